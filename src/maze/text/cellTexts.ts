import { passagesOf } from "../model";
import { checkPrintable, type Drawing } from "./form";

/** What is said of a cell: it is outside the maze, or these sides are open (bits as in passagesOf) and it is this end. */
export type CellFact = "outside" | { readonly open: number; readonly end: "none" | "entrance" | "exit" | "both" };

const ENDS = ["none", "entrance", "exit", "both"] as const;

/** A text for every cell, row by row: its open sides, and whether it is an end. `say` says it in a language. Throws MazeError. */
export function cellTexts(drawing: Drawing, say: (fact: CellFact) => string): string[][] {
  checkPrintable(drawing);
  const { maze, ends } = drawing;
  const passages = passagesOf(maze);
  const exits = new Set(ends?.exits);
  const factOf = (cell: number): CellFact => {
    if (!maze.has(cell)) return "outside";
    const isEntrance = cell === ends?.entrance;
    const end = ENDS[Number(isEntrance) + 2 * Number(exits.has(cell))]!;
    return { open: passages[cell]!, end };
  };
  return Array.from({ length: maze.rows }, (_, row) =>
    Array.from({ length: maze.columns }, (_each, column) => say(factOf(row * maze.columns + column))),
  );
}
