import { solverFactsById, solvers } from "../../../src/maze/solvers";
import { sentencesIn, conversation, asked, said, sentenceOf, book, openMaze, openWorkbook } from "../stage";
import { person, select, sheet, pane, drawLines, enclose, openInside, contentsOf } from "../stage";
import { photograph, put, valueAt, cellsOf, filledIn } from "../stage";
import { message, together } from "../../../src/message";
import { defaultLayout } from "../../../src/actions/core/choices";
import { addExit, removeEnd, setEntrance, endsOfLongestPath } from "../../../src/actions/edit";
import { readSheetInFront } from "../../../src/actions/front";
import { clearSolution, type SearchPlay, solve, type SolveChoice } from "../../../src/actions/solve";
import { askAtForks } from "../../../src/actions/print";
import { goTo, watch } from "../../../src/actions/watch/player";
import { openXlsx, saveXlsx } from "../../host/files";
import { watching } from "../watch/watching";
import { sums } from "../../acts/choices";
import { search } from "../../acts/standing";
import { arrowsOf, keysOf, shortestOf } from "./walk/path";

const PATH = "#F0E442";
const VISITED = "#DDEBF7";
const GRID = "B2:I6";

const run = (changes: Partial<SolveChoice> = {}) => solve({ ...search, ...changes }, conversation());
const clear = () => clearSolution(conversation());
const look = () => photograph(sheet(), "A1:K10");
const shortest = (from: string, to: string, steps: number, on = "Sheet1") =>
  message("path-found", { found: "shortest", from, to, sheet: on, steps });
const filled = (color: string, grid = GRID) => filledIn(sheet(), grid, color);
const contents = () => contentsOf(sheet(), GRID);
/** The row and column of a cell of the maze. */
const placeOf = (cell: number) => cellsOf(GRID)[cell]!;
const standsAbove = (row: number, column: number) => sheet().horizontalEdge(row, column).style !== "None";

beforeEach(() => openMaze(8, 5, { seed: "Ariadne" }));

test.each(solvers.map(({ id }) => id))(
  "%s fills the path that there is in the borders, and the ends keep their marks",
  async (solver) => {
    const { sentence } = await run({ solver, showVisited: true });
    const path = shortestOf(sheet(), GRID);
    expect([filled(PATH), contents()]).toEqual([path.slice(1, -1).sort((a, b) => a - b), ["S", "E"]]);
    expect(sentencesIn(sentence)[0]).toMatchObject({ args: { from: "B2", to: "I6", steps: path.length - 1 } });
  },
);

test("arrows lead along the path in empty cells; they go while the search is replayed, and what a person typed stays", async () => {
  const path = shortestOf(sheet(), GRID);
  const along: unknown[] = ["S", ...arrowsOf(keysOf(path, 8)).slice(1), "E"];
  const type = (step: number, value: number | string) => {
    sheet().setCell(...placeOf(path[step]!), value);
    along[step] = value;
  };
  type(2, 7);
  const { player } = await run({ arrows: true });
  const shown = () => path.map((cell) => sheet().value(...placeOf(cell)));
  expect(shown()).toEqual(along);
  await goTo(player, 3, conversation());
  expect(contents()).toEqual(["S", 7, "E"]);
  await goTo(player, player.play.length, conversation());
  expect(shown()).toEqual(along);
  type(3, "mine");
  await goTo(player, 3, conversation());
  expect(new Set(contents())).toEqual(new Set(["S", 7, "mine", "E"]));
});

test("arrows that come at the end of a search go with it, though numbers were put at forks meanwhile", async () => {
  const { player } = await run({ arrows: true, pace: "step" });
  await askAtForks(sums, conversation());
  await goTo(player, player.play.length, conversation());
  const arrows = () => contents().filter((held) => /^[→↓←↑]$/.test(String(held))).length;
  expect(arrows()).toBeGreaterThan(5);
  await clear();
  expect(arrows()).toBe(0);
});

test.each(["dijkstra", "a-star"])("%s takes the numbers in the cells for costs", async (solver) => {
  for (const cell of cellsOf("C2:H5")) sheet().setCell(...cell, 3);
  expect((await said(run({ solver }))).slice(0, 2)).toEqual([
    shortest("B2", "I6", 19),
    message("path-costs", { cost: 45 }),
  ]);
});

test("Dijkstra takes numbers so large that no sum of them can be compared where a path goes round them", async () => {
  for (const cell of cellsOf("C3:C4")) sheet().setCell(...cell, 1e308);
  await openInside(GRID);
  const told = await said(run({ solver: "dijkstra" }));
  expect(told.slice(0, 2)).toEqual([shortest("B2", "I6", 11), message("path-costs", { cost: 11 })]);
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
  const { sentence } = await run({ arrows: true });
  expect(filled(VISITED)).toEqual([1, 8, 9]);
  expect(contents()).toEqual(["S", "E"]);
  expect(sentence).toEqual(
    together(
      message("no-path-found", { from: "B2", to: "I6", sheet: "Sheet1" }),
      message("cells-reached", { count: 4, areas: "B2:C3" }),
      message("mend-to-join"),
    ),
  );
});

test("without the names of its ends a maze is solved through the gaps in its frame, but to exits that have names", async () => {
  const forget = (...ends: string[]) => person(({ names }) => ends.forEach((end) => names.getItem(end).delete()));
  await addExit(conversation(), "D4");
  await forget("MazeExit1", "MazeEntrance");
  expect(await said(run())).toContainEqual(shortest("B2", "D4", 6));
  await forget("MazeExit2");
  expect(await said(run())).toContainEqual(shortest("B2", "I6", 19));
});

test("a search is shown step by step, from nothing to all that Solve shows at once, and cleared at any step", async () => {
  const before = look();
  await run({ arrows: true });
  const solved = look();
  await clear();
  const { player, sentence } = await run({ arrows: true, pace: "watch" });
  expect(look()).toEqual(before);
  const steps = player.play.length;
  const { name: solver } = solverFactsById("breadth-first");
  expect(sentence).toEqual(message("search-ready", { solver, maze: GRID, sheet: "Sheet1", steps }));
  expect((await said(watch(player, watching(1000), conversation())))[0]).toEqual(shortest("B2", "I6", 19));
  expect(look()).toEqual(solved);
  await goTo(player, 4, conversation());
  expect([filled(PATH), filled(VISITED).length]).toEqual([[], 3]);
  const did = message("search-visits", { cell: "B2" });
  expect(await player.play.say(1)).toEqual(message("step-of-steps", { step: 1, steps, did }));
  await clear();
  expect(look()).toEqual(before);
  expect(await sentenceOf(goTo(player, 2, conversation()))).toEqual(message("watched-solution-gone", { area: GRID }));
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
    const look = { color: "#FFF2CC", pattern: "LightUp", patternColor: "#FF0000" };
    Object.assign(front.getRange(GRID).format.fill, look);
    for (const column of ["C2:C6", "F2:F6"]) front.getRange(column).format.fill.patternColor = "#00FF00";
  });
  const before = look();
  await run();
  expect(filled(PATH).length).toBeGreaterThan(5);
  await clear();
  expect(look()).toEqual(before);
});

test.each([false, true])(
  "cells without a fill have none again after the solution of a saved file, and white ones are white (patterns read null: %s)",
  async (patternsReadNull) => {
    openWorkbook();
    await drawLines(["B2:K2", "EdgeTop", "Continuous"], ["B2:K2", "EdgeBottom", "Continuous"]);
    await person((front) => {
      front.getRange("C2:E2").format.fill.color = "#FFFFFF";
      front.getRange("G2").format.fill.color = "#FFF2CC";
    });
    select("B2:K2");
    book.switches.patternsReadNull = patternsReadNull;
    const before = look();
    expect(await said(run({ showVisited: true, arrows: true }))).toContainEqual(shortest("B2", "K2", 9));
    expect(look()).not.toEqual(before);
    openWorkbook({ workbook: await openXlsx(await saveXlsx(book.workbook)), patternsReadNull });
    await clear();
    expect(look()).toEqual(before);
  },
);

test("an end is marked and opens the frame; removed, or set elsewhere, it gives everything under it back", async () => {
  await openMaze(8, 5, { layout: { ...defaultLayout, fill: "#ffee00", wallColor: "#00aa00", wallWeight: "Medium" } });
  put(sheet(), "D6", 12);
  const before = look();
  const talk = conversation();
  const added = message("exit-added", { cell: "D6", sheet: "Sheet1", exits: 2 });
  expect((await addExit(talk, "D6")).sentence).toEqual(added);
  expect(asked(talk)).toEqual([message("overwrite-for-ends", { cells: ["D6"], count: 1, sheet: "Sheet1" })]);
  expect([valueAt(sheet(), "D6"), standsAbove(6, 3)]).toEqual(["E", false]);
  await removeEnd(conversation(), "D6");
  expect(look()).toEqual(before);

  const again = conversation();
  await setEntrance(again, "E4");
  expect([again.questions, valueAt(sheet(), "B2"), valueAt(sheet(), "E4")]).toEqual([[], undefined, "S"]);
  // The first cell has the fill of its maze, and the frame its line.
  expect(sheet().style(1, 1).fill).toMatchObject({ color: "#FFEE00", pattern: "Solid" });
  expect(sheet().horizontalEdge(1, 1)).toMatchObject({ style: "Continuous", weight: "Medium", color: "#00AA00" });
  await setEntrance(conversation(), "B2");
  expect(look()).toEqual(before);
});

test("the entrance becomes an exit where that is added, and the sentence says that there is no entrance any more", async () => {
  const added = message("exit-added", { cell: "B2", sheet: "Sheet1", exits: 2 });
  const addHere = async () => (await addExit(conversation(), "B2")).sentence;
  expect(await addHere()).toEqual(together(added, message("end-lost", { end: "entrance" })));
  expect(valueAt(sheet(), "B2")).toBe("E");
  expect(book.workbook.name("MazeEntrance", sheet())).toBeUndefined();
  expect(await addHere()).toEqual(message("already-so"));
});

test.each([
  ["cells", "", "yes", "C5", 26],
  ["edges", "", "yes", "C6", 25],
  // Nobody looks whether another path is longer.
  ["cells", "C3:D4", "no", "C5", 24],
] as const)(
  "Longest path between %s, with openings in “%s”: is it the longest? %s; a solution between other ends goes",
  async (between, openings, surely, exit, cells) => {
    await run();
    if (openings !== "") await openInside(openings);
    const { sentence } = await endsOfLongestPath(between === "edges", conversation());
    const told = { surely, entrance: "I6", exit, sheet: "Sheet1", between, cells };
    expect(sentence).toEqual(message("ends-of-longest-path", told));
    expect([filled(PATH), contents().length]).toEqual([[], 2]);
    expect([valueAt(sheet(), "I6"), valueAt(sheet(), exit)]).toEqual(["S", "E"]);
    await run();
    expect(filled(PATH)).toHaveLength(cells - 2);
  },
);

test("at the edge of the sheet the frame is opened and closed by the cell's own border", async () => {
  book.workbook.activate(book.workbook.addSheet("Drawn"));
  await enclose("A1:B2", "Dash");
  const before = look();
  select("A1:B2");
  await setEntrance(conversation());
  expect([standsAbove(0, 0), standsAbove(0, 1), valueAt(sheet(), "A1")]).toEqual([false, true, "S"]);
  await removeEnd(conversation());
  expect(look()).toEqual(before);
});

test.each(["depth-first", "tremaux"])(
  "a search that draws chance (%s) is repeated by its seed, which is told",
  async (solver) => {
    const searched = async (given: string) => {
      const { seed, player } = await run({ solver, seed: given });
      return { seed, visited: [...(player.play as SearchPlay).run!.visited] };
    };
    const fresh = await searched("");
    expect(fresh.seed).not.toBe("");
    expect(await searched(fresh.seed)).toEqual(fresh);
    const different = new Set([fresh.visited.join()]);
    for (const seed of ["a", "b", "c", "d", "e"]) different.add((await searched(seed)).visited.join());
    expect(different.size).toBeGreaterThan(1);
  },
);
