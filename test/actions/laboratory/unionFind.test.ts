import { writeUnionFind } from "../../../src/actions/laboratory/weights";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { Random } from "../../../src/maze/model";
import { Outcome, TraceCursor } from "../../../src/maze/trace";
import { message } from "../../../src/message";
import { recalculate } from "../../host/model/calculation/recalculate";
import { conversation, said, book, openMaze, person, sheet, contentsOf, put, tableOn, valueAt } from "../stage";
import { FIRST, cellsToRead, followed, openUnionFind, saidOf, switches, typedInto, wallsOf } from "./unionFindSteps";

/** Types walls and switches into the sheet in front. */
function type(...typed: Parameters<typeof typedInto>): void {
  for (const [address, value] of typedInto(...typed)) put(sheet(), address, value);
}

const valuesOf = (column: string, rows = [10, 11, 12, 13]) => rows.map((row) => valueAt(sheet(), `${column}${row}`));

test("of 1,000 orders of the walls the sheet says the same as union-find step by step", async () => {
  const grid = { rows: 2, columns: 3 };
  const on = await openUnionFind(3, 2);
  const read = cellsToRead(6, 7);
  for (let seed = 0; seed < 1_000; seed++) {
    const walls = wallsOf(grid, `union ${seed}`);
    const how = switches(seed);
    type(walls, how);
    recalculate(book.workbook);
    expect(read.map((address) => valueAt(on, address))).toEqual(saidOf(followed(6, walls, how)));
    expect(valueAt(on, "C7")).toBe(1);
  }
});

test("the walls first stand in the order of the maze's own seed, and its steps are those of Kruskal", async () => {
  await openMaze(4, 3, { seed: "own" });
  const where = { area: "B2:E4", sheet: "Sheet1", written: "Maze union-find", walls: 17 };
  expect(await said(writeUnionFind(conversation()))).toEqual([message("union-find-written", where)]);
  const rows = tableOn(sheet()).slice(1);
  expect(rows).toEqual(wallsOf({ rows: 3, columns: 4 }, "own").map((wall, i) => [...wall, i + 1]));
  const { trace } = kruskal({ rows: 3, columns: 4 }, new Random("own"));
  const cursor = new TraceCursor({ rows: 3, columns: 4 }, trace);
  for (const i of trace.steps.keys()) {
    cursor.moveTo(i + 1);
    const { setOfSelected, setOfNeighbour, outcome } = cursor.step()!;
    const row = FIRST + i;
    // Without ranks a root is the number of its set.
    expect(contentsOf(sheet(), `E${row}:H${row}`)).toEqual([i + 1, setOfSelected, setOfNeighbour]);
    expect(valueAt(sheet(), `K${row}`)).toBe(outcome === Outcome.joined ? "Joined" : "Refused");
  }
  expect(valueAt(sheet(), "C7")).toBe(1);
});

test("a prediction is marked at once, and right ones are counted", async () => {
  await openUnionFind(2, 2);
  const walls = [
    [1, 2],
    [3, 4],
    [2, 4],
    [1, 3],
  ] as const;
  type(walls, switches(0));
  await person((front) => void (front.getRange("J10:J13").values = [[1], [0], [1], [0]]));
  expect(valuesOf("L")).toEqual(["correct", "wrong", "correct", "correct"]);
  expect(valueAt(sheet(), "C6")).toBe(3);
  await person((front) => void (front.getRange("J11").values = [[1]]));
  expect(valuesOf("L")).toEqual(["correct", "correct", "correct", "correct"]);
});

test("what is to be predicted is hidden until it is predicted, with everything after it", async () => {
  await openUnionFind(2, 2);
  await person((front) => void (front.getRange("C5").values = [[1]]));
  const shown = () => ["F", "H", "K", "N"].map((column) => valuesOf(column));
  const nothing = ["", "", "", ""];
  expect(shown()).toEqual([nothing, nothing, nothing, [1, "", "", ""]]);
  await person((front) => void (front.getRange("J10").values = [[1]]));
  const [one, other, joined, [, ...parents] = []] = shown();
  expect([one!.slice(1), other!.slice(1), joined]).toEqual([
    ["", "", ""],
    ["", "", ""],
    ["Joined", "", "", ""],
  ]);
  expect(parents).toEqual([expect.any(Number), "", ""]);
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
  expect(valuesOf("K", [12, 13])).toEqual(["", ""]);
  await person(
    (front) =>
      void (front.getRange("A10:B11").values = [
        [1, 2],
        [2, 1],
      ]),
  );
  expect(valuesOf("K", [10, 11])).toEqual(["Joined", "Refused"]);
});
