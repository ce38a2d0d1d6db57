import { type Message, inShort } from "../../src/message";
import { idsIn } from "../words/sentencesIn";
import { ActionFailure } from "../../src/actions/desk/work";
import { conversation, type Conversation } from "./conversation";
import { IS_DEEP } from "../depth";
import { isCleanup } from "../host/protocol/requestCounter";
import { book } from "./openMaze";
import { photograph } from "./sheetReading";

/** What goes wrong while an action works. */
export interface Trouble {
  /** A request that fails, counted from 1, and before which of its calls. */
  readonly fault?: { readonly request: number; readonly action: number; readonly code: string };
  /** Stop is pressed while this request is under way, counted from 1. */
  readonly stopAt?: number;
}

/** What a request did: it changed something; it changed nothing that counts, such as which sheet is in front; or it only read. */
type Did = "changed" | "showed" | "read";

/** How the action ended, how many calls each of its requests had, and what each did. */
export interface Ending {
  readonly failure: unknown;
  readonly outcome: { readonly sentence: Message } | undefined;
  readonly requests: readonly number[];
  readonly did: readonly Did[];
}

/** Whether a batch gives a value to a member, or calls one that does more than find something. */
function writes({ Actions }: Parameters<typeof isCleanup>[0]): boolean {
  return Actions.some(({ ActionType, Name }) => ActionType === 4 || (ActionType === 3 && !/^(Get|_)/.test(Name)));
}

/** Runs an action with something going wrong; afterwards requests succeed again. */
export async function workIn(
  { fault, stopAt }: Trouble,
  action: (talk: Conversation) => Promise<unknown>,
): Promise<Ending> {
  book.counter.reset();
  if (fault !== undefined) book.switches.faults = [{ ...fault, message: "A fault of the test." }];
  const talk = conversation();
  const execute = book.excel.execute.bind(book.excel);
  const did: Did[] = [];
  book.excel.execute = async (...request) => {
    const number = book.counter.requests.length;
    if (number + 1 === stopAt) talk.stop();
    const { changes } = book.workbook;
    const before = changes.count;
    const answer = await execute(...request);
    if (!isCleanup(request[0]))
      did[number] = changes.count > before ? "changed" : writes(request[0]) ? "showed" : "read";
    return answer;
  };
  const ending = await action(talk).then(
    (outcome) => ({ outcome: outcome as { sentence: Message }, failure: undefined }),
    (failure: unknown) => ({ failure, outcome: undefined }),
  );
  book.switches.faults = [];
  book.excel.execute = execute;
  return { ...ending, did, requests: book.counter.requests.map(({ actions }) => actions) };
}

/** Everything on all sheets that a person would miss. */
export function everything(): unknown {
  return {
    sheets: book.workbook.sheets.map((each) => [each.name, each.visibility, photograph(each, "A1:BD30")]),
    front: book.workbook.activeSheet.name,
    names: book.workbook.names.map(({ name, formula, visible }) => `${name} ${formula} ${visible}`).sort(),
  };
}

/** Excel gives no reason for the first; the second says that the same would fail again. */
export const CODES = ["GeneralException", "MemoryLimitReached"] as const;

/**
 * Whether an action succeeds although one of its requests fails once, by what that request does undisturbed: what is shown does not
 * matter; what is read is read once more if the error may pass, and may be done without if not; what is changed may be changed in
 * another form if Excel gives no reason.
 */
export function succeeds(code: (typeof CODES)[number], did: Did): boolean | "perhaps" {
  if (did === "showed") return "perhaps";
  if (did === "read") return code === "GeneralException" || "perhaps";
  return code === "GeneralException" ? "perhaps" : false;
}

/** An action, and what must be true after it succeeded. */
export interface Scenario {
  readonly name: string;
  readonly act: (talk: Conversation) => Promise<unknown>;
  readonly done: () => void;
}

/** Runs a scenario in a fresh workbook, in trouble or without; `before` is {@link everything} before the action. */
type Run<S> = (scenario: S, trouble: Trouble) => Promise<Ending & { readonly before: unknown }>;

/** What must be true if the sentence says that the action did not succeed. */
type Truth<S> = (scenario: S, sentence: Message, before: unknown) => void;

/**
 * Tests every scenario with each of its requests failing in turn, and with Stop pressed during each, which only the deep tests have time
 * for.
 */
export function testInTrouble<S extends Scenario>(scenarios: readonly S[], run: Run<S>, expectTrue: Truth<S>): void {
  if (!IS_DEEP) return;
  describe.each(scenarios)("$name", (scenario) => {
    test.each(CODES)("each request fails in turn with %s", async (code) => {
      const { requests, failure, did } = await run(scenario, {});
      expect(failure).toBeUndefined();
      scenario.done();
      for (const [index, actions] of requests.entries()) {
        // Before its first call, in its middle and before its last.
        for (const action of new Set([1, Math.ceil(actions / 2), actions])) {
          const broken = await run(scenario, { fault: { request: index + 1, action, code } });
          const wanted = succeeds(code, did[index]!);
          const isSuccess = broken.failure === undefined;
          expect({ index, action, isSuccess }).toEqual({
            index,
            action,
            isSuccess: wanted === "perhaps" ? isSuccess : wanted,
          });
          if (broken.failure === undefined) {
            scenario.done();
            continue;
          }
          expect(broken.failure).toBeInstanceOf(ActionFailure);
          const { sentence, details } = broken.failure as ActionFailure;
          expect(inShort(details!)).toContain(code);
          expectTrue(scenario, sentence, broken.before);
        }
      }
    });

    test("Stop is pressed during each request in turn", async () => {
      const { requests } = await run(scenario, {});
      for (const index of requests.keys()) {
        const { failure, outcome, before } = await run(scenario, { stopAt: index + 1 });
        expect(failure).toBeUndefined();
        const { sentence } = outcome!;
        if (idsIn(sentence)[0] === "stopped") expectTrue(scenario, sentence, before);
        else scenario.done();
      }
    });
  });
}
