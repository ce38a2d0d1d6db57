import { makeClassSet, newClassList } from "../../src/actions/classroom";
import type { Dialogue } from "../../src/actions/core";
import {
  addExit,
  deleteColumn,
  endsOfLongestPath,
  insertRow,
  makePassage,
  makeWall,
  removeCells,
  setEntrance,
} from "../../src/actions/edit";
import { type SheetInFront, readSheetInFront, addSizeCells, writeSizes } from "../../src/actions/front";
import { colourDistances, raceSolvers, sideBySide, statisticsOfMaze, writeWeights } from "../../src/actions/laboratory";
import { bringBackMaze, clearMaze, generate, openText, shareCode, showText } from "../../src/actions/make";
import {
  answerPage,
  askAtForks,
  drawPicture,
  fillWithItems,
  makeBooklet,
  makePoster,
  plainPage,
  preparePage,
} from "../../src/actions/print";
import { makeReport } from "../../src/actions/report";
import {
  addSelfMarking,
  check,
  solve,
  writeDistances,
  writeReadableMaze,
  writeSearch,
  writeWalls,
} from "../../src/actions/solve";
import { goTo, toggleSetNumbers, watch, writeMergeTree, writeSteps } from "../../src/actions/watch";
import { encode } from "../../src/maze/code";
import { UNVARIED } from "../../src/maze/generators";
import type { Held } from "./act";
import { choice, next, numbered, numbers, search, smallBooklet, smallClass, sums } from "./choices";

/** What can be read of a workbook through office.js, in any Excel. Addresses are of the sheet that was made for the act. */
export interface Sight {
  /** How many walls between two of these cells are open; of the newest sheet if `isOnNewest`. */
  openings(address: string, isOnNewest?: boolean): Promise<number>;
  /** What these cells hold, empty ones left out. */
  contents(address: string): Promise<readonly unknown[]>;
  /** How many of these cells have a fill that is not white. */
  filled(address: string): Promise<number>;
  /** Whether the sheet has a hidden name. */
  remembers(name: string): Promise<boolean>;
  /** How many sheets the act has added. */
  newSheets(): Promise<number>;
  /** How many areas are printed, on how many pages across and down. */
  printed(): Promise<readonly unknown[]>;
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
  /** What is read afterwards, and what that should be. */
  readonly found: (sight: Sight, outcome: never) => unknown;
  readonly expected: unknown;
}

/** What a person has typed into a sheet on which a maze of 9 by 7 is then made: a size, and what the maze covers and must not lose. */
export const typedBefore = { D4: "mine", F9: "below", K3: "beside", BC12: 9, BC14: 7 } as const;

/** Makes the maze at B2:J8 of the sheet in front, over an earlier one, with its set numbers on a hidden sheet. */
export async function makeStandingMaze(talk: Dialogue): Promise<Held> {
  await addSizeCells(talk);
  await generate({ ...choice, seed: "first" }, talk);
  const { player } = await generate({ ...choice, setNumbers: "hiddenSheet", pace: "step" }, talk);
  await goTo(player!, player!.play.length, talk);
  return { player };
}

const CODE_51 = encode({ rows: 51, columns: 51, generator: "kruskal", seed: "arrives", variation: UNVARIED });
const MAZE = "B2:J8";
/** The openings of a perfect maze of so many cells. */
const perfect = (cells: number) => cells - 1;
const two = { generators: ["kruskal", "depth-first"], rows: 4, columns: 4, seed: "two" } as const;
const atOnce = { speed: () => 1e9, paused: new AbortController().signal, shown: () => undefined };

export const plainActs: readonly PlainAct[] = [
  {
    name: "Size cells on an empty sheet",
    isBare: true,
    act: (talk) => addSizeCells(talk),
    found: (sight) => sight.remembers("MazeRows"),
    expected: true,
  },
  {
    name: "Look at the sheet",
    act: ({ workbook }) => readSheetInFront(workbook),
    found: (_, { hasEarlier, sizes }: SheetInFront) => [hasEarlier, sizes.columns, sizes.rows],
    expected: [true, 9, 7],
  },
  {
    name: "Write the size cells",
    act: ({ workbook }) => writeSizes(workbook, undefined, { columns: 6, rows: 4 }),
    found: async (sight) => [await sight.contents("BC12"), await sight.contents("BC14")],
    expected: [[6], [4]],
  },
  {
    name: "Report",
    act: (talk) => makeReport("1.2.3", talk, { sides: [4, 8], now: talk.workbook.host.clock }),
    found: (_, { report }: { report: string }) => report.split("\n").length > 30,
    expected: true,
  },
  {
    name: "Generate",
    act: (talk) => generate(next, talk),
    found: (sight) => sight.openings(MAZE),
    expected: perfect(63),
  },
  {
    name: "Generate with set numbers on a hidden sheet",
    act: (talk) => generate(numbered, talk),
    found: async (sight) => [await sight.openings(MAZE), await sight.newSheets()],
    expected: [perfect(63), 0],
  },
  {
    name: "Generate a larger maze",
    typed: [12, 9],
    act: (talk) => generate({ ...next, layout: { ...choice.layout, cellHeight: 30 } }, talk),
    found: (sight) => sight.openings("B2:M10"),
    expected: perfect(108),
  },
  {
    name: "Generate a smaller maze",
    typed: [4, 4],
    act: (talk) => generate(next, talk),
    found: async (sight) => [await sight.openings("B2:E5"), await sight.contents("F9")],
    expected: [perfect(16), ["below"]],
  },
  {
    name: "Generate on an empty sheet",
    isBare: true,
    act: (talk) => generate({ ...next, size: { columns: 8, rows: 5 } }, talk),
    found: (sight) => sight.openings("B2:I6"),
    expected: perfect(40),
  },
  {
    name: "Previous maze",
    act: (talk) => bringBackMaze(choice.layout, talk),
    found: (sight) => sight.openings(MAZE),
    expected: perfect(63),
  },
  {
    name: "Clear maze",
    act: (talk) => clearMaze(talk),
    found: async (sight) => [
      await sight.openings(MAZE),
      await sight.contents("B2:K9"),
      await sight.remembers("MazeGrid"),
    ],
    // No wall is left between the 7 x 8 and 6 x 9 neighbours.
    expected: [110, ["beside", "mine", "below"], false],
  },
  {
    name: "Open text",
    act: (talk) => openText("+--+--+\n|S   E|\n+--+--+\n", choice.layout, talk),
    found: async (sight) => [await sight.newSheets(), await sight.openings("B2:C2", true)],
    expected: [1, 1],
  },
  {
    name: "Draw share code, of a maze that arrives",
    act: (talk) => openText(CODE_51, choice.layout, talk),
    found: async (sight) => [await sight.newSheets(), await sight.openings("B2:AZ52", true)],
    expected: [1, perfect(51 * 51)],
  },
  {
    name: "Show share code",
    act: (talk) => shareCode(talk),
    found: (_, { code }: { code: string }) => /^[0-9A-HJKMNP-TV-Z-]+$/.test(code),
    expected: true,
  },
  {
    name: "Show as text",
    act: (talk) => showText("ascii", talk),
    found: (_, { text }: { text: string }) => text.split("\n").filter((line) => line.length === 9 * 3 + 1).length,
    expected: 2 * 7 + 1,
  },
  {
    name: "Step of a watched maze",
    act: (talk, { player }) => goTo(player!, 5, talk),
    found: (sight) => sight.openings(MAZE),
    expected: 5,
  },
  {
    name: "Watch a maze",
    act: async (talk, { player }) => (await goTo(player!, 0, talk), watch(player!, atOnce, talk)),
    found: (sight) => sight.openings(MAZE),
    expected: perfect(63),
  },
  {
    name: "Write steps",
    act: (talk, { player }) => writeSteps(player!, talk),
    found: (sight) => sight.newSheets(),
    expected: 1,
  },
  {
    name: "Draw merge tree",
    act: (talk, { player }) => writeMergeTree(player!, talk),
    found: (sight) => sight.newSheets(),
    expected: 1,
  },
  {
    name: "Show set numbers",
    act: (talk) => toggleSetNumbers(talk),
    found: (sight) => sight.newSheets(),
    expected: 0,
  },
  {
    name: "Solve",
    act: (talk) => solve(search, talk),
    found: async (sight) => [await sight.remembers("MazeSolution"), (await sight.filled(MAZE)) >= 9 + 7 - 1],
    expected: [true, true],
  },
  {
    name: "Check",
    act: (talk) => check(talk),
    found: (_, outcome: object) => JSON.stringify(outcome).includes("maze-is-perfect"),
    expected: true,
  },
  {
    name: "Write search",
    beside: "search",
    act: (talk, held) => writeSearch(held.search, "addresses", talk),
    found: (sight) => sight.newSheets(),
    expected: 1,
  },
  {
    name: "Write distances",
    act: (talk) => writeDistances("addresses", talk),
    found: (sight) => sight.newSheets(),
    expected: 3,
  },
  {
    name: "Write readable maze",
    act: (talk) => writeReadableMaze(talk),
    found: (sight) => sight.newSheets(),
    expected: 1,
  },
  { name: "Write walls", act: (talk) => writeWalls(talk), found: (sight) => sight.newSheets(), expected: 1 },
  { name: "Add self-marking", act: (talk) => addSelfMarking(talk), found: (sight) => sight.newSheets(), expected: 1 },
  {
    name: "Set entrance",
    selects: "B8",
    act: (talk) => setEntrance(talk),
    found: async (sight) => [await sight.contents("B8"), await sight.contents("B2")],
    expected: [["S"], []],
  },
  {
    name: "Add exit",
    selects: "J2",
    act: (talk) => addExit(talk),
    found: (sight) => sight.contents("J2"),
    expected: ["E"],
  },
  {
    name: "Longest path",
    act: (talk) => endsOfLongestPath(false, talk),
    found: async (sight) => [...(await sight.contents(MAZE))].sort(),
    expected: ["E", "S"],
  },
  {
    name: "Make passage",
    selects: "D3:E5",
    act: (talk) => makePassage("", talk),
    found: (sight) => sight.openings("D3:E5"),
    expected: 7,
  },
  {
    name: "Make wall",
    selects: "D3:E5",
    act: (talk) => makeWall("", talk),
    found: (sight) => sight.openings("D3:E5"),
    expected: 0,
  },
  {
    name: "Remove cells",
    selects: "C6",
    act: (talk) => removeCells(talk),
    found: async (sight) => [await sight.remembers("MazeMask"), await sight.openings("B6:D6")],
    expected: [true, 0],
  },
  {
    name: "Insert row",
    selects: "D4",
    act: (talk) => insertRow(talk),
    found: async (sight) => [await sight.contents("B9:J9"), await sight.contents("K3")],
    expected: [["E"], ["beside"]],
  },
  {
    name: "Delete column",
    selects: "D4",
    act: (talk) => deleteColumn(talk),
    found: (sight) => sight.contents("I8:J8"),
    expected: ["E"],
  },
  {
    name: "Put in the maze",
    act: (talk) => fillWithItems(numbers, talk),
    found: async (sight) => (await sight.contents(MAZE)).length,
    expected: 63,
  },
  {
    name: "Ask at forks",
    act: (talk) => askAtForks(sums, talk),
    found: (sight) => sight.remembers("MazeQuestions"),
    expected: true,
  },
  {
    name: "Prepare page",
    act: (talk) => preparePage(talk),
    found: (sight) => sight.printed(),
    expected: [1, 1, 1],
  },
  {
    name: "Fit to page",
    act: (talk) => preparePage(talk, undefined, true),
    found: async (sight) => [await sight.printed(), await sight.openings(MAZE)],
    expected: [[1, 1, 1], perfect(63)],
  },
  {
    name: "Answer page",
    act: (talk) => answerPage(choice.layout, talk),
    found: async (sight) => [await sight.newSheets(), await sight.openings(MAZE, true)],
    expected: [1, perfect(63)],
  },
  {
    name: "Make poster",
    act: (talk) => makePoster({ across: 2, down: 1 }, choice.layout, talk, plainPage),
    found: (sight) => sight.newSheets(),
    expected: 1,
  },
  {
    name: "Draw picture",
    act: (talk) => drawPicture(talk),
    found: (_, { picture }: { picture?: { text: string } }) => picture?.text.startsWith("<svg"),
    expected: true,
  },
  {
    name: "Make booklet",
    act: (talk) => makeBooklet(smallBooklet, talk),
    found: (sight) => sight.newSheets(),
    expected: 4,
  },
  {
    name: "New class list",
    act: (talk) => newClassList(talk),
    found: (sight) => sight.newSheets(),
    expected: 1,
  },
  {
    name: "Make class set",
    writes: { BK1: "Name", BK2: "Ana", BK3: "Ben" },
    selects: "BK1:BK3",
    act: (talk) => makeClassSet(smallClass, talk),
    found: (sight) => sight.newSheets(),
    expected: 4,
  },
  {
    name: "Colour distances",
    act: (talk) => colourDistances(undefined, talk),
    found: async (sight) => (await sight.filled(MAZE)) > 50,
    expected: true,
  },
  {
    name: "Race",
    act: (talk) => raceSolvers({ solvers: ["breadth-first", "tremaux"], seed: "a race", pace: "instant" }, talk),
    found: async (sight) => (await sight.filled(MAZE)) >= 9 + 7 - 1,
    expected: true,
  },
  {
    name: "Side by side",
    act: (talk) => sideBySide({ ...two, tint: true, layout: choice.layout, pace: "step" }, talk),
    found: (sight) => sight.newSheets(),
    expected: 1,
  },
  {
    name: "Statistics of this maze",
    act: (talk) => statisticsOfMaze(talk),
    found: (sight) => sight.newSheets(),
    expected: 1,
  },
  {
    name: "Write weights",
    act: (talk) => writeWeights(talk),
    found: (sight) => sight.newSheets(),
    expected: 1,
  },
];
