import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describeWithLibreOffice, pagesToPng, printToPdf } from "../libreoffice";
import { saveXlsx } from "../host/files";
import { layOutPages } from "../host/print/pages";
import { WorkbookStore } from "../host/store";
import { drawMazeSheet } from "./drawMazeSheet";
import { darkFrame, differences } from "./printedMaze";
import { readPng, type Picture } from "./png";

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
  let pictures: Picture[];
  beforeAll(async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "lavirint-print-"));
    const file = path.join(folder, "mazes.xlsx");
    writeFileSync(file, await saveXlsx(workbook));
    pictures = pagesToPng(printToPdf(file), 72 * DOTS_PER_POINT).map(readPng);
    rmSync(folder, { recursive: true });
  });

  test("are one page each", () => {
    expect(pictures).toHaveLength(SIZES.length);
  });

  test.each(SIZES.map((size, i) => [...size, i] as const))(
    "have their walls where the maze has them: %i rows, %i columns",
    (rows, columns, i) => {
      const picture = pictures[i]!;
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
