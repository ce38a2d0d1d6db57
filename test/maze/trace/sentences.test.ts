import { type Message, message } from "../../../src/message";
import { describeStep, TraceCursor } from "../../../src/maze/trace";
import { grid, name, said, stepsOf, tinted } from "./smallTrace";

test("what a step did begins with its cell and its wall", () => {
  const cursor = new TraceCursor(grid, { start: "walled", steps: stepsOf("B2 joined A2") });
  cursor.moveTo(1);
  const did = message("wall-falls", { cell: "B2", neighbour: "A2" });
  expect(describeStep(cursor, "unknown", name)).toEqual(message("step-at-wall", { cell: "B2", side: "left", did }));
});

test("what an algorithm has no words of its own for is said in those that all have in common", () => {
  const steps = `
    A1 joined B1, B1 blocked C1, B1 refused A1, C1 backtracked B1, C1 looped B1, C1 walked C2,
    C2 erased C1, C2 kept D2, B3 gap C3, B2 built C2, C1 missed top`;
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
  expect(said("unknown", steps)).toEqual(common);
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
  expect(said("eller", "A1 blocked A2, A1 looped A2")).toEqual([
    message("wall-blocked"),
    message("wall-makes-loop", { cell: "A1", neighbour: "A2" }),
  ]);
});

const chamber = { down: { direction: "down", walls: 2 }, across: { direction: "across", walls: 1 } } as const;
const cuts = "B2 gap C2, B1 built C1, B3 built C3, A1 gap A2, B1 built B2, D2 gap D3, C2 built C3";

const hasWords = (generator: string, steps: string, told: readonly Message[]) =>
  test(`${generator} has words of its own for ${steps}`, () => expect(said(generator, steps)).toEqual(told));

hasWords("kruskal", "B1 joined A1, B2 joined B1, A1 refused A2", [
  message("sets-joined", { set: 2, other: 1, left: 11 }),
  message("sets-joined", { set: 6, other: 2, left: 10 }),
  message("sets-same", { set: 6, left: 10 }),
]);
hasWords("boruvka", "A1 blocked B1, B1 looped A1", [
  message("sets-joined-blocked", { set: 1, other: 2, left: 11 }),
  message("sets-same-loop", { set: 1, left: 11 }),
]);
hasWords("kruskal-picks", "A1 missed left, A1 joined B1, B1 refused A1", [
  message("pick-missed"),
  message("sets-joined", { set: 1, other: 2, left: 11 }),
  message("sets-same", { set: 1, left: 11 }),
]);
hasWords("depth-first", "A1 joined B1, B1 blocked C1, C1 looped B1, C1 backtracked B1", [
  message("search-enters", { neighbour: "B1" }),
  message("search-enters-blocked", { neighbour: "C1" }),
  message("search-makes-loop", { neighbour: "B1" }),
  message("search-dead-end", { cell: "C1", neighbour: "B1" }),
]);
hasWords("prim-weights", "B1 joined B2", [message("lightest-wall-falls", { cell: "B1", neighbour: "B2" })]);
hasWords("prim-frontier", "A1 joined B1", [message("frontier-cell-joins", { cell: "A1", neighbour: "B1" })]);
for (const from of ["newest", "oldest", "random", "mixed"] as const)
  hasWords(`growing-tree-${from}`, "B1 joined B2", [message("tree-grows", { from, cell: "B1", neighbour: "B2" })]);
hasWords("hunt-and-kill", "B1 joined A1, A1 joined A2, B1 joined C1", [
  message("walk-begins", { cell: "B1", neighbour: "A1", meets: "nothing" }),
  message("walk-goes", { cell: "A1", neighbour: "A2", meets: "nothing" }),
  message("hunt-finds", { stuck: "A2", cell: "B1", neighbour: "C1" }),
]);
hasWords("hunt-and-kill", "B1 blocked A1, A1 looped B1, A1 joined A2", [
  message("wall-blocked"),
  message("wall-makes-loop", { cell: "A1", neighbour: "B1" }),
  message("walk-goes", { cell: "A1", neighbour: "A2", meets: "nothing" }),
]);
hasWords("aldous-broder", "D2 joined D1, D1 walked D2", [
  message("walk-goes-first-time", { cell: "D2", neighbour: "D1" }),
  message("walk-goes", { cell: "D1", neighbour: "D2", meets: "nothing" }),
]);
hasWords("eller", "A1 joined B1, B1 kept C1, A1 joined A2, B1 joined B2, C1 kept C2, A2 refused B2, C3 joined D3", [
  message("row-sets-joined", { row: 1, set: 1, other: 2, because: "coin" }),
  message("row-sets-kept", { row: 1, set: 1, other: 3 }),
  message("row-opens-down", { row: 1, cell: "A1", neighbour: "A2" }),
  message("row-opens-down", { row: 1, cell: "B1", neighbour: "B2" }),
  message("row-stays-closed", { row: 1, cell: "C1", neighbour: "C2" }),
  message("row-sets-same", { row: 2, set: 1 }),
  message("row-sets-joined", { row: 3, set: 11, other: 12, because: "lastRow" }),
]);
hasWords(
  "sidewinder",
  `A1 joined B1, B1 joined C1, C1 joined D1, A2 joined B2, B2 joined C2, C2 kept D2, B2 joined B1,
    D2 joined D1, A3 kept B3, A3 joined A2, B3 joined C3, C3 joined D3, D3 joined D2`,
  [
    message("run-goes-on", { neighbour: "B1", cells: 2 }),
    message("run-goes-on", { neighbour: "C1", cells: 3 }),
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
  ],
);
hasWords("binary-tree", "A1 joined B1, A1 joined A2", [
  message("cell-opens", { cell: "B1", side: "left", neighbour: "A1" }),
  message("cell-opens", { cell: "A2", side: "top", neighbour: "A1" }),
]);
hasWords("recursive-division", cuts, [
  message("chamber-cut", { first: "A1", last: "D3", ...chamber.down, cell: "B2", neighbour: "C2" }),
  message("cut-goes-on", { cell: "B1", neighbour: "C1" }),
  message("cut-goes-on", { cell: "B3", neighbour: "C3" }),
  message("chamber-cut", { first: "A1", last: "B3", ...chamber.across, cell: "A1", neighbour: "A2" }),
  message("cut-goes-on", { cell: "B1", neighbour: "B2" }),
  message("chamber-cut", { first: "C1", last: "D3", ...chamber.across, cell: "D2", neighbour: "D3" }),
  message("cut-goes-on", { cell: "C2", neighbour: "C3" }),
]);

const [whole, left, right] = ["A1 B1 C1 D1 A2 B2 C2 D2 A3 B3 C3 D3 |", "A1 B1 A2 B2 A3 B3 |", "C1 D1 C2 D2 C3 D3 |"];

test.each<[generator: string, steps: string, tints: string[]]>([
  [
    "depth-first",
    "A1 joined B1, B1 blocked C1, C1 looped B1, C1 backtracked B1",
    ["|", "A1 B1 |", "A1 B1 C1 |", "A1 B1 C1 |", "A1 B1 | C1"],
  ],
  // A loop leads the search once more into a cell that it had left for good.
  [
    "depth-first",
    "A1 joined B1, B1 joined B2, B2 backtracked B1, B1 backtracked A1, A1 joined A2, A2 looped B2",
    ["|", "A1 B1 |", "A1 B1 B2 |", "A1 B1 | B2", "A1 | B1 B2", "A1 A2 | B1 B2", "A1 A2 B2 | B1"],
  ],
  ["aldous-broder", "D2 joined D1, D1 walked D2", ["|", "D1 | D2", "D2 | D1"]],
  ["recursive-division", `${cuts}, D2 blocked D3`, ["|", whole, whole, whole, left, left, right, right, "|"]],
])("%s tints the cells at work and those done: %s", (generator, steps, tints) => {
  expect(tinted(generator, steps)).toEqual(tints);
});

test("Wilson's next walk begins where the one before has joined the maze, imperfect or not, and may end at once", () => {
  for (const joined of ["joined", "blocked"]) {
    const steps = `A1 walked B1, B1 ${joined} A1, A2 walked B2, B2 walked A2, B2 erased A2, A2 walked A1`;
    const [walked, joins, begun, on, back, met] = said("wilson", steps);
    if (joined === "joined") expect(joins).toEqual(message("walk-joins", { cell: "B1", neighbour: "A1" }));
    expect([walked, begun, on, back, met]).toEqual([
      message("walk-begins", { cell: "A1", neighbour: "B1", meets: "nothing" }),
      message("walk-begins", { cell: "A2", neighbour: "B2", meets: "nothing" }),
      message("walk-goes", { cell: "B2", neighbour: "A2", meets: "nothing" }),
      message("walk-erases", { neighbour: "A2" }),
      message("walk-goes", { cell: "A2", neighbour: "A1", meets: "maze" }),
    ]);
    expect(tinted("wilson", steps)).toEqual([
      ...["|", "A1 B1 |", "| A1 B1", "A2 B2 | A1 B1", "A2 B2 | A1 B1", "A2 | A1 B1", "A1 A2 | B1"],
    ]);
    expect(said("wilson", `A1 walked B1, B1 ${joined} A1, A2 walked A1`).at(-1)).toEqual(
      message("walk-begins", { cell: "A2", neighbour: "A1", meets: "maze" }),
    );
  }
});
