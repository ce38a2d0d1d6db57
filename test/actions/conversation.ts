import type { Message } from "../../src/message";
import { say, sayInEvery } from "../../src/words";
import type { Dialogue, Question } from "../../src/actions/desk/dialogue";
import { defaultLayout, type GenerateChoice } from "../../src/actions/desk/choices";
import { pane } from "./openWorkbook";

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

export const choice: GenerateChoice = {
  generator: "kruskal",
  seed: "a seed",
  setNumbers: "none",
  pace: "instant",
  tint: false,
  layout: defaultLayout,
};

/** Whether a report is of a part of the maze after the first. */
export function isLaterPart(told: Message): boolean {
  return told.id === "drawing-maze-part" && (told as Message<"drawing-maze-part">).args.part > 1;
}
