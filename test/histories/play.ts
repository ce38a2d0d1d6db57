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
