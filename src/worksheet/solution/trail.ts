import type { Difference, Change } from "../changes";
import { type Look, paintLook } from "../looks";
import { cellArea } from "../lines";
import { packedRanges } from "../pieces";
import type { ReadName } from "../names";
import type { Reference } from "../addresses";
import { type ExcelSession, rangeAt, sheetAt } from "../excel";
import { factBetween, facts } from "../memory";
import { ON_PATH, SEARCHED, UNMARKED, markOf, hasMarkColour } from "./cellKinds";
import { type CurrentSolution, drawSolution } from "./solution";

/**
 * The trail that a person walks, one on a sheet. It is a solution like any other: its name says how every cell looked before, so that a
 * step paints its cells and nothing else, and "Clear solution" and "Clear maze" take it away. Its stamp says that it is a trail.
 */
const STAMP = "trail_";

export function trailAct(act: string): string {
  return STAMP + act;
}

export function hasTrail(names: readonly ReadName[]): boolean {
  return facts.solutionStamp.read(names)?.startsWith(facts.solutionStamp.name + STAMP) === true;
}

/** Ends the trail of a sheet: what it has marked stays for now, and no next step is taken any more. */
export function stopTrail(state: Parameters<typeof factBetween>[0]): Difference {
  return factBetween(state, facts.solutionStamp, undefined);
}

export const trailMark: Look = markOf(ON_PATH)!;

export const deadEndMark: Look = markOf(SEARCHED)!;

/** Begins a trail in place of any solution: what it may mark is remembered, and nothing is marked yet. */
export function beginTrail(
  act: string,
  current: CurrentSolution,
  isFree: (cell: number) => boolean,
): Promise<Change<void>> {
  const kinds = new Uint8Array(current.area.rows * current.area.columns).fill(UNMARKED);
  const replayed = Uint8Array.from(kinds, (_, cell) => Number(isFree(cell)));
  return drawSolution(trailAct(act), current, { kinds, replayed });
}

/** 1 for each cell that shows the path of a solution: not those of a race, and not entrance and exits, which keep their own fill. */
export function cellsOnPath({ cells: { fills }, shown }: CurrentSolution): Uint8Array {
  const isPath = fills.looks.map((look) => hasMarkColour(look, ON_PATH));
  return shown.map((is, cell) => (is === 1 && isPath[fills.lookOf[cell]!] ? 1 : 0));
}

/** Gives cells of a maze these looks and selects one of them, in one request; `guard` is queued first. */
export async function paintTrail(
  session: ExcelSession,
  { sheet: id, area }: Reference,
  looks: ReadonlyMap<number, Look>,
  selects: number | undefined,
  guard: (context: Excel.RequestContext) => unknown,
): Promise<void> {
  await session.repeatable((context) => {
    guard(context);
    const sheet = sheetAt(context, id);
    for (const look of new Set(looks.values())) {
      const cells = [...looks].filter(([, each]) => each === look).map(([cell]) => cellArea(area, cell));
      for (const { format } of packedRanges(sheet, cells)) paintLook(format, look);
    }
    if (selects !== undefined) rangeAt(sheet, cellArea(area, selects)).select();
  });
}
