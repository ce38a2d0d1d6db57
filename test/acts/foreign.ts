import { kruskal } from "../../src/maze/generators/kruskal";
import { Random } from "../../src/maze/model/random";
import { colourDistances } from "../../src/actions/laboratory/oneMaze";
import { redrawMaze } from "../../src/actions/make";
import { check, clearSolution, mendMaze, solve } from "../../src/actions/solve";
import { addressOf } from "../../src/worksheet/addresses";
import { choice, conversation, drawLines, openWorkbook, select, sheet, put } from "../actions/stage";
import { type Kind, drawForeign } from "../actions/foreignMaze";
import { actsOf, isNotSolved, isPerfect, isSolved, names, wholeMaze } from "./act";
import { everyMark } from "./standing";
import { marking, solving, solvingBy } from "./steps";

/** A maze of 5 x 4 at C4 that Lavirint did not draw, selected, with something of the person's own beside it. */
function openForeign(kind: Kind, selection?: string) {
  return async () => {
    openWorkbook();
    const { maze } = kruskal({ rows: 4, columns: 5 }, new Random("somebody"));
    const random = new Random("as people do");
    const place = drawForeign(sheet(), { kind, maze, at: { row: 3, column: 2 }, ends: "letters" }, random);
    put(sheet(), "A1", "a title");
    select(selection ?? addressOf(place));
  };
}

/** The same once it was solved. */
const openSolved = (kind: Kind) => async () => {
  await openForeign(kind)();
  await solve(everyMark, conversation());
};

const isRedrawn = () => {
  expect(names()).toHaveLength(2);
  const [, drawn] = names();
  wholeMaze("B2:F5", drawn);
};

/** The walls between cells of the maze, of which a perfect one has 12: thin lines are none. */
function heavyLines(): number {
  const own = sheet("Sheet1");
  const across = [3, 4, 5, 6].flatMap((row) => [3, 4, 5, 6].map((column) => own.verticalEdge(row, column)));
  const down = [4, 5, 6].flatMap((row) => [2, 3, 4, 5, 6].map((column) => own.horizontalEdge(row, column)));
  return [...across, ...down].filter(({ style, weight }) => style !== "None" && weight !== "Thin").length;
}

/** Mazes that Lavirint did not draw. */
export const foreignActs = actsOf({
  "Check a maze of signs": { arrange: openForeign("signs"), act: check, done: isPerfect, budget: [3, 0, 6] },
  "Solve a maze of cells": {
    arrange: openForeign("filled cells"),
    act: solving(),
    done: isSolved,
    budget: [4, 16, 11],
  },
  "Solve a maze of lines on a grid, one cell of it selected": {
    arrange: openForeign("heavy lines on a grid", "D5"),
    act: marking,
    done: isSolved,
    budget: [5, 31, 15],
  },
  "Solve a maze of cells again": {
    arrange: openSolved("thick filled walls"),
    act: solvingBy("a-star"),
    done: isSolved,
    budget: [4, 22, 12],
  },
  "Clear the solution of a maze of cells": {
    arrange: openSolved("filled cells"),
    act: clearSolution,
    done: isNotSolved,
    budget: [3, 19, 7],
  },
  "Colour distances in a maze of cells": {
    arrange: openForeign("signs of formulas"),
    act: (talk) => colourDistances(undefined, talk),
    done: isSolved,
    budget: [4, 86, 17],
  },
  "Repair a maze that somebody drew": {
    arrange: async () => {
      await openForeign("heavy lines on a grid")();
      await drawLines(["C4:G4", "InsideVertical", "None"], ["C4:C7", "InsideHorizontal", "None"]);
    },
    act: (talk) => mendMaze("thread", talk),
    done: () => expect(heavyLines()).toBe(12),
    budget: [5, 6, 9],
  },
  "Redraw a maze of cells": {
    arrange: openForeign("cells of several colours"),
    act: (talk) => redrawMaze(choice.layout, talk),
    done: isRedrawn,
    budget: [7, 71, 25],
  },
  "Redraw a maze of lines with its colours": {
    arrange: async () => {
      await openForeign("lines")();
      const fill = { ...sheet().style(4, 3).fill, pattern: "Solid", color: "#C6E0B4" };
      sheet().restyle({ row: 4, column: 3, rows: 1, columns: 3 }, (style) => ({ ...style, fill }));
    },
    act: (talk) => redrawMaze(choice.layout, talk),
    done: isRedrawn,
    budget: [8, 73, 26],
  },
});
