// Compiled, not run: what an author of plugins writes, and what the types must refuse.

import { type Needed, odds, type Odds, replay, type Request, requests, roll, rollWith, rules, type Settled, type Sheet, TaliError, type Trace, validate, version } from "tali-js";

const check = odds({ "mini6.check": { code: "5D+1", tn: 15 } });
const words: Array<"failure" | "success"> = check.map(({ outcome }) => outcome);
const chances: number[] = check.map(({ chance }) => chance);
const fractions: string[] = check.map(({ p }) => p);

const strike = roll({ "mini6.strike": { attack: "5D", tn: 16, damage: "5D", soak: 12 } }, 7n);
if (strike.outcome === "wounded+stunned") console.log(strike.trace);

const ratings = odds({ "tiers.roll": { actor: 2n ** 60n, opposing: 10 } });
const exchange = odds({ "tiers.exchange": { accuracy: 1, avoidance: 2, damage: 3, deflection: 4 } });
for (const { outcome } of exchange) if ("hit" in outcome) console.log(outcome.hit);

async function settle(request: Request, die: (sides: number) => Promise<number>): Promise<Settled> {
    const faces: number[] = [];
    for (;;) {
        const said: Settled | Needed = replay(request, faces);
        if (!said.need) return said;
        faces.push(await die(said.need.sides));
    }
}

function faces(trace: Trace): number[] {
    return trace.flatMap((entry) => {
        if ("die" in entry) return [entry.die.face];
        if ("part" in entry) return faces(entry.part.trace);
        return "round" in entry ? faces(entry.round.trace) : [];
    });
}

const saved: Request = JSON.parse("{}");
const any: Odds = odds(saved);
const fixed = rollWith({ "pool.test": { modifier: 1 } }, (sides) => sides);
const report = validate({ mini6: { might: "3D", agility: "3D", wit: "3D", charm: "3D", skills: { dodge: "4D" } } });
const soak: [number, number] = report.derived.soak;
const sheet: Sheet = { tiers: { accuracy: 1, avoidance: 2, damage: 3, deflection: 4 } };
const title: string = rules()[0].title + requests()[0] + version;
try {
    odds(saved);
} catch (error) {
    if (error instanceof TaliError) console.log(error.field?.length, error.path.length, error.message);
}

// @ts-expect-error a target number is missing
odds({ "mini6.check": { code: "5D" } });
// @ts-expect-error no such field
odds({ "mini6.check": { code: "5D", tn: 15, luck: 1 } });
// @ts-expect-error no such test
odds({ "mini6.luck": {} });
// @ts-expect-error a number in place of a code
odds({ "mini6.check": { code: 5, tn: 15 } });
// @ts-expect-error no such word
odds({ "mini6.attack": { attack: "5D", defence: 15, range: "far" } });
// @ts-expect-error a bigint where numbers are small
odds({ "mini6.check": { code: "5D", tn: 15n } });
// @ts-expect-error dice that take their time
rollWith({ "pool.test": { modifier: 1 } }, async () => 3);
// @ts-expect-error no such outcome
if (strike.outcome === "asleep") console.log();
// @ts-expect-error no such skill
validate({ mini6: { might: "3D", agility: "3D", wit: "3D", charm: "3D", skills: { luck: "4D" } } });

export { any, chances, exchange, faces, fixed, fractions, ratings, settle, sheet, soak, title, words };
