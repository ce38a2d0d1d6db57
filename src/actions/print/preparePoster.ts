import { counted } from "../../maze/counted";
import { addressOf } from "../../worksheet/excel/addresses";
import { rangeAt } from "../../worksheet/excel/rangeAt";
import { Refusal } from "../../worksheet/excel/refusal";
import { headerOf, type PageTexts } from "../../worksheet/paper/pageTexts";
import { posterPages, posterScale } from "../../worksheet/paper/posterPages";
import { setUpPage } from "../../worksheet/sheet/page";
import { checkUnprotected, readSheet } from "../../worksheet/sheet/sheetState";
import type { Dialogue } from "../desk/dialogue";
import { act, type ActionOutcome } from "../desk/work";
import { labelOf, type PrintChoice } from "./printChoice";

/** How many pages a poster has; each 1 to 6, and not both 1. */
export interface PosterSize {
  readonly across: number;
  readonly down: number;
}

/** Points of a pixel, in which Excel keeps widths and heights. */
const PIXEL = 0.75;
/** The most pages in one direction. */
export const MOST_POSTER_PAGES = 6;

/**
 * Sets the sheet in front up to print its maze over several pages, made smaller where it must; neighbours share a column or a row of
 * cells. Five requests. Throws ActionFailure; the set-up is then as it was.
 */
export function preparePoster(
  { across, down }: PosterSize,
  dialogue: Dialogue,
  choice: PrintChoice,
): Promise<ActionOutcome> {
  return act("Prepare poster", dialogue, async (job, ending) => {
    const state = await readSheet(job);
    const { grid } = state;
    if (grid === undefined) {
      throw new Refusal(
        `Press Generate first, or choose the sheet of a maze. There is no maze on ${state.name} to print.`,
      );
    }
    checkUnprotected(state);
    const isCount = (pages: number) => Number.isInteger(pages) && pages >= 1 && pages <= MOST_POSTER_PAGES;
    if (!isCount(across) || !isCount(down) || across * down === 1) {
      throw new Refusal(
        `Choose 1 to ${MOST_POSTER_PAGES} pages across and down, and 2 at least in one direction. Prepare page prints a maze on one page.`,
      );
    }
    if (grid.columns <= across || grid.rows <= down) {
      throw new Refusal(
        `Choose fewer pages or a larger maze. ${counted(grid.columns, "column")} and ${counted(grid.rows, "row")} cannot be parted over ${across} by ${down} pages.`,
      );
    }
    const parts = posterPages(grid, across, down);
    const sizes = await job.onSheet(state.id, (sheet) =>
      parts.map((part) => rangeAt(sheet, part).load("width,height")),
    );
    const { orientation, percent, room } = posterScale(choice.paper, sizes);
    if (percent === 0) {
      throw new Refusal(
        `Choose more pages. On ${across} by ${down} pages of ${choice.paper} the maze ${addressOf(grid)} would be printed at less than 10 %.`,
      );
    }
    const words = { title: choice.title, label: labelOf(choice), hasNameLine: false, difficulty: "", code: "" };
    const header: PageTexts = { ...headerOf(words), center: "Page &P of &N" };
    const footer: PageTexts = {
      left: "",
      center: `A poster of ${across} by ${down} pages, from left to right, then down. Neighbours share one line of cells.`,
      right: "",
    };
    ending.otherwise = `The page set-up of ${state.name} is unfinished. Press Prepare poster again.`;
    const shape = {
      orientation,
      zoom: `${percent}%`,
      areas: parts.map(addressOf).join(","),
      horizontally: false,
      vertically: false,
    };
    const dress = { paper: choice.paper, header, footer };
    const missing = await setUpPage(job, state, grid, dress, (undo) => ending.mendBy(undo), shape);
    const where = `${addressOf(grid)} on ${state.name}`;
    const cell = Math.floor(((sizes[0]!.width / parts[0]!.columns) * room) / PIXEL) * PIXEL;
    const larger = room < 1.05 ? "" : ` With cells of ${cell} points (Make, Look) it would fill them.`;
    const pages = `${across} by ${down} pages, ${orientation.toLowerCase()}, at ${percent} %`;
    if (missing.length > 0) {
      return `${where} is set up to print on ${pages}, but for ${missing.join(" and ")}, which the workbook did not take. Look at the print preview.`;
    }
    return `${where} is set up to print on ${pages}. Neighbours share one line of cells: cut it off one of them and lay them together. Press Ctrl+P (on a Mac Cmd+P).${larger}`;
  });
}
