import type { SetNumbersPlace } from "../../../src/actions/core/choices";
import { readSheetInFront } from "../../../src/actions/front";
import { generate } from "../../../src/actions/make/generate";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { Random } from "../../../src/maze/model/random";
import type { Batch } from "../../host/protocol/batch";
import { choice, conversation, book, openWorkbook, sizesInColumnA, pane, gridIn, mazeIn } from "../stage";

// Large mazes are drawn by packed areas; how they are copied from a sheet of a file is tested in worksheet/grid.
beforeEach(() => {
  openWorkbook();
  pane.host.maxInsertBase64 = 0;
});

/** From the click to the end: what one Generate cost. The size cells stand in column A, out of the way of any grid. */
async function cost(columns: number, rows: number, setNumbers: SetNumbersPlace) {
  await sizesInColumnA(columns, rows);
  return costOfGenerate(setNumbers);
}

async function costOfGenerate(setNumbers: SetNumbersPlace) {
  await readSheetInFront(pane); // as the pane does when a sheet comes to the front
  book.counter.reset();
  const talk = conversation();
  const outcome = await generate({ ...choice, setNumbers }, talk);
  const { requests } = book.counter;
  return {
    outcome,
    // What office.js sends to let kept ranges go is a request like any other.
    syncs: requests.length + book.counter.cleanups.length,
    bytes: [...requests, ...book.counter.cleanups].reduce((sum, request) => sum + request.bytes, 0),
    largest: Math.max(...requests.map((request) => request.bytes)),
    longestAddress: Math.max(...requests.flatMap((request) => addressLengths(request.batch))),
    parts: talk.parts,
  };
}

/** Lengths of the address strings that went to getRanges. */
function addressLengths(batch: Batch): number[] {
  return Object.values(batch.ObjectPaths)
    .filter((path) => path.Name === "GetRanges")
    .map((path) => String(path.ArgumentInfo?.Arguments?.[0]).length);
}

const KB = 1000;

function expectMaze(columns: number, rows: number): void {
  const { maze } = kruskal({ rows, columns }, new Random(choice.seed));
  expect(mazeIn(book.workbook.activeSheet, gridIn(book.workbook)).standing).toEqual(maze.standing);
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
    expect(book.workbook.activeSheet.name).toBe("Sheet1");
    expect(spent.syncs).toBeLessThanOrEqual(syncs);
    expect(spent.bytes).toBeLessThanOrEqual(bytes);
    expect(spent.largest).toBeLessThanOrEqual(1000 * KB);
    expect(spent.longestAddress).toBeLessThanOrEqual(8000);
    expectMaze(size, size);
  },
);

test.each([
  [3, 30_000],
  [16_000, 3],
])("%i columns and %i rows are drawn, and what is read back fits into an answer of 5 MB", async (columns, rows) => {
  await cost(columns, rows, "none");
  expectMaze(columns, rows);
});

test("500 x 500 is drawn in parts that are reported, no request over 1 MB", async () => {
  const spent = await cost(500, 500, "none");
  expect(spent.largest).toBeLessThanOrEqual(1000 * KB);
  expect(spent.longestAddress).toBeLessThanOrEqual(8000);
  expect(spent.parts).toHaveLength(5);
});
