import { engine } from "../../engine";
import { Refusal } from "../../worksheet/excel";
import {
  type Surroundings,
  dropEarlierScratch,
  planScratch,
  scratchAdded,
  surroundings,
  worksheetsOf,
} from "../../worksheet/probe";
import { type ActionOutcome, type Dialogue, actFor } from "../desk";
import { type Answer, questions } from "./questions";

interface SelfCheckOutcome extends ActionOutcome {
  /** For somebody else to read: where this runs, and every finding. Empty where the person stopped it. */
  readonly report: string;
  readonly answers: readonly Answer[];
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
  return actFor<SelfCheckOutcome>("Report", dialogue, { report: "", answers: [] }, async (job, changes) => {
    const begun = now();
    const sheets = await worksheetsOf(job);
    const earlier = await dropEarlierScratch(job, sheets);
    const removed = earlier
      .map((name) => ` The sheet ${name}, which an earlier report had left, was removed.`)
      .join("");
    if (removed !== "") changes.keep(`${removed.trim()} Nothing else was changed.`);
    const names = sheets.map(({ name }) => name).filter((name) => !earlier.includes(name));
    const scratch = await planScratch(job, names);
    const added = scratchAdded(scratch);
    await changes.make(job, added);
    const answers: Answer[] = [];
    for (const [i, [about, ask]] of questions.entries()) {
      dialogue.progress(i, questions.length, `Looking at ${about.toLowerCase()}…`);
      if (now() - begun > TIME) {
        answers.push({ about, answer: "not looked at, because the other answers took too long" });
        continue;
      }
      try {
        answers.push(...(await ask(job, scratch.name, now)));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        answers.push({ about, answer: `refused: ${error.details}` });
      }
    }
    answers.push({ about: "Mazes are made and solved", answer: await engine.prepare() });
    await added.takeBack(job);
    changes.keep();
    return {
      sentence: `The report is made. Nothing of it is left in the workbook.${removed}`,
      report: reportOf(version, surroundings(), answers),
      answers,
    };
  });
}

function reportOf(
  version: string,
  { platform, version: host, language, apiSets }: Surroundings,
  answers: readonly Answer[],
): string {
  return [
    `Lavirint ${version}: what it found out about the program that holds the workbook`,
    `Platform: ${platform} ${host}, ${language}`,
    `API sets: ${apiSets.join(", ")}`,
    ...answers.map(({ about, answer }) => `${about}: ${answer}`),
    "",
  ].join("\n");
}
