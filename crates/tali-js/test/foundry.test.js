// The adapter of `examples/foundry.js` against a stand-in for the host, made after the documentation of its API.

import assert from "node:assert/strict";
import { test } from "node:test";

import { rollInFoundry } from "../examples/foundry.js";
import { replay } from "tali-js";

/** As much of the host as a roll needs. `fulfil` stands for the method that the player has chosen for a die. */
function standIn(fulfil) {
    const said = [];
    class Roll {
        constructor(formula) {
            this.formula = formula;
            this._evaluated = false;
        }
        get dice() {
            return [this.die];
        }
        async evaluate({ minimize = false, maximize = false, allowInteractive = true } = {}) {
            assert.equal(this._evaluated, false, "a roll is evaluated once");
            assert.equal(minimize || maximize, false);
            this._evaluated = true;
            const [, number, faces] = /^(\d+)d(\d+)$/.exec(this.formula).map(Number);
            this.die = { number, faces, results: [] };
            const result = await fulfil(this.die, { allowInteractive });
            if (result !== undefined) this.die.results.push({ result, active: true });
            return this;
        }
    }
    const ChatMessage = { create: async (data) => said.push(data) };
    return { foundry: { dice: { Roll } }, ChatMessage, said };
}

const strike = { "mini6.strike": { attack: "2D", tn: 7, damage: "2D", soak: 5, state: "stunned" } };

test("every die is a roll of the host, and the outcome is told once", async () => {
    const table = [4, 3, 6, 2];
    const asked = [];
    const host = standIn(async (die, { allowInteractive }) => {
        asked.push([die.number, die.faces, allowInteractive]);
        await new Promise((done) => setTimeout(done, 1)); // a player takes her time
        return table[asked.length - 1];
    });
    const { rolls, ...settled } = await rollInFoundry(strike, { host, speaker: { alias: "Ysolde" } });
    assert.deepEqual(settled, replay(strike, table));
    assert.deepEqual(asked, Array(4).fill([1, 6, true]));
    assert.equal(rolls.length, 4);
    assert.deepEqual(host.said, [{ speaker: { alias: "Ysolde" }, rolls, flavor: "mini6.strike", content: "wounded" }]);
});

test("nobody is asked for dice that the host is to roll", async () => {
    const host = standIn((_, { allowInteractive }) => (allowInteractive ? assert.fail("a player was asked") : 3));
    const settled = await rollInFoundry({ "pool.test": { modifier: -1 } }, { host, interactive: false });
    assert.equal(settled.outcome, "failure");
    assert.deepEqual(host.said, []);
});

test("a player who closes the window leaves the test unsettled", async () => {
    let asked = 0;
    const host = standIn(() => (++asked === 3 ? undefined : 4));
    assert.equal(await rollInFoundry(strike, { host, speaker: {} }), null);
    assert.deepEqual(host.said, []);
});

test("a face that the die lacks is an error, as everywhere", async () => {
    await assert.rejects(rollInFoundry(strike, { host: standIn(() => 9) }), /die 1 is a d6, which has no face 9/);
});

test("what a table of the user's own says is told as text", async () => {
    const major = { "brp.major": { luck: 50, table: [{ up_to: 100, injury: "<b>a limp</b>" }] } };
    const host = standIn(({ faces }) => Math.min(faces, 20));
    await rollInFoundry(major, { host, speaker: {} });
    assert.equal(host.said[0].content.includes("<"), false);
});
