import { message, together } from "../../message";
import { addressOf } from "../../worksheet/excel";
import { type ActionOutcome, type Dialogue, act } from "../desk";
import { mazeToPrint, pageOfMaze } from "./page/pageOfMaze";
import { plainPage, type PrintChoice } from "./printChoice";

/**
 * Sets the sheet in front up to print its maze on one page, with a header and with the maze's difficulty and share code below it.
 * Four requests up to 10,000 cells. Throws ActionFailure; the set-up is then as it was.
 */
export function preparePage(dialogue: Dialogue, choice: PrintChoice = plainPage): Promise<ActionOutcome> {
  return act(message("prepare-page-button"), dialogue, async (job, changes) => {
    const maze = await mazeToPrint({ job, changes }, choice);
    const { missing, remark } = await pageOfMaze({ job, dialogue, changes }, maze, choice);
    const where = { area: addressOf(maze.grid), sheet: maze.state.name };
    if (missing.length > 0) return together(message("page-partly-set-up", { ...where, missing }), remark);
    const orientation = maze.orientation === "Landscape" ? "landscape" : "portrait";
    return together(message("page-set-up", { ...where, orientation }), message("press-to-print"), remark);
  });
}
