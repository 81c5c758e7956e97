// Real dice, typed in one by one.

import { freshId, h } from "./dom.js";

/** So many sides are buttons; with more, the face is typed. */
const MOST_BUTTONS = 12;

/** What asks for the next die. `give(face)` takes it. */
export function askFor(sides, give) {
    const id = freshId();
    const input = h("input", { type: "number", id, min: 1, max: sides, step: 1, inputmode: "numeric", required: true, class: "face" });
    return h(
        "form",
        {
            class: "ask",
            onsubmit: (event) => {
                event.preventDefault();
                if (input.value !== "") give(Number(input.value));
            },
        },
        h("label", { for: id }, "Roll a ", h("b", {}, `d${sides}`), " and type its face"),
        h("div", { class: "typed" }, input, h("button", { type: "submit" }, "Add")),
        sides <= MOST_BUTTONS &&
            h("div", { class: "faces", role: "group", "aria-label": `Faces of the d${sides}` }, Array.from({ length: sides }, (_, at) => h("button", { type: "button", class: "quiet", onclick: () => give(at + 1) }, String(at + 1)))),
    );
}

/** The dice that lie on the table. */
export function onTheTable(faces, { undo, clear }) {
    return h(
        "div",
        { class: "table" },
        h("p", {}, h("span", { class: "hint" }, faces.length === 0 ? "No die lies on the table yet." : "On the table: "), faces.map((face) => h("span", { class: "die" }, String(face)))),
        faces.length > 0 &&
            h("p", {}, h("button", { type: "button", class: "quiet", onclick: undo }, "Take the last back"), " ", h("button", { type: "button", class: "quiet", onclick: clear }, "Start over")),
    );
}
