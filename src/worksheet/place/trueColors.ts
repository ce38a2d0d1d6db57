import { type Area, type Job, rangeAt } from "../excel";
import type { FrameLine } from "../memory";

const BLACK = "#000000";

/**
 * The colours of lines on a sheet that were read by `getCellProperties`, in their order. Excel was seen to report every line's colour as
 * black there (OfficeDev/office-js#2349): so those that read black are asked for once more, by borders, until this host was seen to tell
 * another colour. One request if all black lines of a run have one colour, none if none is black.
 */
export async function trueColors(job: Job, sheetId: string, lines: readonly FrameLine[]): Promise<string[]> {
  const colors = lines.map(({ color }) => color);
  if (colors.some((color) => color.toUpperCase() !== BLACK)) job.host.reportsLineColors = true;
  if (job.host.reportsLineColors) return colors;
  let unknown = runsOf(lines);
  while (unknown.length > 0) {
    const asked = unknown;
    const borders = await job.onSheet(sheetId, (sheet) => asked.map(({ line }) => borderOf(sheet, line).load("color")));
    unknown = asked.flatMap((run, i) => {
      const color = borders[i]!.color as string | null;
      // Lines of different colours read null, or as no colour.
      const isMixed = color === null || color === "";
      if (isMixed && run.line.cells > 1) return halves(run);
      if (!isMixed) colors.fill(color, run.first, run.first + run.line.cells);
      return [];
    });
  }
  return colors;
}

/** Lines one after the other, from the `first` of the list on. */
interface Run {
  readonly first: number;
  readonly line: FrameLine;
}

function runsOf(lines: readonly FrameLine[]): Run[] {
  const runs: Run[] = [];
  lines.forEach((line, first) => {
    const last = runs[runs.length - 1];
    const follows = last !== undefined && last.first + last.line.cells === first && continues(last.line, line);
    if (follows) runs[runs.length - 1] = { ...last, line: { ...last.line, cells: last.line.cells + 1 } };
    else runs.push({ first, line });
  });
  return runs;
}

function continues(run: FrameLine, line: FrameLine): boolean {
  if (run.isUpright !== line.isUpright) return false;
  return line.isUpright
    ? run.column === line.column && run.row + run.cells === line.row
    : run.row === line.row && run.column + run.cells === line.column;
}

function halves({ first, line }: Run): Run[] {
  const cells = line.cells >> 1;
  const [row, column] = line.isUpright ? [line.row + cells, line.column] : [line.row, line.column + cells];
  return [
    { first, line: { ...line, cells } },
    { first: first + cells, line: { ...line, row, column, cells: line.cells - cells } },
  ];
}

/** The border between the cells on both sides of a line, either of which may hold it. */
function borderOf(sheet: Excel.Worksheet, { isUpright, row, column, cells }: FrameLine): Excel.RangeBorder {
  const place: Area = isUpright ? { row, column, rows: cells, columns: 1 } : { row, column, rows: 1, columns: cells };
  const isFirst = isUpright ? column === 0 : row === 0;
  if (isFirst) return rangeAt(sheet, place).format.borders.getItem(isUpright ? "EdgeLeft" : "EdgeTop");
  const both = isUpright ? { ...place, column: column - 1, columns: 2 } : { ...place, row: row - 1, rows: 2 };
  return rangeAt(sheet, both).format.borders.getItem(isUpright ? "InsideVertical" : "InsideHorizontal");
}
