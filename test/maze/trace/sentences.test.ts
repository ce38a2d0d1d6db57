import { generatorById } from "../../../src/maze/generators";
import { Random } from "../../../src/maze/random";
import { atOnce } from "../../../src/maze/slices";
import {
  BUILT,
  encodeStep,
  GAP,
  KEPT,
  OPENED,
  REFUSED,
  type Outcome,
  type Trace,
  WALKED,
} from "../../../src/maze/trace";
import { chamberOf } from "../../../src/maze/trace/chamber";
import { TraceCursor } from "../../../src/maze/trace/cursor";
import { runOf } from "../../../src/maze/trace/run";
import { ACTIVE } from "../../../src/maze/trace/tints";

const grid = { rows: 3, columns: 4 };
/** A1 to D3. */
const name = (cell: number) => "ABCD"[cell % 4]! + String(Math.floor(cell / 4) + 1);
const cell = (address: string) => "ABCD".indexOf(address[0]!) + 4 * (Number(address[1]) - 1);

/** A step over the wall between two cells, the first of them selected. */
function step(from: string, to: string, outcome: Outcome): number {
  const [one, other] = [cell(from), cell(to)];
  const owner = Math.min(one, other);
  return encodeStep(2 * owner + (Math.abs(one - other) === 1 ? 0 : 1), outcome, one === owner ? 0 : 1);
}

/** What the algorithm says of each of the steps, without "Step 1 of 3: A1, right wall. ". */
function said(id: string, steps: number[], start: Trace["start"] = "walled"): string[] {
  const cursor = new TraceCursor(grid, { start, steps: Uint32Array.from(steps) }, generatorById(id).telling);
  return steps.map((_, i) => {
    atOnce(cursor.moveTo(i + 1));
    return cursor.sentence(name).replace(/^Step \d+ of \d+: [A-D]\d, \w+ wall\. /, "");
  });
}

test("a step's sentence begins with its number, its cell and its wall", () => {
  const cursor = new TraceCursor(grid, { start: "walled", steps: Uint32Array.of(step("B2", "A2", OPENED)) });
  atOnce(cursor.moveTo(1));
  expect(cursor.sentence(name)).toBe("Step 1 of 1: B2, left wall. The wall falls: B2 and A2 are joined.");
});

test("Kruskal and Borůvka tell of sets", () => {
  const steps = [step("B1", "A1", OPENED), step("B2", "B1", OPENED), step("A1", "A2", REFUSED)];
  expect(said("kruskal", steps)).toEqual([
    "2 and 1 differ: joined as 2. 11 sets left.",
    "6 and 2 differ: joined as 6. 10 sets left.",
    "Both sides are in set 6: refused, the wall stays. 10 sets left.",
  ]);
});

test("Prim and the growing trees tell of their frontier", () => {
  const steps = [step("A1", "B1", OPENED), step("B1", "B2", OPENED)];
  expect(said("prim-weights", steps)[1]).toBe(
    "The lightest wall around the patch falls: B2 joins B1. 4 cells are beside the maze.",
  );
  expect(said("prim-frontier", steps)[0]).toBe("B1, drawn from the frontier, joins A1. 3 cells are beside the maze.");
  expect(said("growing-tree-newest", steps)[1]).toBe(
    "B1, the newest cell that can, grows into B2. 3 cells have a neighbour outside now.",
  );
});

test("hunt and kill tells the walk from the hunt", () => {
  const steps = [step("B1", "A1", OPENED), step("A1", "A2", OPENED), step("B1", "C1", OPENED)];
  expect(said("hunt-and-kill", steps)).toEqual([
    "The walk begins in B1 and goes to A1.",
    "The walk goes on from A1 to A2.",
    "The walk is stuck in A2. The hunt, row by row, finds C1 and joins it to B1.",
  ]);
});

test("Aldous and Broder's walk goes where it was and where it was not", () => {
  expect(said("aldous-broder", [step("D2", "D1", OPENED), step("D1", "D2", WALKED)])).toEqual([
    "The walk goes from D2 to D1 for the first time, and the wall falls.",
    "The walk goes from D1 to D2, where it was before.",
  ]);
});

test("Eller tells of rows: coins sideways, within a set, and downwards", () => {
  const steps = [
    step("A1", "B1", OPENED),
    step("B1", "C1", KEPT),
    step("A1", "A2", OPENED),
    step("B1", "B2", OPENED),
    step("C1", "C2", KEPT),
    step("A2", "B2", REFUSED),
    step("C3", "D3", OPENED),
  ];
  expect(said("eller", steps)).toEqual([
    "Row 1: sets 1 and 2 differ, and a coin says so: joined as 1.",
    "Row 1: sets 1 and 3 differ, and a coin lets the wall stand.",
    "Row 1: A1 opens downwards, so A2 is of its set.",
    "Row 1: B1 opens downwards, so B2 is of its set.",
    "Row 1: C1 does not open downwards, so C2 begins a set.",
    "Row 2: both sides are in set 1, the wall stays.",
    "Row 3: sets 11 and 12 differ, and it is the last row: joined as 11.",
  ]);
});

test("sidewinder tells of runs: longer, closed, opened upwards; a run of one cell too", () => {
  const steps = [
    step("A1", "B1", OPENED),
    step("B1", "C1", OPENED),
    step("C1", "D1", OPENED),
    step("A2", "B2", OPENED),
    step("B2", "C2", OPENED),
    step("C2", "D2", KEPT),
    step("B2", "B1", OPENED),
    step("D2", "D1", OPENED),
    step("A3", "B3", KEPT),
    step("A3", "A2", OPENED),
    step("B3", "C3", OPENED),
    step("C3", "D3", OPENED),
    step("D3", "D2", OPENED),
  ];
  expect(said("sidewinder", steps).slice(2)).toEqual([
    "The run goes on to D1: 4 cells.",
    "The run goes on to B2: 2 cells.",
    "The run goes on to C2: 3 cells.",
    "A coin closes the run from A2 to C2.",
    "B2, drawn from the run from A2 to C2, opens upwards.",
    "D2, drawn from the run of one cell, opens upwards.",
    "A coin closes the run of one cell.",
    "A3, drawn from the run of one cell, opens upwards.",
    "The run goes on to C3: 2 cells.",
    "The run goes on to D3: 3 cells.",
    "D3, drawn from the run from B3 to D3, opens upwards.",
  ]);
});

test("the binary tree tells which wall the coin chose", () => {
  expect(said("binary-tree", [step("A1", "B1", OPENED), step("A1", "A2", OPENED)])).toEqual([
    "B1 opens its left wall, to A1.",
    "A2 opens its top wall, to A1.",
  ]);
});

test("division tells of the chamber, the cut and its gap", () => {
  const steps = [
    step("B2", "C2", GAP),
    step("B1", "C1", BUILT),
    step("B3", "C3", BUILT),
    step("A1", "A2", GAP),
    step("B1", "B2", BUILT),
    step("D2", "D3", GAP),
    step("C2", "C3", BUILT),
  ];
  expect(said("recursive-division", steps, "open")).toEqual([
    "The chamber from A1 to D3 is cut from top to bottom by 2 walls; between B2 and C2 stays a gap.",
    "The cut goes on between B1 and C1.",
    "The cut goes on between B3 and C3.",
    "The chamber from A1 to B3 is cut from left to right by 1 wall; between A1 and A2 stays a gap.",
    "The cut goes on between B1 and B2.",
    "The chamber from C1 to D3 is cut from left to right by 1 wall; between D2 and D3 stays a gap.",
    "The cut goes on between C2 and C3.",
  ]);
});

test("chambers are those that the cuts so far have left, each cut in two; its tint covers it", () => {
  const size = { rows: 17, columns: 23 };
  const generator = generatorById("recursive-division");
  const { trace } = generator.make(size, new Random("chambers"));
  const cursor = new TraceCursor(size, trace, generator.telling);
  const chambers = new Set(["0 390"]);
  const cuts = [...trace.steps.keys()].filter((i) => ((trace.steps[i]! >>> 1) & 15) === GAP);
  for (const cut of cuts) {
    atOnce(cursor.moveTo(cut + 1));
    const { first, last, isUpright, walls } = chamberOf(cursor)!;
    expect(chambers.delete(`${first} ${last}`)).toBe(true);
    const [width, height] = [(last % 23) - (first % 23) + 1, Math.floor(last / 23) - Math.floor(first / 23) + 1];
    expect(isUpright ? height : width).toBe(walls + 1);
    expect(cursor.tints().filter((tint) => tint === ACTIVE)).toHaveLength(width * height);
    const owner = trace.steps[cut]! >>> 6;
    const before = isUpright ? Math.floor(last / 23) * 23 + (owner % 23) : Math.floor(owner / 23) * 23 + (last % 23);
    const after = isUpright
      ? Math.floor(first / 23) * 23 + (owner % 23) + 1
      : (Math.floor(owner / 23) + 1) * 23 + (first % 23);
    chambers.add(`${first} ${before}`).add(`${after} ${last}`);
    atOnce(cursor.moveTo(cut + 1 + walls));
    expect(chamberOf(cursor)).toEqual({ first, last, isUpright, walls });
  }
  expect(chambers.size).toBe(cuts.length + 1);
});

test("sidewinder's runs fill each row below the first, each with one opening upwards", () => {
  const size = { rows: 12, columns: 9 };
  const generator = generatorById("sidewinder");
  const { trace } = generator.make(size, new Random("runs"));
  const cursor = new TraceCursor(size, trace, generator.telling);
  let next = 9;
  for (let i = 0; i < trace.steps.length; i++) {
    atOnce(cursor.moveTo(i + 1));
    if (cursor.step()!.side !== "top") continue;
    const { first, last } = runOf(cursor)!;
    expect(first).toBe(next);
    expect(cursor.step()!.selected).toBeGreaterThanOrEqual(first);
    expect(cursor.step()!.selected).toBeLessThanOrEqual(last);
    next = last + 1;
  }
  expect(next).toBe(12 * 9);
});
