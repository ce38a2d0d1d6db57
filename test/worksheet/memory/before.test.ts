import fc from "fast-check";
import { BOTTOM, LEFT, RIGHT, TOP } from "../../../src/maze/model";
import { SHEET_ROWS, type Area } from "../../../src/worksheet/addresses";
import { KnownHost, beginRequest } from "../../../src/worksheet/excel/openWorkbook";
import type { ReadName } from "../../../src/worksheet/names";
import { pinsOfBefore, savedBefore, type Before } from "../../../src/worksheet/before";
import { saveFact } from "../../../src/worksheet/fact";
import { facts } from "../../../src/worksheet/facts";
import { runs } from "../../depth";

function namesWith(sheetName: string, before: Before, cellHeight?: number): ReadName[] {
  const list = new Map<string, ReadName>();
  const collection = {
    getItemOrNullObject: (name: string) => ({ delete: () => list.delete(name) }),
    add: (name: string, formula: string) => (list.set(name, { name, formula }), {}),
  };
  const context = {} as Excel.RequestContext;
  beginRequest(context, new KnownHost(), true);
  const sheet = { context, names: Object.assign(collection, { context }) } as unknown as Excel.Worksheet;
  saveFact(sheet, [], facts.before, pinsOfBefore({ sheet: sheetName, area }, before, { cellSize: 24, cellHeight }));
  return [...list.values()];
}

const area: Area = { row: 1, column: 1, rows: 1_400, columns: 700 };
const size = fc.constantFrom(undefined, 0, 15, 20.25, 48, 64, 409.5);
const sizes = (most: number) =>
  fc
    .array(fc.tuple(size, fc.integer({ min: 1, max: 900 })), { minLength: 1, maxLength: 900 })
    .map((runs) => runs.flatMap(([each, count]) => Array<typeof each>(count).fill(each)).slice(0, most))
    .map((list) => [...list, ...Array<undefined>(most - list.length).fill(undefined)]);
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
      const list = namesWith(sheet, before, cellHeight);
      const back = savedBefore(sheet, facts.before.read(list), undefined);
      expect(back.grid).toEqual(area);
      expect([back.cellSize, back.cellHeight]).toEqual([24, cellHeight]);
      const isKnown = (all: Before["widths"]) => all.some((each) => each !== undefined);
      if (isKnown(before.widths)) expect(back.widths).toEqual(before.widths);
      if (isKnown(before.heights)) expect(back.heights).toEqual(before.heights);
      expect(back.frame).toEqual(before.frame);
      for (const { formula } of list) expect(formula.length).toBeLessThan(8_192);
    }),
    { numRuns: runs(30) },
  );
});

test("of sizes that change more than a thousand times the last ones are not known", () => {
  const heights = Array.from({ length: 1_400 }, (_, row) => 15 + (row % 2));
  const list = namesWith("Maze", { widths: [], heights });
  const back = savedBefore("Maze", facts.before.read(list), undefined);
  expect(back.heights.slice(0, 999).join()).toBe(heights.slice(0, 999).join());
  expect(back.heights.slice(999).every((height) => height === undefined)).toBe(true);
  expect(back.heights).toHaveLength(1_400);
});

test.each([
  ["nothing", "", ""],
  ["a width without a height", "grid24x", "=Maze!$B$2:$C$3"],
  ["no grid", "w64", "=Maze!$B$2:$C$3"],
  ["fewer places than texts", "grid24 w64 h15", "=Maze!$B$2:$C$3,Maze!$B$2:$C$3"],
  ["places of another sheet", "grid24 w64", "=Other!$B$2:$C$3,Other!$B$2:$C$3"],
  ["more cells than a maze has", "grid24 w64", "=Maze!$A$1:$XFD$1048576,Maze!$A$1:$XFD$1048576"],
  ["a reference that is broken", "grid24 w64", "=Maze!#REF!,#REF!"],
])("names that hold %s tell nothing, and nothing is allocated for them", (_what, text, places) => {
  const list = [
    { name: facts.before.name, formula: `="${text}"` },
    { name: `${facts.before.name}At`, formula: places },
  ];
  expect(savedBefore("Maze", facts.before.read(list), undefined)).toEqual({
    widths: [],
    heights: [],
    grid: undefined,
    cellSize: undefined,
  });
});

test("the largest maze that there may be has a grid that is known", () => {
  const list = [
    { name: facts.before.name, formula: '="grid24 h15"' },
    { name: `${facts.before.name}At`, formula: "=Maze!$B$2:$ALM$1001,Maze!$B$2:$ALM$2" },
  ];
  expect(savedBefore("Maze", facts.before.read(list), undefined).grid).toEqual({
    row: 1,
    column: 1,
    rows: 1_000,
    columns: 1_000,
  });
});

test.each(["aw64", "w64a", "w64.", "w", "w12345", "v64"])("“%s” is the width of nothing", (text) => {
  const list = [
    { name: facts.before.name, formula: `="grid24 ${text} w?"` },
    { name: `${facts.before.name}At`, formula: "=Maze!$B$2:$C$3,Maze!$B$2:$B$3,Maze!$C$2:$C$3" },
  ];
  expect(savedBefore("Maze", facts.before.read(list), undefined).widths.filter((width) => width !== undefined)).toEqual(
    [],
  );
});

test("runs that overlap are no sizes, so that what is read stays as small as the grid", () => {
  const pins = Array.from({ length: 600 }, () => "h15");
  const places = Array.from({ length: 601 }, () => "M!$A$1:$A$999999");
  const list = [
    { name: facts.before.name, formula: `="grid24 ${pins.join(" ")}"` },
    { name: `${facts.before.name}At`, formula: `=${places.join(",")}` },
  ];
  expect(SHEET_ROWS).toBeGreaterThan(999_999);
  expect(savedBefore("M", facts.before.read(list), undefined)).toMatchObject({ heights: [], widths: [] });
});
