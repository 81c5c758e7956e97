// A real Chromium, and the page in it.

import { execFileSync } from "node:child_process";

import { chromium } from "playwright-core";

import { server } from "../../build/serve.js";

const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** The browser, and where the page is, or the files of another folder; `close` ends both. */
export async function opened(folder) {
    const executablePath = process.env.CHROMIUM ?? execFileSync("sh", ["-c", "command -v chromium chromium-browser google-chrome | head -1"], { encoding: "utf8" }).trim();
    const serving = server(folder);
    await new Promise((done) => serving.listen(0, "localhost", done));
    const browser = await launched(executablePath);
    return {
        browser,
        address: `http://localhost:${serving.address().port}/`,
        close: async () => {
            await browser.close();
            serving.close();
        },
    };
}

/** On a busy machine, a browser sometimes doesn't come up: it is tried again. */
async function launched(executablePath, tries = 3) {
    try {
        return await chromium.launch({ executablePath, args: FLAGS, timeout: 40_000 });
    } catch (error) {
        if (tries === 1) throw error;
        return launched(executablePath, tries - 1);
    }
}
