import type { GenerateChoice } from "../../../src/actions/core/choices";
import { generate } from "../../../src/actions/make/generate";
import { type Player, writeSteps } from "../../../src/actions/watch";
import { goTo, watch, type Watching } from "../../../src/actions/watch/player";
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

/** Counts requests that are with the host at the same time, and notes when each went out, in milliseconds. */
function observe(): { most: number; readonly sent: number[] } {
  const seen = { most: 0, sent: [] as number[] };
  const { excel } = book;
  const execute = excel.execute.bind(excel);
  let under = 0;
  excel.execute = async (...request) => {
    seen.sent.push(performance.now());
    seen.most = Math.max(seen.most, ++under);
    try {
      return await execute(...request);
    } finally {
      under--;
    }
  };
  return seen;
}

const largest = () => Math.max(...book.counter.requests.map(({ bytes }) => bytes));

describe("by a clock that the test moves on", () => {
  afterEach(() => jest.useRealTimers());

  /** Watches for so many milliseconds, then presses `end`; resolves when the watch rests. */
  async function watchFor(
    player: Player,
    milliseconds: number,
    pace: Watching,
    end: () => void,
    talk = conversation(),
  ) {
    jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
    const seen = observe();
    const rests = watch(player, pace, talk);
    await jest.advanceTimersByTimeAsync(milliseconds);
    const sentBefore = seen.sent.length;
    end();
    await jest.advanceTimersByTimeAsync(1000);
    return { outcome: await rests, seen, sentBefore };
  }

  test("30 x 30 at 25 steps a second: a step a request, one request at a time, and Pause acts within one", async () => {
    const player = await begin(30, 30);
    const positions: number[] = [];
    const pace = watching(25, (position) => positions.push(position));
    const { outcome, seen, sentBefore } = await watchFor(player, 4000, pace, () => pace.pause());
    expect(outcome.sentence.id).toBe("shows-step");
    expect(seen.most).toBe(1);
    expect(player.position).toBeGreaterThanOrEqual(98);
    expect(player.position).toBeLessThanOrEqual(101);
    expect(seen.sent.length - sentBefore).toBeLessThanOrEqual(1);
  });

  test("never more than 30 requests a second, however fast the steps go by", async () => {
    const player = await begin(30, 30);
    const pace = watching(300);
    const { seen } = await watchFor(player, 3000, pace, () => pace.pause());
    const pauses = seen.sent.slice(2).map((at, i) => at - seen.sent[i + 1]!);
    expect(pauses.length).toBeGreaterThan(60);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(Math.floor(1000 / 30));
  });

  test("with a host that takes 300 ms the picture lags by one request: steps are merged, not queued", async () => {
    const player = await begin(30, 30);
    book.switches.latency = 300;
    const shown: { at: number; position: number }[] = [];
    const pace = watching(100, (position) => shown.push({ at: performance.now(), position }));
    const { seen } = await watchFor(player, 6000, pace, () => pace.pause());
    expect(seen.most).toBe(1);
    expect(shown.length).toBeGreaterThan(15);
    const lags = shown.map(({ at, position }) => (at - seen.sent[0]!) / 10 - position);
    expect(Math.min(...lags)).toBeGreaterThan(0);
    // 100 steps a second are 30 a request; the look at the sheet before the first took as long.
    expect(Math.max(...lags)).toBeLessThanOrEqual(30 + 30 + 5);
  });
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
