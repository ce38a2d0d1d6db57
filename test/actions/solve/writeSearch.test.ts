import { type Message, message } from "../../../src/message";
import { raceSolvers } from "../../../src/actions/laboratory/twoAtOnce";
import { clearMaze, generate } from "../../../src/actions/make";
import { clearSolution, solve, type SearchPlay, writeSearch } from "../../../src/actions/solve";
import { Player } from "../../../src/actions/watch";
import { solverFacts } from "../../../src/maze/solvers/facts";
import { searchTextbook } from "../../maze/solvers/textbooks";
import { choice, conversation, expectRefused, book, openMaze, sheet, mazeIn, put, tableOn } from "../stage";
import { search } from "../../acts/standing";
import { toFront } from "../../acts/act";

async function searched(solver: string, seed = "a search"): Promise<Player> {
  toFront();
  return (await solve({ ...search, showVisited: true, solver, seed }, conversation())).player;
}

const nameOf = (cell: number) => "BCDEFGHI"[cell % 8]! + String(2 + Math.floor(cell / 8));

beforeEach(() => openMaze(8, 5, { seed: "Ariadne", variation: { loopPercent: 0, blockPermille: 0, openPercent: 20 } }));

test.each(solverFacts.map(({ id }) => id))(
  "%s: the table has a row for each visit, as the textbook's search keeps it, with the numbers in the cells as costs",
  async (id) => {
    put(sheet(), "C2", 5);
    put(sheet(), "B3", 0);
    const player = await searched(id);
    const outcome = await writeSearch(player, "addresses", conversation());
    const run = (player.play as SearchPlay).run!;
    const { visited, maze } = run;
    expect(outcome.sentence).toMatchObject({ id: "search-written", args: { visits: visited.length } });
    expect(book.workbook.activeSheet.name).toBe("Maze search");
    const [headings, ...rows] = tableOn(sheet("Maze search"));
    const takesCosts = id === "dijkstra" || id === "a-star";
    expect(headings).toEqual(["Order", "Cell", takesCosts ? "Cost" : "Distance", "Previous cell"]);
    expect(maze.standing).toEqual(mazeIn(sheet("Sheet1"), "B2:I6").standing);
    const expected = searchTextbook(run).map(({ distance, previous }, i) => [
      ...[i + 1, nameOf(visited[i]!), distance ?? "none"],
      previous === undefined ? undefined : nameOf(previous),
    ]);
    expect(rows).toEqual(expected);
  },
);

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
    for (const clear of [clearSolution, clearMaze]) {
      const player = await searched("breadth-first");
      await clear(conversation());
      await refuses(player, message("watched-solution-gone", { area: "B2:I6" }));
    }
  });

  test("for more visits than the rows of a sheet", async () => {
    const { play } = await searched("breadth-first");
    const visited = new Uint32Array(1_048_574);
    const long = { ...play, run: { ...(play as SearchPlay).run!, visited } };
    const numbers = { count: 1_048_574, most: 1_048_573 };
    expect(await refuses(new Player(long, 0), message("too-many-rows", numbers))).toBe(0);
  });
});
