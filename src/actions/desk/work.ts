import { MazeError } from "../../maze/errors";
import { exclusively, inTurn, Job } from "../../worksheet/excel/job";
import { Refusal, Stopped } from "../../worksheet/excel/refusal";
import type { Dialogue, Question } from "./dialogue";
import { leased } from "./lease";

/** What an action hands back when it went well: a sentence for the status line, and in some what the pane shows besides. */
export interface ActionOutcome {
  readonly sentence: string;
}

/**
 * An action that could not be done, worded for the person: what happened, why, what to do, and how the sheet stands.
 * `details` is for whoever unfolds it: Excel's code, message and location, or nothing.
 */
export class ActionFailure extends Error {
  override name = "ActionFailure";
  constructor(
    readonly sentence: string,
    readonly details: string = "",
  ) {
    super(sentence);
  }
}

/**
 * How the sheet stands when an action ends before its time, and what has to be done for that to be true. An action tells
 * as it goes on; whatever it has begun is mended in the reverse order.
 */
export class Ending {
  private readonly steps: ((job: Job) => Promise<unknown>)[] = [];

  /** What is true of the workbook once everything begun is mended. */
  standing = "Nothing was changed.";
  /** What the person does if mending fails as well. */
  otherwise = "Part of the work is done; press the button again, or Clear maze.";

  mendBy(step: (job: Job) => Promise<unknown>): void {
    this.steps.push(step);
  }

  /** What was begun is done, and nothing more is to be said of how the sheet stands. */
  dismiss(): void {
    this.steps.length = 0;
    this.standing = "";
  }

  /** Mends, and returns the sentence that is true then; where mending failed too, with the details of that. */
  async come(job: Job): Promise<{ readonly sentence: string; readonly details: string }> {
    const failures: string[] = [];
    for (const step of this.steps.reverse()) {
      await step(job).catch((error: unknown) => failures.push(`While it was mended: ${detailsOf(error)}`));
    }
    return { sentence: failures.length === 0 ? this.standing : this.otherwise, details: failures.join("\n") };
  }
}

/** Runs an action of which only a sentence comes; as {@link actFor}. */
export function act(
  what: string,
  dialogue: Dialogue,
  work: (job: Job, ending: Ending) => Promise<string>,
): Promise<ActionOutcome> {
  return actFor<ActionOutcome>(what, dialogue, {}, async (job, ending) => ({ sentence: await work(job, ending) }));
}

/**
 * Runs an action: one at a time in all windows, stopped between requests, mended where it ends before its time. `what` is its
 * button's label; `stopped` is what comes, beside the sentence, of one that the person ended. Throws {@link ActionFailure}, and
 * nothing else.
 */
export async function actFor<T extends ActionOutcome>(
  what: string,
  dialogue: Dialogue,
  stopped: Omit<T, "sentence">,
  work: (job: Job, ending: Ending) => Promise<T>,
): Promise<T> {
  const job = new Job(dialogue.signal, (sentence) => dialogue.progress(0, 1, sentence));
  const run = async () => {
    const ending = new Ending();
    try {
      return await work(job, ending);
    } catch (error) {
      const { sentence, details } = await ending.come(job.unstoppable());
      if (error instanceof Stopped) {
        const stoppedSentence = sentence === "" ? error.sentence : `${error.sentence} ${sentence}`;
        if (details !== "") throw new ActionFailure(stoppedSentence, details);
        return { ...stopped, sentence: stoppedSentence } as T;
      }
      throw failure(error, sentence, details);
    }
  };
  return exclusively(what, () => leased(what, run)).catch((error: unknown) => {
    throw failure(error);
  });
}

/** Runs a short look or write between actions. Throws {@link ActionFailure}. */
export function glance<T>(work: (job: Job) => Promise<T>): Promise<T> {
  return inTurn(() => work(Job.glance())).catch((error: unknown) => {
    throw failure(error);
  });
}

function failure(error: unknown, standing?: string, more = ""): ActionFailure {
  if (error instanceof ActionFailure) return error;
  const details = [detailsOf(error), more].filter((text) => text !== "").join("\n");
  const and = standing === undefined || standing === "" ? "" : ` ${standing}`;
  if (error instanceof Refusal) return new ActionFailure(error.sentence + and, details);
  if (error instanceof MazeError) return new ActionFailure(error.message + and, more);
  return new ActionFailure(`Lavirint made a mistake of its own. Please report the details below.${and}`, details);
}

/** Excel's code and message; of a mistake of our own, where it was made; "" for what needs none. */
function detailsOf(error: unknown): string {
  if (error instanceof Refusal) return error.details;
  if (error instanceof MazeError || error instanceof Stopped) return "";
  return error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ""}` : String(error);
}

/** Asks; throws Stopped if the answer is no. */
export async function askFirst(dialogue: Dialogue, question: Question): Promise<void> {
  if (!(await dialogue.ask(question))) throw new Stopped("You said no.");
}
