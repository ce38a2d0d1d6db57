import { markingCells, stepSigns, stepsToMark } from "../../../src/maze/marking";
import { Maze } from "../../../src/maze/model/maze";
import { recalculate } from "../../host/model/calculation/recalculate";
import { WorkbookStore } from "../../host/store";
import { PATHS, type TypedPath, cellsOf, markedInWords, shortWords, typedPath, expectEachVerdict } from "./typedPaths";

/** What B5 to B9 show once the embedded workbook has calculated the sheet. */
function calculated(path: TypedPath): unknown[] {
  const workbook = new WorkbookStore(["S"]);
  const sheet = workbook.sheets[0]!;
  for (const [row, column, content] of cellsOf(path)) {
    if (content === "") continue;
    const isFormula = typeof content === "string" && content.startsWith("=");
    sheet.setCell(row, column, isFormula ? undefined : content, isFormula ? content : undefined);
  }
  recalculate(workbook);
  return [4, 5, 6, 7, 8].map((row) => sheet.value(row, 1));
}

/** Two rows of three cells: right, right, down; no way back from the lower row. */
const hook = Maze.walled({ rows: 2, columns: 3 });
for (const wall of [0, 2, 5]) hook.openWall(wall);
const onHook = { maze: hook, ends: { entrance: 0, exits: [5] }, signs: stepSigns([]), steps: 20, cells: [] };

const solved = [3, 3, "no wall", "exit 3", "solved 3"];
test.each([
  ["", [0, 0, "no wall", "no exit", "empty"]],
  ["RR", [2, 2, "no wall", "no exit", "going"]],
  ["RRD", solved],
  ["RLRRLR D", [7, 7, "no wall", "exit 7", "solved 7"]],
  // What is typed behind the exit does not count.
  ["RRDXL", [5, 3, "no wall", "exit 3", "solved 3"]],
  // The first wall is named with its step and the cell before it, also in the frame.
  ["RDL", [3, 1, "wall 2 AA4", "no exit", "walled 2 AA4"]],
  ["L", [1, 0, "wall 1 Z4", "no exit", "walled 1 Z4"]],
  ["U", [1, 0, "wall 1 Z4", "no exit", "walled 1 Z4"]],
  ["D", [1, 0, "wall 1 Z4", "no exit", "walled 1 Z4"]],
  ["RRR", [3, 2, "wall 3 AB4", "no exit", "walled 3 AB4"]],
  // Letters in both cases, arrows, spaces, commas and lines are all one.
  ["rrd", solved],
  ["→→↓", solved],
  ["R, R, D", solved],
  [" r→,,D\n", solved],
  ["R\nR\nD", solved],
  ["R7D", [3, 1, "no wall", "no exit", "unknown 2"]],
  ["RL".repeat(10) + "R", [21, 20, "no wall", "no exit", "long"]],
])("of the typed path %j a sheet says %j", (text, said) => {
  expect(calculated({ ...onHook, text })).toEqual(said);
});

test("an entrance is no exit, and a path may come back to it", () => {
  const both = { ...onHook, ends: { entrance: 0, exits: [0, 5] }, text: "RLRRD" };
  expect(calculated(both)).toEqual([5, 5, "no wall", "exit 5", "solved 5"]);
});

test("a sheet says of 1,000 paths, right and wrong, what marking them step by step gives", () => {
  const typed = Array.from({ length: PATHS }, (_, i) => typedPath(i));
  const wanted = typed.map(markedInWords);
  expect(typed.map(calculated)).toEqual(wanted);
  expectEachVerdict(wanted);
});

test("a language's letters come before the English ones", () => {
  // German: rechts, unten, links, oben. U leads down, and D does as in English.
  const german = stepSigns(["r", "u", "l", "o"]);
  const lead = (sign: string) => german.indexOf(sign) % 4;
  expect(["R", "u", "U", "d", "L", "O", "o", "↑"].map(lead)).toEqual([0, 1, 1, 1, 2, 3, 3, 3]);
  expect(german).toBe("RULOruloRDLUrdlu→↓←↑");
});

test.each([[["⟦R⟧", "⟦D⟧", "⟦L⟧", "⟦U⟧"]], [["R", "D", "L", '"']], [["R", "D", "L", "U"]]])(
  "letters that are not single ones are left out, and English ones are there once: %j",
  (letters) => expect(stepSigns(letters)).toBe("RDLUrdlu→↓←↑"),
);

test("four times the shortest path is marked, at least 20 and at most 2,000 steps", () => {
  expect([1, 5, 6, 60, 500, 501].map(stepsToMark)).toEqual([20, 20, 24, 240, 2000, 2000]);
});

test("the sheet has a row of formulas for each step, in functions that Excel 2016 has", () => {
  const { signs, steps, ends } = onHook;
  const sheet = markingCells(hook, ends, { row: 2, column: 2 }, { signs, steps }, shortWords);
  const { blocks, inputs, hidden } = sheet;
  const formulas = blocks.flatMap(({ cells }) => cells.flat()).filter((cell) => String(cell).startsWith("="));
  expect(formulas).toHaveLength(7 * 20 + 5 + 2);
  const functions = new Set(formulas.flatMap((formula) => String(formula).match(/[A-Z]+(?=\()/g) ?? []));
  expect([...functions].sort().join(" ")).toBe(
    "ADDRESS AND CHAR CHOOSE COUNTIF FIND IF IFERROR INDEX INT LEN MID MIN MOD OR SUBSTITUTE",
  );
  expect(Math.max(...formulas.map((formula) => String(formula).length))).toBeLessThan(8_192);
  expect([inputs, hidden]).toEqual([["B4", "B12:B31"], "D:K"]);
});
