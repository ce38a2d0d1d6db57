import { NOTHING_BEFORE, sizesBefore } from "../../../src/worksheet/before";

/** An earlier maze of 24-point cells stood in C3:D4, over columns of 40 and 50 and rows of 12 and 13 points. */
const earlier = {
  ...NOTHING_BEFORE,
  grid: { row: 2, column: 2, rows: 2, columns: 2 },
  home: { row: 2, column: 2, rows: 2, columns: 2 },
  cellSize: 24,
  widths: [40, 50],
  heights: [12, 13],
};

test("a grid that begins before an earlier one and ends after it has that one's sizes in between, and its own around", () => {
  const area = { row: 1, column: 1, rows: 4, columns: 4 };
  // A person's column and row of the size of the cells are theirs, too.
  const now = { widths: [24, 24, 24, 70], heights: [24, 24, 24, 16] };
  expect(sizesBefore(now, area, earlier)).toMatchObject({ widths: [24, 40, 50, 70], heights: [24, 12, 13, 16] });
});

test("a column or row whose size somebody changed since has that size", () => {
  const area = { row: 2, column: 2, rows: 2, columns: 2 };
  const now = { widths: [24, 31], heights: [24.5, 30] };
  expect(sizesBefore(now, area, earlier)).toMatchObject({ widths: [40, 31], heights: [12, 30] });
});
