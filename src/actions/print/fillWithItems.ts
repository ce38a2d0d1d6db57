import { type Message, message, together } from "../../message";
import { engine } from "../../engine";
import { Random } from "../../maze/model";
import { type Arrangement, fillContent, lettersOf, numbersTo } from "../../maze/content";
import {
  type FoundCells,
  itemSize,
  readFoundCells,
  readFoundList,
  removeItems,
  removeList,
  writeItems,
} from "../../worksheet/items";
import { readItemRange } from "../../worksheet/lists";
import type { Changes } from "../../worksheet/changes";
import { writtenIn } from "../../worksheet/record";
import { cellName } from "../../worksheet/borders";
import { type TellReplaced, putTypedBack } from "../../worksheet/pieces";
import { type ExcelSession, type OpenWorkbook, Refusal, seedFrom } from "../../worksheet/excel";
import { addressOf } from "../../worksheet/addresses";
import { selectedAddress } from "../../worksheet/sheet";
import { lettersIn } from "../../worksheet/ends";
import { type MazePlace, type MazeReading, betweenCells } from "../../worksheet/walls";
import { type Act, type ActionOutcome, type Dialogue, act, askFirst, glance } from "../core";
import { checkCells, mazeInFront, markedEnds, refuseCells } from "../maze";

export type { Arrangement } from "../../maze/content";

/** The items along the path. `last` and `text` may be missing or invalid: the person is told. */
export type ItemSource =
  /** 1, 2, 3 … to `last`, or to the end of the path if that is missing. */
  | { readonly kind: "numbers"; readonly last: number | undefined }
  | { readonly kind: "text"; readonly text: string }
  /** "A2:A9" or "Words!A2:A9" */
  | { readonly kind: "range"; readonly address: string };

export interface ItemChoice {
  readonly source: ItemSource;
  readonly arrangement: Arrangement;
  /** Decides the misleading items. If empty, a fresh one is used, and the outcome says which. */
  readonly seed: string;
}

/** The most cells of a maze that gets items: with more, cells are too small to read on any paper. */
const MOST_CELLS = 10_000;
/** The longest item, in characters, that is legible in a cell. */
const LONGEST_ITEM = 20;

/**
 * Fills the maze in front: along the shortest path from its entrance to an exit the items in order, and misleading ones everywhere else.
 * Asks before anything that somebody wrote is overwritten.
 */
export function fillWithItems(choice: ItemChoice, dialogue: Dialogue): Promise<ActionOutcome> {
  const seed = seedFrom(choice.seed);
  return act(dialogue, async (action) => {
    const { session, changes } = action;
    const { reading, maze, placeOf, ends, path } = await mazeForItems(action);
    const { state, area } = reading;
    const room = path.filter((cell) => cell !== ends.entrance && !ends.exits.includes(cell)).length;
    const items = await itemsOf(session, reading, choice.source, room);
    checkLengths(items);
    const filled = fillContent({ maze, ends, path }, items, choice.arrangement, new Random(seed));

    const before = await readFoundCells(session, state, area, placeOf(0));
    const isOnPath = new Set(Array.from(path, placeOf));
    // Letters of a poster beside the path stay.
    const isMark = (cell: number) =>
      before.written.is("mark", cell, before.cells[cell]!.formula) && !isOnPath.has(cell);
    const isEnd = new Set([ends.entrance, ...ends.exits].map(placeOf));
    await makeRoomForItems(action, reading, before, (cell) => isEnd.has(cell) || isMark(cell));
    const cells = before.cells.map((): string | null => null);
    filled.forEach((item, cell) => {
      const place = placeOf(cell);
      if (!isEnd.has(place) && maze.has(cell) && !isMark(place)) cells[place] = item;
    });
    const fontSize = itemSize(before, items);
    const areNumbers = choice.source.kind === "numbers";
    const replaced = await changes.make(session, writeItems(state, area, { cells, areNumbers, fontSize }, before));
    const kept = await keepTyped(action, [replaced]);

    const told = {
      entrance: cellName(area, placeOf(ends.entrance)),
      exit: cellName(area, placeOf(path[path.length - 1]!)),
      sheet: state.name,
      items: items.length,
    };
    return together(message("items-written", told), kept, reading.remark);
  });
}

export function takeItemsAway(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async (action) => {
    const { session, changes } = action;
    const { state, area } = await mazeInFront(action, (place) => checkItemPlace(changes, place));
    const list = await readFoundList(session, state);
    if (list === undefined && !(await writtenIn(state, area, session.signal)).hasItems) {
      throw new Refusal(message("no-items", { sheet: state.name }));
    }
    const before = await readFoundCells(session, state, area);
    if (list !== undefined) await changes.make(session, removeList(state, list));
    await changes.make(session, removeItems(state, area, before));
    return message("items-taken", { area: addressOf(area), sheet: state.name });
  });
}

export function selectedItems(workbook: OpenWorkbook): Promise<string> {
  return glance(workbook, selectedAddress);
}

/**
 * The maze in front, with walls between its cells, its ends and a shortest path. Throws {@link Refusal} where it gets no items: its
 * walls are what its cells hold.
 */
export async function mazeForItems(action: Act) {
  const { dialogue, changes } = action;
  const reading = await mazeInFront(action, (place) => checkItemPlace(changes, place));
  if (reading.walls !== "fills") refuseCells(reading);
  const { state, area } = reading;
  const between = betweenCells(reading);
  const { maze, placeOf } = between;
  const ends = markedEnds(between);
  const way = await engine.run("shortestPath", { maze, ends }, dialogue.signal);
  if (way === undefined) throw new Refusal(message("no-way", { maze: addressOf(area), sheet: state.name }));
  return { reading, maze, placeOf, ends, path: way.path };
}

/** Puts back what somebody typed into cells while they were being written, and says of how many. */
export async function keepTyped(
  { session, changes }: Act,
  replaced: readonly TellReplaced[],
): Promise<Message | undefined> {
  changes.keep();
  const typed = replaced.flatMap((tell) => tell());
  if (typed.length === 0) return undefined;
  await session.unstoppable().request((context) => putTypedBack(context, typed));
  return message("typed-kept", { count: typed.length });
}

function checkItemPlace(changes: Changes, { state, area }: MazePlace): void {
  changes.declareWrites(state, { here: true });
  checkCells({ state, area }, MOST_CELLS);
}

async function itemsOf(
  session: ExcelSession,
  { state, area }: MazeReading,
  source: ItemSource,
  room: number,
): Promise<string[]> {
  if (source.kind === "numbers") return numbersTo(source.last ?? room);
  if (source.kind === "text") return lettersOf(source.text);
  return readItemRange(session, state, area, source.address);
}

function checkLengths(items: readonly string[]): void {
  const long = items.find((item) => item.length > LONGEST_ITEM);
  if (long === undefined) return;
  const item = long.slice(0, LONGEST_ITEM);
  throw new Refusal(message("item-too-long", { item, length: long.length, most: LONGEST_ITEM }));
}

/** Asks before a person's own cells are overwritten; then takes an earlier list of questions away. Throws Stopped. */
export async function makeRoomForItems(
  { session, dialogue, changes }: Act,
  { state, area, maze }: MazeReading,
  { cells, written }: FoundCells,
  stays: (cell: number) => boolean,
): Promise<void> {
  const isLetter = lettersIn(state, area, written);
  const isOurs = (content: unknown, cell: number) =>
    content === "" ||
    !maze.has(cell) ||
    stays(cell) ||
    isLetter(cell, content) ||
    (written.isOurs(cell, content) && !written.is("mark", cell, content));
  const count = cells.filter(({ formula }, cell) => !isOurs(formula, cell)).length;
  if (count > 0) {
    await askFirst(dialogue, { sentence: message("overwrite-with-items", { count }), yes: message("overwrite") });
  }
  const list = await readFoundList(session, state);
  if (list !== undefined) await changes.make(session, removeList(state, list));
}
