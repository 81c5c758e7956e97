// Runs `scripts/wasm`, so that `npm run build` is the one command, and ends as it does.

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const { status, error } = spawnSync(fileURLToPath(new URL("../../../scripts/wasm", import.meta.url)), { stdio: "inherit" });
if (error) console.error(`scripts/wasm: ${error.message}`);
process.exitCode = status ?? 1;
