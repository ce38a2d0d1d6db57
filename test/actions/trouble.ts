import { type Filling, type Message, inShort, message } from "../../src/message";
import { Stopped } from "../../src/engine";
import { ActionFailure } from "../../src/actions/core/work";
import { asked, conversation, type Conversation, ended, refusalOf } from "./conversation";
import { idsIn } from "../words/sentencesIn";
import type { Batch } from "../host/protocol/batch";
import { isCleanup } from "../host/protocol/requestCounter";
import { book, forkFields, forkPane } from "./openMaze";
import { type Photo, photograph } from "./sheetReading";

/** What goes wrong while an action works. Requests are counted from 1. */
export interface Trouble {
  /** A request that fails, and before which of its calls. */
  readonly fault?: { readonly request: number; readonly action: number; readonly code: Code };
  /** Whether all requests after it fail too. */
  readonly isForGood?: boolean;
  /** How the next request fails, with which the mending begins. */
  readonly mending?: { readonly action: number; readonly code: Code };
  /** Stop is pressed while this request is under way. */
  readonly stopAt?: number;
  /** Something else happens before this request is looked at, and with each report of the action after it. */
  readonly meanwhile?: {
    readonly request: number;
    readonly happens: () => unknown;
    readonly hears?: (told: Message) => void;
  };
}

/** What a request did: it changed something; or nothing that counts, such as which sheet is in front and its page; or it only read. */
type Did = "changed" | "showed" | "read";

/** How the action ended, how many calls each of its requests had, and what each did. */
export interface Ending {
  readonly failure: unknown;
  readonly outcome: { readonly sentence: Message } | undefined;
  readonly requests: readonly number[];
  readonly did: readonly Did[];
}

type Action = (talk: Conversation) => Promise<unknown>;

/** A request of an action, its answer, and `passed` then; `restore` brings back the workbook before it. */
interface Recorded {
  readonly sent: string;
  /** The members that it calls, in their order. */
  readonly kind: string;
  /** Which of its calls, counted from 1, change something. */
  readonly changing: readonly number[];
  readonly restore: () => void;
  answer: unknown;
  passed: number;
  did: Did;
}

/** Which calls of a batch give a value to a member, or do more than find something, such as to begin to listen. From 1. */
function writesOf({ Actions }: Batch): number[] {
  return Actions.flatMap(({ ActionType, Name }, i) =>
    ActionType === 4 || (ActionType === 3 && !/^(Get|_(?!Register))/.test(Name)) ? [i + 1] : [],
  );
}

/** Whether a request brings a sheet to the front and otherwise sets up no more than pages. */
const isShowing = ({ Actions }: Batch, changing: readonly number[]) => {
  const names = changing.map((call) => Actions[call - 1]!.Name);
  const isSettingUp = (name: string) => /^(?:select|zoom|orientation|printHeadings|setPrint|centerFooter)/i.test(name);
  return names.includes("Activate") && names.every((name) => name === "Activate" || isSettingUp(name));
};

const kindOf = ({ Actions, ObjectPaths }: Batch) =>
  Actions.map(({ ActionType, Name, ObjectPathId }) => [ActionType, Name, ObjectPaths[ObjectPathId]?.Name].join(" "));

/** Runs an action with something going wrong; afterwards requests succeed again. */
export function workIn(trouble: Trouble, action: Action): Promise<Ending> {
  book.counter.reset();
  return perform(trouble, action);
}

/**
 * Runs an action. With `recorded` its requests before the trouble are those of another run: they are answered as they were then. `keep` is
 * given every request and the workbook before it.
 */
async function perform(
  { fault, isForGood = false, mending, stopAt, meanwhile }: Trouble,
  action: Action,
  recorded: readonly Recorded[] = [],
  keep?: Recorded[],
): Promise<Ending> {
  const talk = conversation(true, meanwhile?.hears);
  const { excel, counter, switches, workbook } = book;
  const execute = excel.execute.bind(excel);
  const live = Math.min(...[fault?.request, stopAt, meanwhile?.request].map((request) => request ?? Infinity));
  const did: Did[] = [];
  let number = 0;
  let other: string | undefined;

  const answer = async (batch: Batch, go: () => ReturnType<typeof execute>): ReturnType<typeof execute> => {
    const index = number++;
    const known = other === undefined && index < live ? recorded[index] : undefined;
    const text = recorded.length > 0 || keep !== undefined ? JSON.stringify(batch) : "";
    if (known !== undefined) {
      if (known.sent !== text) other = difference(index, known.sent, text);
      else if (index + 1 < live) {
        excel.passed = known.passed;
        did[index] = known.did;
        return known.answer as Awaited<ReturnType<typeof execute>>;
      }
      known.restore();
    }
    const entry = {
      sent: text,
      kind: kindOf(batch).join(),
      changing: writesOf(batch),
      restore: keep === undefined ? () => undefined : excel.fork(),
    };
    if (fault !== undefined && (index + 1 === fault.request || (isForGood && index >= fault.request))) {
      const action = index + 1 === fault.request ? fault.action : 1;
      switches.faults = [{ ...fault, request: index + 1, action, message: "A fault of the test." }];
    }
    if (mending !== undefined && index === fault?.request)
      switches.faults = [{ ...mending, request: index + 1, message: "A fault of the test." }];
    if (index + 1 === stopAt) talk.stop();
    if (index + 1 === meanwhile?.request) await meanwhile.happens();
    const before = workbook.changes.count;
    const given = await go();
    const isChanged = workbook.changes.count > before && !isShowing(batch, entry.changing);
    did[index] = isChanged ? "changed" : entry.changing.length > 0 ? "showed" : "read";
    keep?.push({ ...entry, answer: given, passed: excel.passed, did: did[index] });
    return given;
  };
  let own: string | undefined;
  excel.execute = (...sent) => {
    const [batch, , client] = sent;
    own ??= client;
    // office.js does not wait for the request that releases ranges. Other windows' requests are no part of the action.
    if (isCleanup(batch) || client !== own) return execute(...sent);
    return answer(batch, () => execute(...sent));
  };
  // Pauses before a request is made again are none: nobody does anything in them.
  const { setTimeout } = globalThis;
  Object.assign(globalThis, { setTimeout: (run: () => void) => setTimeout(run) });
  try {
    const ending = await ended(action(talk)).then(
      (outcome) => ({ outcome: outcome as { sentence: Message }, failure: undefined }),
      (failure: unknown) => ({ failure, outcome: undefined }),
    );
    if (other !== undefined) throw new Error(other);
    if (recorded.length > 0 && number < live)
      throw new Error(`There is no request ${live}.`, { cause: ending.failure });
    return { ...ending, did, requests: counter.requests.map(({ actions }) => actions) };
  } finally {
    switches.faults = [];
    excel.execute = execute;
    Object.assign(globalThis, { setTimeout });
  }
}

function difference(index: number, one: string, other: string): string {
  const at = Math.max(0, [...one].findIndex((character, i) => character !== other[i]) - 40);
  const [was, is] = [one, other].map((text) => text.slice(at, at + 80));
  return `Request ${index + 1} is not the recorded one, so the record cannot answer: …${was}… is now …${is}…`;
}

/** An action that ran once, to be run again in trouble. */
export interface Recording {
  /** How it ended without any. */
  readonly undisturbed: Ending & { readonly before: unknown };
  /**
   * Runs it again from where it began. The requests before the trouble must be the recorded ones, byte for byte, and get the recorded
   * answers; then the workbook is put there as it was, and the rest is done in it.
   */
  again(trouble: Trouble): Promise<Ending & { readonly before: unknown }>;
  /**
   * Stop during each request, and each refused with the code, before its first call, in its middle and before its last, and there with
   * the other of {@link CODES} too. Of neighbours that call the same members the first, one in the middle and the last.
   */
  troubles(code?: (typeof CODES)[number]): Iterable<Trouble>;
  /** Each place in each request that may leave something else than the one before it: before each change, and before the last call. */
  readonly places: readonly { readonly request: number; readonly action: number }[];
  /** The requests, counted from 1, that may tell something: of neighbours that call the same members as above. */
  readonly telling: readonly number[];
}

/**
 * Arranges a workbook and runs an action in it, once. `memory` are objects of the page, besides its pane, that the action changes; `look`
 * is what is compared with `before`, {@link everything} unless given.
 */
export async function record(
  arrange: () => unknown,
  act: Action,
  { memory = () => [], look = everything }: { memory?: () => readonly object[]; look?: () => unknown } = {},
): Promise<Recording> {
  await arrange();
  book.counter.reset();
  const before = look();
  const restore = [book.excel.fork(), forkPane(), ...memory().map(forkFields)];
  const requests: Recorded[] = [];
  const undisturbed = { ...(await withoutChance(() => perform({}, act, [], requests))), before };
  const telling = tellingOf(requests.map(({ kind }) => kind));
  return {
    undisturbed,
    places: requests.flatMap(({ changing, did }, i) => {
      if (did !== "changed") return [];
      return [...new Set([...changing, undisturbed.requests[i]!])].map((action) => ({ request: i + 1, action }));
    }),
    telling,
    again: async (trouble) => {
      // What the run before sent without waiting for the answer belongs to that run.
      await new Promise((resolve) => setImmediate(resolve));
      for (const each of restore) each();
      return { ...(await withoutChance(() => perform(trouble, act, requests))), before };
    },
    troubles: function* (code = CODES[0]) {
      for (const request of telling) {
        yield { stopAt: request };
        yield* faults(request, undisturbed.requests[request - 1]!, code);
      }
    },
  };
}

function* faults(request: number, actions: number, code: Code): Generator<Trouble> {
  for (const action of new Set([1, Math.ceil(actions / 2), actions])) yield { fault: { request, action, code } };
  for (const other of CODES) if (other !== code) yield { fault: { request, action: actions, code: other } };
}

function tellingOf(kinds: readonly string[]): number[] {
  const found: number[] = [];
  for (let first = 0; first < kinds.length;) {
    let last = first;
    while (kinds[last + 1] === kinds[first]) last++;
    found.push(...new Set([first, (first + last) >> 1, last]));
    first = last + 1;
  }
  return found.map((index) => index + 1);
}

/** Fresh seeds are the same in each run, so that its requests are. */
export async function withoutChance<T>(work: () => Promise<T>): Promise<T> {
  let state = 1;
  const chance = jest.spyOn(globalThis.crypto, "getRandomValues").mockImplementation((draws) => {
    const numbers = draws as unknown as Uint32Array;
    for (const i of numbers.keys()) numbers[i] = state = (state * 48_271) % 2_147_483_647;
    return draws;
  });
  try {
    return await work();
  } finally {
    chance.mockRestore();
  }
}

export interface Everything {
  readonly sheets: readonly (readonly [name: string, visibility: string, photo: Photo])[];
  readonly front: string;
  readonly names: readonly string[];
}

/** Everything on all sheets that a person would miss. */
export function everything(): Everything {
  return {
    sheets: book.workbook.sheets.map((each) => [each.name, each.visibility, photograph(each, "A1:BD30")]),
    front: book.workbook.activeSheet.name,
    names: book.workbook.names.map(({ name, formula, visible }) => `${name} ${formula} ${visible}`).sort(),
  };
}

/** Expects that an action is refused with this, and changes nothing. */
export async function expectRefused(action: () => Promise<unknown>, ...refused: readonly Filling[]): Promise<void> {
  expect(await refusedUnchanged(action)).toEqual([...refused, message("nothing-changed")]);
}

/** The sentences with which an action is refused that leaves everything in the workbook as it was. */
export async function refusedUnchanged(action: () => Promise<unknown>): Promise<readonly Filling[]> {
  const before = everything();
  const refusal = await refusalOf(action());
  expect(everything()).toEqual(before);
  return refusal;
}

/** What an action asks of a person who answers with no, so that nothing changes, and says that it was cancelled. */
export async function askedInVain(action: (talk: Conversation) => Promise<unknown>): Promise<readonly Message[]> {
  const [talk, before] = [conversation(false), everything()];
  const { sentence } = (await ended(action(talk))) as { readonly sentence: Message };
  expect([idsIn(sentence)[0], everything()]).toEqual(["cancelled", before]);
  return asked(talk);
}

/** Excel gives no reason for the first; the second says that the same would fail again. */
const CODES = ["GeneralException", "MemoryLimitReached"] as const;
/** {@link CODES}, or another one of Excel's. */
type Code = (typeof CODES)[number] | (string & {});

/**
 * Whether an action succeeds although one of its requests fails once, by what that request does undisturbed: what is shown does not
 * matter; what is read is read once more if the error may pass, and may be done without if not; what is changed may be changed in
 * another form if Excel gives no reason.
 */
function succeeds({ fault }: Trouble, { mayGoOn }: Truth, undisturbed: readonly Did[]): boolean | "perhaps" {
  if (fault === undefined) return true;
  const [did, isUnexplained] = [undisturbed[fault.request - 1], fault.code === "GeneralException"];
  if (mayGoOn === true || did === "showed") return "perhaps";
  if (did === "read") return isUnexplained || "perhaps";
  return isUnexplained ? "perhaps" : false;
}

/** What must be true after an action that was in trouble. */
export interface Truth {
  /** After it succeeded. */
  readonly done: (outcome: unknown) => void;
  /** If the sentence says that it did not. */
  readonly left: (sentence: Message, before: unknown) => unknown;
  /**
   * Whether it may go on or end after any refusal, as where sheets that do not arrive are drawn; otherwise {@link succeeds} says which, and
   * what it tells names the code.
   */
  readonly mayGoOn?: boolean | undefined;
  /** What follows a failure. */
  readonly next?: (sentence: Message) => unknown;
}

/** Expects of an action in each of these troubles that it was done nevertheless, or what is true and told where it was not. */
export async function expectTrue(recording: Recording, truth: Truth, troubles: Iterable<Trouble>): Promise<void> {
  const { undisturbed, again } = recording;
  expect(undisturbed.failure).toBeUndefined();
  truth.done(undisturbed.outcome);
  for (const trouble of troubles) {
    const { failure, outcome, before } = await again(trouble);
    const { fault } = trouble;
    const isSuccess = failure === undefined;
    const wanted = succeeds(trouble, truth, undisturbed.did);
    expect({ trouble, isSuccess }).toEqual({ trouble, isSuccess: wanted === "perhaps" ? isSuccess : wanted });
    if (isSuccess) {
      if (outcome instanceof Stopped) await truth.left(outcome.sentence, before);
      else truth.done(outcome);
    } else {
      expect(failure).toBeInstanceOf(ActionFailure);
      const { sentence, details } = failure as ActionFailure;
      if (truth.mayGoOn !== true) expect(inShort(details!)).toContain(fault!.code);
      await truth.left(sentence, before);
      await truth.next?.(sentence);
    }
  }
}
