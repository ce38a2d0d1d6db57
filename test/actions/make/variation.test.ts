import { generate, openText, shareCode } from "../../../src/actions/make";
import { check, solve } from "../../../src/actions/solve";
import { goTo } from "../../../src/actions/watch/player";
import { decode, follow } from "../../../src/maze/code/recipe";
import { generators, UNVARIED, patterns } from "../../../src/maze/generators";
import { search } from "../../acts/choices";
import { choice, conversation, book, openSized, sheet, gridIn, mazeIn } from "../stage";

/** Textures, loops and blocked walls, from the pane's choice into the sheet, the share code and the steps. */

const variation = { loopPercent: 30, blockPermille: 50 };

beforeEach(() => openSized(12, 8));

test.each(generators.map(({ id }) => id))(
  "%s makes the engine's imperfect maze in the sheet, and its steps end with it",
  async (id) => {
    const outcome = await generate({ ...choice, generator: id, variation }, conversation());
    const made = follow({ rows: 8, columns: 12, generator: id, seed: choice.seed, variation });
    const standing = () => mazeIn(sheet(), gridIn(book.workbook)).standing;
    expect(standing()).toEqual(made.maze.standing);
    const player = outcome.player;
    expect(player.play.length).toBe(made.trace.steps.length);
    await goTo(player, 0, conversation());
    await goTo(player, player.play.length, conversation());
    expect(standing()).toEqual(made.maze.standing);
  },
);

test("the share code holds them, and Check counts them", async () => {
  await generate({ ...choice, variation: { loopPercent: 100, blockPermille: 0 } }, conversation());
  expect(decode((await shareCode(conversation())).text).variation).toEqual({ loopPercent: 100, blockPermille: 0 });
  expect((await check(conversation())).findings.length).toBeGreaterThan(0);
});

test("a labyrinth begins and ends at the ends of its path, also from its share code, and Solve fills every cell", async () => {
  const wholePath = { args: { sentences: [{ id: "path-found", args: { steps: 95 } }, {}] } };
  const labyrinth = { ...UNVARIED, direction: 0, river: 0, pattern: patterns.indexOf("labyrinth") };
  await generate({ ...choice, variation: labyrinth }, conversation());
  expect((await solve(search, conversation())).sentence).toMatchObject(wholePath);
  const { text: code } = await shareCode(conversation());
  expect(decode(code).variation).toEqual(labyrinth);
  await openText(code, choice.layout, conversation());
  expect((await solve(search, conversation())).sentence).toMatchObject(wholePath);
});
