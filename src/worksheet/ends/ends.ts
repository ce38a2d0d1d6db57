import { BOTTOM, type Ends, type Grid, LEFT, type OwnedSide, RIGHT, TOP } from "../../maze/model";
import { type Area, type ReadName, cellsOf, findName, intersection, rangeAt, setName } from "../excel";
import {
  type Border,
  type CellContent,
  type CellSide,
  type Look,
  cellArea,
  edge,
  entranceMark,
  exitMark,
  neighbour,
  paintLook,
  pairAt,
} from "../cells";
import { ENTRANCE, type Was, exitName, facts } from "../memory";

export const ENTRANCE_LETTER = "S";
export const EXIT_LETTER = "E";

export interface End {
  readonly name: string;
  /** Number of the cell in the grid. */
  readonly cell: number;
  /** Nothing where that name is gone. */
  readonly was: Was | undefined;
}

/** The ends that a sheet's names tell, of a grid in `area`. Names that are broken or point elsewhere do not count. */
export interface FoundEnds {
  readonly entrance: End | undefined;
  /** In the order of their numbers. */
  readonly exits: readonly End[];
}

export function findEnds(list: readonly ReadName[], sheet: string, area: Area): FoundEnds {
  const ends = (facts.ends.read(list) ?? []).flatMap(({ name, place, was }): End[] => {
    if (place?.sheet !== sheet || cellsOf(place.area) !== 1) return [];
    if (intersection(place.area, area) === undefined) return [];
    return [{ name, cell: (place.area.row - area.row) * area.columns + place.area.column - area.column, was }];
  });
  return {
    entrance: ends.find(({ name }) => name === ENTRANCE),
    exits: ends.filter(({ name }) => name !== ENTRANCE),
  };
}

/** The name for one more exit: the first number that is free. */
export function nextExitName(list: readonly ReadName[]): string {
  for (let number = 1; ; number++) {
    const name = exitName(number);
    if (findName(list, name) === undefined) return name;
  }
}

/** Whether the content of a grid's cell is the letter of an end that stands there. */
export function isEndLetter(ends: FoundEnds, cell: number, content: unknown): boolean {
  if (ends.entrance?.cell === cell && content === ENTRANCE_LETTER) return true;
  return content === EXIT_LETTER && ends.exits.some((exit) => exit.cell === cell);
}

/** The side of a cell on which it lies at the frame, or at the rim of the mask: top or bottom first; nothing inside. */
export function outerSide(grid: Grid, cell: number): CellSide | undefined {
  return [TOP, BOTTOM, LEFT, RIGHT].find((side) => {
    const beyond = neighbour(grid, cell, side as CellSide);
    return beyond === undefined || grid.mask?.[beyond] === 0;
  }) as CellSide | undefined;
}

/**
 * The pairs of cells, in and out of the maze, between which these ends open it to the left or right (RIGHT), or upwards or downwards
 * (BOTTOM). At the edge of the sheet there is no such pair.
 */
export function gapsOf(grid: Grid, area: Area, ends: readonly number[], along: OwnedSide): Area[] {
  return [...new Set(ends)].flatMap((cell) => {
    const side = outerSide(grid, cell);
    const gap = side === undefined ? undefined : pairAt(cellArea(area, cell), side);
    return gap === undefined || gap.along !== along ? [] : [gap.area];
  });
}

/** Queues an end: its names, fill and letter, and the way out where there is a line to be taken away. */
export function setEnd(sheet: Excel.Worksheet, area: Area, end: Required<End>): void {
  const place = cellArea(area, end.cell);
  const range = rangeAt(sheet, place);
  nameEnd(sheet, { ...end, place });
  paintLook(range.format, markOf(end.name));
  range.values = [[letterOf(end.name)]];
  if (end.was?.opened !== undefined) edge(sheet, place, end.was.opened.side).style = "None";
}

function nameEnd(sheet: Excel.Worksheet, end: Parameters<typeof facts.ends.namesFor>[0][number]): void {
  for (const name of facts.ends.namesFor([end])) setName(sheet, name);
}

const markOf = (name: string): Look => (name === ENTRANCE ? entranceMark : exitMark);
const letterOf = (name: string): string => (name === ENTRANCE ? ENTRANCE_LETTER : EXIT_LETTER);

/** A cell that is an end, or is about to be one, or not any more. */
export interface EndCell {
  readonly cell: number;
  readonly look: Look;
  readonly content: CellContent;
  /** Of the sides that may be the way out. */
  readonly lines: readonly { readonly side: CellSide; readonly line: Border | undefined }[];
}

/** The cell when it is an end: its fill and letter, and where there is a line to be taken away, the way out. */
export function withEnd(cell: EndCell, name: string, opened: CellSide | undefined): EndCell {
  const lines = cell.lines.map((each) => (each.side === opened ? { ...each, line: undefined } : each));
  return { ...cell, look: markOf(name), content: { ...cell.content, formula: letterOf(name), isText: false }, lines };
}

/** The cell when its end is gone: what the mark took the place of comes back, and what somebody put there since stays. */
export function withoutEnd(cell: EndCell, { name, was }: End): EndCell {
  const content = { ...cell.content, formula: was?.formula ?? "", isText: was?.isText === true };
  const { side, line } = was?.opened ?? {};
  return {
    cell: cell.cell,
    look: cell.look === markOf(name) ? (was?.look ?? "") : cell.look,
    content: cell.content.formula === letterOf(name) ? content : cell.content,
    lines: cell.lines.map((each) => (each.side === side ? { ...each, line } : each)),
  };
}

/** The ends that a maze is to have; it may lack an entrance, exits or both. */
export type MarkedEnds = (Partial<Pick<Ends, "entrance">> & Pick<Ends, "exits">) | undefined;

/** What the cells of a maze look like that was drawn just now, and whether its frame is to be opened for ends. */
interface DrawnCells {
  readonly look: Look;
  /** Around them. */
  readonly line: Border;
  /** Otherwise the frame is opened only where {@link gapsOf} has no gap for an end. */
  readonly opensGaps: boolean;
}

/** Queues the ends of a maze that was drawn just now, with nothing in its cells. */
export function drawEnds(
  sheet: Excel.Worksheet,
  area: Area,
  grid: Grid,
  ends: MarkedEnds,
  { look, line, opensGaps }: DrawnCells,
): void {
  const draw = (name: string, cell: number) => {
    const side = outerSide(grid, cell);
    const place = cellArea(area, cell);
    const opened = side === undefined ? undefined : { side, line };
    const range = rangeAt(sheet, place);
    nameEnd(sheet, { name, place, was: { look, formula: "", opened } });
    // Cells that were drawn just now have no pattern that would have to go first.
    range.format.fill.color = `#${markOf(name)}`;
    range.values = [[letterOf(name)]];
    if (side !== undefined && (opensGaps || pairAt(place, side) === undefined)) edge(sheet, place, side).style = "None";
  };
  if (ends?.entrance !== undefined) draw(ENTRANCE, ends.entrance);
  ends?.exits.forEach((exit, i) => draw(exitName(i + 1), exit));
}
