import { message, type Message } from "../../message";
import type { Area } from "../addresses";
import { KnownHost } from "./request";
import { Refusal } from "./refusal";

/** Keeps the pages of other windows out while an action works. Throws {@link Refusal} at once while one of them is working. */
type Lease = <T>(work: () => Promise<T>) => Promise<T>;

/** Cells into which somebody other than Lavirint wrote: the sheet's id, and where. */
export type Typed = (sheetId: string, area: Area) => void;

/**
 * The workbook that a page has open: what the page has learned about the program that holds it, and whose turn it is there. A page makes
 * one when it starts, and gives it to every action.
 */
export class OpenWorkbook {
  readonly host: KnownHost;
  /** Whether the person lets large drawings end undo; undefined as long as nobody has asked. */
  mayEndUndo: boolean | undefined;
  /** The same of a hidden sheet for set numbers. */
  mayAddNumbers: boolean | undefined;
  /** Called at once when somebody else changes cells. */
  readonly typing = new Set<Typed>();
  /** Whether there is a lease by which pages of other windows are kept out. */
  readonly keepsOthersOut: boolean;
  /** Whether the page's actions have to end by a certain time. */
  readonly isTimed: boolean;
  private readonly lease: Lease;
  /** The label of the running action. */
  private working: Message | undefined;
  private afterwards: Promise<unknown> = Promise.resolve();
  private readonly page = freshSeed().replace(/-/g, "");
  private acts = 0;

  /** Without a lease no other page is kept out. `clock` gives milliseconds. */
  constructor({
    lease,
    clock,
    isTimed = false,
  }: { lease?: Lease | undefined; clock?: () => number; isTimed?: boolean } = {}) {
    this.keepsOthersOut = lease !== undefined;
    this.isTimed = isTimed;
    this.lease = lease ?? ((work) => work());
    this.host = new KnownHost(clock);
  }

  /**
   * Runs one action at a time: two that overlap would interleave their requests. Throws {@link Refusal} at once while
   * another one is running. `what` is the button's label.
   */
  async exclusively<T>(what: Message, work: () => Promise<T>): Promise<T> {
    if (this.working !== undefined) {
      throw new Refusal(message("still-at-work", { action: this.working }));
    }
    this.working = what;
    const run = this.afterwards.then(() => this.lease(work)).finally(() => (this.working = undefined));
    this.afterwards = run.catch(() => undefined);
    return run;
  }

  /** Runs after the current action: for the short looks and writes that mirror the sheet in the pane. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const run = this.afterwards.then(work);
    this.afterwards = run.catch(() => undefined);
    return run;
  }

  /**
   * A text that no other action has, of this page or any other: "tavomirelu42_7". Letters, digits and underscores, so that it can be part
   * of a name. Its only random part is one fresh seed per page.
   */
  freshStamp(): string {
    return `${this.page}_${++this.acts}`;
  }
}

const CONSONANTS = "bdfgklmnprstvz";
const VOWELS = "aeiou";

/** A fresh seed that can be read aloud and typed, like "tavo-mirelu-42"; one of about 10^11. */
export function freshSeed(): string {
  const draws = crypto.getRandomValues(new Uint32Array(11));
  const letter = (letters: string, draw: number) => letters[draw % letters.length]!;
  const syllable = (i: number) => letter(CONSONANTS, draws[2 * i]!) + letter(VOWELS, draws[2 * i + 1]!);
  return `${syllable(0)}${syllable(1)}-${syllable(2)}${syllable(3)}${syllable(4)}-${10 + (draws[10]! % 90)}`;
}

/** The seed that somebody typed, blanks and all; a fresh one where the field is empty. */
export function seedFrom(typed: string): string {
  return typed === "" ? freshSeed() : typed;
}

/** The workbook's address, the same in every window in which it is open; "" for one that was never saved. */
export function workbookAddress(): string {
  if (typeof Office === "undefined") return "";
  const { document } = Office.context as { document?: { url?: string | null } };
  return document?.url ?? "";
}
