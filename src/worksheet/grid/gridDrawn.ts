import { message } from "../../message";
import { emptySetNumbers } from "../beside";
import { type Job, addressOf, sameArea } from "../excel";
import type { Change } from "../changes";
import type { HelperSheet } from "../sheet";
import { drawGridAgain, type Site, takeGridAway } from "./closedGrid";

/** A grid that is to be drawn. */
interface NewGrid extends Site {
  /** The set-number sheet of an earlier maze. */
  readonly sets: HelperSheet | undefined;
  /** Whether its sheet was added for it. */
  readonly isNew: boolean;
}

/**
 * A maze or a closed grid, drawn by `make`. An earlier maze in the same place is not fully known, so rolling back leaves that place
 * with every wall closed; elsewhere the new grid is removed and what it covered is restored. In both cases the earlier maze is gone,
 * and its set numbers are removed too.
 */
export function gridDrawn<T>(grid: NewGrid, make: (job: Job) => Promise<T>): Change<T> {
  const { state, area, isNew, sets, replaced = "" } = grid;
  // The whole new sheet is deleted.
  if (isNew) return { make, takeBack: () => Promise.resolve() };
  const where = { area: addressOf(area), sheet: state.name };
  const ifStuck = message("grid-unfinished", where);
  const empty = async (job: Job) => {
    if (sets !== undefined) await emptySetNumbers(job, sets);
  };
  if (state.grid !== undefined && sameArea(state.grid, area)) {
    const leaves = message(replaced === "" ? "grid-closed" : "grid-closed-maze-kept", where);
    return { make, finish: (job) => drawGridAgain(job, grid).finally(() => empty(job)), leaves, ifStuck };
  }
  const gone = replaced === "" ? "earlier-maze-gone" : "earlier-maze-gone-but-kept";
  const leaves = message(state.grid === undefined ? "sheet-as-before" : gone, { sheet: state.name });
  return { make, takeBack: (job) => takeGridAway(job, grid).finally(() => empty(job)), leaves, ifStuck };
}
