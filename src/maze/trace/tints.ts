import { type Message, message } from "../../message";
import type { Grid } from "../model";
import { chamberOf, growingCells, isInChamber, type Moment, type Colouring, runOf, walkOf } from "./moment";
import { BACKTRACKED, type Trace } from "./trace";
import { placeOf } from "./steps";

/** No tint: a set of one cell, or a cell that the algorithm has not reached. */
export const PLAIN = 0;
/** The algorithm is working on the cell. */
export const ACTIVE = 1;
/** The algorithm is done with the cell. */
export const DONE = 2;

/** What the tints of active and done cells mean, for a legend; a cell of a chamber is never done. */
export const tintMeanings: Readonly<Record<Exclude<Colouring, "sets">, readonly [active: Message, done?: Message]>> = {
  stack: [message("tint", { cells: "on-path" }), message("tint", { cells: "finished" })],
  walk: [message("tint", { cells: "on-walk" }), message("tint", { cells: "in-maze" })],
  cover: [message("tint", { cells: "walk-here" }), message("tint", { cells: "walk-was" })],
  frontier: [message("tint", { cells: "frontier" }), message("tint", { cells: "in-maze" })],
  active: [message("tint", { cells: "can-grow" }), message("tint", { cells: "surrounded" })],
  run: [message("tint", { cells: "in-run" }), message("tint", { cells: "in-earlier-runs" })],
  chamber: [message("tint", { cells: "in-chamber" })],
};

/** The tints at the cursor's position: rows x columns bytes. Time O(n); for "stack" also O(steps). */
export function tintsAt(cursor: Moment): Uint8Array {
  const { grid, sets, trace } = cursor;
  const size = grid.rows * grid.columns;
  const isInside = (cell: number) => sets.sizeOf(cell) > 1;
  const step = cursor.position === 0 ? undefined : placeOf(grid, trace.steps[cursor.position - 1]!);
  switch (cursor.narration.colouring) {
    case "sets":
      return cursor.setTints.tints();
    case "stack":
      return tintsOfStack(grid, trace, cursor.position);
    case "walk": {
      const path = new Set(walkOf(cursor));
      return tinted(size, (cell) => path.has(cell), isInside);
    }
    case "cover":
      return tinted(size, (cell) => cell === step?.neighbour, isInside);
    case "frontier":
    case "active": {
      const cells = growingCells(cursor, cursor.narration.colouring);
      return tinted(size, (cell) => cells[cell] === 1, isInside);
    }
    case "run": {
      const run = runOf(cursor);
      if (run === undefined) return new Uint8Array(size);
      return tinted(
        size,
        (cell) => cell >= run.first && cell <= run.last,
        (cell) => cell < run.first,
      );
    }
    case "chamber": {
      const chamber = chamberOf(cursor);
      if (chamber === undefined) return new Uint8Array(size);
      return tinted(
        size,
        (cell) => isInChamber(grid, chamber, cell),
        () => false,
      );
    }
  }
}

function tinted(size: number, isActive: (cell: number) => boolean, isDone: (cell: number) => boolean): Uint8Array {
  const tints = new Uint8Array(size);
  for (let cell = 0; cell < size; cell++) tints[cell] = isActive(cell) ? ACTIVE : isDone(cell) ? DONE : PLAIN;
  return tints;
}

/** Tints of cells by the stack of depth-first search after the first `count` steps. */
function tintsOfStack(grid: Grid, trace: Trace, count: number): Uint8Array {
  const tints = new Uint8Array(grid.rows * grid.columns);
  for (let i = 0; i < count; i++) {
    const { selected, neighbour, outcome } = placeOf(grid, trace.steps[i]!);
    if (outcome === BACKTRACKED) tints[selected] = DONE;
    else {
      tints[selected] = ACTIVE;
      tints[neighbour] = ACTIVE;
    }
  }
  return tints;
}
