import { BOTTOM, type Ends, type Maze, RIGHT } from "../model";

/** Where a path is marked: 1 for each cell of it, and 1 for each wall that it passes, by the wall's number. */
interface PathMarks {
  readonly cells: Uint8Array;
  readonly walls: Uint8Array;
}

/** The marks of a path from cell to cell; every two cells that follow each other must be neighbours. */
export function marksOf({ columns, size }: Maze, path: Uint32Array): PathMarks {
  const marks = { cells: new Uint8Array(size), walls: new Uint8Array(2 * size) };
  path.forEach((cell, i) => {
    marks.cells[cell] = 1;
    if (i > 0) marks.walls[wallBetween(columns, path[i - 1]!, cell)] = 1;
  });
  return marks;
}

/**
 * Marks for cells that are known to be on a path, where nobody knows which openings it passes: all openings between two of them, and to
 * the ends of the maze, but none to an exit that the path goes by.
 */
export function marksThrough(maze: Maze, cells: Uint8Array, ends: Ends | undefined): PathMarks {
  const isOn = cells.slice();
  for (const end of ends === undefined ? [] : [ends.entrance, ...ends.exits]) isOn[end] = 1;
  const walls = new Uint8Array(2 * maze.size);
  for (let wall = 0; wall < maze.wallCount; wall++) {
    if (maze.separates(wall) && maze.isOpen(wall)) walls[wall] = isOn[wall >> 1]! & isOn[maze.across(wall)]!;
  }
  for (const exit of ends?.exits ?? []) {
    if (cells[exit] === 1) continue;
    const beside = neighboursIn(maze, walls, exit);
    if (beside.length === 1 && neighboursIn(maze, walls, beside[0]!).length > 2) {
      walls[wallBetween(maze.columns, exit, beside[0]!)] = 0;
    }
  }
  return { cells, walls };
}

/**
 * The path that is marked: its cells in order, from the maze's entrance if it ends there, and to an exit if only its other end is one;
 * otherwise from the end with the smaller number. Undefined if the marks are none, fork, break off or close. Time and memory O(n).
 */
export function markedPath(maze: Maze, { cells, walls }: PathMarks, ends: Ends | undefined): Uint32Array | undefined {
  const exits = new Set(ends?.exits);
  const isEnd = (cell: number) => cell === ends?.entrance || exits.has(cell);
  let count = 0;
  const tips: number[] = [];
  for (let cell = 0; cell < maze.size; cell++) {
    const passed = neighboursIn(maze, walls, cell).length;
    const isMarked = cells[cell] === 1 || isEnd(cell);
    if (passed > 2 || (passed === 0 ? cells[cell] === 1 : !isMarked)) return undefined;
    if (passed === 1) tips.push(cell);
    if (passed > 0) count++;
  }
  if (tips.length !== 2) return undefined;
  const path = new Uint32Array(count);
  let length = 0;
  for (let cell = startOf(tips, ends), before = -1; ;) {
    path[length++] = cell;
    const next = neighboursIn(maze, walls, cell).find((each) => each !== before);
    if (next === undefined) return length === count ? path : undefined;
    [before, cell] = [cell, next];
  }
}

/** The path on which these cells are, as far as they show one; undefined if they do not. */
export function pathThrough(maze: Maze, cells: Uint8Array, ends: Ends | undefined): Uint32Array | undefined {
  return markedPath(maze, marksThrough(maze, cells, ends), ends);
}

/** The end of a path at which it begins. */
function startOf(tips: readonly number[], ends: Ends | undefined): number {
  const [one, other] = tips as [number, number];
  if (ends === undefined) return one;
  if (one === ends.entrance || other === ends.entrance) return ends.entrance;
  return ends.exits.includes(one) && !ends.exits.includes(other) ? other : one;
}

/** The cells beyond those walls of a cell that are marked. */
function neighboursIn({ columns, size }: Maze, walls: Uint8Array, cell: number): number[] {
  const beyond: number[] = [];
  if (walls[2 * cell + RIGHT] === 1) beyond.push(cell + 1);
  if (walls[2 * cell + BOTTOM] === 1) beyond.push(cell + columns);
  if (cell > 0 && walls[2 * (cell - 1) + RIGHT] === 1) beyond.push(cell - 1);
  if (cell >= columns && walls[2 * (cell - columns) + BOTTOM] === 1) beyond.push(cell - columns);
  return beyond.filter((each) => each < size);
}

function wallBetween(columns: number, one: number, other: number): number {
  const first = Math.min(one, other);
  const isBelow = Math.abs(one - other) === columns && columns > 1;
  return 2 * first + (isBelow || columns === 1 ? BOTTOM : RIGHT);
}
