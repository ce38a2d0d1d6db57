import { message, together } from "../../message";
import { markingSheetAdded, printedAndProtected } from "../../worksheet/beside";
import { Refusal, addressOf } from "../../worksheet/excel";
import { facts } from "../../worksheet/memory";
import { type ActionOutcome, type Dialogue, act, helperPlace, mazeInFront } from "../desk";
import { markingOf } from "./markingOf";
import { markedEnds } from "./route";
import { checkTwinSize, namedAfter } from "./twinSize";

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
    checkTwinSize(reading, "marking");
    const named = namedAfter(reading, dialogue, (name) => message("self-marking-sheet", { sheet: name }));
    const helper = { kind: facts.marking, what: "marking", state, named } as const;
    const place = await helperPlace({ job, dialogue, changes }, helper);
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
