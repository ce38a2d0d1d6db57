import { message, together } from "../../message";
import { engine } from "../../engine";
import { type Mending, RIGHT } from "../../maze/model";
import { hasSolution, solutionArea } from "../../worksheet/solution";
import type { Layout, WallWeight } from "../../worksheet/looks";
import { cellArea, cellName, edge, wallPieces } from "../../worksheet/lines";
import { between, painted } from "../../worksheet/changes";
import { type Job, seedFrom } from "../../worksheet/excel";
import { addressOf, sameArea } from "../../worksheet/addresses";
import { type MazeReading, editedBetween } from "../../worksheet/walls";
import { type MazeIdentity, identityOf, stampBetween, stampName } from "../../worksheet/identity";
import { type ActionOutcome, type Dialogue, actFor, askFirst, defaultLayout } from "../desk";
import { type Finding, addressesOf, firstOf, mazeInFront, paperRemark, refuseCells } from "../maze";
import { clearMarks } from "./clearSolution";

/** The outcome of {@link mendMaze}. */
interface MendOutcome extends ActionOutcome {
  /** The maze of the findings; undefined if the person stopped it. */
  readonly maze: MazeIdentity | undefined;
  /** The walls that were changed. */
  readonly findings: readonly Finding[];
}

/**
 * Makes the maze in the borders perfect: puts up the fewest walls that break every loop, and opens the fewest that
 * join all components, chosen at random. `seed` may be empty. A solution is removed, because it may be wrong now.
 * Throws ActionFailure; then the walls are as they were.
 */
export function mendMaze(seed: string, dialogue: Dialogue): Promise<MendOutcome> {
  return actFor<MendOutcome>(
    message("mend-button"),
    dialogue,
    { maze: undefined, findings: [] },
    async (job, changes) => {
      const reading = await mazeInFront(job, dialogue, ({ state }) => changes.touch(state, { here: true }));
      refuseCells(reading);
      const { state, area, maze, remark } = reading;
      const where = { maze: addressOf(area), sheet: state.name };
      const used = seedFrom(seed);
      const mended = await engine.run("mend", { maze, seed: used }, dialogue.signal);
      const asked = { maze: mended.maze, ends: undefined, most: 0 };
      const { components, hasRooms } = await engine.run("findFaults", asked, dialogue.signal);
      const rooms = hasRooms ? message("rooms-stay") : undefined;
      if (mended.closed.length + mended.opened.length === 0) {
        const stays = message(components > 1 ? "parts-beyond-mending" : "perfect-already", where);
        return { maze: identityOf(state), findings: [], sentence: together(stays, rooms, remark) };
      }
      await askAboutTheirs(dialogue, reading, mended);
      const layout = await readLine(job, reading);
      if (hasSolution(state) && sameArea(solutionArea(state), area)) await clearMarks(job, changes, state);
      const differences = [
        editedBetween(state, [...mended.closed, ...mended.opened]),
        ...stampBetween(state, job.stamp),
        between(maze.standing, mended.maze.standing, function* (from, to) {
          const grid = reading.found?.grid;
          const there = { sheet: state.id, area };
          yield* wallPieces(there, from, to, layout, to === maze.standing ? undefined : grid);
          // Taken back, it has no more thin lines than before.
          if (grid === undefined || to !== maze.standing) return;
          const lined = to.map((bits, cell) => bits | (grid.standing[cell]! & from[cell]!));
          yield* wallPieces(there, lined, to, layout, grid);
        }),
      ];
      const inexact = mended.opened.length === 0 ? undefined : message("mending-inexact", where);
      await changes.make(job, painted(differences, { inexact }));

      const paper = await paperRemark(job, changes, state);
      const findings = await findingsOf(reading, mended);
      const { closed, opened } = mended;
      const walls = [
        ...(closed.length > 0 ? [message("walls-up-counted", { count: closed.length })] : []),
        ...(opened.length > 0 ? [message("walls-down-counted", { count: opened.length })] : []),
      ];
      const done = message(components > 1 ? "maze-mended-but-for-parts" : "maze-mended", { ...where, changes: walls });
      const sentence = together(done, rooms, remark, paper);
      return { maze: mendedIdentity(state, job), findings, sentence };
    },
  );
}

/** The most walls of a maze that somebody else drew which are changed without a question. */
const MOST_UNASKED = 2;
/** The walls that the question names. */
const NAMED = 5;

/** Asks before many walls are changed that somebody else drew, or any among lines that are no walls. Throws Stopped. */
async function askAboutTheirs(
  dialogue: Dialogue,
  { state, area, maze, found }: MazeReading,
  { closed, opened }: Mending,
): Promise<void> {
  const count = closed.length + opened.length;
  if (found === undefined || (count <= MOST_UNASKED && found.grid === undefined)) return;
  const between = (walls: Uint32Array) => {
    const named = Array.from(walls.subarray(0, NAMED), (wall) =>
      [wall >> 1, maze.across(wall)].map((cell) => cellName(area, cell)).join("–"),
    ).join(", ");
    return { count: walls.length, walls: named, more: Math.max(0, walls.length - NAMED) };
  };
  const sentences = [
    ...(opened.length > 0 ? [message("mending-opens", between(opened))] : []),
    ...(closed.length > 0 ? [message("mending-closes", between(closed))] : []),
  ];
  const where = { maze: addressOf(area), sheet: state.name };
  const sentence = together(message("mend-theirs", where), ...sentences, message("mend-them"));
  await askFirst(dialogue, { sentence, yes: message("mend-button") });
}

async function findingsOf({ area, maze }: MazeReading, { closed, opened }: Mending): Promise<Finding[]> {
  const finding = (wall: number, id: "wall-put-up" | "wall-taken-down") => {
    const cells = [wall >> 1, maze.across(wall)] as const;
    const sentence = message(id, { one: cellName(area, cells[0]), other: cellName(area, cells[1]) });
    return { sentence, address: addressesOf(area, cells) };
  };
  const up = (number: number) => finding(closed[number]!, "wall-put-up");
  const down = (number: number) => finding(opened[number]!, "wall-taken-down");
  return [...(await firstOf(closed.length, up, area)), ...(await firstOf(opened.length, down, area))];
}

/** What the maze is known by when this act has changed it: a solution is gone. */
function mendedIdentity(state: MazeReading["state"], { stamp }: Job): MazeIdentity {
  const before = identityOf(state);
  return { ...before, maze: state.grid === undefined ? before.maze : stampName("maze", stamp), solution: "" };
}

/** Weight and colour of an existing wall, for new ones; one request. */
async function readLine(job: Job, { state, area, maze }: MazeReading): Promise<Layout> {
  const standing = maze.standing.findIndex((_, cell) => [0, 1].some((side) => isWall(maze, 2 * cell + side)));
  if (standing < 0) return defaultLayout;
  const side = isWall(maze, 2 * standing) ? RIGHT : 1;
  const line = await job.onSheet(state.id, (sheet) => edge(sheet, cellArea(area, standing), side).load("weight,color"));
  return { ...defaultLayout, wallWeight: weightOf(line.weight), wallColor: line.color || defaultLayout.wallColor };
}

function isWall(maze: MazeReading["maze"], wall: number): boolean {
  return maze.separates(wall) && !maze.isOpen(wall);
}

function weightOf(weight: string): WallWeight {
  return weight === "Thin" || weight === "Medium" ? weight : "Thick";
}
