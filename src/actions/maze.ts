/** The maze in front: read with its ends; what is found in it and said of it; and places for the sheets that belong to it. */
import { Bounds, type Ends, type Grid, MazeError, orRefused } from "../maze/model";
import { type Recipe, decode } from "../maze/code";
import { type Message, message, together } from "../message";
import { engine, yieldTurn } from "../engine";
import { addressOf, cellOfWhole, cellsOf, type Area, sameArea } from "../worksheet/addresses";
import { type ExcelSession, Refusal, bringToFront, unlessRefused } from "../worksheet/excel";
import { cellBlocks, packAreas } from "../worksheet/pieces";
import { askForCells, readCells } from "../worksheet/cells";
import { cellArea } from "../worksheet/borders";
import { type WorkbookToChange, painted } from "../worksheet/changes";
import { freeSheetName } from "../worksheet/addSheets";
import { type NamedMark, type SheetMark, hasFact } from "../worksheet/fact";
import { facts } from "../worksheet/facts";
import {
  type SheetName,
  type SheetState,
  findHelper,
  mazeSheetOf,
  readHelpers,
  readSheet,
  replaceSheets,
} from "../worksheet/sheet";
import { emptyFooter } from "../worksheet/page";
import { type SheetToPrint, showPrinted } from "../worksheet/pageSetup";
import { findCurrentSolution, hasSolution, hasTrail, solutionArea, stopTrail } from "../worksheet/solution";
import { findEnds } from "../worksheet/ends";
import {
  type ChooseWalls,
  type MazePlace,
  type MazeQuestions,
  type MazeReading,
  findPlace,
  readMaze,
} from "../worksheet/walls";
import { type SheetContents, addSheetBeside } from "../worksheet/newSheets";
import { type Act, type Dialogue, askFirst } from "./core";

/**
 * Reads the maze in front from its borders: the sheet's grid, or the selection. `check` gets its place before it is read, and throws
 * Refusal if nothing can be done there. Without `check` the action must change nothing: then merged cells of a maze that Lavirint drew are
 * not looked for. `alongside` queues further reads with the first request.
 */
export async function mazeInFront(
  { session, dialogue }: Act,
  check?: MazeQuestions["check"],
  alongside?: MazeQuestions["alongside"],
): Promise<MazeReading> {
  const place = await findPlace(session, await sheetOfMaze(session));
  return readMaze(session, place, dialogue.progress, {
    check: (found) => {
      checkTime(found, dialogue);
      check?.(found);
    },
    choose: choosing(dialogue),
    alongside,
    // An action that changes nothing must not ask about merged cells, because the question empties Excel's undo list.
    asksForMerged: check !== undefined || place.state.grid === undefined,
  });
}

/** The sheet in front; if that belongs to the maze of another one, such as a sheet for self-marking, that one comes to the front. */
async function sheetOfMaze(session: ExcelSession): Promise<SheetState> {
  const inFront = await readSheet(session);
  const sheet = inFront.grid === undefined ? mazeSheetOf(inFront) : undefined;
  if (sheet === undefined) return inFront;
  await bringToFront(session, sheet);
  return readSheet(session, sheet);
}

/** Asks the person which of two kinds of walls a maze has that Lavirint did not draw. A command can’t ask: it takes the likelier one. */
export const choosing = (dialogue: Dialogue): ChooseWalls => {
  return async ({ state, area }, first, second) =>
    dialogue.mostCells !== undefined ||
    dialogue.ask({
      sentence: message("which-walls", { maze: addressOf(area), sheet: state.name, first, second }),
      yes: message("these-walls", { walls: first }),
      no: message("these-walls", { walls: second }),
    });
};

/** Throws {@link Refusal} for a maze of more cells than an action works on; `cells` where not all within its place count. */
export function checkCells(
  { state, area }: { readonly state: { readonly name: string }; readonly area: Area },
  most: number,
  cells = cellsOf(area),
): void {
  if (cells <= most) return;
  throw new Refusal(message("maze-too-large", { maze: addressOf(area), sheet: state.name, cells, most }));
}

function checkTime({ area }: MazePlace, { mostCells: most = Infinity }: Dialogue): void {
  const cells = cellsOf(area);
  if (cells <= most) return;
  throw new Refusal(message("too-large-for-command", { cells, most }));
}

/** By name, or as somebody marked them; without those, gaps in the frame: the first is the entrance, the others are exits. */
export function markedEnds(reading: MazeReading): Ends {
  const { state, area, maze, gaps, entrance, exits } = reading;
  const inMaze = exits.filter((exit) => maze.has(exit));
  if (entrance !== undefined && inMaze.length > 0 && maze.has(entrance)) return { entrance, exits: inMaze };
  const openings = [...new Set(gaps.map(({ cell }) => cell))];
  const from = entrance ?? openings.find((cell) => !inMaze.includes(cell));
  const to = inMaze.length > 0 ? inMaze : openings.filter((cell) => cell !== from);
  if (from === undefined || !maze.has(from) || to.length === 0) {
    const where = { maze: addressOf(area), sheet: state.name };
    throw new Refusal(message(from === undefined ? "no-entrance" : "no-exit", where));
  }
  return { entrance: from, exits: to };
}

export function endsIfMarked(reading: MazeReading): Ends | undefined {
  try {
    return markedEnds(reading);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** The ends, without exits that are the entrance, and the steps of a shortest path. Throws {@link Refusal} if there is none. */
export async function wayThrough(reading: MazeReading, signal: AbortSignal) {
  const { state, area, maze } = reading;
  const where = { maze: addressOf(area), sheet: state.name };
  const { entrance, exits } = markedEnds(reading);
  const ends = { entrance, exits: exits.filter((exit) => exit !== entrance) };
  if (ends.exits.length === 0) throw new Refusal(message("no-exit", where));
  const found = await engine.run("shortestPath", { maze, ends }, signal);
  if (found === undefined) throw new Refusal(message("no-way", where));
  return { ends, steps: found.path.length - 1 };
}

/** Throws {@link Refusal} for a maze whose walls are no lines, in which nothing can be drawn or written as in others. */
export function refuseCells({ state, area, walls }: MazeReading): void {
  if (walls === "lines") return;
  throw new Refusal(message("walls-are-cells", { maze: addressOf(area), sheet: state.name }));
}

/**
 * Reads the maze in front, whose cells are about to be marked, and how they look; entrance and exits, which are not free, keep their own
 * mark. Two requests up to 20,000 cells, three where somebody walks. Throws {@link Refusal} for a protected sheet, and if there is a
 * solution in another place; `check` throws if the place is none for these marks.
 */
export async function readMarkedMaze(action: Act, check?: (place: MazePlace) => void) {
  const { session, changes } = action;
  const checkAll = (place: MazePlace) => {
    changes.declareWrites(place.state, { here: true });
    if (hasSolution(place.state) && !sameArea(solutionArea(place.state), place.area)) {
      const solved = addressOf(solutionArea(place.state));
      throw new Refusal(message("solution-elsewhere", { area: solved, sheet: place.state.name }));
    }
    check?.(place);
  };
  const endsIn = ({ state, area }: MazePlace) => findEnds(state.names, state.name, area).all.map(({ cell }) => cell);
  let asked: ReturnType<typeof askForCells> | undefined;
  const reading = await mazeInFront(action, checkAll, (sheet, place) => {
    const apart = endsIn(place).map((cell) => cellArea(place.area, cell));
    asked = askForCells(sheet, place.area, apart);
  });
  const { state, area } = reading;
  if (reading.isCoveredByRules === true) {
    throw new Refusal(message("rules-hide-marks", { maze: addressOf(area), sheet: state.name }));
  }
  const isTrailEnded = await endTrail(action, state);
  const cells = isTrailEnded
    ? await readCells(session, state.id, area)
    : (reading.cells ?? (await asked!(session, state.id)));
  // In a maze that Lavirint did not draw the ends have no fill of its own.
  const isTaken = new Uint8Array(area.rows * area.columns);
  for (const cell of endsIn(reading)) isTaken[cell] = 1;
  const isFree = (cell: number) => isTaken[cell] === 0;
  return { reading, current: await findCurrentSolution(state, area, cells), isFree };
}

/**
 * Ends the trail that somebody walks on a sheet, in one request, before its cells are read: otherwise a step made in another page could
 * come between the reading and the removing, and stay. Gives whether there was one.
 */
export async function endTrail({ session, changes }: Act, state: SheetState): Promise<boolean> {
  if (!hasTrail(state.names)) return false;
  await changes.make(session, painted([stopTrail(state)]));
  return true;
}

/** The recipe of a code that a sheet remembers; undefined if there is none for a maze of this size: somebody may have changed the name. */
export function recipeOfSize(
  code: string | undefined,
  { rows, columns }: Pick<Grid, "rows" | "columns">,
): Recipe | undefined {
  const recipe = code === undefined ? undefined : orRefused(() => decode(code));
  if (recipe === undefined || recipe instanceof MazeError) return undefined;
  return recipe.rows === rows && recipe.columns === columns ? recipe : undefined;
}

export interface Finding {
  readonly sentence: Message;
  /** The cells on the maze's sheet, "B2:C3,E4", at most 8,000 characters. */
  readonly address: string;
}

/** The cells as one address string; if there are too many, the first ones. */
export function addressesOf(area: Area, cells: ArrayLike<number>): string {
  const bounds = new Bounds();
  for (let i = 0; i < cells.length; i++) {
    bounds.add(area.row + Math.floor(cells[i]! / area.columns), area.column + (cells[i]! % area.columns));
  }
  const block = bounds.area ?? area;
  const isWanted = new Uint8Array(block.rows * block.columns);
  for (let i = 0; i < cells.length; i++) isWanted[cellOfWhole(block, area, cells[i]!)] = 1;
  const [first] = packAreas(cellBlocks(block, (cell) => isWanted[cell] === 1));
  return first ?? addressOf(area);
}

/** The first of a list, of which there are `count` in all. */
export async function firstOf<T>(
  all: ArrayLike<T>,
  count: number,
  make: (each: T) => Finding,
  area: Area,
): Promise<Finding[]> {
  const shown: Finding[] = [];
  for (let number = 0; number < Math.min(count, MOST_FINDINGS); number++) {
    shown.push(make(all[number]!));
    await yieldTurn();
  }
  const rest = count - shown.length;
  return rest <= 0 ? shown : [...shown, { sentence: message("and-more", { count: rest }), address: addressOf(area) }];
}

/** The most findings of one kind in a list; nobody mends more at a time by hand. */
export const MOST_FINDINGS = 20;

/** Empties the footer of "Set up for printing", which describes the maze before, and says so. The change stays if this fails. */
export async function paperRemark({ session, changes }: Act, state: SheetState): Promise<Message | undefined> {
  changes.keep();
  // The change is complete, so Stop has nothing left to prevent.
  const isEmptied = await unlessRefused(emptyFooter(session.unstoppable(), state));
  return together(isEmptied === false ? undefined : message("footer-out-of-date"), pageRemark(state));
}

/** What to say about a changed maze on a sheet that other sheets refer to, or that refers to another one. */
export function pageRemark({ names: list, name }: SheetState): Message | undefined {
  if (hasFact(list, facts.book)) return message("booklet-out-of-date");
  return hasFact(list, facts.answer) ? message("answer-out-of-date", { sheet: name }) : undefined;
}

/** A sheet that is going to be written for a maze, which has one of each kind. `named`: what it is called, if its kind does not say so. */
type NewHelper = { readonly kind: NamedMark } | { readonly kind: SheetMark; readonly named: string };

type MazeSheet = WorkbookToChange & { readonly name: string; readonly sheets: readonly SheetName[] };

/** Adds a sheet of a kind that belongs to a maze, in the place of an earlier one after a question. Gives its name. */
export async function addHelperSheet(
  action: Act,
  { state, area }: { readonly state: MazeSheet; readonly area: Area },
  helper: NewHelper,
  contents: SheetContents,
  cell?: Area,
): Promise<string> {
  const { names, finish } = await helperPlaces(action, state, [helper]);
  const place = { ...state, name: names[0]! };
  const added = addSheetBeside(helper.kind, place, { sheet: state.name, area }, contents);
  const [name] = await finish([await action.changes.make(action.session, added)], cell);
  return name!;
}

/**
 * Places for sheets that belong to a maze, after a question if it has some of their kinds, or if there is something to say `about` new ones
 * first. `finish` is to be called with the sheets once they are complete: earlier ones are deleted and their names taken over, pages are
 * set up, and `cell` of the last new one comes to the front; it gives the names. Throws Refusal, and Stopped if the answer is no.
 */
export async function helperPlaces(
  { session, dialogue, changes }: Act,
  state: MazeSheet,
  helpers: readonly NewHelper[],
  about?: Message,
) {
  const { sheets, name: sheet } = state;
  changes.declareWrites(state, { structure: true });
  const found = await readHelpers(session, sheets, sheet);
  const earlier = helpers.map(({ kind }) => findHelper(found, kind, sheet));
  // Lavirint itself protects sheets for self-marking.
  const isOpen = (i: number) => helpers[i]!.kind === facts.marking;
  changes.declareWrites(state, {
    deleted: earlier.map((each, i) => each && (isOpen(i) ? { ...each, isProtected: false } : each)),
  });
  const replaced = earlier.flatMap((each) => each?.name ?? []);
  if (replaced.length > 0) {
    const replace = message("replace-sheets", { count: replaced.length, sheet, earlier: replaced });
    await askFirst(dialogue, { sentence: together(about, replace), yes: message("replace") });
  } else if (about !== undefined) {
    await askFirst(dialogue, { sentence: together(about, message("write-them")), yes: message("write") });
  }
  const names = helpers.map((helper) =>
    freeSheetName(sheets, "named" in helper ? helper.named : dialogue.say(helper.kind.sheetName)),
  );
  const finish = async (added: readonly SheetToPrint[], cell?: Area) => {
    const pairs = earlier.flatMap((old, i) => (old === undefined ? [] : [{ old, id: added[i]!.id }]));
    if (pairs.length > 0) {
      changes.keep(message("earlier-sheets-left", { written: names, left: replaced }));
      await replaceSheets(session, pairs);
    }
    await showPrinted(session, added, cell);
    return names.map((name, i) => earlier[i]?.name ?? name);
  };
  return { names, finish };
}
