// What the package offers, on top of the WebAssembly that `loaded` has. Here things get their names and their errors
// are thrown; every rule is on the other side.

import { chance } from "./chance.js";
import { json } from "./json.js";

/** What was wrong with a request, a sheet or dice, where, and what is allowed. */
export class TaliError extends Error {
    /**
     * @param {string} message
     * @param {string[]} path the keys that lead to the field at fault, from the outside in; empty if it is none
     */
    constructor(message, path = []) {
        super(message);
        this.name = "TaliError";
        this.path = path;
        this.field = path.length === 0 ? undefined : path.join(".");
    }
}

const GREATEST_SEED = 2n ** 64n - 1n;

/** The functions of the package, answered by a loaded program. */
export function offered(loaded) {
    return {
        odds(request) {
            const { odds } = ask(`{"test":${textOf(request, "request")},"do":"odds"}`);
            return odds.map(({ outcome, p }) => ({ outcome, p, chance: chance(p) }));
        },
        roll(request, seed) {
            return ask(`{"test":${textOf(request, "request")},"do":{"roll":{"seed":${seedOf(seed)}}}}`);
        },
        rollWith(request, die) {
            if (typeof die !== "function") throw new TaliError(WANTED.die);
            return said(loaded.answerWith(`{"test":${textOf(request, "request")}}`, (sides) => atOnce(die(sides))));
        },
        replay(request, faces) {
            return ask(`{"test":${textOf(request, "request")},"do":{"replay":${textOf(faces, "faces")}}}`);
        },
        validate(sheet) {
            return ask(`{"sheet":${textOf(sheet, "sheet")}}`);
        },
        rules() {
            return JSON.parse(loaded.rules());
        },
        requests() {
            return JSON.parse(loaded.requests());
        },
        version: loaded.version(),
    };

    function ask(question) {
        return said(loaded.answer(question));
    }
}

/** An answer, or what was wrong. */
function said(text) {
    const answer = JSON.parse(text);
    if (answer.error !== undefined) throw new TaliError(answer.error, fieldOf(answer.path));
    return answer;
}

/** The path in a request, a sheet or faces, without the keys that name which. */
function fieldOf([what, ...rest] = []) {
    switch (what) {
        case "test":
        case "sheet":
            return rest.slice(1);
        case "do":
            return rest[0] === "replay" ? ["faces", ...rest.slice(1)] : ["seed"];
        default:
            return [];
    }
}

const WANTED = {
    request: 'a request is an object whose one key is the id of a test, such as {"mini6.check": {"code": "5D", "tn": 15}}',
    sheet: 'a sheet is an object whose one key is a system, such as {"mini6": {…}}',
    die: "dice are rolled by a function, (sides) => face",
    faces: "faces are a list of numbers, such as [3, 6, 1]",
};

/** Data as text. What is no data at all would be left out of the question, so it is told apart here. */
function textOf(data, what) {
    const text = json(data);
    if (data === null || text === undefined) throw new TaliError(WANTED[what]);
    return text;
}

/** A face, if it is there. */
function atOnce(face) {
    if (typeof face?.then === "function") {
        throw new TaliError("the die is a promise: ask for dice that take their time one by one, with `replay`");
    }
    return face;
}

/** A seed as digits: a number holds those to 2^53, a bigint all. */
function seedOf(seed) {
    const whole = typeof seed === "bigint" || Number.isSafeInteger(seed);
    if (!whole || seed < 0n || seed > GREATEST_SEED) {
        const given = typeof seed === "string" ? JSON.stringify(seed) : String(seed);
        throw new TaliError(
            `seed ${given} is out of range: whole numbers from 0 to ${GREATEST_SEED} are allowed, those past 2^53 as bigint`,
            ["seed"],
        );
    }
    return BigInt(seed).toString();
}
