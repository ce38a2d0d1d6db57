import { type Area, type Line, NO_LINE } from "../../store";
import { oneOf } from "../base/arguments";
import { invalidArgument } from "../base/errors";
import { CellsObject, ModelCollection, withProperties } from "../base/modelObject";
import { checkFormatCells } from "../base/permissions";
import type { Target } from "../base/resolve";
import type { Session } from "../base/session";
import { BORDER_INDEXES, type BorderIndex, changeLines, hasBorder, linesOf } from "./edges";
import { LINE_CHECKS, changedLine } from "./lines";
import { common } from "./look";

/** All lines of one kind in the areas, each shared with the neighbouring cell. */
abstract class Lines extends CellsObject {
  constructor(
    session: Session,
    target: Target,
    readonly sideIndex: BorderIndex,
  ) {
    super(session, target);
  }

  /** Where there is no such border, it reads as no line does. */
  read(name: string): unknown {
    const { edgesHeldBy, mixedBordersRead } = this.session.switches;
    const { sheet, areas } = this.target;
    const lines = areas.flatMap((area) => linesOf(edgesHeldBy, sheet, area, this.sideIndex));
    const found = (lines.length === 0 ? [NO_LINE] : lines).map((line) => line[name as keyof Line]);
    return areas.length > 1 && mixedBordersRead === "first" ? found[0] : common(found);
  }

  /**
   * Refuses a line inside a single row or column. Microsoft does not document it for office.js; VBA, whose borders these
   * are, answers with error 1004 ("Unable to set the LineStyle property of the Border class") and lets only None pass.
   */
  change(part: Partial<Line>): void {
    const { edgesHeldBy, keepsRemovedBorders, joinsAreas } = this.session.switches;
    const { sheet, areas } = this.target;
    if (part.style === "None" && keepsRemovedBorders) return;
    const isThere = areas.every((area) => hasBorder(area, this.sideIndex));
    if (part.style !== "None" && !isThere) throw invalidArgument();
    checkFormatCells(this.target);
    const joints = joinsAreas ? jointsOf(areas, this.sideIndex) : [];
    for (const area of [...areas, ...joints])
      changeLines(edgesHeldBy, sheet, area, this.sideIndex, (line) => changedLine(line, part));
  }
}

/** Pairs of cells of several areas that lie side by side (for InsideVertical), or one below the other (for InsideHorizontal). */
function jointsOf(areas: readonly Area[], index: BorderIndex): Area[] {
  const [down, right] = [index === "InsideHorizontal", index === "InsideVertical"];
  if (areas.length < 2 || !(down || right)) return [];
  const cells = new Set(
    areas.flatMap(({ row, column, rows, columns }) => {
      return Array.from(
        { length: rows * columns },
        (_, i) => `${row + Math.floor(i / columns)},${column + (i % columns)}`,
      );
    }),
  );
  return [...cells].flatMap((cell) => {
    const [row, column] = cell.split(",").map(Number) as [number, number];
    if (!cells.has(down ? `${row + 1},${column}` : `${row},${column + 1}`)) return [];
    return [{ row, column, rows: down ? 2 : 1, columns: down ? 1 : 2 }];
  });
}

/** One of the eight borders of a range. */
export class RangeBorder extends withProperties(Lines, LINE_CHECKS) {
  override readonly className = "RangeBorder";

  override identity(): Record<string, unknown> {
    return { SideIndex: this.sideIndex };
  }
}

export class RangeBorderCollection extends ModelCollection<RangeBorder, Target> {
  override readonly className = "RangeBorderCollection";

  override list(): readonly RangeBorder[] {
    return BORDER_INDEXES.map((index) => new RangeBorder(this.session, this.owner, index));
  }

  /** @param index one of the eight names, "EdgeTop" and so on. */
  override getItem(index: unknown): RangeBorder {
    return new RangeBorder(this.session, this.owner, oneOf(BORDER_INDEXES, index));
  }
}
