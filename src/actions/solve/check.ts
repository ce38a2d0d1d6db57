import { Check } from "../../maze/measures/check";
import { counted, grouped } from "../../maze/counted";
import type { Ends } from "../../maze/ends";
import { countShortestSolutionsInSlices } from "../../maze/measures/statistics";
import type { Slices } from "../../maze/slices";
import { cellName } from "../../worksheet/cells/borders";
import { addressOf } from "../../worksheet/excel/addresses";
import { Refusal } from "../../worksheet/excel/refusal";
import { inTurns } from "../../worksheet/excel/turns";
import type { MazeReading } from "../../worksheet/grid/readMaze";
import { identityOf, type MazeIdentity } from "../../worksheet/sheet/mazeIdentity";
import { findEnds } from "../../worksheet/sheet/ends";
import type { Dialogue } from "../desk/dialogue";
import { addressesOf, type Finding, firstOf } from "../desk/findings";
import { mazeInFront } from "../desk/mazeInFront";
import { actFor, type ActionOutcome } from "../desk/work";
import { markedEnds } from "./route";

export interface CheckOutcome extends ActionOutcome {
  /** What the findings are of; nothing where the person stopped it. */
  readonly maze: MazeIdentity | undefined;
  readonly findings: readonly Finding[];
}

const sides = ["right", "bottom", "left", "top"] as const;

/**
 * Reads the maze from its borders and says whether it is perfect; if not, its loops, the parts that are cut off, cells that
 * are out of it and gaps in its frame, as a list. Changes nothing. Throws ActionFailure.
 */
export function check(dialogue: Dialogue): Promise<CheckOutcome> {
  return actFor<CheckOutcome>("Check", dialogue, { maze: undefined, findings: [] }, async (job) => {
    const reading = await mazeInFront(job, dialogue);
    const found = await inTurns(Check.inSlices(reading.maze), dialogue.signal);
    const findings = await inTurns(findingsIn(reading, found), dialogue.signal);
    const sentence = `${verdict(reading, found)} ${await solutions(reading, dialogue.signal)}${reading.remark}`;
    return { maze: identityOf(reading.state), findings, sentence };
  });
}

function verdict({ state, area, maze }: MazeReading, { isPerfect, loops, parts }: Check): string {
  const place = `The maze ${addressOf(area)} on ${state.name}`;
  const cells = counted(maze.countCells(), "cell");
  if (isPerfect) return `${place} is perfect: one path leads between any two of its ${cells}.`;
  const faults = [
    ...(loops > 0 ? [counted(loops, "loop")] : []),
    ...(parts > 1 ? [`${counted(parts - 1, "part")} cut off from the largest`] : []),
  ];
  return `${place} is not perfect: its ${cells} have ${faults.join(" and ")}.`;
}

function* findingsIn(reading: MazeReading, found: Check): Slices<Finding[]> {
  const parts = yield* partFindings(reading, found);
  const loops = yield* loopFindings(reading, found);
  return [...parts, ...loops, ...(yield* otherFindings(reading))];
}

function partFindings({ area }: MazeReading, found: Check): Slices<Finding[]> {
  let largest = 0;
  for (let part = 1; part < found.parts; part++) if (found.partSize(part) > found.partSize(largest)) largest = part;
  return firstOf(
    found.parts - 1,
    (number) => {
      const part = found.part(number < largest ? number : number + 1);
      const from = cellName(area, part[0]!);
      const what = part.length === 1 ? `The cell ${from} is` : `${counted(part.length, "cell")} from ${from} on are`;
      return { sentence: `${what} cut off.`, address: addressesOf(area, part) };
    },
    "parts that are cut off",
    area,
  );
}

function loopFindings({ area, maze }: MazeReading, found: Check): Slices<Finding[]> {
  return firstOf(
    found.loops,
    (loop) => {
      const cells = found.loop(loop);
      const wall = found.loopWalls[loop]!;
      const between = `${cellName(area, wall >> 1)} and ${cellName(area, maze.across(wall))}`;
      return {
        sentence: `A loop of ${counted(cells.length, "cell")} closes between ${between}.`,
        address: addressesOf(area, cells),
      };
    },
    "loops",
    area,
  );
}

function* otherFindings(reading: MazeReading): Slices<Finding[]> {
  const { area, maze, gaps, state } = reading;
  const findings: Finding[] = [];
  const out: number[] = [];
  for (let cell = 0; cell < maze.size; cell++) if (!maze.has(cell)) out.push(cell);
  yield;
  if (out.length > 0) {
    const sentence = `${counted(out.length, "cell is", "cells are")} out of the maze.`;
    findings.push({ sentence, address: addressesOf(area, out) });
  }
  const { entrance, exits } = findEnds(state.names, state.name, area);
  const marked = new Set([entrance, ...exits].map((end) => end?.cell));
  const unmarked = gaps.filter(({ cell }) => !marked.has(cell));
  const gapFinding = (number: number) => {
    const { cell, side } = unmarked[number]!;
    const name = cellName(area, cell);
    return { sentence: `The frame is open at ${name}, ${sides[side]}.`, address: name };
  };
  return [...findings, ...(yield* firstOf(unmarked.length, gapFinding, "gaps in the frame", area))];
}

/** How many shortest solutions there are, between the ends or gaps; where there are none, nothing to solve between. */
async function solutions(reading: MazeReading, signal: AbortSignal): Promise<string> {
  let ends: Ends;
  try {
    ends = markedEnds(reading);
  } catch (error) {
    if (error instanceof Refusal) return "It has no entrance and exit to solve between.";
    throw error;
  }
  const count = await inTurns(countShortestSolutionsInSlices(reading.maze, ends), signal);
  const from = cellName(reading.area, ends.entrance);
  if (count === 0) return `No way leads from the entrance ${from} to an exit.`;
  if (count === 1) return `One shortest solution leads from the entrance ${from} to the nearest exit.`;
  const most = count === Number.MAX_SAFE_INTEGER ? "At least " : "";
  return `${most}${grouped(count)} solutions are equally short from the entrance ${from}.`;
}
