import { type Look, filledMark, removedMark } from "./looks";

/** How the cells of a grid look that are out of its maze. */
export type Outside = "blank" | "hatched" | "filled";

/**
 * What they are filled with, and whether the grid keeps the frame of its rectangle beside them; without it, the frame follows the
 * shape of the maze. Hatched is what mazes have that remember nothing of this.
 */
export function outsideLook(outside: Outside | undefined): { readonly look: Look; readonly isFramed: boolean } {
  // White hides the gridlines of a sheet that shows them.
  if (outside === "blank") return { look: "FFFFFF", isFramed: false };
  return { look: outside === "filled" ? filledMark : removedMark, isFramed: true };
}
