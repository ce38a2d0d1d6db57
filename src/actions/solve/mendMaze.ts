import { Check } from "../../maze/measures/check";
import { counted } from "../../maze/counted";
import { RIGHT } from "../../maze/maze";
import { type Mending, mendInSlices } from "../../maze/mend";
import { Random } from "../../maze/random";
import { atOnce, type Slices } from "../../maze/slices";
import {
  findStandingSolution,
  hasSolution,
  putSolutionBack,
  solutionArea,
  takeSolution,
} from "../../worksheet/beside/solution";
import { cellArea, cellName, edge } from "../../worksheet/cells/borders";
import { readCells } from "../../worksheet/cells/fills";
import type { Layout, WallWeight } from "../../worksheet/cells/layout";
import { paintPieces, type Piece, wallPieces } from "../../worksheet/cells/pieces";
import { addressOf, sameArea } from "../../worksheet/excel/addresses";
import type { Job } from "../../worksheet/excel/job";
import { inTurns, nextTask } from "../../worksheet/excel/turns";
import { whiteOf } from "../../worksheet/grid/endChanges";
import type { MazeReading } from "../../worksheet/grid/readMaze";
import { editedPiece, keptBackPiece } from "../../worksheet/sheet/keptWalls";
import { checkUnprotected } from "../../worksheet/sheet/sheetState";
import { identityOf, type MazeIdentity } from "../../worksheet/sheet/mazeIdentity";
import { stampBackPiece, stampName, stampPiece } from "../../worksheet/sheet/stamp";
import { defaultLayout } from "../desk/choices";
import type { Dialogue } from "../desk/dialogue";
import { addressesOf, type Finding, firstOf } from "../desk/findings";
import { mazeInFront } from "../desk/mazeInFront";
import { freshSeed } from "../../worksheet/excel/freshSeed";
import { paperRemark } from "../desk/paperRemark";
import { actFor, type ActionOutcome, type Ending } from "../desk/work";

export interface MendOutcome extends ActionOutcome {
  /** What the findings are of; nothing where the person stopped it. */
  readonly maze: MazeIdentity | undefined;
  /** The walls that were changed. */
  readonly findings: readonly Finding[];
}

/**
 * Makes the maze that stands in borders perfect: puts up the fewest walls that break every loop, takes down the fewest that
 * join all parts, random among equals. `seed` may be empty. A solution goes, because it may not hold any more.
 * Throws ActionFailure; then the walls are as they were.
 */
export function mendMaze(seed: string, dialogue: Dialogue): Promise<MendOutcome> {
  return actFor<MendOutcome>("Mend", dialogue, { maze: undefined, findings: [] }, async (job, ending) => {
    const reading = await mazeInFront(job, dialogue, ({ state }) => checkUnprotected(state));
    const { state, area, maze, remark } = reading;
    await nextTask();
    const place = `The maze ${addressOf(area)} on ${state.name}`;
    const used = seed === "" ? freshSeed() : seed;
    const mended = await inTurns(mendInSlices(maze, new Random(used)), dialogue.signal);
    const changes = mended.closed.length + mended.opened.length;
    if (changes === 0) {
      const sentence = (await inTurns(Check.inSlices(maze), dialogue.signal)).isPerfect
        ? `${place} is perfect already. Nothing was changed.`
        : `${place} has parts that no wall divides, because cells between them are out of the maze; apart from that it is perfect. Nothing was changed.`;
      return { maze: identityOf(state), findings: [], sentence: sentence + remark };
    }
    await nextTask();
    const layout = await readLine(job, reading);
    await takeOldSolution(job, ending, reading);
    const paint = async (to: Job, before: Uint8Array, after: Uint8Array, names: readonly Piece[]) => {
      await paintPieces(to, [...names, ...wallPieces(state.id, { ...maze, area }, before, after, layout)]);
    };
    ending.otherwise = `${place} is mended in part only. Press Mend again.`;
    ending.mendBy((mender) =>
      paint(mender, mended.maze.standing, maze.standing, [stampBackPiece(state, job.stamp), keptBackPiece(state)]),
    );
    const kept = editedPiece(state, [...mended.closed, ...mended.opened]);
    await paint(job, maze.standing, mended.maze.standing, [kept, stampPiece(state, job.stamp)]);

    const paper = await paperRemark(job, ending, state);
    const findings = atOnce(findingsOf(reading, mended));
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

function* findingsOf({ area, maze }: MazeReading, { closed, opened }: Mending): Slices<Finding[]> {
  const wallsOf = (walls: Uint32Array, what: string) => {
    const finding = (number: number) => {
      const cells = [walls[number]! >> 1, maze.across(walls[number]!)] as const;
      const sentence = `The wall between ${cellName(area, cells[0])} and ${cellName(area, cells[1])} was ${what}.`;
      return { sentence, address: addressesOf(area, cells) };
    };
    return firstOf(walls.length, finding, `walls that were ${what}`, area);
  };
  return [...(yield* wallsOf(closed, "put up")), ...(yield* wallsOf(opened, "taken down"))];
}

/** What the maze is known by when this act has changed it: a solution is gone. */
function mendedIdentity(state: MazeReading["state"], { stamp }: Job): MazeIdentity {
  const before = identityOf(state);
  return { ...before, maze: state.grid === undefined ? before.maze : stampName("maze", stamp), solution: "" };
}

/** Weight and colour of a wall that stands, for those that are put up; one request. */
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

async function takeOldSolution(job: Job, ending: Ending, { state, area, isNamed }: MazeReading): Promise<void> {
  if (!hasSolution(state) || !sameArea(solutionArea(state), area)) return;
  const cells = await readCells(job, state.id, area, whiteOf(isNamed));
  const standing = findStandingSolution(state, area, cells);
  const nothing = { kinds: new Uint8Array(cells.values.length), arrows: undefined };
  ending.otherwise = `The solution on ${state.name} is cleared in part only. Press Clear solution.`;
  ending.mendBy((mender) => paintPieces(mender, putSolutionBack(job.stamp, standing, nothing)));
  await paintPieces(job, takeSolution(standing));
}
