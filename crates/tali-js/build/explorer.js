// Makes the page `dist/explorer/` out of `explorer/`: one HTML file with its style, one script, one program.

import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { build } from "esbuild";

const at = (path) => new URL(`../${path}`, import.meta.url);
const text = (path) => readFileSync(at(path), "utf8");

/** The first example of every test and sheet on the page of requests, which its tests keep true: the form begins with it. */
function examples() {
    const found = {};
    const lines = text("../../docs/requests.md").matchAll(/^```json\n(.*?)^```/gms);
    for (const line of [...lines].flatMap(([, block]) => block.trim().split("\n"))) {
        const { test, sheet } = JSON.parse(line);
        if (!test && !sheet) continue;
        const [[id, fields]] = Object.entries(test ?? sheet);
        // those above the first heading of a test show what is wrong, too
        if (test && !text("../../docs/requests.md").split(`### \`${id}\``)[1]?.includes(line)) continue;
        found[test ? id : `sheet.${id}`] ??= fields;
    }
    return found;
}

rmSync(at("dist/explorer"), { recursive: true, force: true });
mkdirSync(at("dist/explorer"), { recursive: true });
await build({
    entryPoints: [fileURLToPath(at("explorer/main.js"))],
    outfile: fileURLToPath(at("dist/explorer/explorer.js")),
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2023",
    legalComments: "none",
    plugins: [
        {
            name: "examples",
            setup({ onResolve, onLoad }) {
                onResolve({ filter: /^examples$/ }, () => ({ path: "examples", namespace: "examples" }));
                onLoad({ filter: /.*/, namespace: "examples" }, () => ({ contents: JSON.stringify(examples()), loader: "json" }));
            },
        },
    ],
});
const style = text("explorer/style.css").trim();
writeFileSync(at("dist/explorer/index.html"), text("explorer/index.html").replace("<!-- style -->", () => `<style>\n${style}\n</style>`));
copyFileSync(at("wasm/tali_bg.wasm"), at("dist/explorer/tali.wasm"));
