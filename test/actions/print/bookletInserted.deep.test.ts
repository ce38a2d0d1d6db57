import { names } from "../../acts/act";
import { defaultLayout } from "../../../src/actions/core/choices";
import { answerPage, makePoster, plainPage } from "../../../src/actions/print";
import type { BookletChoice } from "../../../src/actions/print/booklet/makeBooklet";
import { conversation, book, openMaze, openWorkbook, sheet } from "../stage";
import { allSheets, cost, expectSameBothWays, hasInserted, waysOfInserting } from "../insertedSheets";
import { make as makeBooklet } from "./booklets";

/** Booklets, answer pages and posters (of over 400 cells) arrive in a file, if Excel takes that; elsewhere they are drawn. */

const SMALL = { count: 5, columns: 5, rows: 4, generators: ["kruskal"], below: plainPage.below } as const;
const make = (chosen: Partial<BookletChoice> = {}) => makeBooklet({ ...SMALL, ...chosen });
const booklet = (chosen: Partial<BookletChoice>) => [() => openWorkbook(), () => make(chosen), "Index"] as const;
const openLarge = () => openMaze(24, 20);

const kinds: Readonly<Record<string, readonly [open: () => unknown, act: () => Promise<unknown>, front: string]>> = {
  "A booklet, a sheet a maze": booklet({}),
  "A booklet on one sheet": booklet({ isOnOneSheet: true }),
  "An answer page": [openLarge, () => answerPage(defaultLayout, conversation()), "Sheet1 answer"],
  "A poster": [
    openLarge,
    () => makePoster({ across: 2, down: 2 }, defaultLayout, conversation(), plainPage),
    "Sheet1 poster",
  ],
};

describe.each(Object.entries(kinds))("%s", (_, [open, act, front]) => {
  test("that arrives is the one that is drawn", () => expectSameBothWays(open, act));

  test.each(Object.entries(waysOfInserting))("is the same where Excel %s", async (_way, switches) => {
    await open();
    await act();
    const whole = allSheets();
    await open();
    Object.assign(book.switches, switches);
    await act();
    expect([sheet().name, allSheets()]).toEqual([front, whole]);
  });
});

test.each<[string, Partial<BookletChoice>]>([
  ["one sheet of mazes as wide as the page", { isOnOneSheet: true, columns: 20, rows: 28 }],
  ["ends of several kinds", { ends: "longest", isOnOneSheet: true }],
  ["a line for a name", { ends: "opposite", hasNameLine: true }],
  ["several sizes", { columns: 4, rows: 5, largest: { columns: 9, rows: 7 }, difficulty: "rising" }],
  ["two mazes a page", { perPage: 2 }],
  ["four mazes a page on one sheet", { perPage: 4, isOnOneSheet: true }],
  [
    "several sizes, four a page",
    {
      perPage: 4,
      columns: 4,
      rows: 5,
      largest: { columns: 9, rows: 7 },
      difficulty: "rising",
    },
  ],
])("A booklet of %s that arrives is the one that is drawn", (_, chosen) =>
  expectSameBothWays(
    () => openWorkbook(),
    () => make(chosen),
  ),
);

test("After a refusal insertion is not tried again, after one for its size only with less", async () => {
  openWorkbook();
  const inserts = async (count: number, inserting: "taken" | "too large" | "denied") => {
    openPages();
    Object.assign(book.switches, { inserting });
    book.counter.reset();
    await make({ count });
    return hasInserted();
  };
  const openPages = () => {
    for (const each of book.workbook.sheets.slice(1)) book.workbook.deleteSheet(each);
  };
  expect([await inserts(5, "too large"), await inserts(6, "taken"), await inserts(2, "taken")]).toEqual([
    ...[false, false, true],
  ]);
  expect([await inserts(2, "denied"), await inserts(2, "taken")]).toEqual([false, false]);
});

test.each(["taken", "half done"] as const)(
  "A sheet of one of its names that somebody adds meanwhile stays: %s",
  async (inserting) => {
    openWorkbook({ inserting });
    const execute = book.excel.execute.bind(book.excel);
    book.excel.execute = async (...request) => {
      const inserts = request[0].Actions.some(({ Name }) => Name === "InsertWorksheetsFromBase64");
      if (inserts) book.workbook.addSheet("Answers").setCell(0, 0, "theirs");
      return execute(...request);
    };
    await expect(make()).rejects.toThrow();
    expect(names().slice(0, 2)).toEqual(["Sheet1", "Answers"]);
    expect(names().some((name) => name.includes("(2)"))).toBe(false);
    expect(sheet("Answers").value(0, 0)).toBe("theirs");
  },
);

/** What asks for the largest requests: the kind with the most openings, long ways, ends that differ and have names, the longest texts. */
const LARGEST: Partial<BookletChoice> = {
  ...{ columns: 20, rows: 28, generators: ["growing-tree-newest"], ends: "longest" },
  ...{ title: "\u8ff7".repeat(90), hasNameLine: true, seed: "\u5bab".repeat(100) },
};

const [EACH, ONE, MANY]: readonly Partial<BookletChoice>[] = [
  { count: 30 },
  { count: 30, isOnOneSheet: true },
  { count: 200 },
];

test.each<[string, Partial<BookletChoice> | undefined, Parameters<typeof openWorkbook>[0], ReturnType<typeof cost>]>([
  ["30, a sheet each,", EACH, {}, { requests: 7, operations: 710, kilobytes: 310 }],
  ["30 on one sheet", ONE, {}, { requests: 7, operations: 160, kilobytes: 120 }],
  ["200", MANY, {}, { requests: 7, operations: 670, kilobytes: 600 }],
  ["30, a sheet each, drawn,", EACH, { platform: "iOS" }, { requests: 8, operations: Infinity, kilobytes: 680 }],
  ["30 on one sheet, drawn,", ONE, { platform: "iOS" }, { requests: 8, operations: Infinity, kilobytes: 530 }],
  ["200, drawn,", MANY, { platform: "iOS" }, { requests: 25, operations: Infinity, kilobytes: 3_570 }],
])("%s mazes of 20x28 with answers and index take few and small requests", async (name, chosen, switches, most) => {
  openWorkbook(switches);
  book.counter.reset();
  await makeBooklet({ ...LARGEST, ...chosen });
  const spent = cost();
  if (process.env["FIGURES"] !== undefined) process.stderr.write(`${name} ${JSON.stringify(spent)}\n`);
  expect(spent.requests).toBeLessThanOrEqual(most.requests);
  expect(spent.operations).toBeLessThanOrEqual(most.operations);
  expect(spent.kilobytes).toBeLessThanOrEqual(most.kilobytes);
  if (!hasInserted()) expect(Math.max(...book.counter.requests.map(({ bytes }) => bytes))).toBeLessThan(307_200);
});
