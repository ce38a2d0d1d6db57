import { type Area, cellCount, fullAddress, intersect, isEntireColumn, isEntireRow } from "../../store";
import { ConditionalFormatCollection } from "../format/conditionalFormatCollection";
import { invalidArgument, invalidOperation, itemNotFound } from "../base/errors";
import { checkAllowed, textual } from "../base/guards";
import { common } from "../format/look";
import { ModelObject } from "../base/modelObject";
import { Range } from "./range";
import { RangeCollection } from "./rangeCollection";
import { RangeFormat } from "../format/rangeFormat";
import { whole } from "./rangeGeometry";
import type { Session, Target } from "../base/session";
import { clearCells } from "./clearing";
import { specialCells } from "./searching";
import { Worksheet } from "../worksheet/worksheet";

/** One or several rectangles of cells of one sheet. */
export class RangeAreas extends ModelObject {
  override readonly className = "RangeAreas";

  constructor(
    session: Session,
    readonly target: Target,
  ) {
    super(session);
  }

  override isGone(): boolean {
    return !this.session.store.sheets.includes(this.target.sheet);
  }

  /** "Sheet1!A1:B2,Sheet1!D4" */
  get address(): string {
    return this.target.areas.map((area) => fullAddress(this.target.sheet.name, area)).join(",");
  }

  get addressLocal(): string {
    return this.address;
  }

  get areaCount(): number {
    return this.target.areas.length;
  }

  get areas(): RangeCollection {
    return new RangeCollection(this.session, this.target);
  }

  /** -1 above 2^31 - 1, as documented. */
  get cellCount(): number {
    const count = this.target.areas.reduce((sum, area) => sum + cellCount(area), 0);
    return count > 2 ** 31 - 1 ? -1 : count;
  }

  get conditionalFormats(): ConditionalFormatCollection {
    return new ConditionalFormatCollection(this.session, this.target);
  }

  get format(): RangeFormat {
    return new RangeFormat(this.session, this.target);
  }

  get isEntireColumn(): boolean {
    return this.target.areas.every(isEntireColumn);
  }

  get isEntireRow(): boolean {
    return this.target.areas.every(isEntireRow);
  }

  get style(): string | null {
    const { sheet, areas } = this.target;
    return common(new Set(areas.flatMap((area) => sheet.stylesIn(area).map((style) => style.styleName))));
  }
  set style(value: unknown) {
    const styleName = textual(value);
    checkAllowed(this.target.sheet, "allowFormatCells");
    for (const area of this.target.areas) this.target.sheet.restyle(area, (style) => ({ ...style, styleName }));
  }

  get worksheet(): Worksheet {
    return new Worksheet(this.session, this.target.sheet);
  }

  calculate(): void {
    this.session.written();
    this.session.settle();
  }

  /** @throws InvalidOperation for a hidden sheet */
  select(): void {
    const { sheet, areas } = this.target;
    if (sheet.visibility !== "Visible") throw invalidOperation();
    this.session.store.activate(sheet);
    sheet.select([...areas]);
  }

  clear(applyTo: unknown = "All"): void {
    clearCells(this.session, this.target, applyTo ?? "All");
  }

  /** Copies a range, or as many areas as there are here, to the place of each area. */
  copyFrom(source: unknown, copyType: unknown = "All", skipBlanks: unknown = false, transpose: unknown = false): void {
    const sources = source instanceof RangeAreas ? source.ranges() : undefined;
    if (sources && sources.length !== 1 && sources.length !== this.areaCount) throw invalidArgument();
    this.ranges().forEach((range, index) => {
      range.copyFrom(sources ? (sources[index] ?? sources[0]) : source, copyType, skipBlanks, transpose);
    });
  }

  getEntireColumn(): RangeAreas {
    return this.make(this.ranges().map((range) => range.getEntireColumn().area));
  }

  getEntireRow(): RangeAreas {
    return this.make(this.ranges().map((range) => range.getEntireRow().area));
  }

  /** @throws ItemNotFound when there is no cell in common */
  getIntersection(another: unknown): RangeAreas {
    const common = this.getIntersectionOrNullObject(another);
    if (!common) throw itemNotFound();
    return common;
  }

  getIntersectionOrNullObject(another: unknown): RangeAreas | null {
    const others =
      another instanceof RangeAreas
        ? another.target.areas
        : another instanceof Range
          ? [another.area]
          : new Worksheet(this.session, this.target.sheet).getRanges(another).target.areas;
    const areas = this.target.areas.flatMap((area) =>
      others.map((other) => intersect(area, other)).filter((part) => part !== undefined),
    );
    return areas.length === 0 ? null : this.make(areas);
  }

  getOffsetRangeAreas(rowOffset: unknown, columnOffset: unknown): RangeAreas {
    return this.make(this.ranges().map((range) => range.getOffsetRange(whole(rowOffset), whole(columnOffset)).area));
  }

  getSpecialCells(cellType: unknown, cellValueType: unknown = "All"): RangeAreas {
    const found = this.getSpecialCellsOrNullObject(cellType, cellValueType);
    if (!found) throw itemNotFound();
    return found;
  }

  getSpecialCellsOrNullObject(cellType: unknown, cellValueType: unknown = "All"): RangeAreas | null {
    this.session.settle();
    const areas = specialCells(this.target.sheet, this.target.areas, cellType, cellValueType ?? "All");
    return areas.length === 0 ? null : this.make(areas);
  }

  /** @throws ItemNotFound when nothing is in use */
  getUsedRangeAreas(valuesOnly: unknown = false): RangeAreas {
    const found = this.getUsedRangeAreasOrNullObject(valuesOnly);
    if (!found) throw itemNotFound();
    return found;
  }

  getUsedRangeAreasOrNullObject(valuesOnly: unknown = false): RangeAreas | null {
    const areas = this.target.areas
      .map((area) => this.target.sheet.usedArea(valuesOnly === true, area))
      .filter((area) => area !== undefined);
    return areas.length === 0 ? null : this.make(areas);
  }

  private ranges(): Range[] {
    return this.target.areas.map((area) => new Range(this.session, this.target.sheet, area));
  }

  private make(areas: readonly Area[]): RangeAreas {
    return new RangeAreas(this.session, { sheet: this.target.sheet, areas });
  }
}
