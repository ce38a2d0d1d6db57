import {
  type ReadName,
  cutText,
  parseReference,
  referenceTo,
  separateAreas,
  textFormula,
  textOfFormula,
} from "../excel";
import type { Fact } from "./fact";
import { asReadOnItself, formulasOf, isPieceOf, likelyNames, PIECE, pieceName, type Entry } from "./kinds";
import type { NewPin, Pin } from "./pin";

/** The most pins that are read or written, about 40 bytes each. */
export const MOST_PINS = 5_000;

/**
 * Short texts, each pinned to cells: the texts are in the names "Name", "Name2" …, and in the same order references to the cells in
 * "NameAt", "NameAt2" …, as "=Maze!$B$2:$D$6,Maze!$E$2:$I$6". Excel adjusts references when rows and columns are inserted and deleted,
 * or the sheet is renamed, moved or copied. Nothing is read if texts and references no longer match. `longest`: as in textFact.
 */
export function pinnedFact(
  name: string,
  { longest = 1, ...entry }: Entry<readonly NewPin[]> & { readonly longest?: number },
): Fact<readonly NewPin[], readonly Pin[]> {
  const places = `${name}At`;
  return {
    ...entry,
    name,
    likely: [...likelyNames(name, longest), ...likelyNames(places, longest)],
    owns: (each) => isPieceOf(name, each) || isPieceOf(places, each),
    namesFor: (pins) => {
      const kept = pins.slice(0, MOST_PINS);
      const texts = cutText(kept.map(({ text }) => text).join(" "), PIECE).map(textFormula);
      const references = joined(kept.map(({ sheet, area }) => referenceTo(sheet, area).slice(1)));
      const named = (first: string, formulas: readonly string[]) =>
        formulas.map((meaning, i) => ({ name: pieceName(first, i + 1), meaning }));
      return [...named(name, texts), ...named(places, references)];
    },
    read: (list) => pinsIn(list, name),
    asRead: asReadOnItself,
  };
}

/** The pins that a sheet's names hold under this name; undefined if there are none that can be read. */
export function pinsIn(list: readonly ReadName[], name: string): readonly Pin[] | undefined {
  const texts = formulasOf(list, name)
    ?.map(textOfFormula)
    .join("")
    .split(" ", MOST_PINS + 1);
  const found = formulasOf(list, `${name}At`)?.flatMap((formula) => separateAreas(formula.slice(1)));
  if (texts === undefined || texts.length !== found?.length || texts.length > MOST_PINS) return undefined;
  return texts.map((text, i) => ({ text, place: parseReference(found[i]!) }));
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
