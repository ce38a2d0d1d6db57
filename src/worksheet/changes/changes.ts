import { type Told, isSame, message, together } from "../../message";
import type { Job } from "../excel";

interface Made<T> {
  /** Throws Refusal, Stopped; Excel may then have done a part of it. */
  make(job: Job): Promise<T>;
  /** What the person does where the way back, or to the end, fails as well: a sentence. */
  readonly ifStuck?: Told | undefined;
}

/**
 * A change of the workbook with its way back, both made from what was read before it. The way back is right wherever `make` broke
 * off, also before its first call, and when it is gone twice.
 */
export interface ReversibleChange<T = unknown> extends Made<T> {
  takeBack(job: Job): Promise<unknown>;
  /** How the sheet stands then, where that is not how it stood: whole sentences. */
  readonly leaves?: Told | undefined;
  /** What cannot be taken back exactly: whole sentences. */
  readonly inexact?: Told | undefined;
}

/** A change without a way back, because not everything that it replaces is known: it is carried on to a whole state. */
interface ForwardChange<T = unknown> extends Made<T> {
  finish(job: Job): Promise<unknown>;
  /** How the sheet stands then: whole sentences. */
  readonly leaves: Told;
}

export type Change<T = unknown> = ReversibleChange<T> | ForwardChange<T>;

/** How the workbook stands after {@link Changes.rollBack}, in whole sentences, and what went wrong on the way there. */
interface RolledBack {
  readonly sentence: Told;
  readonly failures: readonly unknown[];
}

/** The changes that an act has begun, in their order. */
export class Changes {
  private readonly begun: Change[] = [];
  private standing: Told | undefined;

  /** Throws what the change throws; it is then rolled back with the others. */
  make<T>(job: Job, change: Change<T>): Promise<T> {
    this.begun.push(change);
    return change.make(job);
  }

  /** Changes made so far stay, even if the rest fails; `standing` describes them in whole sentences. */
  keep(standing: Told = ""): void {
    this.begun.length = 0;
    this.standing = standing;
  }

  /** Takes back what was begun, or finishes it, the last change first; one that fails does not hold up the others. */
  async rollBack(job: Job): Promise<RolledBack> {
    const failures: unknown[] = [];
    const stuck: Change[] = [];
    for (const change of [...this.begun].reverse()) {
      await ("finish" in change ? change.finish(job) : change.takeBack(job)).catch((error: unknown) => {
        failures.push(error);
        stuck.push(change);
      });
    }
    if (stuck.length > 0) {
      const sentence = stuck.find(({ ifStuck }) => ifStuck !== undefined)?.ifStuck ?? STUCK;
      return { sentence, failures };
    }
    const inexact = this.told((change) => ("inexact" in change ? change.inexact : undefined));
    const leaves = this.told((change) => change.leaves);
    const rest = leaves !== "" || this.standing !== undefined ? leaves : inexact === "" ? UNCHANGED : UNCHANGED_ELSE;
    return { sentence: together(this.standing, inexact, rest), failures };
  }

  /** What the changes have to say, each thing once. */
  private told(of: (change: Change) => Told | undefined): Told {
    const all = this.begun.map(of);
    return together(...all.filter((each, i) => all.findIndex((other) => isSame(each, other)) === i));
  }
}

const UNCHANGED = message("nothing-changed");
const UNCHANGED_ELSE = message("nothing-else-changed");
const STUCK = message("partly-done");
