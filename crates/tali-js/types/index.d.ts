import type { Probability, Sheets, Sides, Tests, Trace } from "./requests.js";

export * from "./requests.js";

/** The id of a test that can be asked for, such as `"mini6.check"`. */
export type TestId = keyof Tests;

/** A test as data: an object whose one key is the id of the test. */
export type Request = { [Id in TestId]: { [Key in Id]: Tests[Id]["test"] } }[TestId];

/** What a test can come to. */
export type Outcome = Tests[TestId]["outcome"];

/** Every possible outcome with its chance, from the first to the last in the order of the outcomes. */
export type Odds<Result = Outcome> = Array<{
    outcome: Result;
    /** The chance as an exact fraction in lowest terms, such as `"5/36"`; `"1"` stands alone. */
    p: Probability;
    /** The number nearest to it, for charts. */
    chance: number;
}>;

/** A test that is settled. */
export interface Settled<Result = Outcome> {
    /** What it came to. */
    outcome: Result;
    /** How it came about: every die under the part of the rule that it served. */
    trace: Trace;
    need?: undefined;
}

/** A replay that wants another die. */
export interface Needed {
    /** The die that is needed next. */
    need: { sides: Sides };
    outcome?: undefined;
    trace?: undefined;
}

/** The id of a system that has sheets. */
export type SheetId = keyof Sheets;

/** A sheet: an object whose one key is the system. */
export type Sheet = { [Id in SheetId]: { [Key in Id]: Sheets[Id]["sheet"] } }[SheetId];

/** A rule as the systems list it. */
export interface Rule {
    /** Its id, which is for ever. */
    id: string;
    /** What a rule book would call it. */
    title: string;
    /** What it does: a test has odds, a process goes round by round, the others have no dice. */
    kinds: Array<"test" | "process" | "sum" | "table" | "check">;
}

/** What was wrong, and what is allowed: `message` says both. */
export class TaliError extends Error {
    readonly name: "TaliError";
    /** The keys that lead to the field at fault, from the outside in; empty if it is no field. */
    readonly path: string[];
    /** The same in one word, such as `"first.attack"`. */
    readonly field: string | undefined;
}

/**
 * The exact odds of a test.
 *
 * @throws {TaliError} if the request is wrong, or the odds are out of reach
 */
export function odds<Id extends TestId>(request: { [Key in Id]: Tests[Id]["test"] }): Odds<Tests[Id]["outcome"]>;
export function odds(request: Request): Odds;

/**
 * Rolls a test by a seed, 0 to 2^64 - 1: the same seed gives the same dice on every machine, in every later version, and in Rust.
 *
 * @throws {TaliError} if the request or the seed is wrong
 */
export function roll<Id extends TestId>(request: { [Key in Id]: Tests[Id]["test"] }, seed: number | bigint): Settled<Tests[Id]["outcome"]>;
export function roll(request: Request, seed: number | bigint): Settled;

/**
 * Rolls a test with dice of your own. `die` is asked for one face after another and gives it at once; for dice that take
 * their time see `replay`.
 *
 * @throws {TaliError} if the request or a face is wrong; what `die` throws is thrown on
 */
export function rollWith<Id extends TestId>(request: { [Key in Id]: Tests[Id]["test"] }, die: (sides: Sides) => number): Settled<Tests[Id]["outcome"]>;
export function rollWith(request: Request, die: (sides: Sides) => number): Settled;

/**
 * Settles a test with the faces on the table, or says which die is needed next: roll it, and come back with its face added.
 *
 * @throws {TaliError} if the request or a face is wrong, or faces are left over
 */
export function replay<Id extends TestId>(request: { [Key in Id]: Tests[Id]["test"] }, faces: readonly number[]): Settled<Tests[Id]["outcome"]> | Needed;
export function replay(request: Request, faces: readonly number[]): Settled | Needed;

/**
 * Looks a sheet over: all that the rules derive from it, and every fault at once.
 *
 * @throws {TaliError} if it can't be read as a sheet
 */
export function validate<Id extends SheetId>(sheet: { [Key in Id]: Sheets[Id]["sheet"] }): Sheets[Id]["report"];
export function validate(sheet: Sheet): Sheets[SheetId]["report"];

/** The ids of all tests that can be asked for. */
export function requests(): TestId[];

/** Every rule of every system, in the order of its rule book. */
export function rules(): Rule[];

/** The version of the package. */
export const version: string;

