import { message } from "../../../src/message";
import type { GenerateChoice } from "../../../src/actions/core/choices";
import { Player, generatedIn, generationPlay, writeMergeTree, writeSteps } from "../../../src/actions/watch";
import { choice, conversation, expectRefused, book, openWorkbook, select, sheet, cellsOf, tableOn } from "../stage";
import { setUpAround } from "../openMaze";
import { addressOf } from "../../../src/worksheet/addresses";
import { generate } from "../../../src/actions/make";
import { say } from "../../../src/words";
import type { Switches } from "../../host/protocol/embeddedExcel";
import { played } from "./watching";

/** The table of a maze's steps, and the merge tree of its sets. */

const NAME = "Maze merge tree";
/** Where the drawing begins, below the headings of the table: the row of the first leaf, and the column of the leaves. */
const [TOP, LEAVES] = [5, 6];

/** The nodes in the table, and where each stands in the drawing: by rows and columns of it. */
function treeOn() {
  const on = sheet(NAME);
  expect(on.tables[0]!.area.row).toBe(TOP - 1);
  const [headings, ...rows] = tableOn(on);
  expect(headings).toEqual(["Node", "Left child", "Right child", "Parent", "Step"]);
  const places = new Map<unknown, { row: number; column: number }>();
  for (const [row, column] of cellsOf(addressOf(on.usedArea(true)!))) {
    const value = row >= TOP && column >= LEAVES ? on.value(row, column) : undefined;
    if (value === undefined) continue;
    expect([typeof value, places.has(value)]).toEqual(["string", false]);
    places.set(value, { row: row - TOP, column: column - LEAVES });
  }
  const nodes = rows.map(([node, left, right, parent, step]) => ({ node, left, right, parent, step }));
  expect([...places.keys()].sort()).toEqual(nodes.map(({ node }) => node).sort());
  return { nodes, places };
}

/** All lines on a drawing of so many nodes, as "row,column side". */
function linesDrawn(size: number): string[] {
  const on = sheet(NAME);
  const isDrawn = (lines: readonly { readonly style: string }[]) => lines.some(({ style }) => style !== "None");
  const all = Array.from({ length: size * size }, (_, i) => [Math.floor(i / size), i % size] as const);
  return all.flatMap(([r, c]) => {
    const [row, column, rows, columns] = [TOP + r, LEAVES + c, 1, 1];
    const below = isDrawn(on.horizontalEdgesIn({ row: row + 1, column, rows, columns })) ? [`${r},${c} below`] : [];
    return isDrawn(on.verticalEdgesIn({ row, column, rows, columns })) ? [...below, `${r},${c} left`] : below;
  });
}

test.each<[string, Partial<GenerateChoice>, Partial<Switches>]>([
  ["kruskal", {}, {}],
  ["kruskal, where Excel refuses addresses of several areas", {}, { refusesPackedAddresses: true }],
  ["kruskal-picks", { generator: "kruskal-picks" }, {}],
  ["boruvka", { generator: "boruvka" }, {}],
  ["eller", { generator: "eller" }, {}],
])(
  "%s: cells and unions stand in their order, and lines lead from each node to its parent alone",
  async (_, made, how) => {
    openWorkbook(how);
    await setUpAround(5, 4);
    const { player } = await generate({ ...choice, ...made }, conversation());
    const outcome = await writeMergeTree(player, conversation());
    expect(outcome.sentence).toEqual(message("merge-tree-written", { name: NAME, unions: 19 }));
    expect(sheet().name).toBe(NAME);
    const { nodes, places } = treeOn();
    expect(nodes).toHaveLength(39);
    expect(nodes.slice(0, 2).map(({ node }) => node)).toEqual(["B2", "C2"]);
    expect(nodes.slice(20).map(({ node }) => node)).toEqual(Array.from({ length: 19 }, (_, i) => `#${21 + i}`));
    expect(nodes.filter(({ parent }) => parent === undefined).map(({ node }) => node)).toEqual(["#39"]);
    const steps = nodes.slice(20).map(({ step }) => Number(step));
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    const wanted: string[] = [];
    for (const [i, { node, left, right, parent, step }] of nodes.entries()) {
      const { row, column } = places.get(node)!;
      const above = nodes.find((each) => each.left === node || each.right === node);
      expect([column, parent]).toEqual([Math.max(0, i - 19), above?.node]);
      const end = above === undefined ? column + 1 : places.get(parent)!.column;
      for (let c = column; c < end; c++) wanted.push(`${row},${c} below`);
      if (i < 20) {
        expect([left, right, step]).toEqual([undefined, undefined, undefined]);
        continue;
      }
      const [one, other] = [places.get(left)!, places.get(right)!];
      expect(one.row).toBeLessThan(other.row);
      expect(row).toBeGreaterThanOrEqual(one.row);
      expect(row).toBeLessThan(other.row);
      for (let r = one.row + 1; r <= other.row; r++) wanted.push(`${r},${column} left`);
    }
    expect(linesDrawn(20).sort()).toEqual(wanted.sort());
  },
);

test("a maze in several parts has a tree for each, and its nodes are numbered on from its own cells", async () => {
  openWorkbook();
  await setUpAround();
  // Two blocks of 2 x 2 cells.
  select("B2:C3", "E2:F3");
  const { player } = await generate({ ...choice, shape: "areas", pace: "step" }, conversation());
  await writeMergeTree(player, conversation());
  const { nodes, places } = treeOn();
  expect(nodes.map(({ node }) => node)).toEqual([
    ...["B2", "C2", "E2", "F2", "B3", "C3", "E3", "F3", "#9", "#10", "#11", "#12", "#13", "#14"],
  ]);
  expect(nodes.filter(({ parent }) => parent === undefined)).toHaveLength(2);
  const rowsOf = (...cells: string[]) => cells.map((cell) => places.get(cell)!.row).sort();
  expect([rowsOf("B2", "C2", "B3", "C3"), rowsOf("E2", "F2", "E3", "F3")]).toEqual([
    [0, 1, 2, 3],
    [4, 5, 6, 7],
  ]);
});

test("one cell is a tree of one node", async () => {
  await writeMergeTree(await played(1, 1), conversation());
  expect(treeOn().nodes).toMatchObject([{ node: "B2" }]);
});

test("the table of steps holds a row a step: cells, side, sets, outcome, sets left, and the union of which two nodes", async () => {
  const player = await played(8, 5);
  const outcome = await writeSteps(player, conversation());
  const { length } = player.play;
  expect(outcome).toEqual({ sentence: message("steps-written", { name: "Maze steps", steps: length }) });
  const [headings, ...rows] = tableOn(sheet("Maze steps"));
  expect(headings).toEqual([
    ...["Step", "Cell", "Side", "Neighbour", "Set of cell", "Set of neighbour", "Outcome", "Sets left"],
    ...["New node", "Left child", "Right child"],
  ]);
  expect(rows.map(([step]) => step)).toEqual(Array.from({ length }, (_, i) => i + 1));
  expect(rows.at(-1)![7]).toBe(1);
  /** The cells below each node. */
  const leaves = new Map<unknown, readonly unknown[]>();
  const below = (node: unknown) => leaves.get(node) ?? [node];
  for (const [step, cell, side, neighbour, set, other, came, left, ...union] of rows) {
    expect(neighbour).toMatch(/^[B-I][2-6]$/);
    const isJoined = came === "Joined";
    const joined = {
      id: isJoined ? "sets-joined" : "sets-same",
      args: isJoined ? { set, other, left } : { set, left },
    };
    const did = { id: "step-at-wall", args: { cell, side, did: joined } };
    expect(await player.play.say(Number(step))).toEqual({ id: "step-of-steps", args: { step, steps: length, did } });
    if (!isJoined) {
      expect([came, other, ...union]).toEqual(["Refused", set, undefined, undefined, undefined]);
      continue;
    }
    const [node, one, two] = union;
    expect([node, below(one).includes(cell), below(two).includes(neighbour)]).toEqual([
      ...[`#${41 + leaves.size}`, true, true],
    ]);
    leaves.set(node, [...below(one), ...below(two)]);
  }
  expect([leaves.size, new Set(below("#79")).size]).toEqual([39, 40]);
});

test("more steps than a sheet has rows are refused with a sentence, and nothing is changed", async () => {
  const generated = generatedIn(await played(4, 3))!;
  const trace = { start: "walled" as const, steps: new Uint32Array(1_048_576) };
  const long = new Player(generationPlay({ ...generated, trace }, say), 0);
  const numbers = { count: 1_048_576, most: 1_048_575 };
  book.counter.reset();
  await expectRefused(() => writeSteps(long, conversation()), message("too-many-rows", numbers));
  expect(book.counter.requests).toHaveLength(0);
});
