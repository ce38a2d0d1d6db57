import { cutText, deleteName, findName, setHiddenName, textFormula, textOfFormula, type ReadName } from "./names";

/**
 * Texts too long for one name: hidden names "Name", "Name2", "Name3" … with 4,000 characters each. A name holds 8,192, and
 * its formula 16,384 bytes as Excel keeps it, two for each character of a text. No quotation marks in the text.
 */
export const PIECE = 4_000;

/** The text that the names hold; nothing where the first one is missing. */
export function rememberedText(list: readonly ReadName[], name: string): string | undefined {
  return rememberedFormulas(list, name)?.map(textOfFormula).join("");
}

/** Queues the names anew; `list` are the sheet's names up to now. */
export function rememberText(sheet: Excel.Worksheet, list: readonly ReadName[], name: string, text: string): void {
  rememberFormulas(sheet, list, name, cutText(text, PIECE).map(textFormula));
}

/** Queues the end of the names that are in the list, and of those that a request which broke off may have made of `text`. */
export function forgetText(sheet: Excel.Worksheet, list: readonly ReadName[], name: string, text = ""): void {
  forgetFormulas(sheet, list, name, cutText(text, PIECE).length);
}

/** The formulas of "Name", "Name2" …; nothing where the first one is missing. */
export function rememberedFormulas(list: readonly ReadName[], name: string): string[] | undefined {
  const found = pieceNames(list, name).map((piece) => findName(list, piece)!.formula);
  return found.length === 0 ? undefined : found;
}

/** Queues hidden names of these formulas in place of all that there are. */
export function rememberFormulas(
  sheet: Excel.Worksheet,
  list: readonly ReadName[],
  name: string,
  formulas: readonly string[],
): void {
  forgetFormulas(sheet, list, name);
  formulas.forEach((formula, i) => setHiddenName(sheet, pieceName(name, i + 1), formula));
}

/**
 * Queues the end of the names in the list, and of the first `made` ones, which a request that broke off may have made. The first one
 * goes last: where it is missing, the others are not found.
 */
export function forgetFormulas(sheet: Excel.Worksheet, list: readonly ReadName[], name: string, made = 1): void {
  const first = Array.from({ length: made }, (_, i) => pieceName(name, i + 1));
  for (const piece of [...new Set([...first, ...pieceNames(list, name)])].reverse()) deleteName(sheet, piece);
}

function pieceNames(list: readonly ReadName[], name: string): string[] {
  const found: string[] = [];
  for (let part = 1; findName(list, pieceName(name, part)) !== undefined; part++) found.push(pieceName(name, part));
  return found;
}

function pieceName(name: string, part: number): string {
  return part === 1 ? name : name + part;
}
