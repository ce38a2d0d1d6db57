import type { MessageId } from "../../src/message";
import type { Player } from "../../src/actions/watch/player";
import type { MazeWalk } from "../../src/actions/solve/walk";
import { type Conversation, book, select, sheet, put } from "../actions/stage";
import { plainActs } from "./inAnyExcel";
import type { Step } from "./steps";

/** What a pane holds besides the workbook: the players of a maze and of a search in it, a walk, a share code. */
export interface Held {
  readonly player?: Player | undefined;
  readonly search?: Player | undefined;
  readonly walk?: MazeWalk | undefined;
  readonly code?: string;
}

/** Sheets that stand beside the maze where they are asked for; the search is one whose marks are in the maze. */
export type Beside = "booklet" | "class set" | "search";

/** The most requests, operations (test/host/README.md) and kilobytes that an act may take. */
export type Budget = readonly [requests: number, operations: number, kilobytes: number];

/** One thing that a person does with Lavirint, and all that the suites of test/actions/every need to try it. */
export interface Act {
  readonly name: string;
  /** The steps before it, of which the first opens a workbook; without them, a maze stands at B2:J8 of Sheet1: see openStanding. */
  readonly arrange?: readonly Step[];
  /** What stands beside that maze. */
  readonly beside?: Beside;
  /** The size that the person has typed into the size cells. */
  readonly typed?: readonly [columns: number, rows: number];
  readonly act: (talk: Conversation, held: Held) => Promise<unknown>;
  readonly budget: Budget;
  /**
   * What it may say where it did not succeed and left something else than before: test/actions/every/inTrouble.ts has what is true then.
   * Without such a sentence everything has to be as it was before, and to be said to be so.
   */
  readonly left?: readonly MessageId[];
  /** It covers cells, perhaps in vain: the hidden sheet keeps a copy more then, which nobody sees and nothing uses. */
  readonly covers?: true;
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

/** An act in a table, or the steps of which it is the last; without either it is tried in any Excel, see inAnyExcel.ts. */
interface Row extends Omit<Act, "name" | "act"> {
  readonly act?: Act["act"];
  readonly steps?: readonly [...Step[], Act["act"]];
}

/** The acts of a table, by their names. */
export function actsOf(table: Readonly<Record<string, Row>>): readonly Act[] {
  return Object.entries(table).map(([name, { steps, ...row }]) => {
    if (steps === undefined) return { name, ...(row.act === undefined && tried(name)), ...row } as Act;
    return { name, ...row, arrange: steps.slice(0, -1), act: steps[steps.length - 1] as Act["act"] };
  });
}

/** What acts may leave that replace a sheet of their own, and that clear a maze. */
export const earlierSheets = { left: ["earlier-sheets-left"] } as const;
export const cleared = { left: ["maze-cleared-nevertheless"] } as const;

/** Sheet1, whichever is in front. */
export const sheet1 = () => book.workbook.sheet("Sheet1")!;
export const names = () => book.workbook.sheets.map(({ name }) => name);
export const toFront = (name = "Sheet1") => book.workbook.activate(book.workbook.sheet(name)!);
export const hasName = (name: string, on = sheet1()) => book.workbook.name(name, on) !== undefined;
