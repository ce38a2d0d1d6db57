import { say } from "../../src/words";
import { generators, UNVARIED } from "../../src/maze/generators";
import { encode, encodeMaze, follow } from "../../src/maze/code";
import { Maze, Random } from "../../src/maze/model";
import { parseText, textForms } from "../../src/maze/text";
import { runs } from "../depth";
import { stepsFrom } from "../maze/shape";
import { wordsOf } from "../words/wordsOf";
import { callFunction as call, isShown, offeredFunctions } from "./offered";

const functions = offeredFunctions();
type Table = (number | string)[][];

const maze = (...given: unknown[]) => call("MAZE", ...given);
const pathOf = (...given: unknown[]) => call("PATH", ...given);
const distancesOf = (...given: unknown[]) => call("DISTANCES", ...given);

/** What Excel shows instead of a value. */
async function errorOf(answer: Promise<unknown>): Promise<readonly [code: string, sentence: string]> {
  const error: unknown = await answer.then(
    (value) => new Error(`It gave ${JSON.stringify(value).slice(0, 200)}.`),
    (reason: unknown) => reason,
  );
  if (!isShown(error)) throw error;
  return [error.code, error.message];
}

/** 3 x 4 with one loop and a cell that is not in the maze, drawn by hand. */
const DRAWN: Table = [
  [0, 2, 0, 3],
  [1, 1, 0, 1],
  [2, 2, 3, 4],
];

/** A wall stands between its halves. */
const APART = [[0, 1, 0, 1]];

/** What is said of a wall code. */
const fault = (row: number, column: number, held: string) =>
  `Row ${row}, column ${column} of the wall codes holds ${held}. Put a whole number from 0 to 4 there.`;

describe("MAZE", () => {
  it.each(generators.map(({ id }) => id))(
    "gives the maze that Generate makes by %s, by its id and its name in any case",
    async (id) => {
      const generator = generators.find((each) => each.id === id)!;
      for (const [rows, columns, seed, openPercent] of [
        [7, 11, "alpha", 0],
        [12, 5, "42", 15],
        [1, 6, " ", 100],
      ] as const) {
        const recipe = { rows, columns, generator: id, seed, variation: { ...UNVARIED, openPercent } };
        const drawn = follow(recipe).maze;
        const wanted = Array.from({ length: rows }, (_, row) =>
          Array.from(drawn.standing.subarray(row * columns, (row + 1) * columns)),
        );
        expect(await maze(rows, columns, seed, id.toUpperCase(), openPercent)).toEqual(wanted);
        expect(await maze(rows, columns, seed, ` ${say(generator.name).toLowerCase()} `, openPercent)).toEqual(wanted);
      }
    },
  );

  it("knows the names of algorithms in every language of the pane, wherever the formula was typed", async () => {
    for (const words of [await wordsOf("de"), await wordsOf("sr")]) {
      for (const { id, name } of generators)
        expect(await maze(3, 4, "names", words.say(name))).toEqual(await maze(3, 4, "names", id));
    }
  });

  it("is by Kruskal with the seed 0 and without loops where nothing else is said, and a number is a seed as its digits are", async () => {
    expect(await maze(6, 6)).toEqual(await maze(6, 6, "0", "Kruskal", 0));
    expect(await maze(6, 6, 1)).toEqual(await maze(6, 6, "1"));
    expect(await maze(6, 6, 2)).not.toEqual(await maze(6, 6));
    expect(await maze(6, 6, true)).toEqual(await maze(6, 6, "TRUE"));
  });

  it("is the same whether a blank cell arrives as nothing, as 0 or as an empty text", async () => {
    const wanted = await maze(6, 6);
    for (const blank of [null, undefined, 0, ""]) expect(await maze(6, 6, blank, blank, blank)).toEqual(wanted);
    expect(await call("ASTEXT", wanted, 0)).toEqual(await call("ASTEXT", wanted));
  });

  it("gives 250,000 cells, or as many columns as a sheet has", async () => {
    const walls = await maze(500, 500, "large", "Kruskal");
    expect([walls.length, new Set(walls.map(({ length }) => length))]).toEqual([500, new Set([500])]);
    expect((await maze(1, 16_384, 1, "Binary tree"))[0]).toHaveLength(16_384);
  });
});

describe.each(generators.map(({ id }) => id))("In a maze by %s", (id) => {
  const made = maze(10, 13, "all functions", id, 10);
  const variation = { ...UNVARIED, openPercent: 10 };
  const drawn = follow({ rows: 10, columns: 13, generator: id, seed: "all functions", variation }).maze;
  const distances = (row: number, column: number) => {
    const steps = stepsFrom(drawn, 13 * row + column);
    return Array.from({ length: 10 }, (_, r) => Array.from({ length: 13 }, (__, c) => steps.get(13 * r + c)));
  };

  it("DISTANCES are those in the maze that Generate makes, from any cell", async () => {
    const walls = await made;
    expect(await distancesOf(walls)).toEqual(distances(0, 0));
    expect(await distancesOf(walls, "4,9")).toEqual(distances(3, 8));
  });

  it("PATH leads through passages from 1 to as many cells as the way has steps and one, and marks no other", async () => {
    const walls = await made;
    const path = await pathOf(walls, [[2, 3]], "10;1");
    const steps = distances(1, 2);
    const numbers = path.flat().filter((entry) => entry !== "");
    const length = steps[9]![0]! + 1;
    expect(numbers.sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length }, (_, i) => i + 1));
    path.forEach((line, row) =>
      line.forEach((step, column) => {
        if (step !== "") expect(steps[row]![column]).toBe(Number(step) - 1);
      }),
    );
    expect([path[1]![2], path[9]![0]]).toEqual([1, length]);
  });

  it("DECODE gives back what ENCODE made, and ASTEXT can be read again", async () => {
    const walls = await made;
    const code = await call<string>("ENCODE", walls);
    expect(await call("DECODE", code)).toEqual(walls);
    expect(await call("DECODE", code.toLowerCase().replaceAll("-", ""))).toEqual(walls);
    for (const form of textForms) {
      const lines = await call<string[][]>("ASTEXT", walls, say(form.name));
      expect(lines.every((line) => line.length === 1)).toBe(true);
      const { maze: read } = parseText(lines.map(([line]) => line).join("\n"));
      expect(Array.from(read.standing)).toEqual(walls.flat());
    }
  });
});

test("exact numbers of a maze drawn by hand", async () => {
  expect(await distancesOf(DRAWN)).toEqual([
    [0, 1, 2, 3],
    [1, 4, 3, 4],
    [2, 3, 4, ""],
  ]);
  expect(await pathOf(DRAWN, "1,4", "2,1")).toEqual([
    [4, 3, 2, 1],
    [5, "", "", ""],
    ["", "", "", ""],
  ]);
  expect(await call("STATISTICS", DRAWN)).toEqual([
    ["Cells", 11],
    ["Passages", 11],
    ["Parts", 1],
    ["Loops", 1],
    ["Closed cells", 0],
    ["Dead ends", 3],
    ["Junctions", 3],
    ["Crossroads", 0],
    ["Straights", 2],
    ["Turns", 3],
    ["Longest path", 6],
    ["Solution", 5],
    ["Wrong turnings", 3],
    ["Difficulty", expect.closeTo(0.0184, 4)],
  ]);
  expect(await call<number>("DIFFICULTY", DRAWN)).toBeCloseTo(0.0184, 4);
  expect((await call("ASTEXT", DRAWN, "ascii")).flat()).toEqual([
    "+--+--+--+--+",
    "|           |",
    "+  +--+  +--+",
    "|  |  |     |",
    "+  +  +  +--+",
    "|        |##|",
    "+--+--+--+--+",
  ]);
});

describe("Walls", () => {
  it("may have openings in the frame, blank cells and cells outside of the maze", async () => {
    for (const blank of [null, "", 0]) expect(await distancesOf([[0, blank]])).toEqual([[0, 1]]);
    expect(await call<string>("ENCODE", [[0, 0]])).toBe(await call<string>("ENCODE", [[2, 3]]));
    expect(await distancesOf([[0, 4, 3]])).toEqual([[0, "", ""]]);
    expect(await call("DECODE", await call<string>("ENCODE", [[3, 4, 3]]))).toEqual([[3, 4, 3]]);
  });

  it("may be cells, if what stands in them is named: steps go from cell to cell, and the rest is of the maze with lines", async () => {
    const zeros = [
      [1, 1, 1, 1, 1],
      [1, 0, 0, null, 1],
      [1, 1, 1, 0, 1],
      [1, 0, "", 0, 1],
      [1, 1, 1, 1, 1],
    ];
    const lines = [2, 2].map((left, row) => [left, 1 + 2 * row]);
    const signs = zeros.map((row) => row.map((each) => (each === 1 ? "#" : "S")));
    for (const [table, wall] of [
      [zeros, 1],
      [zeros, "1"],
      [signs, "#"],
    ] as const) {
      const path = await pathOf(table, "2,2", "4,2", wall);
      expect([path[1], path[2], path[3]]).toEqual([
        ["", 1, 2, 3, ""],
        ["", "", "", 4, ""],
        ["", 7, 6, 5, ""],
      ]);
      expect((await distancesOf(table, "4,4", wall))[1]).toEqual(["", 4, 3, 2, ""]);
      expect(await call("ASTEXT", table, "ascii", wall)).toEqual(
        ["+--+--+", "|     |", "+--+  +", "|     |", "+--+--+"].map((line) => [line]),
      );
      expect((await call("STATISTICS", table, wall))[0]).toEqual(["Cells", 4]);
      for (const id of ["ENCODE", "DIFFICULTY"]) expect(await call(id, table, wall)).toEqual(await call(id, lines));
    }
    const [code, sentence] = await errorOf(pathOf(zeros, "2,2", "4,2"));
    expect([code, sentence]).toEqual([
      "#VALUE!",
      expect.stringMatching(/^Zeros with ones all around are no wall codes\. Give as “wall”/),
    ]);
    expect((await errorOf(pathOf(zeros, "2,2", "4,2", "W")))[1]).toContain("holds “W”");
  });

  it("may be a single cell, which some Excels pass by itself", async () => {
    expect(await pathOf(3)).toEqual([[1]]);
    expect(await pathOf([[3]])).toEqual([[1]]);
  });
});

describe("A cell of the maze", () => {
  const walls = [
    [0, 0, 3],
    [0, 0, 1],
  ];
  it.each([
    ["its row and column", "2,3"],
    ["them with a semicolon and spaces", " 2 ; 3 "],
    ["two cells beside each other", [[2, 3]]],
    ["two cells below each other", [[2], [3]]],
  ])("can be given as %s", async (_, from) => {
    expect((await distancesOf(walls, from))[1]![2]).toBe(0);
  });

  it("is the first of the maze, and the last, where the cells are blank, left out or not in the maze", async () => {
    for (const blank of [null, "", 0, [[0]], [[null]]])
      expect(await pathOf(walls, blank, blank)).toEqual(await pathOf(walls));
    expect(await pathOf([[4, 0, 3, 4]])).toEqual([["", 1, 2, ""]]);
  });
});

test("where no path leads STATISTICS and DISTANCES leave empty what cannot be said", async () => {
  expect(await distancesOf(APART)).toEqual([[0, 1, "", ""]]);
  const figures = new Map(await call<[string, number | string][]>("STATISTICS", APART));
  expect([figures.get("Parts"), figures.get("Solution"), figures.get("Difficulty")]).toEqual([2, "", ""]);
});

test("codes of the pane are read, those of a recipe too", async () => {
  const recipe = { rows: 4, columns: 6, generator: "eller", seed: "pane", variation: UNVARIED };
  expect(await call("DECODE", encode(recipe))).toEqual(await maze(4, 6, "pane", "eller"));
  const closed = Maze.walled({ rows: 1, columns: 2 });
  expect(await call("DECODE", encodeMaze({ maze: closed }))).toEqual([[3, 3]]);
});

const wholeNumber = "Choose a whole number of at least 1.";
const toType = "Type a cell as its row and its column in the maze, such as “2,5”.";
const open = (rows: number, columns: number) => Array.from({ length: rows }, () => new Array<number>(columns).fill(0));
const SQUARE = open(2, 3);

test.each<[id: string, sentence: string, given: readonly unknown[]]>([
  ["MAZE", `The number of rows is 0. ${wholeNumber}`, [0, 5]],
  ["MAZE", `The number of rows is 0. ${wholeNumber}`, [null, 5]],
  ["MAZE", `The number of columns is 2.5. ${wholeNumber}`, [5, 2.5]],
  ["MAZE", "There is no algorithm “Dijkstra”. Use a name from the pane, such as “Kruskal”.", [5, 5, 1, "Dijkstra"]],
  [
    "MAZE",
    "The share of extra openings, in percent, is 101. Choose a whole number from 0 to 100.",
    [5, 5, 1, "Kruskal", 101],
  ],
  ["MAZE", "501 x 500 are 250,500, and a function takes at most 250,000. Choose fewer cells.", [501, 500]],
  [
    "MAZE",
    "1,000,000,000 x 1,000,000,000 are 1,000,000,000,000,000,000, and a function takes at most 250,000. Choose fewer cells.",
    [1e9, 1e9],
  ],
  ["MAZE", "16,385 columns are too many: a sheet has 16,384. Choose fewer.", [1, 16_385]],
  ["PATH", fault(1, 2, "the text “wall”"), [[[0, "wall"]]]],
  ["ENCODE", fault(1, 2, "the text “wall”"), [[[0, "wall"]]]],
  ["PATH", fault(2, 1, "“0.5”"), [[[0], [0.5]]]],
  ["PATH", fault(1, 1, "the text “3”"), [[["3"]]]],
  ["PATH", fault(1, 1, "“TRUE”"), [[[true]]]],
  ["PATH", "The mask leaves none of the 2 cells in the maze. Choose at least one cell.", [[[4, 4]]]],
  ["DISTANCES", `“B2” is not a row and a column. ${toType}`, [SQUARE, "B2"]],
  ["DISTANCES", `“5” is not a row and a column. ${toType}`, [SQUARE, 5]],
  ["DISTANCES", `“1 2 3” is not a row and a column. ${toType}`, [SQUARE, [[1, 2, 3]]]],
  ["DISTANCES", "Row 3, column 1 is not in the maze. Choose a cell of the maze.", [SQUARE, "3,1"]],
  ["DISTANCES", "Row 1, column 0 is not in the maze. Choose a cell of the maze.", [SQUARE, [[1, 0]]]],
  ["PATH", "No path leads from row 1, column 1 to row 1, column 4. Choose two cells that a path connects.", [APART]],
  [
    "DIFFICULTY",
    "No path leads from the first cell of the maze to the last. Open a wall between its two parts.",
    [APART],
  ],
  ["ASTEXT", "“stone” is not one of the choices. Choose another.", [[[3]], "stone"]],
  ["ASTEXT", "400 x 251 are 100,400, and a function takes at most 100,000. Choose fewer cells.", [open(400, 251)]],
  [
    "ASTEXT",
    "A line of the text would have 36,001 characters, and a cell holds 32,767. Choose fewer columns.",
    [open(1, 12_000)],
  ],
  ["ENCODE", "This maze needs more than a share code holds. Show the maze as text instead.", [open(41, 50)]],
  ["DECODE", "The code is damaged. Copy it again.", [""]],
  [
    "DECODE",
    "4,000 x 4,000 are 16,000,000, and a function takes at most 250,000. Choose fewer cells.",
    [encode({ rows: 4000, columns: 4000, generator: "kruskal", seed: "", variation: UNVARIED })],
  ],
])("%s: %s", async (id, sentence, given) => {
  const code = sentence.startsWith("No path") ? "#N/A" : "#VALUE!";
  expect(await errorOf(call(id, ...given))).toEqual([code, sentence]);
});

test("bad arguments, drawn from seeds, give values or errors that Excel can show, and nothing else", async () => {
  const ids = Object.keys(functions);
  const numbers = [0, -1, 1, 2, 3.5, NaN, 1e300, 250_001, 10n];
  const tables = [[], [[]], [[3]], [[0, 1], [2]], [[null]], [["x"]], [[0, 1, 2, 3, 4]], [1, 2]];
  const texts = ["", " ", ..."2,2|A1|Kruskal|ascii|00000-00000".split("|")];
  const odd: readonly unknown[] = [null, undefined, true, false, {}, Symbol("odd"), ...numbers, ...tables, ...texts];
  let refused = 0;
  for (let seed = 0; seed < runs(1000); seed++) {
    const random = new Random(`bad ${seed}`);
    const id = ids[random.below(ids.length)]!;
    const given = Array.from({ length: random.below(7) }, () => odd[random.below(odd.length)]);
    await functions[id]!(...given).catch((error: unknown) => {
      if (!isShown(error)) throw new Error(`${id} with ${given.map(String).join()}: ${String(error)}`);
      expect(error.message).not.toContain("internal error");
      expect(error.message).toMatch(/^[A-Z“\d][^]*[.”]$/);
      refused++;
    });
  }
  expect(refused).toBeGreaterThan(runs(500));
});

describe("Where Excel cancels", () => {
  it.each([
    ["MAZE", [200, 200, 1, "Wilson", null]],
    ["PATH", [[[0, 3]], null, null, null]],
    ["DISTANCES", [[[0, 3]], null, null]],
    ["STATISTICS", [[[0, 3]], null]],
    ["DIFFICULTY", [[[0, 3]], null]],
    ["ASTEXT", [[[0, 3]], null, null]],
    ["ENCODE", [[[0, 3]], null]],
    ["DECODE", [encodeMaze({ maze: Maze.walled({ rows: 2, columns: 2 }) })]],
    ["DECODE", [encode({ rows: 4, columns: 6, generator: "eller", seed: "", variation: UNVARIED })]],
  ])("%s ends at its next turn", async (id, given) => {
    const invocation: { onCanceled?: () => void } = {};
    const answer = errorOf(functions[id]!(...given, invocation));
    invocation.onCanceled!();
    expect((await answer)[1]).toBe("The calculation was cancelled. Calculate the sheet again.");
  });

  it("gives Excel a turn between making a large maze and handing it over", async () => {
    const order: string[] = [];
    setTimeout(() => order.push("a turn"), 0);
    await functions["MAZE"]!(300, 300, 1, null, null, {});
    expect([...order, "the maze"]).toEqual(["a turn", "the maze"]);
  });
});
