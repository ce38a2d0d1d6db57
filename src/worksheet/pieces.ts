/** Pieces of requests: blocks of cells packed into addresses, and the texts that they replace. */
import { type ExcelSession, type KnownHost, rangesAt, sheetAt, rangeAt } from "./excel";
import { BOTTOM, type Maze, type OwnedSide, RIGHT } from "../maze/model";
import { type Area, addressOf } from "./addresses";
import { everywhere } from "./looks";

/** What one request does to the workbook: queues calls, and reads what may have been typed into the cells that it writes. */
export type Painting = (context: Excel.RequestContext) => readonly TellReplaced[];

export function paintingOn(sheetId: string, paint: (sheet: Excel.Worksheet) => void): Painting {
  return (context) => {
    paint(sheetAt(context, sheetId));
    return [];
  };
}

export interface Piece {
  /** About how many, on a host that accepts addresses of several areas. */
  readonly bytes: number;
  readonly paint: Painting;
  /** For a piece of many areas: their number, and how to split off the first `areas` of them. */
  readonly many?: { readonly areas: number; readonly cut: (areas: number) => [Piece, Piece] };
}

/** Nothing to paint: a generator of pieces yields this to give the page a turn during a long computation. */
export const NOTHING: Piece = { bytes: 0, paint: () => [] };

/** Bytes of a request. Excel accepts more, but the pane would not answer clicks while office.js builds it. */
const REQUEST_BYTES = 880_000;
/** An address string is not split to fit fewer areas than this into a request. */
const FEWEST_TOGETHER = 50;
/** What a range (or several areas) costs besides its address and values, in bytes. */
export const RANGE_BYTES = 350;

export function countAreas(addresses: string): number {
  let count = 1;
  for (let at = addresses.indexOf(","); at >= 0; at = addresses.indexOf(",", at + 1)) count++;
  return count;
}

export function areasPiece(
  sheetId: string,
  addresses: string,
  paint: (cells: Excel.Range | Excel.RangeAreas) => void,
): Piece {
  return {
    bytes: 3 * RANGE_BYTES + addresses.length,
    paint: paintingOn(sheetId, (sheet) => rangesAt(sheet, addresses).forEach(paint)),
    many: {
      areas: countAreas(addresses),
      cut: (count) => {
        const each = addresses.split(",");
        const part = (some: string[]) => areasPiece(sheetId, some.join(","), paint);
        return [part(each.slice(0, count)), part(each.slice(count))];
      },
    },
  };
}

/**
 * The pieces, in their order, in as few requests as their size allows, with no more areas in one than this host has been found to
 * change in about a second. The next request is built only when asked for, so that it can use the time that the last one took. `done`: how
 * many of the pieces are done once it is answered.
 */
export function* inRequests(host: KnownHost, pieces: Iterable<Piece>) {
  let together: Piece[] = [];
  let [bytes, areas, done] = [0, 0, 0];
  const bytesOf = (piece: Piece): number =>
    host.takesSeveralAreas ? piece.bytes : piece.bytes + 3 * RANGE_BYTES * ((piece.many?.areas ?? 1) - 1);
  const take = (isLast: boolean) => {
    const request = together;
    const paint: Painting = (context) => request.flatMap((one) => one.paint(context));
    const taken = { areas, done, isLast, paint };
    [together, bytes, areas] = [[], 0, 0];
    return taken;
  };
  for (const whole of pieces) {
    let rest: Piece | undefined = whole === NOTHING ? undefined : whole;
    while (rest !== undefined) {
      const room = host.areasAtOnce - areas;
      const count: number = rest.many?.areas ?? 0;
      const isFull = bytes + bytesOf(rest) > REQUEST_BYTES || (count > room && room < FEWEST_TOGETHER && areas > 0);
      if (isFull && together.length > 0) {
        yield take(false);
        continue;
      }
      const [piece, more]: [Piece, Piece | undefined] = count > room ? rest.many!.cut(room) : [rest, undefined];
      together.push(piece);
      bytes += bytesOf(piece);
      areas += piece.many?.areas ?? 0;
      rest = more;
    }
    done++;
  }
  if (together.length > 0) yield take(true);
}

/** Sends the pieces; Stop acts between two requests; `answered` gets the number sent. Throws as {@link ExcelSession.request}. */
export async function paintPieces(
  session: ExcelSession,
  pieces: Iterable<Piece>,
  answered: (done: number) => void = () => undefined,
): Promise<void> {
  for (const { areas, paint, done } of inRequests(session.host, pieces)) {
    await session.timed(areas, paint);
    answered(done);
  }
}

/** Excel documents 8,192 characters for `getRanges`; the rest is room for a sheet name, which some versions put before every area. */
export const ADDRESS_LIMIT = 8_000;

type Corner = Pick<Area, "row" | "column">;

/** Some of the walls of a grid, which is all that packing needs of a maze: here those are meant that do not stand, one byte a cell. */
export type Walls = Pick<Maze, "rows" | "columns" | "standing">;

/**
 * Blocks of cells inside of which every wall of one direction is open. Together they cover all openings of that direction and no
 * standing wall: these are the ranges whose InsideVertical (RIGHT) or InsideHorizontal (BOTTOM) border is removed.
 * `origin` is the sheet's cell of the maze's first cell. A 100x100 Kruskal maze takes about 12 characters an area.
 */
export function* openBlocks(walls: Walls, side: OwnedSide, origin: Corner): Generator<Area> {
  for (const block of openBlocksInTurns(walls, side, origin)) if (block !== PAUSE) yield block;
}

function* openBlocksInTurns(
  { rows, columns, standing }: Walls,
  side: OwnedSide,
  origin: Corner,
): Generator<Area | typeof PAUSE> {
  const [down, across] = side === RIGHT ? [0, 1] : [1, 0];
  const pairs = { ...origin, rows: rows - down, columns: columns - across };
  const isOpen = (pair: number) => {
    const cell = pair + across * Math.floor(pair / pairs.columns);
    return (standing[cell]! & (1 << side)) === 0;
  };
  for (const block of cellBlocksInTurns(pairs, isOpen, COVERED)) {
    yield block && { ...block, rows: block.rows + down, columns: block.columns + across };
  }
}

export interface PackedOpenings {
  readonly side: OwnedSide;
  /** "B2:C2,E2:H3,…", at most {@link ADDRESS_LIMIT} characters. */
  readonly addresses: string;
}

/** First right walls, then bottom ones. `gaps` are the cell pairs of further openings in each direction, which come first. */
export function* packOpenings(
  maze: Walls,
  origin: Corner,
  gaps: (side: OwnedSide) => readonly Area[] = () => [],
): Generator<PackedOpenings | typeof PAUSE> {
  for (const side of [RIGHT, BOTTOM] as const) {
    const areas = oneAfterAnother(gaps(side), openBlocksInTurns(maze, side, origin));
    for (const addresses of packAreas(areas)) yield addresses === PAUSE ? PAUSE : { side, addresses };
  }
}

function* oneAfterAnother<T>(...lists: readonly Iterable<T>[]): Generator<T> {
  for (const list of lists) yield* list;
}

/** The areas in address strings filled to {@link ADDRESS_LIMIT}; a {@link PAUSE} among them stays. */
export function packAreas(areas: Iterable<Area>): Generator<string>;
export function packAreas(areas: Iterable<Area | typeof PAUSE>): Generator<string | typeof PAUSE>;
export function* packAreas(areas: Iterable<Area | typeof PAUSE>): Generator<string | typeof PAUSE> {
  let addresses = "";
  for (const area of areas) {
    if (area === PAUSE) {
      yield area;
      continue;
    }
    const address = addressOf(area);
    if (addresses.length + 1 + address.length > ADDRESS_LIMIT) {
      yield addresses;
      addresses = "";
    }
    addresses += addresses === "" ? address : `,${address}`;
  }
  if (addresses !== "") yield addresses;
}

export function* packedRanges(
  sheet: Excel.Worksheet,
  areas: Iterable<Area>,
): Generator<Excel.Range | Excel.RangeAreas> {
  for (const addresses of packAreas(areas)) yield* rangesAt(sheet, addresses);
}

/** Stands among the results of a long search where the page may get a turn. */
export const PAUSE = null;

/** So few that the page waits for a small part of a frame, even before the code is compiled. */
const SEARCHED_AT_ONCE = 8_000;

const WANTED = 2;
/** Wanted, and in a block already. */
const COVERED = 1;

/** Blocks that together cover exactly the cells of a grid for which `isWanted` says so. No two of them share a cell. */
export function* cellBlocks(grid: Area, isWanted: (cell: number) => boolean): Generator<Area> {
  for (const block of cellBlocksInTurns(grid, isWanted)) if (block !== PAUSE) yield block;
}

/**
 * The blocks of {@link cellBlocks}, with pauses in a long search: each begins as the longest run to the right or downwards and grows
 * sideways. With a `least` of {@link COVERED} they may overlap, and are a fortieth fewer. Usually O(cells), 1 byte a cell.
 */
export function* cellBlocksInTurns(
  grid: Area,
  isWanted: (cell: number) => boolean,
  least: typeof WANTED | typeof COVERED = WANTED,
): Generator<Area | typeof PAUSE> {
  const { rows, columns } = grid;
  const cells = new Uint8Array(rows * columns);
  for (let cell = 0; cell < cells.length; cell++) {
    if (cell % SEARCHED_AT_ONCE === SEARCHED_AT_ONCE - 1) yield PAUSE;
    if (isWanted(cell)) cells[cell] = WANTED;
  }
  const reach = (cell: number, step: number, most: number) => {
    let length = 0;
    while (length < most && cells[cell + length * step]! >= least) length++;
    return length;
  };
  for (let cell = 0; cell < cells.length; cell++) {
    if (cell % SEARCHED_AT_ONCE === SEARCHED_AT_ONCE - 1) yield PAUSE;
    if (cells[cell] !== WANTED) continue;
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const [right, down] = [reach(cell, 1, columns - column), reach(cell, columns, rows - row)];
    const across = right >= down;
    const length = across ? right : down;
    const [along, aside] = across ? [1, columns] : [columns, 1];
    let width = 1;
    const room = across ? rows - row : columns - column;
    while (width < room && reach(cell + width * aside, along, length) === length) width++;
    const size = across ? { rows: width, columns: length } : { rows: length, columns: width };
    for (let r = 0; r < size.rows; r++) cells.fill(COVERED, cell + r * columns, cell + r * columns + size.columns);
    yield { row: grid.row + row, column: grid.column + column, ...size };
  }
}

export interface CellContent {
  /** A formula, or the value of a cell without one; "" for an empty cell. */
  readonly formula: unknown;
  /** Whether that is a text, though it may look like a formula, a number or a date. */
  readonly isText: boolean;
  readonly numberFormat: string;
}

/** Of a range that was read with formulas, values and number formats. */
export function contentsIn(range: Excel.Range, types?: readonly (readonly string[])[]): CellContent[] {
  const { formulas, values, numberFormat } = range as unknown as Record<string, unknown[][]>;
  return formulas!.flatMap((row, r) =>
    row.map((formula, c) => ({
      formula,
      isText: isText(formula, values![r]![c], types?.[r]![c]),
      numberFormat: String(numberFormat![r]![c]),
    })),
  );
}

/** A cell without a formula reports its value as formula too. Where the value's type is not known, what looks like an error is one. */
export function isText(
  formula: unknown,
  value: unknown,
  type = ERRORS.includes(formula) ? "Error" : "String",
): boolean {
  return typeof formula === "string" && formula !== "" && formula === value && type !== "Error";
}

/** What an error looks like that stands in a cell as a value, without a formula; only the type of the value tells it from a text. */
export const ERRORS: readonly unknown[] = ["#NULL!", "#DIV/0!", "#VALUE!", "#REF!", "#NAME?", "#NUM!", "#N/A"];

/** A text as it is typed into a cell with the format "@": a leading apostrophe would otherwise be lost. */
export function typedText(text: string): string {
  return text.startsWith("'") ? `'${text}` : text;
}

/**
 * Queues a cell's content. A text is entered while the cell has the format "@", text, which keeps Excel from reading it as a
 * formula, a number or a date; a later format does not change what was entered. (An apostrophe before it would stay.)
 * https://support.microsoft.com/office/583160db-936b-4e52-bdff-6f1863518ba4
 */
export function writeContent(range: Excel.Range, { formula, isText, numberFormat }: CellContent): void {
  if (!isText) {
    range.formulas = [[formula]];
    return;
  }
  if (numberFormat !== "@") range.numberFormat = everywhere("@");
  range.values = [[typedText(String(formula))]];
  if (numberFormat !== "@") range.numberFormat = everywhere(numberFormat);
}

/** A cell that a request overwrote although somebody had typed into it since the last look, and what it held, to be restored. */
export interface ReplacedCell {
  readonly sheetId: string;
  readonly place: Area;
  readonly content: CellContent;
}

export type TellReplaced = () => ReplacedCell[];

/** Queued before a request writes. `isForeign`: whether a cell is overwritten and held something that Lavirint had not put there. */
export function readBeforeWriting(
  sheet: Excel.Worksheet,
  sheetId: string,
  place: Area,
  isForeign: (cell: number, content: unknown) => boolean,
): TellReplaced {
  const range = rangeAt(sheet, place).load("formulas,values");
  return () => {
    const values = (range.values as unknown[][]).flat();
    return (range.formulas as unknown[][]).flat().flatMap((formula, cell) => {
      if (!isForeign(cell, formula)) return [];
      const [row, column] = [Math.floor(cell / place.columns), cell % place.columns];
      return {
        sheetId,
        place: { row: place.row + row, column: place.column + column, rows: 1, columns: 1 },
        content: { formula, isText: isText(formula, values[cell]), numberFormat: "General" },
      };
    });
  };
}

export function putTypedBack(context: Excel.RequestContext, cells: readonly ReplacedCell[]): void {
  for (const { sheetId, place, content } of cells) {
    writeContent(rangeAt(sheetAt(context, sheetId), place), content);
  }
}
