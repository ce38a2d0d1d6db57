import { message } from "../../message";
import { type Area, type Job, SHEET_COLUMNS, rangeAt, supports } from "../excel";
import type { ReversibleChange } from "../changes";
import type { SheetState } from "../sheet";

/** A picture to be put on a sheet. */
export interface SheetPicture {
  /** A PNG as Base64 text. */
  readonly base64: string;
  /** Points. */
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** Alternative text. */
  readonly description: string;
}

/** Points between a maze and a picture of it. */
const GAP = 12;
/** How many columns right of a maze are asked for room for a picture. */
const FEW_COLUMNS = 200;

/** Where a picture goes, and which were there. */
interface PicturePlace {
  readonly side: "right" | "below";
  readonly left: number;
  readonly top: number;
  readonly known: ReadonlySet<string>;
}

/** The place right of a maze or, where the sheet ends there, below it; one request. */
export async function readPicturePlace(
  job: Job,
  state: SheetState,
  area: Area,
  picture: Pick<SheetPicture, "width">,
): Promise<PicturePlace> {
  if (!supports("1.10")) return placeByLines(job, state, area);
  const column = area.column + area.columns;
  const beside = Math.min(FEW_COLUMNS, SHEET_COLUMNS - column);
  const { range, room, shapes } = await job.onSheet(state.id, (sheet) => ({
    range: rangeAt(sheet, area).load("left,top,width,height"),
    room:
      beside > 0 && beside < FEW_COLUMNS
        ? rangeAt(sheet, { ...area, column, columns: beside }).load("width")
        : undefined,
    shapes: sheet.shapes.load("items/id"),
  }));
  const known = new Set(shapes.items.map(({ id }) => id));
  const width = beside === FEW_COLUMNS ? Infinity : (room?.width ?? 0);
  return width >= GAP + picture.width
    ? { side: "right", left: range.left + range.width + GAP, top: range.top, known }
    : { side: "below", left: range.left, top: range.top + range.height + GAP, known };
}

/** The place right of a maze, before ExcelApi 1.10, which reports no points; one request. */
async function placeByLines(job: Job, state: SheetState, area: Area): Promise<PicturePlace> {
  const { lines, shapes } = await job.onSheet(state.id, (sheet) => ({
    lines: loadLines(sheet, area),
    shapes: sheet.shapes.load("items/id"),
  }));
  const { right, top } = pointsIn(lines);
  return { side: "right", left: right + GAP, top, known: new Set(shapes.items.map(({ id }) => id)) };
}

/** The columns up to the last of an area, and the rows above it, as they were read. */
interface LoadedLines {
  readonly columns: OfficeExtension.ClientResult<Excel.ColumnProperties[]>;
  readonly rows: OfficeExtension.ClientResult<Excel.RowProperties[]> | undefined;
}

function loadLines(sheet: Excel.Worksheet, { row, column, columns }: Area): LoadedLines {
  const across = rangeAt(sheet, { row: 0, column: 0, rows: 1, columns: column + columns });
  const down = row === 0 ? undefined : rangeAt(sheet, { row: 0, column: 0, rows: row, columns: 1 });
  return {
    columns: across.getColumnProperties({ columnHidden: true, format: { columnWidth: true } }),
    rows: down?.getRowProperties({ rowHidden: true, format: { rowHeight: true } }),
  };
}

function pointsIn({ columns, rows }: LoadedLines): { readonly right: number; readonly top: number } {
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  return {
    right: sum(columns.value.map((one) => (one.columnHidden === true ? 0 : (one.format?.columnWidth ?? 0)))),
    top: sum((rows?.value ?? []).map((one) => (one.rowHidden === true ? 0 : (one.format?.rowHeight ?? 0)))),
  };
}

/** Adds a picture beside a maze, in one request. Rolling back deletes every picture added since the place was read. */
export function pictureAdded(
  { id, name }: SheetState,
  place: PicturePlace,
  picture: SheetPicture,
): ReversibleChange<void> {
  const takeBack = async (job: Job) => {
    const shapes = await job.onSheet(id, (sheet) => sheet.shapes.load("items/id,items/type"));
    const added = shapes.items.filter((each) => !place.known.has(each.id) && String(each.type) === "Image");
    if (added.length === 0) return;
    await job.onSheet(id, (sheet) => added.forEach((each) => sheet.shapes.getItem(each.id).delete()));
  };
  return {
    make: (job) => job.onSheet(id, (sheet) => addPicture(sheet, place, picture)),
    takeBack,
    ifStuck: message("picture-unfinished", { sheet: name }),
  };
}

/** Queues the picture, with its proportions locked. */
function addPicture(sheet: Excel.Worksheet, { left, top }: PicturePlace, picture: SheetPicture): void {
  const shape = sheet.shapes.addImage(picture.base64);
  // Unlocked first, so that setting one size does not change the other.
  shape.lockAspectRatio = false;
  shape.width = picture.width;
  shape.height = picture.height;
  shape.lockAspectRatio = true;
  shape.left = left;
  shape.top = top;
  shape.name = picture.title;
  shape.altTextTitle = picture.title;
  shape.altTextDescription = picture.description;
}
