import type { Message } from "../../message";
import type { Change, Touched, TouchedWorkbook } from "../changes";
import type { Job } from "../excel";

/** What puts a maze in order after somebody cut and pasted it, and what the person reads about that. */
export interface Settling {
  readonly change: Change;
  /** What it touches in which workbook. */
  readonly in: TouchedWorkbook;
  readonly touched: Touched;
  readonly told: Message;
}

/** Thrown where a maze stands elsewhere than where it was drawn: a person has cut and pasted its cells. */
export class MazeMoved extends Error {
  override name = "MazeMoved";

  /** `settle` looks what is to be done; it throws Refusal. */
  constructor(readonly settle: (job: Job) => Promise<Settling>) {
    super("MazeMoved");
  }
}
