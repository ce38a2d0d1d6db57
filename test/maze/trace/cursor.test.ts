import fc from "fast-check";
import { isSame, message } from "../../../src/message";
import { say } from "../../../src/words";
import { generatorById, generators } from "../../../src/maze/generators/generators";
import { type Grid, Maze, Random } from "../../../src/maze/model";
import { mazeAt, stepOutcome, type Trace, outcomeNames, Outcome, describeStep } from "../../../src/maze/trace";
import { type Step, TraceCursor } from "../../../src/maze/trace/cursor";
import { ACTIVE, DONE, PLAIN, tintMeanings, tintsAt } from "../../../src/maze/trace/tints";
import { components, openNeighbours } from "../shape";
import { runs } from "../../depth";

const grid = { rows: 5, columns: 8 };
const name = (cell: number) => `cell ${cell}`;
const imperfect = { loopPercent: 30, blockPermille: 300 };
const ids = generators.map(({ id }) => id);
const carvers = ids.filter((id) => id !== "recursive-division");

function made(id: string, variation?: typeof imperfect, on: Grid = grid): Trace {
  return generatorById(id).make(on, new Random("cursor"), variation).trace;
}

/** Everything that a cursor says of a position to which it went straight from the beginning. */
function seen(on: Grid, trace: Trace, id: string, position: number) {
  const cursor = new TraceCursor(on, trace);
  cursor.moveTo(position);
  return looked(cursor, id);
}

function looked(cursor: TraceCursor, id: string) {
  return {
    standing: cursor.maze.standing.slice(),
    numbers: cursor.numbers(),
    setsLeft: cursor.setsLeft,
    step: cursor.step(),
    told: describeStep(cursor, id, name),
    tints: tintsAt(cursor, generatorById(id).colouring),
  };
}

function stepsOf(id: string, variation?: typeof imperfect): Step[] {
  const trace = made(id, variation);
  const cursor = new TraceCursor(grid, trace);
  return Array.from(trace.steps, (_, i) => {
    cursor.moveTo(i + 1);
    return cursor.step()!;
  });
}

/** The outcomes of steps that are told in the words of any algorithm. */
const COMMON: Readonly<Record<string, readonly number[]>> = {
  wilson: [Outcome.walked, Outcome.erased],
  "aldous-broder": [Outcome.walked],
  "kruskal-picks": [Outcome.missed],
};

describe.each(ids)("a cursor in the trace of %s", (id) => {
  it("says the same of a position, and shows its maze, from wherever it comes, of perfect mazes and others", () => {
    for (const variation of [undefined, imperfect]) {
      const trace = made(id, variation);
      const cursor = new TraceCursor(grid, trace);
      fc.assert(
        fc.property(fc.array(fc.nat(trace.steps.length), { maxLength: 6 }), (positions) => {
          for (const position of [...positions, trace.steps.length, 0]) {
            cursor.moveTo(position);
            expect(looked(cursor, id)).toEqual(seen(grid, trace, id, position));
            expect(cursor.maze.standing).toEqual(mazeAt(grid, trace, position).standing);
          }
        }),
        { numRuns: runs(15) },
      );
    }
  });

  it("has words of the algorithm's own for each step but the common ones of a walk, each with an address", () => {
    const cursor = new TraceCursor(grid, made(id));
    const common = new Set<number>();
    for (let position = 1; position <= cursor.trace.steps.length; position++) {
      cursor.moveTo(position);
      const told = describeStep(cursor, id, name)!;
      expect(say(told)).toMatch(/^cell \d+, (left|right|top|bottom) wall\. .+\.\)?$/);
      expect(say(told)).not.toMatch(/undefined|NaN|-/);
      if (isSame(told, describeStep(cursor, "unknown", name))) common.add(cursor.step()!.outcome);
    }
    expect([...common].sort()).toEqual(COMMON[id] ?? []);
  });
});

it("is before the first step in the beginning, and refuses positions that are none", () => {
  const trace = made("kruskal");
  const cursor = new TraceCursor(grid, trace);
  expect(cursor.step()).toBeUndefined();
  expect(describeStep(cursor, "kruskal", name)).toBeUndefined();
  expect(() => cursor.moveTo(trace.steps.length + 1)).toThrow(RangeError);
  expect(() => cursor.moveTo(-1)).toThrow(`none of -1.`);
  expect(() => cursor.moveTo(NaN)).toThrow(RangeError);
});

describe("steps", () => {
  it("come out in eleven ways, each with a name of its own", () => {
    const names = outcomeNames.map((outcome) => say(message("step-outcome", { outcome })));
    expect(names.every((each) => /^[A-Z]/.test(each))).toBe(true);
    expect(new Set(names).size).toBe(11);
  });

  /** A wall that falls, or that a coin keeps, is between two sets; one that is refused is not. */
  const decided: readonly number[] = [Outcome.joined, Outcome.kept, Outcome.refused];

  it.each(carvers)("of %s come down to one set; a joined wall has two, any other leaves them as they are", (id) => {
    for (const variation of [undefined, imperfect]) {
      const steps = stepsOf(id, variation);
      expect(steps.at(-1)!.setsLeft).toBe(1);
      let left = 40;
      for (const step of steps) {
        const { outcome, setsLeft } = step;
        const isWithin = step.setOfSelected === step.setOfNeighbour;
        if (decided.includes(outcome)) expect([id, isWithin]).toEqual([id, outcome === Outcome.refused]);
        const joins = !isWithin && (outcome === Outcome.joined || outcome === Outcome.blocked);
        expect(setsLeft).toBe(joins ? --left : left);
      }
    }
  });

  it("of a wall adder are all in one set, with the first cell's number", () => {
    for (const step of [...stepsOf("recursive-division"), ...stepsOf("recursive-division", imperfect)]) {
      expect([step.setOfSelected, step.setOfNeighbour, step.setsLeft]).toEqual([1, 1, 1]);
    }
  });

  it("leave two sets in a mask of two components, with no number in a masked cell", () => {
    const two = { rows: 1, columns: 5, mask: Uint8Array.of(1, 1, 0, 1, 1) };
    for (const id of generators.filter(({ honoursMask }) => honoursMask).map((generator) => generator.id)) {
      const trace = made(id, undefined, two);
      const { setsLeft, numbers } = seen(two, trace, id, trace.steps.length);
      expect([setsLeft, numbers[2]]).toEqual([2, 0]);
    }
  });
});

describe("tints", () => {
  it("have words for cells at work and done, two of its own for each algorithm's way of colouring", () => {
    const words = Object.values(tintMeanings).map((meanings) => meanings.map(say));
    expect(words.flat().every((each) => /^\w/.test(each))).toBe(true);
    expect(new Set(words.map(String)).size).toBe(7);
  });

  it("of depth-first's stack are one path: every step lengthens or shortens it by one", () => {
    const trace = made("depth-first");
    let [depth, left] = [1, 0];
    trace.steps.forEach((step, i) => {
      if (stepOutcome(step) === Outcome.joined) depth++;
      else [depth, left] = [depth - 1, left + 1];
      const { tints } = seen(grid, trace, "depth-first", i + 1);
      expect(tints.filter((tint) => tint === ACTIVE)).toHaveLength(depth);
      expect(tints.filter((tint) => tint === DONE)).toHaveLength(left);
    });
  });

  it.each(["prim-frontier", "prim-weights", "hunt-and-kill"])("of %s are the maze and all cells beside it", (id) => {
    const trace = made(id);
    for (let position = 1; position <= trace.steps.length; position++) {
      const { tints } = seen(grid, trace, id, position);
      const inside = new Set(components(mazeAt(grid, trace, position)).find((cells) => cells.length > 1));
      const wanted = Array.from(tints, (_, cell) => {
        if (inside.has(cell)) return DONE;
        return openNeighbours(Maze.open(grid), cell).some((next) => inside.has(next)) ? ACTIVE : PLAIN;
      });
      expect([...tints]).toEqual(wanted);
    }
  });

  it("of growing trees tell cells that can grow from those that cannot", () => {
    const trace = made("growing-tree-oldest");
    for (let position = 1; position <= trace.steps.length; position++) {
      const { tints, told } = seen(grid, trace, "growing-tree-oldest", position);
      expect(tints.filter((tint) => tint !== PLAIN)).toHaveLength(position + 1);
      expect(told!.args.did).toMatchObject({ id: "tree-grows", args: { from: "oldest" } });
    }
  });
});
