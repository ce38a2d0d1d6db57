/** Items in the cells of a maze: in order along the path, misleading ones everywhere else; and texts as people write them. */
import { message } from "../message";
import {
  DisjointSets,
  type Ends,
  type Maze,
  type Random,
  forNeighbours,
  passagesOf,
  stepsOf,
  wallsWhere,
  MazeError,
} from "./model";

/**
 * How the items are placed along the path. "over and over": one in every cell, starting again after the last item. "once": each item
 * once, spread evenly with empty cells between; as many cells off the path hold one.
 */
export type Arrangement = "over and over" | "once";

interface Walk {
  readonly maze: Maze;
  readonly ends: Ends;
  /** A shortest path from the entrance to one of the exits, both included. */
  readonly path: ArrayLike<number>;
}

/** The place of a cell that is not on the path between the two ends. */
const OFF_PATH = -1;

/**
 * What each cell of a maze holds, "" for nothing: items in order along the path from the entrance to an exit, and misleading ones in all
 * other cells. Entrance and exits stay empty.
 *
 * Whoever leaves the path meets a wrong item first: the first item on a branch, after any empty cells, is never the one that comes next
 * on the path, so the items alone show the path. In a maze with loops an item stands wherever one leaves the path and comes back
 * elsewhere, so that no detour passes for the path. Where loops leave no wrong item for a cell, it stays empty.
 *
 * Time and memory grow with the number of cells and, if many cells are empty, with the number of items.
 * Throws MazeError for items that do not fit.
 */
export function fillContent(
  { maze, ends: { entrance, exits }, path }: Walk,
  items: readonly string[],
  arrangement: Arrangement,
  random: Random,
): string[] {
  const isEnd = new Set([entrance, ...exits]);
  const pathCells = Array.from(path);
  const free = pathCells.filter((cell) => !isEnd.has(cell));
  checkItems(items, free.length);
  const cells = new Array<string>(maze.size).fill("");
  const isOnce = arrangement === "once";
  const holders = isOnce
    ? items.map((_, i) => free[Math.floor(((2 * i + 1) * free.length) / (2 * items.length))]!)
    : free;
  holders.forEach((cell, i) => (cells[cell] = items[i % items.length]!));

  const order = new Int32Array(maze.size).fill(OFF_PATH);
  pathCells.forEach((cell, i) => (order[cell] = i));
  const placed = { maze, passages: passagesOf(maze), path: pathCells, order };
  const leadsBack = besidePathAndBack(placed);
  const isDecoy = new Uint8Array(maze.size);
  for (let cell = 0; cell < maze.size; cell++) {
    if (!maze.has(cell) || order[cell] !== OFF_PATH || isEnd.has(cell)) continue;
    isDecoy[cell] = isOnce && random.below(free.length) >= items.length ? leadsBack[cell]! : 1;
  }
  const kinds = new Set(items).size;
  let wrong = nextItems(placed, cells, isDecoy);
  for (;;) {
    const without = [...wrong].filter(([, next]) => next.size === kinds).map(([cell]) => cell);
    if (without.length === 0) break;
    for (const cell of without) isDecoy[cell] = 0;
    wrong = nextItems(placed, cells, isDecoy);
  }
  for (let cell = 0; cell < maze.size; cell++) {
    if (isDecoy[cell] === 1) cells[cell] = drawn(items, wrong.get(cell), random);
  }
  return cells;
}

/** The cells of the path in order, and for every cell of the maze its index on the path, or {@link OFF_PATH}. */
interface PathInMaze {
  readonly maze: Maze;
  readonly passages: Uint8Array;
  readonly path: readonly number[];
  readonly order: Int32Array;
}

/** 1 for each cell beside the path by which one can leave it and come back at another cell. */
function besidePathAndBack({ maze, order }: PathInMaze): Uint8Array {
  const sets = new DisjointSets(maze.size);
  const beside: (readonly [cell: number, onPath: number])[] = [];
  for (const wall of wallsWhere(maze, (each) => maze.isOpen(each))) {
    const [one, other] = [wall >> 1, maze.across(wall)];
    const [isOn, isOtherOn] = [order[one] !== OFF_PATH, order[other] !== OFF_PATH];
    if (!isOn && !isOtherOn) sets.join(one, other);
    else if (!isOn || !isOtherOn) beside.push(isOn ? [other, one] : [one, other]);
  }
  /** For each part off the path, where it touches it. */
  const touched = new Map<number, Set<number>>();
  for (const [cell, onPath] of beside) {
    const part = sets.find(cell);
    touched.set(part, (touched.get(part) ?? new Set()).add(onPath));
  }
  const found = new Uint8Array(maze.size);
  for (const [cell] of beside) found[cell] = Number(touched.get(sets.find(cell))!.size > 1);
  return found;
}

/** For each decoy that empty cells join to the path: the items that come next there, none of which may be placed in it. */
function nextItems(
  { maze, passages, path, order }: PathInMaze,
  cells: readonly string[],
  isDecoy: Uint8Array,
): Map<number, Set<string>> {
  const steps = stepsOf(maze);
  const found = new Map<number, Set<string>>();
  const seen = new Int32Array(maze.size).fill(-1);
  let next = "";
  let section: number[] = [];
  for (let i = path.length - 1; i >= 0; i--) {
    section.push(path[i]!);
    if (cells[path[i]!] === "" && i > 0) continue;
    // A walker leaves this cell after reading its item, so this cell, too, precedes the next item.
    const [wrong, waiting] = [next, section];
    for (const cell of wrong === "" ? [] : waiting) {
      forNeighbours(cell, passages[cell]!, steps, (beside) => {
        if (order[beside] !== OFF_PATH || seen[beside] === i) return;
        seen[beside] = i;
        if (isDecoy[beside] === 0) waiting.push(beside);
        else found.set(beside, (found.get(beside) ?? new Set()).add(wrong));
      });
    }
    next = cells[path[i]!]!;
    section = [];
  }
  return found;
}

/** Draws an item, each as likely as it is frequent; wrong choices are excluded. */
function drawn(items: readonly string[], wrong: ReadonlySet<string> | undefined, random: Random): string {
  for (;;) {
    const item = items[random.below(items.length)]!;
    if (wrong?.has(item) !== true) return item;
  }
}

function checkItems(items: readonly string[], room: number): void {
  if (items.length > room) {
    throw new MazeError("content", message("too-many-items", { items: items.length, room }));
  }
  if (new Set(items).size < 2) {
    throw new MazeError("content", message("items-alike", { items: items.length }));
  }
}

/** A letter with its accents; an emoji with all that belongs to its picture. */
const LETTER =
  /\P{M}[\p{M}\u{FE0E}\u{FE0F}\p{Emoji_Modifier}]*(?:\u{200D}\P{M}[\p{M}\u{FE0E}\u{FE0F}\p{Emoji_Modifier}]*)*/gu;

/** The letters, signs and digits of a word or sentence, one per item, without white space. */
export function lettersOf(text: string): string[] {
  return text.normalize("NFC").replace(/\s+/gu, "").match(LETTER) ?? [];
}

export function numbersTo(last: number): string[] {
  return Array.from({ length: last }, (_, i) => String(i + 1));
}

/** A cell of a list that a person wrote. */
export interface ListCell {
  readonly text: string;
  /** Its address if it shows an error: "B5". */
  readonly errorIn?: string | undefined;
}

/** A text with single spaces between its words and none around them; "" if nothing in it can be seen. */
export function plainText(text: string): string {
  const plain = text.normalize("NFC").replace(/\s+/gu, " ").trim();
  return /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(plain) ? "" : plain;
}

/** The same for texts that differ only in capitals, in spaces, or in how accents are composed. */
export function foldedText(text: string): string {
  return plainText(text).toLowerCase();
}
