import { KnownHost, type TimedRequest } from "../../../src/worksheet/excel/knownHost";
import { isForOneStroke, millisecondsToDraw } from "../../../src/worksheet/grid/drawingPace";

const paced = (...requests: [areas: number, milliseconds: number][]): readonly TimedRequest[] =>
  requests.map(([areas, milliseconds]) => ({ areas, milliseconds }));

test.each([
  // Nobody has drawn anything yet: the number of cells decides.
  [2_500, [], false],
  [2_501, [], true],
  [1_000_000, [], true],
  // One millisecond an area: half an area a cell, so 3 seconds are 6,000 cells.
  [6_000, [[1_000, 1_000]], false],
  [6_001, [[1_000, 1_000]], true],
  // 0.01 milliseconds an area.
  [600_000, [[1_000, 10]], false],
  [600_001, [[1_000, 10]], true],
  // However slow an Excel is, small mazes are drawn.
  [2_500, [[1_000, 60_000]], false],
  [2_501, [[1_000, 60_000]], true],
] as const)("%i cells after requests %j: in one stroke %s", (cells, requests, expected) => {
  expect(isForOneStroke(cells, paced(...requests.map(([areas, time]): [number, number] => [areas, time])))).toBe(
    expected,
  );
});

test("the pace is that of the last five requests together, however long each was", () => {
  const slow = Array.from({ length: 5 }, (): [number, number] => [300, 3_000]);
  expect(millisecondsToDraw(1_000, paced(...slow))).toBe(5_000);
  expect(millisecondsToDraw(1_000, paced(...slow, [1_200, 0]))).toBe((500 * 12_000) / 2_400);
  const quick = Array.from({ length: 5 }, (): [number, number] => [400, 200]);
  expect(millisecondsToDraw(1_000, paced(...slow, ...quick))).toBe(250);
});

test("requests of fewer than 300 areas tell nothing", () => {
  expect(millisecondsToDraw(2_500, paced([299, 9_000], [1, 9_000]))).toBeUndefined();
  expect(millisecondsToDraw(1_000, paced([300, 3], [299, 9_000]))).toBe(5);
});

test("the requests of a page are those that changed areas, the last fifty", () => {
  const host = new KnownHost();
  for (let areas = 0; areas <= 60; areas++) host.tookTime(areas, 2 * areas);
  expect(host.timed).toEqual(Array.from({ length: 50 }, (_, i) => ({ areas: 11 + i, milliseconds: 22 + 2 * i })));
});
