import fc from "fast-check";
import { markPath } from "../../../src/maze/marking/markPath";
import { markingCells, stepSigns, stepsToMark } from "../../../src/maze/marking/markingCells";
import { Maze } from "../../../src/maze/model/maze";
import { breadthFirst } from "../../../src/maze/solvers/breadthFirst";
import { anyMaze } from "../anyMaze";
import { openNeighbours } from "../shape";
import { runs } from "../../depth";
import { shortTexts } from "./shortTexts";

const signs = stepSigns([]);

/** Two rows of three cells: right, right, down; no way back from the lower row. */
function hook(): Maze {
  const maze = Maze.walled({ rows: 2, columns: 3 });
  for (const wall of [0, 2, 5]) maze.openWall(wall);
  return maze;
}
const ends = { entrance: 0, exits: [5] };
const mark = (text: string, most?: number) => markPath(hook(), ends, text, signs, most);
const nothing = { crossing: undefined, unknown: undefined, exit: undefined };

test("a path is right as far as it goes, and reaches the exit", () => {
  expect(mark("")).toEqual({ ...nothing, typed: 0, right: 0 });
  expect(mark("RR")).toEqual({ ...nothing, typed: 2, right: 2 });
  expect(mark("RRD")).toEqual({ ...nothing, typed: 3, right: 3, exit: 3 });
  expect(mark("RLRRLR D")).toMatchObject({ right: 7, exit: 7 });
});

test("what is typed behind the exit does not count", () => {
  expect(mark("RRDXL")).toEqual({ ...nothing, typed: 5, right: 3, exit: 3 });
});

test("the first wall is named with its step and the cell before it, also in the frame", () => {
  expect(mark("RDL")).toEqual({ ...nothing, typed: 3, right: 1, crossing: { step: 2, cell: 1 } });
  for (const into of ["L", "U", "D"]) expect(mark(into)).toMatchObject({ crossing: { step: 1, cell: 0 } });
  expect(mark("RRR")).toMatchObject({ right: 2, crossing: { step: 3, cell: 2 } });
});

test("letters in both cases, arrows, spaces, commas and lines are all one", () => {
  for (const text of ["rrd", "→→↓", "R, R, D", " r→,,D\n", "R\nR\nD"])
    expect(mark(text)).toMatchObject({ exit: 3, typed: 3 });
});

test("what is no direction is named with its step", () => {
  expect(mark("R7D")).toEqual({ ...nothing, typed: 3, right: 1, unknown: 2 });
});

test("steps beyond the most that are marked do not count", () => {
  expect(mark("RRD", 2)).toEqual({ ...nothing, typed: 3, right: 2 });
});

test("an entrance is no exit, and a path may come back to it", () => {
  expect(markPath(hook(), { entrance: 0, exits: [0, 5] }, "RLRRD", signs)).toMatchObject({ exit: 5 });
});

test("a language's letters come before the English ones", () => {
  // German: rechts, unten, links, oben. U leads down, and D does as in English.
  const german = stepSigns(["r", "u", "l", "o"]);
  const lead = (sign: string) => german.indexOf(sign) % 4;
  expect(["R", "u", "U", "d", "L", "O", "o", "↑"].map(lead)).toEqual([0, 1, 1, 1, 2, 3, 3, 3]);
  expect(german).toBe("RULOruloRDLUrdlu→↓←↑");
});

test("letters that are not single ones are left out, and English ones are there once", () => {
  expect(stepSigns(["⟦R⟧", "⟦D⟧", "⟦L⟧", "⟦U⟧"])).toBe("RDLUrdlu→↓←↑");
  expect(stepSigns(["R", "D", "L", '"'])).toBe("RDLUrdlu→↓←↑");
  expect(stepSigns(["R", "D", "L", "U"])).toBe("RDLUrdlu→↓←↑");
});

test("walks through any maze are right just as far as they keep to its passages", () => {
  fc.assert(
    fc.property(anyMaze(6), fc.array(fc.nat(3), { maxLength: 12 }), ({ maze, ends: any }, sides) => {
      const text = sides.map((side) => "RDLU"[side]!).join("");
      let cell = any.entrance;
      let expected: object = { ...nothing, typed: sides.length, right: sides.length };
      for (const [done, side] of sides.entries()) {
        const { columns, size } = maze;
        const isOut = [cell % columns === columns - 1, cell + columns >= size, cell % columns === 0, cell < columns][
          side
        ]!;
        const next = cell + [1, columns, -1, -columns][side]!;
        if (isOut || !openNeighbours(maze, cell).includes(next)) {
          expected = { ...expected, right: done, crossing: { step: done + 1, cell } };
          break;
        }
        cell = next;
        if (cell !== any.entrance && any.exits.includes(cell)) {
          expected = { ...expected, right: done + 1, exit: done + 1 };
          break;
        }
      }
      expect(markPath(maze, any, text, signs)).toEqual(expected);
    }),
    { seed: 7, numRuns: runs(400) },
  );
});

test("four times the shortest path is marked, at least 20 and at most 2,000 steps", () => {
  expect([1, 5, 6, 60, 500, 501].map(stepsToMark)).toEqual([20, 20, 24, 240, 2000, 2000]);
  expect(breadthFirst(hook(), ends).path).toHaveLength(4);
});

test("the sheet has a row of formulas for each step, in functions that Excel 2016 has", () => {
  const { blocks, inputs, hidden } = markingCells(
    hook(),
    ends,
    { row: 2, column: 2 },
    { signs, steps: 20, texts: shortTexts },
  );
  const formulas = blocks.flatMap(({ cells }) => cells.flat()).filter((cell) => String(cell).startsWith("="));
  expect(formulas).toHaveLength(7 * 20 + 5 + 2);
  const functions = new Set(formulas.flatMap((formula) => String(formula).match(/[A-Z]+(?=\()/g) ?? []));
  expect([...functions].sort()).toEqual([
    "ADDRESS",
    "AND",
    "CHAR",
    "CHOOSE",
    "COUNTIF",
    "FIND",
    "IF",
    "IFERROR",
    "INDEX",
    "INT",
    "LEN",
    "MID",
    "MIN",
    "MOD",
    "OR",
    "SUBSTITUTE",
  ]);
  expect(Math.max(...formulas.map((formula) => String(formula).length))).toBeLessThan(8_192);
  expect([inputs, hidden]).toEqual([["B4", "B12:B31"], "D:K"]);
});
