import type { Message } from "../../../src/message";
import { idsIn } from "../../words/sentencesIn";
import type { BookletChoice } from "../../../src/actions/print/booklet/bookletTexts";
import { makeBooklet } from "../../../src/actions/print/booklet/makeBooklet";
import { ActionFailure } from "../../../src/actions/desk/work";
import { deleteBooklet } from "../../../src/actions/print/booklet/deleteBooklet";
import { conversation } from "../conversation";
import { allSheets, cost, expectSameBothWays, hasInserted, waysOfInserting } from "../insertedSheets";
import { book, openWorkbook, sheet } from "../openMaze";
import { put } from "../sheetReading";
import { record } from "../trouble";

/** The sheets of a booklet arrive in one file, if Excel takes that; elsewhere they are drawn, sheet by sheet. */

const choice: BookletChoice = {
  ...{ count: 5, columns: 5, rows: 4, difficulty: "rising", generators: ["kruskal"], ends: "corners", withDull: true },
  ...{ gaps: true, letters: true, seed: "a seed", answers: 4, isOnOneSheet: false, paper: "A4", title: "Class 3" },
  hasNameLine: false,
};
const make = (chosen: Partial<BookletChoice> = {}, talk = conversation()) =>
  makeBooklet({ ...choice, ...chosen }, talk);
const names = () => book.workbook.sheets.map(({ name }) => name);

const choices: readonly [string, Partial<BookletChoice>][] = [
  ["a sheet a maze", {}],
  ["all on one sheet", { isOnOneSheet: true }],
  ["one sheet of mazes as wide as the page", { isOnOneSheet: true, columns: 20, rows: 28, answers: 6 }],
  ["ends of several kinds, marked by gaps alone", { ends: "longest", letters: false, isOnOneSheet: true }],
  ["ends marked by letters alone", { ends: "opposite", gaps: false, answers: 9, hasNameLine: true }],
];

test.each(choices)("%s: a booklet that arrives is the one that is drawn", (_, chosen) =>
  expectSameBothWays(
    () => openWorkbook(),
    () => make(chosen),
  ),
);

test.each<[string, Parameters<typeof openWorkbook>[0]]>([
  ["takes no address of several areas", { refusesPackedAddresses: true }],
  ["joins areas that touch", { joinsTouchingAreas: true }],
  ["keeps lines that are taken away", { keepsRemovedBorders: true }],
  ["holds a line at the cell on its left", { edgesHeldBy: "left" }],
  ["holds a line at the cell on its right", { edgesHeldBy: "right" }],
  ["holds a line at each cell apart", { edgesHeldBy: "each" }],
  ["refuses many print areas", { manyPrintAreas: "refused" }],
])("It is the same where Excel %s", async (_, switches) => {
  openWorkbook();
  await make();
  const whole = allSheets();
  openWorkbook(switches);
  await make();
  expect(hasInserted()).toBe(true);
  expect(allSheets()).toEqual(whole);
});

describe.each(choices.slice(0, 2))("%s", (_, chosen) => {
  test.each(Object.entries(waysOfInserting))("is the same where Excel %s", async (_way, switches) => {
    openWorkbook();
    await make(chosen);
    const whole = allSheets();
    openWorkbook(switches);
    await make(chosen);
    expect(allSheets()).toEqual(whole);
    expect(sheet().name).toBe("Index");
    await deleteBooklet(conversation());
    expect(names()).toEqual(["Sheet1"]);
  });

  test("After a refusal insertion is not tried again, after one for its size only with less", async () => {
    openWorkbook({ inserting: "too large" });
    await make(chosen);
    await deleteBooklet(conversation());
    book.switches.inserting = "taken";
    book.counter.reset();
    await make({ ...chosen, count: 6 });
    expect(hasInserted()).toBe(false);
    await deleteBooklet(conversation());
    await make({ ...chosen, count: 2 });
    expect(hasInserted()).toBe(true);
    await deleteBooklet(conversation());
    book.switches.inserting = "denied";
    await make({ ...chosen, count: 2 });
    await deleteBooklet(conversation());
    book.switches.inserting = "taken";
    book.counter.reset();
    await make({ ...chosen, count: 2 });
    expect(hasInserted()).toBe(false);
  });

  test.each(["half done", "done but refused", "taken"] as const)(
    "Stop during a request leaves nothing or a whole booklet where insertion is %s",
    async (inserting) => {
      const open = () => {
        openWorkbook({ inserting, insertingActivates: true });
        put(sheet("Sheet1"), "B2", "mine");
      };
      const recording = await record(open, (talk) => make(chosen, talk));
      const whole = allSheets();
      for (const trouble of recording.troubles()) {
        if (trouble.fault !== undefined) continue;
        const { outcome, failure } = await recording.again(trouble);
        expect(failure).toBeUndefined();
        const ids = idsIn(outcome!.sentence);
        if (ids.includes("nothing-changed")) {
          expect([names(), sheet().name]).toEqual([["Sheet1"], "Sheet1"]);
        } else {
          expect(allSheets()).toEqual(whole);
        }
      }
    },
  );

  test.each(["half done", "done but refused"] as const)(
    "A request that fails leaves nothing or a whole booklet where insertion is %s",
    async (inserting) => {
      // Where many print areas are refused, pages may be set up in another form.
      const seen = () => allSheets().map(({ name, cells, names: kept }) => ({ name, cells, kept }));
      const open = () => {
        openWorkbook({ inserting });
        put(sheet("Sheet1"), "B2", "mine");
      };
      const recording = await record(open, (talk) => make(chosen, talk));
      const whole = seen();
      for (const trouble of recording.troubles()) {
        if (trouble.fault?.code !== "GeneralException") continue;
        const { outcome, failure } = await recording.again(trouble);
        const { sentence } = (failure ?? outcome) as { sentence: Message };
        const ids = idsIn(sentence);
        const where = JSON.stringify([trouble, ids]);
        if (failure === undefined) {
          expect([where, seen()]).toEqual([where, whole]);
        } else {
          expect(failure).toBeInstanceOf(ActionFailure);
          expect([where, names()]).toEqual([where, ["Sheet1"]]);
        }
      }
    },
  );

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
      await expect(make(chosen)).rejects.toThrow();
      expect(names().slice(0, 2)).toEqual(["Sheet1", "Answers"]);
      expect(names().some((name) => name.includes("(2)"))).toBe(false);
      expect(sheet("Answers").value(0, 0)).toBe("theirs");
    },
  );

  test("A protected structure refuses the booklet before anything is sent", async () => {
    openWorkbook();
    book.workbook.structureProtection = { password: "" };
    book.counter.reset();
    await expect(make(chosen)).rejects.toThrow();
    expect(book.counter.requests).toHaveLength(2);
    expect(names()).toEqual(["Sheet1"]);
  });
});

/** What asks for the largest requests: the kind with the most openings, long ways, ends that differ and have names, the longest texts. */
const LARGEST: Partial<BookletChoice> = {
  ...{ columns: 20, rows: 28, generators: ["growing-tree-newest"], ends: "longest", gaps: false, letters: true },
  ...{ title: "\u8ff7".repeat(90), hasNameLine: true, seed: "\u5bab".repeat(100) },
};

test.each<[string, Partial<BookletChoice>, ReturnType<typeof cost>]>([
  ["30, a sheet each", { count: 30, answers: 9 }, { requests: 6, operations: 710, kilobytes: 300 }],
  ["30 on one sheet", { count: 30, isOnOneSheet: true }, { requests: 6, operations: 160, kilobytes: 110 }],
  ["200", { count: 200, answers: 6 }, { requests: 6, operations: 670, kilobytes: 510 }],
])("%s mazes of 20x28 with answers and index take few requests, operations and bytes", async (_, chosen, budget) => {
  openWorkbook();
  book.counter.reset();
  await make({ ...LARGEST, ...chosen });
  const spent = cost();
  if (process.env["FIGURES"] !== undefined) process.stderr.write(`${JSON.stringify(spent)}\n`);
  expect(spent.requests).toBeLessThanOrEqual(budget.requests);
  expect(spent.operations).toBeLessThanOrEqual(budget.operations);
  expect(spent.kilobytes).toBeLessThanOrEqual(budget.kilobytes);
});
