import { generate } from "../../../src/actions/make";
import type { Player } from "../../../src/actions/watch";
import { placeOf } from "../../../src/maze/trace/trace";
import { message } from "../../../src/message";
import { choice, conversation, sentenceOf, sentencesIn, book, sheet, filledIn, photograph, traceOf } from "../stage";
import { move, played, watchByClock, watching } from "./watching";

/** A player and what it shows, besides what plays.txt has of each step: its two cells are filled, and get their fill back. */

/** The marked cells of the maze, as numbers. */
const marked = () => filledIn(sheet(), "B2:I6", "#CC79A7");

/** The cells of the step to a position that can be marked: not the ends, which keep their own look. */
function cellsOf(player: Player, position: number): number[] {
  const { selected, neighbour } = placeOf({ columns: 8 }, traceOf(player).steps[position - 1]!);
  return [selected, neighbour].filter((cell) => cell !== 0 && cell !== 39).sort((one, other) => one - other);
}

test("at the end the maze looks as if it had been made at once", async () => {
  const player = await played(8, 5);
  await move(player, 17);
  await move(player, player.play.length);
  const stepped = photograph(sheet(), "A1:K10");
  await generate(choice, conversation());
  expect(stepped).toEqual(photograph(sheet(), "A1:K10"));
});

test("a watch marks nothing, and takes the mark of the step where it begins away", async () => {
  const player = await played(8, 5);
  await move(player, 3);
  expect(marked()).toEqual(cellsOf(player, 3));
  const seen: number[][] = [];
  await watchByClock(
    player,
    watching(5, () => seen.push(marked())),
    conversation(),
  );
  expect(seen.length).toBeGreaterThan(5);
  expect([...seen.flat(), ...marked()]).toEqual([]);
});

test("where a request fails, and the repair as well, that is said, and the next step paints it whole", async () => {
  const player = await played(8, 5, { setNumbers: "grid" });
  await move(player, 10);
  const whole = photograph(sheet(), "A1:K10");
  await move(player, 9);
  book.counter.reset();
  const fault = { code: "MemoryLimitReached", message: "A fault of the test." };
  book.switches.faults = [
    { ...fault, request: 2, action: 12 },
    { ...fault, request: 3 },
  ];
  const told = await sentenceOf(move(player, 25));
  book.switches.faults = [];
  const place = message("cells-on-sheet", { area: "B2:I6", sheet: "Sheet1" });
  const between = message("between-steps", { place, from: 9, to: 25, steps: player.play.length });
  expect(sentencesIn(told).slice(1)).toEqual([between]);
  await move(player, 10);
  expect(photograph(sheet(), "A1:K10")).toEqual(whole);
});

test("what the last step of a large maze did is told once its steps were followed", async () => {
  const player = await played(101, 100, { generator: "depth-first", pace: "instant" });
  const { length } = player.play;
  expect(await player.play.say(length)).toBeUndefined();
  await move(player, length - 1);
  expect(await player.play.say(length)).toMatchObject({ id: "step-of-steps", args: { step: length, steps: length } });
});
