import type { Filling, Message } from "../../src/message";
import { say, sayInEvery } from "../../src/words";
import type { Dialogue, Question } from "../../src/actions/desk/work";
import { pane } from "./openWorkbook";
import { sentencesIn } from "../words/sentencesIn";

export { choice } from "../acts/choices";

/** A person at the pane: records what was asked and reported, and answers. */
export interface Conversation extends Dialogue {
  readonly questions: Question[];
  readonly reports: Message[];
  stop(): void;
}

/** Gives `answer` to every question; calls `heard` with every report, before the action continues. */
export function conversation(answer = true, heard: (told: Message) => void = () => undefined): Conversation {
  const controller = new AbortController();
  const questions: Question[] = [];
  const reports: Message[] = [];
  return {
    workbook: pane,
    questions,
    reports,
    say,
    inEveryLanguage: sayInEvery,
    signal: controller.signal,
    stop: () => controller.abort(),
    ask: (question) => {
      questions.push(question);
      return Promise.resolve(answer);
    },
    progress: (_done, _total, sentence) => {
      reports.push(sentence);
      heard(sentence);
    },
  };
}

/** What was asked. */
export const asked = ({ questions }: Conversation): Message[] => questions.map(({ sentence }) => sentence);

/** What an action says when it succeeds, sentence by sentence. */
export const said = async (action: Promise<{ readonly sentence: Message }>): Promise<readonly Filling[]> =>
  sentencesIn((await action).sentence);
