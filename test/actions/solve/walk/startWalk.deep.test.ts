import { message } from "../../../../src/message";
import { passagesOf } from "../../../../src/maze/model";
import { clearSolution, startWalk } from "../../../../src/actions/solve";
import { shortestOf, keysOf, backAlong, wayToDeadEnd } from "./path";
import { choice, conversation, expectRefused, book, openMaze, openWorkbook, sizesInColumnA, sheet } from "../../stage";
import { area, mazeIn, photograph, filledIn, idsIn, sentencesIn, cost } from "../../stage";
import { play, selected } from "./walking";
import { generate } from "../../../../src/actions/make/generate";
import type { ActionFailure } from "../../../../src/actions/core/work";

const YELLOW = "#F0E442";

/** The shortest path, and the keys that lead along it. */
let path: number[];
let keys: string;

beforeEach(async () => {
  await openMaze(8, 5, { seed: "Ariadne" });
  path = shortestOf(sheet(), "B2:I6");
  keys = keysOf(path, 8);
});

/** The cells of the maze that are filled so, as numbers. */
const filled = (color: string) => filledIn(sheet("Sheet1"), "B2:I6", color);
const inOrder = (cells: readonly number[]) => [...cells].sort((a, b) => a - b);
const at = (cell: number) => `${"BCDEFGHI"[cell % 8]}${2 + Math.floor(cell / 8)}`;

const start = () => startWalk(false, () => undefined, conversation());

test("an entrance that is the only exit leads nowhere, and Play says that an exit is missing", async () => {
  book.workbook.name("MazeExit1", sheet())!.formula = "=Sheet1!$B$2";
  await expectRefused(start, message("no-exit", { maze: "B2:I6", sheet: "Sheet1" }));
});

test("keys pressed before the first is answered: none is lost, none goes through a wall, one request at a time", async () => {
  book.switches.latency = 30;
  let [under, most] = [0, 0];
  const execute = book.excel.execute.bind(book.excel);
  book.excel.execute = (...request) => {
    most = Math.max(most, ++under);
    return execute(...request).finally(() => under--);
  };
  const { pressAtOnce, walk, failures } = await play();
  most = 0;
  book.counter.reset();
  await pressAtOnce(`U${keys.slice(0, 5)}`);
  expect([failures, walk.walk.steps, most]).toEqual([[], 5, 1]);
  expect(book.counter.requests.length).toBeLessThanOrEqual(3);
  expect(selected()).toBe(at(walk.walk.position));
  expect(filled(YELLOW)).toHaveLength(5);
});

describe.each(["each", "twice", "late", "last", "person's"] as const)(
  "where Excel reports selections so (%s)",
  (selectionEvents) => {
    beforeEach(() => (book.switches.selectionEvents = selectionEvents));

    test("walls bring the selection back, each arrow key fills a cell, and the exit tells steps, the fewest, and the time from the first", async () => {
      const { press, settle, walk, failures, told } = await play();
      await settle();
      book.excel.passed += 60_000;
      await press("ULU");
      expect([walk.walk.steps, selected()]).toEqual([0, "B2"]);
      // Each of three walls is said, though in the same words.
      expect(told.map((each) => idsIn(each)[0])).toEqual(["play-begins", "play-wall", "play-wall", "play-wall"]);
      await press(keys.slice(0, 1));
      book.excel.passed += 65_000;
      await press(keys.slice(1));
      expect(filled(YELLOW)).toEqual(inOrder(path.slice(1, -1)));
      // Each step once.
      expect(told).toHaveLength(4 + keys.length);
      expect(sentencesIn(told.at(-1))).toEqual([
        message("play-exit", { cell: "I6", steps: keys.length }),
        message("play-shortest", { shortest: keys.length }),
        message("play-time", { minutes: 1, seconds: 5 }),
      ]);
      expect([failures, selected(), walk.isOver]).toEqual([[], "I6", true]);
    });

    test("Ctrl and an arrow key walk to the next wall, over none, and are said once", async () => {
      const passages = passagesOf(mazeIn(sheet(), "B2:I6"));
      const end = passages.findIndex((open) => (open & 1) === 0);
      const { select: jump, told, walk, failures } = await play();
      // Ctrl and the right arrow key on a row without data: its last cell.
      await jump("XFD2");
      expect([keys[0], walk.walk.position, walk.walk.steps, selected()]).toEqual(["R", end, end, at(end)]);
      // Excel had data to stop at, beyond the wall.
      await jump(at(end + 1));
      expect([walk.walk.position, walk.walk.steps, selected()]).toEqual([end, end, at(end)]);
      expect(failures).toEqual([]);
      const wall = ["play-wall", "play-at"];
      expect(told.map((each) => idsIn(each).slice(0, 2))).toEqual([["play-begins", "play-at"], wall, wall]);
    });
  },
);

test("where Excel has no such event, a sentence says so and nothing is changed", async () => {
  book.switches.selectionEvents = "missing";
  await expectRefused(start, message("selection-not-reported"));
});

test("Clear solution ends the trail before it reads the cells, so that no step of another page comes between", async () => {
  const { press } = await play();
  await press(keys.slice(0, 6));
  const trails: boolean[] = [];
  const execute = book.excel.execute.bind(book.excel);
  book.excel.execute = (...request) => {
    trails.push(book.workbook.names.some(({ name }) => name.startsWith("MazeSolved_trail_")));
    return execute(...request);
  };
  await clearSolution(conversation());
  expect(trails).toEqual([true, true, false, false]);
});

test("a renamed sheet and another tab in front change nothing; a deleted sheet is not asked for", async () => {
  const walking = await play();
  await walking.press(keys.slice(0, 1));
  const own = sheet();
  book.excel.person.rename(own, "Labyrinth");
  const other = book.excel.person.addSheet("Other");
  book.excel.person.select(other, [area("D4")]);
  await walking.settle();
  book.excel.person.activate(own);
  await walking.press(keys.slice(1, 2));
  expect([walking.failures, walking.walk.walk.steps]).toEqual([[], 2]);
  book.excel.person.delete(own);
  await walking.settle();
  expect(walking.failures).toEqual([]);
});

test("on a sheet that was protected meanwhile a step is refused, and the walk goes on once that is over", async () => {
  const walking = await play();
  book.excel.person.protectSheet(sheet(), true);
  await walking.press(keys.slice(0, 1));
  expect([walking.failures.length, filled(YELLOW)]).toEqual([1, []]);
  book.excel.person.protectSheet(sheet(), false);
  await walking.press(keys.slice(1, 2));
  expect([walking.failures.length, filled(YELLOW).length, walking.walk.walk.steps]).toEqual([1, 2, 2]);
});

test("each step is undone by Excel's undo, and Clear solution still gives back what was there", async () => {
  const before = photograph(sheet(), "A1:K10");
  book.switches.undo = "web";
  const { press, walk } = await play();
  await press(keys.slice(0, 3));
  expect([book.excel.person.undo(), filled(YELLOW).length]).toEqual([true, 2]);
  walk.end();
  await clearSolution(conversation());
  expect(photograph(sheet(), "A1:K10")).toEqual(before);
});

test("starting takes 5 requests of 122 KB in 100x100, a step one of 4.4 KB and 2 operations, with dead ends 4.6 KB and 4", async () => {
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
    book.counter.reset();
    const walking = await play({ marksDeadEnds });
    if (side === 100) expect(cost()).toEqual({ requests: 5, operations: 16, kilobytes: 122 });
    const most = marksDeadEnds ? [4_640, 4, 37] : [4_440, 2, 35];
    let highest = 0;
    for (const key of `${there}${backAlong(there)}U${there[0]!}`) {
      book.counter.reset();
      await walking.press(key);
      expect(book.counter.requests).toHaveLength(1);
      const { bytes, operations, actions, answerBytes } = book.counter.requests[0]!;
      expect([bytes, operations, actions].map((each, i) => each <= most[i]!)).toEqual([true, true, true]);
      highest = Math.max(highest, operations);
      expect(answerBytes).toBeLessThanOrEqual(1_500);
    }
    expect([side, highest]).toEqual([side, most[1]]);
  }
});

describe("a step that goes wrong", () => {
  test("call by call: the sheet is as before the step or after it, and the walk goes on from where it is", async () => {
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
      const { sentence } = await clearSolution(conversation());
      expect(sentence).toEqual(message("marks-cleared", { area: "B2:I6", sheet: "Sheet1" }));
      expect(action).toBeLessThan(40);
    }
  });

  test("a request that fails while the selection comes back from a wall leaves it; the next key counts from the walk", async () => {
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
