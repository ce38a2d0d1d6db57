import { type Area, DEFAULT_STYLE, NO_LINE, areaAddress } from "../../store";
import { oneOf } from "../base/arguments";
import { removeHyperlinks } from "./hyperlinks";
import { checkFormatCells, checkUnlocked } from "../base/permissions";
import type { Session } from "../base/session";
import type { Target } from "../base/target";

/**
 * Clears contents, formats, links or all, as `range.clear` does; "RemoveHyperlinks" takes links and formats, "ResetContents"
 * contents. Formats take merged areas along. Links stay where contents alone are cleared. @throws AccessDenied on a protected sheet
 */
export function clearCells(session: Session, target: Target, applyTo: unknown): void {
  const what = oneOf(["All", "Formats", "Contents", "Hyperlinks", "RemoveHyperlinks", "ResetContents"], applyTo);
  const contents = what === "All" || what === "Contents" || what === "ResetContents";
  const formats = what === "All" || what === "Formats" || what === "RemoveHyperlinks";
  const links = what === "All" || what === "Hyperlinks" || what === "RemoveHyperlinks";
  for (const area of target.areas) {
    if (contents) checkUnlocked(target.sheet, area);
    if (formats) checkFormatCells(target);
    if (contents) clearContents(session, target, area);
    if (formats) clearFormats(target, area);
    if (links) removeHyperlinks(target.sheet, area);
  }
}

function clearContents(session: Session, target: Target, area: Area): void {
  target.sheet.clearContents(area);
  session.written();
  session.events.raise("DataChanged", target.sheet.id, {
    address: areaAddress(area),
    changeType: "RangeEdited",
    source: "Local",
    triggerSource: "ThisLocalAddin",
  });
}

/** Gives the cells the default look, without lines and merged areas. */
export function clearFormats(target: Target, area: Area): void {
  const { sheet } = target;
  sheet.restyle(area, () => DEFAULT_STYLE);
  sheet.changeHorizontalEdges({ ...area, rows: area.rows + 1 }, () => NO_LINE);
  sheet.changeVerticalEdges({ ...area, columns: area.columns + 1 }, () => NO_LINE);
  sheet.removeMerges(area);
}
