import { type Message, message, together } from "../../message";
import { heightPerWidth } from "../../worksheet/cells";
import { type Job, Refusal, addressOf, cellsOf } from "../../worksheet/excel";
import { onStandingMaze } from "../../worksheet/identity";
import { readMaze } from "../../worksheet/walls";
import { footerOf, headerOf, orientationOf, pageSetUp, withQuestions } from "../../worksheet/paper";
import { readMazeSheet } from "../../worksheet/place";
import { type SheetState, pageKindOf } from "../../worksheet/sheet";
import { type ActionOutcome, type Dialogue, act, readingTalk } from "../desk";
import { endsIfMarked } from "../solve";
import type { BelowMaze } from "./belowMaze";
import { checkKept, keepPaper } from "./keptPaper";
import { mazeWords, type MazeWords } from "./mazeWords";
import { plainPage, type PrintChoice, wordsOf } from "./printChoice";

/** The most cells of a maze whose walls are read for the footer: nobody could follow a larger one on a page. */
const READ_CELLS = 40_000;

/**
 * Sets the sheet in front up to print its maze on one page, with a header and with the maze's difficulty and share code below it.
 * Four requests up to 10,000 cells. Throws ActionFailure; the set-up is then as it was.
 */
export function preparePage(dialogue: Dialogue, choice: PrintChoice = plainPage): Promise<ActionOutcome> {
  return act(message("prepare-page-button"), dialogue, async (job, changes) => {
    const state = await readMazeSheet(job, "edits");
    const { grid } = state;
    if (grid === undefined) throw new Refusal(message("generate-to-print", { sheet: state.name }));
    const kind = pageKindOf(state.names)?.kind ?? "page";
    if (kind === "poster" || kind === "answers")
      throw new Refusal(message("set-up-already", { sheet: state.name, kind }));
    changes.touch(state, { here: true });
    checkKept(state, choice.kept);
    const header = headerOf(wordsOf(choice, dialogue.say));
    const told = cellsOf(grid) > READ_CELLS ? undefined : await tellOf(job, dialogue, state, choice.below);
    const footer = footerOf(told ?? { rating: "", code: "" });
    const pageContent = { paper: choice.paper, header, footer };
    const printed = withQuestions(state.names, grid);
    const missing = await changes.make(
      job,
      onStandingMaze(state, await pageSetUp(job, state, printed, pageContent, { cell: state.before })),
    );
    await keepPaper(job, state, choice.kept);
    const not = told?.remark;
    if (missing.length > 0) {
      const lacks = message("page-partly-set-up", { area: addressOf(grid), sheet: state.name, missing });
      return together(lacks, not);
    }
    const shape = orientationOf(printed, heightPerWidth(state.before));
    const orientation = shape === "Landscape" ? "landscape" : "portrait";
    const done = message("page-set-up", { area: addressOf(grid), sheet: state.name, orientation });
    return together(done, message("press-to-print"), not);
  });
}

/** The footer's text about the maze in the borders, and why something is missing. */
async function tellOf(
  job: Job,
  dialogue: Dialogue,
  state: SheetState,
  below: BelowMaze | undefined,
): Promise<MazeWords & { readonly remark: Message | undefined }> {
  try {
    const place = { state, area: state.grid!, isNamed: true };
    const reading = await readMaze(job, place, readingTalk(dialogue), undefined, false);
    const told = await mazeWords(reading, endsIfMarked(reading), dialogue, below);
    const lacks = message("no-difficulty-in-footer");
    return { ...told, remark: told.path === undefined ? lacks : undefined };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const remark = together(message("footer-stays-empty"), error.sentence);
    return { rating: "", code: "", path: undefined, remark };
  }
}
