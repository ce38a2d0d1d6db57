import { message } from "../../message";
import type { MazeSheetTexts } from "../../worksheet/grid";
import type { Dialogue } from "./dialogue";

/** What a sheet for a maze is called, and what stands above its size cells. */
export function mazeSheetTexts(say: Dialogue["say"]): MazeSheetTexts {
  return {
    sheetName: say(message("maze-sheet")),
    labels: { columns: say(message("label-of-columns")), rows: say(message("label-of-rows")) },
  };
}
