import { type Message, inShort, message } from "../../message";

/**
 * A size, mask, place or choice that no maze can be made from. The message says what to do, then what was wrong and what the value
 * was. For a fault that only a program can make, it says only what was wrong.
 */
export class MazeError extends Error {
  override name = "MazeError";
  constructor(readonly sentence: Message) {
    super(inShort(sentence));
  }
}

/** Rows or columns that are not whole numbers of at least 1, or whose product exceeds {@link MAX_CELLS}. */
export class SizeError extends MazeError {
  override name = "SizeError";
}

/** A mask of the wrong length, without a single cell, or of a shape that the chosen algorithm cannot fill. */
export class MaskError extends MazeError {
  override name = "MaskError";
}

/** A random walk that would take far too long on the grid: Aldous-Broder, Wilson, or depth-first with 100 percent of loops. */
export class WalkError extends MazeError {
  override name = "WalkError";
}

/** A generator or solver that does not exist. */
export class UnknownAlgorithmError extends MazeError {
  override name = "UnknownAlgorithmError";
}

/** A loop percent that is not a whole number from 0 to 100, or a block permille that is not one from 0 to 1000. */
export class ImperfectionError extends MazeError {
  override name = "ImperfectionError";
}

/** An entrance or exit outside the maze, on a masked cell, or missing. */
export class EndsError extends MazeError {
  override name = "EndsError";
}

/** The wrong number of costs, or a cost that is negative or not a number. */
export class CostsError extends MazeError {
  override name = "CostsError";
}

/** A share code that is damaged, too long, or of a version that this engine does not know. */
export class CodeError extends MazeError {
  override name = "CodeError";
}

/** Items that cannot fill a maze: more than its path has cells, or all alike. */
export class ContentError extends MazeError {
  override name = "ContentError";
}

/** A text that is not a maze, and the place of the fault: line and column, from 1. `fault` ends the sentence. */
export class TextError extends MazeError {
  override name = "TextError";
  constructor(
    readonly line: number,
    readonly column: number,
    fault: Message,
  ) {
    super(message("text-fault", { line, column, fault }));
  }
}

/** All error classes here by name, because a minifier changes the name in the class itself. */
export const mazeErrors = {
  MazeError,
  SizeError,
  MaskError,
  WalkError,
  UnknownAlgorithmError,
  ImperfectionError,
  EndsError,
  CostsError,
  CodeError,
  ContentError,
  TextError,
} as const;
