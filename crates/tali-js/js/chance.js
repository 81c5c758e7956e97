/** The number nearest to a fraction such as "5/36", for charts; exact odds are the fraction itself. */
export function chance(fraction) {
    const [part, of = "1"] = fraction.split("/");
    if (part.length <= SHORT && of.length <= SHORT) return part / of;
    return nearest(BigInt(part), BigInt(of));
}

/** So many digits are a number without rounding, and one division of such numbers is rounded once. */
const SHORT = 15;

function nearest(part, of) {
    if (part === 0n) return 0;
    // 64 binary digits of the quotient or some more, and one that says whether anything is left over: the number made
    // of them is rounded once, where the exact quotient would be
    const shift = BigInt(Math.max(0, length(of) - length(part) + 64));
    const quotient = (part << shift) / of;
    const rest = (part << shift) % of;
    let number = Number((quotient << 1n) | (rest === 0n ? 0n : 1n));
    // in steps, since the smallest number is 2^-1074
    for (let left = Number(shift) + 1; left > 0; left -= 1000) number /= 2 ** Math.min(left, 1000);
    return number;
}

/** How many binary digits a number has, rounded up to a multiple of four. */
function length(number) {
    return number.toString(16).length * 4;
}
