import type { Maze } from "../../maze/model";
import type { SheetOfMazes } from "../../files";
import { type Layout, mazeInFile } from "../cells";
import type { Area } from "../excel";

/**
 * A sheet for a file with the walls and looks that a maze has once it is drawn, except its ends. It has no contents and no sizes: widths
 * and heights may get lost on the way, and setting them takes two calls.
 */
export function sheetOfMaze(name: string, place: Area, maze: Maze, layout: Layout): SheetOfMazes {
  return { name, mazes: [mazeInFile(place, maze, layout)], cells: [], columnWidths: [], rowHeights: [] };
}
