import type { Maze } from "../../maze/model";
import type { CellSize } from "../../worksheet/looks";
import type { OwnContents } from "../../worksheet/cells";
import type { Area } from "../../worksheet/addresses";
import type { Occupancy } from "../../worksheet/grid";
import { paperOf } from "../../worksheet/page";
import { posterCell, posterLetters } from "../../worksheet/paper";
import { type SheetState, pageKindOf } from "../../worksheet/sheet";

/** A poster in a grid of some size: its pages and its cells. */
interface PosterPlan extends CellSize {
  readonly across: number;
  readonly down: number;
}

/** The marks of a poster: its letters by their cells; its grey lines follow from its pages. */
export interface PosterMarking extends PosterPlan {
  readonly letters: ReadonlyMap<number, string>;
}

/**
 * The poster of as many pages and with cells of the same shape as `cell`, in `area`; undefined if the sheet is none. Throws Refusal
 * if that cannot be.
 */
export function posterInNewSize(
  state: SheetState,
  area: Area,
  page: Occupancy["page"],
  cell: Partial<CellSize>,
): PosterPlan | undefined {
  const kind = pageKindOf(state.names);
  if (page === undefined || kind?.kind !== "poster") return undefined;
  const { across, down } = kind.pages;
  return { across, down, ...posterCell(paperOf(undefined, page.now), area, kind.pages, cell) };
}

/** The letters of a poster, in cells that hold nothing else. */
export function lettersAround(
  poster: Parameters<typeof posterLetters>[0],
  maze: Maze,
  ends: readonly { readonly cell: number }[],
  { texts, values }: OwnContents,
): ReadonlyMap<number, string> {
  const taken = new Set(ends.map(({ cell }) => cell));
  return posterLetters(poster, (cell) => {
    return maze.has(cell) && !taken.has(cell) && texts[cell] === null && values[cell] === null;
  });
}
