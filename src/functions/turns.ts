import { message } from "../message";
import { MazeError } from "../maze/model";

/** What Excel gives a function after its arguments. */
export interface Invocation {
  onCanceled?: () => void;
}

/** Gives Excel turns while a function calculates, and stops it if Excel no longer wants its result. */
export class Turns {
  private isCancelled = false;

  /** Without an invocation nothing can be cancelled. */
  constructor(invocation: Invocation | undefined) {
    if (invocation !== undefined) invocation.onCanceled = () => (this.isCancelled = true);
  }

  /** Waits until Excel had its turn. Throws MazeError if it has cancelled the calculation. */
  async rest(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (this.isCancelled) throw new MazeError("time", message("function-cancelled"));
  }
}
