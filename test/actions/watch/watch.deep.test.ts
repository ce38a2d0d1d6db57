import { failureOf } from "../failureOf";
import { message, together } from "../../../src/message";
import { say } from "../../../src/words";
import type { GenerateChoice } from "../../../src/actions/desk/choices";
import { ActionFailure } from "../../../src/actions/desk/work";
import { setUpSheet } from "../../../src/actions/front/setUpSheet";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { generate } from "../../../src/actions/make/generate";
import { GenerationPlay } from "../../../src/actions/watch/generationPlay";
import type { Player } from "../../../src/actions/watch/player";
import { USUAL_LEVEL, goTo, speedAt } from "../../../src/actions/watch/playing";
import { Random } from "../../../src/maze/model/random";
import { generators } from "../../../src/maze/generators/generators";
import { encodeStep, OPENED, stepSelectedAcross, stepWall, type Trace } from "../../../src/maze/trace/trace";
import { choice, conversation } from "../conversation";
import { book, openWorkbook, resize } from "../openMaze";
import { area, mazeIn, photograph, valueAt } from "../sheetReading";
import { traceOf } from "../traceOf";
import { watchByClock, watching } from "./watching";

const sheet = () => book.workbook.sheet("Sheet1")!;

beforeEach(async () => {
  openWorkbook();
  await setUpSheet(conversation());
});

/** A grid of this size, as it is before the first step. */
async function begin(columns: number, rows: number, options: Partial<GenerateChoice> = {}): Promise<Player> {
  resize(columns, rows);
  const stepped: GenerateChoice = { ...choice, seed: "watched", setNumbers: "grid", pace: "step", ...options };
  const { player } = await generate(stepped, conversation());
  return player!;
}

const move = (player: Player, position: number) => goTo(player, position, conversation());

function numbersIn(address: string, on = sheet()): unknown[] {
  const { row, column, rows, columns } = area(address);
  return Array.from({ length: rows * columns }, (_, cell) =>
    on.value(row + Math.floor(cell / columns), column + (cell % columns)),
  );
}

/**
 * The Excel-VBA workbook's second macro, as slow and plain as it is there: a selected cell and one of its walls; if the
 * numbers on both sides differ, the wall goes, and every cell with the other number gets the selected cell's. The random
 * choices are those of the trace.
 */
class SlowMacro {
  readonly numbers: number[];
  readonly open = new Set<number>();

  constructor(
    columns: number,
    rows: number,
    private readonly across: number = columns,
  ) {
    this.numbers = Array.from({ length: columns * rows }, (_, i) => i + 1);
  }

  choose(wall: number, selectedAcross: boolean): void {
    const owner = Math.floor(wall / 2);
    const beyond = wall % 2 === 0 ? owner + 1 : owner + this.across;
    const selected = this.numbers[selectedAcross ? beyond : owner]!;
    const other = this.numbers[selectedAcross ? owner : beyond]!;
    if (selected === other) return;
    this.open.add(wall);
    for (let cell = 0; cell < this.numbers.length; cell++)
      if (this.numbers[cell] === other) this.numbers[cell] = selected;
  }
}

function macroAfter(columns: number, rows: number, trace: Trace, count: number): SlowMacro {
  const macro = new SlowMacro(columns, rows);
  for (const step of trace.steps.subarray(0, count)) macro.choose(stepWall(step), stepSelectedAcross(step));
  return macro;
}

const openWallsIn = (address: string) => {
  const { rows, columns } = area(address);
  const maze = mazeIn(sheet(), address, [0, rows * columns - 1]);
  return new Set(Array.from({ length: maze.wallCount }, (_, wall) => wall).filter((wall) => maze.isOpen(wall)));
};

/** What a person sees of the grid and of the hidden sheet. */
const picture = () => book.workbook.sheets.map((each) => [each.name, photograph(each, "A1:BD30")]);

test("after every step walls and labels are those of the macro, and then the labels leave the grid", async () => {
  const player = await begin(8, 5);
  const trace = traceOf(player);
  for (let k = 0; k <= trace.steps.length; k++) {
    await move(player, k);
    const macro = macroAfter(8, 5, trace, k);
    expect(openWallsIn("B2:I6")).toEqual(macro.open);
    expect(numbersIn("B2:I6")).toEqual(macro.numbers);
  }
  expect([new Set(numbersIn("B2:I6")).size, player.play.length]).toEqual([1, trace.steps.length + 1]);
  await move(player, player.play.length);
  expect(mazeIn(sheet(), "B2:I6").countPassages()).toBe(39);
  expect(numbersIn("B2:I6")).toEqual(["S", ...new Array<undefined>(38).fill(undefined), "E"]);
});

test("the set numbers on the hidden sheet are those of the macro too, and at the end those just before the last merge", async () => {
  const player = await begin(8, 5, { setNumbers: "hiddenSheet" });
  const trace = traceOf(player);
  const sets = () => book.workbook.sheet("Maze sets")!;
  expect(sets().visibility).toBe("Hidden");
  for (const k of [0, 1, 14, 5, trace.steps.length - 1]) {
    await move(player, k);
    expect(numbersIn("B2:I6", sets())).toEqual(macroAfter(8, 5, trace, k).numbers);
    expect(valueAt(sets(), "B1")).toBe(k === 0 ? "Before the first step" : `After step ${k} of ${trace.steps.length}`);
  }
  await move(player, trace.steps.length);
  expect(new Set(numbersIn("B2:I6", sets())).size).toBe(2);
  expect(valueAt(sets(), "B1")).toMatch(/^Just before the last merge: sets \d+ and \d+$/);
  expect(numbersIn("B2:I6")).toEqual(["S", ...new Array<undefined>(38).fill(undefined), "E"]);
});

test("the numbers of a large maze are on the hidden sheet whenever the player rests", async () => {
  const player = await begin(52, 200, { setNumbers: "hiddenSheet" });
  await move(player, 3000);
  const sets = book.workbook.sheet("Maze sets")!;
  expect(numbersIn("B2:BA201", sets)).toEqual(macroAfter(52, 200, traceOf(player), 3000).numbers);
});

const numberings = ["grid", "hiddenSheet", "none"] as const;

describe.each(generators.map(({ id }) => id))("%s", (generator) => {
  test.each(numberings)(
    "replayed to a step from any other, numbers %s and tinted, is what it is from the start on",
    async (setNumbers) => {
      const player = await begin(6, 5, { generator, setNumbers, tint: true });
      const { length } = player.play;
      const places = [0, 1, length >> 1, length - 1, length];
      const seen = new Map<number, unknown>();
      for (const k of places) {
        await move(player, k);
        seen.set(k, picture());
      }
      for (const from of places) {
        for (const to of places) {
          await move(player, from);
          await move(player, to);
          expect([from, to, picture()]).toEqual([from, to, seen.get(to)]);
        }
      }
    },
  );

  test("ends with the maze that is generated at once", async () => {
    const player = await begin(6, 5, { generator, tint: true });
    await move(player, player.play.length);
    const watched = photograph(sheet(), "A1:K12");
    await generate({ ...choice, generator, seed: "watched" }, conversation());
    expect(photograph(sheet(), "A1:K12")).toEqual(watched);
  });

  test("says a whole sentence of every step", async () => {
    const { play } = await begin(4, 3, { generator, setNumbers: "none" });
    for (let k = 1; k <= play.length; k++) {
      expect(say(await play.say(k))).toMatch(
        new RegExp(`^Step ${k} of ${play.length}: [B-E][2-4], (left|right|top|bottom) wall\\. [A-Z0-9].*\\.$`),
      );
    }
  });
});

test("the sentence of the workbook that this follows: the wall between G3 and H3, the numbers 14 and 15", async () => {
  // A trace that takes down H3's left wall first: cell 13 (G3) owns it, and the selected cell is the one across.
  const { play } = await begin(8, 5);
  const { generated } = play as GenerationPlay;
  const steps = Uint32Array.of(encodeStep(26, OPENED, 1));
  const first = new GenerationPlay({ ...generated, trace: { start: "walled", steps } }, say);
  const did = message("step-at-wall", {
    cell: "H3",
    side: "left",
    did: message("sets-joined", { set: 15, other: 14, left: 39 }),
  });
  expect(await first.say(1)).toEqual(message("step-of-steps", { step: 1, steps: 2, did }));
});

test("back and forth there is one line a wall: what stands again is as it was drawn", async () => {
  const player = await begin(8, 5);
  const before = photograph(sheet(), "A1:K12");
  await move(player, player.play.length);
  await move(player, 0);
  expect(photograph(sheet(), "A1:K12")).toEqual(before);
});

test("a watch shows step after step and ends with the whole maze", async () => {
  const player = await begin(8, 5);
  const shown: number[] = [];
  const outcome = await watchByClock(
    player,
    watching(200, (position) => shown.push(position)),
    conversation(),
  );
  expect(outcome).toMatchObject({ rested: "at the end" });
  expect(player.position).toBe(player.play.length);
  expect(shown).toEqual([...shown].sort((one, other) => one - other));
  expect(shown.at(-1)).toBe(player.play.length);
  expect(mazeIn(sheet(), "B2:I6").countPassages()).toBe(39);
});

test.each([1, 2, 5])("Stop at the request number %i leaves a whole sheet at the step that it says", async (stopAt) => {
  const player = await begin(8, 5, { tint: true });
  const talk = conversation();
  let requests = 0;
  const stopping = watching(60, () => {
    if (++requests === stopAt) talk.stop();
  });
  const outcome = await watchByClock(player, stopping, talk);
  const at = {
    place: message("cells-on-sheet", { area: "B2:I6", sheet: "Sheet1" }),
    step: player.position,
    steps: player.play.length,
  };
  expect(outcome).toEqual({ rested: "stopped", sentence: message("stopped-at-step", at) });
  expect(requests).toBe(stopAt);
  const macro = macroAfter(8, 5, traceOf(player), player.position);
  expect(openWallsIn("B2:I6")).toEqual(macro.open);
  expect(numbersIn("B2:I6")).toEqual(macro.numbers);
});

test("Pause acts after the request under way, and Resume goes on from there", async () => {
  const player = await begin(8, 5);
  const pausing = watching(60, () => pausing.pause());
  const paused = await watchByClock(player, pausing, conversation());
  expect(paused).toMatchObject({ rested: "paused" });
  expect(numbersIn("B2:I6")).toEqual(macroAfter(8, 5, traceOf(player), player.position).numbers);
  await watchByClock(player, watching(200), conversation());
  expect(player.position).toBe(player.play.length);
});

test("Stop on a long way leaves walls and the numbers of the hidden sheet at the same step", async () => {
  const player = await begin(52, 400, { setNumbers: "hiddenSheet" });
  const talk = conversation();
  const execute = book.excel.execute.bind(book.excel);
  let requests = 0;
  // The looks at the sheet, and the first of the requests that lead there.
  book.excel.execute = (...request) => {
    if (++requests === 3) talk.stop();
    return execute(...request);
  };
  const outcome = await goTo(player, player.play.length - 1, talk);
  expect(outcome.rested).toBe("stopped");
  const shown = {
    place: message("cells-on-sheet", { area: "B2:BA401", sheet: "Sheet1" }),
    step: player.position,
    steps: player.play.length,
  };
  expect(outcome.sentence).toEqual(together(message("stopped"), message("shows-step", shown)));
  const macro = macroAfter(52, 400, traceOf(player), player.position);
  expect(openWallsIn("B2:BA401")).toEqual(macro.open);
  expect(numbersIn("B2:BA401", book.workbook.sheet("Maze sets"))).toEqual(macro.numbers);
});

test("set numbers that a stopped watch left in the grid are nobody's values: Generate and Clear maze do not ask", async () => {
  const player = await begin(8, 5);
  await move(player, 20);
  const talk = conversation(false);
  expect((await generate({ ...choice, setNumbers: "grid" }, talk)).stopped).toBe(false);
  const again = await begin(8, 5);
  await move(again, 20);
  await clearMaze(talk);
  expect(talk.questions).toEqual([]);
});

test("a name tells that the numbers in the grid are Lavirint's, for as long as they stand", async () => {
  const isNoted = () => book.workbook.names.some(({ name }) => name === "MazeWritten");
  const player = await begin(8, 5);
  expect(isNoted()).toBe(true);
  await move(player, player.play.length);
  expect([isNoted(), valueAt(sheet(), "C3")]).toEqual([false, undefined]);
  await move(player, player.play.length - 1);
  expect([isNoted(), valueAt(sheet(), "C3")]).toEqual([true, expect.any(Number)]);
});

test("without the hidden sheet of its numbers a maze is watched on", async () => {
  const player = await begin(8, 5, { setNumbers: "hiddenSheet" });
  await move(player, 5);
  book.workbook.deleteSheet(book.workbook.sheet("Maze sets")!);
  await move(player, 9);
  expect(openWallsIn("B2:I6")).toEqual(macroAfter(8, 5, traceOf(player), 9).open);
  expect(book.workbook.sheets.map(({ name }) => name)).toEqual(["Sheet1"]);
});

test("a maze that was cleared cannot be replayed: a sentence, and nothing changes", async () => {
  const player = await begin(8, 5);
  await clearMaze(conversation());
  const before = picture();
  expect((await failureOf(move(player, 3))).sentence).toEqual(message("watched-maze-gone", { area: "B2:I6" }));
  expect(picture()).toEqual(before);
});

describe("each request failing in turn", () => {
  const faults = (request: number, action?: number) => [
    { request, code: "MemoryLimitReached", message: "A fault of the test.", ...(action !== undefined && { action }) },
  ];

  test.each([undefined, 2, 6])(
    "of a way to another step (action %p): the sheet shows the step that it says",
    async (action) => {
      let failures = 0;
      for (let request = 1; request <= 3; request++) {
        const player = await begin(8, 5, { tint: true, setNumbers: "hiddenSheet", seed: `fault ${request}` });
        await move(player, 9);
        const before = picture();
        book.counter.reset();
        book.switches.faults = faults(request, action);
        const failure = await move(player, 25).then(
          () => undefined,
          (error: unknown) => error as ActionFailure,
        );
        book.switches.faults = [];
        if (failure !== undefined) {
          failures++;
          expect(failure).toBeInstanceOf(ActionFailure);
          const at = message("shows-step", {
            place: message("cells-on-sheet", { area: "B2:I6", sheet: "Sheet1" }),
            step: 9,
            steps: player.play.length,
          });
          expect(failure.sentence).toMatchObject({ args: { sentences: [expect.anything() as unknown, at] } });
          expect(picture()).toEqual(before);
          await move(player, 25);
        }
        expect(openWallsIn("B2:I6")).toEqual(macroAfter(8, 5, traceOf(player), 25).open);
        await clearMaze(conversation());
      }
      // One that does fewer things than that does not fail.
      expect(failures).toBeGreaterThanOrEqual(action === undefined ? 3 : 1);
    },
  );

  test("and the repair failing as well: that is said, and the next step paints it whole", async () => {
    const player = await begin(8, 5);
    await move(player, 9);
    book.counter.reset();
    book.switches.faults = [...faults(2, 4), ...faults(3)];
    const failure = await move(player, 25).catch((error: unknown) => error as ActionFailure);
    book.switches.faults = [];
    const between = {
      place: message("cells-on-sheet", { area: "B2:I6", sheet: "Sheet1" }),
      from: 9,
      to: 25,
      steps: player.play.length,
    };
    expect((failure as ActionFailure).sentence).toMatchObject({
      args: { sentences: [expect.anything() as unknown, message("between-steps", between)] },
    });
    await move(player, 10);
    expect(numbersIn("B2:I6")).toEqual(macroAfter(8, 5, traceOf(player), 10).numbers);
    expect(openWallsIn("B2:I6")).toEqual(macroAfter(8, 5, traceOf(player), 10).open);
  });
});

test("the usual speed takes 15 to 20 seconds for 20 x 15 by every algorithm, and is between both ends for every length", () => {
  for (const { id, make } of generators) {
    for (const seed of ["a", "b", "c"]) {
      const { length } = make({ columns: 20, rows: 15 }, new Random(seed)).trace.steps;
      const seconds = length / speedAt(USUAL_LEVEL, length);
      expect({ id, seconds: seconds >= 15 && seconds <= 20 ? "15 to 20" : seconds }).toEqual({
        id,
        seconds: "15 to 20",
      });
    }
  }
  for (const length of [1, 2, 5, 12, 39, 177, 20_000, 2_000_000]) {
    expect(speedAt(USUAL_LEVEL, length)).toBeGreaterThan(1);
    expect(speedAt(USUAL_LEVEL, length)).toBeLessThan(speedAt(100, length));
  }
});

test("the speeds of the slider: from one step a second to the whole in five seconds, however long it is", () => {
  for (const length of [39, 177, 20_000, 600_000]) {
    expect(speedAt(0, length)).toBe(1);
    expect(speedAt(100, length)).toBeCloseTo(Math.max(2, length / 5));
    for (let level = 0; level < 100; level++)
      expect(speedAt(level + 1, length)).toBeGreaterThan(speedAt(level, length));
  }
});
