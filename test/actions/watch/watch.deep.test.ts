import { message, together } from "../../../src/message";
import { defaultLayout, type GenerateChoice } from "../../../src/actions/core";
import { formatGrid } from "../../../src/actions/make";
import { goTo } from "../../../src/actions/watch";
import { mazeAt } from "../../../src/maze/trace/trace";
import { conversation, mazeIn, openSized, sheet, traceOf, valueAt, valuesIn, workIn } from "../stage";
import { move, played } from "./watching";

const begin = (columns: number, rows: number, made: Partial<GenerateChoice> = {}) =>
  played(columns, rows, { seed: "watched", setNumbers: "grid", ...made });

const numbersIn = (address: string) => valuesIn(sheet("Maze sets"), address);

/** What a play leaves that is too large for plays.txt, or stopped on its way. */

test("the hidden sheet of a large maze shows the state before its last merge and the one after, wherever the player rests", async () => {
  const player = await begin(52, 200, { setNumbers: "hiddenSheet" });
  for (const step of [3000, player.play.length]) {
    await move(player, step);
    expect(valueAt(sheet("Maze sets"), "B1")).toMatch(/^Just before the last merge: sets \d+ and \d+$/);
    const states = ["B2:BA201", "B204:BA403"].map((block) => new Set(numbersIn(block)).size);
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
  const wanted = mazeAt({ rows: 400, columns: 52 }, traceOf(player), player.position);
  expect(mazeIn(sheet(), "B2:BA401", [0, 52 * 400 - 1]).standing).toEqual(wanted.standing);
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
  const numbers = numbersIn("B2:AW1051");
  expect(numbers.join()).toBe(Array.from({ length: 48 * 1_050 }, (_, cell) => cell + 1).join());
  expect([sheet("Maze sets").visibility, sheet().name]).toEqual(["Hidden", "Sheet1"]);
});
