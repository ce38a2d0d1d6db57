import { engine } from "../../../engine";
import type { Addressing, SheetOfMazes } from "../../../files";
import type { Maze } from "../../../maze/model";
import { type Job, bringToFront } from "../../excel";
import { refusalCode } from "../refusalCode";
import { INSERTED_MARK, activeSheet, isInserted, loadInserted } from "../scratchSheet";

/** Where a maze is on a trial sheet. */
export const PLACE = { row: 1, column: 1 } as const;
/** The sizes of a trial sheet's cells in points, its margins in inches, and its header. */
export const WRITTEN = { width: 30, height: 21, margin: 1.25, header: "Lavirint" } as const;

/** How a sheet comes that is inserted to find something out. */
interface Trial {
  readonly addressing: Addressing;
  readonly isHidden: boolean;
}

/** So that no cell of the maze is like one that nobody formatted. */
const WHITE = { color: "FFFFFF" };

/** A maze with that many rows and columns. */
export function trialMaze(job: Job, side: number): Promise<Maze> {
  const recipe = { rows: side, columns: side, generator: "kruskal", seed: "Report" };
  const perfect = { loopPercent: 0, blockPermille: 0 };
  return engine.run("maze", { ...recipe, imperfection: perfect }, job.signal);
}

/** A file of one sheet with a maze, a page set-up and a print area; its first cell says that it is Lavirint's. In Base64. */
export function trialFile(job: Job, name: string, maze: Maze, { addressing, isHidden }: Trial): Promise<string> {
  const { rows, columns } = maze;
  const { width, height, margin, header } = WRITTEN;
  const sheet: SheetOfMazes = {
    name,
    isHidden,
    mazes: [
      { ...PLACE, maze, look: { wall: { weight: "thick", color: "000000" }, looks: [{ fill: WHITE }] }, gaps: [] },
    ],
    cells: [{ ...PLACE, value: INSERTED_MARK }],
    columnWidths: [{ first: PLACE.column, count: columns, size: width }],
    rowHeights: [{ first: PLACE.row, count: rows, size: height }],
    page: {
      isLandscape: true,
      paper: 9,
      margins: { left: margin, right: margin, top: margin, bottom: margin, header: 0.3, footer: 0.3 },
      isCentered: { horizontally: false, vertically: false },
      fit: { across: 1, down: 1 },
      header: `&C${header}`,
      footer: "",
      breaksBefore: [],
    },
    printArea: "$B$2:$K$11",
  };
  // A workbook has a visible sheet.
  const visible = { name: VISIBLE, mazes: [], cells: [], columnWidths: [], rowHeights: [] };
  const sheets = isHidden ? [visible, sheet] : [sheet];
  return engine.run("mazesAsFile", { sheets, addressing }, job.signal);
}

/** What was inserted, and in how many milliseconds. */
interface Inserted {
  readonly ids: readonly string[];
  readonly milliseconds: number;
}

/** Inserts the sheet of that name from each file, in one request. Gives the code if Excel refuses. */
export async function insertTimed(
  job: Job,
  now: () => number,
  name: string,
  files: readonly string[],
): Promise<Inserted | string> {
  const begun = now();
  let ids: OfficeExtension.ClientResult<string[]>[] = [];
  const inserting = job.request(({ workbook }) => {
    ids = files.map((file) =>
      workbook.insertWorksheetsFromBase64(file, { positionType: "End", sheetNamesToInsert: [name] }),
    );
  });
  const code = await refusalCode(inserting);
  return code ?? { ids: ids.flatMap(({ value }) => value), milliseconds: now() - begun };
}

/** Deletes sheets that were inserted. One request. */
export async function dropById(job: Job, ids: readonly string[]): Promise<void> {
  await job.request(({ workbook }) => {
    for (const id of ids) workbook.worksheets.getItem(id).delete();
  });
}

/** The name of a sheet that stays in its file. */
const VISIBLE = "A";

/** A name beside that of the scratch sheet; where it is taken, Excel chooses another. */
export const trialName = (scratch: string): string => `${scratch.slice(0, 29)} +`;

/**
 * Deletes every sheet that trials have inserted, also those that came although Excel reported an error (OfficeDev/office-js#3179): by what
 * its only filled cell says. Brings the sheet `front` back to the front. Three requests to five. Throws Refusal if one stays.
 */
export async function dropTrials(job: Job, front: string | undefined): Promise<void> {
  const { items: sheets } = await job.request(({ workbook }) => workbook.worksheets.load("items/id,items/name"));
  const read = await job.request(({ workbook }) =>
    sheets.map(({ id }) => loadInserted(workbook.worksheets.getItem(id))),
  );
  const trials = sheets.filter((_, i) => isInserted(read[i]!));
  if (trials.length > 0) {
    await job.repeatable(({ workbook }) => {
      for (const { id } of trials) workbook.worksheets.getItemOrNullObject(id).delete();
    });
  }
  if (front !== undefined && (await activeSheet(job)) !== front) await bringToFront(job, front);
}
