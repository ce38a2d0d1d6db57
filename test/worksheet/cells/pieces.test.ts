import fc from "fast-check";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { BOTTOM, Maze, RIGHT, Random } from "../../../src/maze/model";
import { addressOf } from "../../../src/worksheet/addresses";
import { numberPieces } from "../../../src/worksheet/cells";
import { ADDRESS_LIMIT, inRequests, NOTHING, packOpenings, PAUSE, type Piece } from "../../../src/worksheet/pieces";
import { ExcelSession } from "../../../src/worksheet/excel/excelSession";
import { KnownHost } from "../../../src/worksheet/excel/openWorkbook";
import { openWorkbook, pane, sheet, book, person, sizesInColumnA, cellsOf, valuesIn, put } from "../../actions/stage";
import { choice, conversation, record } from "../../actions/stage";
import { runs } from "../../depth";
import { makeBooklet } from "../../../src/actions/print/booklets";
import { generate } from "../../../src/actions/make/generate";
import { smallBooklet } from "../../acts/standing";

/** Changes of cells, put together into requests and written. */

const MOST_BYTES = 880_000;
const nothing = () => [];

/** A piece of so many areas, which may be cut anywhere. */
const areasPiece = (areas: number): Piece => ({
  bytes: 100 * areas,
  paint: nothing,
  many: { areas, cut: (count) => [areasPiece(count), areasPiece(areas - count)] },
});

test("pieces go in their order, as many in a request as there is room for, and each request says how many are done", () => {
  const sizes = fc.array(fc.integer({ min: 1, max: MOST_BYTES }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(sizes, (all) => {
      const painted: number[] = [];
      const pieces = all.map((bytes, i): Piece => ({ bytes, paint: () => (painted.push(i), []) }));
      const requests = [...inRequests(new KnownHost(), pieces)];
      let done = 0;
      for (const [number, request] of requests.entries()) {
        const begun = painted.length;
        request.paint({} as Excel.RequestContext);
        const bytes = all.slice(begun, painted.length).reduce((sum, each) => sum + each, 0);
        expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
        done = painted.length;
        expect([request.done, request.isLast]).toEqual([done, number === requests.length - 1]);
        if (done < all.length) expect(bytes + all[done]!).toBeGreaterThan(MOST_BYTES);
      }
      expect(painted).toEqual(all.map((_, i) => i));
    }),
  );
});

test("where there is nothing to paint the page gets a turn, and nothing is sent", () => {
  const plain: Piece = { bytes: 1, paint: nothing };
  const seen = (...pieces: Piece[]) =>
    [...inRequests(new KnownHost(), pieces)].map(({ done, isLast }) => [done, isLast]);
  expect(seen(NOTHING, NOTHING)).toEqual([]);
  expect(seen(NOTHING, plain, NOTHING, plain, NOTHING)).toEqual([[5, true]]);
});

test("no request has more areas than the host changes in time, and a piece of more is cut", () => {
  const host = new KnownHost();
  host.areasAtOnce = 100;
  const areas = (...pieces: Piece[]) => [...inRequests(host, pieces)].map((request) => request.areas);
  expect(areas(areasPiece(250))).toEqual([100, 100, 50]);
  expect(areas(areasPiece(30), areasPiece(90))).toEqual([100, 20]);
  expect(areas(areasPiece(60), areasPiece(90))).toEqual([60, 90]); // for 40 no address is cut
  host.areasAtOnce = 20;
  const plain: Piece = { bytes: 1, paint: nothing };
  expect(areas(plain, areasPiece(25))).toEqual([20, 5]);
});

test("numbers that changed are written where they are, and nothing beside them or around the grid", async () => {
  openWorkbook();
  const number = fc.integer({ min: 0, max: 3 });
  const grids = fc.record({
    columns: fc.integer({ min: 1, max: 60 }),
    rows: fc.integer({ min: 1, max: 9 }),
    cells: fc.array(fc.tuple(number, number), { minLength: 540, maxLength: 540 }),
    changed: fc.option(fc.array(fc.nat(539), { maxLength: 4 })),
  });
  await fc.assert(
    fc.asyncProperty(grids, async ({ columns, rows, cells, changed }) => {
      const count = rows * columns;
      const isChanged = (i: number) => changed?.some((each) => each % count === i) !== false;
      const from = Uint32Array.from({ length: count }, (_, i) => cells[i]![0]);
      const to = Uint32Array.from({ length: count }, (_, i) => cells[i]![isChanged(i) ? 1 : 0]);
      const area = { row: 1, column: 2, rows, columns };
      const around = addressOf({ row: 0, column: 0, rows: rows + 3, columns: columns + 3 });
      const held = (numbers: Uint32Array) =>
        cellsOf(around).map(([row, column]) => {
          const [r, c] = [row - area.row, column - area.column];
          return r < 0 || c < 0 || r >= rows || c >= columns ? "x" : numbers[r * columns + c]! || "";
        });
      const before = held(from);
      cellsOf(around).forEach((cell, i) => sheet().setCell(...cell, before[i]));
      await ExcelSession.glance(pane).request((context) => {
        for (const piece of numberPieces({ sheet: sheet().id, area }, from, to)) piece.paint(context);
      });
      expect(valuesIn(sheet(), around).map((value) => value ?? "")).toEqual(held(to));
    }),
    { numRuns: runs(25) },
  );
});

test("a grid without inner walls is one area a direction", () => {
  const openings = [...packOpenings(Maze.open({ rows: 5, columns: 8 }), { row: 1, column: 1 })];
  expect(openings).toEqual([RIGHT, BOTTOM].map((side) => ({ side, addresses: "B2:I6" })));
});

test("no address string is longer than the limit, and 100x100 needs under six bytes a cell", () => {
  const { maze } = kruskal({ rows: 100, columns: 100 }, new Random("length"));
  const openings = [...packOpenings(maze, { row: 1, column: 1 })];
  const lengths = openings.flatMap((each) => (each === PAUSE ? [] : [each.addresses.length]));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(ADDRESS_LIMIT);
  expect(lengths.reduce((bytes, length) => bytes + length)).toBeLessThan(60_000);
});

const booklet = { ...smallBooklet, count: 4, isOnOneSheet: true };

/** On the web clearing whole columns or rows is an internal error while somebody listens to changes, as the pane does. */
async function watched(): Promise<void> {
  openWorkbook();
  book.switches.refusesLargeWatchedWrites = true;
  await person((own) => void own.onChanged.add(() => Promise.resolve()));
}

test("no clearing goes beyond the rows that are known: where a booklet is made, or cut down to what stands", async () => {
  const { undisturbed, again } = await record(watched, (talk) => makeBooklet(booklet, talk));
  expect(undisturbed.failure).toBeUndefined();
  for (const [index, actions] of undisturbed.requests.entries()) {
    const { failure } = await again({ fault: { request: index + 1, action: actions, code: "MemoryLimitReached" } });
    expect(JSON.stringify(failure ?? "")).not.toContain("partly-done");
  }
});

test("nor where the copy of what a maze covers is made anew for a larger one", async () => {
  await watched();
  await sizesInColumnA(20, 20);
  put(sheet(), "C3", "covered");
  await generate(choice, conversation());
  for (const address of ["Z2", "ACG302"]) put(sheet(), address, "far");
  put(sheet(), "A12", 760);
  put(sheet(), "A14", 301);
  await generate(choice, conversation());
  expect(book.workbook.sheet("Maze covered")!.value(301, 760)).toBe("far");
});
