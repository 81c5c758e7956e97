// What is packed: the types are those of the schema and compile, the program is small, and nothing else is in it.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import { schema, TYPES, typesOf } from "../build/types.js";

const folder = fileURLToPath(new URL("..", import.meta.url));
const read = (path) => readFileSync(new URL(path, import.meta.url));

test("the types are those of the schema: `npm run types` writes them", () => {
    assert.equal(readFileSync(TYPES, "utf8"), typesOf(schema()));
});

test("the types let through what is right and refuse what is wrong", () => {
    try {
        execFileSync(process.execPath, [`${folder}node_modules/typescript/bin/tsc`, "-p", "test/types"], { cwd: folder, encoding: "utf8" });
    } catch (error) {
        assert.fail(error.stdout);
    }
});

test("a keyword of the schema that the types don't know is an error", () => {
    const changed = schema();
    changed.$defs.Mini6Check.dependentRequired = {};
    assert.throws(() => typesOf(changed), /no type is known for dependentRequired/);
});

test("the program is less than 350 KB gzipped, and tells no path of the machine it was built on", () => {
    const program = read("../wasm/tali_bg.wasm");
    const size = gzipSync(program, { level: 9 }).length;
    assert.ok(size < 350_000, `${size} bytes`);
    const path = /\/(home|root|work|tmp|Users)\/[\w.-]+/.exec(program.toString("latin1"));
    assert.equal(path?.[0], undefined);
});

test("the package has types, README, licences, its two halves and nothing else", () => {
    const [{ files }] = JSON.parse(execFileSync("npm", ["pack", "--dry-run", "--json"], { cwd: folder, encoding: "utf8" }));
    assert.deepEqual(files.map(({ path }) => path).sort(), [
        "LICENSE-APACHE",
        "LICENSE-MIT",
        "README.md",
        "js/browser.js",
        "js/chance.js",
        "js/fault.js",
        "js/json.js",
        "js/node.js",
        "js/tali.js",
        "package.json",
        "types/index.d.ts",
        "types/requests.d.ts",
        "wasm/tali.js",
        "wasm/tali_bg.wasm",
    ]);
});
