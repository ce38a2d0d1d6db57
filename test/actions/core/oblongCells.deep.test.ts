import { message } from "../../../src/message";
import { bringBackMaze, clearMaze, formatGrid, generate, generateAsSaved } from "../../../src/actions/make";
import { drawPicture, preparePage } from "../../../src/actions/print";
import { type Layout, defaultLayout } from "../../../src/actions/core/choices";
import { idsIn, said, choice, conversation, openMaze, openWorkbook, person, select, setUpAround } from "../stage";
import { sheet, deleteRow, insertColumn, insertRow } from "../stage";

/** Mazes whose cells are wider than high, or higher than wide. */

const wide: Layout = { ...defaultLayout, cellSize: 30, cellHeight: 18 };
const high: Layout = { ...defaultLayout, cellSize: 12, cellHeight: 30 };
const oblong = { ...choice, layout: wide };

/** Widths of the columns A to D and heights of the rows 1 to 4, or of others. */
function sizes(from = 0, on = sheet()) {
  const [widths, heights] = [on.columns, on.rows].map((axis) => [0, 1, 2, 3].map((line) => axis.size(line + from)));
  return { widths: widths!, heights: heights! };
}

const mazeSizes = { widths: [48, 30, 30, 30], heights: [15, 18, 18, 18] };

/** A sheet with widths and heights of its own, set up for a maze of 8 by 5. */
async function openOwn(): Promise<void> {
  openWorkbook();
  await person((own) => {
    own.getRange("C1").format.columnWidth = 90;
    own.getRange("A3").format.rowHeight = 36;
  });
  await setUpAround(8, 5);
}
const own = { widths: [48, 48, 90, 48], heights: [15, 15, 36, 15] };

describe("Widths and heights in points", () => {
  test.each<[string, () => Promise<unknown>]>([
    ["Generate", () => generate(oblong, conversation())],
    ["Format grid", () => formatGrid(wide, "none", conversation())],
    ["the ribbon's Generate with kept choices", ribbonsGenerate],
  ])("are those that were chosen: %s; Clear maze restores what was before", async (_name, make) => {
    await openOwn();
    await make();
    expect(sizes()).toEqual(mazeSizes);
    expect(idsIn((await clearMaze(conversation())).sentence)).toContain("cleared-as-before");
    expect(sizes()).toEqual(own);
  });

  test("follow each maze that is drawn over another, or brought back as chosen now; only lines that somebody changed since stay", async () => {
    await openOwn();
    const after = async (layout: Layout) => (await generate({ ...choice, layout }, conversation()), sizes());
    expect(await after(wide)).toEqual(mazeSizes);
    expect(await after(high)).toEqual({ widths: [48, 12, 12, 12], heights: [15, 30, 30, 30] });
    expect(await after(defaultLayout)).toEqual({ widths: [48, 24, 24, 24], heights: [15, 24, 24, 24] });
    await bringBackMaze(wide, conversation());
    expect(sizes()).toEqual(mazeSizes);
    // As high as the cells are wide: somebody's own.
    await person((front) => (front.getRange("A4").format.rowHeight = 30));
    await clearMaze(conversation());
    expect(sizes()).toEqual({ ...own, heights: [15, 15, 36, 30] });
  });

  test("stay with rows and columns that are inserted, and what a deleted row leaves is as before", async () => {
    await openOwn();
    await generate(oblong, conversation());
    select("C3");
    await insertRow(conversation());
    await insertColumn(conversation());
    expect(sizes(5)).toMatchObject({ widths: [30, 30, 30, 30], heights: [18, 18, 15, 15] });
    await deleteRow(conversation());
    expect(sizes(5).heights).toEqual([18, 15, 15, 15]);
    await clearMaze(conversation());
    expect(sizes()).toEqual(own);
  });
});

async function ribbonsGenerate(): Promise<unknown> {
  await generate({ ...oblong, isKept: true }, conversation());
  await clearMaze(conversation());
  return generateAsSaved(conversation());
}

describe("On paper", () => {
  test("a page lies as the maze is wide and high in points, and follows the next maze", async () => {
    const next = async (layout: Layout) => {
      await generate({ ...choice, layout }, conversation());
      return sheet().page.orientation;
    };
    await openMaze(10, 8, { layout: high }); // 120 by 240 points
    expect(await said(preparePage(conversation()))).toContainEqual(
      message("page-set-up", { area: "B2:K9", sheet: "Sheet1", orientation: "portrait" }),
    );
    expect(sheet().page.orientation).toBe("Portrait");
    expect([await next(defaultLayout), await next(high)]).toEqual(["Landscape", "Portrait"]);
    // One that somebody chose stays.
    await person((front) => (front.pageLayout.orientation = "Landscape"));
    expect(await next(high)).toBe("Landscape");
  });

  test("a picture is drawn in the same shape", async () => {
    await openMaze(8, 5, { layout: high });
    const { picture } = await drawPicture(conversation());
    expect([picture.width, picture.height]).toEqual([9 * 12, 5 * 30 + 12]);
    expect(picture.text).toContain('viewBox="-0.5 -0.5 9 13.5"');
  });
});
