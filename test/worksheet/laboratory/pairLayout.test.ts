import { pairLayout } from "../../../src/worksheet/laboratory";
import { choice } from "../../actions/conversation";

/** The layout of mazes of `columns` columns together, in cells that would be 24 points wide with thick walls. */
function laidOut(columns: number, rows = 5) {
  const left = { row: 2, column: 1, rows, columns: Math.floor(columns / 2) };
  const both = { ...left, columns };
  const layout = { ...choice.layout, cellSize: 24, cellHeight: undefined, wallWeight: "Thick" as const };
  const { cellSize, wallWeight } = pairLayout(layout, { left, right: left, both });
  return [cellSize, wallWeight];
}

test("two mazes that fit side by side keep their cells; others have smaller ones, down to 6 points, with thinner walls", () => {
  expect(laidOut(26)).toEqual([24, "Thick"]);
  expect(laidOut(35)).toEqual([18, "Thick"]);
  expect(laidOut(36)).toEqual([17, "Medium"]);
  expect(laidOut(71)).toEqual([9, "Medium"]);
  expect(laidOut(72)).toEqual([8, "Thin"]);
  expect(laidOut(200)).toEqual([6, "Thin"]);
  expect(laidOut(26, 40)).toEqual([10, "Medium"]);
});

test("smaller cells keep their shape", () => {
  const left = { row: 2, column: 1, rows: 40, columns: 20 };
  const pair = { left, right: left, both: { ...left, columns: 41 } };
  for (const cellHeight of [12, 24, 48]) {
    const { cellSize, cellHeight: height } = pairLayout({ ...choice.layout, cellSize: 24, cellHeight }, pair);
    expect(cellSize).toBeLessThan(24);
    expect(height! / cellSize).toBeCloseTo(cellHeight / 24);
  }
});
