import type { Told } from "../../message";
import { grouped } from "../../maze/model";
import {
  type Painting,
  type Piece,
  type ReplacedCell,
  inRequests,
  putTypedBack,
  typedCells,
} from "../../worksheet/cells";
import { type Area, Gone, type Job, Refusal } from "../../worksheet/excel";
import { Stopped } from "../../engine";
import { type MazeIdentity, guardCodes } from "../../worksheet/identity";
import { nameAreas } from "../../worksheet/sheet";
import { type Dialogue, lookAndAsk } from "../desk";
import type { Foreign } from "./foreignCells";

/** Where something is that was drawn or read before: on the sheet in front, on another, or nowhere as it was. */
export type Whereabouts = "here" | "elsewhere" | "gone";

/**
 * Something that happened in steps and can be shown in the sheet: how a maze came about, or how it was searched. Position
 * 0 is before the first step, position `length` after the last. The player knows nothing else of it, so that there is one
 * way to watch, step and replay whatever can be watched.
 */
export interface Play {
  readonly length: number;
  /** What is said when the last step is shown: what came of it all. */
  readonly conclusion: Told;
  /** Where it is shown, for sentences: "B2:I6 on Sheet1". */
  readonly place: string;
  /** Steps that one call of `paint` takes at most, so that a request stays under 1 MB; Infinity where it cannot pass that. */
  readonly reach: number;
  /**
   * Makes sure, before an action's first request, that the sheet still holds what the play is about, and that its cells show one of
   * these positions, as far as the play owns them; with none only the first. At most three requests, and one more for every
   * 100,000 cells whose contents it owns. Throws Gone where it is not there any more.
   */
  check(job: Job, shown: readonly number[]): Promise<Foreign | undefined>;
  /** What every request begins with, so that Excel does nothing of it once it is about another maze. */
  readonly guard: Painting;
  /**
   * The pieces of requests, mostly one, after which a sheet that shows position `from` shows position `to`. They write the final look
   * of everything that differs, and nothing else: also where a request broke off in the middle, they may be sent again,
   * and `paint(to, from)` takes them back. `rests`: the player stays there, so what the step is about may be marked.
   */
  paint(from: number, to: number, rests: boolean): Promise<readonly Piece[]>;
  /**
   * The pieces for what would slow a watch down and is therefore written only when the player comes to rest. `from` is
   * the position that was settled last, or undefined where nobody knows.
   */
  settle?(from: number | undefined, to: number): Promise<readonly Piece[]>;
  /** Whether these cells are among those that it shows. */
  shows(sheetId: string, area: Area): boolean;
  /** Whether what it is about is the maze in front, is on another sheet, or is not there any more. */
  whereabouts(inFront: MazeIdentity): Whereabouts;
  /** In words, what the step to this position did: "Step 14 of 39: H3, left wall. …" */
  say(position: number): Promise<Told>;
}

/** A play and the position that the sheet shows. One for the sheet's last maze (or solution), for as long as that stands. */
export class Player {
  /** When the last request went out, in milliseconds of `performance.now`. */
  lastRequest = -Infinity;
  private settled: number | undefined;
  /** Set while the sheet may show something between this position and {@link position}. */
  private doubtful: number | undefined;
  private isGone = false;

  /** `position` is what the sheet shows now. */
  constructor(
    readonly play: Play,
    public position: number,
  ) {
    this.settled = position;
  }

  /** Whether what the play is about is not in the sheet any more: nothing can be played. */
  get isOver(): boolean {
    return this.isGone;
  }

  /**
   * Sees that the sheet is what it was, asks before anything is overwritten that a person put there since, and paints again
   * whatever a request left half done. Throws Refusal or Stopped.
   */
  async begin(job: Job, dialogue: Dialogue): Promise<void> {
    const shown = [this.position, ...(this.doubtful === undefined ? [] : [this.doubtful])];
    const { foreign } = await lookAndAsk(dialogue, "Overwrite", async () => {
      const found = await this.check(job, shown);
      return { foreign: found, question: found?.question };
    });
    if (foreign !== undefined) await this.send(job, foreign.repair);
    if (this.doubtful !== undefined) await this.send(job, await this.play.paint(this.doubtful, this.position, true));
    this.doubtful = undefined;
  }

  /**
   * Paints what differs on the way to a position, at most `reach` steps a request. When it throws (Refusal, Stopped), the
   * sheet shows the position that {@link position} says, unless {@link standing} tells otherwise.
   */
  async moveTo(job: Job, to: number, rests = false): Promise<void> {
    const { reach } = this.play;
    while (this.position !== to) {
      const next = this.position + Math.max(-reach, Math.min(reach, to - this.position));
      await this.paintTo(job, next, rests && next === to);
    }
  }

  /** Writes what was put off while the player moved. */
  async rest(job: Job): Promise<void> {
    if (this.play.settle === undefined || this.settled === this.position || this.isGone) return;
    const pieces = await this.play.settle(this.settled, this.position);
    this.settled = undefined;
    await this.send(job, pieces);
    this.settled = this.position;
  }

  /** What is true of the sheet after an action that ended before its time. */
  get standing(): string {
    const { place, length } = this.play;
    if (this.isGone) return "";
    return this.doubtful === undefined
      ? `${place} shows step ${grouped(this.position)} of ${grouped(length)}.`
      : `${place} is between steps ${grouped(Math.min(this.position, this.doubtful))} and ${grouped(Math.max(this.position, this.doubtful))} of ${grouped(length)}. Press Forward or Back to paint it again.`;
  }

  private async paintTo(job: Job, to: number, rests: boolean): Promise<void> {
    const from = this.position;
    const pieces = await this.play.paint(from, to, rests);
    this.doubtful = to;
    const sent = { answered: 0 };
    try {
      await this.send(job, pieces, sent);
      this.position = to;
    } catch (error) {
      if (error instanceof TypedMeanwhile) this.position = to;
      // A request may have done a part of its work. What it wrote is taken back, whether Stop was pressed or not.
      else if (!isUntouched(error, sent.answered)) {
        await this.checkGuard(job, error);
        await this.send(job.unstoppable(), await this.play.paint(to, from, rests));
      }
      this.doubtful = undefined;
      throw error;
    }
    this.doubtful = undefined;
  }

  /**
   * Sends what is painted, in as many requests as that takes, and counts in `sent` those that are answered. Throws
   * {@link TypedMeanwhile}, when all is painted, where somebody had typed into the cells meanwhile, after giving that back.
   */
  private async send(job: Job, pieces: readonly Piece[], sent = { answered: 0 }): Promise<void> {
    const { guard } = this.play;
    const typed: ReplacedCell[] = [];
    try {
      for (const { areas, paint } of inRequests(job.host, pieces)) {
        this.lastRequest = performance.now();
        const replaced = await job.timed(areas, (context) => {
          guard(context);
          return paint(context);
        });
        sent.answered++;
        typed.push(...typedCells(replaced));
      }
    } finally {
      if (typed.length > 0) await job.unstoppable().request((context) => putTypedBack(context, typed));
    }
    if (typed.length > 0) throw new TypedMeanwhile(typed.map(({ place }) => place));
  }

  /** Where the guard stopped a request: throws what a look at the sheet says is the reason. */
  private async checkGuard(job: Job, error: unknown): Promise<void> {
    if (error instanceof Refusal && guardCodes.has(error.code)) await this.check(job.unstoppable(), []);
  }

  private async check(job: Job, shown: readonly number[]): Promise<Foreign | undefined> {
    try {
      return await this.play.check(job, shown);
    } catch (error) {
      this.isGone ||= error instanceof Gone;
      throw error;
    }
  }
}

/** What ends a play while it moves because a person changed these cells; what they typed was kept. */
export class TypedMeanwhile extends Stopped {
  constructor(areas: readonly Area[]) {
    super(`Stopped, because something was typed into ${nameAreas(areas)} meanwhile. It was kept.`);
  }
}

/** Whether Excel surely did nothing: no request was answered, and the first was not sent, or met somebody typing into a cell. */
function isUntouched(error: unknown, answered: number): boolean {
  if (answered > 0) return false;
  return error instanceof Stopped || (error instanceof Refusal && error.code === "InvalidOperationInCellEditMode");
}
