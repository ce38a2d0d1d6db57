import { writeUnionFind } from "../../../src/actions/laboratory/weights";
import { message } from "../../../src/message";
import { recalculate } from "../../host/model/calculation/recalculate";
import { conversation, said, book, openMaze, person, sheet, area, contentsOf, put, tableOn, valueAt } from "../stage";
import {
  FIRST,
  cellsToRead,
  followed,
  kruskalSteps,
  openUnionFind,
  saidOf,
  switches,
  typedInto,
  wallsOf,
} from "./unionFindSteps";

const where = (address: string) => [area(address).row, area(address).column] as const;

test("of 1,000 orders of the walls the sheet says the same as union-find step by step, and as Kruskal's own steps", async () => {
  const grid = { rows: 2, columns: 3 };
  const on = await openUnionFind(3, 2);
  const read = cellsToRead(6, 7).map(where);
  let compared = 0;
  for (let seed = 0; seed < 1_000; seed++) {
    const walls = wallsOf(grid, `union ${seed}`);
    const how = switches(seed);
    for (const [address, value] of typedInto(walls, how)) on.setCell(...where(address), value);
    recalculate(book.workbook);
    const wanted = followed(6, walls, how);
    expect(read.map((at) => on.value(...at))).toEqual(saidOf(wanted));
    for (const [i, { sets, isJoined }] of kruskalSteps(grid, `union ${seed}`).entries()) {
      expect(on.value(FIRST - 1 + i, 10)).toBe(isJoined ? "Joined" : "Refused");
      if (how.byRank) continue;
      // Without ranks a root is the number of its set.
      expect([on.value(FIRST - 1 + i, 5), on.value(FIRST - 1 + i, 7)]).toEqual(sets);
      compared++;
    }
    expect(on.value(6, 2)).toBe(1);
  }
  expect(compared).toBeGreaterThan(2_000);
});

test("the walls first stand in the order of the maze's own seed, those that fall first being its passages", async () => {
  await openMaze(4, 3, { seed: "own" });
  const where = { area: "B2:E4", sheet: "Sheet1", written: "Maze union-find", walls: 17 };
  expect(await said(writeUnionFind(conversation()))).toEqual([message("union-find-written", where)]);
  const rows = tableOn(sheet()).slice(1);
  expect(rows).toEqual(wallsOf({ rows: 3, columns: 4 }, "own").map((wall, i) => [...wall, i + 1]));
  const steps = kruskalSteps({ rows: 3, columns: 4 }, "own");
  steps.forEach(({ sets, isJoined }, i) => {
    const row = FIRST + i;
    expect(contentsOf(sheet(), `E${row}:H${row}`)).toEqual([i + 1, ...sets]);
    expect(valueAt(sheet(), `K${row}`)).toBe(isJoined ? "Joined" : "Refused");
  });
  expect(valueAt(sheet(), "C7")).toBe(1);
});

test("a prediction is marked at once, and right ones are counted", async () => {
  await openUnionFind(2, 2);
  [
    [1, 2],
    [3, 4],
    [2, 4],
    [1, 3],
  ].forEach(([cell, neighbour], i) => {
    put(sheet(), `A${FIRST + i}`, cell!);
    put(sheet(), `B${FIRST + i}`, neighbour!);
  });
  await person((front) => void (front.getRange("J10:J13").values = [[1], [0], [1], [0]]));
  const marks = () => [10, 11, 12, 13].map((row) => valueAt(sheet(), `L${row}`));
  expect(marks()).toEqual(["correct", "wrong", "correct", "correct"]);
  expect(valueAt(sheet(), "C6")).toBe(3);
  await person((front) => void (front.getRange("J11").values = [[1]]));
  expect(marks()).toEqual(["correct", "correct", "correct", "correct"]);
});

test("what is to be predicted is hidden until it is predicted, with everything after it", async () => {
  await openUnionFind(2, 2);
  await person((front) => void (front.getRange("C5").values = [[1]]));
  const shown = () =>
    [10, 11, 12, 13].map((row) => ["F", "H", "K", "N"].map((column) => valueAt(sheet(), `${column}${row}`)));
  expect(shown()).toEqual([
    ["", "", "", 1],
    ["", "", "", ""],
    ["", "", "", ""],
    ["", "", "", ""],
  ]);
  await person((front) => void (front.getRange("J10").values = [[1]]));
  const [first, second, third] = shown();
  expect(first!.slice(2)).toEqual(["Joined", 1]);
  expect(second!.slice(0, 3)).toEqual(["", "", ""]);
  expect(second![3]).not.toBe("");
  expect(third).toEqual(["", "", "", ""]);
});

test("ranks are shown only where they count", async () => {
  await openUnionFind(2, 2);
  const ranks = () => ["G10", "I10"].map((cell) => valueAt(sheet(), cell));
  expect(ranks()).toEqual(["", ""]);
  await person((front) => void (front.getRange("C3").values = [[1]]));
  expect(ranks()).toEqual([0, 0]);
});

test("a row that names no two cells stops the sheet there, and one wall twice is refused the second time", async () => {
  await openUnionFind(2, 2);
  await person((front) => void (front.getRange("A12:B12").values = [[7, "x"]]));
  expect([10, 11, 12, 13].map((row) => valueAt(sheet(), `K${row}`)).slice(2)).toEqual(["", ""]);
  await person(
    (front) =>
      void (front.getRange("A10:B11").values = [
        [1, 2],
        [2, 1],
      ]),
  );
  expect([10, 11].map((row) => valueAt(sheet(), `K${row}`))).toEqual(["Joined", "Refused"]);
});
