import { type Message, message, together } from "../../../message";
import { heightPerWidth } from "../../../worksheet/cells";
import { type Area, type Job, Refusal, cellsOf } from "../../../worksheet/excel";
import { facts } from "../../../worksheet/memory";
import { footerOf, headerOf, orientationOf, pageSetUp, withQuestions } from "../../../worksheet/paper";
import { readMazeSheet } from "../../../worksheet/place";
import { type SheetState, pageKindOf } from "../../../worksheet/sheet";
import { readMaze } from "../../../worksheet/walls";
import { type Act, type Dialogue, readingProgress } from "../../desk";
import { endsIfMarked } from "../../solve";
import { type BelowMaze, mazeWords, type MazeWords } from "../mazeWords";
import { checkKept, keepPaper } from "../keptPaper";
import { type PrintChoice, wordsOf } from "../printChoice";

/** The most cells of a maze whose walls are read for the footer: nobody could follow a larger one on a page. */
const READ_CELLS = 40_000;

/** A maze that is to be printed on one page. */
export interface MazeToPrint {
  readonly state: SheetState;
  readonly grid: Area;
  /** The maze with its list of questions. */
  readonly printed: Area;
  readonly orientation: ReturnType<typeof orientationOf>;
}

/** The maze in front. One request. Throws {@link Refusal} if there is none, its sheet is protected, or it is an answer or a poster. */
export async function mazeToPrint(
  { job, changes }: Pick<Act, "job" | "changes">,
  choice: PrintChoice,
): Promise<MazeToPrint> {
  const state = await readMazeSheet(job, "edits");
  const { grid } = state;
  if (grid === undefined) throw new Refusal(message("generate-to-print", { sheet: state.name }));
  const kind = pageKindOf(state.names)?.kind ?? "page";
  if (kind === "poster" || kind === "answers")
    throw new Refusal(message("set-up-already", { sheet: state.name, kind }));
  changes.touch(state, { here: true });
  checkKept(state, choice.kept);
  const printed = withQuestions(state.names, grid);
  return { state, grid, printed, orientation: orientationOf(printed, heightPerWidth(state.before)) };
}

/**
 * Sets the sheet of a maze up to print it on one page, with a header and with the maze's difficulty and share code below it. Gives what
 * Excel did not take, and why something is missing in the footer. Three requests up to 10,000 cells.
 */
export async function pageOfMaze(
  { job, dialogue, changes }: Act,
  { state, grid, printed }: MazeToPrint,
  choice: PrintChoice,
): Promise<{ readonly missing: readonly Message[]; readonly remark: Message | undefined }> {
  const words = wordsOf(choice, dialogue.say);
  // A pupil's page has the pupil's name, so no line to write one on.
  const pupil = facts.pupil.read(state.names);
  const header = headerOf(pupil === undefined ? words : { ...words, middle: "", label: pupil.name });
  const told = cellsOf(grid) > READ_CELLS ? undefined : await tellOf(job, dialogue, state, choice.below);
  const footer = footerOf(told ?? { rating: "", code: "" });
  const pageContent = { paper: choice.paper, header, footer };
  const missing = await changes.make(job, await pageSetUp(job, state, printed, pageContent, { cell: state.before }));
  await keepPaper(job, state, choice.kept);
  return { missing, remark: told?.remark };
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
    const reading = await readMaze(job, place, readingProgress(dialogue), undefined, false);
    const told = await mazeWords(reading, endsIfMarked(reading), dialogue, below);
    const lacks = message("no-difficulty-in-footer");
    return { ...told, remark: told.path === undefined ? lacks : undefined };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const remark = together(message("footer-stays-empty"), error.sentence);
    return { rating: "", code: "", path: undefined, remark };
  }
}
