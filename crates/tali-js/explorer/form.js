// A form for any schema: it shows a value, and changes it in place.

import { freshId, h } from "./dom.js";
import { blank, blankChoice, chosen, onlyKey, shapeOf } from "./schema.js";
import { advice, grouped, label, plain, spaced } from "./words.js";

/**
 * The fields of the value `holder[name]`. `changed` is called after each change of it.
 *
 * @returns the element, and `mark(error)`, which puts an error beside its field
 */
export function formFor(schema, holder, name, changed) {
    const places = new Map();
    const context = { places, changed };
    const element = h("div");
    const fill = () => {
        places.clear();
        const replace = (value) => {
            holder[name] = value;
            changed();
            fill();
        };
        element.replaceChildren(...contents(shapeOf(schema), holder[name], [], true, context, replace).flat(9).filter(Boolean));
    };
    fill();
    return { element, mark: (error) => mark(places, error) };
}

/** Shows an error beside its field, or beside the nearest that there is. Gives false if there is none. */
function mark(places, error) {
    for (const place of places.values()) place.show("");
    if (!error) return true;
    for (let length = error.path.length; length > 0; length--) {
        const place = places.get(error.path.slice(0, length).join("."));
        if (place) {
            place.show(advice(error.message));
            return true;
        }
    }
    return false;
}

/** The fields of a group: those that are needed or set, and the others folded away. */
function fieldsOf(shape, value, path, context) {
    const all = Object.entries(shape.properties).map(([name, schema]) => ({
        first: shape.required.includes(name) || name in value,
        element: field(schema, name, value, [...path, name], shape.required.includes(name), context),
    }));
    const rest = all.filter(({ first }) => !first);
    return [
        all.filter(({ first }) => first).map(({ element }) => element),
        rest.length > 0 &&
            h("details", { class: "more" }, h("summary", {}, rest.length === 1 ? "One more field" : `${rest.length} more fields`), rest.map(({ element }) => element)),
    ].flat();
}

/** One field: `holder[name]` is its value. */
function field(schema, name, holder, path, required, context) {
    const shape = shapeOf(schema);
    const set = (value) => {
        if (value === undefined) delete holder[name];
        else holder[name] = value;
        context.changed();
    };
    const title = typeof name === "number" ? String(name + 1) : label(name);
    return control(shape, title, holder[name], set, path, required && !shape.nullable, context);
}

function control(shape, title, value, set, path, required, context) {
    switch (shape.kind) {
        case "boolean":
            return tick(shape, title, value ?? shape.default ?? false, set, path, context);
        case "integer":
            return line(shape, title, integer(shape, value, set), path, required, context);
        case "text":
            return line(shape, title, text(shape, value, set), path, required, context);
        case "words":
            return line(shape, title, words(shape, value, set, required), path, required, context);
        default:
            return block(shape, title, value, set, path, required, context);
    }
}

/** A label over an input, with a hint and a place for an error under it. */
function line(shape, title, input, path, required, context) {
    const [id, hintId, errorId] = [freshId(), freshId(), freshId()];
    const error = h("p", { class: "error", id: errorId, role: "alert" });
    const hint = hintOf(shape, title, required);
    input.id = id;
    input.setAttribute("aria-describedby", `${hint ? hintId : ""} ${errorId}`.trim());
    const element = h("div", { class: "field" }, h("label", { for: id }, title), input, hint && h("p", { class: "hint", id: hintId }, hint), error);
    context.places.set(path.join("."), {
        show(message) {
            error.textContent = message;
            element.classList.toggle("wrong", message !== "");
            input.setAttribute("aria-invalid", String(message !== ""));
            if (message) unfold(element);
        },
    });
    return element;
}

/** Opens what an element is folded away in. */
function unfold(element) {
    for (let around = element.closest("details"); around; around = around.parentElement.closest("details")) around.open = true;
}

/** What is worth saying of a field beside its name. */
function hintOf(shape, title, required) {
    const about = shape.examples?.includes(shape.default ?? shape.examples[0]) && shape.description === shape.meaning ? "" : plain(shape.description);
    const parts = [about.replace(/ −?[\d,]+ to −?[\d,]+\.$/, "")];
    if (shape.kind === "integer" && shape.maximum < 2 ** 31 - 1) {
        parts.push(`${grouped(shape.minimum)} to ${grouped(shape.maximum)}.`);
    }
    if (!required && shape.kind !== "words" && shape.default !== undefined && shape.default !== null) parts.push(`Otherwise ${told(shape.default)}.`);
    return parts.filter((part) => part !== "" && part.toLowerCase() !== `${title.toLowerCase()}.`).join(" ");
}

const told = (value) => (typeof value === "number" ? grouped(value) : String(value));

function integer(shape, value, set) {
    return h("input", {
        type: "number",
        step: 1,
        min: shape.minimum >= Number.MIN_SAFE_INTEGER ? shape.minimum : undefined,
        max: shape.maximum <= Number.MAX_SAFE_INTEGER ? shape.maximum : undefined,
        placeholder: shape.default ?? "",
        value: value ?? "",
        // what is no number at all is given as text, so that it is refused and not taken for nothing
        oninput: ({ target }) => set(target.validity.badInput ? "no number" : target.value === "" ? undefined : Number(target.value)),
    });
}

function text(shape, value, set) {
    return h("input", {
        type: "text",
        autocomplete: "off",
        autocapitalize: "off",
        spellcheck: "false",
        placeholder: shape.default ?? shape.examples[0] ?? "",
        value: value ?? "",
        oninput: ({ target }) => set(target.value === "" ? undefined : target.value),
    });
}

function words(shape, value, set, required) {
    const current = value ?? shape.default ?? undefined;
    return h(
        "select",
        { onchange: ({ target }) => set(target.value === "" ? undefined : target.value) },
        !required && (shape.default ?? undefined) === undefined && h("option", { value: "" }, "—"),
        shape.choices.map((word) => h("option", { value: word.const, selected: word.const === current, title: word.description }, spaced(word.const))),
    );
}

function tick(shape, title, value, set, path, context) {
    const [id, hintId] = [freshId(), freshId()];
    const error = h("p", { class: "error", role: "alert" });
    const input = h("input", { type: "checkbox", id, checked: value, "aria-describedby": hintId, onchange: ({ target }) => set(target.checked) });
    context.places.set(path.join("."), { show: (message) => (error.textContent = message) });
    return h("div", { class: "field tick" }, input, h("label", { for: id }, title), h("p", { class: "hint", id: hintId }, plain(shape.description)), error);
}

/** A field with fields in it. It is built anew when its form changes. */
function block(shape, title, value, set, path, required, context) {
    const error = h("p", { class: "error", role: "alert" });
    const inside = h("div", { class: "inside" });
    const hint = typeof path.at(-1) === "number" ? "" : plain(shape.description);
    const element = h("fieldset", {}, h("legend", {}, title), hint !== "" && h("p", { class: "hint" }, hint), inside, error);
    context.places.set(path.join("."), {
        show(message) {
            error.textContent = message;
            if (message) unfold(element);
        },
    });
    const fill = (value) => {
        for (const place of [...context.places.keys()]) if (place.startsWith(`${path.join(".")}.`)) context.places.delete(place);
        inside.replaceChildren(...contents(shape, value, path, required, context, (value) => (set(value), fill(value))).flat(9).filter(Boolean));
    };
    // what is needed is there, whatever a link says
    if (required && (value === undefined || value === null)) set((value = begun(shape)));
    fill(value);
    return element;
}

function contents(shape, value, path, required, context, replace) {
    if (value === undefined || value === null) {
        return [h("button", { type: "button", class: "quiet", onclick: () => replace(begun(shape)) }, "Set")];
    }
    const unset = !required && h("button", { type: "button", class: "quiet", onclick: () => replace(undefined) }, "Leave out");
    switch (shape.kind) {
        case "group":
            return [fieldsOf(shape, value, path, context), unset];
        case "list":
            return [listed(shape, value, path, context, replace), unset];
        case "map":
            return [mapped(shape, value, path, context, replace), unset];
        default:
            return [choice(shape, value, path, context, replace), unset];
    }
}

function begun(shape) {
    if (shape.kind === "choice") return blankChoice(shape.choices[0]);
    if (shape.kind === "list") return Array.from({ length: Math.max(1, shape.least) }, () => blank(shape.items));
    if (shape.kind === "map") return {};
    return Object.fromEntries(shape.required.map((name) => [name, blank(shape.properties[name])]));
}

function listed(shape, value, path, context, replace) {
    const rows = value.map((_, at) =>
        h(
            "div",
            { class: "row" },
            field(shape.items, at, value, [...path, at], true, context),
            value.length > shape.least &&
                h("button", { type: "button", class: "quiet", "aria-label": `Remove ${at + 1}`, onclick: () => replace(value.toSpliced(at, 1)) }, "Remove"),
        ),
    );
    const full = shape.most !== undefined && value.length >= shape.most;
    return [rows, !full && h("button", { type: "button", class: "quiet", onclick: () => replace([...value, blank(shape.items)]) }, "Add")];
}

function mapped(shape, value, path, context, replace) {
    const keys = shapeOf(shape.keys);
    const left = keys.kind === "words" ? keys.choices.map((word) => word.const).filter((word) => !(word in value)) : undefined;
    const rows = Object.keys(value).map((name) =>
        h(
            "div",
            { class: "row" },
            field(shape.values, name, value, [...path, name], true, context),
            h("button", { type: "button", class: "quiet", "aria-label": `Remove ${spaced(name)}`, onclick: () => {
                const { [name]: _, ...rest } = value;
                replace(rest);
            } }, "Remove"),
        ),
    );
    const add = (name) => name !== "" && replace({ ...value, [name]: blank(shape.values) });
    const adder = left
        ? h("select", { "aria-label": "Add", onchange: ({ target }) => add(target.value) }, h("option", { value: "" }, "Add …"), left.map((word) => h("option", { value: word }, spaced(word))))
        : h("input", { type: "text", "aria-label": "Add, by name", placeholder: "Add: a name", onchange: ({ target }) => add(target.value) });
    return [rows, adder];
}

function choice(shape, value, path, context, replace) {
    const at = chosen(shape.choices, value);
    const picked = shape.choices[at];
    const select = h(
        "select",
        { "aria-label": "Which", class: "which", onchange: ({ target }) => replace(blankChoice(shape.choices[target.value])) },
        shape.choices.map((choice, index) => h("option", { value: index, selected: index === at }, choiceName(choice))),
    );
    const key = onlyKey(picked);
    if (picked.const !== undefined) return [select];
    if (key !== undefined) return [select, field(picked.properties[key], key, value, [...path, key], true, context)];
    const inner = shapeOf(picked);
    if (inner.kind === "group") return [select, fieldsOf(inner, value, path, context)];
    return [select, control(inner, label(inner.kind), value, (value) => value !== undefined && replace(value), [...path, ""], true, context)];
}

function choiceName(choice) {
    const key = choice.const ?? onlyKey(choice);
    if (key !== undefined) return spaced(key);
    return shapeOf(choice).kind === "group" ? "another …" : shapeOf(choice).kind;
}
