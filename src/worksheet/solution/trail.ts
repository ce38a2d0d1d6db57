import type { Difference } from "../changes";
import { type Look, colorOf } from "../cells";
import type { ReadName } from "../excel";
import { factBetween, facts } from "../memory";
import { ON_PATH, SEARCHED, UNMARKED, markOf, hasMarkColour } from "./cellKinds";
import { type StandingSolution, solutionDrawn } from "./solution";

/**
 * The trail that a person walks, one on a sheet. It is a solution like any other: its name says how every cell looked before, so that a
 * step paints its cells and nothing else, and "Clear solution" and "Clear maze" take it away. Its stamp says that it is a trail.
 */
const STAMP = "trail_";

/** The stamp of the trail that the action with this stamp begins. */
export function trailAct(act: string): string {
  return STAMP + act;
}

/** Whether what a sheet remembers as its solution is a trail. */
export function hasTrail(names: readonly ReadName[]): boolean {
  return facts.solutionStamp.read(names)?.startsWith(facts.solutionStamp.name + STAMP) === true;
}

/** Ends the trail of a sheet: what it has marked stays for now, and no next step is taken any more. */
export function trailEnded(state: Parameters<typeof factBetween>[0]): Difference {
  return factBetween(state, facts.solutionStamp, undefined);
}

/** The mark of a trail. */
export const trailMark: Look = markOf(ON_PATH)!;

/** The mark of a cell that was left as a dead end. */
export const deadEndMark: Look = markOf(SEARCHED)!;

/** Whether two looks have the same colour: not every Excel reports a pattern, nor tells white from no fill. */
export function isSameColour(one: Look, other: Look): boolean {
  return (colorOf(one) || "FFFFFF") === (colorOf(other) || "FFFFFF");
}

/** Begins a trail in place of any solution: what it may mark is remembered, and nothing is marked yet. */
export function trailBegun(
  act: string,
  standing: StandingSolution,
  isFree: (cell: number) => boolean,
): Promise<Difference[]> {
  const kinds = new Uint8Array(standing.area.rows * standing.area.columns).fill(UNMARKED);
  const replayed = Uint8Array.from(kinds, (_, cell) => Number(isFree(cell)));
  return solutionDrawn(trailAct(act), standing, { kinds, arrows: undefined, replayed });
}

/** 1 for each cell that shows the path of a solution: not those of a race, and not entrance and exits, which keep their own fill. */
export function cellsOnPath({ cells: { fills }, shown }: StandingSolution): Uint8Array {
  const isPath = fills.looks.map((look) => hasMarkColour(look, ON_PATH));
  return shown.map((is, cell) => (is === 1 && isPath[fills.lookOf[cell]!] ? 1 : 0));
}
