import { type SheetStore, parseArea } from "../store";
import { elements, firstElement, flag, numberOf, plainXml } from "./package/xml";

/** Adds the table that a part such as xl/tables/table1.xml describes; text that describes none is ignored. */
export function readTable(sheet: SheetStore, partXml: string): void {
  const xml = plainXml(partXml);
  const table = firstElement(xml, "table");
  const area = parseArea(table?.attributes.get("ref") ?? "");
  const name = table?.attributes.get("displayName") ?? table?.attributes.get("name");
  if (!area || name === undefined) return;
  const style = firstElement(xml, "tableStyleInfo");
  const filters = xml.includes("<autoFilter");
  const hiddenButtons = [...elements(xml, "filterColumn")].filter((column) => flag(column, "hiddenButton", false));
  sheet.tables.push({
    id: sheet.workbook.newId(),
    name,
    area,
    style: style?.attributes.get("name") ?? "",
    showHeaders: numberOf(table, "headerRowCount") !== 0,
    showTotals: (numberOf(table, "totalsRowCount") ?? 0) > 0,
    showBandedRows: flag(style, "showRowStripes", false),
    showBandedColumns: flag(style, "showColumnStripes", false),
    showFilterButton: filters && hiddenButtons.length < area.columns,
    highlightFirstColumn: flag(style, "showFirstColumn", false),
    highlightLastColumn: flag(style, "showLastColumn", false),
  });
}
