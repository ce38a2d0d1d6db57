import fc from "fast-check";
import { BOTTOM, LEFT, RIGHT, TOP } from "../../../src/maze/model";
import { addressOf } from "../../../src/worksheet/addresses";
import {
  type EndCell,
  findEnds,
  gapsBeside,
  gapsOf,
  lettersIn,
  nextExitName,
  outerSide,
  withEnd,
  withoutEnd,
} from "../../../src/worksheet/ends";
import { entranceMark, exitMark } from "../../../src/worksheet/looks";
import { Written } from "../../../src/worksheet/written";
import { area } from "../../actions/sheetReading";

const GRID = area("B2:D4");
const MAZE = { rows: 3, columns: 3 };
const name = (which: string, formula: string) => ({ name: which, formula });

test("ends are names of the sheet's that point to one cell of the maze, exits in their order", () => {
  const names = [
    name("MazeExit2", "=Sheet1!$B$3"),
    name("MazeEntrance", "=Sheet1!$B$2"),
    name("MazeExit1", "=Sheet1!$D$4"),
    name("MazeExit3", "=Sheet2!$C$3"),
    name("MazeExit4", "=Sheet1!$C$3:$C$4"),
    name("MazeExit5", "=Sheet1!$E$4"),
    name("MazeExit6", "=Sheet1!#REF!"),
    name("Other", "=Sheet1!$C$2"),
  ];
  const { all, entrance, exits } = findEnds(names, "Sheet1", GRID);
  expect(entrance).toEqual({ name: "MazeEntrance", cell: 0, was: undefined });
  expect(exits.map(({ name: each, cell }) => `${each} ${cell}`)).toEqual(["MazeExit1 8", "MazeExit2 3"]);
  expect(all).toHaveLength(3);
  expect(findEnds([], "Sheet1", GRID)).toEqual({ all: [], entrance: undefined, exits: [] });
  expect([names, [names[0]!], []].map(nextExitName)).toEqual(["MazeExit7", "MazeExit1", "MazeExit1"]);
});

test("the letter of an end is ours in its cell, unless one of our numbers was written over it", () => {
  const names = [
    name("MazeEntrance", "=Sheet1!$B$2"),
    name("MazeExit1", "=Sheet1!$D$4"),
    name("MazeExit1Was", '="{%22look%22:%22FFFFFF%22,%22formula%22:9}"'),
  ];
  const blank = new Written(MAZE);
  const is = (cell: number, content: unknown, written = blank) =>
    lettersIn({ names, name: "Sheet1" }, GRID, written)(cell, content);
  expect([is(0, "S"), is(8, "E")]).toEqual([true, true]);
  expect([is(0, "E"), is(8, "S"), is(4, "S"), is(4, "E"), is(0, ""), is(0, "s")]).toEqual(new Array(6).fill(false));
  const counted = Written.counting(MAZE, Uint32Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9));
  // The number 9 was there before the letter came; at the entrance nothing was.
  expect([is(8, "E", counted), is(0, "S", counted)]).toEqual([true, false]);
});

test("ends open the frame at the top or bottom first, at the edge of the mask as well, and nowhere inside", () => {
  const sides = Array.from({ length: 9 }, (_, cell) => outerSide(MAZE, cell));
  expect(sides).toEqual([TOP, TOP, TOP, LEFT, undefined, RIGHT, BOTTOM, BOTTOM, BOTTOM]);
  const hole = (at: number) => Uint8Array.from({ length: 9 }, (_, cell) => Number(cell !== at));
  expect([1, 3, 5, 7].map((at) => outerSide({ ...MAZE, mask: hole(at) }, 4))).toEqual([TOP, LEFT, RIGHT, BOTTOM]);
  expect(gapsBeside(MAZE, [0, 4, 5])).toEqual([
    { cell: 0, side: TOP },
    { cell: 5, side: RIGHT },
  ]);
});

test("the gaps of ends are pairs of cells, one in the maze, in one direction or the other; none at the edge of the sheet", () => {
  const gaps = (at: string, along: 0 | 1, ends = [0, 1, 1, 3, 4, 5, 6]) =>
    gapsOf(MAZE, area(at), ends, along).map(addressOf);
  expect(gaps("B2:D4", BOTTOM)).toEqual(["B1:B2", "C1:C2", "B4:B5"]);
  expect(gaps("B2:D4", RIGHT)).toEqual(["A3:B3", "D3:E3"]);
  expect([gaps("A1:C3", BOTTOM), gaps("A1:C3", RIGHT)]).toEqual([["A3:A4"], ["C2:D2"]]);
});

const line = { style: "Continuous", weight: "Thick", color: "#000000" };

test("a cell that becomes an end and is none any more is as it was, with the line that was open", () => {
  const some = fc.record({
    before: fc.constantFrom("", "FFFFFF", "DDEBF7,Gray16,5B7FA6"),
    formula: fc.constantFrom<string | number>("", "mine", "=1+1", 7),
    isText: fc.boolean(),
    isEntrance: fc.boolean(),
    opens: fc.boolean(),
  });
  fc.assert(
    fc.property(some, ({ before, formula, isText, isEntrance, opens }) => {
      const [end, mark, letter] = isEntrance ? ["MazeEntrance", entranceMark, "S"] : ["MazeExit2", exitMark, "E"];
      const lines = [{ side: TOP, line } as const, { side: LEFT, line } as const];
      const content = { formula, isText, numberFormat: "General" };
      const cell: EndCell = { cell: 3, look: before, content, lines };
      const opened = opens ? lines[1] : undefined;
      const marked = withEnd(cell, end, opened?.side);
      expect(marked).toEqual({
        cell: 3,
        look: mark,
        content: { ...content, formula: letter, isText: false },
        lines: [lines[0], { side: LEFT, line: opens ? undefined : line }],
      });
      const was = { look: before, formula, ...(isText && { isText }), opened };
      expect(withoutEnd(marked, { name: end, cell: 3, was })).toEqual(cell);
      // What somebody changed since stays.
      const theirs = { ...marked, look: "FF0000", content: { ...marked.content, formula: "theirs", isText: true } };
      expect(withoutEnd(theirs, { name: end, cell: 3, was })).toEqual({ ...theirs, lines });
      const unknown = { ...marked, look: "", content: { ...marked.content, formula: "" } };
      expect(withoutEnd(marked, { name: end, cell: 3, was: undefined })).toEqual(unknown);
    }),
  );
});
