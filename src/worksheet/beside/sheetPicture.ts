import { message } from "../../message";
import { type Area, type Job, rangeAt, supports } from "../excel";
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

/** Where a picture goes, and which were there. */
interface PicturePlace {
  readonly left: number;
  readonly top: number;
  readonly known: ReadonlySet<string>;
}

/** The place right of a maze; one request. */
export async function readPicturePlace(job: Job, state: SheetState, area: Area): Promise<PicturePlace> {
  const tellsPoints = supports("1.10");
  const { range, lines, shapes } = await job.onSheet(state.id, (sheet) => ({
    range: tellsPoints ? rangeAt(sheet, area).load("left,top,width") : undefined,
    lines: tellsPoints ? undefined : loadLines(sheet, area),
    shapes: sheet.shapes.load("items/id"),
  }));
  const { right, top } = lines === undefined ? { right: range!.left + range!.width, top: range!.top } : pointsIn(lines);
  return { left: right + GAP, top, known: new Set(shapes.items.map(({ id }) => id)) };
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
