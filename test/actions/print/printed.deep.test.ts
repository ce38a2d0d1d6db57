import { generate } from "../../../src/actions/make/generate";
import { answerPage, preparePage, makePoster, plainPage } from "../../../src/actions/print";
import { type BookletChoice, makeBooklet } from "../../../src/actions/print/booklets";
import { fillPage, type PaperName, posterPages } from "../../../src/worksheet/paper";
import { decode, follow } from "../../../src/maze/code/recipe";
import { cornerEnds, type Ends, Maze, Random } from "../../../src/maze/model";
import { solverById } from "../../../src/maze/solvers/solvers";
import type { Area } from "../../../src/worksheet/addresses";
import { darkFrame, differences, type Frame, greyCells } from "../../files/printedMaze";
import { type PrintedPage as Page, printedPages } from "../../files/printedPages";
import { describeWithLibreOffice } from "../../libreoffice";
import { choice, conversation, book, openWorkbook, person, sheet, gridIn, mazeIn, valuesIn } from "../stage";
import { setUpAround } from "../openMaze";
import { toFront } from "../../acts/act";

const DOTS_PER_INCH = 150;
const POINT = DOTS_PER_INCH / 72;
/** Points of the margins that Prepare page sets. */
const [SIDE, TOP] = [36, 54];
const A4 = { Portrait: [595.3, 841.9], Landscape: [841.9, 595.3] } as const;
const LETTER = { Portrait: [612, 792], Landscape: [792, 612] } as const;

/** A prepared maze, as it was made and as it came out. */
interface Printed {
  readonly paper: PaperName;
  readonly number: string;
  readonly isFitted: boolean;
  readonly maze: Maze;
  readonly ends: Ends;
  readonly page: Page;
  /** The maze's outer rectangle in the picture, header and footer left out. */
  readonly frame: Frame;
}

const ALL_BELOW = { stars: true, difficulty: true, code: true };
const BOOK: BookletChoice = {
  count: 3,
  columns: 20,
  rows: 28,
  difficulty: "rising",
  generators: ["kruskal", "depth-first"],
  ends: "opposite",
  seed: "a seed",
  paper: "A4",
  title: "Class 3",
  hasNameLine: true,
  below: ALL_BELOW,
};

/** Small and large ones, upright and sideways, for Fit to page. */
/** Sizes for which the cells are chosen before. */
const PRESETS = [
  { columns: 20, rows: 28 },
  { columns: 30, rows: 42 },
  { columns: 42, rows: 30 },
];
const FITTED: readonly { readonly columns: number; readonly rows: number }[] = [
  { columns: 6, rows: 9 },
  { columns: 9, rows: 6 },
  { columns: 36, rows: 50 },
  { columns: 50, rows: 40 },
];

/** Every preset and what is fitted on both papers, an answer page, and two booklets: one workbook, converted once. */
describeWithLibreOffice("Mazes on paper, saved as .xlsx and printed by LibreOffice", () => {
  let printed: Printed[];
  let answer: Printed;
  /** Index, mazes and answers; of the first booklet a sheet a maze, of the second all on one. */
  let booklets: {
    readonly pages: readonly Page[];
    readonly codes: readonly string[];
    readonly recipes: { readonly maze: Maze; readonly ends: Ends }[];
  }[];
  /** With the cells that hold letters. */
  let poster: { readonly whole: Maze; readonly letters: ReadonlySet<number>; readonly pages: readonly Page[] };
  let pageCount: number;

  beforeAll(async () => {
    const wanted = [...FITTED, ...PRESETS].flatMap((size) =>
      (["A4", "Letter"] as const).map((paper) => ({ ...size, paper, isFitted: FITTED.includes(size) })),
    );
    openWorkbook({ sheets: [...wanted.map((_, index) => `Sheet${index + 1}`), "Poster"] });
    const made: Omit<Printed, "page" | "frame">[] = [];
    for (const [index, { columns, rows, paper, isFitted }] of wanted.entries()) {
      toFront(`Sheet${index + 1}`);
      await setUpAround(columns, rows);
      const layout = isFitted ? choice.layout : { ...choice.layout, ...fillPage(paper, { columns, rows }) };
      const setNumbers = index === 0 ? "hiddenSheet" : "none";
      await generate({ ...choice, seed: `seed ${index}`, layout, setNumbers }, conversation());
      const number = String(index + 1);
      const page = { ...plainPage, paper, title: `Mazes & Maze ${number}`, hasNameLine: true, below: ALL_BELOW };
      await preparePage(conversation(), page, isFitted);
      const maze = mazeIn(sheet(), gridIn(book.workbook));
      made.push({ paper, number, isFitted, maze, ends: cornerEnds(maze) });
      if (index === wanted.length - 1) await answerPage(layout, conversation(), page);
    }
    toFront("Poster");
    await setUpAround(31, 20);
    await generate({ ...choice, seed: "poster" }, conversation());
    await makePoster({ across: 2, down: 2 }, choice.layout, conversation(), plainPage);
    const whole = mazeIn(sheet(), gridIn(book.workbook));
    const cells = valuesIn(sheet(), gridIn(book.workbook));
    const lettered = [...cells.keys()].filter((cell) => (cells[cell] ?? "") !== "");
    await person((_front, { worksheets }) => worksheets.getItem("Poster").delete());
    const recipesOf = (index: string) => {
      const codes = [...Array(BOOK.count).keys()].map((i) => String(book.workbook.sheet(index)!.value(4 + i, 5)));
      const recipes = codes.map((code) => ({ maze: follow(decode(code)).maze, ends: decode(code).ends! }));
      return { codes, recipes };
    };
    await makeBooklet(BOOK, conversation());
    await person((_front, { worksheets }) => {
      for (const name of ["Index", "Answers"]) worksheets.getItem(name).name = `First ${name}`;
    });
    await makeBooklet({ ...BOOK, seed: "another", isOnOneSheet: true }, conversation());

    const all = await printedPages(book.workbook, DOTS_PER_INCH);
    const isPoster = ({ text }: Page) => /A poster of/.test(text);
    poster = { whole, letters: new Set(lettered), pages: all.filter(isPoster) };
    const others = all.filter((page) => !isPoster(page));
    pageCount = others.length;
    const framed = (each: Omit<Printed, "page" | "frame">, page: Page) => ({
      ...each,
      page,
      // LibreOffice makes the room of header and footer smaller with a page that is.
      frame: frameOf(page, 0, Infinity, each.isFitted ? 12 : 0),
    });
    const answerAt = others.findIndex(({ text }) => /Answer/.test(text));
    printed = made.map((each, index) => framed(each, others[index < answerAt ? index : index + 1]!));
    answer = framed(made.at(-1)!, others[answerAt]!);
    const first = others.slice(made.length + 1);
    booklets = ["First Index", "Index"].map((index, i) => ({
      pages: first.slice(i * (BOOK.count + 2), (i + 1) * (BOOK.count + 2)),
      ...recipesOf(index),
    }));
  });

  test("there is a page for each maze, answer page and index, and one for the answers of each booklet", () => {
    expect(pageCount).toBe(printed.length + 1 + 2 * (1 + BOOK.count + 1));
  });

  test("each is one page of its paper, upright or across as the maze is", () => {
    for (const { paper, maze, page } of [...printed, answer]) {
      const [width, height] = (paper === "A4" ? A4 : LETTER)[maze.columns > maze.rows ? "Landscape" : "Portrait"];
      expect(Math.abs(page.width - width)).toBeLessThan(1);
      expect(Math.abs(page.height - height)).toBeLessThan(1);
    }
  });

  test("each has its title once, a line for a name, difficulty and share code, and no number signs", () => {
    for (const { number, page } of printed) {
      expect(page.text.match(/Maze \d+/g)).toEqual([`Maze ${number}`]);
      expect(page.text).toMatch(/Mazes & Maze/);
      expect(page.text).toMatch(/Name: ____/);
      expect(page.text).toMatch(/★.* Difficulty \d+\/100/);
      expect(page.text).not.toMatch(/#{2}/);
    }
  });

  test("cells are square within 3 % less and 9 % more, margins equal within 2 points", () => {
    for (const { maze, page, frame } of [...printed, answer]) {
      expectSquare(frame, maze);
      const { picture } = page;
      expect(Math.abs(frame.left - (picture.width - 1 - frame.right)) / POINT).toBeLessThan(2);
      expect(Math.abs(frame.top - (picture.height - 1 - frame.bottom)) / POINT).toBeLessThan(2);
    }
  });

  test("each fills at least 88 % of the printable area in one direction, and none reaches beyond", () => {
    for (const { page, frame, isFitted } of printed) {
      expect(filling(page, frame)).toBeGreaterThanOrEqual(0.88);
      expect(filling(page, frame)).toBeLessThanOrEqual(isFitted ? 1.05 : 1.01);
    }
  });

  test("every wall stands where the maze has it, and nothing else does", () => {
    for (const { maze, ends, page, frame } of printed) {
      expect(differences(page.picture, frame, maze, { ends: cellsOf(ends) })).toEqual([]);
    }
  });

  test("a poster is four pages in order, each with its part of the walls, the shared line of cells on both neighbours", () => {
    const { whole, letters, pages } = poster;
    const numbers = pages.map(({ text }) => Number(/Page (\d+) of/.exec(text)![1]));
    expect(numbers).toEqual(pages.map((_, i) => numbers[0]! + i));
    const parts = posterPages({ row: 0, column: 0, rows: whole.rows, columns: whole.columns }, 2, 2);
    expect(pages).toHaveLength(parts.length);
    for (const [i, part] of parts.entries()) {
      const maze = partOf(whole, part);
      const frame = frameOf(pages[i]!);
      expectSquare(frame, maze);
      const name = "AB"[Math.floor(i / 2)]! + ((i % 2) + 1);
      const words = pages[i]!.text.match(/\b[AB][12]\b/g)!;
      // Its own name, the pair on each line that it shares, and "A1 to B2" below.
      expect(words.filter((word) => word === name).length).toBeGreaterThanOrEqual(3);
      expect(filling(pages[i]!, frame)).toBeGreaterThanOrEqual(0.88);
      // Where the maze goes on beyond the page, or out of it, there is no frame; and letters stand in one cell inside.
      const rim = [...Array(maze.size).keys()].filter(
        (cell) => isOnRim(maze, cell) || letters.has(cellOf(whole, part, cell)),
      );
      expect(differences(pages[i]!.picture, frame, maze, { ends: new Set(rim) })).toEqual([]);
    }
  });

  test("the answer page has the same walls, and grey cells exactly where Solve goes", () => {
    const { maze, ends, page, frame } = answer;
    const way = wayOf(maze, ends);
    expect(greyCells(page.picture, frame, maze).filter((cell) => !cellsOf(ends).has(cell))).toEqual(way);
    expect(differences(page.picture, frame, maze, { ends: cellsOf(ends), grey: new Set(way) })).toEqual([]);
  });

  test.each([
    ["a sheet each", 0],
    ["all on one sheet", 1],
  ])(
    "a booklet's index names every maze, and its pages follow, each its number once and its own walls (%s)",
    (_how, i) => {
      const { pages, recipes, codes } = booklets[i]!;
      const [index, ...others] = pages;
      expect(index!.text.match(/Maze \d+/g)).toEqual(recipes.map((_, n) => `Maze ${n + 1}`));
      for (const [n, { maze, ends }] of recipes.entries()) {
        const page = others[n]!;
        expect(page.text.match(/Maze \d+/g)).toEqual([`Maze ${n + 1}`]);
        expect(page.text).not.toMatch(/#{2}/);
        expect(page.text).toMatch(/[★☆]{5} Difficulty \d+\/100/);
        expect(page.text).toContain(codes[n]);
        if (i === 1) expect(page.text).toContain(`${wayOf(maze, ends).length + 1} steps`);
        // On the one sheet its words stand in rows above and below its maze.
        const label = i === 0 ? undefined : page.words.find(({ text }) => text === "Maze");
        const foot = i === 0 ? undefined : page.words.find(({ text }) => text === codes[n]);
        const frame = frameOf(page, label?.bottom, foot?.top);
        expectSquare(frame, maze);
        expect(filling(page, frame)).toBeGreaterThanOrEqual(0.88);
        expect(differences(page.picture, frame, maze, { ends: cellsOf(ends) })).toEqual([]);
      }
    },
  );

  test.each([
    ["a sheet each", 0],
    ["all on one sheet", 1],
  ])("a booklet's answers stand in order, each with its walls and the way that Solve goes (%s)", (_how, i) => {
    const { pages, recipes } = booklets[i]!;
    const page = pages.at(-1)!;
    const labels = page.words.flatMap((word, at) => {
      return word.text === "Maze" ? [{ ...word, number: Number(page.words[at + 1]!.text) }] : [];
    });
    const inOrder = [...labels].sort((a, b) => (Math.abs(a.top - b.top) > 5 ? a.top - b.top : a.left - b.left));
    expect(inOrder.map(({ number }) => number)).toEqual(recipes.map((_, n) => n + 1));
    for (const [n, { maze, ends }] of recipes.entries()) {
      const label = inOrder[n]!;
      const right = inOrder.find(({ top, left }) => Math.abs(top - label.top) < 5 && left > label.left)?.left;
      const below = inOrder.find(({ top }) => top > label.top + 5)?.top;
      const frame = darkFrame(page.picture, {
        left: (label.left - 3) * POINT,
        top: (label.bottom - 1) * POINT,
        right: ((right ?? page.width - SIDE + 6) - 3) * POINT,
        bottom: ((below ?? page.height - TOP + 4) - 1) * POINT,
      });
      expectSquare(frame, maze);
      const way = wayOf(maze, ends);
      expect(greyCells(page.picture, frame, maze)).toEqual([...way, ...cellsOf(ends)].sort((a, b) => a - b));
      const grey = new Set([...way, ...cellsOf(ends)]);
      expect(differences(page.picture, frame, maze, { ends: cellsOf(ends), grey })).toEqual([]);
    }
  });
});

/** The outer rectangle of a maze on a page; `above` is where something else ends over it, `below` where it begins, in points. */
function frameOf({ picture }: Page, above = 0, below = Infinity, slack = 0): Frame {
  const [side, top] = [SIDE, TOP].map((margin) => (margin - slack) * POINT - 3) as [number, number];
  return darkFrame(picture, {
    left: side,
    top: Math.max(top, (above + 0.5) * POINT),
    right: picture.width - side,
    bottom: Math.min(picture.height - top, (below - 0.5) * POINT),
  });
}

function expectSquare(frame: Frame, { columns, rows }: Maze): void {
  const ratio = (frame.right - frame.left) / columns / ((frame.bottom - frame.top) / rows);
  expect(ratio).toBeGreaterThan(0.97);
  expect(ratio).toBeLessThan(1.09);
}

/** The larger share of the printable area's width and height. */
function filling({ picture }: Page, frame: Frame): number {
  const across = (frame.right - frame.left) / (picture.width - 2 * SIDE * POINT);
  const down = (frame.bottom - frame.top) / (picture.height - 2 * TOP * POINT);
  return Math.max(across, down);
}

function partOf(whole: Maze, { row, column, rows, columns }: Area): Maze {
  const maze = Maze.walled({ rows, columns });
  for (let wall = 0; wall < maze.wallCount; wall++) {
    const there = cellOf(whole, { row, column, rows, columns }, wall >> 1);
    if (maze.separates(wall) && whole.isOpen(2 * there + (wall & 1))) maze.openWall(wall);
  }
  return maze;
}

function cellOf(whole: Maze, part: Area, cell: number): number {
  return (part.row + Math.floor(cell / part.columns)) * whole.columns + part.column + (cell % part.columns);
}

function isOnRim({ rows, columns }: Maze, cell: number): boolean {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  return row === 0 || column === 0 || row === rows - 1 || column === columns - 1;
}

const cellsOf = ({ entrance, exits }: Ends) => new Set([entrance, ...exits]);

/** The cells of the shortest way between the ends, without these, in the order of their numbers. */
function wayOf(maze: Maze, ends: Ends): number[] {
  const { path: way } = solverById("breadth-first").solve(maze, ends, { random: new Random("") });
  return [...way!].filter((cell) => !cellsOf(ends).has(cell)).sort((a, b) => a - b);
}
