// How things are called on the page.

/** The systems, in the order of the page. */
export const SYSTEMS = {
    mini6: "Mini6",
    pool: "D6 pools",
    challenge: "Challenges",
    brp: "Percentile",
    tiers: "Rating tiers",
};

/** Keys that are no words of their own. */
const SHORT = {
    tn: "Target number",
    mp: "Magic points",
    pow: "POW",
    int: "INT",
    con: "CON",
    siz: "SIZ",
    str: "STR",
    dex: "DEX",
    app: "APP",
    a: "Side A",
    b: "Side B",
};

/** A key of data as a label: `attack_bonus` is “Attack bonus”. */
export function label(key) {
    const words = spaced(String(key));
    return SHORT[key] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** A word of data as it is read: `severely-wounded+stunned` is “severely wounded + stunned”. */
export function spaced(word) {
    return word.replace(/(?<=[a-z])\+(?=[a-z])/g, " + ").replace(/(?<=[a-z0-9])[-_](?=[a-z])/g, " ");
}

/** An outcome, or any other value, in words. */
export function told(value) {
    if (value === null) return "none";
    if (typeof value === "string") return spaced(value);
    if (Array.isArray(value)) return value.map(told).join(", ");
    if (typeof value !== "object") return grouped(value);
    return Object.entries(value)
        .filter(([, inner]) => inner !== null)
        .map(([key, inner]) => `${SHORT[key] ?? spaced(key)} ${told(inner)}`)
        .join(", ");
}

/** A number with its thousands apart and a real minus. */
export const grouped = (number) => (typeof number === "number" ? number.toLocaleString("en").replace("-", "−") : String(number));

/** A chance in per cent, with as many digits as tell it from nothing and from everything. */
export function percent(chance) {
    const hundred = chance * 100;
    if (chance === 0 || chance === 1) return `${hundred} %`;
    if (hundred < 0.05) return `${hundred.toPrecision(1)} %`.replace(/e-(\d+)/, "·10⁻$1").replace(/⁻(\d+)/, (_, digits) => `⁻${raised(digits)}`);
    return hundred > 99.95 ? "> 99.9 %" : `${hundred.toFixed(1)} %`;
}

const raised = (digits) => [...digits].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[digit]).join("");

/** What was wrong, for people who fill in forms. */
export function advice(message) {
    if (message.startsWith("missing field")) return "This is needed.";
    const [, wanted] = /^invalid (?:type|value): .*?, expected (?:a |an )?(.+)$/.exec(message) ?? [];
    return (wanted ? `Wanted is ${wanted}.` : message).replace(/`([^`]*)`/g, "“$1”");
}

/** A description without what is for programmers: ids of rules, names of types, more than its first paragraph. */
export function plain(description = "") {
    return description
        .split("\n\n")[0]
        .replace(/[^.]*::[^.]*\./g, "")
        .replace(/\s*\([^()]*(`|source:|")[^()]*\)/g, "")
        .replace(/, `[a-z0-9.-]+`(?=[:,])/g, "")
        .replaceAll("`", "")
        .replace(/\b[a-z]+(_[a-z]+)+\b/g, (name) => `“${spaced(name)}”`)
        .replaceAll("\n", " ");
}
