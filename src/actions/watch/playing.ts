import { message } from "../../message";
import { cellArea } from "../../worksheet/borders";
import { type ExcelSession, bringIntoView } from "../../worksheet/excel";
import { type ActionOutcome, type Dialogue, act } from "../core";
import type { Player } from "./player";

export interface Watching {
  /** Steps a second; read before every request, so that the person can change it meanwhile. */
  readonly speed: () => number;
  readonly paused: AbortSignal;
  readonly shown: (position: number) => void;
}

/** The least time between two requests, in milliseconds: never more than 30 a second. */
const REQUEST_PAUSE = 1000 / 30;
/** The most time that is caught up at once, in milliseconds; a longer wait (somebody edits a cell) does not skip half the play. */
const CATCH_UP = 2000;
/** The duration of a whole play at the highest speed, in seconds. */
const SHORTEST = 5;

export const USUAL_LEVEL = 50;

/** Of a play of `length` steps, in seconds: 15 to 20 for 300 to 10,000 steps (mazes of 20 x 15), 30 for two million. */
function usualDuration(length: number): number {
  return 10 * length ** 0.075;
}

/**
 * Steps a second for a level from 0 (one step a second) over {@link USUAL_LEVEL} to 100 (the whole play in five seconds). On each side
 * of the usual level, each level is the same factor faster.
 */
export function speedAt(level: number, length: number): number {
  const highest = Math.max(2, length / SHORTEST);
  // A play of a few steps is so short that its usual speed lies midway.
  const usual = Math.max(Math.sqrt(highest), length / usualDuration(length));
  if (level <= USUAL_LEVEL) return usual ** (level / USUAL_LEVEL);
  return usual * (highest / usual) ** ((level - USUAL_LEVEL) / (100 - USUAL_LEVEL));
}

/**
 * Plays from where the sheet is, at the person's pace. One request at a time: steps that became due while Excel was busy are
 * painted by the next one, so that the sheet lags by one request at most, however slow the host is. Pause, Stop and closing the
 * pane end it after the current request. Throws ActionFailure, which says what the sheet shows.
 */
export function watch(player: Player, watching: Watching, dialogue: Dialogue): Promise<ActionOutcome> {
  return playing(player, dialogue, async (session) => {
    const { length } = player.play;
    let last = performance.now();
    let due = player.position;
    while (player.position < length && !dialogue.signal.aborted && !watching.paused.aborted) {
      const now = performance.now();
      due += (Math.min(now - last, CATCH_UP) / 1000) * watching.speed();
      last = now;
      const to = Math.min(length, Math.floor(due));
      if (to > player.position) {
        await player.moveTo(session, to);
        watching.shown(player.position);
        // The count stands beside the slider and follows every request; this sentence is read aloud.
        dialogue.progress(player.position, length);
      }
      const early = player.lastRequest + REQUEST_PAUSE - performance.now();
      await sleep(Math.max(early, 0), dialogue.signal, watching.paused);
    }
  });
}

/** Goes to a position and repaints only what differs. Throws ActionFailure, which says what the sheet shows. */
export function goTo(player: Player, position: number, dialogue: Dialogue): Promise<ActionOutcome> {
  return playing(player, dialogue, async (session) => {
    await player.moveTo(session, position, true);
    await showStep(session, player);
  });
}

/** A maze of at most this size is seen as a whole. */
const SEEN = { rows: 15, columns: 20 } as const;

/** Scrolls to the step that the player shows, where that is likely out of view. */
async function showStep(session: ExcelSession, { play, position }: Player): Promise<void> {
  const cell = position > 0 && position < play.length ? play.cellAt?.(position) : undefined;
  const { sheetId, area } = play.drawing;
  if (cell === undefined || (area.rows <= SEEN.rows && area.columns <= SEEN.columns)) return;
  await bringIntoView(session, sheetId, cellArea(area, cell));
}

function playing(
  player: Player,
  dialogue: Dialogue,
  move: (session: ExcelSession) => Promise<void>,
): Promise<ActionOutcome> {
  return act(dialogue, async ({ session, changes }) => {
    try {
      await player.begin(session, dialogue);
      await move(session);
    } finally {
      changes.keep(player.stays);
    }
    const { drawing, length: steps, conclusionOn } = player.play;
    // However the last step was reached, the outcome is shown.
    if (player.position === steps) return conclusionOn(drawing.sheet);
    return message("shows-step", { place: drawing.place, step: player.position, steps });
  });
}

/** Ends early when a signal is aborted; always in a new task, so that the pane can answer clicks. */
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
