import { say } from "../../src/words";
import type { Dialogue, Question } from "../../src/actions/desk/dialogue";
import { defaultLayout, type GenerateChoice } from "../../src/actions/desk/choices";
import { pane } from "./openWorkbook";

/** A person at the pane: records what was asked and reported, and answers. */
export interface Conversation extends Dialogue {
  readonly questions: Question[];
  readonly reports: string[];
  stop(): void;
}

/** Gives `answer` to every question; calls `heard` with every report, before the action continues. */
export function conversation(answer = true, heard: (sentence: string) => void = () => undefined): Conversation {
  const controller = new AbortController();
  const questions: Question[] = [];
  const reports: string[] = [];
  return {
    workbook: pane,
    questions,
    reports,
    say,
    signal: controller.signal,
    stop: () => controller.abort(),
    ask: (question) => {
      questions.push(question);
      return Promise.resolve(answer);
    },
    progress: (_done, _total, sentence) => {
      reports.push(say(sentence));
      heard(say(sentence));
    },
  };
}

export const choice: GenerateChoice = {
  generator: "kruskal",
  seed: "a seed",
  setNumbers: "none",
  pace: "instant",
  tint: false,
  layout: defaultLayout,
};
