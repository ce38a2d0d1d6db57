import { message, type Message, together } from "../../message";
import { type Checked, engine } from "../../engine";
import type { Ends } from "../../maze/model";
import { cellName } from "../../worksheet/cells";
import { addressOf } from "../../worksheet/excel";
import type { MazeReading } from "../../worksheet/walls";
import { type MazeIdentity, identityOf } from "../../worksheet/identity";
import { findEnds } from "../../worksheet/ends";
import {
  type ActionOutcome,
  type Dialogue,
  type Finding,
  MOST_FINDINGS,
  actFor,
  addressesOf,
  firstOf,
  mazeInFront,
} from "../desk";
import { endsIfMarked } from "./route";

/** The outcome of {@link check}. */
export interface CheckOutcome extends ActionOutcome {
  /** The maze of the findings; undefined if the person stopped it. */
  readonly maze: MazeIdentity | undefined;
  readonly findings: readonly Finding[];
}

const sides = ["right", "bottom", "left", "top"] as const;

/**
 * Reads the maze from its borders and says whether it is perfect; if not, lists its loops, the parts that are cut off, cells that
 * are out of it and gaps in its frame. Changes nothing. Throws ActionFailure.
 */
export function check(dialogue: Dialogue): Promise<CheckOutcome> {
  return actFor<CheckOutcome>(message("check-button"), dialogue, { maze: undefined, findings: [] }, async (job) => {
    const reading = await mazeInFront(job, dialogue);
    const ends = endsIfMarked(reading);
    const found = await engine.run("checkMaze", { maze: reading.maze, ends, most: MOST_FINDINGS }, dialogue.signal);
    const findings = await findingsIn(reading, found);
    const sentence = together(verdict(reading, found), solutions(reading, ends, found), reading.remark);
    return { maze: identityOf(reading.state), findings, sentence };
  });
}

function verdict({ state, area, maze }: MazeReading, { isPerfect, loops, components }: Checked): Message {
  const where = { maze: addressOf(area), sheet: state.name, cells: maze.countCells() };
  if (isPerfect) return message("maze-is-perfect", where);
  const faults = [
    ...(loops > 0 ? [message("loops-counted", { count: loops })] : []),
    ...(components > 1 ? [message("parts-counted", { count: components - 1 })] : []),
  ];
  return message("maze-is-not-perfect", { ...where, faults });
}

const moreParts = (count: number) => message("more-parts-cut-off", { count });
const moreLoops = (count: number) => message("more-loops", { count });
const moreGaps = (count: number) => message("more-gaps-in-frame", { count });

async function findingsIn(reading: MazeReading, found: Checked): Promise<Finding[]> {
  const parts = await firstOf(found.components - 1, partFinding(reading, found), moreParts, reading.area);
  const loops = await firstOf(found.loops, loopFinding(reading, found), moreLoops, reading.area);
  return [...parts, ...loops, ...outFindings(reading), ...(await gapFindings(reading))];
}

function partFinding({ area }: MazeReading, { cutOff }: Checked): (number: number) => Finding {
  return (number) => {
    const part = cutOff[number]!;
    const sentence = message("part-cut-off", { count: part.length, cell: cellName(area, part[0]!) });
    return { sentence, address: addressesOf(area, part) };
  };
}

function loopFinding({ area, maze }: MazeReading, { someLoops }: Checked): (number: number) => Finding {
  return (number) => {
    const { cells, wall } = someLoops[number]!;
    const [one, other] = [cellName(area, wall >> 1), cellName(area, maze.across(wall))];
    const sentence = message("loop-closes", { count: cells.length, one, other });
    return { sentence, address: addressesOf(area, cells) };
  };
}

function outFindings({ area, maze }: MazeReading): Finding[] {
  const out: number[] = [];
  for (let cell = 0; cell < maze.size; cell++) if (!maze.has(cell)) out.push(cell);
  if (out.length === 0) return [];
  return [{ sentence: message("cells-out-of-maze", { count: out.length }), address: addressesOf(area, out) }];
}

function gapFindings({ area, gaps, state }: MazeReading): Promise<Finding[]> {
  const { entrance, exits } = findEnds(state.names, state.name, area);
  const marked = new Set([entrance, ...exits].map((end) => end?.cell));
  const unmarked = gaps.filter(({ cell }) => !marked.has(cell));
  const gapFinding = (number: number) => {
    const { cell, side } = unmarked[number]!;
    const name = cellName(area, cell);
    return { sentence: message("frame-is-open", { cell: name, side: sides[side] }), address: name };
  };
  return firstOf(unmarked.length, gapFinding, moreGaps, area);
}

/** How many shortest solutions there are. */
function solutions({ area }: MazeReading, ends: Ends | undefined, { solutions: count }: Checked): Message {
  if (ends === undefined || count === undefined) return message("nothing-to-solve-between");
  const entrance = cellName(area, ends.entrance);
  if (count === 0) return message("no-path-to-exit", { entrance });
  if (count === 1) return message("one-shortest-solution", { entrance });
  const isMost = count === Number.MAX_SAFE_INTEGER;
  return message(isMost ? "shortest-solutions-at-least" : "shortest-solutions", { count, entrance });
}
