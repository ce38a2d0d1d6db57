import { addressOf, cellsOf } from "../../worksheet/excel/addresses";
import type { Job } from "../../worksheet/excel/job";
import { rangeAt, sheetAt } from "../../worksheet/excel/rangeAt";
import { names, setHiddenName } from "../../worksheet/excel/names";
import { Refusal } from "../../worksheet/excel/refusal";
import { contentsOf, writeContents } from "../../worksheet/cells/contents";
import { paintCells, readCells } from "../../worksheet/cells/fills";
import { rememberedItems } from "../../worksheet/beside/mazeItems";
import { drawMaze } from "../../worksheet/grid/drawMaze";
import { addMazeSheet, dropMazeSheet } from "../../worksheet/grid/mazeSheet";
import { footerOf, headerOf } from "../../worksheet/paper/pageTexts";
import { weightFor } from "../../worksheet/paper/fillPage";
import { setUpPage } from "../../worksheet/sheet/page";
import { answerKind, findHelper, type HelperSheet, loadHelpers } from "../../worksheet/sheet/helperSheets";
import { isBesideMaze } from "../../worksheet/sheet/mazeIdentity";
import { checkStructure, freeSheetName, type SheetState, withNumber } from "../../worksheet/sheet/sheetState";
import { ORIGIN } from "../../worksheet/sheet/sizeCells";
import type { Layout } from "../desk/choices";
import type { Dialogue } from "../desk/dialogue";
import { mazeInFront } from "../desk/mazeInFront";
import { act, type ActionOutcome, askFirst } from "../desk/work";
import { markedEnds } from "../solve/route";
import { mazeWords } from "./mazeWords";
import { labelOf, plainPage, type PrintChoice } from "./printChoice";

/** The path's fill: plain in black and white too. */
const PATH_FILL = "BFBFBF";
/** Characters of the longest name of a sheet. */
const LONGEST_NAME = 31;

/**
 * Draws the maze in front with its solution on a sheet of its own, and sets that up to print on one page. The maze is read from its
 * borders; items that it holds stand in the answer too. Nine requests up to 10,000 cells. Throws ActionFailure; then there is no new sheet.
 */
export function answerPage(
  layout: Layout,
  dialogue: Dialogue,
  choice: PrintChoice = plainPage,
): Promise<ActionOutcome> {
  return act("Answer page", dialogue, async (job, ending) => {
    const label = ["Answer", labelOf(choice)].filter((word) => word !== "").join(", ");
    const plain = { title: choice.title, label, hasNameLine: false, difficulty: "", code: "" };
    const header = headerOf(plain);
    const reading = await mazeInFront(job, dialogue, ({ state }) => checkIsMaze(state));
    const { state, area, maze } = reading;
    const ends = markedEnds(reading);
    const words = await mazeWords(reading, ends, dialogue.signal);
    const { path } = words;
    const where = `${addressOf(area)} on ${state.name}`;
    if (path === undefined) {
      throw new Refusal(
        `Press Check to see why, mend the maze, and try again. No way leads through ${where}, so it has no answer.`,
      );
    }
    checkStructure(state);
    const items = rememberedItems(state.names);
    const isNoItem = (_cell: number, content: unknown) => !items.has(String(content));
    const written =
      items.size === 0 ? undefined : contentsOf(await readCells(job, state.id, area, ""), isNoItem, () => true);
    const earlier = await earlierAnswer(job, state);
    if (earlier !== undefined) {
      const sentence = `The maze ${where} has an answer page already, ${earlier.name}. Replace that sheet, with everything on it?`;
      await askFirst(dialogue, { sentence, yes: "Replace" });
    }

    const base = `${state.name.slice(0, LONGEST_NAME - " answer 99".length)} answer`;
    const name = freeSheetName(state.sheets, base, withNumber);
    const place = { ...ORIGIN, rows: area.rows, columns: area.columns };
    ending.otherwise = `The new sheet ${name} is unfinished; delete it and try again.`;
    ending.mendBy((mender) => dropMazeSheet(mender, name, state));
    const added = await addMazeSheet(job, state, name, place);
    const cellSize = state.before.cellSize ?? layout.cellSize;
    const site = {
      ...added,
      area: place,
      covered: undefined,
      layout: { ...layout, cellSize, wallWeight: weightFor(cellSize) },
      mask: maze.mask,
    };
    await drawMaze(job, site, maze, ends, (done, total) =>
      dialogue.progress(done, total, `Drawing the answer, part ${Math.min(done + 1, total)} of ${total}…`),
    );
    const isOnPath = new Uint8Array(cellsOf(place));
    for (const cell of path) isOnPath[cell] = 1;
    for (const cell of [ends.entrance, ...ends.exits]) isOnPath[cell] = 0;
    await job.onSheet(added.state.id, (sheet, context) => {
      setHiddenName(sheet, names.answerOf, rangeAt(sheetAt(context, state.id), area));
      paintCells(sheet, place, PATH_FILL, (cell) => isOnPath[cell] === 1);
    });
    if (written !== undefined) await writeContents(job, added.state.id, place, written);
    const footer = footerOf({ ...plain, difficulty: words.difficulty, code: words.code });
    const missing = await setUpPage(job, added.state, place, { paper: choice.paper, header, footer }, () => undefined);
    if (earlier !== undefined) await job.onSheet(earlier.id, (sheet) => sheet.delete());
    const not = missing.length === 0 ? "" : ` Look at its print preview: not everything of its page could be set.`;
    return `The answer to the maze ${where} stands on the sheet ${name}, and takes ${path.length - 1} steps. Press Ctrl+P (on a Mac Cmd+P) to print it.${not}${reading.remark}`;
  });
}

/** Throws {@link Refusal} on a sheet that stands beside a maze. */
function checkIsMaze(state: SheetState): void {
  if (!isBesideMaze(state)) return;
  throw new Refusal(`Choose the sheet of the maze and try again. ${state.name} belongs to the maze of another sheet.`);
}

/** The sheet with an earlier answer to the maze of this sheet. One request. */
async function earlierAnswer(job: Job, state: SheetState): Promise<HelperSheet | undefined> {
  const loaded = await job.request((context) => loadHelpers(context, state.sheets, state.name));
  return findHelper(loaded, answerKind, state.name);
}
