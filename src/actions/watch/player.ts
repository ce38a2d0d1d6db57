import { message, together, type Message } from "../../message";
import type { Look } from "../../worksheet/looks";
import {
  PAUSE,
  type Piece,
  type ReplacedCell,
  cellBlocksInTurns,
  inRequests,
  paintPieces,
  putTypedBack,
} from "../../worksheet/pieces";
import { type Area, cellsOf } from "../../worksheet/addresses";
import { Gone, type ExcelSession, Refusal, bringIntoView } from "../../worksheet/excel";
import { Stopped, listInTurns } from "../../engine";
import { type PlayedDrawing, guardCodes } from "../../worksheet/identity";
import { someAreas } from "../../worksheet/sheet";
import { type Dialogue, type Pace, lookAndAsk, type ActionOutcome, act } from "../core";
import { cellArea } from "../../worksheet/borders";

/**
 * What somebody put into a play's cells since it painted them, if anything: values, or fills that are not those of the maze or search.
 * After the pieces of `repair` the cells show again what the play painted.
 */
export async function foreignIn(
  { area, sheet }: { readonly area: Area; readonly sheet: string },
  what: "values" | "maze" | "search",
  isForeign: (cell: number) => boolean,
  repair: () => Promise<readonly Piece[]>,
) {
  const blocks = (await listInTurns(cellBlocksInTurns(area, isForeign))).filter((block) => block !== PAUSE);
  if (blocks.length === 0) return [];
  const count = blocks.reduce((sum, block) => sum + cellsOf(block), 0);
  const found = { where: someAreas(blocks), count, sheet };
  const told =
    what === "values" ? message("values-in-the-way", found) : message("fills-in-the-way", { ...found, what });
  return [{ told, count, repair: await repair() }];
}

export type Foreign = Awaited<ReturnType<typeof foreignIn>>[number];

export interface Sign {
  readonly looks: readonly Look[];
  readonly words: Message;
}

/** How a maze was made, or searched, step by step. Position 0 is before the first step, position `length` after the last. */
export interface Play {
  readonly length: number;
  /** The position just before the last two sets become one; undefined if no sets merge. */
  readonly beforeLastMerge?: number | undefined;
  /** What is said when its last step is shown, by the present name of its sheet. */
  readonly conclusionOn: (sheet: string) => Message;
  readonly drawing: PlayedDrawing;
  /** The most steps of one call of `paint`, so that a request stays under 1 MB; Infinity if it cannot exceed that. */
  readonly reach: number;
  /**
   * Makes sure, before an action's first request, that the sheet still holds the maze of the play, and that its cells show one of
   * these positions, as far as the play owns them; if none is given, checks only the maze. At most three requests, and one more for every
   * 100,000 cells whose contents it owns. Throws Gone if it is no longer there.
   */
  check(session: ExcelSession, shown: readonly number[]): Promise<readonly Foreign[]>;
  /**
   * The pieces, usually for one request, that change a sheet from position `from` to position `to`. They write the final look
   * of everything that differs, and nothing else: even after an interrupted request they can be sent again,
   * and `paint(to, from)` undoes them. `rests`: the player stops there, so the step's cells may be marked.
   */
  paint(from: number, to: number, rests: boolean): Promise<readonly Piece[]>;
  readonly legend: readonly Sign[];
  /** The cell of the drawing at which the step to this position was, which is not the first position. */
  cellAt?(position: number): number | undefined;
  /** What a solver remembers at a position; undefined where nothing does, or too much to name. */
  readonly remembers?: ((position: number) => Message) | undefined;
  /** What the step to this position did: "Step 14 of 39: H3, left wall. …"; undefined where finding it out takes too long. */
  say(position: number): Promise<Message | undefined>;
}

/** A play and the position that the sheet shows. One for the sheet's last maze (or solution), until that is gone. */
export class Player {
  /** When the last request was sent, in milliseconds of `performance.now`. */
  lastRequest = -Infinity;
  /** Set while the sheet may show something between this position and {@link position}. */
  private doubtful: number | undefined;
  /** Whether what it plays is gone from its sheet. */
  isOver = false;

  /** `position` is what the sheet shows now; `pace`, how it was wanted. */
  constructor(
    readonly play: Play,
    public position: number,
    readonly pace: Pace = "instant",
  ) {}

  /** Asks before it overwrites what a person put there since, and repaints what a request left half done. Throws Refusal or Stopped. */
  async begin(session: ExcelSession, dialogue: Dialogue): Promise<void> {
    const shown = [this.position, ...(this.doubtful === undefined ? [] : [this.doubtful])];
    const { foreign } = await lookAndAsk(dialogue, message("overwrite"), async () => {
      const found = await this.check(session, shown);
      const count = found.reduce((sum, each) => sum + each.count, 0);
      const told = together(...found.map((each) => each.told), message("overwrite-them", { count }));
      return { foreign: found, question: count === 0 ? undefined : told };
    });
    const repairs = foreign.flatMap(({ repair }) => repair);
    await this.send(session, repairs);
    if (this.doubtful !== undefined)
      await this.send(session, await this.play.paint(this.doubtful, this.position, true));
    this.doubtful = undefined;
  }

  /** At most `reach` steps a request. When it throws (Refusal, Stopped), the sheet shows {@link position}, or what {@link stays} says. */
  async moveTo(session: ExcelSession, to: number, rests = false): Promise<void> {
    const { reach } = this.play;
    while (this.position !== to) {
      const next = this.position + Math.max(-reach, Math.min(reach, to - this.position));
      await this.paintTo(session, next, rests && next === to);
    }
  }

  /** What the sheet shows after an action that ended early; nothing if nothing is played any longer. */
  get stays(): Message | undefined {
    const { drawing, length: steps } = this.play;
    const { place } = drawing;
    const { position, doubtful } = this;
    if (this.isOver) return undefined;
    if (doubtful === undefined) return message("shows-step", { place, step: position, steps });
    const [from, to] = [Math.min(position, doubtful), Math.max(position, doubtful)];
    return message("between-steps", { place, from, to, steps });
  }

  private async paintTo(session: ExcelSession, to: number, rests: boolean): Promise<void> {
    const from = this.position;
    const pieces = await this.play.paint(from, to, rests);
    this.doubtful = to;
    const { changesSent } = session;
    try {
      await this.send(session, pieces);
      this.position = to;
    } catch (error) {
      if (error instanceof TypedMeanwhile) this.position = to;
      else {
        // A request may have been done in part. What it wrote is undone, even after Stop.
        const isChanged = session.changesSent !== changesSent;
        // Where the guard stopped it, a look at the sheet gives the reason.
        if (error instanceof Refusal && guardCodes.has(error.code)) await this.check(session.unstoppable(), []);
        if (isChanged) await this.send(session.unstoppable(), await this.play.paint(to, from, rests));
      }
      this.doubtful = undefined;
      throw error;
    }
    this.doubtful = undefined;
  }

  /** If somebody typed into the cells meanwhile it restores that, and throws {@link TypedMeanwhile} once all is painted. */
  private async send(session: ExcelSession, pieces: readonly Piece[]): Promise<void> {
    const { guard } = this.play.drawing;
    const typed: ReplacedCell[] = [];
    try {
      for (const { areas, paint } of inRequests(session.host, pieces)) {
        this.lastRequest = performance.now();
        const replaced = await session.timed(areas, (context) => {
          guard(context);
          return paint(context);
        });
        typed.push(...replaced.flatMap((tell) => tell()));
      }
    } finally {
      if (typed.length > 0) await session.unstoppable().request((context) => putTypedBack(context, typed));
    }
    if (typed.length > 0) throw new TypedMeanwhile(typed.map(({ place }) => place));
  }

  private async check(session: ExcelSession, shown: readonly number[]): Promise<readonly Foreign[]> {
    try {
      return await this.play.check(session, shown);
    } catch (error) {
      this.isOver ||= error instanceof Gone;
      throw error;
    }
  }
}

/** The player of a maze that was drawn at once, or closed: then, to be played, with what position 0 shows besides the walls. */
export async function startPlayer(
  session: ExcelSession,
  play: Play & { begin(): Promise<readonly Piece[]> },
  pace: Pace,
): Promise<Player> {
  if (pace === "instant") return new Player(play, play.length);
  await play.check(session, []);
  await paintPieces(session, await play.begin());
  return new Player(play, 0, pace);
}

/** Ends a moving play because a person changed its cells; what they typed was kept. */
class TypedMeanwhile extends Stopped {
  constructor(areas: readonly Area[]) {
    super(message("typed-while-watching", { where: someAreas(areas) }));
  }
}

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
