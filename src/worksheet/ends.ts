/** Entrance and exits: found, drawn, changed. */
import { BOTTOM, type Ends, type Grid, LEFT, type OwnedSide, RIGHT, TOP } from "../maze/model";
import { type Area, cellsOf, intersection, sameArea } from "./addresses";
import { type ReadName, findName, replaceNames } from "./names";
import { rangeAt, type ExcelSession, Refusal } from "./excel";
import {
  type Border,
  type CellSide,
  type Gap,
  cellArea,
  cellName,
  edge,
  neighbour,
  pairAt,
  isLine,
  lineOf,
  ownEdge,
  setBorder,
} from "./borders";
import { type CellContent, contentsIn, writeContent } from "./pieces";
import { type Look, entranceMark, exitMark, FILL_OPTIONS, lookOfFill, paintLook } from "./looks";
import { savedNames } from "./fact";
import { facts } from "./facts";
import { writtenIn } from "./record";
import { ENTRANCE, type UnderMark, endNames, exitName, fitsName } from "./shapeAndEnds";
import type { Written } from "./written";
import { type Message, message } from "../message";
import { lookOfCell, readCells } from "./cells";
import type { SheetState } from "./sheet";
import { readUnobstructed } from "./place";
import { type Difference, betweenOn, namesBetween, painted } from "./changes";
import { findCurrentSolution, hasSolution, solutionArea, removeSolution } from "./solution";

/** The letters in the cells of ends, in every language. */
export const ENTRANCE_LETTER = "S";
export const EXIT_LETTER = "E";

/** An entrance or exit of a maze, as a name of its sheet keeps it. */
export interface End {
  readonly name: string;
  readonly cell: number;
  /** Undefined if that name was deleted. */
  readonly was: UnderMark | undefined;
}

/** The ends that a sheet's names give for a grid in `area`. Names that are broken or point elsewhere do not count. */
export function findEnds(list: readonly ReadName[], sheet: string, area: Area) {
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

export function nextExitName(list: readonly ReadName[]): string {
  for (let number = 1; ; number++) {
    const name = exitName(number);
    if (findName(list, name) === undefined) return name;
  }
}

/** Tells whether Lavirint wrote the letter in a cell of the grid: not if a number of Lavirint's was written over it. */
export function lettersIn({ names, name: sheet }: Pick<SheetState, "names" | "name">, area: Area, written: Written) {
  const { all } = findEnds(names, sheet, area);
  return (cell: number, content: unknown): boolean => {
    const here = all.filter((end) => end.cell === cell);
    if (!here.some(({ name }) => content === letterOfEnd(name))) return false;
    const number = written.numberIn(cell);
    return number === undefined || here[0]!.was?.formula === number;
  };
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
    return gap === undefined || (side & 1) !== along ? [] : [gap];
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
  range.values = [[letterOfEnd(name)]];
  const side = was?.opened?.side;
  // At the edge of the sheet there is no pair of cells whose border would be a gap.
  if (side !== undefined && (opensGap || pairAt(place, side) === undefined)) edge(sheet, place, side).style = "None";
}

const markOf = (name: string): Look => (name === ENTRANCE ? entranceMark : exitMark);
export const letterOfEnd = (name: string): string => (name === ENTRANCE ? ENTRANCE_LETTER : EXIT_LETTER);

export interface EndCell {
  readonly cell: number;
  readonly look: Look;
  readonly content: CellContent;
  /** The lines on the sides where the frame may be opened. */
  readonly lines: readonly { readonly side: CellSide; readonly line: Border | undefined }[];
}

/** The cell once it is an end: its fill and letter, and the gap in the frame where there is a line to remove. */
export function withEnd(cell: EndCell, name: string, opened: CellSide | undefined): EndCell {
  return {
    ...cell,
    look: markOf(name),
    content: { ...cell.content, formula: letterOfEnd(name), isText: false },
    lines: cell.lines.map((each) => (each.side === opened ? { ...each, line: undefined } : each)),
  };
}

/** The cell once it is no longer an end: what the mark replaced is restored, and what somebody put there since stays. */
export function withoutEnd(cell: EndCell, { name, was }: End): EndCell {
  const content = { ...cell.content, formula: was?.formula ?? "", isText: was?.isText === true };
  const { side, line } = was?.opened ?? {};
  return {
    cell: cell.cell,
    look: cell.look === markOf(name) ? (was?.look ?? "") : cell.look,
    content: cell.content.formula === letterOfEnd(name) ? content : cell.content,
    lines: cell.lines.map((each) => (each.side === side ? { ...each, line } : each)),
  };
}

/** The ends that a maze is to have; entrance, exits or both may be missing. */
export type MarkedEnds = (Partial<Pick<Ends, "entrance">> & Pick<Ends, "exits">) | undefined;

/**
 * Queues the ends of a newly drawn maze, whose cells are empty and have this look; `opensGaps` as in {@link setEnd}: otherwise the frame is
 * opened only where {@link gapsOf} has no gap for an end.
 */
export function drawEnds(
  sheet: Excel.Worksheet,
  area: Area,
  grid: Grid,
  ends: MarkedEnds,
  { look, line, opensGaps }: { readonly look: Look; readonly line: Border; readonly opensGaps: boolean },
): void {
  const draw = (name: string, cell: number) => {
    const side = outerSide(grid, cell);
    const opened = side === undefined ? undefined : { side, line };
    setEnd(sheet, area, { name, cell, was: { look, formula: "", opened } }, opensGaps);
  };
  if (ends?.entrance !== undefined) draw(ENTRANCE, ends.entrance);
  ends?.exits.forEach((exit, i) => draw(exitName(i + 1), exit));
}

/** Ends that are removed and ends that are added, in a maze in `area`. */
export interface EndChange {
  readonly state: SheetState;
  readonly area: Area;
  readonly take: readonly End[];
  /** `side`: where the frame is opened beside it. */
  readonly put: readonly { readonly name: string; readonly cell: number; readonly side: CellSide | undefined }[];
  /** Where walls are cells: those of the frame that are opened and closed beside ends. */
  readonly gaps?: readonly { readonly cell: number; readonly look: Look }[] | undefined;
}

/**
 * Looks at the cells of the change, in one request, or at least two if there is a solution, which is removed with its ends.
 * `question`: "B2 on Sheet1 holds 1 value. Overwrite it?", if anything has to be asked. `change` takes one request, or more if a large
 * solution is removed. Throws {@link Refusal} for cells that are not fit for a maze, or hold too much to be restored.
 */
export async function lookAtEnds(session: ExcelSession, change: EndChange) {
  const { state, area, take, put, gaps = [] } = change;
  const sides = new Map<number, Set<CellSide>>();
  const add = (cell: number, side?: CellSide) => {
    const known = sides.get(cell) ?? new Set();
    sides.set(cell, side === undefined ? known : known.add(side));
  };
  for (const { cell, was } of take) add(cell, was?.opened?.side);
  for (const { cell, side } of put) add(cell, side);
  for (const { cell } of gaps) add(cell);

  const read = await readUnobstructed(session, state, area, (sheet) =>
    [...sides].map(([cell, around]) => {
      const place = cellArea(area, cell);
      const range = rangeAt(sheet, place).load("formulas,values,numberFormat,valueTypes");
      const looks = range.getCellProperties({ format: { fill: FILL_OPTIONS } });
      const lines = [...around].map((side) => ({ side, border: edge(sheet, place, side).load("style,weight,color") }));
      return { cell, range, looks, lines };
    }),
  );
  const current =
    hasSolution(state) && sameArea(solutionArea(state), area)
      ? await findCurrentSolution(state, area, await readCells(session, state.id, area))
      : undefined;
  // As the cells are once the solution is gone, with which the change begins.
  const before = read.map(({ cell, range, looks, lines }): EndCell => {
    const content = contentsIn(range, range.valueTypes)[0]!;
    return {
      cell,
      look: current?.shown[cell] === 1 ? lookOfCell(current.base, cell) : lookOfFill(looks.value[0]?.[0]?.format?.fill),
      content: current?.hasArrow(cell) === true ? { ...content, formula: "", isText: false } : content,
      lines: lines.map(({ side, border }) => ({ side, line: lineOf(border) })),
    };
  });
  const written = current?.written ?? (await writtenIn(state, area, session.signal));
  const removed = current === undefined ? [] : removeSolution(current);
  return {
    question: question(change, before, written),
    change: painted([...removed, ...endsBetween(change, before)]),
  };
}

function question({ state, area, put }: EndChange, before: readonly EndCell[], written: Written): Message | undefined {
  const isLetter = lettersIn(state, area, written);
  const foreign = before.filter(({ cell, content: { formula } }) => {
    const isOurs = formula === "" || isLetter(cell, formula) || written.isOurs(cell, formula);
    return !isOurs && put.some((end) => end.cell === cell);
  });
  if (foreign.length === 0) return undefined;
  const tooLong = foreign.find(({ look, content }) => !fitsName(wasOf(look, content, undefined)));
  if (tooLong !== undefined) {
    throw new Refusal(message("text-too-long-for-end", { cell: cellName(area, tooLong.cell), sheet: state.name }));
  }
  const cells = foreign.map(({ cell }) => cellName(area, cell));
  return message("overwrite-for-ends", { cells, count: cells.length, sheet: state.name });
}

function endsBetween({ state, area, take, put, gaps = [] }: EndChange, before: readonly EndCell[]): Difference[] {
  const cells = new Map(before.map((cell) => [cell.cell, cell]));
  for (const end of take) cells.set(end.cell, withoutEnd(cells.get(end.cell)!, end));
  const made = put.map(({ name, cell, side }) => {
    const is = cells.get(cell)!;
    const line = is.lines.find((each) => each.side === side)?.line;
    const opened = line && { side: side!, line };
    cells.set(cell, withEnd(is, name, opened?.side));
    return { name, place: cellArea(area, cell), was: wasOf(is.look, is.content, opened) };
  });
  for (const { cell, look } of gaps) cells.set(cell, { ...cells.get(cell)!, look });
  const gone = new Set([...take, ...put].flatMap(({ name }) => endNames(name)).map((name) => name.toUpperCase()));
  const names = savedNames(state.names, facts.ends);
  const stay = names.filter(({ name }) => !gone.has(name.toUpperCase()));
  const after = [...cells.values()];
  return [
    namesBetween(state.id, names, [...stay, ...facts.ends.namesFor(made)]),
    betweenOn(state.id, before, after, (sheet, from, to) => paintEndCells(sheet, area, from, to), CHANGE_BYTES),
  ];
}

const CHANGE_BYTES = 10_000;

function paintEndCells(sheet: Excel.Worksheet, area: Area, from: readonly EndCell[], to: readonly EndCell[]): void {
  to.forEach(({ cell, look, content, lines }, i) => {
    const was = from[i]!;
    const place = cellArea(area, cell);
    const range = rangeAt(sheet, place);
    if (look !== was.look) paintLook(range.format, look);
    if (content.formula !== was.content.formula || content.isText !== was.content.isText) writeContent(range, content);
    lines.forEach(({ side, line }, j) => {
      if (line !== was.lines[j]!.line) setBorder(isLine(line) ? ownEdge(range, side) : edge(sheet, place, side), line);
    });
  });
}

function wasOf(look: Look, { formula, isText }: CellContent, opened: UnderMark["opened"]): UnderMark {
  return { look, formula: formula as string | number | boolean, ...(isText && { isText }), opened };
}
