import { parseReference, separateAreas, type Area, type Reference } from "./addresses";
import {
  forgetFormulas,
  forgetText,
  PIECE,
  rememberedFormulas,
  rememberedText,
  rememberFormulas,
  rememberText,
} from "./longText";
import { referenceForName, type ReadName } from "./names";

/**
 * Short texts, each pinned to cells: the texts in the hidden names "Name", "Name2" …, and in the same order references to the
 * cells in "NameAt", "NameAt2" …, as "=Maze!$B$2:$D$6,Maze!$E$2:$I$6". Excel keeps references right whatever becomes of the
 * cells: rows and columns inserted and deleted, the sheet renamed, moved or copied. A pin whose cells were deleted has none.
 */
export interface Pin {
  /** Without spaces and quotation marks. */
  readonly text: string;
  readonly place: Reference | undefined;
}

/** The most pins that are read or written, about 40 bytes each. */
export const MOST_PINS = 5_000;

/** Queues the pins in place of those that there are; `list` are the names up to now of the sheet that has them. */
export function rememberPins(
  sheet: Excel.Worksheet,
  list: readonly ReadName[],
  name: string,
  pins: readonly { readonly text: string; readonly sheet: string; readonly area: Area }[],
): void {
  const kept = pins.slice(0, MOST_PINS);
  rememberText(sheet, list, name, kept.map(({ text }) => text).join(" "));
  rememberFormulas(
    sheet,
    list,
    placeName(name),
    joined(kept.map((pin) => referenceForName(pin.sheet, pin.area).slice(1))),
  );
}

/** The pins, in their order; nothing where there are none, or where texts and references do not match any more. */
export function rememberedPins(list: readonly ReadName[], name: string): Pin[] | undefined {
  const texts = rememberedText(list, name)?.split(" ", MOST_PINS + 1);
  const places = rememberedFormulas(list, placeName(name))?.flatMap((formula) => separateAreas(formula.slice(1)));
  if (texts === undefined || places === undefined) return undefined;
  if (texts.length !== places.length || texts.length > MOST_PINS) return undefined;
  return texts.map((text, i) => ({ text, place: parseReference(places[i]!) }));
}

/** Queues the end of the pins in the list, and of as many as {@link rememberPins} may have made of `made` pins just now. */
export function forgetPins(sheet: Excel.Worksheet, list: readonly ReadName[], name: string, made = 0): void {
  // More than so many characters a pin nobody writes: a sheet's name has 31, doubled where they are apostrophes.
  const pieces = Math.ceil((Math.min(made, MOST_PINS) * 100) / PIECE);
  // The texts last: whoever finds them finds what is left where a request breaks off here.
  forgetFormulas(sheet, list, placeName(name), Math.max(1, pieces));
  forgetText(sheet, list, name, " ".repeat(pieces * PIECE));
}

function placeName(name: string): string {
  return `${name}At`;
}

/** References as formulas of several areas, each short enough for a name. */
function joined(references: readonly string[]): string[] {
  const formulas: string[] = [];
  for (const reference of references) {
    const last = formulas[formulas.length - 1];
    if (last === undefined || last.length + 1 + reference.length > PIECE) formulas.push(`=${reference}`);
    else formulas[formulas.length - 1] = `${last},${reference}`;
  }
  return formulas;
}
