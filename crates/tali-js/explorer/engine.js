// The package at work beside the page, in a worker: a fight that takes for ever hangs the worker and not the page.

import load, * as loaded from "../wasm/tali.js";
import { offered } from "../js/tali.js";

/** How long an answer may take, in milliseconds. */
const PATIENCE = 6_000;

/** Whether this is the script of the worker. */
export const atWork = typeof document === "undefined";

/** In the worker: loads the program, and answers. */
export async function work() {
    const questions = [];
    onmessage = ({ data }) => questions.push(data);
    await load({ module_or_path: new URL("tali.wasm", import.meta.url) });
    const tali = offered(loaded);
    const answer = ({ id, name, given }) => {
        try {
            const from = performance.now();
            const said = tali[name](...given);
            postMessage({ id, said, took: performance.now() - from });
        } catch ({ message, path = [] }) {
            postMessage({ id, wrong: { message, path } });
        }
    };
    onmessage = ({ data }) => answer(data);
    questions.forEach(answer);
}

let worker;
let asked = 0;
const waiting = new Map();

/** Asks the package: `ask("odds", request)` gives `{said, took}` or throws what was wrong. */
export function ask(name, ...given) {
    worker ??= hired();
    const id = ++asked;
    return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject, dismissal: setTimeout(dismiss, PATIENCE) });
        worker.postMessage({ id, name, given });
    });
}

function hired() {
    const worker = new Worker(import.meta.url, { type: "module" });
    worker.onmessage = ({ data: { id, said, took, wrong } }) => {
        const { resolve, reject, dismissal } = waiting.get(id);
        waiting.delete(id);
        clearTimeout(dismissal);
        if (wrong) reject(wrong);
        else resolve({ said, took });
    };
    worker.onerror = () => dismiss("The program could not be loaded.");
    return worker;
}

/** Sends the worker away with all that it was asked. */
function dismiss(message = "This takes longer than six seconds, and was broken off. Can it end at all? A limit, such as rounds, helps.") {
    worker?.terminate();
    worker = undefined;
    for (const { reject, dismissal } of waiting.values()) {
        clearTimeout(dismissal);
        reject({ message, path: [] });
    }
    waiting.clear();
}
