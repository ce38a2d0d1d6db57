import { message } from "../../message";
import { type Area, cellsOf } from "../../worksheet/addresses";
import { Refusal } from "../../worksheet/excel";
import { nameAround } from "../../worksheet/changes";
import { type OwnContent, contentsOf, movedContents, readCells, writeContents } from "../../worksheet/cells";
import { drawnArea, drawnCell } from "../../worksheet/lines";
import type { CellSize } from "../../worksheet/looks";
import type { betweenCells } from "../../worksheet/walls";
import { drawMaze, addMazeSheetChange } from "../../worksheet/grid";
import { type SheetState, isBesideMaze } from "../../worksheet/sheet";
import type { MarkedEnds } from "../../worksheet/ends";
import { type Item, Written, type SheetMark, saveFirstFact, savedOutside, writtenIn } from "../../worksheet/memory";
import { type Act, type Layout, mazeSheetTexts } from "../core";
import { helperPlaces } from "../maze";

/** A sheet, for requests. */
type SheetProxy = Parameters<typeof saveFirstFact>[0];

type MazeToDraw = ReturnType<typeof betweenCells>;

interface PaperSheet {
  readonly word: "answer" | "poster";
  readonly kind: SheetMark;
  readonly layout: Layout;
  readonly ends: MarkedEnds;
  /** By the cells of the sheet: see {@link readItems}. */
  readonly items: readonly OwnContent[];
  /** Letters that it writes beside the items. */
  readonly letters?: ReadonlyMap<number, string>;
  /** Queues what else is on it. */
  readonly paint: (sheet: SheetProxy, place: Area) => void;
}

/** Throws {@link Refusal} on a helper sheet. */
export function checkIsMaze(state: SheetState): void {
  if (!isBesideMaze(state)) return;
  throw new Refusal(message("sheet-beside-maze", { sheet: state.name }));
}

/** The items in a maze, by the cells of a sheet on which it is drawn with this layout; none if it holds none. */
export async function readItems(
  { session }: Act,
  { state, area, maze, placeOf }: MazeToDraw,
  layout: Partial<CellSize>,
): Promise<OwnContent[]> {
  const recorded = await writtenIn(state, area, session.signal);
  if (!recorded.hasItems) return [];
  const isNoItem = (cell: number, content: unknown) => !recorded.is("item", cell, content);
  const held = contentsOf(await readCells(session, state.id, area), isNoItem, () => true);
  const { rows, columns } = maze;
  const drawn = drawnArea({ row: 0, column: 0, rows, columns }, layout);
  const readAt = new Map(
    Array.from({ length: maze.size }, (_, cell) => [drawnCell(maze, layout, cell), placeOf(cell)]),
  );
  return movedContents(held, cellsOf(drawn), (cell) => readAt.get(cell));
}

/**
 * Draws a maze that was read, with walls between its cells and with its items, on a new sheet that is marked as belonging to it. Asks
 * before an earlier such sheet is replaced. Throws Refusal, Stopped. `finish` is to be called once the sheet is complete: it replaces an
 * earlier one and comes to the front.
 */
export async function mazeOnNewSheet(
  action: Act,
  { state, area, maze }: MazeToDraw,
  { word, kind, ends, items, letters = new Map(), paint, ...look }: PaperSheet,
) {
  const { session, dialogue, changes } = action;
  const layout = { ...look.layout, outside: savedOutside(state.names) };
  const { say } = dialogue;
  const named = nameAround(state.name, (sheet) => say(message("paper-sheet", { sheet, what: word })));
  const { names, finish } = await helperPlaces(action, state, [{ kind, named }]);
  const texts = { ...mazeSheetTexts(say), sheetName: names[0]! };
  const added = await changes.make(session, addMazeSheetChange(state, texts, { size: maze, layout, maze }));
  const { area: place } = added;
  const itemIn = (cell: number) => items[cell]?.content as Item | null | undefined;
  const written = new Written(place).with("item", itemIn).with("mark", (cell) => letters.get(cell));
  const site = { ...added, layout, mask: maze.mask, written };
  await drawMaze(session, site, maze, ends, dialogue.progress);
  await session.onSheet(added.state.id, (sheet) => {
    saveFirstFact(sheet, kind, { sheet: state.id, area });
    paint(sheet, place);
  });
  if (items.length > 0) await writeContents(session, added.state.id, place, items);
  return { state: added.state, place, finish: async () => (await finish([added.state]))[0]! };
}
