// Serves the page on this machine: `npm start`.

import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const TYPES = { html: "text/html; charset=utf-8", js: "text/javascript; charset=utf-8", wasm: "application/wasm" };
const FILES = ["index.html", "explorer.js", "tali.wasm"];

/** A server of the three files of the page, and of nothing else. */
export const server = () =>
    createServer(async ({ url }, response) => {
        const name = new URL(url, "http://localhost").pathname.slice(1) || "index.html";
        if (!FILES.includes(name)) return response.writeHead(404).end();
        const body = await readFile(new URL(`../dist/explorer/${name}`, import.meta.url));
        response.writeHead(200, { "content-type": TYPES[name.split(".").at(-1)] }).end(body);
    });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
    server().listen(8064, "localhost", () => console.log("http://localhost:8064"));
}
