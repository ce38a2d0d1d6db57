import { engine } from "../../engine";
import { type Mending, RIGHT, counted } from "../../maze/model";
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
import { checkUnprotected } from "../../worksheet/sheet";
import {
  type ActionOutcome,
  type Dialogue,
  type Finding,
  actFor,
  addressesOf,
  defaultLayout,
  firstOf,
  mazeInFront,
  paperRemark,
} from "../desk";

export interface MendOutcome extends ActionOutcome {
  /** The maze of the findings; undefined where the person stopped it. */
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
  return actFor<MendOutcome>("Mend", dialogue, { maze: undefined, findings: [] }, async (job, changes) => {
    const reading = await mazeInFront(job, dialogue, ({ state }) => checkUnprotected(state));
    const { state, area, maze, remark } = reading;
    const where = `${addressOf(area)} on ${state.name}`;
    const place = `The maze ${where}`;
    const used = seed === "" ? freshSeed() : seed;
    const mended = await engine.run("mend", { maze, seed: used }, dialogue.signal);
    if (mended.closed.length + mended.opened.length === 0) {
      const found = await engine.run("checkMaze", { maze, ends: undefined, most: 0 }, dialogue.signal);
      const sentence = found.isPerfect
        ? `${place} is perfect already. Nothing was changed.`
        : `${place} has parts that no wall divides, because cells between them are out of the maze; apart from that it is perfect. Nothing was changed.`;
      return { maze: identityOf(state), findings: [], sentence: sentence + remark };
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
    const ifStuck = `${place} is mended in part only. Press Mend again.`;
    const inexact =
      mended.opened.length === 0
        ? undefined
        : `Walls that were taken down in ${where} are drawn again, all with one line.`;
    await changes.make(job, painted(differences, { ifStuck, inexact }));

    const paper = await paperRemark(job, changes, state);
    const findings = await findingsOf(reading, mended);
    const done = [
      ...(mended.closed.length > 0 ? [`${counted(mended.closed.length, "wall was", "walls were")} put up`] : []),
      ...(mended.opened.length > 0 ? [`${counted(mended.opened.length, "wall was", "walls were")} taken down`] : []),
    ].join(" and ");
    return {
      maze: mendedIdentity(state, job),
      findings,
      sentence: `${place} is perfect now: ${done}. The seed of this choice is ${used}.${remark}${paper}`,
    };
  });
}

async function findingsOf({ area, maze }: MazeReading, { closed, opened }: Mending): Promise<Finding[]> {
  const wallsOf = (walls: Uint32Array, what: string) => {
    const finding = (number: number) => {
      const cells = [walls[number]! >> 1, maze.across(walls[number]!)] as const;
      const sentence = `The wall between ${cellName(area, cells[0])} and ${cellName(area, cells[1])} was ${what}.`;
      return { sentence, address: addressesOf(area, cells) };
    };
    return firstOf(walls.length, finding, `walls that were ${what}`, area);
  };
  return [...(await wallsOf(closed, "put up")), ...(await wallsOf(opened, "taken down"))];
}

/** The maze's identity after this action has changed it: its solution is gone. */
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
  const cells = await readCells(job, state.id, area, whiteOf(isNamed));
  const standing = await findStandingSolution(state, area, cells);
  const ifStuck = `The solution on ${state.name} is cleared in part only. Press Clear solution.`;
  await changes.make(job, painted(solutionTaken(standing), { ifStuck }));
}
