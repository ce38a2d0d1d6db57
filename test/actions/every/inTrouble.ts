import { type Message, inShort } from "../../../src/message";
import { Stopped } from "../../../src/engine";
import { ActionFailure } from "../../../src/actions/desk/work";
import { type Act, type Held, acts } from "../../acts";
import { idsIn } from "../../words/sentencesIn";
import { type Arranged, arranged } from "../arranged";
import { book } from "../openMaze";
import { type Ending, type Trouble, everything, succeeds, workIn } from "../trouble";

/** Acts that stand for all of them every day: drawing, marking, clearing, a page, sheets of their own, and moved cells. */
export const fewActs = actsOf(["Generate", "Solve", "Clear maze", "Prepare page", "Make booklet", "Insert row"]);
/** All whose truth in trouble is the general one. */
export const allActs = acts.filter(({ troubleIn }) => troubleIn === undefined);

function actsOf(names: readonly string[]): readonly Act[] {
  return names.map((name) => acts.find((act) => act.name === name)!);
}

/** How an act ended, and everything as it was before its first request: by then a person may have selected cells or typed a size. */
export type Tried = Ending & { readonly before: unknown; readonly held: Held };

export async function tryIn(trouble: Trouble, { act }: Act, start: Arranged): Promise<Tried> {
  const held = start.again();
  const execute = book.excel.execute.bind(book.excel);
  const begun: { before?: unknown } = {};
  book.excel.execute = (...request) => {
    begun.before ??= everything();
    return execute(...request);
  };
  const ending = await workIn(trouble, (talk) => act(talk, held));
  return { ...ending, held, before: begun.before ?? everything() };
}

/**
 * An act from its beginning: how it ends undisturbed, and which of its requests are worth a trouble: of neighbours of one kind, such as
 * those that draw one part of a maze after the other, the first, the middle and the last one.
 */
export async function begin(act: Act): Promise<{ start: Arranged; whole: Tried; worth: readonly number[] }> {
  const start = await arranged(act);
  const whole = await tryIn({}, act, start);
  expect(whole.failure).toBeUndefined();
  act.done(whole.outcome, whole.held);
  // One that begins to listen is not made again either.
  const did = whole.did.map((each, index) => {
    const { Actions } = book.counter.requests[index]!.batch;
    return each === "read" && Actions.some(({ Name }) => Name.startsWith("_Register")) ? "showed" : each;
  });
  const kinds = book.counter.requests.map(({ batch }, index) => {
    const calls = batch.Actions.map(({ ActionType, Name }) => `${ActionType} ${Name}`);
    return [whole.did[index], ...new Set(calls)].join();
  });
  return { start, whole: { ...whole, did }, worth: endsAndMiddles(kinds) };
}

/** The places of the first, the middle and the last of each run of equal neighbours. */
export function endsAndMiddles(kinds: readonly string[]): number[] {
  const places = new Set<number>();
  for (let first = 0; first < kinds.length;) {
    let last = first;
    while (kinds[last + 1] === kinds[first]) last++;
    for (const place of [first, (first + last) >> 1, last]) places.add(place);
    first = last + 1;
  }
  return [...places];
}

/** Holds what is told of an act that did not succeed against the workbook. */
export function expectTrue({ left = {}, inexact, looks }: Act, told: Message, { before, held }: Tried): void {
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

/** Which code an error has, and before which of a request's calls it comes. */
export type Fault = readonly [code: Parameters<typeof succeeds>[0], place: "first" | "middle" | "last"];

/** Tests every act with each of its requests failing in turn. */
export function testFailing(tested: readonly Act[], faults: readonly Fault[]): void {
  test.each(tested)("$name: each request fails in turn", async (act) => {
    const { start, whole, worth } = await begin(act);
    for (const index of worth) {
      const actions = whole.requests[index]!;
      const places = { first: 1, middle: Math.ceil(actions / 2), last: actions };
      const different = new Map(faults.map(([code, place]) => [code + places[place], [code, places[place]] as const]));
      for (const [code, action] of different.values()) {
        const broken = await tryIn({ fault: { request: index + 1, action, code } }, act, start);
        const wanted = succeeds(code, whole.did[index]!);
        const isSuccess = broken.failure === undefined;
        const where = { request: index + 1, action, code };
        if (wanted !== "perhaps") expect({ ...where, isSuccess }).toEqual({ ...where, isSuccess: wanted });
        if (isSuccess) {
          act.done(broken.outcome, broken.held);
          continue;
        }
        expect(broken.failure).toBeInstanceOf(ActionFailure);
        const { sentence, details } = broken.failure as ActionFailure;
        expect(inShort(details!)).toContain(code);
        expectTrue(act, sentence, broken);
      }
    }
  });
}

/** Tests every act with Stop pressed during each of its requests. */
export function testStopped(tested: readonly Act[]): void {
  test.each(tested)("$name: Stop is pressed during each request", async (act) => {
    const { start, worth } = await begin(act);
    for (const index of worth) {
      const ending = await tryIn({ stopAt: index + 1 }, act, start);
      const { failure, outcome, held, before } = ending;
      if (failure !== undefined) {
        expect([act.looks, failure]).toEqual([true, expect.any(Stopped)]);
        expect(everything()).toEqual(before);
        continue;
      }
      const { sentence } = outcome ?? {};
      if (sentence !== undefined && idsIn(sentence)[0] === "stopped") expectTrue(act, sentence, ending);
      else act.done(outcome, held);
    }
  });
}
