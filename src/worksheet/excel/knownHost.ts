import type { Area } from "./addresses";

/**
 * The most cells' areas that a runtime's first request changes at once: two address strings. Microsoft advises against
 * "large RangeAreas objects made of many single cells", and some versions are slow with them (OfficeDev/office-js#5993, #6414).
 * https://learn.microsoft.com/office/dev/add-ins/excel/excel-add-ins-multiple-ranges
 */
export const FIRST_AREAS = 1_300;
const FEWEST_AREAS = 20;
const MOST_AREAS = 100_000;

/** After a request that takes less or more, in milliseconds, the next ones have as many areas as would take a second. */
const QUICK = 1_000;
const SLOW = 3_000;
/** But at most so many times as many, or an eighth: time need not grow as areas do. */
const MOST_CHANGE = 8;

/**
 * What a page has learned of the program that holds its workbook. Nothing of it is documented, and versions differ; so it is found out
 * once, by whatever is painted first, and every painter obeys it.
 */
export class KnownHost {
  /** Whether cells of several areas can be changed through one address. */
  takesSeveralAreas = true;
  /** Whether areas of one address that touch stay apart; unknown until walls were opened through one. */
  keepsAreasApart: boolean | undefined;
  /** How many areas one request changes; {@link tookTime} adapts it. */
  areasAtOnce = FIRST_AREAS;
  /** Whether it tells that lines are mixed; Microsoft documents that for several areas, but not for their borders by name. */
  tellsMixedLines = true;
  /** Whether cells were read that have no fill, and said so. */
  tellsNoFill = false;
  /** Whether names were read whose references are as "R2C2": a person has set that style (OfficeDev/office-js#1831). */
  namesInR1C1 = false;
  /** The ids of the worksheets that there were when the workbook was looked at last. */
  sheetIds: readonly string[] = [];
  /** Which of them was in front. */
  frontId: string | undefined;
  /** Where the size cells of the sheet that was looked at last are; those of the next are mostly there too. */
  sizeCells: Area | undefined;

  /** `clock` tells milliseconds. */
  constructor(readonly clock: () => number = () => performance.now()) {}

  /** Takes note that a request which changed so many areas took so long. */
  tookTime(areas: number, milliseconds: number): void {
    if (areas === 0 || (milliseconds >= QUICK && milliseconds <= SLOW)) return;
    const change = Math.min(MOST_CHANGE, Math.max(1 / MOST_CHANGE, QUICK / milliseconds));
    const wanted = Math.floor(areas * change);
    if (milliseconds > SLOW) this.areasAtOnce = Math.max(FEWEST_AREAS, Math.min(this.areasAtOnce, wanted));
    else this.areasAtOnce = Math.min(MOST_AREAS, Math.max(this.areasAtOnce, wanted));
  }
}
