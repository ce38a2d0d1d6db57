import { generalException, invalidSelection } from "./base/errors";

/**
 * Members that fail while another workbook is in front, with their codes: the table of "API limitations when the active workbook
 * switches" on Microsoft's page "Troubleshooting Excel add-ins", which says that it holds on Windows and Mac. Users report them for as
 * long as the other one is in front (OfficeDev/office-js#771, #5319), and on a Mac a sheet's names besides (#6365).
 */
const FAILING: Readonly<Record<string, "GeneralException" | "InvalidSelection">> = {
  "Chart.activate": "GeneralException",
  "Range.select": "GeneralException",
  "RangeAreas.select": "GeneralException",
  "Table.clearFilters": "GeneralException",
  "Workbook.getActiveCell": "InvalidSelection",
  "Workbook.getSelectedRange": "InvalidSelection",
  "Workbook.getSelectedRanges": "InvalidSelection",
  "Worksheet.activate": "GeneralException",
  "Worksheet.delete": "InvalidSelection",
  "Worksheet.showGridlines": "GeneralException",
  "Worksheet.showHeadings": "GeneralException",
  "WorksheetCollection.add": "GeneralException",
  "WorksheetFreezePanes.freezeAt": "GeneralException",
  "WorksheetFreezePanes.freezeColumns": "GeneralException",
  "WorksheetFreezePanes.freezeRows": "GeneralException",
  "WorksheetFreezePanes.getLocationOrNullObject": "GeneralException",
  "WorksheetFreezePanes.unfreeze": "GeneralException",
};

/** @throws the code of a member that needs this workbook in front while another one is there */
export function checkInFront(className: string, member: string, other: "no" | "Windows" | "Mac"): void {
  if (other === "no") return;
  const key = `${className}.${member}`;
  const code = other === "Mac" && key === "Worksheet.names" ? "InvalidSelection" : FAILING[key];
  if (code === "GeneralException") throw generalException();
  if (code === "InvalidSelection") throw invalidSelection();
}
