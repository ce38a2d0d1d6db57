import { engine } from "../../engine";
import { decode } from "../../maze/code";
import { BOTTOM, LEFT, type Maze, MazeError, type OwnedSide, RIGHT, TOP } from "../../maze/model";
import { neighbour, outsideLook } from "../cells";
import type { Area, Job } from "../excel";
import type { SheetState } from "../sheet";
import { facts, rememberedOutside } from "../memory";
import { findEnds } from "../ends";
import { keptWalls } from "./keptWalls";

/** An edge of a cell, inside a grid or on its frame. */
type Side = Parameters<typeof neighbour>[2];

/** What a sheet remembers about the walls drawn in its grid. */
export interface RememberedWalls {
  /** Every wall between two cells of the grid (those between two cells out of the maze are open), and openings through a rim. */
  readonly drawn: Maze;
  /** Where the frame was opened, or left out beside cells that are out of the maze. */
  readonly openings: readonly { readonly cell: number; readonly side: Side }[];
}

/**
 * The walls as they were drawn and edited last, as far as a sheet remembers: from the share code, or wall by wall. Undefined if
 * it remembers none.
 * They may have changed since. Throws Stopped.
 */
export async function rememberedWalls(
  job: Job,
  { names: list, name }: SheetState,
  area: Area,
): Promise<RememberedWalls | undefined> {
  const code = facts.code.read(list);
  const kept = keptWalls(list);
  if (code === undefined && kept.drawn === undefined) return undefined;
  try {
    const grid = kept.drawn ?? decode(code!);
    if (grid.rows !== area.rows || grid.columns !== area.columns) return undefined;
    const maze = kept.drawn ?? (await engine.run("maze", decode(code!), job.signal));
    const drawn = withoutWallsOutside(maze).copy();
    for (const wall of kept.edited) toggle(drawn, wall);
    const { entrance, exits } = findEnds(list, name, area);
    const openings: { cell: number; side: Side }[] = [];
    for (const end of [entrance, ...exits]) {
      const side = end?.was?.opened?.side;
      if (end === undefined || side === undefined) continue;
      const beyond = neighbour(drawn, end.cell, side);
      if (beyond === undefined) openings.push({ cell: end.cell, side });
      else drawn.openWall(2 * Math.min(end.cell, beyond) + (side & 1));
    }
    if (!outsideLook(rememberedOutside(list)).isFramed) openings.push(...rimOutside(drawn));
    return { drawn, openings };
  } catch (error) {
    if (error instanceof MazeError) return undefined; // somebody changed the name
    throw error;
  }
}

/** The sides on the rim of the grid of cells that are out of the maze. */
function* rimOutside(maze: Maze): Generator<{ cell: number; side: Side }> {
  for (let cell = 0; cell < maze.size; cell++) {
    if (maze.has(cell)) continue;
    for (const side of [RIGHT, BOTTOM, LEFT, TOP] as const) {
      if (neighbour(maze, cell, side) === undefined) yield { cell, side };
    }
  }
}

/** Opens a closed wall between two cells, and closes an open one. */
function toggle(maze: Maze, wall: number): void {
  const isWithin = neighbour(maze, wall >> 1, (wall & 1) as OwnedSide) !== undefined;
  if (!isWithin || wall >= maze.wallCount) return;
  if (maze.isOpen(wall)) maze.closeWall(wall);
  else maze.openWall(wall);
}

/** The same maze without walls between cells that are out of it, so that these look like one hatched area. */
export function withoutWallsOutside(maze: Maze): Maze {
  const { rows, columns, mask } = maze;
  if (mask === undefined) return maze;
  const drawn = maze.copy();
  for (let cell = 0; cell < maze.size; cell++) {
    if (mask[cell] === 1) continue;
    if ((cell + 1) % columns !== 0 && mask[cell + 1] === 0) drawn.openWall(2 * cell);
    if (cell + columns < rows * columns && mask[cell + columns] === 0) drawn.openWall(2 * cell + 1);
  }
  return drawn;
}
