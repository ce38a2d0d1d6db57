import { type Message, isSame, message, together } from "../../message";
import type { Job } from "../excel";
import { type Touched, type TouchedWorkbook, checkTouched } from "./touched";

interface Made<T> {
  /** Throws Refusal, Stopped; Excel may then have done part of it. */
  make(job: Job): Promise<T>;
  /** What the person should do if rolling back or finishing fails as well: a sentence. */
  readonly ifStuck?: Message | undefined;
}

/**
 * A change of the workbook with its way back, both made from what was read before it. The way back works wherever `make` broke off, even
 * before its first call, and can be run twice.
 */
export interface ReversibleChange<T = unknown> extends Made<T> {
  takeBack(job: Job): Promise<unknown>;
  /** How rolling back leaves the sheet, if that is not as it was before: whole sentences. */
  readonly leaves?: Message | undefined;
  /** What cannot be restored exactly: whole sentences. */
  readonly inexact?: Message | undefined;
}

/** A change that cannot be rolled back, because not everything that it replaces is known: it is finished instead. */
interface ForwardChange<T = unknown> extends Made<T> {
  finish(job: Job): Promise<unknown>;
  /** How finishing leaves the sheet: whole sentences. */
  readonly leaves: Message;
}

/** What an action does to a workbook, with what to do if it fails. */
export type Change<T = unknown> = ReversibleChange<T> | ForwardChange<T>;

/** How {@link Changes.rollBack} left the workbook, in whole sentences, and what went wrong meanwhile. */
interface RolledBack {
  readonly sentence: Message | undefined;
  readonly failures: readonly unknown[];
}

/** The changes that an action has begun, in order. */
export class Changes {
  private readonly begun: Change[] = [];
  private stays: Message | undefined;
  private hasKept = false;
  private isDeclared = false;

  /**
   * Declares what the action is going to touch, from what it has read, before its first change; an action that learns more meanwhile
   * declares more. Throws {@link Refusal} if a protection forbids it.
   */
  touch(workbook: TouchedWorkbook, touched: Touched): void {
    checkTouched(workbook, touched);
    this.isDeclared = true;
  }

  /** Throws what the change throws; it is then rolled back with the others. */
  make<T>(job: Job, change: Change<T>): Promise<T> {
    if (!this.isDeclared) throw new Error("An action declares what it touches before it changes anything.");
    this.begun.push(change);
    return change.make(job);
  }

  /** Changes made so far stay, even if the rest fails; `standing` describes them in whole sentences. */
  keep(standing?: Message): void {
    this.begun.length = 0;
    this.hasKept = true;
    this.stays = standing;
  }

  /** What {@link keep} described. */
  get standing(): Message | undefined {
    return this.stays;
  }

  /** Rolls back each change, or finishes it, the last one first; a failure does not stop the others. */
  async rollBack(job: Job): Promise<RolledBack> {
    const failures: unknown[] = [];
    const stuck: Change[] = [];
    for (const change of [...this.begun].reverse()) {
      await ("finish" in change ? change.finish(job) : change.takeBack(job)).catch((error: unknown) => {
        failures.push(error);
        stuck.unshift(change);
      });
    }
    if (stuck.length > 0) {
      return { sentence: toldOnce(stuck.map(({ ifStuck }) => ifStuck)) ?? STUCK, failures };
    }
    const inexact = toldOnce(this.begun.map((change) => ("inexact" in change ? change.inexact : undefined)));
    const leaves = toldOnce(this.begun.map((change) => change.leaves));
    const unchanged = inexact === undefined ? UNCHANGED : UNCHANGED_ELSE;
    const rest = leaves === undefined && !this.hasKept ? unchanged : leaves;
    return { sentence: together(this.stays, inexact, rest), failures };
  }
}

function toldOnce(sentences: readonly (Message | undefined)[]): Message | undefined {
  return together(...sentences.filter((each, i) => sentences.findIndex((other) => isSame(each, other)) === i));
}

const UNCHANGED = message("nothing-changed");
const UNCHANGED_ELSE = message("nothing-else-changed");
const STUCK = message("partly-done");
