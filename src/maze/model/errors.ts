import { type Message, inShort, message } from "../../message";

/**
 * What is wrong: rows, columns or a number of cells; a mask, or a shape that the algorithm cannot fill; what would take far too long;
 * an algorithm, a number or a place that does not exist; entrance or exits; a share code; items or questions; a text that is no maze;
 * or nothing, but there is no path.
 */
type MazeErrorKind = "size" | "mask" | "time" | "choice" | "ends" | "code" | "content" | "text" | "path";

/**
 * Something that no maze can be made from. The sentence says what to do, then what was wrong and what the value was. For a fault that
 * only a program can make, it says only what was wrong.
 */
export class MazeError extends Error {
  override name = "MazeError";
  constructor(
    readonly kind: MazeErrorKind,
    readonly sentence: Message,
  ) {
    super(inShort(sentence));
  }
}

/** A text that is not a maze, with the place of the fault: line and column, from 1. `fault` ends the sentence. */
export function textFault(line: number, column: number, fault: Message): MazeError {
  return new MazeError("text", message("text-fault", { line, column, fault }));
}
