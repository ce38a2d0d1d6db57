import { type Message, inShort } from "../../../src/message";
import { ActionFailure } from "../../../src/actions/core/work";
import { Stopped } from "../../../src/engine";
import { type Act, type Held, actCalled, acts } from "../../acts";
import { idsIn, conversation, type Recording, type Trouble, everything, succeeds, withoutChance } from "../stage";
import { recordAct } from "../arranged";

/** Acts that stand for all of them every day: drawing, marking, clearing, a page, sheets of their own, and moved cells. */
const few = ["Generate", "Solve", "Clear maze", "Prepare page", "Make booklet", "Insert row"];
export const fewActs = few.map(actCalled);
/** All whose truth in trouble is the general one. */
export const allActs = acts.filter(({ troubleIn }) => troubleIn === undefined);

type Ending = Awaited<ReturnType<Recording["again"]>>;

/** Holds what is told of an act that did not succeed against the workbook. */
function expectTrue({ left = {}, inexact, looks }: Act, told: Message, before: unknown, held: Held): void {
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

/** Expects of an act in trouble that it was done nevertheless, or what is true and told where it was not. */
function expectEnd(act: Act, { fault }: Trouble, { failure, outcome, before }: Ending, held: Held): void {
  if (fault === undefined) {
    if (failure === undefined && idsIn(outcome?.sentence)[0] === "stopped")
      return expectTrue(act, outcome!.sentence, before, held);
    if (failure === undefined) return act.done(outcome, held);
    // A look has no outcome to say so.
    expect([act.looks, failure]).toEqual([true, expect.any(Stopped)]);
    return expect(everything()).toEqual(before);
  }
  if (failure === undefined) return act.done(outcome, held);
  expect(failure).toBeInstanceOf(ActionFailure);
  const { sentence, details } = failure as ActionFailure;
  expect(inShort(details!)).toContain(fault.code);
  expectTrue(act, sentence, before, held);
}

/** Tests every act with each of its requests failing in turn, and with Stop pressed during each: in those troubles that are wanted. */
export function testInTrouble(
  tested: readonly Act[],
  wanted: (troubles: readonly Trouble[]) => readonly Trouble[] = (troubles) => troubles,
): void {
  test.each(tested)("$name: each request fails in turn, and Stop is pressed during each", async (act) => {
    const { recording, held } = await recordAct(act);
    const { failure, outcome, did } = recording.undisturbed;
    expect(failure).toBeUndefined();
    act.done(outcome, held);
    for (const trouble of wanted([...recording.troubles("MemoryLimitReached")])) {
      const ending = await recording.again(trouble);
      const { fault } = trouble;
      const succeeded = fault === undefined ? "perhaps" : succeeds(fault.code, did[fault.request - 1]!);
      if (succeeded !== "perhaps") {
        const isSuccess = ending.failure === undefined;
        expect({ trouble, isSuccess }).toEqual({ trouble, isSuccess: succeeded });
      }
      expectEnd(act, trouble, ending, held);
      const told = idsIn((ending.failure as ActionFailure | undefined)?.sentence);
      // What failed and left everything as it was can be done again.
      if (fault !== undefined && told.length > 0 && told.every((id) => act.left?.[id] === undefined))
        act.done(await withoutChance(() => act.act(conversation(), held)), held);
    }
  });
}
