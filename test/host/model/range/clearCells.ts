import { type Area, DEFAULT_STYLE, type SheetStore } from "../../store";
import { tellChanged } from "../base/changed";
import { oneOf } from "../base/arguments";
import { removeHyperlinks } from "./hyperlinks";
import { checkFormatCells, checkUnlocked } from "../base/permissions";
import { checkWatched } from "./cellValues";
import { clearLines } from "../format/edges";
import type { Session } from "../base/session";
import type { Target } from "../base/resolve";

/**
 * Clears contents, formats, links or all, as `range.clear` does; "RemoveHyperlinks" takes links and formats, "ResetContents"
 * contents. Formats take merged areas along. Links stay if contents alone are cleared. @throws AccessDenied on a protected sheet
 */
export function clearCells(session: Session, target: Target, applyTo: unknown): void {
  const what = oneOf(["All", "Formats", "Contents", "Hyperlinks", "RemoveHyperlinks", "ResetContents"], applyTo);
  const contents = what === "All" || what === "Contents" || what === "ResetContents";
  const formats = what === "All" || what === "Formats" || what === "RemoveHyperlinks";
  const links = what === "All" || what === "Hyperlinks" || what === "RemoveHyperlinks";
  for (const area of target.areas) {
    if (contents) checkUnlocked(target.sheet, area);
    if (contents) checkWatched(session, area);
    if (formats) checkFormatCells(target);
    if (contents) clearContents(session, target, area);
    if (formats) clearFormats(session, target.sheet, area);
    if (links) removeHyperlinks(target.sheet, area);
  }
}

function clearContents(session: Session, target: Target, area: Area): void {
  target.sheet.clearContents(area);
  session.written();
  tellChanged(session, target.sheet, area);
}

/** Gives the cells the default look, without lines and merged areas. */
export function clearFormats(session: Session, sheet: SheetStore, area: Area): void {
  sheet.restyle(area, () => DEFAULT_STYLE);
  clearLines(session.switches.edgesHeldBy, sheet, area);
  sheet.removeMerges(area);
}
