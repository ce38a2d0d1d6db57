import { message } from "../../../src/message";
import { generate } from "../../../src/actions/make/generate";
import { addressOf, parseArea } from "../../../src/worksheet/addresses";
import { fillWithItems } from "../../../src/actions/print/itemsAndQuestions";
import { solve } from "../../../src/actions/solve/solve";
import { drawPicture, insertPicture, type SheetPicture } from "../../../src/actions/print/mazePictures";
import { wallPath } from "../../../src/maze/picture";
import { base64Of, withDensity } from "../../../src/taskpane/print/pngOf";
import { pngOf } from "../../host/tests/pictures";
import { openXlsx, saveXlsx } from "../../host/files";
import { numbers, search } from "../../acts/choices";
import { choice, conversation, expectRefused, book, openMaze, openWorkbook, select, sheet } from "../stage";
import { enclose, everything, mazeIn } from "../stage";

const draw = async () => (await drawPicture(conversation())).picture;
/** 800 x 600 pixels, 300 an inch. */
const picture: SheetPicture = {
  base64: pngOf(800, 600, 300),
  width: 192,
  height: 144,
  title: "Maze 8 by 5",
  description: "A maze of 8 columns and 5 rows, entrance at B2, exit at I6.",
};

test("the picture has the walls that stand in the sheet, two gaps, the letters of the ends, and nothing is changed", async () => {
  await openMaze(8, 5);
  const before = everything();
  const { text, width, height, title, description } = await draw();
  expect([width, height, title]).toEqual([216, 144, "Maze 8 by 5"]);
  expect(description).toBe("A maze of 8 columns and 5 rows, entrance at B2, exit at I6.");
  const openings = [
    { cell: 0, side: 3 },
    { cell: 39, side: 1 },
  ];
  const drawn = /<path d="([^"]*)" fill="none" stroke="#000000"/.exec(text)![1];
  expect(drawn).toBe(wallPath(mazeIn(sheet(), "B2:I6"), openings, (y) => y));
  expect([...text.matchAll(/<text [^>]*>([^<]*)</g)].map(([, letter]) => letter)).toEqual(["S", "E"]);
  expect(everything()).toEqual(before);
});

test("of a solved maze it shows the path in grey and tells its length; items in the cells are drawn along", async () => {
  await openMaze(8, 5);
  await fillWithItems(numbers, conversation());
  expect((await draw()).text).not.toContain('stroke="#BFBFBF"');
  await solve(search, conversation());
  const { text, description } = await draw();
  const steps = Number(/The path is drawn: (\d+) steps\.$/.exec(description)![1]);
  expect(/<path d="(M[^"]*)" fill="none" stroke="#BFBFBF"/.exec(text)![1]!.split("L")).toHaveLength(steps + 1);
  expect(text.match(/<text /g)).toHaveLength(40);
});

test("a picture stands right of the maze in its size at any zoom, with alternative text, and is saved with it", async () => {
  await openMaze(8, 5);
  // The top of several rows depends on the zoom.
  book.switches.topOfRowsScale = 1.5;
  const outcome = await insertPicture(picture, conversation());
  expect(outcome.sentence).toMatchObject({ id: "picture-inserted", args: { side: "right", sheet: "Sheet1" } });
  const { title: altTextTitle, description: altTextDescription } = picture;
  const place = { left: sheet().columns.offset(9) + 12, top: sheet().rows.offset(1), width: 192, height: 144 };
  expect(sheet().shapes).toMatchObject([{ ...place, altTextTitle, altTextDescription, lockAspectRatio: true }]);
  const again = await openXlsx(await saveXlsx(book.workbook));
  expect(again.activeSheet.shapes[0]).toMatchObject({ altTextDescription: picture.description, width: 192 });
});

test.each([
  ["XFC", 8],
  ["XEZ", 16],
])(
  "a picture has no room right of a maze that ends in %s: it is below, and the sentence says so",
  async (last, size) => {
    openWorkbook();
    const column = parseArea(`${last}3`)!.column;
    const place = { row: 2, column: column - size + 1, rows: 4, columns: size };
    select(addressOf(place));
    await generate({ ...choice, shape: "areas" }, conversation());
    const outcome = await insertPicture(picture, conversation());
    expect(outcome.sentence).toMatchObject({ id: "picture-inserted", args: { side: "below", sheet: "Sheet1" } });
    const { columns, rows } = sheet();
    expect(sheet().shapes[0]).toMatchObject({ left: columns.offset(place.column), top: rows.offset(6) + 12 });
  },
);

test("no maze, and a picture too large for a request are refused in sentences", async () => {
  openWorkbook();
  await expectRefused(() => draw(), message("generate-or-select", { sheet: "Sheet1" }));
  await openMaze(4, 4);
  const large = { ...picture, base64: "A".repeat(4_000_001) };
  const refused = message("picture-too-large", { length: 4_000_001, most: 4_000_000 });
  await expectRefused(() => insertPicture(large, conversation()), refused);
  await solve(search, conversation());
  await enclose("B2");
  expect((await draw()).text).not.toContain('stroke="#BFBFBF"');
});

test("a PNG of a canvas is told its density, and is a sound PNG otherwise as it was", () => {
  const plain = Buffer.from(pngOf(30, 20), "base64");
  const dense = Buffer.from(withDensity(plain, 300));
  expect(base64Of(dense)).toBe(pngOf(30, 20, 300));
});
