import type { Message } from "../../../src/message";
import type { Grid } from "../../../src/maze/model/maze";
import { MergingSets } from "../../../src/maze/trace/mergingSets";
import { PLAIN_NARRATION, narrationOf } from "../../../src/maze/trace/sentences";
import { encodeStep, MISSED, type Outcome, type Trace } from "../../../src/maze/trace/trace";
import { TraceCursor } from "../../../src/maze/trace/cursor";
import { ACTIVE, DONE } from "../../../src/maze/trace/tints";

export const grid = { rows: 3, columns: 4 };
/** A1 to D3. */
export const name = (cell: number) => "ABCD"[cell % 4]! + String(Math.floor(cell / 4) + 1);
const cell = (address: string) => "ABCD".indexOf(address[0]!) + 4 * (Number(address[1]) - 1);

/** A step at the wall between two cells; the first is selected. */
export function step(from: string, to: string, outcome: Outcome): number {
  const [one, other] = [cell(from), cell(to)];
  const owner = Math.min(one, other);
  return encodeStep(2 * owner + (Math.abs(one - other) === 1 ? 0 : 1), outcome, one === owner ? 0 : 1);
}

/** A pick of a side of a cell beyond which there is no cell. */
export function missed(at: string, side: "left" | "right" | "top" | "bottom"): number {
  const isUpright = side === "left" || side === "right";
  return encodeStep(2 * cell(at) + (isUpright ? 0 : 1), MISSED, side === "left" || side === "top" ? 1 : 0);
}

/** What the algorithm says about each step, without "A1, right wall. ". */
export function said(id: string | undefined, steps: number[], start: Trace["start"] = "walled"): Message[] {
  const narration = id === undefined ? PLAIN_NARRATION : narrationOf({ id });
  const cursor = new TraceCursor(grid, { start, steps: Uint32Array.from(steps) }, narration);
  return steps.map((_, i) => {
    cursor.moveTo(i + 1);
    return cursor.describeStep(name)!.args.did as Message;
  });
}

/** The cells that are active and done after each of the steps, and before the first. */
export function tinted(
  id: string,
  steps: number[],
  start: Trace["start"] = "walled",
): [active: string, done: string][] {
  const cursor = new TraceCursor(grid, { start, steps: Uint32Array.from(steps) }, narrationOf({ id }));
  return [0, ...steps].map((_, position) => {
    cursor.moveTo(position);
    const tints = [...cursor.tints().entries()];
    const named = (kind: number) => tints.flatMap(([each, tint]) => (tint === kind ? [name(each)] : [])).join(" ");
    return [named(ACTIVE), named(DONE)];
  });
}

/** The number of each cell's set after so many steps. */
export function setNumbersAt(on: Grid, trace: Trace, count: number): Uint32Array {
  const sets = new MergingSets(on, trace);
  sets.moveTo(count);
  return sets.numbers();
}
