import { type Filling, type Message, message } from "../../src/message";
import { say, sayInEvery } from "../../src/words";
import type { Dialogue, Question } from "../../src/actions/core/work";
import { ended } from "./failureOf";
import { pane } from "./openWorkbook";
import { sentencesIn } from "../words/sentencesIn";

export { choice } from "../acts/choices";

/** A person at the pane: records what was asked and reported, and answers. */
export interface Conversation extends Dialogue {
  readonly questions: Question[];
  readonly reports: Message[];
  /** How much was done, of how much: each report of it. */
  readonly parts: (readonly [done: number, total: number])[];
  stop(): void;
}

/** Gives `answer` to every question; calls `heard` with every sentence, and `counted` with every part, before the action continues. */
export function conversation(
  answer = true,
  heard: (told: Message) => void = () => undefined,
  counted: (done: number, total: number) => void = () => undefined,
): Conversation {
  const controller = new AbortController();
  const questions: Question[] = [];
  const reports: Message[] = [];
  const parts: [number, number][] = [];
  return {
    workbook: pane,
    button: message("generate-button"),
    questions,
    reports,
    parts,
    say,
    inEveryLanguage: sayInEvery,
    signal: controller.signal,
    stop: () => controller.abort(),
    ask: (question) => {
      questions.push(question);
      return Promise.resolve(answer);
    },
    progress: (done, total, sentence) => {
      if (sentence === undefined) {
        parts.push([done, total]);
        counted(done, total);
      } else {
        reports.push(sentence);
        heard(sentence);
      }
    },
  };
}

export const asked = ({ questions }: Conversation): Message[] => questions.map(({ sentence }) => sentence);

/** What an action says when it succeeds, or was stopped, sentence by sentence. */
export const said = async (action: Promise<{ readonly sentence: Message }>): Promise<readonly Filling[]> =>
  sentencesIn((await ended(action)).sentence);
