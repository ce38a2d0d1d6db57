import fc from "fast-check";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { Random } from "../../../src/maze/model/random";
import { MergingSets, setNumbersAt } from "../../../src/maze/trace/mergingSets";
import {
  encodeStep,
  OPENED,
  REFUSED,
  stepOutcome,
  stepSelectedAcross,
  stepWall,
  type Trace,
} from "../../../src/maze/trace/trace";

/**
 * The workbook's macro as it is told, slow and plain: numbers in cells; a selected cell and a side; if the numbers
 * differ, every cell of the neighbour's set gets the selected cell's number.
 */
function macro(rows: number, columns: number, trace: Trace, count: number): number[] {
  const numbers = Array.from({ length: rows * columns }, (_, cell) => cell + 1);
  for (const step of trace.steps.slice(0, count)) {
    const owner = stepWall(step) >> 1;
    const across = owner + (stepWall(step) & 1 ? columns : 1);
    const [selected, neighbour] = stepSelectedAcross(step) ? [across, owner] : [owner, across];
    const [kept, absorbed] = [numbers[selected]!, numbers[neighbour]!];
    if (kept === absorbed) continue;
    for (let cell = 0; cell < numbers.length; cell++) if (numbers[cell] === absorbed) numbers[cell] = kept;
  }
  return numbers;
}

describe("set numbers", () => {
  it("start as 1 to n, row by row", () => {
    const trace: Trace = { start: "walled", steps: new Uint32Array(0) };
    expect([...setNumbersAt({ rows: 2, columns: 3 }, trace, 0)]).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("give both cells 15 when H3 is selected and its left wall, to 14, falls", () => {
    const g3 = 13;
    const steps = Uint32Array.of(encodeStep(2 * g3, OPENED, 1));
    const numbers = setNumbersAt({ rows: 5, columns: 8 }, { start: "walled", steps }, 1);
    expect([numbers[g3], numbers[g3 + 1]]).toEqual([15, 15]);
  });

  it("do not change when a wall is refused", () => {
    const steps = Uint32Array.of(encodeStep(0, REFUSED, 0));
    expect([...setNumbersAt({ rows: 1, columns: 2 }, { start: "walled", steps }, 1)]).toEqual([1, 2]);
  });

  it("look at one step of the trace to go one step further or back, however long it is", () => {
    const grid = { rows: 60, columns: 60 };
    const { trace } = kruskal(grid, new Random("long"));
    let looks = 0;
    const steps = new Proxy(trace.steps, {
      get: (all, at) => {
        if (typeof at === "string" && /^\d+$/.test(at)) looks++;
        return Reflect.get(all, at, all) as unknown;
      },
    });
    const sets = new MergingSets(grid, { ...trace, steps });
    sets.moveTo(5_000);
    const before = sets.setsLeft;
    looks = 0;
    sets.moveTo(4_999);
    sets.moveTo(5_000);
    expect([looks, sets.setsLeft]).toEqual([1, before]);
  });

  it("equal the macro's after any number of steps, for any size and seed", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        fc.string(),
        fc.nat(),
        (rows, columns, seed, at) => {
          const { trace } = kruskal({ rows, columns }, new Random(seed));
          const count = at % (trace.steps.length + 1);
          expect([...setNumbersAt({ rows, columns }, trace, count)]).toEqual(macro(rows, columns, trace, count));
        },
      ),
    );
  });

  it("are those of the end beyond it", () => {
    const grid = { rows: 6, columns: 7 };
    const { trace } = kruskal(grid, new Random("counts"));
    const { length } = trace.steps;
    expect(setNumbersAt(grid, trace, length + 9)).toEqual(setNumbersAt(grid, trace, length));
  });

  it("are two different ones just before Kruskal's last merge, and one after it", () => {
    const grid = { rows: 5, columns: 8 };
    const { trace } = kruskal(grid, new Random("two sets left"));
    const different = (count: number) => new Set(setNumbersAt(grid, trace, count)).size;
    expect(different(trace.steps.length - 1)).toBe(2);
    expect(different(trace.steps.length)).toBe(1);
    expect(stepOutcome(trace.steps.at(-1)!)).toBe(OPENED);
  });

  it("are 0 in masked cells", () => {
    const grid = { rows: 1, columns: 3, mask: Uint8Array.of(1, 0, 1) };
    const { trace } = kruskal(grid, new Random("mask"));
    expect([...setNumbersAt(grid, trace, trace.steps.length)]).toEqual([1, 0, 3]);
  });
});
