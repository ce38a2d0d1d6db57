import fc from "fast-check";
import type { GenerateChoice } from "../../src/actions/core/choices";
import { addCells, removeCells, addExit, removeEnd, setEntrance, endsOfLongestPath } from "../../src/actions/edit";
import { makePassage, makeWall } from "../../src/actions/edit";
import { addSizeCells } from "../../src/actions/front";
import { colourDistances, raceSolvers, writeWeights } from "../../src/actions/laboratory";
import { bringBackMaze, clearMaze, openText, formatGrid, generate, redrawMaze } from "../../src/actions/make";
import { shareCode, showText } from "../../src/actions/make";
import { type Player, toggleSetNumbers, goTo, watch } from "../../src/actions/watch";
import { answerPage, makeBooklet, askAtForks, deleteBooklet } from "../../src/actions/print";
import { fillWithItems, takeItemsAway, makePoster, preparePage, plainPage } from "../../src/actions/print";
import { addSelfMarking, check, clearSolution, mendMaze, solve, writeDistances } from "../../src/actions/solve";
import { writeSearch, writeWalls } from "../../src/actions/solve";
import type { Message } from "../../src/message";
import { OpenWorkbook } from "../../src/worksheet/excel/openWorkbook";
import { choice, smallBooklet } from "../acts/choices";
import { book, idsIn, secondWindow, deleteColumn, deleteRow, insertColumn, insertRow } from "../actions/stage";
import { at, byAddIn, type Cell, cells, type Kind, made, nothing, setNumbers, size, type Ways } from "./kind";
import type { World } from "./world";

/** Selecting so many cells, from the one that is drawn on. */
const selected = (rows: number, columns: number) => ({
  prepare: ({ at: cell }: { at: Cell }, world: World) => world.front.select([{ ...cell, rows, columns }]),
});
const edited = (rows: number, columns: number) => ({ ...selected(rows, columns), edits: true });

/** Inserting or deleting the selected line of a maze; deleting one gives up what is in it, as Excel's own deleting does. */
const lines = (line: "row" | "column", edit: "insert" | "delete") => ({
  ...selected(1, 1),
  line: { line, edit },
  gives: (world: World) => {
    if (edit === "delete") world.releaseLine(world.front, line, world.selected[line]);
  },
});
const ofTypedSize: Ways<{ size: Parameters<World["typeSize"]>[0] }> = {
  prepare: ({ size: wanted }, world) => world.typeSize(wanted),
  redraws: true,
};
const ofShape: Ways<{ at: Cell }> = {
  prepare: ({ at: { row, column } }, world) =>
    world.front.select([
      { row, column, rows: 3, columns: 2 },
      { row: row + 1, column: column + 2, rows: 1, columns: 2 },
    ]),
  redraws: true,
};
const overTyped = { gives: (world: World) => world.giveUpTyped(world.front) };
const seedsOfTwo = fc.constantFrom("a", "b");
const searches = fc.record({
  solver: fc.constantFrom("breadth-first", "depth-first", "right-hand"),
  showVisited: fc.boolean(),
  arrows: fc.boolean(),
  pace: fc.constantFrom("instant" as const, "step" as const),
});

const withoutPlayer = ({ sentence }: { sentence: Message }) => ({ sentence });

/** What is played is another maze than the pane held before. */
async function playing(world: World, act: (player: Player) => Promise<object>): Promise<object> {
  const { player } = world;
  if (player === undefined) return { sentence: undefined };
  world.held = undefined; // as the pane does
  return act(player).finally(() => world.followPlay());
}

/** The other window of each world. Its clock is the host's, so that a busy machine changes nothing. */
const windows = new WeakMap<World, ReturnType<typeof secondWindow>>();
function otherWindow(world: World): ReturnType<typeof secondWindow> {
  const { excel } = book;
  const window = windows.get(world) ?? secondWindow(new OpenWorkbook({ clock: () => excel.passed }));
  windows.set(world, window);
  return window;
}

export const addInActs: Readonly<Record<string, Kind>> = {
  setUp: byAddIn(1, nothing, {}, (_, talk) => addSizeCells(talk)),
  generate: byAddIn(12, fc.record({ size, made }), ofTypedSize, async ({ size: wanted, made: some }, talk, world) => {
    const { loopPercent, ...plain } = some;
    const variation = { loopPercent, blockPermille: 0 };
    const full: GenerateChoice = { ...choice, ...plain, size: wanted, variation, isKept: true };
    const { sentence, player = world.player } = await generate(full, talk);
    return { sentence, player };
  }),
  generateShape: byAddIn(3, fc.record({ at: cells, made }), ofShape, async ({ made: some }, talk) =>
    withoutPlayer(await generate({ ...choice, ...some, shape: "areas" }, talk)),
  ),
  formatGrid: byAddIn(3, fc.record({ size, setNumbers }), ofTypedSize, ({ setNumbers: where }, talk) =>
    formatGrid(choice.layout, where, talk),
  ),
  bringBack: byAddIn(4, nothing, { redraws: true }, (_, talk) => bringBackMaze(choice.layout, talk)),
  showSetNumbers: byAddIn(2, nothing, {}, (_, talk) => toggleSetNumbers(talk)),
  clearMaze: byAddIn(5, nothing, { redraws: true }, (_, talk) => clearMaze(talk)),
  check: byAddIn(2, nothing, {}, async (_, talk, world) => {
    const { sentence, maze } = await check(talk);
    if (maze !== undefined) world.held = { maze, isPerfect: idsIn(sentence).includes("maze-is-perfect") };
    return { sentence };
  }),
  mend: byAddIn(3, nothing, { edits: true }, (_, talk) => mendMaze("a", talk)),
  endsOfLongestPath: byAddIn(1, nothing, {}, (_, talk) => endsOfLongestPath(false, talk)),
  setEntrance: byAddIn(2, at, selected(1, 1), (_, talk) => setEntrance(talk)),
  addExit: byAddIn(1, at, selected(1, 1), (_, talk) => addExit(talk)),
  removeEnd: byAddIn(1, at, selected(1, 1), (_, talk) => removeEnd(talk)),
  makeWall: byAddIn(1, at, edited(1, 2), (_, talk) => makeWall("", talk)),
  makePassage: byAddIn(1, at, edited(2, 1), (_, talk) => makePassage("", talk)),
  removeCells: byAddIn(1, at, edited(1, 2), (_, talk) => removeCells(talk)),
  addCells: byAddIn(1, at, edited(2, 2), (_, talk) => addCells(talk)),
  insertRow: byAddIn(1, at, lines("row", "insert"), (_, talk) => insertRow(talk)),
  insertColumn: byAddIn(1, at, lines("column", "insert"), (_, talk) => insertColumn(talk)),
  deleteRow: byAddIn(1, at, lines("row", "delete"), (_, talk) => deleteRow(talk)),
  deleteColumn: byAddIn(1, at, lines("column", "delete"), (_, talk) => deleteColumn(talk)),
  solve: byAddIn(5, searches, { marks: true }, (given, talk) =>
    solve({ ...given, seed: "a", route: { kind: "ends" } }, talk),
  ),
  race: byAddIn(1, nothing, { marks: true }, (_, talk) =>
    raceSolvers({ solvers: ["breadth-first", "right-hand"], seed: "a", pace: "instant" }, talk),
  ),
  clearSolution: byAddIn(2, nothing, { unmarks: true }, (_, talk) => clearSolution(talk)),
  colourDistances: byAddIn(3, nothing, { marks: true }, (_, talk, { player }) => colourDistances(player, talk)),
  preparePage: byAddIn(2, nothing, {}, (_, talk) => preparePage(talk)),
  answerPage: byAddIn(1, nothing, {}, (_, talk) => answerPage(choice.layout, talk)),
  makePoster: byAddIn(1, nothing, {}, (_, talk) =>
    makePoster({ across: 2, down: 1 }, choice.layout, talk, { ...plainPage, title: "Kept", booklet: {} }),
  ),
  makeBooklet: byAddIn(1, fc.record({ isOnOneSheet: fc.boolean(), seed: seedsOfTwo }), {}, (given, talk) =>
    makeBooklet({ ...smallBooklet, columns: 3, rows: 3, ...given }, talk),
  ),
  deleteBooklet: byAddIn(1, nothing, {}, (_, talk) => deleteBooklet(talk)),
  fillWithItems: byAddIn(1, nothing, overTyped, (_, talk) =>
    fillWithItems({ source: { kind: "numbers", last: 3 }, arrangement: "over and over", seed: "a" }, talk),
  ),
  askAtForks: byAddIn(3, fc.record({ seed: seedsOfTwo }), overTyped, ({ seed }, talk) =>
    askAtForks({ source: { kind: "times", limit: 100 }, count: 2, seed }, talk),
  ),
  takeItemsAway: byAddIn(1, nothing, {}, (_, talk) => takeItemsAway(talk)),
  showText: byAddIn(2, nothing, {}, async (_, talk, world) => {
    const { sentence, maze, text } = await showText("ascii", talk);
    if (maze !== undefined) world.held = { maze, text };
    return { sentence };
  }),
  openText: byAddIn(1, nothing, {}, (_, talk) =>
    openText("+--+--+\n|S    |\n+  +  +\n|  | E|\n+--+--+\n", choice.layout, talk),
  ),
  shareCode: byAddIn(1, nothing, {}, async (_, talk) => {
    const { sentence, text: code } = await shareCode(talk);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z-]+$/);
    return { sentence };
  }),
  openCode: byAddIn(1, nothing, {}, (_, talk) => openText("0", choice.layout, talk)),
  goTo: byAddIn(4, fc.record({ part: fc.constantFrom(0, 0.3, 0.7, 1) }), { marks: true }, ({ part }, talk, world) =>
    playing(world, async (player) => {
      const { isPlayChanged } = world;
      const going = goTo(player, Math.round(part * player.play.length), talk);
      // Walls that a person changed are never painted over: the play ends with a sentence.
      if (isPlayChanged === true) await expect(going).rejects.toThrow();
      return going;
    }),
  ),
  watch: byAddIn(1, nothing, { marks: true }, (_, talk, world) => {
    const paused = new AbortController().signal;
    return playing(world, (player) => watch(player, { speed: () => 1e6, paused, shown: () => undefined }, talk));
  }),
  writeWalls: byAddIn(1, nothing, {}, (_, talk) => writeWalls(talk)),
  addSelfMarking: byAddIn(1, nothing, {}, (_, talk) => addSelfMarking(talk)),
  writeDistances: byAddIn(1, nothing, {}, (_, talk) => writeDistances("numbers", talk)),
  writeSearch: byAddIn(1, nothing, {}, (_, talk, { player }) => writeSearch(player, "addresses", talk)),
  writeWeights: byAddIn(1, nothing, {}, (_, talk) => writeWeights(talk)),
  redrawMaze: byAddIn(1, nothing, {}, (_, talk) => redrawMaze(choice.layout, talk)),
  otherWindowGenerates: byAddIn(
    2,
    fc.record({ seed: fc.constantFrom("x", "y") }),
    { redraws: true },
    async ({ seed }, talk, world) => withoutPlayer(await otherWindow(world).generate({ ...choice, seed }, talk)),
  ),
};
