/** A number as the General format shows it: at most 11 characters of digits, else in scientific form. */
export function general(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1e11) return String(value === 0 ? 0 : value);
  const size = Math.abs(value);
  if (size >= 1e11 || size < 1e-9) {
    const [mantissa, exponent] = value.toExponential(5).split("e") as [string, string];
    const power = Number(exponent);
    return `${String(Number(mantissa))}E${power < 0 ? "-" : "+"}${String(Math.abs(power)).padStart(2, "0")}`;
  }
  const whole = Math.max(1, Math.floor(Math.log10(size)) + 1);
  return String(Number(value.toFixed(Math.max(0, 10 - whole))));
}

const FRACTION = /(?:([0#?]+)( +))?([0#?]+)\/([0#?]+|\d+)/;
const DIGITS = /(?:[0#?][0#?,]*(?:\.[0#?]*,*)?|\.[0#?]+)(?:E[+-]0+)?/i;

/** A number by a section of a format whose literal text is replaced by placeholder characters; undefined if it has no digits. */
export function numberText(value: number, section: string): string | undefined {
  const scaled = Math.abs(value) * 100 ** (section.match(/%/g)?.length ?? 0);
  const fraction = FRACTION.exec(section);
  const match = fraction ?? DIGITS.exec(section);
  if (!match) return undefined;
  const number = fraction ? fractionText(scaled, fraction) : digitsText(scaled, match[0]);
  const sign = value < 0 ? "-" : "";
  return sign + section.slice(0, match.index) + number + section.slice(match.index + match[0].length);
}

/** "1 1/2": the whole number if the format has a place for it, and the nearest fraction with such a denominator. */
function fractionText(value: number, [, whole, gap = "", top = "", bottom = ""]: RegExpExecArray): string {
  const rest = whole === undefined ? value : value % 1;
  const fixed = /^\d+$/.test(bottom) && !/^0+$/.test(bottom) ? Number(bottom) : undefined;
  const most = 10 ** bottom.length - 1;
  let best = { over: Math.round(rest * (fixed ?? 1)), under: fixed ?? 1 };
  for (let under = 2; fixed === undefined && under <= most; under++) {
    const over = Math.round(rest * under);
    if (Math.abs(over / under - rest) < Math.abs(best.over / best.under - rest) - 1e-12) best = { over, under };
  }
  let before = Math.floor(value);
  if (whole !== undefined && best.over === best.under) [before, best] = [before + 1, { over: 0, under: 1 }];
  if (whole !== undefined && best.over === 0)
    return padded(before, whole) + gap + " ".repeat(top.length + 1 + bottom.length);
  const start = whole === undefined || (before === 0 && !whole.includes("0")) ? "" : padded(before, whole) + gap;
  return `${start}${padded(best.over, top)}/${String(best.under).padEnd(bottom.length)}`;
}

/** With zeros where the places say 0, and blanks where they say ?. */
function padded(value: number, places: string): string {
  const digits = value === 0 && !places.includes("0") ? "" : String(value);
  return digits.padStart(places.replace(/#/g, "").length, places.includes("0") ? "0" : " ");
}

function digitsText(value: number, places: string): string {
  const exponent = /E([+-])(0+)$/i.exec(places);
  if (exponent) return scientific(value, places.slice(0, exponent.index), exponent[1]!, exponent[2]!.length);
  // Each comma after the whole part, or after everything, divides by a thousand.
  const bare = places.replace(/,+(?=\.|$)/g, "");
  const [whole = "", fraction = ""] = bare.split(".");
  return plain(value / 1000 ** (places.length - bare.length), whole, fraction);
}

function scientific(value: number, mantissa: string, sign: string, length: number): string {
  const [whole = "", fraction = ""] = mantissa.split(".");
  const step = Math.max(1, whole.length);
  let power = value === 0 ? 0 : Math.floor(Math.floor(Math.log10(value)) / step) * step;
  if (Number((value / 10 ** power).toFixed(fraction.length)) >= 10 ** step) power += step;
  const shown = power < 0 ? "-" : sign === "+" ? "+" : "";
  return `${plain(value / 10 ** power, whole, fraction)}E${shown}${String(Math.abs(power)).padStart(length, "0")}`;
}

function plain(value: number, whole: string, fraction: string): string {
  const least = fraction.lastIndexOf("0") + 1;
  let [left = "0", right = ""] = value.toFixed(Math.min(fraction.length, 30)).split(".") as [string, string?];
  while (right.length > least && right.endsWith("0")) right = right.slice(0, -1);
  const blanks = (fraction.slice(right.length).match(/\?/g) ?? []).length;
  const zeros = (whole.match(/0/g) ?? []).length;
  left = left === "0" && zeros === 0 ? "" : left.padStart(zeros, "0");
  if (whole.includes(",")) left = left.replace(/\B(?=(\d{3})+$)/g, ",");
  left = left.padStart(whole.replace(/[#,]/g, "").length);
  const point = fraction === "" ? "" : ".";
  return left + point + right + " ".repeat(blanks);
}
