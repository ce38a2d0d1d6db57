import { drawPage } from "../../print/drawPage";
import { type PrintedPage, layOutPages, layOutWorkbook } from "../../print/pages";
import { type SheetStore, WorkbookStore, parseArea } from "../../store";
import { mazeSheet } from "./mazeSheet";

const area = (address: string) => parseArea(address)!;
const cells = (pages: readonly PrintedPage[]) => pages.map((page) => page.parts[page.parts.length - 1]!.cells);

/** Columns of 48 and rows of 15 points on Letter with margins of 50.4 and 54: 10 columns and 45 rows a page at full size. */
function sheetWith(lastCell: string): SheetStore {
  const sheet = new WorkbookStore().activeSheet;
  const { row, column } = area(lastCell);
  sheet.setCell(row, column, "end");
  return sheet;
}

test("an empty sheet has no page", () => {
  expect(layOutPages(new WorkbookStore().activeSheet)).toEqual([]);
});

test("without a print area everything from A1 to the last cell is printed, down first, then over", () => {
  const sheet = sheetWith("L60");
  expect(cells(layOutPages(sheet))).toEqual([area("A1:J45"), area("A46:J60"), area("K1:L45"), area("K46:L60")]);
  sheet.page.printOrder = "OverThenDown";
  expect(cells(layOutPages(sheet))).toEqual([area("A1:J45"), area("K1:L45"), area("A46:J60"), area("K46:L60")]);
});

test("each print area begins a page, and hidden rows take no room", () => {
  const sheet = sheetWith("L60");
  sheet.page.printArea = [area("B2:C3"), area("A1:A60")];
  sheet.hideRows(10, 24, true);
  expect(cells(layOutPages(sheet))).toEqual([area("B2:C3"), area("A1:A60")]);
});

test("breaks set by hand end pages, but not when the sheet is fitted to pages", () => {
  const sheet = sheetWith("B20");
  sheet.page.horizontalBreaks = [4];
  sheet.page.verticalBreaks = [1];
  expect(cells(layOutPages(sheet))).toEqual([area("A1:A4"), area("A5:A20"), area("B1:B4"), area("B5:B20")]);
  sheet.page.zoom = { horizontalFitToPages: 1, verticalFitToPages: 1 };
  expect(cells(layOutPages(sheet))).toEqual([area("A1:B20")]);
});

test("fitting to one page takes the largest whole percent that fits, and never enlarges", () => {
  const sheet = sheetWith("T100");
  sheet.page.zoom = { horizontalFitToPages: 1, verticalFitToPages: 1 };
  const [page, ...more] = layOutPages(sheet);
  expect(more).toEqual([]);
  expect(page!.scale).toBe(0.45); // 100 rows of 15 points in 684
  sheet.page.zoom = { horizontalFitToPages: 1 };
  expect(layOutPages(sheet).map(({ scale }) => scale)).toEqual([0.53, 0.53]); // 20 columns of 48 points in 511.2, 85 rows a page
  sheet.page.printArea = [area("A1:B2")];
  expect(layOutPages(sheet)[0]!.scale).toBe(1);
});

test("a scale is taken as it is", () => {
  const sheet = sheetWith("J90");
  sheet.page.zoom = { scale: 50 };
  expect(layOutPages(sheet)).toHaveLength(1);
  sheet.page.zoom = { scale: 200 };
  expect(layOutPages(sheet)).toHaveLength(10); // 5 columns and 22 rows a page
});

test("titles are repeated on the pages after them and take their room there", () => {
  const sheet = sheetWith("L60");
  sheet.page.printTitleRows = area("1:2");
  sheet.page.printTitleColumns = area("A:A");
  const pages = layOutPages(sheet);
  expect(cells(pages)).toEqual([area("A1:J45"), area("A46:J60"), area("K1:L45"), area("K46:L60")]);
  expect(pages.map((page) => page.parts.map((part) => part.cells))).toEqual([
    [area("A1:J45")],
    [area("A1:J2"), area("A46:J60")],
    [area("A1:A45"), area("K1:L45")],
    [area("A1:A2"), area("K1:L2"), area("A46:A60"), area("K46:L60")],
  ]);
  const [corner, , , body] = pages[3]!.parts;
  expect([corner!.left, corner!.top, body!.left, body!.top].map((points) => Math.round(points * 10))).toEqual([
    504, 540, 984, 840,
  ]);
});

test("a maze of 30 by 40 stands in the middle of an A4 page on its side, at full size", () => {
  const { sheet } = mazeSheet(30, 40);
  const [page, ...more] = layOutPages(sheet);
  expect(more).toEqual([]);
  expect([Math.round(page!.width), Math.round(page!.height), page!.scale]).toEqual([842, 595, 1]);
  const { left, top } = page!.parts[0]!;
  expect(left + 20 * 15).toBeCloseTo(page!.width / 2);
  expect(top + 15 * 15).toBeCloseTo(page!.height / 2);
});

test("the drawn page has every wall of the maze and nothing else", () => {
  const [rows, columns] = [12, 8];
  const { workbook, sheet } = mazeSheet(rows, columns);
  const picture = drawPage(sheet, layOutPages(sheet)[0]!, factsFor(workbook));
  const drawn = new Set<string>();
  for (const [, x, y, way, end] of picture.matchAll(/M([\d.]+) ([\d.]+)([HV])([\d.]+)/g)) {
    const [column, row, last] = [x, y, end].map((points) => Number(points) / 15) as [number, number, number];
    if (way === "H") for (let at = column; at < last; at++) drawn.add(`above ${row} ${at}`);
    else for (let at = row; at < last; at++) drawn.add(`left of ${at} ${column}`);
  }
  const standing = new Set<string>();
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      if (sheet.horizontalEdge(row + 1, column + 1).style !== "None") standing.add(`above ${row} ${column}`);
      if (sheet.verticalEdge(row + 1, column + 1).style !== "None") standing.add(`left of ${row} ${column}`);
    }
  }
  expect([...drawn].sort()).toEqual([...standing].sort());
  expect(standing.size).toBe(2 * 12 * 8 + 12 + 8 - (12 * 8 - 1));
});

test("texts of the workbook are escaped, errors and codes in the header shown as page set-up says", () => {
  const workbook = new WorkbookStore(["<b>"]);
  const sheet = workbook.activeSheet;
  sheet.setCell(0, 0, '<img src=x onerror="alert(1)">');
  sheet.page.header = { left: '&"Arial,Bold"&14&A', center: "&P of &N", right: "&&D" };
  const picture = drawPage(sheet, layOutPages(sheet)[0]!, factsFor(workbook));
  expect(picture).not.toMatch(/<img|<b>/);
  expect(picture).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
  for (const text of [">&lt;b&gt;<", ">1 of 1<", ">&amp;D<"]) expect(picture).toContain(text);
});

test("headers are drawn line by line with sizes and fonts, made smaller with the cells unless they shall not", () => {
  const workbook = new WorkbookStore();
  const sheet = workbook.activeSheet;
  sheet.setCell(0, 0, "cell");
  sheet.page.zoom = { scale: 50 };
  sheet.page.header = { left: '&14&"Arial,Bold"Maze&B 7\nsecond', center: "", right: "" };
  const drawn = () => drawPage(sheet, layOutPages(sheet)[0]!, factsFor(workbook));
  expect(drawn()).toMatch(
    /<text x="50.4" [^>]*><tspan font-size="7" [^>]*font-weight="bold">Maze<\/tspan><tspan font-size="7" [^>]*Arial[^>]*> 7</,
  );
  expect(drawn().match(/<text /g)).toHaveLength(3);
  Object.assign(sheet.page, { headersUseScale: false, headersUseMargins: false, leftMargin: 18 });
  expect(drawn()).toMatch(/<text x="50.4" [^>]*><tspan font-size="14"/);
});

test("digits after a size are read as part of it, as Excel does", () => {
  const workbook = new WorkbookStore();
  workbook.activeSheet.setCell(0, 0, "cell");
  workbook.activeSheet.page.header = { left: "&142026", center: "&14 2026", right: "" };
  const picture = drawPage(workbook.activeSheet, layOutPages(workbook.activeSheet)[0]!, factsFor(workbook));
  expect(picture.match(/2026/g)).toHaveLength(1);
});

test("the first and the even pages have their own texts where the state says so", () => {
  const workbook = new WorkbookStore();
  const sheet = workbook.activeSheet;
  sheet.setCell(150, 0, "end"); // four pages of 45 rows
  const right = (text: string) => ({ left: "", center: "", right: text });
  sheet.page.header = right("all");
  sheet.page.firstPage = { header: right("first"), footer: right("") };
  sheet.page.evenPages = { header: right("even"), footer: right("") };
  const shown = () =>
    layOutPages(sheet).map((page) => />(all|first|even)</.exec(drawPage(sheet, page, factsFor(workbook)))?.[1]);
  expect(shown()).toEqual(["all", "all", "all", "all"]);
  sheet.page.headerState = "FirstAndDefault";
  expect(shown()).toEqual(["first", "all", "all", "all"]);
  sheet.page.headerState = "OddAndEven";
  expect(shown()).toEqual(["all", "even", "all", "even"]);
  sheet.page.headerState = "FirstOddAndEven";
  sheet.page.firstPageNumber = 2;
  expect(shown()).toEqual(["first", "all", "even", "all"]);
});

function factsFor(workbook: WorkbookStore): Parameters<typeof drawPage>[2] {
  return { page: 1, pages: 1, sheet: workbook.activeSheet.name, file: workbook.fileName, date: "", time: "" };
}

test("an entire workbook is printed sheet by sheet, without hidden ones, and numbers go on until a sheet names its own", () => {
  const workbook = new WorkbookStore(["One", "Empty", "Hidden", "Two", "Three", "Four"]);
  const end = (name: string, row: number): void => workbook.sheet(name)!.setCell(row, 0, "end");
  end("One", 50); // two pages of 45 rows
  end("Hidden", 0);
  end("Two", 0);
  end("Three", 50);
  end("Four", 0);
  workbook.setVisibility(workbook.sheet("Hidden")!, "Hidden");
  workbook.sheet("Three")!.page.firstPageNumber = 7;
  workbook.sheet("Two")!.page.orientation = "Landscape";
  const pages = layOutWorkbook(workbook).map(({ sheet, page }) => [sheet.name, page.number, page.isFirst, page.width]);
  expect(pages).toEqual([
    ["One", 1, true, 612],
    ["One", 2, false, 612],
    ["Two", 3, true, 792],
    ["Three", 7, true, 612],
    ["Three", 8, false, 612],
    ["Four", 9, true, 612],
  ]);
});

test("gridlines and headings are drawn when page set-up asks for them, but none through merged cells", () => {
  const workbook = new WorkbookStore();
  const sheet = workbook.activeSheet;
  sheet.addMerge(area("A1:B2"));
  sheet.page.printGridlines = true;
  const drawn = () => drawPage(sheet, layOutPages(sheet)[0]!, factsFor(workbook));
  expect(drawn()).toContain('d="M0 0H96M0 30H96M0 0V30M96 0V30"');
  expect(drawn()).not.toContain(">A</text>");
  sheet.page.printHeadings = true;
  for (const heading of [">A</text>", ">B</text>", ">1</text>", ">2</text>"]) expect(drawn()).toContain(heading);
});

test("a pattern fill is printed as a pattern, defined once for all cells that look so", () => {
  const sheet = new WorkbookStore().activeSheet;
  const fill = {
    pattern: "LightUp",
    color: "#D9D9D9",
    patternColor: "#7F7F7F",
    tintAndShade: 0,
    patternTintAndShade: 0,
  };
  for (const address of ["A1", "C3"]) sheet.restyle(area(address), (style) => ({ ...style, fill }));
  sheet.page.printArea = [area("A1:C3")];
  const facts = { page: 1, pages: 1, sheet: "Sheet1", file: "", date: "", time: "" };
  const picture = drawPage(sheet, layOutPages(sheet)[0]!, facts);
  expect(picture.match(/<pattern /g)).toHaveLength(1);
  expect(picture.match(/fill="url\(#LightUp-D9D9D9-7F7F7F\)"/g)).toHaveLength(2);
  sheet.page.blackAndWhite = true;
  expect(drawPage(sheet, layOutPages(sheet)[0]!, facts)).not.toContain("LightUp");
});
