import { generate, clearMaze } from "../../../src/actions/make";
import { fillWithItems, type ItemChoice, selectedItems, takeItemsAway } from "../../../src/actions/print";
import { openXlsx, saveXlsx } from "../../host/files";
import { choice, conversation, book, openMaze, openSized, openWorkbook, person, sheet, pane } from "../stage";
import { area, photograph, valuesIn } from "../stage";
import { shortestOf } from "../solve/walk/path";

const GRID = "B2:M11";
const numbers: ItemChoice = { source: { kind: "numbers", last: 9 }, arrangement: "over and over", seed: "s" };
const text = (words: string): ItemChoice => ({ source: { kind: "text", text: words }, arrangement: "once", seed: "s" });
const range = (address: string): ItemChoice => ({ source: { kind: "range", address }, arrangement: "once", seed: "s" });
const fill = (chosen: ItemChoice, talk = conversation()) => fillWithItems(chosen, talk);

beforeEach(() => openMaze(12, 10, { seed: "items" }));

/** What stands along the way from S to E, which is the only one. */
const readAlongSolution = () =>
  shortestOf(sheet(), GRID)
    .slice(1, -1)
    .map((cell) => valuesIn(sheet(), GRID)[cell])
    .filter((value) => value !== undefined && value !== "");

test("along the way stand 1 to 9 over and over, as numbers", async () => {
  await fill(numbers);
  const read = readAlongSolution();
  expect(read).toEqual(Array.from(read, (_, i) => (i % 9) + 1));
  expect(read.length).toBeGreaterThan(18);
});

test("a sentence stands once along the way, also after the file was saved and opened", async () => {
  await fill(text("Find the cheese!"));
  const saved = await saveXlsx(book.workbook);
  expect(readAlongSolution().join("")).toBe("Findthecheese!");
  openWorkbook({ workbook: await openXlsx(saved) });
  expect(readAlongSolution().join("")).toBe("Findthecheese!");
  await takeItemsAway(conversation());
  expect(readAlongSolution()).toEqual([]);
});

test("items of cells come in order, row by row, as what they show; formulas, dates and numbers stay the texts that they are", async () => {
  const items = ["=1+1", "JAN5", "007", "'x", "+2", "@a", "1/2"];
  await person((_front, { worksheets }) => {
    const words = worksheets.add("My words");
    words.getRange("A1:B4").numberFormat = Array<string[]>(4).fill(["@", "@"]);
    words.getRange("A1:B4").values = [
      [items[0], items[1]],
      ["", items[2]],
      [`'${items[3]}`, items[4]],
      [items[5], items[6]],
    ];
  });
  await fill(range("'My words'!A1:B4"));
  expect(readAlongSolution()).toEqual(items);
  sheet().forEachFormula(area(GRID), () => {
    throw new Error("A formula stands in the maze.");
  });
});

test("what is selected is told as an address that names its sheet", async () => {
  await person((_front, { worksheets }) => worksheets.add("It's $5").getRange("C3:C9").select());
  book.workbook.activate(book.workbook.sheet("It's $5")!);
  expect(await selectedItems(pane)).toBe("'It''s $5'!C3:C9");
});

test("filling again, the next maze and Clear maze do not ask about items, and no trace of them is left", async () => {
  await openSized(12, 10);
  const untouched = photograph(sheet(), "A1:BD30");
  const talk = conversation();
  await generate(choice, talk);
  await fill(text("Find the cheese"), talk);
  await fill({ ...numbers, seed: "other" }, talk);
  await generate({ ...choice, seed: "next" }, talk);
  expect(book.workbook.names.some(({ name }) => name.startsWith("MazeItemLooks"))).toBe(false);
  await fill(numbers, talk);
  await clearMaze(talk);
  expect(talk.questions).toEqual([]);
  expect(photograph(sheet(), "A1:BD30")).toEqual(untouched);
});
