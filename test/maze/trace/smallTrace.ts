import type { Message } from "../../../src/message";
import { generatorFactsById } from "../../../src/maze/generators/facts";
import type { Grid } from "../../../src/maze/model/maze";
import { describeStep, TraceCursor } from "../../../src/maze/trace";
import { encodeStep, type Trace, Outcome, type OutcomeName } from "../../../src/maze/trace/trace";
import { ACTIVE, DONE, tintsAt } from "../../../src/maze/trace/tints";

export const grid = { rows: 3, columns: 4 };
/** A1 to D3. */
export const name = (cell: number) => "ABCD"[cell % 4]! + String(Math.floor(cell / 4) + 1);
const cell = (address: string) => "ABCD".indexOf(address[0]!) + 4 * (Number(address[1]) - 1);

/**
 * Steps in words. "A1 joined B1" is one at the wall between two cells, of which the first is selected; "C1 missed top" is a pick of a
 * side of a cell beyond which there is none.
 */
export function stepsOf(words: string): Uint32Array {
  return Uint32Array.from(words.trim().split(/,\s*/), (each) => {
    const [from, did, to] = each.split(" ") as [string, OutcomeName, string];
    if (did === "missed") {
      const isUpright = to === "left" || to === "right";
      return encodeStep(2 * cell(from) + (isUpright ? 0 : 1), Outcome.missed, to === "left" || to === "top" ? 1 : 0);
    }
    const [one, other] = [cell(from), cell(to)];
    const owner = Math.min(one, other);
    return encodeStep(2 * owner + (Math.abs(one - other) === 1 ? 0 : 1), Outcome[did], one === owner ? 0 : 1);
  });
}

const startOf = (id: string): Trace["start"] => (id === "recursive-division" ? "open" : "walled");

/** What the algorithm says about each step, without "A1, right wall. ". */
export function said(id: string, words: string): Message[] {
  const steps = stepsOf(words);
  const cursor = new TraceCursor(grid, { start: startOf(id), steps });
  return Array.from(steps, (_, i) => {
    cursor.moveTo(i + 1);
    return describeStep(cursor, id, name)!.args.did as Message;
  });
}

/** "A1 B1 | C1": the cells that are active, and those that are done, before the first of the steps and after each. */
export function tinted(id: string, words: string): string[] {
  const steps = stepsOf(words);
  const cursor = new TraceCursor(grid, { start: startOf(id), steps });
  return [0, ...steps].map((_, position) => {
    cursor.moveTo(position);
    const tints = [...tintsAt(cursor, generatorFactsById(id).colouring).entries()];
    const named = (kind: number) => tints.flatMap(([each, tint]) => (tint === kind ? [name(each)] : [])).join(" ");
    return `${named(ACTIVE)} | ${named(DONE)}`.trim();
  });
}

/** The number of each cell's set after so many steps. */
export function setNumbersAt(on: Grid, trace: Trace, count: number): Uint32Array {
  const cursor = new TraceCursor(on, trace);
  cursor.moveTo(count);
  return cursor.numbers();
}
