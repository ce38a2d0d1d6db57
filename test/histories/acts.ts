import fc from "fast-check";
import { addInActs } from "./addInActs";
import { classActs } from "./classActs";
import { type Act, type Kind, anywhere, byPerson, nothing } from "./kind";
import { personActs } from "./personActs";
import { walkActs } from "./walkActs";

/** Acts that two windows may do at the same time. */
const MEETING = [
  ...["generate", "generate", "generate", "formatGrid", "clearMaze", "bringBack", "insertRow", "deleteColumn"],
  ...["makeWall", "removeCells", "mend", "setEntrance", "solve", "colourDistances", "preparePage", "fillWithItems"],
] as const;

const meeting: fc.Arbitrary<Act> = fc.oneof(
  ...MEETING.map((name) => addInActs[name]!.given.map((given): Act => [name, { ...given, trouble: {} }])),
);
const delays = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });

/** Two pages of the add-in at work at the same time. */
const together: Readonly<Record<string, Kind>> = {
  twoAtOnce: byPerson(
    6,
    fc.record({
      acts: fc.tuple(meeting, meeting),
      place: fc.constantFrom("pane" as const, "ribbon" as const),
      delays: fc.tuple(delays, delays),
      typed: fc.record({
        row: fc.integer({ min: 11, max: 14 }),
        column: fc.integer({ min: 9, max: 12 }),
        at: fc.integer({ min: 1, max: 200 }),
      }),
    }),
    async (world, { acts, ...more }) => {
      // Where there is no maze, Clear maze gives widths back that another page is about to read: nobody promises what comes of it.
      if (world.isMoving(world.front)) return;
      const isBare = world.gridOf(world.front) === undefined;
      if (isBare && acts.some(([name]) => name === "clearMaze")) return;
      const begun = ([name, given]: Act) => addInActs[name]!.party!(world, given as never);
      const parties = [begun(acts[0]), begun(acts[1])] as const;
      // Both act on what was selected last; whole rows and columns are given up one at a time.
      const lines = parties.findIndex(({ manner }) => manner.line !== undefined);
      if (lines !== -1) begun(acts[lines]!);
      await world.actTogether(parties, more);
    },
  ),
};

const undoing: Readonly<Record<string, Kind>> = {
  undo: anywhere(8, nothing, (world) => world.undoLast()),
};

/** Every kind of act in a history. */
export const kinds: Readonly<Record<string, Kind>> = {
  ...addInActs,
  ...classActs,
  ...personActs,
  ...together,
  ...undoing,
  ...walkActs,
};

function anyOf(chosen: Readonly<Record<string, Kind>>): fc.Arbitrary<Act> {
  return fc.oneof(
    ...Object.entries(chosen).map(([name, { weight, given }]) => ({
      weight,
      arbitrary: given.map((one): Act => [name, one]),
    })),
  );
}

const everyday = { ...addInActs, ...personActs, ...together };
const among = {
  nobody: anyOf({ ...everyday, ...undoing }),
  classroom: anyOf({ ...addInActs, ...classActs, ...personActs, ...together, ...undoing }),
  walkers: anyOf({ ...everyday, ...undoing, ...walkActs }),
};

/** Histories of this many acts; with those of a classroom, or of people who walk through mazes, among them. */
export function histories(length: number, company: keyof typeof among): fc.Arbitrary<Act[]> {
  return fc.array(among[company], { minLength: length, maxLength: length });
}
