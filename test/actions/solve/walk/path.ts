import { breadthFirst } from "../../../../src/maze/solvers/breadthFirst";
import { PASSAGE_COUNTS, passagesOf } from "../../../../src/maze/model";
import type { SheetStore } from "../../../host/store";
import { mazeIn } from "../../sheetReading";

/** The shortest path from the first cell of the maze in a sheet to its last, or to another one, by cell numbers. */
export function shortestOf(sheet: SheetStore, address: string, to?: number): number[] {
  const maze = mazeIn(sheet, address);
  return [...breadthFirst(maze, { entrance: 0, exits: [to ?? maze.size - 1] }).path!];
}

/** The way from the first cell of the maze in a sheet to the nearest dead end that is not its last cell, by cell numbers. */
export function wayToDeadEnd(sheet: SheetStore, address: string): number[] {
  const maze = mazeIn(sheet, address);
  const passages = passagesOf(maze);
  const { visited } = breadthFirst(maze, { entrance: 0, exits: [maze.size - 1] });
  const nearest = visited.find((cell) => cell !== 0 && PASSAGE_COUNTS[passages[cell]!] === 1)!;
  return shortestOf(sheet, address, nearest);
}

/** The arrow keys that lead along a path: "R", "D", "L" and "U". */
export function keysOf(path: readonly number[], columns: number): string {
  const steps = [1, columns, -1, -columns];
  return path
    .slice(1)
    .map((cell, i) => "RDLU"[steps.indexOf(cell - path[i]!)]!)
    .join("");
}

/** The keys that lead back along the way of others. */
export const backAlong = (keys: string): string =>
  [...keys]
    .reverse()
    .map((key) => "LURD"["RDLU".indexOf(key)]!)
    .join("");

/** The signs by which a path is typed for these keys. */
export const arrowsOf = (keys: string): string => [...keys].map((key) => "→↓←↑"["RDLU".indexOf(key)]!).join("");

/** How many rows down and columns right a key leads. */
export const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  R: [0, 1],
  D: [1, 0],
  L: [0, -1],
  U: [-1, 0],
};
