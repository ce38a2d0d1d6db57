import { message } from "../../message";
import { MergeTree, TraceCursor, outcomeNames } from "../../maze/trace";
import { type TableRow, checkTableSize, tableWritten } from "../../worksheet/beside";
import { findWatchedMaze } from "../../worksheet/identity";
import { cellName } from "../../worksheet/cells";
import { Refusal } from "../../worksheet/excel";
import { facts } from "../../worksheet/memory";
import { readSheets } from "../../worksheet/sheet";
import { type ActionOutcome, type Dialogue, act, helperPlace } from "../desk";
import type { GeneratedMaze } from "./generated";
import { GenerationPlay } from "./generationPlay";
import { nameOfNode } from "./writeMergeTree";
import type { Player } from "./player";

/** Whether a player's steps can be written as a table: those of making a maze can, those of a search cannot. */
export function hasStepsTable(player: Player): boolean {
  return player.play instanceof GenerationPlay;
}

const headings = (say: Dialogue["say"]): string[] => [
  say(message("steps-heading-step")),
  say(message("steps-heading-cell")),
  say(message("steps-heading-side")),
  say(message("steps-heading-neighbour")),
  say(message("steps-heading-set")),
  say(message("steps-heading-other")),
  say(message("steps-heading-outcome")),
  say(message("steps-heading-left")),
];

/** Three more columns for a maze whose sets are merged: the union that a step makes, and the two nodes below it. */
const treeHeadings = (say: Dialogue["say"]): string[] => [
  say(message("tree-heading-new")),
  say(message("tree-heading-left")),
  say(message("tree-heading-right")),
];

/** The columns of addresses, and those of the merge tree. */
const TEXT_COLUMNS = [1, 3];
const TREE_COLUMNS = [8, 9, 10];

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
    checkTableSize(count, "steps");
    const { sheet } = await findWatchedMaze(job, generated);
    const { say } = dialogue;
    const hasTree = generated.generator.mergesSets === true;
    const steps = {
      kind: facts.steps,
      mazeSheet: sheet,
      grid: generated.area,
      count,
      rows: rowsOf(generated, say),
      headings: hasTree ? [...headings(say), ...treeHeadings(say)] : headings(say),
      textColumns: hasTree ? [...TEXT_COLUMNS, ...TREE_COLUMNS] : TEXT_COLUMNS,
    };
    const progress = (done: number) => dialogue.progress(done, count, message("writing-steps", { done, steps: count }));
    const place = await helperPlace(
      { job, dialogue, changes },
      {
        ...{ kind: facts.steps, what: "steps", named: say(facts.steps.sheetName) },
        state: { ...(await readSheets(job)), name: sheet },
      },
    );
    const name = await place.finish(await changes.make(job, tableWritten(place, steps, progress)));
    return message("steps-written", { name, steps: count });
  });
}

function* rowsOf({ grid, trace, area, generator }: GeneratedMaze, say: Dialogue["say"]): Generator<TableRow> {
  const cursor = new TraceCursor(grid, trace);
  const tree = generator.mergesSets === true ? new MergeTree(grid) : undefined;
  for (let position = 1; position <= trace.steps.length; position++) {
    cursor.moveTo(position);
    const step = cursor.step()!;
    const row = [
      step.number,
      cellName(area, step.selected),
      say(message("wall-side", { side: step.side })),
      cellName(area, step.neighbour),
      step.setOfSelected,
      step.setOfNeighbour,
      say(outcomeNames[step.outcome]),
      step.setsLeft,
    ];
    if (tree !== undefined) {
      const merge = tree.take(step);
      row.push(
        ...(merge === undefined
          ? ["", "", ""]
          : [merge.node, merge.left, merge.right].map((node) => nameOfNode(area, node))),
      );
    }
    yield row;
  }
}
