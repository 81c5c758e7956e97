// What the page shows, kept in its address, so that a link shows the same.

import { subjectOf } from "./schema.js";

/** What the page shows: a subject, one or two set-ups of its fields, a seed, and dice on the table. */
export function begun(subject = subjectOf("mini6.check")) {
    return { subject, setUps: [structuredClone(subject.example)], seed: undefined, dice: undefined };
}

/** What an address shows, as far as it can be read. */
export function read(hash) {
    const said = new URLSearchParams(hash.replace(/^#/, ""));
    const subject = subjectOf(said.get("show"));
    if (!subject) return begun();
    const state = begun(subject);
    const setUps = ["a", "b"].map((name) => fields(said.get(name))).filter((fields) => fields !== undefined);
    if (setUps.length > 0) state.setUps = subject.isSheet ? setUps.slice(0, 1) : setUps;
    if (subject.isSheet) return state;
    if (/^\d{1,20}$/.test(said.get("seed") ?? "")) state.seed = said.get("seed");
    const dice = said.get("dice");
    if (dice !== null && /^(\d{1,5}(,\d{1,5})*)?$/.test(dice)) state.dice = dice === "" ? [] : dice.split(",").map(Number);
    return state;
}

function fields(text) {
    try {
        const value = JSON.parse(text);
        return value !== null && typeof value === "object" && !Array.isArray(value) ? value : undefined;
    } catch {
        return undefined;
    }
}

/** The address of what the page shows. */
export function written({ subject, setUps, seed, dice }) {
    const said = new URLSearchParams({ show: subject.key });
    setUps.forEach((fields, side) => said.set("ab"[side], JSON.stringify(fields)));
    if (seed !== undefined) said.set("seed", seed);
    if (dice !== undefined) said.set("dice", dice.join());
    return `#${said}`;
}
