import type { GenerateChoice } from "../../../src/actions/core/choices";
import { generate, clearMaze } from "../../../src/actions/make";
import { type Player, goTo, watch } from "../../../src/actions/watch";
import { placeOf } from "../../../src/maze/trace/trace";
import { choice, conversation, book, openSized, person, sheet, openMaze, photograph, filledIn } from "../stage";
import { traceOf } from "../stage";
import { watchByClock, watching } from "./watching";
import { inShort } from "../../../src/message";
import { raceSolvers, sideBySide } from "../../../src/actions/laboratory";
import { solve } from "../../../src/actions/solve/solve";
import { everyMark } from "../../acts/standing";

/** A player and what it shows: while one steps, the two cells beside the step's wall are filled, and get their fill back. */

const MARK = "#CC79A7";

beforeEach(() => openSized(8, 5));

async function begin(options: Partial<GenerateChoice> = {}): Promise<Player> {
  const { player } = await generate({ ...choice, pace: "step", ...options }, conversation());
  return player;
}

/** The marked cells of the maze, as numbers. */
const marked = () => filledIn(sheet(), "B2:I6", MARK);

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
  await person((own) => (own.getCell(1 + (cell! >> 3), 1 + (cell! & 7)).format.fill.color = "#00FF00"));
  const talk = conversation();
  await goTo(player, 9, talk);
  expect([talk.questions, marked()]).toEqual([[], cellsOf(player, 9).slice(1)]);
  await goTo(player, 8, conversation());
  expect(filledIn(sheet(), "B2:I6", "#00FF00")).toEqual([cell]);
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

test("Clear maze takes the mark along", async () => {
  const before = photograph(sheet(), "A1:K10");
  await goTo(await begin(), 12, conversation());
  await clearMaze(conversation());
  expect(photograph(sheet(), "A1:K10")).toEqual(before);
});

test("what the last step of a large maze did is told once its steps were followed", async () => {
  await openSized(101, 100);
  const { player } = await generate({ ...choice, generator: "depth-first" }, conversation());
  const { length } = player.play;
  expect(await player.play.say(length)).toBeUndefined();
  await goTo(player, length - 1, conversation());
  expect(await player.play.say(length)).toMatchObject({ id: "step-of-steps", args: { step: length, steps: length } });
});

const players: Readonly<Record<string, () => Promise<{ readonly player: Player | undefined }>>> = {
  "how a maze was made": () => generate({ ...choice, pace: "step" }, conversation()),
  "a search": () => solve({ ...everyMark, pace: "step" }, conversation()),
  "a race": () => raceSolvers({ solvers: ["breadth-first", "tremaux"], seed: "a race", pace: "step" }, conversation()),
  "two mazes": () =>
    sideBySide(
      {
        generators: ["kruskal", "depth-first"],
        rows: 4,
        columns: 4,
        seed: "two",
        layout: choice.layout,
        tint: false,
        pace: "step",
      },
      conversation(),
    ),
};

test.each(Object.keys(players))(
  "a sheet that is renamed while the player of %s is open is called by its new name from then on",
  async (what) => {
    await openMaze(8, 5);
    const { player } = await players[what]!();
    const earlier = sheet().name;
    book.workbook.renameSheet(sheet(), "Renamed");
    const { length } = player!.play;
    const told = [
      (await goTo(player!, 2, conversation())).sentence,
      (await watch(player!, watching(100_000), conversation())).sentence,
      (await goTo(player!, length, conversation())).sentence,
      (await goTo(player!, 0, conversation())).sentence,
      player!.stays,
    ];
    expect(told.filter((sentence) => inShort(sentence!).includes(earlier))).toEqual([]);
    // What came of a race names no sheet.
    const naming = what === "a race" ? told.slice(3) : told;
    for (const sentence of naming) expect(inShort(sentence!)).toContain("Renamed");
  },
);
