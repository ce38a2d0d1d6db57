import { decode, mazeOf } from "../../maze/code";
import { type Grid, MazeError, cornerEnds } from "../../maze/model";
import { rate } from "../../maze/measures";

/** A maze as far as its times depend on it. */
interface RatedMaze extends Pick<Grid, "columns" | "rows"> {
  /** The score of rating.ts, whole, as it is shown. */
  readonly rating: number;
}

/** The mazes of these share codes, between their own ends or from corner to corner; undefined for a code without a maze or a path. */
export function rateCodes(codes: readonly string[]): (RatedMaze | undefined)[] {
  return codes.map((code) => {
    try {
      const { ends, ...recipe } = decode(code);
      const rating = rate(mazeOf(recipe), ends ?? cornerEnds(recipe));
      return rating && { columns: recipe.columns, rows: recipe.rows, rating: Math.round(rating.score) };
    } catch (error) {
      if (error instanceof MazeError) return undefined;
      throw error;
    }
  });
}
