import { readBeforeWriting, type Replaced } from "../cells/replaced";
import { type Area } from "../excel/addresses";
import { boundsOfCells } from "../excel/bounds";
import { FillList, mostFrequentLook, type Cells, type Fills } from "../cells/fills";
import { cellPieces, emptyingPieces, paintingOn, RANGE_BYTES, type Piece } from "../cells/pieces";
import { forgetText, rememberedText, rememberText } from "../excel/longText";
import { areaOfName, deleteName, findName, names, putNameBack, setHiddenName, type ReadName } from "../excel/names";
import { rangeAt } from "../excel/rangeAt";
import { Refusal } from "../excel/refusal";
import { dropStamp, putStampBack, setStamp } from "../sheet/stamp";
import type { SheetState } from "../sheet/sheetState";
import { hasMarkColour, isMark, markOf, UNMARKED } from "./cellKinds";
import { decodePainted, encodePainted, tellsDistances } from "./paintedCells";

/**
 * A solution as it stands in the sheet: path cells are filled, searched cells dotted, and arrows may stand in path cells that were
 * empty; or all cells are filled by their distance. Which cells these are and how they looked before is kept in a hidden name, so
 * that "Clear solution" takes away exactly that, also after the file was opened again. A cell that somebody filled otherwise since
 * is theirs.
 */

/** Cells whose contents one request reads. */
const READ_CELLS = 100_000;

/** To the right, down, left, up. */
export const ARROWS = ["→", "↓", "←", "↑"] as const;

export interface Sketch {
  /** What is to be seen of each cell, as in cellKinds.ts; rows x columns. */
  readonly kinds: Uint8Array;
  /** Whether it tells distances, so that each cell keeps the kind that it has here. */
  readonly isDistances?: boolean | undefined;
  /** The arrow in each cell, 1 + its place in {@link ARROWS}, or 0; nothing where no arrows are wanted. */
  readonly arrows: Uint8Array | undefined;
  /** 1 for cells that a replay of the search may come to mark besides; rows x columns. */
  readonly replayed?: Uint8Array | undefined;
}

/** A solution in a sheet, as it was found. */
export interface StandingSolution {
  readonly state: SheetState;
  readonly area: Area;
  readonly cells: Cells;
  /** How the cells would look without the solution. */
  readonly base: Fills;
  /** 1 for cells that show something of the solution now. */
  readonly shown: Uint8Array;
}

/** Whether the sheet remembers a solution. */
export function hasSolution(state: SheetState): boolean {
  return rememberedText(state.names, names.solution) !== undefined;
}

/** Whether what the sheet remembers are the colours of distances. */
export function hasDistances(state: SheetState): boolean {
  const text = rememberedText(state.names, names.solution);
  return text !== undefined && tellsDistances(text);
}

/** Whether a sheet without a maze of Lavirint's remembers a solution whose cells somebody deleted. */
export function isSolutionLost({ names: list }: SheetState): boolean {
  return findName(list, names.solutionOf) !== undefined && areaOfName(list, names.solutionOf) === undefined;
}

/**
 * Where the solution of a sheet stands: its grid, or the place that was selected for Solve, and has moved with its cells.
 * Throws {@link Refusal} where there is none.
 */
export function solutionArea(state: SheetState): Area {
  const area = state.grid ?? areaOfName(state.names, names.solutionOf)?.area;
  if (area === undefined || !hasSolution(state)) {
    throw new Refusal(`Press Solve first. There is no solution on ${state.name} that Lavirint knows of.`);
  }
  return area;
}

/**
 * Finds what of the remembered solution still stands. Where the grid has another size by now, every cell with exactly our
 * marks counts, and gets the commonest of the other looks.
 */
export function findStandingSolution(state: SheetState, area: Area, cells: Cells): StandingSolution {
  const text = rememberedText(state.names, names.solution);
  const painted = text === undefined ? undefined : decodePainted(area, text);
  const size = area.rows * area.columns;
  const base = new FillList(size);
  const shown = new Uint8Array(size);
  const common = mostFrequentLook(cells.fills, (look) => !isMark(look)) ?? "";
  for (let cell = 0; cell < size; cell++) {
    const look = cells.fills.looks[cells.fills.lookOf[cell]!]!;
    const code = painted?.codes[cell] ?? 0;
    // Not every Excel tells a pattern; where the names say that the cell was marked, its colour is enough.
    const isOurs = code > 0 ? hasMarkColour(look, painted?.kinds?.[cell]) : isMark(look);
    if (text === undefined || !isOurs || (painted !== undefined && code === 0)) {
      base.set(cell, look);
    } else {
      shown[cell] = 1;
      base.set(cell, painted?.looks[code - 1] ?? common);
    }
  }
  return { state, area, cells, base, shown };
}

/** The end of what stands of a solution. */
export function takeSolution(standing: StandingSolution): Piece[] {
  const { state, area, cells, shown } = standing;
  return [
    ...basePieces(standing, (cell) => shown[cell] === 1),
    ...emptyingPieces(state.id, area, (cell) => shown[cell] === 1 && isArrow(cells.formulas[cell])),
    namesPiece(state.id, (sheet) => forgetSolution(sheet, state.names)),
  ];
}

/** The looks of before for the wanted cells, one after the other. */
function basePieces({ state, area, base }: StandingSolution, isWanted: (cell: number) => boolean): Piece[] {
  return base.looks.flatMap((look, number) => [
    ...cellPieces(state.id, area, look, (cell) => base.lookOf[cell] === number && isWanted(cell)),
  ]);
}

/** The marks of the wanted cells. */
function markPieces(
  { state, area }: StandingSolution,
  kinds: Uint8Array,
  isWanted: (cell: number) => boolean = () => true,
): Piece[] {
  const present = [...new Set(kinds)].sort((a, b) => a - b);
  return present.flatMap((kind) => {
    const mark = markOf(kind);
    if (mark === undefined) return [];
    return [...cellPieces(state.id, area, mark, (cell) => kinds[cell] === kind && isWanted(cell))];
  });
}

function namesPiece(sheetId: string, queue: (sheet: Excel.Worksheet) => void, text = 0): Piece {
  return { bytes: NAMES_BYTES + text, paint: paintingOn(sheetId, queue) };
}

/** What the names of a solution cost in a request, besides a long text. */
const NAMES_BYTES = 60_000;

/** Queues the end of the names alone: the cells are drawn anew. */
export function forgetSolution(sheet: Excel.Worksheet, list: readonly ReadName[]): void {
  forgetText(sheet, list, names.solution);
  deleteName(sheet, names.solutionOf);
  dropStamp(sheet, list, "solution");
}

/**
 * A solution in place of the one that stands. The name goes first, so that a drawing that breaks off can be cleared. `act` is
 * the stamp of the act that draws.
 */
export function drawSolution(act: string, standing: StandingSolution, sketch: Sketch): Piece[] {
  const { kinds, arrows } = sketch;
  const { state, area, cells, shown } = standing;
  const isOurs = (cell: number) => shown[cell] === 1 && isArrow(cells.formulas[cell]);
  const text = textOf(standing, sketch);
  const names = namesPiece(state.id, (sheet) => rememberSolution(sheet, act, standing, text), text.length);
  return [
    names,
    ...basePieces(standing, (cell) => shown[cell] === 1 && kinds[cell] === UNMARKED),
    ...markPieces(standing, kinds),
    ...emptyingPieces(state.id, area, isOurs),
    ...(arrows === undefined
      ? []
      : arrowPieces(standing, arrows, (cell) => cells.formulas[cell] === "" || isOurs(cell))),
  ];
}

function rememberSolution(sheet: Excel.Worksheet, act: string, standing: StandingSolution, text: string): void {
  const { state, area } = standing;
  rememberText(sheet, state.names, names.solution, text);
  setHiddenName(sheet, names.solutionOf, rangeAt(sheet, area));
  setStamp(sheet, state.names, "solution", act, area);
}

function textOf({ area, base }: StandingSolution, { kinds, replayed, isDistances }: Sketch): string {
  const isTouched = (cell: number) => kinds[cell] !== UNMARKED || replayed?.[cell] === 1;
  const codes = Uint32Array.from(kinds, (_, cell) => (isTouched(cell) ? 1 + base.lookOf[cell]! : 0));
  return encodePainted(area, { looks: base.looks, codes, kinds: isDistances ? kinds : undefined });
}

/** The arrows of those cells that are free for them. */
export function arrowPieces(
  { state, area }: StandingSolution,
  arrows: Uint8Array,
  isFree: (cell: number) => boolean,
): Piece[] {
  return rowPieces(state.id, area, (cell) => (arrows[cell] === 0 || !isFree(cell) ? null : ARROWS[arrows[cell]! - 1]!));
}

/** Queues the reading of the cells that are about to get an arrow or to lose it, as far as one request can read them. */
export function readArrows(
  sheet: Excel.Worksheet,
  { sheetId, area }: { readonly sheetId: string; readonly area: Area },
  isWritten: (cell: number) => boolean,
): Replaced[] {
  const place = boundsOfCells(area, isWritten);
  if (place === undefined || place.rows * place.columns > READ_CELLS) return [];
  const isForeign: Replaced["isForeign"] = (row, column, content) => {
    const cell = (place.row - area.row + row) * area.columns + place.column - area.column + column;
    return isWritten(cell) && content !== "" && !isArrow(content);
  };
  return [readBeforeWriting(sheet, sheetId, place, isForeign)];
}

/** The marks of the cells whose kind differs between two moments of a search. */
export function redraw(standing: StandingSolution, before: Uint8Array, after: Uint8Array): Piece[] {
  const differs = (cell: number) => before[cell] !== after[cell];
  return [
    ...basePieces(standing, (cell) => after[cell] === UNMARKED && differs(cell)),
    ...markPieces(standing, after, differs),
  ];
}

/** The way back to what was found, after a solution was drawn in part or whole by this act, or taken away. */
export function putSolutionBack(act: string, standing: StandingSolution, sketch: Sketch): Piece[] {
  const { kinds, arrows } = sketch;
  const { state, area, cells, shown } = standing;
  const touched = (cell: number) => shown[cell] === 1 || kinds[cell] !== UNMARKED;
  const { looks, lookOf } = cells.fills;
  const hadArrow = (cell: number) => shown[cell] === 1 && isArrow(cells.formulas[cell]);
  return [
    ...looks.flatMap((look, number) => [
      ...cellPieces(state.id, area, look, (cell) => lookOf[cell] === number && touched(cell)),
    ]),
    ...emptyingPieces(state.id, area, (cell) => (arrows?.[cell] ?? 0) !== 0 && cells.formulas[cell] === ""),
    ...rowPieces(state.id, area, (cell) => (hadArrow(cell) ? (cells.formulas[cell] as string) : null)),
    namesPiece(state.id, (sheet) => {
      forgetText(sheet, state.names, names.solution, textOf(standing, sketch));
      const text = rememberedText(state.names, names.solution);
      if (text !== undefined) rememberText(sheet, state.names, names.solution, text);
      const of = findName(state.names, names.solutionOf);
      if (of === undefined) deleteName(sheet, names.solutionOf);
      else putNameBack(sheet, of);
      putStampBack(sheet, state.names, "solution", act);
    }),
  ];
}

export function isArrow(content: unknown): boolean {
  return (ARROWS as readonly unknown[]).includes(content);
}

/** Texts for some cells, row by row as far as there are any; null leaves a cell alone. */
function rowPieces(sheetId: string, area: Area, contentOf: (cell: number) => string | null): Piece[] {
  return Array.from({ length: area.rows }, (_, row) => row).flatMap((row) => {
    const texts = Array.from({ length: area.columns }, (_, column) => contentOf(row * area.columns + column));
    const first = texts.findIndex((text) => text !== null);
    if (first < 0) return [];
    const last = texts.length - [...texts].reverse().findIndex((text) => text !== null);
    const place = { row: area.row + row, column: area.column + first, rows: 1, columns: last - first };
    const write = (sheet: Excel.Worksheet) => void (rangeAt(sheet, place).values = [texts.slice(first, last)]);
    return [{ bytes: RANGE_BYTES + TEXT_BYTES * place.columns, paint: paintingOn(sheetId, write) }];
  });
}

/** What a cell of a row costs in a request, in bytes. */
const TEXT_BYTES = 6;
