import { generate } from "../../../src/actions/make/generate";
import { answerPage, makeBooklet, preparePage, makePoster, plainPage } from "../../../src/actions/print";
import { fillPage, type PaperName, posterPages } from "../../../src/worksheet/paper";
import { decode, follow } from "../../../src/maze/code/recipe";
import { cornerEnds, type Ends, Maze, onEdgeOf } from "../../../src/maze/model";
import { breadthFirst } from "../../../src/maze/solvers/breadthFirst";
import type { Area } from "../../../src/worksheet/addresses";
import { darkFrame, differences, type Frame, greyCells } from "../../files/printedMaze";
import { type PrintedPage as Page, printedPages } from "../../files/printedPages";
import { describeWithLibreOffice } from "../../libreoffice";
import { choice, conversation, book, openWorkbook, person, sheet, gridIn, mazeIn, valuesIn } from "../stage";
import { setUpAround } from "../openMaze";
import { toFront } from "../../acts/act";
import { choice as bookletChoice, index } from "./booklets";

const DOTS_PER_INCH = 150;
const POINT = DOTS_PER_INCH / 72;
/** Points of the margins that Prepare page sets. */
const [SIDE, TOP] = [36, 54];
/** Upright papers, in points. */
const PAPERS = { A4: [595.3, 841.9], Letter: [612, 792] } as const;

const BOOK = { ...bookletChoice, columns: 20, rows: 28, ends: "opposite", hasNameLine: true } as const;
/** Sizes for Fit to page, small and large, upright and sideways; and those for which the cells are chosen before. */
const FITTED = ["6 x 9", "9 x 6", "36 x 50", "50 x 40"];
const PRESETS = ["20 x 28", "30 x 42", "42 x 30"];

/** All sizes on both papers, an answer page, a poster, and two booklets: one workbook, converted once. */
async function printAll() {
  const wanted = [...FITTED, ...PRESETS].flatMap((size) => {
    const [columns, rows] = size.split(" x ").map(Number) as [number, number];
    return (["A4", "Letter"] as const).map((paper) => ({ columns, rows, paper, isFitted: FITTED.includes(size) }));
  });
  openWorkbook({ sheets: [...wanted.map((_, i) => `Sheet${i + 1}`), "Poster"] });
  const made: { paper: PaperName; isFitted: boolean; maze: Maze; ends: Ends }[] = [];
  for (const [i, { columns, rows, paper, isFitted }] of wanted.entries()) {
    toFront(`Sheet${i + 1}`);
    await setUpAround(columns, rows);
    const layout = isFitted ? choice.layout : { ...choice.layout, ...fillPage(paper, { columns, rows }) };
    const setNumbers = i === 0 ? "hiddenSheet" : "none";
    await generate({ ...choice, seed: `seed ${i}`, layout, setNumbers }, conversation());
    const { below } = BOOK;
    const page = { ...plainPage, paper, title: `Mazes & Maze ${i + 1}`, hasNameLine: true, below };
    await preparePage(conversation(), page, isFitted);
    const maze = mazeIn(sheet(), gridIn(book.workbook));
    made.push({ paper, isFitted, maze, ends: cornerEnds(maze) });
    if (i === wanted.length - 1) await answerPage(layout, conversation(), page);
  }
  toFront("Poster");
  await setUpAround(31, 20);
  await generate({ ...choice, seed: "poster" }, conversation());
  await makePoster({ across: 2, down: 2 }, choice.layout, conversation(), plainPage);
  const whole = mazeIn(sheet(), gridIn(book.workbook));
  const letters = valuesIn(sheet(), gridIn(book.workbook)).map((value) => value ?? "");
  await person((_front, { worksheets }) => worksheets.getItem("Poster").delete());
  const booklets = [];
  for (const isOnOneSheet of [false, true]) {
    await makeBooklet({ ...BOOK, seed: `${isOnOneSheet}`, isOnOneSheet }, conversation());
    const mazes = index().map(({ code }) => ({ code, ends: decode(code).ends!, maze: follow(decode(code)).maze }));
    booklets.push({ mazes, isOnOneSheet });
    await person((_front, { worksheets }) => {
      for (const name of ["Index", "Answers"]) worksheets.getItem(name).name = `${name} ${isOnOneSheet}`;
    });
  }

  const pages = await printedPages(book.workbook, DOTS_PER_INCH);
  const framed = (each: (typeof made)[number], page: Page) =>
    // LibreOffice makes the room of header and footer smaller with a page that is.
    ({ ...each, page, frame: frameOf(page, 0, Infinity, each.isFitted ? 12 : 0) });
  return {
    mazes: made.map((each) => framed(each, pages.shift()!)),
    answer: framed(made.at(-1)!, pages.shift()!),
    poster: { whole, letters, pages: pages.splice(0, 4) },
    booklets: booklets.map((each) => ({ ...each, pages: pages.splice(0, 1 + BOOK.count + 1) })),
    others: pages,
  };
}

describeWithLibreOffice("Mazes on paper, saved as .xlsx and printed by LibreOffice", () => {
  let printed: Awaited<ReturnType<typeof printAll>>;
  beforeAll(async () => void (printed = await printAll()));

  test("each is one page of its paper, upright or across as the maze is, in square cells and in its middle; there are no others", () => {
    expect(printed.others).toEqual([]);
    for (const { paper, maze, page, frame } of [...printed.mazes, printed.answer]) {
      const [width, height] = maze.columns > maze.rows ? [...PAPERS[paper]].reverse() : PAPERS[paper];
      expect(Math.abs(page.width - width)).toBeLessThan(1);
      expect(Math.abs(page.height - height)).toBeLessThan(1);
      expectSquare(frame, maze);
      const { picture } = page;
      expect(Math.abs(frame.left - (picture.width - 1 - frame.right)) / POINT).toBeLessThan(2);
      expect(Math.abs(frame.top - (picture.height - 1 - frame.bottom)) / POINT).toBeLessThan(2);
    }
  });

  test("each has its title once, a line for a name, difficulty and share code, and no number signs", () => {
    for (const [i, { page }] of printed.mazes.entries()) {
      expect(page.text.match(/Maze \d+/g)).toEqual([`Maze ${i + 1}`]);
      for (const word of [/Mazes & Maze/, /Name: ____/, /★.* Difficulty \d+\/100/]) expect(page.text).toMatch(word);
      expect(page.text).not.toMatch(/#{2}/);
    }
  });

  test("each fills at least 88 % of the printable area in one direction, and every wall stands where the maze has it", () => {
    for (const { maze, ends, page, frame, isFitted } of printed.mazes) {
      expect(filling(page, frame)).toBeGreaterThanOrEqual(0.88);
      expect(filling(page, frame)).toBeLessThanOrEqual(isFitted ? 1.05 : 1.01);
      expect(differences(page.picture, frame, maze, { ends: cellsOf(ends) })).toEqual([]);
    }
  });

  test("a poster is four pages in order, each with its part of the walls, the shared line of cells on both neighbours", () => {
    const { whole, letters, pages } = printed.poster;
    const parts = posterPages({ row: 0, column: 0, rows: whole.rows, columns: whole.columns }, 2, 2);
    const numbers = pages.map(({ text }) => Number(/Page (\d+) of/.exec(text)![1]));
    expect(numbers).toEqual(parts.map((_, i) => numbers[0]! + i));
    for (const [i, part] of parts.entries()) {
      const maze = partOf(whole, part);
      const { picture, text } = pages[i]!;
      const frame = frameOf(pages[i]!);
      expectSquare(frame, maze);
      expect(filling(pages[i]!, frame)).toBeGreaterThanOrEqual(0.88);
      // Its own name, the pair on each line that it shares, and "A1 to B2" below.
      const name = ["A1", "A2", "B1", "B2"][i];
      expect(text.match(/\b[AB][12]\b/g)!.filter((word) => word === name).length).toBeGreaterThanOrEqual(3);
      // Where the maze goes on beyond the page, or out of it, there is no frame; and letters stand in one cell inside.
      const isOnEdge = onEdgeOf(maze);
      const isLettered = (cell: number) => letters[cellOf(whole, part, cell)] !== "";
      const ends = [...maze.standing.keys()].filter((cell) => isOnEdge(cell) || isLettered(cell));
      expect(differences(picture, frame, maze, { ends: new Set(ends) })).toEqual([]);
    }
  });

  test("the answer page has the same walls, and grey cells exactly where Solve goes", () => {
    const { maze, ends, page, frame } = printed.answer;
    const way = wayOf(maze, ends);
    expect(greyCells(page.picture, frame, maze).filter((cell) => !cellsOf(ends).has(cell))).toEqual(way);
    expect(differences(page.picture, frame, maze, { ends: cellsOf(ends), grey: new Set(way) })).toEqual([]);
  });

  describe.each([
    ["a sheet each", 0],
    ["all on one sheet", 1],
  ])("a booklet, %s", (_how, i) => {
    test("has an index that names every maze, and their pages, each with its number once and its own walls", () => {
      const { mazes, isOnOneSheet, pages } = printed.booklets[i]!;
      expect(pages[0]!.text.match(/Maze \d+/g)).toEqual(mazes.map((_, n) => `Maze ${n + 1}`));
      for (const [n, { maze, ends, code }] of mazes.entries()) {
        const page = pages[1 + n]!;
        expect(page.text.match(/Maze \d+/g)).toEqual([`Maze ${n + 1}`]);
        expect(page.text).not.toMatch(/#{2}/);
        expect(page.text).toMatch(/[★☆]{5} Difficulty \d+\/100/);
        expect(page.text).toContain(code);
        if (isOnOneSheet) expect(page.text).toContain(`${wayOf(maze, ends).length + 1} steps`);
        // On the one sheet its words stand in rows above and below its maze.
        const [label, foot] = ["Maze", code].map((word) =>
          isOnOneSheet ? page.words.find(({ text }) => text === word) : undefined,
        );
        const frame = frameOf(page, label?.bottom, foot?.top);
        expectSquare(frame, maze);
        expect(filling(page, frame)).toBeGreaterThanOrEqual(0.88);
        expect(differences(page.picture, frame, maze, { ends: cellsOf(ends) })).toEqual([]);
      }
    });

    test("has answers in order, each with its walls and the way that Solve goes", () => {
      const { mazes, pages } = printed.booklets[i]!;
      const page = pages.at(-1)!;
      const labels = page.words.flatMap((word, at) => {
        return word.text === "Maze" ? [{ ...word, number: Number(page.words[at + 1]!.text) }] : [];
      });
      const inOrder = [...labels].sort((a, b) => (Math.abs(a.top - b.top) > 5 ? a.top - b.top : a.left - b.left));
      expect(inOrder.map(({ number }) => number)).toEqual(mazes.map((_, n) => n + 1));
      for (const [n, { maze, ends }] of mazes.entries()) {
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
        const grey = [...wayOf(maze, ends), ...cellsOf(ends)].sort((a, b) => a - b);
        expect(greyCells(page.picture, frame, maze)).toEqual(grey);
        expect(differences(page.picture, frame, maze, { ends: cellsOf(ends), grey: new Set(grey) })).toEqual([]);
      }
    });
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

/** Within 3 % less and 9 % more. */
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

function partOf(whole: Maze, part: Area): Maze {
  const { rows, columns } = part;
  const maze = Maze.walled({ rows, columns });
  for (let wall = 0; wall < maze.wallCount; wall++) {
    const there = cellOf(whole, part, wall >> 1);
    if (maze.separates(wall) && whole.isOpen(2 * there + (wall & 1))) maze.openWall(wall);
  }
  return maze;
}

function cellOf(whole: Maze, part: Area, cell: number): number {
  return (part.row + Math.floor(cell / part.columns)) * whole.columns + part.column + (cell % part.columns);
}

const cellsOf = ({ entrance, exits }: Ends) => new Set([entrance, ...exits]);

/** The cells of the shortest way between the ends, without these, in the order of their numbers. */
const wayOf = (maze: Maze, ends: Ends) =>
  [...breadthFirst(maze, ends).path!].filter((cell) => !cellsOf(ends).has(cell)).sort((a, b) => a - b);
