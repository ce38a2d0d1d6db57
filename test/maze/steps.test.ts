import { generatorById, generators } from "../../src/maze/generators";
import { MergingSets } from "../../src/maze/mergingSets";
import { Random } from "../../src/maze/random";
import { nextStep, sayStep, type Step } from "../../src/maze/steps";
import { LEFT, ON_STACK, PLAIN, SET_TINTS, tintsOfSets, tintsOfStack } from "../../src/maze/tints";
import { BACKTRACKED, stepOutcome } from "../../src/maze/trace";

const grid = { rows: 5, columns: 8 };
const name = (cell: number) => `cell ${cell}`;

function stepsOf(id: string, imperfection = { loopPercent: 0, blockPermille: 0 }): Step[] {
  const { trace } = generatorById(id).make(grid, new Random("steps"), imperfection);
  const sets = new MergingSets(grid, trace);
  return Array.from(trace.steps, () => nextStep(grid, trace, sets));
}

test("every carver ends with one set; a joined wall has two, a refused one has one", () => {
  for (const { id } of generators.filter((entry) => entry.id !== "recursive-division")) {
    const steps = stepsOf(id);
    expect([id, steps.at(-1)!.setsLeft]).toEqual([id, 1]);
    let left = 40;
    for (const step of steps) {
      const differ = step.setOfSelected !== step.setOfNeighbour;
      expect([id, step.setsLeft]).toEqual([id, differ ? --left : left]);
    }
  }
});

test("sets come down to one also where walls are blocked and loops are opened", () => {
  for (const { id } of generators.filter((entry) => entry.id !== "recursive-division")) {
    expect([id, stepsOf(id, { loopPercent: 30, blockPermille: 300 }).at(-1)!.setsLeft]).toEqual([id, 1]);
  }
});

test("where walls are put up the cells are one set from the beginning, with the first cell's number", () => {
  for (const { setOfSelected, setOfNeighbour, setsLeft } of stepsOf("recursive-division")) {
    expect([setOfSelected, setOfNeighbour, setsLeft]).toEqual([1, 1, 1]);
  }
});

test("in a mask of two parts two sets are left", () => {
  const mask = Uint8Array.of(1, 1, 0, 1, 1);
  const parts = { rows: 1, columns: 5, mask };
  const { trace } = generatorById("kruskal").make(parts, new Random("parts"));
  const sets = new MergingSets(parts, trace);
  expect(sets.setsLeft).toBe(4);
  sets.advanceTo(trace.steps.length);
  expect(sets.setsLeft).toBe(2);
  expect(sets.numbers()[2]).toBe(0);
});

test("a step past the last one is refused", () => {
  const { trace } = generatorById("kruskal").make(grid, new Random("steps"));
  const sets = new MergingSets(grid, trace);
  sets.advanceTo(trace.steps.length);
  expect(() => nextStep(grid, trace, sets)).toThrow(`The trace has ${trace.steps.length} steps, and all were taken.`);
});

test("Kruskal and depth-first say it in words of their own", () => {
  for (const id of ["kruskal", "depth-first"]) {
    const { say } = generatorById(id);
    const imperfect = { loopPercent: 30, blockPermille: 300 };
    for (const step of stepsOf(id, imperfect)) expect(say!(step, name)).not.toBe(sayStep(step, name));
  }
});

test("a set of one cell has no tint, a set has one, and it is the same in all its cells", () => {
  const { trace } = generatorById("kruskal").make(grid, new Random("tints"));
  const sets = new MergingSets(grid, trace);
  for (let k = 0; k <= trace.steps.length; k++) {
    sets.advanceTo(k);
    const tints = tintsOfSets(grid, sets);
    const tintOf = new Map<number, number>();
    tints.forEach((tint, cell) => {
      if (sets.sizeOf(cell) === 1) return expect(tint).toBe(PLAIN);
      expect(tint).toBeGreaterThanOrEqual(1);
      expect(tint).toBeLessThanOrEqual(SET_TINTS);
      expect(tintOf.get(sets.numberOf(cell)) ?? tint).toBe(tint);
      tintOf.set(sets.numberOf(cell), tint);
    });
  }
});

test("depth-first's stack is one path: every step lengthens or shortens it by one", () => {
  const { trace } = generatorById("depth-first").make(grid, new Random("stack"));
  let depth = 1;
  trace.steps.forEach((step, i) => {
    depth += stepOutcome(step) === BACKTRACKED ? -1 : 1;
    const tints = tintsOfStack(grid, trace, i + 1);
    expect(tints.filter((tint) => tint === ON_STACK)).toHaveLength(depth);
    const left = trace.steps.subarray(0, i + 1).filter((taken) => stepOutcome(taken) === BACKTRACKED).length;
    expect(tints.filter((tint) => tint === LEFT)).toHaveLength(left);
  });
});
