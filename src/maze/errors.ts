/** A size, mask, place or choice that no maze can be made of. The message says what was wrong and what the value was. */
export class MazeError extends Error {
  override name = "MazeError";
}

/** Rows or columns that are not whole numbers of at least 1, or that multiply to more cells than {@link MAX_CELLS}. */
export class SizeError extends MazeError {
  override name = "SizeError";
}

/** A mask of the wrong length, without a cell, or of a shape that the chosen algorithm cannot fill. */
export class MaskError extends MazeError {
  override name = "MaskError";
}

/** A generator or solver that is not in the list. */
export class UnknownAlgorithmError extends MazeError {
  override name = "UnknownAlgorithmError";
}
