import { type Grid, runsOf } from "../../maze/model";
import type { Look } from "../looks";
import { yieldTurn } from "../../engine";
import { KINDS } from "./cellKinds";

/** What was painted, and what was there: 1 + an index into the looks for a painted cell, otherwise 0. */
interface Painted {
  readonly looks: readonly Look[];
  /** rows x columns. */
  readonly codes: Uint32Array;
  /** The kind of each painted cell, for distances. Undefined for a search, where it may be any of several. */
  readonly kinds: Uint8Array | undefined;
}

const DISTANCES = "d";
const SEARCH = "s";

export function holdsDistances(text: string): boolean {
  return text.split(":", 1)[0]!.endsWith(DISTANCES);
}

export function paintedSize(text: string): Grid | undefined {
  const parts = /^(\d{1,7})x(\d{1,7})[ds]:/.exec(text);
  return parts === null ? undefined : { rows: Number(parts[1]), columns: Number(parts[2]) };
}

/** Runs of which the encoding takes a few milliseconds. */
const ENCODED_AT_ONCE = 30_000;

/**
 * As text: "2x3s:FFFFFF D9D9D9,LightUp,7F7F7F:3.1 2 1.2", that is rows x columns, the looks, and runs of equal cells, each with
 * its length and its code, both in base 36; code 0 is left out. Where kinds are known the size is "2x3d", and a code is that
 * of the look plus the cell's kind times the number of looks. About 4 characters a run. A large maze takes several turns.
 */
export async function encodePainted({ rows, columns }: Grid, { looks, codes, kinds }: Painted): Promise<string> {
  const codeOf = (cell: number) =>
    codes[cell] === 0 || kinds === undefined ? codes[cell]! : codes[cell]! + looks.length * kinds[cell]!;
  const runs: string[] = [];
  for (const { length, value } of runsOf(codes.length, codeOf)) {
    if (runs.length % ENCODED_AT_ONCE === ENCODED_AT_ONCE - 1) await yieldTurn();
    runs.push(length.toString(36) + (value === 0 ? "" : `.${value.toString(36)}`));
  }
  const size = `${rows}x${columns}${kinds === undefined ? SEARCH : DISTANCES}`;
  return `${size}:${looks.map((look) => look || "-").join(" ")}:${runs.join(" ")}`;
}

const MOST_LOOKS_IN_CELLS = 100_000_000;

/** What {@link encodePainted} wrote, for a grid of this size; undefined for any other text. */
export function decodePainted({ rows, columns }: Grid, text: string): Painted | undefined {
  const [size, looks, runs] = text.split(":");
  const hasKinds = size === `${rows}x${columns}${DISTANCES}`;
  const isSearch = size === `${rows}x${columns}${SEARCH}`;
  if ((!isSearch && !hasKinds) || looks === undefined || runs === undefined) return undefined;
  // Each look is painted separately: no real sheet has that many looks in that many cells.
  if ((looks.length / 7) * rows * columns > MOST_LOOKS_IN_CELLS) return undefined;
  const list = looks.split(" ").map((look) => (look === "-" ? "" : look));
  const codes = new Uint32Array(rows * columns);
  const kinds = hasKinds ? new Uint8Array(rows * columns) : undefined;
  let cell = 0;
  for (const run of runs.split(" ")) {
    const parts = /^([0-9a-z]{1,5})(?:\.([0-9a-z]{1,5}))?$/.exec(run);
    const length = parts === null ? NaN : parseInt(parts[1]!, 36);
    if (!(length <= codes.length - cell)) return undefined;
    const code = parts?.[2] === undefined ? 0 : parseInt(parts[2], 36);
    const kind = kinds === undefined || code === 0 ? 0 : Math.floor((code - 1) / list.length);
    if (kind >= KINDS || (kinds !== undefined && code > 0 && kind === 0)) return undefined;
    codes.fill(code - kind * list.length, cell, cell + length);
    kinds?.fill(kind, cell, cell + length);
    cell += length;
  }
  return cell === codes.length ? { looks: list, codes, kinds } : undefined;
}
