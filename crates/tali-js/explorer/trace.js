// A roll told as a chat card.

import { h } from "./dom.js";
import { grouped, label, spaced, told } from "./words.js";

/** The card of a test that is settled. Where all of it is one part, the card itself is its heading. */
export function card(title, { outcome, trace }) {
    if (trace.length === 1 && trace[0].part) trace = trace[0].part.trace;
    return h("article", { class: "card" }, h("p", { class: "what" }, title), h("p", { class: "outcome" }, told(outcome)), entries(trace));
}

/** The most entries of one list that are told at once. */
const MOST = 200;

function entries(trace) {
    const shown = trace.slice(0, MOST);
    const told = [];
    for (let at = 0; at < shown.length; ) {
        const dice = shown.slice(at).findIndex((entry) => !entry.die);
        const run = dice < 0 ? shown.length - at : dice;
        if (run > 0) {
            told.push(h("li", { class: "dice" }, h("ul", {}, shown.slice(at, at + run).map(({ die: rolled }) => h("li", {}, die(rolled))))));
            at += run;
        } else {
            told.push(h("li", {}, entry(shown[at])));
            at += 1;
        }
    }
    const left = trace.length - shown.length;
    if (left > 0) told.push(h("li", { class: "hint" }, `and ${grouped(left)} more`));
    return h("ul", { class: "trace" }, told);
}

function entry({ note, part, round }) {
    if (note) return [h("span", { class: "note" }, `${spaced(note.what)} `, h("b", {}, grouped(note.figure)))];
    if (part) return [h("p", { class: "part" }, label(part.rule.slice(part.rule.indexOf(".") + 1)), " ", h("b", {}, cameTo(part.came_to))), entries(part.trace)];
    return [h("p", { class: "part" }, `Round ${round.round}`), entries(round.trace)];
}

/** What a part came to, as people read it: `SeverelyWounded` is “severely wounded”. */
function cameTo(words) {
    const inside = words.replace(/^\w+ \{ (.*) \}$/, "$1");
    return inside.replace(/[A-Z][A-Za-z]+/g, (name) => name.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase());
}

/** A die as it fell. */
function die({ sides, face, wild, kept }) {
    const said = `d${sides} ${face}${wild ? ", wild" : ""}${kept ? "" : ", not counted"}`;
    return h("span", { class: `die${wild ? " wild" : ""}${kept ? "" : " out"}${sides === 6 ? "" : " other"}`, title: said, role: "img", "aria-label": said }, String(face));
}
