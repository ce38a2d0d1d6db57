import { type Message, message, together } from "../../message";
import { wallTable } from "../../maze/code";
import { type FoundCodes, readWallCodes, wallCodesAdded, wallCodesWritten } from "../../worksheet/beside";
import { freeSheetName } from "../../worksheet/changes";
import { addressOf, bringToFront, referenceTo, sameArea } from "../../worksheet/excel";
import { facts } from "../../worksheet/memory";
import { type HelperSheet, helpersIn, loadHelpers } from "../../worksheet/sheet";
import type { MazeReading } from "../../worksheet/walls";
import { type Act, type ActionOutcome, type Dialogue, act, lookAndAsk, mazeInFront } from "../desk";
import { checkTwinSize, namedAfter } from "./twinSize";

/**
 * Writes the maze in front as wall codes, which worksheet functions take: to a sheet of its own, each cell's code in the same cell; and
 * again to the same cells of that sheet, so that formulas keep referring to them. Asks before it overwrites what is not Lavirint's.
 * Six or seven requests. Throws ActionFailure; then the workbook is as it was.
 */
export function writeWalls(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("write-walls-button"), dialogue, async (job, changes) => {
    const reading = await mazeInFront(job, dialogue);
    const { state } = reading;
    checkTwinSize(reading, "walls");
    const loaded = await job.request((context) => loadHelpers(context, state.sheets, state.name));
    const earlier = likeliest([...helpersIn(loaded, facts.wallCodes, state.name)]);
    const desk = { job, dialogue, changes };
    const told = earlier === undefined ? await writeFirst(desk, reading) : await writeAgain(desk, reading, earlier);
    return together(told, reading.remark);
  });
}

/** The sheet that formulas refer to, and its copies. */
interface CodeSheets {
  readonly sheet: HelperSheet;
  /** The names of all of them. */
  readonly all: readonly string[];
  /** Whether it may be a copy itself. */
  readonly isUncertain: boolean;
}

/** Nothing in a copy of a sheet tells it from the sheet, except perhaps the name that Excel gave it. */
function likeliest(sheets: readonly HelperSheet[]): CodeSheets | undefined {
  const isNumbered = ({ name }: HelperSheet) => / \(\d+\)$/.test(name);
  const sheet = sheets.find((each) => !isNumbered(each)) ?? sheets[0];
  if (sheet === undefined) return undefined;
  const isUncertain = sheets.filter((each) => !isNumbered(each)).length !== 1;
  return { sheet, all: sheets.map(({ name }) => name), isUncertain };
}

async function writeFirst({ job, dialogue, changes }: Act, reading: MazeReading): Promise<Message> {
  const { state, area, maze } = reading;
  changes.touch(state, { structure: true });
  const named = namedAfter(reading, dialogue, (sheet) => message("walls-sheet", { sheet }));
  const name = freeSheetName(state.sheets, named);
  const id = await changes.make(job, wallCodesAdded(state, area, { name, values: wallTable(maze) }));
  await bringToFront(job, id, area);
  return together(
    message("walls-written", { written: name, maze: addressOf(area), sheet: state.name }),
    message("walls-in-functions", { range: referenceTo(name, area).slice(1) }),
  );
}

async function writeAgain(
  { job, dialogue, changes }: Act,
  { state, area, maze }: MazeReading,
  sheets: CodeSheets,
): Promise<Message> {
  const { sheet } = sheets;
  changes.touch(state, { written: [sheet] });
  const where = { maze: addressOf(area), sheet: state.name };
  const { found } = await lookAndAsk(dialogue, message("write"), async (isAgain) => {
    const found = await readWallCodes(job, sheet, area, isAgain);
    const reasons = reasonsToAsk(sheets, found);
    const question = reasons && together(reasons, message("write-walls-again", { ...where, earlier: sheet.name }));
    return { found, question };
  });
  await changes.make(job, wallCodesWritten(state, area, found, wallTable(maze)));
  const { before, after } = found;
  const isShown = sheet.visibility === "Visible";
  if (isShown) await bringToFront(job, sheet.id, after);
  const range = referenceTo(sheet.name, after).slice(1);
  const isResized = before !== undefined && !sameArea(before, after);
  return together(
    message("walls-written-again", { ...where, written: sheet.name }),
    isResized
      ? message("walls-resized", { range, before: referenceTo(sheet.name, before).slice(1) })
      : message("walls-in-functions", { range }),
    isShown ? undefined : message("walls-hidden", { written: sheet.name }),
  );
}

/** What there is to know before the codes are written again; undefined if nothing but Lavirint's own codes is overwritten. */
function reasonsToAsk({ sheet, all, isUncertain }: CodeSheets, { isAsWritten, own }: FoundCodes): Message | undefined {
  const written = sheet.name;
  const cells = own.slice(0, TOLD).map(addressOf);
  const copied =
    all.length > 1 ? message("walls-copied", { written, sheets: all }) : message("walls-perhaps-copy", { written });
  return together(
    isAsWritten ? undefined : message("walls-changed", { written }),
    cells.length === 0 ? undefined : message("walls-in-way", { written, cells, more: own.length - cells.length }),
    isUncertain ? copied : undefined,
  );
}

/** Areas that a question names. */
const TOLD = 5;
