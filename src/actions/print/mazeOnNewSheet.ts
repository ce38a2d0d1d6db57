import { message } from "../../message";
import { type Area, cellsOf } from "../../worksheet/addresses";
import { Refusal } from "../../worksheet/excel";
import { nameAround } from "../../worksheet/changes";
import { contentsOf, movedContents, readCells, writeContents } from "../../worksheet/cells";
import { drawnCell } from "../../worksheet/lines";
import type { betweenCells } from "../../worksheet/walls";
import { drawMaze, addMazeSheetChange } from "../../worksheet/grid";
import { type SheetState, isBesideMaze } from "../../worksheet/sheet";
import type { MarkedEnds } from "../../worksheet/ends";
import { type Item, Written, type SheetMark, saveFirstFact, savedOutside, writtenIn } from "../../worksheet/memory";
import { type Act, type Layout, mazeSheetTexts } from "../core";
import { helperPlaces } from "../maze";

/** A sheet, for requests. */
type SheetProxy = Parameters<typeof saveFirstFact>[0];

export interface PaperSheetLook {
  readonly word: "answer" | "poster";
  readonly kind: SheetMark;
  readonly layout: Layout;
  readonly ends: MarkedEnds;
  /** Letters in its cells; `holdsItem` says whether a cell holds an item, so that there is no room for them. */
  readonly letters?: (holdsItem: (cell: number) => boolean) => ReadonlyMap<number, string>;
  /** Queues what else is on it, with these letters. */
  readonly paint: (sheet: SheetProxy, place: Area, letters: ReadonlyMap<number, string>) => void;
}

/** Throws {@link Refusal} on a helper sheet. */
export function checkIsMaze(state: SheetState): void {
  if (!isBesideMaze(state)) return;
  throw new Refusal(message("sheet-beside-maze", { sheet: state.name }));
}

/**
 * Draws a maze that was read, with walls between its cells and with its items, on a new sheet that is marked as belonging to it. Asks
 * before an earlier such sheet is replaced. Throws Refusal, Stopped. `finish` is to be called once the sheet is complete: it replaces an
 * earlier one and comes to the front.
 */
export async function mazeOnNewSheet(
  action: Act,
  { state, area, maze, placeOf }: ReturnType<typeof betweenCells>,
  { word, kind, layout: look, ends, letters, paint }: PaperSheetLook,
) {
  const { session, dialogue, changes } = action;
  const layout = { ...look, outside: savedOutside(state.names) };
  const recorded = await writtenIn(state, area, session.signal);
  const cells = recorded.hasItems ? await readCells(session, state.id, area) : undefined;
  const isNoItem = (cell: number, content: unknown) => !recorded.is("item", cell, content);
  const { say } = dialogue;
  const named = nameAround(state.name, (sheet) => say(message("paper-sheet", { sheet, what: word })));
  const { names, finish } = await helperPlaces(action, state, [{ kind, named }]);
  const texts = { ...mazeSheetTexts(say), sheetName: names[0]! };
  const added = await changes.make(session, addMazeSheetChange(state, texts, { size: maze, layout, maze }));
  const { area: place } = added;
  const readAt = new Map(
    Array.from({ length: maze.size }, (_, cell) => [drawnCell(maze, layout, cell), placeOf(cell)]),
  );
  const held = cells && contentsOf(cells, isNoItem, () => true);
  const items = held && movedContents(held, cellsOf(place), (cell) => readAt.get(cell));
  const itemIn = (cell: number) => (items?.[cell]?.content ?? null) as Item | null;
  const marks = letters?.((cell) => itemIn(cell) !== null) ?? new Map<number, string>();
  const written = new Written(place).with("item", itemIn).with("mark", (cell) => marks.get(cell));
  const site = { ...added, layout, mask: maze.mask, written };
  await drawMaze(session, site, maze, ends, dialogue.progress);
  await session.onSheet(added.state.id, (sheet) => {
    saveFirstFact(sheet, kind, { sheet: state.id, area });
    paint(sheet, place, marks);
  });
  if (items !== undefined) await writeContents(session, added.state.id, place, items);
  return { state: added.state, place, finish: async () => (await finish([added.state]))[0]! };
}
