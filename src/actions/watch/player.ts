import type { Job } from "../../worksheet/excel/job";
import type { Painting } from "../../worksheet/cells/pieces";
import { Refusal, Stopped } from "../../worksheet/excel/refusal";

/**
 * Something that happened in steps and can be shown in the sheet: how a maze came about, or how it was searched. Position
 * 0 is before the first step, position `length` after the last. The player knows nothing else of it, so that there is one
 * way to watch, step and replay whatever can be watched.
 */
export interface Play {
  readonly length: number;
  /** Where it is shown, for sentences: "B2:I6 on Sheet1". */
  readonly place: string;
  /** Steps that one call of `paint` takes at most, so that a request stays under 1 MB; Infinity where it cannot pass that. */
  readonly reach: number;
  /**
   * Makes sure, before an action's first request, that the sheet still holds what the play is about. At most two requests.
   * Throws Refusal where it does not.
   */
  check(job: Job): Promise<void>;
  /**
   * The requests, mostly one, after which a sheet that shows position `from` shows position `to`. They write the final look
   * of everything that differs, and nothing else: also where a request broke off in the middle, they may be sent again,
   * and `paint(to, from)` takes them back.
   */
  paint(from: number, to: number): Promise<readonly Painting[]>;
  /**
   * The requests for what would slow a watch down and is therefore written only when the player comes to rest. `from` is
   * the position that was settled last, or undefined where nobody knows.
   */
  settle?(from: number | undefined, to: number): Promise<readonly Painting[]>;
  /** In words, what the step to this position did: "Step 14 of 39: H3, left wall. …" */
  say(position: number): Promise<string>;
}

/** A play and the position that the sheet shows. One for the sheet's last maze (or solution), for as long as that stands. */
export class Player {
  /** When the last request went out, in milliseconds of `performance.now`. */
  lastRequest = -Infinity;
  private settled: number | undefined;
  /** Set while the sheet may show something between this position and {@link position}. */
  private doubtful: number | undefined;

  /** `position` is what the sheet shows now. */
  constructor(
    readonly play: Play,
    public position: number,
  ) {
    this.settled = position;
  }

  /** Sees that the sheet is what it was, and paints again whatever a request left half done. Throws Refusal or Stopped. */
  async begin(job: Job): Promise<void> {
    await this.play.check(job);
    if (this.doubtful !== undefined) await this.send(job, await this.play.paint(this.doubtful, this.position));
    this.doubtful = undefined;
  }

  /**
   * Paints what differs on the way to a position, at most `reach` steps a request. When it throws (Refusal, Stopped), the
   * sheet shows the position that {@link position} says, unless {@link standing} tells otherwise.
   */
  async moveTo(job: Job, to: number): Promise<void> {
    const { reach } = this.play;
    while (this.position !== to) {
      await this.paintTo(job, this.position + Math.max(-reach, Math.min(reach, to - this.position)));
    }
  }

  /** Writes what was put off while the player moved. */
  async rest(job: Job): Promise<void> {
    if (this.play.settle === undefined || this.settled === this.position) return;
    const requests = await this.play.settle(this.settled, this.position);
    this.settled = undefined;
    await this.send(job, requests);
    this.settled = this.position;
  }

  /** What is true of the sheet after an action that ended before its time. */
  get standing(): string {
    const { place, length } = this.play;
    return this.doubtful === undefined
      ? `${place} shows step ${this.position} of ${length}.`
      : `${place} is between steps ${Math.min(this.position, this.doubtful)} and ${Math.max(this.position, this.doubtful)} of ${length}. Press Forward or Back to paint it again.`;
  }

  private async paintTo(job: Job, to: number): Promise<void> {
    const from = this.position;
    const requests = await this.play.paint(from, to);
    this.doubtful = to;
    try {
      await this.send(job, requests);
      this.position = to;
    } catch (error) {
      // A request may have done a part of its work. What it wrote is taken back, whether Stop was pressed or not.
      if (!isUntouched(error, requests)) await this.send(job.unstoppable(), await this.play.paint(to, from));
      this.doubtful = undefined;
      throw error;
    }
    this.doubtful = undefined;
  }

  private async send(job: Job, requests: readonly Painting[]): Promise<void> {
    for (const request of requests) {
      this.lastRequest = performance.now();
      await job.request(request);
    }
  }
}

/** Whether Excel surely did nothing: the only request was not sent, or met somebody typing into a cell. */
function isUntouched(error: unknown, requests: readonly Painting[]): boolean {
  if (requests.length > 1) return false;
  return error instanceof Stopped || (error instanceof Refusal && error.code === "InvalidOperationInCellEditMode");
}
