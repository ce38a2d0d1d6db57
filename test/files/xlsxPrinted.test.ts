import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describeWithLibreOffice, pagesToPng, printToPdf } from "../libreoffice";
import { saveXlsx } from "../host/files";
import { layOutPages } from "../host/print/pages";
import { mazeSheet } from "./mazeSheet";
import { darkFrame, differences } from "./printedMaze";
import { readPng } from "./png";

const DOTS_PER_POINT = 2;

describeWithLibreOffice("A maze saved as .xlsx and printed by LibreOffice", () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "lavirint-print-"))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test.each([
    [12, 8],
    [8, 12],
    [40, 30],
    [30, 40],
  ])(
    "is one page with the walls where the maze has them: %i rows, %i columns",
    async (rows, columns) => {
      const { workbook, sheet, maze } = mazeSheet(rows, columns);
      const file = path.join(folder, "maze.xlsx");
      writeFileSync(file, await saveXlsx(workbook));
      const pictures = pagesToPng(printToPdf(file), 72 * DOTS_PER_POINT);
      expect(pictures).toHaveLength(1);
      const picture = readPng(pictures[0]!);
      const frame = darkFrame(picture);
      expect(differences(picture, frame, maze)).toEqual([]);

      const [page, ...more] = layOutPages(sheet);
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
    120_000,
  );
});
