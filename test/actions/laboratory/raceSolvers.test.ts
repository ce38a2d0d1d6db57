import { type Message, message, together } from "../../../src/message";
import { raceSolvers, type RaceChoice } from "../../../src/actions/laboratory/twoAtOnce";
import { clearSolution } from "../../../src/actions/solve/solve";
import { goTo, watch } from "../../../src/actions/watch/player";
import { cornerEnds, Random } from "../../../src/maze/model";
import { solverById } from "../../../src/maze/solvers/solvers";
import { conversation, said, openMaze, person, sheet, mazeIn, photograph, cellsOf } from "../stage";
import { watching } from "../watch/watching";

const choice: RaceChoice = { solvers: ["breadth-first", "tremaux"], seed: "a race", pace: "instant" };
const race = (changes: Partial<RaceChoice> = {}, talk = conversation()) => raceSolvers({ ...choice, ...changes }, talk);

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
  const [first, second] = choice.solvers.map((id) =>
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

test("the cells that each has looked at, and that both have, are marked with patterns, and at the end the paths", async () => {
  const { sentence, player } = await race();
  const [first, second] = solutions();
  expect(signs()).toEqual(expected(Infinity, true));
  expect(new Set(signs()).size).toBeGreaterThan(4);
  const found = (solver: Message, { path, visited }: typeof first) =>
    message("racer-found-path", { solver, steps: path!.length - 1, visits: visited.length });
  expect(sentence).toEqual(
    together(
      found(message("solver-breadth-first"), first),
      found(message("solver-tremaux"), second),
      message("race-signs", { first: message("solver-breadth-first"), second: message("solver-tremaux") }),
    ),
  );
  for (const position of [0, 1, 7, 20, player.play.length - 1, player.play.length]) {
    await goTo(player, position, conversation());
    expect([position, signs()]).toEqual([position, expected(position, position === player.play.length)]);
  }
});

test("each step says what both do; one that has arrived says with what, and waits for the other", async () => {
  const { player } = await race({ pace: "step" });
  const { play } = player;
  expect(signs()).toEqual(expected(0, false));
  const did = together(
    message("racer-visits", { solver: message("solver-breadth-first"), cell: "B2" }),
    message("racer-visits", { solver: message("solver-tremaux"), cell: "B2" }),
  );
  expect(await play.say(1)).toEqual(message("step-of-steps", { step: 1, steps: play.length, did }));
  const [first, second] = solutions();
  expect(play.length).toBe(1 + Math.max(first.visited.length, second.visited.length));
  const [shorter, solver] =
    first.visited.length < second.visited.length
      ? [first, message("solver-breadth-first")]
      : [second, message("solver-tremaux")];
  const found = { solver, steps: shorter.path!.length - 1, visits: shorter.visited.length };
  expect(await play.say(play.length - 1)).toMatchObject({
    args: { did: { args: { sentences: expect.arrayContaining([message("racer-found-path", found)]) as unknown } } },
  });
});

test("watched to its end it shows what stands at once, and Clear solution gives the fills of before back at any step", async () => {
  await person((front) => {
    front.getRange("C3:F6").format.fill.color = "#FFC000";
    front.getRange("D4").format.fill.pattern = "Checker";
  });
  const before = photograph(sheet(), "A1:K10");
  const { player } = await race({ pace: "watch" });
  expect((await said(watch(player, watching(1e6), conversation())))[0]).toEqual(
    message("racer-found-path", { solver: message("solver-breadth-first"), steps: 13, visits: 56 }),
  );
  expect(signs()).toEqual(expected(Infinity, true));
  await goTo(player, 9, conversation());
  await clearSolution(conversation());
  expect(photograph(sheet(), "A1:K10")).toEqual(before);
});
