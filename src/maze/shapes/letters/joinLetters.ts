import { type TypeSize, gapOf, type Field } from "./drawLetter";

/** Where a letter stands: the row where its body begins, its first column, and its columns. */
export interface Placed {
  readonly number: number;
  readonly top: number;
  readonly left: number;
  readonly columns: number;
}

/** Joins two letters side by side by a bar, one pen high, where it is shortest; of several places in the lowest. */
export function joinLetters(field: Field, one: Placed, other: Placed, { pen, height }: TypeSize, joint: number): void {
  const ends = range(one.top, one.top + height).map((row) => {
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
  const columnsOf = ({ left, columns }: Placed) => range(left, left + columns - pen + 1);
  // The rightmost columns of the last letter's foot, and the leftmost ones of the first letter's head.
  const down = wideStroke(field, last, range(last.top, bar).reverse(), columnsOf(last).reverse(), pen);
  const up = wideStroke(field, first, range(bar + pen, first.top + height), columnsOf(first), pen);
  field.fill(joint, down.row + 1, down.column, bar - down.row - 1, pen);
  field.fill(joint, bar + pen, up.column, up.row - bar - pen, pen);
  field.fill(joint, bar, Math.min(down.column, up.column), pen, Math.abs(down.column - up.column) + pen);
}

/** The first place, in this order of rows and columns, where a letter is as wide as the pen. */
function wideStroke(
  field: Field,
  { number }: Placed,
  rows: readonly number[],
  columns: readonly number[],
  pen: number,
): { readonly row: number; readonly column: number } {
  for (const row of rows) {
    for (const column of columns) {
      if (range(column, column + pen).every((each) => field.at(row, each) === number)) return { row, column };
    }
  }
  throw new Error("A letter has no stroke as wide as the pen");
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

function columnsIn(field: Field, { number, left, columns }: Placed, row: number): [first?: number, last?: number] {
  const all = range(left, left + columns).filter((column) => field.at(row, column) === number);
  return [all[0], all[all.length - 1]];
}
