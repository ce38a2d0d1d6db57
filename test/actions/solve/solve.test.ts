import { sentencesIn } from "../../words/sentencesIn";
import { message, together } from "../../../src/message";
import { say } from "../../../src/words";
import { defaultLayout } from "../../../src/actions/desk/choices";
import { addExit, removeEnd, setEntrance } from "../../../src/actions/edit/ends";
import { endsOfLongestPath } from "../../../src/actions/edit/endsOfLongestPath";
import { makeWall } from "../../../src/actions/edit/walls";
import { readSheetInFront } from "../../../src/actions/front/sheetInFront";
import { clearSolution } from "../../../src/actions/solve/clearSolution";
import { solve, type SolveChoice } from "../../../src/actions/solve/solve";
import { goTo, watch } from "../../../src/actions/watch/playing";
import { measureSolution } from "../../../src/maze/measures/statistics";
import { longestPath } from "../../../src/maze/measures/longestPath";
import { solverFactsById } from "../../../src/maze/solvers/facts";
import { solvers } from "../../../src/maze/solvers/solvers";
import { breadthFirst } from "../../../src/maze/solvers/breadthFirst";
import { openXlsx, saveXlsx } from "../../host/files";
import { conversation } from "../conversation";
import { sentenceOf } from "../failureOf";
import { book, openMaze, openWorkbook, person, select, sheet, pane } from "../openMaze";
import { area, contentsOf, mazeIn, photograph, put, valueAt } from "../sheetReading";

const PATH = "#F0E442";
const VISITED = "#DDEBF7";
const plain: SolveChoice = {
  solver: "breadth-first",
  seed: "a search",
  route: { kind: "ends" },
  showVisited: false,
  arrows: false,
  pace: "instant",
};

beforeEach(() => openMaze(8, 5, { seed: "Ariadne" }));

/** Numbers of the grid's cells that are filled so. */
function filled(color: string, grid = "B2:I6"): number[] {
  const { row, column, rows, columns } = area(grid);
  return Array.from({ length: rows * columns }, (_, cell) => cell).filter(
    (cell) => sheet().style(row + Math.floor(cell / columns), column + (cell % columns)).fill.color === color,
  );
}

const stands = (row: number, column: number, side: "top" | "left") =>
  (side === "top" ? sheet().horizontalEdge(row, column) : sheet().verticalEdge(row, column)).style !== "None";

test("Generate puts the entrance at the top left and the exit at the bottom right, and opens the frame there", () => {
  expect([valueAt(sheet(), "B2"), valueAt(sheet(), "I6")]).toEqual(["S", "E"]);
  expect(book.workbook.name("MazeEntrance", sheet())?.formula).toMatch(/Sheet1.*!\$B\$2$/);
  expect(book.workbook.name("MazeExit1", sheet())?.formula).toMatch(/Sheet1.*!\$I\$6$/);
  expect([stands(1, 1, "top"), stands(6, 8, "top"), stands(1, 2, "top")]).toEqual([false, false, true]);
});

test("Solve fills the path that the engine finds in the borders, and the ends keep their marks", async () => {
  const outcome = await solve(plain, conversation());
  const path = breadthFirst(mazeIn(sheet(), "B2:I6"), { entrance: 0, exits: [39] }).path!;
  expect(filled(PATH)).toEqual([...path.subarray(1, -1)].sort((a, b) => a - b));
  expect(contentsOf(sheet(), "B2:I6")).toEqual(["S", "E"]);
  expect(sentencesIn(outcome.sentence)).toContainEqual(
    message("shortest-path-found", { from: "B2", to: "I6", sheet: "Sheet1", steps: path.length - 1 }),
  );
});

test.each(solvers.map(({ id }) => id))("every solver draws a path: %s", async (solver) => {
  await solve({ ...plain, solver, showVisited: true }, conversation());
  const path = breadthFirst(mazeIn(sheet(), "B2:I6"), { entrance: 0, exits: [39] }).path!;
  expect(filled(PATH)).toEqual([...path.subarray(1, -1)].sort((a, b) => a - b));
});

test("Clear solution gives back exactly what was there, fills and patterns of the person's own too", async () => {
  await person((front) => {
    const own = front.getRange("C2:F4").format.fill;
    own.color = "#FFC000";
    own.pattern = "LightUp";
  });
  const before = photograph(sheet(), "A1:K10");
  await solve({ ...plain, showVisited: true, arrows: true }, conversation());
  await solve({ ...plain, solver: "depth-first", showVisited: true, arrows: true }, conversation());
  expect(photograph(sheet(), "A1:K10")).not.toEqual(before);
  await clearSolution(conversation());
  expect(photograph(sheet(), "A1:K10")).toEqual(before);
  expect(sentencesIn(await sentenceOf(clearSolution(conversation())))).toContainEqual(
    message("no-solution", { sheet: "Sheet1" }),
  );
});

test("a cell that the person filled after Solve keeps that fill", async () => {
  await solve(plain, conversation());
  const [first, second] = filled(PATH);
  const at = (cell: number) => sheet().style(1 + Math.floor(cell / 8), 1 + (cell % 8)).fill.color;
  await person((own) => {
    own.getCell(1 + Math.floor(first! / 8), 1 + (first! % 8)).format.fill.color = "#FF0000";
  });
  await clearSolution(conversation());
  expect([at(first!), at(second!)]).toEqual(["#FF0000", "#FFFFFF"]);
});

test("arrows lead along the path in empty cells, and numbers of the person's own stay", async () => {
  const path = breadthFirst(mazeIn(sheet(), "B2:I6"), { entrance: 0, exits: [39] }).path!;
  const third = path[2]!;
  sheet().setCell(1 + Math.floor(third / 8), 1 + (third % 8), 7);
  await solve({ ...plain, arrows: true }, conversation());
  const arrow: Record<number, string> = { 1: "→", 8: "↓", [-1]: "←", [-8]: "↑" };
  path.forEach((cell, i) => {
    const expected = i === 0 ? "S" : i === path.length - 1 ? "E" : i === 2 ? 7 : arrow[path[i + 1]! - cell];
    expect(sheet().value(1 + Math.floor(cell / 8), 1 + (cell % 8))).toBe(expected);
  });
  await clearSolution(conversation());
  expect(contentsOf(sheet(), "B2:I6")).toEqual(["S", 7, "E"]);
});

test("Dijkstra takes the numbers in the cells for costs, and names a cell that holds none", async () => {
  await person((front) => {
    const own = front.getRange("C2:H5");
    own.values = Array.from({ length: 4 }, () => Array.from({ length: 6 }, () => 3));
  });
  const outcome = await solve({ ...plain, solver: "dijkstra" }, conversation());
  expect(sentencesIn(outcome.sentence)[0]).toEqual(
    message("cheapest-path-found", { from: "B2", to: "I6", sheet: "Sheet1", steps: 19, cost: 45 }),
  );
  put(sheet(), "D3", "swamp");
  expect(sentencesIn(await sentenceOf(solve({ ...plain, solver: "dijkstra" }, conversation())))[0]).toEqual(
    message("cost-not-a-number", { cell: "D3", sheet: "Sheet1", value: "swamp" }),
  );
});

test("Dijkstra refuses numbers so large that no sum of them can be compared, and takes them where a path goes round them", async () => {
  const fill = (address: string, rows: number, columns: number) =>
    person((front) => {
      front.getRange(address).values = Array.from({ length: rows }, () => Array.from({ length: columns }, () => 1e308));
    });
  await fill("C2:H6", 5, 6);
  const before = photograph(sheet(), "A1:K10");
  expect(await sentenceOf(solve({ ...plain, solver: "dijkstra" }, conversation()))).toEqual(
    together(message("costs-too-large", { sheet: "Sheet1" }), message("nothing-changed")),
  );
  expect(photograph(sheet(), "A1:K10")).toEqual(before);
  await person((front) => {
    front.getRange("C2:H6").clear("Contents");
    front.getRange("C3").values = [[1e308]];
    front.getRange("C4").values = [[1e308]];
    front.getRange("B2:I6").format.borders.getItem("InsideVertical").style = "None";
    front.getRange("B2:I6").format.borders.getItem("InsideHorizontal").style = "None";
  });
  const { sentence } = await solve({ ...plain, solver: "dijkstra" }, conversation());
  expect(say(sentence)).toMatch(/takes 11 steps and costs 11\./);
});

test("between two selected cells, or typed ones; anything else is refused with a sentence", async () => {
  select("C3", "H5");
  const one = await solve({ ...plain, route: { kind: "selection" } }, conversation());
  expect(sentencesIn(one.sentence)).toContainEqual(
    message("shortest-path-found", { from: "C3", to: "H5", sheet: "Sheet1", steps: 17 }),
  );
  const two = await solve({ ...plain, route: { kind: "typed", from: "c3", to: "$H$5" } }, conversation());
  expect(two.sentence).toEqual(one.sentence);
  const three = await solve({ ...plain, route: { kind: "typed", from: "1 1", to: "(3, 6)" } }, conversation());
  expect(three.sentence).toEqual(one.sentence);
  select("C3:D4");
  expect(
    sentencesIn(await sentenceOf(solve({ ...plain, route: { kind: "selection" } }, conversation()))),
  ).toContainEqual(message("select-two-cells"));
  const typed = (to: string) =>
    sentenceOf(solve({ ...plain, route: { kind: "typed", from: "C3", to } }, conversation()));
  expect(sentencesIn(await typed(""))).toContainEqual(message("field-empty", { field: "to", cell: "B2" }));
  expect(sentencesIn(await typed("minotaur"))).toContainEqual(
    message("field-holds-no-cell", { field: "to", cell: "B2", text: "minotaur" }),
  );
  expect(sentencesIn(await typed("K3"))).toContainEqual(
    message("route-cell-outside", { cell: "K3", sheet: "Sheet1", maze: "B2:I6" }),
  );
});

test("where there is no way out, everything that was reached is dotted and named", async () => {
  await person((front) => {
    const around = front.getRange("B2:C3").format.borders;
    for (const side of ["EdgeRight", "EdgeBottom"] as const) around.getItem(side).style = "Double";
    around.getItem("InsideVertical").style = "None";
    around.getItem("InsideHorizontal").style = "None";
  });
  const outcome = await solve(plain, conversation());
  expect(filled(VISITED)).toEqual([1, 8, 9]);
  expect(outcome.sentence).toEqual(
    together(
      together(
        message("no-path-found", { from: "B2", to: "I6", sheet: "Sheet1" }),
        message("cells-reached", { count: 4, areas: "B2:C3" }),
        message("mend-to-join"),
      ),
      message("search-dotted"),
    ),
  );
});

test("where there is no way out, arrows are not asked for in vain: none is drawn", async () => {
  await person((front) => {
    for (const side of ["EdgeRight", "EdgeBottom"] as const)
      front.getRange("B2:C3").format.borders.getItem(side).style = "Double";
  });
  const outcome = await solve({ ...plain, arrows: true }, conversation());
  expect(sentencesIn(outcome.sentence)).toContainEqual(
    message("no-path-found", { from: "B2", to: "I6", sheet: "Sheet1" }),
  );
  expect(contentsOf(sheet(), "B2:I6")).toEqual(["S", "E"]);
});

test("without the entrance's name one goes in through the gap in the frame, to the exits that have names", async () => {
  select("D4");
  await addExit(conversation());
  await person((own) => own.names.getItem("MazeExit1").delete());
  await person((own) => own.names.getItem("MazeEntrance").delete());
  const outcome = await solve(plain, conversation());
  expect(sentencesIn(outcome.sentence)).toContainEqual(
    message("shortest-path-found", { from: "B2", to: "D4", sheet: "Sheet1", steps: 6 }),
  );
});

test("the search is replayed to any step and back, and Clear solution clears it at any", async () => {
  const before = photograph(sheet(), "A1:K10");
  const { player } = await solve(plain, conversation());
  const solved = photograph(sheet(), "A1:K10");
  await goTo(player!, 4, conversation());
  expect(filled(PATH)).toEqual([]);
  expect(filled(VISITED)).toHaveLength(3);
  const did = message("search-visits", { cell: "B2" });
  expect(await player!.play.say(1)).toEqual(message("step-of-steps", { step: 1, steps: player!.play.length, did }));
  await goTo(player!, player!.play.length - 1, conversation());
  await goTo(player!, 5, conversation());
  await clearSolution(conversation());
  expect(photograph(sheet(), "A1:K10")).toEqual(before);
  expect(await sentenceOf(goTo(player!, 2, conversation()))).toEqual(
    message("watched-solution-gone", { area: "B2:I6" }),
  );
  await solve(plain, conversation());
  expect(photograph(sheet(), "A1:K10")).toEqual(solved);
});

test("the pane knows a search in front, and it is gone with its solution; other sheets and cells do not show it", async () => {
  const { player } = await solve(plain, conversation());
  const { play } = player!;
  const here = async () => play.whereabouts((await readSheetInFront(pane)).maze!);
  expect(await here()).toBe("here");
  const { id } = sheet();
  expect([play.shows(id, area("I6:K9")), play.shows(id, area("J7:K9"))]).toEqual([true, false]);
  book.workbook.activate(book.workbook.addSheet("Other"));
  expect([await here(), play.shows(sheet().id, area("B2:I6"))]).toEqual(["elsewhere", false]);
  book.workbook.activate(sheet("Sheet1"));
  await clearSolution(conversation());
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
  const before = photograph(sheet(), "A1:K10");
  await solve(plain, conversation());
  expect(filled(PATH).length).toBeGreaterThan(5);
  await clearSolution(conversation());
  expect(photograph(sheet(), "A1:K10")).toEqual(before);
});

test("at another pace than instant nothing is shown before the first step, and the last one shows the solution", async () => {
  const before = photograph(sheet(), "A1:K10");
  await solve({ ...plain, arrows: true }, conversation());
  const solved = photograph(sheet(), "A1:K10");
  await clearSolution(conversation());
  const { player, sentence } = await solve({ ...plain, arrows: true, pace: "watch" }, conversation());
  expect(photograph(sheet(), "A1:K10")).toEqual(before);
  const steps = player!.play.length;
  expect(sentence).toEqual(
    message("search-ready", { solver: solverFactsById("breadth-first").name, maze: "B2:I6", sheet: "Sheet1", steps }),
  );
  await goTo(player!, player!.play.length, conversation());
  expect(photograph(sheet(), "A1:K10")).toEqual(solved);
});

test("arrows belong to the path alone: they go while the search is replayed, and what somebody typed stays", async () => {
  const { player } = await solve({ ...plain, arrows: true }, conversation());
  const path = breadthFirst(mazeIn(sheet(), "B2:I6"), { entrance: 0, exits: [39] }).path!;
  const solved = photograph(sheet(), "A1:K10");
  await goTo(player!, 3, conversation());
  expect(contentsOf(sheet(), "B2:I6")).toEqual(["S", "E"]);
  await goTo(player!, player!.play.length, conversation());
  expect(photograph(sheet(), "A1:K10")).toEqual(solved);
  const fourth = path[3]!;
  sheet().setCell(1 + Math.floor(fourth / 8), 1 + (fourth % 8), "mine");
  await goTo(player!, 3, conversation());
  expect(contentsOf(sheet(), "B2:I6").sort()).toEqual(["E", "S", "mine"]);
});

test("the solution of a saved file is cleared after it was opened again", async () => {
  const before = cellsNow();
  await solve({ ...plain, showVisited: true, arrows: true }, conversation());
  const file = await saveXlsx(book.workbook);
  openWorkbook({ workbook: await openXlsx(file) });
  await clearSolution(conversation());
  expect(cellsNow()).toEqual(before);
});

/** Of every cell what it holds, its fill and its edges; numbers of styles differ from file to file. */
function cellsNow(): unknown {
  const { cells } = photograph(sheet(), "A1:K10") as { cells: Record<string, unknown[]> };
  return Object.entries(cells).map(([address, cell]) => {
    const { row, column } = area(address);
    const { color, pattern } = sheet().style(row, column).fill;
    return [address, color, pattern, ...cell.filter((_, i) => i !== 2)];
  });
}

test("entrance and exits are set at the selected cell, marked, and removed with everything under them back", async () => {
  const before = photograph(sheet(), "A1:K10");
  put(sheet(), "D6", 12);
  const withNumber = photograph(sheet(), "A1:K10");
  select("D6");
  const talk = conversation();
  expect((await addExit(talk)).sentence).toEqual(message("exit-added", { cell: "D6", sheet: "Sheet1", exits: 2 }));
  expect(talk.questions[0]!.sentence).toEqual(
    message("overwrite-for-ends", { cells: ["D6"], count: 1, sheet: "Sheet1" }),
  );
  expect(valueAt(sheet(), "D6")).toBe("E");
  expect(stands(6, 3, "top")).toBe(false);
  await removeEnd(conversation());
  expect(photograph(sheet(), "A1:K10")).toEqual(withNumber);
  sheet().clearContents(area("D6"));

  select("E4");
  const again = conversation();
  await setEntrance(again);
  expect(again.questions).toEqual([]);
  expect([valueAt(sheet(), "B2"), valueAt(sheet(), "E4"), stands(1, 1, "top")]).toEqual([undefined, "S", true]);
  select("B2");
  await setEntrance(conversation());
  expect(photograph(sheet(), "A1:K10")).toEqual(before);
});

test("the entrance becomes an exit where that is added, and the sentence says that there is no entrance any more", async () => {
  select("B2");
  expect((await addExit(conversation())).sentence).toEqual(
    together(message("exit-added", { cell: "B2", sheet: "Sheet1", exits: 2 }), message("entrance-lost")),
  );
  expect(valueAt(sheet(), "B2")).toBe("E");
  expect(book.workbook.name("MazeEntrance", sheet())).toBeUndefined();
  expect((await addExit(conversation())).sentence).toEqual(
    message("exit-there-already", { cell: "B2", sheet: "Sheet1" }),
  );
});

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
  const before = photograph(sheet(), "A1:K10");
  expect(await sentenceOf(endsOfLongestPath(false, conversation()))).toEqual(
    together(message("no-longest-path", { maze: "B2:I6", sheet: "Sheet1" }), message("nothing-changed")),
  );
  expect(photograph(sheet(), "A1:K10")).toEqual(before);
});

test("a no leaves the cell as it is; a cell outside of the maze is refused", async () => {
  put(sheet(), "D6", 12);
  const before = photograph(sheet(), "A1:K10");
  select("D6");
  expect((await addExit(conversation(false))).sentence).toEqual(
    together(message("cancelled"), message("nothing-changed")),
  );
  select("K3");
  expect(sentencesIn(await sentenceOf(setEntrance(conversation())))).toContainEqual(
    message("selected-cell-outside", { cell: "K3", sheet: "Sheet1", maze: "B2:I6" }),
  );
  select("D4");
  expect(sentencesIn(await sentenceOf(removeEnd(conversation())))).toContainEqual(
    message("not-an-end", { cell: "D4", sheet: "Sheet1" }),
  );
  expect(photograph(sheet(), "A1:K10")).toEqual(before);
});

test("on the edge, the ends of the longest path are cells through which one can walk in", async () => {
  const outcome = await endsOfLongestPath(true, conversation());
  const maze = mazeIn(sheet(), "B2:I6");
  const edge = [...maze.standing.keys()].filter((cell) => cell % 8 === 0 || cell % 8 === 7 || cell < 8 || cell >= 32);
  const apart = edge.flatMap((from) =>
    edge.map((to) => measureSolution(maze, { entrance: from, exits: [to] })!.length),
  );
  const letters = edge.map((cell) => sheet().value(1 + Math.floor(cell / 8), 1 + (cell % 8)));
  expect(letters.filter((letter) => letter !== undefined).sort()).toEqual(["E", "S"]);
  expect(outcome.sentence).toEqual(
    message("ends-of-longest-path", {
      entrance: "I6",
      exit: "C6",
      sheet: "Sheet1",
      between: "edges",
      cells: Math.max(...apart),
    }),
  );
});

test("the longest path of a maze with loops is called a long one, because nobody looks whether another is longer", async () => {
  await person((front) => {
    front.getRange("C3:D4").format.borders.getItem("InsideVertical").style = "None";
    front.getRange("C3:D4").format.borders.getItem("InsideHorizontal").style = "None";
  });
  const { from, to, length } = longestPath(mazeIn(sheet(), "B2:I6"));
  const name = (cell: number) => `${"BCDEFGHI"[cell % 8]}${2 + Math.floor(cell / 8)}`;
  const ends = { entrance: name(from), exit: name(to), sheet: "Sheet1", between: "cells", cells: length } as const;
  expect((await endsOfLongestPath(false, conversation())).sentence).toEqual(message("ends-of-long-path", ends));
});

test("Longest path puts entrance and exit at its two ends, and a solution between other ends goes", async () => {
  await solve(plain, conversation());
  const outcome = await endsOfLongestPath(false, conversation());
  const { from, to, length } = longestPath(mazeIn(sheet(), "B2:I6"));
  expect(filled(PATH)).toEqual([]);
  const letterAt = (cell: number) => sheet().value(1 + Math.floor(cell / 8), 1 + (cell % 8));
  expect([letterAt(from), letterAt(to)]).toEqual(["S", "E"]);
  expect(contentsOf(sheet(), "B2:I6")).toHaveLength(2);
  expect(outcome.sentence).toEqual(
    message("ends-of-longest-path", { entrance: "I6", exit: "C5", sheet: "Sheet1", between: "cells", cells: length }),
  );
  await solve(plain, conversation());
  expect(filled(PATH)).toHaveLength(length - 2);
});

test("a maze drawn by hand is solved from its selection, through the gaps in its frame, and cleared again", async () => {
  book.workbook.addSheet("Drawn");
  book.workbook.activate(book.workbook.sheet("Drawn")!);
  await person((front) => {
    const grid = front.getRange("D4:F6");
    for (const side of ["EdgeTop", "EdgeBottom", "EdgeLeft", "EdgeRight"] as const) {
      grid.format.borders.getItem(side).style = "Double";
    }
    grid.getCell(0, 0).format.borders.getItem("EdgeLeft").style = "None";
    grid.getCell(2, 2).format.borders.getItem("EdgeRight").style = "None";
    const wall = grid.getCell(0, 0).getResizedRange(1, 0).format.borders.getItem("EdgeRight");
    wall.style = "Dash";
    wall.weight = "Thin";
  });
  const before = photograph(sheet(), "A1:K10");
  select("A1");
  expect(sentencesIn(await sentenceOf(solve(plain, conversation())))).toContainEqual(
    message("generate-or-select", { sheet: "Drawn" }),
  );
  select("D4:F6");
  const outcome = await solve(plain, conversation());
  expect(sentencesIn(outcome.sentence)).toContainEqual(
    message("shortest-path-found", { from: "D4", to: "F6", sheet: "Drawn", steps: 4 }),
  );
  expect(filled(PATH, "D4:F6")).toHaveLength(5);
  select("A1");
  await clearSolution(conversation());
  expect(photograph(sheet(), "A1:K10")).toEqual(before);
});

test("at the edge of the sheet the frame is opened and closed by the cell's own border", async () => {
  book.workbook.addSheet("Drawn");
  book.workbook.activate(book.workbook.sheet("Drawn")!);
  await person((front) => {
    const { borders } = front.getRange("A1:B2").format;
    for (const side of ["EdgeTop", "EdgeBottom", "EdgeLeft", "EdgeRight"] as const)
      borders.getItem(side).style = "Dash";
  });
  const before = photograph(sheet(), "A1:D4");
  select("A1:B2");
  await setEntrance(conversation());
  expect([stands(0, 0, "top"), stands(0, 1, "top"), valueAt(sheet(), "A1")]).toEqual([false, true, "S"]);
  await removeEnd(conversation());
  expect(photograph(sheet(), "A1:D4")).toEqual(before);
});

test("without the names of its ends a maze is solved through the gaps in its frame", async () => {
  book.workbook.names = book.workbook.names.filter(({ name }) => !/^Maze(Entrance|Exit)/.test(name));
  const outcome = await solve(plain, conversation());
  expect(sentencesIn(outcome.sentence)).toContainEqual(
    message("shortest-path-found", { from: "B2", to: "I6", sheet: "Sheet1", steps: 19 }),
  );
});

test("a protected sheet, merged cells and hidden rows are each refused with a sentence", async () => {
  select("D4");
  await person((own) => own.getRange("C3:D3").merge());
  for (const action of [() => solve(plain, conversation()), () => setEntrance(conversation())]) {
    expect(sentencesIn(await sentenceOf(action()))).toContainEqual(
      message("merged-in-way", { cells: "C3:D3", count: 1, area: "B2:I6", sheet: "Sheet1", maze: "drawn" }),
    );
  }
  await person((own) => own.getRange("C3:D3").unmerge());
  await person((own) => (own.getRange("4:4").rowHidden = true));
  expect(sentencesIn(await sentenceOf(solve(plain, conversation())))).toContainEqual(
    message("rows-hidden", { rows: "4", count: 1, sheet: "Sheet1", maze: "drawn" }),
  );
  await person((own) => (own.getRange("4:4").rowHidden = false));
  await person((own) => own.protection.protect());
  for (const action of [
    () => solve(plain, conversation()),
    () => addExit(conversation()),
    () => endsOfLongestPath(false, conversation()),
  ]) {
    expect(sentencesIn(await sentenceOf(action()))).toContainEqual(message("sheet-protected", { sheet: "Sheet1" }));
  }
});

test.each(["depth-first", "tremaux"])(
  "a search that draws chance (%s) is repeated by its seed, which is told",
  async (solver) => {
    const search = async (seed: string) => {
      const outcome = await solve({ ...plain, solver, seed, showVisited: true, pace: "step" }, conversation());
      const { play } = outcome.player!;
      const steps: string[] = [];
      for (let position = 0; position <= play.length; position++) steps.push(say(await play.say(position)));
      return { ...outcome, steps: steps.join() };
    };
    const fresh = await search("");
    expect(sentencesIn(fresh.sentence)).toContainEqual(message("search-seed", { seed: fresh.seed }));
    expect([fresh.seed.length > 0, (await search("a")).seed]).toEqual([true, "a"]);
    expect((await search(fresh.seed)).steps).toBe(fresh.steps);
    const different = [];
    for (const seed of ["a", "b", "c", "d", "e"]) different.push((await search(seed)).steps !== fresh.steps);
    expect(different).toContain(true);
  },
);

test("a search without chance tells no seed", async () => {
  expect(JSON.stringify((await solve(plain, conversation())).sentence)).not.toContain("seed");
});

test("a watched search ends with the sentence of its path", async () => {
  const { player } = await solve({ ...plain, pace: "watch" }, conversation());
  const outcome = await watch(
    player!,
    { speed: () => 1000, paused: new AbortController().signal, shown: () => undefined },
    conversation(),
  );
  expect(sentencesIn(outcome.sentence)[0]).toEqual(
    message("shortest-path-found", { from: "B2", to: "I6", sheet: "Sheet1", steps: 19 }),
  );
});
