import { solverFactsById, solvers, breadthFirst } from "../../../src/maze/solvers";
import { sentencesIn, conversation, asked, said, sentenceOf, refusalOf, book, openMaze, openWorkbook } from "../stage";
import { person, select, sheet, pane, drawLines, enclose, openInside, area, contentsOf, mazeIn } from "../stage";
import { photograph, put, valueAt, cellsOf, filledIn } from "../stage";
import { message, together } from "../../../src/message";
import { say } from "../../../src/words";
import { defaultLayout } from "../../../src/actions/core/choices";
import { addExit, removeEnd, setEntrance, endsOfLongestPath } from "../../../src/actions/edit";
import { readSheetInFront } from "../../../src/actions/front";
import { clearSolution, solve, type SolveChoice } from "../../../src/actions/solve";
import { askAtForks } from "../../../src/actions/print";
import { goTo, watch } from "../../../src/actions/watch/player";
import { measureSolution, longestPath } from "../../../src/maze/measures";
import { openXlsx, saveXlsx } from "../../host/files";
import { watching } from "../watch/watching";
import { sums } from "../../acts/choices";
import { search } from "../../acts/standing";

const PATH = "#F0E442";
const VISITED = "#DDEBF7";

const run = (changes: Partial<SolveChoice> = {}) => solve({ ...search, ...changes }, conversation());
const clear = () => clearSolution(conversation());
const look = () => photograph(sheet(), "A1:K10");
const shortest = (from: string, to: string, steps: number) =>
  message("path-found", { found: "shortest", from, to, sheet: "Sheet1", steps });
const pathInSheet = () => breadthFirst(mazeIn(sheet(), "B2:I6"), { entrance: 0, exits: [39] }).path!;

beforeEach(() => openMaze(8, 5, { seed: "Ariadne" }));

const filled = (color: string, grid = "B2:I6") => filledIn(sheet(), grid, color);
/** The row and column of a cell of the maze. */
const placeOf = (cell: number) => cellsOf("B2:I6")[cell]!;

const stands = (row: number, column: number, side: "top" | "left") =>
  (side === "top" ? sheet().horizontalEdge(row, column) : sheet().verticalEdge(row, column)).style !== "None";

test("Solve fills the path that the engine finds in the borders, and the ends keep their marks", async () => {
  const outcome = await run();
  const path = pathInSheet();
  expect(filled(PATH)).toEqual([...path.subarray(1, -1)].sort((a, b) => a - b));
  expect(contentsOf(sheet(), "B2:I6")).toEqual(["S", "E"]);
  expect(sentencesIn(outcome.sentence)).toContainEqual(shortest("B2", "I6", path.length - 1));
  expect(JSON.stringify(outcome.sentence)).not.toContain("seed"); // it draws no chance
});

test.each(solvers.map(({ id }) => id))("every solver draws a path: %s", async (solver) => {
  await run({ solver, showVisited: true });
  const path = pathInSheet();
  expect(filled(PATH)).toEqual([...path.subarray(1, -1)].sort((a, b) => a - b));
});

test("arrows lead along the path in empty cells, and numbers of the person's own stay", async () => {
  const path = pathInSheet();
  sheet().setCell(...placeOf(path[2]!), 7);
  await run({ arrows: true });
  const arrow: Record<number, string> = { 1: "→", 8: "↓", [-1]: "←", [-8]: "↑" };
  path.forEach((cell, i) => {
    const expected = i === 0 ? "S" : i === path.length - 1 ? "E" : i === 2 ? 7 : arrow[path[i + 1]! - cell];
    expect(sheet().value(...placeOf(cell))).toBe(expected);
  });
  await clear();
  expect(contentsOf(sheet(), "B2:I6")).toEqual(["S", 7, "E"]);
});

test("arrows that come at the end of a search go with it, though numbers were put at forks meanwhile", async () => {
  const { player } = await run({ arrows: true, pace: "step" });
  await askAtForks(sums, conversation());
  await goTo(player, player.play.length, conversation());
  const arrows = () => contentsOf(sheet(), "B2:I6").filter((held) => /^[→↓←↑]$/.test(String(held))).length;
  expect(arrows()).toBeGreaterThan(5);
  await clear();
  expect(arrows()).toBe(0);
});

test.each(["dijkstra", "a-star"])("%s takes the numbers in the cells for costs", async (solver) => {
  for (const cell of cellsOf("C2:H5")) sheet().setCell(...cell, 3);
  expect((await said(run({ solver }))).slice(0, 2)).toEqual([
    message("path-found", { found: "shortest", from: "B2", to: "I6", sheet: "Sheet1", steps: 19 }),
    message("path-costs", { cost: 45 }),
  ]);
});

test("Dijkstra takes numbers so large that no sum of them can be compared where a path goes round them", async () => {
  for (const cell of cellsOf("C3:C4")) sheet().setCell(...cell, 1e308);
  await openInside("B2:I6");
  const { sentence } = await run({ solver: "dijkstra" });
  expect(say(sentence)).toMatch(/takes 11 steps\. It costs 11,/);
});

test("between two selected cells, or typed ones, by address or counted", async () => {
  select("C3", "H5");
  const one = await run({ route: { kind: "selection" } });
  expect(sentencesIn(one.sentence)).toContainEqual(shortest("C3", "H5", 17));
  const typed = (from: string, to: string) => run({ route: { kind: "typed", from, to } });
  expect((await typed("c3", "$H$5")).sentence).toEqual(one.sentence);
  expect((await typed("1 1", "(3, 6)")).sentence).toEqual(one.sentence);
});

test("where there is no way out, everything that was reached is dotted and named, and no arrow is drawn", async () => {
  await drawLines(["B2:C3", "EdgeRight", "Double"], ["B2:C3", "EdgeBottom", "Double"]);
  await openInside("B2:C3");
  const outcome = await run({ arrows: true });
  expect([filled(VISITED), contentsOf(sheet(), "B2:I6")]).toEqual([
    [1, 8, 9],
    ["S", "E"],
  ]);
  expect(outcome.sentence).toEqual(
    together(
      message("no-path-found", { from: "B2", to: "I6", sheet: "Sheet1" }),
      message("cells-reached", { count: 4, areas: "B2:C3" }),
      message("mend-to-join"),
    ),
  );
});

test("without the entrance's name one goes in through the gap in the frame, to the exits that have names", async () => {
  select("D4");
  await addExit(conversation());
  await person((own) => own.names.getItem("MazeExit1").delete());
  await person((own) => own.names.getItem("MazeEntrance").delete());
  const outcome = await run();
  expect(sentencesIn(outcome.sentence)).toContainEqual(shortest("B2", "D4", 6));
});

test("the search is replayed to any step and back, and Clear solution clears it at any", async () => {
  const before = look();
  const { player } = await run();
  const solved = look();
  await goTo(player, 4, conversation());
  expect(filled(PATH)).toEqual([]);
  expect(filled(VISITED)).toHaveLength(3);
  const did = message("search-visits", { cell: "B2" });
  expect(await player.play.say(1)).toEqual(message("step-of-steps", { step: 1, steps: player.play.length, did }));
  await goTo(player, player.play.length - 1, conversation());
  await goTo(player, 5, conversation());
  await clear();
  expect(look()).toEqual(before);
  expect(await sentenceOf(goTo(player, 2, conversation()))).toEqual(
    message("watched-solution-gone", { area: "B2:I6" }),
  );
  await run();
  expect(look()).toEqual(solved);
});

test("the pane knows a search in front, and it is gone with its solution; other sheets do not show it", async () => {
  const { player } = await run();
  const here = async () => player.play.drawing.whereabouts((await readSheetInFront(pane)).maze!);
  expect(await here()).toBe("here");
  book.workbook.activate(book.workbook.addSheet("Other"));
  expect(await here()).toBe("elsewhere");
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
  const steps = player.play.length;
  expect(sentence).toEqual(
    message("search-ready", { solver: solverFactsById("breadth-first").name, maze: "B2:I6", sheet: "Sheet1", steps }),
  );
  await goTo(player, player.play.length, conversation());
  expect(look()).toEqual(solved);
});

test("arrows belong to the path alone: they go while the search is replayed, and what somebody typed stays", async () => {
  const { player } = await run({ arrows: true });
  const path = pathInSheet();
  const solved = look();
  await goTo(player, 3, conversation());
  expect(contentsOf(sheet(), "B2:I6")).toEqual(["S", "E"]);
  await goTo(player, player.play.length, conversation());
  expect(look()).toEqual(solved);
  sheet().setCell(...placeOf(path[3]!), "mine");
  await goTo(player, 3, conversation());
  expect(contentsOf(sheet(), "B2:I6").sort()).toEqual(["E", "S", "mine"]);
});

test("the solution of a saved file is cleared after it was opened again", async () => {
  const before = look();
  await run({ showVisited: true, arrows: true });
  const file = await saveXlsx(book.workbook);
  openWorkbook({ workbook: await openXlsx(file) });
  await clear();
  expect(look()).toEqual(before);
});

test("entrance and exits are set at the selected cell, marked, and removed with everything under them back", async () => {
  const before = look();
  put(sheet(), "D6", 12);
  const withNumber = look();
  select("D6");
  const talk = conversation();
  expect((await addExit(talk)).sentence).toEqual(message("exit-added", { cell: "D6", sheet: "Sheet1", exits: 2 }));
  expect(asked(talk)).toEqual([message("overwrite-for-ends", { cells: ["D6"], count: 1, sheet: "Sheet1" })]);
  expect(valueAt(sheet(), "D6")).toBe("E");
  expect(stands(6, 3, "top")).toBe(false);
  await removeEnd(conversation());
  expect(look()).toEqual(withNumber);
  sheet().clearContents(area("D6"));

  select("E4");
  const again = conversation();
  await setEntrance(again);
  expect(again.questions).toEqual([]);
  expect([valueAt(sheet(), "B2"), valueAt(sheet(), "E4"), stands(1, 1, "top")]).toEqual([undefined, "S", true]);
  select("B2");
  await setEntrance(conversation());
  expect(look()).toEqual(before);
});

test("the entrance becomes an exit where that is added, and the sentence says that there is no entrance any more", async () => {
  select("B2");
  expect((await addExit(conversation())).sentence).toEqual(
    together(
      message("exit-added", { cell: "B2", sheet: "Sheet1", exits: 2 }),
      message("end-lost", { end: "entrance" }),
    ),
  );
  expect(valueAt(sheet(), "B2")).toBe("E");
  expect(book.workbook.name("MazeEntrance", sheet())).toBeUndefined();
  expect((await addExit(conversation())).sentence).toEqual(message("already-so"));
});

test("a cell that is no end any more has the fill of its maze, and the frame its line", async () => {
  await openMaze(8, 5, { layout: { ...defaultLayout, fill: "#ffee00", wallColor: "#00aa00", wallWeight: "Medium" } });
  select("I6");
  await removeEnd(conversation());
  const { fill } = sheet().style(5, 8);
  expect([fill.color, fill.pattern, valueAt(sheet(), "I6")]).toEqual(["#FFEE00", "Solid", undefined]);
  expect(sheet().horizontalEdge(6, 8)).toMatchObject({ style: "Continuous", weight: "Medium", color: "#00AA00" });
});

test("on the edge, the ends of the longest path are cells through which one can walk in", async () => {
  const outcome = await endsOfLongestPath(true, conversation());
  const maze = mazeIn(sheet(), "B2:I6");
  const edge = [...maze.standing.keys()].filter((cell) => cell % 8 === 0 || cell % 8 === 7 || cell < 8 || cell >= 32);
  const apart = edge.flatMap((from) =>
    edge.map((to) => measureSolution(maze, { entrance: from, exits: [to] })!.length),
  );
  const letters = edge.map((cell) => sheet().value(...placeOf(cell)));
  expect(letters.filter((letter) => letter !== undefined).sort()).toEqual(["E", "S"]);
  expect(outcome.sentence).toEqual(
    message("ends-of-longest-path", {
      surely: "yes",
      entrance: "I6",
      exit: "C6",
      sheet: "Sheet1",
      between: "edges",
      cells: Math.max(...apart),
    }),
  );
});

test("the longest path of a maze with loops is called a long one, because nobody looks whether another is longer", async () => {
  await openInside("C3:D4");
  const { from, to, length } = longestPath(mazeIn(sheet(), "B2:I6"))!;
  const name = (cell: number) => `${"BCDEFGHI"[cell % 8]}${2 + Math.floor(cell / 8)}`;
  const ends = { entrance: name(from), exit: name(to), sheet: "Sheet1", between: "cells", cells: length } as const;
  expect((await endsOfLongestPath(false, conversation())).sentence).toEqual(
    message("ends-of-longest-path", { ...ends, surely: "no" }),
  );
});

test("Longest path puts entrance and exit at its two ends, and a solution between other ends goes", async () => {
  await run();
  const outcome = await endsOfLongestPath(false, conversation());
  const { from, to, length } = longestPath(mazeIn(sheet(), "B2:I6"))!;
  expect(filled(PATH)).toEqual([]);
  expect([from, to].map((cell) => sheet().value(...placeOf(cell)))).toEqual(["S", "E"]);
  expect(contentsOf(sheet(), "B2:I6")).toHaveLength(2);
  expect(outcome.sentence).toEqual(
    message("ends-of-longest-path", {
      surely: "yes",
      entrance: "I6",
      exit: "C5",
      sheet: "Sheet1",
      between: "cells",
      cells: length,
    }),
  );
  await run();
  expect(filled(PATH)).toHaveLength(length - 2);
});

test("a maze drawn by hand is solved from its selection, through the gaps in its frame, and cleared again", async () => {
  book.workbook.activate(book.workbook.addSheet("Drawn"));
  await enclose("D4:F6", "Double");
  await drawLines(["D4", "EdgeLeft", "None"], ["F6", "EdgeRight", "None"], ["D4:D5", "EdgeRight", "Dash"]);
  const before = look();
  select("A1");
  expect(await refusalOf(run())).toContainEqual(message("generate-or-select", { sheet: "Drawn" }));
  select("D4:F6");
  const outcome = await run();
  expect(sentencesIn(outcome.sentence)).toContainEqual(
    message("path-found", { found: "shortest", from: "D4", to: "F6", sheet: "Drawn", steps: 4 }),
  );
  expect(filled(PATH, "D4:F6")).toHaveLength(5);
  select("A1");
  await clear();
  expect(look()).toEqual(before);
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

test("without the names of its ends a maze is solved through the gaps in its frame", async () => {
  book.workbook.names = book.workbook.names.filter(({ name }) => !/^Maze(Entrance|Exit)/.test(name));
  const outcome = await run();
  expect(sentencesIn(outcome.sentence)).toContainEqual(shortest("B2", "I6", 19));
});

test.each(["depth-first", "tremaux"])(
  "a search that draws chance (%s) is repeated by its seed, which is told",
  async (solver) => {
    const searched = async (seed: string) => {
      const outcome = await run({ solver, seed, showVisited: true, pace: "step" });
      const { play } = outcome.player;
      const steps: string[] = [];
      for (let position = 0; position <= play.length; position++) steps.push(say((await play.say(position))!));
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

test("a watched search ends with the sentence of its path", async () => {
  const { player } = await run({ pace: "watch" });
  expect((await said(watch(player, watching(1000), conversation())))[0]).toEqual(shortest("B2", "I6", 19));
});

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
