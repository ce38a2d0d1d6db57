import { message, type Message } from "../../message";
import type { Look } from "../../worksheet/looks";
import {
  PAUSE,
  type Painting,
  type Piece,
  type ReplacedCell,
  cellBlocksInTurns,
  inRequests,
  paintPieces,
  putTypedBack,
} from "../../worksheet/pieces";
import { type Area, type Reference, cellsOf } from "../../worksheet/addresses";
import { Gone, type ExcelSession, Refusal } from "../../worksheet/excel";
import { Stopped, listInTurns } from "../../engine";
import { type MazeIdentity, guardCodes } from "../../worksheet/identity";
import { someAreas } from "../../worksheet/sheet";
import { type Dialogue, type Pace, lookAndAsk } from "../core";

/** What somebody put into a play's cells since it painted them. */
export interface Foreign {
  /** "D4 on Sheet1 holds 1 value, which … Overwrite it?" */
  readonly question: Message;
  /** After these the cells show again what the play painted. */
  readonly repair: readonly Piece[];
}

export async function cellsThat(area: Area, isMeant: (cell: number) => boolean) {
  const blocks = (await listInTurns(cellBlocksInTurns(area, isMeant))).filter((block) => block !== PAUSE);
  if (blocks.length === 0) return undefined;
  return { where: someAreas(blocks), count: blocks.reduce((sum, block) => sum + cellsOf(block), 0) };
}

export interface Sign {
  readonly looks: readonly Look[];
  readonly words: Message;
}

/** A cell of a maze, by its number in the maze's place. */
export interface CellOfStep extends Reference {
  readonly place: number;
}

/** Where a maze or solution that was drawn or read before is now: on the sheet in front, on another one, or changed or gone. */
export type Whereabouts = "here" | "elsewhere" | "gone";

/**
 * Something that happened in steps and can be shown in the sheet: how a maze was made, or how it was searched. Position
 * 0 is before the first step, position `length` after the last. This is all that the player knows of it, so that there is one
 * way to watch, step and replay every kind.
 */
export interface Play {
  readonly length: number;
  /** The position just before the last two sets become one; undefined if no sets merge. */
  readonly beforeLastMerge?: number | undefined;
  readonly conclusion: Message;
  /** Where it is shown, for sentences: "B2:I6 on Sheet1". */
  readonly place: Message;
  /** The most steps of one call of `paint`, so that a request stays under 1 MB; Infinity if it cannot exceed that. */
  readonly reach: number;
  /**
   * Makes sure, before an action's first request, that the sheet still holds the maze of the play, and that its cells show one of
   * these positions, as far as the play owns them; if none is given, checks only the maze. At most three requests, and one more for every
   * 100,000 cells whose contents it owns. Throws Gone if it is no longer there.
   */
  check(session: ExcelSession, shown: readonly number[]): Promise<Foreign | undefined>;
  /** The first part of every request, which makes Excel refuse it if the maze has changed. */
  readonly guard: Painting;
  /**
   * The pieces, usually for one request, that change a sheet from position `from` to position `to`. They write the final look
   * of everything that differs, and nothing else: even after an interrupted request they can be sent again,
   * and `paint(to, from)` undoes them. `rests`: the player stops there, so the step's cells may be marked.
   */
  paint(from: number, to: number, rests: boolean): Promise<readonly Piece[]>;
  readonly legend: readonly Sign[];
  /** The cell at which the step to this position was, which is not the first position. */
  cellAt?(position: number): CellOfStep | undefined;
  shows(sheetId: string, area: Area): boolean;
  /** Whether the maze of the play is the one in front, is on another sheet, or is gone. */
  whereabouts(inFront: MazeIdentity): Whereabouts;
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
  private isGone = false;

  /** `position` is what the sheet shows now; `pace`, how it was wanted. */
  constructor(
    readonly play: Play,
    public position: number,
    readonly pace: Pace = "instant",
  ) {}

  get isOver(): boolean {
    return this.isGone;
  }

  /** Asks before it overwrites what a person put there since, and repaints what a request left half done. Throws Refusal or Stopped. */
  async begin(session: ExcelSession, dialogue: Dialogue): Promise<void> {
    const shown = [this.position, ...(this.doubtful === undefined ? [] : [this.doubtful])];
    const { foreign } = await lookAndAsk(dialogue, message("overwrite"), async () => {
      const found = await this.check(session, shown);
      return { foreign: found, question: found?.question };
    });
    if (foreign !== undefined) await this.send(session, foreign.repair);
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
    const { place, length: steps } = this.play;
    const { position, doubtful } = this;
    if (this.isGone) return undefined;
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
        await this.checkGuard(session, error);
        if (isChanged) await this.send(session.unstoppable(), await this.play.paint(to, from, rests));
      }
      this.doubtful = undefined;
      throw error;
    }
    this.doubtful = undefined;
  }

  /** If somebody typed into the cells meanwhile it restores that, and throws {@link TypedMeanwhile} once all is painted. */
  private async send(session: ExcelSession, pieces: readonly Piece[]): Promise<void> {
    const { guard } = this.play;
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

  /** Where the guard stopped a request: looks at the sheet and throws the reason. */
  private async checkGuard(session: ExcelSession, error: unknown): Promise<void> {
    if (error instanceof Refusal && guardCodes.has(error.code)) await this.check(session.unstoppable(), []);
  }

  private async check(session: ExcelSession, shown: readonly number[]): Promise<Foreign | undefined> {
    try {
      return await this.play.check(session, shown);
    } catch (error) {
      this.isGone ||= error instanceof Gone;
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
