import fc from "fast-check";
import { byAddIn, type Kind } from "./kind";
import type { World } from "./world";

const players = fc.constantFrom(0 as const, 1 as const);
const key = fc.constantFrom("R" as const, "D" as const, "L" as const, "U" as const);
const keys = fc.array(key, { minLength: 1, maxLength: 8 });
const begins = { marks: true, gives: (world: World) => world.walkers.begins(world.front) };

/** People who walk through mazes, in two pages: each begins a walk, presses keys, or closes the page. */
export const walkActs: Readonly<Record<string, Kind>> = {
  startWalk: byAddIn(
    5,
    fc.record({ player: players, marksDeadEnds: fc.boolean() }),
    begins,
    ({ player, marksDeadEnds }, talk, world) =>
      world.walkers.starts(player, { sheet: world.front, grid: world.gridOf(world.front), marksDeadEnds }, talk),
  ),
  walk: byAddIn(10, fc.record({ player: players, keys }), {}, ({ player, keys: pressed }, talk, world) =>
    world.walkers.presses(player, pressed, talk),
  ),
  closeWalk: byAddIn(1, fc.record({ player: players }), {}, async ({ player }, _, world) => {
    await world.walkers.closes(player);
    return { sentence: undefined };
  }),
};
