// What can be asked for, and what its fields may be: all of it out of the schema, but for the examples to begin with.

import schema from "../../../docs/requests.schema.json";
import examples from "examples";
import { label } from "./words.js";

const definitions = schema.$defs;

const byKey = (choices) => choices.map(({ properties }) => Object.entries(properties)[0]);

/** Every test and sheet: its key on the page, its system, and its schema. */
export const SUBJECTS = [
    ...byKey(definitions.Request.oneOf).map(([id, fields]) => ({ key: id, id, system: id.split(".")[0], fields, isSheet: false })),
    ...byKey(definitions.Sheet.oneOf).map(([id, fields]) => ({ key: `sheet.${id}`, id, system: id, fields, isSheet: true })),
].map((subject) => ({ ...subject, example: examples[subject.key], name: nameOf(subject) }));

function nameOf({ id, isSheet }) {
    return isSheet ? "Sheet" : label(id.slice(id.indexOf(".") + 1).replaceAll(".", ": "));
}

/** What an outcome means, by the words or keys that it may be. */
export function meaningsOf(id) {
    const shape = shapeOf(definitions.Outcomes.properties[id]);
    const named = (shape.choices ?? []).map((choice) => [choice.const ?? onlyKey(choice), choice.description]);
    return new Map(named.filter(([name, meaning]) => name !== undefined && meaning !== undefined));
}

/** What is derived from the sheet of a system. */
export const derivedOf = (system) =>
    definitions.Answer.anyOf.find(({ properties }) => properties.derived?.$ref.toLowerCase().includes(`/${system}`)).properties.derived;

/** The subject of a key, if there is one. */
export const subjectOf = (key) => SUBJECTS.find((subject) => subject.key === key);

/**
 * What a schema is to a form: `kind` is one of boolean, integer, text, words, choice, list, group and map. A field that
 * may be null is one that may be left out.
 */
export function shapeOf(given) {
    const own = { description: given.description, default: given.default };
    if (given.$ref) return merged(shapeOf(definitions[given.$ref.replace("#/$defs/", "")]), own);

    const choices = given.oneOf ?? given.anyOf ?? given.enum?.map((word) => ({ const: word }));
    if (choices) {
        const inner = choices.filter(({ type }) => type !== "null").flatMap((choice, _, all) => (all.length > 1 ? spread(choice) : [choice]));
        if (inner.length < choices.length && inner.length === 1) return { ...merged(shapeOf(inner[0]), own), nullable: true };
        const words = inner.every((choice) => typeof choice.const === "string");
        return { ...own, kind: words ? "words" : "choice", choices: inner, nullable: inner.length < choices.length };
    }
    const types = [given.type].flat();
    const type = types.find((type) => type !== "null");
    const nullable = types.includes("null");
    if (type === "array") return { ...own, kind: "list", items: given.items, least: given.minItems ?? 0, most: given.maxItems, nullable };
    if (type === "object") {
        if (given.properties) return { ...own, kind: "group", properties: given.properties, required: given.required ?? [], nullable };
        const values = given.additionalProperties ?? Object.values(given.patternProperties)[0];
        return { ...own, kind: "map", keys: given.propertyNames ?? { type: "string" }, values, nullable };
    }
    const { minimum, maximum, examples = [] } = given;
    return { ...own, kind: { integer: "integer", boolean: "boolean" }[type] ?? "text", minimum, maximum, examples, nullable };
}

/** A choice of words among other choices is as many choices. */
function spread(choice) {
    if (choice.$ref === undefined) return [choice];
    const shape = shapeOf(choice);
    return shape.kind === "words" ? shape.choices : [choice];
}

function merged(shape, { description, default: fallback }) {
    return { ...shape, meaning: shape.description, description: description ?? shape.description, default: fallback ?? shape.default };
}

/** A value to begin with, where one is needed. */
export function blank(schema) {
    const shape = shapeOf(schema);
    if (shape.default !== undefined && shape.default !== null) return structuredClone(shape.default);
    switch (shape.kind) {
        case "boolean":
            return false;
        case "integer":
            return Math.min(Math.max(0, shape.minimum ?? 0), shape.maximum ?? 0);
        case "text":
            return shape.examples[0] ?? "";
        case "words":
            return shape.choices[0].const;
        case "choice":
            return blankChoice(shape.choices[0]);
        case "list":
            return Array.from({ length: shape.least }, () => blank(shape.items));
        case "group":
            return Object.fromEntries(shape.required.map((name) => [name, blank(shape.properties[name])]));
        default:
            return {};
    }
}

/** The value that choosing one of several begins with. */
export function blankChoice(choice) {
    return choice.const ?? blank(choice);
}

/** Which of several choices a value is. */
export function chosen(choices, value) {
    const at = choices.findIndex((choice) => matches(choice, value));
    return at < 0 ? 0 : at;
}

function matches(choice, value) {
    if (choice.const !== undefined) return choice.const === value;
    const shape = shapeOf(choice);
    switch (shape.kind) {
        case "words":
            return shape.choices.some((word) => word.const === value);
        case "group":
            return isObject(value) && shape.required.every((name) => name in value);
        case "list":
            return Array.isArray(value);
        case "integer":
            return typeof value === "number";
        default:
            return typeof value === "string";
    }
}

const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

/** The one key of a choice that is an object with one key, such as `{"magic": …}`. */
export function onlyKey(choice) {
    const names = Object.keys(choice.properties ?? {});
    return names.length === 1 && choice.required?.length === 1 ? names[0] : undefined;
}
