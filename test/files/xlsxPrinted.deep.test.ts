import { kruskal } from "../../src/maze/generators/kruskal";
import { type Maze, RIGHT, Random } from "../../src/maze/model";
import { NO_LINE, type SheetStore, WorkbookStore, cellArea, chartData } from "../host/store";
import { closeSheet } from "../host/tests/print/mazeSheet";
import { describeWithLibreOffice, convertWorkbook } from "../libreoffice";
import { layOutPages } from "../host/print/pages";
import { darkFrame, differences } from "./printedMaze";
import { type PrintedPage, printedPages, asFile, plain } from "./printedPages";
import { mkdtempSync, readFileSync } from "node:fs";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { saveXlsx } from "../host/files";
import { chartsAndPicture } from "../host/tests/chartSheet";
import { workbookForEachTest } from "../host/tests/client";

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

const book = workbookForEachTest();

describeWithLibreOffice("Charts saved as .xlsx and opened by LibreOffice", () => {
  test("hold the same series: names, categories and values", async () => {
    const { workbook } = book();
    await chartsAndPicture(workbook);
    const bytes = asFile(await saveXlsx(workbook), (file, folder) =>
      readFileSync(convertWorkbook(file, "xlsx", mkdtempSync(path.join(folder, "written-")))),
    );
    const parts = Object.entries(unzipSync(bytes));
    const charts = parts.filter(([path]) => /^xl\/charts\/chart\d+\.xml$/.test(path));
    const found = charts.map(([, part]) => cachedSeries(strFromU8(part)));
    const expected = workbook.activeSheet.charts.map((chart) =>
      chartData(workbook, chart).map(({ name, values, categories }) => ({ name, values, categories })),
    );
    expect(found).toHaveLength(expected.length);
    for (const series of expected) expect(found).toContainEqual(series);
  });
});

/** What a chart's part says that its series' cells hold, which the program that wrote it has worked out itself. */
function cachedSeries(xml: string): { name: string; values: number[]; categories: string[] }[] {
  const texts = (part: string) => [...part.matchAll(/<c:v>([^<]*)<\/c:v>/g)].map(([, text]) => plain(text!));
  const within = (ser: string, name: string) => new RegExp(`<c:${name}>[^]*?</c:${name}>`).exec(ser)?.[0] ?? "";
  return [...xml.matchAll(/<c:ser>[^]*?<\/c:ser>/g)].map(([ser]) => ({
    name: texts(within(ser, "tx")).join(""),
    values: texts(within(ser, "val") || within(ser, "yVal")).map(Number),
    categories: texts(within(ser, "cat") || within(ser, "xVal")),
  }));
}
