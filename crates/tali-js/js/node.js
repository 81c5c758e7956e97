// The package in Node.

import { readFileSync } from "node:fs";
import * as loaded from "../wasm/tali.js";
import { offered } from "./tali.js";

loaded.initSync({ module: readFileSync(new URL("../wasm/tali_bg.wasm", import.meta.url)) });

export const { odds, roll, rollWith, replay, validate, requests, rules, version } = offered(loaded);
export { TaliError } from "./tali.js";
