import { message, together } from "../../message";
import { markingSheetAdded, printedAndProtected } from "../../worksheet/beside";
import { Refusal, addressOf } from "../../worksheet/excel";
import { facts } from "../../worksheet/memory";
import { type ActionOutcome, type Dialogue, act, mazeInFront } from "../desk";
import { findTwinPlace } from "./findTwinPlace";
import { markingOf } from "./markingOf";
import { markedEnds } from "./route";

/**
 * Adds a sheet that marks paths through the maze in front by formulas, without Lavirint. Asks before it replaces an earlier one. Seven
 * or eight requests. Throws ActionFailure; then the workbook is as it was.
 */
export function addSelfMarking(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("self-marking-button"), dialogue, async (job, changes) => {
    const reading = await mazeInFront(job, dialogue);
    const { state, area } = reading;
    const where = { maze: addressOf(area), sheet: state.name };
    const { entrance, exits } = markedEnds(reading);
    if (exits.every((exit) => exit === entrance)) throw new Refusal(message("no-exit", where));
    const place = await findTwinPlace({ job, dialogue, changes }, reading, {
      ...{ kind: "marking", mark: facts.marking },
      nameOf: (sheet) => message("self-marking-sheet", { sheet }),
      question: (earlier) => message("replace-self-marking", earlier),
    });
    const { sheet, steps, cell } = await markingOf(reading, dialogue);
    const id = await changes.make(job, markingSheetAdded(state, area, { ...sheet, name: place.name }));
    const isLocked = await printedAndProtected(job, id, sheet);
    const written = await place.finish(id, cell);
    return together(
      message("self-marking-written", { ...where, written, steps }),
      message(isLocked ? "self-marking-locked" : "self-marking-not-locked"),
      reading.remark,
    );
  });
}
