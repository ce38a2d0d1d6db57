import { grouped } from "../../maze/model";
import {
  type Job,
  Refusal,
  SHEET_COLUMNS,
  SHEET_ROWS,
  addressOf,
  rangeAt,
  supports,
  waysInExcel,
} from "../../worksheet/excel";
import type { Changes } from "../../worksheet/changes";
import {
  type GridContents,
  clearCells,
  clearGrid,
  hasLeftovers,
  lookInsideGrid,
  whatStays,
} from "../../worksheet/grid";
import {
  type SheetState,
  checkStructure,
  checkUnprotected,
  nameAreas,
  readSelection,
  readSheet,
} from "../../worksheet/sheet";
import { usedArea } from "../../worksheet/place";
import { CELL_LIMIT } from "../../worksheet/cells";
import { type Act, type ActionOutcome, type Dialogue, act, askFirst, lookAndAsk } from "../desk";

/**
 * Removes the maze of the sheet in front and restores what was in its place, widths, heights and page set-up; the size
 * cells stay. An interrupted clearing is finished, so that no half maze is left. A maze without any names
 * is cleared where it is selected, after a question. Throws ActionFailure.
 */
export function clearMaze(dialogue: Dialogue): Promise<ActionOutcome> {
  return act("Clear maze", dialogue, async (job, changes) => {
    const { state, contents } = await askForContents(job, dialogue);
    const { grid } = state;
    if (grid === undefined) return clearWhatIsLeft({ job, dialogue, changes }, state, contents);

    const missing = whatStays(state, grid, contents);
    const refusal = await changes.make(job, {
      make: (clearer) => clearGrid(clearer, state, contents),
      // By then it is not known how much of the maze is gone.
      finish: (clearer) => carryOn(clearer, state.id),
      leaves: `The maze on ${state.name} is cleared nevertheless.`,
      ifStuck: `The maze on ${state.name} is cleared in part only. Press Clear maze again.`,
    });
    const cleared = `The maze ${addressOf(grid)} on ${state.name} is cleared`;
    if (refusal instanceof Refusal) throw pageStays(refusal, changes, [`${cleared}.`, ...missing]);
    const area = refusal === undefined ? "" : " but for its print area, which can be taken away by hand alone";
    if (missing.length > 0 && area !== "") missing.push("Its print area stays, and can be taken away by hand alone.");
    const done =
      missing.length === 0
        ? `${cleared}, and the sheet is as it was before${area}.`
        : [`${cleared}.`, ...missing].join(" ");
    return done + whetherUndone(contents);
  });
}

/**
 * A sentence with a space before it that says whether undo brings a cleared maze back. Deleting a sheet empties the undo list
 * everywhere; where nothing is deleted, undo of add-in changes is documented from ExcelApi 1.19 on; before that nothing is promised.
 * https://learn.microsoft.com/office/dev/add-ins/excel/excel-add-ins-undo-capabilities
 */
function whetherUndone(contents: GridContents): string {
  if (endsUndo(contents)) return ` Undo cannot bring the maze back${HIDDEN_SHEET}`;
  return supports("1.19") ? " Undo can bring the maze back." : "";
}

const HIDDEN_SHEET = ", because a hidden sheet goes with it.";

function endsUndo({ sets, coveredSheet, idle }: GridContents): boolean {
  return sets !== undefined || coveredSheet !== undefined || idle.length > 0;
}

/** Looks inside the grid of the sheet in front, and asks before anything is deleted that Lavirint did not write. */
async function askForContents(job: Job, dialogue: Dialogue): Promise<{ state: SheetState; contents: GridContents }> {
  let id: string | undefined;
  return lookAndAsk(dialogue, "Delete", async () => {
    const state = await readSheet(job, id);
    ({ id } = state);
    if (state.grid !== undefined) checkUnprotected(state);
    const contents = await lookInsideGrid(job, state, state.grid);
    const warning = endsUndo(contents) ? ` Undo cannot bring it back${HIDDEN_SHEET}` : "";
    if (warning !== "") checkStructure(state);
    return { state, contents, question: contents.question && contents.question + warning };
  });
}

/** The refusal where Excel keeps the page set-up of a maze that is otherwise cleared. */
function pageStays(refusal: Refusal, changes: Changes, sentences: readonly string[]): Refusal {
  changes.keep();
  const page = "The page set-up could not be taken back; change it by hand.";
  return new Refusal([...sentences, page].join(" "), `${refusal.details}\n${waysInExcel.page}`, refusal.code);
}

/** Clears everything that is left. */
async function carryOn(job: Job, sheetId: string): Promise<void> {
  const state = await readSheet(job);
  if (state.id !== sheetId) throw new Refusal("Choose the sheet of the maze again. Another sheet came to the front.");
  const refusal = await clearGrid(job, state, await lookInsideGrid(job, state, state.grid));
  if (refusal instanceof Refusal) throw refusal;
}

/** Where no maze is known: clears what an interrupted action has left, or else the selection. */
async function clearWhatIsLeft(
  { job, dialogue, changes }: Act,
  state: SheetState,
  contents: GridContents,
): Promise<string> {
  if (hasLeftovers(state, contents)) {
    if (contents.narrowed !== undefined) checkUnprotected(state);
    await clearGrid(job, state, contents);
    return contents.narrowed === undefined
      ? `There is no maze on ${state.name}. What was kept for one that is gone is deleted.`
      : `There is no maze on ${state.name}. Its columns are as wide as before it was set up.`;
  }
  const { areas } = await readSelection(job);
  const [area, second] = areas;
  const none = `There is no maze on ${state.name} to clear.`;
  if (area === undefined || second !== undefined || area.rows * area.columns === 1) {
    throw new Refusal(
      `Choose the sheet of a maze. If the names of one are gone here, select all its cells, as one block, and try again. ${none}`,
    );
  }
  checkUnprotected(state);
  const where = `${nameAreas(areas)} on ${state.name}`;
  if (area.rows * area.columns > CELL_LIMIT || area.columns === SHEET_COLUMNS || area.rows === SHEET_ROWS) {
    throw new Refusal(
      `Select the cells of the maze alone and try again. ${none} The selection ${where} has more than ${grouped(CELL_LIMIT)} cells, or whole rows or columns.`,
    );
  }
  const used = await job.onSheet(state.id, (sheet) =>
    rangeAt(sheet, area).getUsedRangeOrNullObject(false).untrack().load("address"),
  );
  if (usedArea(used) === undefined)
    throw new Refusal(`Select the cells of a maze and try again. ${none} The selected cells ${where} are empty.`);
  await askFirst(dialogue, {
    sentence: `Lavirint does not know what was in ${where} before, or whether it is a maze. Delete contents, fills and lines of these cells, and give their columns and rows the standard sizes?`,
    yes: "Delete",
  });
  const clear = (clearer: Job) => clearCells(clearer, state, area);
  await changes.make(job, {
    make: clear,
    finish: clear,
    leaves: `${where} is cleared nevertheless.`,
    ifStuck: `${where} is cleared in part only. Press Clear maze again.`,
  });
  return `${where} is cleared. What was there before a maze is not known and does not come back.`;
}
