import { message, together } from "../../../src/message";
import { generate } from "../../../src/actions/make/generate";
import { goTo } from "../../../src/actions/watch/playing";
import { workOutSteps } from "../../../src/actions/watch/workOutSteps";
import { generators } from "../../../src/maze/generators/generators";
import { choice, conversation } from "../conversation";
import { book, openSized, sheet } from "../openMaze";
import { mazeIn } from "../sheetReading";
import { traceOf } from "../traceOf";

test.each(generators.map(({ id }) => id))("%s: at once and watched, one seed is one maze", async (generator) => {
  await openSized(8, 5);
  const { made, player } = await generate({ ...choice, generator, seed: "two roads" }, conversation());
  expect(player).toBeUndefined();
  const atOnce = mazeIn(sheet(), "B2:I6").standing;
  book.counter.reset();
  const worked = await workOutSteps(made!, conversation());
  expect(book.counter.requests).toEqual([]);
  const { length } = traceOf(worked.player!).steps;
  expect(worked.player!.position).toBe(length);
  expect(worked.sentence).toEqual(
    message("steps-worked-out", {
      place: message("cells-on-sheet", { area: "B2:I6", sheet: "Sheet1" }),
      steps: length,
    }),
  );

  // Back to the beginning and on to the end again, in the borders.
  await goTo(worked.player!, 0, conversation());
  expect(mazeIn(sheet(), "B2:I6").standing).not.toEqual(atOnce);
  await goTo(worked.player!, worked.player!.play.length, conversation());
  expect(mazeIn(sheet(), "B2:I6").standing).toEqual(atOnce);
});

test("working out the steps can be stopped, and the maze stands", async () => {
  await openSized(8, 5);
  const { made } = await generate(choice, conversation());
  const before = mazeIn(sheet(), "B2:I6").standing;
  const talk = conversation();
  talk.stop();
  const outcome = await workOutSteps(made!, talk);
  expect(outcome).toEqual({ player: undefined, sentence: together(message("stopped"), message("nothing-changed")) });
  expect(mazeIn(sheet(), "B2:I6").standing).toEqual(before);
});
