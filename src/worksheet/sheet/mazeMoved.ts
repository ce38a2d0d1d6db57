import type { Message } from "../../message";
import type { Change } from "../changes";
import type { Job } from "../excel";

/** What brings a maze in order that was cut and pasted, and what is told of that. */
export interface Settling {
  readonly change: Change;
  readonly told: Message;
}

/** Thrown where a maze stands elsewhere than where it was drawn: a person has cut and pasted its cells. */
export class MazeMoved extends Error {
  override name = "MazeMoved";

  /** `settle` throws Refusal before anything is changed. */
  constructor(readonly settle: (job: Job) => Promise<Settling>) {
    super("MazeMoved");
  }
}
