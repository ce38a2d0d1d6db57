import { writeUnionFind } from "../../../src/actions/laboratory/weights";
import { shuffledWalls } from "../../../src/maze/generators/shared/shuffledWalls";
import { type Grid, Maze, Random } from "../../../src/maze/model";
import type { SheetStore } from "../../host/store";
import { columnLetters } from "../../../src/worksheet/addresses";
import { conversation, openMaze, sheet } from "../stage";

/** The first row of the steps, from 1, and the column of the first parent, from 0. */
export const FIRST = 10;
const PARENTS = 13;

/** Selected cell and neighbour of each wall, from 1, in the order in which Kruskal takes them from this seed. */
export function wallsOf(grid: Grid, seed: string): [cell: number, neighbour: number][] {
  const maze = Maze.walled(grid);
  return Array.from(shuffledWalls(maze, new Random(seed)), (entry) => {
    const both: [number, number] = [(entry >>> 2) + 1, maze.across(entry >>> 1) + 1];
    return (entry & 1) === 0 ? both : [both[1], both[0]];
  });
}

type Walls = readonly (readonly [cell: number, neighbour: number])[];

/** Each switch on and off, by number. */
export const switches = (seed: number) => ({ byRank: (seed & 1) === 1, compresses: (seed & 2) === 2 });
type Switches = ReturnType<typeof switches>;

/** Union-find as textbooks have it: of each step both roots, whether they are joined, and the parents before it; and those at the end. */
export function followed(cells: number, walls: Walls, { byRank, compresses }: Switches) {
  const parent = Array.from({ length: cells + 1 }, (_, cell) => cell);
  const rank = new Array<number>(cells + 1).fill(0);
  const find = (cell: number): number => {
    const above = parent[cell]!;
    if (above === cell) return cell;
    const root = find(above);
    if (compresses) parent[cell] = root;
    return root;
  };
  const steps = walls.map(([cell, neighbour]) => {
    const parents = parent.slice(1);
    const roots: [number, number] = [find(cell), find(neighbour)];
    const [one, other] = roots;
    const isOtherHigher = byRank && rank[other]! > rank[one]!;
    const [stays, falls] = isOtherHigher ? [other, one] : [one, other];
    if (one !== other && byRank && rank[one] === rank[other]) rank[stays]!++;
    parent[falls] = stays;
    return { roots, isJoined: one !== other, parents };
  });
  return { steps, parents: parent.slice(1) };
}

/** The sheet that Lavirint writes for a maze of this size, in front. */
export async function openUnionFind(columns: number, rows: number): Promise<SheetStore> {
  await openMaze(columns, rows);
  await writeUnionFind(conversation());
  return sheet();
}

/** What a person types there, by address: the walls in their order, and both switches. */
export function typedInto(walls: Walls, { byRank, compresses }: Switches): ReadonlyMap<string, number> {
  const cells = walls.flatMap(([cell, neighbour], i) => [
    [`A${FIRST + i}`, cell] as const,
    [`B${FIRST + i}`, neighbour] as const,
  ]);
  return new Map([...cells, ["C3", byRank ? 1 : 0], ["C4", compresses ? 1 : 0]]);
}

/** The cells that say what {@link saidOf} reads, a step after the other: roots, outcome, parents; and the parents after the last. */
export function cellsToRead(cells: number, walls: number): string[] {
  const parentsOf = (row: number) => Array.from({ length: cells }, (_, i) => `${columnLetters(PARENTS + i)}${row}`);
  const rows = Array.from({ length: walls }, (_, i) => FIRST + i);
  return [...rows.flatMap((row) => [`F${row}`, `H${row}`, `K${row}`, ...parentsOf(row)]), ...parentsOf(FIRST + walls)];
}

/** The same of {@link followed}. */
export function saidOf({ steps, parents }: ReturnType<typeof followed>): (number | string)[] {
  return [
    ...steps.flatMap(({ roots, isJoined, parents }) => [...roots, isJoined ? "Joined" : "Refused", ...parents]),
    ...parents,
  ];
}
