import { message, together } from "../../src/message";
import { idsIn } from "../words/sentencesIn";
import fc from "fast-check";
import type { GenerateChoice } from "../../src/actions/desk/choices";
import { addCells, removeCells } from "../../src/actions/edit/cells";
import { addExit, removeEnd, setEntrance } from "../../src/actions/edit/ends";
import { endsOfLongestPath } from "../../src/actions/edit/endsOfLongestPath";
import { deleteColumn, deleteRow, insertColumn, insertRow } from "../../src/actions/edit/rowsAndColumns";
import { makePassage, makeWall } from "../../src/actions/edit/walls";
import { answerPage } from "../../src/actions/print/answerPage";
import type { BookletChoice } from "../../src/actions/print/bookletChoice";
import { deleteBooklet } from "../../src/actions/print/deleteBooklet";
import { fillWithItems, takeItemsAway } from "../../src/actions/print/fillWithItems";
import { makeBooklet } from "../../src/actions/print/makeBooklet";
import { makePoster } from "../../src/actions/print/makePoster";
import { preparePage } from "../../src/actions/print/preparePage";
import { colourDistances } from "../../src/actions/laboratory/colourDistances";
import { raceSolvers } from "../../src/actions/laboratory/raceSolvers";
import { takeColoursAway } from "../../src/actions/laboratory/takeColoursAway";
import { plainPage } from "../../src/actions/print/printChoice";
import { setUpSheet } from "../../src/actions/front/setUpSheet";
import { bringBackMaze } from "../../src/actions/make/bringBackMaze";
import { clearMaze } from "../../src/actions/make/clearMaze";
import { drawCode } from "../../src/actions/make/drawCode";
import { formatGrid } from "../../src/actions/make/formatGrid";
import { generate } from "../../src/actions/make/generate";
import { openText } from "../../src/actions/make/openText";
import { shareCode } from "../../src/actions/make/shareCode";
import { showText } from "../../src/actions/make/showText";
import { check } from "../../src/actions/solve/check";
import { clearSolution } from "../../src/actions/solve/clearSolution";
import { mendMaze } from "../../src/actions/solve/mendMaze";
import { solve } from "../../src/actions/solve/solve";
import type { Player } from "../../src/actions/watch/player";
import { goTo, watch } from "../../src/actions/watch/playing";
import { workOutSteps } from "../../src/actions/watch/workOutSteps";
import { addressOf, columnLetters, type Area } from "../../src/worksheet/excel/addresses";
import { choice, conversation, type Conversation } from "../actions/conversation";
import { book, person } from "../actions/openMaze";
import { secondWindow } from "../actions/secondWindow";
import type { Trouble, World } from "./world";

/** One act of a history: a name in the list below, and its input. It can be written as JSON and read back. */
export type Act = readonly [name: string, given: Given];
type Given = object;

/** A kind of act: how often it occurs, its input, what it does. */
interface Kind {
  readonly weight: number;
  readonly given: fc.Arbitrary<Given>;
  readonly run: (world: World, given: never) => Promise<unknown>;
}

/** How an act of the add-in goes. */
interface Going {
  /** The answer to questions. */
  readonly yes: boolean;
  readonly trouble: Trouble;
}

const troubles: fc.Arbitrary<Trouble> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc.record({
      fault: fc.record({
        request: fc.integer({ min: 1, max: 6 }),
        action: fc.oneof(fc.constant(1), fc.integer({ min: 2, max: 60 })),
        code: fc.constantFrom("GeneralException", "RequestAborted", "ServiceNotAvailable"),
      }),
      forGood: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ stopAt: fc.integer({ min: 1, max: 5 }) }) },
);
const goings: fc.Arbitrary<Going> = fc.record({
  yes: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  trouble: troubles,
});

interface Cell {
  readonly row: number;
  readonly column: number;
}

/** Cells around the place of a maze, which begins in B2. */
const cells: fc.Arbitrary<Cell> = fc.record({
  row: fc.integer({ min: 0, max: 7 }),
  column: fc.integer({ min: 0, max: 7 }),
});
const cellAt = ({ row, column }: Cell): Area => ({ row, column, rows: 1, columns: 1 });
const at = fc.record({ at: cells });
const nothing = fc.constant({});

interface Choices {
  readonly generator: string;
  readonly seed: string;
  readonly setNumbers: "grid" | "hiddenSheet" | "none";
  readonly pace: "instant" | "step";
  readonly tint: boolean;
  readonly loopPercent: number;
}

const made: fc.Arbitrary<Choices> = fc.record({
  generator: fc.constantFrom("kruskal", "depth-first", "eller"),
  seed: fc.constantFrom("a", "b"),
  setNumbers: fc.constantFrom("grid", "hiddenSheet", "none"),
  pace: fc.constantFrom("instant", "step"),
  tint: fc.boolean(),
  loopPercent: fc.constantFrom(0, 50),
});
const size = fc.record({ columns: fc.integer({ min: 1, max: 6 }), rows: fc.integer({ min: 1, max: 6 }) });

interface Ways<T> {
  /** What the person does just before: types a size, selects cells. */
  readonly prepare?: (given: T, world: World) => void;
  /** Whether it draws the maze again or removes it; whether it moves rows or columns of it. */
  readonly redraws?: boolean;
  readonly moves?: boolean;
}

/** An act of the add-in. */
function byAddIn<T extends object>(
  weight: number,
  given: fc.Arbitrary<T>,
  act: (given: T, talk: Conversation, world: World) => Promise<object>,
  { prepare, redraws = false, moves: isMoving = false }: Ways<T> = {},
): Kind {
  return {
    weight,
    given: fc.tuple(given, goings).map(([one, going]) => ({ ...one, ...going })),
    run: async (world, all: T & Going) => {
      prepare?.(all, world);
      const { outcome } = await world.act((talk) => act(all, talk, world), { ...all, redraws });
      if (isMoving) world.linesMoved(world.front);
      if (outcome !== undefined && "player" in outcome) world.player = outcome.player as Player | undefined;
    },
  };
}

const select = {
  prepare: ({ at: cell }: { at: Cell }, world: World) => world.front.select([cellAt(cell)]),
};
const moves = { ...select, moves: true };
/** Deleting a row or column of a maze gives up what is in it, as Excel's own deleting does. */
const deletes = (line: "row" | "column") => ({
  moves: true,
  prepare: ({ at: cell }: { at: Cell }, world: World) => {
    select.prepare({ at: cell }, world);
    world.release(
      world.front,
      line === "row" ? { ...wholeRow, row: cell.row } : { ...wholeColumn, column: cell.column },
    );
  },
});
const wholeRow: Area = { row: 0, column: 0, rows: 1, columns: 13 };
const wholeColumn: Area = { row: 0, column: 0, rows: 15, columns: 1 };
const selectTwo = (rows: number, columns: number) => ({
  prepare: ({ at: cell }: { at: Cell }, world: World) => world.front.select([{ ...cell, rows, columns }]),
});

/** An act of a person with Excel's own means. On a protected sheet Excel refuses it; on the add-in's own sheets people do nothing. */
function byPerson<T extends object>(
  weight: number,
  given: fc.Arbitrary<T>,
  act: (world: World, given: T) => unknown,
  inCells = true,
): Kind {
  return {
    weight,
    given,
    run: async (world, all: T) => {
      const isHere = world.front.protection === undefined && world.sheets.includes(world.front);
      if (isHere || !inCells) await act(world, all);
    },
  };
}

function shift(line: "row" | "column", edit: "insert" | "delete") {
  return async (world: World, { index }: { index: number }) => {
    const { front } = world;
    const name = line === "row" ? String(index + 1) : columnLetters(index);
    if (edit === "delete") {
      world.release(front, line === "row" ? { ...wholeRow, row: index } : { ...wholeColumn, column: index });
    }
    const grid = world.gridOf(front);
    await person((own) => {
      const range = own.getRange(`${name}:${name}`);
      if (edit === "insert") range.insert(line === "row" ? "Down" : "Right");
      else range.delete(line === "row" ? "Up" : "Left");
    });
    if (grid !== undefined) world.drawnIn.add(front.id);
    world.shifted(front, line, edit, index);
    // After the last cells of a maze are deleted, the sheet has what Excel leaves of it.
    if (grid !== undefined && world.gridOf(front) === undefined) {
      world.follow(front, () => true);
      world.printsHeadings(front);
    }
  };
}

const lines = fc.record({ index: fc.integer({ min: 0, max: 7 }) });

const smallBooklet: BookletChoice = {
  ...{ count: 2, columns: 3, rows: 3, difficulty: "medium", generators: ["kruskal"], ends: "corners", withDull: true },
  ...{ gaps: true, letters: true, answers: 4, isOnOneSheet: false, seed: "a" },
  ...{ paper: "A4", title: "", hasNameLine: false },
};

/** Every kind of act in a history. */
export const kinds: Readonly<Record<string, Kind>> = {
  setUp: byAddIn(1, nothing, (_, talk) => setUpSheet(talk)),
  generate: byAddIn(
    12,
    fc.record({ size, made }),
    async ({ size: wanted, made: some }, talk, world) => {
      const { loopPercent, ...plain } = some;
      const imperfection = { loopPercent, blockPermille: 0 };
      const full: GenerateChoice = { ...choice, ...plain, size: wanted, imperfection, isKept: true };
      const outcome = await generate(full, talk);
      if (outcome.stopped) return { sentence: outcome.sentence, player: world.player };
      const player = outcome.player ?? (await workOutSteps(outcome.made!, conversation())).player;
      return { sentence: outcome.sentence, player };
    },
    { prepare: ({ size: wanted }, world) => world.typeSize(wanted), redraws: true },
  ),
  generateShape: byAddIn(
    1,
    fc.record({ at: cells, made }),
    async ({ made: some }, talk) => {
      const { sentence, stopped } = await generate({ ...choice, ...some, shape: "areas" }, talk);
      return { sentence: stopped ? together(message("stopped"), sentence) : sentence };
    },
    {
      prepare: ({ at: { row, column } }, world) =>
        world.front.select([
          { row, column, rows: 3, columns: 2 },
          { row: row + 1, column: column + 2, rows: 1, columns: 2 },
        ]),
      redraws: true,
    },
  ),
  formatGrid: byAddIn(
    3,
    fc.record({ size, setNumbers: fc.constantFrom("grid" as const, "hiddenSheet" as const, "none" as const) }),
    ({ setNumbers }, talk) => formatGrid(choice.layout, setNumbers, talk),
    { prepare: ({ size: wanted }, world) => world.typeSize(wanted), redraws: true },
  ),
  bringBack: byAddIn(4, nothing, (_, talk) => bringBackMaze(choice.layout, talk), { redraws: true }),
  clearMaze: byAddIn(5, nothing, (_, talk) => clearMaze(talk), { redraws: true }),
  check: byAddIn(2, nothing, async (_, talk, world) => {
    const { sentence, maze } = await check(talk);
    if (maze !== undefined) world.held = { maze, isPerfect: idsIn(sentence).includes("maze-is-perfect") };
    return { sentence };
  }),
  mend: byAddIn(3, nothing, (_, talk) => mendMaze("a", talk)),
  endsOfLongestPath: byAddIn(1, nothing, (_, talk) => endsOfLongestPath(false, talk)),
  setEntrance: byAddIn(2, at, (_, talk) => setEntrance(talk), select),
  addExit: byAddIn(1, at, (_, talk) => addExit(talk), select),
  removeEnd: byAddIn(1, at, (_, talk) => removeEnd(talk), select),
  makeWall: byAddIn(1, at, (_, talk) => makeWall("", talk), selectTwo(1, 2)),
  makePassage: byAddIn(1, at, (_, talk) => makePassage("", talk), selectTwo(2, 1)),
  removeCells: byAddIn(1, at, (_, talk) => removeCells(talk), selectTwo(1, 2)),
  addCells: byAddIn(1, at, (_, talk) => addCells(talk), selectTwo(2, 2)),
  insertRow: byAddIn(1, at, (_, talk) => insertRow(talk), moves),
  insertColumn: byAddIn(1, at, (_, talk) => insertColumn(talk), moves),
  deleteRow: byAddIn(1, at, (_, talk) => deleteRow(talk), deletes("row")),
  deleteColumn: byAddIn(1, at, (_, talk) => deleteColumn(talk), deletes("column")),
  solve: byAddIn(
    5,
    fc.record({
      solver: fc.constantFrom("breadth-first", "depth-first", "right-hand"),
      showVisited: fc.boolean(),
      arrows: fc.boolean(),
      pace: fc.constantFrom("instant" as const, "step" as const),
    }),
    (given, talk) => solve({ ...given, seed: "a", route: { kind: "ends" } }, talk),
  ),
  race: byAddIn(1, nothing, (_, talk) =>
    raceSolvers({ solvers: ["breadth-first", "right-hand"], seed: "a", pace: "instant" }, talk),
  ),
  clearSolution: byAddIn(2, nothing, (_, talk) => clearSolution(talk)),
  colourDistances: byAddIn(3, nothing, (_, talk, world) => colourDistances(world.player, talk)),
  takeColoursAway: byAddIn(1, nothing, (_, talk) => takeColoursAway(talk)),
  preparePage: byAddIn(2, nothing, (_, talk) => preparePage(talk)),
  answerPage: byAddIn(1, nothing, (_, talk) => answerPage(choice.layout, talk)),
  makePoster: byAddIn(1, nothing, (_, talk) =>
    makePoster({ across: 2, down: 1 }, choice.layout, talk, { ...plainPage, kept: { title: "Kept" } }),
  ),
  makeBooklet: byAddIn(1, fc.record({ isOnOneSheet: fc.boolean(), seed: fc.constantFrom("a", "b") }), (given, talk) =>
    makeBooklet({ ...smallBooklet, ...given }, talk),
  ),
  deleteBooklet: byAddIn(1, nothing, (_, talk) => deleteBooklet(talk)),
  fillWithItems: byAddIn(
    1,
    nothing,
    (_, talk) => fillWithItems({ source: { kind: "numbers", last: 3 }, arrangement: "over and over", seed: "a" }, talk),
    { prepare: (_, world) => world.giveUpTyped(world.front) },
  ),
  takeItemsAway: byAddIn(1, nothing, (_, talk) => takeItemsAway(talk)),
  showText: byAddIn(2, nothing, async (_, talk, world) => {
    const { sentence, maze, text } = await showText("ascii", talk);
    if (maze !== undefined) world.held = { maze, text };
    return { sentence };
  }),
  openText: byAddIn(1, nothing, (_, talk) =>
    openText("+--+--+\n|S    |\n+  +  +\n|  | E|\n+--+--+\n", choice.layout, talk),
  ),
  shareCode: byAddIn(1, nothing, async (_, talk) => {
    const { sentence, code } = await shareCode(talk);
    if (code !== "") expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z-]+$/);
    return { sentence };
  }),
  drawCode: byAddIn(1, nothing, (_, talk) => drawCode("0", choice.layout, talk)),
  goTo: byAddIn(4, fc.record({ part: fc.constantFrom(0, 0.3, 0.7, 1) }), async ({ part }, talk, world) => {
    const { player, isPlayChanged } = world;
    if (player === undefined) return { sentence: undefined };
    world.held = undefined; // as the pane does
    const going = goTo(player, Math.round(part * player.play.length), talk).finally(() => world.followPlay());
    // Walls that a person changed are never painted over: the play ends with a sentence.
    if (isPlayChanged === true) expect((await going).rested).toBe("stopped");
    return going;
  }),
  watch: byAddIn(1, nothing, async (_, talk, world) => {
    const { player } = world;
    if (player === undefined) return { sentence: undefined };
    world.held = undefined;
    const paused = new AbortController().signal;
    return watch(player, { speed: () => 1e6, paused, shown: () => undefined }, talk).finally(() => world.followPlay());
  }),
  otherWindowGenerates: byAddIn(
    2,
    fc.record({ seed: fc.constantFrom("x", "y") }),
    async ({ seed }, talk) => {
      const { sentence, stopped } = await otherWindow().generate({ ...choice, seed }, talk);
      return { sentence: stopped ? together(message("stopped"), sentence) : sentence };
    },
    { redraws: true },
  ),

  type: byPerson(8, at, (world, { at: cell }) => {
    const { front } = world;
    world.release(front, cellAt(cell), "typed");
    book.excel.person.type(front, cell.row, cell.column, world.newValue());
    world.touched(front, cellAt(cell), "contents");
  }),
  empty: byPerson(1, at, (world, { at: cell }) => {
    const { front } = world;
    world.release(front, cellAt(cell), "typed");
    book.excel.person.empty(front, [cellAt(cell)]);
    world.follow(front, ([what, row, column]) => what === "contents" && row === cell.row && column === cell.column);
  }),
  colour: byPerson(4, at, async (world, { at: cell }) => {
    const { front } = world;
    world.release(front, cellAt(cell), "coloured");
    const fill = world.newFill();
    await person((own) => (own.getRange(addressOf(cellAt(cell))).format.fill.color = fill));
    world.touched(front, cellAt(cell), "fills");
  }),
  drawLine: byPerson(4, fc.record({ at: cells, stands: fc.boolean() }), async (world, { at: cell, stands }) => {
    const { front } = world;
    await person((own) => {
      const line = own.getRange(addressOf(cellAt(cell))).format.borders.getItem("EdgeRight");
      line.style = stands ? "Continuous" : "None";
    });
    const grid = world.gridOf(front);
    const beside = [cell.column, cell.column + 1].some(
      (column) =>
        grid !== undefined &&
        cell.row >= grid.row &&
        cell.row < grid.row + grid.rows &&
        column >= grid.column &&
        column < grid.column + grid.columns,
    );
    if (beside) world.drawnIn.add(front.id);
    else
      world.follow(front, ([what, row, column]) => what === "lefts" && row === cell.row && column === cell.column + 1);
  }),
  widen: byPerson(
    2,
    fc.record({ column: fc.integer({ min: 0, max: 7 }), width: fc.integer({ min: 30, max: 90 }) }),
    async (world, { column, width }) => {
      const letter = columnLetters(column);
      await person((own) => (own.getRange(`${letter}:${letter}`).format.columnWidth = width));
      world.sized(world.front, ([what, , c]) => what === "widths" && c === column);
    },
  ),
  heighten: byPerson(
    2,
    fc.record({ row: fc.integer({ min: 0, max: 7 }), height: fc.integer({ min: 30, max: 90 }) }),
    async (world, { row, height }) => {
      await person((own) => (own.getRange(`${row + 1}:${row + 1}`).format.rowHeight = height));
      world.sized(world.front, ([what, r]) => what === "heights" && r === row);
    },
  ),
  printHeadings: byPerson(1, nothing, async (world) => {
    await person((own) => (own.pageLayout.printHeadings = true));
    world.printsHeadings(world.front);
  }),
  insertExcelRow: byPerson(2, lines, shift("row", "insert")),
  deleteExcelRow: byPerson(1, lines, shift("row", "delete")),
  insertExcelColumn: byPerson(1, lines, shift("column", "insert")),
  deleteExcelColumn: byPerson(2, lines, shift("column", "delete")),
  rename: byPerson(1, fc.record({ name: fc.constantFrom("Renamed", "A, B", "It's") }), async (world, { name }) => {
    if (book.workbook.sheet(name) === undefined) book.excel.person.rename(world.front, name);
  }),
  copySheet: byPerson(1, nothing, async (world) => {
    if (book.workbook.sheets.length > 5) return;
    const { front } = world;
    await person((own) => own.copy("End").activate());
    world.copied(front, world.front);
  }),
  addSheet: byPerson(
    1,
    nothing,
    (world) => {
      if (book.workbook.sheet("Other") === undefined) world.added(book.excel.person.addSheet("Other"));
    },
    false,
  ),
  switchSheet: byPerson(
    2,
    fc.record({ step: fc.integer({ min: 1, max: 3 }) }),
    (_, { step }) => {
      const visible = book.workbook.sheets.filter(({ visibility }) => visibility === "Visible");
      const next = (visible.indexOf(book.workbook.activeSheet) + step) % visible.length;
      book.excel.person.activate(visible[next]!);
    },
    false,
  ),
  deleteSheet: byPerson(
    1,
    nothing,
    (world) => {
      const visible = book.workbook.sheets.filter(({ visibility }) => visibility === "Visible");
      if (visible.length < 2) return;
      world.beforeDeleting(world.front);
      book.excel.person.delete(world.front);
    },
    false,
  ),
  protect: byPerson(1, nothing, async () => person((own) => own.protection.protect())),
  unprotect: byPerson(3, nothing, async () => person((own) => own.protection.unprotect()), false),
  deleteName: byPerson(
    1,
    fc.record({ name: fc.constantFrom("MazeGrid", "MazeEntrance", "MazeExit1", "MazeColumns") }),
    async (world, { name }) => {
      await person((own) => own.names.getItemOrNullObject(name).delete());
      if (name.startsWith("MazeE") && world.gridOf(world.front) !== undefined) world.drawnIn.add(world.front.id);
    },
  ),
  unhide: byPerson(
    1,
    fc.record({ kind: fc.constantFrom("Maze sets", "Maze covered") }),
    (_, { kind }) => {
      const hidden = book.workbook.sheets.find(
        ({ name, visibility }) => name.startsWith(kind) && visibility === "Hidden",
      );
      if (hidden !== undefined) book.excel.person.unhide(hidden);
    },
    false,
  ),
  hide: byPerson(
    1,
    nothing,
    (world) => {
      const visible = book.workbook.sheets.filter(({ visibility }) => visibility === "Visible");
      // A sheet of a booklet that somebody hid stays a sheet of that booklet.
      const isHelper = /^Maze (sets|covered)/.test(world.front.name);
      if (visible.length > 1 && isHelper) book.excel.person.hide(world.front);
    },
    false,
  ),
};

let window: ReturnType<typeof secondWindow> | undefined;
const otherWindow = () => (window ??= secondWindow());

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  ...Object.entries(kinds).map(([name, { weight, given }]) => ({
    weight,
    arbitrary: given.map((one): Act => [name, one]),
  })),
);

/** Histories of this many acts. */
export function histories(length: number): fc.Arbitrary<Act[]> {
  return fc.array(anyAct, { minLength: length, maxLength: length });
}
