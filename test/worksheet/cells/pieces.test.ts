import fc from "fast-check";
import { numberPieces } from "../../../src/worksheet/cells";
import { inRequests, NOTHING, type Piece } from "../../../src/worksheet/pieces";
import { ExcelSession } from "../../../src/worksheet/excel/excelSession";
import { KnownHost } from "../../../src/worksheet/excel/openWorkbook";
import { book, openWorkbook, pane, sheet } from "../../actions/openMaze";
import { runs } from "../../depth";

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
  const cell = fc.record({
    number: fc.integer({ min: 0, max: 3 }),
    next: fc.integer({ min: 0, max: 3 }),
  });
  const grids = fc.record({
    columns: fc.integer({ min: 1, max: 60 }),
    rows: fc.integer({ min: 1, max: 9 }),
    cells: fc.array(cell, { minLength: 540, maxLength: 540 }),
    changed: fc.oneof(fc.array(fc.nat(539), { maxLength: 4 }), fc.constant(undefined)),
  });
  await fc.assert(
    fc.asyncProperty(grids, async ({ columns, rows, cells, changed }) => {
      const grid = cells.slice(0, rows * columns);
      const isChanged = (i: number) => changed?.some((each) => each % grid.length === i) !== false;
      const from = Uint32Array.from(grid, ({ number }) => number);
      const to = Uint32Array.from(grid, ({ number, next }, i) => (isChanged(i) ? next : number));
      const around = { row: 0, column: 0, rows: rows + 3, columns: columns + 3 };
      for (let row = 0; row < around.rows; row++)
        for (let column = 0; column < around.columns; column++) sheet().setCell(row, column, "x");
      const area = { row: 1, column: 2, rows, columns };
      const isInside = (row: number, column: number) =>
        row >= 1 && row < 1 + rows && column >= 2 && column < 2 + columns;
      const write = (numbers: Uint32Array) => {
        numbers.forEach((number, cell) => {
          sheet().setCell(1 + Math.floor(cell / columns), 2 + (cell % columns), number === 0 ? "" : number);
        });
      };
      write(from);
      const pieces = numberPieces({ sheet: sheet().id, area }, from, to);
      await ExcelSession.glance(pane).request((context) => {
        for (const piece of pieces) piece.paint(context);
      });
      for (let row = 0; row < around.rows; row++) {
        for (let column = 0; column < around.columns; column++) {
          const number = isInside(row, column) ? to[(row - 1) * columns + column - 2]! : "x";
          expect([row, column, sheet().value(row, column) || 0]).toEqual([row, column, number]);
        }
      }
    }),
    { numRuns: runs(25) },
  );
  book.dispose();
});
