import { counted } from "../../maze/counted";
import { atOnce } from "../../maze/slices";
import { TraceCursor } from "../../maze/trace/cursor";
import { outcomeNames } from "../../maze/trace/steps";
import {
  checkTableSize,
  findStepsTable,
  replaceStepsTable,
  type StepRow,
  writeStepsTable,
} from "../../worksheet/beside/stepsTable";
import { findWatchedMaze } from "../../worksheet/beside/watchedMaze";
import { cellName } from "../../worksheet/cells/borders";
import { Refusal } from "../../worksheet/excel/refusal";
import { dropAddedHelpers, stepsKind } from "../../worksheet/sheet/helperSheets";
import type { Dialogue } from "../desk/dialogue";
import { act, type ActionOutcome, askFirst } from "../desk/work";
import { type Generated, GenerationPlay } from "./generationPlay";
import type { Player } from "./player";

/** Whether the steps of what a player shows can be written as a table: those of a maze, not those of a search. */
export function hasStepsTable(player: Player): boolean {
  return player.play instanceof GenerationPlay;
}

/**
 * Writes how a maze came about to a sheet "Maze steps", as an Excel table with a row a step. Asks before it replaces the
 * table of an earlier maze of the same sheet. Throws ActionFailure; the workbook is then as it was before.
 */
export function writeSteps(player: Player, dialogue: Dialogue): Promise<ActionOutcome> {
  return act("Write steps", dialogue, async (job, ending) => {
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
    let whole = false;
    ending.mendBy(async (mender) => {
      if (!whole) await dropAddedHelpers(mender, stepsKind, found.sheets);
    });
    ending.otherwise = "The table of steps is unfinished; delete its sheet and press Write steps again.";
    const rows = rowsOf(generated);
    const written = await writeStepsTable(job, sheet, generated.area, found.sheets, play.length, rows, (done) =>
      dialogue.progress(done, play.length, `Writing the steps: ${done} of ${play.length}`),
    );
    if (found.existing !== undefined) {
      whole = true;
      ending.standing = `The steps are on the new sheet ${written.name}; the earlier table may be there beside it.`;
      await replaceStepsTable(job, found.existing, written.id);
    }
    const name = found.existing?.name ?? written.name;
    return `The table on the sheet ${name} holds ${counted(play.length, "step")}.`;
  });
}

function* rowsOf({ grid, trace, area }: Generated): Generator<StepRow> {
  const cursor = new TraceCursor(grid, trace);
  for (let position = 1; position <= trace.steps.length; position++) {
    atOnce(cursor.moveTo(position));
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
