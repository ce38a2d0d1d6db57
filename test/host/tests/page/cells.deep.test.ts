import { describeCell, selectionName } from "../../page/sheet/describe";
import { fittingValue, sideOf, wrapped } from "../../looks/cellText";
import { paintOf } from "../../looks/fillPatterns";
import { lineStart, penFor } from "../../looks/pens";
import { tinted } from "../../store/tinted";
import { CellError, DEFAULT_STYLE, NO_FILL, NO_LINE, WorkbookStore, cellArea, type Line } from "../../store";

const TEN_A_CHARACTER = (text: string): number => text.length * 10;
const thick: Line = { ...NO_LINE, style: "Continuous", weight: "Thick" };

test("a number without room shows only #, a decimal number first loses decimals", () => {
  expect(fittingValue(123, "General", 30, TEN_A_CHARACTER)).toBe("123");
  expect(fittingValue(123, "General", 29, TEN_A_CHARACTER)).toBe("##");
  expect(fittingValue(3.14159, "General", 45, TEN_A_CHARACTER)).toBe("3.14");
  expect(fittingValue(3.14159, "0.00000", 45, TEN_A_CHARACTER)).toBe("####");
  expect(fittingValue(CellError.ref, "General", 20, TEN_A_CHARACTER)).toBe("##");
});

test("without an alignment numbers stand right, texts left, logical values and errors in the middle", () => {
  expect([1, "a", true, CellError.ref].map((value) => sideOf(value, DEFAULT_STYLE))).toEqual([
    "right",
    "left",
    "center",
    "center",
  ]);
});

test("text wraps between words and at line ends", () => {
  expect(wrapped("one two three\nfour", 80, TEN_A_CHARACTER)).toEqual(["one two", "three", "four"]);
});

test.each([
  [1, [1, 1, 2, 3]],
  [1.25, [1, 1, 3, 4]],
  [1.5, [2, 2, 3, 5]],
  [2, [2, 2, 4, 6]],
])("lines are whole pixels wide at a scaling of %d: hairline, thin, medium, thick", (scale, widths) => {
  const weights = ["Hairline", "Thin", "Medium", "Thick"] as const;
  expect(weights.map((weight) => penFor({ ...thick, weight }, scale)?.width)).toEqual(widths);
});

test("lines of all widths are centred on the pixel before the boundary", () => {
  expect([1, 3, 5].map((width) => lineStart(100, width) + (width - 1) / 2)).toEqual([99, 99, 99]);
});

test("no line has no pen, a double line has a gap, a tint makes a colour lighter", () => {
  expect(penFor(NO_LINE, 1)).toBeUndefined();
  expect(penFor({ ...thick, style: "Double" }, 1)).toMatchObject({ width: 3, gap: 1 });
  expect(tinted("#000000", 0.5)).toBe("#808080");
});

test("a maze's cell is told with its value and its walls, an open one with none", () => {
  const workbook = new WorkbookStore(["Maze"]);
  const sheet = workbook.activeSheet;
  sheet.setCell(1, 1, 14);
  expect(describeCell(sheet, 1, 1)).toBe("B2, 14");
  sheet.changeHorizontalEdges(cellArea(1, 1), () => thick);
  sheet.changeVerticalEdges(cellArea(1, 1), () => thick);
  expect(describeCell(sheet, 1, 1)).toBe("B2, 14, walls at the top and left");
  workbook.names.push({ name: "MazeGrid", formula: "=Maze!$B$2:$I$6", visible: true, comment: "", scope: sheet });
  expect(describeCell(sheet, 2, 2)).toBe("C3, empty, no walls");
  expect(describeCell(sheet, 0, 1)).toBe("B1, empty, wall at the bottom");
});

test("the name box shows the name of what is selected as a whole", () => {
  const workbook = new WorkbookStore(["Maze"]);
  const sheet = workbook.activeSheet;
  workbook.names.push({ name: "MazeColumns", formula: "=Maze!$BC$12", visible: true, comment: "", scope: sheet });
  expect(selectionName(sheet, { areas: [cellArea(11, 54)], activeRow: 11, activeColumn: 54 })).toBe("MazeColumns");
  expect(selectionName(sheet, { areas: [cellArea(11, 53)], activeRow: 11, activeColumn: 53 })).toBe("BB12");
});

test.each([
  ["Gray75", 3 / 4],
  ["Gray50", 1 / 2],
  ["Gray25", 1 / 4],
  ["Gray16", 1 / 8],
  ["Gray8", 1 / 16],
])("the pattern %s has that share of its dots: %d", (pattern, share) => {
  const { width, height, dots } = paintOf({ ...NO_FILL, pattern })!.pattern!;
  expect(dots.length / (width * height)).toBe(share);
});

test("patterns slant and run as their names say, in the pattern's colour over the fill's", () => {
  const dotsOf = (pattern: string) => paintOf({ ...NO_FILL, pattern })!.pattern!.dots.map(({ x, y }) => [x, y]);
  expect(dotsOf("LightDown").every(([x, y]) => x === y)).toBe(true);
  expect(dotsOf("LightUp").every(([x, y]) => x === 3 - y!)).toBe(true);
  expect(dotsOf("LightHorizontal").every(([, y]) => y === 0)).toBe(true);
  expect(dotsOf("LightVertical").every(([x]) => x === 0)).toBe(true);
  const fill = {
    pattern: "Grid",
    color: "#DDEBF7",
    patternColor: "#000000",
    tintAndShade: 0,
    patternTintAndShade: 0.5,
  };
  expect(paintOf(fill)).toMatchObject({ color: "#DDEBF7", pattern: { color: "#808080" } });
  expect([paintOf(NO_FILL), paintOf({ ...fill, pattern: "Solid" })]).toEqual([undefined, { color: "#DDEBF7" }]);
});
