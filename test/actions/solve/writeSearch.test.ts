import { type Message, message, together } from "../../../src/message";
import { removeCells } from "../../../src/actions/edit/cells";
import { raceSolvers } from "../../../src/actions/laboratory/raceSolvers";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { generate } from "../../../src/actions/make/generate";
import { clearSolution } from "../../../src/actions/solve/clearSolution";
import { solve } from "../../../src/actions/solve/solve";
import { SolvePlay } from "../../../src/actions/solve/solvePlay";
import { writeSearch } from "../../../src/actions/solve/writeSearch";
import { goTo } from "../../../src/actions/watch/playing";
import { Player } from "../../../src/actions/watch/player";
import { breadthFirstFacts } from "../../../src/maze/solvers/breadthFirst";
import { solverFacts } from "../../../src/maze/solvers/facts";
import { searchTextbook } from "../../maze/measures/searchTextbook";
import { idsIn, sentencesIn } from "../../words/sentencesIn";
import { choice, conversation } from "../conversation";
import { sentenceOf } from "../failureOf";
import { book, openMaze, select, sheet } from "../openMaze";
import { mazeIn, photograph, put, valueAt } from "../sheetReading";
import { everything, workIn } from "../trouble";

const ways = { route: { kind: "ends" }, showVisited: true, arrows: false } as const;

/** The player of a search with this solver in the maze on Sheet1. */
async function searched(solver: string, seed = "a search"): Promise<Player> {
  book.workbook.activate(sheet("Sheet1"));
  return (await solve({ solver, seed, pace: "instant", ...ways }, conversation())).player!;
}

const ofRun = ({ play }: Player) => (play as SolvePlay).run!;
const nameOf = (cell: number) => "BCDEFGHI"[cell % 8]! + String(2 + Math.floor(cell / 8));

/** The headings and rows of the one table on a sheet. */
function tableOn(name: string): unknown[][] {
  const there = sheet(name);
  expect(there.tables).toHaveLength(1);
  const { row, column, rows, columns } = there.tables[0]!.area;
  return Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (_, c) => there.value(row + r, column + c)),
  );
}

const linesAbove = (name: string) => [1, 2, 3].map((row) => valueAt(sheet(name), `A${row}`));

beforeEach(() =>
  openMaze(8, 5, { seed: "Ariadne", imperfection: { loopPercent: 0, blockPermille: 0, openPercent: 20 } }),
);

test.each(solverFacts.map(({ id }) => id))(
  "%s: the table has a row for each visit, as the textbook's search keeps it",
  async (id) => {
    const player = await searched(id);
    const outcome = await writeSearch(player, "addresses", conversation());
    const { visited, entrance, maze } = ofRun(player);
    expect(outcome.sentence).toMatchObject({ id: "search-written", args: { visits: visited.length } });
    expect(book.workbook.activeSheet.name).toBe("Maze search");
    const [headings, ...rows] = tableOn("Maze search");
    expect(headings).toEqual(["Order", "Cell", id === "dijkstra" ? "Cost" : "Distance", "Previous cell"]);
    expect(maze.standing).toEqual(mazeIn(sheet("Sheet1"), "B2:I6").standing);
    const textbook = searchTextbook({ solver: id, maze, entrance, visited: [...visited], cost: () => 1 });
    const expected = textbook.map(({ distance, previous }, i) => [
      ...[i + 1, nameOf(visited[i]!), distance ?? "none"],
      previous === undefined ? undefined : nameOf(previous),
    ]);
    expect(rows).toEqual(expected);
  },
);

test("lines above the table say which search it was and what its columns mean", async () => {
  const meanings: Record<string, RegExp> = {
    "a-star": /^Previous cell: of the neighbours visited earlier, the one nearest to B2/,
    "depth-first": /^Previous cell: .* visited last/,
    "right-hand": /^Previous cell: the one from which the walk came\./,
    "floyd-warshall": /^Previous cell: .* in the row of B2 in the matrix of predecessors\.$/,
    "dead-end-filling": /^Previous cell: none\./,
  };
  for (const [id, meaning] of Object.entries(meanings)) {
    await writeSearch(await searched(id), "addresses", conversation());
    const [title, distance, previous] = linesAbove("Maze search");
    expect(title).toMatch(/ from B2$/);
    expect(distance).toBe("Distance: the fewest steps from B2 to the cell.");
    expect(previous).toMatch(meaning);
  }
});

test("by number, cells count from 1, row by row, and those that are not in the maze have no number", async () => {
  for (const address of ["C2", "F4"]) {
    book.workbook.activate(sheet("Sheet1"));
    select(address);
    await removeCells(conversation());
  }
  const player = await searched("breadth-first");
  await writeSearch(player, "numbers", conversation());
  const { visited, maze } = ofRun(player);
  const own = Array.from({ length: 40 }, (_, cell) => cell).filter((cell) => maze.has(cell));
  expect(own).not.toContain(1);
  const rows = tableOn("Maze search").slice(1);
  expect(rows.map((row) => row[1])).toEqual(Array.from(visited, (cell) => 1 + own.indexOf(cell)));
  expect(rows.slice(1).every((row) => typeof row[3] === "number" && row[3] <= own.length)).toBe(true);
});

test("with numbers in the cells Dijkstra's column is the cost", async () => {
  put(sheet(), "C2", 5);
  put(sheet(), "B3", 0);
  const player = await searched("dijkstra");
  await writeSearch(player, "addresses", conversation());
  const { visited, entrance, maze, costs } = ofRun(player);
  const cost = (cell: number) => costs![cell]!;
  const textbook = searchTextbook({ solver: "dijkstra", maze, entrance, visited: [...visited], cost });
  expect(
    tableOn("Maze search")
      .slice(1)
      .map((row) => row[2]),
  ).toEqual(textbook.map(({ distance }) => distance));
  expect(linesAbove("Maze search")[1]).toMatch(/^Cost: the lowest sum of the numbers/);
});

test("it is the run that the player shows, also when it is paused, and with another seed it is another", async () => {
  const player = await searched("depth-first", "one");
  await goTo(player, 3, conversation());
  await writeSearch(player, "addresses", conversation());
  const first = tableOn("Maze search");
  expect(first.slice(1).map((row) => row[1])).toEqual(Array.from(ofRun(player).visited, nameOf));
  const seeds = ["two", "three", "four", "five"];
  const others = [];
  for (const seed of seeds) {
    await writeSearch(await searched("depth-first", seed), "addresses", conversation());
    others.push(tableOn("Maze search"));
  }
  expect(others.some((other) => JSON.stringify(other) !== JSON.stringify(first))).toBe(true);
});

test("an earlier table is replaced after a question; a no, and somebody else's sheet of that name, leave all as it is", async () => {
  const theirs = book.workbook.addSheet("Maze search");
  put(theirs, "A1", "mine");
  await writeSearch(await searched("breadth-first"), "addresses", conversation());
  const earlier = photograph(sheet("Maze search 2"), "A1:D60");
  const refusing = conversation(false);
  const other = await searched("tremaux");
  const { sentence } = await writeSearch(other, "addresses", refusing);
  expect(idsIn(sentence)).toContain("cancelled");
  expect(refusing.questions).toEqual([
    {
      sentence: message("replace-sheet", { what: "search", sheet: "Sheet1", earlier: "Maze search 2" }),
      yes: message("replace"),
    },
  ]);
  expect(photograph(sheet("Maze search 2"), "A1:D60")).toEqual(earlier);
  await writeSearch(other, "addresses", conversation());
  expect(book.workbook.sheets.map(({ name }) => name).sort()).toEqual(["Maze search", "Maze search 2", "Sheet1"]);
  expect(tableOn("Maze search 2")).toHaveLength(1 + ofRun(other).visited.length);
  expect(valueAt(theirs, "A1")).toBe("mine");
});

test("addresses that Excel would take for dates are text", async () => {
  const { play } = await searched("breadth-first");
  const { search } = play as unknown as { search: ConstructorParameters<typeof SolvePlay>[0] };
  const { standing } = search;
  const far = { ...standing, area: { ...standing.area, row: 0, column: 2836 } };
  const december = new SolvePlay({ ...search, standing: far });
  jest.spyOn(december, "findSheet").mockResolvedValue("Sheet1");
  await writeSearch(new Player(december, 0), "addresses", conversation());
  const cells = tableOn("Maze search")
    .slice(1)
    .map((row) => row[1]);
  expect(cells).toContain("DEC1");
  for (const cell of cells) expect(typeof cell).toBe("string");
});

describe("it is refused, and nothing is written,", () => {
  const refusal = async (player: Player | undefined): Promise<readonly Message[]> => {
    const before = everything();
    book.counter.reset();
    const told = await sentenceOf(writeSearch(player, "addresses", conversation()));
    expect(everything()).toEqual(before);
    return sentencesIn(told) as readonly Message[];
  };

  test("without a search: none, one of a maze being made, or a race", async () => {
    const made = await generate({ ...choice, pace: "step" }, conversation());
    const race = { solvers: ["breadth-first", "tremaux"], seed: "a race", pace: "instant" } as const;
    const raced = await raceSolvers(race, conversation());
    for (const player of [undefined, made.player, raced.player]) {
      expect(await refusal(player)).toEqual([message("search-needs-solution"), message("nothing-changed")]);
      expect(book.counter.requests).toHaveLength(0);
    }
  });

  test("where the solution or its maze is gone", async () => {
    const player = await searched("breadth-first");
    await clearSolution(conversation());
    expect((await refusal(player)).map(({ id }) => id)).toContain("nothing-changed");
    const another = await searched("breadth-first");
    await clearMaze(conversation());
    expect((await refusal(another)).map(({ id }) => id)).toContain("nothing-changed");
  });

  test("for more visits than the rows of a sheet", async () => {
    const { play } = await searched("breadth-first");
    const long = Object.create(play) as SolvePlay;
    const run = { ...(play as SolvePlay).run!, visited: new Uint32Array(1_048_572), solver: breadthFirstFacts };
    Object.defineProperty(long, "run", { value: run });
    const numbers = { count: 1_048_572, most: 1_048_571 };
    expect(await refusal(new Player(long, 0))).toEqual(
      sentencesIn(together(message("too-many-visits", numbers), message("nothing-changed"))),
    );
    expect(book.counter.requests).toHaveLength(0);
  });
});

test("Clear maze leaves the table, and a formula cannot come from a cell", async () => {
  await writeSearch(await searched("breadth-first"), "addresses", conversation());
  book.workbook.activate(sheet("Sheet1"));
  await clearMaze(conversation());
  const { row, column, rows, columns } = sheet("Maze search").tables[0]!.area;
  for (let r = 0; r < row + rows; r++) {
    for (let c = 0; c < column + columns; c++) {
      expect(String(sheet("Maze search").value(r, c) ?? "")).not.toMatch(/^[=+\-@]/);
    }
  }
});

test("each request failing while an earlier table is replaced leaves the old table or a whole new one, and says which", async () => {
  const arrange = async () => {
    await openMaze(5, 4, { seed: "Ariadne" });
    await writeSearch(await searched("breadth-first"), "addresses", conversation());
    return searched("tremaux");
  };
  const player = await arrange();
  book.counter.reset();
  await writeSearch(player, "addresses", conversation());
  const count = book.counter.requests.length;
  let kept = 0;
  for (let request = 1; request <= count; request++) {
    for (const action of [1, 2]) {
      const next = await arrange();
      const before = everything();
      const { failure } = await workIn({ fault: { request, action, code: "RequestAborted" } }, (talk) =>
        writeSearch(next, "addresses", talk),
      );
      if (failure === undefined) continue;
      const { sentence } = failure as { sentence: Message };
      if (idsIn(sentence).includes("nothing-changed")) expect(everything()).toEqual(before);
      else {
        kept++;
        expect(sentencesIn(sentence)).toContainEqual(
          message("earlier-sheet-left", { written: "Maze search 2", left: "Maze search" }),
        );
        expect(tableOn("Maze search 2")).toHaveLength(1 + ofRun(next).visited.length);
      }
    }
  }
  expect(kept).toBeGreaterThan(0);
});
