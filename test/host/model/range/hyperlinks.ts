import { type Area, type SheetStore, cellArea, intersect, subtract } from "../../store";
import { invalidArgument } from "../base/errors";
import { checkAllowed } from "../base/permissions";
import type { Session } from "../base/session";
import { textOf, writeValues } from "./cellValues";

/** Most characters of a link's target and of its screen tip ("Excel specifications and limits", support.microsoft.com). */
const LONGEST_TARGET = 2_083;
const LONGEST_TIP = 255;

/** What Excel's cell style "Hyperlink" changes in the Office theme. */
const LINK_COLOR = "#0563C1";

/** The link of the area's first cell as an Excel.RangeHyperlink; null if it has none. */
export function hyperlinkOf(sheet: SheetStore, area: Area): Record<string, string> | null {
  const link = sheet.hyperlinks.find((entry) => intersect(entry.area, cellArea(area.row, area.column)));
  if (!link) return null;
  return {
    ...(link.address !== "" && { address: link.address }),
    ...(link.documentReference !== "" && { documentReference: link.documentReference }),
    screenTip: link.screenTip,
    textToDisplay: textOf(sheet, area.row, area.column),
  };
}

/**
 * Gives the cells one link in place of those they had, writes its text into the first cell and makes the cells look like links.
 * Without a text an empty cell shows the target. @throws InvalidArgument for a link without a target, one that is too long, or a
 * member that Excel.RangeHyperlink lacks, AccessDenied if the protection forbids links
 */
export function setHyperlink(session: Session, sheet: SheetStore, area: Area, value: unknown): void {
  if (typeof value !== "object" || value === null) throw invalidArgument();
  const { address = "", documentReference = "", screenTip = "", textToDisplay, ...others } = given(value);
  if (Object.keys(others).length > 0 || address + documentReference === "") throw invalidArgument();
  if (address.length + documentReference.length > LONGEST_TARGET || screenTip.length > LONGEST_TIP)
    throw invalidArgument();
  checkAllowed(sheet, "allowInsertHyperlinks");
  const first = cellArea(area.row, area.column);
  const shown =
    textToDisplay ?? (textOf(sheet, area.row, area.column) === "" ? address || documentReference : undefined);
  if (shown !== undefined) writeValues(session, sheet, first, [[shown]]);
  removeHyperlinks(sheet, area);
  sheet.hyperlinks.push({ area, address, documentReference, screenTip });
  sheet.restyle(area, (style) => ({
    ...style,
    styleName: "Hyperlink",
    font: { ...style.font, color: LINK_COLOR, underline: "Single" },
  }));
}

/** Removes the links of these cells; the links keep their other cells. */
export function removeHyperlinks(sheet: SheetStore, area: Area): void {
  sheet.hyperlinks = sheet.hyperlinks.flatMap((link) =>
    intersect(link.area, area) ? subtract(link.area, area).map((rest) => ({ ...link, area: rest })) : [link],
  );
  sheet.touched();
}

/** @throws InvalidArgument for what is no text */
function given(value: object): Record<string, string | undefined> {
  const members = Object.entries(value).filter(([, text]) => text !== undefined && text !== null);
  if (members.some(([, text]) => typeof text !== "string")) throw invalidArgument();
  return Object.fromEntries(members);
}
