import { tag, escapeXml, unescapeXml } from "../package/xml";

/**
 * exceljs turns numbers under a date format into dates, to the millisecond, and reads font sizes as whole numbers. Both must be
 * prevented: before it reads styles.xml, number formats are written in quotes as hexadecimal digits, in which it finds no date, and
 * sizes are multiplied.
 */

/** Formats that files name by number alone and that exceljs takes for dates (ECMA-376 part 1, 18.8.30). */
const DATE_FORMATS: Readonly<Record<number, string>> = {
  14: "m/d/yyyy",
  15: "d-mmm-yy",
  16: "d-mmm",
  17: "mmm-yy",
  18: "h:mm AM/PM",
  19: "h:mm:ss AM/PM",
  20: "h:mm",
  21: "h:mm:ss",
  22: "m/d/yyyy h:mm",
  45: "mm:ss",
  46: "[h]:mm:ss",
  47: "mmss.0",
};
/** Above every number that Excel uses. */
const MOVED = 1_000_000;
const SIZE_FACTOR = 1000;

/** The styles.xml that exceljs is given in place of the file's. */
export function guardedStyles(styles: string): string {
  const dates = Object.entries(DATE_FORMATS)
    .map(([id, code]) => tag("numFmt", { numFmtId: MOVED + Number(id), formatCode: hidden(code) }))
    .join("");
  const guarded = styles
    .replace(
      /(<numFmt\s[^>]*?formatCode\s*=\s*)(?:"([^"]*)"|'([^']*)')/g,
      (_all, before: string, double?: string, single?: string) => {
        return `${before}"${escapeXml(hidden(unescapeXml(double ?? single ?? "")))}"`;
      },
    )
    .replace(/(\snumFmtId\s*=\s*["'])(\d+)(["'])/g, (all, before: string, id: string, after: string) =>
      Number(id) in DATE_FORMATS ? before + (MOVED + Number(id)) + after : all,
    )
    .replace(/(<sz\s[^>]*?val\s*=\s*["'])([\d.]+)(["'])/g, (_all, before: string, size: string, after: string) => {
      return before + Math.round(Number(size) * SIZE_FACTOR) + after;
    });
  const own = /<numFmts(?=[\s>])[^>]*>/.exec(guarded);
  if (own && !own[0].endsWith("/>")) return guarded.replace(own[0], own[0] + dates);
  return guarded.replace(/<styleSheet(?=[\s>])[^>]*>/, (root) => `${root}<numFmts>${dates}</numFmts>`);
}

/** The number format that exceljs read from guarded styles. */
export function formatFromFile(format: string | undefined): string {
  if (format === undefined || format === "") return "General";
  const digits = /^"x([\dA-F]*)"$/.exec(format)?.[1];
  if (digits === undefined) return format;
  const codes = digits.match(/.{4}/g) ?? [];
  return String.fromCharCode(...codes.map((code) => parseInt(code, 16))) || "General";
}

/** Points; 11 if the file gives none. */
export function fontSizeFromFile(size: number | undefined): number {
  return size === undefined ? 11 : size / SIZE_FACTOR;
}

function hidden(code: string): string {
  const digits = code.slice(0, 255).split("");
  return `"x${digits.map((unit) => unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")).join("")}"`;
}
