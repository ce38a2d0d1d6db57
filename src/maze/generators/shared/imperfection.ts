import { message } from "../../../message";
import { DisjointSets, ImperfectionError, type Random, wallBeside } from "../../model";
import {
  BLOCKED,
  type Generation,
  LOOPED,
  OPENED,
  encodeStep,
  stepOutcome,
  stepSelectedAcross,
  stepWall,
} from "../../trace";

/** How far a maze may be from a perfect one: shares of what is found in it, and chances as in the AI-class maze program. */
export interface Imperfection {
  /** 0 .. 100, whole: the chance in a hundred of a loop at each wall that falls. For study: {@link openPercent} is true of the result. */
  readonly loopPercent: number;
  /** 0 .. 1000, whole: the chance in a thousand that a wall that should fall stays. */
  readonly blockPermille: number;
  /** 0 .. 100, whole: how many in a hundred of the walls left between cells are opened too; 0 if missing. */
  readonly openPercent?: number | undefined;
  /** 0 .. 100, whole: how many in a hundred of the dead ends left then are removed; 0 if missing. */
  readonly braidPercent?: number | undefined;
}

/** No openings, loops or blocks. */
export const PERFECT: Imperfection = { loopPercent: 0, blockPermille: 0 };

/** The most of each. */
const MOST = { loopPercent: 100, blockPermille: 1000, openPercent: 100, braidPercent: 100 } as const;
const shares = Object.keys(MOST) as (keyof typeof MOST)[];

/** Whether neither openings, nor loops, nor blocks are wanted. */
export function isPerfect(imperfection: Imperfection): boolean {
  return shares.every((share) => (imperfection[share] ?? 0) === 0);
}

/** Whether all are whole numbers within their bounds. */
export function isImperfection(imperfection: Imperfection): boolean {
  return shares.every((share) => isWithin(imperfection[share], share));
}

/** Throws {@link ImperfectionError} unless all are whole numbers within their bounds. */
export function checkImperfection(imperfection: Imperfection): void {
  const what = shares.find((share) => !isWithin(imperfection[share], share));
  if (what === undefined) return;
  const value = imperfection[what]!;
  throw new ImperfectionError(message("imperfection-wrong", { most: MOST[what], what, value }));
}

function isWithin(value = 0, share: keyof typeof MOST): boolean {
  return Number.isInteger(value) && value >= 0 && value <= MOST[share];
}

/**
 * Makes a perfect maze imperfect by going through its trace once more:
 *
 * - Each wall that fell stays instead, with a chance of `blockPermille` in 1000 (BLOCKED).
 * - After each of these steps, fallen or not, one more wall falls with a chance of `loopPercent` in 100 (LOOPED): far fewer than
 *   `loopPercent` in 100 of the walls, because one can be missing. It is
 *   a random one of the walls still standing between the cell just joined (the cell of the step that was not selected) and
 *   cells already in the same tree, each equally likely; if there is none, none falls. The step's own wall is not among them.
 *   Two cells are in one tree if walls that fell or should have fallen up to this step join them.
 *
 * No algorithm here would later take a wall between two cells of one tree, so the distribution is the same as if this happened
 * while carving, and the perfect maze of the seed still shows. A wall adder carves nothing: its passages count as the
 * steps, in the order of their wall numbers, with the walls' owners selected. So passages = cells - trees - blocked + looped.
 *
 * The perfect generation is used up. Time O(n α(n)); besides the old trace, 4 bytes per cell for the sets, and a new trace with 4 more
 * bytes per cell (8 for wall adders).
 * Source: the AI-class maze program, which does it within depth-first (depthFirst.ts); this is the equivalent for the others.
 */
export function makeImperfect(perfect: Generation, random: Random, imperfection: Imperfection): Generation {
  const { maze, trace } = perfect;
  const { loopPercent, blockPermille } = imperfection;
  if (loopPercent === 0 && blockPermille === 0) return perfect;
  const adder = trace.start === "open";
  const sets = new DisjointSets(maze.size);
  const steps = new Uint32Array(trace.steps.length + (adder ? 2 : 1) * maze.size);
  /** The walls of a cell that may fall. One list for all cells, because one per cell would be a million lists. */
  const standing = new Uint32Array(4);
  let count = 0;

  const join = (wall: number, selectedAcross: 0 | 1): void => {
    if (blockPermille > 0 && random.permille(blockPermille)) {
      maze.closeWall(wall);
      steps[count++] = encodeStep(wall, BLOCKED, selectedAcross);
    } else if (!adder) steps[count++] = encodeStep(wall, OPENED, selectedAcross);
    sets.link(sets.find(wall >> 1), sets.find(maze.across(wall)));
    if (loopPercent === 0 || !random.percent(loopPercent)) return;
    const joined = selectedAcross === 1 ? wall >> 1 : maze.across(wall);
    let choices = 0;
    // Its own loop: forNeighbours and the sides it needs make a maze with the most possible loops 1.15 times as slow.
    for (let side = 0; side < 4; side++) {
      const other = wallBeside(maze, joined, side);
      if (other < 0 || other === wall || !maze.separates(other) || maze.isOpen(other)) continue;
      if (sets.find(other >> 1) === sets.find(maze.across(other))) standing[choices++] = other;
    }
    if (choices === 0) return;
    const looped = standing[random.below(choices)]!;
    maze.openWall(looped);
    steps[count++] = encodeStep(looped, LOOPED, looped >> 1 === joined ? 0 : 1);
  };

  for (const step of trace.steps) {
    if (stepOutcome(step) === OPENED) join(stepWall(step), stepSelectedAcross(step) ? 1 : 0);
    else steps[count++] = step;
  }
  if (adder) {
    const passages = maze.copy();
    for (let wall = 0; wall < maze.wallCount; wall++) if (passages.isOpen(wall)) join(wall, 0);
  }
  return { maze, trace: { ...trace, steps: steps.subarray(0, count) } };
}
