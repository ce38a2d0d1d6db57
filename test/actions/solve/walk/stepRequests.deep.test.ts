import { message } from "../../../../src/message";
import { clearTrail } from "../../../../src/actions/solve/clearSolution";
import { generate } from "../../../../src/actions/make/generate";
import { choice, conversation } from "../../conversation";
import { book, openMaze, openWorkbook, sheet, sizesInColumnA } from "../../openMaze";
import { photograph } from "../../sheetReading";
import { idsIn } from "../../../words/sentencesIn";
import type { ActionFailure } from "../../../../src/actions/desk/work";
import { play, selected } from "./walking";
import { keysOf, shortestOf, wayToDeadEnd } from "./path";

const BACK: Readonly<Record<string, string>> = { R: "L", D: "U", L: "R", U: "D" };
const requests = () => book.counter.requests.map(({ actions, bytes, operations }) => ({ actions, bytes, operations }));

test("starting takes 5 requests of 26 KB in a maze of 20x15, and 5 of 127 KB in one of 100x100", async () => {
  const sizes = [
    { columns: 20, rows: 15, sent: 5, calls: 12, most: 26_400 },
    { columns: 100, rows: 100, sent: 5, calls: 16, most: 127_400 },
  ];
  for (const { columns, rows, sent, calls, most } of sizes) {
    openWorkbook();
    await sizesInColumnA(columns, rows);
    await generate({ ...choice, seed: "Ariadne" }, conversation());
    book.counter.reset();
    const { walk } = await play();
    walk.end();
    const operations = requests().reduce((sum, request) => sum + request.operations, 0);
    expect([columns, requests().length, operations, book.counter.bytes <= most]).toEqual([columns, sent, calls, true]);
  }
});

test("a step is one request of at most 4.4 KB and 2 operations, with dead ends 4.6 KB and 4; a larger maze costs no more", async () => {
  for (const [side, marksDeadEnds] of [
    [8, false],
    [8, true],
    [100, false],
    [100, true],
  ] as const) {
    openWorkbook();
    await sizesInColumnA(side, side);
    await generate({ ...choice, seed: "Ariadne" }, conversation());
    const there = keysOf(wayToDeadEnd(sheet(), side === 8 ? "B2:I9" : "B2:CW101"), side);
    const back = [...there].reverse().map((key) => BACK[key]!);
    const walking = await play({ marksDeadEnds });
    const most = marksDeadEnds ? [4_640, 4, 37] : [4_440, 2, 35];
    let highest = 0;
    for (const key of [...there, ...back, "U", there[0]!]) {
      book.counter.reset();
      await walking.press(key);
      expect(requests()).toHaveLength(1);
      const [{ bytes, operations, actions }] = requests() as [{ bytes: number; operations: number; actions: number }];
      expect([bytes, operations, actions].map((each, i) => each <= most[i]!)).toEqual([true, true, true]);
      highest = Math.max(highest, operations);
      expect(book.counter.requests[0]!.answerBytes).toBeLessThanOrEqual(1_500);
    }
    expect([side, highest]).toEqual([side, most[1]]);
  }
});

describe("a step that goes wrong", () => {
  beforeEach(() => openMaze(8, 5, { seed: "Ariadne" }));

  test("call by call: the sheet is as before the step or after it, and the walk goes on from where it is", async () => {
    const keys = keysOf(shortestOf(sheet(), "B2:I6"), 8);
    for (let action = 1; action <= 40; action++) {
      await openMaze(8, 5, { seed: "Ariadne" });
      const walking = await play();
      await walking.press(keys[0]!);
      const before = photograph(sheet(), "A1:K10");
      book.counter.reset();
      book.switches.faults = [{ request: 1, action, code: "GeneralException", message: "A fault of the test." }];
      await walking.press(keys[1]!);
      const calls = book.counter.requests[0]!.actions;
      book.switches.faults = [];
      if (action > calls) break;
      if (walking.failures.length > 0) {
        const { sentence } = walking.failures[0] as ActionFailure;
        expect([action, photograph(sheet(), "A1:K10")]).toEqual([action, before]);
        expect(idsIn(sentence).length).toBeGreaterThan(0);
      }
      // The next key shows both.
      await walking.press(keys[2]!);
      expect([action, walking.walk.walk.steps, walking.walk.isOver]).toEqual([action, 3, false]);
      walking.walk.end();
      const { sentence } = await clearTrail(conversation());
      expect(sentence).toEqual(message("trail-cleared", { area: "B2:I6", sheet: "Sheet1" }));
      expect(action).toBeLessThan(40);
    }
  });

  test("a request that fails while the selection comes back from a wall leaves it; the next key counts from the walk", async () => {
    const keys = keysOf(shortestOf(sheet(), "B2:I6"), 8);
    const walking = await play();
    book.counter.reset();
    book.switches.faults = [{ request: 1, code: "AccessDenied", message: "A fault of the test." }];
    await walking.press("U");
    book.switches.faults = [];
    expect([walking.failures.length, selected(), walking.walk.walk.steps]).toEqual([1, "B1", 0]);
    await walking.press(keys[0]!);
    expect([walking.walk.walk.steps, selected()]).toEqual([1, keys[0] === "R" ? "C2" : "B3"]);
  });

  test("while another workbook is in front a step waits, and goes on once this one is", async () => {
    const keys = keysOf(shortestOf(sheet(), "B2:I6"), 8);
    const talk = conversation();
    const walking = await play({ talk });
    book.switches.otherWorkbookInFront = "Windows";
    setTimeout(() => (book.switches.otherWorkbookInFront = "no"), 30);
    await walking.press("U");
    await new Promise((resolve) => setTimeout(resolve, 700));
    await walking.settle();
    expect([walking.failures, selected()]).toEqual([[], "B2"]);
    expect(talk.reports.map(({ id }) => id)).toContain("waiting-for-other-workbook");
    await walking.press(keys[0]!);
    expect(walking.walk.walk.steps).toBe(1);
  });

  test("a closed pane hears nothing more, and the trail stays", async () => {
    const keys = keysOf(shortestOf(sheet(), "B2:I6"), 8);
    const walking = await play();
    await walking.press(keys.slice(0, 2));
    const before = photograph(sheet(), "A1:K10");
    walking.walk.end();
    await walking.settle();
    book.counter.reset();
    await walking.press(keys.slice(2, 4));
    expect([book.counter.requests.length, photograph(sheet(), "A1:K10")]).toEqual([0, before]);
  });
});

test("start by start: whichever request of Play fails, the workbook is as it was or the walk stands", async () => {
  for (let request = 1; request <= 8; request++) {
    await openMaze(8, 5, { seed: "Ariadne" });
    const before = photograph(sheet(), "A1:K10");
    const names = book.workbook.names.map(({ name }) => name).sort();
    book.counter.reset();
    book.switches.faults = [{ request, code: "AccessDenied", message: "A fault of the test." }];
    const failed = await play().then(
      () => false,
      () => true,
    );
    book.switches.faults = [];
    expect([request, photograph(sheet(), "A1:K10")]).toEqual([request, before]);
    if (failed) expect([request, book.workbook.names.map(({ name }) => name).sort()]).toEqual([request, names]);
    expect([request, failed]).toEqual([request, request <= 4]);
  }
});
