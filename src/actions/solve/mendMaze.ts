import { message, together } from "../../message";
import { engine } from "../../engine";
import { type Mending, RIGHT } from "../../maze/model";
import { findStandingSolution, hasSolution, solutionArea, solutionTaken } from "../../worksheet/solution";
import {
  type Layout,
  type WallWeight,
  cellArea,
  cellName,
  edge,
  readCells,
  wallPieces,
  whiteOf,
} from "../../worksheet/cells";
import { type Changes, between, painted } from "../../worksheet/changes";
import { type Job, addressOf, freshSeed, sameArea } from "../../worksheet/excel";
import { type MazeReading, editedBetween } from "../../worksheet/walls";
import { type MazeIdentity, identityOf, stampBetween, stampName } from "../../worksheet/identity";
import {
  type ActionOutcome,
  type Dialogue,
  type Finding,
  actFor,
  addressesOf,
  defaultLayout,
  endTrail,
  firstOf,
  mazeInFront,
  paperRemark,
} from "../desk";

/** The outcome of {@link mendMaze}. */
export interface MendOutcome extends ActionOutcome {
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
      const { state, area, maze, remark } = reading;
      const where = { maze: addressOf(area), sheet: state.name };
      const used = seed === "" ? freshSeed() : seed;
      const mended = await engine.run("mend", { maze, seed: used }, dialogue.signal);
      const asked = { maze: mended.maze, ends: undefined, most: 0 };
      const { isPerfect } = await engine.run("checkMaze", asked, dialogue.signal);
      if (mended.closed.length + mended.opened.length === 0) {
        const stays = message(isPerfect ? "perfect-already" : "parts-beyond-mending", where);
        return { maze: identityOf(state), findings: [], sentence: together(stays, remark) };
      }
      const layout = await readLine(job, reading);
      await takeOldSolution(job, changes, reading);
      const differences = [
        editedBetween(state, [...mended.closed, ...mended.opened]),
        ...stampBetween(state, job.stamp),
        between(maze.standing, mended.maze.standing, (from, to) =>
          wallPieces({ sheet: state.id, area }, from, to, layout),
        ),
      ];
      const ifStuck = message("mended-in-part", where);
      const inexact = mended.opened.length === 0 ? undefined : message("mending-inexact", where);
      await changes.make(job, painted(differences, { ifStuck, inexact }));

      const paper = await paperRemark(job, changes, state);
      const findings = await findingsOf(reading, mended);
      const { closed, opened } = mended;
      const walls = [
        ...(closed.length > 0 ? [message("walls-up-counted", { count: closed.length })] : []),
        ...(opened.length > 0 ? [message("walls-down-counted", { count: opened.length })] : []),
      ];
      const done = message(isPerfect ? "maze-mended" : "maze-mended-but-for-parts", { ...where, changes: walls });
      const sentence = together(done, message("mending-seed", { seed: used }), remark, paper);
      return { maze: mendedIdentity(state, job), findings, sentence };
    },
  );
}

async function findingsOf({ area, maze }: MazeReading, { closed, opened }: Mending): Promise<Finding[]> {
  const finding = (wall: number, id: "wall-put-up" | "wall-taken-down") => {
    const cells = [wall >> 1, maze.across(wall)] as const;
    const sentence = message(id, { one: cellName(area, cells[0]), other: cellName(area, cells[1]) });
    return { sentence, address: addressesOf(area, cells) };
  };
  const up = (number: number) => finding(closed[number]!, "wall-put-up");
  const down = (number: number) => finding(opened[number]!, "wall-taken-down");
  return [...(await firstOf(closed.length, up, moreUp, area)), ...(await firstOf(opened.length, down, moreDown, area))];
}

const moreUp = (count: number) => message("more-walls-put-up", { count });
const moreDown = (count: number) => message("more-walls-taken-down", { count });

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

async function takeOldSolution(job: Job, changes: Changes, { state, area, isNamed }: MazeReading): Promise<void> {
  if (!hasSolution(state) || !sameArea(solutionArea(state), area)) return;
  await endTrail(job, changes, state);
  const cells = await readCells(job, state.id, area, whiteOf(isNamed));
  const standing = await findStandingSolution(state, area, cells);
  const ifStuck = message("solution-cleared-in-part", { sheet: state.name });
  await changes.make(job, painted(solutionTaken(standing), { ifStuck }));
}
