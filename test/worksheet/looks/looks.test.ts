import fc from "fast-check";
import { Maze, type Mask } from "../../../src/maze/model";
import {
  type Layout,
  allMarks,
  cellHeightOf,
  colorOf,
  distanceMarks,
  filledMark,
  heightPerWidth,
  lookOfFill,
  looksOutside,
  mazeInFile,
  outsideLook,
  removedMark,
  setLooks,
  shorterSide,
  tintLooks,
  wallSize,
  wallsUnseen,
} from "../../../src/worksheet/looks";
import { FillList, mostFrequentLook } from "../../../src/worksheet/cells";
import { mostFrequentNumber } from "../../../src/worksheet/sets";
import { message } from "../../../src/message";

const layout: Layout = { cellSize: 20, wallWeight: "Medium", wallColor: "#1F3864", fill: "#FFF2CC", fontSize: 11 };

test("every mark is a colour, alone or with a pattern of Excel's and its colour, and no two are alike", () => {
  const marks = [...allMarks];
  const patterns = "Gray8|Gray16|LightUp|LightDown|LightVertical|CrissCross|Up|Down";
  for (const mark of marks) expect(mark).toMatch(new RegExp(`^[\\dA-F]{6}(,(${patterns}),[\\dA-F]{6})?$`));
  expect(marks).toHaveLength(19);
  // Where no patterns are reported, or two people see different ones, colours alone tell them apart.
  expect(new Set(marks.map(colorOf)).size).toBe(19);
  expect(marks.map(colorOf).every((color) => /^[\dA-F]{6}$/.test(color))).toBe(true);
});

test("distances get darker from near to far, and every second one has a pattern", () => {
  const luminance = (color: string) => {
    const [red, green, blue] = [0, 2, 4].map((at) => parseInt(color.slice(at, at + 2), 16)) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const light = distanceMarks.map((mark) => luminance(colorOf(mark)));
  expect(light).toEqual([...light].sort((a, b) => b - a));
  expect(distanceMarks.map((mark) => mark.includes(","))).toEqual([0, 1, 0, 1, 0, 1, 0, 1].map(Boolean));
});

/** A ring of 8 cells in a corner, around a hole. */
const RING: Mask = Uint8Array.of(1, 1, 1, 0, 1, 0, 1, 0, 1, 1, 1, 0);

test.each([
  [undefined, "are hatched in a frame", removedMark, removedMark, true],
  ["hatched", "are hatched in a frame", removedMark, removedMark, true],
  ["filled", "are filled in a frame", filledMark, filledMark, true],
  ["blank", "are blank without one, and holes filled", filledMark, "FFFFFF", false],
] as const)("where the outside is %s, cells out of the maze %s", (outside, _how, hole, around, isFramed) => {
  const lookOf = looksOutside({ rows: 3, columns: 4, mask: RING }, outside);
  expect([lookOf(5), lookOf(3), lookOf(7), lookOf(11)]).toEqual([hole, around, around, around]);
  expect(outsideLook(outside)).toEqual({ look: around, isFramed });
});

test("a maze in a file looks as on the sheet: its cells, those out of it each in its own look, and its walls", () => {
  const maze = Maze.open({ rows: 3, columns: 4, mask: RING });
  const file = (mine: Layout, of = maze) => mazeInFile({ row: 1, column: 2 }, of, mine);
  const look = (fill: object) => ({ fill, font: { size: 11 }, isCentred: true });
  const cells = look({ color: "FFF2CC" });
  const wall = { weight: "medium", color: "1F3864" };
  expect(file(layout)).toEqual({
    row: 1,
    column: 2,
    maze,
    gaps: [],
    look: {
      followsShape: false,
      wall,
      looks: [cells, look({ color: "D9D9D9", hatch: "7F7F7F" })],
      lookOf: RING.map((isIn) => 1 - isIn),
    },
  });
  expect(file({ ...layout, outside: "blank" }).look).toEqual({
    followsShape: true,
    wall,
    looks: [cells, look({ color: "FFFFFF" }), look({ color: "595959" })],
    lookOf: Uint8Array.of(0, 0, 0, 1, 0, 2, 0, 1, 0, 0, 0, 1),
  });
  // The same look as that of the cells, but for holes, is a look of its own.
  expect(file({ ...layout, fill: "#595959", outside: "filled" }).look.lookOf).toEqual(RING.map((isIn) => 1 - isIn));
  expect(file(layout, Maze.open({ rows: 2, columns: 2 })).look).toEqual({
    followsShape: false,
    wall,
    looks: [cells],
    lookOf: undefined,
  });
});

test("cells are as wide as high unless a height is given", () => {
  expect([cellHeightOf(layout), cellHeightOf({ ...layout, cellHeight: 15 })]).toEqual([20, 15]);
  expect([15, 30].map((cellHeight) => shorterSide({ cellSize: 20, cellHeight }))).toEqual([15, 20]);
  expect([heightPerWidth(layout), heightPerWidth({}), heightPerWidth({ cellHeight: 5 })]).toEqual([1, 1, 1]);
  expect(heightPerWidth({ cellSize: 20, cellHeight: 15 })).toBe(0.75);
});

test("walls that are cells are whole pixels, at most their share of a cell, and one pixel at least", () => {
  expect([100, 50, 33, 10, 1].map((wallShare) => wallSize(20, { wallShare }))).toEqual([19.5, 9.75, 6, 1.5, 0.75]);
  expect(wallSize(15, {})).toBe(15);
});

test("walls in the colour of the cells are not seen, however that is written", () => {
  expect(wallsUnseen(layout)).toBeUndefined();
  expect(wallsUnseen({ ...layout, wallColor: "#fff2Cc" })).toEqual(message("walls-unseen"));
});

test("a colouring has the fill of plain cells first, then those of sets or of work, each another", () => {
  const work = ["FFF2CC", "AAD9F4", "EFEFEF,Gray8,8C8C8C"];
  expect(tintLooks("stack", layout)).toEqual(work);
  expect(tintLooks("sets", layout)).toEqual(["FFF2CC", ...setLooks]);
  expect([setLooks.length, new Set(setLooks).size]).toEqual([7, 7]);
});

test("the commonest number is the one that comes most often, of several the smallest", () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 6, maxLength: 40 });
  fc.assert(
    fc.property(numbers, (list) => {
      const times = (number: number) => list.filter((each) => each === number).length;
      const byTimes = [0, 1, 2, 3, 4, 5, 6].sort((one, other) => times(other) - times(one));
      expect(mostFrequentNumber(Uint32Array.from(list))).toBe(byTimes[0]);
    }),
  );
});

test("the commonest look is that of most cells, of those that count; nothing where none does", () => {
  const fills = new FillList(6);
  ["MARK", "MARK", "MARK", "FFFFFF", "FFCC00", "FFCC00"].forEach((look, cell) => fills.set(cell, look));
  expect(mostFrequentLook(fills, () => true)).toBe("MARK");
  expect(mostFrequentLook(fills, (look) => look !== "MARK")).toBe("FFCC00");
  expect(mostFrequentLook(fills, () => false)).toBeUndefined();
});

test.each([
  ["D9D9D9,LightUp,000000", "#d9d9d9", "LightUp", 0],
  ["FFCC00", "#ffcc00", null, 0],
  ["FFCC00", "#FFCC00", "Solid", 0],
  ["FFCC00", "#FFCC00", "None", 0],
  ["FFFFFF", "#FFFFFF", null, 0],
  ["", "#FFFFFF", null, null],
  ["", "#FFFFFF", "None", null],
])("the look %j is read where Excel tells %s, the pattern %s and the tint %s", (look, color, pattern, tintAndShade) => {
  const fill = { color, pattern, tintAndShade, patternColor: "#000000" };
  expect(lookOfFill(fill as unknown as Excel.CellPropertiesFill)).toBe(look);
});
