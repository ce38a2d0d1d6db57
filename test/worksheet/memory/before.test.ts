import fc from "fast-check";
import { BOTTOM, LEFT, RIGHT, TOP } from "../../../src/maze/model";
import type { Area } from "../../../src/worksheet/addresses";
import { pinsOfBefore, savedBefore, sizesBefore, type Before } from "../../../src/worksheet/before";
import { facts } from "../../../src/worksheet/facts";
import { runs } from "../../depth";

const area: Area = { row: 1, column: 1, rows: 1_400, columns: 700 };

/** The names that a sheet gets, and what is read of them again. */
function savedAs(before: Before, { sheet = "Maze", cellHeight }: { sheet?: string; cellHeight?: number | undefined }) {
  const pins = pinsOfBefore({ sheet, area }, before, { cellSize: 24, cellHeight });
  const names = facts.before.namesFor(pins).map(({ name, meaning }) => ({ name, formula: meaning as string }));
  return { names, back: savedBefore(sheet, facts.before.read(names), undefined) };
}

/** What is read of names with these texts and the cells to which they are pinned. */
function savedIn(texts: string, places: string) {
  const { name } = facts.before;
  const names = [
    { name, formula: `="${texts}"` },
    { name: `${name}At`, formula: `=${places}` },
  ];
  return savedBefore("Maze", facts.before.read(names), undefined);
}

const size = fc.constantFrom(undefined, 0, 15, 20.25, 48, 64, 409.5);
const sizes = (most: number) =>
  fc
    .array(fc.tuple(size, fc.integer({ min: 1, max: 900 })), { minLength: 1, maxLength: 900 })
    .map((runs) => runs.flatMap(([each, count]) => Array<typeof each>(count).fill(each)))
    .map((list) => Array.from({ length: most }, (_, i) => list[i]));
const frame = fc.array(
  fc.record({
    side: fc.constantFrom(RIGHT, BOTTOM, LEFT, TOP),
    inside: fc.record({
      row: fc.integer({ min: 1, max: 1_400 }),
      column: fc.integer({ min: 1, max: 700 }),
      rows: fc.constant(1),
      columns: fc.constant(1),
    }),
    style: fc.constantFrom("Continuous", "Dash", "SlantDashDot"),
    weight: fc.constantFrom("Hairline", "Thin", "Medium"),
    color: fc.constantFrom("#FF0000", "#1F3864"),
  }),
  { maxLength: 60 },
);

test("widths, heights and lines come back from the names of a sheet, whatever it is called", () => {
  const anyBefore: fc.Arbitrary<Before> = fc.record({ widths: sizes(700), heights: sizes(1_400), frame });
  fc.assert(
    fc.property(anyBefore, fc.constantFrom("Sheet1", 'It\'s, all "mine"'), size, (before, sheet, cellHeight) => {
      const { names, back } = savedAs(before, { sheet, cellHeight });
      expect(back).toMatchObject({ grid: area, cellSize: 24, frame: before.frame });
      expect(back.cellHeight).toBe(cellHeight);
      const isKnown = (all: Before["widths"]) => all.some((each) => each !== undefined);
      if (isKnown(before.widths)) expect(back.widths).toEqual(before.widths);
      if (isKnown(before.heights)) expect(back.heights).toEqual(before.heights);
      for (const { formula } of names) expect(formula.length).toBeLessThan(8_192);
    }),
    { numRuns: runs(30) },
  );
});

test("of sizes that change more than a thousand times the last ones are not known", () => {
  const heights = Array.from({ length: 1_400 }, (_, row) => 15 + (row % 2));
  const { back } = savedAs({ widths: [], heights }, {});
  expect(back.heights).toEqual(heights.map((height, row) => (row < 999 ? height : undefined)));
});

test.each([
  ["nothing", "", ""],
  ["a width without a height", "grid24x", "Maze!$B$2:$C$3"],
  ["no grid", "w64", "Maze!$B$2:$C$3"],
  ["fewer places than texts", "grid24 w64 h15", "Maze!$B$2:$C$3,Maze!$B$2:$C$3"],
  ["places of another sheet", "grid24 w64", "Other!$B$2:$C$3,Other!$B$2:$C$3"],
  ["more cells than a maze has", "grid24 w64", "Maze!$A$1:$XFD$1048576,Maze!$A$1:$XFD$1048576"],
  ["a reference that is broken", "grid24 w64", "Maze!#REF!,#REF!"],
])("names that hold %s tell nothing, and nothing is allocated for them", (_what, texts, places) => {
  expect(savedIn(texts, places)).toEqual({ widths: [], heights: [] });
});

test("the largest maze that there may be has a grid that is known", () => {
  const { grid } = savedIn("grid24 h15", "Maze!$B$2:$ALM$1001,Maze!$B$2:$ALM$2");
  expect(grid).toEqual({ row: 1, column: 1, rows: 1_000, columns: 1_000 });
});

test.each(["aw64", "w64a", "w64.", "w", "w12345", "v64"])("“%s” is the width of nothing", (text) => {
  const { widths, heights } = savedIn(
    `grid24 ${text} w64 h15 h15`,
    "Maze!$B$2:$C$3,Maze!$B:$B,Maze!$C:$C,Maze!$2:$2,Maze!$3:$3",
  );
  expect([widths, heights]).toEqual([[64], [15, 15]]);
});

test("runs that overlap are no sizes, so that what is read stays as small as the grid", () => {
  const rows = new Array<string>(600).fill("Maze!$1:$999999");
  const { widths, heights } = savedIn(
    `grid24 w15${" h15".repeat(600)}`,
    ["Maze!$A$1:$A$9", "Maze!$A:$A", ...rows].join(),
  );
  expect([widths, heights]).toEqual([[], []]);
});

test("sizes that are within a pixel of those that a maze gave its cells are not somebody's since", () => {
  const home = { row: 2, column: 2, rows: 2, columns: 2 };
  const earlier = { grid: home, home, cellSize: 24, widths: [40, 50], heights: [12, 13] };
  const found = sizesBefore({ widths: [24, 31], heights: [24.5, 30] }, home, earlier);
  expect(found).toMatchObject({ widths: [40, 31], heights: [12, 30] });
});
