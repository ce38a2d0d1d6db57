import { type Message, message, together } from "../../../message";
import { heightPerWidth } from "../../../worksheet/cells";
import { addressOf } from "../../../worksheet/excel";
import { cellsResized, lookAtCells } from "../../../worksheet/grid";
import { cellsToFillPage } from "../../../worksheet/paper";
import { type ActionOutcome, type Dialogue, act, lookAndAsk } from "../../desk";
import { type MazeToPrint, mazeToPrint, pageOfMaze } from "./pageOfMaze";
import { plainPage, type PrintChoice } from "../printChoice";

/**
 * Makes the maze in front as large as one page of the paper takes, and sets its sheet up to print it as *Prepare page* does. Its cells
 * keep their proportion and what they hold; where they fill the page already, or are too large for it, they stay as they are. Asks
 * before columns or rows change in which a person's own cells stand. Six requests up to 10,000 cells, seven if letters differ in size.
 * Throws ActionFailure; then cells and set-up are as they were.
 */
export function fitToPage(dialogue: Dialogue, choice: PrintChoice = plainPage): Promise<ActionOutcome> {
  return act(message("fit-to-page-button"), dialogue, async (job, changes) => {
    const seen = await lookAndAsk(dialogue, message("change-sizes"), async () => {
      const maze = await mazeToPrint({ job, changes }, choice);
      const { state, grid, printed, orientation } = maze;
      const cells = await lookAtCells(job, state, grid, printed);
      const [width, height] = [sum(cells.widths), sum(cells.heights)];
      const tall = heightPerWidth(state.before);
      const size = { ...grid, width, height, below: cells.below, tall };
      const wanted = cellsToFillPage(choice.paper, orientation, size);
      return { maze, cells, wanted, question: wanted && question(maze, cells.beside) };
    });
    const { maze, cells, wanted } = seen;
    const { state, grid: area } = maze;
    if (wanted !== undefined) {
      const resized = await cellsResized(job, { state, area, sizes: cells, font: cells.font }, wanted);
      await changes.make(job, resized);
    }
    const { missing, remark } = await pageOfMaze({ job, dialogue, changes }, maze, choice);
    const where = { area: addressOf(area), sheet: state.name };
    if (missing.length > 0) return together(message("page-partly-set-up", { ...where, missing }), remark);
    const orientation = maze.orientation === "Landscape" ? "landscape" : "portrait";
    const page = { ...where, paper: choice.paper, orientation } as const;
    const { cellSize = 0, cellHeight } = wanted ?? {};
    const cell =
      cellHeight === undefined
        ? ({ cells: "square", cellSize, cellHeight: cellSize } as const)
        : ({ cells: "oblong", cellSize, cellHeight } as const);
    return together(
      wanted === undefined ? message("page-fitted-as-is", page) : message("page-fitted", { ...page, ...cell }),
      message("press-to-print"),
      remark,
    );
  });
}

/** The question before sizes change in which a person's own cells stand. */
function question({ state, grid }: MazeToPrint, beside: readonly string[]): Message | undefined {
  if (beside.length === 0) return undefined;
  const address = addressOf(grid);
  const [letters, digits] = [address.replace(/\d/g, ""), address.replace(/[A-Z]/g, "")];
  return message("fit-changes-sizes", { sheet: state.name, columns: letters, rows: digits, cells: beside });
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
