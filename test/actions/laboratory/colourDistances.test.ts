import { message, together } from "../../../src/message";
import { colourDistances } from "../../../src/actions/laboratory/oneMaze";
import { addExit } from "../../../src/actions/edit";
import { generate } from "../../../src/actions/make";
import { clearSolution, solve } from "../../../src/actions/solve";
import { distancesFrom } from "../../../src/maze/measures/flood";
import { openXlsx, saveXlsx } from "../../host/files";
import { choice, conversation, said, expectRefused, book, openMaze, openWorkbook, person, select } from "../stage";
import { sheet, area, mazeIn, photograph, cellsOf, filledIn } from "../stage";
import { search } from "../../acts/standing";
import { move } from "../watch/watching";

const BANDS = ["FFF9D6", "F1EFB0", "D6E7A3", "B0DBA4", "86CBAE", "62B5BA", "4A9BBF", "4280B8"];
const PATTERNS = ["Solid", "Gray8", "Solid", "LightUp", "Solid", "LightVertical", "Solid", "LightDown"];
const colour = () => colourDistances(undefined, conversation());
const takeAway = () => clearSolution(conversation());
const fillAt = (address: string) => {
  const { row, column } = area(address);
  return sheet().style(row, column).fill;
};
const look = () => photograph(sheet(), "A1:K12");
const names = () => book.workbook.names.map(({ name, formula }) => `${name} ${formula}`).sort();

beforeEach(() => openMaze(9, 7, { seed: "Ariadne" }));

test("every cell has the look of its distance from the entrance; ends keep their own, and the farthest is named", async () => {
  const { sentence, bands } = await colour();
  const maze = mazeIn(sheet(), "B2:J8");
  const distances = distancesFrom(maze, 0);
  const farthest = Math.max(...distances);
  expect(bands.map(({ look }) => look.split(",")[0])).toEqual(BANDS.slice(0, bands.length));
  expect([bands[0]!.from, bands.at(-1)!.to]).toEqual([0, farthest]);
  expect(bands.reduce((sum, { cells }) => sum + cells, 0)).toBe(63);
  for (let cell = 1; cell < 62; cell++) {
    const { fill } = sheet().style(...cellsOf("B2:J8")[cell]!);
    const band = bands.findIndex(({ from, to }) => distances[cell]! >= from && distances[cell]! <= to);
    expect([cell, fill.color, fill.pattern]).toEqual([cell, `#${BANDS[band]}`, PATTERNS[band]]);
  }
  expect([fillAt("B2").color, fillAt("J8").color]).toEqual(["#56B4E9", "#E69F00"]);
  const at = distances.indexOf(farthest);
  const name = `${"BCDEFGHIJ"[at % 9]}${2 + Math.floor(at / 9)}`;
  expect(sentence).toEqual(
    together(
      message("distances-coloured", { area: "B2:J8", sheet: "Sheet1", cell: "B2" }),
      message("farthest-cell", { cell: name, steps: farthest }),
      message("nearest-exit-away", { cell: "J8", steps: distances[62]! }),
    ),
  );
});

/** A person's fills and patterns, in the maze and beside it. */
async function fillByHand(): Promise<void> {
  await person((front) => {
    front.getRange("C2:F4").format.fill.color = "#FFC000";
    front.getRange("D3:E3").format.fill.pattern = "LightUp";
    front.getRange("H7").format.fill.color = "#FFF9D6"; // the colour of a band
    front.getRange("G2").format.fill.clear();
  });
}

const reopen = async () => openWorkbook({ workbook: await openXlsx(await saveXlsx(book.workbook)) });
const inAnotherWindow = (act: () => Promise<unknown>) => () => book.openRuntime()(act);

test.each<[string, ...(() => Promise<unknown>)[]]>([
  ["after they were coloured again", colour, colour, takeAway],
  ["after the file was saved and opened again", colour, reopen, takeAway],
  ["where another window coloured them", inAnotherWindow(() => colour()), takeAway],
  ["in another window", colour, inAnotherWindow(takeAway)],
])("taken away %s, every fill of before is back, whatever it was, and no name is left", async (_, ...steps) => {
  await fillByHand();
  const before = [look(), names()];
  await steps[0]!();
  expect(look()).not.toEqual(before[0]);
  for (const step of steps.slice(1)) await step();
  expect([look(), names()]).toEqual(before);
});

test("a fill that somebody gave a cell meanwhile stays, also where it is another band's colour", async () => {
  await fillByHand();
  await colour();
  const near = fillAt("C2").color;
  const other = near === "#4280B8" ? "#4A9BBF" : "#4280B8";
  await person((front) => {
    front.getRange("C2").format.fill.color = other;
    front.getRange("D5").format.fill.color = "#FF0000";
  });
  await takeAway();
  expect(["C2", "D5", "D2", "H7"].map((address) => fillAt(address).color)).toEqual([
    ...[other, "#FF0000", "#FFC000", "#FFF9D6"],
  ]);
});

test("a solution takes the colours' place, colours take a solution's, and what was there before comes back from either", async () => {
  await fillByHand();
  const before = look();
  await colour();
  await solve({ ...search, showVisited: true }, conversation());
  expect(BANDS.slice(2).flatMap((band) => filledIn(sheet(), "B2:J8", `#${band}`))).toEqual([]);
  await colour();
  const cleared = message("marks-cleared", { area: "B2:J8", sheet: "Sheet1" });
  expect((await clearSolution(conversation())).sentence).toEqual(cleared);
  expect(look()).toEqual(before);
});

test("while a step on the way is shown, it is refused; at the last one it is not", async () => {
  const player = (await generate(choice, conversation())).player;
  await move(player, 20);
  const place = message("cells-on-sheet", { area: "B2:J8", sheet: "Sheet1" });
  const steps = player.play.length;
  const refused = message("show-last-step-first", { place, step: 20, steps });
  await expectRefused(() => colourDistances(player, conversation()), refused);
  await move(player, steps);
  expect(await said(colourDistances(player, conversation()))).toContainEqual(
    message("distances-coloured", { area: "B2:J8", sheet: "Sheet1", cell: "B2" }),
  );
});

test("without an entrance they count from the first cell, and an exit there is not told as one to go to", async () => {
  select("B2");
  await addExit(conversation());
  const distances = distancesFrom(mazeIn(sheet(), "B2:J8"), 0);
  const told = await said(colour());
  expect(told[0]).toEqual(message("distances-coloured", { area: "B2:J8", sheet: "Sheet1", cell: "B2" }));
  expect(told.slice(2)).toEqual([message("nearest-exit-away", { cell: "J8", steps: distances[62]! })]);
});

test("60 x 60 takes at most 120 KB", async () => {
  await openMaze(60, 60);
  book.counter.reset();
  await colour();
  expect(book.counter.bytes).toBeLessThan(120_000);
});
