import { type Message, message } from "../../message";
import {
  type Area,
  SHEET_COLUMNS,
  SHEET_ROWS,
  addressOf,
  areaIn,
  cellsOf,
  intersection,
  rowBands,
  sameArea,
  separateAreas,
  wholeSheet,
} from "../addresses";
import { LINE_OPTIONS } from "../borders";
import { FillList, lookOfCell } from "../cells";
import { type ExcelSession, Refusal, rangeAt, sheetAt, supports, usedArea } from "../excel";
import { yieldTurn } from "../../engine";
import { CELL_LIMIT, FILL_OPTIONS, colorOf, lookOfFill } from "../looks";
import { checkObstacles, loadObstacles } from "../place";
import type { SheetState } from "../sheet";
import { findCurrentSolution, hasSolution, solutionArea } from "../solution";
import { facts } from "../facts";
import { DrawnEdges, grown } from "./drawnEdges";
import { recognise } from "./recognise";
import type { FoundMaze, SeenPlace } from "./seenPlace";

/** Where a maze is: the grid of its sheet, or if that has none, what was selected. */
export interface MazePlace {
  readonly state: SheetState;
  readonly area: Area;
  readonly selection?: {
    /** The only cell that is selected: the maze around it is looked for in all cells that are used. */
    readonly focus?: Area;
    /** Whether no two neighbouring cells have a line between them. */
    readonly isWithoutLines?: boolean;
  };
}

export interface MazeQuestions {
  /** Throws Refusal if nothing can be done in the place that was found. */
  readonly check?: ((place: MazePlace) => void) | undefined;
  /** Which of two readings of a selection is right; without it the likelier one. */
  readonly choose?: ChooseWalls;
  /** Queues further reads with the first request; not for a selection. */
  readonly alongside?: ((sheet: Excel.Worksheet, place: MazePlace) => void) | undefined;
  readonly asksForMerged?: boolean;
}

export type ReadingProgress = (done: number, total: number) => void;

export interface MazeReading extends MazePlace, FoundMaze {
  /** A sentence for the outcome: what was taken for walls, or what on the sheet had to be left out of account. */
  readonly remark: Message | undefined;
}

export type ChooseWalls = (place: MazePlace, first: Message, second: Message) => Promise<boolean>;

/** With walls between cells where whole cells are walls, as others draw, count and write it; `placeOf` gives a cell's place there. */
export function betweenCells(reading: MazeReading): MazeReading & { readonly placeOf: (cell: number) => number } {
  const { lattice, entrance, exits } = reading;
  if (lattice === undefined) return { ...reading, placeOf: (cell) => cell };
  const cellAt = (place: number) => lattice.cellAt(place)!;
  return {
    ...reading,
    maze: lattice.maze,
    gaps: [],
    walls: "lines",
    lattice: undefined,
    entrance: entrance === undefined ? undefined : cellAt(entrance),
    exits: exits.map(cellAt),
    placeOf: lattice.placeOf,
  };
}

const codesOfLargeAnswers: ReadonlySet<string> = new Set([
  "ResponsePayloadSizeLimitExceeded",
  "RangeExceedsLimit",
  "OperationCellsExceedLimit",
]);

/** Reads a band of rows, in halves where the answer would be too large. */
export async function readBand<T>(
  session: ExcelSession,
  sheetId: string,
  band: Area,
  load: (sheet: Excel.Worksheet, part: Area) => T,
  take: (read: T, part: Area) => Promise<void> | void,
): Promise<void> {
  const read = await session
    .onSheet(sheetId, (sheet) => ({ loaded: load(sheet, band) }))
    .catch((error: unknown) => {
      if (error instanceof Refusal && codesOfLargeAnswers.has(error.code) && band.rows > 1) return undefined;
      throw error;
    });
  if (read !== undefined) return take(read.loaded, band);
  for (const half of rowBands(band, band.columns * Math.ceil(band.rows / 2))) {
    await readBand(session, sheetId, half, load, take);
  }
}

/** The most cells in which a maze is looked for around a single one. */
const MOST_AROUND = 25_000;
/** Single cells that may be selected, as ends of a way. */
const MOST_SINGLE = 9;
const INSIDE = ["InsideVertical", "InsideHorizontal"] as const;

export async function selectedPlace(session: ExcelSession, state: SheetState): Promise<MazePlace> {
  const read = await session.request((context) => {
    const selected = context.workbook.getSelectedRanges().untrack().load("address,areaCount");
    const lines = INSIDE.map((item) => selected.format.borders.getItem(item).load("style"));
    return { selected, lines, used: sheetAt(context, state.id).getUsedRangeOrNullObject().untrack().load("address") };
  });
  const areas = separateAreas(read.selected.address).map(areaIn);
  const [area] = areas;
  const refusal = new Refusal(message("generate-or-select", { sheet: state.name }));
  if (area === undefined) throw refusal;
  // What was solved before is the maze of that selection, with marks in it that are no walls.
  const solved = hasSolution(state) ? facts.solutionOf.read(state.names)?.area : undefined;
  if (solved !== undefined && intersection(solved, area) !== undefined) {
    return { state, area: solved, selection: {} };
  }
  const areSingle = areas.every((each) => each !== undefined && cellsOf(each) === 1) && areas.length <= MOST_SINGLE;
  if (areSingle && areas.length === read.selected.areaCount) {
    const used = usedArea(read.used);
    if (used === undefined || intersection(used, area) === undefined || cellsOf(used) > MOST_AROUND) throw refusal;
    const around = intersection(wholeSheet, grown(used))!;
    return { state, area: around, selection: { focus: area } };
  }
  if (read.selected.areaCount > 1) throw refusal;
  // For whole rows and columns Excel reports no single cells.
  if (cellsOf(area) > CELL_LIMIT || area.columns === SHEET_COLUMNS || area.rows === SHEET_ROWS) {
    const where = { area: addressOf(area), sheet: state.name };
    throw new Refusal(message("maze-selected-too-large", { ...where, count: cellsOf(area), most: CELL_LIMIT }));
  }
  const isWithoutLines = read.lines.every(({ style }) => style === "None") && area.rows > 1 && area.columns > 1;
  return { state, area, selection: { isWithoutLines } };
}

/** Cells in one read: about 220 bytes each, and 540 more with their lines, of at most 5 MB. */
const READ_CELLS = { plain: 16_000, lined: 5_000 } as const;

/**
 * Looks for a maze in a selection, or around its only cell: one request for every 16,000 cells, or 5,000 where there are lines; and one
 * more where the maze is not the whole selection. Throws {@link Refusal} where there are no walls, and for merged cells, tables, filters
 * and hidden rows or columns in the maze.
 */
export async function readSelected(
  session: ExcelSession,
  place: MazePlace,
  progress: ReadingProgress,
  questions: Pick<MazeQuestions, "check" | "choose">,
  asksForMerged: boolean,
): Promise<MazeReading> {
  const { state, area } = place;
  const { check, choose } = questions;
  const { focus, isWithoutLines } = place.selection!;
  const { seen, obstacles } = await readPlace(session, place, progress, asksForMerged);
  await yieldTurn();
  const bare = await withoutSolution(state, seen);
  await yieldTurn();
  const found = await recognise(bare);
  // A host may say that there are no lines where they differ.
  if (found === undefined && isWithoutLines === true) {
    return readSelected(session, { ...place, selection: {} }, progress, questions, asksForMerged);
  }
  if (found === undefined) {
    throw new Refusal(message("no-walls", { area: addressOf(focus ?? area), sheet: state.name }));
  }
  const { first, second } = found;
  const isFirst =
    second === undefined ||
    choose === undefined ||
    (await choose({ ...place, area: first.area }, first.taken ?? LINES, second.taken ?? LINES));
  const chosen = isFirst ? first : second;
  const isWhole = sameArea(chosen.area, area);
  if (!isWhole || focus !== undefined) check?.({ state, area: chosen.area });
  const inWay = isWhole
    ? obstacles
    : await session.onSheet(state.id, (sheet) => loadObstacles(sheet, chosen.area, asksForMerged));
  await checkObstacles(session, state, chosen.area, inWay, "drawn");
  const { taken } = chosen;
  return { ...chosen, state, remark: taken && message("taken-for-walls", { walls: taken }) };
}

const LINES = message("all-lines-as-walls");

async function readPlace(
  session: ExcelSession,
  { state, area, selection }: MazePlace,
  progress: ReadingProgress,
  asksForMerged: boolean,
) {
  const { focus, isWithoutLines = false } = selection!;
  const size = cellsOf(area);
  const [fills, shown, isRuled] = [new FillList(size), new FillList(size), new Uint8Array(size)];
  const [values, formulas] = [new Array<unknown>(size), new Array<unknown>(size)];
  const edges = new DrawnEdges(area);
  const lines = isWithoutLines ? {} : { borders: LINE_OPTIONS };
  // An older office.js lacks this member, even where Excel supports it.
  const showsRules = supports("1.19") && "getDisplayedCellProperties" in Excel.Range.prototype;
  let obstacles: ReturnType<typeof loadObstacles> | undefined;
  // A colour scale leaves no cell with a number as it was filled.
  let hasScale = false;
  const load = (sheet: Excel.Worksheet, band: Area) => ({
    obstacles: obstacles === undefined ? loadObstacles(sheet, area, asksForMerged) : undefined,
    formats:
      showsRules && obstacles === undefined ? rangeAt(sheet, area).conditionalFormats.load("items/type") : undefined,
    contents: rangeAt(sheet, band).load("values,formulas"),
    own: rangeAt(sheet, band).getCellProperties({ format: { fill: FILL_OPTIONS, ...lines } }),
    rules: showsRules
      ? rangeAt(sheet, band).getDisplayedCellProperties({ format: { fill: { color: true } } })
      : undefined,
  });
  const take = (read: ReturnType<typeof load>, band: Area) => {
    obstacles ??= read.obstacles;
    hasScale ||= read.formats?.items.some(({ type }) => type === "ColorScale") === true;
    const first = band.row - area.row;
    edges.addRows(first, read.own.value);
    read.own.value.forEach((row, r) =>
      row.forEach(({ format }, column) => {
        const cell = (first + r) * area.columns + column;
        const look = lookOfFill(format?.fill);
        fills.set(cell, look);
        const rule = lookOfFill(read.rules?.value[r]?.[column]?.format?.fill);
        isRuled[cell] = Number(rule !== "" && rule !== (colorOf(look) || "FFFFFF"));
        shown.set(cell, isRuled[cell] === 1 ? rule : look);
        values[cell] = (read.contents.values as unknown[][])[r]![column];
        formulas[cell] = (read.contents.formulas as unknown[][])[r]![column];
      }),
    );
  };
  for (const band of rowBands(area, isWithoutLines ? READ_CELLS.plain : READ_CELLS.lined)) {
    progress(band.row - area.row, area.rows);
    await readBand(session, state.id, band, load, take);
  }
  const { merged } = obstacles!;
  const areMerged = merged === undefined || merged.isNullObject ? [] : separateAreas(merged.address).map(areaIn);
  const seen: SeenPlace = {
    area,
    focus,
    cells: { fills, values, formulas },
    shown,
    isRuled,
    hasScale,
    edges: isWithoutLines ? undefined : edges,
    merged: areMerged.filter((each) => each !== undefined),
    names: [...state.names, ...state.workbookNames],
  };
  return { seen, obstacles: obstacles! };
}

async function withoutSolution(state: SheetState, seen: SeenPlace): Promise<SeenPlace> {
  const { area, cells, shown, isRuled } = seen;
  if (!hasSolution(state) || !sameArea(solutionArea(state), area)) return seen;
  const current = await findCurrentSolution(state, area, cells);
  const isOurs = (cell: number) => current.shown[cell] === 1 && isRuled[cell] === 0;
  const values = cells.values.map((value, cell) => (current.hasArrow(cell) ? "" : value));
  const looks = new FillList(cellsOf(area), (cell) => lookOfCell(isOurs(cell) ? current.base : shown, cell));
  return { ...seen, cells: { ...cells, values }, shown: looks };
}
