import { engine } from "../../../engine";
import { message, together } from "../../../message";
import { painted } from "../../../worksheet/changes";
import { cellArea, cellName } from "../../../worksheet/cells";
import { Refusal, addressOf, bringToFront, watchSelection } from "../../../worksheet/excel";
import { type StampedSolution, stampName, stampOf } from "../../../worksheet/identity";
import { trailAct, trailBegun } from "../../../worksheet/solution";
import { type ActionOutcome, type Dialogue, actFor, readMarkedMaze } from "../../desk";
import { markedEnds } from "../route";
import { MazeWalk } from "./mazeWalk";

/** A walk that has begun. */
interface WalkOutcome extends ActionOutcome {
  /** Undefined if the person stopped the action. */
  readonly walk: MazeWalk | undefined;
}

/**
 * Begins a walk through the maze in front, at its entrance. A solution, or the trail of somebody else, is removed first. `moved` is
 * called with each report of the selection that waits to be followed. Five requests up to 20,000 cells where no trail is. Throws
 * ActionFailure; then the sheet is as it was.
 */
export function startWalk(marksDeadEnds: boolean, moved: () => void, dialogue: Dialogue): Promise<WalkOutcome> {
  return actFor<WalkOutcome>(message("play-check"), dialogue, { walk: undefined }, async (job, changes) => {
    dialogue.progress(0, 1, message("looking-at-sheet"));
    const { reading, standing, isFree } = await readMarkedMaze({ job, dialogue, changes });
    const { state, area, maze } = reading;
    const where = { maze: addressOf(area), sheet: state.name };
    const marked = markedEnds(reading);
    const ends = { ...marked, exits: marked.exits.filter((exit) => exit !== marked.entrance) };
    if (ends.exits.length === 0) throw new Refusal(message("no-exit", where));
    const found = await engine.run("shortestPath", { maze, ends }, dialogue.signal);
    if (found === undefined) throw new Refusal(message("no-way-to-walk", where));

    const stamp = stampName("solution", trailAct(job.stamp));
    const stamped: StampedSolution = { sheetId: state.id, area, stamp, mazeStamp: stampOf(state.names, "maze") };
    const reported: Parameters<MazeWalk["report"]>[0][] = [];
    let report = (selected: (typeof reported)[number]): void => void reported.push(selected);
    const stopListening = await watchSelection(job, dialogue.workbook, state.id, (selected) => report(selected));
    try {
      const isMarked = (cell: number) => isFree(cell) && maze.has(cell);
      await changes.make(job, painted(await trailBegun(job.stamp, standing, isMarked)));
      const { clock } = job.host;
      const shortest = found.path.length - 1;
      const walk = new MazeWalk({
        ...{ reading, ends, standing, isFree, stamped, shortest, marksDeadEnds },
        clock: () => clock(),
      });
      const begins = message("play-begins", {
        ...{ cell: cellName(area, ends.entrance), exit: cellName(area, ends.exits[0]!), exits: ends.exits.length },
      });
      const told = together(begins, walk.here, reading.remark);
      walk.begin(stopListening, told);
      await bringToFront(job, state.id, cellArea(area, ends.entrance));
      report = (selected) => {
        walk.report(selected);
        if (walk.isBehind) moved();
      };
      for (const selected of reported) report(selected);
      return { walk, sentence: told };
    } catch (error) {
      stopListening();
      throw error;
    }
  });
}
