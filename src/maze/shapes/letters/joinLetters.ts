import { type TypeSize, gapOf, type Field } from "./drawLetter";

/** Where a letter stands: the row where its body begins, its first column, and its columns. */
export interface Placed {
  readonly number: number;
  readonly top: number;
  readonly left: number;
  readonly columns: number;
}

/**
 * Joins two letters that stand side by side by a bar, one pen high, where it is shortest; of several such places in the lowest, like a
 * line on which they stand.
 */
export function joinLetters(field: Field, one: Placed, other: Placed, { pen, height }: TypeSize, joint: number): void {
  const ends = Array.from({ length: height }, (_, r) => {
    const row = one.top + r;
    return { row, from: columnsIn(field, one, row)[1], to: columnsIn(field, other, row)[0] };
  });
  let best: { first: number; cost: number } | undefined;
  for (let first = 0; first + pen <= height; first++) {
    const rows = ends.slice(first, first + pen);
    if (rows.some(({ from, to }) => from === undefined || to === undefined)) continue;
    const cost = rows.reduce((sum, { from, to }) => sum + to! - from! - 1, 0);
    if (best === undefined || cost <= best.cost) best = { first, cost };
  }
  if (best !== undefined) {
    for (const { row, from, to } of ends.slice(best.first, best.first + pen)) {
      field.fill(joint, row, from! + 1, 1, to! - from! - 1);
    }
    return;
  }
  // An apostrophe beside a hyphen: the bar goes down between them.
  const froms = ends.filter(({ from }) => from !== undefined);
  const tos = ends.filter(({ to }) => to !== undefined);
  const isHigher = froms[0]!.row < tos[0]!.row;
  const [from, to] = isHigher ? [froms[froms.length - 1]!, tos[0]!] : [froms[0]!, tos[tos.length - 1]!];
  const between = one.left + one.columns;
  field.fill(joint, from.row, from.from! + 1, 1, between - from.from! - 1);
  field.fill(joint, Math.min(from.row, to.row), between, Math.abs(to.row - from.row) + 1, other.left - between);
  field.fill(joint, to.row, between, 1, to.to! - between);
}

/** Joins the last letter of a line to the first one of the next by a bar between the lines. */
export function joinLines(field: Field, last: Placed, first: Placed, size: TypeSize, joint: number): void {
  const { pen, height, below } = size;
  const bar = last.top + height + below + gapOf(pen);
  const down = lowest(field, last, last.top, bar, pen);
  const up = highest(field, first, bar + pen, first.top + height, pen);
  field.fill(joint, down.row + 1, down.column, bar - down.row - 1, pen);
  field.fill(joint, bar + pen, up.column, up.row - bar - pen, pen);
  field.fill(joint, bar, Math.min(down.column, up.column), pen, Math.abs(down.column - up.column) + pen);
}

/** Where a letter's foot is widest enough for the pen: its lowest row, and the rightmost columns there. */
function lowest(field: Field, letter: Placed, from: number, to: number, pen: number): { row: number; column: number } {
  for (let row = to - 1; row >= from; row--) {
    for (let column = letter.left + letter.columns - pen; column >= letter.left; column--) {
      if (isLetter(field, letter, row, column, pen)) return { row, column };
    }
  }
  throw new Error("A letter has no stroke as wide as the pen");
}

function highest(field: Field, letter: Placed, from: number, to: number, pen: number): { row: number; column: number } {
  for (let row = from; row < to; row++) {
    for (let column = letter.left; column <= letter.left + letter.columns - pen; column++) {
      if (isLetter(field, letter, row, column, pen)) return { row, column };
    }
  }
  throw new Error("A letter has no stroke as wide as the pen");
}

function isLetter(field: Field, { number }: Placed, row: number, column: number, pen: number): boolean {
  for (let c = column; c < column + pen; c++) if (field.at(row, c) !== number) return false;
  return true;
}

/** The first and the last column of a letter in a row, if it has any there. */
function columnsIn(field: Field, { number, left, columns }: Placed, row: number): [first?: number, last?: number] {
  const all = Array.from({ length: columns }, (_, i) => left + i).filter((column) => field.at(row, column) === number);
  return all.length === 0 ? [] : [all[0]!, all[all.length - 1]!];
}
