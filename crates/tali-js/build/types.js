// Writes `types/requests.d.ts` from `docs/requests.schema.json`: the TypeScript types of every test, outcome and sheet.
// A generator of our own, since it is this short, and since a general one would bring fifty packages.

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SCHEMA = new URL("../../../docs/requests.schema.json", import.meta.url);
export const TYPES = new URL("../types/requests.d.ts", import.meta.url);

/** The text of `types/requests.d.ts`. */
export function typesOf(schema) {
    const definitions = schema.$defs;
    const tests = Object.fromEntries(definitions.Request.oneOf.map(({ properties }) => Object.entries(properties)[0]));
    const sheets = Object.fromEntries(definitions.Sheet.oneOf.map(({ properties }) => Object.entries(properties)[0]));
    const outcomes = definitions.Outcomes.properties;
    const reports = definitions.Answer.anyOf.filter(({ properties }) => properties.derived !== undefined);
    const reportOf = (system) => {
        const { properties } = reports.find(({ properties }) => properties.derived.$ref.toLowerCase().includes(`/${system}`));
        return { type: "object", properties: { derived: properties.derived, faults: properties.faults }, required: ["derived", "faults"] };
    };

    const given = reached([...Object.values(tests), ...Object.values(sheets)], definitions);
    const answered = reached([...Object.values(outcomes), ...Object.keys(sheets).map(reportOf), { $ref: "#/$defs/Trace" }], definitions);
    const named = Object.entries(definitions).filter(([name]) => given.has(name) || answered.has(name));

    return [
        "// Written by `npm run types` from docs/requests.schema.json, and compared with it by the tests. Do not edit.\n",
        ...named.map(([name, definition]) => `${comment(definition)}export type ${name} = ${typeOf(definition, given.has(name))};\n`),
        "/** Every test by its id: what is given, and what it can come to. */",
        `export interface Tests {${Object.entries(tests).map(([id, test]) => `\n    ${JSON.stringify(id)}: { test: ${typeOf(test)}; outcome: ${typeOf(outcomes[id])} };`).join("")}\n}\n`,
        "/** Every sheet by its system: what is given, and what is said of it. */",
        `export interface Sheets {${Object.entries(sheets).map(([system, sheet]) => `\n    ${key(system)}: { sheet: ${typeOf(sheet)}; report: ${typeOf(reportOf(system))} };`).join("")}\n}\n`,
    ].join("\n");
}

/** The names of the definitions that schemas lead to. */
function reached(schemas, definitions) {
    const names = new Set();
    const visit = (value) => {
        if (value === null || typeof value !== "object") return;
        const name = nameOf(value.$ref);
        if (name !== undefined && !names.has(name)) {
            names.add(name);
            visit(definitions[name]);
        }
        Object.values(value).forEach(visit);
    };
    schemas.forEach(visit);
    return names;
}

const nameOf = (reference) => reference?.replace("#/$defs/", "");

/** What says nothing about the type: documentation, and what TypeScript can't tell. */
const UNTYPED = ["title", "description", "default", "examples", "minimum", "maximum", "pattern", "uniqueItems", "minLength", "maxLength"];
const TYPED = ["$ref", "const", "enum", "oneOf", "anyOf", "type", "items", "prefixItems", "minItems", "maxItems"];
const OBJECT = ["properties", "required", "additionalProperties", "patternProperties", "propertyNames"];

/** The type of a schema. In what is given, numbers past 2^53 may be bigint. */
function typeOf(schema, given = false) {
    if (schema === true) return "unknown";
    const strange = Object.keys(schema).filter((keyword) => ![UNTYPED, TYPED, OBJECT].flat().includes(keyword));
    if (strange.length > 0) throw new Error(`no type is known for ${strange.join()} in ${JSON.stringify(schema)}`);

    if (schema.$ref !== undefined) return nameOf(schema.$ref);
    if (schema.const !== undefined) return JSON.stringify(schema.const);
    if (schema.enum !== undefined) return union(schema.enum.map((value) => JSON.stringify(value)));
    const choices = schema.oneOf ?? schema.anyOf;
    if (choices !== undefined) return union(choices.map((choice) => typeOf(choice, given)));
    return union([schema.type ?? "any"].flat().map((type) => plain(type, schema, given)));
}

function plain(type, schema, given) {
    switch (type) {
        case "any":
            return "unknown";
        case "string":
        case "boolean":
        case "null":
            return type;
        case "integer":
        case "number":
            return given && schema.maximum > Number.MAX_SAFE_INTEGER ? "number | bigint" : "number";
        case "array":
            if (schema.prefixItems !== undefined) return `[${schema.prefixItems.map((item) => typeOf(item, given)).join(", ")}]`;
            if (schema.maxItems !== undefined && schema.maxItems === schema.minItems) {
                return `[${Array(schema.maxItems).fill(typeOf(schema.items, given)).join(", ")}]`;
            }
            if (schema.maxItems === 0) return "[]";
            return `Array<${typeOf(schema.items ?? true, given)}>`;
        case "object":
            return objectOf(schema, given);
        default:
            throw new Error(`no type is known for ${type}`);
    }
}

function objectOf(schema, given) {
    const { properties = {}, required = [], additionalProperties, patternProperties, propertyNames } = schema;
    const fields = Object.entries(properties).map(([name, property]) => {
        const optional = required.includes(name) ? "" : "?";
        return `${comment(property)}${key(name)}${optional}: ${typeOf(property, given)};`;
    });
    const rest = [typeof additionalProperties === "object" ? [additionalProperties] : [], Object.values(patternProperties ?? {})].flat();
    if (rest.length === 0) return fields.length === 0 ? "Record<string, never>" : `{\n${indented(fields.join("\n"))}\n}`;
    const keys = propertyNames === undefined ? "string" : typeOf(propertyNames, given);
    const record = `Partial<Record<${keys}, ${union(rest.map((value) => typeOf(value, given)))}>>`;
    return fields.length === 0 ? record : `{\n${indented(fields.join("\n"))}\n} & ${record}`;
}

const union = (types) => [...new Set(types)].join(" | ");
const key = (name) => (/^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name));
const indented = (text) => text.replace(/^(?=.)/gm, "    ");

/** The description of a schema, and its default, as a comment. */
function comment({ description, default: fallback }) {
    const lines = (description ?? "").replaceAll("*/", "*\u200b/").split("\n").map((line) => line.trim());
    if (fallback !== undefined && fallback !== null) lines.push(`@default ${JSON.stringify(fallback)}`);
    const text = lines.filter((line, at) => line !== "" || at > 0);
    if (text.length === 0) return "";
    return text.length === 1 ? `/** ${text[0]} */\n` : `/**\n${text.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */\n`;
}

/** The schema as it is kept. */
export const schema = () => JSON.parse(readFileSync(SCHEMA, "utf8"));

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TYPES, typesOf(schema()));
