import fc from "fast-check";
import { clearTrail } from "../../src/actions/solve/walk/clearTrail";
import { byAddIn, type Kind, nothing } from "./kind";

/** People who walk through mazes, in two pages: each presses keys, begins anew where the walk is over, or closes the page. */
export const walkActs: Readonly<Record<string, Kind>> = {
  walk: byAddIn(
    8,
    fc.record({
      player: fc.constantFrom(0 as const, 1 as const),
      keys: fc.array(fc.constantFrom("R", "D", "L", "U"), { minLength: 1, maxLength: 8 }),
      marksDeadEnds: fc.boolean(),
    }),
    (given, talk, world) => world.walkers.walks(world.front, world.gridOf(world.front), given, talk),
    { marks: true, gives: (world) => world.walkers.begins(world.front) },
  ),
  closeWalk: byAddIn(
    1,
    fc.record({ player: fc.constantFrom(0 as const, 1 as const) }),
    async ({ player }, _, world) => {
      world.walkers.closes(player);
      return { sentence: undefined };
    },
  ),
  clearTrail: byAddIn(3, nothing, (_, talk) => clearTrail(talk), { unmarks: true }),
};
