import { message, together } from "../../message";
import { cellHeightOf, heightPerWidth, shorterSide } from "../../worksheet/looks";
import { sizeDrawn } from "../../worksheet/lines";
import { Refusal, unsupportedFormCodes } from "../../worksheet/excel";
import { breakPages, footerOfSentence, headerOf, pageCodes, pageNumbers, pageSetUp } from "../../worksheet/page";
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
import { facts } from "../../worksheet/memory";
import { type ActionOutcome, type Dialogue, type Layout, act } from "../core";
import { mazeInFront, endsIfMarked } from "../maze";
import { checkIsMaze, mazeOnNewSheet, readItems } from "./mazeOnNewSheet";
import { type PrintChoice, checkSaved, savePaper } from "./printChoice";

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
    const check = ({ state, area }: MazePlace) => {
      checkIsMaze(state);
      checkSaved(state, choice);
      if (state.grid !== undefined) posterCell(choice.paper, sizeDrawn(area, state.before), size, state.before);
    };
    const reading = betweenCells(await mazeInFront(action, check));
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

/** Nothing for a refusal of several print areas; throws any other. */
function unlessFormRefused(error: unknown): undefined {
  if (!(error instanceof Refusal) || !unsupportedFormCodes.has(error.code) || error.code === "GeneralException")
    throw error;
}
