import { drawCode } from "../../../src/actions/make/drawCode";
import { generate } from "../../../src/actions/make/generate";
import { defaultLayout } from "../../../src/actions/desk/choices";
import { encode } from "../../../src/maze/code";
import { generators, PERFECT } from "../../../src/maze/generators";
import { Random } from "../../../src/maze/random";
import { SLICE } from "../../../src/maze/slices";
import { choice, conversation, type Conversation } from "../conversation";
import { failureOf } from "../failureOf";
import { book, openSized, sheet } from "../openMaze";
import { photograph } from "../sheetReading";

/** Each of these draws at least once a cell, and a maze of 200 x 200 in several slices. */
const drawing = ["depth-first", "prim-frontier", "wilson", "aldous-broder", "eller", "hunt-and-kill", "sidewinder"];
const PRESSED_AT = 20_000;

let draws = 0;
let pressStop: () => void = () => undefined;
const drawsOfNature = Object.getOwnPropertyDescriptor(Random.prototype, "next")!.value as () => number;

beforeEach(async () => {
  await openSized(200, 200);
  draws = 0;
  Random.prototype.next = function () {
    if (++draws === PRESSED_AT) pressStop();
    return drawsOfNature.call(this);
  };
});

afterEach(() => {
  Random.prototype.next = drawsOfNature;
});

/** Somebody who presses Stop in the middle of a generator's work. */
function impatient(): Conversation {
  const talk = conversation();
  pressStop = () => talk.stop();
  return talk;
}

test.each(drawing)(
  "Stop ends Generate before the slice after next of %s, and nothing was changed",
  async (generator) => {
    const before = photograph(sheet(), "A1:BD60");
    const outcome = await generate({ ...choice, generator }, impatient());
    expect(outcome).toMatchObject({ stopped: true, player: undefined, sentence: "Stopped. Nothing was changed." });
    expect(draws).toBeGreaterThanOrEqual(PRESSED_AT);
    expect(draws).toBeLessThan(PRESSED_AT + 4 * SLICE);
    expect(photograph(sheet(), "A1:BD60")).toEqual(before);
  },
);

test("Stop ends Draw share code within the work, whichever generator the code names", async () => {
  const recipe = { rows: 200, columns: 200, seed: "crafted", imperfection: PERFECT };
  for (const generator of drawing) {
    draws = 0;
    const outcome = await drawCode(encode({ ...recipe, generator }), defaultLayout, impatient());
    expect(outcome.sentence).toBe("Stopped. Nothing was changed.");
    expect(draws).toBeLessThan(PRESSED_AT + 4 * SLICE);
  }
  expect(book.workbook.sheets).toHaveLength(1);
});

test("a walk that would take hours is refused before it begins, with what to do", async () => {
  await openSized(16_000, 1);
  const refused = await failureOf(generate({ ...choice, generator: "wilson" }, conversation()));
  expect(refused.sentence).toBe(
    "Choose another algorithm, or a grid that is less narrow. Wilson would take about 170,000,000 moves of its random walk on " +
      "1 x 16,000 cells, and at most 100,000,000 are accepted: along a narrow grid such a walk goes to and fro for a time " +
      "that grows with the square of the length. Nothing was changed.",
  );
  expect(draws).toBeLessThan(1000);
  for (const { cost, id } of generators) expect(cost.includes("refused")).toBe(/wilson|aldous|^depth-first/.test(id));
});
