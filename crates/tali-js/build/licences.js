// Brings the licences of the repository into the package, before it is packed.

import { copyFileSync } from "node:fs";

for (const name of ["LICENSE-APACHE", "LICENSE-MIT"]) {
    copyFileSync(new URL(`../../../${name}`, import.meta.url), new URL(`../${name}`, import.meta.url));
}
