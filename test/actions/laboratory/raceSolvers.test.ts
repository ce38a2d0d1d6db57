import { type Message, message, together } from "../../../src/message";
import { raceSolvers } from "../../../src/actions/laboratory";
import { cornerEnds, Random } from "../../../src/maze/model";
import { clearSolution } from "../../../src/actions/solve";
import { solverById } from "../../../src/maze/solvers/solvers";
import { conversation, openMaze, sheet, mazeIn, photograph, cellsOf } from "../stage";
import { move } from "../watch/watching";

const solvers = ["breadth-first", "tremaux"] as const;

/** The pattern of the fill of each cell, row by row, "" for a plain white one. */
const signs = () =>
  cellsOf("B2:I8").map((cell) => {
    const { color, pattern } = sheet().style(...cell).fill;
    return color === "#FFFFFF" ? "" : pattern;
  });

/** Loops, so that the paths differ. */
beforeEach(() => openMaze(8, 7, { seed: "Ariadne", variation: { loopPercent: 60, blockPermille: 0 } }));

/** What both solvers do with the maze in the sheet. */
function solutions() {
  const maze = mazeIn(sheet(), "B2:I8");
  const [first, second] = solvers.map((id) =>
    solverById(id).solve(maze, cornerEnds(maze), { random: new Random(`a race ${id}`) }),
  );
  return [first!, second!] as const;
}

/** What a cell is to show when each has made so many visits, and in the end the paths. */
function expected(visits: number, isEnd: boolean): string[] {
  const [first, second] = solutions();
  const has = (cells: Uint32Array | undefined, cell: number) => cells?.includes(cell) === true;
  return Array.from({ length: 56 }, (_, cell) => {
    if (cell === 0 || cell === 55) return "Solid"; // the ends
    const onPath = isEnd ? [has(first.path, cell), has(second.path, cell)] : [];
    if (onPath[0]) return onPath[1] ? "Solid" : "Up";
    if (onPath[1]) return "Down";
    const by = [first, second].map(({ visited }) => has(visited.subarray(0, visits), cell));
    return by[0] ? (by[1] ? "CrissCross" : "LightUp") : by[1] ? "LightDown" : "";
  });
}

test("the cells that each has looked at, and that both have, are marked with patterns, at the end the paths, and cleared at any step", async () => {
  const before = photograph(sheet(), "A1:K10");
  const { sentence, player } = await raceSolvers({ solvers, seed: "a race", pace: "instant" }, conversation());
  const [first, second] = solutions();
  expect(signs()).toEqual(expected(Infinity, true));
  expect(new Set(signs()).size).toBeGreaterThan(4);
  const found = (solver: Message, { path, visited }: typeof first) =>
    message("racer-found-path", { solver, steps: path!.length - 1, visits: visited.length });
  const names = { first: message("solver-breadth-first"), second: message("solver-tremaux") };
  expect(sentence).toEqual(
    together(found(names.first, first), found(names.second, second), message("race-signs", names)),
  );
  const { length } = player.play;
  expect(length).toBe(1 + Math.max(first.visited.length, second.visited.length));
  for (const position of [0, 1, 7, 20, length - 1, length]) {
    await move(player, position);
    expect([position, signs()]).toEqual([position, expected(position, position === length)]);
  }
  await move(player, 9);
  await clearSolution(conversation());
  expect(photograph(sheet(), "A1:K10")).toEqual(before);
});
