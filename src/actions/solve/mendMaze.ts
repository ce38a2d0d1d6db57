import { type Message, message, together } from "../../message";
import { engine } from "../../engine";
import { BOTTOM, type Mending, RIGHT } from "../../maze/model";
import { hasSolution, solutionArea } from "../../worksheet/solution";
import { type Border, cellArea, cellName, edge } from "../../worksheet/borders";
import { wallsOfCells } from "../../worksheet/lattice";
import { wallLine, wallPieces } from "../../worksheet/lines";
import type { Look } from "../../worksheet/looks";
import { type Difference, between, painted } from "../../worksheet/changes";
import { type ExcelSession, seedFrom } from "../../worksheet/excel";
import { addressOf, sameArea } from "../../worksheet/addresses";
import { type MazeReading, betweenCells, editedBetween, looksBetween } from "../../worksheet/walls";
import { type MazeIdentity, identityOf, stampBetween, stampName } from "../../worksheet/identity";
import { type Dialogue, actFor, askFirst, defaultLayout } from "../core";
import { type Finding, addressesOf, firstOf, mazeInFront, paperRemark, refuseCells } from "../maze";
import { clearMarks } from "./clearSolution";

/**
 * Makes the maze in the borders, or of cells as walls, perfect: puts up the fewest walls that break every loop, and opens the fewest that
 * join all components, chosen at random. `seed` may be empty. A solution is removed, because it may be wrong now. The findings are the
 * walls that were changed.
 */
export function mendMaze(seed: string, dialogue: Dialogue) {
  return actFor(dialogue, async (action) => {
    const { session, changes } = action;
    const reading = await mazeInFront(action, ({ state }) => changes.declareWrites(state, { here: true }));
    if (!areNarrow(reading)) refuseCells(reading);
    const { state, area, remark } = reading;
    const { maze } = betweenCells(reading);
    const where = { maze: addressOf(area), sheet: state.name };
    const used = seedFrom(seed);
    const mended = await engine.run("mend", { maze, seed: used }, dialogue.signal);
    const asked = { maze: mended.maze, ends: undefined, most: 0 };
    const { components, hasRooms } = await engine.run("findFaults", asked, dialogue.signal);
    const rooms = hasRooms ? message("rooms-stay") : undefined;
    if (mended.closed.length + mended.opened.length === 0) {
      const stays = together(message("perfect-already", where), apart(components), rooms, remark);
      return { maze: identityOf(state), findings: [], sentence: stays };
    }
    await askAboutTheirs(dialogue, reading, mended);
    const walls =
      reading.walls === "fills" ? undefined : linesBetween(reading, mended, await readLine(session, reading));
    if (hasSolution(state) && sameArea(solutionArea(state), area)) await clearMarks(action, state);
    const differences = [...stampBetween(state, session.stamp), ...(walls ?? [fillsBetween(reading, mended)])];
    const inexact = mended.opened.length === 0 ? undefined : message("redrawing-inexact", where);
    await changes.make(session, painted(differences, { inexact }));

    const paper = await paperRemark(action, state);
    const findings = await findingsOf(reading, mended);
    const { closed, opened } = mended;
    const done = message("maze-mended", { ...where, added: closed.length, removed: opened.length });
    const sentence = together(done, apart(components), rooms, remark, paper);
    return { maze: mendedIdentity(state, session), findings, sentence };
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

function fillsBetween(reading: MazeReading, { closed, opened }: Mending): Difference {
  const { state, area } = reading;
  const fills = reading.looks!;
  const { maze, placeOf } = betweenCells(reading);
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
async function askAboutTheirs(dialogue: Dialogue, reading: MazeReading, { closed, opened }: Mending): Promise<void> {
  const { state, area, grid } = reading;
  const { maze, placeOf } = betweenCells(reading);
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

async function findingsOf(reading: MazeReading, { closed, opened }: Mending): Promise<Finding[]> {
  const { area } = reading;
  const { maze, placeOf } = betweenCells(reading);
  const finding = (wall: number, id: "wall-put-up" | "wall-taken-down") => {
    const cells = [placeOf(wall >> 1), placeOf(maze.across(wall))] as const;
    const sentence = message(id, { one: cellName(area, cells[0]), other: cellName(area, cells[1]) });
    return { sentence, address: addressesOf(area, cells) };
  };
  const up = (number: number) => finding(closed[number]!, "wall-put-up");
  const down = (number: number) => finding(opened[number]!, "wall-taken-down");
  return [...(await firstOf(closed.length, up, area)), ...(await firstOf(opened.length, down, area))];
}

/** What the maze is known by when this act has changed it: a solution is gone. */
function mendedIdentity(state: MazeReading["state"], { stamp }: ExcelSession): MazeIdentity {
  const before = identityOf(state);
  return { ...before, maze: state.grid === undefined ? before.maze : stampName("maze", stamp), solution: "" };
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
