import { type Area, SHEET_COLUMNS, SHEET_ROWS, boundsOf, intersection, sameArea } from "../addresses";
import { type ExcelSession, rangeAt } from "../excel";
import { edge, isLine, setBorder } from "../lines";
import { BOTTOM, LEFT, RIGHT, TOP } from "../../maze/model";
import type { FrameLine } from "../before";
import { copyOf, type Covered } from "./covered";

/** A grid in the sheet, with the lines that were where its frame runs. */
interface FramedGrid {
  readonly area: Area;
  readonly frame: readonly FrameLine[];
}

/** The most cells of one side of the frame that are read, four times about 600 bytes each; lines beyond them are not restored. */
const SIDE_CELLS = 2_000;

type Facing = "left" | "top" | "right" | "bottom";

/** A row or column of cells around a place, with their side that faces it. */
interface Side {
  readonly facing: Facing;
  readonly strip: Area;
}

/** The cells around an area, side by side, as far as there are any. */
function sidesOf({ row, column, rows, columns }: Area): Side[] {
  const sides: Side[] = [
    { facing: "bottom", strip: { row: row - 1, column, rows: 1, columns } },
    { facing: "top", strip: { row: row + rows, column, rows: 1, columns } },
    { facing: "right", strip: { row, column: column - 1, rows, columns: 1 } },
    { facing: "left", strip: { row, column: column + columns, rows, columns: 1 } },
  ];
  return sides.filter(
    ({ strip }) => strip.row >= 0 && strip.column >= 0 && strip.row < SHEET_ROWS && strip.column < SHEET_COLUMNS,
  );
}

interface LoadedSide extends Side {
  /** The line between the cells outside and inside, either of which may hold it. */
  readonly border: Excel.RangeBorder;
}

/** The reads queued for the frame: each side, or only whether there are any lines in the area and around it. */
type LoadedFrame = readonly LoadedSide[] | { readonly lines: readonly Excel.RangeBorder[] };

/**
 * Queues the question whether there are lines on the four sides: 1 KB where there is no maze, because then the whole place usually has no
 * line; otherwise 3 KB. Nothing for an earlier grid's place, whose frame it is.
 */
export function loadFrame(sheet: Excel.Worksheet, area: Area, earlier: Area | undefined): LoadedFrame {
  if (earlier !== undefined) return sameArea(earlier, area) ? [] : loadSides(sheet, area);
  const { borders } = rangeAt(sheet, boundsOf(sidesOf(area).map(({ strip }) => strip))).format;
  return {
    lines: (["InsideVertical", "InsideHorizontal"] as const).map((item) => borders.getItem(item).load("style")),
  };
}

function loadSides(sheet: Excel.Worksheet, area: Area): LoadedSide[] {
  const frames = framesOf(sheet, area);
  for (const { border } of frames) border.load("style");
  return frames;
}

/** Where some cells have a line and others have none, Excel gives null. */
const mayHaveLines = ({ style }: Excel.RangeBorder) => style !== "None";

/** The lines of an area's frame, each as the inner border of the cells on both its sides. */
function framesOf(sheet: Excel.Worksheet, area: Area): LoadedSide[] {
  return sidesOf(area).map((side) => {
    const item = side.facing === "top" || side.facing === "bottom" ? "InsideHorizontal" : "InsideVertical";
    const cells = boundsOf([side.strip, cellsInside(side)]);
    return { ...side, border: rangeAt(sheet, cells).format.borders.getItem(item) };
  });
}

/** The step from a cell outside the frame to the one inside. */
const STEPS: Readonly<Record<Facing, { readonly row: number; readonly column: number }>> = {
  bottom: { row: 1, column: 0 },
  top: { row: -1, column: 0 },
  right: { row: 0, column: 1 },
  left: { row: 0, column: -1 },
};

/** Queues removal of all lines on the frame of an area, through whichever cells they were drawn. */
export function clearFrame(sheet: Excel.Worksheet, area: Area): void {
  for (const { border } of framesOf(sheet, area)) setBorder(border, undefined);
}

/** The cells inside the frame beside those of a strip outside it. */
function cellsInside<T extends Area>({ facing, strip }: { readonly facing: Facing; readonly strip: T }): Area {
  return { ...strip, row: strip.row + STEPS[facing].row, column: strip.column + STEPS[facing].column };
}

/** The side of the cells inside that faces those outside. */
const opposite: Readonly<Record<Facing, Facing>> = {
  bottom: "top",
  top: "bottom",
  right: "left",
  left: "right",
};

/**
 * The lines to remember for a grid in `area`: those that an earlier grid remembers, unless they are outside the
 * new one, and those on the new frame now that are not part of the earlier maze. One request for each side that
 * has lines, and one more to find out which sides these are, if the sides were not asked one by one.
 */
export async function frameBefore(
  session: ExcelSession,
  sheetId: string,
  loaded: LoadedFrame,
  area: Area,
  earlier: FramedGrid | undefined,
): Promise<FrameLine[]> {
  const kept = earlier === undefined ? [] : keptLines(earlier, area);
  const found: FrameLine[] = [];
  let sides: readonly LoadedSide[] = "lines" in loaded ? [] : loaded;
  if ("lines" in loaded && loaded.lines.some(mayHaveLines))
    sides = await session.onSheet(sheetId, (sheet) => loadSides(sheet, area));
  for (const { facing, strip: side } of sides.filter(({ border }) => mayHaveLines(border))) {
    const strip = first(side);
    const { beyond, within } = await session.onSheet(sheetId, (sheet) => ({
      beyond: loadLines(sheet, strip),
      within: loadLines(sheet, cellsInside({ facing, strip })),
    }));
    const inner = within.value.flat();
    beyond.value.flat().forEach(({ format }, i) => {
      const there =
        frameLineBeside(facing, strip, i, format?.borders?.[facing]) ??
        frameLineBeside(facing, strip, i, inner[i]?.format?.borders?.[opposite[facing]]);
      // Frame and walls of the earlier maze are not restored.
      if (there === undefined || (earlier !== undefined && touches(earlier.area, there))) return;
      found.push({ ...there, row: there.row - area.row, column: there.column - area.column });
    });
  }
  return [...kept, ...joinedLines(found)];
}

function loadLines(sheet: Excel.Worksheet, strip: Area): OfficeExtension.ClientResult<Excel.CellProperties[][]> {
  return rangeAt(sheet, strip).getCellProperties({ format: { borders: { style: true, weight: true, color: true } } });
}

/** The line, in the sheet's rows and columns, on the facing side of the nth cell of a strip; undefined if there is none. */
function frameLineBeside(
  facing: Facing,
  strip: Area,
  n: number,
  line: Excel.CellBorder | undefined,
): FrameLine | undefined {
  if (line === undefined || !isLine(line)) return undefined;
  const isUpright = facing === "left" || facing === "right";
  return {
    isUpright,
    row: strip.row + (isUpright ? n : 0) + (facing === "bottom" ? 1 : 0),
    column: strip.column + (isUpright ? 0 : n) + (facing === "right" ? 1 : 0),
    cells: 1,
    style: line.style!,
    weight: line.weight ?? "Thin",
    color: line.color ?? "#000000",
  };
}

function first(part: Area): Area {
  return { ...part, rows: Math.min(part.rows, SIDE_CELLS), columns: Math.min(part.columns, SIDE_CELLS) };
}

/** Joins neighbouring lines that look the same. */
function joinedLines(lines: readonly FrameLine[]): FrameLine[] {
  const result: FrameLine[] = [];
  for (const line of lines) {
    const last = result[result.length - 1];
    const follows =
      last?.isUpright === line.isUpright &&
      last.style === line.style &&
      last.weight === line.weight &&
      last.color === line.color &&
      (line.isUpright
        ? last.column === line.column && last.row + last.cells === line.row
        : last.row === line.row && last.column + last.cells === line.column);
    if (follows) result[result.length - 1] = { ...last, cells: last.cells + 1 };
    else result.push(line);
  }
  return result;
}

/** The single lines, each on the sheet. */
function* singles(grid: Area, lines: readonly FrameLine[]): Generator<FrameLine> {
  for (const line of lines) {
    for (let i = 0; i < line.cells; i++) {
      const [row, column] = line.isUpright ? [line.row + i, line.column] : [line.row, line.column + i];
      yield { ...line, row: grid.row + row, column: grid.column + column, cells: 1 };
    }
  }
}

/** Whether a line touches a cell of the area, so that the area's grid may cover it. */
function touches(area: Area, { isUpright, row, column }: FrameLine): boolean {
  const cells = isUpright
    ? { row, column: column - 1, rows: 1, columns: 2 }
    : { row: row - 1, column, rows: 2, columns: 1 };
  return intersection(area, cells) !== undefined;
}

/** The lines of an earlier grid that a new one still covers, counted from the new one's top left. */
function keptLines(earlier: FramedGrid, area: Area): FrameLine[] {
  const kept = [...singles(earlier.area, earlier.frame)].filter((line) => touches(area, line));
  return joinedLines(kept.map((line) => ({ ...line, row: line.row - area.row, column: line.column - area.column })));
}

/** Queues restoring the lines of a grid that is removed, or of the part of it that a new one in `still` does not cover. */
export function restoreFrame(sheet: Excel.Worksheet, grid: Area, lines: readonly FrameLine[], still?: Area): void {
  const gone =
    still === undefined ? lines : joinedLines([...singles(grid, lines)].filter((line) => !touches(still, line)));
  const origin = still === undefined ? grid : { row: 0, column: 0 };
  for (const { isUpright, row, column, cells, style, weight, color } of gone) {
    const [r, c] = [origin.row + row, origin.column + column];
    setBorder(borderOf(sheet, isUpright, r, c, cells), { style, weight, color });
  }
}

/** The border for a line, in the sheet's rows and columns. */
function borderOf(sheet: Excel.Worksheet, isUpright: boolean, row: number, column: number, cells: number) {
  const along = isUpright ? { row, column, rows: cells, columns: 1 } : { row, column, rows: 1, columns: cells };
  if (column === SHEET_COLUMNS) return edge(sheet, { ...along, column: column - 1 }, RIGHT);
  if (row === SHEET_ROWS) return edge(sheet, { ...along, row: row - 1 }, BOTTOM);
  return edge(sheet, along, isUpright ? LEFT : TOP);
}

/**
 * Lines that an earlier maze covers and that will be under the frame of a smaller one in its place, as the copy of the covered cells
 * has them; counted from the top left of `area`. One request, or none if the copy holds nothing there.
 */
export async function frameUnder(
  session: ExcelSession,
  covered: Covered | undefined,
  area: Area,
  earlier: Area | undefined,
): Promise<FrameLine[]> {
  if (covered === undefined || earlier === undefined) return [];
  // A line may have been drawn through the cell outside the frame or through the one inside.
  const asked = sidesOf(area).flatMap(({ facing, strip }) => {
    const beyond = intersection(strip, earlier);
    if (beyond === undefined) return [];
    const within = cellsInside({ facing, strip: beyond });
    return [
      { facing, edge: facing, from: beyond, to: copyOf(covered, beyond) },
      { facing, edge: opposite[facing], from: beyond, to: copyOf(covered, within) },
    ];
  });
  if (asked.length === 0) return [];
  const read = await session.onSheet(covered.sheet.id, (sheet) =>
    asked.map(({ to }) =>
      rangeAt(sheet, to).getCellProperties({ format: { borders: { style: true, weight: true, color: true } } }),
    ),
  );
  const found = new Map<string, FrameLine>();
  asked.forEach(({ facing, edge, from }, i) => {
    read[i]!.value.flat().forEach(({ format }, n) => {
      const line = frameLineBeside(facing, from, n, format?.borders?.[edge]);
      if (line === undefined) return;
      const own = { ...line, row: line.row - area.row, column: line.column - area.column };
      found.set(`${line.isUpright} ${line.row} ${line.column}`, own);
    });
  });
  return joinedLines([...found.values()]);
}
