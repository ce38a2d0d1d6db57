import { cellArea } from "../../store";
import { Application } from "./application";
import { CustomXmlPartCollection } from "./customXmlPartCollection";
import { invalidSelection } from "../base/errors";
import { NamedItemCollection } from "../names/namedItemCollection";
import { ModelObject } from "../base/modelObject";
import { Range } from "../range/range";
import { RangeAreas } from "../range/rangeAreas";
import { Runtime } from "./runtime";
import { SettingCollection } from "./settingCollection";
import { TableCollection } from "../tables/tableCollection";
import { WorksheetCollection } from "../worksheet/worksheetCollection";

export class Workbook extends ModelObject {
  override readonly className = "Workbook";

  get application(): Application {
    return new Application(this.session);
  }

  get customXmlParts(): CustomXmlPartCollection {
    return new CustomXmlPartCollection(this.session);
  }

  /** The names whose scope is the workbook. */
  get names(): NamedItemCollection {
    return new NamedItemCollection(this.session, undefined);
  }

  get settings(): SettingCollection {
    return new SettingCollection(this.session);
  }

  get tables(): TableCollection {
    return new TableCollection(this.session, this.session.store, undefined);
  }

  get worksheets(): WorksheetCollection {
    return new WorksheetCollection(this.session);
  }

  get name(): string {
    return this.session.store.fileName;
  }

  get autoSave(): boolean {
    return false;
  }

  get previouslySaved(): boolean {
    return true;
  }

  get readOnly(): boolean {
    return false;
  }

  /** @throws InvalidSelection while a chart sheet is in front */
  getActiveCell(): Range {
    const { sheet } = this.selection();
    return new Range(this.session, sheet, cellArea(sheet.selection.activeRow, sheet.selection.activeColumn));
  }

  /** @throws InvalidSelection when several areas or none are selected */
  getSelectedRange(): Range {
    const { sheet, areas } = this.selection();
    if (areas.length !== 1) throw invalidSelection();
    return new Range(this.session, sheet, areas[0]!);
  }

  getSelectedRanges(): RangeAreas {
    return new RangeAreas(this.session, this.selection());
  }

  getActiveChartOrNullObject(): null {
    return null;
  }

  /** `context.runtime` is the workbook's `_Runtime` on the wire. */
  override protocolMethod(name: string): { value: unknown } | undefined {
    return name === "_Runtime" ? { value: new Runtime(this.session) } : undefined;
  }

  private selection(): { sheet: Range["sheet"]; areas: readonly Range["area"][] } {
    if (this.session.store.chartSheetInFront) throw invalidSelection();
    const sheet = this.session.store.activeSheet;
    return { sheet, areas: sheet.selection.areas };
  }
}
