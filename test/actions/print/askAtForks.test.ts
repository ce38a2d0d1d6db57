import { message } from "../../../src/message";
import { clearMaze } from "../../../src/actions/make";
import { answerPage, askAtForks, type ForkChoice, takeItemsAway, preparePage } from "../../../src/actions/print";
import { addressOf } from "../../../src/worksheet/addresses";
import { passagesOf } from "../../../src/maze/model/sides";
import { openXlsx, saveXlsx } from "../../host/files";
import { choice, type Conversation, conversation } from "../stage";
import { said, expectRefused, book, openMaze, askedInVain } from "../stage";
import { openWorkbook, person, sheet, area, mazeIn, put, valueAt, cellsOf, valuesIn } from "../stage";
import { workIn } from "../stage";

const GRID = "B2:M11";
const sums: ForkChoice = { source: { kind: "addition", limit: 100 }, count: 3, seed: "s" };
const table = (address: string): ForkChoice => ({ source: { kind: "range", address }, count: 9, seed: "s" });
const ask = (chosen: ForkChoice, answer = true) => askAtForks(chosen, conversation(answer));

beforeEach(() => openMaze(12, 10, { seed: "items" }));

/** The list below the maze, from B13 down. */
function list(from = 13): string[] {
  const below = valuesIn(sheet(), `B${from}:B${from + 40}`);
  return below.slice(0, below.indexOf(undefined)).map(String);
}

/** The texts in the cells of the maze, by cell, without the ends. */
function held(): Map<number, string> {
  const texts = [...valuesIn(sheet(), GRID).entries()]
    .slice(1, -1)
    .map(([cell, value]) => [cell, value ?? ""] as const);
  return new Map(texts.flatMap(([cell, text]) => (text === "" ? [] : [[cell, String(text)]])));
}

/** Whether somebody comes from S to E who enters, next to each fork with a number, only what `mayEnter` says. */
function comesOut(mayEnter: (number: string, answer: string) => boolean): boolean {
  const maze = mazeIn(sheet(), GRID);
  const passages = passagesOf(maze);
  const texts = held();
  const seen = new Set([0]);
  for (const cell of seen) {
    [1, maze.columns, -1, -maze.columns].forEach((step, side) => {
      if ((passages[cell]! & (1 << side)) === 0) return;
      const [fork, answer] = [texts.get(cell), texts.get(cell + step)];
      const isAnswer = fork?.endsWith(".") === true && answer !== undefined && !answer.endsWith(".");
      if (!isAnswer || mayEnter(fork, answer) || seen.has(cell + step)) seen.add(cell + step);
    });
  }
  return seen.has(maze.size - 1);
}

test("three forks ask a sum each: right answers lead to the exit, and wrong ones at any of them do not", async () => {
  const told = await said(ask(sums));
  const lines = list();
  expect(lines).toHaveLength(3);
  const right = new Map(
    lines.map((line) => {
      const [, number, a, b] = /^(\d+\.) (\d+) \+ (\d+) = ________$/.exec(line)!;
      return [number!, String(Number(a) + Number(b))];
    }),
  );
  expect([...held().values()].filter((text) => text.endsWith(".")).sort()).toEqual(["1.", "2.", "3."]);
  expect(comesOut((number, answer) => right.get(number) === answer)).toBe(true);
  for (const one of right.keys())
    expect(comesOut((number, answer) => number !== one || right.get(one) !== answer)).toBe(false);
  expect(told).toContainEqual(
    message("questions-asked", { asked: 3, area: GRID, list: "B13:B15", sheet: "Sheet1", seed: "s" }),
  );
});

test("sums below a maze that a page shrinks are as much larger, and their cells have their font again without them", async () => {
  const sizes = () => cellsOf("B33:B35").map((cell) => sheet().style(...cell).font.size);
  await openMaze(40, 30, { seed: "items" });
  const before = sizes();
  await ask(sums);
  // 40 columns of 24 points, with Excel's wider columns, on the 770 points of a page of A4 in landscape.
  expect(Math.min(...sizes()) * (769.9 / (40 * 24 * 1.08))).toBeGreaterThanOrEqual(9);
  await takeItemsAway(conversation());
  expect(sizes()).toEqual(before);
});

test("the cells of the list keep their number formats", async () => {
  await person((own) => {
    own.getRange("B14").numberFormat = [["0.00"]];
    own.getRange("C13:D13").numberFormat = [["0%", "0%"]];
  });
  await ask(sums);
  expect(cellsOf("B13:B15").map((cell) => sheet().style(...cell).numberFormat)).toEqual(["General", "0.00", "General"]);
});

const CAPITALS = [
  ["wrong 2", "Question", "Right", "Wrong 1"],
  ["Graz", "Austria’s capital?", "Vienna", "Linz"],
  ["=1+1", "@What is two, in words that take a good deal more than one line of this narrow maze?", "+two", "-one"],
  ["Nice", "France’s capital?", "Paris", "Lyon"],
];

const withTable = () =>
  person((_front, { worksheets }) => {
    const range = worksheets.add("Quiz").getRange("A1:D4");
    range.numberFormat = CAPITALS.map((row) => row.map(() => "@"));
    range.values = CAPITALS;
  });

test("answers that are too long for cells stand in the list by letters, and nothing becomes a formula", async () => {
  await withTable();
  await ask(table("Quiz!A1:D4"));
  const texts = [...held().values()];
  expect(texts.filter((text) => !text.endsWith(".")).every((text) => /^[ABC]$/.test(text))).toBe(true);
  const lines = list();
  expect(lines.filter((line) => /^\d\. /.test(line))).toHaveLength(texts.filter((text) => text.endsWith(".")).length);
  expect(lines.join("\n")).toContain("A: ");
  // A point of a default font takes about half a character's height: the maze is 288 points wide.
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(Math.floor(288 / 5.5));
  sheet().forEachFormula(area("A1:Z60"), () => {
    throw new Error("A formula stands on the sheet.");
  });
  const saved = await saveXlsx(book.workbook);
  openWorkbook({ workbook: await openXlsx(saved) });
  expect(list()).toEqual(lines);
  await takeItemsAway(conversation());
  expect([list(), held().size]).toEqual([[], 0]);
});

test("Clear maze on the answer page takes the list of answers away with the maze, and leaves what was typed over it", async () => {
  await ask(sums);
  await answerPage(choice.layout, conversation());
  const page = sheet("Sheet1 answer");
  expect(list(13)).toHaveLength(3);
  put(page, "B14", "mine now");
  await clearMaze(conversation());
  expect([12, 13, 14].map((row) => page.value(row, 1))).toEqual([undefined, "mine now", undefined]);
  expect(page.page.printArea).toEqual([]);
});

test("Clear maze takes the print area away, also where the column of the list was deleted", async () => {
  await ask(sums);
  await preparePage(conversation());
  await person((front) => front.getRange("B:B").delete("Left"));
  expect(sheet().page.printArea.map(addressOf)).toEqual(["B2:L15"]);
  await clearMaze(conversation());
  expect(sheet().page.printArea).toEqual([]);
});

test("what stands below the maze stays, and the list goes below it; in the maze a person is asked", async () => {
  put(sheet(), "M14", "mine");
  put(sheet(), "B20", "too");
  await ask(sums);
  expect([valueAt(sheet(), "M14"), valueAt(sheet(), "B20")]).toEqual(["mine", "too"]);
  expect(list(15)).toHaveLength(3);
  await takeItemsAway(conversation());
  await ask(sums);
  const [cell] = [...held().keys()];
  await takeItemsAway(conversation());
  sheet().setCell(...cellsOf(GRID)[cell!]!, "mine");
  expect(await askedInVain((no) => askAtForks(sums, no))).toEqual([message("overwrite-with-items", { count: 1 })]);
});

test("the same seed gives the same questions; without one, a fresh one is told", async () => {
  await ask(sums);
  const first = [list(), [...held()]];
  await ask({ ...sums, seed: "other" });
  expect([list(), [...held()]]).not.toEqual(first);
  await ask(sums);
  expect([list(), [...held()]]).toEqual(first);
  expect(JSON.stringify(await said(ask({ ...sums, seed: "" })))).toMatch(/"seed":"[^"]+"/);
});

test("no line of the list ends between a letter and its answer", async () => {
  const rows = Array.from({ length: 8 }, (_, i) => [`q${i}`, "x".repeat(18 + i), "y".repeat(19 + i)]);
  await person((_front, { worksheets }) => {
    worksheets.add("Quiz").getRange("A1:C9").values = [["Question", "Right", "Wrong"], ...rows];
  });
  await ask(table("Quiz!A1:C9"));
  expect(list().length).toBeGreaterThan(8);
  for (const line of list()) expect(line).not.toMatch(/(?:^| )(?:[ABC]:|\d+\.)$/);
});

describe("a table of questions", () => {
  /** A quiz as a table at B2 of its own sheet, with a column that has no meaning here. */
  const quiz = (rows: readonly (readonly string[])[] = [["1", "5 - 3?", "2", "1"]]) =>
    person((_front, { worksheets }) => {
      const on = worksheets.add("Quiz");
      const range = on.getRange(`B2:E${rows.length + 2}`);
      range.formulas = [["Question no.", "Question", "Right", "Wrong"], ...rows.map((row) => [...row])];
      on.tables.add(range, true).name = "Quiz1";
    });

  test("is read by whole headings, and as its cells show", async () => {
    await quiz([["1", "Half of three?", "=3/2", "=1/4"]]);
    await person((_front, { worksheets }) => {
      worksheets.getItem("Quiz").getRange("D3:E3").numberFormat = [["0.00", "0%"]];
    });
    await ask(table("Quiz!B2:E3"));
    expect(list()).toEqual(["1. Half of three?"]);
    expect([...held().values()].filter((text) => text !== "1.").sort()).toEqual(["1.50", "25%"]);
  });

  test("is taken whole where one of its cells, or another cell of its sheet, is selected; rows below it are read too", async () => {
    await quiz();
    put(book.workbook.sheet("Quiz")!, "C4", "Two and two?");
    put(book.workbook.sheet("Quiz")!, "D4", 4);
    put(book.workbook.sheet("Quiz")!, "E4", 5);
    for (const address of ["Quiz!C3", "Quiz!J9"]) {
      await ask(table(address));
      expect(
        list()
          .map((line) => line.slice(3))
          .sort(),
      ).toEqual(["5 - 3?", "Two and two?"]);
    }
    await person((_front, { worksheets }) => {
      const on = worksheets.getItem("Quiz");
      on.getRange("H1:J2").values = [
        ["Question", "Right", "Wrong"],
        ["a", "b", "c"],
      ];
      on.tables.add("H1:J2", true);
    });
    await expectRefused(() => ask(table("Quiz!C9")), message("several-lists", { sheet: "Quiz", count: 2 }));
  });

  test.each(["C3", "D3", "E3"])(
    "with an error in %s is refused by that cell; in other columns errors are nobody's business",
    async (cell) => {
      await quiz([["=1/0", "5 - 3?", "2", "1"]]);
      await ask(table("Quiz!B2:E3"));
      await takeItemsAway(conversation());
      await person((_front, { worksheets }) => (worksheets.getItem("Quiz").getRange(cell).formulas = [["=1/0"]]));
      await expectRefused(() => ask(table("Quiz!B2:E3")), message("cell-error", { cell, error: "#DIV/0!" }));
    },
  );
});

test("what somebody typed while the questions were written comes back", async () => {
  const act = (talk: Conversation) => askAtForks(sums, talk);
  const { requests } = await workIn({}, act);
  await openMaze(12, 10, { seed: "items" });
  await workIn({ meanwhile: { request: requests.length - 1, happens: () => put(sheet(), "B14", "typed") } }, act);
  expect(valueAt(sheet(), "B14")).toBe("typed");
});
