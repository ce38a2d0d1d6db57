import { type Message, message, together } from "../../../message";
import { engine } from "../../../engine";
import { type Ends, SIDES, stepsOf } from "../../../maze/model";
import { Follower, Walk, type Walked } from "../../../maze/walking";
import { type Look, pathMark, visitedMark } from "../../../worksheet/looks";
import { cellName, cellArea } from "../../../worksheet/borders";
import { lookOfCell } from "../../../worksheet/cells";
import { type Area, addressOf } from "../../../worksheet/addresses";
import { type ExcelSession, Gone, Refusal, bringToFront, selectedOn, watchSelection } from "../../../worksheet/excel";
import {
  type Drawing,
  type MazeIdentity,
  type Whereabouts,
  drawingOfSolution,
  guardCodes,
} from "../../../worksheet/identity";
import { type CurrentSolution, paintTrail, trailAct, beginTrail } from "../../../worksheet/solution";
import type { MazeReading } from "../../../worksheet/walls";
import { type Act, type ActionOutcome, type Dialogue, actFor, act, askFirst, glance } from "../../core";
import { readMarkedMaze, wayThrough } from "../../maze";
import { sidesInWords } from "../companionSheets";
import { readSheet } from "../../../worksheet/sheet";
import { MARKED_PATH_CELL } from "../../../maze/marking";
import { findPathInput, typePath } from "../../../worksheet/companions";
import { ARROWS } from "../../../worksheet/memory";

/** Milliseconds between looks at the selection while Excel has reported none: in the end once a minute, and then never again. */
const PAUSES = [5, 10, 20, 40, 60, 60, 60, 60, 60, 60].map((seconds) => 1000 * seconds);

/** How much later than the selection a report of it may come, in milliseconds. */
const PATIENCE = 3000;

interface Walking {
  readonly reading: MazeReading;
  readonly ends: Ends;
  readonly current: CurrentSolution;
  readonly isFree: (cell: number) => boolean;
  readonly drawing: Drawing;
  readonly shortest: number;
  readonly marksDeadEnds: boolean;
  /** Gives milliseconds. */
  readonly clock: () => number;
  readonly moved: () => void;
}

interface Followed extends ActionOutcome {
  /** Whether nothing happened since it was said: a screen reader would read it a second time. */
  readonly isKnown: boolean;
}

/** Reports of the selection wait until {@link follow} takes all: a slow Excel gets one request at a time, and no key is lost. */
export class MazeWalk {
  readonly walk: Walk;
  private readonly follower: Follower;
  private isHeard = false;
  private hasMoved = false;
  /** How often somebody has looked at the selection. */
  private looks = 0;
  private readonly reports: (Area | undefined)[] = [];
  /** What the walk has painted; any other cell looks as it did. */
  private readonly painted = new Map<number, Look>();
  private began: number | undefined;
  private hints = 0;
  private last: Message = message("play-check");
  private isGone = false;
  private stopListening: () => void = () => undefined;

  constructor(private readonly walking: Walking) {
    this.walk = new Walk(walking.reading.maze, walking.ends);
    this.follower = new Follower(this.walk);
  }

  get sheetId(): string {
    return this.walking.drawing.sheetId;
  }

  get place(): Area {
    return this.walking.reading.area;
  }

  /** Whether the exit was reached, or the trail is gone from the sheet. */
  get isOver(): boolean {
    return this.isGone || this.walk.isAtExit;
  }

  get hasReports(): boolean {
    return !this.isOver && this.reports.length > 0;
  }

  whereabouts(inFront: MazeIdentity): Whereabouts {
    const whereabouts = this.walking.drawing.whereabouts(inFront);
    return this.isGone && whereabouts === "here" ? "gone" : whereabouts;
  }

  /** Excel reports these cells as selected; undefined for several areas. */
  report(selected: Area | undefined): void {
    this.isHeard = true;
    if (this.isOver) return;
    this.reports.push(selected);
    this.walking.moved();
  }

  /**
   * Milliseconds until {@link listen} should be called; undefined once it need not be. Some versions of Excel take a listener and never
   * call it (OfficeDev/office-js#533, #6311). A person who presses no key looks the same: somebody has to look at the selection.
   */
  get listensIn(): number | undefined {
    if (this.isOver || this.isHeard) return undefined;
    return this.hasMoved ? PATIENCE : PAUSES[this.looks];
  }

  /** Whether the selection has moved and nothing was reported. */
  private get isDeaf(): boolean {
    return this.hasMoved && !this.isHeard;
  }

  /**
   * Looks whether the selection moves although Excel reports none: one request, or none if that is known. Throws ActionFailure if it
   * does; then the walk is over, and the sheet as it was.
   */
  async listen(dialogue: Dialogue): Promise<Followed> {
    if (this.isDeaf) {
      this.isGone = true;
      this.end();
      return this.acting(dialogue, () => Promise.reject(new Refusal(message("selection-unheard"))));
    }
    const { sheetId } = this;
    // Where Excel does not answer now it will at another look.
    const selected = await glance(dialogue.workbook, (session) => selectedOn(session, sheetId)).catch(() => undefined);
    this.looks++;
    if (selected !== undefined && selected !== this.nameOf(this.walking.ends.entrance)) this.hasMoved = true;
    return { sentence: this.last, isKnown: true };
  }

  /** The walk begins, and this was said; `stopListening` is called when it ends. */
  begin(stopListening: () => void, told: Message): void {
    this.stopListening = stopListening;
    this.last = told;
  }

  end(): void {
    this.reports.length = 0;
    this.stopListening();
  }

  /** In one request; reports that come meanwhile are for the next one. Throws ActionFailure; then the walk goes on from where it is. */
  follow(dialogue: Dialogue): Promise<Followed> {
    return this.acting(dialogue, async (action) => {
      let isKnown = true;
      while (this.hasReports) {
        const walked = this.takeReports();
        await this.show(action);
        // Excel also reports what a request has selected.
        if (walked.kind !== "there") {
          this.last = this.told(walked);
          isKnown = false;
        }
        // The last one is the outcome.
        if (this.hasReports && !isKnown) dialogue.progress(1, 1, this.last);
      }
      if (this.isOver) this.end();
      return { sentence: this.last, isKnown };
    });
  }

  /** Says the next step of a shortest path to an exit. No request. */
  hint(dialogue: Dialogue): Promise<ActionOutcome> {
    return this.acting(dialogue, async () => {
      const { maze, ends } = this.walk;
      const from = this.walk.position;
      const found = await engine.run("shortestPath", { maze, ends: { ...ends, entrance: from } }, dialogue.signal);
      const [, next] = found?.path ?? [];
      if (found === undefined || next === undefined) throw this.gone;
      this.hints++;
      const side = stepsOf(maze).indexOf(next - from);
      const sentence = message("play-hint", {
        side: SIDES[side]!,
        steps: found.path.length - 1,
        cell: this.nameOf(next),
      });
      return { sentence, isKnown: false };
    });
  }

  private acting(dialogue: Dialogue, work: (action: Act) => Promise<Followed>): Promise<Followed> {
    return actFor(dialogue, async (action) => {
      action.changes.declareWrites(this.walking.reading.state, { here: true });
      if (this.isGone && !this.isDeaf) throw this.gone;
      return work(action);
    });
  }

  /** Takes all waiting reports; gives what the last of them that said something was. */
  private takeReports(): Walked {
    let [told, steps]: [Walked, number] = [{ kind: "there", steps: 0 }, 0];
    for (const selected of this.reports.splice(0)) {
      if (this.walk.isAtExit) break;
      const { area } = this.walking.reading;
      const place = { row: (selected?.row ?? 0) - area.row, column: (selected?.column ?? 0) - area.column };
      const walked = this.follower.report(place, selected !== undefined && selected.rows * selected.columns === 1);
      steps += walked.steps;
      if (walked.kind !== "there") told = walked;
    }
    if (steps > 0) this.began ??= this.walking.clock();
    return told;
  }

  private async show({ session, changes }: Act): Promise<void> {
    const { reading, isFree, drawing } = this.walking;
    const { trail, dead, position } = this.walk;
    const before = new Map<number, Look>();
    const after = new Map<number, Look>();
    // The entrance keeps its own mark.
    for (const cell of new Set([...this.painted.keys(), ...trail.slice(1), ...dead])) {
      const [was, is] = [this.painted.get(cell) ?? this.lookBeneath(cell), this.lookOf(cell)];
      if (was === is || !isFree(cell)) continue;
      before.set(cell, was);
      after.set(cell, is);
    }
    const { needsSelecting } = this.follower;
    if (after.size === 0 && !needsSelecting) return;
    const paint = (painter: ExcelSession, looks: ReadonlyMap<number, Look>, selects?: number) =>
      paintTrail(painter, { sheet: this.sheetId, area: reading.area }, looks, selects, drawing.guard);
    const make = async (painter: ExcelSession) => {
      try {
        await paint(painter, after, needsSelecting ? position : undefined);
      } catch (error) {
        if (!(error instanceof Refusal) || !guardCodes.has(error.code)) throw error;
        this.isGone = true;
        this.end();
        throw this.gone;
      }
    };
    if (needsSelecting) this.follower.selecting();
    let isDone = false;
    try {
      await changes.make(session, { make, rollBack: (painter) => paint(painter, before) });
      changes.keep(message("trail-stays", { cell: this.nameOf(this.walk.position) }));
      isDone = true;
    } finally {
      if (needsSelecting) this.follower.selectionAnswered(isDone);
    }
    for (const [cell, look] of after) this.painted.set(cell, look);
  }

  private get gone(): Gone {
    return new Gone(message("play-gone"));
  }

  private lookBeneath(cell: number): Look {
    return lookOfCell(this.walking.current.base, cell);
  }

  private lookOf(cell: number): Look {
    const mark = this.walk.markOf(cell);
    if (mark === "trail") return pathMark;
    return mark === "dead" && this.walking.marksDeadEnds ? visitedMark : this.lookBeneath(cell);
  }

  private nameOf(cell: number): string {
    return cellName(this.walking.reading.area, cell);
  }

  private told({ kind }: Walked): Message {
    const cell = this.nameOf(this.walk.position);
    if (this.walk.isAtExit) return this.conclusion;
    const here = this.here;
    switch (kind) {
      case "wall":
        return together(message("play-wall"), here);
      case "blocked":
        return together(message("play-blocked"), here);
      case "outside":
      case "several":
        return message("play-outside", { cell });
      default:
        return here;
    }
  }

  get here(): Message {
    const { position } = this.walk;
    const open = sidesInWords(this.walk.openSides(position));
    return message("play-at", { cell: this.nameOf(position), open, kind: this.walk.kindOf(position) });
  }

  private get conclusion(): Message {
    const { clock, shortest } = this.walking;
    const seconds = Math.round((clock() - (this.began ?? clock())) / 1000);
    const { hints } = this;
    return together(
      message("play-exit", { cell: this.nameOf(this.walk.position), steps: this.walk.steps }),
      message("play-shortest", { shortest }),
      message("play-time", { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }),
      hints === 0 ? undefined : message("play-hints", { hints }),
    );
  }
}

/** Removes a solution, or somebody's trail, first. `moved` is called with each report of the selection that waits to be followed. */
export function startWalk(marksDeadEnds: boolean, moved: () => void, dialogue: Dialogue) {
  return actFor(dialogue, async (action) => {
    const { session, changes } = action;
    const { reading, current, isFree } = await readMarkedMaze(action);
    const { state, area, maze } = reading;
    const { ends, steps: shortest } = await wayThrough(reading, dialogue.signal);
    const walk = new MazeWalk({
      reading,
      ends,
      current,
      isFree,
      drawing: drawingOfSolution(state, area, trailAct(session.stamp)),
      marksDeadEnds,
      moved,
      shortest,
      clock: () => session.host.clock(),
    });
    // What is reported before the walk has begun waits.
    const listener = (selected: Area | undefined) => walk.report(selected);
    const stopListening = await watchSelection(session, dialogue.workbook, state.id, listener);
    try {
      const isMarked = (cell: number) => isFree(cell) && maze.has(cell);
      await changes.make(session, await beginTrail(session.stamp, current, isMarked));
      const [cell, exit] = [ends.entrance, ends.exits[0]!].map((end) => cellName(area, end)) as [string, string];
      const begins = message("play-begins", { cell, exit, exits: ends.exits.length });
      const told = together(begins, walk.here, reading.remark);
      walk.begin(stopListening, told);
      await bringToFront(session, state.id, cellArea(area, ends.entrance));
      return { walk, sentence: told };
    } catch (error) {
      stopListening();
      throw error;
    }
  });
}

/** As arrows, which mean the same in every language, into the sheet that marks paths. Asks before a path there is replaced. */
export function enterSteps({ walk, sheetId, place: area }: MazeWalk, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async ({ session, changes }) => {
    const { trail, maze } = walk;
    if (trail.length < 2) throw new Refusal(message("no-steps-walked"));
    const state = await readSheet(session, sheetId);
    const input = await findPathInput(session, state);
    if (input === undefined) {
      throw new Refusal(message("no-self-marking-of-maze", { maze: addressOf(area), sheet: state.name }));
    }
    // Lavirint protects such a sheet itself, but for its inputs.
    changes.declareWrites(state, { written: [{ ...input.sheet, isProtected: false }] });
    const where = { place: MARKED_PATH_CELL, sheet: input.sheet.name };
    if (input.held !== "") {
      await askFirst(dialogue, { sentence: message("replace-typed-path", where), yes: message("replace") });
    }
    const { columns } = maze;
    const steps = trail.slice(1).map((cell, i) => cell - trail[i]!);
    const arrowOf = (step: number) => ARROWS[step === columns ? 1 : step === -columns ? 3 : step > 0 ? 0 : 2];
    await changes.make(session, typePath(input, steps.map(arrowOf).join("")));
    return message("steps-entered", { ...where, steps: steps.length });
  });
}
