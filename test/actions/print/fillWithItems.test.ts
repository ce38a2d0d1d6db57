import { sentencesIn } from "../../words/sentencesIn";
import { type Message, message, together } from "../../../src/message";
import { generate } from "../../../src/actions/make/generate";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { fillWithItems, type ItemChoice, selectedItems, takeItemsAway } from "../../../src/actions/print/fillWithItems";
import { solve } from "../../../src/actions/solve/solve";
import { openXlsx, saveXlsx } from "../../host/files";
import { choice, conversation } from "../conversation";
import { sentenceOf } from "../failureOf";
import { book, openMaze, openWorkbook, person, sheet, pane } from "../openMaze";
import { area, mazeIn, photograph, put, valueAt } from "../sheetReading";
import { everything, workIn } from "../trouble";

const PATH = "#F0E442";
const GRID = "B2:M11";
const numbers: ItemChoice = { source: { kind: "numbers", last: 9 }, arrangement: "over and over", seed: "s" };
const text = (words: string): ItemChoice => ({ source: { kind: "text", text: words }, arrangement: "once", seed: "s" });
const range = (address: string): ItemChoice => ({ source: { kind: "range", address }, arrangement: "once", seed: "s" });
const fill = (chosen: ItemChoice, answer = true) => fillWithItems(chosen, conversation(answer));

beforeEach(() => openMaze(12, 10, { seed: "items" }));

/** Solves the maze by the product's own Solve and walks along the cells that it filled, from S to E: what stands in them. */
async function readAlongSolution(): Promise<unknown[]> {
  await solve(
    { solver: "a-star", seed: "", route: { kind: "ends" }, showVisited: false, arrows: false, pace: "instant" },
    conversation(),
  );
  const { row, column, rows, columns } = area(GRID);
  const maze = mazeIn(sheet(), GRID);
  const isOnPath = (cell: number) =>
    cell === rows * columns - 1 ||
    sheet().style(row + Math.floor(cell / columns), column + (cell % columns)).fill.color === PATH;
  const read: unknown[] = [];
  let at = 0;
  for (let before = -1; at !== rows * columns - 1;) {
    const next = [
      [at + 1, 2 * at],
      [at + columns, 2 * at + 1],
      [at - 1, 2 * (at - 1)],
      [at - columns, 2 * (at - columns) + 1],
    ].find(([cell, wall]) => cell !== before && maze.separates(wall!) && maze.isOpen(wall!) && isOnPath(cell!));
    if (next === undefined) throw new Error(`The way ends at cell ${at}.`);
    [before, at] = [at, next[0]!];
    const value = sheet().value(row + Math.floor(at / columns), column + (at % columns));
    if (at !== rows * columns - 1 && value !== undefined) read.push(value);
  }
  return read;
}

test("a maze of more than 10,000 cells is too large for items", async () => {
  await openMaze(101, 100);
  const sentence = await sentenceOf(
    fillWithItems({ source: { kind: "numbers", last: 9 }, arrangement: "over and over", seed: "s" }, conversation()),
  );
  expect(sentencesIn(sentence)[0]).toEqual(
    message("maze-too-large-for-items", { sheet: sheet().name, cells: 10_100, most: 10_000 }),
  );
});

test("along the way that Solve shows stand 1 to 9 over and over, as numbers", async () => {
  const outcome = await fill(numbers);
  const read = await readAlongSolution();
  expect(read).toEqual(Array.from(read, (_, i) => (i % 9) + 1));
  expect(read.length).toBeGreaterThan(18);
  expect(outcome.sentence).toEqual(
    message("items-written-repeatedly", {
      entrance: "B2",
      exit: "M11",
      sheet: "Sheet1",
      items: 9,
      cells: read.length,
      seed: "s",
    }),
  );
  expect([valueAt(sheet(), "B2"), valueAt(sheet(), "M11")]).toEqual(["S", "E"]);
});

test("without a last number they count to the end of the way", async () => {
  await fill({ ...numbers, source: { kind: "numbers", last: undefined } });
  const read = await readAlongSolution();
  expect(read).toEqual(Array.from(read, (_, i) => i + 1));
});

test("a sentence stands once along the way, also after the file was saved and opened", async () => {
  await fill(text("Find the cheese!"));
  const saved = await saveXlsx(book.workbook);
  expect((await readAlongSolution()).join("")).toBe("Findthecheese!");
  openWorkbook({ workbook: await openXlsx(saved) });
  expect((await readAlongSolution()).join("")).toBe("Findthecheese!");
  await takeItemsAway(conversation());
  expect(await readAlongSolution()).toEqual([]);
});

test("items of cells come in order, row by row, as what they show; formulas, dates and numbers stay the texts that they are", async () => {
  const items = ["=1+1", "JAN5", "007", "'x", "+2", "@a", "1/2"];
  await person((_front, { worksheets }) => {
    const words = worksheets.add("My words");
    words.getRange("A1:B4").numberFormat = [["@"]].flatMap(() => Array.from({ length: 4 }, () => ["@", "@"]));
    words.getRange("A1:B4").values = [
      [items[0], items[1]],
      ["", items[2]],
      [`'${items[3]}`, items[4]],
      [items[5], items[6]],
    ];
  });
  await fill(range("'My words'!A1:B4"));
  expect(await readAlongSolution()).toEqual(items);
  const { row, column, rows, columns } = area(GRID);
  sheet().forEachFormula({ row, column, rows, columns }, () => {
    throw new Error("A formula stands in the maze.");
  });
});

test("what is selected is told as an address that names its sheet", async () => {
  await person((_front, { worksheets }) => worksheets.add("It's $5").getRange("C3:C9").select());
  book.workbook.activate(book.workbook.sheet("It's $5")!);
  expect(await selectedItems(pane)).toBe("'It''s $5'!C3:C9");
});

test("what somebody wrote into the cells is not overwritten without asking, and stays after a no", async () => {
  put(sheet(), "D5", "mine");
  put(sheet(), "E6", "=mine");
  const before = everything();
  const talk = conversation(false);
  expect(sentencesIn((await fillWithItems(numbers, talk)).sentence)).toContainEqual(message("cancelled"));
  expect(talk.questions.map(({ sentence }) => sentence)).toEqual([message("overwrite-with-items", { count: 2 })]);
  expect(everything()).toEqual(before);
  await fill(numbers);
  expect(valueAt(sheet(), "D5")).not.toBe("mine");
});

test("filling again, the next maze and Clear maze do not ask about items, and no trace of them is left", async () => {
  openWorkbook();
  const untouched = photograph(sheet(), "A1:BD30");
  await openMaze(12, 10, { seed: "items" });
  await fill(text("Find the cheese"));
  const talk = conversation();
  await fillWithItems({ ...numbers, seed: "other" }, talk);
  await generate({ ...choice, seed: "next" }, talk);
  expect(talk.questions).toEqual([]);
  expect(book.workbook.names.some(({ name }) => name.startsWith("MazeItemLooks"))).toBe(false);
  await fillWithItems(numbers, talk);
  await clearMaze(talk);
  expect(talk.questions).toEqual([]);
  const left = photograph(sheet(), "A1:BD30") as { cells: Record<string, unknown> };
  const { BC11: _11, BC12: _12, BC13: _13, BC14: _14, ...cells } = left.cells;
  expect(cells).toEqual((untouched as typeof left).cells);
});

test.each<[string, ItemChoice, Message]>([
  [
    "a text with more letters than the way has cells",
    text("abc".repeat(50)),
    message("too-many-items", { items: 150, room: 29 }),
  ],
  ["a text without letters", text("  "), message("items-alike", { items: 0 })],
  ["a text of one letter", text("aaa"), message("items-alike", { items: 3 })],
  ["no address", range(""), together(message("type-item-address"), message("item-address-missing"))],
  [
    "what is no address",
    range("words"),
    together(message("type-item-address"), message("no-item-address", { text: "words" })),
  ],
  [
    "a sheet that is not there",
    range("Nowhere!A1:A3"),
    together(message("type-item-address"), message("no-item-sheet", { sheet: "Nowhere" })),
  ],
  [
    "empty cells",
    range("Z1:Z9"),
    together(message("type-item-address"), message("item-cells-empty", { area: "Z1:Z9" })),
  ],
  ["the maze's own cells", range("B2:C3"), message("items-inside-maze", { area: "B2:C3" })],
])("%s is refused, and nothing is half made", async (_which, chosen, refused) => {
  const before = everything();
  expect(await sentenceOf(fill(chosen))).toEqual(together(refused, message("nothing-changed")));
  expect(everything()).toEqual(before);
});

test("an item that is too long, a maze without a way, and a sheet without a maze are refused", async () => {
  put(sheet(), "Z1", "an item that nobody could read in a cell");
  put(sheet(), "Z2", "short");
  expect(sentencesIn(await sentenceOf(fill(range("Z1:Z2"))))).toContainEqual(
    message("item-too-long", { item: "an item that nobody ", length: 40, most: 20 }),
  );
  await person((front) => {
    for (const side of ["EdgeRight", "EdgeBottom"] as const) {
      front.getRange("B2").format.borders.getItem(side).style = "Continuous";
    }
  });
  expect(sentencesIn(await sentenceOf(fill(numbers)))).toContainEqual(
    message("no-way-for-items", { entrance: "B2", sheet: "Sheet1" }),
  );
  openWorkbook();
  expect(sentencesIn(await sentenceOf(fill(numbers)))).toContainEqual(
    message("generate-or-select", { sheet: "Sheet1" }),
  );
  await openMaze(4, 4);
  expect(sentencesIn(await sentenceOf(takeItemsAway(conversation())))).toContainEqual(
    message("no-items", { sheet: "Sheet1" }),
  );
});

test("a maze of 20 by 28 is filled in five requests and 28 KB, half of them for asking where walls stand", async () => {
  await openMaze(20, 28);
  book.counter.reset();
  await fill(numbers);
  expect(book.counter.requests.length).toBeLessThanOrEqual(5);
  const bytes = book.counter.requests.reduce((sum, request) => sum + request.bytes, 0);
  expect(bytes).toBeLessThan(28_000);
});

test("what somebody typed while the items were written comes back", async () => {
  const { requests } = await workIn({}, (talk) => fillWithItems(numbers, talk));
  await openMaze(12, 10, { seed: "items" });
  book.counter.reset();
  const execute = book.excel.execute.bind(book.excel);
  book.excel.execute = (...request) => {
    if (book.counter.requests.length + 1 === requests.length) put(sheet(), "D5", "typed");
    return execute(...request);
  };
  await fill(numbers);
  expect(valueAt(sheet(), "D5")).toBe("typed");
  expect(await readAlongSolution()).not.toEqual([]);
});
