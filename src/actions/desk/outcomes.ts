import type { Trace } from "../../maze/trace";
import type { Player } from "../watch/player";

/** What an action hands back when it went well: a sentence for the status line, and what the pane shows besides. */
export interface ActionOutcome {
  readonly sentence: string;
}

export interface SheetOutcome extends ActionOutcome {
  /** The name of the sheet that the action worked on; it is in front now. */
  readonly sheet: string;
}

/** `stopped`: the person pressed Stop or said no; the sentence says what stands in the sheet now. */
export interface GridOutcome extends SheetOutcome {
  /** The grid in A1 notation without the sheet, for example "B2:I6". */
  readonly address: string;
  readonly rows: number;
  readonly columns: number;
  readonly stopped: boolean;
}

export interface GenerateOutcome extends GridOutcome {
  /** The seed that the maze was made from; the one given, or the fresh one. */
  readonly seed: string;
  /** How the maze came about; nothing when the run ended before there was a maze to draw. */
  readonly trace: Trace | undefined;
  /** Watches, steps and replays how the maze came about; nothing when there is none. */
  readonly player: Player | undefined;
}

/** What the size cells of the active sheet hold; `undefined` for one that is no size, and then the sentence says why. */
export interface SizesOutcome extends ActionOutcome {
  readonly columns: number | undefined;
  readonly rows: number | undefined;
}

/** Whether the hidden sheet of the maze is there, and whether it can be seen. */
export type SetNumbersState = "shown" | "hidden" | "none";

export interface SetNumbersOutcome extends ActionOutcome {
  readonly setNumbers: SetNumbersState;
}

/** What the active sheet holds, for the pane's buttons. */
export interface MazeState {
  readonly sheet: string;
  /** The grid in A1 notation, for example "B2:I6"; nothing where no grid is. */
  readonly address: string | undefined;
  readonly setNumbers: SetNumbersState;
}
