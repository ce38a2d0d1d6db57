import { generate } from "../../../src/actions/make/generate";
import { shareCode } from "../../../src/actions/make/recipe";
import { check } from "../../../src/actions/solve/check";
import { goTo } from "../../../src/actions/watch/playing";
import { decode, follow } from "../../../src/maze/code/recipe";
import { generators } from "../../../src/maze/generators/generators";
import { choice, conversation } from "../conversation";
import { book, openSized, sheet } from "../openMaze";
import { playerOf } from "../playerOf";
import { gridIn, mazeIn } from "../sheetReading";

/** Loops and blocked walls, from the pane's choice into the sheet, the share code and the steps. */

const imperfection = { loopPercent: 30, blockPermille: 50 };

beforeEach(() => openSized(12, 8));

test.each(generators.map(({ id }) => id))(
  "%s makes the engine's imperfect maze in the sheet, and its steps end with it",
  async (id) => {
    const outcome = await generate({ ...choice, generator: id, imperfection }, conversation());
    const made = follow({ rows: 8, columns: 12, generator: id, seed: choice.seed, imperfection });
    const standing = () => mazeIn(sheet(), gridIn(book.workbook)).standing;
    expect(standing()).toEqual(made.maze.standing);
    const player = await playerOf(outcome);
    expect(player.play.length).toBe(made.trace.steps.length);
    await goTo(player, 0, conversation());
    await goTo(player, player.play.length, conversation());
    expect(standing()).toEqual(made.maze.standing);
  },
);

test("the share code holds them, and Check counts them", async () => {
  await generate({ ...choice, imperfection: { loopPercent: 100, blockPermille: 0 } }, conversation());
  expect(decode((await shareCode(conversation())).code).imperfection).toEqual({ loopPercent: 100, blockPermille: 0 });
  expect((await check(conversation())).findings.length).toBeGreaterThan(0);
});
