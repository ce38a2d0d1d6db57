import { message, together } from "../../message";
import { type Area, addressOf, cellsOf } from "../../worksheet/addresses";
import { Refusal, unsupportedFormCodes } from "../../worksheet/excel";
import { nameAround } from "../../worksheet/addSheets";
import {
  type OwnContent,
  contentsOf,
  movedContents,
  paintCells,
  readCells,
  writeContents,
} from "../../worksheet/cells";
import { drawnArea, drawnCell, drawnPath, sizeDrawn } from "../../worksheet/lattice";
import { type CellSize, cellHeightOf, heightPerWidth, shorterSide } from "../../worksheet/looks";
import { itemSize, questionTexts, writeAnswers } from "../../worksheet/items";
import { LIST_GAP, breakPages, pageSetUp } from "../../worksheet/page";
import { footerOf, footerOfSentence, headerOf, pageCodes, pageNumbers } from "../../worksheet/pageTexts";
import {
  markPoster,
  pageName,
  posterCell,
  posterMarks,
  posterOrientation,
  posterPages,
  weightFor,
} from "../../worksheet/paper";
import { type MazePlace, betweenCells } from "../../worksheet/walls";
import { drawMaze, addMazeSheetChange } from "../../worksheet/grid";
import { isBesideMaze } from "../../worksheet/sheet";
import type { MarkedEnds } from "../../worksheet/ends";
import { type SheetMark, saveFirstFact } from "../../worksheet/fact";
import { facts } from "../../worksheet/facts";
import { writtenIn } from "../../worksheet/record";
import { savedOutside } from "../../worksheet/shapeAndEnds";
import { type Item, Written } from "../../worksheet/written";
import { type Act, type ActionOutcome, type Dialogue, type Layout, act, actFor, mazeSheetTexts } from "../core";
import { endsIfMarked, helperPlaces, markedEnds, mazeInFront } from "../maze";
import { mazeWords } from "./pageOfMaze";
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
    const reading = await mazeToDraw(action, choice);
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

/**
 * Draws the maze in front on a sheet of its own, in cells with which it fills these pages, of which neighbours share a column or row of
 * cells. Where Excel does not take a print area for each page, they share none, and page breaks divide them.
 */
export function makePoster(
  { across, down }: { readonly across: number; readonly down: number },
  layout: Layout,
  dialogue: Dialogue,
  choice: PrintChoice,
): Promise<ActionOutcome> {
  return act(dialogue, async (action) => {
    const { session } = action;
    const { say } = dialogue;
    const middle = pageNumbers(say(message("page-of-pages", pageCodes)));
    const header = headerOf({ title: choice.title, middle, label: "" });
    const size = { across, down };
    const reading = await mazeToDraw(action, choice, ({ state, area }) => {
      if (state.grid !== undefined) posterCell(choice.paper, sizeDrawn(area, state.before), size, state.before);
    });
    const area = { ...reading.area, rows: reading.maze.rows, columns: reading.maze.columns };
    const shape = reading.state.before;
    const cell = posterCell(choice.paper, area, size, shape);
    const side = shorterSide(cell);
    const look = {
      ...layout,
      ...cell,
      wallShare: undefined,
      wallWeight: weightFor(side),
      fontSize: Math.round(side / 2),
    };
    const ends = endsIfMarked(reading);
    const isEnd = new Set(ends === undefined ? [] : [ends.entrance, ...ends.exits]);
    const isPlain = (each: number) => reading.maze.has(each) && !isEnd.has(each);
    const items = await readItems(action, reading, look);
    const isFree = (each: number) => isPlain(each) && (items[each]?.content ?? null) === null;
    const { isShared, letters } = posterMarks(area, size, isFree);
    const { state, place, finish } = await mazeOnNewSheet(action, reading, {
      word: "poster",
      kind: facts.poster,
      layout: look,
      ends,
      items,
      letters,
      paint: (sheet, place) =>
        markPoster(sheet, place, cell, { isShared: (each) => isPlain(each) && isShared(each), letters }),
    });

    const corners = { first: pageName(0, 0), last: pageName(down - 1, across - 1) };
    // It is rolled back with the sheet.
    const setUp = (join: "overlap" | "edge") => {
      const footer = footerOfSentence(say(message("poster-footer", { across, down, ...corners, join })));
      const format = { paper: choice.paper, header, footer };
      const page = { kind: "poster", pages: { across, down, join } } as const;
      return pageSetUp(session, state, place, format, { page, cell: shape });
    };
    const overlapping = await setUp("overlap");
    const overlap = await overlapping.make(session).catch(unlessFormRefused);
    const isTaken = overlap !== undefined && !overlap.includes("areas");
    let missing = overlap ?? [];
    if (!isTaken) {
      // What is kept of the page before is that of the new sheet, not of this attempt.
      await overlapping.rollBack(session);
      missing = await (await setUp("edge")).make(session);
      await session.repeatableOn(state.id, (sheet) => breakPages(sheet, posterPages(place, across, down)));
    }
    await savePaper(session, reading.state, choice);
    const name = await finish();
    const cells = cell.cellHeight === undefined ? "square" : "oblong";
    const sizes = { cells, cellSize: cell.cellSize, cellHeight: cellHeightOf(cell) } as const;
    const pages = { across, down, paper: choice.paper, ...sizes, sheet: name };
    const isWide = posterOrientation(choice.paper, area, size, heightPerWidth(shape)) === "Landscape";
    const way = isWide ? "landscape" : "portrait";
    return together(
      message("poster-ready", { ...pages, orientation: way, join: isTaken ? "overlap" : "edge" }),
      message("press-to-print"),
      missing.length === 0 ? undefined : message("page-not-all-set"),
      reading.remark,
    );
  });
}

function unlessFormRefused(error: unknown): undefined {
  if (!(error instanceof Refusal) || !unsupportedFormCodes.has(error.code) || error.code === "GeneralException")
    throw error;
}

type SheetProxy = Parameters<typeof saveFirstFact>[0];

type MazeToDraw = Awaited<ReturnType<typeof mazeToDraw>>;

interface PaperSheet {
  readonly word: "answer" | "poster";
  readonly kind: SheetMark;
  readonly layout: Layout;
  readonly ends: MarkedEnds;
  /** By the cells of the sheet: see {@link readItems}. */
  readonly items: readonly OwnContent[];
  /** Letters that it writes beside the items. */
  readonly letters?: ReadonlyMap<number, string>;
  /** Queues what else is on it. */
  readonly paint: (sheet: SheetProxy, place: Area) => void;
}

/** The maze in front, with walls between its cells. Throws {@link Refusal} on a helper sheet. */
async function mazeToDraw(action: Act, choice: PrintChoice, check: (place: MazePlace) => void = () => undefined) {
  const read = await mazeInFront(action, (place) => {
    const { state } = place;
    if (isBesideMaze(state)) throw new Refusal(message("sheet-beside-maze", { sheet: state.name }));
    checkSaved(state, choice);
    check(place);
  });
  return betweenCells(read);
}

/** The items of a maze, by the cells of a sheet on which it is drawn with this layout. */
async function readItems(
  { session }: Act,
  { state, area, maze, placeOf }: MazeToDraw,
  layout: Partial<CellSize>,
): Promise<OwnContent[]> {
  const recorded = await writtenIn(state, area, session.signal);
  if (!recorded.hasItems) return [];
  const isNoItem = (cell: number, content: unknown) => !recorded.is("item", cell, content);
  const held = contentsOf(await readCells(session, state.id, area), isNoItem, () => true);
  const { rows, columns } = maze;
  const drawn = drawnArea({ row: 0, column: 0, rows, columns }, layout);
  const readAt = new Map(
    Array.from({ length: maze.size }, (_, cell) => [drawnCell(maze, layout, cell), placeOf(cell)]),
  );
  return movedContents(held, cellsOf(drawn), (cell) => readAt.get(cell));
}

/**
 * Draws a maze on a new sheet that is marked as belonging to it, and asks before an earlier such sheet is replaced. `finish` is to be
 * called once the sheet is complete: it replaces an earlier one and comes to the front.
 */
async function mazeOnNewSheet(
  action: Act,
  { state, area, maze }: MazeToDraw,
  { word, kind, ends, items, letters = new Map(), paint, ...look }: PaperSheet,
) {
  const { session, dialogue, changes } = action;
  const layout = { ...look.layout, outside: savedOutside(state.names) };
  const { say } = dialogue;
  const named = nameAround(state.name, (sheet) => say(message("paper-sheet", { sheet, what: word })));
  const { names, finish } = await helperPlaces(action, state, [{ kind, named }]);
  const texts = { ...mazeSheetTexts(say), sheetName: names[0]! };
  const added = await changes.make(session, addMazeSheetChange(state, texts, { size: maze, layout, maze }));
  const { area: place } = added;
  const itemIn = (cell: number) => items[cell]?.content as Item | null | undefined;
  const written = new Written(place).with("item", itemIn).with("mark", (cell) => letters.get(cell));
  const site = { ...added, layout, mask: maze.mask, written };
  await drawMaze(session, site, maze, ends, dialogue.progress);
  await session.onSheet(added.state.id, (sheet) => {
    saveFirstFact(sheet, kind, { sheet: state.id, area });
    paint(sheet, place);
  });
  if (items.length > 0) await writeContents(session, added.state.id, place, items);
  return { state: added.state, place, finish: async () => (await finish([added.state]))[0]! };
}
