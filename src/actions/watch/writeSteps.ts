import { message } from "../../message";
import { TraceCursor, outcomeNames } from "../../maze/trace";
import {
  type StepHeadings,
  type StepRow,
  checkTableSize,
  findStepsTable,
  replaceStepsTable,
  stepsTableWritten,
} from "../../worksheet/beside";
import { findWatchedMaze } from "../../worksheet/identity";
import { cellName } from "../../worksheet/cells";
import { Refusal } from "../../worksheet/excel";
import { facts } from "../../worksheet/memory";
import { type ActionOutcome, type Dialogue, act, askFirst } from "../desk";
import type { GeneratedMaze } from "./generated";
import { GenerationPlay } from "./generationPlay";
import type { Player } from "./player";

/** Whether a player's steps can be written as a table: those of making a maze can, those of a search cannot. */
export function hasStepsTable(player: Player): boolean {
  return player.play instanceof GenerationPlay;
}

const headings = (say: Dialogue["say"]): StepHeadings => [
  say(message("steps-heading-step")),
  say(message("steps-heading-cell")),
  say(message("steps-heading-side")),
  say(message("steps-heading-neighbour")),
  say(message("steps-heading-set")),
  say(message("steps-heading-other")),
  say(message("steps-heading-outcome")),
  say(message("steps-heading-left")),
];

/**
 * Writes how a maze was made to a sheet "Maze steps", as an Excel table with a row for each step. Asks before it replaces the
 * table of an earlier maze of the same sheet. Throws ActionFailure; the workbook is then as it was before.
 */
export function writeSteps(player: Player, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("write-steps-button"), dialogue, async (job, changes) => {
    const { play } = player;
    if (!(play instanceof GenerationPlay)) {
      throw new Refusal(message("steps-need-maze"));
    }
    const { generated } = play;
    const count = generated.trace.steps.length;
    checkTableSize(count);
    const { sheet } = await findWatchedMaze(job, generated);
    const found = await findStepsTable(job, sheet);
    changes.touch(found, { deleted: [found.existing], structure: true });
    if (found.existing !== undefined) {
      const sentence = message("steps-table-there", { name: found.existing.name, sheet });
      await askFirst(dialogue, { sentence, yes: message("replace") });
    }
    const { say } = dialogue;
    const steps = {
      mazeSheet: sheet,
      grid: generated.area,
      count,
      rows: rowsOf(generated, say),
      sheetName: say(facts.steps.sheetName),
      headings: headings(say),
    };
    const progress = (done: number) => dialogue.progress(done, count, message("writing-steps", { done, steps: count }));
    const written = await changes.make(job, stepsTableWritten(found.sheets, steps, progress));
    if (found.existing !== undefined) {
      changes.keep(message("steps-on-new-sheet", { name: written.name }));
      await replaceStepsTable(job, found.existing, written.id);
    }
    const name = found.existing?.name ?? written.name;
    return message("steps-written", { name, steps: count });
  });
}

function* rowsOf({ grid, trace, area }: GeneratedMaze, say: Dialogue["say"]): Generator<StepRow> {
  const cursor = new TraceCursor(grid, trace);
  for (let position = 1; position <= trace.steps.length; position++) {
    cursor.moveTo(position);
    const step = cursor.step()!;
    yield [
      step.number,
      cellName(area, step.selected),
      say(message("wall-side", { side: step.side })),
      cellName(area, step.neighbour),
      step.setOfSelected,
      step.setOfNeighbour,
      say(outcomeNames[step.outcome]),
      step.setsLeft,
    ];
  }
}
