import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { generate } from "../../../src/actions/make/generate";
import { preparePage } from "../../../src/actions/print/preparePage";
import { fillPage, plainPage, presets, type PaperName } from "../../../src/actions/print/printChoice";
import type { Maze } from "../../../src/maze/maze";
import { saveXlsx } from "../../host/files";
import { type PdfPage, pagesOfPdf } from "../../files/pdfPages";
import { darkFrame, differences, type Frame } from "../../files/printedMaze";
import { type Picture, readPng } from "../../files/png";
import { describeWithLibreOffice, pagesToPng, printToPdf } from "../../libreoffice";
import { choice, conversation } from "../conversation";
import { book, openWorkbook, person, setUpAround, sheet } from "../openMaze";
import { gridIn, mazeIn } from "../sheetReading";

const DOTS_PER_INCH = 150;
const POINT = DOTS_PER_INCH / 72;
/** Points of each margin that Prepare page sets. */
const [SIDE, TOP] = [36, 54];

/** A prepared maze, as it was made and as it came out. */
interface Printed {
  readonly paper: PaperName;
  readonly columns: number;
  readonly rows: number;
  readonly number: string;
  readonly maze: Maze;
  readonly page: PdfPage;
  readonly picture: Picture;
  /** The maze's outer rectangle in the picture, header and footer left out. */
  readonly frame: Frame;
}

const A4 = { Portrait: [595.3, 841.9], Landscape: [841.9, 595.3] } as const;
const LETTER = { Portrait: [612, 792], Landscape: [792, 612] } as const;

/** Every preset on both papers, and a maze with set numbers on a hidden sheet: one workbook, converted once. */
describeWithLibreOffice("Prepared mazes, saved as .xlsx and printed by LibreOffice", () => {
  let folder: string;
  let printed: Printed[];
  let pages: readonly PdfPage[];

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "lavirint-print-"));
    const wanted = presets.flatMap(({ columns, rows }) =>
      (["A4", "Letter"] as const).map((paper) => ({ columns, rows, paper })),
    );
    openWorkbook({ sheets: wanted.map((_, index) => `Sheet${index + 1}`) });
    const made = [];
    for (const [index, { columns, rows, paper }] of wanted.entries()) {
      await person((_front, workbook) => workbook.worksheets.getItem(`Sheet${index + 1}`).activate());
      await setUpAround(columns, rows);
      const layout = { ...choice.layout, ...fillPage(paper, { columns, rows }) };
      await generate(
        { ...choice, seed: `seed ${index}`, layout, setNumbers: index === 0 ? "hiddenSheet" : "none" },
        conversation(),
      );
      const number = String(index + 1);
      await preparePage(conversation(), { ...plainPage, paper, number, title: "Mazes & more", hasNameLine: true });
      const maze = mazeIn(sheet(), gridIn(book.workbook));
      made.push({ columns, rows, paper, number, maze, name: sheet().name });
    }
    const file = path.join(folder, "mazes.xlsx");
    writeFileSync(file, await saveXlsx(book.workbook));
    const pdf = printToPdf(file);
    pages = pagesOfPdf(pdf);
    const pictures = pagesToPng(pdf, DOTS_PER_INCH).map(readPng);
    printed = made.map((each, index) => {
      const [page, picture] = [pages[index]!, pictures[index]!];
      return { ...each, page, picture, frame: darkFrame(picture, TOP * POINT - 3, SIDE * POINT - 3) };
    });
  }, 120_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const each = (check: (of: Printed) => void) => printed.forEach(check);

  test("each is one page of its paper, upright or across as the maze is", () => {
    expect(pages).toHaveLength(printed.length);
    each(({ paper, columns, rows, page }) => {
      const [width, height] = (paper === "A4" ? A4 : LETTER)[columns > rows ? "Landscape" : "Portrait"];
      expect(Math.abs(page.width - width)).toBeLessThan(1);
      expect(Math.abs(page.height - height)).toBeLessThan(1);
    });
  });

  test("each has its number once, its title, a line for a name, difficulty and share code, and no number signs", () => {
    each(({ number, page }) => {
      expect(page.text.match(/Maze \d+/g)).toEqual([`Maze ${number}`]);
      expect(page.text).toMatch(/Mazes & more/);
      expect(page.text).toMatch(/Name: ____/);
      expect(page.text).toMatch(/★.* \d+ of 100/);
      expect(page.text).not.toMatch(/#{2}/);
    });
  });

  test("cells are square within 3 % less and 9 % more, margins equal within 2 points", () => {
    each(({ columns, rows, picture, frame }) => {
      const ratio = (frame.right - frame.left) / columns / ((frame.bottom - frame.top) / rows);
      expect(ratio).toBeGreaterThan(0.97);
      expect(ratio).toBeLessThan(1.09);
      const right = picture.width - 1 - frame.right;
      const bottom = picture.height - 1 - frame.bottom;
      expect(Math.abs(frame.left - right) / POINT).toBeLessThan(2);
      expect(Math.abs(frame.top - bottom) / POINT).toBeLessThan(2);
    });
  });

  test("each fills at least 88 % of the printable area in one direction, and none reaches beyond", () => {
    each(({ picture, frame }) => {
      const across = (frame.right - frame.left) / (picture.width - 2 * SIDE * POINT);
      const down = (frame.bottom - frame.top) / (picture.height - 2 * TOP * POINT);
      expect(Math.max(across, down)).toBeGreaterThanOrEqual(0.88);
      expect(Math.max(across, down)).toBeLessThanOrEqual(1.01);
    });
  });

  test("every wall stands where the maze has it, and nothing else does", () => {
    each(({ columns, rows, picture, frame, maze }) => {
      // The first and the last cell are open to the outside, and the letters in them reach to their walls.
      const [lastRow, lastColumn] = [rows - 1, columns - 1];
      const atTheEnds = new RegExp(
        `row 0 column 0\\b|row ${lastRow} column ${lastColumn}\\b|below row ${lastRow - 1} column ${lastColumn}\\b|right of row ${lastRow} column ${lastColumn - 1}\\b`,
      );
      expect(differences(picture, frame, maze).filter((difference) => !atTheEnds.test(difference))).toEqual([]);
    });
  });
});
