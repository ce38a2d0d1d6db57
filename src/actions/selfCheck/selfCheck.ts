import { engine } from "../../engine";
import { type Message, message, together } from "../../message";
import { Refusal } from "../../worksheet/excel";
import { dropEarlierScratch, planScratch, scratchAdded, surroundings, worksheetsOf } from "../../worksheet/probe";
import { type ActionOutcome, type Dialogue, actFor } from "../desk";
import { questions } from "./questions";

interface SelfCheckOutcome extends ActionOutcome {
  /** For somebody else to read: where this runs, and every finding. Empty where the person stopped it. */
  readonly report: string;
  /** A line of the report each. */
  readonly findings: readonly Message[];
}

/** After this many milliseconds no further question is asked; one takes a second or two at most on a host that answers. */
const TIME = 10_000;

/**
 * Finds out, on a scratch sheet that it adds and deletes, how the host does what is documented differently, or not at all: about 30 small
 * requests. If the request of a question is refused, the refusal's code is the answer. Throws ActionFailure; then nothing is left
 * behind, or the sentence says what. `now` is a clock in milliseconds.
 */
export function selfCheck(
  version: string,
  dialogue: Dialogue,
  now: () => number = () => performance.now(),
): Promise<SelfCheckOutcome> {
  return actFor<SelfCheckOutcome>(
    message("report-button"),
    dialogue,
    { report: "", findings: [] },
    async (job, changes) => {
      const begun = now();
      const sheets = await worksheetsOf(job);
      const earlier = await dropEarlierScratch(job, sheets);
      const removed = earlier.map((sheet) => message("earlier-report-sheet-removed", { sheet }));
      if (removed.length > 0) changes.keep(together(...removed, message("report-changed-nothing-else")));
      const names = sheets.map(({ name }) => name).filter((name) => !earlier.includes(name));
      const scratch = await planScratch(job, names);
      const added = scratchAdded(scratch);
      await changes.make(job, added);
      const findings: Message[] = [];
      for (const [i, [topic, ask]] of questions.entries()) {
        dialogue.progress(i, questions.length, message("report-looks", { topic }));
        if (now() - begun > TIME) {
          findings.push(message("report-topic-skipped", { topic }));
          continue;
        }
        try {
          findings.push(...(await ask(job, scratch.name, now)));
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          findings.push(message("report-topic-refused", { topic, details: error.details ?? error.code }));
        }
      }
      findings.push(message("report-engine", { where: await engine.prepare() }));
      await added.takeBack(job);
      changes.keep();
      const lines = [...headOf(version), ...findings];
      return {
        sentence: together(message("report-made"), ...removed),
        report: lines.map((line) => `${dialogue.say(line)}\n`).join(""),
        findings,
      };
    },
  );
}

function headOf(version: string): Message[] {
  const { platform, version: host, language, apiSets } = surroundings();
  return [
    message("report-title", { version }),
    message("report-platform", { platform, host, language }),
    message("about-api-sets", { sets: apiSets.join(", ") }),
  ];
}
