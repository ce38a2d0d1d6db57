import { type Area, SHEET_COLUMNS, SHEET_ROWS, boundsOf, cellsOf, intersection, sameArea } from "../addresses";
import { type ExcelSession, rangeAt } from "../excel";
import { type CellSide, cellArea, edge, isLine, rimOf, setBorder } from "../lines";
import { BOTTOM, LEFT, RIGHT, SIDES, TOP } from "../../maze/model";
import type { FrameLine } from "../before";

/** The most cells of one side of the frame that are read, four times about 600 bytes each; lines beyond them are not restored. */
const SIDE_CELLS = 2_000;

export const oppositeOf = (side: CellSide) => (side ^ 2) as CellSide;

interface Side {
  readonly side: CellSide;
  readonly inside: Area;
  readonly outside: Area;
}

/** The sides of an area's frame beyond which there are cells. */
export function sidesOf(area: Area): Side[] {
  return ([TOP, BOTTOM, LEFT, RIGHT] as const).flatMap((side) => {
    const inside = rimOf(area, side);
    const outside = beside(inside, side);
    const { row, column } = outside;
    const isOnSheet = row >= 0 && column >= 0 && row < SHEET_ROWS && column < SHEET_COLUMNS;
    return isOnSheet ? [{ side, inside, outside }] : [];
  });
}

export function beside(strip: Area, side: CellSide): Area {
  if (side === TOP || side === BOTTOM) return { ...strip, row: strip.row + (side === BOTTOM ? 1 : -1) };
  return { ...strip, column: strip.column + (side === RIGHT ? 1 : -1) };
}

type SidesWithLines = (session: ExcelSession, sheetId: string) => Promise<Side[]>;

/**
 * Queues the question whether there are lines on the four sides: 1 KB where there is no maze, because then the whole place usually has no
 * line; otherwise 3 KB. Nothing for an earlier grid's place, whose frame it is. Gives what tells the sides that may have some; one request
 * more to find out which they are, if the sides were not asked one by one.
 */
export function loadFrame(sheet: Excel.Worksheet, area: Area, earlier: Area | undefined): SidesWithLines {
  if (earlier !== undefined) {
    const sides = sameArea(earlier, area) ? () => [] : loadSides(sheet, area);
    return () => Promise.resolve(sides());
  }
  const { borders } = rangeAt(sheet, boundsOf(sidesOf(area).map(({ outside }) => outside))).format;
  const lines = (["InsideVertical", "InsideHorizontal"] as const).map((item) => borders.getItem(item).load("style"));
  return async (session, sheetId) =>
    lines.some(mayHaveLines) ? (await session.onSheet(sheetId, (there) => loadSides(there, area)))() : [];
}

function loadSides(sheet: Excel.Worksheet, area: Area): () => Side[] {
  const sides = sidesOf(area);
  // The line between the cells outside and inside, either of which may hold it.
  const lines = sides.map(({ inside, side }) => edge(sheet, inside, side).load("style"));
  return () => sides.filter((_, i) => mayHaveLines(lines[i]!));
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
 * has lines, besides those of {@link loadFrame}.
 */
export async function frameBefore(
  session: ExcelSession,
  sheetId: string,
  sidesWithLines: SidesWithLines,
  area: Area,
  earlier: { readonly area: Area; readonly frame: readonly FrameLine[] } | undefined,
): Promise<FrameLine[]> {
  const kept = singles(earlier?.frame ?? []).flatMap((line) => seenFrom(area, line) ?? []);
  const found: FrameLine[] = [];
  for (const { side, ...strips } of await sidesWithLines(session, sheetId)) {
    const [inside, outside] = [first(strips.inside), first(strips.outside)];
    const read = await session.onSheet(sheetId, (sheet) => [inside, outside].map((strip) => loadLines(sheet, strip)));
    const [within, beyond] = read.map(({ value }) => value.flat());
    beyond!.forEach(({ format }, i) => {
      const there =
        lineAt(side, inside, i, format?.borders?.[SIDES[oppositeOf(side)]]) ??
        lineAt(side, inside, i, within![i]?.format?.borders?.[SIDES[side]]);
      // Frame and walls of the earlier maze are not restored.
      if (there === undefined || (earlier !== undefined && seenFrom(earlier.area, there))) return;
      found.push(there);
    });
  }
  return [...joinedLines(kept), ...joinedLines(found)];
}

export function loadLines(sheet: Excel.Worksheet, strip: Area): OfficeExtension.ClientResult<Excel.CellProperties[][]> {
  return rangeAt(sheet, strip).getCellProperties({ format: { borders: { style: true, weight: true, color: true } } });
}

/** The line on a side of the nth of the cells inside; undefined if there is none. */
export function lineAt(
  side: CellSide,
  inside: Area,
  n: number,
  line: Excel.CellBorder | undefined,
): FrameLine | undefined {
  if (line === undefined || !isLine(line)) return undefined;
  const { style, weight = "Thin", color = "#000000" } = line;
  return { side, inside: cellArea(inside, n), style: style!, weight, color };
}

function first(part: Area): Area {
  return { ...part, rows: Math.min(part.rows, SIDE_CELLS), columns: Math.min(part.columns, SIDE_CELLS) };
}

/** Joins neighbouring lines that look the same. */
export function joinedLines(lines: readonly FrameLine[]): FrameLine[] {
  const result: FrameLine[] = [];
  for (const line of lines) {
    const last = result[result.length - 1];
    const both = last && boundsOf([last.inside, line.inside]);
    const follows =
      last?.side === line.side &&
      last.style === line.style &&
      last.weight === line.weight &&
      last.color === line.color &&
      (line.side === LEFT || line.side === RIGHT ? both!.columns : both!.rows) === 1 &&
      cellsOf(both!) === cellsOf(last.inside) + 1;
    if (follows) result[result.length - 1] = { ...last, inside: both! };
    else result.push(line);
  }
  return result;
}

function singles(lines: readonly FrameLine[]): FrameLine[] {
  return lines.flatMap((line) =>
    Array.from({ length: cellsOf(line.inside) }, (_, i) => ({ ...line, inside: cellArea(line.inside, i) })),
  );
}

/** A single line as the side of a cell of the area, so that the area's grid may cover it; undefined if it touches none. */
function seenFrom(area: Area, line: FrameLine): FrameLine | undefined {
  if (intersection(area, line.inside) !== undefined) return line;
  const inside = beside(line.inside, line.side);
  return intersection(area, inside) && { ...line, side: oppositeOf(line.side), inside };
}

/** Queues restoring the lines of a grid that is removed, or of the part of it that a new one in `still` does not cover. */
export function restoreFrame(sheet: Excel.Worksheet, lines: readonly FrameLine[], still?: Area): void {
  const gone = still === undefined ? lines : joinedLines(singles(lines).filter((line) => !seenFrom(still, line)));
  for (const { side, inside, ...line } of gone) setBorder(edge(sheet, inside, side), line);
}
