import { deleteName, findName, setHiddenName, textFormula, textOfFormula, type ReadName } from "./names";

/**
 * Texts too long for one name: hidden names "Name", "Name2", "Name3" …, of 7,000 characters each, so that the formula
 * around a piece stays within Excel's 8,192. No quotation marks in the text.
 */
const PIECE = 7_000;

/** The text that the names hold; nothing where the first one is missing. */
export function rememberedText(list: readonly ReadName[], name: string): string | undefined {
  if (findName(list, name) === undefined) return undefined;
  return pieceNames(list, name)
    .map((piece) => textOfFormula(findName(list, piece)!.formula))
    .join("");
}

/** Queues the names anew; `list` are the sheet's names up to now. */
export function rememberText(sheet: Excel.Worksheet, list: readonly ReadName[], name: string, text: string): void {
  forgetText(sheet, list, name);
  piecesOf(text).forEach((piece, i) => setHiddenName(sheet, pieceName(name, i + 1), textFormula(piece)));
}

/** Queues the end of the names that are in the list, and of those that a request which broke off may have made of `text`. */
export function forgetText(sheet: Excel.Worksheet, list: readonly ReadName[], name: string, text = ""): void {
  const made = piecesOf(text).map((_, i) => pieceName(name, i + 1));
  for (const piece of new Set([...made, ...pieceNames(list, name)])) deleteName(sheet, piece);
}

function piecesOf(text: string): string[] {
  return text.match(new RegExp(`.{1,${PIECE}}`, "g")) ?? [""];
}

function pieceNames(list: readonly ReadName[], name: string): string[] {
  const found: string[] = [];
  for (let part = 1; findName(list, pieceName(name, part)) !== undefined; part++) found.push(pieceName(name, part));
  return found;
}

function pieceName(name: string, part: number): string {
  return part === 1 ? name : name + part;
}
