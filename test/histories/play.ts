import { kinds } from "./acts";
import type { Act } from "./kind";
import { World } from "./world";

/** Plays a history from a new workbook on. Rejects with the promise that is broken. */
export async function play(...acts: readonly Act[]): Promise<void> {
  const world = await World.open();
  for (const [name, given] of acts) {
    if (name !== "undo") world.begins();
    await kinds[name]!.run(world, given as never);
    await world.check();
  }
  await world.clearAll();
}

/** How a maze is made, and how an act goes, in a history that says nothing else. */
const usual = { generator: "kruskal", seed: "a", setNumbers: "none", pace: "instant" };
export const made = { ...usual, tint: false, loopPercent: 0 };
export const going = { yes: true, trouble: {} };

/** The same where this request fails before this of its calls, and all later ones, if `more` says nothing else. */
export const failing = (request: number, action: number, code: string, more: object = { forGood: true }) => ({
  yes: true,
  trouble: { fault: { request, action, code }, ...more },
});

/** The act that makes a maze of this size. */
export const generates = (
  columns: number,
  rows: number,
  chosen: Partial<typeof made> = {},
  goes: Partial<typeof going> = {},
): Act => ["generate", { size: { columns, rows }, made: { ...made, ...chosen }, ...going, ...goes }];
