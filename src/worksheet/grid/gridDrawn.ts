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
  const where = `${addressOf(area)} on ${state.name}`;
  const ifStuck = `The grid ${where} may be unfinished. Press Generate to draw it again, or Clear maze to take away what is there of it.`;
  const empty = async (job: Job) => {
    if (sets !== undefined) await emptySetNumbers(job, sets);
  };
  if (state.grid !== undefined && sameArea(state.grid, area)) {
    const back = replaced === "" ? "" : ", or Bring back the one before for the one that stood there";
    const leaves = `The grid ${where} stands with every wall closed. Press Generate to draw a maze in it${back}.`;
    return { make, finish: (job) => drawGridAgain(job, grid).finally(() => empty(job)), leaves, ifStuck };
  }
  const back = replaced === "" ? "" : " Bring back the one before draws it again.";
  const leaves =
    state.grid === undefined
      ? `The sheet ${state.name} is as it was before.`
      : `The earlier maze on ${state.name} is gone, and the sheet is as it was before it.${back}`;
  return { make, takeBack: (job) => takeGridAway(job, grid).finally(() => empty(job)), leaves, ifStuck };
}
