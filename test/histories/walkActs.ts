import fc from "fast-check";
import { byAddIn, type Kind } from "./kind";

const players = fc.constantFrom(0 as const, 1 as const);

/** People who walk through mazes, in two pages: each begins a walk, presses keys, or closes the page. */
export const walkActs: Readonly<Record<string, Kind>> = {
  startWalk: byAddIn(
    5,
    fc.record({ player: players, marksDeadEnds: fc.boolean() }),
    ({ player, marksDeadEnds }, talk, world) =>
      world.walkers.starts(player, { sheet: world.front, grid: world.gridOf(world.front), marksDeadEnds }, talk),
    { marks: true, gives: (world) => world.walkers.begins(world.front) },
  ),
  walk: byAddIn(
    10,
    fc.record({
      player: players,
      keys: fc.array(fc.constantFrom("R" as const, "D" as const, "L" as const, "U" as const), {
        minLength: 1,
        maxLength: 8,
      }),
    }),
    ({ player, keys }, talk, world) => world.walkers.presses(player, keys, talk),
  ),
  closeWalk: byAddIn(1, fc.record({ player: players }), async ({ player }, _, world) => {
    await world.walkers.closes(player);
    return { sentence: undefined };
  }),
};
