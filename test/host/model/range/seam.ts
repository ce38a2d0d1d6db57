import { type Area, type Line, type SheetStore, intersect } from "../../store";
import { partHeld } from "../format/edges";
import type { Session } from "../base/session";

export type Axis = "row" | "column";

/**
 * Lines go where the cells go that hold them. Where both cells have a line nothing is to be done: it moves with the cell below or right
 * of it. Otherwise the lines at both ends of the area are noted, before cells are inserted or deleted there, and put right afterwards.
 */
export function openSeam(
  { switches: { edgesHeldBy } }: Session,
  sheet: SheetStore,
  area: Area,
  axis: Axis,
): (done: "insert" | "delete") => void {
  const strip =
    axis === "row" ? { ...area, row: 0, rows: sheet.rows.count } : { ...area, column: 0, columns: sheet.columns.count };
  const used = sheet.usedArea(false);
  const across = used && intersect(used, strip);
  if (edgesHeldBy === "both" || !across) return () => undefined;
  const [start, end] = axis === "row" ? [area.row, area.row + area.rows] : [area.column, area.column + area.columns];
  const places =
    axis === "row"
      ? Array.from({ length: across.columns }, (_place, i) => across.column + i)
      : Array.from({ length: across.rows }, (_place, i) => across.row + i);
  const lineAt = (place: number, edge: number): Line =>
    axis === "row" ? sheet.horizontalEdge(edge, place) : sheet.verticalEdge(place, edge);
  const setLine = (place: number, edge: number, line: Line): void => {
    if (axis === "row") sheet.changeHorizontalEdges({ row: edge, column: place, rows: 1, columns: 1 }, () => line);
    else sheet.changeVerticalEdges({ row: place, column: edge, rows: 1, columns: 1 }, () => line);
  };
  const before = places.map((place) => ({
    place,
    staying: partHeld(edgesHeldBy, lineAt(place, start), "first"),
    moving: partHeld(edgesHeldBy, lineAt(place, start), "second"),
    following: partHeld(edgesHeldBy, lineAt(place, end), "second"),
  }));
  return (done) => {
    for (const { place, staying, moving, following } of before) {
      if (done === "delete") setLine(place, start, joined(staying, following));
      else {
        setLine(place, start, staying);
        setLine(place, end, moving);
      }
    }
  };
}

/** One line of what both its cells hold; where they hold different ones that of the right or lower cell is seen. */
function joined(first: Line, second: Line): Line {
  if (first.style === "None") return second;
  if (second.style === "None") return first;
  const { heldBy: _one, ...line } = second;
  return line;
}
