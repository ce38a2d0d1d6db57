import { MazeError } from "../../maze/errors";
import { exclusively, inTurn, Job } from "../../worksheet/excel/job";
import { Refusal, Stopped } from "../../worksheet/excel/refusal";
import type { Dialogue, Question } from "./dialogue";
import { ActionFailure } from "./failure";

/**
 * How the sheet stands when an action ends before its time, and what has to be done for that to be true. An action tells
 * as it goes on; whatever it has begun is mended in the reverse order.
 */
export class Ending {
  private readonly steps: ((job: Job) => Promise<void>)[] = [];

  /** What is true of the workbook once everything begun is mended. */
  standing = "Nothing was changed.";
  /** What the person does if mending fails as well. */
  otherwise = "Part of the work is done; press the button again, or Clear maze.";

  mendBy(step: (job: Job) => Promise<void>): void {
    this.steps.push(step);
  }

  /** Mends, and returns the sentence that is true then. */
  async come(job: Job): Promise<string> {
    let whole = true;
    for (const step of this.steps.reverse()) {
      await step(job).catch(() => (whole = false));
    }
    return whole ? this.standing : this.otherwise;
  }
}

/**
 * Runs an action that writes: one at a time, stopped between requests, mended where it ends before its time. `stopped`
 * makes the outcome of an action that the person ended. Throws {@link ActionFailure}, and nothing else.
 */
export async function act<T>(
  what: string,
  dialogue: Dialogue,
  work: (job: Job, ending: Ending) => Promise<T>,
  stopped: (sentence: string) => T,
): Promise<T> {
  const job = new Job(dialogue.signal, (sentence) => dialogue.progress(0, 1, sentence));
  const run = async () => {
    const ending = new Ending();
    try {
      return await work(job, ending);
    } catch (error) {
      const standing = await ending.come(job.unstoppable());
      if (error instanceof Stopped) return stopped(`${error.sentence} ${standing}`);
      throw failure(error, standing);
    }
  };
  return exclusively(what, run).catch((error: unknown) => {
    throw failure(error);
  });
}

/** Runs a short look or write between actions. Throws {@link ActionFailure}. */
export function glance<T>(work: (job: Job) => Promise<T>): Promise<T> {
  return inTurn(() => work(Job.glance())).catch((error: unknown) => {
    throw failure(error);
  });
}

function failure(error: unknown, standing?: string): ActionFailure {
  if (error instanceof ActionFailure) return error;
  const and = standing === undefined ? "" : ` ${standing}`;
  if (error instanceof Refusal) return new ActionFailure(error.sentence + and, error.details);
  if (error instanceof MazeError) return new ActionFailure(error.message + and);
  const details = error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ""}` : String(error);
  return new ActionFailure(`Lavirint made a mistake of its own. Please report the details below.${and}`, details);
}

/** Asks; throws Stopped if the answer is no. */
export async function askFirst(dialogue: Dialogue, question: Question): Promise<void> {
  if (!(await dialogue.ask(question))) throw new Stopped("You said no.");
}
