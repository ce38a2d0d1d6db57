import { CellError, type CellValue } from "./cellValue";

/**
 * What a cell shows for a value under a number format. Known formats: General, Text (@), numbers made of 0 # . , and %, quoted
 * or escaped text around them, and up to four sections by sign (";;;" shows nothing). Others show as General; dates are out of scope.
 */
export function displayText(value: CellValue | undefined, format: string): string {
  if (value === undefined) return "";
  if (value instanceof CellError) return value.text;
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  const sections = splitSections(format);
  if (typeof value === "string") {
    const section = sections[3];
    return section === undefined ? value : literal(section).replace("@", value);
  }
  const section =
    value > 0 || sections.length < 2 ? sections[0]! : value < 0 ? sections[1]! : (sections[2] ?? sections[0]!);
  const magnitude = value < 0 && sections.length > 1 ? -value : value;
  if (section === "") return sections.length > 1 ? "" : general(magnitude);
  if (/^(General|@)$/i.test(section)) return general(magnitude);
  return /[0#?]/.test(section) ? digits(magnitude, section) : literal(section);
}

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

function splitSections(format: string): string[] {
  const sections = [""];
  for (const [part] of format.matchAll(/"[^"]*"|\\.|\[[^\]]*\]|[^]/g)) {
    if (part === ";") sections.push("");
    else if (!part.startsWith("[")) sections[sections.length - 1] += part;
  }
  return sections;
}

function literal(section: string): string {
  return section.replace(
    /"([^"]*)"|\\(.)|[_*]./g,
    (_all, quoted?: string, escaped?: string) => quoted ?? escaped ?? "",
  );
}

function digits(value: number, section: string): string {
  const match = /[0#?][0#?,]*(?:\.[0#?]*)?|\.[0#?]+/.exec(section);
  if (!match) return general(value);
  const [whole = "", fraction = ""] = match[0].split(".");
  const scaled = Math.abs(value) * 100 ** (section.match(/%/g)?.length ?? 0);
  const least = (fraction.match(/0/g) ?? []).length;
  let [left = "0", right = ""] = scaled.toFixed(Math.min(fraction.length, 30)).split(".") as [string, string?];
  while (right.length > least && right.endsWith("0")) right = right.slice(0, -1);
  const zeros = (whole.match(/0/g) ?? []).length;
  left = left === "0" && zeros === 0 ? "" : left.padStart(zeros, "0");
  if (whole.includes(",")) left = left.replace(/\B(?=(\d{3})+$)/g, ",");
  const number = right === "" && !fraction.includes("0") ? left : `${left}.${right}`;
  const before = literal(section.slice(0, match.index));
  const after = literal(section.slice(match.index + match[0].length));
  return `${value < 0 ? "-" : ""}${before}${number}${after}`;
}
