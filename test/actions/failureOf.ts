import type { Message } from "../../src/message";
import { ActionFailure } from "../../src/actions/desk/work";

/** The failure with which an action ends, which must be one that a person can read. */
export async function failureOf(action: Promise<unknown>): Promise<ActionFailure> {
  const failure: unknown = await action.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(ActionFailure);
  return failure as ActionFailure;
}

/** What the person is told of that failure. */
export async function sentenceOf(action: Promise<unknown>): Promise<Message> {
  return (await failureOf(action)).sentence;
}
