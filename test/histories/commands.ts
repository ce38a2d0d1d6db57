import fc from "fast-check";
import type { GenerateChoice } from "../../src/actions/desk/choices";
import { setEntrance } from "../../src/actions/edit/ends";
import { hardestEnds } from "../../src/actions/edit/hardestEnds";
import { deleteColumn, insertRow } from "../../src/actions/edit/rowsAndColumns";
import { makePassage, makeWall } from "../../src/actions/edit/walls";
import { clearMaze } from "../../src/actions/make/clearMaze";
import { formatGrid } from "../../src/actions/make/formatGrid";
import { generate } from "../../src/actions/make/generate";
import { workOutSteps } from "../../src/actions/watch/workOutSteps";
import { check } from "../../src/actions/solve/check";
import { clearSolution } from "../../src/actions/solve/clearSolution";
import { mendMaze } from "../../src/actions/solve/mendMaze";
import { solve } from "../../src/actions/solve/solve";
import type { Player } from "../../src/actions/watch/player";
import { goTo } from "../../src/actions/watch/playing";
import { addressOf, type Area } from "../../src/worksheet/excel/addresses";
import { choice, conversation, type Conversation } from "../actions/conversation";
import { book, person } from "../actions/openMaze";
import { secondWindow } from "../actions/secondWindow";
import type { Trouble } from "../actions/trouble";
import type { World } from "./world";

/** Fast-check keeps no model of its own here: what is believed is the world's. */
type Model = Record<string, never>;

/** One act of a history, that says itself as the code that it is. */
class Act<T> implements fc.AsyncCommand<Model, World> {
  constructor(
    private readonly name: string,
    private readonly given: T,
    private readonly work: (world: World, given: T) => Promise<unknown>,
  ) {}

  check(): boolean {
    return true;
  }

  async run(_: Model, world: World): Promise<void> {
    await this.work(world, this.given);
    world.check();
  }

  toString(): string {
    return `${this.name}(${JSON.stringify(this.given)})`;
  }
}

/** How an act of the add-in goes: what is said to questions, which request fails, when Stop is pressed. */
interface Going {
  readonly yes: boolean;
  readonly trouble: Trouble;
}

const troubles: fc.Arbitrary<Trouble> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.record({
      fault: fc.record({
        request: fc.integer({ min: 1, max: 5 }),
        action: fc.integer({ min: 1, max: 40 }),
        code: fc.constantFrom("GeneralException", "RequestAborted", "ServiceNotAvailable"),
      }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ stopAt: fc.integer({ min: 1, max: 4 }) }) },
);
const goings: fc.Arbitrary<Going> = fc.record({ yes: fc.boolean(), trouble: troubles });

/** Cells around the place of a maze, which begins in B2. */
const cells = fc.record({ row: fc.integer({ min: 0, max: 8 }), column: fc.integer({ min: 0, max: 8 }) });
const cellAt = ({ row, column }: { row: number; column: number }): Area => ({ row, column, rows: 1, columns: 1 });
const sizes = fc.record({ columns: fc.integer({ min: 1, max: 6 }), rows: fc.integer({ min: 1, max: 6 }) });
const choices = fc.record({
  generator: fc.constantFrom("kruskal", "depth-first", "eller"),
  seed: fc.constantFrom("a", "b", "c"),
  setNumbers: fc.constantFrom("grid" as const, "hiddenSheet" as const, "none" as const),
  pace: fc.constantFrom("instant" as const, "step" as const),
  tint: fc.boolean(),
});

interface AddInAct<T> {
  /** What the person does just before: types a size, selects cells. */
  readonly prepare?: (given: T, world: World) => void;
  readonly act: (given: T, talk: Conversation) => Promise<unknown>;
  /** Whether it may draw the sheet's maze anew, which gives the cells their fills. */
  readonly redraws?: boolean;
}

/** An act of the add-in. */
function byAddIn<T extends object>(
  name: string,
  given: fc.Arbitrary<T>,
  { prepare, act, redraws = false }: AddInAct<T>,
): fc.Arbitrary<Act<T & Going>> {
  return fc
    .tuple(given, goings)
    .map(([one, going]) => ({ ...one, ...going }))
    .map(
      (all) =>
        new Act(name, all, async (world, { yes, trouble }) => {
          prepare?.(all, world);
          if (redraws) world.releaseFillsOfMaze(world.front);
          const { outcome } = await world.act((talk) => act(all, talk), yes, trouble);
          if (outcome === undefined) return;
          if (redraws) world.redrawn(world.front);
          if ("player" in outcome && outcome.player !== undefined) world.player = outcome.player as Player;
        }),
    );
}

/** An act of a person by Excel's own means. */
function byPerson<T>(name: string, given: fc.Arbitrary<T>, act: (given: T, world: World) => Promise<unknown>) {
  return given.map((one) => new Act(name, one, (world, all) => act(all, world)));
}

const nothing = fc.constant({});

/** Everything that a history may be made of. */
export const acts = [
  byAddIn("generate", fc.record({ size: sizes, made: choices }), {
    prepare: ({ size }, world) => world.typeSize(size),
    act: async ({ made }, talk) => {
      const full: GenerateChoice = { ...choice, ...made };
      const outcome = await generate(full, talk);
      if (outcome.made === undefined) return outcome;
      return { ...outcome, player: (await workOutSteps(outcome.made, conversation())).player };
    },
    redraws: true,
  }),
  byAddIn("formatGrid", nothing, { act: (_, talk) => formatGrid(choice.layout, "grid", talk), redraws: true }),
  byAddIn("clearMaze", nothing, { act: (_, talk) => clearMaze(talk), redraws: true }),
  byAddIn("check", nothing, { act: (_, talk) => check(talk) }),
  byAddIn("mend", nothing, { act: (_, talk) => mendMaze("a", talk) }),
  byAddIn("hardestEnds", nothing, { act: (_, talk) => hardestEnds(talk) }),
  byAddIn("setEntrance", fc.record({ at: cells }), {
    prepare: ({ at }, world) => world.select(cellAt(at)),
    act: (_, talk) => setEntrance(talk),
  }),
  byAddIn("makeWall", fc.record({ at: cells }), {
    prepare: ({ at }, world) => world.select({ ...cellAt(at), columns: 2 }),
    act: (_, talk) => makeWall("", talk),
  }),
  byAddIn("makePassage", fc.record({ at: cells }), {
    prepare: ({ at }, world) => world.select({ ...cellAt(at), rows: 2 }),
    act: (_, talk) => makePassage("", talk),
  }),
  byAddIn("insertRow", fc.record({ at: cells }), {
    prepare: ({ at }, world) => world.select(cellAt(at)),
    act: (_, talk) => insertRow(talk),
    redraws: true,
  }),
  byAddIn("deleteColumn", fc.record({ at: cells }), {
    prepare: ({ at }, world) => world.select(cellAt(at)),
    act: (_, talk) => deleteColumn(talk),
    redraws: true,
  }),
  byAddIn(
    "solve",
    fc.record({
      solver: fc.constantFrom("breadth-first", "depth-first", "right-hand"),
      showVisited: fc.boolean(),
      arrows: fc.boolean(),
      pace: fc.constantFrom("instant" as const, "step" as const),
    }),
    { act: (given, talk) => solve({ ...given, seed: "a", route: { kind: "ends" } }, talk) },
  ),
  byAddIn("clearSolution", nothing, { act: (_, talk) => clearSolution(talk) }),
  fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), goings).map(
    ([part, going]) =>
      new Act("goTo", { part, ...going }, async (world, { yes, trouble }) => {
        const { player } = world;
        if (player === undefined || player.isOver) return;
        const position = Math.round(part * player.play.length);
        await world.act((talk) => goTo(player, position, talk), yes, trouble);
      }),
  ),
  byPerson("otherWindowGenerates", fc.record({ seed: fc.constantFrom("x", "y") }), async ({ seed }, world) => {
    world.releaseFillsOfMaze(world.front);
    const drawn = await secondWindow()
      .generate({ ...choice, seed }, conversation(false))
      .catch(() => undefined);
    if (drawn?.stopped === false) world.redrawn(world.front);
  }),
  byPerson("type", fc.record({ at: cells }), async ({ at }, world) => {
    if (world.front.protection !== undefined) return;
    world.release(world.front, cellAt(at), "values");
    book.excel.person.type(world.front, at.row, at.column, world.newValue());
  }),
  byPerson("colour", fc.record({ at: cells }), async ({ at }, world) => {
    world.release(world.front, cellAt(at), "fills");
    const fill = world.newFill();
    await person((front) => (front.getRange(addressOf(cellAt(at))).format.fill.color = fill));
  }),
  byPerson("drawLine", fc.record({ at: cells, stands: fc.boolean() }), async ({ at, stands }, world) => {
    world.drawnIn.add(world.front.id);
    await person((front) => {
      const line = front.getRange(addressOf(cellAt(at))).format.borders.getItem("EdgeRight");
      line.style = stands ? "Continuous" : "None";
    });
  }),
  byPerson("insertExcelRow", fc.record({ row: fc.integer({ min: 1, max: 8 }) }), async ({ row }, world) => {
    world.drawnIn.add(world.front.id);
    await person((front) => front.getRange(`${row}:${row}`).insert("Down"));
  }),
  byPerson("deleteExcelColumn", fc.record({ column: fc.integer({ min: 0, max: 8 }) }), async ({ column }, world) => {
    world.drawnIn.add(world.front.id);
    const letter = String.fromCharCode(65 + column);
    world.release(world.front, { row: 0, column, rows: 40, columns: 1 });
    await person((front) => front.getRange(`${letter}:${letter}`).delete("Left"));
  }),
  byPerson("rename", fc.record({ name: fc.constantFrom("Renamed", "A, B", "It's") }), async ({ name }) => {
    if (book.workbook.sheet(name) === undefined) await person((front) => (front.name = name));
  }),
  byPerson("switchSheet", nothing, async () => {
    const visible = book.workbook.sheets.filter(({ visibility }) => visibility === "Visible");
    const other = visible.find((sheet) => sheet !== book.workbook.activeSheet);
    if (other === undefined) book.excel.person.addSheet("Other");
    else book.workbook.activate(other);
  }),
];
