// A sheet looked over.

import { h } from "./dom.js";
import { derivedOf, shapeOf } from "./schema.js";
import { label, percent, plain, told } from "./words.js";

/** The figures of a sheet and its faults. */
export function report(system, { derived, faults }) {
    return h(
        "div",
        { class: "report" },
        h("h3", {}, faults.length === 0 ? "No faults" : faults.length === 1 ? "One fault" : `${faults.length} faults`),
        faults.length > 0 && h("ul", { class: "faults" }, faults.map((fault) => h("li", {}, faultText(fault)))),
        h("h3", {}, "Derived"),
        figures(derived, shapeOf(derivedOf(system)).properties),
    );
}

function faultText(fault) {
    if (typeof fault === "string") return fault;
    return fault.message ?? told(fault);
}

function figures(value, schemas = {}) {
    const said = Object.entries(value).filter(([, inner]) => inner !== null);
    return h("dl", {}, said.map(([key, inner]) => [h("dt", {}, label(key)), h("dd", {}, figure(inner), " ", order(schemas[key]))]).flat());
}

/** What the figures are that come in a row of so many. */
function order(schema) {
    const shape = schema && shapeOf(schema);
    if (shape?.kind !== "list" || shape.most === undefined || shape.least !== shape.most) return "";
    return h("span", { class: "hint" }, plain(shape.meaning).replace(/^[^:]*: (.*?)\.? *(In data.*)?$/, "$1"));
}

function figure(value) {
    if (Array.isArray(value)) {
        if (value.some((inner) => inner !== null && typeof inner === "object")) {
            return value.every((inner) => inner.p !== undefined)
                ? h("span", {}, value.map(({ outcome, p }) => `${told(outcome)} ${percent(quotient(p))}`).join(", "))
                : h("ul", {}, value.map((inner) => h("li", {}, figure(inner))));
        }
        return value.length === 0 ? "none" : told(value);
    }
    if (value !== null && typeof value === "object") return Object.keys(value).length === 0 ? "none" : figures(value);
    return typeof value === "boolean" ? (value ? "yes" : "no") : told(value);
}

function quotient(p) {
    const [part, of = "1"] = p.split("/");
    return part / of;
}
