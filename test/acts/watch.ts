import { toggleSetNumbers, writeMergeTree } from "../../src/actions/watch";
import { book, openMaze, sheet } from "../actions/openMaze";
import { actsOf, names, unchanged, wholeMaze } from "./act";
import { by, inFront, mazeOf, watched } from "./steps";

const visibility = () => book.workbook.sheet("Maze sets")?.visibility;

/** Two mazes with a tree each, where the second one replaces the first. */
const openTree = by(
  mazeOf(4, 3),
  watched({ isKept: true }),
  (talk, { player }) => writeMergeTree(player!, talk),
  inFront(),
  watched({ isKept: true, seed: "another" }),
);
/** The new one is whole: 12 cells, 11 unions and the headings. */
const treeStands = () => expect(sheet("Maze merge tree 2").tables[0]!.area.rows).toBe(24);

/** Playback, set numbers, and what is written of a maze's steps. */
export const watchActs = actsOf({
  "Step of a watched maze": {
    done: (_, { player }) => expect(player!.position).toBe(5),
    budget: [3, 91, 10],
    left: { "shows-step": unchanged },
  },
  "Watch a maze": { done: () => wholeMaze(), budget: [6, 126, 18], troubleIn: "watch/watch" },
  "Write steps": { done: () => expect(sheet("Maze steps").tables).toHaveLength(1), budget: [6, 20, 15] },
  "Draw merge tree": {
    done: () => expect(sheet("Maze merge tree").tables[0]!.area.rows).toBe(126),
    budget: [5, 585, 36],
  },
  "Draw merge tree in place of another": {
    arrange: openTree,
    act: (talk, { player }) => writeMergeTree(player!, talk),
    done: () => expect(names().filter((name) => /tree/.test(name))).toHaveLength(1),
    budget: [6, 126, 18],
    left: { "earlier-sheets-left": treeStands },
  },
  "Show set numbers": { done: () => expect(visibility()).toBe("Visible"), budget: [4, 2, 4] },
  "Show set numbers that nobody kept": {
    arrange: () => openMaze(8, 5, { seed: "fault" }),
    act: toggleSetNumbers,
    done: () => expect(visibility()).toBe("Visible"),
    budget: [8, 45, 17],
    left: { "set-numbers-plain": () => expect(visibility()).toBe("Visible") },
  },
});
