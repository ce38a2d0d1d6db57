import { message, together } from "../../message";
import { addressOf } from "../../worksheet/addresses";
import { Refusal } from "../../worksheet/excel";
import { itemSize, questionTexts, writeAnswers } from "../../worksheet/items";
import { type CellSize, shorterSide } from "../../worksheet/looks";
import { paintCells } from "../../worksheet/cells";
import { drawnCell, drawnPath } from "../../worksheet/lines";
import { LIST_GAP, footerOf, headerOf, pageSetUp } from "../../worksheet/page";
import { weightFor } from "../../worksheet/paper";
import { betweenCells } from "../../worksheet/walls";
import { type Item, facts } from "../../worksheet/memory";
import { type Dialogue, type Layout, actFor } from "../core";
import { mazeInFront, markedEnds } from "../maze";
import { mazeWords } from "./pageOfMaze";
import { checkIsMaze, mazeOnNewSheet, readItems } from "./mazeOnNewSheet";
import { type PrintChoice, checkSaved, plainPage, savePaper } from "./printChoice";

/** The path's fill: visible in black and white. */
const PATH_FILL = "BFBFBF";

/**
 * Draws the maze in front with its solution, its items and the answers to its questions on a sheet of its own, set up to print on one page.
 * It `isComplete` if everything was set up, and nothing of the maze left out of account.
 */
export function answerPage(layout: Layout, dialogue: Dialogue, choice: PrintChoice = plainPage) {
  return actFor(dialogue, async (action) => {
    const { session } = action;
    const label = dialogue.say("answer-label");
    const header = headerOf({ title: choice.title, middle: "", label });
    const read = await mazeInFront(action, ({ state }) => {
      checkIsMaze(state);
      checkSaved(state, choice);
    });
    const reading = betweenCells(read);
    const { state, area } = reading;
    const ends = markedEnds(reading);
    const words = await mazeWords(reading, ends, dialogue, { ...choice.below, code: true });
    const { path } = words;
    const where = { area: addressOf(area), sheet: state.name };
    if (path === undefined) throw new Refusal(message("no-way", { maze: where.area, sheet: where.sheet }));
    const { cellSize, cellHeight, wallShare } = state.before;
    const cell: CellSize = cellSize === undefined ? layout : { cellSize, cellHeight, wallShare };
    const items = await readItems(action, reading, cell);
    const texts = items.flatMap(({ content }) => (content === null ? [] : String(content as Item)));
    const fontSize = texts.length > 0 ? itemSize(cell, texts) : layout.fontSize;
    const { answers = [], fontSize: listSize } = questionTexts(state) ?? {};
    const isEnd = new Set([ends.entrance, ...ends.exits].map((each) => drawnCell(reading.maze, cell, each)));
    const onPath = new Set([...drawnPath(reading.maze, cell, path)].filter((each) => !isEnd.has(each)));
    const sheet = await mazeOnNewSheet(action, reading, {
      word: "answer",
      kind: facts.answer,
      ends,
      items,
      layout: { ...layout, ...cell, fontSize, wallWeight: weightFor(shorterSide(cell)) },
      paint: (answer, place) => {
        paintCells(answer, place, PATH_FILL, (each) => onPath.has(each));
        const list = { row: place.row + place.rows + LIST_GAP, column: place.column, rows: answers.length, columns: 1 };
        if (answers.length > 0) writeAnswers(answer, list, answers, listSize);
      },
    });
    const { place } = sheet;
    const pageContent = { paper: choice.paper, header, footer: footerOf(words) };
    // It is rolled back with the sheet.
    const printed = answers.length === 0 ? place : { ...place, rows: place.rows + LIST_GAP + answers.length };
    const page = { page: { kind: "answers" }, cell } as const;
    const missing = await (await pageSetUp(session, sheet.state, printed, pageContent, page)).make(session);
    await savePaper(session, reading.state, choice);
    const name = await sheet.finish();
    const sentence = together(
      message("answer-ready", { ...where, answer: name, steps: path.length - 1 }),
      message("press-to-print"),
      missing.length === 0 ? undefined : message("page-not-all-set"),
      reading.remark,
    );
    return { sentence, isComplete: missing.length === 0 && reading.remark === undefined };
  });
}
