import { BOTTOM, type Ends, type Grid, LEFT, type OwnedSide, RIGHT, TOP } from "../../maze/model";
import { type Area, cellsOf, intersection } from "../addresses";
import { type ReadName, findName, replaceNames } from "../names";
import { rangeAt } from "../excel";
import { type Border, type CellSide, type Gap, cellArea, edge, neighbour, pairAt } from "../lines";
import type { CellContent } from "../pieces";
import { type Look, entranceMark, exitMark } from "../looks";
import { ENTRANCE, type UnderMark, exitName, facts, type Written } from "../memory";

/** The letter in the cell of the entrance, in every language. */
export const ENTRANCE_LETTER = "S";
/** The letter in the cell of an exit, in every language. */
export const EXIT_LETTER = "E";

/** An entrance or exit of a maze, as a name of its sheet keeps it. */
export interface End {
  readonly name: string;
  readonly cell: number;
  /** Undefined if that name was deleted. */
  readonly was: UnderMark | undefined;
}

/** The ends that a sheet's names give for a grid in `area`. Names that are broken or point elsewhere do not count. */
interface FoundEnds {
  readonly all: readonly End[];
  readonly entrance: End | undefined;
  readonly exits: readonly End[];
}

/** The ends in `area` of a sheet; entrance undefined, exits empty if the names give none. */
export function findEnds(list: readonly ReadName[], sheet: string, area: Area): FoundEnds {
  const ends = (facts.ends.read(list) ?? []).flatMap(({ name, place, was }): End[] => {
    if (place?.sheet !== sheet || cellsOf(place.area) !== 1) return [];
    if (intersection(place.area, area) === undefined) return [];
    return [{ name, cell: (place.area.row - area.row) * area.columns + place.area.column - area.column, was }];
  });
  return {
    all: ends,
    entrance: ends.find(({ name }) => name === ENTRANCE),
    exits: ends.filter(({ name }) => name !== ENTRANCE),
  };
}

/** The name for one more exit, with the first free number. */
export function nextExitName(list: readonly ReadName[]): string {
  for (let number = 1; ; number++) {
    const name = exitName(number);
    if (findName(list, name) === undefined) return name;
  }
}

/**
 * Whether the content of a grid's cell is a letter that Lavirint wrote there: it is not if a number of Lavirint's was written over
 * the letter.
 */
export function isOurLetter(ends: FoundEnds, written: Written, cell: number, content: unknown): boolean {
  const here = ends.all.filter((end) => end.cell === cell);
  if (!here.some(({ name }) => content === letterOf(name))) return false;
  const number = written.numberIn(cell);
  return number === undefined || here[0]?.was?.formula === number;
}

/** The side of a cell that is part of the frame or of the mask's rim: top or bottom first; undefined inside. */
export function outerSide(grid: Grid, cell: number): CellSide | undefined {
  return [TOP, BOTTOM, LEFT, RIGHT].find((side) => {
    const beyond = neighbour(grid, cell, side as CellSide);
    return beyond === undefined || grid.mask?.[beyond] === 0;
  }) as CellSide | undefined;
}

/**
 * The pairs of cells, one in and one out of the maze, between which these ends open it to the left or right (RIGHT), or to the top or
 * bottom (BOTTOM). At the edge of the sheet there is no such pair.
 */
export function gapsOf(grid: Grid, area: Area, ends: readonly number[], along: OwnedSide): Area[] {
  return gapsBeside(grid, [...new Set(ends)]).flatMap(({ cell, side }) => {
    const gap = pairAt(cellArea(area, cell), side);
    return gap?.along === along ? [gap.area] : [];
  });
}

/** The gaps that these ends make in the frame, or in the edge of the mask. */
export function gapsBeside(grid: Grid, ends: readonly number[]): Gap[] {
  return ends.flatMap((cell) => {
    const side = outerSide(grid, cell);
    return side === undefined ? [] : [{ cell, side }];
  });
}

/** Queues an end in a newly drawn cell: its names, fill and letter, and the gap in the frame where there is a line to remove. */
export function setEnd(sheet: Excel.Worksheet, area: Area, { name, cell, was }: End, opensGap = true): void {
  const place = cellArea(area, cell);
  const range = rangeAt(sheet, place);
  replaceNames(sheet, [], facts.ends.namesFor([{ name, place, was }]));
  // The cell has no pattern that would have to be cleared first.
  range.format.fill.color = `#${markOf(name)}`;
  range.values = [[letterOf(name)]];
  const side = was?.opened?.side;
  // At the edge of the sheet there is no pair of cells whose border would be a gap.
  if (side !== undefined && (opensGap || pairAt(place, side) === undefined)) edge(sheet, place, side).style = "None";
}

const markOf = (name: string): Look => (name === ENTRANCE ? entranceMark : exitMark);
const letterOf = (name: string): string => (name === ENTRANCE ? ENTRANCE_LETTER : EXIT_LETTER);

export interface EndCell {
  readonly cell: number;
  readonly look: Look;
  readonly content: CellContent;
  /** The lines on the sides where the frame may be opened. */
  readonly lines: readonly { readonly side: CellSide; readonly line: Border | undefined }[];
}

/** The cell once it is an end: its fill and letter, and the gap in the frame where there is a line to remove. */
export function withEnd(cell: EndCell, name: string, opened: CellSide | undefined): EndCell {
  const lines = cell.lines.map((each) => (each.side === opened ? { ...each, line: undefined } : each));
  return { ...cell, look: markOf(name), content: { ...cell.content, formula: letterOf(name), isText: false }, lines };
}

/** The cell once it is no longer an end: what the mark replaced is restored, and what somebody put there since stays. */
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

/** The ends that a maze is to have; entrance, exits or both may be missing. */
export type MarkedEnds = (Partial<Pick<Ends, "entrance">> & Pick<Ends, "exits">) | undefined;

/** The looks of a newly drawn maze, and whether its frame is to be opened for ends. */
interface DrawnCells {
  readonly look: Look;
  readonly line: Border;
  /** Otherwise the frame is opened only where {@link gapsOf} has no gap for an end. */
  readonly opensGaps: boolean;
}

/** Queues the ends of a newly drawn maze, whose cells are empty. */
export function drawEnds(
  sheet: Excel.Worksheet,
  area: Area,
  grid: Grid,
  ends: MarkedEnds,
  { look, line, opensGaps }: DrawnCells,
): void {
  const draw = (name: string, cell: number) => {
    const side = outerSide(grid, cell);
    const opened = side === undefined ? undefined : { side, line };
    setEnd(sheet, area, { name, cell, was: { look, formula: "", opened } }, opensGaps);
  };
  if (ends?.entrance !== undefined) draw(ENTRANCE, ends.entrance);
  ends?.exits.forEach((exit, i) => draw(exitName(i + 1), exit));
}
