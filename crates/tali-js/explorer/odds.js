// Exact odds as a chart: a row an outcome, for one set-up or for two.

import { h } from "./dom.js";
import { grouped, percent, plain, told } from "./words.js";

/** A chart of odds. `setUps` are one or two of `{name, odds, fields}`; `meanings` explain words. */
export function chart(setUps, meanings) {
    const rows = merged(setUps.map(({ odds }) => odds));
    const cumulative = rows.length > 2 && rows.every(({ outcome }) => figure(outcome) !== undefined);
    const widest = Math.max(...rows.flatMap(({ lines }) => lines.map((line) => line?.chance ?? 0)));
    const tails = setUps.map((_, side) => atLeast(rows, side));
    const two = setUps.length === 2;

    const heads = ["Outcome", "Chance", two ? "" : "Exactly", cumulative ? "At least" : ""];
    return h(
        "div",
        { class: `chart${two ? " two" : ""}${cumulative ? " tails" : ""}` },
        two && h("ul", { class: "legend" }, setUps.map(({ name }, side) => h("li", { class: `side${side}` }, name))),
        h(
            "table",
            {},
            h("thead", {}, h("tr", {}, h("th", { scope: "col" }, heads[0]), h("th", { scope: "col", class: "bars" }, h("span", { class: "unseen" }, "Bar")), h("th", { scope: "col", class: "number" }, heads[1]), !two && h("th", { scope: "col", class: "fraction" }, heads[2]), cumulative && h("th", { scope: "col", class: "number" }, heads[3]))),
            h("tbody", {}, rows.map((row, at) => rowOf(row, { setUps, meanings, widest, cumulative, tails: tails.map((tail) => tail[at]), two }))),
        ),
    );
}

function rowOf({ outcome, lines }, { setUps, meanings, widest, cumulative, tails, two }) {
    return h(
        "tr",
        {},
        h("th", { scope: "row", title: plain(meanings.get(typeof outcome === "object" ? Object.keys(outcome)[0] : outcome)) }, name(outcome, setUps)),
        h("td", { class: "bars", "aria-hidden": "true" }, setUps.map((_, side) => bar(side, lines[side]?.chance ?? 0, widest, cumulative ? tails[side] : undefined))),
        h("td", { class: "number" }, setUps.map((_, side) => h("span", { class: `side${side}`, title: lines[side]?.p ?? "0" }, lines[side] ? percent(lines[side].chance) : "—"))),
        !two && h("td", { class: "fraction" }, fraction(lines[0].p)),
        cumulative && h("td", { class: "number tail" }, setUps.map((_, side) => h("span", { class: `side${side}` }, percent(tails[side])))),
    );
}

/** A bar, and behind it a pale one that ends in a line: the chance of that outcome or more. */
function bar(side, chance, widest, tail) {
    // small chances are drawn beside the largest of them, others beside certainty
    const scale = tail === undefined && widest < 0.25 ? widest : 1;
    return h(
        "div",
        { class: `track side${side}${tail === undefined ? "" : " open"}${scale < 1 ? " scaled" : ""}` },
        tail !== undefined && h("div", { class: "tail-bar", style: `width:${(100 * tail).toFixed(3)}%` }),
        chance > 0 && h("div", { class: "bar", style: `width:${((100 * chance) / scale).toFixed(3)}%` }),
    );
}

/** The longest fraction that is shown whole. */
const LONGEST = 26;

function fraction(p) {
    if (p.length <= LONGEST) return p;
    const [part, of] = p.split("/");
    const short = `${part.length} digits / ${of.length} digits`;
    return h("details", { class: "long" }, h("summary", {}, short), h("code", {}, p));
}

/** The name of an outcome. At the end of a count, it stands for more as well. */
function name(outcome, setUps) {
    const most = setUps.map(({ fields }) => fields.at_most).filter((most) => most !== undefined);
    const counted = figure(outcome);
    const open = counted !== undefined && most.length === setUps.length && most.every((most) => most === counted);
    return `${typeof outcome === "number" ? grouped(outcome) : told(outcome)}${open ? " or more" : ""}`;
}

/** The number in an outcome that is one, or has one alone. */
function figure(outcome) {
    return typeof outcome === "number" ? outcome : undefined;
}

/** The chance of each row or a later one. */
function atLeast(rows, side) {
    let sum = 0;
    const sums = rows.toReversed().map(({ lines }) => (sum += lines[side]?.chance ?? 0)).toReversed();
    // all of them together are certain, whatever the sum of rounded numbers
    return sums.map((tail) => (tail > 1 - 1e-12 ? 1 : tail));
}

/** The rows of one or two odds in the order that both keep. */
function merged(all) {
    const [first, second = []] = all.map((odds) => odds.map((line) => ({ line, key: JSON.stringify(line.outcome) })));
    const rows = [];
    const inFirst = new Set(first.map(({ key }) => key));
    const inSecond = new Map(second.map((entry, at) => [entry.key, at]));
    let next = 0;
    const only = (entry) => rows.push({ outcome: entry.line.outcome, lines: [undefined, entry.line] });
    for (const { line, key } of first) {
        const place = inSecond.get(key);
        const before = (entry) => typeof entry.line.outcome === "number" && entry.line.outcome < line.outcome;
        while (next < (place ?? second.length) && (place !== undefined || before(second[next]))) {
            if (!inFirst.has(second[next].key)) only(second[next]);
            else if (place === undefined) break;
            next++;
        }
        if (place !== undefined) next = place + 1;
        rows.push({ outcome: line.outcome, lines: [line, place === undefined ? undefined : second[place].line] });
    }
    for (; next < second.length; next++) if (!inFirst.has(second[next].key)) only(second[next]);
    return rows;
}
