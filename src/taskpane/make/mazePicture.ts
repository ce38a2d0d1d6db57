import { decodeWalls } from "../../maze/code";
import { BOTTOM, type Maze, RIGHT, cornerEnds } from "../../maze/model";
import { breadthFirst } from "../../maze/solvers";
import { drawing } from "../controls";

/** Rows and columns: enough to show the texture at the size of an icon. */
const SIDE = 10;

/** A generator's picture, with the path from corner to corner. Units are cells. */
export function mazePicture(picture: string): SVGSVGElement {
  const maze = decodeWalls(picture);
  const { path } = breadthFirst(maze, cornerEnds(maze));
  const way = [...(path ?? [])].map((cell) => `${(cell % SIDE) + 0.5} ${Math.floor(cell / SIDE) + 0.5}`);
  return drawing(
    `-0.5 -0.5 ${SIDE + 1} ${SIDE + 1}`,
    "picture",
    { d: `M${way.join("L")}`, looks: "picture-way" },
    { d: wallsOf(maze), looks: "picture-walls" },
  );
}

/** The closed walls, and the frame with a gap at either end of the path. */
function wallsOf(maze: Maze): string {
  const walls = [`M1 0H${SIDE}V${SIDE}`, `M${SIDE - 1} ${SIDE}H0V0`];
  for (let cell = 0; cell < maze.size; cell++) {
    const [x, y] = [cell % SIDE, Math.floor(cell / SIDE)];
    const isStanding = (wall: number) => maze.separates(wall) && !maze.isOpen(wall);
    if (isStanding(2 * cell + RIGHT)) walls.push(`M${x + 1} ${y}v1`);
    if (isStanding(2 * cell + BOTTOM)) walls.push(`M${x} ${y + 1}h1`);
  }
  return walls.join("");
}
