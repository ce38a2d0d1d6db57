import { say } from "../../src/words";
import { generators, UNVARIED } from "../../src/maze/generators";
import { encode, encodeMaze, follow } from "../../src/maze/code";
import { Maze, Random } from "../../src/maze/model";
import { parseText, textForms } from "../../src/maze/text";
import { runs } from "../depth";
import { stepsFrom } from "../maze/shape";
import { wordsOf } from "../words/wordsOf";
import { isShown, offeredFunctions } from "./offered";

const functions = offeredFunctions();
type Table = (number | string)[][];

/** As Excel calls a function of so many parameters: what is left out is null, and the invocation comes last. */
async function call<T = Table>(id: string, parameters: number, ...given: unknown[]): Promise<T> {
  const all = Array.from({ length: parameters }, (_, i) => given[i] ?? null);
  return (await functions[id]!(...all, {})) as T;
}
const maze = (...given: unknown[]) => call("MAZE", 5, ...given);
const pathOf = (...given: unknown[]) => call("PATH", 4, ...given);
const distancesOf = (...given: unknown[]) => call("DISTANCES", 3, ...given);

/** What Excel shows instead of a value. */
async function errorOf(answer: Promise<unknown>): Promise<readonly [code: string, sentence: string]> {
  const error: unknown = await answer.then(
    (value) => {
      throw new Error(`It gave ${JSON.stringify(value).slice(0, 200)}.`);
    },
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
    expect(await call("ASTEXT", 3, wanted, 0)).toEqual(await call("ASTEXT", 3, wanted));
  });

  it("gives 250,000 cells, and refuses more with a sentence before it takes any memory", async () => {
    const walls = await maze(500, 500, "large", "Kruskal");
    expect([walls.length, new Set(walls.map(({ length }) => length))]).toEqual([500, new Set([500])]);
    expect(await errorOf(maze(501, 500))).toEqual([
      "#VALUE!",
      "501 x 500 are 250,500, and a function takes at most 250,000. Choose fewer cells.",
    ]);
    expect((await errorOf(maze(1e9, 1e9)))[1]).toMatch(/ Choose fewer cells\.$/);
    expect((await errorOf(maze(1, 16_385)))[1]).toBe("16,385 columns are too many: a sheet has 16,384. Choose fewer.");
    expect((await maze(1, 16_384, 1, "Binary tree"))[0]).toHaveLength(16_384);
  });

  it.each([
    ["a blank cell", [null, 5], "The number of rows is 0. Choose a whole number of at least 1."],
    ["no rows", [0, 5], "The number of rows is 0. Choose a whole number of at least 1."],
    ["half a column", [5, 2.5], "The number of columns is 2.5. Choose a whole number of at least 1."],
    [
      "an algorithm that there is not",
      [5, 5, 1, "Dijkstra"],
      "There is no algorithm “Dijkstra”. Use a name from the pane, such as “Kruskal”.",
    ],
    [
      "too many loops",
      [5, 5, 1, "Kruskal", 101],
      "The share of extra openings, in percent, is 101. Choose a whole number from 0 to 100.",
    ],
  ])("refuses %s", async (_, given, sentence) => {
    expect(await errorOf(maze(...given))).toEqual(["#VALUE!", sentence]);
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
    const code = await call<string>("ENCODE", 2, walls);
    expect(await call("DECODE", 1, code)).toEqual(walls);
    expect(await call("DECODE", 1, code.toLowerCase().replaceAll("-", ""))).toEqual(walls);
    for (const form of textForms) {
      const lines = await call<string[][]>("ASTEXT", 3, walls, say(form.name));
      expect(lines.every((line) => line.length === 1)).toBe(true);
      const { maze: read } = parseText(lines.map(([line]) => line).join("\n"));
      expect(Array.from(read.standing)).toEqual(walls.flat());
    }
  });

  it("STATISTICS and DIFFICULTY agree with PATH, with DISTANCES and with each other", async () => {
    const walls = await made;
    const rows = await call<[string, number][]>("STATISTICS", 2, walls);
    const figures = new Map(rows);
    const open = walls.flat().reduce<number>((sum, code) => sum + 2 - (Number(code) & 1) - (Number(code) >> 1), 0);
    expect(figures.get("Cells")).toBe(130);
    expect(figures.get("Passages")).toBe(open);
    expect(figures.get("Loops")).toBe(open - 129);
    expect(figures.get("Parts")).toBe(1);
    const path = (await pathOf(walls)).flat().filter((entry) => entry !== "");
    expect(figures.get("Solution")).toBe(path.length);
    expect(figures.get("Difficulty")).toBe(await call<number>("DIFFICULTY", 2, walls));
    expect(figures.get("Longest path")).toBeGreaterThanOrEqual(path.length);
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
  expect(await call("STATISTICS", 2, DRAWN)).toEqual([
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
  expect((await call("ASTEXT", 3, DRAWN, "ascii")).flat()).toEqual([
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
    expect(await call<string>("ENCODE", 2, [[0, 0]])).toBe(await call<string>("ENCODE", 2, [[2, 3]]));
    expect(await distancesOf([[0, 4, 3]])).toEqual([[0, "", ""]]);
    expect(await call("DECODE", 1, await call<string>("ENCODE", 2, [[3, 4, 3]]))).toEqual([[3, 4, 3]]);
  });

  it("may be cells, if what stands in them is named: steps go from cell to cell, and the rest is of the maze with lines", async () => {
    const zeros = [
      [1, 1, 1, 1, 1],
      [1, 0, 0, null, 1],
      [1, 1, 1, 0, 1],
      [1, 0, "", 0, 1],
      [1, 1, 1, 1, 1],
    ];
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
      expect(await call("ASTEXT", 3, table, "ascii", wall)).toEqual(
        ["+--+--+", "|     |", "+--+  +", "|     |", "+--+--+"].map((line) => [line]),
      );
      expect((await call("STATISTICS", 2, table, wall))[0]).toEqual(["Cells", 4]);
      expect(await call("ENCODE", 2, table, wall)).toBe(
        await call("ENCODE", 2, [
          [2, 1],
          [2, 3],
        ]),
      );
      expect(await call("DIFFICULTY", 2, table, wall)).toEqual(
        await call("DIFFICULTY", 2, [
          [2, 1],
          [2, 3],
        ]),
      );
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

  it.each([
    ["a text", [[0, "wall"]], "Row 1, column 2", "the text “wall”"],
    ["a fraction", [[0], [0.5]], "Row 2, column 1", "“0.5”"],
    ["a number that is a text", [["3"]], "Row 1, column 1", "the text “3”"],
    ["a logical value", [[true]], "Row 1, column 1", "“TRUE”"],
  ])("with %s are refused", async (_, walls, at, held) => {
    const refused = ["#VALUE!", `${at} of the wall codes holds ${held}. Put a whole number from 0 to 4 there.`];
    expect([await errorOf(pathOf(walls)), await errorOf(call("ENCODE", 2, walls))]).toEqual([refused, refused]);
  });

  it("without a cell of a maze are refused", async () => {
    expect(await errorOf(pathOf([[4, 4]]))).toEqual([
      "#VALUE!",
      "The mask leaves none of the 2 cells in the maze. Choose at least one cell.",
    ]);
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

  const toType = "Type a cell as its row and its column in the maze, such as “2,5”.";
  it.each([
    ["an address", "B2", `“B2” is not a row and a column. ${toType}`],
    ["one number", 5, `“5” is not a row and a column. ${toType}`],
    ["three numbers", [[1, 2, 3]], `“1 2 3” is not a row and a column. ${toType}`],
    ["a row below the maze", "3,1", "Row 3, column 1 is not in the maze. Choose a cell of the maze."],
    ["a column before the maze", [[1, 0]], "Row 1, column 0 is not in the maze. Choose a cell of the maze."],
  ])("cannot be %s", async (_, from, sentence) => {
    expect(await errorOf(distancesOf(walls, from))).toEqual(["#VALUE!", sentence]);
  });

  it("is the first of the maze, and the last, where the cells are blank, left out or not in the maze", async () => {
    for (const blank of [null, "", 0, [[0]], [[null]]])
      expect(await pathOf(walls, blank, blank)).toEqual(await pathOf(walls));
    expect(await pathOf([[4, 0, 3, 4]])).toEqual([["", 1, 2, ""]]);
  });
});

describe("There is no answer", () => {
  const apart = [[0, 1, 0, 1]];

  it("where no path leads to the cell", async () => {
    expect(await errorOf(pathOf(apart))).toEqual([
      "#N/A",
      "No path leads from row 1, column 1 to row 1, column 4. Choose two cells that a path connects.",
    ]);
    expect(await errorOf(call("DIFFICULTY", 2, apart))).toEqual([
      "#N/A",
      "No path leads from the first cell of the maze to the last. Open a wall between its two parts.",
    ]);
  });

  it("but STATISTICS and DISTANCES, which leave empty what cannot be said", async () => {
    expect(await distancesOf(apart)).toEqual([[0, 1, "", ""]]);
    const figures = new Map(await call<[string, number | string][]>("STATISTICS", 2, apart));
    expect([figures.get("Parts"), figures.get("Solution"), figures.get("Difficulty")]).toEqual([2, "", ""]);
  });
});

describe("Codes", () => {
  it("of the pane are read, those of a recipe too", async () => {
    const recipe = { rows: 4, columns: 6, generator: "eller", seed: "pane", variation: UNVARIED };
    expect(await call("DECODE", 1, encode(recipe))).toEqual(await maze(4, 6, "pane", "eller"));
    const closed = Maze.walled({ rows: 2, columns: 2 });
    expect(await call("DECODE", 1, encodeMaze({ maze: closed }))).toEqual([
      [3, 3],
      [3, 3],
    ]);
  });

  it("of mazes that are too large are refused, and so is what is no code", async () => {
    const large = encode({ rows: 4000, columns: 4000, generator: "kruskal", seed: "", variation: UNVARIED });
    expect((await errorOf(call("DECODE", 1, large)))[1]).toMatch(/^4,000 x 4,000.* Choose fewer cells\.$/);
    expect((await errorOf(call("DECODE", 1, "")))[1]).toBe("The code is damaged. Copy it again.");
    expect((await errorOf(call("ENCODE", 2, await maze(41, 50))))[1]).toMatch(/ Show the maze as text instead\.$/);
  });
});

test("ASTEXT draws up to 100,000 cells, and no line longer than a cell of a sheet holds", async () => {
  expect((await errorOf(call("ASTEXT", 3, await maze(400, 251))))[1]).toMatch(
    /and a function takes at most 100,000\. Choose fewer cells\.$/,
  );
  expect((await errorOf(call("ASTEXT", 3, await maze(1, 12_000)))).join()).toMatch(
    /^#VALUE!,A line of the text .* Choose fewer columns\.$/,
  );
  expect((await errorOf(call("ASTEXT", 3, [[3]], "stone")))[1]).toBe(
    "“stone” is not one of the choices. Choose another.",
  );
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
    const invocation: { onCanceled?: () => void } = {};
    const answer = functions["MAZE"]!(300, 300, 1, null, null, invocation);
    let turns = 0;
    let isDone = false;
    const count = (): void => {
      turns++;
      if (!isDone) setTimeout(count, 0);
    };
    setTimeout(count, 0);
    await answer;
    isDone = true;
    expect(turns).toBeGreaterThanOrEqual(1);
  });
});
