import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Picture, darkFrame, differences } from "../../files/printedMaze";
import { generate, mazeOnSheet, openPane, page, pane, press, reach, status } from "../workbookPage";

/** Files that the pane saves and opens, under its content security policy. */

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "lavirint-files-"));
  await openPane();
  await pane.evaluate(() => {
    const refused: string[] = [];
    Object.assign(globalThis, { refused });
    addEventListener("securitypolicyviolation", (event) => refused.push(event.blockedURI));
  });
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  expect(await pane.evaluate(() => (globalThis as unknown as { refused: string[] }).refused)).toEqual([]);
});

async function saved(button: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent("download"), press(button)]);
  const file = path.join(folder, download.suggestedFilename());
  await download.saveAs(file);
  return file;
}

/** The picture of a PNG file that is black, grey and white, as the browser reads it. */
async function pictureIn(png: string): Promise<Picture> {
  const blank = await page.context().newPage();
  const { grey, ...size } = await blank.evaluate(
    async (url) => {
      const image = Object.assign(new Image(), { src: url });
      await image.decode();
      const { width, height } = image;
      const context = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d")!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, width, height);
      return { width, height, grey: Array.from({ length: width * height }, (_, pixel) => data[4 * pixel]!) };
    },
    `data:image/png;base64,${readFileSync(png, "base64")}`,
  );
  await blank.close();
  return { ...size, grey: Uint8Array.from(grey) };
}

test("a maze is saved as PNG of 300 dots an inch with every wall, as SVG, shown for copying, and put on the sheet", async () => {
  await generate(12, 8);
  const maze = await mazeOnSheet(8, 12);

  const png = await saved("Save PNG");
  await status(/Maze 12 by 8\.png goes to/);
  const picture = await pictureIn(png);
  // 13 x 9 cells of 24 points, the margin of half a cell counted in.
  expect([picture.width, picture.height]).toEqual([1300, 900]);
  const ends = new Set([0, maze.size - 1]);
  expect(differences(picture, darkFrame(picture), maze, { ends })).toEqual([]);
  const pixelsPerMetre = readFileSync(png).readUInt32BE(8 + 25 + 8);
  expect(pixelsPerMetre).toBe(11_811);

  const shown = pane.getByRole("img", { name: /^A maze of 12 columns and 8 rows, entrance at B2/ });
  await shown.waitFor();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1300);

  await press("Solve");
  await status(/path/);
  const svg = readFileSync(await saved("Save SVG"), "utf8");
  expect(svg).toMatch(/^<svg xmlns=.*stroke="#BFBFBF".*<\/svg>$/s);

  await press("Insert picture");
  await status(/The picture is to the right of the maze/);
  const drawn = await page.evaluate(() => {
    const { shapes } = window.lavirintWorkbook!.excel.workbook.activeSheet;
    return shapes.map(({ type, width, altTextDescription }) => [type, width, altTextDescription]);
  });
  expect(drawn).toEqual([["Image", 312, expect.stringMatching(/The path is drawn: \d+ steps\.$/)]]);
});

test("a PNG becomes a maze in the browser, and is sent nowhere", async () => {
  await generate(12, 12);
  await (await reach("radio", "Image")).click();
  // A black ring on white, and a dot in a corner: 24 x 24 pixels, four for each cell.
  const png = await pane.evaluate(() => {
    const pen = Object.assign(document.createElement("canvas"), { width: 24, height: 24 }).getContext("2d")!;
    const fill = (color: string, at: number, size: number) => {
      pen.fillStyle = color;
      pen.fillRect(at, at, size, size);
    };
    fill("white", 0, 24);
    fill("black", 2, 20);
    fill("white", 6, 12);
    fill("black", 0, 2);
    return pen.canvas.toDataURL();
  });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const file = { name: "ring.png", mimeType: "image/png", buffer: Buffer.from(png.split(",")[1]!, "base64") };
  await pane.locator("input[type=file][accept='image/*']").setInputFiles(file);
  await pane.locator(".shape-preview path").waitFor();
  // A part of the pane that loads when idle may come meanwhile.
  expect(requests.filter((url) => !/^blob:|\.js$/.test(url))).toEqual([]);
  await press("Generate");
  await status(/A maze of 12 columns and 12 rows is ready/);
});

test("a maze is shown as text, saved and opened again on a new sheet", async () => {
  await generate(8, 5);
  const shown = async () => {
    await press("Show");
    await status(/is shown as text/);
    return pane.getByRole("textbox", { name: "A text, a share code, or passages (B2 C2)", exact: true }).inputValue();
  };
  const text = await shown();
  const file = await saved("Save Lavirint.txt");
  const choosing = page.waitForEvent("filechooser");
  await press("Open file…");
  await (await choosing).setFiles(file);
  await press("Draw");
  await status(/A maze of 8 columns and 5 rows is ready in B2:I6 on the new sheet Maze/);
  expect(await shown()).toBe(text);
});
