import { intersection, sameArea, SHEET_COLUMNS, SHEET_ROWS, type Area } from "../excel/addresses";
import { type Border } from "../cells/borders";
import type { Job } from "../excel/job";
import { FORMULA_LIMIT } from "../excel/names";
import { rangeAt } from "../excel/rangeAt";

/**
 * Lines where the frame of a maze runs. They belong to the cells around as much as to those of the maze, so the copy of what
 * was covered does not always hold them; a hidden name does.
 */
export interface FrameLine extends Border {
  /** A line to the left of its cells, one below the other; otherwise above them, one beside the other. */
  readonly isUpright: boolean;
  /** The first of the cells, counted from the top left of the grid. */
  readonly row: number;
  readonly column: number;
  readonly cells: number;
}

/** The most cells of one side of the frame that are read, of about 600 bytes each; lines beyond do not come back. */
const SIDE_CELLS = 5_000;

type Facing = "left" | "top" | "right" | "bottom";

/** A row or column of cells around a place, with the side that they turn to it. */
interface Side {
  readonly facing: Facing;
  readonly strip: Area;
}

export interface LoadedSides {
  readonly side: Side;
  readonly border: Excel.RangeBorder;
}

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

const EDGES: Readonly<Record<Facing, string>> = {
  left: "EdgeLeft",
  top: "EdgeTop",
  right: "EdgeRight",
  bottom: "EdgeBottom",
};

/** Queues the question whether there are lines on the four sides of an area, about 1.5 KB. */
export function loadFrameSides(sheet: Excel.Worksheet, area: Area): LoadedSides[] {
  return sidesOf(area).map((side) => ({
    side,
    border: rangeAt(sheet, side.strip)
      .format.borders.getItem(EDGES[side.facing] as Excel.BorderIndex.edgeLeft)
      .load("style"),
  }));
}

/**
 * The lines to remember for a grid in `area`: those that an earlier grid remembers, as far as they are not outside of the
 * new one, and those on the new frame that are there now and are no line of the earlier maze. One request for each
 * side where lines are.
 */
export async function frameBefore(
  job: Job,
  sheetId: string,
  loaded: readonly LoadedSides[],
  area: Area,
  earlier: Area | undefined,
  remembered: readonly FrameLine[],
): Promise<FrameLine[]> {
  const kept = earlier === undefined ? [] : keptLines(earlier, area, remembered);
  if (earlier !== undefined && sameArea(earlier, area)) return kept;
  const found: FrameLine[] = [];
  for (const { side, border } of loaded) {
    // Where some cells have a line and others none, Excel tells nothing.
    if (border.style === "None") continue;
    const { facing } = side;
    const strip = first(side.strip);
    const { value } = await job.onSheet(sheetId, (sheet) =>
      rangeAt(sheet, strip).getCellProperties({
        format: { borders: { style: true, weight: true, color: true } },
      }),
    );
    value.flat().forEach(({ format }, i) => {
      const line = format?.borders?.[facing];
      if (typeof line?.style !== "string" || line.style === "None") return;
      const isUpright = facing === "left" || facing === "right";
      const cell = {
        row: strip.row + (isUpright ? i : 0) + (facing === "bottom" ? 1 : 0),
        column: strip.column + (isUpright ? 0 : i) + (facing === "right" ? 1 : 0),
      };
      const look = { style: line.style, weight: line.weight ?? "Thin", color: line.color ?? "#000000" };
      const there = { isUpright, ...cell, cells: 1, ...look };
      // Frame and walls of the earlier maze are nothing to give back.
      if (earlier !== undefined && touches(earlier, there)) return;
      found.push({ ...there, row: cell.row - area.row, column: cell.column - area.column });
    });
  }
  return [...kept, ...joined(found)];
}

function first(part: Area): Area {
  return { ...part, rows: Math.min(part.rows, SIDE_CELLS), columns: Math.min(part.columns, SIDE_CELLS) };
}

/** Neighbouring lines that are alike, as one. */
function joined(lines: readonly FrameLine[]): FrameLine[] {
  const result: FrameLine[] = [];
  for (const line of lines) {
    const last = result.at(-1);
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
function keptLines(earlier: Area, area: Area, remembered: readonly FrameLine[]): FrameLine[] {
  const kept = [...singles(earlier, remembered)].filter((line) => touches(area, line));
  return joined(kept.map((line) => ({ ...line, row: line.row - area.row, column: line.column - area.column })));
}

/** Queues the lines of a grid that goes, or of the part of it that a new one in `still` does not cover. */
export function restoreFrame(sheet: Excel.Worksheet, grid: Area, lines: readonly FrameLine[], still?: Area): void {
  const gone = still === undefined ? lines : joined([...singles(grid, lines)].filter((line) => !touches(still, line)));
  const origin = still === undefined ? grid : { row: 0, column: 0 };
  for (const { isUpright, row, column, cells, style, weight, color } of gone) {
    const [r, c] = [origin.row + row, origin.column + column];
    const [area, item] = isUpright
      ? [{ row: r, column: c - 1, rows: cells, columns: 2 }, "InsideVertical"]
      : [{ row: r - 1, column: c, rows: 2, columns: cells }, "InsideHorizontal"];
    const border = rangeAt(sheet, area).format.borders.getItem(item as Excel.BorderIndex.insideVertical);
    border.style = style as Excel.BorderLineStyle;
    border.weight = weight as Excel.BorderWeight;
    border.color = color;
  }
}

/** Lines as text, "v0.7x3.Continuous.Thin.FF0000 h…"; cut after the last whole line that a name holds. */
export function encodeFrame(lines: readonly FrameLine[]): string {
  let text = "";
  for (const { isUpright, row, column, cells, style, weight, color } of lines) {
    const line = `${isUpright ? "v" : "h"}${row}.${column}x${cells}.${style}.${weight}.${color.replace("#", "")}`;
    if ((text.length + line.length + 1) * 1.02 > FORMULA_LIMIT - 10) break;
    text += text === "" ? line : ` ${line}`;
  }
  return text;
}

/** The lines that {@link encodeFrame} wrote; what is none any more is left out. */
export function decodeFrame(text: string): FrameLine[] {
  return text.split(" ").flatMap((line) => {
    const parts = /^([hv])(\d{1,7})\.(\d{1,5})x(\d{1,5})\.(\w+)\.(\w+)\.([0-9A-Fa-f]{6})$/.exec(line);
    if (parts === null) return [];
    const [, kind, row, column, cells, style, weight, color] = parts;
    return [
      {
        isUpright: kind === "v",
        row: Number(row),
        column: Number(column),
        cells: Number(cells),
        style: style!,
        weight: weight!,
        color: `#${color!}`,
      },
    ];
  });
}
