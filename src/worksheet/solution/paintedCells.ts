import type { Grid } from "../../maze/model";
import type { Look } from "../cells";
import { KINDS } from "./cellKinds";

/** What was painted, and what was there: 1 + a number in the list of looks for a painted cell, else 0. */
interface Painted {
  readonly looks: readonly Look[];
  /** rows x columns. */
  readonly codes: Uint32Array;
  /** Which kind each painted cell was given, where that is known of each: of distances. Of a search it may be any of several. */
  readonly kinds: Uint8Array | undefined;
}

const DISTANCES = "d";

/** Whether a text of {@link encodePainted} is one of distances. */
export function tellsDistances(text: string): boolean {
  return text.split(":", 1)[0]!.endsWith(DISTANCES);
}

/**
 * As text: "2x3:FFFFFF D9D9D9,LightUp,7F7F7F:3.1 2 1.2", that is rows x columns, the looks, and runs of cells alike, each
 * its length and its code, both to the base of 36, without the code 0. Where kinds are known the size is "2x3d" and a code is that
 * of the look and so many times the number of looks as the cell's kind says. About 4 characters a run.
 */
export function encodePainted({ rows, columns }: Grid, { looks, codes, kinds }: Painted): string {
  const codeOf = (cell: number) =>
    codes[cell] === 0 || kinds === undefined ? codes[cell]! : codes[cell]! + looks.length * kinds[cell]!;
  const runs: string[] = [];
  for (let first = 0; first < codes.length;) {
    const code = codeOf(first);
    let next = first + 1;
    while (next < codes.length && codeOf(next) === code) next++;
    const length = (next - first).toString(36);
    runs.push(code === 0 ? length : `${length}.${code.toString(36)}`);
    first = next;
  }
  const size = `${rows}x${columns}${kinds === undefined ? "" : DISTANCES}`;
  return `${size}:${looks.map((look) => look || "-").join(" ")}:${runs.join(" ")}`;
}

const MOST_LOOKS_IN_CELLS = 100_000_000;

/** What {@link encodePainted} wrote, for a grid of this size; nothing for any other text. */
export function decodePainted({ rows, columns }: Grid, text: string): Painted | undefined {
  const [size, looks, runs] = text.split(":");
  const hasKinds = size === `${rows}x${columns}${DISTANCES}`;
  if ((size !== `${rows}x${columns}` && !hasKinds) || looks === undefined || runs === undefined) return undefined;
  // Each look is painted by itself: nobody has so many of them in so many cells.
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
