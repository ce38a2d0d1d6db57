import { names, type ReadName } from "../excel/names";
import { forgetFormulas, rememberedText, rememberText } from "../excel/longText";

/**
 * The maze that stood on a sheet before the one that stands there now, as a text of those who draw, in hidden names of the sheet: so
 * it is there on another machine, after saving, and where Excel undoes nothing.
 */
export function earlierOn(list: readonly ReadName[]): string | undefined {
  return rememberedText(list, names.earlier);
}

/** Queues the text in place of what there is; "" where nothing is to be brought back. Undefined leaves it alone. */
export function keepEarlier(sheet: Excel.Worksheet, list: readonly ReadName[], text: string | undefined): void {
  if (text === undefined) return;
  if (text === "") forgetEarlier(sheet, list);
  else rememberText(sheet, list, names.earlier, text);
}

/** Queues the end of the names that are in the list. */
export function forgetEarlier(sheet: Excel.Worksheet, list: readonly ReadName[]): void {
  forgetFormulas(sheet, list, names.earlier, 0);
}
