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
    const [row, column] = [1 + Math.floor((wall >> 1) / columns), 1 + ((wall >> 1) % columns)];
    if ((wall & 1) === RIGHT) sheet.changeVerticalEdges(cellArea(row, column + 1), () => NO_LINE);
    else sheet.changeHorizontalEdges(cellArea(row + 1, column), () => NO_LINE);
  }
  return maze;
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

  test.each(SIZES.map((size, i) => [...size, i] as const))(
    "are one page each, and have their walls where the maze has them: %i rows, %i columns",
    (rows, columns, i) => {
      expect(pages).toHaveLength(SIZES.length);
      const { picture } = pages[i]!;
      const frame = darkFrame(picture);
      expect(differences(picture, frame, mazes[i]!)).toEqual([]);

      const [page, ...more] = layOutPages(workbook.sheets[i]!);
      expect(more).toEqual([]);
      const apart = (dots: number, points: number) => Math.abs(dots / DOTS_PER_POINT - points);
      expect(apart(picture.width, page!.width)).toBeLessThan(1);
      expect(apart(picture.height, page!.height)).toBeLessThan(1);
      // The middle of the maze is the middle of the page between its margins, in the preview and on LibreOffice's page.
      const part = page!.parts[0]!;
      const half = (lines: number) => (lines * 15 * page!.scale) / 2;
      expect(apart((frame.left + frame.right) / 2, part.left + half(columns))).toBeLessThan(2);
      expect(apart((frame.top + frame.bottom) / 2, part.top + half(rows))).toBeLessThan(2);
    },
  );
});
