import { type Job, type KnownHost, rangesAt, sheetAt } from "../excel";
import type { Replaced } from "./replaced";

/** What one request does to the workbook: queues calls, and reads what may have been typed into the cells that it writes. */
export type Painting = (context: Excel.RequestContext) => readonly Replaced[];

/** What is done to one sheet, as a part of a request. */
export function paintingOn(sheetId: string, paint: (sheet: Excel.Worksheet) => void): Painting {
  return (context) => {
    paint(sheetAt(context, sheetId));
    return [];
  };
}

/** A piece of a request: what it does, and about how many bytes it takes on a host that accepts addresses of several areas. */
export interface Piece {
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

/** How many areas an address string names. */
export function countAreas(addresses: string): number {
  let count = 1;
  for (let at = addresses.indexOf(","); at >= 0; at = addresses.indexOf(",", at + 1)) count++;
  return count;
}

/** The same done to the areas of an address string, "B2:C2,E2:H3". */
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

/** Pieces that are sent together. */
interface PaintRequest {
  readonly areas: number;
  readonly paint: Painting;
  /** How many of the pieces are done once it is answered, and whether these are all. */
  readonly done: number;
  readonly isLast: boolean;
}

/**
 * The pieces, in their order, in as few requests as their size allows, with no more areas in one than this host has been found to
 * change in about a second. The next request is built only when asked for, so that it can use the time that the last one took.
 */
export function* inRequests(host: KnownHost, pieces: Iterable<Piece>): Generator<PaintRequest> {
  let together: Piece[] = [];
  let [bytes, areas, done] = [0, 0, 0];
  const bytesOf = (piece: Piece): number =>
    host.takesSeveralAreas ? piece.bytes : piece.bytes + 3 * RANGE_BYTES * ((piece.many?.areas ?? 1) - 1);
  const take = (isLast: boolean): PaintRequest => {
    const request = together;
    const paint = (context: Excel.RequestContext) => request.flatMap((one) => one.paint(context));
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

/** Sends the pieces; Stop acts between two requests; `answered` gets the number of finished pieces. Throws as {@link Job.request}. */
export async function paintPieces(
  job: Job,
  pieces: Iterable<Piece>,
  answered: (done: number) => void = () => undefined,
): Promise<void> {
  for (const { areas, paint, done } of inRequests(job.host, pieces)) {
    await job.timed(areas, paint);
    answered(done);
  }
}
