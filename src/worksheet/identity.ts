/** Which maze it is: stamps, and whether what was drawn to be played is still there. */
import { type Message, message } from "../message";
import { type Grid, type Mask, wallsWhere } from "../maze/model";
import { type Area, type Reference, addressOf, rowBands, sameArea, without } from "./addresses";
import { Gone, type ExcelSession, Refusal, rangeAt, sheetAt } from "./excel";
import { type ReadName, areaOfName, loadNames } from "./names";
import type { Difference } from "./changes";
import { type Painting, type Piece, paintingOn } from "./pieces";
import { ANY_NUMBER, numberPieces } from "./cells";
import { Borders, cellArea } from "./borders";
import { type Look, lookOfFill } from "./looks";
import { factBetween, hasFact, namesOf, pinnedLines, saveFact } from "./fact";
import { facts } from "./facts";
import { Written } from "./written";
import { type SheetLook, type SheetName, type SheetState, findHelper, loadHelpers, loadSheets } from "./sheet";
import { findEnds, letterOfEnd } from "./ends";
import { type SetsBlock, checksumOf, contentsOfBlock, encodeSets, setsRecordOf, withLabel } from "./sets";
import { listInTurns } from "../engine";

/**
 * Stamps: hidden sheet-scoped names over the cells of a maze, of a solution, or of two mazes side by side, with the stamp of the action
 * that drew or changed it last. What holds something of a maze (its steps, what was found in it) also holds the stamp it had then.
 * The stamp is part of the name itself, so that a request can begin by checking it: Excel runs the calls of a request in
 * order and none after the first that fails, so nothing is painted where the stamp has changed.
 */
const stamps = { maze: facts.mazeStamp, solution: facts.solutionStamp, pair: facts.pairStamp } as const;
type Stamped = keyof typeof stamps;

export function stampName(what: Stamped, act: string): string {
  return stamps[what].name + act;
}

/** The stamp's name on a sheet; all of them if two simultaneous actions left several; "" for none. */
export function stampOf(list: readonly ReadName[], what: Stamped): string {
  return stamps[what].read(list) ?? "";
}

/** A new stamp for a grid whose walls are about to change; nothing if it has no stamp. */
export function stampBetween(state: SheetState, act: string): Difference[] {
  const { grid: area } = state;
  return area === undefined ? [] : [factBetween(state, facts.mazeStamp, { act, area })];
}

/** Queues first that the stamp's cells are where they were; otherwise Excel refuses the whole request, see {@link guardCodes}. */
export function guardStamp(sheet: Excel.Worksheet, stamp: string, area: Area): void {
  const cells = sheet.names.getItem(stamp).getRange().untrack();
  const { row, column, rows, columns } = area;
  const last = { row: row + rows - 1, column: column + columns - 1, rows: 1, columns: 1 };
  cells
    .getCell(0, 0)
    .untrack()
    .getIntersection(addressOf({ row, column, rows: 1, columns: 1 }))
    .untrack();
  if (rows * columns > 1) cells.getLastCell().untrack().getIntersection(addressOf(last)).untrack();
}

/** Without the name, with deleted cells, and on a Mac while another workbook is in front (OfficeDev/office-js#6365). */
export const guardCodes: ReadonlySet<string> = new Set(["ItemNotFound", "InvalidReference", "InvalidSelection"]);

export type MazeIdentity = Readonly<ReturnType<typeof identityOf>>;

/**
 * What distinguishes the maze of a sheet from another one, and from itself before it was changed: its place ("B2:I6"), the stamps of the
 * maze, or of the two of a pair, and of its solution, and the names of entrance and exits with where they point to; each "" for none.
 */
export function identityOf({ id, grid, names: list }: SheetLook) {
  return {
    sheetId: id,
    place: grid === undefined ? "" : addressOf(grid),
    ...stampsIn(list),
    ends: endsOf(list),
  };
}

function stampsIn(list: readonly ReadName[]) {
  return { maze: stampOf(list, "maze") || stampOf(list, "pair"), solution: stampOf(list, "solution") };
}

function endsOf(list: readonly ReadName[]): string {
  return namesOf(list, facts.ends)
    .filter(({ name }) => !/Was$/i.test(name))
    .map(({ name, formula }) => `${name}${formula}`)
    .sort()
    .join(" ");
}

/** Where something that was drawn before is now: on the sheet in front, on another one, or changed or gone. */
export type Whereabouts = "here" | "elsewhere" | "gone";

/** What an action drew to be played or walked: its place, and the stamps that this keeps until somebody changes it. */
export class PlayedDrawing {
  readonly sheetId: string;
  /** The sheet's name at the last look. */
  sheet: string;

  constructor(
    { id, name }: Pick<SheetState, "id" | "name">,
    readonly area: Area,
    private readonly stamps: readonly string[],
    /** What is thrown once it is changed or gone. */
    readonly gone: Gone,
  ) {
    [this.sheetId, this.sheet] = [id, name];
  }

  /** For sentences: "B2:I6 on Sheet1". */
  get place(): Message {
    return message("cells-on-sheet", { area: addressOf(this.area), sheet: this.sheet });
  }

  /** The first part of every request about it, which makes Excel refuse that if it is changed or gone; see {@link guardStamp}. */
  get guard(): Painting {
    return paintingOn(this.sheetId, (sheet) => this.stamps.forEach((stamp) => guardStamp(sheet, stamp, this.area)));
  }

  whereabouts(inFront: MazeIdentity): Whereabouts {
    if (inFront.sheetId !== this.sheetId) return "elsewhere";
    return this.isStamped(inFront) ? "here" : "gone";
  }

  private isStamped({ maze, solution }: Pick<MazeIdentity, "maze" | "solution">): boolean {
    return this.stamps.every((stamp) => stamp === maze || stamp === solution);
  }

  /**
   * Looks at it again, in one request, and more only for very many cells (see {@link loadShownCells}): the names of its sheet, and these
   * cells and the other sheets where they are wanted. Throws {@link Gone} if it is changed or gone, {@link Refusal} if it is protected.
   */
  async find(
    session: ExcelSession,
    wanted: { readonly cells?: WantedCells | undefined; readonly sheets?: boolean } = {},
  ) {
    const read = await session
      .onSheet(this.sheetId, (sheet, context) => ({
        sheet: sheet.load("name"),
        protection: sheet.protection.load("protected"),
        names: loadNames(sheet.names),
        sheets: wanted.sheets === true ? loadSheets(context) : undefined,
        cells: wanted.cells && loadShownCells(sheet, wanted.cells),
      }))
      .catch((error: unknown) => {
        throw error instanceof Refusal && error.code === "ItemNotFound" ? this.gone : error;
      });
    const { name } = read.sheet;
    const names = read.names();
    const isInPlace = (stamp: string) => {
      const at = areaOfName(names, stamp);
      return at?.sheet === name && sameArea(at.area, this.area);
    };
    if (!this.isStamped(stampsIn(names)) || !this.stamps.every(isInPlace)) throw this.gone;
    this.sheet = name;
    if (read.protection.protected) throw new Refusal(message("maze-sheet-protected", { sheet: name }));
    return { names, sheets: read.sheets?.(), cells: await read.cells?.(session, this.sheetId) };
  }
}

export function drawingOfMaze(sheet: Pick<SheetState, "id" | "name">, area: Area, act: string): PlayedDrawing {
  const gone = new Gone(message("watched-maze-changed", { area: addressOf(area) }));
  return new PlayedDrawing(sheet, area, [stampName("maze", act)], gone);
}

export function drawingOfPair(sheet: Pick<SheetState, "id" | "name">, both: Area, act: string): PlayedDrawing {
  return new PlayedDrawing(sheet, both, [stampName("pair", act)], new Gone(message("pair-gone")));
}

/** It is gone with its maze, too, if Lavirint drew that. */
export function drawingOfSolution(state: SheetState, area: Area, act: string): PlayedDrawing {
  const stamps = [stampName("solution", act), stampOf(state.names, "maze")].filter((stamp) => stamp !== "");
  return new PlayedDrawing(state, area, stamps, new Gone(message("watched-solution-gone", { area: addressOf(area) })));
}

interface WantedCells {
  readonly area: Area;
  readonly mask: Mask | undefined;
  readonly contents: boolean;
  readonly fills: boolean;
}

/** Up to this many cells walls are checked, about 255 bytes a cell. */
const WALL_CELLS = 10_000;
const CONTENTS_CELLS = 100_000;
/** Cells whose fills one request reads, about 45 bytes of answer each; Excel on the web sends at most 5 MB. */
const FILL_CELLS = 80_000;

/**
 * Queues the reading, except for contents and fills of very many cells: the result takes one more request for every 100,000 cells after
 * the first if contents are wanted, and for every 80,000 if fills are. `areWallsOf`: whether each wall is as in one of these states (one
 * byte a cell, as in Maze.standing); also said of a large maze, whose walls are not read. `contents` are formulas, values or texts, row by
 * row, "" for an empty cell; `colours` are those of fills, "RRGGBB", without patterns, of which Excel does not report all.
 */
function loadShownCells(sheet: Excel.Worksheet, { area, mask, contents: areWanted, fills }: WantedCells) {
  const borders = { borders: { style: true } };
  const fill = { fill: { color: true } };
  const isSmall = area.rows * area.columns <= WALL_CELLS;
  const walls = isSmall
    ? rangeAt(sheet, area).getCellProperties({ format: { ...borders, ...(fills && fill) } })
    : undefined;
  const loadFills = (there: Excel.Worksheet, part: Area) => rangeAt(there, part).getCellProperties({ format: fill });
  const loadContents = (there: Excel.Worksheet, part: Area) => rangeAt(there, part).load("formulas");
  const [firstFilled, ...otherFilled] = fills ? rowBands(area, FILL_CELLS) : [];
  const [first, ...others] = areWanted ? rowBands(area, CONTENTS_CELLS) : [];
  const firstFills = firstFilled && (walls ?? loadFills(sheet, firstFilled));
  const firstContents = first && loadContents(sheet, first);
  return async (session: ExcelSession, sheetId: string) => {
    const contents = (firstContents?.formulas as unknown[][] | undefined)?.flat();
    for (const band of others) {
      const more = await session.onSheet(sheetId, (there) => loadContents(there, band));
      for (const row of more.formulas as unknown[][]) for (const content of row) contents!.push(content);
    }
    const colours = firstFills && coloursIn(firstFills.value);
    for (const band of otherFilled) {
      const more = await session.onSheet(sheetId, (there) => loadFills(there, band));
      for (const colour of coloursIn(more.value)) colours!.push(colour);
    }
    return {
      areWallsOf: (states: readonly Uint8Array[]) => {
        if (walls === undefined) return true;
        const borders = new Borders({ rows: area.rows, columns: area.columns, mask });
        borders.addRows(0, walls.value);
        const found = borders.maze();
        return wallsWhere(found).every((wall) => {
          const standsIn = (standing: Uint8Array) => (standing[wall >> 1]! >> (wall & 1)) & 1;
          return states.some((standing) => standsIn(standing) === standsIn(found.standing));
        });
      },
      contents,
      colours,
    };
  };
}

function coloursIn(rows: readonly (readonly Excel.CellProperties[])[]): Look[] {
  return rows.flatMap((row) => row.map(({ format }) => lookOfFill(format?.fill)));
}

export type WatchedMaze = Awaited<ReturnType<typeof findWatchedMaze>>;

type HiddenNumbers = NonNullable<Awaited<ReturnType<typeof findHiddenNumbers>>>;

interface HiddenLook {
  /** The id that their sheet had last, so that its cells are read in the same request. */
  readonly known: string | undefined;
  readonly contents: boolean;
}

/**
 * Finds a maze again, with the letters of its entrance and exits by their cells, and its set numbers if they are on a hidden sheet; these
 * are undefined if somebody deleted them. One request, and one more if there are such numbers, or two the first time. Throws as
 * {@link PlayedDrawing.find} does, and {@link Refusal} if the sheet of its set numbers is protected.
 */
export async function findWatchedMaze(
  session: ExcelSession,
  { drawing, area }: { readonly drawing: PlayedDrawing; readonly area: Area },
  cells: WantedCells | undefined,
  hidden: HiddenLook | undefined,
) {
  const { sheets, ...found } = await drawing.find(session, { cells, sheets: hidden !== undefined });
  const { all } = findEnds(found.names, drawing.sheet, area);
  // In a maze of one cell the exit has the last word, as when it is drawn.
  const letters = new Map(all.map(({ name, cell }) => [cell, letterOfEnd(name)]));
  const sets = hidden && (await findHiddenNumbers(session, sheets!, drawing.sheet, area, hidden));
  return { ...found, letters, sets };
}

/** `contents`: what the first block and its label hold, row by row, if that is asked for. */
async function findHiddenNumbers(
  session: ExcelSession,
  sheets: readonly SheetName[],
  mazeSheet: string,
  area: Area,
  { known, contents }: HiddenLook,
) {
  const place = withLabel(area);
  const load = (sheet: Excel.Worksheet) => rangeAt(sheet, place).load("formulas");
  const there = contents && sheets.some(({ id }) => id === known) ? known : undefined;
  const read = await session.request((context) => ({
    helpers: loadHelpers(context, sheets, mazeSheet),
    cells: there === undefined ? undefined : load(sheetAt(context, there)),
  }));
  const helper = findHelper(read.helpers(), facts.sets, mazeSheet);
  if (helper?.isProtected === true) {
    throw new Refusal(message("maze-sheet-protected", { sheet: helper.name }));
  }
  const record = helper && setsRecordOf(helper.names);
  if (helper === undefined || record === undefined || without(place, record.area).length > 0) return undefined;
  const found = { ...helper, record };
  if (!contents) return { ...found, contents: undefined };
  const cells = read.cells !== undefined && there === helper.id ? read.cells : await session.onSheet(helper.id, load);
  return { ...found, contents: cells.formulas.flat() as readonly unknown[] };
}

/**
 * Notes, in a hidden name, that the cells of the grid hold the set numbers of this step, or of none, so that they are not taken for the
 * person's own. `names` are those of the sheet as it was read last.
 */
export function noteNumbers(
  { sheetId, sheet: name, area }: PlayedDrawing,
  grid: Grid,
  list: readonly ReadName[],
  step: number | undefined,
): Piece {
  // Lines to which nothing refers may be those of an earlier maze.
  const refers = hasFact(list, facts.written) || hasFact(list, facts.solution);
  const pins = refers && facts.lines.read(list) !== undefined ? undefined : pinnedLines(name, area);
  return {
    bytes: 900 + BYTES_OF_LINE * (pins?.length ?? 0),
    paint: paintingOn(sheetId, (sheet) => {
      saveFact(sheet, list, facts.written, step === undefined ? undefined : Written.atStep(grid, step));
      if (step !== undefined && pins !== undefined) saveFact(sheet, list, facts.lines, pins);
    }),
  };
}

const BYTES_OF_LINE = 30;

export function letterPieces({ sheet: sheetId, area }: Reference, letters: ReadonlyMap<number, string>): Piece[] {
  return [...letters].map(([cell, letter]) => ({
    bytes: 350,
    paint: paintingOn(sheetId, (sheet) => {
      rangeAt(sheet, cellArea(area, cell)).values = [[letter]];
    }),
  }));
}

/** Brings the hidden sheet from the numbers that its first block is known to hold, or from unknown ones, to those of `block`. */
export async function hiddenPieces(
  { id, names: list, record }: HiddenNumbers,
  known: Uint32Array | undefined,
  block: SetsBlock,
): Promise<Piece[]> {
  const { area, label, numbers } = block;
  const place = withLabel(area);
  const [, ...others] = record.sums;
  const text = encodeSets({ ...record, sums: [checksumOf(place, contentsOfBlock(block)), ...others] });
  const labelAndRecord: Piece = {
    bytes: 1_200,
    paint: paintingOn(id, (sheet) => {
      saveFact(sheet, list, facts.setsWritten, text);
      if (area.row > 0) rangeAt(sheet, { ...place, rows: 1, columns: 1 }).values = [[label]];
    }),
  };
  const from = known ?? numbers.map(() => ANY_NUMBER);
  const pieces = numberPieces({ sheet: id, area }, from, numbers, known === undefined ? { isOurs: () => true } : {});
  return [labelAndRecord, ...(await listInTurns(pieces))];
}
