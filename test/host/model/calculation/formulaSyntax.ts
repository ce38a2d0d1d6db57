import { quotedSheetName, writeReferences, writtenWith } from "../../store";
import { knownFunctions } from "./knownFunctions";

const STRING = /"(?:[^"]|"")*"/g;

/**
 * Whether Excel would say that there is a problem with the formula: brackets or quotes not closed, an operator without its right side,
 * two values side by side, a colon without a second cell, too few or too many arguments of a known function. Unknown functions
 * pass.
 *
 * @param mostNested brackets within brackets
 */
export function isMalformed(formula: string, mostNested: number): boolean {
  const bare = formula.replace(STRING, "0").replace(/'(?:[^']|'')*'/g, "x");
  let open = 0;
  for (const character of bare) {
    if (character === "(" && ++open > mostNested) return true;
    if (character === ")" && --open < 0) return true;
  }
  if (open > 0 || /["']/.test(bare) || /[-+*/^&=<>,(:]\s*$/.test(bare)) return true;
  if (/:\s*[),]/.test(bare) || /(?:^|[^\p{L}\p{N}_.!$])\d+(?:\.\d+)?\s+[\p{L}\p{N}$]/u.test(bare)) return true;
  return [...bare.matchAll(/([\p{L}_][\p{L}\d_.]*)\(/gu)].some(({ 1: name, index, 0: { length } }) => {
    const limits = knownFunctions.get(name!.toUpperCase());
    if (!limits) return false;
    const count = argumentsFrom(bare, index + length);
    return count < limits.least || count > limits.most;
  });
}

/** The number of arguments from there to the closing bracket. */
function argumentsFrom(bare: string, start: number): number {
  let depth = 0;
  let commas = 0;
  for (let at = start; at < bare.length; at++) {
    const character = bare[at]!;
    if (character === ")" || character === "}" || character === "]") {
      if (depth === 0) return commas === 0 && bare.slice(start, at).trim() === "" ? 0 : commas + 1;
      depth--;
    } else if (character === "(" || character === "{" || character === "[") depth++;
    else if (character === "," && depth === 0) commas++;
  }
  return commas + 1;
}

/** The formula as Excel writes it: references, known functions and logical values in capitals. */
export function inCapitals(formula: string): string {
  const references = writeReferences(formula, ({ sheet, area }, dollars) => {
    const written = writtenWith(area, dollars);
    return sheet === undefined ? written : `${quotedSheetName(sheet)}!${written}`;
  });
  return references.replace(
    /"(?:[^"]|"")*"|'(?:[^']|'')*'|(?<![\p{L}\d_.!])(?:([\p{L}][\p{L}\d.]*)(?=\()|(?:true|false)(?![\p{L}\d_.!(]))/giu,
    (text: string, name?: string) => {
      if (/^["']/.test(text)) return text;
      return name === undefined || knownFunctions.has(name.toUpperCase()) ? text.toUpperCase() : text;
    },
  );
}

/** Excel's limit for "the internal length of a formula" ("Excel specifications and limits"), bytes. */
export const MOST_TOKEN_BYTES = 16_384;

const TOKEN =
  /("(?:[^"]|"")*")|((?:'(?:[^']|'')*'|[\p{L}_][\p{L}\d_.]*)!)?(?:(\$?[A-Z]{1,3}\$?\d{1,7}(?::\$?[A-Z]{1,3}\$?\d{1,7})?)(?![\p{L}\d_.(])|([\p{L}_\\][\p{L}\d_.\\]*)(\()?|(\d+\.?\d*(?:E[+-]?\d+)?|\.\d+)|(<=|>=|<>|[-+*/^&=<>%(,:{};]))/giu;

/**
 * Bytes of the formula as files of Excel keep it, token by token ([MS-XLSB], 2.5.97, "Ptg"): two per character of a text plus three,
 * seven for a cell, thirteen for an area, two more if a sheet is named, nine for a number, three for a small whole number.
 *
 * @param formula with its equals sign
 */
export function tokenBytes(formula: string): number {
  let bytes = 0;
  for (const match of formula.slice(1).matchAll(TOKEN)) {
    const [, text, sheet, reference, name, call, number] = match;
    if (text !== undefined) bytes += 3 + 2 * text.slice(1, -1).replaceAll('""', '"').length;
    else if (reference !== undefined) bytes += (reference.includes(":") ? 13 : 7) + (sheet === undefined ? 0 : 2);
    else if (name !== undefined) bytes += call === undefined ? 5 : 4;
    else if (number !== undefined) bytes += /^\d+$/.test(number) && Number(number) <= 65_535 ? 3 : 9;
    else bytes += 1;
  }
  return bytes;
}
