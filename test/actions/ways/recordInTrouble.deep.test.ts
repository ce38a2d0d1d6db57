import { fillWithItems } from "../../../src/actions/print/fillWithItems";
import { generate } from "../../../src/actions/make/generate";
import { solve, type SolveChoice } from "../../../src/actions/solve/solve";
import { goTo } from "../../../src/actions/watch/playing";
import type { Batch } from "../../host/protocol/batch";
import { choice, conversation } from "../conversation";
import { book, openMaze, openSized } from "../openMaze";

/** What is recorded about cells is as it was where an action breaks off, and costs as little as it may. */

const arrows: SolveChoice = {
  ...{ solver: "breadth-first", seed: "", route: { kind: "ends" }, showVisited: false, arrows: true, pace: "instant" },
};
const items = { source: { kind: "numbers", last: 9 }, arrangement: "over and over", seed: "s" } as const;

const records = () =>
  book.workbook.names
    .filter(({ name }) => /^Maze(Written|Lines)/.test(name))
    .map(({ name, formula }) => name + formula)
    .sort();

/** The most requests and bytes, and how many of these bytes the record takes. */
test.each<[string, () => Promise<unknown>, number, number, number]>([
  ["Solve", () => solve({ ...arrows, arrows: false }, conversation()), 3, 27_300, 2_200],
  ["Solve with arrows", () => solve(arrows, conversation()), 3, 38_100, 2_600],
  ["Put in the maze", () => fillWithItems(items, conversation()), 4, 27_400, 5_100],
])("%s of 20 x 28 cells keeps its budget", async (_name, act, requests, bytes, record) => {
  await openMaze(20, 28, { seed: "m" });
  book.counter.reset();
  await act();
  const kept = records().reduce((sum, text) => sum + text.length, 0);
  expect(book.counter.requests.length).toBeLessThanOrEqual(requests);
  expect(book.counter.requests.reduce((sum, each) => sum + each.bytes, 0)).toBeLessThanOrEqual(bytes);
  expect(kept).toBeLessThanOrEqual(record);
});

/** The first argument of the call that gave an object, if that is a text. */
function argumentOf({ ArgumentInfo }: Batch["ObjectPaths"][string]): string {
  const [first] = ArgumentInfo?.Arguments ?? [];
  return typeof first === "string" ? first : "";
}

/** The bytes of objects found by these names, with all that hangs on them and is done with them. */
function bytesOf(names: RegExp): number {
  return book.counter.requests.reduce((sum, { batch }) => {
    const ids = new Set<number>();
    for (const path of Object.values(batch.ObjectPaths)) {
      const isNamed = names.test(argumentOf(path));
      if (isNamed || ids.has(path.ParentObjectPathId ?? -1)) ids.add(path.Id);
    }
    const parts = [...Object.values(batch.ObjectPaths).filter(({ Id }) => ids.has(Id))];
    const done = batch.Actions.filter(({ ObjectPathId }) => ids.has(ObjectPathId));
    return sum + JSON.stringify([parts, done]).length;
  }, 0);
}

test("of the 27 KB of Put in the maze, 20 x 28, 6 are for the record, 15 ask where walls stand", async () => {
  await openMaze(20, 28, { seed: "m" });
  book.counter.reset();
  await fillWithItems(items, conversation());
  // Where the rows and columns are, what is in which cell, and how these looked: in pieces of 2,000 characters a name.
  const record = bytesOf(/^Maze(Written|Lines|ItemLooks)/);
  const [sheetRead, wallsAsked, cellsRead, itemsWritten] = book.counter.requests.map(({ bytes }) => bytes);
  expect(record).toBeLessThanOrEqual(6_150);
  expect(wallsAsked).toBeLessThanOrEqual(15_300);
  expect(sheetRead! + cellsRead! + itemsWritten! - record).toBeLessThanOrEqual(5_950);
});

test("a step of a watched maze with set numbers takes 600 bytes more for the record", async () => {
  await openSized(20, 28);
  const { player } = await generate({ ...choice, seed: "m", setNumbers: "grid", pace: "step" }, conversation());
  await goTo(player!, 100, conversation());
  book.counter.reset();
  await goTo(player!, 101, conversation());
  expect(book.counter.requests).toHaveLength(2);
  expect(book.counter.requests.reduce((sum, each) => sum + each.bytes, 0)).toBeLessThanOrEqual(6_600);
});
