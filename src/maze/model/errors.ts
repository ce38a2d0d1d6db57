import { type Message, inShort, message } from "../../message";

/**
 * A size, mask, place or choice that no maze can be made of. The message says what to do, then what was wrong and what the value
 * was; of what only a program can get wrong, the latter alone.
 */
export class MazeError extends Error {
  override name = "MazeError";
  constructor(readonly sentence: Message) {
    super(inShort(sentence));
  }
}

/** Rows or columns that are not whole numbers of at least 1, or that multiply to more cells than {@link MAX_CELLS}. */
export class SizeError extends MazeError {
  override name = "SizeError";
}

/** A mask of the wrong length, without a cell, or of a shape that the chosen algorithm cannot fill. */
export class MaskError extends MazeError {
  override name = "MaskError";
}

/** A random walk that would take far too long on the grid: Aldous-Broder, Wilson, and depth-first with 100 percent of loops. */
export class WalkError extends MazeError {
  override name = "WalkError";
}

/** A generator or solver that is not in the list. */
export class UnknownAlgorithmError extends MazeError {
  override name = "UnknownAlgorithmError";
}

/** A loop percent that is no whole number from 0 to 100, or a block permille that is none from 0 to 1000. */
export class ImperfectionError extends MazeError {
  override name = "ImperfectionError";
}

/** An entrance or exit outside the maze, on a masked cell, or missing. */
export class EndsError extends MazeError {
  override name = "EndsError";
}

/** Costs of the wrong number, or one that is negative or no number. */
export class CostsError extends MazeError {
  override name = "CostsError";
}

/** A share code that is damaged, too long, or of a version that this engine does not know. */
export class CodeError extends MazeError {
  override name = "CodeError";
}

/** Items that a content maze cannot have: more than its way has cells, or all alike. */
export class ContentError extends MazeError {
  override name = "ContentError";
}

/** A text that is no maze, and where: line and column count from 1. `fault` ends the sentence. */
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

/** Every class of error here by its name, which a minifier changes in the class itself. */
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
