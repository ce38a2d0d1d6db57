import fc from "fast-check";
import type { GenerateChoice } from "../../src/actions/core/choices";
import { addCells, removeCells, addExit, removeEnd, setEntrance, endsOfLongestPath } from "../../src/actions/edit";
import { makePassage, makeWall } from "../../src/actions/edit";
import { addSizeCells } from "../../src/actions/front";
import { colourDistances, raceSolvers } from "../../src/actions/laboratory";
import { bringBackMaze, clearMaze, openText, formatGrid, generate, shareCode, showText } from "../../src/actions/make";
import { toggleSetNumbers, goTo, watch } from "../../src/actions/watch";
import { answerPage, type BookletChoice, makeBooklet, askAtForks, deleteBooklet } from "../../src/actions/print";
import { fillWithItems, takeItemsAway, makePoster, preparePage, plainPage } from "../../src/actions/print";
import { check, clearSolution, mendMaze, solve } from "../../src/actions/solve";
import { OpenWorkbook } from "../../src/worksheet/excel/openWorkbook";
import { choice, book, idsIn } from "../actions/stage";
import { secondWindow } from "../actions/secondWindow";
import { at, byAddIn, type Cell, cellAt, cells, type Kind, made, nothing, size } from "./kind";
import type { World } from "./world";
import { deleteColumn, deleteRow, insertColumn, insertRow } from "../actions/lines";

const select = {
  prepare: ({ at: cell }: { at: Cell }, world: World) => world.front.select([cellAt(cell)]),
};

/** Inserting or deleting the selected line of a maze; deleting one gives up what is in it, as Excel's own deleting does. */
const lines = (line: "row" | "column", edit: "insert" | "delete") => ({
  ...select,
  line: { line, edit },
  gives: (world: World) => {
    if (edit === "delete") world.releaseLine(world.front, line, world.selected[line]);
  },
});
const selectTwo = (rows: number, columns: number) => ({
  prepare: ({ at: cell }: { at: Cell }, world: World) => world.front.select([{ ...cell, rows, columns }]),
});

const smallBooklet: BookletChoice = {
  count: 2,
  columns: 3,
  rows: 3,
  difficulty: "medium",
  generators: ["kruskal"],
  ends: "corners",
  ...plainPage,
  seed: "a",
};

/** The other window of each world. Its clock is the host's, so that a busy machine changes nothing. */
const windows = new WeakMap<World, ReturnType<typeof secondWindow>>();
function otherWindow(world: World): ReturnType<typeof secondWindow> {
  const { excel } = book;
  const window = windows.get(world) ?? secondWindow(new OpenWorkbook({ clock: () => excel.passed }));
  windows.set(world, window);
  return window;
}

export const addInActs: Readonly<Record<string, Kind>> = {
  setUp: byAddIn(1, nothing, (_, talk) => addSizeCells(talk)),
  generate: byAddIn(
    12,
    fc.record({ size, made }),
    async ({ size: wanted, made: some }, talk, world) => {
      const { loopPercent, ...plain } = some;
      const variation = { loopPercent, blockPermille: 0 };
      const full: GenerateChoice = { ...choice, ...plain, size: wanted, variation, isKept: true };
      const { sentence, player = world.player } = await generate(full, talk);
      return { sentence, player };
    },
    { prepare: ({ size: wanted }, world) => world.typeSize(wanted), redraws: true },
  ),
  generateShape: byAddIn(
    3,
    fc.record({ at: cells, made }),
    async ({ made: some }, talk) => {
      const { sentence } = await generate({ ...choice, ...some, shape: "areas" }, talk);
      return { sentence };
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
    fc.record({
      size,
      setNumbers: fc.constantFrom("usual" as const, "grid" as const, "hiddenSheet" as const, "none" as const),
    }),
    ({ setNumbers }, talk) => formatGrid(choice.layout, setNumbers, talk),
    { prepare: ({ size: wanted }, world) => world.typeSize(wanted), redraws: true },
  ),
  bringBack: byAddIn(4, nothing, (_, talk) => bringBackMaze(choice.layout, talk), { redraws: true }),
  showSetNumbers: byAddIn(2, nothing, (_, talk) => toggleSetNumbers(talk)),
  clearMaze: byAddIn(5, nothing, (_, talk) => clearMaze(talk), { redraws: true }),
  check: byAddIn(2, nothing, async (_, talk, world) => {
    const { sentence, maze } = await check(talk);
    if (maze !== undefined) world.held = { maze, isPerfect: idsIn(sentence).includes("maze-is-perfect") };
    return { sentence };
  }),
  mend: byAddIn(3, nothing, (_, talk) => mendMaze("a", talk), { edits: true }),
  endsOfLongestPath: byAddIn(1, nothing, (_, talk) => endsOfLongestPath(false, talk)),
  setEntrance: byAddIn(2, at, (_, talk) => setEntrance(talk), select),
  addExit: byAddIn(1, at, (_, talk) => addExit(talk), select),
  removeEnd: byAddIn(1, at, (_, talk) => removeEnd(talk), select),
  makeWall: byAddIn(1, at, (_, talk) => makeWall("", talk), { ...selectTwo(1, 2), edits: true }),
  makePassage: byAddIn(1, at, (_, talk) => makePassage("", talk), { ...selectTwo(2, 1), edits: true }),
  removeCells: byAddIn(1, at, (_, talk) => removeCells(talk), { ...selectTwo(1, 2), edits: true }),
  addCells: byAddIn(1, at, (_, talk) => addCells(talk), { ...selectTwo(2, 2), edits: true }),
  insertRow: byAddIn(1, at, (_, talk) => insertRow(talk), lines("row", "insert")),
  insertColumn: byAddIn(1, at, (_, talk) => insertColumn(talk), lines("column", "insert")),
  deleteRow: byAddIn(1, at, (_, talk) => deleteRow(talk), lines("row", "delete")),
  deleteColumn: byAddIn(1, at, (_, talk) => deleteColumn(talk), lines("column", "delete")),
  solve: byAddIn(
    5,
    fc.record({
      solver: fc.constantFrom("breadth-first", "depth-first", "right-hand"),
      showVisited: fc.boolean(),
      arrows: fc.boolean(),
      pace: fc.constantFrom("instant" as const, "step" as const),
    }),
    (given, talk) => solve({ ...given, seed: "a", route: { kind: "ends" } }, talk),
    { marks: true },
  ),
  race: byAddIn(
    1,
    nothing,
    (_, talk) => raceSolvers({ solvers: ["breadth-first", "right-hand"], seed: "a", pace: "instant" }, talk),
    { marks: true },
  ),
  clearSolution: byAddIn(2, nothing, (_, talk) => clearSolution(talk), { unmarks: true }),
  colourDistances: byAddIn(3, nothing, (_, talk, world) => colourDistances(world.player, talk), { marks: true }),
  preparePage: byAddIn(2, nothing, (_, talk) => preparePage(talk)),
  answerPage: byAddIn(1, nothing, (_, talk) => answerPage(choice.layout, talk)),
  makePoster: byAddIn(1, nothing, (_, talk) =>
    makePoster({ across: 2, down: 1 }, choice.layout, talk, { ...plainPage, title: "Kept", booklet: {} }),
  ),
  makeBooklet: byAddIn(1, fc.record({ isOnOneSheet: fc.boolean(), seed: fc.constantFrom("a", "b") }), (given, talk) =>
    makeBooklet({ ...smallBooklet, ...given }, talk),
  ),
  deleteBooklet: byAddIn(1, nothing, (_, talk) => deleteBooklet(talk)),
  fillWithItems: byAddIn(
    1,
    nothing,
    (_, talk) => fillWithItems({ source: { kind: "numbers", last: 3 }, arrangement: "over and over", seed: "a" }, talk),
    { gives: (world) => world.giveUpTyped(world.front) },
  ),
  askAtForks: byAddIn(
    3,
    fc.record({ seed: fc.constantFrom("a", "b") }),
    ({ seed }, talk) => askAtForks({ source: { kind: "times", limit: 100 }, count: 2, seed }, talk),
    { gives: (world) => world.giveUpTyped(world.front) },
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
    const { sentence, text: code } = await shareCode(talk);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z-]+$/);
    return { sentence };
  }),
  openCode: byAddIn(1, nothing, (_, talk) => openText("0", choice.layout, talk)),
  goTo: byAddIn(
    4,
    fc.record({ part: fc.constantFrom(0, 0.3, 0.7, 1) }),
    async ({ part }, talk, world) => {
      const { player, isPlayChanged } = world;
      if (player === undefined) return { sentence: undefined };
      world.held = undefined; // as the pane does
      const going = goTo(player, Math.round(part * player.play.length), talk).finally(() => world.followPlay());
      // Walls that a person changed are never painted over: the play ends with a sentence.
      if (isPlayChanged === true) await expect(going).rejects.toThrow();
      return going;
    },
    { marks: true },
  ),
  watch: byAddIn(
    1,
    nothing,
    async (_, talk, world) => {
      const { player } = world;
      if (player === undefined) return { sentence: undefined };
      world.held = undefined;
      const paused = new AbortController().signal;
      return watch(player, { speed: () => 1e6, paused, shown: () => undefined }, talk).finally(() =>
        world.followPlay(),
      );
    },
    { marks: true },
  ),
  otherWindowGenerates: byAddIn(
    2,
    fc.record({ seed: fc.constantFrom("x", "y") }),
    async ({ seed }, talk, world) => {
      const { sentence } = await otherWindow(world).generate({ ...choice, seed }, talk);
      return { sentence };
    },
    { redraws: true },
  ),
};
