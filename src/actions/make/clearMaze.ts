import { type Message, message, together } from "../../message";
import { type ExcelSession, Refusal, rangeAt, usedArea } from "../../worksheet/excel";
import { SHEET_COLUMNS, addressOf } from "../../worksheet/addresses";
import type { Changes } from "../../worksheet/changes";
import {
  type GridContents,
  clearUnknownCells,
  clearGrid,
  hasLeftovers,
  lookInsideGrid,
  whatStays,
} from "../../worksheet/grid";
import { type SheetState, pageKindOf, someAreas, readSelection, readSheet } from "../../worksheet/sheet";
import { isCopyLost, strayRemark } from "../../worksheet/place";
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
    const { grid } = state;
    if (grid === undefined) return clearWhatIsLeft(action, state, contents);

    const { name: sheet } = state;
    const area = addressOf(grid);
    const missing: Message[] = whatStays(state, grid, contents);
    let later: Message | undefined;
    const { page: refusal, shown } = await changes.make(session, {
      make: (clearer) => clearGrid(clearer, state, contents),
      // By then it is not known how much of the maze is gone.
      rollBack: async (clearer) => (later = shownCopy(await carryOn(clearer, state.id))),
      get leaves() {
        return together(message("maze-cleared-nevertheless", { sheet }), later);
      },
    });
    if (shown !== undefined) missing.push(shownCopy(shown)!);
    const cleared = message("maze-cleared", { area, sheet });
    if (refusal instanceof Refusal) throw pageStays(refusal, changes, [cleared, ...missing]);
    const isAreaLeft = refusal !== undefined;
    const { sets } = contents;
    const isLeft = sets?.holdsUserContent === true;
    const stays = isLeft ? message("own-values-stay-on-sheet", { sheet: sets.name }) : undefined;
    if (isAreaLeft) missing.push(message("print-area-stays"));
    const done = missing.length > 0 ? cleared : message("cleared-as-before", { area, sheet });
    return together(done, ...missing, stays, inBooklet(state));
  });
}

/** What there is to say of a maze that is missing in its booklet now. */
function inBooklet({ names: list }: SheetState): Message | undefined {
  return pageKindOf(list)?.kind === "booklet" ? message("booklet-out-of-date") : undefined;
}

/** Deleting a sheet, or showing one, ends what can be undone everywhere. */
function endsUndo({ sets, coveredSheet, idle }: GridContents): boolean {
  return sets !== undefined || coveredSheet !== undefined || idle.length > 0;
}

/**
 * Looks inside the grid of the sheet in front, and asks before anything is deleted that Lavirint did not write, and before a maze goes
 * that undo cannot bring back.
 */
async function askForContents({
  session,
  dialogue,
  changes,
}: Act): Promise<{ state: SheetState; contents: GridContents }> {
  let id: string | undefined;
  return lookAndAsk(dialogue, message("delete"), async () => {
    const state = id === undefined ? await readSheet(session) : await readSheet(session, id);
    ({ id } = state);
    changes.declareWrites(state, { here: state.grid !== undefined });
    const contents = await lookInsideGrid(session, state, state.grid);
    changes.declareWrites(state, { deleted: [contents.sets, contents.coveredSheet, ...contents.idle] });
    const warning = endsUndo(contents) ? message("no-undo") : undefined;
    const { grid, name: sheet } = state;
    const asked = together(contents.question, lostWith(state, contents));
    const what = grid && warning && message("clear-maze-question", { area: addressOf(grid), sheet });
    const question = asked ?? what;
    return { state, contents, question: question && together(question, warning) };
  });
}

/** The question before a maze goes whose cells cannot get back what it covers. */
function lostWith(state: SheetState, { coveredSheet }: GridContents): Message | undefined {
  const { grid, name: sheet } = state;
  if (grid === undefined || !isCopyLost(state, coveredSheet)) return undefined;
  return message("clear-without-contents", { area: addressOf(grid), sheet });
}

/** What the person reads if Excel keeps the page of a maze that is cleared otherwise. */
function pageStays(refusal: Refusal, changes: Changes, sentences: readonly Message[]): Refusal {
  changes.keep();
  const told = together(...sentences, message("page-set-up-stays"));
  return new Refusal(told, refusal.details, refusal.code);
}

/** The sentence about a copy of what the maze covered that is shown, if it is. */
function shownCopy(copy: string | undefined): Message | undefined {
  return copy === undefined ? undefined : message("covered-cells-shown", { copy });
}

/** Clears everything that is left; gives the name of a copy that is shown. */
async function carryOn(session: ExcelSession, sheetId: string): Promise<string | undefined> {
  const state = await readSheet(session);
  if (state.id !== sheetId) throw new Refusal(message("other-sheet-in-front"));
  const { page, shown } = await clearGrid(session, state, await lookInsideGrid(session, state, state.grid));
  if (page instanceof Refusal) throw page;
  return shown;
}

/** Where no maze is known: clears what an interrupted action has left, or else the selection. */
async function clearWhatIsLeft(
  { session, dialogue, changes }: Act,
  state: SheetState,
  contents: GridContents,
): Promise<Message> {
  const { name: sheet } = state;
  if (hasLeftovers(state, contents)) {
    const deleted = message("leftovers-deleted", { sheet });
    await changes.make(session, {
      make: (clearer) => clearGrid(clearer, state, contents),
      rollBack: (clearer) => carryOn(clearer, state.id),
      leaves: deleted,
    });
    return together(strayRemark(state, contents.coveredSheet), deleted);
  }
  const { areas } = await readSelection(session);
  const [area, second] = areas;
  if (area === undefined || second !== undefined || area.rows * area.columns === 1) {
    throw new Refusal(message("no-maze-to-clear", { sheet }));
  }
  changes.declareWrites(state, { here: true });
  const place = { area: someAreas(areas), sheet };
  if (area.rows * area.columns > CELL_LIMIT || area.columns === SHEET_COLUMNS) {
    throw new Refusal(message("no-maze-to-clear", { sheet }));
  }
  const used = await session.onSheet(state.id, (owner) =>
    rangeAt(owner, area).getUsedRangeOrNullObject(false).untrack().load("address"),
  );
  if (usedArea(used) === undefined) throw new Refusal(message("no-maze-to-clear", { sheet }));
  await askFirst(dialogue, { sentence: message("clear-unknown-cells", place), yes: message("delete") });
  const clear = (clearer: ExcelSession) => clearUnknownCells(clearer, state, area);
  await changes.make(session, {
    make: clear,
    rollBack: clear,
    leaves: message("cells-cleared", place),
  });
  return message("cells-cleared", place);
}
