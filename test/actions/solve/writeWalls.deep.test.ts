import { message } from "../../../src/message";
import { writeWalls } from "../../../src/actions/solve/companionSheets";
import { breadthFirst } from "../../../src/maze/solvers";
import { cornerEnds, inRows } from "../../../src/maze/model";
import { offeredFunctions } from "../../functions/offered";
import { sentencesIn, conversation, expectRefused, book, openMaze, person, sheet, area, gridIn } from "../stage";
import { mazeIn, photograph, valuesIn, cost } from "../stage";

const functions = offeredFunctions();

/** The range that the sentence names, as a function gets it. */
function given({ sentence }: Awaited<ReturnType<typeof writeWalls>>): unknown[][] {
  const told = sentencesIn(sentence)[1] as { args: { range: string } };
  const [, name, address] = /^'(.*)'!(.*)$/.exec(told.args.range.replaceAll("$", ""))!;
  return inRows(valuesIn(sheet(name!.replaceAll("''", "'")), address!), area(address!));
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

test("the range of a sheet whose name has an apostrophe and spaces is written as formulas say it", async () => {
  await person((front) => (front.name = "Ann's maze"));
  const { sentence } = await writeWalls(conversation());
  expect(sentencesIn(sentence)).toContainEqual(
    message("walls-in-functions", { range: "'Ann''s maze walls'!$B$2:$I$6" }),
  );
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
