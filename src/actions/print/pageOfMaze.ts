import { Stopped, engine } from "../../engine";
import type { Ends } from "../../maze/model";
import { type Message, message, together } from "../../message";
import { heightPerWidth } from "../../worksheet/looks";
import { cellsOf, addressOf } from "../../worksheet/addresses";
import { type ExcelSession, Refusal } from "../../worksheet/excel";
import { facts } from "../../worksheet/facts";
import { pageSetUp, withQuestions } from "../../worksheet/page";
import { type BelowMaze, footerOf, headerOf, ratingText } from "../../worksheet/pageTexts";
import { orientationOf, cellsToFillPage } from "../../worksheet/paper";
import { type SheetState, pageKindOf, readSheet } from "../../worksheet/sheet";
import { hasSolution } from "../../worksheet/solution";
import { type MazeReading, betweenCells, readMaze } from "../../worksheet/walls";
import { type Act, type Dialogue, type ActionOutcome, act, lookAndAsk } from "../core";
import { endsIfMarked } from "../maze";
import { codeOf, recipeOf } from "../make";
import { clearMarks } from "../solve";
import { type PrintChoice, checkSaved, nameLine, plainPage, savePaper } from "./printChoice";
import { resizeCellsChange, lookAtCells } from "../../worksheet/grid";

/** The most cells of a maze whose walls are read for the footer: nobody could follow a larger one on a page. */
const READ_CELLS = 40_000;

type MazeToPrint = Awaited<ReturnType<typeof mazeToPrint>>;

/** Throws {@link Refusal} if there is none, its sheet is protected, or it is an answer or a poster. */
async function mazeToPrint({ session, changes }: Act, choice: PrintChoice) {
  const state = await readSheet(session);
  const { grid } = state;
  if (grid === undefined) throw new Refusal(message("generate-to-print", { sheet: state.name }));
  const kind = pageKindOf(state.names)?.kind ?? "page";
  if (kind === "poster" || kind === "answers")
    throw new Refusal(message("set-up-already", { sheet: state.name, kind }));
  changes.declareWrites(state, { here: true });
  checkSaved(state, choice);
  const printed = withQuestions(state.names, grid); // with its list of questions
  return { state, grid, printed, orientation: orientationOf(printed, heightPerWidth(state.before)) };
}

/** Offers to clear a solution, a trail or colours, which would be printed with the maze. */
async function offerToClear(action: Act, { state, grid }: MazeToPrint): Promise<void> {
  const { dialogue } = action;
  if (!hasSolution(state)) return;
  const clears = await dialogue.ask({
    sentence: message("solution-on-page", { area: addressOf(grid), sheet: state.name }),
    yes: message("clear-solution-button"),
    no: message("print-them-too"),
  });
  if (dialogue.signal.aborted) throw new Stopped(message("cancelled"));
  if (clears) await clearMarks(action, state);
}

/** `remark`: why something is missing in the footer. */
async function pageOfMaze(
  { session, dialogue, changes }: Act,
  { state, printed }: MazeToPrint,
  choice: PrintChoice,
): Promise<{ readonly isWhole: boolean; readonly remark: Message | undefined }> {
  // A pupil's page has the pupil's name, so no line to write one on.
  const pupil = facts.pupil.read(state.names);
  const middle = pupil === undefined ? nameLine(choice, dialogue.say) : "";
  const { paper, title, below } = choice;
  const header = headerOf({ title, middle, label: pupil?.name ?? "" });
  // And the stars of the pupil's level, without a figure.
  const asked = pupil === undefined ? below : { ...below, difficulty: false };
  const { rating = "", code = "", remark } = await readWords(session, dialogue, state, asked);
  const footer = footerOf({ rating: (below.stars && pupil?.stars) || rating, code });
  const setUp = await pageSetUp(session, state, printed, { paper, header, footer }, { cell: state.before });
  const missing = await changes.make(session, setUp);
  await savePaper(session, state, choice);
  return { isWhole: missing.length === 0, remark };
}

async function readWords(
  session: ExcelSession,
  dialogue: Dialogue,
  state: SheetState,
  below: BelowMaze,
): Promise<{ readonly rating?: string; readonly code?: string; readonly remark?: Message }> {
  const area = state.grid!;
  if (cellsOf(area) > READ_CELLS) return {};
  try {
    const read = readMaze(session, { state, area }, dialogue.progress, { asksForMerged: false });
    const reading = betweenCells(await read);
    return await mazeWords(reading, endsIfMarked(reading), dialogue, below);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { remark: error.sentence };
  }
}

export async function mazeWords(
  { state, maze }: MazeReading,
  ends: Ends | undefined,
  { say, signal }: Dialogue,
  below: BelowMaze,
) {
  const recipe = await recipeOf(facts.code.read(state.names), maze, signal);
  const code = recipe === undefined || !below.code ? "" : (codeOf({ ...recipe, ends }) ?? "");
  const way = ends && (await engine.run("shortestPath", { maze, ends }, signal));
  return { rating: way === undefined ? "" : ratingText(way.rating, below, say), code, path: way?.path };
}

/**
 * Sets the sheet in front up to print its maze on one page. `enlarges`: its cells become as large as the paper takes, in their proportion;
 * where they fill the page already, are too large for it, or are walls, they stay. Asks before columns or rows change in which a person's
 * own cells stand.
 */
export function preparePage(
  dialogue: Dialogue,
  choice: PrintChoice = plainPage,
  enlarges = false,
): Promise<ActionOutcome> {
  return act(dialogue, async (action) => {
    const { session, changes } = action;
    const { maze, cells, wanted } = await lookAndAsk(dialogue, message("change-sizes"), async () => {
      const maze = await mazeToPrint(action, choice);
      const { state, grid, printed, orientation } = maze;
      // Among walls that are cells no one size of cells is wanted.
      if (!enlarges || state.before.wallShare !== undefined) return { maze, question: undefined };
      const cells = await lookAtCells(session, state, grid, printed);
      const [width, height] = [sum(cells.widths), sum(cells.heights)];
      const size = { ...grid, width, height, below: cells.below, tall: heightPerWidth(state.before) };
      const wanted = cellsToFillPage(choice.paper, orientation, size);
      return { maze, cells, wanted, question: wanted && question(maze, cells.beside) };
    });
    const { state, grid: area } = maze;
    await offerToClear(action, maze);
    if (wanted !== undefined) {
      const resized = await resizeCellsChange(session, state, area, cells, wanted);
      await changes.make(session, resized);
    }
    const { isWhole, remark } = await pageOfMaze(action, maze, choice);
    if (!isWhole) return together(message("page-not-all-set"), remark);
    const orientation = maze.orientation === "Landscape" ? "landscape" : "portrait";
    const page = { area: addressOf(area), sheet: state.name, orientation } as const;
    const { cellSize = 0, cellHeight = cellSize } = wanted ?? {};
    const shape = { cells: cellHeight === cellSize ? "square" : "oblong", cellSize, cellHeight } as const;
    return together(
      wanted === undefined
        ? message("page-set-up", page)
        : message("page-fitted", { ...page, ...shape, paper: choice.paper }),
      message("press-to-print"),
      remark,
    );
  });
}

function question({ state, grid }: MazeToPrint, beside: readonly string[]): Message | undefined {
  if (beside.length === 0) return undefined;
  const address = addressOf(grid);
  const [letters, digits] = [address.replace(/\d/g, ""), address.replace(/[A-Z]/g, "")];
  return message("fit-changes-sizes", { sheet: state.name, columns: letters, rows: digits, cells: beside });
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
