import type { MessageId } from "../../src/message";
import type { Player } from "../../src/actions/watch/player";
import type { MazeWalk } from "../../src/actions/solve/walk";
import { type Conversation, book, select, sheet, mazeIn, put, everything, idsIn } from "../actions/stage";
import { plainActs } from "./inAnyExcel";

/** What a pane holds besides the workbook: the players of a maze and of a search in it, a walk, a share code. */
export interface Held {
  readonly player?: Player | undefined;
  readonly search?: Player | undefined;
  readonly walk?: MazeWalk | undefined;
  readonly code?: string;
  /** The cells that an earlier sheet covers. */
  readonly covers?: unknown;
}

/** Sheets that stand beside the maze where they are asked for; the search is one whose marks are in the maze. */
export type Beside = "booklet" | "class set" | "search";

/** The most requests, operations (test/host/README.md) and kilobytes that an act may take. */
export type Budget = readonly [requests: number, operations: number, kilobytes: number];

/** One thing that a person does with Lavirint, and all that the suites of test/actions/every need to try it. */
export interface Act {
  readonly name: string;
  /** Opens a workbook and makes what is there before; without it, a maze stands at B2:J8 of Sheet1: see openStanding. */
  readonly arrange?: (() => Promise<Held>) | (() => Promise<void>);
  /** What stands beside that maze. */
  readonly beside?: Beside;
  /** The size that the person has typed into the size cells. */
  readonly typed?: readonly [columns: number, rows: number];
  readonly act: (talk: Conversation, held: Held) => Promise<unknown>;
  /** Expects what is true after it succeeded. Which sheet is in front does not matter. */
  readonly done: (outcome: unknown, held: Held) => void;
  readonly budget: Budget;
  /**
   * What else may be true after an act that did not succeed, by what is said of it then. Without such a sentence everything has to be as
   * it was before, and to be said to be so.
   */
  readonly left?: Readonly<Partial<Record<MessageId, (before: unknown, held: Held) => void>>>;
  /** What the sentence says besides, where something was not read that was put back. */
  readonly inexact?: MessageId;
  /** It is, or begins with, a look of the pane: where that fails only the reason is said. */
  readonly looks?: true;
  /** The file that tests it in trouble, where its truth is one of its own. */
  readonly troubleIn?: string;
}

/** An act that can be tried in any Excel, by its name, as one here: what the person writes and selects belongs to it. */
function tried(name: string): Pick<Act, "beside" | "typed" | "act"> {
  const found = plainActs.find((each) => each.name === name);
  if (found === undefined) throw new Error(`No act that is tried in any Excel is called ${name}.`);
  const { beside, typed, writes = {}, selects, act } = found;
  const begun: Act["act"] = (talk, held) => {
    for (const [address, text] of Object.entries(writes)) put(sheet(), address, text);
    if (selects !== undefined) select(selects);
    return act(talk, held);
  };
  return { act: begun, ...(beside && { beside }), ...(typed && { typed }) };
}

/** The acts of a table, by their names. What one without `act` does is tried in any Excel under the same name: see inAnyExcel.ts. */
export function actsOf(table: Readonly<Record<string, Omit<Act, "name"> | Omit<Act, "name" | "act">>>): readonly Act[] {
  return Object.entries(table).map(([name, row]) => ({ name, ...("act" in row ? row : { ...tried(name), ...row }) }));
}

/** Sheet1, whichever is in front. */
export const sheet1 = () => book.workbook.sheet("Sheet1")!;
export const names = () => book.workbook.sheets.map(({ name }) => name);
export const toFront = (name = "Sheet1") => book.workbook.activate(book.workbook.sheet(name)!);
export const hasName = (name: string, on = sheet1()) => book.workbook.name(name, on) !== undefined;

export const isSolved = () => expect(hasName("MazeSolution")).toBe(true);
export const isNotSolved = () => expect(hasName("MazeSolution")).toBe(false);
export const isPerfect = (checked: unknown) =>
  expect(idsIn((checked as { sentence: never }).sentence)).toContain("maze-is-perfect");
export const isGone = () => expect(hasName("MazeGrid")).toBe(false);

/** Expects a perfect maze at these cells. */
export function wholeMaze(address = "B2:J8", on = "Sheet1"): void {
  const maze = mazeIn(book.workbook.sheet(on)!, address);
  expect(maze.countPassages()).toBe(maze.size - 1);
}

/** Expects a grid without a passage. */
export function closedGrid(address = "B2:J8"): void {
  expect(mazeIn(sheet1(), address).countPassages()).toBe(0);
}

/** Expects everything as it was before. */
export function unchanged(before: unknown): void {
  expect(everything()).toEqual(before);
}

/** What was to be covered, and may be covered in vain: the hidden sheet keeps a copy more, which nobody sees and nothing uses. */
export const copiesLeft: NonNullable<Act["left"]> = {
  "nothing-changed": unchangedButForCopies,
  "nothing-else-changed": unchangedButForCopies,
  "sheet-as-before": unchangedButForCopies,
};

function unchangedButForCopies(before: unknown): void {
  const withoutCopies = (there: unknown) => {
    const { sheets, names: all, front } = there as { sheets: unknown[][]; names: string[]; front: string };
    return {
      front,
      sheets: sheets.filter(([name]) => name !== "Maze covered"),
      names: all.filter((name) => !name.startsWith("MazeCoveredLines")),
    };
  };
  expect(withoutCopies(everything())).toEqual(withoutCopies(before));
}
