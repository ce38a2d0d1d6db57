import type { Difference } from "../changes";
import { type Look, colorOf } from "../cells";
import { type Job, type ReadName, Refusal, deleteName, sheetAt } from "../excel";
import { factBetween, facts, rememberFirst } from "../memory";
import {
  BY_BOTH,
  FIRST_PATH,
  NEAREST,
  ON_PATH,
  SEARCHED,
  SECOND_PATH,
  UNMARKED,
  hasMarkColour,
  markOf,
} from "./cellKinds";
import { type StandingSolution, solutionDrawn } from "./solution";

/**
 * Trails that people walk. They are a solution like any other: its name says how every cell looked before, so that a step paints its
 * cells and nothing else, and "Clear solution" and "Clear maze" take every trail away. Its stamp says that it is one of trails, and a name
 * for each player holds a colour: Excel refuses a name that somebody has added meanwhile.
 */
const STAMP = "trail_";

/** The stamp of the trails that the action with this stamp begins. */
export function trailAct(act: string): string {
  return STAMP + act;
}

/** Whether what a sheet remembers as its solution is trails. */
export function hasTrails(names: readonly ReadName[]): boolean {
  return facts.solutionStamp.read(names)?.startsWith(facts.solutionStamp.name + STAMP) === true;
}

/** Ends the trails of a sheet: what they have marked stays for now, and nobody's next step is taken any more. */
export function trailsEnded(state: Parameters<typeof factBetween>[0]): Difference {
  return factBetween(state, facts.solutionStamp, undefined);
}

/** Colours of the players, one after the other; each pair can be told apart by shade or pattern. */
const players = [ON_PATH, FIRST_PATH, SECOND_PATH, NEAREST + 4, BY_BOTH, NEAREST + 7].map((kind) => markOf(kind)!);

/** The mark of a player's trail; players are counted from 1, and the seventh has the first one's again. */
export function trailMark(player: number): Look {
  return players[(player - 1) % players.length]!;
}

/** The mark of a cell that was left as a dead end. */
export const deadEndMark: Look = markOf(SEARCHED)!;

/** Whether a look is a mark of Lavirint's, such as another player's. */
export function isTrailColour(look: Look): boolean {
  return look !== "" && hasMarkColour(look);
}

/** Whether two looks have the same colour: not every Excel reports a pattern, nor tells white from no fill. */
export function isSameColour(one: Look, other: Look): boolean {
  return (colorOf(one) || "FFFFFF") === (colorOf(other) || "FFFFFF");
}

/** Begins trails, of one player so far, in place of any solution: what any trail may mark is remembered, and nothing is marked yet. */
export function trailBegun(
  act: string,
  standing: StandingSolution,
  isFree: (cell: number) => boolean,
): Promise<Difference[]> {
  const kinds = new Uint8Array(standing.area.rows * standing.area.columns).fill(UNMARKED);
  const replayed = Uint8Array.from(kinds, (_, cell) => Number(isFree(cell)));
  return solutionDrawn(trailAct(act), standing, { kinds, arrows: undefined, replayed, isTrails: true });
}

/** The most players whose names are tried. */
const MOST_PLAYERS = 200;

/**
 * Gives a further player of the trails on a sheet the first number that nobody has. One request, and one more for each other player who
 * was faster. `guard` queues the question whether they are still there.
 */
export async function joinTrails(
  job: Job,
  { id, names }: { readonly id: string; readonly names: readonly ReadName[] },
  guard: (context: Excel.RequestContext) => unknown,
): Promise<number> {
  let player = 1 + Math.max(0, ...(facts.players.read(names) ?? []));
  for (;;) {
    try {
      await job.request((context) => {
        guard(context);
        rememberFirst(sheetAt(context, id), facts.players, [player]);
      });
      return player;
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "ItemAlreadyExists" || player >= MOST_PLAYERS) throw error;
      player++;
    }
  }
}

/** Gives a player's number back. */
export function leaveTrails(job: Job, sheetId: string, player: number): Promise<void> {
  return job.repeatable((context) => {
    for (const { name } of facts.players.namesFor([player])) deleteName(sheetAt(context, sheetId), name);
  });
}
