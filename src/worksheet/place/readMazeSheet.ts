import { type Job, type Reference, sameArea } from "../excel";
import { facts } from "../memory";
import { MazeMoved, type SheetState, findMoved, loadHelpers, readSheet } from "../sheet";
import { mazeSettled } from "./mazeSettled";
import { asIfDrawnHere } from "./seenWhereMoved";

/** "reads": nothing is changed; "draws": its grid is drawn again or removed, and "edits" is every other change. */
type MazeUse = "reads" | "edits" | "draws";

/**
 * {@link readSheet} for an action with the maze on that sheet. One request more if the sheet has no grid and there are other sheets,
 * and another if its maze was cut and pasted from one of these. Throws Refusal; and {@link MazeMoved} if the names of a maze,
 * and what it covered, have to be brought to their places before it is changed.
 */
export async function readMazeSheet(job: Job, use: MazeUse, id?: string): Promise<SheetState> {
  const state = await readSheet(job, id);
  if (state.grid === undefined && state.sheets.length > 1) {
    const loaded = await job.request((context) => loadHelpers(context, state.sheets, state.name));
    const source = findMoved(loaded, state.name);
    if (source !== undefined) {
      const from = await readSheet(job, source.id);
      const to = facts.grid.read(from.names);
      if (use === "reads" && to !== undefined) return asIfDrawnHere(state, from, to);
      checkWhereDrawn(state); // its own maze may have gone elsewhere
      throw moved(from, to);
    }
  }
  if (use === "draws") checkWhereDrawn(state);
  return state;
}

/** Throws {@link MazeMoved} if something is known of a place of this sheet in which a maze was drawn and no longer stands. */
export function checkWhereDrawn(state: SheetState): void {
  const { home, stands } = state.before;
  if (home === undefined || (stands?.sheet === state.name && sameArea(home, stands.area))) return;
  throw moved(state, stands);
}

/** `from` is the sheet on which the maze was drawn, and which remembers it; `to` is undefined if its cells are gone. */
function moved(from: SheetState, to: Reference | undefined): MazeMoved {
  return new MazeMoved((job) => mazeSettled(job, from, to));
}
