import { cellArea } from "../../store";
import { Application } from "./application";
import { invalidSelection } from "../base/errors";
import { NamedItemCollection } from "../names/namedItemCollection";
import { ModelObject } from "../base/modelObject";
import { Range } from "../range/range";
import { RangeAreas } from "../range/rangeAreas";
import { TableCollection } from "../tables/tableCollection";
import { WorkbookProtection } from "./workbookProtection";
import { WorksheetCollection } from "../worksheet/worksheetCollection";

export class Workbook extends ModelObject {
  override readonly className = "Workbook";

  get application(): Application {
    return new Application(this.session);
  }

  /** The names whose scope is the workbook. */
  get names(): NamedItemCollection {
    return new NamedItemCollection(this.session, undefined);
  }

  get protection(): WorkbookProtection {
    return new WorkbookProtection(this.session);
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

  private selection(): { sheet: Range["sheet"]; areas: readonly Range["area"][] } {
    if (this.session.store.chartSheetInFront) throw invalidSelection();
    const sheet = this.session.store.activeSheet;
    return { sheet, areas: sheet.selection.areas };
  }
}
