import type { ReversibleChange } from "./changes";
import { type NewName, addName, deleteName, listInTurns } from "../excel";
import { type Piece, paintPieces, paintingOn } from "../cells";

/** What leads from one state to another, and back: the same painter is given the states in reverse. */
export interface Difference {
  readonly paint: () => Iterable<Piece>;
  readonly paintBack: () => Iterable<Piece>;
}

/** `paint` gives what turns one state into another, even if part of that is already done. */
export function between<State>(
  before: State,
  after: State,
  paint: (from: State, to: State) => Iterable<Piece>,
): Difference {
  return { paint: () => paint(before, after), paintBack: () => paint(after, before) };
}

/** Some names of a sheet. Those without which the others cannot be found come first and are deleted last. Unchanged ones are left alone. */
export function namesBetween(sheetId: string, before: readonly NewName[], after: readonly NewName[]): Difference {
  const stay = new Set(before.map(keyOf).filter((key) => after.some((name) => keyOf(name) === key)));
  const [gone, come] = [before, after].map((names) => names.filter((name) => !stay.has(keyOf(name)))) as [
    NewName[],
    NewName[],
  ];
  const bytes = [...gone, ...come].reduce((sum, { meaning }) => sum + NAME_BYTES + length(meaning), 0);
  return between(gone, come, (from, to) => [
    { bytes, paint: paintingOn(sheetId, (sheet) => paintNames(sheet, from, to)) },
  ]);
}

/** What deleting a name and adding it again takes of a request, besides its text. */
const NAME_BYTES = 700;

const length = (meaning: NewName["meaning"]) => (typeof meaning === "string" ? meaning.length : 0);
const keyOf = ({ name, meaning }: NewName) => JSON.stringify([name.toUpperCase(), meaning]);

function paintNames(sheet: Excel.Worksheet, from: readonly NewName[], to: readonly NewName[]): void {
  for (const name of [...new Set([...to, ...from].map((each) => each.name))].reverse()) deleteName(sheet, name);
  for (const name of to) addName(sheet, name);
}

/** The differences one after the other, in as few requests as their size allows. */
export function painted(
  differences: readonly Difference[],
  told: Pick<ReversibleChange, "ifStuck" | "inexact" | "leaves"> = {},
): ReversibleChange<void> {
  return {
    ...told,
    make: async (job) => paintPieces(job, await listInTurns(piecesOf(differences), job.signal)),
    takeBack: async (job) => paintPieces(job, await listInTurns(piecesBack(differences), job.signal)),
  };
}

/** The way there, in the order of the differences. */
export function* piecesOf(differences: readonly Difference[]): Generator<Piece> {
  for (const { paint } of differences) yield* paint();
}

/** The way back, which begins with the last difference. */
export function* piecesBack(differences: readonly Difference[]): Generator<Piece> {
  for (const { paintBack } of [...differences].reverse()) yield* paintBack();
}
