import path from "node:path";
import { endsOfLongestPath } from "../../../src/actions/edit";
import { clearMaze, generate, shareCode, showText } from "../../../src/actions/make";
import { addSelfMarking, check, clearSolution, collectResults, solve } from "../../../src/actions/solve";
import { writeReadableMaze, writeSearch } from "../../../src/actions/solve";
import { toggleSetNumbers } from "../../../src/actions/watch";
import { encode } from "../../../src/maze/code";
import { UNVARIED } from "../../../src/maze/generators";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { Random } from "../../../src/maze/model/random";
import type { Stopped } from "../../../src/engine";
import { acts } from "../../acts";
import { everyMark, heart, hidden, oblong, search } from "../../acts/choices";
import { openUsed } from "../../acts/standing";
import { type Step, another, bookletMaze, bySelection, cellsBack, closeAll, colouring } from "../../acts/steps";
import { distances, entrance, exit, formatted, generated, inFront, inOneGo, items, largeMaze } from "../../acts/steps";
import { longest, looped, marking, maze, mazeOf, mazeOfCells, mending, mergeTree, noEnd } from "../../acts/steps";
import { noEnds, noEntrance, noExit, openAll, opened, page, passages, poster, previous } from "../../acts/steps";
import { selecting, sized, sizedMaze, solving, solvingBy, solvingFrom, stepOf, typing, walls } from "../../acts/steps";
import { wallsAlong, watched, withAnswer, without, workbook } from "../../acts/steps";
import { arrange } from "../arranged";
import { book, choice, conversation, drawLines, ended, enclose, everything, openInside, person, put } from "../stage";
import { sheet, deleteColumn, deleteRow, insertColumn, insertRow } from "../stage";
import { drawForeign } from "../foreignMaze";
import { RecordOfActs, TELLS } from "./record";
import { type Situations, testSituations } from "./situations";
import { tells } from "./tells";

/**
 * What acts in a maze answer where something is in their way, at their limits, and where there is more or less than usual: situations.txt.
 * The last step of each is the act.
 */

/** Draws a perfect maze of 6 by 5 in C3:H7, but for the lines within some areas, and selects it. */
const drawnWithout = (...areas: readonly string[]) =>
  inOneGo(workbook, selecting("C3:H7"), async () => {
    const drawn = kruskal({ rows: 5, columns: 6 }, new Random("somebody")).maze;
    drawForeign(sheet(), { kind: "lines", maze: drawn, at: { row: 2, column: 2 }, ends: "none" }, new Random("lines"));
    for (const area of areas) await openInside(area);
  });
/** Gives lines looks: "D4 EdgeTop None". */
const lines = stepOf((_, ...drawn: string[]) =>
  drawLines(...drawn.map((line) => line.split(" ") as [address: string, side: string, style: string])),
);
/** Another maze, of whose earlier one the sheet remembers this. */
const remembering = (text: string) =>
  inOneGo(maze, another, () => person(({ names }) => void (names.getItem("MazeEarlier").formula = `="${text}"`)));
const merged: Step = () => person((on) => on.getRange("D4:D5").merge());
const rowHidden: Step = () => sheet().hideRows(3, 3, true);
const fromHere = solving({ route: { kind: "here" } });

const solvings: Situations = {
  "Solve between two typed cells": [maze, solvingFrom(" c3 ", "F5")],
  "Solve between numbers of cells": [maze, solvingFrom("2,2", "4 4")],
  "Solve from outside": [maze, solvingFrom("A1", "F5")],
  "Solve to outside": [maze, solvingFrom("C3", "J5")],
  "Solve from nowhere": [maze, solvingFrom(" ", "F5")],
  "Solve to nowhere": [maze, solvingFrom("C3", "")],
  "Solve from two cells": [maze, solvingFrom("C3:D3", "F5")],
  "Solve from a word": [maze, solvingFrom("entrance", "F5")],
  "Solve to a cell that is out": [maze, without("D4"), solvingFrom("C3", "D4")],
  "Solve between two cells of one area": [maze, selecting("E4:E5"), bySelection],
  "Solve between two cells, the lower one first": [maze, selecting("F6", "C3"), bySelection],
  "Solve between three cells": [maze, selecting("C3", "E4:E5"), bySelection],
  "Solve between one cell": [maze, selecting("C3"), bySelection],
  "Solve between a cell and one outside": [maze, selecting("C3", "K9"), bySelection],
  "Solve from here": [maze, selecting("F4:G5"), fromHere],
  "Solve from here, outside": [maze, selecting("K9"), fromHere],
  "Solve from the only exit": [maze, selecting("I6"), fromHere],
  "Solve from one of two exits": [maze, exit("B6"), selecting("I6"), fromHere],
  "Solve without an entrance": [maze, noEntrance, solving()],
  "Solve without an exit": [maze, noExit, solving()],
  "Solve where there is no way": [maze, closeAll, marking],
  "Solve to one of two exits where there is no way": [maze, exit("B6"), closeAll, marking],
  "Solve in part of a maze, in many areas": [maze, walls("I5:I6"), walls("H6:I6"), solving()],
  "Solve by a hand on the wall around an island": [
    ...[sizedMaze(3, 3), passages("B2:D4"), noEnd("D4"), exit("C3"), solvingBy("right-hand")],
  ],
  "Solve with a word among the costs": [maze, typing("D4", "steep"), solvingBy("dijkstra")],
  "Solve with a cost below nothing": [maze, typing("D4", -1), solvingBy("a-star")],
  "Solve with costs of nothing": [maze, typing("D4", 0), solvingBy("a-star")],
  "Solve with costs of one": [maze, typing("D4", 1), solvingBy("a-star")],
  "Solve with costs of one, by Dijkstra": [maze, typing("D4", 1), solvingBy("dijkstra")],
  "Solve with costs that are too large": [
    ...[sizedMaze(3, 1), typing("C2", 1e308), typing("D2", 1e308), solvingBy("dijkstra")],
  ],
  "Solve with a number over the exit": [maze, typing("I6", 4), solvingBy("dijkstra")],
  "Solve a column, with arrows": [sizedMaze(1, 5), marking],
  "Solve a row, with arrows": [sizedMaze(5, 1), marking],
  "Solve upwards, with arrows": [maze, solving({ ...everyMark, route: { kind: "typed", from: "I6", to: "B2" } })],
  "Solve over merged cells": [maze, merged, solving()],
  "Solve over a hidden row": [maze, rowHidden, solving()],
  "Solve more cells than there is time for": [maze, (talk) => solve(search, { ...talk, mostCells: 39 })],
  "Solve as many cells as there is time for": [maze, (talk) => solve(search, { ...talk, mostCells: 40 })],
  "Check a maze with loops": [maze, passages("C3:D4"), check],
  "Check a maze in parts": [maze, walls("C3:D4"), check],
  "Check a maze with more loops than are named": [looped(24, 18), check],
  "Check a maze in more parts than are named": [maze, closeAll, check],
  "Check a maze without cells": [maze, without("D4:E4, G5"), check],
  "Check a maze with gaps in its frame": [
    maze,
    lines("I3 EdgeRight None", "D2 EdgeTop None", "B4 EdgeLeft None", "F6 EdgeBottom None"),
    check,
  ],
  "Check a maze without ends": [maze, noEnds, check],
  "Check without a maze": [workbook, check],
  "Repair without a maze": [workbook, mending()],
  "Repair a maze with loops": [looped(5, 4), mending()],
  "Repair a maze without walls": [maze, openAll, mending()],
  "Repair a maze in parts": [maze, closeAll, mending()],
  "Repair a maze that cells that are out divide": [maze, without("E2:E6"), mending()],
  "Repair a maze with rooms": [
    mazeOf(8, 6, { seed: "rooms", variation: { ...UNVARIED, rooms: 2, roomFrom: 3, roomTo: 3 } }),
    mending(),
  ],
  "Repair somebody's maze in many parts": [
    ...[workbook, () => enclose("C3:G10"), lines("C3:G10 InsideHorizontal Continuous")],
    ...[selecting("C3:G10"), mending()],
  ],
  "Repair somebody's maze with a loop": [drawnWithout("D4:E5"), mending()],
  "Repair somebody's maze with many loops": [
    drawnWithout("C3:D4", "E3:F4", "G3:H4", "C6:D7", "E6:F7", "G6:H7"),
    mending(),
  ],
  "Repair somebody's maze with a loop and a part": [
    drawnWithout("D4:E5", "G4:H5"),
    lines("C3 EdgeRight Continuous", "C3 EdgeBottom Continuous"),
    mending(),
  ],
  "Add self-marking without an exit": [maze, noExit, addSelfMarking],
  "Add self-marking without a way": [maze, closeAll, addSelfMarking],
  "Add self-marking to more cells than that takes": [largeMaze, addSelfMarking],
  "Collect results of nobody": [maze, collectResults],
  "Write a readable maze of more cells than that takes": [largeMaze, writeReadableMaze],
  "Write distances of as many cells as that takes and one": [sizedMaze(91, 11), distances("numbers")],
  "Write distances of parts": [maze, without("D4"), closeAll, distances("numbers")],
  "Write a search without one": [workbook, (talk) => writeSearch(undefined, "numbers", talk)],
  "Write a readable maze without ends": [maze, noEnds, without("D4"), writeReadableMaze],
};

const edits: Situations = {
  "Set entrance where it is": [maze, entrance("B2")],
  "Set entrance on the exit": [maze, entrance("I6")],
  "Set entrance in the middle": [maze, entrance("D4")],
  "Set entrance of two cells": [maze, entrance("D4:E4")],
  "Set entrance outside": [maze, entrance("K9")],
  "Set entrance by its number": [maze, entrance("3, 2")],
  "Set entrance on a cell that is out": [maze, without("D4"), entrance("D4")],
  "Set entrance by a number without a maze": [workbook, entrance("3, 2")],
  "Set entrance by a word without a maze": [workbook, entrance("gate")],
  "Set entrance without a maze": [workbook, selecting("C3"), entrance()],
  "Set entrance on a page": [maze, page, entrance("D2")],
  "Set entrance of a maze with an answer": [withAnswer, inFront(), entrance("C3")],
  "Set entrance of an answer": [withAnswer, entrance("C3")],
  "Set entrance on a wall that is a cell": [mazeOfCells(4, 3), entrance("D4")],
  "Set entrance at the side where walls are cells": [mazeOfCells(4, 3), entrance("I3")],
  "Add an exit where one is": [maze, exit("I6")],
  "Add an exit on the entrance": [maze, exit("B2")],
  "Add an exit at the top right": [maze, exit("I2")],
  "Add an exit to a maze without an entrance": [maze, noEntrance, exit("D2")],
  "Remove an end where none is": [maze, noEnd("D4")],
  "Remove an exit": [maze, noExit],
  "Longest path between edges": [maze, (talk) => endsOfLongestPath(true, talk)],
  "Longest path with loops": [maze, openAll, longest],
  "Longest path of one cell": [sizedMaze(1, 1), longest],
  "Longest path without a passage": [maze, closeAll, longest],
  "Make wall at one cell": [maze, walls("C3")],
  "Make wall between cells that are apart": [maze, walls("C3", "E5")],
  "Make wall outside": [maze, walls("H5:K6")],
  "Make wall where walls are": [maze, closeAll, walls("C3:D4")],
  "Make wall in a solved maze": [maze, solving(), walls("C3:D4")],
  "Make wall in coloured distances": [maze, colouring, walls("C3:D4")],
  "Make wall on a page": [maze, page, walls("C3:D4")],
  "Make wall along counted cells": [maze, wallsAlong("2,2 2,5")],
  "Make wall along counted cells without a maze": [workbook, wallsAlong("2,2 2,5")],
  "Make wall along a word": [maze, wallsAlong("B2 wall")],
  "Make wall between typed cells that are apart": [maze, wallsAlong("B2 C3")],
  "Make wall along half a pair of cells": [maze, wallsAlong("B2 C2\nB3")],
  "Make wall over merged cells": [maze, merged, walls("D4:E5")],
  "Make wall in a hidden row": [maze, rowHidden, walls("D3:D5")],
  "Make passage over merged cells": [maze, merged, passages("D4:E5")],
  "Make wall along cells outside": [maze, wallsAlong("B2 B9, C3 D3")],
  "Make wall beside a cell that is out": [maze, without("D4"), walls("C4:E4")],
  "Make walls of cells beside a cell that is out": [mazeOfCells(4, 3), without("E5"), walls("B2:J8")],
  "Make walls of cells along counted cells": [mazeOfCells(4, 3), wallsAlong("0,0 0,3")],
  "Make passages of cells in a corner": [mazeOfCells(4, 3), passages("B2:E5")],
  "Make passages of one wall that is a cell": [mazeOfCells(4, 3), passages("D4")],
  "Make passages of as many cells as a block": [sizedMaze(50, 100), passages("B2:AY101")],
  "Make passages of more cells than a block": [sizedMaze(71, 71), passages("B2:BT72")],
  "Remove as many cells as a block": [sizedMaze(50, 100), without("C3:AX100")],
  "Remove more cells than a block": [sizedMaze(80, 70), without("C3:BY70")],
  "Remove the entrance's cell": [maze, without("B2:C3")],
  "Remove the entrance's cell where walls are cells": [mazeOfCells(2, 2), without("C3")],
  "Remove an exit's cell": [maze, without("I6")],
  "Remove merged cells": [maze, merged, without("D4:E5")],
  "Remove cells outside": [maze, without("H6:K6")],
  "Remove a word": [maze, without("the middle")],
  "Remove all cells": [maze, noEnds, without("B2:I6")],
  "Remove all cells, the ends' too": [maze, without("B2:I6")],
  "Remove the last cells where walls are cells": [mazeOfCells(2, 1), noEnd("C3"), noEnd("E3"), without("C3:E3")],
  "Remove cells that are out": [maze, without("D4"), without("D4")],
  "Remove cells at the edge, counted": [maze, without("1,3")],
  "Remove cells beside others": [maze, without("D4:E4"), without("D5:E5")],
  "Add cells outside": [maze, cellsBack("K9")],
  "Add some cells of a hole": [maze, without("D4:E5"), cellsBack("D4")],
  "Insert rows before the last": [maze, selecting("D5:E6"), insertRow],
  "Insert columns before the first": [maze, selecting("B3:C3"), insertColumn],
  "Insert rows in two areas": [maze, selecting("C3", "C5"), insertRow],
  "Insert rows outside": [maze, selecting("K9"), insertRow],
  "Insert rows at the frame": [maze, selecting("C6:C9"), insertRow],
  "Insert a row into merged cells": [maze, merged, selecting("D4:E5"), insertRow],
  "Insert a column into merged cells": [maze, merged, selecting("D4:E5"), insertColumn],
  "Delete a row of merged cells": [maze, merged, selecting("D4:E5"), deleteRow],
  "Insert a row at a hidden row": [maze, rowHidden, selecting("D3:D5"), insertRow],
  "Insert a row over a table": [
    ...[maze, () => person((on) => (on.tables.add("D7:E9", true).name = "Scores")), selecting("D4"), insertRow],
  ],
  "Insert a row into as many cells as are drawn": [
    ...[maze, () => (book.workbook.name("MazeGrid", sheet())!.formula = "=Sheet1!$B$2:$ALM$1001")],
    ...[selecting("C3"), insertRow],
  ],
  "Insert columns up to the size cells": [sizedMaze(40, 14), selecting("C3:P3"), insertColumn],
  "Delete all rows": [maze, selecting("C2:C6"), deleteRow],
  "Delete all columns": [maze, selecting("B3:I3"), deleteColumn],
  "Delete the entrance's row": [maze, selecting("C2"), deleteRow],
  "Delete the exit's column": [maze, selecting("I3"), deleteColumn],
  "Delete all cells that are in": [maze, noExit, without("B5:I6"), selecting("B2:I4"), deleteRow],
  "Insert a row into a poster": [maze, poster(2, 1), selecting("D4"), insertRow],
  "Insert a row into an answer": [withAnswer, selecting("D4"), insertRow],
  "Insert a row into a maze without cells": [maze, without("B3:C4"), selecting("D4"), insertRow],
  "Insert a row into a maze of a booklet": [bookletMaze, selecting("C3"), insertRow],
  "Insert a row without a maze": [workbook, selecting("D4"), insertRow],
  "Delete a row of a solved maze with items": [maze, items(), marking, selecting("D4"), deleteRow],
};

const hi = { size: { columns: 24, rows: 12 }, shape: { kind: "word", text: "Hi" } } as const;
const longWord = { size: { columns: 8, rows: 5 }, shape: { kind: "word", text: "Labyrinth" } } as const;
const asText: Step = (talk) => showText("ascii", talk);
const treeOf = (generator: string, columns: number, rows: number) => [
  sized(columns, rows),
  watched({ generator }),
  mergeTree,
];

const textured = { ...UNVARIED, direction: 60, river: 40, openPercent: 5 };

const makings: Situations = {
  "Previous maze where there is none": [maze, previous],
  "Previous maze after changes": [maze, passages("C3:D4"), another, previous],
  "Previous maze after it was cleared": [maze, clearMaze, previous],
  "Previous maze, with its ends": [maze, entrance("D2"), exit("B6"), another, previous],
  "Previous maze, without ends": [maze, noEnds, another, previous],
  ...Object.fromEntries(
    [
      ...["B2 99 39 C400GA-205CS-GQAV3-MXE3S-SJ8", "B2 0 39,40,7 C400GA-205CS-GQAV3-MXE3S-SJ8"],
      ...["B2 - - C400GA-205CS-GQAV3-MXE3S-SJ8", "D4 3 36 hC400GA-205CS-GQAV3-MXE3S-SJ8"],
      ...["B2 0 39 C400GA-205CS-GQAV3-MXE3S-SJ9", "B2 0 39 W602GH-PT5YS-Z8TYK-6E430", "B2 0 39 X400GA", "nothing"],
      ...["B2 0 39 50C400GA-205CS-GQAV3-MXE3S-SJ8", "XFD1048576 0 39 C400GA-205CS-GQAV3-MXE3S-SJ8"],
      ...["AX2 0 39 C400GA-205CS-GQAV3-MXE3S-SJ8", "B10 0 39 fC400GA-205CS-GQAV3-MXE3S-SJ8"],
    ].map((text) => [`Previous maze remembered as ${text}`, [remembering(text), previous]]),
  ),
  "Previous maze after its grid was formatted": [maze, formatted("none"), previous],
  "Previous maze of as many cells as are kept": [sizedMaze(50, 50), another, previous],
  "Previous maze of more cells than are kept": [sizedMaze(51, 50), another, previous],
  "Clear where nothing is": [workbook, clearMaze],
  "Clear a selection with somebody's lines": [
    ...[workbook, lines("C3:E5 EdgeTop Continuous", "C3:E5 InsideVertical Continuous")],
    ...[selecting("C3:E5"), clearMaze],
  ],
  "Clear two areas with somebody's lines": [
    ...[workbook, lines("C3:E5 EdgeTop Continuous"), selecting("C3:C5", "E3:E5"), clearMaze],
  ],
  "Clear a whole column": [workbook, typing("C3", "mine"), selecting("C1:C1048576"), clearMaze],
  "Clear a whole row": [workbook, typing("C3", "mine"), selecting("A3:XFD3"), clearMaze],
  "Clear an empty selection": [workbook, selecting("C3:E5"), clearMaze],
  "Clear a maze with somebody's text": [maze, typing("D4", "mine"), typing("E5", 7), clearMaze],
  "Clear a maze with set numbers and somebody's text beside them": [
    mazeOf(8, 5, hidden),
    () => put(sheet("Maze sets"), "Z9", "mine"),
    clearMaze,
  ],
  "Clear a maze that covers": [sized(8, 5), typing("D4", "mine"), generated(), clearMaze],
  "Clear a maze of a booklet": [bookletMaze, clearMaze],
  "Generate on a page": [maze, page, another],
  "Generate on a helper sheet": [maze, writeReadableMaze, another],
  "Generate parts that are apart": [sized(8, 5), selecting("B2:C3", "E2:F3", "H6"), generated({ shape: "areas" })],
  "Generate rectangles only, in a shape": [
    ...[sized(8, 5), selecting("B2:C3", "D3"), generated({ generator: "sidewinder", shape: "areas" })],
  ],
  "Generate more cells than there is time for": [maze, (talk) => generate(choice, { ...talk, mostCells: 39 })],
  "Generate as many cells as there is time for": [maze, (talk) => generate(choice, { ...talk, mostCells: 40 })],
  "Generate a white maze": [maze, generated({ layout: { ...choice.layout, wallColor: "#FFFFFF" } })],
  "Generate exactly, beside another": [maze, generated({ size: { columns: 4, rows: 3 }, isExact: true })],
  "Generate more than a sheet has": [workbook, generated({ size: { columns: 20000, rows: 3 } })],
  "Generate more than is drawn": [workbook, generated({ size: { columns: 2000, rows: 2000 } })],
  "Generate by an unknown algorithm": [sized(8, 5), generated({ generator: "minotaur" })],
  "Generate in the shape of unknown letters": [workbook, generated({ ...hi, shape: { kind: "word", text: "A?" } })],
  "Generate in the shape of an unknown picture": [workbook, generated({ shape: { kind: "picture", id: "cube" } })],
  "Generate a shape beside a maze": [maze, selecting("D4:F9"), generated({ shape: "areas" })],
  ...Object.fromEntries(
    ["D4", "B2:BC14", "B:D", "5:8"].map((area) => [
      `Generate in the shape of ${area}`,
      [sized(8, 5), selecting(area), generated({ shape: "areas" })],
    ]),
  ),
  "Generate in the shape of a colour that is none": [sized(8, 5), selecting("D4"), generated({ shape: "colour" })],
  "Generate in the shape of a word": [workbook, generated(hi)],
  "Generate in the shape of a word that does not fit": [workbook, generated(longWord)],
  "Generate in the shape of a word beside a sheet in use": [openUsed, generated({ ...hi, outside: "filled" })],
  "Generate in the shape of a word without room, beside a sheet in use": [openUsed, generated(longWord)],
  "Generate in a shape in the middle of a sheet": [
    ...[workbook, selecting("K9:M11"), generated({ shape: "areas", setNumbers: "usual" })],
  ],
  "Generate with numbers in the grid, to be watched": [
    workbook,
    generated({ size: { columns: 4, rows: 3 }, setNumbers: "grid", pace: "watch", tint: true }),
  ],
  "Generate with textures": [workbook, generated({ size: { columns: 9, rows: 7 }, variation: textured })],
  "Draw a text without a maze": [workbook, opened("no maze at all")],
  "Draw a text with its path": [workbook, opened("+--+--+\n|S .. |\n+--+  +\n|   E |\n+--+--+")],
  "Draw a code with a fault": [workbook, opened("480GE-286C4-G76SB")],
  "Draw a text with a fault": [workbook, opened("+--+\n|  |\n+-?+\n")],
  "Draw an empty text": [workbook, opened("")],
  "Draw a text like a formula": [workbook, opened("=HYPERLINK(1)")],
  "Draw a code that no sheet has room for": [
    ...[workbook, opened(encode({ rows: 2000, columns: 2000, generator: "kruskal", seed: "s", variation: UNVARIED }))],
  ],
  "Draw passages that are too far apart": [workbook, opened("A1 A2 ALL1001 ALL1000")],
  "Draw passages of two kinds": [workbook, opened("B2 B3\n0 0 0 1")],
  "Draw a list that leads too far": [workbook, opened("B2 B3, XFD1048576 XFD1048575")],
  "Share code of a maze that was changed": [maze, passages("C3:D4"), shareCode],
  "Share code without ends": [maze, noEnds, shareCode],
  "Share code without a maze": [workbook, shareCode],
  "Share code of many cells that were changed": [sizedMaze(46, 44), wallsAlong("C3 D3\nC3 C4\nD3 D4"), shareCode],
  "Text without a maze": [workbook, asText],
  "Text of a solved maze": [maze, marking, asText],
  "Text of coloured distances": [maze, colouring, asText],
  "Show set numbers where there is no maze": [workbook, toggleSetNumbers],
  "Show set numbers of a maze that was changed": [maze, passages("C3:D4"), toggleSetNumbers],
  "Show set numbers of a grid": [sized(8, 5), toggleSetNumbers],
  "Hide set numbers": [mazeOf(8, 5, hidden), toggleSetNumbers, toggleSetNumbers],
  "Set numbers: a heart": [mazeOf(9, 9), generated({ ...heart, ...hidden })],
  "Set numbers: in the grid": [mazeOf(7, 6), generated({ setNumbers: "grid" })],
  "Set numbers: on a wide sheet": [sized(9, 7), generated({ ...hidden, generator: "eller", ...oblong })],
  "Solve and clear: with set numbers in the grid": [...[mazeOf(7, 6, { setNumbers: "grid" }), marking, clearSolution]],
  "Draw merge tree of as many cells as that takes": treeOf("kruskal", 10, 10),
  "Draw merge tree of more cells than that takes": treeOf("kruskal", 101, 1),
};

testSituations(new RecordOfActs(path.join(__dirname, "situations.txt")), { ...solvings, ...edits, ...makings });

/** Acts that ask, as their record says, and take no for a no; some do another thing instead. */
const asking = acts.filter(({ name }) => {
  const answers = TELLS.read()
    .get(name)
    ?.filter((line) => line.startsWith("  answers: "));
  return answers !== undefined && answers.length > 0 && answers.every((line) => !line.includes(";"));
});

test.each(asking)("$name: where the answer to its question is no, nothing is changed", async (each) => {
  const held = await arrange(each);
  const before = everything();
  const talk = conversation(false);
  const { sentence } = (await ended(each.act(talk, held))) as Stopped;
  const cancelled = ["says: cancelled", "says: nothing-changed"];
  expect([talk.questions.length, tells(conversation(), { sentence })]).toEqual([1, cancelled]);
  expect(everything()).toEqual(before);
});
