import { generatorById } from "../../../src/maze/generators/generators";
import { type Grid, Random } from "../../../src/maze/model";
import { TraceCursor } from "../../../src/maze/trace/cursor";
import { runs } from "../../depth";

const sizes: readonly Grid[] = [
  { rows: 5, columns: 8 },
  { rows: 15, columns: 20 },
  { rows: 9, columns: 9, mask: Uint8Array.from({ length: 81 }, (_, cell) => (cell % 7 === 3 ? 0 : 1)) },
];
const seeds = Array.from({ length: runs(12) }, (_, i) => `tints ${i}`);

function cursorOf(id: string, grid: Grid, seed: string) {
  return new TraceCursor(grid, generatorById(id).make(grid, new Random(seed)).trace);
}

/** The sets of two or more cells at a position: the number of each with its size and its tint. */
function setsAt(cursor: TraceCursor): Map<number, { size: number; tint: number }> {
  const tints = cursor.setTints.tints();
  const numbers = cursor.sets.numbers();
  const found = new Map<number, { size: number; tint: number }>();
  numbers.forEach((number, cell) => {
    const size = cursor.sets.sizeOf(cell);
    const tint = tints[cell]!;
    if (size === 1 ? tint !== 0 : tint < 1 || tint > 7) throw new Error(`Cell ${cell} has the tint ${tint}.`);
    if (size === 1) return;
    const known = found.get(number);
    if (known === undefined) found.set(number, { size, tint });
    else if (known.tint !== tint) throw new Error(`Set ${number} has two tints.`);
  });
  return found;
}

/** Pairs of neighbouring cells of different sets that share a tint. */
function shared({ sets, grid }: TraceCursor, tints: Uint8Array): number[][] {
  const pairs: number[][] = [];
  tints.forEach((tint, cell) => {
    for (const other of [(cell + 1) % grid.columns === 0 ? tints.length : cell + 1, cell + grid.columns]) {
      if (tint > 0 && tints[other] === tint && sets.numberOf(cell) !== sets.numberOf(other)) pairs.push([cell, other]);
    }
  });
  return pairs;
}

describe.each(["kruskal", "boruvka", "eller", "kruskal-picks"])("tints of the sets of %s", (id) => {
  const fitting = sizes.filter(({ mask }) => mask === undefined || generatorById(id).honoursMask);

  it("differ wherever two sets touch, at every step of every seed", () => {
    for (const grid of fitting) {
      for (const seed of seeds) {
        const cursor = cursorOf(id, grid, seed);
        for (let position = 0; position <= cursor.trace.steps.length; position++) {
          cursor.moveTo(position);
          const pairs = shared(cursor, cursor.setTints.tints());
          if (pairs.length > 0) throw new Error(`${seed}, step ${position}: ${pairs.join(" and ")}`);
        }
      }
    }
  });

  it("stay while their set does, unless it would touch a set of its tint that is at least as large", () => {
    let steps = 0;
    let others = 0;
    for (const grid of fitting) {
      for (const seed of seeds) {
        const cursor = cursorOf(id, grid, seed);
        let before = setsAt(cursor);
        for (let position = 1; position <= cursor.trace.steps.length; position++) {
          cursor.moveTo(position);
          const after = setsAt(cursor);
          const { setOfSelected, setOfNeighbour } = cursor.step()!;
          const joined = after.get(setOfSelected);
          const [one, other] = [before.get(setOfSelected), before.get(setOfNeighbour)];
          const larger = other !== undefined && (one === undefined || other.size > one.size) ? other : one;
          const isAlike = (set: { size: number; tint: number }) => set.tint === larger?.tint;
          const fault = `${seed}, step ${position}`;
          for (const [number, { size, tint }] of after) {
            const old = before.get(number);
            if (number === setOfSelected || old === undefined || old.tint === tint) continue;
            if (!isAlike(old)) others++;
            else if (size > joined!.size) throw new Error(`${fault}: set ${number} changed its tint.`);
          }
          steps++;
          before = after;
          if (joined === undefined || larger === undefined || isAlike(joined)) continue;
          const isSmaller = [...after.values()].some((set) => isAlike(set) && set.size > joined.size);
          if (!isSmaller) throw new Error(`${fault}: the joined set changed its tint.`);
        }
      }
    }
    // Others change only to make room for a set that is surrounded by all tints.
    expect(others / steps).toBeLessThan(0.002);
  });
});
