import { kruskal } from "../../src/maze/generators/kruskal";
import { Random } from "../../src/maze/model/random";
import { clearMaze } from "../../src/actions/make";
import { check, clearSolution } from "../../src/actions/solve";
import { addressOf } from "../../src/worksheet/addresses";
import { drawLines, openWorkbook, person, select, sheet, put } from "../actions/stage";
import { type Kind, drawForeign } from "../actions/foreignMaze";
import { actsOf, cleared } from "./act";
import { type Step, answer, booklet, cellsBack, colouring, entrance, formatted, generated, items } from "./steps";
import { longest, marking, mazeOf, mending, ofCells, page, passages, poster, previous, questions } from "./steps";
import { redrawn, sized, solving, solvingBy, stepAt, typing, walls, watched, without, workbook } from "./steps";

/** A maze of 5 x 4 at C4 that Lavirint did not draw, selected, with something of the person's own beside it. */
const foreign =
  (kind: Kind, selection?: string): Step =>
  () => {
    openWorkbook();
    const { maze } = kruskal({ rows: 4, columns: 5 }, new Random("somebody"));
    const random = new Random("as people do");
    const place = drawForeign(sheet(), { kind, maze, at: { row: 3, column: 2 }, ends: "letters" }, random);
    put(sheet(), "A1", "a title");
    select(selection ?? addressOf(place));
  };
const onGrid = (selection?: string) => foreign("heavy lines on a grid", selection);
const [filledCells, thickWalls] = [foreign("filled cells"), foreign("thick filled walls")];
const withGaps: Step = () => drawLines(["C4:G4", "InsideVertical", "None"], ["C4:C7", "InsideHorizontal", "None"]);
const coloured: Step = () => person((on) => (on.getRange("D5:F5").format.fill.color = "#C6E0B4"));

/** Mazes that Lavirint did not draw. */
export const foreignActs = actsOf({
  "Check a maze of signs": { steps: [foreign("signs"), check], budget: [3, 0, 6] },
  "Solve a maze of cells": { steps: [filledCells, solving()], budget: [4, 16, 11] },
  "Solve a maze of lines on a grid, one cell of it selected": { steps: [onGrid("D5"), marking], budget: [5, 31, 15] },
  "Solve a maze of cells again": { steps: [thickWalls, marking, solvingBy("a-star")], budget: [4, 22, 12] },
  "Clear the solution of a maze of cells": { steps: [filledCells, marking, clearSolution], budget: [3, 19, 7] },
  "Colour distances in a maze of cells": { steps: [foreign("signs of formulas"), colouring], budget: [4, 86, 17] },
  "Repair a maze that somebody drew": { steps: [onGrid(), withGaps, mending("thread")], budget: [5, 6, 9] },
  "Redraw a maze of cells": { steps: [foreign("cells of several colours"), redrawn()], budget: [7, 71, 25] },
  "Redraw a maze of lines with its colours": { steps: [foreign("lines"), coloured, redrawn()], budget: [8, 73, 26] },
});

const cells = ofCells(25);
const made = mazeOf(5, 4, cells);
const covered = typing("C3", "covered");
const another = generated({ ...cells, seed: "next" });
const played = watched({ ...cells, pace: "step", tint: true, setNumbers: "grid" });
const left = ["grid-closed"] as const;

/** Acts in a maze of Lavirint's own whose walls are cells, or as one of them says. */
const inCells = actsOf({
  "Set entrance in a maze with walls as cells": { act: entrance("G3"), budget: [5, 12, 13] },
  "Ends of the longest path with walls as cells": { act: longest, budget: [5, 13, 15] },
  "Repair a maze with walls as cells": { steps: [made, passages("C3:K3"), mending("a seed")], budget: [4, 5, 8] },
  "Put items in a maze with walls as cells": { act: items(), budget: [5, 27, 12] },
  "Ask at forks in a maze with walls as cells": { act: questions(), budget: [7, 24, 16] },
  "Poster of a maze with walls as cells": { act: poster(2, 1), budget: [10, 102, 35] },
  "Answer page of a maze with walls as cells": { act: answer, budget: [10, 141, 32] },
  "Make booklet with walls as cells": { steps: [workbook, booklet({ wallShare: 25 })], budget: [7, 235, 45] },
  "Generate with walls as cells": { steps: [sized(5, 4), covered, generated(cells)], budget: [6, 104, 28] },
  "Generate over a maze with walls as cells": { act: another, budget: [3, 104, 20], left },
  "Format a grid with walls as cells": { act: formatted("none", cells.layout), budget: [3, 66, 17], left },
  "Bring back a maze with walls as cells": { steps: [made, another, previous], budget: [3, 107, 21], left },
  "Step of a watched maze with walls as cells": {
    steps: [sized(5, 4), played, stepAt(5)],
    budget: [2, 34, 9],
    troubleIn: "watch/watch",
  },
  "Check a maze with walls as cells": { act: check, budget: [3, 0, 5] },
  "Solve a maze with walls as cells": { act: solving(), budget: [4, 26, 18] },
  "Clear the solution of a maze with walls as cells": { steps: [made, marking, clearSolution], budget: [3, 29, 7] },
  "Colour distances in a maze with walls as cells": { act: colouring, budget: [4, 54, 24] },
  "Make passage in a maze with walls as cells": { act: passages("C3:K9"), budget: [6, 27, 9] },
  "Make wall in a maze with walls as cells": { act: walls("C3:K9"), budget: [6, 41, 9] },
  "Remove cells of a maze with walls as cells": { act: without("E5:G5"), budget: [4, 11, 7] },
  "Add cells to a maze with walls as cells": { steps: [made, without("E5:G5"), cellsBack("E5:G5")], budget: [4, 7, 7] },
  "Prepare the page of a maze with walls as cells": { act: page, budget: [5, 14, 11] },
  "Redraw a maze with walls as cells": { steps: [mazeOf(5, 4), redrawn(cells.layout)], budget: [6, 107, 23] },
  "Clear a maze with walls as cells": { act: clearMaze, budget: [3, 17, 11], ...cleared },
});

export const wallCellActs = inCells.map((act) => ({ arrange: [made], ...act }));
