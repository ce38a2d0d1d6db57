import { message } from "../../../src/message";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { removeCells } from "../../../src/actions/edit/cells";
import { writeWalls } from "../../../src/actions/solve/companionSheets";
import { breadthFirst } from "../../../src/maze/solvers";
import { cornerEnds } from "../../../src/maze/model";
import { offeredFunctions } from "../../functions/offered";
import { sentencesIn } from "../../words/sentencesIn";
import { conversation } from "../conversation";
import { expectRefused } from "../failureOf";
import { cost } from "../insertedSheets";
import { book, openMaze, person, select, sheet } from "../openMaze";
import { area, gridIn, mazeIn, photograph } from "../sheetReading";
import { names, toFront } from "../../acts/act";

const functions = offeredFunctions();

/** The range that the sentence names, as a function gets it. */
function given({ sentence }: Awaited<ReturnType<typeof writeWalls>>): unknown[][] {
  const told = sentencesIn(sentence)[1] as { args: { range: string } };
  const [, name, address] = /^'(.*)'!(.*)$/.exec(told.args.range)!;
  const { row, column, rows, columns } = area(address!.replaceAll("$", ""));
  const on = sheet(name!.replaceAll("''", "'"));
  return Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (_each, c) => on.value(row + r, column + c)),
  );
}

beforeEach(() => openMaze(8, 5));

test("functions read the range that the sentence names as the maze that is drawn, and nothing else is written", async () => {
  await openMaze(8, 5, { seed: "walls" });
  const before = photograph(sheet("Sheet1"), "A1:BD30");
  const outcome = await writeWalls(conversation());
  const maze = mazeIn(sheet("Sheet1"), "B2:I6");
  const walls = given(outcome);
  expect(walls.flat()).toEqual(Array.from(maze.standing));
  const steps = (await functions["PATH"]!(walls, null, null, null, {})) as (number | string)[][];
  const { path } = breadthFirst(maze, cornerEnds(maze));
  expect(steps.flat().filter((step) => step !== "")).toHaveLength(path!.length);
  path!.forEach((cell, i) => expect(steps.flat()[cell]).toBe(i + 1));
  const code = (await functions["ENCODE"]!(walls, null, {})) as string;
  expect(await functions["DECODE"]!(code, {})).toEqual(walls);
  expect(photograph(sheet("Sheet1"), "A1:BD30")).toEqual(before);
  expect(sheet("Sheet1 walls").usedArea(false)).toEqual(area("B2:I6"));
  expect(book.workbook.activeSheet.name).toBe("Sheet1 walls");
});

test("removed cells are 4, and no cell for functions either", async () => {
  select("D3:E4");
  await removeCells(conversation());
  const walls = given(await writeWalls(conversation()));
  expect([walls[1]![2], walls[1]![3], walls[2]![2], walls[2]![3]]).toEqual([4, 4, 4, 4]);
  expect(walls.flat().filter((code) => code === 4)).toHaveLength(4);
  const distances = (await functions["DISTANCES"]!(walls, null, null, {})) as (number | string)[][];
  expect(distances[1]!.slice(2, 4)).toEqual(["", ""]);
});

test("the range of a sheet whose name has an apostrophe and spaces is written as formulas say it", async () => {
  await person((front) => (front.name = "Ann's maze"));
  const { sentence } = await writeWalls(conversation());
  expect(sentencesIn(sentence)).toContainEqual(
    message("walls-in-functions", { range: "'Ann''s maze walls'!$B$2:$I$6" }),
  );
});

test("a sheet of this name that a person made stays, and the new one has another name", async () => {
  book.workbook.addSheet("Sheet1 walls");
  book.workbook.activate(sheet("Sheet1 walls"));
  await person((front) => (front.getRange("B2").values = [["mine"]]));
  const theirs = photograph(sheet("Sheet1 walls"), "A1:J10");
  toFront();
  const talk = conversation();
  await writeWalls(talk);
  expect(talk.questions).toEqual([]);
  expect(names().sort()).toEqual(["Sheet1", "Sheet1 walls", "Sheet1 walls 2"]);
  expect(photograph(sheet("Sheet1 walls"), "A1:J10")).toEqual(theirs);
});

test("the sheet stays when its maze is cleared", async () => {
  await writeWalls(conversation());
  const written = photograph(sheet("Sheet1 walls"), "A1:J10");
  toFront();
  await clearMaze(conversation());
  expect(photograph(sheet("Sheet1 walls"), "A1:J10")).toEqual(written);
});

test("250,000 cells are written, and written again, in requests below 1 MB, and more are refused with a sentence", async () => {
  await openMaze(500, 500, { setNumbers: "none" });
  const [drawn, grid] = [sheet(), gridIn(book.workbook)];
  book.counter.reset();
  const walls = given(await writeWalls(conversation()));
  expect(walls.length * walls[0]!.length).toBe(250_000);
  expect(walls.flat()).toEqual(Array.from(mazeIn(drawn, grid).standing));
  expect(cost().requests).toBeLessThanOrEqual(10); // six read the maze
  book.workbook.activate(drawn);
  await writeWalls(conversation());
  expect(cost().requests).toBeLessThanOrEqual(10 + 13); // again, six read the maze, and three its earlier codes
  expect(Math.max(...book.counter.requests.map(({ bytes }) => bytes))).toBeLessThanOrEqual(1_000_000);

  await openMaze(501, 500, { setNumbers: "none" });
  const large = { maze: gridIn(book.workbook), sheet: sheet().name, cells: 250_500, most: 250_000 };
  await expectRefused(() => writeWalls(conversation()), message("maze-too-large", large));
});
