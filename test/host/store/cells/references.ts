import { type Area } from "./area";
import { absoluteAddress, areaAddress, parseArea, quotedSheetName } from "./address";

/** A reference as it stands in a formula. `sheet` undefined: the sheet on which the formula stands. */
export interface Reference {
  readonly sheet: string | undefined;
  readonly area: Area;
}

const STRING = String.raw`"(?:[^"]|"")*"`;
const SHEET = String.raw`(?:('(?:[^']|'')+'|[\p{L}_][\p{L}\d_.]*)!)?`;
const ADDRESS = String.raw`(\$?[A-Za-z]{1,3}\$?\d{1,7}(?::\$?[A-Za-z]{1,3}\$?\d{1,7})?|\$?[A-Za-z]{1,3}:\$?[A-Za-z]{1,3}|\$?\d{1,7}:\$?\d{1,7})`;
const TOKEN = new RegExp(`${STRING}|(?<![\\p{L}\\d_.$])${SHEET}${ADDRESS}(?![\\p{L}\\d_.(!])`, "gu");

/**
 * Rewrites every A1 reference of a formula outside quoted text. `rewrite` gives the new reference, "#REF!", or undefined to
 * leave it as it stands; `fixed` tells whether it has dollar signs. Dollar signs are kept when the whole address had them, else dropped.
 */
export function rewriteReferences(
  formula: string,
  rewrite: (reference: Reference, fixed: boolean) => Reference | "#REF!" | undefined,
): string {
  return formula.replace(TOKEN, (text: string, sheet: string | undefined, address: string | undefined) => {
    const area = address === undefined ? undefined : parseArea(address);
    if (!area || address === undefined) return text;
    const name = sheet?.startsWith("'") ? sheet.slice(1, -1).replaceAll("''", "'") : sheet;
    const next = rewrite({ sheet: name, area }, address.includes("$"));
    if (next === undefined) return text;
    if (next === "#REF!") return "#REF!";
    const written = address.includes("$") ? absoluteAddress(next.area) : areaAddress(next.area);
    return next.sheet === undefined ? written : `${quotedSheetName(next.sheet)}!${written}`;
  });
}
