import { message, together, type Message } from "../../message";
import { type Area, addressOf, areaIn, cellsOf, intersection } from "../../worksheet/addresses";
import { Refusal } from "../../worksheet/excel";
import { cellName } from "../../worksheet/borders";
import { wallsOfCells } from "../../worksheet/lattice";
import type { Look } from "../../worksheet/looks";
import {
  type End,
  type EndChange,
  findEnds,
  gapsBeside,
  lookAtEnds,
  nextExitName,
  outerSide,
} from "../../worksheet/ends";
import { type MazeReading, betweenCells, readMaze } from "../../worksheet/walls";
import { ENTRANCE, exitName, savedMask } from "../../worksheet/shapeAndEnds";
import { type SheetState, cellsTyped, readSheet } from "../../worksheet/sheet";
import { type Act, type ActionOutcome, type Dialogue, act, lookAndAsk } from "../core";
import { endTrail, paperRemark, mazeInFront, refuseCells } from "../maze";
import { engine } from "../../engine";

/** A fill, the letter S, and on the frame the outer wall opened. The previous entrance, and a solution from there, are removed. */
export const setEntrance = endEdit("entrance");
/** A further exit: a fill, the letter E, and on the frame the outer wall opened. */
export const addExit = endEdit("exit");
/** Removes an entrance or exit, and restores what its mark covered. */
export const removeEnd = endEdit("none");

function endEdit(kind: EndKind) {
  return (dialogue: Dialogue, typed = "") => act(dialogue, (action) => editEnd(action, kind, typed));
}

type EndKind = "entrance" | "exit" | "none";

/** Makes the typed cell, or the selected one, an end of this kind, and no other. */
async function editEnd(action: Act, kind: EndKind, typed: string): Promise<Message> {
  const { state, area, cell, side, reading, where } = await readCell(action, typed);
  const { all, exits } = findEnds(state.names, state.name, area);
  const there = all.filter((end) => end.cell === cell);
  const isEntrance = there.some(({ name }) => name === ENTRANCE);
  const isExit = there.some(({ name }) => name !== ENTRANCE);
  if (kind === "entrance" ? isEntrance : kind === "exit" && isExit) return message("already-so");
  if (kind === "none" && there.length === 0) throw new Refusal(message("not-an-end", where));
  const take = all.filter((end) => there.includes(end) || (kind === "entrance" && end.name === ENTRANCE));
  const name = kind === "entrance" ? ENTRANCE : nextExitName(state.names);
  const put = kind === "none" ? [] : [{ name, cell, side }];
  const gaps = reading && gapsInFrame(reading, take, put);
  const remark = await changeEnds(action, { state, area, take, put, gaps });
  if (kind === "none") {
    return together(message("end-removed", { ...where, end: isEntrance ? "entrance" : "exit" }), remark);
  }
  const exitAdded = message("exit-added", { ...where, exits: exits.length + 1 });
  return together(kind === "entrance" ? message("entrance-set", where) : exitAdded, endsLost(all, take, put), remark);
}

/** Says which of the two a maze has lost with the ends that go, after others may have come: its entrance, or its last exit. */
export function endsLost(
  before: readonly Named[],
  gone: readonly Named[],
  come: readonly Named[] = [],
): Message | undefined {
  const after = [...before.filter((end) => !gone.includes(end)), ...come];
  const has = (ends: readonly Named[], end: "entrance" | "exit") =>
    ends.some(({ name }) => (name === ENTRANCE) === (end === "entrance"));
  const lost = (["entrance", "exit"] as const).filter((end) => has(before, end) && !has(after, end));
  return together(...lost.map((end) => message("end-lost", { end })));
}

type Named = Pick<End, "name">;

async function changeEnds(action: Act, wanted: EndChange): Promise<Message | undefined> {
  const { session, dialogue, changes } = action;
  await endTrail(action, wanted.state);
  const { change, state } = await lookAndAsk(dialogue, message("overwrite"), async (isAgain) => {
    const state = isAgain ? await readSheet(session, wanted.state.id) : wanted.state;
    return { ...(await lookAtEnds(session, { ...wanted, state })), state };
  });
  await changes.make(session, change);
  return paperRemark(action, state);
}

/** The walls of a frame of cells that are closed beside the ends that go, and opened beside those that come. */
function gapsInFrame(
  { area: { columns }, lattice, looks }: MazeReading,
  take: EndChange["take"],
  put: EndChange["put"],
): EndChange["gaps"] {
  if (lattice === undefined) return undefined;
  const { wall, floor } = wallsOfCells(looks!);
  const beside = (ends: typeof take | typeof put, look: Look) => {
    const cells = ends.flatMap(({ cell }) => lattice.cellAt(cell) ?? []);
    return gapsBeside(lattice.maze, cells).map(({ cell, side }) => {
      return { cell: lattice.placeOf(cell) + [1, columns, -1, -columns][side]!, look };
    });
  };
  return [...beside(take, wall), ...beside(put, floor)];
}

/**
 * The typed cell, or else the active one: in the sheet's grid; if there is no grid, in the selection if that is a block of several cells;
 * or by itself, and then no frame is known. With it comes the maze, read where its walls are cells. Throws {@link Refusal} for a cell
 * outside the maze or taken out of it, or a protected sheet.
 */
async function readCell({ session, dialogue, changes }: Act, typed: string) {
  const state = await readSheet(session);
  changes.declareWrites(state, { here: true });
  const wanted = typed.trim() === "" ? undefined : typedCell(typed, state);
  const isKnown = wanted !== undefined && state.grid !== undefined;
  const read = isKnown
    ? undefined
    : await session.request(({ workbook }) => ({
        active: workbook.getActiveCell().untrack().load("address"),
        selected: workbook.getSelectedRanges().untrack().load("address,areaCount"),
      }));
  const one = wanted ?? areaIn(read!.active.address)!;
  const block = read?.selected.areaCount === 1 ? areaIn(read.selected.address) : undefined;
  const area = state.grid ?? block ?? one;
  const where = { cell: addressOf(one), sheet: state.name };
  const cell = (one.row - area.row) * area.columns + one.column - area.column;
  const areWallCells = state.grid !== undefined && state.before.wallShare !== undefined;
  const reading = areWallCells ? await readMaze(session, { state, area }, dialogue.progress) : undefined;
  // A cell of the maze is neither a wall nor a passage between two.
  const room = reading?.lattice?.cellAt(cell);
  const isWall = reading !== undefined && (room === undefined || reading.lattice!.placeOf(room) !== cell);
  if (intersection(area, one) === undefined || isWall) {
    throw new Refusal(message("cell-outside-maze", { ...where, maze: addressOf(area) }));
  }
  const mask = state.grid === undefined ? undefined : savedMask(state.names, area);
  if (mask?.[cell] === 0) throw new Refusal(message("cell-out-of-maze", where));
  const isFramed = cellsOf(area) > 1 && reading === undefined;
  const side = isFramed ? outerSide({ rows: area.rows, columns: area.columns, mask }, cell) : undefined;
  return { state, area, cell, side, reading, where };
}

function typedCell(typed: string, { grid, name }: SheetState): Area {
  const [area, ...more] = cellsTyped(typed, grid) ?? [];
  if (area !== undefined && more.length === 0 && area.rows * area.columns === 1) return area;
  if (grid === undefined && /^[\d\s,;()]+$/.test(typed))
    throw new Refusal(message("addresses-needed", { sheet: name }));
  const cell = grid === undefined ? "B2" : cellName(grid, 0);
  throw new Refusal(message("field-holds-no-cell", { field: "cell", cell, text: typed.trim() }));
}

/** `onEdge`: of the longest path between two cells on the maze's edge. With loops, of a path that is about as long. */
export function endsOfLongestPath(onEdge: boolean, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async (action) => {
    const { changes } = action;
    const reading = await mazeInFront(action, ({ state }) => changes.declareWrites(state, { here: true }));
    if (reading.state.grid === undefined) refuseCells(reading);
    const { state, area, remark } = reading;
    const { maze, placeOf } = betweenCells(reading);
    const longest = await engine.run("longestPath", { maze, onEdge }, dialogue.signal);
    if (longest === undefined || longest.from === longest.to) {
      throw new Refusal(message("no-longest-path", { maze: addressOf(area), sheet: state.name }));
    }
    const { length, isLongest } = longest;
    const take = findEnds(state.names, state.name, area).all;
    const put = [longest.from, longest.to].map((cell, i) => ({
      name: i === 0 ? ENTRANCE : exitName(1),
      cell: placeOf(cell),
      side: reading.lattice === undefined ? outerSide(maze, cell) : undefined,
    }));
    const paper = await changeEnds(action, { state, area, take, put, gaps: gapsInFrame(reading, take, put) });
    const [entrance, exit] = put.map(({ cell }) => cellName(area, cell));
    const ends = message("ends-of-longest-path", {
      entrance: entrance!,
      exit: exit!,
      sheet: state.name,
      between: onEdge ? "edges" : "cells",
      surely: isLongest ? "yes" : "no",
      cells: length,
    });
    return together(ends, remark, paper);
  });
}
