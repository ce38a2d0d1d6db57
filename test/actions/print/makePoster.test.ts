import { sentencesIn, choice, conversation, expectRefused, book, openMaze, person, sheet, mazeIn } from "../stage";
import { photograph, cellsOf, valuesIn } from "../stage";
import { message } from "../../../src/message";
import { fillWithItems, takeItemsAway, plainPage, makePoster } from "../../../src/actions/print";
import { addressOf } from "../../../src/worksheet/addresses";
import { posterPages } from "../../../src/worksheet/paper";
import { layOutPages } from "../../host/print/pages";
import { type SheetStore } from "../../host/store";
import { names } from "../../acts/act";

const TWO: Parameters<typeof makePoster>[0] = { across: 2, down: 2 };
const make = (size: Parameters<typeof makePoster>[0], chosen = {}, talk = conversation()) =>
  makePoster(size, choice.layout, talk, { ...plainPage, ...chosen });
const items = { source: { kind: "numbers", last: 9 }, arrangement: "over and over", seed: "s" } as const;
const SHARED = "#E7E7E7";
/** What the cells of an area hold of the letters by which pages are put together. */
const lettersIn = (on: SheetStore, address: string) =>
  valuesIn(on, address).map((value) => (/^[A-F][1-6]( [A-F][1-6])?$/.test(String(value)) ? String(value) : ""));

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
  const { sentence } = await make(TWO, { title: "Big" });
  expect(sentencesIn(sentence).slice(-1)).toEqual([message("press-to-print")]);
  expect(names()).toEqual(["Sheet1", "Sheet1 poster"]);
  expect(photograph(sheet("Sheet1"), "A1:BD60")).toEqual(before);
  const on = sheet("Sheet1 poster");
  expect(mazeIn(on, "B2:AO57").standing).toEqual(mazeIn(sheet("Sheet1"), "B2:AO57").standing);
  expect(on.page.printArea.map(addressOf)).toEqual(["B2:V30", "V2:AO30", "B30:V57", "V30:AO57"]);
  const pages = layOutPages(on);
  expect(pages.map(({ parts }) => parts[0]!.cells)).toEqual(on.page.printArea);
  expect(on.page.header).toEqual({ left: "&14Big", center: "Page &P of &N", right: "" });
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
  const cells = cellsOf("B2:N10");
  const grey = cells.filter(([row, column]) => on.style(row, column).fill.color === SHARED);
  expect(grey).toEqual(cells.filter(([row, column]) => row === third!.row || column === second!.column));
  const letters = lettersIn(on, "B2:N10").flatMap((value, i) => {
    return value === "" ? [] : [{ row: cells[i]![0], column: cells[i]![1], value }];
  });
  expect(letters.map(({ value }) => value).sort()).toEqual([
    ...["A1", "A1 A2", "A1 B1", "A2", "A2 B2", "B1", "B1 B2", "B2"],
  ]);
  for (const { row, column, value } of letters) {
    expect(grey.some((cell) => cell[0] === row && cell[1] === column)).toBe(value.includes(" "));
  }
  const isOn = (part: typeof first, { row, column }: { row: number; column: number }) =>
    row >= part!.row && row < part!.row + part!.rows && column >= part!.column && column < part!.column + part!.columns;
  const both = letters.find(({ value }) => value === "A1 A2")!;
  expect([isOn(first, both), isOn(second, both), isOn(third, both)]).toEqual([true, true, false]);
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
  const [inMaze, below] = [lettersIn(on, `B2:J${rows + 1}`), lettersIn(on, `B${rows + 2}:J${rows + 5}`)];
  expect(inMaze.filter((text) => text !== "").sort()).toEqual(["A1", "A1 A2", "A2"]);
  expect(below.join("")).toBe("");
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

const lettersOn = (on: SheetStore) => lettersIn(on, "B2:M13");

test("Remove items leaves the letters of a poster: with items that came along, and with none", async () => {
  await openMaze(12, 12);
  await fillWithItems({ ...items, arrangement: "once" }, conversation());
  await make(TWO);
  const on = sheet("Sheet1 poster");
  const letters = lettersOn(on);
  expect(letters.filter((text) => text !== "").length).toBeGreaterThan(4);
  await takeItemsAway(conversation());
  expect(lettersOn(on)).toEqual(letters);
  await expectRefused(() => takeItemsAway(conversation()), message("no-items", { sheet: "Sheet1 poster" }));
});
