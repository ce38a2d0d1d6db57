import { counted } from "../../maze/model";
import { TraceCursor, outcomeNames } from "../../maze/trace";
import {
  type StepRow,
  checkTableSize,
  findStepsTable,
  replaceStepsTable,
  stepsTableWritten,
} from "../../worksheet/beside";
import { findWatchedMaze } from "../../worksheet/identity";
import { cellName } from "../../worksheet/cells";
import { Refusal } from "../../worksheet/excel";
import { type ActionOutcome, type Dialogue, act, askFirst } from "../desk";
import type { Generated } from "./generated";
import { GenerationPlay } from "./generationPlay";
import type { Player } from "./player";

/** Whether a player's steps can be written as a table: those of making a maze can, those of a search cannot. */
export function hasStepsTable(player: Player): boolean {
  return player.play instanceof GenerationPlay;
}

/**
 * Writes how a maze was made to a sheet "Maze steps", as an Excel table with a row for each step. Asks before it replaces the
 * table of an earlier maze of the same sheet. Throws ActionFailure; the workbook is then as it was before.
 */
export function writeSteps(player: Player, dialogue: Dialogue): Promise<ActionOutcome> {
  return act("Write steps", dialogue, async (job, changes) => {
    const { play } = player;
    if (!(play instanceof GenerationPlay)) {
      throw new Refusal("Press Generate first. Only the steps in which a maze was made can be written.");
    }
    const { generated } = play;
    checkTableSize(play.length);
    const { sheet } = await findWatchedMaze(job, generated);
    const found = await findStepsTable(job, sheet);
    if (found.existing !== undefined) {
      const { name } = found.existing;
      const sentence = `The sheet ${name} holds the steps of an earlier maze of ${sheet}, and whatever was added to it. Replace it?`;
      await askFirst(dialogue, { sentence, yes: "Replace" });
    }
    const steps = { mazeSheet: sheet, grid: generated.area, count: play.length, rows: rowsOf(generated) };
    const progress = (done: number) =>
      dialogue.progress(done, play.length, `Writing the steps: ${done} of ${play.length}`);
    const written = await changes.make(job, stepsTableWritten(found.sheets, steps, progress));
    if (found.existing !== undefined) {
      changes.keep(`The steps are on the new sheet ${written.name}; the earlier table may be there beside it.`);
      await replaceStepsTable(job, found.existing, written.id);
    }
    const name = found.existing?.name ?? written.name;
    return `The table on the sheet ${name} holds ${counted(play.length, "step")}.`;
  });
}

function* rowsOf({ grid, trace, area }: Generated): Generator<StepRow> {
  const cursor = new TraceCursor(grid, trace);
  for (let position = 1; position <= trace.steps.length; position++) {
    cursor.moveTo(position);
    const step = cursor.step()!;
    yield [
      step.number,
      cellName(area, step.selected),
      step.side,
      cellName(area, step.neighbour),
      step.setOfSelected,
      step.setOfNeighbour,
      outcomeNames[step.outcome],
      step.setsLeft,
    ];
  }
}
