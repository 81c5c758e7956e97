// Finds the field that an error is about.
//
// The program says what is wrong, and not where: a reader that keeps the way to every value would be a sixteenth of it. So
// data that were refused are refused again, field by field: the one that alone brings the same refusal is at fault.

/**
 * The keys that lead to the field at fault, from the outside in.
 *
 * @param {unknown} data what was refused
 * @param {string} message how
 * @param {(data: unknown) => string | undefined} refusal what is said to other data
 */
export function fieldAtFault(data, message, refusal) {
    const [, missing] = /^missing field `([^`]+)`/.exec(message) ?? [];
    return missing === undefined ? lone(data, message, refusal) : lacking(data, missing, message, refusal);
}

function lone(data, message, refusal) {
    if (data === null || typeof data !== "object") return [];
    const alone = Array.isArray(data) ? (_, value) => [value] : (key, value) => ({ [key]: value });
    for (const [key, value] of Object.entries(data)) {
        if (refusal(alone(key, value)) !== message) continue;
        return [key, ...lone(value, message, (inner) => refusal(alone(key, inner)))];
    }
    return [];
}

/** The way to the object that lacks a field, and the field: with anything in its place something else is wrong. */
function lacking(data, field, message, refusal) {
    if (data === null || typeof data !== "object") return [];
    if (!Array.isArray(data) && data[field] === undefined && refusal({ ...data, [field]: null }) !== message) return [field];
    const copy = (key, inner) => (Array.isArray(data) ? data.with(key, inner) : { ...data, [key]: inner });
    for (const [key, value] of Object.entries(data)) {
        const inside = lacking(value, field, message, (inner) => refusal(copy(key, inner)));
        if (inside.length > 0) return [key, ...inside];
    }
    return [];
}
