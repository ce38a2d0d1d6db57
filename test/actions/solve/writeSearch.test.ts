import { type Message, message } from "../../../src/message";
import { removeCells } from "../../../src/actions/edit/cells";
import { raceSolvers } from "../../../src/actions/laboratory/raceSolvers";
import { clearMaze, generate } from "../../../src/actions/make";
import { clearSolution, solve, SolvePlay, writeSearch } from "../../../src/actions/solve";
import { goTo, Player } from "../../../src/actions/watch";
import { solverFacts, solverFactsById } from "../../../src/maze/solvers/facts";
import { searchTextbook } from "../../maze/measures/searchTextbook";
import { choice, conversation } from "../conversation";
import { expectRefused } from "../failureOf";
import { book, openMaze, select, sheet } from "../openMaze";
import { mazeIn, put, contentsOf, tableOn, valuesIn } from "../sheetReading";
import { search } from "../../acts/standing";
import { toFront } from "../../acts/act";
import { addressOf } from "../../../src/worksheet/addresses/addresses";

/** The player of a search with this solver in the maze on Sheet1. */
async function searched(solver: string, seed = "a search"): Promise<Player> {
  toFront();
  return (await solve({ ...search, showVisited: true, solver, seed }, conversation())).player!;
}

const ofRun = ({ play }: Player) => (play as SolvePlay).run!;
const nameOf = (cell: number) => "BCDEFGHI"[cell % 8]! + String(2 + Math.floor(cell / 8));

/** The headings and rows of the one table on the sheet of the search. */
const table = () => tableOn(sheet("Maze search"));
const linesAbove = () => valuesIn(sheet("Maze search"), "A1:A1");

beforeEach(() => openMaze(8, 5, { seed: "Ariadne", variation: { loopPercent: 0, blockPermille: 0, openPercent: 20 } }));

test.each(solverFacts.map(({ id }) => id))(
  "%s: the table has a row for each visit, as the textbook's search keeps it",
  async (id) => {
    const player = await searched(id);
    const outcome = await writeSearch(player, "addresses", conversation());
    const { visited, ends, maze } = ofRun(player);
    const { entrance } = ends;
    expect(outcome.sentence).toMatchObject({ id: "search-written", args: { visits: visited.length } });
    expect(book.workbook.activeSheet.name).toBe("Maze search");
    const [headings, ...rows] = table();
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

test("the line above the table says which search it was", async () => {
  await writeSearch(await searched("a-star"), "addresses", conversation());
  expect(linesAbove()).toEqual(["A* from B2"]);
});

test("by number, cells count from 1, row by row, and those that are not in the maze have no number", async () => {
  for (const address of ["C2", "F4"]) {
    toFront();
    select(address);
    await removeCells(conversation());
  }
  const player = await searched("breadth-first");
  await writeSearch(player, "numbers", conversation());
  const { visited, maze } = ofRun(player);
  const own = Array.from({ length: 40 }, (_, cell) => cell).filter((cell) => maze.has(cell));
  expect(own).not.toContain(1);
  const rows = table().slice(1);
  expect(rows.map((row) => row[1])).toEqual(Array.from(visited, (cell) => 1 + own.indexOf(cell)));
  expect(rows.slice(1).every((row) => typeof row[3] === "number" && row[3] <= own.length)).toBe(true);
});

test("with numbers in the cells Dijkstra's column is the cost", async () => {
  put(sheet(), "C2", 5);
  put(sheet(), "B3", 0);
  const player = await searched("dijkstra");
  await writeSearch(player, "addresses", conversation());
  const { visited, ends, maze, costs } = ofRun(player);
  const { entrance } = ends;
  const cost = (cell: number) => costs![cell]!;
  const textbook = searchTextbook({ solver: "dijkstra", maze, entrance, visited: [...visited], cost });
  expect(
    table()
      .slice(1)
      .map((row) => row[2]),
  ).toEqual(textbook.map(({ distance }) => distance));
});

test("it is the run that the player shows, also when it is paused, and with another seed it is another", async () => {
  const player = await searched("depth-first", "one");
  await goTo(player, 3, conversation());
  await writeSearch(player, "addresses", conversation());
  const first = table();
  expect(first.slice(1).map((row) => row[1])).toEqual(Array.from(ofRun(player).visited, nameOf));
  const seeds = ["two", "three", "four", "five"];
  const others = [];
  for (const seed of seeds) {
    await writeSearch(await searched("depth-first", seed), "addresses", conversation());
    others.push(table());
  }
  expect(others.some((other) => JSON.stringify(other) !== JSON.stringify(first))).toBe(true);
});

test("addresses that Excel would take for dates are text", async () => {
  const { play } = await searched("breadth-first");
  const { search } = play as unknown as { search: ConstructorParameters<typeof SolvePlay>[0] };
  const far = { ...search.current, area: { ...search.current.area, row: 0, column: 2836 } };
  const december = new SolvePlay({ ...search, current: far });
  jest.spyOn(december, "findSheet").mockResolvedValue("Sheet1");
  await writeSearch(new Player(december, 0), "addresses", conversation());
  const cells = table()
    .slice(1)
    .map((row) => row[1]);
  expect(cells).toContain("DEC1");
  for (const cell of cells) expect(typeof cell).toBe("string");
});

const GONE = message("watched-solution-gone", { area: "B2:I6" });

describe("it is refused, and nothing is written,", () => {
  const refuses = async (player: Player | undefined, ...refused: readonly Message[]) => {
    book.counter.reset();
    await expectRefused(() => writeSearch(player, "addresses", conversation()), ...refused);
    return book.counter.requests.length;
  };

  test("without a search: none, one of a maze being made, or a race", async () => {
    const made = await generate({ ...choice, pace: "step" }, conversation());
    const race = { solvers: ["breadth-first", "tremaux"], seed: "a race", pace: "instant" } as const;
    const raced = await raceSolvers(race, conversation());
    for (const player of [undefined, made.player, raced.player]) {
      expect(await refuses(player, message("search-needs-solution"))).toBe(0);
    }
  });

  test("where the solution or its maze is gone", async () => {
    const player = await searched("breadth-first");
    await clearSolution(conversation());
    await refuses(player, GONE);
    const another = await searched("breadth-first");
    await clearMaze(conversation());
    await refuses(another, GONE);
  });

  test("for more visits than the rows of a sheet", async () => {
    const { play } = await searched("breadth-first");
    const long = Object.create(play) as SolvePlay;
    const run = {
      ...(play as SolvePlay).run!,
      visited: new Uint32Array(1_048_574),
      solver: solverFactsById("breadth-first"),
    };
    Object.defineProperty(long, "run", { value: run });
    const numbers = { count: 1_048_574, most: 1_048_573 };
    expect(await refuses(new Player(long, 0), message("too-many-rows", numbers))).toBe(0);
  });
});

test("Clear maze leaves the table, and a formula cannot come from a cell", async () => {
  await writeSearch(await searched("breadth-first"), "addresses", conversation());
  toFront();
  await clearMaze(conversation());
  const { area } = sheet("Maze search").tables[0]!;
  for (const text of [...linesAbove(), ...contentsOf(sheet("Maze search"), addressOf(area))])
    expect(String(text ?? "")).not.toMatch(/^[=+\-@]/);
});
