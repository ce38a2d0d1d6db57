/** Changes that can undo themselves, and the list of them that an action can roll back. */
import { type Message, isSame, message, together } from "../message";
import { type ExcelSession, Refusal } from "./excel";
import { listInTurns } from "../engine";
import { type NewName, replaceNames } from "./names";
import { type Piece, paintPieces, paintingOn } from "./pieces";

/** A change of the workbook with its way back, made from what was read before; that works wherever `make` broke off, and twice. */
export interface Change<T = unknown> {
  /** Throws Refusal, Stopped; Excel may then have done part of it. */
  make(session: ExcelSession): Promise<T>;
  /** Takes it back; or, where not all that it replaces is known, finishes it, as `leaves` says. */
  rollBack(session: ExcelSession): Promise<unknown>;
  /** Whether it copies what later changes replace: then it stays where one of these could not be taken back. */
  readonly isCopy?: true;
  /** What the person should do if rolling back fails as well: a sentence. */
  readonly ifStuck?: Message | undefined;
  /** How rolling back leaves the sheet, if that is not as it was before: whole sentences. */
  readonly leaves?: Message | undefined;
  /** What cannot be restored exactly: whole sentences. */
  readonly inexact?: Message | undefined;
}

export class Changes {
  private begun: Change[] = [];
  private stays: Message | undefined;
  private hasKept = false;
  private isDeclared = false;

  /** Before the first change; an action that learns more meanwhile declares more. Throws {@link Refusal} if a protection forbids it. */
  declareWrites(workbook: WorkbookToChange, writes: DeclaredWrites): void {
    checkWrites(workbook, writes);
    this.isDeclared = true;
  }

  /** Throws what the change throws; it is then rolled back with the others, unless Excel had not begun it. */
  make<T>(session: ExcelSession, change: Change<T>): Promise<T> {
    if (!this.isDeclared) throw new Error("An action declares what it touches before it changes anything.");
    this.begun.push(change);
    const { changesSent } = session;
    return change.make(session).catch((error: unknown) => {
      if (session.changesSent === changesSent) this.begun = this.begun.filter((each) => each !== change);
      throw error;
    });
  }

  /** Changes made so far stay, even if the rest fails; `stays` describes them in whole sentences. */
  keep(stays?: Message): void {
    this.begun = [];
    this.hasKept = true;
    this.stays = stays;
  }

  /**
   * Rolls back each change, the last one first; a failure stops no others but copies of what it may not have put back. Gives how the
   * workbook is left, in whole sentences, and what went wrong meanwhile.
   */
  async rollBack(session: ExcelSession) {
    const failures: unknown[] = [];
    const stuck: Change[] = [];
    const back: Change[] = [];
    for (const change of [...this.begun].reverse()) {
      if (stuck.length > 0 && change.isCopy) continue;
      await change.rollBack(session).then(
        () => back.unshift(change),
        (error: unknown) => {
          failures.push(error);
          stuck.unshift(change);
        },
      );
    }
    const inexact = toldOnce(back.map((change) => change.inexact));
    const leaves = toldOnce(back.map((change) => change.leaves));
    const told = together(this.stays, inexact, leaves);
    if (stuck.length > 0) {
      const unfinished = toldOnce(stuck.map(({ ifStuck }) => ifStuck ?? message("partly-done")));
      // One that does not say what it left may have left it on a sheet of which another says that it is as before.
      const isKnown = stuck.every(({ ifStuck }) => ifStuck !== undefined);
      return { sentence: together(isKnown ? told : this.stays, unfinished), failures };
    }
    if (leaves !== undefined || this.hasKept) return { sentence: told, failures };
    const unchanged = message(inexact === undefined ? "nothing-changed" : "nothing-else-changed");
    return { sentence: together(inexact, unchanged), failures };
  }
}

function toldOnce(sentences: readonly (Message | undefined)[]): Message | undefined {
  return together(...sentences.filter((each, i) => sentences.findIndex((other) => isSame(each, other)) === i));
}

type Sheets = readonly (
  { readonly name: string; readonly visibility: string; readonly isProtected: boolean } | undefined
)[];

/** Sheets that do not exist count for nothing. */
export interface DeclaredWrites {
  /** Whether it writes on the sheet that it was started on. */
  readonly here?: boolean | undefined;
  /** Other sheets on which it writes, and those that it deletes. */
  readonly written?: Sheets;
  readonly deleted?: Sheets;
  /** Whether it adds, shows, hides or renames a sheet. */
  readonly structure?: boolean | undefined;
}

export interface WorkbookToChange {
  readonly isStructureProtected: boolean;
  readonly name?: string;
  readonly isProtected?: boolean;
  /** Whether that sheet is the index of a booklet, on which no maze can be. */
  readonly isIndex?: boolean;
}

/** Throws {@link Refusal} if a protection forbids any of this, or somebody wanted a sheet to stay as it is. */
export function checkWrites(
  workbook: WorkbookToChange,
  { here, written = [], deleted = [], structure }: DeclaredWrites,
): void {
  const { name: sheet = "" } = workbook;
  if (here === true && workbook.isProtected === true) {
    throw new Refusal(message("sheet-protected", { sheet }));
  }
  if (here === true && workbook.isIndex === true) throw new Refusal(message("sheet-is-index", { sheet }));
  const kept = [...written, ...deleted].find((sheet) => sheet?.isProtected === true);
  if (kept !== undefined) {
    const shown = kept.visibility === "Visible" ? "yes" : "no";
    throw new Refusal(message("other-sheet-protected", { sheet: kept.name, shown }));
  }
  const changesStructure = structure === true || deleted.some((sheet) => sheet !== undefined);
  if (changesStructure && workbook.isStructureProtected) {
    throw new Refusal(message("structure-protected"));
  }
}

/** What leads from one state to another, and back: the same painter is given the states in reverse. */
export type Difference = (isBack: boolean) => Iterable<Piece>;

/** `paint` gives what turns one state into another, even if part of that is already done. */
export function between<State>(
  before: State,
  after: State,
  paint: (from: State, to: State) => Iterable<Piece>,
): Difference {
  return (isBack) => (isBack ? paint(after, before) : paint(before, after));
}

/** {@link between} for one sheet, in a piece of about this many bytes. */
export function betweenOn<State>(
  sheetId: string,
  before: State,
  after: State,
  paint: (sheet: Excel.Worksheet, from: State, to: State) => void,
  bytes = 0,
): Difference {
  return between(before, after, (from, to) => [
    { bytes, paint: paintingOn(sheetId, (sheet) => paint(sheet, from, to)) },
  ]);
}

export function namesBetween(sheetId: string, before: readonly NewName[], after: readonly NewName[]): Difference {
  const stay = new Set(before.map(keyOf).filter((key) => after.some((name) => keyOf(name) === key)));
  const changed = (names: readonly NewName[]) => names.filter((name) => !stay.has(keyOf(name)));
  const [gone, come] = [changed(before), changed(after)];
  const bytes = [...gone, ...come].reduce((sum, { meaning }) => sum + NAME_BYTES + length(meaning), 0);
  return betweenOn(sheetId, gone, come, replaceNames, bytes);
}

/** What deleting a name and adding it again takes of a request, besides its text. */
const NAME_BYTES = 700;

const length = (meaning: NewName["meaning"]) => (typeof meaning === "string" ? meaning.length : 0);
const keyOf = ({ name, meaning }: NewName) => JSON.stringify([name.toUpperCase(), meaning]);

export function painted(
  differences: readonly Difference[],
  told: Pick<Change, "ifStuck" | "inexact" | "leaves"> = {},
): Change<void> {
  const paint = async (session: ExcelSession, isBack: boolean) =>
    paintPieces(session, await listInTurns(piecesOf(differences, isBack), session.signal));
  return { ...told, make: (session) => paint(session, false), rollBack: (session) => paint(session, true) };
}

export function* piecesOf(differences: readonly Difference[], isBack = false): Generator<Piece> {
  for (const paint of isBack ? [...differences].reverse() : differences) yield* paint(isBack);
}
