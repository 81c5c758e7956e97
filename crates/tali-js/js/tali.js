// What the package offers, on top of the WebAssembly that `loaded` has. Here things get their names and their errors
// are thrown; every rule is on the other side.

import { chance } from "./chance.js";
import { fieldAtFault } from "./fault.js";
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
            const { odds } = ofTest(request, '"odds"');
            return odds.map(({ outcome, p }) => ({ outcome, p, chance: chance(p) }));
        },
        roll(request, seed) {
            return ofTest(request, `{"roll":{"seed":${seedOf(seed)}}}`);
        },
        rollWith(request, die) {
            if (typeof die !== "function") throw new TaliError(WANTED.die);
            const text = textOf(request, "request");
            return said(loaded.answerWith(`{"test":${text}}`, (sides) => atOnce(die(sides))), inTest(request));
        },
        replay(request, faces) {
            const text = textOf(faces, "faces");
            return ofTest(request, `{"replay":${text}}`, faces);
        },
        validate(sheet) {
            return said(loaded.answer(`{"sheet":${textOf(sheet, "sheet")}}`), inSheet(sheet));
        },
        rules() {
            return JSON.parse(loaded.rules());
        },
        requests() {
            return JSON.parse(loaded.requests());
        },
        version: loaded.version(),
    };

    function ofTest(request, action, faces) {
        const text = textOf(request, "request");
        return said(loaded.answer(`{"test":${text},"do":${action}}`), (message) => {
            const path = inTest(request)(message);
            return path.length > 0 || faces === undefined ? path : inFaces(faces, message);
        });
    }

    // a question that lacks something is read, refused for that, and not answered at length
    function inTest(request) {
        return (message) => atFault(request, message, (fields) => `{"test":${json(fields)}}`);
    }

    function inSheet(sheet) {
        return (message) => atFault(sheet, message, (fields) => `{"sheet":${json(fields)},"do":"odds"}`);
    }

    function inFaces(faces, message) {
        const refusal = (faces) => JSON.parse(loaded.answer(`{"do":{"replay":${json(faces)}}}`)).error;
        return refusal(faces) === message ? ["faces", ...fieldAtFault(faces, message, refusal)] : [];
    }

    /** The field at fault in an object whose one key says what it is. */
    function atFault(data, message, question) {
        if (data === null || typeof data !== "object") return [];
        return fieldAtFault(data, message, (data) => JSON.parse(loaded.answer(question(data))).error).slice(1);
    }
}

/** An answer, or what was wrong, in the field that `find` finds. */
function said(text, find) {
    const answer = JSON.parse(text);
    if (answer.error !== undefined) throw new TaliError(answer.error, find(answer.error));
    return answer;
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
