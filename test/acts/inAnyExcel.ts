import { makeClassSet, newClassList } from "../../src/actions/classroom";
import type { Dialogue } from "../../src/actions/core";
import { addExit, editLines, endsOfLongestPath, makePassage, makeWall, removeCells } from "../../src/actions/edit";
import { setEntrance } from "../../src/actions/edit";
import { type SheetInFront, readSheetInFront, addSizeCells, writeSizes } from "../../src/actions/front";
import { colourDistances, raceSolvers, sideBySide, statisticsOfMaze, writeWeights } from "../../src/actions/laboratory";
import { bringBackMaze, clearMaze, generate, openText, shareCode, showText } from "../../src/actions/make";
import { answerPage, askAtForks, drawPicture, fillWithItems, makeBooklet, makePoster } from "../../src/actions/print";
import { plainPage, preparePage } from "../../src/actions/print";
import { makeReport } from "../../src/actions/report";
import { addSelfMarking, check, solve, writeDistances, writeReadableMaze, writeSearch } from "../../src/actions/solve";
import { writeWalls } from "../../src/actions/solve";
import { goTo, toggleSetNumbers, watch, writeMergeTree, writeSteps } from "../../src/actions/watch";
import { encode } from "../../src/maze/code";
import { UNVARIED } from "../../src/maze/generators";
import type { Held } from "./act";
import { choice, next, numbered, numbers, search, smallBooklet, smallClass, sums } from "./choices";

/** What can be read of a workbook through office.js, in any Excel. Addresses are of the sheet that was made for the act. */
export interface Seen {
  /** How many sheets the act has added. */
  readonly newSheets?: number;
  /** How many walls between two of these cells are open; on the newest sheet. */
  readonly openings?: Readonly<Record<string, number>>;
  readonly openingsOnNewest?: Readonly<Record<string, number>>;
  /** What these cells hold, empty ones left out; how many hold something. */
  readonly contents?: Readonly<Record<string, readonly unknown[]>>;
  readonly held?: Readonly<Record<string, number>>;
  /** How many of these cells, at least, have a fill that is not white. */
  readonly filled?: Readonly<Record<string, number>>;
  /** Whether the sheet has a hidden name. */
  readonly remembers?: Readonly<Record<string, boolean>>;
  /** How many areas are printed, on how many pages across and down. */
  readonly printed?: readonly unknown[];
}

/** An act that needs nothing of the embedded workbook, so that it can be tried in any Excel: see test/tryExcel. */
export interface PlainAct {
  readonly name: string;
  /** There is only an empty sheet before. */
  readonly isBare?: true;
  /** A search is marked in the maze before. */
  readonly beside?: "search";
  /** The size that the person has typed into the size cells, and what they have typed into others. */
  readonly typed?: readonly [columns: number, rows: number];
  readonly writes?: Readonly<Record<string, string>>;
  /** What the person has selected. */
  readonly selects?: string;
  readonly act: (talk: Dialogue, held: Held) => Promise<unknown>;
  /** What should be read afterwards, and what the act should give. */
  readonly seen?: Seen;
  readonly gives?: (outcome: never) => boolean;
}

/** What a person has typed into a sheet on which a maze of 9 by 7 is then made: a size, and what the maze covers and must not lose. */
export const typedBefore = { D4: "mine", F9: "below", K3: "beside", BC12: 9, BC14: 7 } as const;

/** Makes the maze at B2:J8 of the sheet in front, over an earlier one, with its set numbers on a hidden sheet. */
export async function makeStandingMaze(talk: Dialogue): Promise<Held> {
  await addSizeCells(talk);
  await generate({ ...choice, seed: "first" }, talk);
  const { player } = await generate({ ...choice, setNumbers: "hiddenSheet", pace: "step" }, talk);
  await goTo(player, player.play.length, talk);
  return { player };
}

const CODE_51 = encode({ rows: 51, columns: 51, generator: "kruskal", seed: "arrives", variation: UNVARIED });
const MAZE = "B2:J8";
/** The openings of a perfect maze of so many cells. */
const perfect = (cells: number) => cells - 1;
const two = { generators: ["kruskal", "depth-first"], rows: 4, columns: 4, seed: "two" } as const;
const atOnce = { speed: () => 1e9, paused: new AbortController().signal, shown: () => undefined };

const table: Readonly<Record<string, Omit<PlainAct, "name">>> = {
  "Size cells on an empty sheet": {
    isBare: true,
    act: (talk) => addSizeCells(talk),
    seen: { remembers: { MazeRows: true } },
  },
  "Look at the sheet": {
    act: ({ workbook }) => readSheetInFront(workbook),
    gives: ({ hasEarlier, sizes }: SheetInFront) => hasEarlier && sizes.columns === 9 && sizes.rows === 7,
  },
  "Write the size cells": {
    act: ({ workbook }) => writeSizes(workbook, undefined, { columns: 6, rows: 4 }),
    seen: { contents: { BC12: [6], BC14: [4] } },
  },
  Report: {
    act: (talk) => makeReport("1.2.3", talk, { sides: [4, 8], now: talk.workbook.host.clock }),
    gives: ({ report }: { report: string }) => report.split("\n").length > 30,
  },
  Generate: { act: (talk) => generate(next, talk), seen: { openings: { [MAZE]: perfect(63) } } },
  "Generate with set numbers on a hidden sheet": {
    act: (talk) => generate(numbered, talk),
    seen: { openings: { [MAZE]: perfect(63) }, newSheets: 0 },
  },
  "Generate a larger maze": {
    typed: [12, 9],
    act: (talk) => generate({ ...next, layout: { ...choice.layout, cellHeight: 30 } }, talk),
    seen: { openings: { "B2:M10": perfect(108) } },
  },
  "Generate a smaller maze": {
    typed: [4, 4],
    act: (talk) => generate(next, talk),
    seen: { openings: { "B2:E5": perfect(16) }, contents: { F9: ["below"] } },
  },
  "Generate on an empty sheet": {
    isBare: true,
    act: (talk) => generate({ ...next, size: { columns: 8, rows: 5 } }, talk),
    seen: { openings: { "B2:I6": perfect(40) } },
  },
  "Previous maze": { act: (talk) => bringBackMaze(choice.layout, talk), seen: { openings: { [MAZE]: perfect(63) } } },
  "Clear maze": {
    act: clearMaze,
    // No wall is left between the 7 x 8 and 6 x 9 neighbours.
    seen: {
      openings: { [MAZE]: 110 },
      contents: { "B2:K9": ["beside", "mine", "below"] },
      remembers: { MazeGrid: false },
    },
  },
  "Open text": {
    act: (talk) => openText("+--+--+\n|S   E|\n+--+--+\n", choice.layout, talk),
    seen: { newSheets: 1, openingsOnNewest: { "B2:C2": 1 } },
  },
  "Draw share code, of a maze that arrives": {
    act: (talk) => openText(CODE_51, choice.layout, talk),
    seen: { newSheets: 1, openingsOnNewest: { "B2:AZ52": perfect(51 * 51) } },
  },
  "Show share code": { act: shareCode, gives: ({ text }: { text: string }) => /^[0-9A-HJKMNP-TV-Z-]+$/.test(text) },
  "Show as text": {
    act: (talk) => showText("ascii", talk),
    gives: ({ text }: { text: string }) =>
      text.split("\n").filter((line) => line.length === 9 * 3 + 1).length === 2 * 7 + 1,
  },
  "Step of a watched maze": { act: (talk, { player }) => goTo(player!, 5, talk), seen: { openings: { [MAZE]: 5 } } },
  "Watch a maze": {
    act: async (talk, { player }) => (await goTo(player!, 0, talk), watch(player!, atOnce, talk)),
    seen: { openings: { [MAZE]: perfect(63) } },
  },
  "Write steps": { act: (talk, { player }) => writeSteps(player!, talk), seen: { newSheets: 1 } },
  "Draw merge tree": { act: (talk, { player }) => writeMergeTree(player!, talk), seen: { newSheets: 1 } },
  "Show set numbers": { act: toggleSetNumbers, seen: { newSheets: 0 } },
  Solve: {
    act: (talk) => solve(search, talk),
    seen: { remembers: { MazeSolution: true }, filled: { [MAZE]: 9 + 7 - 1 } },
  },
  Check: { act: check, gives: (outcome: object) => JSON.stringify(outcome).includes("maze-is-perfect") },
  "Write search": {
    beside: "search",
    act: (talk, held) => writeSearch(held.search, "addresses", talk),
    seen: { newSheets: 1 },
  },
  "Write distances": { act: (talk) => writeDistances("addresses", talk), seen: { newSheets: 3 } },
  "Write readable maze": { act: writeReadableMaze, seen: { newSheets: 1 } },
  "Write walls": { act: writeWalls, seen: { newSheets: 1 } },
  "Add self-marking": { act: addSelfMarking, seen: { newSheets: 1 } },
  "Set entrance": { selects: "B8", act: (talk) => setEntrance(talk), seen: { contents: { B8: ["S"], B2: [] } } },
  "Add exit": { selects: "J2", act: (talk) => addExit(talk), seen: { contents: { J2: ["E"] } } },
  "Longest path": { act: (talk) => endsOfLongestPath(false, talk), seen: { contents: { [MAZE]: ["E", "S"] } } },
  "Make passage": { selects: "D3:E5", act: (talk) => makePassage("", talk), seen: { openings: { "D3:E5": 7 } } },
  "Make wall": { selects: "D3:E5", act: (talk) => makeWall("", talk), seen: { openings: { "D3:E5": 0 } } },
  "Remove cells": {
    selects: "C6",
    act: (talk) => removeCells(talk),
    seen: { remembers: { MazeMask: true }, openings: { "B6:D6": 0 } },
  },
  "Insert row": {
    selects: "D4",
    act: (talk) => editLines({ line: "row", edit: "insert" }, talk),
    seen: { contents: { "B9:J9": ["E"], K3: ["beside"] } },
  },
  "Delete column": {
    selects: "D4",
    act: (talk) => editLines({ line: "column", edit: "delete" }, talk),
    seen: { contents: { "I8:J8": ["E"] } },
  },
  "Put in the maze": { act: (talk) => fillWithItems(numbers, talk), seen: { held: { [MAZE]: 63 } } },
  "Ask at forks": { act: (talk) => askAtForks(sums, talk), seen: { remembers: { MazeQuestions: true } } },
  "Prepare page": { act: (talk) => preparePage(talk), seen: { printed: [1, 1, 1] } },
  "Fit to page": {
    act: (talk) => preparePage(talk, undefined, true),
    seen: { printed: [1, 1, 1], openings: { [MAZE]: perfect(63) } },
  },
  "Answer page": {
    act: (talk) => answerPage(choice.layout, talk),
    seen: { newSheets: 1, openingsOnNewest: { [MAZE]: perfect(63) } },
  },
  "Make poster": {
    act: (talk) => makePoster({ across: 2, down: 1 }, choice.layout, talk, plainPage),
    seen: { newSheets: 1 },
  },
  "Draw picture": {
    act: drawPicture,
    gives: ({ picture }: { picture?: { text: string } }) => picture?.text.startsWith("<svg") === true,
  },
  "Make booklet": { act: (talk) => makeBooklet(smallBooklet, talk), seen: { newSheets: 4 } },
  "New class list": { act: newClassList, seen: { newSheets: 1 } },
  "Make class set": {
    writes: { BK1: "Name", BK2: "Ana", BK3: "Ben" },
    selects: "BK1:BK3",
    act: (talk) => makeClassSet(smallClass, talk),
    seen: { newSheets: 4 },
  },
  "Colour distances": { act: (talk) => colourDistances(undefined, talk), seen: { filled: { [MAZE]: 51 } } },
  Race: {
    act: (talk) => raceSolvers({ solvers: ["breadth-first", "tremaux"], seed: "a race", pace: "instant" }, talk),
    seen: { filled: { [MAZE]: 9 + 7 - 1 } },
  },
  "Side by side": {
    act: (talk) => sideBySide({ ...two, tint: true, layout: choice.layout, pace: "step" }, talk),
    seen: { newSheets: 1 },
  },
  "Statistics of this maze": { act: statisticsOfMaze, seen: { newSheets: 1 } },
  "Write weights": { act: writeWeights, seen: { newSheets: 1 } },
};

export const plainActs: readonly PlainAct[] = Object.entries(table).map(([name, act]) => ({ name, ...act }));
