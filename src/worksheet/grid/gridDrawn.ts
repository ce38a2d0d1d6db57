import { message } from "../../message";
import { type SetsSheet, emptySetNumbers } from "../beside";
import { type Job, addressOf, bringToFront, sameArea } from "../excel";
import type { Change } from "../changes";
import { facts, isLeftOut } from "../memory";
import { redrawGrid, type Site, removeGridAndPage } from "./closedGrid";

/** A grid that is to be drawn. */
interface NewGrid extends Site {
  /** The set-number sheet of an earlier maze. */
  readonly sets: SetsSheet | undefined;
  /** Whether its sheet was added for it. */
  readonly isNew: boolean;
}

/** Brings a drawn grid into view. One request, or none if it is in view. */
async function showGrid(job: Job, { state, area, isNew, isBehind, isOutOfView }: NewGrid): Promise<void> {
  if (isNew || isBehind === true) await bringToFront(job, state.id);
  else if (isOutOfView === true) await bringToFront(job, state.id, area);
}

/**
 * A maze or a closed grid, drawn by `draw`. An earlier maze in the same place is not fully known, so rolling back leaves that place
 * with every wall closed; elsewhere the new grid is removed and what it covered is restored. In both cases the earlier maze is gone,
 * and its set numbers are removed too.
 */
export function gridDrawn<T>(grid: NewGrid, draw: (job: Job) => Promise<T>): Change<T> {
  const { state, area, isNew, sets, replaced = "" } = grid;
  const make = async (job: Job) => {
    const drawn = await draw(job);
    await showGrid(job, grid);
    return drawn;
  };
  // The whole new sheet is deleted.
  if (isNew) return { make, takeBack: () => Promise.resolve() };
  const where = { area: addressOf(area), sheet: state.name };
  const ifStuck = message("grid-unfinished", where);
  let isKept = replaced !== "";
  const mend = (way: (job: Job) => Promise<void>) => async (job: Job) => {
    await way(job).finally(async () => {
      if (sets !== undefined) await emptySetNumbers(job, sets);
    });
    isKept &&= !isLeftOut(job.host, facts.earlier, replaced);
  };
  if (state.grid !== undefined && sameArea(state.grid, area)) {
    return {
      ...{ make, finish: mend((job) => redrawGrid(job, grid)), ifStuck },
      get leaves() {
        return message(isKept ? "grid-closed-maze-kept" : "grid-closed", where);
      },
    };
  }
  return {
    ...{ make, takeBack: mend((job) => removeGridAndPage(job, grid)), ifStuck },
    get leaves() {
      const gone = isKept ? "earlier-maze-gone-but-kept" : "earlier-maze-gone";
      return message(state.grid === undefined ? "sheet-as-before" : gone, { sheet: state.name });
    },
  };
}
