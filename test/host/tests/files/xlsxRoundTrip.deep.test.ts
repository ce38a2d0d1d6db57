import { strFromU8, unzipSync } from "fflate";
import * as fc from "fast-check";
import {
  CellError,
  type CellStyle,
  DEFAULT_STYLE,
  type Line,
  MAX_COLUMNS,
  MAX_ROWS,
  NOTHING_ALLOWED,
  NO_LINE,
  type SheetStore,
  WHOLE_SHEET,
  WorkbookStore,
  cellArea,
  parseArea,
} from "../../store";
import { contentsOf } from "./contentsOf";
import { jpegOf, pngOf } from "../pictures";
import { openXlsx, saveXlsx } from "../../files";

async function reopened(workbook: WorkbookStore): Promise<WorkbookStore> {
  return openXlsx(await saveXlsx(workbook));
}

const THICK: Line = { style: "Continuous", weight: "Thick", color: "#102030", tintAndShade: 0 };
const area = (address: string) => parseArea(address)!;

test("values of every kind come back as they were", async () => {
  const workbook = new WorkbookStore();
  const sheet = workbook.activeSheet;
  const values = [
    0,
    -1.5,
    1e300,
    0.1 + 0.2,
    "text",
    " two  spaces ",
    "line\nbreak",
    "_x0041_",
    "a<b>&\"'",
    "\u0001\r",
    true,
    false,
  ];
  values.forEach((value, row) => sheet.setCell(row, 0, value));
  CellError.all.forEach((error, row) => sheet.setCell(row, 1, error));
  sheet.setCell(0, 2, 3, "=A1+3");
  sheet.setCell(1, 2, "ab", '="a"&"b"');
  sheet.setCell(2, 2, CellError.div0, "=1/0");
  sheet.setCell(3, 2, true, "=A1<1");
  sheet.setCell(4, 2, "", '=""');
  expect(contentsOf(await reopened(workbook))).toEqual(contentsOf(workbook));
});

test("numbers under a date format, and half font sizes, come back exactly", async () => {
  const workbook = new WorkbookStore();
  const sheet = workbook.activeSheet;
  ["m/d/yyyy", "d-mmm-yy", "yyyy\\-mm\\-dd hh:mm", '0.00" m"', "[Red]0;;;@"].forEach((numberFormat, row) => {
    sheet.setCell(row, 0, 45000.123456789);
    sheet.setCell(row, 1, 45000.5, "=A1");
    sheet.restyle(cellArea(row, 0), (style) => ({ ...style, numberFormat, font: { ...style.font, size: 10.5 } }));
    sheet.restyle(cellArea(row, 1), (style) => ({ ...style, numberFormat }));
  });
  expect(contentsOf(await reopened(workbook))).toEqual(contentsOf(workbook));
});

test("names keep their scope, their value and whether they are hidden", async () => {
  const workbook = new WorkbookStore(["Sheet1", "Maze & 'more', 2"]);
  const [first, second] = workbook.sheets as [SheetStore, SheetStore];
  const name = (text: string, formula: string, scope: SheetStore | undefined, visible: boolean) =>
    workbook.names.push({ name: text, formula, visible, comment: visible ? "" : "why", scope });
  name("MazeColumns", "=Sheet1!$BC$12", first, true);
  name("MazeColumns", "='Maze & ''more'', 2'!$A$1", second, false);
  name("MazeGrid", "=Sheet1!$B$2:$I$6", undefined, true);
  name("Whole", "=Sheet1!$A:$XFD", undefined, true);
  name("Seed", '="a <b> & ""c"""', first, false);
  name("Lost", "=#REF!", second, true);
  name("Sum", "=SUM(Sheet1!$A$1:$A$3)*2", undefined, true);
  second.page.printArea = [area("B2:I6"), area("K1")];
  second.page.printTitleRows = area("1:2");
  second.page.printTitleColumns = area("A:B");
  expect(contentsOf(await reopened(workbook))).toEqual(contentsOf(workbook));
});

test("links and pictures come back, links to a place without a relationship", async () => {
  const workbook = new WorkbookStore(["Index", "It's & 2", "Three"]);
  const [index, , three] = workbook.sheets as [SheetStore, SheetStore, SheetStore];
  const place = "'It''s & 2'!A1";
  index.setCell(0, 0, "Maze 1");
  index.setCell(4, 0, "Maze 1", `=HYPERLINK("#${place}","Maze 1")`);
  index.hyperlinks = [
    { area: area("A1"), address: "", documentReference: place, screenTip: "Go & see" },
    { area: area("B2:C3"), address: "https://example.com/?a=1&b=2", documentReference: "", screenTip: "" },
    { area: area("D1"), address: "book.xlsx", documentReference: "Sheet1!A1", screenTip: "" },
  ];
  workbook.pictures.set("png", { format: "PNG", base64: pngOf(8, 8) });
  workbook.pictures.set("jpeg", { format: "JPEG", base64: jpegOf(8, 8, 96) });
  const shape = (name: string, picture: string, placement: "TwoCell" | "OneCell" | "Absolute") => ({
    id: workbook.newId(),
    name,
    picture,
    placement,
    type: "Image",
    left: 61.5,
    top: 40,
    width: 120,
    height: 90,
    altTextTitle: "<Maze>",
    altTextDescription: 'a "maze" & more',
    lockAspectRatio: true,
    visible: name !== "two",
  });
  index.shapes = [shape("one", "png", "TwoCell"), shape("two", "jpeg", "OneCell")];
  three.shapes = [shape("three", "png", "Absolute")];
  three.setCell(0, 0, "Step");
  three.tables.push({
    id: workbook.newId(),
    name: "Steps",
    area: area("A1:A2"),
    style: "",
    showHeaders: true,
    showTotals: false,
    showBandedRows: false,
    showBandedColumns: false,
    showFilterButton: false,
    highlightFirstColumn: false,
    highlightLastColumn: false,
  });
  const bytes = await saveXlsx(workbook);
  expect(contentsOf(await openXlsx(bytes))).toEqual(contentsOf(workbook));

  const parts = unzipSync(bytes);
  const text = (path: string) => strFromU8(parts[path]!);
  expect(text("xl/worksheets/sheet1.xml")).toContain(
    `<hyperlink ref="A1" location="'It''s &amp; 2'!A1" tooltip="Go &amp; see" display="Maze 1"/>`,
  );
  expect(text("xl/worksheets/_rels/sheet1.xml.rels").match(/TargetMode="External"/g)).toHaveLength(2);
  expect(Object.keys(parts).filter((path) => /media\/./.test(path))).toHaveLength(2);
});

test("page set-up, views, tab colours, protection, tables, merges, breaks, custom properties and XML parts come back", async () => {
  const workbook = new WorkbookStore(["One", "Two", "Three"]);
  const [one, two, three] = workbook.sheets as [SheetStore, SheetStore, SheetStore];
  Object.assign(one.page, {
    orientation: "Landscape",
    paperSize: "A4",
    zoom: { horizontalFitToPages: 1, verticalFitToPages: 1 },
    centerHorizontally: true,
    centerVertically: true,
    topMargin: 36,
    leftMargin: 18,
    header: { left: "", center: "Maze && more &P", right: "&D" },
    footer: { left: "left", center: "", right: "" },
    firstPage: { header: { left: "", center: "Title", right: "" }, footer: { left: "", center: "", right: "" } },
    evenPages: {
      header: { left: "", center: "", right: "" },
      footer: { left: '&"Arial,Bold"&8even', center: "", right: "" },
    },
    headerState: "FirstOddAndEven",
    headersUseMargins: false,
    headersUseScale: false,
    firstPageNumber: 7,
    printErrors: "Dash",
    printOrder: "OverThenDown",
    horizontalBreaks: [5, 9],
    verticalBreaks: [3],
  });
  Object.assign(two.page, { zoom: { scale: 55 }, printGridlines: true, printHeadings: true, blackAndWhite: true });
  three.page.zoom = { horizontalFitToPages: 2 };
  three.page.headerState = "FirstAndDefault";
  one.showGridlines = false;
  one.showHeadings = false;
  one.frozen = { rows: 2, columns: 1 };
  one.tabColor = "#123456";
  two.protection = { password: "", options: { ...NOTHING_ALLOWED, allowSort: true, selectionMode: "Unlocked" } };
  three.protection = { password: "", options: { ...NOTHING_ALLOWED, allowEditObjects: true, selectionMode: "None" } };
  workbook.structureProtection = { password: "" };
  workbook.setVisibility(two, "Hidden");
  workbook.setVisibility(three, "VeryHidden");
  one.addMerge(area("B2:C3"));
  one.addMerge(area("A9:L9"));
  one.select([area("D4")]);
  ["Step", "Cell", "Outcome"].forEach((text, column) => one.setCell(4, column, text));
  one.setCell(5, 0, 1);
  one.setCell(6, 2, "Joined");
  one.tables.push({
    id: workbook.newId(),
    name: "Steps",
    area: area("A5:C7"),
    style: "TableStyleLight1",
    showHeaders: true,
    showTotals: false,
    showBandedRows: true,
    showBandedColumns: false,
    showFilterButton: true,
    highlightFirstColumn: true,
    highlightLastColumn: false,
  });
  one.customProperties.set("made by", "hand & <head>");
  workbook.customXmlParts.push({ id: "{11111111-2222-3333-4444-555555555555}", xml: '<maze xmlns="urn:x">1</maze>' });
  workbook.calculationMode = "Manual";
  expect(contentsOf(await reopened(workbook))).toEqual(contentsOf(workbook));
});

test("whole rows, columns and the whole sheet keep their look, and single cells in them theirs", async () => {
  const workbook = new WorkbookStore(["Columns", "Sheet"]);
  const [sheet, whole] = workbook.sheets as [SheetStore, SheetStore];
  const filled = (color: string) => (style: CellStyle) => ({
    ...style,
    fill: { ...style.fill, pattern: "Solid", color },
  });
  sheet.restyle(area("B:D"), filled("#FF0000"));
  sheet.restyle(area("5:5"), filled("#00FF00"));
  sheet.restyle(area("C3"), () => DEFAULT_STYLE);
  whole.restyle(WHOLE_SHEET, filled("#0000FF"));
  const again = await reopened(workbook);
  expect(contentsOf(again)).toEqual(contentsOf(workbook));
  expect(again.sheets[0]!.style(900_000, 2).fill.color).toBe("#FF0000");
  expect(again.sheets[0]!.style(4, 16_000).fill.color).toBe("#00FF00");
  expect(again.sheets[1]!.style(900_000, 16_000).fill.color).toBe("#0000FF");
});

test("the same workbook is the same bytes, whenever it is saved", async () => {
  const workbook = new WorkbookStore();
  const savedAt = async (now: string) => {
    jest.useFakeTimers({ now: new Date(now), doNotFake: ["nextTick", "queueMicrotask", "setImmediate", "setTimeout"] });
    return Buffer.from(await saveXlsx(workbook).finally(() => jest.useRealTimers()));
  };
  expect((await savedAt("2026-11-27T06:00:00Z")).equals(await savedAt("2031-01-01T23:59:59Z"))).toBe(true);
});

test("a sheet hidden from a row and a column on stays so, with sizes of its own before", async () => {
  const workbook = new WorkbookStore();
  const sheet = workbook.activeSheet;
  sheet.hideRows(20, MAX_ROWS - 1, true);
  sheet.hideColumns(20, MAX_COLUMNS - 1, true);
  sheet.setRowHeight(3, 5, 33);
  sheet.setColumnWidth(2, 2, 47.25);
  const again = (await reopened(workbook)).activeSheet;
  expect([again.rows.isHidden(19), again.rows.isHidden(20), again.rows.isHidden(MAX_ROWS - 1)]).toEqual([
    false,
    true,
    true,
  ]);
  expect([again.columns.isHidden(19), again.columns.isHidden(MAX_COLUMNS - 1)]).toEqual([false, true]);
  expect([again.rows.size(4), again.rows.size(6), again.columns.size(2), again.columns.size(3)]).toEqual([
    33, 15, 47.25, 48,
  ]);
});

test("cells at the sheet's far corner come back", async () => {
  const workbook = new WorkbookStore();
  const sheet = workbook.activeSheet;
  sheet.setCell(0, 0, 1);
  sheet.setCell(MAX_ROWS - 1, MAX_COLUMNS - 1, 2);
  sheet.changeHorizontalEdges(cellArea(MAX_ROWS, MAX_COLUMNS - 1), () => THICK);
  sheet.changeVerticalEdges(cellArea(MAX_ROWS - 1, MAX_COLUMNS), () => THICK);
  const again = (await reopened(workbook)).activeSheet;
  expect(again.value(MAX_ROWS - 1, MAX_COLUMNS - 1)).toBe(2);
  expect(again.horizontalEdge(MAX_ROWS, MAX_COLUMNS - 1)).toEqual(THICK);
  expect(again.verticalEdge(MAX_ROWS - 1, MAX_COLUMNS)).toEqual(THICK);
});

const lines = fc.constantFrom<Line>(
  NO_LINE,
  THICK,
  { ...THICK, weight: "Hairline" },
  { ...THICK, weight: "Thin", color: "#FF0000" },
  { ...THICK, weight: "Medium" },
  { ...THICK, style: "Double" },
  { ...THICK, style: "Dash", weight: "Medium" },
  { ...THICK, style: "Dot", weight: "Thin" },
  { ...THICK, style: "SlantDashDot", weight: "Medium" },
);
const styles = fc
  .record({
    pattern: fc.constantFrom("None", "Solid", "Gray25", "CrissCross", "Gray8"),
    bold: fc.boolean(),
    underline: fc.constantFrom<CellStyle["font"]["underline"]>("None", "Double", "SingleAccountant"),
    horizontal: fc.constantFrom<CellStyle["alignment"]["horizontal"]>("General", "Center", "CenterAcrossSelection"),
    textOrientation: fc.constantFrom(0, 45, -30, 180),
    locked: fc.boolean(),
    numberFormat: fc.constantFrom("General", "0.00%", "@", "dd/mm/yy", ";;;"),
    diagonal: lines,
  })
  .map((look): CellStyle => {
    const { fill, font, alignment } = DEFAULT_STYLE;
    const colors = look.pattern === "None" ? {} : { color: "#ABCDEF" };
    const second = look.pattern === "None" || look.pattern === "Solid" ? {} : { patternColor: "#00FF00" };
    return {
      ...DEFAULT_STYLE,
      fill: { ...fill, pattern: look.pattern, ...colors, ...second },
      font: { ...font, bold: look.bold, underline: look.underline },
      alignment: { ...alignment, horizontal: look.horizontal, textOrientation: look.textOrientation },
      locked: look.locked,
      numberFormat: look.numberFormat,
      diagonalUp: look.diagonal,
    };
  });
const place = fc.record({
  row: fc.nat(9),
  column: fc.nat(9),
  rows: fc.integer({ min: 1, max: 3 }),
  columns: fc.integer({ min: 1, max: 3 }),
});
const pixels = fc.integer({ min: 1, max: 400 }).map((count) => count * 0.75);
const changes = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant("across" as const), place, line: lines }),
    fc.record({ kind: fc.constant("down" as const), place, line: lines }),
    fc.record({ kind: fc.constant("style" as const), place, style: styles }),
    fc.record({
      kind: fc.constant("value" as const),
      place,
      value: fc.oneof(
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((x) => x + 0),
        fc.string(),
        fc.boolean(),
      ),
    }),
    fc.record({ kind: fc.constant("height" as const), place, points: pixels, hidden: fc.boolean() }),
    fc.record({ kind: fc.constant("width" as const), place, points: pixels, hidden: fc.boolean() }),
  ),
  { maxLength: 25 },
);

test("any small sheet comes back with the same values, looks, edges and sizes", async () => {
  await fc.assert(
    fc.asyncProperty(changes, async (list) => {
      const workbook = new WorkbookStore();
      const sheet = workbook.activeSheet;
      for (const change of list) {
        const { row, column, rows, columns } = change.place;
        if (change.kind === "across") sheet.changeHorizontalEdges(change.place, () => change.line);
        if (change.kind === "down") sheet.changeVerticalEdges(change.place, () => change.line);
        if (change.kind === "style") sheet.restyle(change.place, () => change.style);
        if (change.kind === "value") sheet.setCell(row, column, change.value);
        if (change.kind === "height") {
          sheet.setRowHeight(row, row + rows - 1, change.points);
          sheet.hideRows(row, row + rows - 1, change.hidden);
        }
        if (change.kind === "width") {
          sheet.setColumnWidth(column, column + columns - 1, change.points);
          sheet.hideColumns(column, column + columns - 1, change.hidden);
        }
      }
      expect(contentsOf(await reopened(workbook))).toEqual(contentsOf(workbook));
    }),
    { numRuns: 60, seed: 20230126 },
  );
});
