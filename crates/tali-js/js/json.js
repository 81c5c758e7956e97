/**
 * Data as JSON text, as `JSON.stringify` writes them, but for a bigint, which is a number like any other here: ratings
 * and seeds have 64 bits. What is no data, such as a function, gives undefined.
 */
export function json(data) {
    if (typeof data === "bigint") return data.toString();
    if (Array.isArray(data)) return `[${data.map((value) => json(value) ?? "null").join()}]`;
    if (data === null || typeof data !== "object") return JSON.stringify(data);
    const fields = Object.entries(data).map(([key, value]) => [JSON.stringify(key), json(value)]);
    return `{${fields.filter(([, value]) => value !== undefined).map((field) => field.join(":")).join()}}`;
}
