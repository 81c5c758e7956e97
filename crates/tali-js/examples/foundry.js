// A test of tali rolled with the dice of Foundry Virtual Tabletop: each die is a `Roll` of its own, so it falls as the player
// has set it in the dice configuration, by the host's generator, typed in, or by a module that has registered a method of
// fulfilment.
//
// Written against the public documentation of the host's API (`foundry.dice.Roll`, `DiceTerm`, `RollResolver`,
// `CONFIG.Dice.fulfillment`, `ChatMessage`; versions 12 to 14), and tested against a stand-in; not yet run in the host itself.

import { replay } from "tali-js";

/**
 * Rolls a test, and tells it in the chat if there is somebody to tell it.
 *
 * @param {object} request the test, such as `{"mini6.check": {code: "5D", tn: 15}}`
 * @param {object} [how]
 * @param {object} [how.host] where the host's classes are: `globalThis`, or a stand-in
 * @param {object} [how.speaker] who rolls; without one nothing is said
 * @param {boolean} [how.interactive] whether players may be asked for dice
 * @returns what the test came to, how, and the host's rolls; null if a player closed the window that asks for a die
 */
export async function rollInFoundry(request, { host = globalThis, speaker, interactive = true } = {}) {
    const Roll = host.foundry?.dice?.Roll ?? host.Roll;
    const faces = [];
    const rolls = [];
    for (;;) {
        const said = replay(request, faces);
        if (!said.need) {
            if (speaker) await tell(host, speaker, request, said, rolls);
            return { ...said, rolls };
        }
        const roll = new Roll(`1d${said.need.sides}`);
        await roll.evaluate({ allowInteractive: interactive });
        const face = faceOf(roll);
        if (face === undefined) return null;
        faces.push(face);
        rolls.push(roll);
    }
}

/** The face of the one die of a roll; undefined if it was never fulfilled. */
function faceOf(roll) {
    return roll.dice[0]?.results.find(({ active = true }) => active)?.result;
}

/** One message with the outcome, and all the dice attached to it. */
async function tell(host, speaker, request, { outcome }, rolls) {
    const ChatMessage = host.foundry?.documents?.ChatMessage ?? host.ChatMessage;
    const [id] = Object.keys(request);
    const text = typeof outcome === "object" ? JSON.stringify(outcome) : String(outcome);
    await ChatMessage.create({ speaker, rolls, flavor: id, content: text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`) });
}
