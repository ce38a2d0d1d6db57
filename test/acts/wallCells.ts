import { addCells, endsOfLongestPath } from "../../src/actions/edit";
import { mendMaze, check, clearSolution } from "../../src/actions/solve";
import { clearMaze, formatGrid, redrawMaze } from "../../src/actions/make";
import { goTo } from "../../src/actions/watch";
import { mazeOfFills } from "../actions/fillsOfMaze";
import { openWorkbook, sheet, contentsOf, filledIn, mazeIn } from "../actions/stage";
import { type Act, actsOf, hasName, isGone, isNotSolved, isPerfect, isSolved, names, sheet1 } from "./act";
import {
  answer,
  booklet,
  by,
  colouring,
  entrance,
  generated,
  items,
  marking,
  mazeOf,
  ofCells,
  page,
  passages as passagesIn,
  poster,
  previous,
  questions,
  sized,
  solving,
  typing,
  walls,
  watched,
  without,
} from "./steps";

const cells = ofCells(25);
const GRID = "B2:L10";

const made = mazeOf(5, 4, cells);
const openCells = by(made);

const passages = (count: number) => () => expect(mazeOfFills(GRID, sheet1()).countPassages()).toBe(count);
const whole = passages(19);
/** Where it broke off while it drew, every wall stands. */
const drawing: NonNullable<Act["left"]> = { "grid-closed": passages(0) };

/** Acts in a maze of Lavirint's own whose walls are cells, or as one of them says. */
const inCells = actsOf({
  "Set entrance in a maze with walls as cells": {
    act: entrance("G3"),
    done: () => expect(contentsOf(sheet1(), "C3:G3")).toEqual(["S"]),
    budget: [5, 12, 13],
  },
  "Ends of the longest path with walls as cells": {
    act: (talk) => endsOfLongestPath(false, talk),
    done: () => expect(contentsOf(sheet1(), GRID)).toHaveLength(2),
    budget: [5, 13, 15],
  },
  "Repair a maze with walls as cells": {
    arrange: by(made, passagesIn("C3:K3")),
    act: (talk) => mendMaze("a seed", talk),
    done: whole,
    budget: [4, 5, 8],
  },
  "Put items in a maze with walls as cells": {
    act: items(),
    done: () => expect(contentsOf(sheet1(), GRID)).toHaveLength(20),
    budget: [5, 27, 12],
  },
  "Ask at forks in a maze with walls as cells": {
    act: questions(),
    done: () => expect(contentsOf(sheet1(), GRID)).toContain("1."),
    budget: [7, 24, 16],
  },
  "Poster of a maze with walls as cells": {
    act: poster(2, 1),
    done: () => expect(mazeIn(sheet("Sheet1 poster"), "B2:F5", [0, 19]).countPassages()).toBe(19),
    budget: [10, 102, 35],
  },
  "Answer page of a maze with walls as cells": {
    act: answer,
    done: () => expect(mazeOfFills(GRID, sheet("Sheet1 answer")).countPassages()).toBe(19),
    budget: [10, 141, 32],
  },
  "Make booklet with walls as cells": {
    arrange: async () => openWorkbook(),
    act: booklet({ wallShare: 25 }),
    done: () => expect(names()).toEqual(expect.arrayContaining(["Index", "Maze 1", "Maze 2", "Answers"])),
    budget: [7, 235, 45],
  },
  "Generate with walls as cells": {
    arrange: by(sized(5, 4), typing("C3", "covered")),
    act: generated(cells),
    done: whole,
    budget: [6, 104, 28],
  },
  "Generate over a maze with walls as cells": {
    act: generated({ ...cells, seed: "next" }),
    done: whole,
    budget: [3, 104, 20],
    left: drawing,
  },
  "Format a grid with walls as cells": {
    act: (talk) => formatGrid(cells.layout, "none", talk),
    done: passages(0),
    budget: [3, 66, 17],
    left: drawing,
  },
  "Bring back a maze with walls as cells": {
    arrange: by(made, generated({ ...cells, seed: "next" })),
    act: previous,
    done: whole,
    budget: [3, 107, 21],
    left: drawing,
  },
  "Step of a watched maze with walls as cells": {
    arrange: by(sized(5, 4), watched({ ...cells, pace: "step", tint: true, setNumbers: "grid" })),
    act: (talk, { player }) => goTo(player!, 5, talk),
    done: (_, { player }) => expect(player!.position).toBe(5),
    budget: [2, 34, 9],
    troubleIn: "watch/watch",
  },
  "Check a maze with walls as cells": { act: check, done: isPerfect, budget: [3, 0, 5] },
  "Solve a maze with walls as cells": { act: solving(), done: isSolved, budget: [4, 26, 18] },
  "Clear the solution of a maze with walls as cells": {
    arrange: by(made, marking),
    act: clearSolution,
    done: isNotSolved,
    budget: [3, 29, 7],
  },
  "Colour distances in a maze with walls as cells": { act: colouring, done: isSolved, budget: [4, 54, 24] },
  "Make passage in a maze with walls as cells": { act: passagesIn("C3:K9"), done: passages(31), budget: [6, 27, 9] },
  "Make wall in a maze with walls as cells": { act: walls("C3:K9"), done: passages(0), budget: [6, 41, 9] },
  "Remove cells of a maze with walls as cells": {
    act: without("E5:G5"),
    done: () => expect(filledIn(sheet1(), "D4:H6", "#1F3864")).toHaveLength(15),
    budget: [4, 11, 7],
  },
  "Add cells to a maze with walls as cells": {
    arrange: by(made, without("E5:G5")),
    act: (talk) => addCells(talk, "E5:G5"),
    done: () => expect(filledIn(sheet1(), "D4:H6", "#1F3864")).toHaveLength(13),
    budget: [4, 7, 7],
  },
  "Prepare the page of a maze with walls as cells": {
    act: page,
    done: () => expect(hasName("MazeBeforePage")).toBe(true),
    budget: [5, 14, 11],
  },
  "Redraw a maze with walls as cells": {
    arrange: by(mazeOf(5, 4)),
    act: (talk) => redrawMaze(cells.layout, talk),
    done: () => {
      expect(names()).toHaveLength(2);
      expect(mazeOfFills(GRID, sheet(names()[1])).countPassages()).toBe(19);
    },
    budget: [6, 107, 23],
  },
  "Clear a maze with walls as cells": {
    act: clearMaze,
    done: isGone,
    left: { "maze-cleared-nevertheless": isGone },
    budget: [3, 17, 11],
  },
});

export const wallCellActs = inCells.map((act) => ({ arrange: openCells, ...act }));
