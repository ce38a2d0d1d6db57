import type { GenerateChoice, Layout } from "../../src/actions/core";
import { makeClassSet } from "../../src/actions/classroom";
import { addCells, addExit, endsOfLongestPath, makePassage, makeWall, removeCells } from "../../src/actions/edit";
import { removeEnd, setEntrance } from "../../src/actions/edit";
import { colourDistances, mazeOfWeights } from "../../src/actions/laboratory";
import { bringBackMaze, formatGrid, generate, openText, redrawMaze } from "../../src/actions/make";
import { answerPage, askAtForks, fillWithItems, makeBooklet, makePoster, plainPage } from "../../src/actions/print";
import { preparePage, type ItemChoice, type PrintChoice } from "../../src/actions/print";
import { mendMaze, solve, writeDistances, writeSearch, type SolveChoice } from "../../src/actions/solve";
import { goTo, writeMergeTree, type Player } from "../../src/actions/watch";
import { UNVARIED } from "../../src/maze/generators";
import { choice, conversation, type Conversation, book, openMaze, openSized, openWorkbook } from "../actions/stage";
import { select, sheet, area, put } from "../actions/stage";
import { everyMark, numbers, search, smallBooklet, smallClass, sums } from "./choices";
import type { Held } from "./act";

/** What a person does, step by step: each is a function that is given to others as it stands. */
export type Step = (talk: Conversation, held: { -readonly [Part in keyof Held]: Held[Part] }) => unknown;
/** One for which an action of Lavirint is needed. */
export type Deed = (...given: Parameters<Step>) => Promise<unknown>;

/** A step that is told what to do. */
export const stepOf =
  <Given extends readonly unknown[], Done>(act: (talk: Conversation, ...given: Given) => Done) =>
  (...given: Given) =>
  (talk: Conversation): Done =>
    act(talk, ...given);

/** Does steps one after the other, each in a conversation of its own. */
export async function arrangeBy(...steps: readonly Step[]): Promise<Held> {
  const held = {};
  for (const step of steps) await step(conversation(), held);
  return held;
}
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
export const sized = stepOf((_, columns: number, rows: number) => openSized(columns, rows));
export const mazeOf = stepOf((_, ...made: Parameters<typeof openMaze>) => openMaze(...made));
/** A maze of 8 by 5, from B2 to I6. */
export const maze = mazeOf(8, 5, { seed: "fault" });
export const looped = (columns: number, rows: number) =>
  mazeOf(columns, rows, { seed: "looped", variation: { ...UNVARIED, loopPercent: 60 } });
export const sizedMaze = (columns: number, rows: number) => mazeOf(columns, rows, { seed: "sized" });
/** One of more cells than much takes. */
export const largeMaze = sizedMaze(101, 100);
/** What is made with walls of cells that are so wide, in percent of ways. */
export const ofCells = (wallShare: number) => ({ layout: { ...choice.layout, wallShare } });
export const mazeOfCells = (columns: number, rows: number) => mazeOf(columns, rows, ofCells(50));

export const selecting = stepOf((_, ...addresses: string[]) => select(...addresses));
export const inFront = stepOf((_, name?: string) => book.workbook.activate(sheet(name ?? "Sheet1")));
/** Types a value, or rows of cells from a cell on, "like|these", into the sheet in front. */
export const typing = stepOf((_, address: string, value: number | string) => put(sheet(), address, value));
export const typingTable = stepOf((_, address: string, ...rows: readonly string[]) => {
  const { row, column } = area(address);
  rows.forEach((cells, r) => cells.split("|").forEach((text, c) => sheet().setCell(row + r, column + c, text)));
});

export const generated = stepOf((talk, made: Partial<GenerateChoice> = {}) => generate({ ...choice, ...made }, talk));
export const another = generated({ seed: "new" });
export const previous: Deed = (talk) => bringBackMaze(choice.layout, talk);
/** Makes a maze, or a search in it, whose steps can be watched. */
export const watched =
  (made: Partial<GenerateChoice> = {}): Deed =>
  async (talk, held) =>
    (held.player = (await generate({ ...choice, ...made }, talk)).player!);
export const searched: Deed = async (talk, held) => (held.player = (await solve(search, talk)).player);

/** Shows a step of the maze that is watched; writes its merge tree. */
export const stepAt =
  (position: number): Deed =>
  (talk, { player }) =>
    goTo(player!, position, talk);
export const mergeTree: Deed = (talk, { player }) => writeMergeTree(player!, talk);
export const formatted = stepOf((talk, setNumbers: GenerateChoice["setNumbers"], layout: Layout = choice.layout) =>
  formatGrid(layout, setNumbers, talk),
);
export const redrawn = stepOf((talk, layout: Layout = choice.layout) => redrawMaze(layout, talk));
/** Draws a maze from its text, code or list of passages. */
export const opened = stepOf((talk, text: string) => openText(text, choice.layout, talk));

export const entrance = stepOf(setEntrance);
export const exit = stepOf(addExit);
export const noEnd = stepOf(removeEnd);
/** Of the maze of 8 by 5: without its entrance, its exit, both. */
export const noEntrance = noEnd("B2");
export const noExit = noEnd("I6");
export const noEnds = inOneGo(noEntrance, noExit);
export const passages = (...areas: string[]) => inOneGo(selecting(...areas), (talk) => makePassage("", talk));
export const walls = (...areas: string[]) => inOneGo(selecting(...areas), (talk) => makeWall("", talk));
export const openAll = passages("B2:I6");
export const closeAll = walls("B2:I6");
export const without = stepOf(removeCells);
export const cellsBack = stepOf(addCells);
export const wallsAlong = stepOf((talk, typed: string) => makeWall(typed, talk));
export const longest: Deed = (talk) => endsOfLongestPath(false, talk);
export const mending = stepOf((talk, seed: string = "m") => mendMaze(seed, talk));

export const solving = stepOf((talk, chosen: Partial<SolveChoice> = {}) => solve({ ...search, ...chosen }, talk));
export const solvingBy = (solver: string) => solving({ solver });
export const solvingFrom = (from: string, to: string) => solving({ route: { kind: "typed", from, to } });
export const bySelection = solving({ route: { kind: "selection" } });
export const marking = solving(everyMark);
/** The player of a solution of the maze in front. */
export const solved = async (talk: Conversation, chosen = search): Promise<Player> =>
  (await solve(chosen, talk)).player;
/** A solution whose search is kept, and that search written. */
export const marked =
  (chosen: Partial<SolveChoice> = everyMark): Deed =>
  async (talk, held) =>
    (held.search = await solved(talk, { ...search, ...chosen }));
export const distances = stepOf((talk, naming: "numbers" | "addresses") => writeDistances(naming, talk));
export const searchWritten: Deed = (talk, held) => writeSearch(held.search, "addresses", talk);
export const colouring: Deed = (talk) => colourDistances(undefined, talk);
/** Makes the maze of the weights in front. */
export const mazeOfThese = stepOf((talk, chosen: Partial<Parameters<typeof mazeOfWeights>[0]> = {}) =>
  mazeOfWeights({ generator: "kruskal", layout: choice.layout, pace: "instant", tint: false, ...chosen }, talk),
);

export const page: Deed = (talk) => preparePage(talk);
export const fitted: Deed = (talk) => preparePage(talk, plainPage, true);
export const answer: Deed = (talk) => answerPage(choice.layout, talk);
export const withAnswer = inOneGo(maze, answer);
export const poster = stepOf((talk, across: number, down: number, chosen: PrintChoice = plainPage) =>
  makePoster({ across, down }, choice.layout, talk, chosen),
);
export const items = stepOf(
  (talk, source: ItemChoice["source"] = numbers.source, arrangement: ItemChoice["arrangement"] = "over and over") =>
    fillWithItems({ source, arrangement, seed: "s" }, talk),
);
export const numbersTo = (last: number | undefined, arrangement?: ItemChoice["arrangement"]) =>
  items({ kind: "numbers", last }, arrangement);
export const letters = (text: string, arrangement?: ItemChoice["arrangement"]) =>
  items({ kind: "text", text }, arrangement);
export const itemsOf = (address: string) => items({ kind: "range", address });
export const questions = stepOf(
  (talk, count: number = sums.count, source: Parameters<typeof askAtForks>[0]["source"] = sums.source) =>
    askAtForks({ ...sums, count, source }, talk),
);
export const questionsOf = (address: string, count: number) => questions(count, { kind: "range", address });
export const booklet = stepOf((talk, chosen: Partial<typeof smallBooklet> = {}) =>
  makeBooklet({ ...smallBooklet, ...chosen }, talk),
);
/** The first maze of a booklet. */
export const bookletMaze = inOneGo(workbook, booklet(), inFront("Maze 1"));
export const classSet = stepOf((talk, chosen: Partial<typeof smallClass> = {}) =>
  makeClassSet({ ...smallClass, ...chosen }, talk),
);
/** Types a class list at A1, headings first, and selects it. */
export const classList = (...rows: readonly string[]) =>
  inOneGo(typingTable("A1", ...rows), selecting(`A1:${"ABCD"[rows[0]!.split("|").length - 1]}${rows.length}`));
/** Ana and Ben with a page each. */
export const pupils = inOneGo(classList("Name", "Ana", "Ben"), classSet());
