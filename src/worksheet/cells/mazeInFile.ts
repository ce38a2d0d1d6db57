import type { Maze } from "../../maze/model";
import type { FileFill, FileLook, MazeInFile } from "../../files";
import type { Area } from "../excel";
import type { Layout } from "./layout";
import { type Look, outsideLook } from "./looks";

/** A maze in a file with the walls and looks that it has once it is drawn, except its ends. */
export function mazeInFile(
  { row, column }: Pick<Area, "row" | "column">,
  maze: Maze,
  { fill, fontSize, wallWeight, wallColor, outside }: Layout,
): MazeInFile {
  const weight = wallWeight.toLowerCase() as Lowercase<typeof wallWeight>;
  const lookOf = (each: Look): FileLook => ({
    fill: fillOf(each),
    font: { size: fontSize },
    horizontal: "center",
    vertical: "center",
    shrinksToFit: true,
  });
  const { look: lookOutside, isFramed } = outsideLook(outside);
  const look = {
    followsShape: !isFramed,
    wall: { weight, color: withoutHash(wallColor) },
    looks: [withoutHash(fill), lookOutside].map(lookOf),
    lookOf: maze.mask?.map((isIn) => 1 - isIn),
  };
  return { row, column, maze, look, gaps: [] };
}

function fillOf(look: Look): FileFill {
  const [color, pattern, patternColor] = look.split(",");
  return { color: color!, pattern: pattern as FileFill["pattern"], patternColor };
}

const withoutHash = (color: string) => color.replace("#", "");
