import { type Ends, type Maze, Random } from "../../../src/maze/model";
import { UNVARIED, generators } from "../../../src/maze/generators/generators";
import {
  type ForeignText,
  characterBlocks,
  codes,
  dots,
  lineDrawing,
  literals,
  matrix,
  pick,
  surrounded,
  underscored,
} from "./foreignTexts";

const writers = { lineDrawing, underscored, characterBlocks, matrix, codes, dots, literals };
export type Writer = keyof typeof writers;
export const writerNames = Object.keys(writers) as Writer[];

/** A perfect maze of 3 x 3 to 10 x 12 cells of any generator, with ends in different rows. */
function anyPerfect(random: Random): { maze: Maze; ends: Ends } {
  const [rows, columns] = [3 + random.below(8), 3 + random.below(10)];
  const { maze } = pick(random, generators).make({ rows, columns }, new Random(`maze ${random.below(1e9)}`), UNVARIED);
  const [entrance, exit] = [random.below(columns), maze.size - 1 - random.below(columns)];
  return { maze, ends: { entrance, exits: [exit] } };
}

/** The text of a maze in a form that this seed chooses. */
export function foreignText(writer: Writer, seed: number): ForeignText {
  const random = new Random(`${writer} ${seed}`);
  const { maze, ends } = anyPerfect(random);
  const text = writers[writer](maze, ends, random);
  // What surrounds a line of a program is other code.
  if (writer === "literals") return text;
  return random.below(2) === 0 ? text : surrounded(text, random);
}
