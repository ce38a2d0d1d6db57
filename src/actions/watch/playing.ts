import { Stopped } from "../../worksheet/excel/refusal";
import type { Dialogue } from "../desk/dialogue";
import { actFor, type ActionOutcome } from "../desk/work";
import type { Player } from "./player";

/** Where the player came to rest, and why: `sentence` is for the status line. */
export interface PlayOutcome extends ActionOutcome {
  readonly rested: "at the end" | "paused" | "stopped" | "there";
}

/** How a play is watched. */
export interface Watching {
  /** Steps a second; asked again before every request, so that the person can change it meanwhile. */
  readonly speed: () => number;
  /** Aborted when the person presses Pause. */
  readonly paused: AbortSignal;
  /** Called with every position that the sheet has come to show. */
  readonly shown: (position: number) => void;
}

/** Between two requests, in milliseconds: never more than 30 a second. */
const REQUEST_PAUSE = 1000 / 30;
/** Time that is made up for at once, in milliseconds; a longer wait (somebody types into a cell) does not skip half the play. */
const CATCH_UP = 2000;
/** A whole play at the highest speed, in seconds. */
const SHORTEST = 5;

/** Steps a second for a level from 0 (one step a second) to 100 (the whole play in five seconds), each level the same factor faster. */
export function speedAt(level: number, length: number): number {
  return Math.max(2, length / SHORTEST) ** (level / 100);
}

/**
 * Plays on from where the sheet is, at a person's pace. One request at a time: whatever became due while Excel was busy is
 * painted by the next one, so that the picture lags by one request however slow the host is. Pause, Stop and closing the
 * pane end it after the request under way. Throws ActionFailure, which says what the sheet shows.
 */
export function watch(player: Player, watching: Watching, dialogue: Dialogue): Promise<PlayOutcome> {
  return playing("Watch", player, dialogue, async (job) => {
    const { length } = player.play;
    const halted = () => dialogue.signal.aborted || watching.paused.aborted;
    let last = performance.now();
    let due = player.position;
    while (player.position < length && !halted()) {
      const now = performance.now();
      due += (Math.min(now - last, CATCH_UP) / 1000) * watching.speed();
      last = now;
      const to = Math.min(length, Math.floor(due));
      if (to > player.position) {
        await player.moveTo(job, to);
        watching.shown(player.position);
        dialogue.progress(player.position, length, `Watching: step ${player.position} of ${length}`);
      }
      const early = player.lastRequest + REQUEST_PAUSE - performance.now();
      await sleep(Math.max(early, 0), dialogue.signal, watching.paused);
    }
    return player.position === length ? "at the end" : dialogue.signal.aborted ? "stopped" : "paused";
  });
}

/** Goes to a position and repaints only what differs. Throws ActionFailure, which says what the sheet shows. */
export function goTo(player: Player, position: number, dialogue: Dialogue): Promise<PlayOutcome> {
  return playing("Position", player, dialogue, async (job) => {
    await player.moveTo(job, position);
    return "there";
  });
}

function playing(
  what: string,
  player: Player,
  dialogue: Dialogue,
  move: (job: Parameters<Player["moveTo"]>[0]) => Promise<PlayOutcome["rested"]>,
): Promise<PlayOutcome> {
  return actFor<PlayOutcome>(what, dialogue, { rested: "stopped" }, async (job, ending) => {
    try {
      await player.begin(job);
      ending.standing = player.standing;
      const rested = await move(job);
      // After Stop, too: the sheet is left whole.
      await player.rest(job.unstoppable());
      return { rested, sentence: restSentence(rested, player) };
    } catch (error) {
      if (error instanceof Stopped) await player.rest(job.unstoppable());
      ending.standing = player.standing;
      throw error;
    }
  });
}

function restSentence(rested: PlayOutcome["rested"], { play, position }: Player): string {
  const at = `step ${position} of ${play.length}`;
  switch (rested) {
    case "at the end":
      return `All ${play.length} steps are shown in ${play.place}.`;
    case "paused":
      return `Paused at ${at}. ${play.place} shows that step.`;
    case "stopped":
      return `Stopped at ${at}. ${play.place} shows that step, whole.`;
    case "there":
      return `${play.place} shows ${at}.`;
  }
}

/**
 * Resolves after a while, or at once when one of the signals is aborted; always in a task of its own, so that
 * the pane can answer clicks.
 */
function sleep(milliseconds: number, ...signals: readonly AbortSignal[]): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    for (const signal of signals) signal.addEventListener("abort", end);
  });
}
