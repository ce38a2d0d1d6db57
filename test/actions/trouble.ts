import { ActionFailure } from "../../src/actions/desk/work";
import { conversation, type Conversation } from "./conversation";
import { book } from "./openMaze";
import { photograph } from "./sheetReading";

/** What goes wrong while an action works. */
export interface Trouble {
  /** A request that fails, counted from 1, and before which of its calls. */
  readonly fault?: { readonly request: number; readonly action: number; readonly code: string };
  /** Stop is pressed while this request is under way, counted from 1. */
  readonly stopAt?: number;
}

/** How the action ended, and how many calls each of its requests had. */
export interface Ending {
  readonly failure: unknown;
  readonly outcome: { readonly sentence: string } | undefined;
  readonly requests: readonly number[];
}

/** Lets an action work in trouble; afterwards requests succeed again. */
export async function workIn(
  { fault, stopAt }: Trouble,
  action: (talk: Conversation) => Promise<unknown>,
): Promise<Ending> {
  book.counter.reset();
  if (fault !== undefined) book.switches.faults = [{ ...fault, message: "A fault of the test." }];
  const talk = conversation();
  const execute = book.excel.execute.bind(book.excel);
  book.excel.execute = (...request) => {
    if (book.counter.requests.length + 1 === stopAt) talk.stop();
    return execute(...request);
  };
  const ending = await action(talk).then(
    (outcome) => ({ outcome: outcome as { sentence: string }, failure: undefined }),
    (failure: unknown) => ({ failure, outcome: undefined }),
  );
  book.switches.faults = [];
  return { ...ending, requests: book.counter.requests.map(({ actions }) => actions) };
}

/** What a person would miss, of every sheet there is. */
export function everything(): unknown {
  return {
    sheets: book.workbook.sheets.map((each) => [each.name, each.visibility, photograph(each, "A1:BD30")]),
    front: book.workbook.activeSheet.name,
    names: book.workbook.names.map(({ name, formula, visible }) => `${name} ${formula} ${visible}`).sort(),
  };
}

/** One action from a fresh workbook on, in trouble or without; `before` is {@link everything} before the action. */
export type Run = (trouble: Trouble) => Promise<Ending & { readonly before: unknown }>;

/** What must hold afterwards: `done` where the action succeeded, `told` where a sentence says that it did not. */
export interface Truth {
  done(): void;
  told(sentence: string, before: unknown): void;
}

/** Each request fails in turn with this code, before its first call, in its middle and before its last. */
export async function failEachRequest(run: Run, code: string, { done, told }: Truth): Promise<void> {
  const { requests, failure } = await run({});
  expect(failure).toBeUndefined();
  done();
  for (const [index, actions] of requests.entries()) {
    for (const action of new Set([1, Math.ceil(actions / 2), actions])) {
      const broken = await run({ fault: { request: index + 1, action, code } });
      if (broken.failure === undefined) {
        done();
        continue;
      }
      expect(broken.failure).toBeInstanceOf(ActionFailure);
      const { sentence, details } = broken.failure as ActionFailure;
      expect(details).toContain(code);
      told(sentence, broken.before);
    }
  }
}

/** Stop is pressed while each request in turn is under way. */
export async function stopAtEachRequest(run: Run, { done, told }: Truth): Promise<void> {
  const { requests } = await run({});
  for (const index of requests.keys()) {
    const { failure, outcome, before } = await run({ stopAt: index + 1 });
    expect(failure).toBeUndefined();
    if (outcome!.sentence.startsWith("Stopped.")) told(outcome!.sentence, before);
    else done();
  }
}
