import { message, type Message, together } from "../../message";
import { type MazeFaults, engine } from "../../engine";
import { type Ends, SIDES, BOTTOM, type Mending, RIGHT } from "../../maze/model";
import { cellName, type Border, cellArea, edge } from "../../worksheet/borders";
import { addressOf, sameArea } from "../../worksheet/addresses";
import { type MazeReading, betweenCells, editedBetween, looksBetween } from "../../worksheet/walls";
import { identityOf, stampBetween, stampName } from "../../worksheet/identity";
import { type Dialogue, actFor, askFirst, defaultLayout } from "../core";
import {
  type Finding,
  MOST_FINDINGS,
  addressesOf,
  firstOf,
  mazeInFront,
  endsIfMarked,
  paperRemark,
  refuseCells,
} from "../maze";
import { hasSolution, solutionArea } from "../../worksheet/solution";
import { wallsOfCells } from "../../worksheet/lattice";
import { wallLine, wallPieces } from "../../worksheet/lines";
import type { Look } from "../../worksheet/looks";
import { type Difference, between, painted } from "../../worksheet/changes";
import { type ExcelSession, seedFrom } from "../../worksheet/excel";
import { clearMarks } from "./solve";

/** Whether it is perfect; if not, its loops, parts that are cut off, cells out of it and gaps in its frame. Changes nothing. */
export function check(dialogue: Dialogue) {
  return actFor(dialogue, async (action) => {
    const reading = betweenCells(await mazeInFront(action));
    const ends = endsIfMarked(reading);
    const found = await engine.run("findFaults", { maze: reading.maze, ends, most: MOST_FINDINGS }, dialogue.signal);
    const findings = await findingsIn(reading, found);
    const sentence = together(verdict(reading, found), solutions(reading, ends, found), reading.remark);
    return { maze: identityOf(reading.state), findings, sentence };
  });
}

function verdict({ state, area, maze }: MazeReading, { isPerfect, hasRooms, loops, components }: MazeFaults): Message {
  const where = { maze: addressOf(area), sheet: state.name, cells: maze.countCells() };
  if (isPerfect) return message("maze-is-perfect", { ...where, rooms: hasRooms ? "some" : "none" });
  const faults = [
    ...(loops > 0 ? [message("loops-counted", { count: loops })] : []),
    ...(components > 1 ? [message("parts-counted", { count: components - 1 })] : []),
  ];
  return message("maze-is-not-perfect", { ...where, faults });
}

type Checked = ReturnType<typeof betweenCells>;

async function findingsIn(reading: Checked, { components, loops, cutOff, someLoops }: MazeFaults): Promise<Finding[]> {
  const { state, area, maze, placeOf, gaps } = reading;
  const nameOf = (cell: number) => cellName(area, placeOf(cell));
  const finding = (sentence: Message, cells: ArrayLike<number>) => ({ sentence, address: addressesOf(area, cells) });
  const out: number[] = [];
  // Cells that are walls are no cells that were taken out.
  if (reading.walls === "lines" && maze.mask !== undefined) {
    for (let cell = 0; cell < maze.size; cell++) if (!maze.has(cell)) out.push(placeOf(cell));
  }
  // Gaps in a maze that Lavirint did not draw may be its ends.
  const marks = state.grid === undefined ? [] : [reading.entrance, ...reading.exits];
  const unmarked = gaps.filter(({ cell }) => !marks.includes(cell));
  const ofPart = (part: MazeFaults["cutOff"][number]) =>
    finding(message("part-cut-off", { count: part.length, cell: nameOf(part[0]!) }), part.map(placeOf));
  const ofLoop = ({ cells, wall }: MazeFaults["someLoops"][number]) => {
    const sides = { one: nameOf(wall >> 1), other: nameOf(maze.across(wall)) };
    return finding(message("loop-closes", { count: cells.length, ...sides }), cells.map(placeOf));
  };
  const ofGap = ({ cell, side }: Checked["gaps"][number]) =>
    finding(message("frame-is-open", { cell: cellName(area, cell), side: SIDES[side] }), [cell]);
  return [
    ...(await firstOf(cutOff, components - 1, ofPart, area)),
    ...(await firstOf(someLoops, loops, ofLoop, area)),
    ...(out.length === 0 ? [] : [finding(message("cells-out-of-maze", { count: out.length }), out)]),
    ...(await firstOf(unmarked, unmarked.length, ofGap, area)),
  ];
}

function solutions({ area, placeOf }: Checked, ends: Ends | undefined, { solutions: count }: MazeFaults): Message {
  if (ends === undefined || count === undefined) return message("nothing-to-solve-between");
  const entrance = cellName(area, placeOf(ends.entrance));
  if (count === 0) return message("no-path-to-exit", { entrance });
  return message("shortest-solutions", { count, entrance });
}

/**
 * Makes the maze in the borders, or of cells as walls, perfect: puts up the fewest walls that break every loop, and opens the fewest that
 * join all components, chosen at random. `seed` may be empty. A solution is removed, because it may be wrong now. The findings are the
 * walls that were changed.
 */
export function mendMaze(seed: string, dialogue: Dialogue) {
  return actFor(dialogue, async (action) => {
    const { session, changes } = action;
    const found = await mazeInFront(action, ({ state }) => changes.declareWrites(state, { here: true }));
    if (!areNarrow(found)) refuseCells(found);
    const reading = betweenCells(found);
    const { state, area, maze, remark } = reading;
    const where = { maze: addressOf(area), sheet: state.name };
    const mended = await engine.run("mend", { maze, seed: seedFrom(seed) }, dialogue.signal);
    const asked = { maze: mended.maze, ends: undefined, most: 0 };
    const { components, hasRooms } = await engine.run("findFaults", asked, dialogue.signal);
    const rooms = hasRooms ? message("rooms-stay") : undefined;
    if (mended.closed.length + mended.opened.length === 0) {
      const stays = together(message("perfect-already", where), apart(components), rooms, remark);
      return { maze: identityOf(state), findings: [], sentence: stays };
    }
    await askAboutTheirs(dialogue, reading, mended);
    const walls =
      found.walls === "fills"
        ? [fillsBetween(reading, mended)]
        : linesBetween(reading, mended, await readLine(session, reading));
    if (hasSolution(state) && sameArea(solutionArea(state), area)) await clearMarks(action, state);
    const differences = [...stampBetween(state, session.stamp), ...walls];
    const inexact = mended.opened.length === 0 ? undefined : message("redrawing-inexact", where);
    await changes.make(session, painted(differences, { inexact }));

    const paper = await paperRemark(action, state);
    const findings = await findingsOf(reading, mended);
    const { closed, opened } = mended;
    const done = message("maze-mended", { ...where, added: closed.length, removed: opened.length });
    const sentence = together(done, apart(components), rooms, remark, paper);
    const before = identityOf(state);
    const stamp = state.grid === undefined ? before.maze : stampName("maze", session.stamp);
    return { maze: { ...before, maze: stamp, solution: "" }, findings, sentence };
  });
}

/** What keeps a maze from being perfect where nothing can be changed. */
function apart(components: number): Message | undefined {
  return components > 1 ? message("parts-beyond-mending") : undefined;
}

/** Whether walls are cells and all of them, and the ways between, are one cell wide, so that each wall is one cell. */
function areNarrow(reading: MazeReading): boolean {
  const { walls, lattice, area } = reading;
  if (walls !== "fills" || lattice === undefined) return false;
  const { rows, columns } = lattice.maze;
  return area.rows === 2 * rows + 1 && area.columns === 2 * columns + 1;
}

function linesBetween({ state, area, maze, grid }: MazeReading, mended: Mending, line: Border): Difference[] {
  const there = { sheet: state.id, area };
  return [
    editedBetween(state, [...mended.closed, ...mended.opened]),
    between(maze.standing, mended.maze.standing, function* (from, to) {
      yield* wallPieces(there, from, to, line, to === maze.standing ? undefined : grid);
      // Taken back, it has no more thin lines than before.
      if (grid === undefined || to !== maze.standing) return;
      const lined = to.map((bits, cell) => bits | (grid.standing[cell]! & from[cell]!));
      yield* wallPieces(there, lined, to, line, grid);
    }),
  ];
}

function fillsBetween({ state, area, looks, maze, placeOf }: Checked, { closed, opened }: Mending): Difference {
  const fills = looks!;
  const { wall, floor } = wallsOfCells(fills);
  const to = new Map<number, Look>();
  const set = (walls: Uint32Array, look: Look) =>
    walls.forEach((each) => to.set((placeOf(each >> 1) + placeOf(maze.across(each))) / 2, look));
  set(closed, wall);
  set(opened, floor);
  return looksBetween(state.id, { area, fills }, (cell) => to.get(cell));
}

const MOST_UNASKED = 2;
const NAMED = 5;

/** Asks before many walls are changed that somebody else drew, or any among lines that are no walls. Throws Stopped. */
async function askAboutTheirs(dialogue: Dialogue, reading: Checked, { closed, opened }: Mending): Promise<void> {
  const { state, area, grid, maze, placeOf } = reading;
  const count = closed.length + opened.length;
  if (state.grid !== undefined || (count <= MOST_UNASKED && grid === undefined)) return;
  const between = (walls: Uint32Array) => {
    const named = Array.from(walls.subarray(0, NAMED), (wall) =>
      [wall >> 1, maze.across(wall)].map((cell) => cellName(area, placeOf(cell))).join("–"),
    ).join(", ");
    return { count: walls.length, walls: named, more: Math.max(0, walls.length - NAMED) };
  };
  const sentences = [
    ...(opened.length > 0 ? [message("mending-changes", { ...between(opened), done: "removed" })] : []),
    ...(closed.length > 0 ? [message("mending-changes", { ...between(closed), done: "added" })] : []),
  ];
  const where = { maze: addressOf(area), sheet: state.name };
  const sentence = together(message("mend-theirs", where), ...sentences, message("mend-them"));
  await askFirst(dialogue, { sentence, yes: message("mend-button") });
}

async function findingsOf({ area, maze, placeOf }: Checked, { closed, opened }: Mending): Promise<Finding[]> {
  const of = (id: "wall-put-up" | "wall-taken-down") => (wall: number) => {
    const cells = [placeOf(wall >> 1), placeOf(maze.across(wall))] as const;
    const sentence = message(id, { one: cellName(area, cells[0]), other: cellName(area, cells[1]) });
    return { sentence, address: addressesOf(area, cells) };
  };
  return [
    ...(await firstOf(closed, closed.length, of("wall-put-up"), area)),
    ...(await firstOf(opened, opened.length, of("wall-taken-down"), area)),
  ];
}

/** A line for new walls, with weight and colour of an existing one; one request. */
async function readLine(session: ExcelSession, { state, area, maze }: MazeReading): Promise<Border> {
  const usual = wallLine(defaultLayout);
  const standing = maze.standing.findIndex((_, cell) => [0, 1].some((side) => isWall(maze, 2 * cell + side)));
  if (standing < 0) return usual;
  const side = isWall(maze, 2 * standing) ? RIGHT : BOTTOM;
  const { weight, color } = await session.onSheet(state.id, (sheet) =>
    edge(sheet, cellArea(area, standing), side).load("weight,color"),
  );
  return { ...usual, weight: weight || usual.weight, color: color || usual.color };
}

function isWall(maze: MazeReading["maze"], wall: number): boolean {
  return maze.separates(wall) && !maze.isOpen(wall);
}
