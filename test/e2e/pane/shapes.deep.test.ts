import { deflateSync } from "node:zlib";
import { crc32 } from "../../../src/maze/code/sealed";
import { generate, openPane, page, pane, press, reach, shoot, status } from "../workbookPage";

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG in grey: one byte per pixel. */
function pngOfRows(rows: readonly (readonly number[])[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(rows[0]!.length, 0);
  header.writeUInt32BE(rows.length, 4);
  header[8] = 8;
  const pixels = deflateSync(Buffer.from(rows.flatMap((row) => [0, ...row])));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

/** Lines on the upper rim of the grid at B2, by column. */
function upperRim(columns: number): Promise<string> {
  return page.evaluate((count) => {
    const sheet = window.lavirintWorkbook!.excel.workbook.activeSheet;
    const lines = Array.from({ length: count }, (_, column) => sheet.horizontalEdge(1, 1 + column).style !== "None");
    return lines.map((stands) => (stands ? "-" : " ")).join("");
  }, columns);
}

async function choose(name: string): Promise<void> {
  await (await reach("radio", name)).click();
}

test("a heart by two presses after the fold is open, with nothing around it; a name in the size that it needs", async () => {
  await openPane();
  await choose("Heart");
  await shoot("shapes-gallery");
  await press("Generate");
  await status(/A maze of 20 columns and 15 rows.*; the others are blank\./);
  await shoot("shapes-heart");
  // The two bows of the heart, of which one holds the entrance.
  expect(await upperRim(20)).toMatch(/^ {4,}-* ?-+ {2,}-+ {4,}$/);

  await choose("Word");
  await (await reach("textbox", "Word or name")).fill("Anna");
  await press("Use 25 columns and 15 rows");
  await press("Generate");
  await status(/A maze of 25 columns and 15 rows/);
  await shoot("shapes-word");
});

test("a PNG becomes a maze in the browser, under the pane's content security policy", async () => {
  await openPane();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await pane.evaluate(() => {
    const refused: string[] = [];
    Object.assign(globalThis, { refused });
    addEventListener("securitypolicyviolation", (event) => refused.push(event.blockedURI));
  });
  await generate(12, 12);
  await choose("Image");
  // A black ring on white, and a dot in a corner: 24 x 24 pixels, four for each cell.
  const isBlack = (x: number, y: number) => {
    const [across, down] = [Math.abs(Math.floor(x / 2) - 5.5), Math.abs(Math.floor(y / 2) - 5.5)];
    const reach = Math.max(across, down);
    return (reach > 3 && reach < 5) || (x < 2 && y < 2);
  };
  const rows = Array.from({ length: 24 }, (_, y) => Array.from({ length: 24 }, (_, x) => (isBlack(x, y) ? 0 : 255)));
  const file = { name: "ring.png", mimeType: "image/png", buffer: pngOfRows(rows) };
  requests.length = 0;
  await pane.locator("input[type=file][accept='image/*']").setInputFiles(file);
  // 10 x 10 cells without the 6 x 6 in their middle.
  await pane.getByText("64 cells belong to the maze. 1 cell of smaller parts is left out.").waitFor();
  // A part of the pane that loads when idle may come meanwhile.
  expect(requests.filter((url) => !/^blob:|\.js$/.test(url))).toEqual([]);
  await shoot("shapes-image");
  await press("Generate");
  await status(
    /64 cells belong to the maze; the others are blank\. 1 cell of smaller parts of the image was left out\./,
  );
  await shoot("shapes-image-maze");
  expect(await pane.evaluate(() => (globalThis as unknown as { refused: string[] }).refused)).toEqual([]);
});
