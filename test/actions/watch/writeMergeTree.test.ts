import { message } from "../../../src/message";
import { generate } from "../../../src/actions/make/generate";
import { Player, generatedIn, generationPlay, writeMergeTree, writeSteps } from "../../../src/actions/watch";
import { choice, conversation, expectRefused, book, openWorkbook, select, sheet, cellsOf, tableOn } from "../stage";
import { setUpAround } from "../openMaze";
import { made } from "./watching";
import { addressOf } from "../../../src/worksheet/addresses";
import { say } from "../../../src/words";
import { stepOutcome, Outcome } from "../../../src/maze/trace/trace";

beforeEach(async () => {
  openWorkbook();
  await setUpAround();
});

const NAME = "Maze merge tree";
/** Its first row, of the headings, and of the first cell. */
const TABLE_ROW = 4;
/** The column of the leaves. */
const LEAVES = 6;

function rowsOn(name: string) {
  expect(sheet(name).tables[0]!.area.row).toBe(TABLE_ROW);
  const [headings, ...rows] = tableOn(sheet(name));
  expect(headings).toEqual(["Node", "Left child", "Right child", "Parent", "Step"]);
  return rows.map(([node, left, right, parent, step]) => ({ node, left, right, parent, step }));
}

/** Where each node stands in the drawing: row from the first cell, column from the leaves. */
function drawingOn(name: string): Map<unknown, { row: number; column: number }> {
  const found = new Map<unknown, { row: number; column: number }>();
  for (const [row, column] of cellsOf(addressOf(sheet(name).usedArea(true)!))) {
    const value = row > TABLE_ROW && column >= LEAVES ? sheet(name).value(row, column) : undefined;
    if (value === undefined) continue;
    expect([typeof value, found.has(value)]).toEqual(["string", false]);
    found.set(value, { row: row - TABLE_ROW - 1, column: column - LEAVES });
  }
  return found;
}

const cell = (row: number, column: number) => ({ row, column, rows: 1, columns: 1 });
const isDrawn = (lines: readonly { readonly style: string }[]) => lines.some(({ style }) => style !== "None");

test("the columns of the table of steps say which new node each union makes, and of which two", async () => {
  const player = await made(8, 5);
  await writeSteps(player, conversation());
  const cells = tableOn(sheet("Maze steps")).map((row) => [1, 3, 6, 8, 9, 10].map((column) => row[column]));
  expect(cells[0]!.slice(3)).toEqual(["New node", "Left child", "Right child"]);
  const leaves = (node: unknown): unknown[] => {
    const made = cells.find((each) => each[3] === node);
    return made === undefined ? [node] : [...leaves(made[4]), ...leaves(made[5])];
  };
  let union = 41;
  for (const [cell, neighbour, outcome, node, left, right] of cells.slice(1)) {
    if (outcome !== "Joined") {
      expect([node, left, right]).toEqual([undefined, undefined, undefined]);
      continue;
    }
    expect(node).toBe(`#${union++}`);
    expect(leaves(left)).toContain(cell);
    expect(leaves(right)).toContain(neighbour);
  }
  expect(union).toBe(80);
  expect(new Set(leaves("#79")).size).toBe(40);
});

test.each(["kruskal", "kruskal-picks", "boruvka", "eller"])(
  "%s: the table lists cells and unions with children and parent, and the drawing has every node once",
  async (generator) => {
    const player = await made(8, 5, { generator });
    const outcome = await writeMergeTree(player, conversation());
    expect(outcome.sentence).toEqual(message("merge-tree-written", { name: NAME, unions: 39 }));
    expect(book.workbook.activeSheet.name).toBe(NAME);
    const rows = rowsOn(NAME);
    expect(rows).toHaveLength(79);
    expect(rows.slice(0, 2).map(({ node }) => node)).toEqual(["B2", "C2"]);
    expect(rows.slice(40).map(({ node }) => node)).toEqual(Array.from({ length: 39 }, (_, i) => `#${41 + i}`));
    for (const { node, left, right, parent, step } of rows) {
      const isUnion = String(node).startsWith("#");
      expect([left, right, step].every((each) => (each === undefined) !== isUnion)).toBe(true);
      const [above] = rows.filter((each) => each.left === node || each.right === node);
      expect(parent).toBe(above?.node);
    }
    expect(rows.filter(({ parent }) => parent === undefined).map(({ node }) => node)).toEqual(["#79"]);
    const steps = rows.flatMap(({ step }) => (step === undefined ? [] : [Number(step)]));
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    const places = drawingOn(NAME);
    expect([...places.keys()].sort()).toEqual(rows.map(({ node }) => node).sort());
  },
);

test.each([
  ["takes addresses of several areas", {}],
  ["refuses addresses of several areas", { refusesPackedAddresses: true }],
])(
  "unions stand in their order, and lines lead from each node to its parent alone, where Excel %s",
  async (_, switches) => {
    openWorkbook(switches);
    await setUpAround();
    await writeMergeTree(await made(5, 4), conversation());
    const rows = rowsOn(NAME);
    const places = drawingOn(NAME);
    const there = sheet(NAME);
    /** All lines that the tree needs, as "row,column side". */
    const wanted = new Set<string>();
    for (const [i, { node, left, right, parent }] of rows.entries()) {
      const { row, column } = places.get(node)!;
      expect(column).toBe(Math.max(0, i - 19));
      const end = parent === undefined ? column + 1 : places.get(parent)!.column;
      for (let c = column; c < end; c++) wanted.add(`${row},${c} below`);
      if (left === undefined) continue;
      const [one, other] = [places.get(left)!, places.get(right)!];
      expect(one.row).toBeLessThan(other.row);
      expect(row).toBeGreaterThanOrEqual(one.row);
      expect(row).toBeLessThan(other.row);
      for (let r = one.row + 1; r <= other.row; r++) wanted.add(`${r},${column} left`);
    }
    const drawn = new Set<string>();
    for (const [row, column] of cellsOf("A1:T20")) {
      const [r, c] = [TABLE_ROW + 1 + row, LEAVES + column];
      if (isDrawn(there.horizontalEdgesIn(cell(r + 1, c)))) drawn.add(`${row},${column} below`);
      if (isDrawn(there.verticalEdgesIn(cell(r, c)))) drawn.add(`${row},${column} left`);
    }
    expect([...drawn].sort()).toEqual([...wanted].sort());
  },
);

test("a maze in several parts has a tree for each, and its nodes are numbered on from its own cells", async () => {
  // Two blocks of 2 x 2 cells.
  select("B2:C3", "E2:F3");
  const { player } = await generate({ ...choice, shape: "areas", pace: "step" }, conversation());
  await writeMergeTree(player, conversation());
  const rows = rowsOn(NAME);
  expect(rows.map(({ node }) => node)).toEqual([
    ...["B2", "C2", "E2", "F2", "B3", "C3", "E3", "F3", "#9", "#10", "#11", "#12", "#13", "#14"],
  ]);
  expect(rows.filter(({ parent }) => parent === undefined)).toHaveLength(2);
  const places = drawingOn(NAME);
  const rowsOf = (nodes: string[]) => nodes.map((node) => places.get(node)!.row).sort();
  expect([rowsOf(["B2", "C2", "B3", "C3"]), rowsOf(["E2", "F2", "E3", "F3"])]).toEqual([
    [0, 1, 2, 3],
    [4, 5, 6, 7],
  ]);
});

test("one cell is a tree of one node", async () => {
  await writeMergeTree(await made(1, 1), conversation());
  expect(rowsOn(NAME).map(({ node }) => node)).toEqual(["B2"]);
});

const rowsOf = (name: string) => tableOn(sheet(name));

test("the table holds a row a step: cells, side, sets, outcome, sets left", async () => {
  const player = await made(8, 5);
  const outcome = await writeSteps(player, conversation());
  const { length } = player.play;
  const generated = generatedIn(player)!;
  expect(outcome).toEqual({ sentence: message("steps-written", { name: "Maze steps", steps: length }) });
  const [headings, ...rows] = rowsOf("Maze steps");
  expect(headings).toEqual([
    ...["Step", "Cell", "Side", "Neighbour", "Set of cell", "Set of neighbour", "Outcome", "Sets left"],
    ...["New node", "Left child", "Right child"],
  ]);
  expect(rows.map((row) => row[0])).toEqual(Array.from({ length }, (_, i) => i + 1));
  expect(rows.at(-1)![7]).toBe(1);
  const refused = [...generated.trace.steps].filter((step) => stepOutcome(step) === Outcome.refused).length;
  expect(rows.filter((row) => row[6] === "Refused")).toHaveLength(refused);
  expect(rows.filter((row) => row[6] === "Joined")).toHaveLength(39);
  for (const [step, cell, side, neighbour, set, other, came, left] of rows) {
    const isJoined = came === "Joined";
    if (!isJoined) expect(set).toBe(other);
    const sets = isJoined ? { set, other, left } : { set, left };
    const joined = { id: isJoined ? "sets-joined" : "sets-same", args: sets };
    const did = { id: "step-at-wall", args: { cell, side, did: joined } };
    expect(await player.play.say(Number(step))).toEqual({ id: "step-of-steps", args: { step, steps: length, did } });
    expect(neighbour).toMatch(/^[B-I][2-6]$/);
  }
});

test("more steps than a sheet has rows are refused with a sentence, and nothing is changed", async () => {
  const player = await made(4, 3);
  const generated = generatedIn(player)!;
  const trace = { start: "walled" as const, steps: new Uint32Array(1_048_576) };
  const long = new Player(generationPlay({ ...generated, trace }, say), 0);
  const numbers = { count: 1_048_576, most: 1_048_575 };
  await expectRefused(() => writeSteps(long, conversation()), message("too-many-rows", numbers));
  expect(book.counter.requests).toHaveLength(0);
});
