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
import { Gone, type ExcelSession, Refusal } from "../../worksheet/excel";
import { Stopped, listInTurns } from "../../engine";
import { type PlayedDrawing, guardCodes } from "../../worksheet/identity";
import { someAreas } from "../../worksheet/sheet";
import { type Dialogue, type Pace, lookAndAsk } from "../core";

/** What somebody put into a play's cells since it painted them: values, or fills. */
export interface Foreign {
  /** "D4 on Sheet1 holds 1 value, which …" */
  readonly told: Message;
  readonly count: number;
  /** After these the cells show again what the play painted. */
  readonly repair: readonly Piece[];
}

/** Cells with somebody's values, or with fills that are not those of the maze or search; nothing if there are none. */
export async function foreignIn(
  { area, sheet }: { readonly area: Area; readonly sheet: string },
  what: "values" | "maze" | "search",
  isForeign: (cell: number) => boolean,
  repair: () => Promise<readonly Piece[]>,
): Promise<Foreign[]> {
  const blocks = (await listInTurns(cellBlocksInTurns(area, isForeign))).filter((block) => block !== PAUSE);
  if (blocks.length === 0) return [];
  const count = blocks.reduce((sum, block) => sum + cellsOf(block), 0);
  const found = { where: someAreas(blocks), count, sheet };
  const told =
    what === "values" ? message("values-in-the-way", found) : message("fills-in-the-way", { ...found, what });
  return [{ told, count, repair: await repair() }];
}

export interface Sign {
  readonly looks: readonly Look[];
  readonly words: Message;
}

/**
 * Something that happened in steps and can be shown in the sheet: how a maze was made, or how it was searched. Position
 * 0 is before the first step, position `length` after the last. This is all that the player knows of it, so that there is one
 * way to watch, step and replay every kind.
 */
export interface Play {
  readonly length: number;
  /** The position just before the last two sets become one; undefined if no sets merge. */
  readonly beforeLastMerge?: number | undefined;
  /** What is said when its last step is shown, by the present name of its sheet. */
  readonly conclusionOn: (sheet: string) => Message;
  /** Where it is shown. */
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
      return { foreign: found, question: overwriting(found) };
    });
    await this.send(
      session,
      foreign.flatMap(({ repair }) => repair),
    );
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

  /** Where the guard stopped a request: looks at the sheet and throws the reason. */
  private async checkGuard(session: ExcelSession, error: unknown): Promise<void> {
    if (error instanceof Refusal && guardCodes.has(error.code)) await this.check(session.unstoppable(), []);
  }

  private async check(session: ExcelSession, shown: readonly number[]): Promise<readonly Foreign[]> {
    try {
      return await this.play.check(session, shown);
    } catch (error) {
      this.isGone ||= error instanceof Gone;
      throw error;
    }
  }
}

function overwriting(foreign: readonly Foreign[]): Message | undefined {
  const [first, ...more] = foreign.map(({ told }) => told);
  const count = foreign.reduce((sum, each) => sum + each.count, 0);
  return first && together(first, ...more, message("overwrite-them", { count }));
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
