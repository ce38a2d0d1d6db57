import { type Checked, engine } from "../../engine";
import { type Ends, counted, grouped } from "../../maze/model";
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

export interface CheckOutcome extends ActionOutcome {
  /** The maze of the findings; undefined where the person stopped it. */
  readonly maze: MazeIdentity | undefined;
  readonly findings: readonly Finding[];
}

const sides = ["right", "bottom", "left", "top"] as const;

/**
 * Reads the maze from its borders and says whether it is perfect; if not, lists its loops, the parts that are cut off, cells that
 * are out of it and gaps in its frame. Changes nothing. Throws ActionFailure.
 */
export function check(dialogue: Dialogue): Promise<CheckOutcome> {
  return actFor<CheckOutcome>("Check", dialogue, { maze: undefined, findings: [] }, async (job) => {
    const reading = await mazeInFront(job, dialogue);
    const ends = endsIfMarked(reading);
    const found = await engine.run("checkMaze", { maze: reading.maze, ends, most: MOST_FINDINGS }, dialogue.signal);
    const findings = await findingsIn(reading, found);
    const sentence = `${verdict(reading, found)} ${solutions(reading, ends, found)}${reading.remark}`;
    return { maze: identityOf(reading.state), findings, sentence };
  });
}

function verdict({ state, area, maze }: MazeReading, { isPerfect, loops, parts }: Checked): string {
  const place = `The maze ${addressOf(area)} on ${state.name}`;
  const cells = counted(maze.countCells(), "cell");
  if (isPerfect) return `${place} is perfect: one path leads between any two of its ${cells}.`;
  const faults = [
    ...(loops > 0 ? [counted(loops, "loop")] : []),
    ...(parts > 1 ? [`${counted(parts - 1, "part")} cut off from the largest`] : []),
  ];
  return `${place} is not perfect: its ${cells} have ${faults.join(" and ")}.`;
}

async function findingsIn(reading: MazeReading, found: Checked): Promise<Finding[]> {
  const parts = await firstOf(found.parts - 1, partFinding(reading, found), "parts that are cut off", reading.area);
  const loops = await firstOf(found.loops, loopFinding(reading, found), "loops", reading.area);
  return [...parts, ...loops, ...outFindings(reading), ...(await gapFindings(reading))];
}

function partFinding({ area }: MazeReading, { cutOff }: Checked): (number: number) => Finding {
  return (number) => {
    const part = cutOff[number]!;
    const from = cellName(area, part[0]!);
    const what = part.length === 1 ? `The cell ${from} is` : `${counted(part.length, "cell")} from ${from} on are`;
    return { sentence: `${what} cut off.`, address: addressesOf(area, part) };
  };
}

function loopFinding({ area, maze }: MazeReading, { someLoops }: Checked): (number: number) => Finding {
  return (number) => {
    const { cells, wall } = someLoops[number]!;
    const between = `${cellName(area, wall >> 1)} and ${cellName(area, maze.across(wall))}`;
    return {
      sentence: `A loop of ${counted(cells.length, "cell")} closes between ${between}.`,
      address: addressesOf(area, cells),
    };
  };
}

function outFindings({ area, maze }: MazeReading): Finding[] {
  const out: number[] = [];
  for (let cell = 0; cell < maze.size; cell++) if (!maze.has(cell)) out.push(cell);
  if (out.length === 0) return [];
  const sentence = `${counted(out.length, "cell is", "cells are")} out of the maze.`;
  return [{ sentence, address: addressesOf(area, out) }];
}

function gapFindings({ area, gaps, state }: MazeReading): Promise<Finding[]> {
  const { entrance, exits } = findEnds(state.names, state.name, area);
  const marked = new Set([entrance, ...exits].map((end) => end?.cell));
  const unmarked = gaps.filter(({ cell }) => !marked.has(cell));
  const gapFinding = (number: number) => {
    const { cell, side } = unmarked[number]!;
    const name = cellName(area, cell);
    return { sentence: `The frame is open at ${name}, ${sides[side]}.`, address: name };
  };
  return firstOf(unmarked.length, gapFinding, "gaps in the frame", area);
}

/** The number of shortest solutions. */
function solutions({ area }: MazeReading, ends: Ends | undefined, { solutions: count }: Checked): string {
  if (ends === undefined || count === undefined) return "It has no entrance and exit to solve between.";
  const from = cellName(area, ends.entrance);
  if (count === 0) return `No way leads from the entrance ${from} to an exit.`;
  if (count === 1) return `One shortest solution leads from the entrance ${from} to the nearest exit.`;
  const most = count === Number.MAX_SAFE_INTEGER ? "At least " : "";
  return `${most}${grouped(count)} solutions are equally short from the entrance ${from}.`;
}
