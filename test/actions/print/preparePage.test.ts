import { decode } from "../../../src/maze/code";
import { addExit } from "../../../src/actions/edit/ends";
import { generate } from "../../../src/actions/make/generate";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { preparePage } from "../../../src/actions/print/preparePage";
import { fillPage, plainPage, presets } from "../../../src/actions/print/printChoice";
import { layOutPages } from "../../host/print/pages";
import { choice, conversation } from "../conversation";
import { sentenceOf } from "../failureOf";
import { book, openMaze, person, select, sheet } from "../openMaze";

const page = () => sheet().page;
const prepare = (chosen = {}) => preparePage(conversation(), { ...plainPage, ...chosen });

test.each(
  presets.flatMap((preset) => (["A4", "Letter"] as const).map((paper) => [preset.name, paper, preset] as const)),
)(
  "%s fills one page of %s without being made smaller, also where columns come out 8 % wider",
  async (_name, paper, { columns, rows }) => {
    const { cellSize, wallWeight } = fillPage(paper, { columns, rows });
    await openMaze(columns, rows, { layout: { ...choice.layout, cellSize, wallWeight } });
    await prepare({ paper });
    const [only, ...more] = layOutPages(sheet());
    expect(more).toEqual([]);
    expect(only).toMatchObject({ scale: 1 });
    const [across, down] = [only!.width - 72, only!.height - 108];
    expect(columns * cellSize * 1.08).toBeLessThanOrEqual(across);
    const filled = Math.max((columns * cellSize) / across, (rows * cellSize) / down);
    expect(filled).toBeGreaterThan(0.88);
    expect(only!.width > only!.height).toBe(columns > rows);
  },
);

test("title, number and a line for a name stand above, stars, difficulty and a share code of this very maze below", async () => {
  await openMaze(8, 5);
  await prepare({ title: "R&D 2026", number: "7", hasNameLine: true, paper: "Letter" });
  expect(page().header).toEqual({
    left: "&14R&&D 2026",
    center: "Name: ____________________",
    right: "&14Maze 7",
  });
  expect(page().footer.left).toMatch(/^★☆☆☆☆ \d\d? of 100$/);
  const recipe = decode(page().footer.right);
  expect(recipe).toMatchObject({ seed: "a seed", columns: 8, rows: 5, ends: { entrance: 0, exits: [39] } });
  expect(page()).toMatchObject({ paperSize: "Letter", leftMargin: 36, topMargin: 54, headerMargin: 22 });
  select("I2");
  await addExit(conversation());
  await prepare();
  expect(decode(page().footer.right).ends?.exits).toEqual([39, 7]);
});

test("what was there before comes back with Clear maze, quotation marks and all, but for what a person set since", async () => {
  await openMaze(8, 5);
  await person(({ pageLayout }) => {
    pageLayout.paperSize = "A5";
    pageLayout.leftMargin = 100.4;
    pageLayout.headersFooters.defaultForAllPages.leftHeader = 'Mine "100%"; &D 🎲';
    pageLayout.headersFooters.defaultForAllPages.rightFooter = "&P";
  });
  const before = structuredClone(page());
  await prepare({ title: "Ours" });
  await prepare({ title: "Ours again", paper: "Letter" });
  await clearMaze(conversation());
  expect(page()).toEqual(before);

  await generate(choice, conversation());
  await prepare({ title: "Ours" });
  await person(({ pageLayout }) => {
    pageLayout.topMargin = 90;
    pageLayout.headersFooters.defaultForAllPages.leftHeader = "Theirs";
  });
  await clearMaze(conversation());
  expect(page()).toMatchObject({ topMargin: 90, paperSize: "A5", header: { left: "Theirs" }, footer: { right: "&P" } });
});

test("the next maze does not inherit the difficulty and the code of the one before, nor takes a footer of one's own away", async () => {
  await openMaze(8, 5);
  await prepare({ title: "Ours" });
  await generate({ ...choice, seed: "other" }, conversation());
  expect(page().footer).toEqual({ left: "", center: "", right: "" });
  expect(page().header.left).toBe("&14Ours");
  await person(({ pageLayout }) => (pageLayout.headersFooters.defaultForAllPages.leftFooter = "Theirs"));
  await generate(choice, conversation());
  expect(page().footer.left).toBe("Theirs");
});

test.each(["localized", "unlisted"] as const)(
  "where the print area's name is %s, Clear maze takes it away or says that it stays",
  async (printAreaName) => {
    await openMaze(8, 5);
    book.switches.printAreaName = printAreaName;
    await prepare();
    await prepare({ title: "Again" });
    const { sentence } = await clearMaze(conversation());
    const isLeft = printAreaName === "unlisted";
    expect([page().printArea.length, sentence]).toEqual([
      isLeft ? 1 : 0,
      `The maze B2:I6 on Sheet1 is cleared, and the sheet is as it was before${isLeft ? " but for its print area, which can be taken away by hand alone" : ""}.`,
    ]);
  },
);

describe("a zoom that Excel does not take", () => {
  /** Excel forgets the zoom after so many of the requests that set it. */
  function forgetsZoom(times: number): void {
    const execute = book.excel.execute.bind(book.excel);
    book.excel.execute = async (batch, flags) => {
      const forgets = JSON.stringify(batch).includes("horizontalFitToPages") && times-- > 0;
      if (!forgets) return execute(batch, flags);
      const answer = await execute(batch, flags);
      page().zoom = { scale: 100 };
      return JSON.parse(
        JSON.stringify(answer).replace(/\{"horizontalFitToPages":1,"verticalFitToPages":1\}/g, '{"scale":100}'),
      ) as typeof answer;
    };
  }

  test("is sent once more", async () => {
    await openMaze(8, 5);
    forgetsZoom(1);
    expect((await prepare()).sentence).toContain("is set up to print on one page, landscape.");
    expect(page().zoom).toEqual({ horizontalFitToPages: 1, verticalFitToPages: 1 });
  });

  test("and then told", async () => {
    await openMaze(8, 5);
    forgetsZoom(9);
    expect((await prepare()).sentence).toBe(
      "B2:I6 on Sheet1 is set up to print but for the zoom of one page, which the workbook did not take. Set that by hand, and look at the print preview.",
    );
  });
});

test("a title that no header holds is refused before anything is changed", async () => {
  await openMaze(8, 5);
  const before = structuredClone(page());
  expect(await sentenceOf(prepare({ title: "x".repeat(300) }))).toMatch(
    /^Shorten the title by .* Nothing was changed\.$/,
  );
  expect(page()).toEqual(before);
});

test("a maze without a way out is prepared nevertheless, and the outcome says what its footer lacks", async () => {
  await openMaze(8, 5);
  await person((own) => (own.getRange("B2:B3").format.borders.getItem("InsideHorizontal").style = "Continuous"));
  await person((own) => (own.getRange("B2:C2").format.borders.getItem("InsideVertical").style = "Continuous"));
  expect((await prepare()).sentence).toMatch(/^B2:I6 .* Its footer tells no difficulty, because no way leads/);
  expect(page().footer).toEqual({ left: "", center: "", right: "" });
});
