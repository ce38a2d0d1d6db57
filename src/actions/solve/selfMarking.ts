import { message, together, type SayWords } from "../../message";
import { PATH_CELL, findMarkingSheets, markingContents, resultsContents } from "../../worksheet/companions";
import { addSheetInFront, findSheetPlace } from "../../worksheet/newSheets";
import { nameAround } from "../../worksheet/addSheets";
import { Refusal } from "../../worksheet/excel";
import { addressOf } from "../../worksheet/addresses";
import { facts } from "../../worksheet/facts";
import { type ActionOutcome, type Dialogue, act } from "../core";
import { SIDES } from "../../maze/model";
import { addHelperSheet, checkCells, mazeInFront, wayThrough } from "../maze";
import {
  FIRST_STEP_ROW,
  MOST_MARKED_STEPS,
  type MarkingTexts,
  markingCells,
  stepSigns,
  stepsToMark,
} from "../../maze/marking";
import { cellName } from "../../worksheet/borders";
import type { MazeReading } from "../../worksheet/walls";

/** Adds a sheet that marks paths through the maze in front by formulas, without Lavirint. Asks before it replaces an earlier one. */
export function addSelfMarking(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async (action) => {
    const reading = await mazeInFront(action);
    const { state, area } = reading;
    const where = { maze: addressOf(area), sheet: state.name };
    checkCells(reading, MOST_CELLS);
    const named = nameAround(state.name, (sheet) => dialogue.say(message("self-marking-sheet", { sheet })));
    const { sheet, steps } = await markingOf(reading, dialogue);
    const contents = markingContents(area, sheet);
    const written = await addHelperSheet(action, reading, { kind: facts.marking, named }, contents, PATH_CELL);
    return together(
      message("self-marking-written", { ...where, written, steps }),
      action.session.host.locksSheets ? undefined : message("self-markings-not-locked"),
      reading.remark,
    );
  });
}

/** The largest maze whose paths are marked, with cells that were removed. */
const MOST_CELLS = 10_000;

/** What the formulas put a step and a cell in place of. */
const [STEP, CELL] = ["#1", "#2"];

/** What the sheet holds, and how many steps it marks. Throws {@link Refusal} for a maze without a path, or with one too long. */
export async function markingOf(reading: MazeReading, { say, signal }: Pick<Dialogue, "say" | "signal">) {
  const { state, area, maze } = reading;
  const { ends, steps: shortest } = await wayThrough(reading, signal);
  const most = MOST_MARKED_STEPS;
  if (shortest > most) {
    const where = { maze: addressOf(area), sheet: state.name };
    throw new Refusal(message("path-too-long-to-mark", { ...where, steps: shortest, most }));
  }
  const steps = stepsToMark(shortest);
  const signs = stepSigns(SIDES.map((side) => say(message("step-letter", { side }))));
  const texts = textsOf(say, reading, ends.entrance, steps);
  const origin = { row: area.row + 1, column: area.column + 1 };
  const cells = markingCells(maze, ends, origin, { signs, steps, texts });
  return { sheet: { ...cells, shortest, maze, ends }, steps };
}

function textsOf(say: SayWords, { state, area }: MazeReading, entrance: number, steps: number): MarkingTexts {
  const letter = (side: (typeof SIDES)[number]) => message("step-letter", { side });
  const letters = { right: letter("right"), left: letter("left"), up: letter("top"), down: letter("bottom") };
  return {
    title: say(message("self-marking-title", { maze: addressOf(area), sheet: state.name })),
    how: [
      say(message("self-marking-in-one-cell", { entrance: cellName(area, entrance), ...letters })),
      say(message("self-marking-cell-by-cell", { first: String(FIRST_STEP_ROW) })),
    ],
    labels: [
      say("own-path-label"),
      say("steps-typed-label"),
      say("steps-right-label"),
      say("first-wall-label"),
      say("exit-label"),
      say("in-words-label"),
    ],
    headings: [say("steps-heading-step"), say("typed-step-heading"), say("mark-heading")],
    marks: [say("step-is-right"), say("step-crosses-wall"), say("step-is-no-direction"), say("step-reaches-exit")],
    noWall: say("no-wall-crossed"),
    wall: say(message("first-wall-at", { step: STEP, cell: CELL })),
    noExit: say("no-exit-reached"),
    exit: say(message("exit-reached-at", { step: STEP })),
    verdicts: [
      say("path-empty"),
      say("path-going"),
      say(message("path-too-long", { steps })),
      say(message("path-crosses-wall", { step: STEP, cell: CELL })),
      say(message("path-has-no-direction", { step: STEP, ...letters })),
      say(message("path-reaches-exit", { step: STEP })),
    ],
  };
}

/** Collects what every sheet for self-marking says at the moment, and from now on, in a table on a new sheet. */
export function collectResults(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async ({ session, changes }) => {
    const { say } = dialogue;
    const place = await findSheetPlace(session, changes, say("results-sheet"));
    const marking = await findMarkingSheets(session, place.sheets);
    if (marking.length === 0) throw new Refusal(message("no-self-marking"));
    const headings = [
      say("maze-sheet"),
      say("steps-typed-label"),
      say("steps-right-label"),
      say("first-wall-label"),
      say("exit-label"),
    ];
    await changes.make(session, addSheetInFront(place, resultsContents(marking, headings)));
    return message("results-collected", { name: place.name, sheets: marking.length });
  });
}
