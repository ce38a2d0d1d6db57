import { type Message, message } from "../../../src/message";
import type { GenerateChoice } from "../../../src/actions/desk/choices";
import { generate } from "../../../src/actions/make/generate";
import { solve } from "../../../src/actions/solve/solve";
import type { Player } from "../../../src/actions/watch/player";
import { writeMergeTree } from "../../../src/actions/watch/writeMergeTree";
import { writeSteps } from "../../../src/actions/watch/writeSteps";
import { idsIn, sentencesIn } from "../../words/sentencesIn";
import { choice, conversation } from "../conversation";
import { sentenceOf } from "../failureOf";
import { book, openMaze, openWorkbook, resize, select, setUpAround, sheet } from "../openMaze";
import { playerOf } from "../playerOf";
import { photograph, put, valueAt } from "../sheetReading";
import { everything, workIn } from "../trouble";

beforeEach(async () => {
  openWorkbook();
  await setUpAround();
});

async function made(columns: number, rows: number, options: Partial<GenerateChoice> = {}): Promise<Player> {
  book.workbook.activate(sheet("Sheet1"));
  resize(columns, rows);
  const player = await playerOf(await generate({ ...choice, ...options }, conversation()));
  book.counter.reset();
  return player;
}

const NAME = "Maze merge tree";
/** Its first row, of the headings, and of the first cell. */
const TABLE_ROW = 4;
/** The column of the leaves. */
const LEAVES = 6;

interface Row {
  readonly node: unknown;
  readonly left: unknown;
  readonly right: unknown;
  readonly parent: unknown;
  readonly step: unknown;
}

function tableOn(name: string): Row[] {
  const there = sheet(name);
  const { row, column, rows } = there.tables[0]!.area;
  const cells = Array.from({ length: rows }, (_, r) => [0, 1, 2, 3, 4].map((c) => there.value(row + r, column + c)));
  expect(cells[0]).toEqual(["Node", "Left child", "Right child", "Parent", "Step"]);
  expect(row).toBe(TABLE_ROW);
  return cells.slice(1).map(([node, left, right, parent, step]) => ({ node, left, right, parent, step }));
}

/** Where each node stands in the drawing: row from the first cell, column from the leaves. */
function drawingOn(name: string): Map<unknown, { row: number; column: number }> {
  const there = sheet(name);
  const { row, rows, column, columns } = there.usedArea(true)!;
  const found = new Map<unknown, { row: number; column: number }>();
  for (let r = TABLE_ROW + 1; r < row + rows; r++) {
    for (let c = LEAVES; c < column + columns; c++) {
      const value = there.value(r, c);
      if (value === undefined) continue;
      expect(typeof value).toBe("string");
      expect(found.has(value)).toBe(false);
      found.set(value, { row: r - TABLE_ROW - 1, column: c - LEAVES });
    }
  }
  return found;
}

const cell = (row: number, column: number) => ({ row, column, rows: 1, columns: 1 });
const isDrawn = (lines: readonly { readonly style: string }[]) => lines.some(({ style }) => style !== "None");

test("the columns of the table of steps say which new node each union makes, and of which two", async () => {
  const player = await made(8, 5);
  await writeSteps(player, conversation());
  const there = sheet("Maze steps");
  const { row, rows } = there.tables[0]!.area;
  const cells = Array.from({ length: rows }, (_, r) => [1, 3, 6, 8, 9, 10].map((c) => there.value(row + r, c)));
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

test("generators that merge no sets have no such columns", async () => {
  await writeSteps(await made(5, 4, { generator: "depth-first" }), conversation());
  expect(sheet("Maze steps").tables[0]!.area.columns).toBe(8);
});

test.each(["kruskal", "kruskal-picks", "boruvka", "eller"])(
  "%s: the table lists cells and unions with children and parent, and the drawing has every node once",
  async (generator) => {
    const player = await made(8, 5, { generator });
    const outcome = await writeMergeTree(player, conversation());
    expect(outcome.sentence).toEqual(message("merge-tree-written", { name: NAME, unions: 39 }));
    expect(book.workbook.activeSheet.name).toBe(NAME);
    const rows = tableOn(NAME);
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
  ["draws lines where areas of an address touch", { joinsTouchingAreas: true }],
  ["refuses addresses of several areas", { refusesPackedAddresses: true }],
])(
  "unions stand in their order, and lines lead from each node to its parent alone, where Excel %s",
  async (_, switches) => {
    openWorkbook(switches);
    await setUpAround();
    await writeMergeTree(await made(5, 4), conversation());
    const rows = tableOn(NAME);
    const places = drawingOn(NAME);
    const there = sheet(NAME);
    const [top, first] = [TABLE_ROW + 1, LEAVES];
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
    for (let row = 0; row < 20; row++) {
      for (let column = 0; column < 20; column++) {
        const [r, c] = [top + row, first + column];
        if (isDrawn(there.horizontalEdgesIn(cell(r + 1, c)))) drawn.add(`${row},${column} below`);
        if (isDrawn(there.verticalEdgesIn(cell(r, c)))) drawn.add(`${row},${column} left`);
      }
    }
    expect([...drawn].sort()).toEqual([...wanted].sort());
  },
);

test("a maze in several parts has a tree for each, and its nodes are numbered on from its own cells", async () => {
  // Two blocks of 2 x 2 cells.
  select("B2:C3", "E2:F3");
  const { player } = await generate({ ...choice, shape: "areas", pace: "step" }, conversation());
  await writeMergeTree(player!, conversation());
  const rows = tableOn(NAME);
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
  expect(tableOn(NAME).map(({ node }) => node)).toEqual(["B2"]);
});

test("lines above say what it is; addresses that are dates to Excel are text, and no cell begins a formula", async () => {
  await writeMergeTree(await made(8, 5), conversation());
  const there = sheet(NAME);
  expect(valueAt(there, "A1")).toBe("How the sets of the maze B2:I6 on Sheet1 merged: Kruskal");
  expect(valueAt(there, "A2")).toMatch(/^The table lists all nodes: the cells, and from #41 on the unions\./);
  expect(valueAt(there, "A3")).toMatch(/^The drawing shows the same tree/);
  expect([there.style(5, 0).numberFormat, there.style(5, 1).numberFormat, there.style(5, LEAVES).numberFormat]).toEqual(
    [...["@", "@", "@"]],
  );
  const { rows, columns } = there.usedArea(true)!;
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) expect(String(there.value(r, c) ?? "")).not.toMatch(/^[=+\-@]/);
  }
});

describe("it is refused, and nothing is written,", () => {
  async function refusal(player: Player): Promise<readonly Message[]> {
    const before = everything();
    book.counter.reset();
    const told = await sentenceOf(writeMergeTree(player, conversation()));
    expect(everything()).toEqual(before);
    expect(book.counter.requests).toHaveLength(0);
    return sentencesIn(told) as readonly Message[];
  }

  test("above 100 cells, with the reason and the way to the columns", async () => {
    expect((await refusal(await made(101, 1)))[0]).toEqual(message("merge-tree-too-large", { cells: 101, most: 100 }));
    await writeMergeTree(await made(10, 10), conversation());
    expect(tableOn(NAME)).toHaveLength(199);
  });

  test("for a generator that merges no sets, and for a search", async () => {
    const generator = message("generator-depth-first");
    expect((await refusal(await made(5, 4, { generator: "depth-first" })))[0]).toEqual(
      message("merge-tree-needs-sets", { generator }),
    );
    const route = { kind: "ends" } as const;
    const { player } = await solve(
      { solver: "a-star", seed: "", route, showVisited: false, arrows: false, pace: "instant" },
      conversation(),
    );
    expect((await refusal(player!))[0]).toEqual(message("merge-tree-needs-maze"));
  });
});

test("an earlier tree of the same maze is replaced after a question, and stays when the answer is no", async () => {
  const theirs = book.workbook.addSheet(NAME);
  put(theirs, "A1", "mine");
  await writeMergeTree(await made(4, 3), conversation());
  const player = await made(5, 3, { seed: "another" });
  const earlier = photograph(sheet(`${NAME} 2`), "A1:T40");
  const refusing = conversation(false);
  await writeMergeTree(player, refusing);
  expect(refusing.questions).toEqual([
    {
      sentence: message("replace-sheet", { what: "tree", sheet: "Sheet1", earlier: `${NAME} 2` }),
      yes: message("replace"),
    },
  ]);
  expect(photograph(sheet(`${NAME} 2`), "A1:T40")).toEqual(earlier);
  await writeMergeTree(player, conversation());
  expect(book.workbook.sheets.map(({ name }) => name).sort()).toEqual([NAME, `${NAME} 2`, "Sheet1"]);
  expect(tableOn(`${NAME} 2`)).toHaveLength(29);
  expect(valueAt(theirs, "A1")).toBe("mine");
});

test("each request failing while an earlier tree is replaced leaves the old one or a whole new one, and says which", async () => {
  const arrange = async () => {
    await openMaze(4, 3);
    await writeMergeTree(await made(4, 3), conversation());
    return made(5, 3, { seed: "another" });
  };
  await writeMergeTree(await arrange(), conversation());
  const count = book.counter.requests.length;
  let kept = 0;
  for (let request = 1; request <= count; request++) {
    for (const action of [1, 2]) {
      const player = await arrange();
      const before = everything();
      const { failure } = await workIn({ fault: { request, action, code: "RequestAborted" } }, (talk) =>
        writeMergeTree(player, talk),
      );
      if (failure === undefined) continue;
      const { sentence } = failure as { sentence: Message };
      if (idsIn(sentence).includes("nothing-changed")) expect(everything()).toEqual(before);
      else {
        kept++;
        expect(sentencesIn(sentence)).toContainEqual(
          message("earlier-sheet-left", { written: `${NAME} 2`, left: NAME }),
        );
        expect(tableOn(`${NAME} 2`)).toHaveLength(29);
      }
    }
  }
  expect(kept).toBeGreaterThan(0);
});
