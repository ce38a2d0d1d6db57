import type { Area } from "./addresses";

/**
 * The most areas of cells that a page's first request changes at once: two address strings. Microsoft advises against
 * "large RangeAreas objects made of many single cells", and some versions are slow with them (OfficeDev/office-js#5993, #6414).
 * https://learn.microsoft.com/office/dev/add-ins/excel/excel-add-ins-multiple-ranges
 */
export const FIRST_AREAS = 1_300;
const FEWEST_AREAS = 20;
const MOST_AREAS = 100_000;

/** The time that a request should take, in milliseconds: the number of areas is adapted to it. */
const QUICK = 1_000;
const SLOW = 3_000;
/** But the number grows at most eightfold at once, or falls to an eighth: time need not grow as areas do. */
const MOST_CHANGE = 8;

/**
 * What a page has learned about the program that holds its workbook. None of it is documented, and versions differ; so it is found out
 * once, by the first painter that meets it, and all others follow.
 */
export class KnownHost {
  /** Whether cells of several areas can be changed through one address. */
  takesSeveralAreas = true;
  /** Whether touching areas in one address stay separate; unknown until walls were opened through one. */
  keepsAreasApart: boolean | undefined;
  /** How many areas one request changes; {@link tookTime} adapts it. */
  areasAtOnce = FIRST_AREAS;
  /** Whether names take long texts: some were seen to be refused (OfficeDev/office-js#2895). */
  takesLongNames = true;
  /** Whether names can be hidden whose cells are gone: that was seen to be refused (OfficeDev/office-js#5174, #5882). */
  hidesBrokenNames = true;
  /** Whether it lets pages be set up: without a printer it may not. */
  setsPages = true;
  /**
   * The most characters of a file in Base64 whose sheets can be inserted: Excel on the web takes requests of 5 MB. 0 if a file was
   * refused for another reason; until then, what the host says of itself decides.
   */
  mostInserted = 4_500_000;
  /** Whether it reports mixed lines as null; Microsoft documents that for several areas, but not for their borders. */
  reportsMixedLines = true;
  /** Whether `getCellProperties` was seen to report a line's colour other than black. */
  reportsLineColors = false;
  /** Whether it was seen to report cells without a fill as such. */
  reportsNoFill = false;
  /** Whether names were read with references like "R2C2", a style that a person can set (OfficeDev/office-js#1831). */
  namesInR1C1 = false;
  /** The ids of the worksheets at the last look. */
  sheetIds: readonly string[] = [];
  /** The id of the one that was in front. */
  frontId: string | undefined;
  /** Where the size cells were on the sheet looked at last; usually those of the next are in the same place. */
  sizeCells: Area | undefined;

  /** `clock` gives milliseconds. */
  constructor(readonly clock: () => number = () => performance.now()) {}

  /** Records how long a request that changed this many areas took. */
  tookTime(areas: number, milliseconds: number): void {
    if (areas === 0 || (milliseconds >= QUICK && milliseconds <= SLOW)) return;
    const change = Math.min(MOST_CHANGE, Math.max(1 / MOST_CHANGE, QUICK / milliseconds));
    const wanted = Math.floor(areas * change);
    if (milliseconds > SLOW) this.areasAtOnce = Math.max(FEWEST_AREAS, Math.min(this.areasAtOnce, wanted));
    else this.areasAtOnce = Math.min(MOST_AREAS, Math.max(this.areasAtOnce, wanted));
  }
}
