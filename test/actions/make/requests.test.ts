import type { SetNumbersPlace } from "../../../src/actions/core/choices";
import { readSheetInFront } from "../../../src/actions/front";
import { generate } from "../../../src/actions/make/generate";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { Random } from "../../../src/maze/model/random";
import { choice, conversation, book, openWorkbook, sheet, sizesInColumnA, pane, gridIn, mazeIn } from "../stage";

// Large mazes are drawn by packed areas; how they are copied from a sheet of a file is tested in worksheet/grid.
beforeEach(() => {
  openWorkbook();
  pane.host.maxInsertBase64 = 0;
});

const KB = 1000;

/** What one Generate cost, from the click to the end. The size cells stand in column A, out of the way of any grid. */
async function cost(columns: number, rows: number, setNumbers: SetNumbersPlace = "none") {
  await sizesInColumnA(columns, rows);
  await readSheetInFront(pane); // as the pane does when a sheet comes to the front
  book.counter.reset();
  const { parts, ...talk } = conversation();
  await generate({ ...choice, setNumbers }, talk);
  // What office.js sends to let kept ranges go is a request like any other.
  const requests = [...book.counter.requests, ...book.counter.cleanups];
  const addresses = requests.flatMap(({ batch }) =>
    Object.values(batch.ObjectPaths).flatMap(({ Name, ArgumentInfo }) =>
      Name === "GetRanges" ? [String(ArgumentInfo?.Arguments?.[0])] : [],
    ),
  );
  expect(Math.max(...requests.map(({ bytes }) => bytes))).toBeLessThanOrEqual(1000 * KB);
  expect(Math.max(...addresses.map(({ length }) => length))).toBeLessThanOrEqual(8000);
  return { syncs: requests.length, bytes: requests.reduce((sum, { bytes }) => sum + bytes, 0), parts };
}

function expectMaze(columns: number, rows: number): void {
  const { maze } = kruskal({ rows, columns }, new Random(choice.seed));
  expect(mazeIn(sheet(), gridIn(book.workbook)).standing).toEqual(maze.standing);
}

const numbers = (cells: number) => 2 * 10 * cells;

test.each([
  [200, "none", 6, 320 * KB],
  [400, "none", 12, 1600 * KB],
  [200, "hiddenSheet", 6 + 1, 320 * KB + numbers(40_000)],
  [400, "hiddenSheet", 12 + 1, 1600 * KB + numbers(160_000)],
] as const)(
  "a side of %i with set numbers %s takes at most %i syncs and %i bytes",
  async (size, place, syncs, bytes) => {
    const spent = await cost(size, size, place);
    expect(sheet().name).toBe("Sheet1");
    expect(spent.syncs).toBeLessThanOrEqual(syncs);
    expect(spent.bytes).toBeLessThanOrEqual(bytes);
    expectMaze(size, size);
  },
);

test.each([
  [3, 30_000],
  [16_000, 3],
])("%i columns and %i rows are drawn, and what is read back fits into an answer of 5 MB", async (columns, rows) => {
  await cost(columns, rows);
  expectMaze(columns, rows);
});

test("500 x 500 is drawn in parts that are reported, no request over 1 MB", async () => {
  expect((await cost(500, 500)).parts).toHaveLength(5);
});
