import { engine } from "../../engine";
import type { SheetOfMazes } from "../../files";
import type { Job } from "../excel";
import { type Asked, milliseconds, refusalOf } from "./asked";

/** Of inserted sheets: sizes in points, margins in inches. */
const INSERTED = { width: 30, height: 21, margin: 1.25, header: "Lavirint" };

/** Inserts sheets with mazes, with the address of each row's first cell and of every cell, and looks at what came. */
export async function askInserting(asked: Asked): Promise<Record<string, string>> {
  const { job, now, scratch } = asked;
  const found: Record<string, string> = {};
  let isLong = false;
  for (const side of asked.sides) {
    for (const [addressing, where] of [
      ["first", "row"],
      ["every", "cell"],
    ] as const) {
      const about = `Inserting a sheet of ${side} x ${side}, an address in each ${where}`;
      if (isLong) {
        found[about] = "not tested, because a smaller one took long";
        continue;
      }
      const file = await engine.run(
        "mazesAsFile",
        { sheets: [await sheetOf(job, `${scratch.name} +`, side)], addressing },
        job.signal,
      );
      let ids: string[] = [];
      const inserting = async () => {
        const inserted = await job.request(({ workbook }) =>
          workbook.insertWorksheetsFromBase64(file, { positionType: "End" }),
        );
        ids = inserted.value;
      };
      const begun = now();
      const refused = await refusalOf(inserting());
      const took = now() - begun;
      isLong ||= took > 4000;
      found[about] = `${refused ?? `works, ${milliseconds(took)}`}, ${file.length} bytes`;
      const [id] = ids;
      if (id !== undefined && found["An inserted sheet loses"] === undefined) {
        Object.assign(found, await whatCame(job, id));
      }
      await job.request(({ workbook }) => {
        for (const each of ids) workbook.worksheets.getItem(each).delete();
      });
    }
  }
  return found;
}

async function sheetOf(job: Job, name: string, side: number): Promise<SheetOfMazes> {
  const imperfection = { loopPercent: 0, blockPermille: 0 };
  const recipe = { rows: side, columns: side, generator: "kruskal", seed: "Report", imperfection };
  const maze = await engine.run("maze", recipe, job.signal);
  const { width, height, margin, header } = INSERTED;
  const look = { wall: { weight: "thick", color: "000000" }, looks: [{ fill: { color: "FFFFFF" } }] } as const;
  return {
    name,
    mazes: [{ row: 1, column: 1, maze, look, gaps: [] }],
    cells: [],
    columnWidths: [{ first: 1, count: side, size: width }],
    rowHeights: [{ first: 1, count: side, size: height }],
    page: {
      ...{ isLandscape: true, paper: 9, isCentered: { horizontally: false, vertically: false } },
      margins: { left: margin, right: margin, top: margin, bottom: margin, header: 0.3, footer: 0.3 },
      ...{ fit: { across: 1, down: 1 }, header: `&C${header}`, footer: "", breaksBefore: [] },
    },
    printArea: "$B$2:$K$11",
  };
}

/** What of an inserted sheet is as the file has it, and whether it came to the front. */
async function whatCame(job: Job, id: string): Promise<Record<string, string>> {
  const { cell, page, texts, area, active } = await job.onSheet(id, (sheet, { workbook }) => ({
    cell: sheet.getRange("B2").untrack().load("format/columnWidth,format/rowHeight"),
    page: sheet.pageLayout.load("leftMargin"),
    texts: sheet.pageLayout.headersFooters.defaultForAllPages.load("centerHeader"),
    area: sheet.pageLayout.getPrintAreaOrNullObject().untrack().load("address"),
    active: workbook.worksheets.getActiveWorksheet().load("id"),
  }));
  const isAbout = (read: number, written: number) => Math.abs(read - written) < 2;
  const kept = {
    "column widths": isAbout(cell.format.columnWidth, INSERTED.width),
    "row heights": isAbout(cell.format.rowHeight, INSERTED.height),
    margins: isAbout(page.leftMargin, 72 * INSERTED.margin),
    header: String(texts.centerHeader).includes(INSERTED.header),
    "print area": !area.isNullObject && area.address.endsWith("B2:K11"),
  };
  const lost = Object.entries(kept).filter(([, isKept]) => !isKept);
  return {
    "An inserted sheet loses": lost.map(([what]) => what).join(", ") || "nothing",
    "A sheet that is inserted at the end": active.id === id ? "comes to the front" : "stays behind",
  };
}
