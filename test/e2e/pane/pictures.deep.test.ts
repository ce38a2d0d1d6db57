import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Maze } from "../../../src/maze/model/maze";
import { darkFrame, differences } from "../../files/printedMaze";
import { readPng } from "../../files/png";
import { generate, openPane, page, pane, press, reach, shoot, status } from "../workbookPage";

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "lavirint-pictures-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function saved(button: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent("download"), press(button)]);
  const file = path.join(folder, download.suggestedFilename());
  await download.saveAs(file);
  return file;
}

/** The maze of rows x columns at B2, as the sheet's lines have it. */
async function mazeOnSheet(rows: number, columns: number): Promise<Maze> {
  const standing = await page.evaluate(
    ({ rows, columns }) => {
      const sheet = window.lavirintWorkbook!.excel.workbook.activeSheet;
      return Array.from({ length: rows * columns }, (_, cell) => {
        const [row, column] = [1 + Math.floor(cell / columns), 1 + (cell % columns)];
        const right = sheet.verticalEdge(row, column + 1).style !== "None";
        const bottom = sheet.horizontalEdge(row + 1, column).style !== "None";
        return Number(right) + 2 * Number(bottom);
      });
    },
    { rows, columns },
  );
  const maze = Maze.walled({ rows, columns });
  maze.standing.set(standing);
  return maze;
}

test("a maze is saved as PNG of 300 dots an inch with every wall, as SVG, shown for copying, and put on the sheet", async () => {
  await openPane();
  await pane.evaluate(() => {
    const refused: string[] = [];
    Object.assign(globalThis, { refused });
    addEventListener("securitypolicyviolation", (event) => refused.push(event.blockedURI));
  });
  await generate(12, 8);
  const maze = await mazeOnSheet(8, 12);

  const png = await saved("Save PNG");
  await status(/Maze 12 by 8\.png, 300 dots per inch/);
  const picture = readPng(png);
  // 13 x 9 cells of 24 points, the margin of half a cell counted in.
  expect([picture.width, picture.height]).toEqual([1300, 900]);
  const ends = new Set([0, maze.size - 1]);
  expect(differences(picture, darkFrame(picture), maze, { ends })).toEqual([]);
  const pixelsPerMetre = readFileSync(png).readUInt32BE(8 + 25 + 8);
  expect(pixelsPerMetre).toBe(11_811);

  const shown = pane.getByRole("img", { name: /^A maze of 12 columns and 8 rows, entrance at B2/ });
  await shown.waitFor();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1300);
  await shoot("pictures");

  await (await reach("checkbox", "With the solution")).check();
  const svg = readFileSync(await saved("Save SVG"), "utf8");
  expect(svg).toMatch(/^<svg xmlns=.*stroke="#BFBFBF".*<\/svg>$/s);

  await press("Insert picture");
  await status(/The picture is to the right of the maze/);
  const shapes = await page.evaluate(() =>
    window.lavirintWorkbook!.excel.workbook.activeSheet.shapes.map(({ type, width, altTextDescription }) => ({
      type,
      width,
      altTextDescription,
    })),
  );
  expect(shapes).toEqual([
    {
      type: "Image",
      width: 312,
      altTextDescription: expect.stringMatching(/The path is drawn: \d+ steps\.$/) as string,
    },
  ]);
  expect(await pane.evaluate(() => (globalThis as unknown as { refused: string[] }).refused)).toEqual([]);
});
