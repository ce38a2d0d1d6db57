import { type Message, message } from "../../../src/message";
import { watch, type Player } from "../../../src/actions/watch";
import { conversation, book, mazeIn, select, person, sheet, traceOf } from "../stage";
import { mazeAt, placeOf } from "../../../src/maze/trace/trace";
import { move, played } from "./watching";

/** How fast a play goes, by a clock that stands still but for as long as a picture is to take. */

const { performance: real } = globalThis;
let now = 0;
beforeEach(() => void (globalThis.performance = { now: () => now } as typeof performance));
afterEach(() => void (globalThis.performance = real));

const begin = (columns = 4, rows = 3) => played(columns, rows, { seed: "paced" });

/**
 * The positions that are shown where a picture takes so many milliseconds, at so many steps a second, and what is said then; `ends`: by
 * what at which position.
 */
async function shownAt(
  milliseconds: number,
  speed: number,
  player: Player,
  ends?: readonly ["pause" | "stop", at: number],
): Promise<readonly [positions: readonly number[], said: Message]> {
  const paused = new AbortController();
  const talk = conversation();
  const positions: number[] = [];
  const shown = (position: number) => {
    positions.push(position);
    if (ends === undefined || position < ends[1]) return;
    if (ends[0] === "pause") paused.abort();
    else talk.stop();
  };
  const speedNow = () => {
    now += milliseconds;
    return speed;
  };
  const { sentence } = await watch(player, { speed: speedNow, paused: paused.signal, shown }, talk);
  expect(talk.parts).toEqual(positions.map((position) => [position, player.play.length]));
  return [positions, sentence];
}

const every = (step: number, to: number) =>
  Array.from({ length: Math.ceil(to / step) }, (_, i) => Math.min(to, step * (i + 1)));

test.each([
  [100, 10, every(1, 11)],
  [300, 5, [1, 3, 4, 6, 7, 9, 10, 11]],
  [700, 10, [7, 11]],
  [50, 1000, [11]],
  [1999, 2, [3, 7, 11]],
  // A longer wait is caught up by two seconds at most.
  [2000, 2, [4, 8, 11]],
  [60_000, 2, [4, 8, 11]],
])("with %i ms from one picture to the next, at %i steps a second", async (milliseconds, speed, positions) => {
  const player = await begin();
  expect(player.play.length).toBe(11);
  expect(await shownAt(milliseconds, speed, player)).toEqual([positions, player.play.conclusionOn("Sheet1")]);
});

test.each(["pause", "stop"] as const)(
  "%s ends it after the picture that is under way, which is whole",
  async (ends) => {
    const player = await begin();
    const shown = message("shows-step", { place: player.play.drawing.place, step: 6, steps: 11 });
    expect(await shownAt(300, 10, player, [ends, 5])).toEqual([[3, 6], shown]);
    expect(player.position).toBe(6);
    const grid = { columns: 4, rows: 3 };
    expect(mazeIn(sheet(), "B2:E4").standing).toEqual(mazeAt(grid, traceOf(player), 6).standing);
    expect((await shownAt(700, 10, player))[0]).toEqual([11]);
  },
);

/** Excel scrolls to what is selected, and in no other way. */
const selected = () => sheet().selection.areas[0]!;

test.each([
  [3, 15, false],
  [3, 16, true],
  [20, 3, false],
  [21, 3, true],
])(
  "a step in a maze of %i by %i is scrolled to: %s; if not, it takes no request more",
  async (columns, rows, isScrolled) => {
    const player = await begin(columns, rows);
    select("XFD1048576");
    book.counter.reset();
    await move(player, 3);
    const { row, column } = selected();
    expect([row < 30 && column < 30, book.counter.requests.length > 2]).toEqual([isScrolled, isScrolled]);
  },
);

test("a step far from the active cell of a large maze is scrolled to by selecting its cell; a near one is not", async () => {
  const player = await begin(60, 60);
  select("A1");
  const cells = Array.from(traceOf(player).steps, (step) => {
    const { selected } = placeOf({ columns: 60 }, step);
    return { row: Math.floor(selected / 60), column: selected % 60 };
  });
  const far = cells.findIndex(({ row }) => row >= 55);
  const { row, column } = cells[far]!;
  await move(player, far + 1);
  const before = selected();
  expect(before).toMatchObject({ row: 1 + row, column: 1 + column, rows: 1, columns: 1 });
  const isNear = (cell: (typeof cells)[number]) => Math.abs(cell.row - row) < 5 && Math.abs(cell.column - column) < 5;
  await move(player, cells.findIndex((cell, i) => i > far && isNear(cell)) + 1);
  expect(selected()).toEqual(before);
});

test("while another sheet is in front, a step leaves it there", async () => {
  const player = await begin(60, 60);
  select("A1");
  await person((_, { worksheets }) => worksheets.add("Mine").activate());
  await move(player, 3000);
  expect(sheet().name).toBe("Mine");
});
