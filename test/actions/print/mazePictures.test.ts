import { message } from "../../../src/message";
import { sentencesIn } from "../../words/sentencesIn";
import { generate } from "../../../src/actions/make/generate";
import { addressOf, parseArea } from "../../../src/worksheet/excel/addresses";
import { fillWithItems } from "../../../src/actions/print/fillWithItems";
import { drawPicture, insertPicture, type SheetPicture } from "../../../src/actions/print/mazePictures";
import { wallRuns } from "../../../src/maze/picture/svgOf";
import { base64Of, withDensity } from "../../../src/taskpane/controls/pngOf";
import { pngOf } from "../../host/tests/pictures";
import { openXlsx, saveXlsx } from "../../host/files";
import { choice, conversation } from "../conversation";
import { sentenceOf } from "../failureOf";
import { book, openMaze, openWorkbook, person, select, sheet } from "../openMaze";
import { mazeIn } from "../sheetReading";
import { everything, workIn } from "../trouble";

const draw = async (withSolution: boolean) => (await drawPicture(withSolution, conversation())).picture!;
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
  const { text, width, height, title, description } = await draw(false);
  expect([width, height, title]).toEqual([216, 144, "Maze 8 by 5"]);
  expect(description).toBe("A maze of 8 columns and 5 rows, entrance at B2, exit at I6.");
  const openings = [
    { cell: 0, side: 3 },
    { cell: 39, side: 1 },
  ];
  const runs = wallRuns(mazeIn(sheet(), "B2:I6"), openings);
  const drawn = [
    .../<path d="([^"]*)" fill="none" stroke="#000000"/.exec(text)![1]!.matchAll(/M(\S+) ([^hv]+)([hv])(\d+)/g),
  ];
  expect(drawn.map(([, x, y, way, length]) => [Number(x), Number(y), way, Number(length)])).toEqual(
    runs.map(({ x, y, across, down }) => [x, y, across > 0 ? "h" : "v", across + down]),
  );
  expect([...text.matchAll(/<text [^>]*>([^<]*)</g)].map(([, letter]) => letter)).toEqual(["S", "E"]);
  expect(everything()).toEqual(before);
});

test("with the solution it shows the way in grey and tells its length; items in the cells are drawn along", async () => {
  await openMaze(8, 5);
  await fillWithItems(
    { source: { kind: "numbers", last: 3 }, arrangement: "over and over", seed: "s" },
    conversation(),
  );
  const { text, description } = await draw(true);
  const steps = Number(/The path is drawn: (\d+) steps\.$/.exec(description)![1]);
  expect(/<path d="(M[^"]*)" fill="none" stroke="#BFBFBF"/.exec(text)![1]!.split("L")).toHaveLength(steps + 1);
  expect(text.match(/<text /g)).toHaveLength(40);
});

test("a picture stands right of the maze in its size, with alternative text, and is saved with it", async () => {
  await openMaze(8, 5);
  const outcome = await insertPicture(picture, conversation());
  expect(outcome.sentence).toMatchObject({ id: "picture-inserted", args: { side: "right", sheet: "Sheet1" } });
  const [shape, ...more] = sheet().shapes;
  expect(more).toEqual([]);
  const right = sheet().columns.offset(9);
  expect(shape).toMatchObject({ left: right + 12, top: sheet().rows.offset(1), width: 192, height: 144 });
  expect(shape).toMatchObject({ altTextTitle: picture.title, altTextDescription: picture.description });
  expect(shape!.lockAspectRatio).toBe(true);
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

test("a picture that could not be finished goes, and one that stood there before stays", async () => {
  await openMaze(4, 4);
  await insertPicture(picture, conversation());
  const [earlier] = sheet().shapes;
  const { requests } = await workIn({}, () => insertPicture(picture, conversation()));
  expect(sheet().shapes).toHaveLength(2);
  const fault = { request: requests.length, action: requests.at(-1)!, code: "GeneralException" };
  const { failure } = await workIn({ fault }, () => insertPicture(picture, conversation()));
  expect(failure).toBeDefined();
  expect(sheet().shapes).toHaveLength(2);
  expect(sheet().shapes[0]).toEqual(earlier);
});

test("no maze, a protected sheet, no way, and a picture too large for a request are refused in sentences", async () => {
  openWorkbook();
  expect(sentencesIn(await sentenceOf(drawPicture(false, conversation())))).toContainEqual(
    message("generate-or-select", { sheet: "Sheet1" }),
  );
  await openMaze(4, 4);
  const large = { ...picture, base64: "A".repeat(4_000_001) };
  expect(sentencesIn(await sentenceOf(insertPicture(large, conversation())))).toContainEqual(
    message("picture-too-large", { length: 4_000_001, most: 4_000_000 }),
  );
  await person((front) => {
    for (const side of ["EdgeRight", "EdgeBottom"] as const) {
      front.getRange("B2").format.borders.getItem(side).style = "Continuous";
    }
  });
  expect(sentencesIn(await sentenceOf(drawPicture(true, conversation())))).toContainEqual(
    message("no-way-to-draw", { sheet: "Sheet1" }),
  );
  await person((front) => front.protection.protect());
  expect(sentencesIn(await sentenceOf(insertPicture(picture, conversation())))).toContainEqual(
    message("sheet-protected", { sheet: "Sheet1" }),
  );
});

test("a PNG of a canvas is told its density, and is a sound PNG otherwise as it was", () => {
  const plain = Buffer.from(pngOf(30, 20), "base64");
  const dense = Buffer.from(withDensity(plain, 300));
  expect(base64Of(dense)).toBe(pngOf(30, 20, 300));
});
