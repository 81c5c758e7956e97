// The package as browsers load it, without a bundler and with one.

import assert from "node:assert/strict";
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";

import { build } from "esbuild";
import { odds, roll, version } from "tali-js";

import { opened } from "./support/chromium.js";

const folder = new URL("..", import.meta.url);
const strike = { "mini6.strike": { attack: "5D", tn: 16, damage: "5D", soak: 12 } };

let bundles;
before(async () => (bundles = await mkdtemp(`${tmpdir()}/tali-`)));
after(() => rm(bundles, { recursive: true }));

/** What the package says in a page that imports it as `module` out of a folder. */
async function saidIn(context, files, module) {
    const stage = await opened(files);
    context.after(stage.close);
    const page = await stage.browser.newPage();
    await page.goto(`${stage.address}${folder === files ? "dist/explorer/index.html" : "index.html"}`);
    return page.evaluate(
        async ([module, strike]) => {
            const tali = await import(module);
            return { odds: tali.odds(strike), rolled: tali.roll(strike, 7), version: tali.version };
        },
        [module, strike],
    );
}

const wanted = { odds: odds(strike), rolled: roll(strike, 7), version };

test("a browser imports the package as it is", async (context) => {
    assert.deepEqual(await saidIn(context, folder, "/js/browser.js"), wanted);
});

test("a bundler makes one script of it, and finds its program", async (context) => {
    await build({
        stdin: { contents: 'export * from "tali-js";', resolveDir: fileURLToPath(folder) },
        outfile: `${bundles}/bundle.js`,
        bundle: true,
        format: "esm",
        logLevel: "error",
    });
    await writeFile(`${bundles}/index.html`, "<!doctype html><title>A plugin</title>");
    await copyFile(new URL("wasm/tali_bg.wasm", folder), `${bundles}/tali_bg.wasm`);
    assert.deepEqual(await saidIn(context, pathToFileURL(`${bundles}/`), "/bundle.js"), wanted);
});
