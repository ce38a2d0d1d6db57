import { type CellSide, Borders, loadWallSample, sampleAgrees } from "../../cells";
import { type Area, type Job, rangeAt } from "../../excel";
import { BOTTOM, LEFT, RIGHT, TOP } from "../../../maze/model";
import { refusalCode } from "../refusalCode";
import type { Taken } from "./askInserting";
import { PLACE, dropById, insertTimed, trialFile, trialMaze, trialName } from "./trialSheet";

/** What was found out about copying formats from a hidden sheet that was inserted. */
interface CopyingAnswers {
  readonly copying: Taken;
  /** Whether the walls of a sample are right, and those on the edge; and whether the cells around have no lines of their own. */
  readonly inside: boolean;
  readonly edge: boolean;
  readonly around: boolean;
  /** What the inserted sheet's visibility reads; it is hidden in the file. */
  readonly visibility: string;
}

/** The first row of the scratch sheet that gets formats, and the cells of each side of a maze that are looked at. */
const FIRST_ROW = 5000;
const LOOKED_AT = 100;

/**
 * Inserts a hidden sheet with a maze, and copies its formats to the scratch sheet. Four requests. Gives the code if inserting is
 * refused.
 */
export async function askCopying(
  job: Job,
  scratch: string,
  side: number,
  now: () => number,
): Promise<CopyingAnswers | string> {
  const maze = await trialMaze(job, side);
  const name = trialName(scratch);
  const file = await trialFile(job, name, maze, { addressing: "first", isHidden: true });
  const inserted = await insertTimed(job, now, name, [file]);
  if (typeof inserted === "string") return inserted;
  const [id] = inserted.ids;
  const area: Area = { row: FIRST_ROW, column: PLACE.column, rows: side, columns: side };
  const begun = now();
  const code = await refusalCode(
    job.onSheet(scratch, (sheet, { workbook }) => {
      const source = workbook.worksheets.getItem(id!);
      rangeAt(sheet, area).copyFrom(rangeAt(source, { ...area, ...PLACE }), "Formats");
    }),
  );
  const copying = code ?? now() - begun;
  const read = await job.onSheet(scratch, (sheet, { workbook }) => ({
    source: workbook.worksheets.getItem(id!).load("visibility"),
    sample: loadWallSample(sheet, area),
    sides: stripsAround(area).map((strip) => ({ ...strip, read: loadLines(sheet, strip.cells) })),
  }));
  await dropById(job, inserted.ids);
  const sides = read.sides.map(sideOf);
  return {
    copying,
    inside: sampleAgrees(read.sample, maze),
    edge: sides.every(({ isDrawn }) => isDrawn),
    around: sides.every(({ isAlone }) => isAlone),
    visibility: read.source.visibility,
  };
}

function loadLines(sheet: Excel.Worksheet, cells: Area) {
  return rangeAt(sheet, cells).getCellProperties({ format: { borders: { style: true } } });
}

/** Cells on both sides of an edge of the maze, and on which side of the outer ones that is. */
interface Strip {
  readonly cells: Area;
  readonly towards: CellSide;
}

function stripsAround({ row, column, rows, columns }: Area): Strip[] {
  const length = Math.min(LOOKED_AT, rows);
  const lying = (at: number): Area => ({ row: at, column, rows: 2, columns: length });
  const upright = (at: number): Area => ({ row, column: at, rows: length, columns: 2 });
  return [
    { cells: lying(row - 1), towards: BOTTOM },
    { cells: lying(row + rows - 1), towards: TOP },
    { cells: upright(column - 1), towards: RIGHT },
    { cells: upright(column + columns - 1), towards: LEFT },
  ];
}

/** Whether each outer cell has the line towards the maze, and no other. */
function sideOf({ cells, towards, read }: Strip & { readonly read: ReturnType<typeof loadLines> }): {
  readonly isDrawn: boolean;
  readonly isAlone: boolean;
} {
  const lines = new Borders({ rows: cells.rows, columns: cells.columns });
  lines.addRows(0, read.value);
  const isOuter = (cell: number) => {
    const across = towards === TOP || towards === BOTTOM;
    const place = across ? Math.floor(cell / cells.columns) : cell % cells.columns;
    return place === (towards === TOP || towards === LEFT ? 1 : 0);
  };
  const outer = Array.from({ length: cells.rows * cells.columns }, (_, cell) => cell).filter(isOuter);
  const away = (towards ^ 2) as CellSide;
  return {
    isDrawn: outer.every((cell) => lines.isDrawn(cell, towards)),
    isAlone: outer.every((cell) => !lines.isDrawn(cell, away)),
  };
}
