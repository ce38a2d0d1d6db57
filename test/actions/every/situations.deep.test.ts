import path from "node:path";
import { makeClassSet, markClassSet, updateClassSet } from "../../../src/actions/classroom";
import { ActionFailure } from "../../../src/actions/core";
import {
  addCells,
  addExit,
  deleteColumn,
  deleteRow,
  endsOfLongestPath,
  insertColumn,
  insertRow,
  makePassage,
  makeWall,
  removeCells,
  removeEnd,
  setEntrance,
} from "../../../src/actions/edit";
import {
  colourDistances,
  compare,
  raceSolvers,
  sideBySide,
  statisticsOfMaze,
  writeUnionFind,
  writeWeights,
} from "../../../src/actions/laboratory";
import { mazeOfWeights } from "../../../src/actions/laboratory/weights";
import { bringBackMaze, clearMaze, generate, openText, shareCode, showText } from "../../../src/actions/make";
import {
  answerPage,
  askAtForks,
  deleteBooklet,
  fillWithItems,
  makeBooklet,
  makePoster,
  plainPage,
  preparePage,
} from "../../../src/actions/print";
import {
  addSelfMarking,
  check,
  collectResults,
  mendMaze,
  solve,
  writeDistances,
  writeReadableMaze,
  writeSearch,
} from "../../../src/actions/solve";
import { formatGrid } from "../../../src/actions/make/formatGrid";
import type { Player } from "../../../src/actions/watch/player";
import { toggleSetNumbers, writeMergeTree, writeSteps } from "../../../src/actions/watch";
import { UNVARIED } from "../../../src/maze/generators";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { Random } from "../../../src/maze/model/random";
import type { Message } from "../../../src/message";
import { acts } from "../../acts";
import { choice, numbers, search, smallBooklet, smallClass, sums } from "../../acts/choices";
import { everyMark, openUsed } from "../../acts/standing";
import { arrange } from "../arranged";
import { type Conversation, conversation } from "../conversation";
import { leavesSince, picturesNow } from "./leaves";
import { RecordOfActs, TELLS } from "./record";
import { tells } from "./tells";
import { book, drawLines, openMaze, openSized, openWorkbook, person, select, sheet } from "../openMaze";
import { drawForeign } from "../foreignMaze";
import { playerOf } from "../playerOf";
import { put } from "../sheetReading";
import { everything } from "../trouble";

/**
 * What acts answer where something is in their way, at their limits, and where there is more or less than usual: situations.txt. What is
 * refused changes nothing.
 */

const SITUATIONS = new RecordOfActs(path.join(__dirname, "situations.txt"));

interface Situation {
  readonly arrange: () => Promise<unknown>;
  readonly act: (talk: Conversation) => Promise<unknown>;
}

/** In the same maze of 8 by 5 at B2:I6, from B2 to I6, after what is done to it before. */
const inMaze = (act: Situation["act"], before: (talk: Conversation) => unknown = () => undefined): Situation => ({
  arrange: async () => {
    await openMaze(8, 5, { seed: "fault" });
    await before(conversation());
  },
  act,
});
/** In a workbook with nothing, or after what is done there. */
const bare = (act: Situation["act"], before: (talk: Conversation) => unknown = () => undefined): Situation => ({
  arrange: async () => {
    openWorkbook();
    await before(conversation());
  },
  act,
});
/** In a maze of another size. */
const sized = (
  columns: number,
  rows: number,
  act: Situation["act"],
  before?: (talk: Conversation) => unknown,
): Situation => ({
  arrange: async () => {
    await openMaze(columns, rows, { seed: "sized" });
    await before?.(conversation());
  },
  act,
});

/** In a maze with loops. */
const looped = (columns: number, rows: number, act: Situation["act"]): Situation => ({
  arrange: () => openMaze(columns, rows, { seed: "looped", variation: { ...UNVARIED, loopPercent: 60 } }),
  act,
});
/** Types a table whose first cell is in the first row of a column. */
const table =
  (column: string, ...rows: readonly (readonly string[])[]) =>
  () =>
    rows.forEach((row, r) =>
      row.forEach((text, c) => put(sheet(), `${String.fromCharCode(column.charCodeAt(0) + c)}${r + 1}`, text)),
    );
/** Draws a perfect maze of 6 by 5 in C3:H7, but for the lines within some areas. */
const drawnWithout =
  (...areas: readonly string[]) =>
  async () => {
    const { maze } = kruskal({ rows: 5, columns: 6 }, new Random("somebody"));
    drawForeign(sheet(), { kind: "lines", maze, at: { row: 2, column: 2 }, ends: "none" }, new Random("lines"));
    await drawLines(
      ...areas.flatMap((area) => [
        [area, "InsideVertical", "None"] as const,
        [area, "InsideHorizontal", "None"] as const,
      ]),
    );
  };
/** Changes what a sheet remembers of the maze before. */
const remembering = (text: string) => () =>
  person(({ names }) => void (names.getItem("MazeEarlier").formula = `="${text}"`));

/** In a maze whose shape was selected. */
const shaped = (act: Situation["act"], before?: (talk: Conversation) => unknown): Situation => ({
  arrange: async () => {
    await openSized(4, 3);
    select("B2:E3", "B4:C4");
    await generate({ ...choice, shape: "areas" }, conversation());
    await before?.(conversation());
  },
  act,
});

/** With the player of something. */
function played(
  begin: () => Promise<Player>,
  act: (player: Player, talk: Conversation) => Promise<unknown>,
): Situation {
  const held: { player?: Player } = {};
  return { arrange: async () => (held.player = await begin()), act: (talk) => act(held.player!, talk) };
}
const generated = (generator: string, columns: number, rows: number) => async () => {
  await openSized(columns, rows);
  return playerOf(await generate({ ...choice, generator }, conversation()));
};
const search40 = async () => {
  await openMaze(8, 5);
  return (await solve(search, conversation())).player!;
};

/** One after the other; gives what the last gives. */
const all =
  (...some: readonly ((talk: Conversation) => unknown)[]): Situation["act"] =>
  async (talk) => {
    let last: unknown;
    for (const each of some) last = await each(talk);
    return last;
  };
const selecting =
  (...addresses: string[]) =>
  () =>
    select(...addresses);
const typing = (address: string, value: number | string) => () => put(sheet(), address, value);
const between = (from: string, to: string) => (talk: Conversation) =>
  solve({ ...search, route: { kind: "typed", from, to } }, talk);
const fromHere = (talk: Conversation) => solve({ ...search, route: { kind: "here" } }, talk);
const bySelection = (talk: Conversation) => solve({ ...search, route: { kind: "selection" } }, talk);
const by = (solver: string) => (talk: Conversation) => solve({ ...search, solver }, talk);
const openAll = all(selecting("B2:I6"), (talk) => makePassage("", talk));
const closeAll = all(selecting("B2:I6"), (talk) => makeWall("", talk));
const without = (typed: string) => (talk: Conversation) => removeCells(talk, typed);

const solving: Readonly<Record<string, Situation>> = {
  "Solve between two typed cells": inMaze(between(" c3 ", "F5")),
  "Solve between numbers of cells": inMaze(between("2,2", "4 4")),
  "Solve from outside": inMaze(between("A1", "F5")),
  "Solve to outside": inMaze(between("C3", "J5")),
  "Solve from nowhere": inMaze(between(" ", "F5")),
  "Solve to nowhere": inMaze(between("C3", "")),
  "Solve from two cells": inMaze(between("C3:D3", "F5")),
  "Solve from a word": inMaze(between("entrance", "F5")),
  "Solve to a cell that is out": inMaze(between("C3", "D4"), without("D4")),
  "Solve between two cells of one area": inMaze(all(selecting("E4:E5"), bySelection)),
  "Solve between two cells, the lower one first": inMaze(all(selecting("F6", "C3"), bySelection)),
  "Solve between three cells": inMaze(all(selecting("C3", "E4:E5"), bySelection)),
  "Solve between one cell": inMaze(all(selecting("C3"), bySelection)),
  "Solve between a cell and one outside": inMaze(all(selecting("C3", "K9"), bySelection)),
  "Solve from here": inMaze(all(selecting("F4:G5"), fromHere)),
  "Solve from here, outside": inMaze(all(selecting("K9"), fromHere)),
  "Solve from the only exit": inMaze(all(selecting("I6"), fromHere)),
  "Solve from one of two exits": inMaze(all(selecting("I6"), fromHere), (talk) => addExit(talk, "B6")),
  "Solve without an entrance": inMaze(
    (talk) => solve(search, talk),
    (talk) => removeEnd(talk, "B2"),
  ),
  "Solve without an exit": inMaze(
    (talk) => solve(search, talk),
    (talk) => removeEnd(talk, "I6"),
  ),
  "Solve where there is no way": inMaze((talk) => solve(everyMark, talk), closeAll),
  "Solve to one of two exits where there is no way": inMaze(
    (talk) => solve(everyMark, talk),
    all((talk) => addExit(talk, "B6"), closeAll),
  ),
  "Solve in part of a maze, in many areas": inMaze(
    (talk) => solve(search, talk),
    all(
      selecting("I5:I6"),
      (talk) => makeWall("", talk),
      selecting("H6:I6"),
      (talk) => makeWall("", talk),
    ),
  ),
  "Solve by a hand on the wall around an island": sized(
    3,
    3,
    by("right-hand"),
    all(
      selecting("B2:D4"),
      (talk) => makePassage("", talk),
      (talk) => removeEnd(talk, "D4"),
      (talk) => addExit(talk, "C3"),
    ),
  ),
  "Solve with a word among the costs": inMaze(by("dijkstra"), typing("D4", "steep")),
  "Solve with a cost below nothing": inMaze(by("a-star"), typing("D4", -1)),
  "Solve with costs of nothing": inMaze(by("a-star"), typing("D4", 0)),
  "Solve with costs of one": inMaze(by("a-star"), typing("D4", 1)),
  "Solve with costs of one, by Dijkstra": inMaze(by("dijkstra"), typing("D4", 1)),
  "Solve with costs that are too large": sized(3, 1, by("dijkstra"), all(typing("C2", 1e308), typing("D2", 1e308))),
  "Solve with a number over the exit": inMaze(by("dijkstra"), typing("I6", 4)),
  "Solve a column, with arrows": sized(1, 5, (talk) => solve(everyMark, talk)),
  "Solve a row, with arrows": sized(5, 1, (talk) => solve(everyMark, talk)),
  "Solve upwards, with arrows": inMaze((talk) =>
    solve({ ...everyMark, route: { kind: "typed", from: "I6", to: "B2" } }, talk),
  ),
  "Check a maze with loops": inMaze(
    check,
    all(selecting("C3:D4"), (talk) => makePassage("", talk)),
  ),
  "Check a maze in parts": inMaze(
    check,
    all(selecting("C3:D4"), (talk) => makeWall("", talk)),
  ),
  "Check a maze with more loops than are named": looped(24, 18, check),
  "Check a maze in more parts than are named": inMaze(check, closeAll),
  "Check a maze without cells": inMaze(check, without("D4:E4, G5")),
  "Check a maze with gaps in its frame": inMaze(check, () =>
    drawLines(
      ["I3", "EdgeRight", "None"],
      ["D2", "EdgeTop", "None"],
      ["B4", "EdgeLeft", "None"],
      ["F6", "EdgeBottom", "None"],
    ),
  ),
  "Check a maze without ends": inMaze(
    check,
    all(
      (talk) => removeEnd(talk, "B2"),
      (talk) => removeEnd(talk, "I6"),
    ),
  ),
  "Repair a maze with loops": looped(5, 4, (talk) => mendMaze("m", talk)),
  "Repair a maze without walls": inMaze((talk) => mendMaze("m", talk), openAll),
  "Repair a maze in parts": inMaze((talk) => mendMaze("m", talk), closeAll),
  "Repair a maze with a solution": inMaze(
    (talk) => mendMaze("m", talk),
    all(
      selecting("C3:D4"),
      (talk) => makePassage("", talk),
      (talk) => solve(everyMark, talk),
    ),
  ),
  "Repair a maze that cells that are out divide": inMaze((talk) => mendMaze("m", talk), without("E2:E6")),
  "Repair a maze with rooms": {
    arrange: () => openMaze(8, 6, { seed: "rooms", variation: { ...UNVARIED, rooms: 2, roomFrom: 3, roomTo: 3 } }),
    act: (talk) => mendMaze("m", talk),
  },
  "Repair somebody's maze in many parts": bare(
    (talk) => mendMaze("m", talk),
    all(
      () =>
        drawLines(
          ...(["EdgeTop", "EdgeBottom", "EdgeLeft", "EdgeRight", "InsideHorizontal"] as const).map(
            (side) => ["C3:G10", side, "Continuous"] as const,
          ),
        ),
      selecting("C3:G10"),
    ),
  ),
  "Repair somebody's maze with a loop": bare(
    (talk) => mendMaze("m", talk),
    all(drawnWithout("D4:E5"), selecting("C3:H7")),
  ),
  "Repair somebody's maze with many loops": bare(
    (talk) => mendMaze("m", talk),
    all(drawnWithout("C3:D4", "E3:F4", "G3:H4", "C6:D7", "E6:F7", "G6:H7"), selecting("C3:H7")),
  ),
  "Repair somebody's maze with a loop and a part": bare(
    (talk) => mendMaze("m", talk),
    all(
      drawnWithout("D4:E5", "G4:H5"),
      ...[() => drawLines(["C3", "EdgeRight", "Continuous"], ["C3", "EdgeBottom", "Continuous"])],
      selecting("C3:H7"),
    ),
  ),
  "Add self-marking without an exit": inMaze(addSelfMarking, (talk) => removeEnd(talk, "I6")),
  "Add self-marking without a way": inMaze(addSelfMarking, closeAll),
  "Add self-marking to more cells than that takes": sized(101, 100, addSelfMarking),
  "Collect results of nobody": inMaze(collectResults),
  "Write a readable maze of more cells than that takes": sized(101, 100, writeReadableMaze),
  "Write distances of as many cells as that takes and one": sized(91, 11, (talk) => writeDistances("numbers", talk)),
  "Write distances of parts": inMaze((talk) => writeDistances("numbers", talk), all(without("D4"), closeAll)),
  "Write a search without one": bare((talk) => writeSearch(undefined, "numbers", talk)),
  "Write a readable maze without ends": inMaze(
    writeReadableMaze,
    all(
      (talk) => removeEnd(talk, "B2"),
      (talk) => removeEnd(talk, "I6"),
      without("D4"),
    ),
  ),
};

const answering = inMaze(
  (talk) => setEntrance(talk, "C3"),
  all(
    (talk) => answerPage(choice.layout, talk),
    () => book.workbook.activate(sheet("Sheet1")),
  ),
);

const editing: Readonly<Record<string, Situation>> = {
  "Set entrance where it is": inMaze((talk) => setEntrance(talk, "B2")),
  "Set entrance on the exit": inMaze((talk) => setEntrance(talk, "I6")),
  "Set entrance in the middle": inMaze((talk) => setEntrance(talk, "D4")),
  "Set entrance of two cells": inMaze((talk) => setEntrance(talk, "D4:E4")),
  "Set entrance outside": inMaze((talk) => setEntrance(talk, "K9")),
  "Set entrance by its number": inMaze((talk) => setEntrance(talk, "3, 2")),
  "Set entrance on a cell that is out": inMaze((talk) => setEntrance(talk, "D4"), without("D4")),
  "Set entrance by a number without a maze": bare((talk) => setEntrance(talk, "3, 2")),
  "Set entrance by a word without a maze": bare((talk) => setEntrance(talk, "gate")),
  "Set entrance without a maze": bare(all(selecting("C3"), (talk) => setEntrance(talk))),
  "Set entrance on a page": inMaze(
    (talk) => setEntrance(talk, "D2"),
    (talk) => preparePage(talk),
  ),
  "Set entrance of a maze with an answer": answering,
  "Set entrance of an answer": inMaze(
    (talk) => setEntrance(talk, "C3"),
    (talk) => answerPage(choice.layout, talk),
  ),
  "Add an exit where one is": inMaze((talk) => addExit(talk, "I6")),
  "Add an exit on the entrance": inMaze((talk) => addExit(talk, "B2")),
  "Add an exit at the top right": inMaze((talk) => addExit(talk, "I2")),
  "Add an exit to a maze without an entrance": inMaze(
    (talk) => addExit(talk, "D2"),
    (talk) => removeEnd(talk, "B2"),
  ),
  "Remove an end where none is": inMaze((talk) => removeEnd(talk, "D4")),
  "Remove an exit": inMaze((talk) => removeEnd(talk, "I6")),
  "Longest path between edges": inMaze((talk) => endsOfLongestPath(true, talk)),
  "Longest path with loops": inMaze((talk) => endsOfLongestPath(false, talk), openAll),
  "Longest path of one cell": sized(1, 1, (talk) => endsOfLongestPath(false, talk)),
  "Make wall at one cell": inMaze(all(selecting("C3"), (talk) => makeWall("", talk))),
  "Make wall between cells that are apart": inMaze(all(selecting("C3", "E5"), (talk) => makeWall("", talk))),
  "Make wall outside": inMaze(all(selecting("H5:K6"), (talk) => makeWall("", talk))),
  "Make wall where walls are": inMaze(
    all(selecting("C3:D4"), (talk) => makeWall("", talk)),
    closeAll,
  ),
  "Make wall in a solved maze": inMaze(
    all(selecting("C3:D4"), (talk) => makeWall("", talk)),
    (talk) => solve(search, talk),
  ),
  "Make wall in coloured distances": inMaze(
    all(selecting("C3:D4"), (talk) => makeWall("", talk)),
    (talk) => colourDistances(undefined, talk),
  ),
  "Make wall on a page": inMaze(
    all(selecting("C3:D4"), (talk) => makeWall("", talk)),
    (talk) => preparePage(talk),
  ),
  "Make wall along counted cells": inMaze((talk) => makeWall("2,2 2,5", talk)),
  "Make wall along counted cells without a maze": bare((talk) => makeWall("2,2 2,5", talk)),
  "Make wall along a word": inMaze((talk) => makeWall("B2 wall", talk)),
  "Make wall along cells outside": inMaze((talk) => makeWall("B2 B9, C3 D3", talk)),
  "Make wall beside a cell that is out": inMaze(
    all(selecting("C4:E4"), (talk) => makeWall("", talk)),
    without("D4"),
  ),
  "Make passages of as many cells as a block": sized(
    50,
    100,
    all(selecting("B2:AY101"), (talk) => makePassage("", talk)),
  ),
  "Remove as many cells as a block": sized(50, 100, without("C3:AX100")),
  "Make passages of more cells than a block": sized(
    71,
    71,
    all(selecting("B2:BT72"), (talk) => makePassage("", talk)),
  ),
  "Remove the entrance's cell": inMaze(without("B2:C3")),
  "Remove an exit's cell": inMaze(without("I6")),
  "Remove cells outside": inMaze(without("H6:K6")),
  "Remove a word": inMaze(without("the middle")),
  "Remove all cells": inMaze(
    without("B2:I6"),
    all(
      (talk) => removeEnd(talk, "B2"),
      (talk) => removeEnd(talk, "I6"),
    ),
  ),
  "Remove cells that are out": inMaze(without("D4"), without("D4")),
  "Remove cells at the edge, counted": inMaze(without("1,3")),
  "Remove cells beside others": inMaze(without("D5:E5"), without("D4:E4")),
  "Remove more cells than a block": sized(80, 70, without("C3:BY70")),
  "Add cells outside": inMaze((talk) => addCells(talk, "K9")),
  "Add some cells of a hole": inMaze((talk) => addCells(talk, "D4"), without("D4:E5")),
  "Insert rows before the last": inMaze(all(selecting("D5:E6"), insertRow)),
  "Insert columns before the first": inMaze(all(selecting("B3:C3"), insertColumn)),
  "Insert rows in two areas": inMaze(all(selecting("C3", "C5"), insertRow)),
  "Insert rows outside": inMaze(all(selecting("K9"), insertRow)),
  "Insert rows at the frame": inMaze(all(selecting("C6:C9"), insertRow)),
  "Insert columns up to the size cells": sized(40, 14, all(selecting("C3:P3"), insertColumn)),
  "Delete all rows": inMaze(all(selecting("C2:C6"), deleteRow)),
  "Delete all columns": inMaze(all(selecting("B3:I3"), deleteColumn)),
  "Delete the entrance's row": inMaze(all(selecting("C2"), deleteRow)),
  "Delete the exit's column": inMaze(all(selecting("I3"), deleteColumn)),
  "Delete all cells that are in": inMaze(
    all(selecting("B2:I4"), deleteRow),
    all((talk) => removeEnd(talk, "I6"), without("B5:I6")),
  ),
  "Insert a row into a poster": inMaze(all(selecting("D4"), insertRow), (talk) =>
    makePoster({ across: 2, down: 1 }, choice.layout, talk, plainPage),
  ),
  "Insert a row into an answer": inMaze(all(selecting("D4"), insertRow), (talk) => answerPage(choice.layout, talk)),
  "Insert a row into a maze without cells": inMaze(all(selecting("D4"), insertRow), without("B3:C4")),
  "Insert a row into a maze of a booklet": bare(
    all(
      () => book.workbook.activate(sheet("Maze 1")),
      () => select("C3"),
      insertRow,
    ),
    (talk) => makeBooklet(smallBooklet, talk),
  ),
  "Delete a row of a solved maze with items": inMaze(
    all(selecting("D4"), deleteRow),
    all(
      (talk) => fillWithItems(numbers, talk),
      (talk) => solve(everyMark, talk),
    ),
  ),
  "Make walls of cells beside a cell that is out": {
    arrange: async () => {
      await openMaze(4, 3, { layout: { ...choice.layout, wallShare: 50 } });
      await removeCells(conversation(), "E5");
    },
    act: all(selecting("B2:J8"), (talk) => makeWall("", talk)),
  },
  "Make passages of cells in a corner": {
    arrange: () => openMaze(4, 3, { layout: { ...choice.layout, wallShare: 50 } }),
    act: all(selecting("B2:E5"), (talk) => makePassage("", talk)),
  },
  "Make passages of one wall that is a cell": {
    arrange: () => openMaze(4, 3, { layout: { ...choice.layout, wallShare: 50 } }),
    act: all(selecting("D4"), (talk) => makePassage("", talk)),
  },
  "Make walls of cells along counted cells": {
    arrange: () => openMaze(4, 3, { layout: { ...choice.layout, wallShare: 50 } }),
    act: (talk) => makeWall("0,0 0,3", talk),
  },
  "Remove the last cells where walls are cells": {
    arrange: async () => {
      await openMaze(2, 1, { layout: { ...choice.layout, wallShare: 50 } });
      await removeEnd(conversation(), "C3");
      await removeEnd(conversation(), "E3");
    },
    act: (talk) => removeCells(talk, "C3:E3"),
  },
  "Remove the entrance's cell where walls are cells": {
    arrange: () => openMaze(2, 2, { layout: { ...choice.layout, wallShare: 50 } }),
    act: (talk) => removeCells(talk, "C3"),
  },
  "Set entrance on a wall that is a cell": {
    arrange: () => openMaze(4, 3, { layout: { ...choice.layout, wallShare: 50 } }),
    act: (talk) => setEntrance(talk, "D4"),
  },
  "Set entrance at the side where walls are cells": {
    arrange: () => openMaze(4, 3, { layout: { ...choice.layout, wallShare: 50 } }),
    act: (talk) => setEntrance(talk, "I3"),
  },
  "Insert a row without a maze": bare(all(selecting("D4"), insertRow)),
};

const making: Readonly<Record<string, Situation>> = {
  "Previous maze where there is none": inMaze((talk) => bringBackMaze(choice.layout, talk)),
  "Previous maze after changes": inMaze(
    (talk) => bringBackMaze(choice.layout, talk),
    all(
      selecting("C3:D4"),
      (talk) => makePassage("", talk),
      (talk) => generate({ ...choice, seed: "new" }, talk),
    ),
  ),
  "Previous maze after it was cleared": inMaze(
    (talk) => bringBackMaze(choice.layout, talk),
    (talk) => clearMaze(talk),
  ),
  "Previous maze, with its ends": inMaze(
    (talk) => bringBackMaze(choice.layout, talk),
    all(
      (talk) => setEntrance(talk, "D2"),
      (talk) => addExit(talk, "B6"),
      (talk) => generate({ ...choice, seed: "new" }, talk),
    ),
  ),
  "Previous maze, without ends": inMaze(
    (talk) => bringBackMaze(choice.layout, talk),
    all(
      (talk) => removeEnd(talk, "B2"),
      (talk) => removeEnd(talk, "I6"),
      (talk) => generate({ ...choice, seed: "new" }, talk),
    ),
  ),
  ...Object.fromEntries(
    [
      ...["B2 99 39 C400GA-205CS-GQAV3-MXE3S-SJ8", "B2 0 39,40,7 C400GA-205CS-GQAV3-MXE3S-SJ8"],
      ...["B2 - - C400GA-205CS-GQAV3-MXE3S-SJ8", "D4 3 36 hC400GA-205CS-GQAV3-MXE3S-SJ8"],
      ...["B2 0 39 C400GA-205CS-GQAV3-MXE3S-SJ9", "B2 0 39 W602GH-PT5YS-Z8TYK-6E430", "B2 0 39 X400GA", "nothing"],
      ...["B2 0 39 50C400GA-205CS-GQAV3-MXE3S-SJ8", "XFD1048576 0 39 C400GA-205CS-GQAV3-MXE3S-SJ8"],
      ...["AX2 0 39 C400GA-205CS-GQAV3-MXE3S-SJ8", "B10 0 39 fC400GA-205CS-GQAV3-MXE3S-SJ8"],
    ].map((text) => [
      `Previous maze remembered as ${text}`,
      inMaze(
        (talk) => bringBackMaze(choice.layout, talk),
        all((talk) => generate({ ...choice, seed: "new" }, talk), remembering(text)),
      ),
    ]),
  ),
  "Previous maze after its grid was formatted": inMaze(
    (talk) => bringBackMaze(choice.layout, talk),
    (talk) => formatGrid(choice.layout, "none", talk),
  ),
  "Previous maze of as many cells as are kept": sized(
    50,
    50,
    (talk) => bringBackMaze(choice.layout, talk),
    (talk) => generate({ ...choice, seed: "new" }, talk),
  ),
  "Previous maze of more cells than are kept": sized(
    51,
    50,
    (talk) => bringBackMaze(choice.layout, talk),
    (talk) => generate({ ...choice, seed: "new" }, talk),
  ),
  "Clear where nothing is": bare((talk) => clearMaze(talk)),
  "Clear a selection with somebody's lines": bare(
    all(selecting("C3:E5"), (talk) => clearMaze(talk)),
    () => drawLines(["C3:E5", "EdgeTop", "Continuous"], ["C3:E5", "InsideVertical", "Continuous"]),
  ),
  "Clear two areas with somebody's lines": bare(
    all(selecting("C3:C5", "E3:E5"), (talk) => clearMaze(talk)),
    () => drawLines(["C3:E5", "EdgeTop", "Continuous"]),
  ),
  "Clear a whole column": bare(
    all(selecting("C1:C1048576"), (talk) => clearMaze(talk)),
    typing("C3", "mine"),
  ),
  "Clear a whole row": bare(
    all(selecting("A3:XFD3"), (talk) => clearMaze(talk)),
    typing("C3", "mine"),
  ),
  "Clear an empty selection": bare(all(selecting("C3:E5"), (talk) => clearMaze(talk))),
  "Clear a maze with somebody's text": inMaze((talk) => clearMaze(talk), all(typing("D4", "mine"), typing("E5", 7))),
  "Clear a maze with set numbers and somebody's text beside them": {
    arrange: async () => {
      await openMaze(8, 5, { setNumbers: "hiddenSheet" });
      put(sheet("Maze sets"), "Z9", "mine");
    },
    act: (talk) => clearMaze(talk),
  },
  "Clear a maze that covers": {
    arrange: async () => {
      await openSized(8, 5);
      put(sheet(), "D4", "mine");
      await generate(choice, conversation());
    },
    act: (talk) => clearMaze(talk),
  },
  "Clear a maze of a booklet": bare(
    all(
      () => book.workbook.activate(sheet("Maze 1")),
      (talk) => clearMaze(talk),
    ),
    (talk) => makeBooklet(smallBooklet, talk),
  ),
  "Generate on a page": inMaze(
    (talk) => generate({ ...choice, seed: "new" }, talk),
    (talk) => preparePage(talk),
  ),
  "Generate on a helper sheet": inMaze((talk) => generate({ ...choice, seed: "new" }, talk), writeReadableMaze),
  "Generate parts that are apart": {
    arrange: async () => {
      await openSized(8, 5);
      select("B2:C3", "E2:F3", "H6");
    },
    act: (talk) => generate({ ...choice, shape: "areas" }, talk),
  },
  "Generate rectangles only, in a shape": {
    arrange: async () => {
      await openSized(8, 5);
      select("B2:C3", "D3");
    },
    act: (talk) => generate({ ...choice, generator: "sidewinder", shape: "areas" }, talk),
  },
  "Generate more cells than there is time for": inMaze((talk) => generate(choice, { ...talk, mostCells: 39 })),
  "Generate as many cells as there is time for": inMaze((talk) => generate(choice, { ...talk, mostCells: 40 })),
  "Solve more cells than there is time for": inMaze((talk) => solve(search, { ...talk, mostCells: 39 })),
  "Solve as many cells as there is time for": inMaze((talk) => solve(search, { ...talk, mostCells: 40 })),
  "Generate a white maze": inMaze((talk) =>
    generate({ ...choice, layout: { ...choice.layout, wallColor: "#FFFFFF" } }, talk),
  ),
  "Generate exactly, beside another": inMaze((talk) =>
    generate({ ...choice, size: { columns: 4, rows: 3 }, isExact: true }, talk),
  ),
  "Generate more than a sheet has": bare((talk) => generate({ ...choice, size: { columns: 20000, rows: 3 } }, talk)),
  "Generate in the shape of a word": bare((talk) =>
    generate({ ...choice, size: { columns: 24, rows: 12 }, outline: { kind: "word", text: "Hi" } }, talk),
  ),
  "Generate in the shape of a word that does not fit": bare((talk) =>
    generate({ ...choice, size: { columns: 8, rows: 5 }, outline: { kind: "word", text: "Labyrinth" } }, talk),
  ),
  "Generate in the shape of a word beside a sheet in use": {
    arrange: openUsed,
    act: (talk) =>
      generate(
        { ...choice, size: { columns: 24, rows: 12 }, outline: { kind: "word", text: "Hi" }, outside: "filled" },
        talk,
      ),
  },
  "Generate in the shape of a word without room, beside a sheet in use": {
    arrange: openUsed,
    act: (talk) =>
      generate({ ...choice, size: { columns: 8, rows: 5 }, outline: { kind: "word", text: "Labyrinth" } }, talk),
  },
  "Generate in a shape in the middle of a sheet": bare(
    all(selecting("K9:M11"), (talk) => generate({ ...choice, shape: "areas", setNumbers: "usual" }, talk)),
  ),
  "Generate with numbers in the grid, to be watched": bare((talk) =>
    generate({ ...choice, size: { columns: 4, rows: 3 }, setNumbers: "grid", pace: "watch", tint: true }, talk),
  ),
  "Generate with textures": bare((talk) =>
    generate(
      {
        ...choice,
        size: { columns: 9, rows: 7 },
        variation: { ...UNVARIED, direction: 60, river: 40, openPercent: 5 },
      },
      talk,
    ),
  ),
  "Draw a text without a maze": bare((talk) => openText("no maze at all", choice.layout, talk)),
  "Draw a text with its path": bare((talk) =>
    openText("+--+--+\n|S .. |\n+--+  +\n|   E |\n+--+--+", choice.layout, talk),
  ),
  "Draw a code with a fault": bare((talk) => openText("480GE-286C4-G76SB", choice.layout, talk)),
  "Draw a list that leads too far": bare((talk) => openText("B2 B3, XFD1048576 XFD1048575", choice.layout, talk)),
  "Share code of a maze that was changed": inMaze(
    shareCode,
    all(selecting("C3:D4"), (talk) => makePassage("", talk)),
  ),
  "Share code without ends": inMaze(
    shareCode,
    all(
      (talk) => removeEnd(talk, "B2"),
      (talk) => removeEnd(talk, "I6"),
    ),
  ),
  "Text of a solved maze": inMaze(
    (talk) => showText("ascii", talk),
    (talk) => solve(everyMark, talk),
  ),
  "Text of coloured distances": inMaze(
    (talk) => showText("ascii", talk),
    (talk) => colourDistances(undefined, talk),
  ),
  "Show set numbers where there is no maze": bare(toggleSetNumbers),
  "Show set numbers of a maze that was changed": inMaze(
    toggleSetNumbers,
    all(selecting("C3:D4"), (talk) => makePassage("", talk)),
  ),
  "Show set numbers of a grid": { arrange: () => openSized(8, 5), act: toggleSetNumbers },
  "Hide set numbers": {
    arrange: async () => {
      await openMaze(8, 5, { setNumbers: "hiddenSheet" });
      await toggleSetNumbers(conversation());
    },
    act: toggleSetNumbers,
  },
  "Write steps of a search": played(search40, writeSteps),
  "Draw merge tree of a maze without sets": played(generated("depth-first", 8, 5), writeMergeTree),
  "Draw merge tree of as many cells as that takes": played(generated("kruskal", 10, 10), writeMergeTree),
  "Draw merge tree of more cells than that takes": played(generated("kruskal", 101, 1), writeMergeTree),
};

const printing: Readonly<Record<string, Situation>> = {
  "Set up for printing without a maze": bare((talk) => preparePage(talk)),
  "Set up an answer for printing": inMaze(
    (talk) => preparePage(talk),
    (talk) => answerPage(choice.layout, talk),
  ),
  "Set up a poster for printing": inMaze(
    (talk) => preparePage(talk),
    (talk) => makePoster({ across: 2, down: 1 }, choice.layout, talk, plainPage),
  ),
  "Set up a solved maze for printing": inMaze(
    (talk) => preparePage(talk),
    (talk) => solve(everyMark, talk),
  ),
  "Set up for printing with a title, and a code": inMaze((talk) =>
    preparePage(talk, {
      paper: "Letter",
      title: "R&D",
      hasNameLine: true,
      below: { stars: false, difficulty: true, code: true },
    }),
  ),
  "Set up a maze without ends for printing": inMaze(
    (talk) => preparePage(talk),
    (talk) => removeEnd(talk, "B2"),
  ),
  "Set up a pupil's page for printing": bare(
    all(
      () => book.workbook.activate(sheet("Ana")),
      (talk) => preparePage(talk),
    ),
    all(typing("A1", "Name"), typing("A2", "Ana"), typing("A3", "Ben"), selecting("A1:A3"), (talk) =>
      makeClassSet(smallClass, talk),
    ),
  ),
  "Fit a portrait maze to its page": sized(4, 9, (talk) => preparePage(talk, undefined, true)),
  "Fit walls that are cells to their page": {
    arrange: () => openMaze(4, 3, { layout: { ...choice.layout, wallShare: 25 } }),
    act: (talk) => preparePage(talk, undefined, true),
  },
  "Answer page without a way": inMaze((talk) => answerPage(choice.layout, talk), closeAll),
  "Answer page of items": inMaze(
    (talk) => answerPage(choice.layout, talk),
    (talk) => fillWithItems(numbers, talk),
  ),
  "Answer page of questions": inMaze(
    (talk) => answerPage(choice.layout, talk),
    (talk) => askAtForks(sums, talk),
  ),
  "Answer page of an answer": inMaze(
    (talk) => answerPage(choice.layout, talk),
    (talk) => answerPage(choice.layout, talk),
  ),
  "Poster of one page": inMaze((talk) => makePoster({ across: 1, down: 1 }, choice.layout, talk, plainPage)),
  "Poster of seven pages across": inMaze((talk) => makePoster({ across: 7, down: 1 }, choice.layout, talk, plainPage)),
  "Poster of half a page": inMaze((talk) => makePoster({ across: 2, down: 0.5 }, choice.layout, talk, plainPage)),
  "Poster of six by six pages": sized(20, 28, (talk) =>
    makePoster({ across: 6, down: 6 }, choice.layout, talk, plainPage),
  ),
  "Poster down, of items": inMaze(
    (talk) => makePoster({ across: 1, down: 2 }, choice.layout, talk, plainPage),
    (talk) => fillWithItems(numbers, talk),
  ),
  "Poster of an answer": inMaze(
    (talk) => makePoster({ across: 2, down: 1 }, choice.layout, talk, plainPage),
    (talk) => answerPage(choice.layout, talk),
  ),
  "Put numbers to the end of the path": inMaze((talk) =>
    fillWithItems({ ...numbers, source: { kind: "numbers", last: undefined } }, talk),
  ),
  "Put more numbers than fit": inMaze((talk) =>
    fillWithItems({ ...numbers, source: { kind: "numbers", last: 99 }, arrangement: "once" }, talk),
  ),
  "Put an item as long as that may be": inMaze(
    (talk) => fillWithItems({ ...numbers, source: { kind: "range", address: "L3:L4" } }, talk),
    all(typing("L3", "x".repeat(20)), typing("L4", "y")),
  ),
  "Put an item that is too long": inMaze(
    (talk) => fillWithItems({ ...numbers, source: { kind: "range", address: "L3:L4" } }, talk),
    all(typing("L3", "x".repeat(21)), typing("L4", "y")),
  ),
  "Put items without a way": inMaze((talk) => fillWithItems(numbers, talk), closeAll),
  "Put items over texts": inMaze(
    (talk) => fillWithItems(numbers, talk),
    all(typing("D4", "mine"), typing("E5", 7), typing("C2", "=1+1")),
  ),
  "Put no letters": inMaze((talk) => fillWithItems({ ...numbers, source: { kind: "text", text: " " } }, talk)),
  "Put letters": inMaze((talk) =>
    fillWithItems({ source: { kind: "text", text: "ab c" }, arrangement: "over and over", seed: "s" }, talk),
  ),
  "Put items into more cells than that takes": sized(101, 100, (talk) => fillWithItems(numbers, talk)),
  "Ask more questions than there are forks": inMaze((talk) => askAtForks({ ...sums, count: 50 }, talk)),
  "Ask in a corridor": sized(5, 1, (talk) => askAtForks(sums, talk)),
  "Ask from a table": inMaze(
    (talk) => askAtForks({ source: { kind: "range", address: "L1:N3" }, count: 2, seed: "s" }, talk),
    () =>
      [
        ["Question", "Right", "Wrong"],
        ["Two and two?", "four", "five"],
        ["A long question about the capital of France, in many words?", "Paris", "Rome, or perhaps Athens"],
      ].forEach((row, r) => row.forEach((text, c) => put(sheet(), `${"LMN"[c]!}${r + 1}`, text))),
  ),
  "Ask from a table with one wrong answer or two": inMaze(
    (talk) => askAtForks({ source: { kind: "range", address: "L1:O4" }, count: 3, seed: "s" }, talk),
    table(
      "L",
      ["Question", "Right", "Wrong", "Wrong"],
      ["One?", "1", "2", ""],
      ["Two?", "2", "3", "4"],
      ["Six?", "6", "7", ""],
    ),
  ),
  "Ask from a table whose answers are just legible": inMaze(
    (talk) => askAtForks({ source: { kind: "range", address: "L1:N2" }, count: 1, seed: "s" }, talk),
    table("L", ["Question", "Right", "Wrong"], ["Two and three?", "fives", "sixes"]),
  ),
  "Ask from a table whose answers are too long for cells": inMaze(
    (talk) => askAtForks({ source: { kind: "range", address: "L1:N2" }, count: 1, seed: "s" }, talk),
    table("L", ["Question", "Right", "Wrong"], ["Two and three?", "fivers", "sixes"]),
  ),
  "Ask where an answer has no place for wrong ones": inMaze(
    (talk) => askAtForks({ source: { kind: "range", address: "L1:M2" }, count: 1, seed: "s" }, talk),
    table("L", ["Question", "Right"], ["Two and three?", "five"]),
  ),
  "Put items into a poster": inMaze(
    (talk) => fillWithItems(numbers, talk),
    (talk) => makePoster({ across: 2, down: 1 }, choice.layout, talk, plainPage),
  ),
  "Poster of items along a wide maze": sized(
    12,
    6,
    (talk) => makePoster({ across: 3, down: 2 }, choice.layout, talk, plainPage),
    (talk) => fillWithItems(numbers, talk),
  ),
  "Booklet of as many as there may be": bare((talk) =>
    makeBooklet({ ...smallBooklet, count: 200, columns: 3, rows: 3, isOnOneSheet: true }, talk),
  ),
  "Booklet of easy mazes": bare((talk) => makeBooklet({ ...smallBooklet, count: 4, difficulty: "easy" }, talk)),
  "Booklet of hard mazes": bare((talk) => makeBooklet({ ...smallBooklet, count: 4, difficulty: "hard" }, talk)),
  "Booklet of medium mazes, from side to side": bare((talk) =>
    makeBooklet({ ...smallBooklet, count: 4, difficulty: "medium", ends: "opposite" }, talk),
  ),
  "Booklet with a title and codes, whose choices are kept": bare((talk) =>
    makeBooklet(
      { ...smallBooklet, title: "R&D", below: { stars: true, difficulty: false, code: true }, kept: { title: "R&D" } },
      talk,
    ),
  ),
  "Booklet where the workbook does not keep the choices": bare(
    (talk) => makeBooklet({ ...smallBooklet, kept: { title: "new" } }, talk),
    () => {
      const fault = { code: "AccessDenied", message: "A fault of the test." };
      book.switches.faults = [{ ...fault, request: book.counter.requests.length + 8 }];
    },
  ),
  "Booklet of none": bare((talk) => makeBooklet({ ...smallBooklet, count: 0 }, talk)),
  "Booklet of more than there may be": bare((talk) => makeBooklet({ ...smallBooklet, count: 201 }, talk)),
  "Booklet of mazes of one column": bare((talk) => makeBooklet({ ...smallBooklet, columns: 1 }, talk)),
  "Booklet of mazes of one row": bare((talk) => makeBooklet({ ...smallBooklet, rows: 1 }, talk)),
  "Booklet of mazes that are alike": bare((talk) => makeBooklet({ ...smallBooklet, columns: 2, rows: 2 }, talk)),
  "Booklet of sizes on one sheet": bare((talk) =>
    makeBooklet(
      {
        ...smallBooklet,
        isOnOneSheet: true,
        sizes: { smallest: { columns: 4, rows: 4 }, largest: { columns: 8, rows: 8 } },
      },
      talk,
    ),
  ),
  "Booklet of sizes": bare((talk) =>
    makeBooklet(
      { ...smallBooklet, count: 3, sizes: { smallest: { columns: 4, rows: 4 }, largest: { columns: 9, rows: 9 } } },
      talk,
    ),
  ),
  "Booklet on one sheet": bare((talk) => makeBooklet({ ...smallBooklet, isOnOneSheet: true, count: 3 }, talk)),
  "Booklet of two a page": bare((talk) => makeBooklet({ ...smallBooklet, perPage: 2, count: 3 }, talk)),
  "Booklet beside another": bare(
    (talk) => makeBooklet(smallBooklet, talk),
    (talk) => makeBooklet(smallBooklet, talk),
  ),
  "Booklet in a workbook in use": { arrange: openUsed, act: (talk) => makeBooklet(smallBooklet, talk) },
  "Booklet whose name is taken": bare(
    (talk) => makeBooklet(smallBooklet, talk),
    () => void book.workbook.renameSheet(sheet(), "maze 2"),
  ),
  "Delete a booklet where there is none": bare(deleteBooklet),
  "Delete a booklet with self-marking": bare(
    deleteBooklet,
    all(
      (talk) => makeBooklet(smallBooklet, talk),
      () => book.workbook.activate(sheet("Maze 1")),
      addSelfMarking,
    ),
  ),
  "Class set without pupils": bare(
    (talk) => makeClassSet(smallClass, talk),
    all(typing("A1", "Name"), selecting("A1:A3")),
  ),
  "Class set without names": bare(
    (talk) => makeClassSet(smallClass, talk),
    all(typing("A1", "Level"), typing("A2", "easy"), selecting("A1:A2")),
  ),
  "Class set with faults": bare(
    (talk) => makeClassSet(smallClass, talk),
    all(
      ...[
        ["Name", "Level", "Shape"],
        ["Ana", "steep", ""],
        ["Ben", "", "blob"],
        ["Cy", "7", ""],
        ["Dan", "-1", ""],
        ["Eve", "no", ""],
      ].map((row, r) => () => row.forEach((text, c) => put(sheet(), `${"ABC"[c]!}${r + 1}`, text))),
      selecting("A1:C6"),
    ),
  ),
  "Class set of kinds that fill no shape": bare(
    (talk) => makeClassSet({ ...smallClass, generators: ["sidewinder"] }, talk),
    all(typing("A1", "Name"), typing("B1", "Shape"), typing("A2", "Ana"), typing("B2", "heart"), selecting("A1:B2")),
  ),
  "Self-marking for no class": bare(markClassSet),
  "Update no class": bare(updateClassSet),
  "Class set where Excel takes no zoom": bare(
    all(
      () => void (book.switches.fittingTaken = "never"),
      (talk) => makeClassSet(smallClass, talk),
    ),
    all(typing("A1", "Name"), typing("A2", "Ana"), selecting("A1:A2")),
  ),
  "Class set of sizes, levels, words and shapes": bare(
    (talk) => makeClassSet({ ...smallClass, hardest: { columns: 9, rows: 8 }, title: "Class 3" }, talk),
    all(
      ...[
        ["Name", "Level", "Words", "Shape"],
        ["Ana", "easy", "SUN", ""],
        ["Ben", "hard", "", "Heart"],
        ["Cy", "3", "up, on", ""],
      ].map((row, r) => () => row.forEach((text, c) => put(sheet(), `${"ABCD"[c]!}${r + 1}`, text))),
      selecting("A1:D4"),
    ),
  ),
  "Update a class set of which a page is gone": bare(
    updateClassSet,
    all(
      ...[typing("A1", "Name"), typing("A2", "Ana"), typing("A3", "Ben"), selecting("A1:A3")],
      (talk) => makeClassSet(smallClass, talk),
      () => book.workbook.deleteSheet(sheet("Ben")),
    ),
  ),
  "Update a class set whose list is in another order": bare(
    updateClassSet,
    all(
      ...[typing("A1", "Name"), typing("A2", "Ana"), typing("A3", "Ben"), selecting("A1:A3")],
      (talk) => makeClassSet(smallClass, talk),
      () => (put(sheet("Sheet1"), "A2", "Ben"), put(sheet("Sheet1"), "A3", "Ana")),
    ),
  ),
  "Update a class set with self-marking into which a path is typed": bare(
    updateClassSet,
    all(
      ...[typing("A1", "Name"), typing("B1", "Level"), typing("A2", "Ana"), typing("A3", "Ben"), selecting("A1:B3")],
      (talk) => makeClassSet(smallClass, talk),
      (talk) => markClassSet(talk),
      () => (put(sheet("Ben self-marking"), "B4", "RR"), put(sheet("Sheet1"), "B3", "hard")),
    ),
  ),
  "Self-marking of a page whose maze was cleared": bare(
    markClassSet,
    all(
      ...[typing("A1", "Name"), typing("A2", "Ana"), typing("A3", "Ben"), selecting("A1:A3")],
      (talk) => makeClassSet(smallClass, talk),
      () => book.workbook.activate(sheet("Ana")),
      (talk) => clearMaze(talk),
    ),
  ),
  "Update a class set that is right": bare(
    updateClassSet,
    all(typing("A1", "Name"), typing("A2", "Ana"), typing("A3", "Ben"), selecting("A1:A3"), (talk) =>
      makeClassSet(smallClass, talk),
    ),
  ),
};

const small = {
  generators: ["kruskal", "sidewinder"],
  sizes: [{ rows: 3, columns: 3 }],
  mazes: 2,
  variation: UNVARIED,
  seed: "few",
  withSolvers: false,
};
const pair = { rows: 2, columns: 2, seed: "two", layout: choice.layout, tint: false, pace: "instant" } as const;
const race = { seed: "a race", pace: "instant" } as const;

const studying: Readonly<Record<string, Situation>> = {
  "Compare no algorithm": bare((talk) => compare({ ...small, generators: [] }, talk)),
  "Compare no size": bare((talk) => compare({ ...small, sizes: [] }, talk)),
  "Compare as in front, without a maze": bare(
    all(selecting("C3"), (talk) => compare({ ...small, asInFront: true }, talk)),
  ),
  "Compare again without a comparison": bare((talk) => compare(undefined, talk)),
  "Compare what fills no shape": inMaze(
    (talk) => compare({ ...small, generators: ["sidewinder"], asInFront: true }, talk),
    without("D4"),
  ),
  "Compare for some minutes": bare(async (talk) =>
    compare(
      { ...small, sizes: [{ rows: 60, columns: 60 }], mazes: 10_000 },
      { ...talk, ask: (question) => (talk.questions.push(question), Promise.resolve(false)) },
    ),
  ),
  "Compare for many minutes": bare(async (talk) =>
    compare(
      { ...small, sizes: [{ rows: 300, columns: 300 }], mazes: 10_000 },
      { ...talk, ask: (question) => (talk.questions.push(question), Promise.resolve(false)) },
    ),
  ),
  "Two of one algorithm side by side": bare((talk) =>
    sideBySide({ ...pair, generators: ["kruskal", "kruskal"] }, talk),
  ),
  "Side by side of more cells than that takes": bare((talk) =>
    sideBySide({ ...pair, rows: 41, columns: 61, generators: ["kruskal", "wilson"] }, talk),
  ),
  "Side by side of as many cells as that takes": bare((talk) =>
    sideBySide({ ...pair, rows: 50, columns: 50, generators: ["kruskal", "wilson"] }, talk),
  ),
  "Side by side at once": bare((talk) => sideBySide({ ...pair, generators: ["kruskal", "wilson"] }, talk)),
  "Race of one solver": inMaze((talk) => raceSolvers({ ...race, solvers: ["a-star", "a-star"] }, talk)),
  "Race in vain": inMaze((talk) => raceSolvers({ ...race, solvers: ["a-star", "pledge"] }, talk), closeAll),
  "Statistics of a maze that was changed": inMaze(statisticsOfMaze, openAll),
  "Statistics of a maze without ends": inMaze(
    statisticsOfMaze,
    all(
      (talk) => removeEnd(talk, "B2"),
      (talk) => removeEnd(talk, "I6"),
    ),
  ),
  "Colour distances from a cell": inMaze(all(selecting("E4"), (talk) => colourDistances(undefined, talk))),
  "Colour distances of parts": inMaze(
    (talk) => colourDistances(undefined, talk),
    all(selecting("C3:D4"), (talk) => makeWall("", talk), without("G4")),
  ),
  "Maze of weights without weights": inMaze((talk) =>
    mazeOfWeights({ generator: "kruskal", layout: choice.layout, pace: "instant", tint: false }, talk),
  ),
  "Weights of a shape": shaped(writeWeights),
  "Maze of weights of a shape": shaped(
    (talk) => mazeOfWeights({ generator: "kruskal", layout: choice.layout, pace: "instant", tint: false }, talk),
    writeWeights,
  ),
  "Union-find of a shape": shaped(writeUnionFind),
};

const situations = { ...solving, ...editing, ...making, ...printing, ...studying };

// A maze without a recipe, such as one without some of its cells, is weighed from a seed that the page draws.
beforeEach(() => {
  let draw = 0;
  jest.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
    if (array instanceof Uint32Array) array.forEach((_, i) => (array[i] = draw++));
    return array;
  });
});
afterEach(() => jest.restoreAllMocks());

test.each(Object.entries(situations))("%s", async (name, { arrange: begin, act }) => {
  await begin();
  const [before, pictures] = [everything(), picturesNow()];
  const talk = conversation();
  const outcome = await act(talk).catch((error: unknown) => error);
  if (!(outcome instanceof ActionFailure)) {
    expect(outcome).not.toBeInstanceOf(Error);
    return SITUATIONS.expect(name, [...tells(talk, outcome), ...leavesSince(pictures)]);
  }
  const { sentence } = outcome;
  SITUATIONS.expect(
    name,
    tells(talk, { sentence }).map((line) => line.replace(/^says: /, "refuses: ")),
  );
  expect(everything()).toEqual(before);
});

test("what is said in situations is recorded of those that there are", () => {
  expect([...SITUATIONS.read().keys()].sort()).toEqual(Object.keys(situations).sort());
});

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
  const outcome = await each.act(talk, held);
  const { sentence } = outcome as { readonly sentence: Message };
  expect([talk.questions.length, tells(conversation(), { sentence })]).toEqual([
    1,
    ["says: cancelled", "says: nothing-changed"],
  ]);
  expect(everything()).toEqual(before);
});
