// The package answers as the program in Rust does.

import assert from "node:assert/strict";
import { test } from "node:test";

import { odds, replay, requests, roll, rollWith, rules, TaliError, validate, version } from "tali-js";
import { json } from "../js/json.js";
import { answersInRust, cases, documented } from "./support/cases.js";

/** What the package says to a question, in the words of the program in Rust. */
function answerTo({ id = null, test, do: action, sheet }) {
    try {
        if (sheet !== undefined) return JSON.stringify({ id, ...validate(sheet) });
        if (action === "odds") return JSON.stringify({ id, odds: odds(test).map(({ outcome, p }) => ({ outcome, p })) });
        if (action.roll !== undefined) return JSON.stringify({ id, ...roll(test, action.roll.seed) });
        return JSON.stringify({ id, ...replay(test, action.replay) });
    } catch (error) {
        if (!(error instanceof TaliError)) throw error;
        return JSON.stringify({ id, error: error.message });
    }
}

/** The program in Rust reads lines, and says where in them an error is. */
const withoutPlace = (line) => line.replace(/ at line \d+ column \d+"}$/, '"}');

test("every case of testdata is answered byte for byte as in Rust", () => {
    assert.ok(cases.length > 600, `only ${cases.length} cases`);
    const inRust = answersInRust(cases.map(({ id, test, do: action }) => ({ id, test, do: action })));
    assert.equal(inRust.length, cases.length);
    cases.forEach((asked, at) => assert.equal(answerTo(asked), withoutPlace(inRust[at])));
});

/** Cases that JavaScript can't ask: to it, 15.0 is 15. */
const INEXPRESSIBLE = ["refused/17"];

test("every case of testdata comes to what it expects", () => {
    for (const asked of cases) {
        const answer = JSON.parse(answerTo(asked));
        for (const [key, expected] of Object.entries(asked.expect)) {
            if (INEXPRESSIBLE.includes(asked.id)) continue;
            if (key === "error" && expected === true) assert.ok(answer.error, asked.id);
            else assert.deepEqual(answer[key], expected, asked.id);
        }
    }
});

test("every example of the page of requests is answered byte for byte as in Rust", () => {
    assert.ok(documented.length > 70, `only ${documented.length} examples`);
    const inRust = answersInRust(documented);
    documented.forEach((asked, at) => assert.equal(answerTo(asked), withoutPlace(inRust[at])));
});

/** One test of each id, and some more. */
const tests = [...new Map(cases.filter(({ expect }) => !expect.error).map(({ test }) => [json(test), test])).values()];

test("a seed gives the dice that it gives in Rust", () => {
    const seeds = [0, 7, 20261130, Number.MAX_SAFE_INTEGER, 2n ** 53n + 1n, 2n ** 64n - 1n];
    const asked = tests.flatMap((test, at) => [seeds[at % seeds.length], seeds[(at + 1) % seeds.length]].map((seed) => ({ test, seed })));
    const inRust = answersInRust(asked.map(({ test, seed }) => ({ test, do: { roll: { seed } } })));
    asked.forEach(({ test, seed }, at) => assert.equal(JSON.stringify({ id: null, ...roll(test, seed) }), inRust[at]));
});

test("dice rolled by a function settle a test as the same faces replayed", () => {
    for (const test of tests) {
        const rolled = roll(test, 11);
        const faces = facesOf(rolled.trace);
        const left = [...faces];
        const sides = [];
        const settled = rollWith(test, (wanted) => (sides.push(wanted), left.shift()));
        assert.deepEqual(settled, rolled);
        assert.deepEqual(left, []);
        assert.deepEqual(settled, replay(test, faces));
        if (faces.length > 0 && faces.length < 100) {
            const at = faces.length >> 1;
            assert.deepEqual(replay(test, faces.slice(0, at)), { need: { sides: sides[at] } });
        }
    }
});

/** The faces in a trace, in the order rolled. */
function facesOf(trace) {
    return trace.flatMap((entry) => {
        if (entry.die) return [entry.die.face];
        return facesOf(entry.part?.trace ?? entry.round?.trace ?? []);
    });
}

test("a test is settled die by die when dice take their time", async () => {
    const test = { "mini6.strike": { attack: "2D", tn: 7, damage: "2D", soak: 5, state: "stunned" } };
    const table = [4, 3, 6, 2];
    const asked = [];
    const player = async (sides) => (asked.push(sides), table[asked.length - 1]);
    const settled = await settle(test, player);
    assert.deepEqual(settled, replay(test, table));
    assert.deepEqual(asked, [6, 6, 6, 6]);
});

// the loop of the README
async function settle(request, die) {
    const faces = [];
    for (;;) {
        const said = replay(request, faces);
        if (!said.need) return said;
        faces.push(await die(said.need.sides));
    }
}

test("chances are the numbers nearest to their fractions", () => {
    for (const { test, expect } of cases) {
        if (!expect.odds) continue;
        const all = odds(test);
        for (const { p, chance } of all) {
            const [part, of = "1"] = p.split("/").map(BigInt);
            assert.ok(isNearest(chance, part, BigInt(of)), `${p}: ${chance}`);
        }
        const sum = all.reduce((sum, { chance }) => sum + chance, 0);
        assert.ok(Math.abs(sum - 1) < 1e-12, `${json(test)}: ${sum}`);
    }
});

/** Whether no other number is nearer to `part / of`, reckoned exactly. */
function isNearest(number, part, of) {
    const distance = (number) => {
        // a number from 0 to 1 is a whole number of 2^-1074
        const scaled = exact(number) * of - part * 2n ** 1074n;
        return scaled < 0n ? -scaled : scaled;
    };
    const bits = new BigUint64Array(new Float64Array([number]).buffer)[0];
    const neighbours = [bits - 1n, bits + 1n].filter((bits) => bits >= 0n);
    return neighbours.every((bits) => distance(number) <= distance(new Float64Array(new BigUint64Array([bits]).buffer)[0]));
}

function exact(number) {
    let scaled = number;
    let shift = 0n;
    while (!Number.isInteger(scaled)) [scaled, shift] = [scaled * 2 ** 52, shift + 52n];
    return (BigInt(scaled) * 2n ** 1074n) >> shift;
}

test("errors name the field and what is allowed", () => {
    const fighter = { attack: "1D", damage: "1D", defence: 4, soak: 3 };
    const [exchange] = documented.flatMap(({ test }) => test?.["brp.exchange"] ?? []);
    const check = (fields) => odds({ "mini6.check": { code: "5D", tn: 15, ...fields } });
    const wrong = [
        [() => check({ tn: 5000 }), "tn", "mini6.check: target number 5000 is out of range: -1000 to 1000 are allowed"],
        [() => check({ tn: "15" }), "tn", /string "15"/],
        [() => check({ tn: 1.5 }), "tn", /1\.5/],
        [() => check({ tn: Number.NaN }), "tn", /null/],
        [() => check({ code: "0D" }), "code", /0/],
        [() => check({ luck: 1 }), "luck", /unknown field `luck`, expected one of `code`, `bonus`, `tn`/],
        [() => odds({ "mini6.check": { code: "5D" } }), "tn", "missing field `tn`"],
        [() => odds({ "challenge.resolve": { a: { rating: 4 }, b: { rating: 5000 } } }), "b.rating", /out of range/],
        [() => odds({ "brp.physik": { skill: 40, wounds: [4, 5000] } }), "wounds.1", /5000 is out of range/],
        [() => odds({ "brp.major": { luck: 60, table: [{ up_to: 40 }, { up_to: 100, injury: "a limp" }] } }), "table.0.injury", "missing field `injury`"],
        [() => odds({ "mini6.duel": { first: fighter, second: { ...fighter, soak: undefined } } }), "second.soak", "missing field `soak`"],
        [() => odds({ "mini6.duel": { first: fighter, second: { ...fighter, damage: "0D" } } }), "second.damage", /0D/],
        [() => odds({ "mini6.duel": { first: fighter, second: fighter, opening: { initiative: { first: "3D", second: 3 } } } }), "opening.initiative.second", /integer `3`/],
        [() => odds({ "pool.gaze": { directed: { avoided: 1 } } }), "directed.avoided", /integer `1`/],
        // the fields are right one by one
        [() => odds({ "brp.exchange": { ...exchange, hit_points: { total: 5, current: 6 } } }), "hit_points", /6/],
        [() => odds({ "mini6.luck": {} }), undefined, /unknown variant `mini6.luck`, expected one of `mini6.wild-die`/],
        [() => odds({}), undefined, /an object with one key/],
        [() => odds(null), undefined, /a request is an object/],
        [() => odds(undefined), undefined, /a request is an object/],
        [() => odds(() => 1), undefined, /a request is an object/],
        [() => odds(7), undefined, /an object whose one key is the id of a test/],
        [() => odds([]), undefined, /sequence/],
        [() => roll({ "pool.test": { modifier: 1 } }, -1), "seed", /seed -1 is out of range: whole numbers from 0/],
        [() => roll({ "pool.test": { modifier: 1 } }, 0.5), "seed", /0\.5/],
        [() => roll({ "pool.test": { modifier: 1 } }, 2 ** 53), "seed", /bigint/],
        [() => roll({ "pool.test": { modifier: 1 } }, 2n ** 64n), "seed", /18446744073709551616/],
        [() => roll({ "pool.test": { modifier: 1 } }, "7"), "seed", /"7"/],
        [() => roll({ "pool.test": { modifier: 1 } }), "seed", /undefined/],
        [() => replay({ "pool.test": { modifier: -1 } }, [5, 7]), undefined, "die 2 is a d6, which has no face 7: 1 to 6 are allowed"],
        [() => replay({ "pool.test": { modifier: -1 } }, [5, 4, 3]), undefined, /left over/],
        [() => replay({ "pool.test": { modifier: -1 } }, [5, "4"]), "faces.1", /string "4"/],
        [() => replay({ "pool.test": { modifier: -1 } }, 5), "faces", /integer `5`/],
        [() => replay({ "pool.test": { modifier: -1 } }), undefined, /faces are a list/],
        [() => rollWith({ "pool.test": { modifier: -1 } }, () => 7), undefined, "die 1 is a d6, which has no face 7: 1 to 6 are allowed"],
        [() => rollWith({ "pool.test": { modifier: -1 } }, () => 2.5), undefined, /no face 2\.5/],
        [() => rollWith({ "pool.test": { modifier: -1 } }, () => "3"), undefined, /no face "3"/],
        [() => rollWith({ "pool.test": { modifier: -1 } }, () => {}), undefined, /no face undefined/],
        [() => rollWith({ "pool.test": { modifier: -1 } }, async () => 3), undefined, /the die is a promise/],
        [() => rollWith({ "pool.test": { modifier: -1 } }), undefined, /rolled by a function/],
        [() => rollWith({ "pool.test": { modifier: 5000 } }, () => 1), "modifier", /out of range/],
        [() => validate({ mini6: { might: "3D", luck: 1 } }), "luck", /unknown field `luck`/],
        [() => validate({ mini6: { might: "3D" } }), "agility", "missing field `agility`"],
        [() => validate({ gurps: {} }), undefined, /unknown variant `gurps`, expected one of `mini6`, `pool`, `brp`, `tiers`/],
        [() => validate(), undefined, /a sheet is an object/],
    ];
    for (const [act, field, message] of wrong) {
        assert.throws(act, (error) => {
            assert.ok(error instanceof TaliError && error instanceof Error && error.name === "TaliError", String(error));
            assert.equal(error.field, field, error.message);
            if (typeof message === "string") assert.equal(error.message, message);
            else assert.match(error.message, message);
            return true;
        });
    }
});

test("what the dice throw is thrown on, and the package works on", () => {
    const test = { "mini6.check": { code: "5D", tn: 15 } };
    const lost = new Error("the die fell off the table");
    assert.throws(() => rollWith(test, () => { throw lost; }), (error) => error === lost);
    assert.equal(odds(test).length, 2);
});

test("dice that never settle a rule aren't asked for ever", () => {
    let asked = 0;
    const fighter = { attack: "1000D", damage: "1D", defence: 1000, soak: 3 };
    const hopeless = { "mini6.duel": { first: fighter, second: fighter } };
    assert.throws(() => rollWith(hopeless, () => (asked++, 1)), /2000000 dice don't settle it/);
    assert.equal(asked, 2_000_000);
});

test("no roll and no replay takes for ever", () => {
    const harmless = { attack: "1D", damage: "1D", defence: 1000, soak: 1000 };
    const endless = { "mini6.duel": { first: harmless, second: harmless } };
    assert.throws(() => roll(endless, 1), /2000000 dice don't settle it/);
    assert.deepEqual(replay(endless, []), { need: { sides: 6 } });
    // fought to the end, it has no third way to end
    assert.deepEqual(odds(endless).map(({ outcome }) => outcome), ["second-wins", "first-wins"]);
});

test("dice may themselves use the package", () => {
    const inner = { "pool.test": { modifier: 1 } };
    const settled = rollWith({ "pool.test": { modifier: -1 } }, () => facesOf(roll(inner, 3).trace)[0]);
    assert.match(settled.outcome, /success|failure/);
});

test("rules are listed with titles, and tests that can be asked for by id", () => {
    const all = rules();
    assert.deepEqual(all.find(({ id }) => id === "mini6.strike"), { id: "mini6.strike", title: "A strike", kinds: ["test"] });
    assert.equal(new Set(all.map(({ id }) => id)).size, all.length);
    assert.ok(all.every(({ title, kinds }) => title !== "" && kinds.length > 0));
    const asked = new Set(documented.flatMap(({ test }) => Object.keys(test ?? {})));
    assert.deepEqual([...asked].sort(), requests().sort());
});

test("the version is the one of package.json", async () => {
    const { default: manifest } = await import("../package.json", { with: { type: "json" } });
    assert.equal(version, manifest.version);
});
