// The package in browsers, and for bundlers, which find the program by the `URL` in `wasm/tali.js`.

import load, * as loaded from "../wasm/tali.js";
import { offered } from "./tali.js";

await load();

export const { odds, roll, rollWith, replay, validate, requests, rules, version } = offered(loaded);
export { TaliError } from "./tali.js";
