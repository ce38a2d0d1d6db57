/** Actions on the sheet in front that draw no maze: looking at it, size cells, selecting. */
import { type Message, message } from "../message";
import type { Grid } from "../maze/model";
import { type OpenWorkbook, Refusal, rangeAt, readWindowRoom, supports, watchWorkbook } from "../worksheet/excel";
import { boundsOf, parseArea } from "../worksheet/addresses";
import { setUp } from "../worksheet/grid";
import { fitWindow } from "../worksheet/paper";
import { type SheetLook, isBesideMaze, lookAtSheet, readSheet } from "../worksheet/sheet";
import { type MazeIdentity, identityOf } from "../worksheet/identity";
import { hasSizeCells, numberIn, sheetsOfSizes, sizeIn, sizesBetween } from "../worksheet/sizeCells";
import { checkWrites, painted } from "../worksheet/changes";
import { hasFact } from "../worksheet/fact";
import { facts } from "../worksheet/facts";
import { isShown, lookAtSheetAndSets } from "../worksheet/sets";
import { type ActionOutcome, type Dialogue, act, glance, mazeSheetTexts } from "./core";

/** What the size cells of a sheet hold; `undefined` for an invalid one, and then the sentence says why. */
export interface SizesInFront {
  readonly sentence: Message | undefined;
  readonly columns: number | undefined;
  readonly rows: number | undefined;
  readonly sheetId: string;
  /** Whether the sheet has size cells; without them Generate uses the pane's numbers. */
  readonly isSetUp: boolean;
}

export type { MazeIdentity } from "../worksheet/identity";

export interface SheetInFront {
  readonly setNumbers: "shown" | "hidden" | "none";
  readonly hasEarlier: boolean;
  readonly hasItems: boolean;
  readonly isOfBook: boolean;
  /** Undefined on a helper sheet, such as that of its set numbers. */
  readonly maze: MazeIdentity | undefined;
  readonly sizes: SizesInFront;
}

/** What the sheet in front holds. Throws ActionFailure if Excel does not answer, or no worksheet is in front. */
export async function readSheetInFront(workbook: OpenWorkbook): Promise<SheetInFront> {
  const { look, sets } = await lookInFront(workbook);
  return {
    setNumbers: sets === undefined ? "none" : isShown(sets) ? "shown" : "hidden",
    hasEarlier: hasFact(look.names, facts.earlier),
    hasItems: hasFact(look.names, facts.itemLooks) || hasFact(look.names, facts.questionList),
    isOfBook: hasFact(look.names, facts.book),
    maze: isBesideMaze(look) ? undefined : identityOf(look),
    sizes: sizesOf(look),
  };
}

/** Calls `listener` when the sheet in front may have changed. Throws ActionFailure where Excel does not report changes. */
export function watchSheetInFront(workbook: OpenWorkbook, listener: (sheet: SheetInFront) => void): Promise<void> {
  const look = () => void readSheetInFront(workbook).then(listener, () => undefined);
  return glance(workbook, () => watchWorkbook(workbook, look));
}

/** Writes into the size cells of a sheet, given by its id or name, or of the one in front; both or neither. Throws ActionFailure. */
export function writeSizes(workbook: OpenWorkbook, sheet: string | undefined, size: Grid): Promise<void> {
  return glance(workbook, async (session) => {
    const read = await lookAtSheet(session, () => ({}), sheet);
    checkWrites({ isStructureProtected: false }, { written: sheetsOfSizes(read.sizeCells, read.sheets) });
    const change = painted(sizesBetween(read, size));
    await change.make(session).catch(async (error: unknown) => {
      await change.rollBack(session.unstoppable()).catch(() => undefined);
      throw error;
    });
  });
}

type Look = ReturnType<typeof lookAtSheetAndSets>;

const waiting = new WeakMap<OpenWorkbook, Look>();

/** How long a look waits for others to join, in milliseconds: Excel reports an action's changes a little later. */
const GATHERING = 100;

/** All who ask before it is read get the same reading, so that Excel's reports of what an action changed cost one request together. */
function lookInFront(workbook: OpenWorkbook): Look {
  const known = waiting.get(workbook);
  if (known !== undefined) return known;
  const look = new Promise((resolve) => setTimeout(resolve, GATHERING)).then(() =>
    glance(workbook, (session) => {
      waiting.delete(workbook);
      return lookAtSheetAndSets(session);
    }),
  );
  waiting.set(workbook, look);
  return look;
}

function sizesOf(look: SheetLook): SizesInFront {
  let sentence: Message | undefined;
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      sentence ??= error.sentence;
      return undefined;
    }
  };
  const columns = attempt(() => numberIn(look, "columns"));
  const rows = attempt(() => numberIn(look, "rows"));
  attempt(() => sizeIn(look));
  return { columns, rows, sheetId: look.id, isSetUp: hasSizeCells(look.sizeCells), sentence };
}

/** Whether two readings are of the same unchanged maze: the same cells, walls, entrance and exits. A solution does not count. */
export function isSameMaze(one: MazeIdentity, other: MazeIdentity): boolean {
  return (
    one.sheetId === other.sheetId && one.place === other.place && one.maze === other.maze && one.ends === other.ends
  );
}

/** Makes the size cells, on the sheet in front if it is empty, otherwise on a new sheet "Maze"; with 20 and 15 if there is no `size`. */
export function addSizeCells(dialogue: Dialogue, size?: Grid): Promise<ActionOutcome> {
  const texts = mazeSheetTexts(dialogue.say);
  return act(dialogue, async ({ session, changes }) => setUp(session, await readSheet(session), size, texts, changes));
}

/** `address`: "B2:C3,E4". Before ExcelApi 1.18 no add-in can select several areas: then the smallest block around them is selected. */
export function selectCells(workbook: OpenWorkbook, sheetId: string, address: string): Promise<ActionOutcome> {
  const areas = address.split(",").map((area) => parseArea(area)!);
  return glance(workbook, async (session) => {
    const several = areas.length > 1 && supports("1.18");
    const { name } = await session.onSheet(sheetId, (owner) => {
      owner.activate();
      // office.js on npm has no RangeAreas.select yet, although its types declare it; the host's own copy may.
      const ranges = several ? owner.getRanges(address) : undefined;
      if (ranges !== undefined && "select" in ranges) ranges.select();
      else rangeAt(owner, boundsOf(areas)).select();
      return owner.load("name");
    });
    return { sentence: message("cells-selected", { sheet: name }) };
  });
}

/** Points: what a screen of 1366 by 768 pixels shows of a sheet beside the pane. */
const USUAL_WINDOW = { width: 700, height: 360 } as const;

/** The look with which a maze of this size is in view as a whole, in a usual window where Excel does not tell the size of its own. */
export function lookForWindow(
  workbook: OpenWorkbook,
  size: Pick<Grid, "columns" | "rows">,
): Promise<ReturnType<typeof fitWindow>> {
  return glance(workbook, async (session) => fitWindow((await readWindowRoom(session)) ?? USUAL_WINDOW, size));
}
