// Runs `scripts/wasm`, so that `npm run build` is the one command.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

execFileSync(fileURLToPath(new URL("../../../scripts/wasm", import.meta.url)), { stdio: "inherit" });
