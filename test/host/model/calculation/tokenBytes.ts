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
