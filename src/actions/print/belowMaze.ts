import { message } from "../../message";
import type { Dialogue } from "../desk";

/** What stands below a maze on paper. */
export interface BelowMaze {
  readonly stars: boolean;
  readonly difficulty: boolean;
  /** The share code: whoever types it into Lavirint sees the maze, and can solve it. */
  readonly code: boolean;
}

/** What is printed there by default: no code, because the page is for the person who is to find the way. */
export const usualBelow: BelowMaze = { stars: true, difficulty: true, code: false };

/** "★★★☆☆ Difficulty 54/100", one of the two, or "". */
export function ratingText(
  { stars, points }: { readonly stars: string; readonly points: number },
  below: Omit<BelowMaze, "code">,
  say: Dialogue["say"],
): string {
  if (!below.difficulty) return below.stars ? stars : "";
  return say(below.stars ? message("maze-rating", { stars, points }) : message("maze-difficulty", { points }));
}
