/** Pictures beside a maze. */
import { type Area, SHEET_COLUMNS } from "./addresses";
import type { Change } from "./changes";
import { type ExcelSession, rangeAt } from "./excel";
import type { SheetState } from "./sheet";

export interface SheetPicture {
  /** A PNG as Base64 text. */
  readonly base64: string;
  /** Points. */
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly description: string;
}

/** Points. */
const GAP = 12;
/** Where a picture may have room. */
const FEW_COLUMNS = 200;

type PicturePlace = Awaited<ReturnType<typeof readPicturePlace>>;

/** The place right of a maze or, where the sheet ends there, below it, and the shapes that are there; one request. */
export async function readPicturePlace(
  session: ExcelSession,
  state: SheetState,
  area: Area,
  picture: Pick<SheetPicture, "width">,
) {
  const column = area.column + area.columns;
  const beside = Math.min(FEW_COLUMNS, SHEET_COLUMNS - column);
  const { range, first, room, shapes } = await session.onSheet(state.id, (sheet) => ({
    range: rangeAt(sheet, area).load("left,width,height"),
    // On Windows the top of several rows depends on the zoom (OfficeDev/office-js#2068).
    first: rangeAt(sheet, { ...area, rows: 1, columns: 1 }).load("top"),
    room:
      beside > 0 && beside < FEW_COLUMNS
        ? rangeAt(sheet, { ...area, column, columns: beside }).load("width")
        : undefined,
    shapes: sheet.shapes.load("items/id"),
  }));
  const known = new Set(shapes.items.map(({ id }) => id));
  const width = beside === FEW_COLUMNS ? Infinity : (room?.width ?? 0);
  return width >= GAP + picture.width
    ? { side: "right" as const, left: range.left + range.width + GAP, top: first.top, known }
    : { side: "below" as const, left: range.left, top: first.top + range.height + GAP, known };
}

/** Adds a picture beside a maze, in one request. Rolling back deletes every picture added since the place was read. */
export function addPicture({ id }: SheetState, place: PicturePlace, picture: SheetPicture): Change<void> {
  const rollBack = async (session: ExcelSession) => {
    const shapes = await session.onSheet(id, (sheet) => sheet.shapes.load("items/id,items/type"));
    const added = shapes.items.filter((each) => !place.known.has(each.id) && String(each.type) === "Image");
    if (added.length === 0) return;
    await session.onSheet(id, (sheet) => added.forEach((each) => sheet.shapes.getItem(each.id).delete()));
  };
  const paint = (sheet: Excel.Worksheet) => {
    const shape = sheet.shapes.addImage(picture.base64);
    // Unlocked first, so that setting one size does not change the other.
    shape.lockAspectRatio = false;
    shape.width = picture.width;
    shape.height = picture.height;
    shape.lockAspectRatio = true;
    shape.left = place.left;
    shape.top = place.top;
    shape.name = picture.title;
    shape.altTextTitle = picture.title;
    shape.altTextDescription = picture.description;
  };
  return { make: (session) => session.onSheet(id, paint), rollBack };
}
