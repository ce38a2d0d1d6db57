import type { GenerateChoice } from "../../../src/actions/core/choices";
import { generate } from "../../../src/actions/make/generate";
import { type Player, writeSteps, goTo, watch } from "../../../src/actions/watch";
import { stepOutcome, Outcome } from "../../../src/maze/trace/trace";
import { choice, conversation, book, openWorkbook, sizesInColumnA, sheet, traceOf } from "../stage";
import { watching } from "./watching";

/** What watching costs, read from the real requests. The size cells stand in column A, out of the way of any grid. */

beforeEach(() => openWorkbook());

async function begin(columns: number, rows: number, options: Partial<GenerateChoice> = {}): Promise<Player> {
  await sizesInColumnA(columns, rows);
  const { player } = await generate({ ...choice, setNumbers: "grid", pace: "step", ...options }, conversation());
  book.counter.reset();
  return player;
}

const largest = () => Math.max(...book.counter.requests.map(({ bytes }) => bytes));

test("never more than 30 requests a second, however fast the steps go by, and hardly fewer", async () => {
  const player = await begin(30, 30);
  jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
  const sent: number[] = [];
  const { excel } = book;
  const execute = excel.execute.bind(excel);
  excel.execute = (...request) => {
    sent.push(performance.now());
    return execute(...request);
  };
  const pace = watching(300);
  const rests = watch(player, pace, conversation());
  await jest.advanceTimersByTimeAsync(3000);
  pace.pause();
  await jest.advanceTimersByTimeAsync(1000);
  await rests;
  jest.useRealTimers();
  const pauses = sent.slice(2).map((at, i) => at - sent[i + 1]!);
  expect(pauses.length).toBeGreaterThan(60);
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(Math.floor(1000 / 30));
});

test.each([
  [30, 5600],
  [100, 14_000],
])(
  "one opened wall of a maze of side %i takes one look, one request of at most %i bytes, wherever it is, and at most two to bring it into view",
  async (side, most) => {
    const player = await begin(side, side);
    const { steps } = traceOf(player);
    const opens = steps
      .map((step, i) => (stepOutcome(step) === Outcome.joined ? i + 1 : 0))
      .filter((position) => position > 0);
    for (const position of [opens[0]!, opens[opens.length >> 2]!, opens[opens.length >> 1]!]) {
      await goTo(player, position - 1, conversation());
      book.counter.reset();
      await goTo(player, position, conversation());
      expect([3, 4]).toContain(book.counter.requests.length);
      expect(book.counter.requests[1]!.bytes).toBeLessThanOrEqual(most);
    }
  },
);

test.each(["grid", "hiddenSheet", "none"] as const)(
  "400 x 400 with numbers %s goes to the middle and back in requests under 1 MB",
  async (setNumbers) => {
    const player = await begin(400, 400, { setNumbers, tint: true });
    const middle = player.play.length >> 1;
    await goTo(player, middle, conversation());
    await goTo(player, middle - 1000, conversation());
    await goTo(player, 0, conversation());
    expect(largest()).toBeLessThanOrEqual(1_000_000);
    expect(book.counter.cleanups).toEqual([]);
  },
);

test("the hidden sheet costs at most 10 bytes a cell for each state that it shows", async () => {
  const bytes = async (setNumbers: "hiddenSheet" | "none") => {
    const player = await begin(100, 100, { setNumbers });
    await goTo(player, player.play.length >> 1, conversation());
    const spent = book.counter.bytes;
    openWorkbook();
    return spent;
  };
  // Besides the numbers: the label, and the look for the sheet, which is there and may have moved.
  expect((await bytes("hiddenSheet")) - (await bytes("none"))).toBeLessThanOrEqual(10 * 10_000 + 4_000);
});

test("the table of the steps of 52 x 200 takes few requests, none over 1 MB", async () => {
  const player = await begin(52, 200);
  await writeSteps(player, conversation());
  // Looking at the maze, the sheets and their names; making the sheet; the rows; bringing the sheet to the front.
  expect(book.counter.requests.length).toBeLessThanOrEqual(5 + Math.ceil(player.play.length / 16_000));
  expect(largest()).toBeLessThanOrEqual(1_000_000);
  expect(sheet("Maze steps").tables[0]!.area.rows).toBe(player.play.length);
});
