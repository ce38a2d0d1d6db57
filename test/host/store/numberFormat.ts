import { CellError, type CellValue } from "./cellValue";
import { dateText, isDateSection } from "./dateText";
import { general, numberText } from "./numberText";

/**
 * What a cell shows for a value under a number format, in an English (US) Excel: General, Text (@), numbers with their places, commas,
 * percent, exponents and fractions, dates and times, text around them, and up to four sections, by sign or by a condition in brackets.
 */
export function displayText(value: CellValue | undefined, format: string): string {
  if (value === undefined) return "";
  if (value instanceof CellError) return value.text;
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  const sections = splitSections(format);
  if (typeof value === "string") {
    const section = sections[3] ?? (sections.length === 1 && sections[0]!.includes("@") ? sections[0] : undefined);
    return section === undefined ? value : withLiterals(section, (bare) => bare.replaceAll("@", value));
  }
  const { section, isSigned } = sectionFor(value, sections);
  if (section === undefined) return general(value);
  const magnitude = isSigned ? Math.abs(value) : value;
  if (section === "") return sections.length > 1 ? "" : general(magnitude);
  if (/^@$/.test(section)) return general(magnitude);
  return withLiterals(section, (bare) => {
    if (/General/i.test(bare)) return bare.replace(/General/i, general(magnitude));
    if (isDateSection(bare)) return dateText(magnitude, bare);
    return numberText(magnitude, bare) ?? (magnitude < 0 ? "-" : "") + bare;
  });
}

const KNOWN_BRACKET =
  /^\[(?:(?:Black|Blue|Cyan|Green|Magenta|Red|White|Yellow|Color ?\d+)|(?:<=|>=|<>|<|>|=)-?\d+(?:\.\d+)?|\$[^\]]*|h+|m+|s+|(?:DB|Nat)Num\d+)\]$/i;

/** Whether Excel takes the text for a number format: quotes and brackets closed, nothing unknown in brackets, at most four sections. */
export function isNumberFormat(format: string): boolean {
  const bare = format.replace(/"[^"]*"|\\.|[_*]./g, "");
  if (/["\\]/.test(bare) || bare.split(";").length > 4) return false;
  return bare.replace(/\[[^\]]*\]/g, (bracket) => (KNOWN_BRACKET.test(bracket) ? "" : "[")).search(/[[\]]/) < 0;
}

const CONDITION = /^\[(<=|>=|<>|<|>|=)(-?\d+(?:\.\d+)?)\]/;

/** The section that formats a number, and whether the section itself shows the sign. */
function sectionFor(value: number, sections: readonly string[]): { section: string | undefined; isSigned: boolean } {
  const conditions = sections.map((section) => CONDITION.exec(section));
  if (conditions.some((condition) => condition !== null)) {
    const place = sections.findIndex((_section, at) => {
      const condition = conditions[at];
      return condition ? holds(value, condition[1]!, Number(condition[2])) : at >= 1 || conditions.length === 1;
    });
    const section = sections[place];
    return { section: section?.replace(CONDITION, ""), isSigned: false };
  }
  const place = value > 0 || sections.length < 2 ? 0 : value < 0 ? 1 : sections.length < 3 ? 0 : 2;
  return { section: sections[place], isSigned: place === 1 };
}

function holds(value: number, operator: string, bound: number): boolean {
  if (operator === "<>") return value !== bound;
  if (operator.includes("=") && value === bound) return true;
  return operator.startsWith("<") ? value < bound : operator.startsWith(">") && value > bound;
}

function splitSections(format: string): string[] {
  const sections = [""];
  for (const [part] of format.matchAll(/"[^"]*"|\\.|\[[^\]]*\]|[^]/g)) {
    if (part === ";") sections.push("");
    else sections[sections.length - 1] += part;
  }
  return sections.map((section) =>
    section.replace(/\[(Black|Blue|Cyan|Green|Magenta|Red|White|Yellow|Color ?\d+)\]/gi, ""),
  );
}

/** Each literal text is replaced by a character of Unicode's private use area while the rest is formatted. */
const FIRST_PRIVATE = 0xe000;

function withLiterals(section: string, write: (bare: string) => string): string {
  const literals: string[] = [];
  const bare = section.replace(
    /"([^"]*)"|\\(.)|_.|\*.|\[\$([^\]-]*)[^\]]*\]/g,
    (_all, quoted?: string, escaped?: string, currency?: string) =>
      String.fromCharCode(FIRST_PRIVATE + literals.push(quoted ?? escaped ?? currency ?? "") - 1),
  );
  return write(bare).replace(/[\uE000-\uF8FF]/g, (mark) => literals[mark.charCodeAt(0) - FIRST_PRIVATE] ?? mark);
}
