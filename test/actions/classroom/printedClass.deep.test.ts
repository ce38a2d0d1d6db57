import { addressOf } from "../../../src/worksheet/addresses";
import { decode, follow } from "../../../src/maze/code/recipe";
import type { Maze } from "../../../src/maze/model/maze";
import { type Frame, darkFrame, differences } from "../../files/printedMaze";
import { type PrintedPage, printedPages } from "../../files/printedPages";
import { describeWithLibreOffice } from "../../libreoffice";
import { book, sheet, filledIn, valuesIn } from "../stage";
import { type Row, codeOf, listed, make, openList } from "./classTable";

const DOTS_PER_INCH = 100;
const POINT = DOTS_PER_INCH / 72;
/** Points of the margins of a page. */
const [SIDE, TOP] = [36, 54];
const SIZE = { columns: 15, rows: 20 };

const pupils = Array.from({ length: 30 }, (_, i): Row => {
  const names = ["Ana", "Бојана", "Zoë 🌀", "=1+1", "Đorđe & co"];
  return [
    `${names[i % 5]!} ${String.fromCharCode(65 + i)}`,
    ["easy", 3, "", "hard", 1][i % 5]!,
    i % 2 === 0 ? "SUNFLOWER" : "",
    ["", "heart", "", "cat", "", "ring", "tree"][i % 7]!,
  ];
});

/** The outer rectangle of a maze's grid, from that around its own cells. */
function gridAround({ left, top, right, bottom }: Frame, maze: Maze): Frame {
  const cells = [...maze.standing.keys()].filter((cell) => maze.has(cell));
  const [rows, columns] = [cells.map((c) => Math.floor(c / maze.columns)), cells.map((c) => c % maze.columns)];
  const [up, down] = [Math.min(...rows), Math.max(...rows) + 1];
  const [west, east] = [Math.min(...columns), Math.max(...columns) + 1];
  const [width, height] = [(right - left) / (east - west), (bottom - top) / (down - up)];
  return {
    left: left - west * width,
    top: top - up * height,
    right: right + (maze.columns - east) * width,
    bottom: bottom + (maze.rows - down) * height,
  };
}

/** A class set of 30, saved as .xlsx and printed by LibreOffice. */
describeWithLibreOffice("A class set of 30 on paper, with shapes, words and emoji", () => {
  let pages: readonly PrintedPage[];
  beforeAll(async () => {
    await openList(pupils.map(([name, ...rest]) => [`'${name}`, ...rest]));
    await make(SIZE);
    pages = await printedPages(book.workbook, DOTS_PER_INCH);
  });

  test("each pupil's page has the name, no share code, and the walls that the engine makes from the code below the answers", () => {
    expect(listed().map(([name]) => name)).toEqual(pupils.map(([name]) => name));
    for (const [i, [name, on]] of listed().entries()) {
      const page = pages[2 + i]!;
      expect(page.text).toContain(name);
      expect(page.text).toMatch(/[★☆]{5}/);
      expect(page.text).not.toContain("/100");
      const code = codeOf(name);
      expect(page.text).not.toContain(code);
      const { maze } = follow(decode(code));
      const [side, top] = [SIDE * POINT - 3, TOP * POINT - 3];
      const { width, height } = page.picture;
      const printed = darkFrame(page.picture, { left: side, top, right: width - side, bottom: height - top });
      const frame = gridAround(printed, maze);
      const area = addressOf({ row: 1, column: 1, rows: maze.rows, columns: maze.columns });
      const held = valuesIn(sheet(on), area);
      const lettered = new Set([...held.keys()].filter((cell) => (held[cell] ?? "") !== ""));
      const filled = new Set(filledIn(sheet(on), area, "#595959"));
      expect(filled.size > 0).toBe(["cat", "ring"].includes(String(pupils[i]![3])));
      expect([name, differences(page.picture, frame, maze, { filled, ends: lettered })]).toEqual([name, []]);
    }
  });

  test("behind the list, the index and the pupils' pages the answers stand by name, six a page, and two pages of codes", () => {
    for (const [i, [name]] of pupils.entries())
      expect(pages[2 + pupils.length + Math.floor(i / 6)]!.text).toContain(String(name));
    // Two lines for each code are 60 lines, on two pages.
    expect(pages).toHaveLength(2 + pupils.length + pupils.length / 6 + 2);
  });
});
