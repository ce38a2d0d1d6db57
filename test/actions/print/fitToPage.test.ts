import { message } from "../../../src/message";
import { clearMaze, generate } from "../../../src/actions/make";
import { fillWithItems, takeItemsAway, preparePage, askAtForks, type PrintChoice } from "../../../src/actions/print";
import { plainPage } from "../../../src/actions/print";
import { sums } from "../../acts/choices";
import { addressOf } from "../../../src/worksheet/addresses";
import { layOutPages } from "../../host/print/pages";
import { idsIn, choice, conversation, refusalOf, book, openMaze, openWorkbook, person, select } from "../stage";
import { setUpAround, sheet, openSized, pane, cellsOf, contentsOf, gridIn, mazeIn, photograph, put } from "../stage";
import { area, askedInVain, insertRow } from "../stage";
import { lookForWindow } from "../../../src/actions/front";
import { fitWindow } from "../../../src/worksheet/paper";

const fit = async (chosen: Partial<PrintChoice> = {}, talk = conversation()) => {
  const { sentence } = await preparePage(talk, { ...plainPage, ...chosen }, true);
  return { sentence, talk };
};
const small = { ...choice.layout, cellSize: 12 };
const LEFT = 36 * 2;
const ABOVE = 54 * 2;

/** How far the columns and rows of an area reach, in points. */
function extent(address: string): { width: number; height: number } {
  const { row, column, rows, columns } = area(address);
  const width = sheet().columns.offset(column + columns) - sheet().columns.offset(column);
  return { width, height: sheet().rows.offset(row + rows) - sheet().rows.offset(row) };
}

const fontOf = (row: number, column: number) => sheet().style(row, column).font.size;

describe("A maze that is drawn", () => {
  const sizes = ["1 by 1", "5 by 5", "8 by 5", "20 by 15", "12 by 30", "60 by 40", "40 by 60"];
  test.each(sizes.flatMap((size) => [[size, "A4"] as const, [size, "Letter"] as const]))(
    "of %s cells of 12 points fills one page of %s, and is the same maze in square cells",
    async (size, paper) => {
      const [columns, rows] = size.split(" by ").map(Number) as [number, number];
      await openMaze(columns, rows, { layout: small });
      const address = gridIn(book.workbook);
      const walls = mazeIn(sheet(), address);
      const { talk, sentence } = await fit({ paper });
      const isSmaller = columns * rows < 60 * 40;
      expect(idsIn(sentence)).toContain(isSmaller ? "page-fitted" : "page-set-up");
      expect(talk.questions).toEqual([]);
      expect(mazeIn(sheet(), address)).toEqual(walls);
      const orientation = columns > rows ? "Landscape" : "Portrait";
      expect(sheet().page).toMatchObject({ orientation, paperSize: paper });
      const pages = layOutPages(sheet());
      expect(pages).toHaveLength(1);
      const { scale, ...page } = pages[0]!;
      const [across, down] = [page.width - LEFT, page.height - ABOVE];
      const { width, height } = extent(address);
      expect(width / columns).toBe(height / rows);
      // Columns may come out 8 % wider.
      if (isSmaller) expect([scale, width * 1.08 <= across]).toEqual([1, true]);
      const tallest = 409;
      const filled = Math.max((width * scale) / across, (height * scale) / down);
      expect(height === tallest - 0.25 ? 1 : filled).toBeGreaterThan(0.88);
    },
  );

  test("keeps its oblong cells, and is fitted again without another change", async () => {
    await openMaze(10, 8, { layout: { ...small, cellHeight: 18 } });
    await fit();
    const { width, height } = extent("B2:K9");
    expect(Math.abs(height / 8 / (width / 10) - 1.5)).toBeLessThan(0.02);
    const once = photograph(sheet(), "A1:BD30");
    expect(idsIn((await fit()).sentence)).toContain("page-set-up");
    expect(photograph(sheet(), "A1:BD30")).toEqual(once);
  });

  test("whose outside is blank is fitted as a whole", async () => {
    await openMaze(15, 20, { layout: small, shape: { kind: "picture", id: "heart" }, outside: "blank" });
    const walls = contentsOf(sheet(), "B2:P21");
    await fit();
    expect(contentsOf(sheet(), "B2:P21")).toEqual(walls);
    expect(sheet().page.printArea.map(addressOf)).toEqual(["B2:P21"]);
    expect(extent("B2:P21").width).toBeGreaterThan(0.88 * (523 / 1.08));
  });

  test("gives columns, rows and page back with Clear maze, and passes its new size on to an inserted row", async () => {
    await openSized(8, 5);
    const untouched = photograph(sheet(), "A1:T20");
    await generate(choice, conversation());
    await fit();
    select("B3");
    await insertRow(conversation());
    expect([1, 6].map((row) => sheet().rows.size(row))).toEqual([88.5, 88.5]);
    await clearMaze(conversation());
    expect(photograph(sheet(), "A1:T20")).toEqual(untouched);
  });

  test("on a copied sheet is fitted there alone", async () => {
    await openMaze(8, 5);
    await person((own) => own.copy("End").activate());
    await fit();
    expect(sheet().name).not.toBe("Sheet1");
    const ofSheets = [sheet(), sheet("Sheet1")].map(({ columns, page }) => [columns.size(1), page.printArea.length]);
    expect(ofSheets).toEqual([
      [88.5, 1],
      [choice.layout.cellSize, 0],
    ]);
  });

  test("comes back in its former size by Excel's own undo", async () => {
    openWorkbook({ apiSet: 119 });
    await setUpAround(8, 5);
    await generate(choice, conversation());
    const before = photograph(sheet(), "A1:BD20");
    book.switches.undo = "web";
    book.excel.history.acted();
    await fit();
    while (book.excel.person.undo());
    expect(photograph(sheet(), "A1:BD20")).toEqual(before);
  });
});

describe("Cells of a person's own", () => {
  beforeEach(() => openMaze(8, 5));

  test("in the same columns and rows are asked about, and keep what they hold and how they look", async () => {
    put(sheet(), "K3", "mine");
    put(sheet(), "C30", 7);
    const sizes = { sheet: "Sheet1", columns: "B:I", rows: "2:6", cells: ["C30", "K3"] };
    expect(await askedInVain((no) => fit({}, no))).toEqual([message("fit-changes-sizes", sizes)]);
    await fit();
    expect([sheet().value(2, 10), sheet().value(29, 2)]).toEqual(["mine", 7]);
    expect(fontOf(2, 10)).toBe(fontOf(40, 10));
    expect(sheet().page.printArea.map(addressOf)).toEqual(["B2:I6"]);
  });

  test("elsewhere, and where no size changes, are not asked about", async () => {
    put(sheet(), "K20", "elsewhere");
    expect((await fit()).talk.questions).toEqual([]);
    put(sheet(), "K3", "mine");
    expect((await fit()).talk.questions).toEqual([]);
  });
});

describe("What stands in and below the maze", () => {
  test.each([
    [10.5, 12],
    [11, 15],
    [11, 19.5],
    [12, 26.25],
  ])("words in letters of %d points, in cells of %d, go without a trace, fitted and not", async (size, cellSize) => {
    await openMaze(12, 10, { layout: { ...small, cellSize } });
    await person((own) => (own.getRange("B2:M11").format.font.size = size));
    const word = { source: { kind: "text", text: "LABYRINTH" }, arrangement: "once", seed: "s" } as const;
    for (const isFitted of [false, true]) {
      await fillWithItems(word, conversation());
      const sizes = () => new Set(cellsOf("B2:M11").map((cell) => fontOf(...cell)));
      expect(sizes().size).toBe(2);
      if (isFitted) await fit();
      await takeItemsAway(conversation());
      expect(sizes().size).toBe(1);
      if (!isFitted) expect(fontOf(3, 3)).toBe(size);
    }
  });

  test("questions below it are on the page, at full size", async () => {
    await openMaze(12, 10, { seed: "items" });
    await askAtForks({ ...sums, count: 3 }, conversation());
    const { talk } = await fit();
    expect(talk.questions).toEqual([]);
    expect(sheet().page.printArea.map(addressOf)).toEqual(["B2:M15"]);
    expect(layOutPages(sheet())).toMatchObject([{ scale: 1 }]);
  });
});

/** A maze in cells with which all of it is in view. Excel for Windows and Mac tells its window, others don't. */

test("the window's room is that of the cells which are wholly in view, by one small request; a usual one where Excel does not tell", async () => {
  await openSized(20, 15);
  book.counter.reset();
  const size = { columns: 20, rows: 15 };
  expect(await lookForWindow(pane, size)).toEqual(fitWindow({ width: 700, height: 360 }, size));
  expect(book.counter.requests).toHaveLength(0);
  book.switches.visibleCells = "C5:R30";
  // Perhaps only a part of column R and of row 30 is in view.
  expect(await lookForWindow(pane, size)).toEqual(fitWindow({ width: 15 * 48, height: 25 * 15 }, size));
  expect(book.counter.requests).toHaveLength(1);
  expect(book.counter.requests[0]!.bytes).toBeLessThan(1_500);
});

test.each([
  [20, 15],
  [60, 20],
  [5, 40],
  [1, 1],
])(
  "a maze of %i by %i from B2 on is wholly in the window, and with one pixel more it would not be",
  async (columns, rows) => {
    const window = { width: 720, height: 375 };
    const { cellSize, wallWeight } = fitWindow(window, { columns, rows });
    await openMaze(columns, rows, { layout: { ...choice.layout, cellSize, wallWeight } });
    const end = [sheet().columns.offset(1 + columns), sheet().rows.offset(1 + rows)] as const;
    expect(end[0]).toBeLessThanOrEqual(window.width);
    expect(end[1]).toBeLessThanOrEqual(window.height);
    const isFull = end[0] + 0.75 * columns > window.width - 3 || end[1] + 0.75 * rows > window.height - 3;
    expect(isFull).toBe(true);
  },
);

test("a maze that would have cells under 3 points is refused with the largest that fits, which then fits", async () => {
  const window = { width: 700, height: 360 };
  await openSized(20, 15);
  expect(await refusalOf(lookForWindow(pane, { columns: 240, rows: 15 }))).toEqual([
    message("window-too-small", { mostColumns: 216, mostRows: 114, ...window, columns: 240, rows: 15, least: 3 }),
  ]);
  expect(fitWindow(window, { columns: 216, rows: 114 })).toEqual({ cellSize: 3, wallWeight: "Thin" });
});
