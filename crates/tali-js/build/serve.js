// Serves the page on this machine: `npm start`.

import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const TYPES = { html: "text/html; charset=utf-8", js: "text/javascript; charset=utf-8", wasm: "application/wasm" };

/** A server of the pages, scripts and programs in a folder, and of nothing else. */
export const server = (folder = new URL("../dist/explorer/", import.meta.url)) =>
    createServer(async ({ url }, response) => {
        // what a URL resolves to stays under its root, whatever is asked for
        const name = new URL(url, "http://localhost").pathname.slice(1) || "index.html";
        const type = TYPES[name.split(".").at(-1)];
        const body = type && (await readFile(new URL(`./${name}`, folder)).catch(() => undefined));
        if (body === undefined) response.writeHead(404).end();
        else response.writeHead(200, { "content-type": type }).end(body);
    });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
    server().listen(8064, "localhost", () => console.log("http://localhost:8064"));
}
