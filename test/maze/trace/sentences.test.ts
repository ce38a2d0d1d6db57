import { type Message, message } from "../../../src/message";
import { narrationOf } from "../../../src/maze/trace/sentences";
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
import { grid, missed, name, said, step, tinted } from "./smallTrace";

test("what a step did begins with its cell and its wall", () => {
  const cursor = new TraceCursor(grid, { start: "walled", steps: Uint32Array.of(step("B2", "A2", OPENED)) });
  cursor.moveTo(1);
  const did = message("wall-falls", { cell: "B2", neighbour: "A2" });
  expect(cursor.describeStep(name)).toEqual(message("step-at-wall", { cell: "B2", side: "left", did }));
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
    missed("C1", "top"),
  ];
  const common = [
    message("wall-falls", { cell: "A1", neighbour: "B1" }),
    message("wall-blocked"),
    message("wall-stays"),
    message("search-goes-back", { neighbour: "B1" }),
    message("wall-makes-loop", { cell: "C1", neighbour: "B1" }),
    message("walk-goes", { cell: "C1", neighbour: "C2", meets: "nothing" }),
    message("walk-erases", { neighbour: "C1" }),
    message("coin-keeps-wall"),
    message("cut-begins", { cell: "B3", neighbour: "C3" }),
    message("wall-built", { cell: "B2", neighbour: "C2" }),
    message("pick-missed"),
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
    const other = (told: readonly Message[]) => told.filter((_, i) => !own.includes(i));
    expect([id, other(said(id, steps))]).toEqual([id, other(common)]);
  }
  expect(said("eller", [step("A1", "A2", BLOCKED), step("A1", "A2", LOOPED)])).toEqual([
    message("wall-blocked"),
    message("wall-makes-loop", { cell: "A1", neighbour: "A2" }),
  ]);
});

test("Kruskal and Borůvka tell of sets", () => {
  const steps = [step("B1", "A1", OPENED), step("B2", "B1", OPENED), step("A1", "A2", REFUSED)];
  expect(said("kruskal", steps)).toEqual([
    message("sets-joined", { set: 2, other: 1, left: 11 }),
    message("sets-joined", { set: 6, other: 2, left: 10 }),
    message("sets-same", { set: 6, left: 10 }),
  ]);
  expect(said("boruvka", [step("A1", "B1", BLOCKED), step("B1", "A1", LOOPED)])).toEqual([
    message("sets-joined-blocked", { set: 1, other: 2, left: 11 }),
    message("sets-same-loop", { set: 1, left: 11 }),
  ]);
});

test("Kruskal by random picks tells of sets, and of picks in vain", () => {
  const steps = [missed("A1", "left"), step("A1", "B1", OPENED), step("B1", "A1", REFUSED)];
  expect(said("kruskal-picks", steps)).toEqual([
    message("pick-missed"),
    message("sets-joined", { set: 1, other: 2, left: 11 }),
    message("sets-same", { set: 1, left: 11 }),
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
    message("search-enters", { neighbour: "B1" }),
    message("search-enters-blocked", { neighbour: "C1" }),
    message("search-makes-loop", { neighbour: "B1" }),
    message("search-dead-end", { cell: "C1", neighbour: "B1" }),
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
  expect(said("prim-weights", steps)[1]).toEqual(message("lightest-wall-falls", { cell: "B1", neighbour: "B2" }));
  expect(said("prim-frontier", steps)[0]).toEqual(message("frontier-cell-joins", { cell: "A1", neighbour: "B1" }));
  for (const from of ["newest", "oldest", "random", "mixed"] as const) {
    expect(said(`growing-tree-${from}`, steps)[1]).toEqual(
      message("tree-grows", { from, cell: "B1", neighbour: "B2" }),
    );
  }
  const pair = { rows: 1, columns: 3 };
  const first = (id: string) => {
    const trace: Trace = { start: "walled", steps: Uint32Array.of(step("A1", "B1", OPENED)) };
    const cursor = new TraceCursor(pair, trace, narrationOf({ id }));
    cursor.moveTo(1);
    return cursor.describeStep(name)!.args.did;
  };
  expect(first("prim-weights")).toMatchObject({ id: "lightest-wall-falls" });
  expect(first("growing-tree-newest")).toMatchObject({ id: "tree-grows" });
});

test("hunt and kill tells the walk from the hunt", () => {
  const steps = [step("B1", "A1", OPENED), step("A1", "A2", OPENED), step("B1", "C1", OPENED)];
  expect(said("hunt-and-kill", steps)).toEqual([
    message("walk-begins", { cell: "B1", neighbour: "A1", meets: "nothing" }),
    message("walk-goes", { cell: "A1", neighbour: "A2", meets: "nothing" }),
    message("hunt-finds", { stuck: "A2", cell: "B1", neighbour: "C1" }),
  ]);
  // A wall that is blocked is gone through all the same, and a loop is no move.
  const imperfect = [step("B1", "A1", BLOCKED), step("A1", "B1", LOOPED), step("A1", "A2", OPENED)];
  expect(said("hunt-and-kill", imperfect)[2]).toEqual(
    message("walk-goes", { cell: "A1", neighbour: "A2", meets: "nothing" }),
  );
});

test("Aldous and Broder's walk goes where it was and where it was not", () => {
  expect(said("aldous-broder", [step("D2", "D1", OPENED), step("D1", "D2", WALKED)])).toEqual([
    message("walk-goes-first-time", { cell: "D2", neighbour: "D1" }),
    message("walk-goes", { cell: "D1", neighbour: "D2", meets: "nothing" }),
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
    const [walked, joins, begun, on, back, met] = said("wilson", steps);
    if (joined === OPENED) expect(joins).toEqual(message("walk-joins", { cell: "B1", neighbour: "A1" }));
    expect([walked, begun, on, back, met]).toEqual([
      message("walk-begins", { cell: "A1", neighbour: "B1", meets: "nothing" }),
      message("walk-begins", { cell: "A2", neighbour: "B2", meets: "nothing" }),
      message("walk-goes", { cell: "B2", neighbour: "A2", meets: "nothing" }),
      message("walk-erases", { neighbour: "A2" }),
      message("walk-goes", { cell: "A2", neighbour: "A1", meets: "maze" }),
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
    message("row-sets-joined", { row: 1, set: 1, other: 2, because: "coin" }),
    message("row-sets-kept", { row: 1, set: 1, other: 3 }),
    message("row-opens-down", { row: 1, cell: "A1", neighbour: "A2" }),
    message("row-opens-down", { row: 1, cell: "B1", neighbour: "B2" }),
    message("row-stays-closed", { row: 1, cell: "C1", neighbour: "C2" }),
    message("row-sets-same", { row: 2, set: 1 }),
    message("row-sets-joined", { row: 3, set: 11, other: 12, because: "lastRow" }),
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
    message("run-goes-on", { neighbour: "D1", cells: 4 }),
    message("run-goes-on", { neighbour: "B2", cells: 2 }),
    message("run-goes-on", { neighbour: "C2", cells: 3 }),
    message("run-closes", { cells: 3, first: "A2", last: "C2" }),
    message("run-opens-up", { cell: "B2", cells: 3, first: "A2", last: "C2" }),
    message("run-opens-up", { cell: "D2", cells: 1, first: "D2", last: "D2" }),
    message("run-closes", { cells: 1, first: "A3", last: "A3" }),
    message("run-opens-up", { cell: "A3", cells: 1, first: "A3", last: "A3" }),
    message("run-goes-on", { neighbour: "C3", cells: 2 }),
    message("run-goes-on", { neighbour: "D3", cells: 3 }),
    message("run-opens-up", { cell: "D3", cells: 3, first: "B3", last: "D3" }),
  ]);
});

test("the binary tree tells which wall the coin chose", () => {
  expect(said("binary-tree", [step("A1", "B1", OPENED), step("A1", "A2", OPENED)])).toEqual([
    message("cell-opens", { cell: "B1", side: "left", neighbour: "A1" }),
    message("cell-opens", { cell: "A2", side: "top", neighbour: "A1" }),
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
  const down = { direction: "down", walls: 2 } as const;
  const across = { direction: "across", walls: 1 } as const;
  expect(said("recursive-division", steps, "open")).toEqual([
    message("chamber-cut", { first: "A1", last: "D3", ...down, cell: "B2", neighbour: "C2" }),
    message("cut-goes-on", { cell: "B1", neighbour: "C1" }),
    message("cut-goes-on", { cell: "B3", neighbour: "C3" }),
    message("chamber-cut", { first: "A1", last: "B3", ...across, cell: "A1", neighbour: "A2" }),
    message("cut-goes-on", { cell: "B1", neighbour: "B2" }),
    message("chamber-cut", { first: "C1", last: "D3", ...across, cell: "D2", neighbour: "D3" }),
    message("cut-goes-on", { cell: "C2", neighbour: "C3" }),
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
