import { choice, conversation, book, openSized, person, resize, sheet, gridIn, mazeIn } from "../actions/stage";
import { photograph, put, secondWindow } from "../actions/stage";
import { CommandPage } from "./commandPage";

let ribbon: CommandPage;

beforeEach(async () => {
  await openSized(8, 5);
  ribbon = new CommandPage();
  ribbon.load();
});

afterEach(() => ribbon.close());

const look = () => photograph(sheet(), "A1:K10");
const passages = () => mazeIn(sheet(), gridIn(book.workbook)).countPassages();

test("the ribbon's Generate makes a maze before Office has said that it is ready, and again", async () => {
  await ribbon.press();
  expect(passages()).toBe(39);
  const before = look();
  await ribbon.press();
  expect(passages()).toBe(39);
  expect(look()).not.toEqual(before);
  expect(ribbon.messages).toEqual([]);
});

test("a command is answered that comes before its own script, and one that office.js looks up before it and calls after it", async () => {
  let early: Promise<void> | undefined;
  let lookedUp: ((event: { completed(): void }) => void) | undefined;
  ribbon.load(undefined, (found) => {
    early = ribbon.press("generateMaze", found("generateMaze"));
    lookedUp = found("solveMaze");
  });
  await early;
  expect(passages()).toBe(39);
  const before = look();
  await ribbon.press("solveMaze", lookedUp);
  expect(look()).not.toEqual(before);
  expect(ribbon.messages).toEqual([]);
});

test.each([
  ["hangs", () => ribbon.givesUp()],
  ["does not load", () => ribbon.loaded()],
])("a command whose script %s is told before Office ends it, and the next one works", async (_, end) => {
  let early: Promise<void> | undefined;
  ribbon.load(undefined, (found) => {
    early = ribbon.press("generateMaze", found("generateMaze"));
    end();
  });
  await early;
  expect(ribbon.messages).toEqual(["A part of Lavirint couldn’t be loaded. Check your connection and try again."]);
  await ribbon.press();
  expect([passages(), ribbon.messages.length, ribbon.completedTwice]).toEqual([39, 1, []]);
});

test("it works after a refusal, after a question that it takes for a no, and after a reload", async () => {
  resize(0, 5);
  await ribbon.press();
  expect(ribbon.messages).toEqual([expect.stringContaining("BC12 on Sheet1, for the number of columns, holds “0”.")]);
  resize(8, 5);
  put(sheet(), "C3", "mine");
  await ribbon.press();
  expect(ribbon.messages[1]).toContain(
    "C3 on Sheet1 holds 1 value. Overwrite it? Only the pane can ask, so this command stopped.",
  );
  put(sheet(), "C3", "");
  ribbon.load();
  await ribbon.press();
  expect([passages(), ribbon.messages.length]).toEqual([39, 2]);
});

test("it goes on with what the pane chose last, in a workbook that was saved and opened meanwhile", async () => {
  const made = {
    ...choice,
    generator: "eller",
    seed: "kept",
    setNumbers: "hiddenSheet" as const,
    pace: "watch" as const,
    layout: { ...choice.layout, wallColor: "#C00000", cellSize: 30 },
    isKept: true,
  };
  const pane = secondWindow();
  await pane.generate(made, conversation());
  await pane.clearMaze(conversation());
  await pane.generate({ ...made, pace: "instant", isKept: false }, conversation());
  const wanted = look();
  await pane.clearMaze(conversation());
  await ribbon.press();
  expect(ribbon.messages).toEqual([]);
  expect(look()).toEqual(wanted);
  expect(book.workbook.sheets.map(({ name }) => name)).toContain("Maze sets");
});

test("it keeps the set numbers on a hidden sheet, but never asks whether undo may end for them", async () => {
  await ribbon.press();
  expect(book.workbook.sheets.map(({ name }) => name)).toEqual(["Sheet1", "Maze sets"]);
  await openSized(8, 5);
  put(sheet(), "K30", "mine");
  ribbon.load();
  await ribbon.press();
  expect([passages(), ribbon.messages]).toEqual([39, []]);
  expect(book.workbook.sheets.map(({ name }) => name)).toEqual(["Sheet1"]);
});

test.each(["", "%", "null", "[1]", '{"generator":7,"layout":{"cellSize":-1,"fill":"javascript:"},"shape":"x"}'])(
  "choices that somebody wrote over (%p) are the defaults",
  async (text) => {
    await person((_, workbook) => workbook.names.add("MazeChoices", `="${encodeURIComponent(text)}"`));
    await ribbon.press();
    expect([passages(), ribbon.messages]).toEqual([39, []]);
  },
);

test("where a part of the words does not load, that is told in the others, and the next command tries again", async () => {
  const before = look();
  const later = "../../src/words/en/later.words";
  jest.doMock(later, () => {
    throw new Error("offline");
  });
  await ribbon.press();
  jest.dontMock(later);
  expect(ribbon.messages).toEqual(["A part of Lavirint couldn’t be loaded. Check your connection and try again."]);
  expect(look()).toEqual(before);
  await ribbon.press();
  expect([passages(), ribbon.messages.length]).toEqual([39, 1]);
});

test("a maze of more cells than a command has time for is refused before anything is changed, and told of the pane", async () => {
  resize(401, 400);
  const before = look();
  await ribbon.press();
  expect(ribbon.messages).toEqual([
    expect.stringMatching(/ at most 160,000 cells.* 160,400\. Open the pane and do this there/),
  ]);
  expect(look()).toEqual(before);
});
