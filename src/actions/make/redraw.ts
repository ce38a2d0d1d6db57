import { lookOfCell } from "../../worksheet/cells";
import { betweenCells } from "../../worksheet/walls";
import { type ActionOutcome, type Dialogue, type Layout, act } from "../core";
import { endsIfMarked, mazeInFront } from "../maze";
import { drawOnNewSheet } from "./ready";

/** Draws the maze in front on a new sheet in the chosen look, with its ends and the fills of its cells. */
export function redrawMaze(layout: Layout, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async (action) => {
    const reading = betweenCells(await mazeInFront(action));
    const { maze, looks: found, placeOf } = reading;
    const ends = endsIfMarked(reading);
    const isEnd = new Set([ends?.entrance, ...(ends?.exits ?? [])]);
    const lookOf = (cell: number) =>
      found === undefined || isEnd.has(cell) || !maze.has(cell) ? "" : lookOfCell(found, placeOf(cell));
    const looks = Array.from(maze.standing, (_, cell) => lookOf(cell) || undefined);
    return (await drawOnNewSheet(action, { maze, ends }, layout, looks)).sentence;
  });
}
