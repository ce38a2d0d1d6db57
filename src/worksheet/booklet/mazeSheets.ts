import type { SheetOfMazes } from "../../files";
import { cellArea } from "../cells";
import { type Area, addName } from "../excel";
import { footerOf, headerOf, newPage, pageFor, writePage } from "../paper";
import { ENTRANCE, exitName, facts, rememberFirst } from "../memory";
import { ORIGIN } from "../sizeCells";
import { type BookMaze, type BookStyle, headerWords, type BookNames } from "./bookMaze";
import { markSheet } from "./bookSheets";
import { closeGrids, itemCells, letterCells, openGrids, plainMazeInFile, writeItems } from "./plainMaze";

/** Where the maze of a sheet is. */
export function sheetPlace({ rows, columns }: { readonly rows: number; readonly columns: number }): Area {
  return { ...ORIGIN, rows, columns };
}

/**
 * Queues a sheet for each of the mazes, about 8 KB a maze of 20x28. The closed grid is drawn once and copied; with `copies` false each
 * is drawn by itself, for hosts that copy lines wrongly. `marked`: the names that their marks say.
 */
export function addMazeSheets(
  context: Excel.RequestContext,
  style: BookStyle,
  mazes: readonly BookMaze[],
  copies: boolean,
  { mazes: marked }: Pick<BookNames, "mazes"> = style.names,
): void {
  const area = sheetPlace(mazes[0]!.maze);
  const sheets = mazes.map((one) => {
    const name = style.names.mazes[one.number - 1]!;
    const sheet = context.workbook.worksheets.add(name);
    markSheet(sheet, style.book, one.part ?? one.number, marked[one.number - 1]!, footerOf(one.texts));
    return sheet;
  });
  const placed = sheets.map((sheet, i) => ({ ...mazes[i]!, sheet, area }));
  closeGrids(placed, style, copies, true);
  for (const [i, sheet] of sheets.entries()) {
    openGrids(sheet, [placed[i]!], style.marks);
    writeItems(placed[i]!);
    dressMazeSheet(sheet, style, mazes[i]!);
  }
}

/** Queues what a sheet remembers of its maze, and its page, about 3 KB. */
export function dressMazeSheet(sheet: Excel.Worksheet, style: BookStyle, one: BookMaze): void {
  const area = sheetPlace(one.maze);
  rememberFirst(sheet, facts.grid, area);
  if (!style.marks.gaps) nameEnds(sheet, area, one);
  const { rows, columns, mask } = one.maze;
  if (mask !== undefined) rememberFirst(sheet, facts.mask, { rows, columns, mask, outside: "blank" });
  rememberFirst(sheet, facts.code, one.code);
  if (one.pupil !== undefined) rememberFirst(sheet, facts.pupil, one.pupil);
  const { label, rating, code } = one.texts;
  const header = headerOf(headerWords(style, label));
  const pageContent = { paper: style.paper, header, footer: footerOf({ rating, code }) };
  writePage(sheet, pageFor(area, pageContent), newPage);
}

/** The sheet of a maze in a file, without sizes. */
export function mazeSheetInFile(style: BookStyle, one: BookMaze): SheetOfMazes {
  const place = sheetPlace(one.maze);
  return {
    ...{ name: style.names.mazes[one.number - 1]!, columnWidths: [], rowHeights: [] },
    mazes: [plainMazeInFile(one, place, style)],
    cells: [...itemCells(place, one.items), ...letterCells(one, place, style.marks)],
  };
}

/** Queues the names of ends that have no gap in the frame. */
function nameEnds(sheet: Excel.Worksheet, area: Area, { ends }: BookMaze): void {
  const add = (name: string, cell: number) => addName(sheet, { name, meaning: cellArea(area, cell), isShown: true });
  add(ENTRANCE, ends.entrance);
  ends.exits.forEach((exit, i) => add(exitName(i + 1), exit));
}
