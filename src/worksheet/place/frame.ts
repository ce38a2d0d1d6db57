import { type Area, SHEET_COLUMNS, SHEET_ROWS, boundsOf, intersection, sameArea } from "../addresses";
import { type ExcelSession, rangeAt } from "../excel";
import { type CellSide, edge, isLine, rimOf, setBorder } from "../lines";
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

/** What a cell's border is called, by its side. */
const NAMES = ["right", "bottom", "left", "top"] as const;
const oppositeOf = (side: CellSide) => (side ^ 2) as CellSide;

/** The cells along one side of a frame, inside and outside of it. */
interface Side {
  readonly side: CellSide;
  readonly inside: Area;
  readonly outside: Area;
}

/** The sides of an area's frame beyond which there are cells. */
function sidesOf(area: Area): Side[] {
  return ([TOP, BOTTOM, LEFT, RIGHT] as const).flatMap((side) => {
    const inside = rimOf(area, side);
    const outside = beside(inside, side);
    const { row, column } = outside;
    const isOnSheet = row >= 0 && column >= 0 && row < SHEET_ROWS && column < SHEET_COLUMNS;
    return isOnSheet ? [{ side, inside, outside }] : [];
  });
}

/** A row or column of cells moved by one to a side. */
function beside(strip: Area, side: CellSide): Area {
  if (side === TOP || side === BOTTOM) return { ...strip, row: strip.row + (side === BOTTOM ? 1 : -1) };
  return { ...strip, column: strip.column + (side === RIGHT ? 1 : -1) };
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
  const { borders } = rangeAt(sheet, boundsOf(sidesOf(area).map(({ outside }) => outside))).format;
  return {
    lines: (["InsideVertical", "InsideHorizontal"] as const).map((item) => borders.getItem(item).load("style")),
  };
}

function loadSides(sheet: Excel.Worksheet, area: Area): LoadedSide[] {
  return sidesOf(area).map((each) => ({ ...each, border: edge(sheet, each.inside, each.side).load("style") }));
}

/** Where some cells have a line and others have none, Excel gives null. */
const mayHaveLines = ({ style }: Excel.RangeBorder) => style !== "None";

/** Queues removal of all lines on the frame of an area, through whichever cells they were drawn. */
export function clearFrame(sheet: Excel.Worksheet, area: Area): void {
  for (const { side, inside } of sidesOf(area)) setBorder(edge(sheet, inside, side), undefined);
}

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
  for (const { side, ...strips } of sides.filter(({ border }) => mayHaveLines(border))) {
    const [inside, outside] = [first(strips.inside), first(strips.outside)];
    const read = await session.onSheet(sheetId, (sheet) => [inside, outside].map((strip) => loadLines(sheet, strip)));
    const [within, beyond] = read.map(({ value }) => value.flat());
    beyond!.forEach(({ format }, i) => {
      const there =
        lineAt(side, inside, i, format?.borders?.[NAMES[oppositeOf(side)]]) ??
        lineAt(side, inside, i, within![i]?.format?.borders?.[NAMES[side]]);
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

/** The line, in the sheet's rows and columns, on a side of the nth of the cells inside; undefined if there is none. */
function lineAt(side: CellSide, inside: Area, n: number, line: Excel.CellBorder | undefined): FrameLine | undefined {
  if (line === undefined || !isLine(line)) return undefined;
  const isUpright = side === LEFT || side === RIGHT;
  return {
    isUpright,
    row: inside.row + (isUpright ? n : 0) + (side === BOTTOM ? 1 : 0),
    column: inside.column + (isUpright ? 0 : n) + (side === RIGHT ? 1 : 0),
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
  const asked = sidesOf(area).flatMap(({ side, outside }) => {
    const beyond = intersection(outside, earlier);
    if (beyond === undefined) return [];
    const inside = beside(beyond, oppositeOf(side));
    return [
      { side, inside, name: NAMES[oppositeOf(side)], to: copyOf(covered, beyond) },
      { side, inside, name: NAMES[side], to: copyOf(covered, inside) },
    ];
  });
  if (asked.length === 0) return [];
  const read = await session.onSheet(covered.sheet.id, (sheet) => asked.map(({ to }) => loadLines(sheet, to)));
  const found = new Map<string, FrameLine>();
  asked.forEach(({ side, inside, name }, i) => {
    read[i]!.value.flat().forEach(({ format }, n) => {
      const line = lineAt(side, inside, n, format?.borders?.[name]);
      if (line === undefined) return;
      const own = { ...line, row: line.row - area.row, column: line.column - area.column };
      found.set(`${line.isUpright} ${line.row} ${line.column}`, own);
    });
  });
  return joinedLines([...found.values()]);
}
