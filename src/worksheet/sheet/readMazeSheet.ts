import { type Job, type Reference, sameArea } from "../excel";
import { facts, rememberedBefore } from "../memory";
import { findMoved, loadHelpers } from "./helperSheets";
import { type SheetState, readSheet } from "./sheetState";

/** Thrown where a maze stands elsewhere than where it was drawn: a person has cut and pasted its cells. */
export class MazeMoved extends Error {
  override name = "MazeMoved";

  constructor(
    /** The sheet on which it was drawn, which remembers it. */
    readonly from: SheetState,
    /** Where it stands; undefined where its cells are gone. */
    readonly to: Reference | undefined,
  ) {
    super("The maze was moved.");
  }
}

/** "reads": nothing is changed; "draws": its grid is drawn anew or removed, and "edits" is every other change. */
type MazeUse = "reads" | "edits" | "draws";

/**
 * {@link readSheet} for an action with the maze on that sheet. One request more where the sheet has no grid and there are other sheets,
 * and another where its maze was cut and pasted from one of these. Throws Refusal; and {@link MazeMoved} where the names of a maze,
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
      throw new MazeMoved(from, to);
    }
  }
  if (use === "draws") checkWhereDrawn(state);
  return state;
}

/** Throws {@link MazeMoved} where something is known of a place of this sheet in which a maze was drawn and no longer stands. */
export function checkWhereDrawn(state: SheetState): void {
  if (hasLeft(state)) throw new MazeMoved(state, facts.grid.read(state.names));
}

function hasLeft({ before: { home }, grid }: SheetState): boolean {
  return home !== undefined && (grid === undefined || !sameArea(home, grid));
}

/** The state of a sheet as if the maze that was pasted there had been drawn there: only to read it. */
function asIfDrawnHere(state: SheetState, from: SheetState, { area }: Reference): SheetState {
  const before = rememberedBefore(state.name, undefined, area);
  return { ...state, names: from.names, grid: before.grid, before };
}
