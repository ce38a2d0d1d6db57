import fc from "fast-check";
import type { GenerateChoice } from "../../src/actions/core/choices";
import type { Player } from "../../src/actions/watch/player";
import type { Area } from "../../src/worksheet/addresses";
import type { Conversation } from "../actions/conversation";
import type { Manner, Party, Trouble, World } from "./world";

/** One act of a history: a name in the list of acts, and its input. It can be written as JSON and read back. */
export type Act = readonly [name: string, given: Given];
type Given = object;

/** A kind of act: how often it occurs, its input, what it does. */
export interface Kind {
  readonly weight: number;
  readonly given: fc.Arbitrary<Given>;
  readonly run: (world: World, given: never) => Promise<unknown>;
  /** For an act of the add-in: what the person does before it, and the act. */
  readonly party?: (world: World, given: never) => Party;
}

/** How an act of the add-in goes. */
interface Going {
  /** The answer to questions. */
  readonly yes: boolean;
  readonly trouble: Trouble;
}

/** One of several things that occur so often. */
export const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });

const code = fc.constantFrom("GeneralException", "RequestAborted", "ServiceNotAvailable", "InvalidOperation");
const action = fc.oneof(fc.constant(1), fc.integer({ min: 2, max: 60 }));
const request = fc.integer({ min: 1, max: 6 });
const fault = fc.record({ request, action, code });

const troubles: fc.Arbitrary<Trouble> = fc.oneof(
  often(12, fc.constant({})),
  often(4, fc.record({ fault, forGood: fc.boolean() })),
  often(2, fc.record({ fault, second: fc.record({ later: fc.integer({ min: 1, max: 4 }), action, code }) })),
  often(2, fc.record({ stopAt: fc.integer({ min: 1, max: 5 }) })),
  often(1, fc.record({ leave: fc.record({ request, platform: fc.constantFrom("Windows" as const, "Mac" as const) }) })),
);
const goings: fc.Arbitrary<Going> = fc.record({
  yes: fc.oneof(often(3, fc.constant(true)), often(1, fc.constant(false))),
  trouble: troubles,
});

export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** Cells around the place of a maze, which begins in B2. */
export const cells: fc.Arbitrary<Cell> = fc.record({
  row: fc.integer({ min: 0, max: 7 }),
  column: fc.integer({ min: 0, max: 7 }),
});
export const cellAt = ({ row, column }: Cell): Area => ({ row, column, rows: 1, columns: 1 });
export const at = fc.record({ at: cells });
export const nothing = fc.constant({});

/** Seeds: two plain ones, so that mazes come again, and odd ones. */
const seeds = fc.oneof(
  often(6, fc.constantFrom("a", "b")),
  often(1, fc.constantFrom("🌀", "\"'", "=1+1", "1,5", "0007", "\u202Ex", "x".repeat(99), "🌀".repeat(50))),
);

interface Choices {
  readonly generator: string;
  readonly seed: string;
  readonly setNumbers: GenerateChoice["setNumbers"];
  readonly pace: GenerateChoice["pace"];
  readonly tint: boolean;
  readonly loopPercent: number;
}

export const setNumbers = fc.constantFrom("usual" as const, "grid" as const, "hiddenSheet" as const, "none" as const);
export const made: fc.Arbitrary<Choices> = fc.record({
  generator: fc.constantFrom("kruskal", "depth-first", "eller"),
  seed: seeds,
  setNumbers,
  pace: fc.constantFrom("instant", "step"),
  tint: fc.boolean(),
  loopPercent: fc.constantFrom(0, 50),
});
export const size = fc.record({ columns: fc.integer({ min: 1, max: 6 }), rows: fc.integer({ min: 1, max: 6 }) });

type Effects = Pick<Manner, "redraws" | "edits" | "marks" | "unmarks" | "line" | "isOfClass">;

export interface Ways<T> extends Effects {
  /** What the person does just before: types a size, selects cells. */
  readonly prepare?: (given: T, world: World) => void;
  /** What the person gives up by it. */
  readonly gives?: (world: World) => void;
}

/** An act of the add-in. */
export function byAddIn<T extends object>(
  weight: number,
  given: fc.Arbitrary<T>,
  { prepare, gives, ...effects }: Ways<T>,
  act: (given: T, talk: Conversation, world: World) => Promise<object>,
): Kind {
  const party = (world: World, all: T & Going): Party => {
    prepare?.(all, world);
    return {
      act: (talk) => act(all, talk, world),
      manner: { ...effects, yes: all.yes, trouble: all.trouble, gives: () => gives?.(world) },
    };
  };
  return {
    weight,
    given: fc.tuple(given, goings).map(([one, going]) => ({ ...one, ...going })),
    party,
    run: async (world, all: T & Going) => {
      const { act: begin, manner } = party(world, all);
      const { outcome } = await world.act(begin, manner);
      if (effects.line !== undefined) world.linesMoved(world.front);
      if (outcome !== undefined && "player" in outcome) world.player = outcome.player as Player | undefined;
    },
  };
}

type PersonAct<T> = (world: World, given: T) => unknown;

/** An act of a person with Excel's own means, wherever they are. */
export const anywhere = <T extends object>(weight: number, given: fc.Arbitrary<T>, act: PersonAct<T>): Kind => ({
  weight,
  given,
  run: async (world, all: T) => void (await act(world, all)),
});

/** The same in the cells in front. On a protected sheet Excel refuses it; on the add-in's own sheets people do nothing. */
export const byPerson = <T extends object>(weight: number, given: fc.Arbitrary<T>, act: PersonAct<T>): Kind =>
  anywhere(weight, given, (world, all) => {
    const isHere = world.front.protection === undefined && world.sheets.includes(world.front);
    return isHere ? act(world, all) : undefined;
  });
