import { type Told, together } from "../../message";
import { type Job, Refusal, addressOf, cellsOf } from "../../worksheet/excel";
import { readMaze } from "../../worksheet/walls";
import { footerOf, headerOf, orientationOf, pageSetUp } from "../../worksheet/paper";
import { type SheetState, checkUnprotected, noMaze, readSheet } from "../../worksheet/sheet";
import { type ActionOutcome, type Dialogue, act } from "../desk";
import { endsIfMarked } from "../solve";
import { keepPaper } from "./keptPaper";
import { mazeWords, type MazeWords } from "./mazeWords";
import { labelOf, plainPage, type PrintChoice } from "./printChoice";

/** The most cells of a maze whose walls are read for the footer: nobody could follow a larger one on a page. */
const READ_CELLS = 40_000;

/**
 * Sets the sheet in front up to print its maze on one page, with a header and with the maze's difficulty and share code below it.
 * Four requests up to 10,000 cells. Throws ActionFailure; the set-up is then as it was.
 */
export function preparePage(dialogue: Dialogue, choice: PrintChoice = plainPage): Promise<ActionOutcome> {
  return act("Prepare page", dialogue, async (job, changes) => {
    const state = await readSheet(job);
    const { grid } = state;
    if (grid === undefined) throw noMaze(state, "Press Generate first, or choose the sheet of a maze.", "to print");
    checkUnprotected(state);
    const { title, hasNameLine } = choice;
    const words = { title, label: labelOf(choice), hasNameLine, difficulty: "", code: "" };
    const header = headerOf(words);
    const told = cellsOf(grid) > READ_CELLS ? undefined : await tellOf(job, dialogue, state);
    const footer = footerOf({ ...words, ...told });
    const dress = { paper: choice.paper, header, footer };
    const missing = await changes.make(job, await pageSetUp(job, state, grid, dress));
    await keepPaper(job, state, choice.kept);
    const where = `${addressOf(grid)} on ${state.name}`;
    const not = told?.remark;
    if (missing.length > 0) {
      const lacks = `${where} is set up to print but for ${listed(missing)}, which the workbook did not take. Set that by hand, and look at the print preview.`;
      return together(lacks, not);
    }
    const orientation = orientationOf(grid).toLowerCase();
    return together(
      `${where} is set up to print on one page, ${orientation}. Press Ctrl+P (on a Mac Cmd+P) to print it.`,
      not,
    );
  });
}

/** The footer's text about the maze in the borders, and why something is missing. */
async function tellOf(
  job: Job,
  dialogue: Dialogue,
  state: SheetState,
): Promise<MazeWords & { readonly remark: Told | undefined }> {
  try {
    const place = { state, area: state.grid!, isNamed: true };
    const progress = (done: number, total: number) => dialogue.progress(done, total, "Reading the maze…");
    const reading = await readMaze(job, place, progress, undefined, false);
    const told = await mazeWords(reading, endsIfMarked(reading), dialogue.signal);
    const lacks = "Its footer tells no difficulty, because no way leads from an entrance to an exit.";
    return { ...told, remark: told.path === undefined ? lacks : undefined };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const remark = together("Its footer is empty, because the walls could not be read.", error.sentence);
    return { difficulty: "", code: "", path: undefined, remark };
  }
}

/** "the zoom, the paper and the header" */
function listed(words: readonly string[]): string {
  const all = [...new Set(words)];
  const last = all.pop()!;
  return all.length === 0 ? last : `${all.join(", ")} and ${last}`;
}
