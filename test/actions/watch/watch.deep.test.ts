import { sentenceOf, choice, conversation, book, openWorkbook, resize, area, mazeIn, photograph } from "../stage";
import { valueAt, valuesIn, traceOf, sentencesIn, workIn } from "../stage";
import { message, together } from "../../../src/message";
import { say } from "../../../src/words";
import type { GenerateChoice } from "../../../src/actions/core/choices";
import { addSizeCells } from "../../../src/actions/front";
import { generate } from "../../../src/actions/make";
import { type Player, generatedIn, generationPlay, goTo } from "../../../src/actions/watch";
import { generators } from "../../../src/maze/generators/generators";
import { encodeStep, stepSelectedAcross, stepWall, type Trace, Outcome } from "../../../src/maze/trace/trace";

const sheet = () => book.workbook.sheet("Sheet1")!;

beforeEach(async () => {
  openWorkbook();
  await addSizeCells(conversation());
});

/** A grid of this size, as it is before the first step. */
async function begin(columns: number, rows: number, options: Partial<GenerateChoice> = {}): Promise<Player> {
  resize(columns, rows);
  const stepped: GenerateChoice = { ...choice, seed: "watched", setNumbers: "grid", pace: "step", ...options };
  const { player } = await generate(stepped, conversation());
  return player;
}

const move = (player: Player, position: number) => goTo(player, position, conversation());

const numbersIn = (address: string, on = sheet()) => valuesIn(on, address);
/** What the grid holds when its numbers have left. */
const LETTERS = ["S", ...new Array<undefined>(38).fill(undefined), "E"];

/**
 * The Excel-VBA workbook's second macro, as slow and plain as it is there: a selected cell and one of its walls; if the
 * numbers on both sides differ, the wall goes, and every cell with the other number gets the selected cell's. The random
 * choices are those of the trace.
 */
function macroAfter(columns: number, rows: number, trace: Trace, count: number) {
  let numbers = Array.from({ length: columns * rows }, (_, i) => i + 1);
  const open = new Set<number>();
  for (const step of trace.steps.subarray(0, count)) {
    const wall = stepWall(step);
    const owner = Math.floor(wall / 2);
    const beyond = wall % 2 === 0 ? owner + 1 : owner + columns;
    const [selected, other] = (stepSelectedAcross(step) ? [beyond, owner] : [owner, beyond]).map(
      (cell) => numbers[cell]!,
    );
    if (selected === other) continue;
    open.add(wall);
    numbers = numbers.map((number) => (number === other ? selected! : number));
  }
  return { numbers, open };
}

/** Expects walls and numbers as the macro has them after these steps. */
function expectMacro(player: Player, count: number, grid = "B2:I6", numbersOn = sheet()): void {
  const { columns, rows } = area(grid);
  const macro = macroAfter(columns, rows, traceOf(player), count);
  expect(openWallsIn(grid)).toEqual(macro.open);
  expect(numbersIn(grid, numbersOn)).toEqual(macro.numbers);
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
    expectMacro(player, k);
  }
  expect([new Set(numbersIn("B2:I6")).size, player.play.length]).toEqual([1, trace.steps.length + 1]);
  await move(player, player.play.length);
  expect(mazeIn(sheet(), "B2:I6").countPassages()).toBe(39);
  expect(numbersIn("B2:I6")).toEqual(LETTERS);
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
  expect(numbersIn("B2:I6")).toEqual(LETTERS);
});

test("the hidden sheet of a large maze shows the state before its last merge and the one after, wherever the player rests", async () => {
  const player = await begin(52, 200, { setNumbers: "hiddenSheet" });
  const sets = book.workbook.sheet("Maze sets")!;
  for (const step of [3000, player.play.length]) {
    await move(player, step);
    expect(valueAt(sets, "B1")).toMatch(/^Just before the last merge: sets \d+ and \d+$/);
    expect([new Set(numbersIn("B2:BA201", sets)).size, new Set(numbersIn("B204:BA403", sets)).size]).toEqual([2, 1]);
  }
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
});

test("the sentence of the workbook that this follows: the wall between G3 and H3, the numbers 14 and 15", async () => {
  // A trace that takes down H3's left wall first: cell 13 (G3) owns it, and the selected cell is the one across.
  const generated = generatedIn(await begin(8, 5))!;
  const steps = Uint32Array.of(encodeStep(26, Outcome.joined, 1));
  const first = generationPlay({ ...generated, trace: { start: "walled", steps } }, say);
  const did = message("step-at-wall", {
    cell: "H3",
    side: "left",
    did: message("sets-joined", { set: 15, other: 14, left: 39 }),
  });
  expect(await first.say(1)).toEqual(message("step-of-steps", { step: 1, steps: 2, did }));
});

test("Stop on a long way leaves the walls of one step", async () => {
  const player = await begin(52, 400, { setNumbers: "none" });
  const { length: steps } = player.play;
  // During the first of the requests that lead there, after the looks at the sheet.
  const { outcome } = await workIn({ stopAt: 3 }, (talk) => goTo(player, steps - 1, talk));
  const place = message("cells-on-sheet", { area: "B2:BA401", sheet: "Sheet1" });
  const shown = message("shows-step", { place, step: player.position, steps });
  expect(outcome!.sentence).toEqual(together(message("stopped"), shown));
  expect(openWallsIn("B2:BA401")).toEqual(macroAfter(52, 400, traceOf(player), player.position).open);
});

test("without the hidden sheet of its numbers a maze is watched on", async () => {
  const player = await begin(8, 5, { setNumbers: "hiddenSheet" });
  await move(player, 5);
  book.workbook.deleteSheet(book.workbook.sheet("Maze sets")!);
  await move(player, 9);
  expect(openWallsIn("B2:I6")).toEqual(macroAfter(8, 5, traceOf(player), 9).open);
  expect(book.workbook.sheets.map(({ name }) => name)).toEqual(["Sheet1"]);
});

test("where a request fails, and the repair as well, that is said, and the next step paints it whole", async () => {
  const player = await begin(8, 5);
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
  expect(sentencesIn(told).slice(1)).toEqual([
    message("between-steps", { place, from: 9, to: 25, steps: player.play.length }),
  ]);
  await move(player, 10);
  expectMacro(player, 10);
});

test("one cell is entrance and exit, and shows the exit's letter however it was made", async () => {
  await begin(1, 1, { pace: "instant" });
  expect(valueAt(sheet(), "B2")).toBe("E");
  const player = await begin(1, 1);
  await move(player, player.play.length);
  expect(valueAt(sheet(), "B2")).toBe("E");
});
