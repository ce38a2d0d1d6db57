import { BOTTOM, type Ends, LEFT, type Maze, RIGHT, TOP, oppositeSide, stepsOf, wallsWhere } from "../model";
import { blockOf, blocksOf } from "./blocks";

/** Marks of a path: 1 for each block with a cell or an opening of it. */
function withoutMarks(maze: Maze): Uint8Array {
  const { rows, columns } = blocksOf(maze);
  return new Uint8Array(rows * columns);
}

/** The marks of a path from cell to cell; every two cells that follow each other must be neighbours. */
export function marksOf(maze: Maze, path: Uint32Array): Uint8Array {
  const marks = withoutMarks(maze);
  path.forEach((cell, i) => {
    const block = blockOf(maze, cell);
    marks[block] = 1;
    if (i > 0) marks[(block + blockOf(maze, path[i - 1]!)) / 2] = 1;
  });
  return marks;
}

/**
 * Marks for cells that are known to be on a path, where nobody knows which openings it passes: all openings between two of them, and to
 * the ends of the maze, but none to an exit that the path goes by.
 */
export function marksThrough(maze: Maze, cells: Uint8Array, ends: Ends | undefined): Uint8Array {
  const marks = withoutMarks(maze);
  cells.forEach((isOn, cell) => (marks[blockOf(maze, cell)] = isOn));
  const isOn = cells.slice();
  for (const end of ends === undefined ? [] : [ends.entrance, ...ends.exits]) isOn[end] = 1;
  const steps = stepsOf(blocksOf(maze));
  for (const wall of wallsWhere(maze, (each) => maze.isOpen(each))) {
    marks[blockOf(maze, wall >> 1) + steps[wall & 1]!] = isOn[wall >> 1]! & isOn[maze.across(wall)]!;
  }
  for (const exit of ends?.exits ?? []) {
    if (cells[exit] === 1) continue;
    const [side, ...more] = passedSides(maze, marks, exit);
    if (side === undefined || more.length > 0) continue;
    const beside = exit + stepsOf(maze)[side]!;
    if (passedSides(maze, marks, beside).length > 2) marks[blockOf(maze, exit) + steps[side]!] = 0;
  }
  return marks;
}

/**
 * The path that is marked: its cells in order, from the maze's entrance if it ends there, and to an exit if only its other end is one;
 * otherwise from the end with the smaller number. Undefined if the marks are none, fork, break off or close. Time and memory O(n).
 */
export function markedPath(maze: Maze, marks: Uint8Array, ends: Ends | undefined): Uint32Array | undefined {
  const exits = new Set(ends?.exits);
  const isEnd = (cell: number) => cell === ends?.entrance || exits.has(cell);
  let count = 0;
  const tips: number[] = [];
  for (let cell = 0; cell < maze.size; cell++) {
    const passed = passedSides(maze, marks, cell).length;
    const isMarked = marks[blockOf(maze, cell)] === 1;
    if (passed > 2 || (passed === 0 ? isMarked : !isMarked && !isEnd(cell))) return undefined;
    if (passed === 1) tips.push(cell);
    if (passed > 0) count++;
  }
  if (tips.length !== 2) return undefined;
  const path = new Uint32Array(count);
  let length = 0;
  for (let cell = startOf(tips, ends), back = -1; ;) {
    path[length++] = cell;
    const side = passedSides(maze, marks, cell).find((each) => each !== back);
    if (side === undefined) return length === count ? path : undefined;
    back = oppositeSide(side);
    cell += stepsOf(maze)[side]!;
  }
}

/** The path on which these cells are, as far as they show one; undefined if they do not. */
export function pathThrough(maze: Maze, cells: Uint8Array, ends: Ends | undefined): Uint32Array | undefined {
  return markedPath(maze, marksThrough(maze, cells, ends), ends);
}

function startOf(tips: readonly number[], ends: Ends | undefined): number {
  const [one, other] = tips as [number, number];
  if (ends === undefined) return one;
  if (one === ends.entrance || other === ends.entrance) return ends.entrance;
  return ends.exits.includes(one) && !ends.exits.includes(other) ? other : one;
}

/** The sides of a cell on which an opening is marked. */
function passedSides(maze: Maze, marks: Uint8Array, cell: number): number[] {
  const block = blockOf(maze, cell);
  const steps = stepsOf(blocksOf(maze));
  return [RIGHT, BOTTOM, LEFT, TOP].filter((side) => marks[block + steps[side]!] === 1);
}
