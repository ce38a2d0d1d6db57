import type { Message } from "../../../src/message";
import { type Act, type Held, actCalled, acts } from "../../acts";
import { idsIn, conversation, expectTrue, type Trouble, type Truth, everything, withoutChance } from "../stage";
import { recordAct } from "../arranged";

/** Acts that stand for all of them every day: drawing, marking, clearing, a page, sheets of their own, and moved cells. */
const few = ["Generate", "Solve", "Clear maze", "Prepare page", "Make booklet", "Insert row"];
export const fewActs = few.map(actCalled);
/** All whose truth in trouble is the general one. */
export const allActs = acts.filter(({ troubleIn }) => troubleIn === undefined);

/** Holds what is told of an act that did not succeed against the workbook. */
function expectLeft({ left = {}, inexact, looks }: Act, told: Message, before: unknown, held: Held): void {
  const ids = idsIn(told);
  expect(ids.join()).not.toMatch(/unfinished|in-part|partly/);
  const other = ids.map((id) => left[id]).find((check) => check !== undefined);
  if (other !== undefined) return other(before, held);
  if (looks !== true) {
    expect(["nothing-changed", "sheet-as-before", "nothing-else-changed"]).toContain(ids.at(-1));
    if (ids.at(-1) === "nothing-else-changed") expect(ids.at(-2)).toBe(inexact);
  }
  expect(everything()).toEqual(before);
}

/** Tests every act with each of its requests failing in turn, and with Stop pressed during each: in those troubles that are wanted. */
export function testInTrouble(
  tested: readonly Act[],
  wanted: (troubles: readonly Trouble[]) => readonly Trouble[] = (troubles) => troubles,
): void {
  test.each(tested)("$name: each request fails in turn, and Stop is pressed during each", async (act) => {
    const { recording, held } = await recordAct(act);
    const truth: Truth = {
      done: (outcome) => act.done(outcome, held),
      left: (told, before) => expectLeft(act, told, before, held),
      // What failed and left everything as it was can be done again.
      next: async (told) => {
        if (idsIn(told).every((id) => act.left?.[id] === undefined))
          act.done(await withoutChance(() => act.act(conversation(), held)), held);
      },
    };
    await expectTrue(recording, truth, wanted([...recording.troubles("MemoryLimitReached")]));
  });
}
