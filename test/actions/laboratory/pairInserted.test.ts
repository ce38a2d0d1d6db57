import { defaultLayout } from "../../../src/actions/desk/choices";
import { type SideBySideChoice, sideBySide } from "../../../src/actions/laboratory/sideBySide";
import { conversation } from "../conversation";
import { allSheets, cost, expectSameBothWays, hasInserted, waysOfInserting } from "../insertedSheets";
import { book, openWorkbook, sheet } from "../openMaze";

/** Two mazes that are drawn at once arrive with their sheet, inserted from a file, if Excel takes that; elsewhere they are drawn. */

const choice: SideBySideChoice = {
  generators: ["kruskal", "depth-first"],
  ...{ rows: 20, columns: 15, seed: "a pair", layout: defaultLayout, tint: false, pace: "instant" },
};
const pair = (changes: Partial<SideBySideChoice> = {}, talk = conversation()) =>
  sideBySide({ ...choice, ...changes }, talk);

test("The sheet that arrives is the one that is drawn", () => expectSameBothWays(() => openWorkbook(), pair));

test("A pair that is watched begins with closed grids, which are drawn", async () => {
  openWorkbook();
  await pair({ pace: "watch" });
  expect(hasInserted()).toBe(false);
});

test.each(Object.entries(waysOfInserting))("Both mazes are whole where Excel %s", async (_, switches) => {
  openWorkbook();
  await pair();
  const whole = allSheets();
  openWorkbook(switches);
  await pair();
  expect(allSheets()).toEqual(whole);
  expect(sheet().name).toBe("Side by side");
});

test.each([
  ["20 x 15", { rows: 15, columns: 20 }, { requests: 4, operations: 12, kilobytes: 14 }],
  ["50 x 50, the largest", { rows: 50, columns: 50 }, { requests: 4, operations: 12, kilobytes: 19 }],
])("Two mazes of %s take few requests, operations and bytes", async (_, size, budget) => {
  openWorkbook();
  book.counter.reset();
  await pair(size);
  expect(cost()).toEqual(budget);
});
