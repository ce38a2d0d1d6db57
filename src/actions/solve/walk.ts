import { type Message, message, together } from "../../message";
import { engine } from "../../engine";
import { SIDES, sideOfStep } from "../../maze/model";
import { Follower, Walk, type Walked } from "../../maze/walking";
import { type Look, pathMark, visitedMark } from "../../worksheet/looks";
import { cellName, cellArea } from "../../worksheet/borders";
import { lookOfCell } from "../../worksheet/cells";
import { type Area, addressOf, cellsOf } from "../../worksheet/addresses";
import { type ExcelSession, Gone, Refusal, bringToFront, selectedOn, watchSelection } from "../../worksheet/excel";
import { type MazeIdentity, type Whereabouts, drawingOfSolution, guardCodes } from "../../worksheet/identity";
import { paintTrail, trailAct, beginTrail } from "../../worksheet/solution";
import { type Act, type ActionOutcome, type Dialogue, actFor, act, askFirst, glance } from "../core";
import { readMarkedMaze, wayThrough } from "../maze";
import { sidesInWords } from "./companionSheets";
import { readSheet } from "../../worksheet/sheet";
import { MARKED_PATH_CELL } from "../../maze/marking";
import { findPathInput, typePath } from "../../worksheet/companions";
import { ARROWS } from "../../worksheet/written";

/** Milliseconds between looks at the selection while Excel has reported none: in the end once a minute, and then never again. */
const PAUSES = [5, 10, 20, 40, 60, 60, 60, 60, 60, 60].map((seconds) => 1000 * seconds);

/** How much later than the selection a report of it may come, in milliseconds. */
const PATIENCE = 3000;

interface Followed extends ActionOutcome {
  /** Whether nothing happened since it was said: a screen reader would read it a second time. */
  readonly isKnown: boolean;
}

export type MazeWalk = ReturnType<typeof walkIn>;

/** Reports of the selection wait until `follow` takes all: a slow Excel gets one request at a time, and no key is lost. */
function walkIn(
  { host, stamp }: ExcelSession,
  { reading, current, isFree }: Awaited<ReturnType<typeof readMarkedMaze>>,
  way: Awaited<ReturnType<typeof wayThrough>>,
  marksDeadEnds: boolean,
  moved: () => void,
) {
  const { state, area, maze } = reading;
  /** Where reports of the selection and the trail are: a solution, as the sheet knows it. */
  const drawing = drawingOfSolution(state, area, trailAct(stamp));
  const cells = { sheet: state.id, area };
  const walk = new Walk(maze, way.ends);
  const follower = new Follower(walk);
  let isHeard = false;
  let hasMoved = false;
  /** How often somebody has looked at the selection. */
  let looks = 0;
  const reports: (Area | undefined)[] = [];
  /** What the walk has painted; any other cell looks as it did. */
  const painted = new Map<number, Look>();
  let began: number | undefined;
  let hints = 0;
  let last: Message = message("play-check");
  let isGone = false;
  let stopListening: () => void = () => undefined;

  const isOver = () => isGone || walk.isAtExit;
  const hasReports = () => !isOver() && reports.length > 0;
  const isDeaf = () => hasMoved && !isHeard;
  const gone = () => new Gone(message("play-gone"));
  const nameOf = (cell: number) => cellName(area, cell);
  const lookBeneath = (cell: number) => lookOfCell(current.base, cell);
  const lookOf = (cell: number) => {
    const mark = walk.markOf(cell);
    if (mark === "trail") return pathMark;
    return mark === "dead" && marksDeadEnds ? visitedMark : lookBeneath(cell);
  };
  const here = () => {
    const open = sidesInWords(walk.openSides(walk.position));
    return message("play-at", { cell: nameOf(walk.position), open, kind: walk.kindOf(walk.position) });
  };
  const end = () => {
    reports.length = 0;
    stopListening();
  };

  const acting = (dialogue: Dialogue, work: (action: Act) => Promise<Followed>) =>
    actFor(dialogue, async (action) => {
      action.changes.declareWrites(state, { here: true });
      if (isGone && !isDeaf()) throw gone();
      return work(action);
    });

  /** Takes all waiting reports; gives what the last of them that said something was. */
  const takeReports = () => {
    let told: Walked = "there";
    const { steps } = walk;
    for (const selected of reports.splice(0)) {
      if (walk.isAtExit) break;
      const isOne = selected !== undefined && cellsOf(selected) === 1;
      const walked = isOne
        ? follower.report({ row: selected.row - area.row, column: selected.column - area.column })
        : "outside";
      if (walked !== "there") told = walked;
    }
    if (walk.steps > steps) began ??= host.clock();
    return told;
  };

  const show = async ({ session, changes }: Act) => {
    const before = new Map<number, Look>();
    const after = new Map<number, Look>();
    // The entrance keeps its own mark.
    for (const cell of new Set([...painted.keys(), ...walk.trail.slice(1), ...walk.dead])) {
      const [was, is] = [painted.get(cell) ?? lookBeneath(cell), lookOf(cell)];
      if (was === is || !isFree(cell)) continue;
      before.set(cell, was);
      after.set(cell, is);
    }
    const { needsSelecting } = follower;
    if (after.size === 0 && !needsSelecting) return;
    const paint = (painter: ExcelSession, looks: ReadonlyMap<number, Look>, selects?: number) =>
      paintTrail(painter, cells, looks, selects, drawing.guard);
    const make = async (painter: ExcelSession) => {
      try {
        await paint(painter, after, needsSelecting ? walk.position : undefined);
      } catch (error) {
        if (!(error instanceof Refusal) || !guardCodes.has(error.code)) throw error;
        isGone = true;
        end();
        throw gone();
      }
    };
    if (needsSelecting) follower.selecting();
    let isDone = false;
    try {
      await changes.make(session, { make, rollBack: (painter) => paint(painter, before) });
      changes.keep(message("trail-stays", { cell: nameOf(walk.position) }));
      isDone = true;
    } finally {
      if (needsSelecting) follower.selectionAnswered(isDone);
    }
    for (const [cell, look] of after) painted.set(cell, look);
  };

  const conclusion = () => {
    const seconds = Math.round((host.clock() - (began ?? host.clock())) / 1000);
    return together(
      message("play-exit", { cell: nameOf(walk.position), steps: walk.steps }),
      message("play-shortest", { shortest: way.steps }),
      message("play-time", { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }),
      hints === 0 ? undefined : message("play-hints", { hints }),
    );
  };

  const sentenceOf = (walked: Walked) => {
    if (walk.isAtExit) return conclusion();
    if (walked === "outside") return message("play-outside", { cell: nameOf(walk.position) });
    const stopped =
      walked === "wall" ? message("play-wall") : walked === "blocked" ? message("play-blocked") : undefined;
    return together(stopped, here());
  };

  return {
    drawing,
    walk,
    here,
    end,
    get isOver() {
      return isOver();
    },
    get hasReports() {
      return hasReports();
    },
    whereabouts(inFront: MazeIdentity): Whereabouts {
      const whereabouts = drawing.whereabouts(inFront);
      return isGone && whereabouts === "here" ? "gone" : whereabouts;
    },
    /** The walk begins, and this was said; `stop` is called when it ends. */
    begin(stop: () => void, told: Message) {
      [stopListening, last] = [stop, told];
    },
    /** Excel reports these cells as selected; undefined for several areas. */
    report(selected: Area | undefined) {
      isHeard = true;
      if (isOver()) return;
      reports.push(selected);
      moved();
    },
    /**
     * Milliseconds until `listen` should be called; undefined once it need not be. Some versions of Excel take a listener and never call
     * it (OfficeDev/office-js#533, #6311). A person who presses no key looks the same: somebody has to look at the selection.
     */
    get listensIn() {
      if (isOver() || isHeard) return undefined;
      return hasMoved ? PATIENCE : PAUSES[looks];
    },
    /**
     * Looks whether the selection moves although Excel reports none: one request, or none if that is known. Throws ActionFailure if it
     * does; then the walk is over, and the sheet as it was.
     */
    async listen(dialogue: Dialogue): Promise<Followed> {
      if (isDeaf()) {
        isGone = true;
        end();
        return acting(dialogue, () => Promise.reject(new Refusal(message("selection-unheard"))));
      }
      // Where Excel does not answer now it will at another look.
      const look = glance(dialogue.workbook, (session) => selectedOn(session, state.id));
      const selected = await look.catch(() => undefined);
      looks++;
      if (selected !== undefined && selected !== nameOf(way.ends.entrance)) hasMoved = true;
      return { sentence: last, isKnown: true };
    },
    /** In one request; reports that come meanwhile are for the next one. Throws ActionFailure; then the walk goes on from where it is. */
    follow: (dialogue: Dialogue) =>
      acting(dialogue, async (action) => {
        let isKnown = true;
        while (hasReports()) {
          const walked = takeReports();
          await show(action);
          // Excel also reports what a request has selected.
          if (walked !== "there") {
            last = sentenceOf(walked);
            isKnown = false;
          }
          // The last one is the outcome.
          if (hasReports() && !isKnown) dialogue.progress(1, 1, last);
        }
        if (isOver()) end();
        return { sentence: last, isKnown };
      }),
    /** Says the next step of a shortest path to an exit. No request. */
    hint: (dialogue: Dialogue): Promise<ActionOutcome> =>
      acting(dialogue, async () => {
        const { maze, ends, position: from } = walk;
        const found = await engine.run("shortestPath", { maze, ends: { ...ends, entrance: from } }, dialogue.signal);
        const [, next] = found?.path ?? [];
        if (found === undefined || next === undefined) throw gone();
        hints++;
        const side = SIDES[sideOfStep(maze, next - from)]!;
        const sentence = message("play-hint", { side, steps: found.path.length - 1, cell: nameOf(next) });
        return { sentence, isKnown: false };
      }),
  };
}

/** Removes a solution, or somebody's trail, first. `moved` is called with each report of the selection that waits to be followed. */
export function startWalk(marksDeadEnds: boolean, moved: () => void, dialogue: Dialogue) {
  return actFor(dialogue, async (action) => {
    const { session, changes } = action;
    const marked = await readMarkedMaze(action);
    const { reading, current, isFree } = marked;
    const { state, area, maze } = reading;
    const way = await wayThrough(reading, dialogue.signal);
    const { entrance, exits } = way.ends;
    const walk = walkIn(session, marked, way, marksDeadEnds, moved);
    // What is reported before the walk has begun waits.
    const stopListening = await watchSelection(session, dialogue.workbook, state.id, (selected) =>
      walk.report(selected),
    );
    try {
      const isMarked = (cell: number) => isFree(cell) && maze.has(cell);
      await changes.make(session, await beginTrail(session.stamp, current, isMarked));
      const [cell, exit] = [cellName(area, entrance), cellName(area, exits[0]!)];
      const begins = message("play-begins", { cell, exit, exits: exits.length });
      const told = together(begins, walk.here(), reading.remark);
      walk.begin(stopListening, told);
      await bringToFront(session, state.id, cellArea(area, entrance));
      return { walk, sentence: told };
    } catch (error) {
      stopListening();
      throw error;
    }
  });
}

/** As arrows, which mean the same in every language, into the sheet that marks paths. Asks before a path there is replaced. */
export function enterSteps({ walk, drawing }: MazeWalk, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async ({ session, changes }) => {
    const { trail, maze } = walk;
    if (trail.length < 2) throw new Refusal(message("no-steps-walked"));
    const state = await readSheet(session, drawing.sheetId);
    const input = await findPathInput(session, state);
    if (input === undefined) {
      throw new Refusal(message("no-self-marking-of-maze", { maze: addressOf(drawing.area), sheet: state.name }));
    }
    // Lavirint protects such a sheet itself, but for its inputs.
    changes.declareWrites(state, { written: [{ ...input.sheet, isProtected: false }] });
    const where = { place: MARKED_PATH_CELL, sheet: input.sheet.name };
    if (input.held !== "") {
      await askFirst(dialogue, { sentence: message("replace-typed-path", where), yes: message("replace") });
    }
    const arrows = trail.slice(1).map((cell, i) => ARROWS[sideOfStep(maze, cell - trail[i]!)]!);
    await changes.make(session, typePath(input, arrows.join("")));
    return message("steps-entered", { ...where, steps: arrows.length });
  });
}
