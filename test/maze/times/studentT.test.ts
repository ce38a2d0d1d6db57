import { studentT } from "../../../src/maze/times/studentT";

// Abramowitz, Stegun: Handbook of Mathematical Functions, table 26.10 (A = 0.5, 0.9, 0.95, 0.99).
test.each([
  [1, [1, 6.314, 12.706, 63.657]],
  [2, [0.816, 2.92, 4.303, 9.925]],
  [3, [0.765, 2.353, 3.182, 5.841]],
  [4, [0.741, 2.132, 2.776, 4.604]],
  [5, [0.727, 2.015, 2.571, 4.032]],
  [10, [0.7, 1.812, 2.228, 3.169]],
  [13, [0.694, 1.771, 2.16, 3.012]],
  [22, [0.686, 1.717, 2.074, 2.819]],
  [30, [0.683, 1.697, 2.042, 2.75]],
  [120, [0.677, 1.658, 1.98, 2.617]],
])("t of %i degrees of freedom is that of the tables", (degrees, expected) => {
  expect([0.5, 0.9, 0.95, 0.99].map((share) => Math.round(1000 * studentT(share, degrees)) / 1000)).toEqual(expected);
});

test("with many degrees of freedom it is that of the normal distribution, with none of the distribution it is 0", () => {
  expect(studentT(0.95, 100_000)).toBeCloseTo(1.95998, 4);
  expect(studentT(0, 7)).toBeCloseTo(0, 12);
});
