import { message } from "../../../src/message";
import { removeCells } from "../../../src/actions/edit/walls";
import { generate, clearMaze } from "../../../src/actions/make";
import { answerPage, fillWithItems, makePoster, plainPage, takeItemsAway } from "../../../src/actions/print";
import { solve } from "../../../src/actions/solve/solve";
import { addressOf } from "../../../src/worksheet/addresses";
import { posterPages } from "../../../src/worksheet/paper";
import { layOutPages } from "../../host/print/pages";
import type { SheetStore } from "../../host/store";
import { choice, conversation, said, expectRefused, book, openMaze, person, select, sheet, openInside } from "../stage";
import { cellsOf, filledIn, mazeIn, put, sentencesIn, valuesIn } from "../stage";
import { toFront } from "../../acts/act";
import { numbers, search } from "../../acts/choices";

const answer = (chosen = {}) => answerPage(choice.layout, conversation(), { ...plainPage, ...chosen });

test("the answer is the same maze on a page with its title, with the very path of Solve in grey", async () => {
  await openMaze(12, 9);
  await answer({ title: "Class 3" });
  const page = sheet("Sheet1 answer");
  expect(mazeIn(page, "B2:M10").standing).toEqual(mazeIn(sheet("Sheet1"), "B2:M10").standing);
  expect(page.page.header).toMatchObject({ left: "&14Class 3", right: "&14Answer" });
  expect(layOutPages(page)).toHaveLength(1);
  toFront();
  await solve(search, conversation());
  const path = filledIn(sheet("Sheet1"), "B2:M10", "#F0E442");
  expect(path.length).toBeGreaterThan(10);
  expect(filledIn(page, "B2:M10", "#BFBFBF")).toEqual(path);
});

test("cells that are out of the maze and walls drawn by hand are as in the maze", async () => {
  await openMaze(8, 5);
  select("D4");
  await removeCells(conversation());
  await openInside("G4:H5");
  await answer();
  expect(mazeIn(sheet("Sheet1 answer"), "B2:I6").standing).toEqual(mazeIn(sheet("Sheet1"), "B2:I6").standing);
  expect(sheet("Sheet1 answer").style(3, 3).fill).toMatchObject({ color: "#D9D9D9" });
});

test("items that the maze holds stand in its answer too, as large, and what a person typed does not", async () => {
  await openMaze(8, 5);
  await fillWithItems(numbers, conversation());
  put(sheet(), "E4", "mine");
  await answer();
  const seen = (name: string) =>
    cellsOf("C2:I5").map((cell) => [sheet(name).value(...cell) ?? "", sheet(name).style(...cell).font.size]);
  expect(new Set(seen("Sheet1").map(([, size]) => size))).toEqual(new Set([16]));
  expect(seen("Sheet1 answer")).toEqual(seen("Sheet1").map(([item, size]) => [item === "mine" ? "" : item, size]));
});

test("an answer page whose maze was cleared is a sheet like any other: the next maze may stand there", async () => {
  await openMaze(8, 5);
  await answer();
  await expectRefused(() => generate(choice, conversation()), message("sheet-beside-maze", { sheet: "Sheet1 answer" }));
  await clearMaze(conversation());
  expect(await said(generate(choice, conversation()))).toContainEqual(
    message("maze-ready", { columns: 8, rows: 5, area: "B2:I6", sheet: "Sheet1 answer" }),
  );
});

/** Posters. */

const poster = (across: number, down: number, chosen = {}) =>
  makePoster({ across, down }, choice.layout, conversation(), { ...plainPage, ...chosen });
/** What the cells of an area hold of the letters by which pages are put together. */
const lettersIn = (on: SheetStore, address: string) =>
  valuesIn(on, address).map((value) => (/^[A-F][1-6]( [A-F][1-6])?$/.test(String(value)) ? String(value) : ""));

test.each([
  [9, 7, 3, 1, "B2:E8 E2:G8 G2:J8"],
  [5, 30, 1, 6, "B2:F7 B7:F12 B12:F17 B17:F21 B21:F26 B26:F31"],
  [4, 5, 3, 2, "B2:C4 C2:D4 D2:E4 B4:C6 C4:D6 D4:E6"],
  [2, 40, 1, 2, "B2:C22 B22:C41"],
])(
  "of %i by %i cells, parts for %i by %i pages are as alike as can be, and each shares one line with its neighbour",
  (columns, rows, across, down, areas) => {
    const parts = posterPages({ row: 1, column: 1, rows, columns }, across, down);
    expect(parts.map(addressOf).join(" ")).toBe(areas);
  },
);

test("a maze of 40 by 56 fills four pages of A4 on a sheet of its own, one after the other", async () => {
  await openMaze(40, 56);
  expect(sentencesIn((await poster(2, 2, { title: "Big" })).sentence)[1]).toEqual(message("press-to-print"));
  const on = sheet("Sheet1 poster");
  expect(mazeIn(on, "B2:AO57").standing).toEqual(mazeIn(sheet("Sheet1"), "B2:AO57").standing);
  expect(on.page.printArea.map(addressOf)).toEqual(["B2:V30", "V2:AO30", "B30:V57", "V30:AO57"]);
  const pages = layOutPages(on);
  expect(pages.map(({ parts }) => parts[0]!.cells)).toEqual(on.page.printArea);
  expect(on.page.header).toEqual({ left: "&14Big", center: "Page &P of &N", right: "" });
  expect(on.page.footer.left).toMatch(/^A poster of 2 by 2 pages, A1 to B2\./);
  // 21 columns 8 % wider in 523.28 points and 29 rows in 733.89: the largest cells of whole pixels.
  expect([on.columns.shown(1), on.rows.shown(1), pages[0]!.scale]).toEqual([22.5, 22.5, 1]);
});

test("a small maze is made larger, and the paper lies as that is largest; nothing is cut where columns come out wider", async () => {
  await openMaze(20, 6);
  await poster(2, 1);
  const on = sheet();
  expect(on.page).toMatchObject({ orientation: "Landscape", zoom: { horizontalFitToPages: 1 } });
  expect(on.columns.shown(1)).toBe(64.5); // 11 columns 8 % wider in 769.89 points
  expect(layOutPages(on)).toHaveLength(2);
  await person((own) => (own.getRange("B:U").format.columnWidth = 64.5 * 1.3));
  expect(layOutPages(on)).toHaveLength(2);
});

test("shared lines are grey and hold the names of both pages; each page has its own name in a cell that is its alone", async () => {
  await openMaze(13, 9);
  await poster(2, 2);
  const cells = cellsOf("B2:N10");
  const shared = cells.flatMap(([row, column], i) => (row === 5 || column === 7 ? [i] : []));
  expect(filledIn(sheet(), "B2:N10", "#E7E7E7")).toEqual(shared);
  const letters = lettersIn(sheet(), "B2:N10").flatMap((value, i) => {
    const [row, column] = cells[i]!;
    return value === "" ? [] : [`${value} in ${addressOf({ row, column, rows: 1, columns: 1 })}`];
  });
  expect(letters.sort()).toEqual([
    ...["A1 A2 in H4", "A1 B1 in E6", "A1 in E3", "A2 B2 in K6", "A2 in K3"],
    ...["B1 B2 in H8", "B1 in E7", "B2 in K7"],
  ]);
});

test.each([1, 2])("a maze of few rows (%i) has its letters in its own cells, and nothing below it", async (rows) => {
  await openMaze(9, rows);
  await poster(2, 1);
  const on = sheet("Sheet1 poster");
  const [inMaze, below] = [lettersIn(on, `B2:J${rows + 1}`), lettersIn(on, `B${rows + 2}:J${rows + 5}`)];
  expect(inMaze.filter((text) => text !== "").sort()).toEqual(["A1", "A1 A2", "A2"]);
  expect(below.join("")).toBe("");
});

test.each([
  ["taken", "overlap"],
  ["text refused", "overlap"],
  ["refused", "edge"],
  ["cut", "edge"],
] as const)(
  "where a long list of print areas is %s, the sentence and the footer say how 36 pages join: %s",
  async (manyPrintAreas, join) => {
    await openMaze(40, 40);
    book.switches.manyPrintAreas = manyPrintAreas;
    expect(sentencesIn((await poster(6, 6)).sentence)[0]).toMatchObject({ id: "poster-ready", args: { join } });
    const { page } = sheet("Sheet1 poster");
    expect(layOutPages(sheet("Sheet1 poster"))).toHaveLength(36);
    expect([page.printArea.length, "scale" in page.zoom, page.footer.left.includes("edge to edge")]).toEqual(
      join === "edge" ? [1, true, true] : [36, false, false],
    );
  },
);

test("Remove items leaves the letters of a poster: with items that came along, and with none", async () => {
  await openMaze(12, 12);
  await fillWithItems({ ...numbers, arrangement: "once" }, conversation());
  await poster(2, 2);
  const letters = () => lettersIn(sheet("Sheet1 poster"), "B2:M13");
  const before = letters();
  expect(before.filter((text) => text !== "").length).toBeGreaterThan(4);
  await takeItemsAway(conversation());
  expect(letters()).toEqual(before);
  await expectRefused(() => takeItemsAway(conversation()), message("no-items", { sheet: "Sheet1 poster" }));
});
