import { message, together } from "../../../src/message";
import { defaultLayout, type GenerateChoice } from "../../../src/actions/core";
import { formatGrid } from "../../../src/actions/make";
import { type Player, goTo } from "../../../src/actions/watch";
import { macro } from "../../maze/trace/smallTrace";
import { area, conversation, mazeIn, openSized, sheet, traceOf, valueAt, valuesIn, workIn } from "../stage";
import { move, played } from "./watching";

const begin = (columns: number, rows: number, made: Partial<GenerateChoice> = {}) =>
  played(columns, rows, { seed: "watched", setNumbers: "grid", ...made });

/** What the grid holds when its numbers have left. */
const LETTERS = ["S", ...new Array<undefined>(38).fill(undefined), "E"];

const openWallsIn = (address: string) => {
  const { rows, columns } = area(address);
  const maze = mazeIn(sheet("Sheet1"), address, [0, rows * columns - 1]);
  return new Set(Array.from({ length: maze.wallCount }, (_, wall) => wall).filter((wall) => maze.isOpen(wall)));
};

const numbersIn = (on: string, address = "B2:I6") => valuesIn(sheet(on), address);

/** Expects walls and numbers as the macro has them after these steps. */
function expectMacro(player: Player, count: number, numbersOn: string): void {
  const told = macro({ rows: 5, columns: 8 }, traceOf(player), count);
  expect(openWallsIn("B2:I6")).toEqual(told.open);
  expect(numbersIn(numbersOn)).toEqual(told.numbers);
}

const label = () => valueAt(sheet("Maze sets"), "B1");
const LAST_TWO = /^Just before the last merge: sets \d+ and \d+$/;

test("after every step walls and labels are those of the macro, and then the labels leave the grid", async () => {
  const player = await begin(8, 5);
  const { length } = traceOf(player).steps;
  for (let k = 0; k <= length; k++) {
    await move(player, k);
    expectMacro(player, k, "Sheet1");
  }
  expect([new Set(numbersIn("Sheet1")).size, player.play.length]).toEqual([1, length + 1]);
  await move(player, length + 1);
  expect(mazeIn(sheet(), "B2:I6").countPassages()).toBe(39);
  expect(numbersIn("Sheet1")).toEqual(LETTERS);
});

test("the set numbers on the hidden sheet are those of the macro too, and at the end those just before the last merge", async () => {
  const player = await begin(8, 5, { setNumbers: "hiddenSheet" });
  const { length } = player.play;
  expect(sheet("Maze sets").visibility).toBe("Hidden");
  for (const k of [0, 1, 14, 5, length - 1]) {
    await move(player, k);
    expectMacro(player, k, "Maze sets");
    expect(label()).toBe(k === 0 ? "Before the first step" : `After step ${k} of ${length}`);
  }
  await move(player, length);
  expect([new Set(numbersIn("Maze sets")).size, numbersIn("Sheet1")]).toEqual([2, LETTERS]);
  expect(label()).toMatch(LAST_TWO);
});

test("the hidden sheet of a large maze shows the state before its last merge and the one after, wherever the player rests", async () => {
  const player = await begin(52, 200, { setNumbers: "hiddenSheet" });
  for (const step of [3000, player.play.length]) {
    await move(player, step);
    expect(label()).toMatch(LAST_TWO);
    const states = ["B2:BA201", "B204:BA403"].map((block) => new Set(numbersIn("Maze sets", block)).size);
    expect(states).toEqual([2, 1]);
  }
});

test("Stop on a long way leaves the walls of one step", async () => {
  const player = await begin(52, 400, { setNumbers: "none" });
  const { length: steps } = player.play;
  // During the first of the requests that lead there, after the looks at the sheet.
  const { outcome } = await workIn({ stopAt: 3 }, (talk) => goTo(player, steps - 1, talk));
  const place = message("cells-on-sheet", { area: "B2:BA401", sheet: "Sheet1" });
  const shown = message("shows-step", { place, step: player.position, steps });
  expect(outcome!.sentence).toEqual(together(message("stopped"), shown));
  expect(openWallsIn("B2:BA401")).toEqual(macro({ rows: 400, columns: 52 }, traceOf(player), player.position).open);
});

test("one cell is entrance and exit, and shows the exit's letter however it was made", async () => {
  for (const pace of ["instant", "step"] as const) {
    const player = await begin(1, 1, { pace });
    await move(player, player.play.length);
    expect(valueAt(sheet(), "B2")).toBe("E");
  }
});

test("more than 50,000 different numbers are all on the hidden sheet, and the maze stays in front", async () => {
  await openSized(48, 1_050);
  await formatGrid(defaultLayout, "hiddenSheet", conversation());
  const numbers = numbersIn("Maze sets", "B2:AW1051");
  expect(numbers.join()).toBe(Array.from({ length: 48 * 1_050 }, (_, cell) => cell + 1).join());
  expect([sheet("Maze sets").visibility, sheet().name]).toEqual(["Hidden", "Sheet1"]);
});
