import { addSelfMarking, clearSolution, collectResults, enterSteps, mendMaze, solve } from "../../src/actions/solve";
import { startWalk, writeDistances, writeReadableMaze, writeSearch, writeWalls } from "../../src/actions/solve";
import { goTo } from "../../src/actions/watch/player";
import { book, openMaze, select, sheet, contentsOf, mazeIn, valueAt } from "../actions/stage";
import { play } from "../actions/solve/walk/walking";
import { type Held, actsOf, isNotSolved, isPerfect, isSolved, names, sheet1, unchanged, wholeMaze } from "./act";
import { search } from "./standing";
import {
  type Step,
  by,
  generated,
  inFront,
  inOneGo,
  marked,
  marking,
  maze,
  mazeOf,
  passages,
  searchWritten,
  solvingBy,
  typing,
} from "./steps";

const [MARKING, READABLE, WALLS] = ["Sheet1 self-marking", "Sheet1 readable", "Sheet1 walls"];
/** The new sheet may have the name of the earlier one already. */
const distancesStand = () => {
  const [name] = names()
    .filter((each) => each.startsWith("Maze distances"))
    .slice(-1);
  expect(valueAt(sheet(name), "F1")).toEqual(expect.any(Number));
};
const openSolved = by(maze, typing("K3", "a neighbour"), marked());
/** The workbook of a small maze after one act, in front again. */
const after = (act: Step) => by(mazeOf(6, 4), act, (_, held) => (held.covers = sheet().usedArea(true)), inFront());
/** The new sheet covers what the earlier one does, which may be there too. */
const newIsWhole = (_: unknown, { covers }: Held) => expect(sheet(names().at(-1)).usedArea(true)).toEqual(covers);
const sheetsAre =
  (...sheets: readonly string[]) =>
  () =>
    expect(names()).toEqual(["Sheet1", ...sheets]);
/** The codes on the sheet of walls. */
const codesMatch = () => expect(contentsOf(sheet(WALLS), "B2:J8")).toEqual([...mazeIn(sheet1(), "B2:J8").standing]);

/** A walk of some steps in a maze that has a sheet for self-marking. */
const walked = inOneGo(mazeOf(8, 5), addSelfMarking, inFront(), async (_, held) => {
  const { walk, press } = await play();
  await press("RRDDLLUU");
  held.walk = walk;
});

/** Solutions, questions about a maze, and what is written of them. */
export const solveActs = actsOf({
  Solve: { done: isSolved, budget: [3, 28, 13] },
  "Solve with every mark, over a number": {
    arrange: by(maze, typing("D4", 12)),
    act: marking,
    done: isSolved,
    budget: [4, 47, 16],
  },
  "Solve over an earlier solution": {
    arrange: openSolved,
    act: solvingBy("a-star"),
    done: isSolved,
    budget: [4, 23, 14],
  },
  "Solve between selected cells": {
    arrange: () => openMaze(8, 5),
    act: (talk) => (select("B2", "I6"), solve({ ...search, route: { kind: "selection" } as never }, talk)),
    done: isSolved,
    budget: [4, 18, 14],
  },
  "Step of a search": {
    arrange: openSolved,
    act: (talk, held) => goTo(held.search!, 3, talk),
    done: (_, held) => expect(held.search!.position).toBe(3),
    budget: [2, 13, 7],
    left: { "shows-step": unchanged },
  },
  "Clear solution": { arrange: openSolved, act: clearSolution, done: isNotSolved, budget: [3, 13, 7] },
  Check: { done: isPerfect, budget: [2, 0, 4] },
  "Repair what is perfect": { act: (talk) => mendMaze("mended", talk), done: () => wholeMaze(), budget: [2, 0, 4] },
  Repair: {
    arrange: by(maze, passages("C3:D4"), marking),
    act: (talk) => mendMaze("thread", talk),
    done: () => wholeMaze("B2:I6"),
    budget: [6, 22, 13],
  },
  "Write search": { done: () => expect(sheet("Maze search").tables).toHaveLength(1), budget: [6, 17, 11] },
  "Write search with numbers, again": {
    arrange: by(mazeOf(8, 5), marked({ solver: "tremaux" }), searchWritten, inFront()),
    act: (talk, held) => writeSearch(held.search, "numbers", talk),
    done: sheetsAre("Maze search"),
    budget: [7, 15, 10],
    left: { "earlier-sheets-left": () => expect(sheet("Maze search 2").tables).toHaveLength(1) },
  },
  "Write distances": {
    done: () => expect(sheet("Maze distances").conditionalFormats).toHaveLength(1),
    budget: [11, 67, 91],
  },
  "Write distances again": {
    arrange: by(mazeOf(4, 3), (talk) => writeDistances("addresses", talk), inFront()),
    act: (talk) => writeDistances("addresses", talk),
    done: () => expect(book.workbook.sheets).toHaveLength(4),
    budget: [12, 67, 33],
    left: { "earlier-sheets-left": distancesStand },
  },
  "Write readable maze": { done: () => expect(names()).toContain(READABLE), budget: [5, 11, 10] },
  "Write readable maze again": {
    arrange: after(writeReadableMaze),
    act: writeReadableMaze,
    done: sheetsAre(READABLE),
    budget: [6, 13, 10],
    left: { "earlier-sheets-left": newIsWhole },
  },
  "Write walls": { done: codesMatch, budget: [5, 15, 10] },
  "Write walls again": {
    arrange: by(mazeOf(9, 7), writeWalls, inFront(), generated({ seed: "another" })),
    act: writeWalls,
    done: codesMatch,
    budget: [6, 6, 8],
    left: { "walls-written": codesMatch },
  },
  "Add self-marking": { done: () => expect(sheet(MARKING).protection).toBeDefined(), budget: [6, 100, 76] },
  "Add self-marking again": {
    arrange: after(addSelfMarking),
    act: addSelfMarking,
    done: sheetsAre(MARKING),
    budget: [7, 85, 45],
    left: { "earlier-sheets-left": newIsWhole },
  },
  "Collect results": {
    arrange: after(addSelfMarking),
    act: collectResults,
    done: sheetsAre(MARKING, "Results"),
    budget: [4, 11, 6],
  },
  Play: {
    act: async (talk) => {
      const { walk, sentence } = await startWalk(false, () => undefined, talk);
      walk?.end();
      return { sentence };
    },
    done: isSolved,
    budget: [6, 12, 15],
  },
  "Walk through the maze": {
    arrange: () => openMaze(8, 5),
    act: async (talk) => {
      const { walk, press, told } = await play({ talk });
      await press("URDLLU");
      await walk.hint(talk);
      walk.end();
      return told;
    },
    done: (told) => expect((told as unknown[]).length).toBeGreaterThan(3),
    budget: [12, 21, 37],
    troubleIn: "solve/walk/walkHistories",
  },
  "Enter the steps of a walk": {
    arrange: by(walked),
    act: (talk, { walk }) => enterSteps(walk!, talk),
    done: () => expect(sheet(MARKING).value(3, 1)).toMatch(/^[→↓←↑]+$/),
    budget: [4, 1, 4],
  },
  "Clear the trail": {
    arrange: by(walked, (_, { walk }) => (walk!.end(), book.eventsDelivered())),
    act: clearSolution,
    done: isNotSolved,
    budget: [4, 7, 7],
  },
});
