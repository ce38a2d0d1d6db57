import { message } from "../../message";
import {
  BOTTOM,
  DisjointSets,
  type Ends,
  type Grid,
  LEFT,
  Maze,
  MazeError,
  PASSAGE_COUNTS,
  RIGHT,
  type Random,
  TOP,
  cornerEnds,
  firstSide,
  passagesOf,
  stepsOf,
  wallBeside,
  wallsWhere,
} from "../model";
import { type Generation, encodeStep, Outcome } from "../trace";
import { type Variation, patterns, takeAny, withMore } from "./variation";
import { expectRectangle } from "./shared/components";

/**
 * Gives the maze of any algorithm a texture, by exchanging walls; it stays a spanning tree:
 *
 * - `direction`: this share of the passages across it are closed, and what they joined is joined again by passages along it wherever
 *   that is possible. More of it never makes fewer passages along it; at 100 all rows or all columns are straight.
 * - `river`: two dead ends that touch are joined, and one of them is cut off where it branched: one dead end less, and one branch. The
 *   search goes on until none touch, and this share of what it found is done: more of it never makes more dead ends.
 * - `pattern`: the half that comes first and its mirror image, or a labyrinth.
 *
 * The steps follow the last: first each wall that falls, which makes a loop, then each that is built, which cuts one.
 *
 * The generation is used up; `make` makes another maze of the same kind. Time O(n α(n)), with rivers O(n log n); about 40 bytes per
 * cell. Throws MazeError for a pattern that the grid cannot have, and for what would break it.
 */
export function textured(
  made: Generation,
  random: Random,
  variation: Variation,
  make: (grid: Grid) => Maze,
): Generation {
  const { direction = 0, river = 0 } = variation;
  const pattern = patterns[variation.pattern ?? 0]!;
  if (direction === 0 && river === 0 && pattern === "none") return made;
  const { maze, trace } = made;
  const flowing = (tree: Maze) => withRivers(directed(tree, random, direction), random, river);
  let wanted: Maze;
  if (pattern === "labyrinth") wanted = labyrinth(maze, (half) => flowing(make(half)));
  else if (pattern === "none") wanted = flowing(maze);
  else wanted = mirrored(flowing(maze), random, pattern);
  const opened = wallsWhere(maze, (wall) => !maze.isOpen(wall) && wanted.isOpen(wall));
  const built = wallsWhere(maze, (wall) => maze.isOpen(wall) && !wanted.isOpen(wall));
  const steps = [
    ...opened.map((wall) => encodeStep(wall, Outcome.looped, 0)),
    ...built.map((wall) => encodeStep(wall, Outcome.built, 0)),
  ];
  return withMore({ maze: wanted, trace }, steps);
}

/** Where a maze has its ends if nothing else is chosen: a labyrinth at both ends of its path, any other in opposite corners. */
export function endsOf(maze: Maze, { pattern = 0 }: Variation): Ends {
  if (patterns[pattern] !== "labyrinth") return cornerEnds(maze);
  const passages = passagesOf(maze);
  const ends = Array.from(passages.keys()).filter((cell) => PASSAGE_COUNTS[passages[cell]!]! < 2);
  return { entrance: ends[0]!, exits: [ends[ends.length - 1]!] };
}

function shuffled<T extends Uint32Array | number[]>(entries: T, random: Random): T {
  for (let i = 0; i < entries.length; i++) takeAny(entries, i, entries.length, random);
  return entries;
}

/** Opens a wall between two sets of cells, which it joins. */
function openBetween(maze: Maze, sets: DisjointSets, wall: number): void {
  if (sets.join(wall >> 1, maze.across(wall)) === 1) maze.openWall(wall);
}

function directed(tree: Maze, random: Random, direction: number): Maze {
  if (direction === 0) return tree;
  const axis = direction > 0 ? BOTTOM : RIGHT;
  const walls = wallsWhere(tree);
  const along = walls.filter((wall) => (wall & 1) === axis);
  const across = walls.filter((wall) => (wall & 1) !== axis && tree.isOpen(wall));
  const isAlong = (wall: number) => (wall & 1) === axis && tree.isOpen(wall);
  shuffled(along, random);
  shuffled(across, random);
  const closed = Math.round((Math.abs(direction) * across.length) / 100);
  const maze = Maze.walled(tree);
  const sets = new DisjointSets(maze.size);
  for (const wall of [...walls.filter(isAlong), ...across.slice(closed), ...along, ...across]) {
    openBetween(maze, sets, wall);
  }
  return maze;
}

function withRivers(tree: Maze, random: Random, river: number): Maze {
  if (river === 0) return tree;
  const flowing = tree.copy();
  const swaps: { readonly opened: number; readonly built: number }[] = [];
  const passages = passagesOf(flowing);
  const steps = stepsOf(flowing);
  const isDeadEnd = (cell: number) => PASSAGE_COUNTS[passages[cell]!] === 1;
  const turn = (cell: number, side: number) => {
    passages[cell]! ^= 1 << side;
    passages[cell + steps[side]!]! ^= 1 << (side ^ 2);
  };
  const ends = shuffled(Array.from(passages.keys()).filter(isDeadEnd), random);
  for (const end of ends) {
    if (!isDeadEnd(end)) continue;
    const sides = [0, 1, 2, 3].filter((side) => {
      const wall = wallBeside(flowing, end, side);
      const next = end + steps[side]!;
      return wall >= 0 && flowing.separates(wall) && (passages[end]! & (1 << side)) === 0 && isDeadEnd(next);
    });
    if (sides.length === 0) continue;
    // Back along the dead end, to where it branches.
    let cell = end;
    let back = firstSide(passages[cell]!);
    for (;;) {
      const before = cell + steps[back]!;
      const others = passages[before]! & ~(1 << (back ^ 2));
      if (PASSAGE_COUNTS[others] !== 1) break;
      [cell, back] = [before, firstSide(others)];
    }
    // The whole maze is one path.
    if (isDeadEnd(cell + steps[back]!)) break;
    const side = sides[random.below(sides.length)]!;
    swaps.push({ opened: wallBeside(flowing, end, side), built: wallBeside(flowing, cell, back) });
    turn(end, side);
    turn(cell, back);
    ends.push(cell);
  }
  for (const { opened, built } of swaps.slice(0, Math.round((river * swaps.length) / 100))) {
    flowing.openWall(opened);
    flowing.closeWall(built);
  }
  return flowing;
}

type Mirror = "leftRight" | "topBottom" | "halfTurn";

function imageOf({ rows, columns }: Grid, mirror: Mirror): (cell: number) => number {
  return (cell) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const [down, right] = [rows - 1 - row, columns - 1 - column];
    if (mirror === "leftRight") return row * columns + right;
    return down * columns + (mirror === "topBottom" ? column : right);
  };
}

/**
 * A maze that is its own image. Walls fall in pairs, a wall and its image, where both join sets: first those that are open in the first
 * half of the tree. Along the axis, a row or column of cells that are their own images has to be open: a way around on one side would be
 * one on the other side too. Where no cell is its own image, one wall that is its own image joins both halves; a half turn of an even
 * number of rows and columns has none.
 */
function mirrored(tree: Maze, random: Random, mirror: Mirror): Maze {
  const image = imageOf(tree, mirror);
  const imageOfWall = (wall: number) => 2 * Math.min(image(wall >> 1), image(tree.across(wall))) + (wall & 1);
  const isFixed = (cell: number) => image(cell) === cell;
  const maze = Maze.walled(tree);
  const sets = new DisjointSets(maze.size);
  const open = (wall: number) => openBetween(maze, sets, wall);
  const walls = shuffled(wallsWhere(tree), random);
  const openBoth = (wall: number) => {
    const image = imageOfWall(wall);
    const [a, b] = [sets.find(wall >> 1), sets.find(maze.across(wall))];
    const [c, d] = [sets.find(image >> 1), sets.find(maze.across(image))];
    if (a === b || c === d || (a === c && b === d) || (a === d && b === c)) return;
    open(wall);
    open(image);
  };
  const isWhole = tree.mask === undefined || tree.mask.every((inside, cell) => inside === tree.mask![image(cell)]);
  if (isWhole) {
    const pairs = walls.filter((wall) => wall < imageOfWall(wall));
    const own = walls.filter((wall) => wall === imageOfWall(wall));
    for (const wall of own) if (isFixed(wall >> 1)) open(wall);
    for (const wall of pairs) if (tree.isOpen(wall)) openBoth(wall);
    for (const wall of pairs) openBoth(wall);
    for (const wall of own) open(wall);
  }
  if (!isWhole || maze.countPassages() < tree.countPassages()) {
    throw new MazeError("choice", message("no-such-pattern", { pattern: mirror }));
  }
  return maze;
}

/** One path through all cells: the way around a maze of half the size, cut in a corner; an odd last row or column ends it. */
function labyrinth(grid: Grid, make: (half: Grid) => Maze): Maze {
  expectRectangle(grid, message("labyrinth"));
  const { rows, columns } = grid;
  const maze = Maze.walled(grid);
  const half = { rows: rows >> 1, columns: columns >> 1 };
  const cellAt = (row: number, column: number) => row * columns + column;
  if (half.rows === 0 || half.columns === 0) {
    for (let cell = 0; cell + 1 < maze.size; cell++) maze.openWall(2 * cell + (rows === 1 ? RIGHT : BOTTOM));
    return maze;
  }
  const tree = make(half);
  const passages = passagesOf(tree);
  passages.forEach((open, cell) => {
    const [row, column] = [2 * Math.floor(cell / half.columns), 2 * (cell % half.columns)];
    const corner = cellAt(row, column);
    const [right, below] = [corner + 1, corner + columns];
    const hasPassage = (side: number) => ((open >> side) & 1) === 1;
    // On each side the path goes by, or both its sides lead on to the next cell of the tree.
    if (!hasPassage(TOP)) maze.openWall(2 * corner + RIGHT);
    if (!hasPassage(LEFT)) maze.openWall(2 * corner + BOTTOM);
    if (hasPassage(RIGHT)) for (const each of [right, below + 1]) maze.openWall(2 * each + RIGHT);
    else maze.openWall(2 * right + BOTTOM);
    if (hasPassage(BOTTOM)) for (const each of [below, below + 1]) maze.openWall(2 * each + BOTTOM);
    else maze.openWall(2 * below + RIGHT);
  });
  const [isTaller, isWider] = [rows % 2 === 1, columns % 2 === 1];
  const [last, rightmost] = [rows - 1, columns - 1];
  if (isTaller) {
    maze.closeWall(2 * cellAt(last - 2, 0) + BOTTOM);
    maze.openWall(2 * cellAt(last - 1, 0) + BOTTOM);
    for (let column = 0; column < rightmost; column++) maze.openWall(2 * cellAt(last, column) + RIGHT);
  } else {
    const beside = isWider ? rightmost - 2 : rightmost - 1;
    maze.closeWall(2 * cellAt(0, beside) + RIGHT);
    if (isWider) maze.openWall(2 * cellAt(0, rightmost - 1) + RIGHT);
  }
  if (isWider) for (let row = 0; row < last; row++) maze.openWall(2 * cellAt(row, rightmost) + BOTTOM);
  return maze;
}
