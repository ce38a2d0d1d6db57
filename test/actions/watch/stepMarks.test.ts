import type { GenerateChoice } from "../../../src/actions/desk/choices";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { generate } from "../../../src/actions/make/generate";
import type { Player } from "../../../src/actions/watch/player";
import { goTo } from "../../../src/actions/watch/playing";
import { placeOf } from "../../../src/maze/trace/steps";
import { choice, conversation } from "../conversation";
import { book, openSized, person, sheet } from "../openMaze";
import { photograph } from "../sheetReading";
import { traceOf } from "../traceOf";
import { watchByClock, watching } from "./watching";

/** While one steps, the two cells beside the step's wall are filled, and get their fill back. */

const MARK = "#CC79A7";

beforeEach(() => openSized(8, 5));

async function begin(options: Partial<GenerateChoice> = {}): Promise<Player> {
  const { player } = await generate({ ...choice, pace: "step", ...options }, conversation());
  return player!;
}

/** The marked cells of the maze, as numbers. */
function marked(): number[] {
  return Array.from({ length: 40 }, (_, cell) => cell).filter(
    (cell) => sheet().style(1 + Math.floor(cell / 8), 1 + (cell % 8)).fill.color === MARK,
  );
}

/** The cells of the step to a position that can be marked: not the ends, which keep their own look. */
function cellsOf(player: Player, position: number): number[] {
  const { selected, neighbour } = placeOf({ columns: 8 }, traceOf(player).steps[position - 1]!);
  return [selected, neighbour].filter((cell) => cell !== 0 && cell !== 39).sort((one, other) => one - other);
}

test.each([false, true])(
  "each step forwards and backwards marks its own cells and no others (coloured: %s)",
  async (tint) => {
    const player = await begin({ tint });
    for (const position of [1, 2, 3, 20, 19, 38, 5]) {
      await goTo(player, position, conversation());
      expect(marked()).toEqual(cellsOf(player, position));
    }
  },
);

test("at the beginning and at the end nothing is marked, and the maze looks as if it had been made at once", async () => {
  const player = await begin();
  const before = photograph(sheet(), "A1:K10");
  await goTo(player, 17, conversation());
  await goTo(player, 0, conversation());
  expect(photograph(sheet(), "A1:K10")).toEqual(before);
  await goTo(player, 17, conversation());
  await goTo(player, player.play.length, conversation());
  const stepped = photograph(sheet(), "A1:K10");
  await generate(choice, conversation());
  expect(stepped).toEqual(photograph(sheet(), "A1:K10"));
});

test("a watch marks nothing, and takes the mark of the step where it begins away", async () => {
  const player = await begin();
  await goTo(player, 3, conversation());
  const seen: number[] = [];
  const pace = watching(200, () => seen.push(...marked()));
  await watchByClock(player, pace, conversation());
  expect([seen, marked()]).toEqual([[], []]);
});

test("a cell that a person has filled keeps its fill, without a question", async () => {
  const player = await begin();
  const [cell] = cellsOf(player, 9);
  await person((own) => {
    own.getCell(1 + Math.floor(cell! / 8), 1 + (cell! % 8)).format.fill.color = "#00FF00";
  });
  const talk = conversation();
  await goTo(player, 9, talk);
  expect([talk.questions, marked()]).toEqual([[], cellsOf(player, 9).slice(1)]);
  await goTo(player, 8, conversation());
  expect(sheet().style(1 + Math.floor(cell! / 8), 1 + (cell! % 8)).fill.color).toBe("#00FF00");
});

test("marks that a request left behind which broke off go with the next step", async () => {
  const player = await begin();
  await goTo(player, 5, conversation());
  const before = marked();
  book.switches.faults = [
    { request: book.counter.requests.length + 2, code: "ServiceNotAvailable", message: "A fault." },
  ];
  await goTo(player, 6, conversation()).catch(() => undefined);
  book.switches.faults = [];
  await goTo(player, player.position === 6 ? 7 : 6, conversation());
  expect(before.length).toBeGreaterThan(0);
  expect(marked()).toEqual(cellsOf(player, player.position));
});

test("a step that breaks off in the middle is taken back, and its sheet is as it was, with the marks of the step before", async () => {
  const player = await begin();
  await goTo(player, 5, conversation());
  const [before, own] = [photograph(sheet(), "A1:K10"), marked()];
  for (let action = 1; player.position === 5; action++) {
    const request = book.counter.requests.length + 2;
    book.switches.faults = [{ request, action, code: "GeneralException", message: "A fault." }];
    await goTo(player, 6, conversation()).catch(() => undefined);
    book.switches.faults = [];
    if (player.position !== 5) expect(action).toBeGreaterThan(10);
    else expect([marked(), photograph(sheet(), "A1:K10")]).toEqual([own, before]);
  }
  expect(marked()).toEqual(cellsOf(player, 6));
});

test("Clear maze takes the mark along", async () => {
  const before = photograph(sheet(), "A1:K10");
  await goTo(await begin(), 12, conversation());
  await clearMaze(conversation());
  expect(photograph(sheet(), "A1:K10")).toEqual(before);
});
