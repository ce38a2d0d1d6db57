import type { Maze } from "../../maze/model";
import type { FileFill, FileLook, SheetOfMazes } from "../../files";
import { type Layout, type Look, removedMark } from "../cells";
import type { Area } from "../excel";

/**
 * A sheet for a file with the walls and looks that a maze has once it is drawn, except its ends. It has no contents and no sizes: widths
 * and heights may get lost on the way, and setting them takes two calls.
 */
export function sheetOfMaze(
  name: string,
  { row, column }: Pick<Area, "row" | "column">,
  maze: Maze,
  { fill, fontSize, wallWeight, wallColor }: Layout,
): SheetOfMazes {
  const weight = wallWeight.toLowerCase() as Lowercase<typeof wallWeight>;
  const lookOf = (each: Look): FileLook => ({
    fill: fillOf(each),
    font: { size: fontSize },
    horizontal: "center",
    vertical: "center",
    shrinksToFit: true,
  });
  const look = {
    wall: { weight, color: withoutHash(wallColor) },
    looks: [withoutHash(fill), removedMark].map(lookOf),
    lookOf: maze.mask?.map((isIn) => 1 - isIn),
  };
  return { name, mazes: [{ row, column, maze, look, gaps: [] }], cells: [], columnWidths: [], rowHeights: [] };
}

function fillOf(look: Look): FileFill {
  const [color, pattern, patternColor] = look.split(",");
  return { color: color!, pattern: pattern as FileFill["pattern"], patternColor };
}

const withoutHash = (color: string) => color.replace("#", "");
