import { idsIn, sentencesIn } from "../../words/sentencesIn";
import { type Message, message, together } from "../../../src/message";
import type { ActionFailure } from "../../../src/actions/desk/work";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { generate } from "../../../src/actions/make/generate";
import { answerPage } from "../../../src/actions/print/answerPage";
import { askAtForks, type ForkChoice } from "../../../src/actions/print/questions/askAtForks";
import { fillWithItems, takeItemsAway } from "../../../src/actions/print/fillWithItems";
import { preparePage } from "../../../src/actions/print/preparePage";
import { addressOf } from "../../../src/worksheet/excel/addresses";
import { passagesOf } from "../../../src/maze/model/passages";
import { openXlsx, saveXlsx } from "../../host/files";
import { choice, type Conversation, conversation } from "../conversation";
import { sentenceOf } from "../failureOf";
import { book, openMaze, openWorkbook, person, sheet } from "../openMaze";
import { area, mazeIn, photograph, put, valueAt } from "../sheetReading";
import { everything, workIn } from "../trouble";

const GRID = "B2:M11";
const sums: ForkChoice = { source: { kind: "addition", limit: 100 }, count: 3, seed: "s" };
const table = (address: string): ForkChoice => ({ source: { kind: "range", address }, count: 9, seed: "s" });
const ask = (chosen: ForkChoice, answer = true) => askAtForks(chosen, conversation(answer));

beforeEach(() => openMaze(12, 10, { seed: "items" }));

/** The list below the maze, from B13 down. */
function list(from = 13): string[] {
  const lines: string[] = [];
  for (let row = from; valueAt(sheet(), `B${row}`) !== undefined; row++)
    lines.push(String(valueAt(sheet(), `B${row}`)));
  return lines;
}

/** The cells of the maze that hold a text, by cell, without the ends. */
function held(): Map<number, string> {
  const { row, column, rows, columns } = area(GRID);
  const found = new Map<number, string>();
  for (let cell = 1; cell < rows * columns - 1; cell++) {
    const value = sheet().value(row + Math.floor(cell / columns), column + (cell % columns));
    if (value !== undefined && value !== "") found.set(cell, String(value));
  }
  return found;
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
  const outcome = await ask(sums);
  const lines = list();
  expect(lines).toHaveLength(3);
  const right = new Map(
    lines.map((line) => {
      const [, number, a, b] = /^(\d+\.) (\d+) \+ (\d+) =$/.exec(line)!;
      return [number!, String(Number(a) + Number(b))];
    }),
  );
  expect([...held().values()].filter((text) => text.endsWith(".")).sort()).toEqual(["1.", "2.", "3."]);
  expect(comesOut((number, answer) => right.get(number) === answer)).toBe(true);
  for (const one of right.keys())
    expect(comesOut((number, answer) => number !== one || right.get(one) !== answer)).toBe(false);
  expect(sentencesIn(outcome.sentence)).toContainEqual(
    message("questions-asked", { asked: 3, area: GRID, list: "B13:B15", sheet: "Sheet1", seed: "s" }),
  );
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

test("the answer page shows the path, what stands in the cells, and the list with the right answers", async () => {
  await ask(sums);
  const texts = held();
  const lines = list();
  const maze = sheet();
  await answerPage(choice.layout, conversation());
  const page = sheet("Sheet1 answer");
  const { columns } = area(GRID);
  for (const [cell, text] of texts) {
    const [row, column] = [1 + Math.floor(cell / columns), 1 + (cell % columns)];
    expect(page.value(row, column)).toBe(text);
    expect(page.style(row, column).font.size).toBe(maze.style(row, column).font.size);
  }
  expect(page.page.printArea.map(addressOf)).toEqual(["B2:M15"]);
  lines.forEach((line, i) => {
    const [, a, b] = /(\d+) \+ (\d+) =$/.exec(line)!;
    expect(String(page.value(12 + i, 1))).toMatch(
      new RegExp(`^${i + 1}\\. ${a} \\+ ${b} = +${Number(a) + Number(b)}$`),
    );
  });
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

test("Prepare page prints the list with the maze, and the next maze alone", async () => {
  await ask(sums);
  await preparePage(conversation());
  expect(sheet().page.printArea.map(addressOf)).toEqual(["B2:M15"]);
  await generate({ ...choice, seed: "next" }, conversation());
  expect([sheet().page.printArea.map(addressOf), list()]).toEqual([["B2:M11"], []]);
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
  const { row, column, columns } = area(GRID);
  const place = { row: row + Math.floor(cell! / columns), column: column + (cell! % columns), rows: 1, columns: 1 };
  put(sheet(), addressOf(place), "mine");
  const before = everything();
  const talk = conversation(false);
  expect(sentencesIn((await askAtForks(sums, talk)).sentence)).toContainEqual(message("cancelled"));
  expect(talk.questions.map(({ sentence }) => sentence)).toEqual([message("overwrite-with-items", { count: 1 })]);
  expect(everything()).toEqual(before);
});

test("asking again, other items, the next maze and Clear maze take the list away without a question", async () => {
  openWorkbook();
  const untouched = photograph(sheet(), "A1:BD30") as { cells: Record<string, unknown> };
  await openMaze(12, 10, { seed: "items" });
  const talk = conversation();
  await askAtForks(sums, talk);
  await askAtForks({ ...sums, seed: "other" }, talk);
  expect(list()).toHaveLength(3);
  await fillWithItems({ source: { kind: "numbers", last: 9 }, arrangement: "over and over", seed: "s" }, talk);
  expect(list()).toEqual([]);
  await askAtForks(sums, talk);
  await generate({ ...choice, seed: "next" }, talk);
  expect(list()).toEqual([]);
  await askAtForks(sums, talk);
  put(sheet(), "B14", "mine now");
  await clearMaze(talk);
  expect(talk.questions).toEqual([]);
  expect(valueAt(sheet(), "B14")).toBe("mine now");
  expect(book.workbook.names.some(({ name }) => name.startsWith("MazeQuestion"))).toBe(false);
  const left = photograph(sheet(), "A1:BD30") as typeof untouched;
  const { BC11: _11, BC12: _12, BC13: _13, BC14: _14, B14: _mine, ...cells } = left.cells;
  expect(cells).toEqual(untouched.cells);
});

test("the same seed gives the same questions; without one, a fresh one is told", async () => {
  await ask(sums);
  const first = [list(), [...held()]];
  await ask({ ...sums, seed: "other" });
  expect([list(), [...held()]]).not.toEqual(first);
  await ask(sums);
  expect([list(), [...held()]]).toEqual(first);
  const { sentence } = await ask({ ...sums, seed: "" });
  expect(
    sentencesIn(sentence)
      .map((told) => JSON.stringify(told))
      .join(""),
  ).toMatch(/"seed":"[^"]+"/);
});

test.each<[string, () => unknown, ForkChoice, Message]>([
  [
    "no address",
    () => undefined,
    table(""),
    together(message("type-question-address"), message("question-address-missing")),
  ],
  [
    "a table without headings",
    withTable,
    table("Quiz!A2:D4"),
    message("question-headings-missing", { missing: ["Question", "Right", "Wrong 1"] }),
  ],
  [
    "a row without a right answer",
    async () => {
      await withTable();
      put(book.workbook.sheet("Quiz")!, "C3", "");
    },
    table("Quiz!A1:D4"),
    message("question-cell-empty", { row: 3, what: "right" }),
  ],
  [
    "no room below",
    () => Array.from({ length: 310 }, (_, i) => put(sheet(), `B${13 + i}`, "x")),
    sums,
    message("no-room-for-questions", { area: GRID, sheet: "Sheet1", lines: 3 }),
  ],
])("%s is refused, and nothing is half made", async (_which, prepare, chosen, refused) => {
  await prepare();
  const before = everything();
  expect(await sentenceOf(ask(chosen))).toEqual(together(refused, message("nothing-changed")));
  expect(everything()).toEqual(before);
});

test("a maze in which every fork has loops past it is refused", async () => {
  await openMaze(5, 5, { seed: "open", imperfection: { loopPercent: 0, blockPermille: 0, openPercent: 100 } });
  expect(sentencesIn(await sentenceOf(ask(sums)))).toContainEqual(
    message("no-forks-for-questions", { area: "B2:F6", sheet: "Sheet1" }),
  );
});

test("questions in a maze of 20 by 28 take six requests, and 37 KB, 15 of them for asking where walls stand", async () => {
  await openMaze(20, 28);
  book.counter.reset();
  await ask({ ...sums, count: 8 });
  expect(book.counter.requests).toHaveLength(6);
  expect(book.counter.requests.reduce((sum, request) => sum + request.bytes, 0)).toBeLessThanOrEqual(36_550);
});

test("what somebody typed while the questions were written comes back", async () => {
  const { requests } = await workIn({}, (talk) => askAtForks(sums, talk));
  await openMaze(12, 10, { seed: "items" });
  book.counter.reset();
  const execute = book.excel.execute.bind(book.excel);
  book.excel.execute = (...request) => {
    if (book.counter.requests.length + 2 === requests.length) put(sheet(), "B14", "typed");
    return execute(...request);
  };
  await ask(sums);
  expect(valueAt(sheet(), "B14")).toBe("typed");
});

test("a no before the next maze leaves the list where it is", async () => {
  await ask(sums);
  put(sheet(), "O3", "mine");
  put(sheet(), "BC12", 20);
  const before = everything();
  const talk = conversation(false);
  expect(sentencesIn((await generate({ ...choice, seed: "next" }, talk)).sentence)).toContainEqual(
    message("cancelled"),
  );
  expect(talk.questions.length).toBeGreaterThan(0);
  expect(everything()).toEqual(before);
});

test("whichever request of Clear maze fails, the list is never left without its maze", async () => {
  const open = async () => {
    await openMaze(12, 10, { seed: "items" });
    await ask(sums);
  };
  await open();
  const { requests } = await workIn({}, (talk) => clearMaze(talk));
  for (let request = 1; request <= requests.length; request++) {
    await open();
    const fault = { request, action: requests[request - 1]!, code: "GeneralException" } as const;
    await workIn({ fault }, (talk) => clearMaze(talk));
    const hasMaze = book.workbook.names.some(({ name }) => name === "MazeGrid");
    expect(list()).toHaveLength(hasMaze ? 3 : 0);
  }
  expect(requests.length).toBeGreaterThan(3);
});

test("whichever request of Generate fails, the list is whole, and still goes with what stands there", async () => {
  const next = (talk: Conversation) => generate({ ...choice, seed: "next" }, talk);
  const open = async () => {
    await openMaze(12, 10, { seed: "items" });
    await ask(sums);
    return everything();
  };
  await open();
  const { requests } = await workIn({}, next);
  for (let request = 1; request <= requests.length; request++) {
    const before = await open();
    const fault = { request, action: requests[request - 1]!, code: "GeneralException" } as const;
    const { failure } = await workIn({ fault }, next);
    if (failure === undefined) continue;
    expect(list()).toHaveLength(3);
    if (idsIn((failure as ActionFailure).sentence).includes("nothing-changed")) expect(everything()).toEqual(before);
    await clearMaze(conversation());
    expect(list()).toEqual([]);
  }
});
