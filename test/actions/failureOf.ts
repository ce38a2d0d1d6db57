import { type Filling, type Message, message } from "../../src/message";
import { Stopped } from "../../src/engine";
import { ActionFailure } from "../../src/actions/core/work";
import { sentencesIn } from "../words/sentencesIn";
import { everything } from "./trouble";

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

/** Expects that an action is refused with this, and changes nothing. */
export async function expectRefused(action: () => Promise<unknown>, ...refused: readonly Filling[]): Promise<void> {
  expect(await refusedUnchanged(action)).toEqual([...refused, message("nothing-changed")]);
}

/** The sentences of {@link sentenceOf}, one by one. */
export async function refusalOf(action: Promise<unknown>): Promise<readonly Filling[]> {
  return sentencesIn(await sentenceOf(action));
}

/** The sentences with which an action is refused that leaves everything in the workbook as it was. */
export async function refusedUnchanged(action: () => Promise<unknown>): Promise<readonly Filling[]> {
  const before = everything();
  const refusal = await refusalOf(action());
  expect(everything()).toEqual(before);
  return refusal;
}
