import { ActionFailure } from "../../../src/actions/core";
import { Stopped } from "../../../src/engine";
import { type Step, arrangeBy } from "../../acts/steps";
import { conversation, everything } from "../stage";
import { leavesSince, picturesNow } from "./leaves";
import type { RecordOfActs } from "./record";
import { tells } from "./tells";

export type Situations = Readonly<Record<string, readonly Step[]>>;

// A maze without a recipe, such as one without some of its cells, is weighed from a seed that the page draws.
beforeEach(() => {
  let draw = 0;
  jest.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
    if (array instanceof Uint32Array) array.forEach((_, i) => (array[i] = draw++));
    return array;
  });
});
afterEach(() => jest.restoreAllMocks());

/** Tests what the last step of each situation tells and leaves, as its record says. What is refused changes nothing. */
export function testSituations(record: RecordOfActs, situations: Situations): void {
  test.each(Object.entries(situations))("%s", async (name, steps) => {
    const held = await arrangeBy(...steps.slice(0, -1));
    await new Promise(setImmediate);
    const [before, pictures] = [everything(), picturesNow()];
    const talk = conversation();
    const end: unknown = await Promise.resolve(steps.at(-1)!(talk, held)).catch((error: unknown) => error);
    const outcome = end instanceof Stopped ? { sentence: end.sentence } : end;
    await new Promise(setImmediate);
    if (!(outcome instanceof ActionFailure)) {
      expect(outcome).not.toBeInstanceOf(Error);
      return record.expect(name, [...tells(talk, outcome), ...leavesSince(pictures)]);
    }
    const refused = tells(talk, { sentence: outcome.sentence });
    record.expect(
      name,
      refused.map((line) => line.replace(/^says: /, "refuses: ")),
    );
    expect(everything()).toEqual(before);
  });

  test("what is recorded is of situations that there are", () => {
    expect([...record.read().keys()].sort()).toEqual(Object.keys(situations).sort());
  });
}
