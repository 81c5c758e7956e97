// Elements, with as little said as possible.

/** An element: `h("p", { class: "hint" }, "text", child)`. Children that are null or false are left out. */
export function h(tag, properties = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(properties)) {
        if (value === undefined || value === null || value === false) continue;
        if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
        else if (["value", "checked", "selected"].includes(name)) element[name] = value;
        else element.setAttribute(name, value === true ? "" : value);
    }
    element.append(...children.flat().filter((child) => child !== undefined && child !== null && child !== false));
    return element;
}

let ids = 0;

/** An id that no other element has. */
export const freshId = () => `e${++ids}`;
