import fc from "fast-check";
import { type SheetStore, WorkbookStore } from "../../store";
import { PixelAxis } from "../../page/view/pixelAxis";

const SCALES = [1, 1.25, 1.5, 2].map((scaling) => (scaling * 96) / 72);

function sheet(): SheetStore {
  return new WorkbookStore().activeSheet;
}

test("a column of 48 points is 64 pixels at 96 dots an inch, and Excel's row of 15 points 20", () => {
  const store = sheet();
  expect(new PixelAxis(store.columns, 96 / 72).size(5)).toBe(64);
  expect(new PixelAxis(store.rows, 96 / 72).size(5)).toBe(20);
});

test.each(SCALES)(
  "every boundary lies between two pixels and lines of one size look alike, at %d pixels a point",
  (scale) => {
    const store = sheet();
    store.setColumnWidth(1, 30, 17.3);
    const axis = new PixelAxis(store.columns, scale);
    for (let column = 0; column < 40; column++) {
      expect(Number.isInteger(axis.offset(column))).toBe(true);
      expect(axis.offset(column + 1) - axis.offset(column)).toBe(axis.size(column));
    }
    expect(new Set(Array.from({ length: 30 }, (_, i) => axis.size(i + 1))).size).toBe(1);
  },
);

test("the line at any pixel is the one whose pixels it is among, whatever is hidden or resized", () => {
  const lines = fc.record({
    first: fc.nat(60),
    count: fc.integer({ min: 1, max: 20 }),
    points: fc.option(fc.integer({ min: 1, max: 60 })),
  });
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 8 }), fc.nat(4000), fc.constantFrom(...SCALES), (edits, pixel, scale) => {
      const store = sheet();
      for (const { first, count, points } of edits) {
        if (points === null) store.hideRows(first, first + count - 1, true);
        else store.setRowHeight(first, first + count - 1, points);
      }
      const axis = new PixelAxis(store.rows, scale);
      const line = axis.lineAt(pixel);
      expect(axis.offset(line)).toBeLessThanOrEqual(pixel);
      expect(axis.offset(line) + axis.size(line)).toBeGreaterThan(pixel);
    }),
  );
});

test("the whole sheet has a length, and its last row an offset, without a walk through a million rows", () => {
  const store = sheet();
  store.hideRows(100, 1_000_000, true);
  const axis = new PixelAxis(store.rows, 96 / 72);
  expect(axis.length).toBe((1_048_576 - 999_901) * 20);
  expect(axis.offset(1_000_001)).toBe(2000);
  expect(axis.shownFrom(100, 1)).toBe(1_000_001);
  expect(axis.shownFrom(1_000_000, -1)).toBe(99);
});
