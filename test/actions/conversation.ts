import { type Filling, type Message, message } from "../../src/message";
import { Stopped } from "../../src/engine";
import { say, sayInEvery } from "../../src/words";
import { ActionFailure, type Dialogue, type Question } from "../../src/actions/core/work";
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

/** The failure with which an action ends, which must be one that a person can read. */
export async function failureOf(action: Promise<unknown>): Promise<ActionFailure> {
  const failure: unknown = await action.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(ActionFailure);
  return failure as ActionFailure;
}

/** How an action ends that the person may stop: with its outcome, or with what says that it was stopped, and how things are. */
export async function ended<T>(action: Promise<T>): Promise<T | Stopped> {
  return action.catch((error: unknown) => {
    if (error instanceof Stopped) return error;
    throw error;
  });
}

/** What the person is told of that failure. */
export async function sentenceOf(action: Promise<unknown>): Promise<Message> {
  return (await failureOf(action)).sentence;
}

/** The sentences of {@link sentenceOf}, one by one. */
export async function refusalOf(action: Promise<unknown>): Promise<readonly Filling[]> {
  return sentencesIn(await sentenceOf(action));
}

/** What an action says when it succeeds, or was stopped, sentence by sentence. */
export const said = async (action: Promise<{ readonly sentence: Message }>): Promise<readonly Filling[]> =>
  sentencesIn((await ended(action)).sentence);
