import { message, type Message, together } from "../../message";
import { type MazeFaults, engine } from "../../engine";
import { type Ends, SIDES } from "../../maze/model";
import { cellName } from "../../worksheet/borders";
import { addressOf } from "../../worksheet/addresses";
import { type MazeReading, betweenCells } from "../../worksheet/walls";
import { identityOf } from "../../worksheet/identity";
import { type Dialogue, actFor } from "../core";
import { type Finding, MOST_FINDINGS, addressesOf, firstOf, mazeInFront, endsIfMarked } from "../maze";

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
  const partFinding = (number: number) => {
    const part = cutOff[number]!;
    const sentence = message("part-cut-off", { count: part.length, cell: nameOf(part[0]!) });
    return { sentence, address: addressesOf(area, part.map(placeOf)) };
  };
  const loopFinding = (number: number) => {
    const { cells, wall } = someLoops[number]!;
    const sides = { one: nameOf(wall >> 1), other: nameOf(maze.across(wall)) };
    const sentence = message("loop-closes", { count: cells.length, ...sides });
    return { sentence, address: addressesOf(area, cells.map(placeOf)) };
  };
  const out: number[] = [];
  // Cells that are walls are no cells that were taken out.
  if (reading.walls === "lines" && maze.mask !== undefined) {
    for (let cell = 0; cell < maze.size; cell++) if (!maze.has(cell)) out.push(placeOf(cell));
  }
  const outFinding = () => ({
    sentence: message("cells-out-of-maze", { count: out.length }),
    address: addressesOf(area, out),
  });
  // Gaps in a maze that Lavirint did not draw may be its ends.
  const marks = state.grid === undefined ? [] : [reading.entrance, ...reading.exits];
  const unmarked = gaps.filter(({ cell }) => !marks.includes(cell));
  const gapFinding = (number: number) => {
    const { cell, side } = unmarked[number]!;
    const name = cellName(area, cell);
    return { sentence: message("frame-is-open", { cell: name, side: SIDES[side] }), address: name };
  };
  return [
    ...(await firstOf(components - 1, partFinding, area)),
    ...(await firstOf(loops, loopFinding, area)),
    ...(out.length === 0 ? [] : [outFinding()]),
    ...(await firstOf(unmarked.length, gapFinding, area)),
  ];
}

function solutions({ area, placeOf }: Checked, ends: Ends | undefined, { solutions: count }: MazeFaults): Message {
  if (ends === undefined || count === undefined) return message("nothing-to-solve-between");
  const entrance = cellName(area, placeOf(ends.entrance));
  if (count === 0) return message("no-path-to-exit", { entrance });
  return message("shortest-solutions", { count, entrance });
}
