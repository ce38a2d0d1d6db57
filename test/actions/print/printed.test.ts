import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defaultLayout } from "../../../src/actions/desk/choices";
import { preparePage } from "../../../src/actions/print/preparePage";
import { generate } from "../../../src/actions/make/generate";
import { saveXlsx } from "../../host/files";
import { darkFrame, differences } from "../../files/printedMaze";
import { readPng } from "../../files/png";
import { describeWithLibreOffice, pagesToPng, printToPdf } from "../../libreoffice";
import { choice, conversation } from "../conversation";
import { book, openSized, sheet } from "../openMaze";
import { gridIn, mazeIn } from "../sheetReading";

describeWithLibreOffice("A maze that was generated and prepared, saved as .xlsx and printed by LibreOffice", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "lavirint-print-"));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test.each([
    [9, 14],
    [60, 45],
  ])("is one page of walls, with no set numbers and no size cells: %i columns, %i rows", async (columns, rows) => {
    await openSized(columns, rows);
    const layout = { ...defaultLayout, wallColor: "#000000" };
    await generate({ ...choice, layout, setNumbers: "hiddenSheet" }, conversation());
    await preparePage(conversation());
    const file = path.join(folder, "maze.xlsx");
    writeFileSync(file, await saveXlsx(book.workbook));

    // The sheet with the empty grid's size cells that a wide maze left behind has a page of its own.
    const pages = pagesToPng(printToPdf(file), 144).map(readPng);
    const isAlone = sheet().name === "Sheet1";
    expect(pages).toHaveLength(isAlone ? 1 : 2);
    const picture = pages.at(-1)!;
    expect(picture.height > picture.width).toBe(rows >= columns);
    const maze = mazeIn(sheet(), gridIn(book.workbook));
    const found = differences(picture, darkFrame(picture), maze);
    // The first and the last cell are open to the outside, and what is in them, S and E on a fill, reaches to their walls.
    const [lastRow, lastColumn] = [rows - 1, columns - 1];
    const atTheEnds = new RegExp(
      `row 0 column 0\\b|row ${lastRow} column ${lastColumn}\\b|below row ${lastRow - 1} column ${lastColumn}\\b|right of row ${lastRow} column ${lastColumn - 1}\\b`,
    );
    expect(found.filter((difference) => !atTheEnds.test(difference))).toEqual([]);
  });
});
