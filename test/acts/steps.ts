import type { GenerateChoice } from "../../src/actions/core";
import { makeClassSet } from "../../src/actions/classroom";
import { addExit, makePassage, makeWall, removeCells, removeEnd, setEntrance } from "../../src/actions/edit";
import { colourDistances } from "../../src/actions/laboratory";
import { bringBackMaze, generate } from "../../src/actions/make";
import {
  answerPage,
  askAtForks,
  fillWithItems,
  makeBooklet,
  makePoster,
  plainPage,
  preparePage,
  type ItemChoice,
} from "../../src/actions/print";
import { solve, writeSearch, type SolveChoice } from "../../src/actions/solve";
import { UNVARIED } from "../../src/maze/generators";
import { choice, conversation, type Conversation } from "../actions/conversation";
import { book, openMaze, openSized, openWorkbook, select, sheet } from "../actions/openMaze";
import { area, put } from "../actions/sheetReading";
import { numbers, search, smallBooklet, smallClass, sums } from "./choices";
import type { Held } from "./act";
import { everyMark, solved } from "./standing";

/** What a person does, step by step: each is a function that is given to others as it stands. */
export type Step = (talk: Conversation, held: { -readonly [Part in keyof Held]: Held[Part] }) => unknown;
/** One for which an action of Lavirint is needed. */
type Deed = (...given: Parameters<Step>) => Promise<unknown>;

/** Does steps one after the other, each in a conversation of its own. */
export async function arrangeBy(...steps: readonly Step[]): Promise<Held> {
  const held = {};
  for (const step of steps) await step(conversation(), held);
  return held;
}
export const by =
  (...steps: readonly Step[]) =>
  () =>
    arrangeBy(...steps);
/** Several steps that count as one; gives what the last of them gives. */
export const inOneGo =
  (...steps: readonly Step[]): Deed =>
  async (talk, held) => {
    let last: unknown;
    for (const step of steps) last = await step(talk, held);
    return last;
  };

/** New workbooks: with nothing; with size cells; with a maze at B2. */
export const workbook: Step = () => openWorkbook();
export const sized =
  (columns: number, rows: number): Step =>
  () =>
    openSized(columns, rows);
export const mazeOf =
  (columns: number, rows: number, made: Partial<GenerateChoice> = {}): Step =>
  () =>
    openMaze(columns, rows, made);
/** A maze of 8 by 5, from B2 to I6. */
export const maze = mazeOf(8, 5, { seed: "fault" });
export const looped = (columns: number, rows: number) =>
  mazeOf(columns, rows, { seed: "looped", variation: { ...UNVARIED, loopPercent: 60 } });
/** What is made with walls of cells that are so wide, in percent of ways. */
export const ofCells = (wallShare: number) => ({ layout: { ...choice.layout, wallShare } });

export const selecting =
  (...addresses: string[]): Step =>
  () =>
    select(...addresses);
export const inFront =
  (name = "Sheet1"): Step =>
  () =>
    book.workbook.activate(sheet(name));
/** Types a value, or a table from a cell on, into the sheet in front. */
export const typing =
  (address: string, value: number | string): Step =>
  () =>
    put(sheet(), address, value);
export const typingTable =
  (address: string, ...rows: readonly (readonly (string | number)[])[]): Step =>
  () => {
    const { row, column } = area(address);
    rows.forEach((cells, r) => cells.forEach((text, c) => sheet().setCell(row + r, column + c, text)));
  };

export const generated =
  (made: Partial<GenerateChoice> = {}): Deed =>
  (talk) =>
    generate({ ...choice, ...made }, talk);
export const another = generated({ seed: "new" });
export const previous: Deed = (talk) => bringBackMaze(choice.layout, talk);
/** Makes a maze, or a search in it, whose steps can be watched. */
export const watched =
  (made: Partial<GenerateChoice> = {}): Deed =>
  async (talk, held) =>
    (held.player = (await generate({ ...choice, ...made }, talk)).player!);
export const searched: Deed = async (talk, held) => (held.player = (await solve(search, talk)).player);

export const entrance =
  (cell: string): Deed =>
  (talk) =>
    setEntrance(talk, cell);
export const exit =
  (cell: string): Deed =>
  (talk) =>
    addExit(talk, cell);
/** Of the maze of 8 by 5: without its entrance, its exit, both. */
export const noEntrance: Deed = (talk) => removeEnd(talk, "B2");
export const noExit: Deed = (talk) => removeEnd(talk, "I6");
export const noEnds = inOneGo(noEntrance, noExit);
export const passages = (...areas: string[]) => inOneGo(selecting(...areas), (talk) => makePassage("", talk));
export const walls = (...areas: string[]) => inOneGo(selecting(...areas), (talk) => makeWall("", talk));
export const openAll = passages("B2:I6");
export const closeAll = walls("B2:I6");
export const without =
  (cells: string): Deed =>
  (talk) =>
    removeCells(talk, cells);

export const solving =
  (chosen: Partial<SolveChoice> = {}): Deed =>
  (talk) =>
    solve({ ...search, ...chosen }, talk);
export const solvingBy = (solver: string) => solving({ solver });
export const solvingFrom = (from: string, to: string) => solving({ route: { kind: "typed", from, to } });
export const marking = solving(everyMark);
/** A solution whose search is kept, and that search written. */
export const marked =
  (chosen: Partial<SolveChoice> = everyMark): Deed =>
  async (talk, held) =>
    (held.search = await solved(talk, { ...search, ...chosen }));
export const searchWritten: Deed = (talk, held) => writeSearch(held.search, "addresses", talk);
export const colouring: Deed = (talk) => colourDistances(undefined, talk);

export const page: Deed = (talk) => preparePage(talk);
export const fitted: Deed = (talk) => preparePage(talk, plainPage, true);
export const answer: Deed = (talk) => answerPage(choice.layout, talk);
export const poster =
  (across: number, down: number, chosen = plainPage): Deed =>
  (talk) =>
    makePoster({ across, down }, choice.layout, talk, chosen);
export const items =
  (source: ItemChoice["source"] = numbers.source, arrangement: ItemChoice["arrangement"] = "over and over"): Deed =>
  (talk) =>
    fillWithItems({ source, arrangement, seed: "s" }, talk);
export const numbersTo = (last: number | undefined, arrangement?: ItemChoice["arrangement"]) =>
  items({ kind: "numbers", last }, arrangement);
export const letters = (text: string, arrangement?: ItemChoice["arrangement"]) =>
  items({ kind: "text", text }, arrangement);
export const itemsOf = (address: string) => items({ kind: "range", address });
export const questions =
  (count: number = sums.count, source: Parameters<typeof askAtForks>[0]["source"] = sums.source): Deed =>
  (talk) =>
    askAtForks({ ...sums, count, source }, talk);
export const questionsOf = (address: string, count: number) => questions(count, { kind: "range", address });
export const booklet =
  (chosen: Partial<typeof smallBooklet> = {}): Deed =>
  (talk) =>
    makeBooklet({ ...smallBooklet, ...chosen }, talk);
export const classSet =
  (chosen: Partial<typeof smallClass> = {}): Deed =>
  (talk) =>
    makeClassSet({ ...smallClass, ...chosen }, talk);
/** Types a class list at A1, headings first, and selects it. */
export const classList = (...rows: readonly (readonly string[])[]) =>
  inOneGo(typingTable("A1", ...rows), selecting(`A1:${"ABCD"[rows[0]!.length - 1]}${rows.length}`));
/** Ana and Ben with a page each. */
export const pupils = inOneGo(classList(["Name"], ["Ana"], ["Ben"]), classSet());
