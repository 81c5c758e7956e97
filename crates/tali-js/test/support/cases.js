// The worked cases of `testdata/`, and what the program in Rust answers to them.

import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { json } from "../../js/json.js";

export const root = new URL("../../../../", import.meta.url);

/** Every case: `{id, test, do, expect}`. */
export const cases = readdirSync(new URL("testdata/", root))
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) => lines(readFileSync(new URL(`testdata/${name}`, root), "utf8")))
    .map(parsed);

/** Every question of `docs/requests.md`, with and without a test. */
export const documented = [...readFileSync(new URL("docs/requests.md", root), "utf8").matchAll(/^```json\n(.*?)^```/gms)]
    .flatMap(([, block]) => lines(block))
    .map(parsed)
    .filter((value) => value.test !== undefined || value.sheet !== undefined);

/** What the example `requests` answers to questions, a line of text for each. */
export function answersInRust(questions) {
    const input = questions.map((question) => `${json(question)}\n`).join("");
    const example = ["run", "--quiet", "--package", "tali", "--features", "serde", "--example", "requests"];
    return lines(execFileSync("cargo", example, { cwd: fileURLToPath(root), input, encoding: "utf8", maxBuffer: 2 ** 28 }));
}

/** A line read, its numbers of 64 bits as bigint. */
function parsed(line) {
    const marked = line.replace(/(?<=[[:,] ?)-?\d{16,}(?=[ ,}\]])/g, '"bigint $&"');
    return JSON.parse(marked, (_, value) => (/^bigint -?\d+$/.test(value) ? BigInt(value.slice(7)) : value));
}

function lines(text) {
    return text.split("\n").filter((line) => line !== "");
}
