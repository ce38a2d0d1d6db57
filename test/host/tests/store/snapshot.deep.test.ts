import { NOTHING_ALLOWED, type SheetStore, WorkbookStore, parseArea, snapshot } from "../../store";

const area = (address: string) => parseArea(address)!;

/** One change of each kind of thing that a workbook holds. */
const changes: Readonly<Record<string, (workbook: WorkbookStore, sheet: SheetStore) => void>> = {
  "a value": (_, sheet) => sheet.setCell(70, 3, 8),
  "another value": (_, sheet) => sheet.setCell(1, 1, "other"),
  "a formula": (_, sheet) => sheet.setCell(1, 1, "first", "=A1"),
  "a look": (_, sheet) => sheet.restyle(area("C3"), (style) => ({ ...style, numberFormat: "0.0" })),
  "a column's look": (_, sheet) => sheet.restyle(area("C:C"), (style) => ({ ...style, numberFormat: "0.0" })),
  "a line above": (_, sheet) => sheet.changeHorizontalEdges(area("C3"), (line) => ({ ...line, style: "Double" })),
  "a line at the left": (_, sheet) => sheet.changeVerticalEdges(area("C3"), (line) => ({ ...line, style: "Double" })),
  "a height": (_, sheet) => sheet.setRowHeight(2, 2, 40),
  "a hidden column": (_, sheet) => sheet.hideColumns(2, 2, true),
  "a merge": (_, sheet) => sheet.addMerge(area("A1:B2")),
  "a selection": (_, sheet) => sheet.select([area("B2")]),
  "the page": (_, sheet) => (sheet.page.printArea = [area("A1:C9")]),
  protection: (_, sheet) => (sheet.protection = { options: NOTHING_ALLOWED, password: "" }),
  "a filter": (_, sheet) => (sheet.autoFilter = area("A1:B2")),
  "frozen rows": (_, sheet) => (sheet.frozen = { rows: 1, columns: 0 }),
  gridlines: (_, sheet) => (sheet.showGridlines = false),
  "a validation": (_, sheet) => sheet.validations.push({ area: area("A1"), rule: { wholeNumber: {} } }),
  "a link": (_, sheet) =>
    sheet.hyperlinks.push({ area: area("A1"), address: "", documentReference: "Other!A1", screenTip: "" }),
  "a custom property": (_, sheet) => sheet.customProperties.set("key", "value"),
  "a shape's place": (_, sheet) => (sheet.shapes[0]!.left = 99),
  "a conditional format": (_, sheet) =>
    sheet.conditionalFormats.push({
      id: "{1}",
      type: "ColorScale",
      areas: [area("A1:A9")],
      criteria: { minimum: { type: "LowestValue" }, maximum: { type: "HighestValue" } },
    }),
  "a name": (workbook) => (workbook.names[0]!.formula = "=Sheet1!$A$2"),
  "a hidden name": (workbook) => (workbook.names[0]!.visible = false),
  "a custom part": (workbook) => workbook.customXmlParts.push({ id: "{1}", xml: "<a/>" }),
  "the structure's protection": (workbook) => (workbook.structureProtection = { password: "" }),
  "a sheet": (workbook) => workbook.addSheet("Third"),
  "a sheet less": (workbook) => workbook.deleteSheet(workbook.sheets[1]!),
  "a sheet's name": (workbook, sheet) => workbook.renameSheet(sheet, "Plan"),
  "a sheet's place": (workbook, sheet) => workbook.moveSheet(sheet, 1),
  "a hidden sheet": (workbook) => workbook.setVisibility(workbook.sheets[1]!, "Hidden"),
  "the sheet in front": (workbook) => workbook.activate(workbook.sheets[1]!),
};

function open(): [WorkbookStore, SheetStore] {
  const workbook = new WorkbookStore(["Sheet1", "Other"]);
  const [sheet] = workbook.sheets as [SheetStore, ...SheetStore[]];
  sheet.setCell(1, 1, "first");
  workbook.pictures.set("key", { format: "PNG", base64: "AAAA" });
  sheet.shapes.push({
    id: workbook.newId(),
    name: "Picture",
    type: "Image",
    left: 0,
    top: 0,
    width: 9,
    height: 9,
    visible: true,
    altTextTitle: "",
    altTextDescription: "",
    lockAspectRatio: true,
    placement: "TwoCell",
    picture: "key",
  });
  workbook.names.push({ name: "Place", formula: "=Sheet1!$A$1", visible: true, comment: "", scope: undefined });
  return [workbook, sheet];
}

test("snapshots of workbooks made alike are equal, and so are those before and after a look at cells", () => {
  const [[one, sheet], [other]] = [open(), open()];
  const before = snapshot(one);
  expect(snapshot(other)).toEqual(before);
  sheet.restyle(area("A1:Z80"), (style) => ({ ...style }));
  expect(snapshot(one)).toEqual(before);
});

/** What `takeState` leaves as it is: it undoes neither selecting nor protecting. */
const notTakenBack = ["a selection", "the structure's protection", "the sheet in front"];

test.each(Object.entries(changes))("%s makes another snapshot, and one taken back the same", (what, change) => {
  const [workbook, sheet] = open();
  const [before, state] = [snapshot(workbook), workbook.state()];
  const kept = structuredClone(before);
  change(workbook, sheet);
  expect(snapshot(workbook)).not.toEqual(before);
  expect(before).toEqual(kept);
  workbook.takeState(state);
  if (!notTakenBack.includes(what)) expect(snapshot(workbook)).toEqual(before);
});
