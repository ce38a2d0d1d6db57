import { type Message, message, together } from "../../message";
import { type ExcelSession, Refusal, rangeAt } from "../../worksheet/excel";
import { SHEET_COLUMNS, addressOf, cellsOf } from "../../worksheet/addresses";
import { type GridContents, clearUnknownCells, clearGrid, lookInsideGrid, whatStays } from "../../worksheet/grid";
import { leftovers } from "../../worksheet/facts";
import { type SheetState, pageKindOf, readSelection, readSheet } from "../../worksheet/sheet";
import { CELL_LIMIT } from "../../worksheet/looks";
import { type Act, type ActionOutcome, type Dialogue, act, askFirst, lookAndAsk } from "../core";

/**
 * Removes the maze of the sheet in front and restores what was in its place, widths, heights and page set-up; the size cells stay. An
 * interrupted clearing is finished, so that no half maze is left. A maze without any names is cleared where it is selected, after a
 * question.
 */
export function clearMaze(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async (action) => {
    const { session, changes } = action;
    const { state, contents } = await askForContents(action);
    const { grid, name: sheet } = state;
    if (grid === undefined && leftovers(state.names).length === 0 && !endsUndo(contents)) {
      return clearSelection(action, state);
    }
    let later: Message | undefined;
    const { page, shown } = await changes.make(session, {
      make: (clearer) => clearGrid(clearer, state, contents),
      // By then it is not known how much of the maze is gone.
      rollBack: async (clearer) => (later = shownCopy(await carryOn(clearer, state.id))),
      get leaves() {
        return together(
          message(grid === undefined ? "leftovers-deleted" : "maze-cleared-nevertheless", { sheet }),
          later,
        );
      },
    });
    if (grid === undefined) return together(contents.remark, message("leftovers-deleted", { sheet }));
    const area = addressOf(grid);
    const missing = together(...whatStays(state, contents), shownCopy(shown));
    const cleared = message("maze-cleared", { area, sheet });
    if (page instanceof Refusal) {
      changes.keep();
      throw new Refusal(together(cleared, missing, message("page-set-up-stays")), page.details, page.code);
    }
    const printed = page === undefined ? undefined : message("print-area-stays");
    const done = (missing ?? printed) ? cleared : message("cleared-as-before", { area, sheet });
    const { sets } = contents;
    const stays = sets?.holdsUserContent && message("own-values-stay-on-sheet", { sheet: sets.name });
    // Its booklet misses it now.
    const booklet = pageKindOf(state.names)?.kind === "booklet" ? message("booklet-out-of-date") : undefined;
    return together(done, missing, printed, stays || undefined, booklet);
  });
}

/** Deleting a sheet, or showing one, ends what can be undone everywhere. */
function endsUndo({ sets, coveredSheet, idle }: GridContents): boolean {
  return sets !== undefined || coveredSheet !== undefined || idle.length > 0;
}

/** Asks before anything is deleted that Lavirint did not write, and before a maze goes that undo cannot bring back. */
async function askForContents({ session, dialogue, changes }: Act) {
  let id: string | undefined;
  return lookAndAsk(dialogue, message("delete"), async () => {
    const state = await readSheet(session, id);
    ({ id } = state);
    const { grid, name: sheet } = state;
    changes.declareWrites(state, { here: grid !== undefined });
    const contents = await lookInsideGrid(session, state);
    const { sets, coveredSheet, idle, isCopyLost } = contents;
    changes.declareWrites(state, { deleted: [sets, coveredSheet, ...idle] });
    const place = grid && { area: addressOf(grid), sheet };
    const lost = place && isCopyLost ? message("clear-without-contents", place) : undefined;
    const warning = endsUndo(contents) ? message("no-undo") : undefined;
    const question = together(contents.question, lost) ?? (place && warning && message("clear-maze-question", place));
    return { state, contents, question: question && together(question, warning) };
  });
}

function shownCopy(copy: string | undefined): Message | undefined {
  return copy === undefined ? undefined : message("covered-cells-shown", { copy });
}

async function carryOn(session: ExcelSession, sheetId: string): Promise<string | undefined> {
  const state = await readSheet(session);
  if (state.id !== sheetId) throw new Refusal(message("other-sheet-in-front"));
  const { page, shown } = await clearGrid(session, state, await lookInsideGrid(session, state));
  if (page instanceof Refusal) throw page;
  return shown;
}

async function clearSelection({ session, dialogue, changes }: Act, state: SheetState): Promise<Message> {
  const { name: sheet } = state;
  const { areas } = await readSelection(session);
  const none = new Refusal(message("no-maze-to-clear", { sheet }));
  const [area, second] = areas;
  if (area === undefined || second !== undefined || cellsOf(area) === 1) throw none;
  changes.declareWrites(state, { here: true });
  if (cellsOf(area) > CELL_LIMIT || area.columns === SHEET_COLUMNS) throw none;
  const used = await session.onSheet(state.id, (owner) =>
    rangeAt(owner, area).getUsedRangeOrNullObject(false).untrack().load("address"),
  );
  if (used.isNullObject) throw none;
  const place = { area: addressOf(area), sheet };
  await askFirst(dialogue, { sentence: message("clear-unknown-cells", place), yes: message("delete") });
  const clear = (clearer: ExcelSession) => clearUnknownCells(clearer, state, area);
  const cleared = message("cells-cleared", place);
  await changes.make(session, { make: clear, rollBack: clear, leaves: cleared });
  return cleared;
}
