import { sentencesIn } from "../../words/sentencesIn";
import { type Message, message, together } from "../../../src/message";
import { generate } from "../../../src/actions/make/generate";
import { fillWithItems, takeItemsAway } from "../../../src/actions/print/fillWithItems";
import { makePoster, type PosterSize } from "../../../src/actions/print/makePoster";
import { plainPage } from "../../../src/actions/print/printChoice";
import { solve } from "../../../src/actions/solve/solve";
import { addressOf } from "../../../src/worksheet/excel/addresses";
import { posterPages } from "../../../src/worksheet/paper/posterPages";
import { layOutPages } from "../../host/print/pages";
import { choice, conversation } from "../conversation";
import { sentenceOf } from "../failureOf";
import { book, openMaze, openWorkbook, person, sheet } from "../openMaze";
import { mazeIn, photograph } from "../sheetReading";
import { everything } from "../trouble";

const TWO: PosterSize = { across: 2, down: 2 };
const make = (size: PosterSize, chosen = {}, talk = conversation()) =>
  makePoster(size, choice.layout, talk, { ...plainPage, ...chosen });
const names = () => book.workbook.sheets.map(({ name }) => name);
const SHARED = "#E7E7E7";

test("the parts are as alike as can be, and each shares exactly one line with its neighbour", () => {
  for (const [columns, rows, across, down] of [
    [40, 56, 2, 2],
    [9, 7, 3, 1],
    [5, 30, 1, 6],
    [7, 7, 6, 6],
  ] as const) {
    const parts = posterPages({ row: 1, column: 1, rows, columns }, across, down);
    expect(parts).toHaveLength(across * down);
    parts.forEach((part, i) => {
      if ((i + 1) % across !== 0) expect(parts[i + 1]!.column).toBe(part.column + part.columns - 1);
      else expect(part.column + part.columns).toBe(1 + columns);
      const below = parts[i + across];
      if (below !== undefined) expect(below.row).toBe(part.row + part.rows - 1);
      else expect(part.row + part.rows).toBe(1 + rows);
    });
    for (const size of ["columns", "rows"] as const) {
      const sizes = parts.map((part) => part[size]);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }
  }
});

test("a maze of 40 by 56 fills four pages of A4 on a sheet of its own, one after the other", async () => {
  await openMaze(40, 56);
  const before = photograph(sheet(), "A1:BD60");
  const { sentence } = await make(TWO, { title: "Big", number: "3" });
  expect(sentencesIn(sentence).slice(-1)).toEqual([message("press-to-print")]);
  expect(names()).toEqual(["Sheet1", "Sheet1 poster"]);
  expect(photograph(sheet("Sheet1"), "A1:BD60")).toEqual(before);
  const on = sheet("Sheet1 poster");
  expect(mazeIn(on, "B2:AO57").standing).toEqual(mazeIn(sheet("Sheet1"), "B2:AO57").standing);
  expect(on.page.printArea.map(addressOf)).toEqual(["B2:V30", "V2:AO30", "B30:V57", "V30:AO57"]);
  const pages = layOutPages(on);
  expect(pages.map(({ parts }) => parts[0]!.cells)).toEqual(on.page.printArea);
  expect(on.page.header).toEqual({ left: "&14Big", center: "Page &P of &N", right: "&14Maze 3" });
  expect(on.page.footer.left).toMatch(/^A poster of 2 by 2 pages, A1 to B2\./);
  // 21 columns 8 % wider in 523.28 points and 29 rows in 733.89: the largest cells of whole pixels.
  expect(sentencesIn(sentence)).toContainEqual(
    message("poster-ready", {
      across: 2,
      down: 2,
      paper: "A4",
      cells: "square",
      cellSize: 22.5,
      cellHeight: 22.5,
      join: "overlap",
      sheet: "Sheet1 poster",
      orientation: "portrait",
    }),
  );
  expect([on.columns.shown(1), on.rows.shown(1), pages[0]!.scale]).toEqual([22.5, 22.5, 1]);
});

test("a small maze is made larger, and the paper lies as that is largest; nothing is cut where columns come out wider", async () => {
  await openMaze(20, 6);
  await make({ across: 2, down: 1 });
  const on = sheet();
  expect(on.page).toMatchObject({ orientation: "Landscape", zoom: { horizontalFitToPages: 1 } });
  expect(on.columns.shown(1)).toBe(64.5); // 11 columns 8 % wider in 769.89 points
  expect(layOutPages(on)).toHaveLength(2);
  await person((own) => (own.getRange("B:U").format.columnWidth = 64.5 * 1.3));
  expect(layOutPages(on)).toHaveLength(2);
});

test("shared lines are grey and hold the names of both pages; each page has its own name in a cell that is its alone", async () => {
  await openMaze(13, 9);
  await make(TWO);
  const on = sheet();
  const [first, second, third] = posterPages({ row: 1, column: 1, rows: 9, columns: 13 }, 2, 2);
  const cells = Array.from({ length: 9 * 13 }, (_, i) => [1 + Math.floor(i / 13), 1 + (i % 13)] as const);
  const grey = cells.filter(([row, column]) => on.style(row, column).fill.color === SHARED);
  expect(grey).toEqual(cells.filter(([row, column]) => row === third!.row || column === second!.column));
  const letters = cells.flatMap(([row, column]) => {
    const value = on.value(row, column);
    return /^[A-Z]\d/.test(String(value)) ? [{ row, column, value: String(value) }] : [];
  });
  expect(letters.map(({ value }) => value).sort()).toEqual([
    "A1",
    "A1 A2",
    "A1 B1",
    "A2",
    "A2 B2",
    "B1",
    "B1 B2",
    "B2",
  ]);
  for (const { row, column, value } of letters) {
    expect(grey.some((cell) => cell[0] === row && cell[1] === column)).toBe(value.includes(" "));
  }
  const isOn = (part: typeof first, { row, column }: { row: number; column: number }) =>
    row >= part!.row && row < part!.row + part!.rows && column >= part!.column && column < part!.column + part!.columns;
  const both = letters.find(({ value }) => value === "A1 A2")!;
  expect([isOn(first, both), isOn(second, both), isOn(third, both)]).toEqual([true, true, false]);
});

test("a poster has the ends and items of its maze, and is solved as one", async () => {
  await openMaze(13, 9);
  const items = { source: { kind: "numbers", last: 5 }, arrangement: "over and over", seed: "s" } as const;
  await fillWithItems(items, conversation());
  await make(TWO);
  const on = sheet();
  expect([on.value(1, 1), on.value(9, 13)]).toEqual(["S", "E"]);
  const numbers = (name: string) => {
    const all = Array.from({ length: 9 * 13 }, (_, i) => sheet(name).value(1 + Math.floor(i / 13), 1 + (i % 13)));
    return all.map((value) => (/^\d$/.test(String(value)) ? value : ""));
  };
  expect(numbers("Sheet1 poster")).toEqual(numbers("Sheet1"));
  expect(on.style(4, 7).fill.color).toBe(SHARED);
  const route = { kind: "ends" } as const;
  const solved = await solve(
    { solver: "breadth-first", seed: "", route, showVisited: false, arrows: false, pace: "instant" },
    conversation(),
  );
  expect(sentencesIn(solved.result)[0]).toEqual(message("path-in-figures", { steps: 20 }));
});

test("an earlier poster is replaced after a question; Generate makes no maze over one", async () => {
  await openMaze(8, 7);
  await make(TWO);
  expect(sentencesIn(await sentenceOf(generate(choice, conversation())))).toContainEqual(
    message("sheet-beside-maze", { sheet: "Sheet1 poster" }),
  );
  await person((_, { worksheets }) => worksheets.getItem("Sheet1").activate());
  const no = conversation(false);
  await make(TWO, {}, no);
  expect(no.questions[0]!.sentence).toEqual(
    message("replace-sheet", { sheet: "Sheet1", what: "poster", earlier: "Sheet1 poster" }),
  );
  await make({ across: 3, down: 1 });
  expect(names()).toEqual(["Sheet1", "Sheet1 poster"]);
  expect(sheet().page.printArea).toHaveLength(3);
});

test.each<[string, PosterSize, Message]>([
  ["one page", { across: 1, down: 1 }, message("poster-pages", { most: 6 })],
  ["more than six in one direction", { across: 7, down: 1 }, message("poster-pages", { most: 6 })],
  ["half a page", { across: 1.5, down: 2 }, message("poster-pages", { most: 6 })],
  [
    "a page without a column of its own",
    { across: 2, down: 1 },
    message("poster-maze-too-small", { columns: 4, rows: 5, across: 2, down: 1 }),
  ],
])("%s is refused, and nothing is half made", async (_which, size, refused) => {
  await openMaze(4, 5);
  const before = everything();
  expect(await sentenceOf(make(size))).toEqual(together(refused, message("nothing-changed")));
  expect(everything()).toEqual(before);
});

test("a maze of two columns is cut across its rows alone", async () => {
  await openMaze(2, 40);
  expect(sentencesIn((await make({ across: 1, down: 2 })).sentence)[0]).toMatchObject({
    id: "poster-ready",
    args: { across: 1, down: 2, paper: "A4" },
  });
  expect(sheet("Sheet1 poster").page.printArea.map(addressOf)).toEqual(["B2:C22", "B22:C41"]);
});

test.each([1, 2])("a maze of few rows (%i) has its letters in its own cells, and nothing below it", async (rows) => {
  await openMaze(9, rows);
  await make({ across: 2, down: 1 });
  const on = sheet("Sheet1 poster");
  const lettersIn = (row: number) =>
    Array.from({ length: 9 }, (_, column) => String(on.value(row, 1 + column) ?? "")).filter((text) =>
      /^[A-Z]\d/.test(text),
    );
  const inMaze = Array.from({ length: rows }, (_, row) => lettersIn(1 + row)).flat();
  expect(inMaze.sort()).toEqual(["A1", "A1 A2", "A2"]);
  expect([1, 2, 3].flatMap((below) => lettersIn(rows + below))).toEqual([]);
});

test("cells that nobody could follow are refused with what to do", async () => {
  await openMaze(200, 20);
  expect(sentencesIn(await sentenceOf(make({ across: 1, down: 2 })))[0]).toEqual(
    message("poster-too-small", { across: 1, down: 2, paper: "A4", columns: 200, rows: 20, least: 6 }),
  );
  expect(names().filter((name) => name.includes("poster"))).toEqual([]);
});

test("a sheet without a maze, and a protected structure, are refused", async () => {
  openWorkbook();
  expect(sentencesIn(await sentenceOf(make(TWO)))).toContainEqual(message("generate-or-select", { sheet: "Sheet1" }));
  await openMaze(6, 6);
  await person((_, { protection }) => protection.protect());
  expect(sentencesIn(await sentenceOf(make(TWO)))[0]).toEqual(message("structure-protected"));
  expect(names()).toEqual(["Sheet1"]);
});

describe("an Excel that takes no long list of print areas", () => {
  const pages = async (manyPrintAreas: "taken" | "text refused" | "refused" | "cut") => {
    await openMaze(40, 40);
    book.switches.manyPrintAreas = manyPrintAreas;
    const { sentence } = await make({ across: 6, down: 6 });
    return { sentence, pages: layOutPages(sheet("Sheet1 poster")) };
  };

  test.each(["taken", "text refused"] as const)("%s: the areas are handed over as cells", async (way) => {
    const { sentence, pages: laidOut } = await pages(way);
    expect(laidOut).toHaveLength(36);
    expect(sentence).toMatchObject({ args: { sentences: [{ args: { join: "overlap" } }, expect.anything()] } });
  });

  test.each(["refused", "cut"] as const)(
    "%s: page breaks divide the maze, and the sentence and the footer say how",
    async (way) => {
      const { sentence, pages: laidOut } = await pages(way);
      expect(laidOut).toHaveLength(36);
      expect(sentence).toMatchObject({ args: { sentences: [{ args: { join: "edge" } }, expect.anything()] } });
      const poster = sheet("Sheet1 poster");
      expect(poster.page.footer.left).toContain("edge to edge");
      expect(poster.page.printArea).toHaveLength(1);
      expect(poster.page.zoom).toEqual({ scale: 100 });
    },
  );
});

/** The letters by which the pages of a poster are put together. */
const lettersOn = (on: ReturnType<typeof sheet>) =>
  Array.from({ length: 12 * 12 }, (_, i) => String(on.value(1 + Math.floor(i / 12), 1 + (i % 12)) ?? "")).map((text) =>
    /^[A-F][1-6]( [A-F][1-6])?$/.test(text) ? text : "",
  );

test("Take items away leaves the letters of a poster: with items that came along, and with none", async () => {
  await openMaze(12, 12);
  const items = { source: { kind: "numbers", last: 9 }, arrangement: "once", seed: "s" } as const;
  await fillWithItems(items, conversation());
  await make(TWO);
  const on = sheet("Sheet1 poster");
  const letters = lettersOn(on);
  expect(letters.filter((text) => text !== "").length).toBeGreaterThan(4);
  await takeItemsAway(conversation());
  expect(lettersOn(on)).toEqual(letters);
  expect(await sentenceOf(takeItemsAway(conversation()))).toEqual(
    together(message("no-items", { sheet: "Sheet1 poster" }), message("nothing-changed")),
  );
  expect(lettersOn(on)).toEqual(letters);
});

test("items put on a poster leave its letters beside the path, and ask about those on it", async () => {
  await openMaze(12, 12);
  await make(TWO);
  const on = sheet("Sheet1 poster");
  const letters = lettersOn(on);
  const items = { source: { kind: "numbers", last: 9 }, arrangement: "over and over", seed: "s" } as const;
  const talk = conversation();
  await fillWithItems(items, talk);
  const left = lettersOn(on);
  const gone = letters.filter((text, cell) => text !== left[cell]).length;
  expect(talk.questions.map(({ sentence }) => sentence)).toEqual(
    gone === 0 ? [] : [message("overwrite-with-items", { count: gone })],
  );
  expect(left.filter((text) => text !== "").length).toBeGreaterThan(0);
  await takeItemsAway(conversation());
  expect(lettersOn(on)).toEqual(left);
});
