import { say } from "../../src/words";
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

/** What the person reads of that failure. */
export async function sentenceOf(action: Promise<unknown>): Promise<string> {
  return say((await failureOf(action)).sentence);
}
