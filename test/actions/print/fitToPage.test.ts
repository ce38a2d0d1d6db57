import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { message } from "../../../src/message";
import { insertRow } from "../../../src/actions/edit/rowsAndColumns";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { generate } from "../../../src/actions/make/generate";
import { fillWithItems, takeItemsAway } from "../../../src/actions/print/fillWithItems";
import { fitToPage } from "../../../src/actions/print/page/fitToPage";
import { askAtForks } from "../../../src/actions/print/questions/askAtForks";
import { type PrintChoice, plainPage } from "../../../src/actions/print/printChoice";
import { addressOf } from "../../../src/worksheet/excel/addresses";
import { darkFrame, differences } from "../../files/printedMaze";
import { pagesOfPdf } from "../../files/pdfPages";
import { readPng } from "../../files/png";
import { saveXlsx } from "../../host/files";
import { layOutPages } from "../../host/print/pages";
import { describeWithLibreOffice, pagesToPng, printToPdf } from "../../libreoffice";
import { idsIn, sentencesIn } from "../../words/sentencesIn";
import { choice, conversation } from "../conversation";
import { sentenceOf } from "../failureOf";
import { book, openMaze, openWorkbook, person, select, setUpAround, sheet } from "../openMaze";
import { contentsOf, gridIn, mazeIn, photograph, put } from "../sheetReading";
import { everything } from "../trouble";
import { IS_DEEP } from "../../depth";

const fit = (chosen: Partial<PrintChoice> = {}, answer = true) => {
  const talk = conversation(answer);
  return fitToPage(talk, { ...plainPage, ...chosen }).then((told) => ({ ...told, talk }));
};
const small = { ...choice.layout, cellSize: 12 };
const LEFT = 36 * 2;
const ABOVE = 54 * 2;

/** How far the columns and rows of an area reach, in points. */
function extent(address: string): { width: number; height: number } {
  const [first, last] = [address.split(":")[0]!, address.split(":").at(-1)!].map((cell) =>
    /([A-Z]+)(\d+)/.exec(cell)!,
  ) as unknown as [string[], string[]];
  const column = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  const sum = (from: number, to: number, of: (line: number) => number) =>
    Array.from({ length: to - from + 1 }, (_, i) => of(from + i)).reduce((all, size) => all + size, 0);
  return {
    width: sum(column(first[1]!), column(last[1]!), (line) => sheet().columns.size(line)),
    height: sum(Number(first[2]) - 1, Number(last[2]) - 1, (line) => sheet().rows.size(line)),
  };
}

const fontOf = (row: number, column: number) => sheet().style(row, column).font.size;

describe("A maze that is drawn", () => {
  test.each(
    [
      [1, 1],
      [5, 5],
      [8, 5],
      [20, 15],
      [12, 30],
      [60, 40],
      [40, 60],
    ].flatMap(([columns, rows]) => (["A4", "Letter"] as const).map((paper) => [columns!, rows!, paper] as const)),
  )("of %i by %i cells of 12 points fills one page of %s, and is the same maze in square cells", async (...given) => {
    const [columns, rows, paper] = given;
    await openMaze(columns, rows, { layout: small });
    const address = gridIn(book.workbook);
    const walls = mazeIn(sheet(), address);
    const { talk, sentence } = await fit({ paper });
    const isSmaller = columns * rows < 60 * 40;
    expect(idsIn(sentence)).toContain(isSmaller ? "page-fitted" : "page-fitted-as-is");
    expect(talk.questions).toEqual([]);
    expect(mazeIn(sheet(), address)).toEqual(walls);
    const [only, ...more] = layOutPages(sheet());
    expect(more).toEqual([]);
    const { width, height } = extent(address);
    const scale = only!.scale;
    expect(width / columns).toBe(height / rows);
    // Columns may come out 8 % wider.
    if (isSmaller) expect(width * 1.08).toBeLessThanOrEqual(only!.width - LEFT);
    const filled = Math.max((width * scale) / (only!.width - LEFT), (height * scale) / (only!.height - ABOVE));
    const tallest = 409;
    expect(height === tallest - 0.25 ? 1 : filled).toBeGreaterThan(0.88);
    expect(sheet().page).toMatchObject({
      ...{ centerHorizontally: true, centerVertically: true, leftMargin: 36, topMargin: 54 },
      ...{ orientation: columns > rows ? "Landscape" : "Portrait", paperSize: paper },
    });
  });

  test("keeps its oblong cells, and is fitted again without another change", async () => {
    await openMaze(10, 8, { layout: { ...small, cellHeight: 18 } });
    await fit({ title: "Ours" });
    const { width, height } = extent("B2:K9");
    expect(Math.abs(height / 8 / (width / 10) - 1.5)).toBeLessThan(0.02);
    const once = photograph(sheet(), "A1:BD30");
    expect(idsIn((await fit({ title: "Ours" })).sentence)).toContain("page-fitted-as-is");
    expect(photograph(sheet(), "A1:BD30")).toEqual(once);
    expect(sheet().page.header.left).toBe("&14Ours");
  });

  test("whose outside is blank is fitted as a whole", async () => {
    await openMaze(15, 20, { layout: small, outline: { kind: "picture", id: "heart" }, outside: "blank" });
    const walls = contentsOf(sheet(), "B2:P21");
    await fit();
    expect(contentsOf(sheet(), "B2:P21")).toEqual(walls);
    expect(sheet().page.printArea.map(addressOf)).toEqual(["B2:P21"]);
    expect(extent("B2:P21").width).toBeGreaterThan(0.88 * (523 / 1.08));
  });

  test("gives columns, rows and page back with Clear maze, and passes its new size on to an inserted row", async () => {
    openWorkbook();
    const untouched = photograph(sheet(), "A1:T20");
    const before = structuredClone(sheet().page);
    await openMaze(8, 5);
    await fit();
    const size = sheet().rows.size(1);
    expect(size).toBeGreaterThan(60);
    select("B3");
    await insertRow(conversation());
    expect(sheet().rows.size(6)).toBe(size);
    await clearMaze(conversation());
    expect(photograph(sheet(), "A1:T20")).toEqual(untouched);
    expect(sheet().page).toEqual(before);
  });

  test("that is too large to follow on a page is refused, and nothing changes", async () => {
    await openMaze(100, 90, { layout: small });
    const before = everything();
    expect(sentencesIn(await sentenceOf(fit()))[0]).toMatchObject({ id: "page-too-small" });
    expect(everything()).toEqual(before);
  });

  test("on a copied sheet is fitted there alone", async () => {
    await openMaze(8, 5);
    await person((own) => own.copy("End").activate());
    await fit();
    expect(sheet().name).not.toBe("Sheet1");
    expect(sheet().page.printArea).toHaveLength(1);
    expect([sheet().columns.size(1), sheet("Sheet1").columns.size(1)]).toEqual([88.5, choice.layout.cellSize]);
    expect(sheet("Sheet1").page.printArea).toEqual([]);
  });

  test("takes six requests, 30 KB and 23 operations", async () => {
    await openMaze(20, 15);
    book.counter.reset();
    await fit();
    expect(book.counter.requests).toHaveLength(6);
    expect(book.counter.bytes).toBeLessThanOrEqual(30_000);
    expect(book.counter.operations).toBeLessThanOrEqual(23);
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
  const arrange = async () => {
    await openMaze(8, 5);
    put(sheet(), "K3", "mine");
    put(sheet(), "C30", 7);
  };
  const asked = message("fit-changes-sizes", {
    ...{ sheet: "Sheet1", columns: "B:I", rows: "2:6", cells: ["C30", "K3"] },
  });

  test("in the same columns and rows are asked about; with a no nothing changes", async () => {
    await arrange();
    const before = everything();
    const { talk, sentence } = await fit({}, false);
    expect(talk.questions.map((each) => each.sentence)).toEqual([asked]);
    expect(sentencesIn(sentence)).toContainEqual(message("cancelled"));
    expect(everything()).toEqual(before);
  });

  test("keep what they hold and how they look after a yes", async () => {
    await arrange();
    const { talk } = await fit();
    expect(talk.questions).toHaveLength(1);
    expect([sheet().value(2, 10), sheet().value(29, 2)]).toEqual(["mine", 7]);
    expect(fontOf(2, 10)).toBe(fontOf(40, 10));
    expect(sheet().page.printArea.map(addressOf)).toEqual(["B2:I6"]);
  });

  test("elsewhere, and where no size changes, are not asked about", async () => {
    await openMaze(8, 5);
    put(sheet(), "K20", "elsewhere");
    expect((await fit()).talk.questions).toEqual([]);
    put(sheet(), "K3", "mine");
    expect((await fit()).talk.questions).toEqual([]);
  });
});

describe("What stands in and below the maze", () => {
  test("words grow with their cells, and go without a trace", async () => {
    await openMaze(12, 10, { layout: small });
    await fillWithItems(
      { source: { kind: "text", text: "LABYRINTH" }, arrangement: "once", seed: "s" },
      conversation(),
    );
    const [word, end] = [fontOf(3, 3), fontOf(1, 1)];
    await fit();
    const growth = sheet().columns.size(1) / 12;
    expect(Math.abs(fontOf(3, 3) / word - growth)).toBeLessThan(0.1);
    expect(Math.abs(fontOf(1, 1) / end - growth)).toBeLessThan(0.1);
    await takeItemsAway(conversation());
    expect(fontOf(3, 3)).toBe(fontOf(1, 1));
  });

  test("questions below it are on the page, at full size", async () => {
    await openMaze(12, 10, { seed: "items" });
    await askAtForks({ source: { kind: "addition", limit: 20 }, count: 3, seed: "s" }, conversation());
    const { talk } = await fit();
    expect(talk.questions).toEqual([]);
    expect(sheet().page.printArea.map(addressOf)).toEqual(["B2:M15"]);
    expect(layOutPages(sheet())).toMatchObject([{ scale: 1 }]);
  });
});

if (IS_DEEP) {
  describeWithLibreOffice("Fitted mazes, printed by LibreOffice", () => {
    const DOTS_PER_INCH = 100;
    const POINT = DOTS_PER_INCH / 72;
    const wanted = (["A4", "Letter"] as const).flatMap((paper) =>
      [
        [6, 9],
        [9, 6],
        [38, 55],
        [50, 40],
      ].map(([columns, rows]) => ({ paper, columns: columns!, rows: rows! })),
    );
    let folder: string;

    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    test("small and large ones, upright and sideways, on both papers: one page each, filled by the maze that was drawn", async () => {
      folder = mkdtempSync(path.join(tmpdir(), "lavirint-fit-"));
      openWorkbook({ sheets: wanted.map((_, index) => `Sheet${index + 1}`) });
      const mazes = [];
      for (const [index, { columns, rows, paper }] of wanted.entries()) {
        await person((_front, workbook) => workbook.worksheets.getItem(`Sheet${index + 1}`).activate());
        await setUpAround(columns, rows);
        await generate({ ...choice, seed: `seed ${index}` }, conversation());
        await fit({ paper });
        mazes.push(mazeIn(sheet(), gridIn(book.workbook)));
      }
      const file = path.join(folder, "fitted.xlsx");
      writeFileSync(file, await saveXlsx(book.workbook));
      const pdf = printToPdf(file);
      const pages = pagesOfPdf(pdf);
      const pictures = pagesToPng(pdf, DOTS_PER_INCH).map(readPng);
      expect(pages).toHaveLength(wanted.length);
      for (const [index, { width, height }] of pages.entries()) {
        const [left, top] = [30 * POINT, 38 * POINT];
        const picture = pictures[index]!;
        const frame = darkFrame(picture, {
          ...{ left, top, right: picture.width - left, bottom: picture.height - top },
        });
        const filled = Math.max(
          (frame.right - frame.left) / POINT / (width - LEFT),
          (frame.bottom - frame.top) / POINT / (height - ABOVE),
        );
        // LibreOffice makes the room of header and footer smaller with the rest.
        expect({ index, isFilled: filled > 0.9 && filled < 1.04 }).toEqual({ index, isFilled: true });
        expect({
          index,
          wrong: differences(picture, frame, mazes[index]!, { ends: new Set([0, mazes[index]!.size - 1]) }),
        }).toEqual({ index, wrong: [] });
      }
    });
  });
}
