import { kruskal } from "../../src/maze/generators/kruskal";
import { type Maze, RIGHT, Random } from "../../src/maze/model";
import { NO_LINE, type SheetStore, WorkbookStore, cellArea } from "../host/store";
import { closeSheet } from "../host/tests/print/mazeSheet";
import { describeWithLibreOffice } from "../libreoffice";
import { layOutPages } from "../host/print/pages";
import { darkFrame, differences } from "./printedMaze";
import { type PrintedPage, printedPages } from "./printedPages";

/** Puts a Kruskal maze of rows x columns on a sheet from B2, on a grid of {@link closeSheet}. */
function drawMazeSheet(sheet: SheetStore, rows: number, columns: number): Maze {
  const { maze } = kruskal({ rows, columns }, new Random(`${rows} by ${columns}`));
  closeSheet(sheet, rows, columns);
  for (let wall = 0; wall < maze.wallCount; wall++) {
    if (!maze.isOpen(wall)) continue;
    const { row, column, across } = edgeOf(maze, wall);
    const edge = cellArea(row + 1, column + 1);
    const opened = () => NO_LINE;
    if (across) sheet.changeHorizontalEdges(edge, opened);
    else sheet.changeVerticalEdges(edge, opened);
  }
  return maze;
}

/** The wall as the line above (across) or left of a cell of the maze. */
function edgeOf(maze: Maze, wall: number): { row: number; column: number; across: boolean } {
  const cell = wall >> 1;
  const row = Math.floor(cell / maze.columns);
  const column = cell % maze.columns;
  return (wall & 1) === RIGHT ? { row, column: column + 1, across: false } : { row: row + 1, column, across: true };
}

const DOTS_PER_POINT = 2;

const SIZES = [
  [12, 8],
  [8, 12],
  [40, 30],
  [30, 40],
] as const;

describeWithLibreOffice("Mazes saved as .xlsx and printed by LibreOffice", () => {
  const workbook = new WorkbookStore(SIZES.map(([rows, columns]) => `${rows} x ${columns}`));
  const mazes = SIZES.map(([rows, columns], i) => drawMazeSheet(workbook.sheets[i]!, rows, columns));
  let pages: PrintedPage[];
  beforeAll(async () => {
    pages = await printedPages(workbook, 72 * DOTS_PER_POINT);
  });

  test("are one page each", () => {
    expect(pages).toHaveLength(SIZES.length);
  });

  test.each(SIZES.map((size, i) => [...size, i] as const))(
    "have their walls where the maze has them: %i rows, %i columns",
    (rows, columns, i) => {
      const { picture } = pages[i]!;
      const frame = darkFrame(picture);
      expect(differences(picture, frame, mazes[i]!)).toEqual([]);

      const [page, ...more] = layOutPages(workbook.sheets[i]!);
      expect(more).toEqual([]);
      expect(Math.abs(picture.width / DOTS_PER_POINT - page!.width)).toBeLessThan(1);
      expect(Math.abs(picture.height / DOTS_PER_POINT - page!.height)).toBeLessThan(1);
      // The middle of the maze is the middle of the page between its margins, in the preview and on LibreOffice's page.
      const part = page!.parts[0]!;
      const middle = [part.left + (columns * 15 * page!.scale) / 2, part.top + (rows * 15 * page!.scale) / 2];
      const printed = [
        (frame.left + frame.right) / 2 / DOTS_PER_POINT,
        (frame.top + frame.bottom) / 2 / DOTS_PER_POINT,
      ];
      expect(Math.abs(printed[0]! - middle[0]!)).toBeLessThan(2);
      expect(Math.abs(printed[1]! - middle[1]!)).toBeLessThan(2);
    },
  );
});
