import { generatorById } from "../../../src/maze/generators/generators";
import {
  BACKTRACKED,
  BLOCKED,
  BUILT,
  ERASED,
  GAP,
  KEPT,
  LOOPED,
  OPENED,
  REFUSED,
  type Trace,
  WALKED,
} from "../../../src/maze/trace/trace";
import { TraceCursor } from "../../../src/maze/trace/cursor";
import { grid, name, said, step, tinted } from "./smallTrace";

test("a step's sentence begins with its number, its cell and its wall", () => {
  const cursor = new TraceCursor(grid, { start: "walled", steps: Uint32Array.of(step("B2", "A2", OPENED)) });
  cursor.moveTo(1);
  expect(cursor.sentence(name)).toBe("Step 1 of 1: B2, left wall. The wall falls: B2 and A2 are joined.");
});

test("what an algorithm has no words of its own for is said in those that all have in common", () => {
  const steps = [
    step("A1", "B1", OPENED),
    step("B1", "C1", BLOCKED),
    step("B1", "A1", REFUSED),
    step("C1", "B1", BACKTRACKED),
    step("C1", "B1", LOOPED),
    step("C1", "C2", WALKED),
    step("C2", "C1", ERASED),
    step("C2", "D2", KEPT),
    step("B3", "C3", GAP),
    step("B2", "C2", BUILT),
  ];
  const common = [
    "The wall falls: A1 and B1 are joined.",
    "There should be a passage, and the wall stands all the same.",
    "The wall stays.",
    "Back to B1.",
    "The wall falls although C1 and B1 are joined already: a loop.",
    "The walk goes from C1 to C2.",
    "The walk was in C1 before: the loop is forgotten.",
    "A coin lets the wall stand.",
    "A cut begins, with a gap between B3 and C3.",
    "A wall is put up between B2 and C2.",
  ];
  expect(said(undefined, steps)).toEqual(common);
  // Of each algorithm these are steps that only imperfect mazes have, or none of its own at all.
  const foreign: [id: string, own: number[]][] = [
    ["prim-weights", [0]],
    ["prim-frontier", [0]],
    ["growing-tree-newest", [0]],
    ["hunt-and-kill", [0]],
    ["binary-tree", [0]],
    ["wilson", [0, 5, 6]],
    ["aldous-broder", [0, 5]],
    ["eller", [0, 2, 7]],
    ["sidewinder", [0, 7]],
    ["recursive-division", [8, 9]],
  ];
  for (const [id, own] of foreign) {
    const other = (sentences: string[]) => sentences.filter((_, i) => !own.includes(i));
    expect([id, other(said(id, steps))]).toEqual([id, other(common)]);
  }
  expect(said("eller", [step("A1", "A2", BLOCKED), step("A1", "A2", LOOPED)])).toEqual([
    "There should be a passage, and the wall stands all the same.",
    "The wall falls although A1 and A2 are joined already: a loop.",
  ]);
});

test("Kruskal and Borůvka tell of sets", () => {
  const steps = [step("B1", "A1", OPENED), step("B2", "B1", OPENED), step("A1", "A2", REFUSED)];
  expect(said("kruskal", steps)).toEqual([
    "2 and 1 differ: joined as 2. 11 sets left.",
    "6 and 2 differ: joined as 6. 10 sets left.",
    "Both sides are in set 6: refused, the wall stays. 10 sets left.",
  ]);
  expect(said("boruvka", [step("A1", "B1", BLOCKED), step("B1", "A1", LOOPED)])).toEqual([
    "1 and 2 differ: joined as 1, but the wall is blocked and stands. 11 sets left.",
    "Both sides are in set 1, and the wall falls all the same: a loop. 11 sets left.",
  ]);
});

test("depth-first tells of new cells, of the way back, and what imperfect mazes add", () => {
  const steps = [
    step("A1", "B1", OPENED),
    step("B1", "C1", BLOCKED),
    step("C1", "B1", LOOPED),
    step("C1", "B1", BACKTRACKED),
  ];
  expect(said("depth-first", steps)).toEqual([
    "B1 is new: the wall falls, and the search goes on there.",
    "The search goes on in C1, but the wall is blocked and stands.",
    "B1 is entered once more: the wall falls, a loop.",
    "C1 leads nowhere new: back to B1.",
  ]);
  expect(tinted("depth-first", steps)).toEqual([
    ["", ""],
    ["A1 B1", ""],
    ["A1 B1 C1", ""],
    ["A1 B1 C1", ""],
    ["A1 B1", "C1"],
  ]);
  // A loop leads the search once more into a cell that it had left for good.
  const again = [
    step("A1", "B1", OPENED),
    step("B1", "B2", OPENED),
    step("B2", "B1", BACKTRACKED),
    step("B1", "A1", BACKTRACKED),
    step("A1", "A2", OPENED),
    step("A2", "B2", LOOPED),
  ];
  expect(tinted("depth-first", again).at(-1)).toEqual(["A1 A2 B2", "B1"]);
});

test("Prim and the growing trees tell of their frontier", () => {
  const steps = [step("A1", "B1", OPENED), step("B1", "B2", OPENED)];
  expect(said("prim-weights", steps)[1]).toBe(
    "The lightest wall around the patch falls: B2 joins B1. 4 cells are beside the maze.",
  );
  expect(said("prim-frontier", steps)[0]).toBe("B1, drawn from the frontier, joins A1. 3 cells are beside the maze.");
  expect(said("growing-tree-newest", steps)[1]).toBe(
    "B1, the newest cell that can, grows into B2. 3 cells have a neighbour outside now.",
  );
  const pair = { rows: 1, columns: 3 };
  const first = (id: string) => {
    const trace: Trace = { start: "walled", steps: Uint32Array.of(step("A1", "B1", OPENED)) };
    const cursor = new TraceCursor(pair, trace, generatorById(id).narration);
    cursor.moveTo(1);
    return cursor.sentence(name);
  };
  expect(first("prim-weights")).toMatch(/ 1 cell is beside the maze\.$/);
  expect(first("growing-tree-newest")).toMatch(/ 1 cell has a neighbour outside now\.$/);
});

test("hunt and kill tells the walk from the hunt", () => {
  const steps = [step("B1", "A1", OPENED), step("A1", "A2", OPENED), step("B1", "C1", OPENED)];
  expect(said("hunt-and-kill", steps)).toEqual([
    "The walk begins in B1 and goes to A1.",
    "The walk goes on from A1 to A2.",
    "The walk is stuck in A2. The hunt, row by row, finds C1 and joins it to B1.",
  ]);
  // A wall that is blocked is gone through all the same, and a loop is no move.
  const imperfect = [step("B1", "A1", BLOCKED), step("A1", "B1", LOOPED), step("A1", "A2", OPENED)];
  expect(said("hunt-and-kill", imperfect)[2]).toBe("The walk goes on from A1 to A2.");
});

test("Aldous and Broder's walk goes where it was and where it was not", () => {
  expect(said("aldous-broder", [step("D2", "D1", OPENED), step("D1", "D2", WALKED)])).toEqual([
    "The walk goes from D2 to D1 for the first time, and the wall falls.",
    "The walk goes from D1 to D2, where it was before.",
  ]);
  expect(tinted("aldous-broder", [step("D2", "D1", OPENED), step("D1", "D2", WALKED)])).toEqual([
    ["", ""],
    ["D1", "D2"],
    ["D2", "D1"],
  ]);
});

test("Wilson's next walk begins where the one before has joined the maze, imperfect or not", () => {
  for (const joined of [OPENED, BLOCKED] as const) {
    const steps = [
      step("A1", "B1", WALKED),
      step("B1", "A1", joined),
      step("A2", "B2", WALKED),
      step("B2", "A2", WALKED),
      step("B2", "A2", ERASED),
      step("A2", "A1", WALKED),
    ];
    const [walked, , begun, on, back, met] = said("wilson", steps);
    expect([walked, begun, on, back, met]).toEqual([
      "A walk begins in A1 and goes to B1.",
      "A walk begins in A2 and goes to B2.",
      "The walk goes from B2 to A2.",
      "The walk was in A2 before: the loop of 2 cells is forgotten.",
      "The walk goes from A2 to A1, and there it meets the maze.",
    ]);
    expect(tinted("wilson", steps)).toEqual([
      ["", ""],
      ["A1 B1", ""],
      ["", "A1 B1"],
      ["A2 B2", "A1 B1"],
      ["A2 B2", "A1 B1"],
      ["A2", "A1 B1"],
      ["A1 A2", "B1"],
    ]);
  }
});

test("Eller tells of rows: coins sideways, within a set, and downwards", () => {
  const steps = [
    step("A1", "B1", OPENED),
    step("B1", "C1", KEPT),
    step("A1", "A2", OPENED),
    step("B1", "B2", OPENED),
    step("C1", "C2", KEPT),
    step("A2", "B2", REFUSED),
    step("C3", "D3", OPENED),
  ];
  expect(said("eller", steps)).toEqual([
    "Row 1: sets 1 and 2 differ, and a coin says so: joined as 1.",
    "Row 1: sets 1 and 3 differ, and a coin lets the wall stand.",
    "Row 1: A1 opens downwards, so A2 is of its set.",
    "Row 1: B1 opens downwards, so B2 is of its set.",
    "Row 1: C1 does not open downwards, so C2 begins a set.",
    "Row 2: both sides are in set 1, the wall stays.",
    "Row 3: sets 11 and 12 differ, and it is the last row: joined as 11.",
  ]);
});

test("sidewinder tells of runs: longer, closed, opened upwards; a run of one cell too", () => {
  const steps = [
    step("A1", "B1", OPENED),
    step("B1", "C1", OPENED),
    step("C1", "D1", OPENED),
    step("A2", "B2", OPENED),
    step("B2", "C2", OPENED),
    step("C2", "D2", KEPT),
    step("B2", "B1", OPENED),
    step("D2", "D1", OPENED),
    step("A3", "B3", KEPT),
    step("A3", "A2", OPENED),
    step("B3", "C3", OPENED),
    step("C3", "D3", OPENED),
    step("D3", "D2", OPENED),
  ];
  expect(said("sidewinder", steps).slice(2)).toEqual([
    "The run goes on to D1: 4 cells.",
    "The run goes on to B2: 2 cells.",
    "The run goes on to C2: 3 cells.",
    "A coin closes the run from A2 to C2.",
    "B2, drawn from the run from A2 to C2, opens upwards.",
    "D2, drawn from the run of one cell, opens upwards.",
    "A coin closes the run of one cell.",
    "A3, drawn from the run of one cell, opens upwards.",
    "The run goes on to C3: 2 cells.",
    "The run goes on to D3: 3 cells.",
    "D3, drawn from the run from B3 to D3, opens upwards.",
  ]);
});

test("the binary tree tells which wall the coin chose", () => {
  expect(said("binary-tree", [step("A1", "B1", OPENED), step("A1", "A2", OPENED)])).toEqual([
    "B1 opens its left wall, to A1.",
    "A2 opens its top wall, to A1.",
  ]);
});

test("division tells of the chamber, the cut and its gap", () => {
  const steps = [
    step("B2", "C2", GAP),
    step("B1", "C1", BUILT),
    step("B3", "C3", BUILT),
    step("A1", "A2", GAP),
    step("B1", "B2", BUILT),
    step("D2", "D3", GAP),
    step("C2", "C3", BUILT),
  ];
  expect(said("recursive-division", steps, "open")).toEqual([
    "The chamber from A1 to D3 is cut from top to bottom by 2 walls; between B2 and C2 stays a gap.",
    "The cut goes on between B1 and C1.",
    "The cut goes on between B3 and C3.",
    "The chamber from A1 to B3 is cut from left to right by 1 wall; between A1 and A2 stays a gap.",
    "The cut goes on between B1 and B2.",
    "The chamber from C1 to D3 is cut from left to right by 1 wall; between D2 and D3 stays a gap.",
    "The cut goes on between C2 and C3.",
  ]);
  const cut = "A1 B1 C1 D1 A2 B2 C2 D2 A3 B3 C3 D3";
  expect(tinted("recursive-division", [...steps, step("D2", "D3", BLOCKED)], "open")).toEqual([
    ["", ""],
    [cut, ""],
    [cut, ""],
    [cut, ""],
    ["A1 B1 A2 B2 A3 B3", ""],
    ["A1 B1 A2 B2 A3 B3", ""],
    ["C1 D1 C2 D2 C3 D3", ""],
    ["C1 D1 C2 D2 C3 D3", ""],
    ["", ""],
  ]);
});
