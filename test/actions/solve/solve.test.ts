import { sentencesIn } from "../../words/sentencesIn";
import { message } from "../../../src/message";
import { say } from "../../../src/words";
import { defaultLayout } from "../../../src/actions/core/choices";
import { addExit, removeEnd, setEntrance, endsOfLongestPath } from "../../../src/actions/edit/ends";
import { makeWall } from "../../../src/actions/edit/walls";
import { readSheetInFront } from "../../../src/actions/front/sheetInFront";
import { clearSolution, solve, type SolveChoice } from "../../../src/actions/solve";
import { goTo } from "../../../src/actions/watch/playing";
import { breadthFirst, solverFactsById, solvers } from "../../../src/maze/solvers";
import { openXlsx, saveXlsx } from "../../host/files";
import { conversation, said } from "../conversation";
import { expectRefused } from "../failureOf";
import { book, openMaze, openWorkbook, person, select, sheet, pane, drawLines, enclose } from "../openMaze";
import { area, mazeIn, photograph, valueAt, filledIn } from "../sheetReading";
import { search } from "../../acts/standing";

const PATH = "#F0E442";

const run = (changes: Partial<SolveChoice> = {}) => solve({ ...search, ...changes }, conversation());
const clear = () => clearSolution(conversation());
const look = () => photograph(sheet(), "A1:K10");
const shortest = (from: string, to: string, steps: number) =>
  message("path-found", { found: "shortest", from, to, sheet: "Sheet1", steps });
const pathInSheet = () => breadthFirst(mazeIn(sheet(), "B2:I6"), { entrance: 0, exits: [39] }).path!;

beforeEach(() => openMaze(8, 5, { seed: "Ariadne" }));

const filled = (color: string, grid = "B2:I6") => filledIn(sheet(), grid, color);

const stands = (row: number, column: number, side: "top" | "left") =>
  (side === "top" ? sheet().horizontalEdge(row, column) : sheet().verticalEdge(row, column)).style !== "None";

test("Generate puts the entrance at the top left and the exit at the bottom right, and opens the frame there", () => {
  expect([valueAt(sheet(), "B2"), valueAt(sheet(), "I6")]).toEqual(["S", "E"]);
  expect(book.workbook.name("MazeEntrance", sheet())?.formula).toMatch(/Sheet1.*!\$B\$2$/);
  expect(book.workbook.name("MazeExit1", sheet())?.formula).toMatch(/Sheet1.*!\$I\$6$/);
  expect([stands(1, 1, "top"), stands(6, 8, "top"), stands(1, 2, "top")]).toEqual([false, false, true]);
});

test.each(solvers.map(({ id }) => id))("every solver draws a path: %s", async (solver) => {
  await run({ solver, showVisited: true });
  const path = pathInSheet();
  expect(filled(PATH)).toEqual([...path.subarray(1, -1)].sort((a, b) => a - b));
});

test("without the entrance's name one goes in through the gap in the frame, to the exits that have names", async () => {
  select("D4");
  await addExit(conversation());
  await person((own) => own.names.getItem("MazeExit1").delete());
  await person((own) => own.names.getItem("MazeEntrance").delete());
  const outcome = await run();
  expect(sentencesIn(outcome.sentence)).toContainEqual(shortest("B2", "D4", 6));
});

test("the pane knows a search in front, and it is gone with its solution; other sheets and cells do not show it", async () => {
  const { player } = await run();
  const { play } = player!;
  const here = async () => play.whereabouts((await readSheetInFront(pane)).maze!);
  expect(await here()).toBe("here");
  const { id } = sheet();
  expect([play.shows(id, area("I6:K9")), play.shows(id, area("J7:K9"))]).toEqual([true, false]);
  book.workbook.activate(book.workbook.addSheet("Other"));
  expect([await here(), play.shows(sheet().id, area("B2:I6"))]).toEqual(["elsewhere", false]);
  book.workbook.activate(sheet("Sheet1"));
  await clear();
  expect(await here()).toBe("gone");
});

test("under a solution, patterns of one colour that differ in their own colours come back", async () => {
  await person((front) => {
    for (const [address, color] of [
      ["B2:I6", "#FF0000"],
      ["C2:C6", "#00FF00"],
      ["F2:F6", "#00FF00"],
    ] as const) {
      const { fill } = front.getRange(address).format;
      fill.color = "#FFF2CC";
      fill.pattern = "LightUp";
      fill.patternColor = color;
    }
  });
  const before = look();
  await run();
  expect(filled(PATH).length).toBeGreaterThan(5);
  await clear();
  expect(look()).toEqual(before);
});

test("at another pace than instant nothing is shown before the first step, and the last one shows the solution", async () => {
  const before = look();
  await run({ arrows: true });
  const solved = look();
  await clear();
  const { player, sentence } = await run({ arrows: true, pace: "watch" });
  expect(look()).toEqual(before);
  const steps = player!.play.length;
  expect(sentence).toEqual(
    message("search-ready", { solver: solverFactsById("breadth-first").name, maze: "B2:I6", sheet: "Sheet1", steps }),
  );
  await goTo(player!, player!.play.length, conversation());
  expect(look()).toEqual(solved);
});

test("the solution of a saved file is cleared after it was opened again", async () => {
  const before = cellsNow();
  await run({ showVisited: true, arrows: true });
  const file = await saveXlsx(book.workbook);
  openWorkbook({ workbook: await openXlsx(file) });
  await clear();
  expect(cellsNow()).toEqual(before);
});

/** Of every cell what it holds, its fill and its edges; numbers of styles differ from file to file. */
function cellsNow(): unknown {
  const { cells } = look() as { cells: Record<string, unknown[]> };
  return Object.entries(cells).map(([address, cell]) => {
    const { row, column } = area(address);
    const { color, pattern } = sheet().style(row, column).fill;
    return [address, color, pattern, ...cell.filter((_, i) => i !== 2)];
  });
}

test("a cell that is no end any more has the fill of its maze, and the frame its line", async () => {
  await openMaze(8, 5, { layout: { ...defaultLayout, fill: "#ffee00", wallColor: "#00aa00", wallWeight: "Medium" } });
  select("I6");
  await removeEnd(conversation());
  const { fill } = sheet().style(5, 8);
  expect([fill.color, fill.pattern, valueAt(sheet(), "I6")]).toEqual(["#FFEE00", "Solid", undefined]);
  expect(sheet().horizontalEdge(6, 8)).toMatchObject({ style: "Continuous", weight: "Medium", color: "#00AA00" });
});

test("without a passage there is no longest path, and nothing changes", async () => {
  select("B2:I6");
  await makeWall("", conversation());
  await expectRefused(
    () => endsOfLongestPath(false, conversation()),
    message("no-longest-path", { maze: "B2:I6", sheet: "Sheet1" }),
  );
});

test("at the edge of the sheet the frame is opened and closed by the cell's own border", async () => {
  book.workbook.activate(book.workbook.addSheet("Drawn"));
  await enclose("A1:B2", "Dash");
  const before = photograph(sheet(), "A1:D4");
  select("A1:B2");
  await setEntrance(conversation());
  expect([stands(0, 0, "top"), stands(0, 1, "top"), valueAt(sheet(), "A1")]).toEqual([false, true, "S"]);
  await removeEnd(conversation());
  expect(photograph(sheet(), "A1:D4")).toEqual(before);
});

test.each(["depth-first", "tremaux"])(
  "a search that draws chance (%s) is repeated by its seed, which is told",
  async (solver) => {
    const searched = async (seed: string) => {
      const outcome = await run({ solver, seed, showVisited: true, pace: "step" });
      const { play } = outcome.player!;
      const steps: string[] = [];
      for (let position = 0; position <= play.length; position++) steps.push(say(await play.say(position)));
      return { ...outcome, steps: steps.join() };
    };
    const fresh = await searched("");
    expect([fresh.seed.length > 0, (await searched("a")).seed]).toEqual([true, "a"]);
    expect((await searched(fresh.seed)).steps).toBe(fresh.steps);
    const different = [];
    for (const seed of ["a", "b", "c", "d", "e"]) different.push((await searched(seed)).steps !== fresh.steps);
    expect(different).toContain(true);
  },
);

test.each([false, true])(
  "cells without a fill have none again after a solution, and white ones are white (patterns read null: %s)",
  async (patternsReadNull) => {
    openWorkbook();
    await drawLines(["B2:K2", "EdgeTop", "Continuous"], ["B2:K2", "EdgeBottom", "Continuous"]);
    await person((front) => {
      front.getRange("C2:E2").format.fill.color = "#FFFFFF";
      front.getRange("G2").format.fill.color = "#FFF2CC";
    });
    select("B2:K2");
    book.switches.patternsReadNull = patternsReadNull;
    const before = photograph(sheet(), "A1:L4");
    expect(await said(run({ showVisited: true, arrows: true }))).toContainEqual(shortest("B2", "K2", 9));
    expect(photograph(sheet(), "A1:L4")).not.toEqual(before);
    await clear();
    expect(photograph(sheet(), "A1:L4")).toEqual(before);
  },
);
