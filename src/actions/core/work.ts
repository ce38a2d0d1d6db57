import { type Message, inLines, inShort, message, together, isSame, type SayWords } from "../../message";
import { MazeError } from "../../maze/model";
import { Changes } from "../../worksheet/changes";
import { ExcelSession, type Locks, OpenWorkbook, Refusal } from "../../worksheet/excel";
import { NotLoaded, Stopped } from "../../engine";
import type { MazeSheetTexts } from "../../worksheet/grid";

/** A decision for the person, in a sentence that names the cells. */
export interface Question {
  /** For example: "B4:C9 on Sheet1 hold 11 values. Overwrite them?" */
  readonly sentence: Message;
  readonly yes: Message;
  /** The label of the other button, if the action then goes on in another way; "Cancel" where it is missing, which ends it. */
  readonly no?: Message;
}

/** What an action is given: its workbook, and ways to talk with the person while it runs. The pane and the ribbon each have one. */
export interface Dialogue {
  readonly workbook: OpenWorkbook;
  readonly button: Message;
  ask(question: Question): Promise<boolean>;
  /** `done` of `total` parts, or a sentence for the status line; with a total of 0 the work waits for the person, and it says why. */
  readonly progress: (done: number, total: number, sentence?: Message) => void;
  /**
   * A message in the words of what is written into sheets, which may be of another language than the pane's: headings, labels, names of
   * outcomes. An action gives the worksheet floor texts, or this function with its messages. Questions and outcomes stay messages.
   */
  readonly say: SayWords;
  /** `say` in each language there is, for what a person's own sheet may hold. Rejects if one does not load. */
  readonly inEveryLanguage: () => Promise<readonly SayWords[]>;
  /** Aborted when the person presses Stop or closes the pane; acts within one sync. */
  readonly signal: AbortSignal;
  /** The most cells of a maze that there is time for; any number where it is missing. */
  readonly mostCells?: number | undefined;
}

/** The result of a successful action: a sentence for the status line, and in some actions more for the pane. */
export interface ActionOutcome {
  readonly sentence: Message;
  /** What a maze, a search or a comparison followed from: the pane shows it. */
  readonly seed?: string | undefined;
}

/** An action that failed, in words for the person: what to do, why, how the sheet was left. `details`: Excel's code, message, location. */
export class ActionFailure extends Error {
  override name = "ActionFailure";
  constructor(
    readonly sentence: Message,
    readonly details?: Message,
  ) {
    super(inShort(sentence));
  }
}

/** The workbook of a page that has just opened. */
export function openWorkbook(place: "pane" | "ribbon", locks: Locks | undefined): OpenWorkbook {
  return new OpenWorkbook({ locks, isTimed: place === "ribbon" });
}

export interface Act {
  readonly session: ExcelSession;
  readonly dialogue: Dialogue;
  readonly changes: Changes;
}

export function act(dialogue: Dialogue, work: (action: Act) => Promise<Message>): Promise<ActionOutcome> {
  return actFor(dialogue, async (action) => ({ sentence: await work(action) }));
}

/**
 * Runs an action: one at a time in all windows, stopped between requests. Where it ends early, its changes are rolled back, so that all
 * is as before unless an action says otherwise; test/actions/every has the budget of each. Throws {@link ActionFailure}, and where the
 * person ended it {@link Stopped}, whose sentence says how the sheet was left; and nothing else.
 */
export async function actFor<T extends ActionOutcome>(
  dialogue: Dialogue,
  work: (action: Act) => Promise<T>,
): Promise<T> {
  const session = new ExcelSession(dialogue.workbook, dialogue.signal, (sentence) => dialogue.progress(0, 0, sentence));
  const run = async () => {
    const changes = new Changes();
    try {
      return await work({ session, dialogue, changes });
    } catch (error) {
      const { sentence, failures } = await changes.rollBack(session.unstoppable());
      const details = failures.map((each) => message("while-taken-back", { details: detailsOf(each) ?? "" }));
      throw failure(error, sentence, inLines(...details));
    }
  };
  return dialogue.workbook.exclusively(dialogue.button, run).catch(fail);
}

/** Runs a short look or write between actions. Throws {@link ActionFailure}. */
export function glance<T>(workbook: OpenWorkbook, work: (session: ExcelSession) => Promise<T>): Promise<T> {
  return workbook.inTurn(() => work(ExcelSession.glance(workbook))).catch(fail);
}

/** {@link glance} of an action that begins with it, and so waits for the person as the rest of it does. Throws {@link Stopped} too. */
export function firstLook<T>(
  { workbook, progress, signal }: Pick<Dialogue, "workbook" | "progress" | "signal">,
  work: (session: ExcelSession) => Promise<T>,
): Promise<T> {
  const session = new ExcelSession(workbook, signal, (sentence) => progress(0, 0, sentence));
  return workbook
    .inTurn(() => work(session))
    .catch((error: unknown) => {
      throw error instanceof Stopped ? new Stopped(message("nothing-changed")) : failure(error);
    });
}

function fail(error: unknown): never {
  throw failure(error);
}

function failure(error: unknown, stays?: Message, more?: Message): ActionFailure | Stopped {
  if (error instanceof ActionFailure) return error;
  if (error instanceof Stopped && more === undefined) return new Stopped(together(error.sentence, stays));
  const sentence = isTold(error) ? error.sentence : message("internal-error");
  return new ActionFailure(together(sentence, stays), inLines(detailsOf(error), more));
}

function isTold(error: unknown): error is Refusal | MazeError | NotLoaded | Stopped {
  return [Refusal, MazeError, NotLoaded, Stopped].some((kind) => error instanceof kind);
}

/** Excel's code and message; for an internal error, where it occurred; nothing if no details are needed. */
function detailsOf(error: unknown): Message | undefined {
  if (isTold(error)) return error instanceof Refusal ? error.details : undefined;
  return error instanceof Error ? inLines(`${error.name}: ${error.message}`, error.stack) : inLines(String(error));
}

export async function askFirst(dialogue: Dialogue, question: Question): Promise<void> {
  if (!(await dialogue.ask(question))) throw new Stopped(message("cancelled"));
}

/**
 * Looks, and asks the question that the look found, until the answer fits what is there: while a question waits, the sheet may change,
 * or be renamed. `isAgain`: the look is not the first. Throws Stopped if the answer is no.
 */
export async function lookAndAsk<T extends { readonly question: Message | undefined }>(
  dialogue: Dialogue,
  yes: Message,
  look: (isAgain: boolean) => Promise<T>,
): Promise<T> {
  let asked: Message | undefined;
  for (;;) {
    const seen = await look(asked !== undefined);
    if (seen.question === undefined || isSame(seen.question, asked)) return seen;
    asked = seen.question;
    await askFirst(dialogue, { sentence: asked, yes });
  }
}

export function mazeSheetTexts(say: SayWords): MazeSheetTexts {
  return {
    sheetName: say("maze-sheet"),
    labels: { columns: say("columns-field"), rows: say("rows-field") },
  };
}
