import { addressOf } from "../../worksheet/excel/addresses";
import { watchWorkbook } from "../../worksheet/excel/watchWorkbook";
import { findSets, isShown } from "../../worksheet/beside/visibility";
import { lookAtSheet } from "./lookAtSheet";
import type { MazeState } from "../desk/outcomes";
import { glance } from "../desk/work";

/** What the sheet in front holds. Throws ActionFailure where Excel cannot be asked, or no worksheet is in front. */
export async function mazeState(): Promise<MazeState> {
  const state = await lookAtSheet();
  const sets = await glance((job) => findSets(job, state));
  return {
    sheet: state.name,
    address: state.grid && addressOf(state.grid),
    setNumbers: sets === undefined ? "none" : isShown(sets) ? "shown" : "hidden",
  };
}

/** Calls `listener` whenever the sheet in front may hold something else; returns how to stop it. */
export function watchState(listener: (state: MazeState) => void): () => void {
  return watchWorkbook(() => void mazeState().then(listener, () => undefined));
}
