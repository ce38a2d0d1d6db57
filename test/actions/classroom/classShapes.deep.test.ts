import { message } from "../../../src/message";
import { decode, follow } from "../../../src/maze/code/recipe";
import { breadthFirst } from "../../../src/maze/solvers/breadthFirst";
import { pictureMask, wordShape, wordSize } from "../../../src/maze/shapes";
import { check } from "../../../src/actions/solve/checkAndMend";
import { idsIn, asked, sentencesIn, conversation, book, sheet, cellsOf, filledIn, valuesIn } from "../stage";
import { layOutPages } from "../../host/print/pages";
import { allSheets, expectSameBothWays } from "../insertedSheets";
import { type Row, WAYS, codeOf, make, openList, retype, update, upToDate } from "./classTable";
import { addressOf } from "../../../src/worksheet/addresses";
import { toFront } from "../../acts/act";

/** The column Shape: each page's maze fills a picture, or the letters of the pupil's name. */

const SIZE = { columns: 24, rows: 20 };
const rows: readonly Row[] = [
  ["Ana", "easy", "SUN", "heart"],
  ["Бо", 5, "", "NAME"],
  ["Cy", "", "up, down", ""],
  ["Zoë", "hard", "MOON", "name"],
  ["Eva", "hard", "", "Heart"],
];

const codesOf = (list: readonly Row[]) => list.map(([name]) => decode(codeOf(String(name))));
const HEART = pictureMask("heart", { columns: 22, rows: 22 });

/** Expects on a page, or an answer, the lines of this pupil's maze, none between cells that are out of it, and gaps at its ends alone. */
function showsMaze(name: string, on = name, at = { row: 1, column: 1 }): void {
  const code = codeOf(name);
  const { maze } = follow(decode(code));
  const { ends } = decode(code);
  const isIn = (row: number, column: number) =>
    row >= 0 && column >= 0 && row < maze.rows && column < maze.columns && maze.has(row * maze.columns + column);
  const gaps: number[] = [];
  const all = { row: 0, column: 0, rows: maze.rows + 1, columns: maze.columns + 1 };
  for (const [row, column] of cellsOf(addressOf(all))) {
    const cell = row * maze.columns + column;
    for (const [line, beyond, wall] of [
      [sheet(on).verticalEdge(at.row + row, at.column + column), [row, column - 1], 2 * (cell - 1)],
      [sheet(on).horizontalEdge(at.row + row, at.column + column), [row - 1, column], 2 * (cell - maze.columns) + 1],
    ] as const) {
      const [here, there, isLine] = [isIn(row, column), isIn(...beyond), line.style !== "None"];
      if (here === there) expect([on, row, column, isLine]).toEqual([on, row, column, here && !maze.isOpen(wall)]);
      else if (!isLine) gaps.push(here ? cell : beyond[0] * maze.columns + beyond[1]);
    }
  }
  expect(gaps.sort((one, other) => one - other)).toEqual([ends!.entrance, ...ends!.exits].sort((a, b) => a - b));
}

/** Whether each of these pupils has the right answer, whose share code stands further below. */
function expectAnswers(list: readonly Row[]): void {
  for (const [name] of list) {
    const [row, column] = cellsOf("A1:DZ90").find((cell) => sheet("Answers").value(...cell) === name)!;
    showsMaze(String(name), "Answers", { row: row + 1, column });
  }
}

test("a page's maze fills its shape, with the shape's ends, and the outside is blank", async () => {
  await openList(rows);
  await make(SIZE);
  for (const [i, recipe] of codesOf(rows).entries()) {
    const [name, , words, shape] = rows[i]!.map(String) as [string, string, string, string];
    const word = /name/i.test(shape) ? wordShape(name, recipe) : undefined;
    expect([name, recipe.mask]).toEqual([name, /heart/i.test(shape) ? HEART : word?.mask]);
    if (word !== undefined) expect(recipe.ends).toEqual(word.ends);
    const { maze } = follow(recipe);
    showsMaze(name);
    toFront(name);
    expect(idsIn((await check(conversation())).sentence)).toContain("maze-is-perfect");
    // Words stand along the path, and nothing out of the maze.
    const area = addressOf({ row: 1, column: 1, rows: maze.rows, columns: maze.columns });
    const held = valuesIn(sheet(name), area).map((value) => value ?? "");
    const path = [...breadthFirst(maze, recipe.ends!).path!].slice(1, -1).map((cell) => held[cell]!);
    expect(path.filter((item) => item !== "")).toEqual(words === "up, down" ? ["up", "down"] : [...words]);
    expect(held.filter((item, cell) => item !== "" && !maze.has(cell))).toEqual([]);
  }
  // Two pupils with one shape have two mazes.
  const [ana, , , , eva] = codesOf(rows).map((recipe) => follow(recipe).maze.standing);
  expect(ana).not.toEqual(eva);
  expectAnswers(rows);
});

test.each(WAYS)("another shape in one row draws that page alone again: %s", async (_, switches) => {
  await openList(rows, switches);
  await make(SIZE);
  const ids = () => rows.map(([name]) => sheet(String(name)).id);
  const before = ids();
  const changed = rows.map((row) => (row[0] === "Ana" ? [...row.slice(0, 3), "star"] : row));
  await retype(changed);
  const talk = conversation();
  await update(talk);
  const question = message("class-pages", { done: "changed", names: ["Ana"] });
  expect(asked(talk).flatMap(sentencesIn)[0]).toEqual(question);
  expect(ids().map((id, i) => id === before[i])).toEqual([false, true, true, true, true]);
  const updated = allSheets();
  const star = { columns: 22, rows: 22 };
  expect(decode(codeOf("Ana"))).toMatchObject({ ...star, mask: pictureMask("star", star) });
  showsMaze("Ana");
  expect((await update()).sentence).toEqual(upToDate(changed.length));
  // The answers and pages are those of a set that is made of the new list at once.
  await openList(changed, switches);
  await make(SIZE);
  const cells = (sheets: ReturnType<typeof allSheets>) =>
    Object.fromEntries(sheets.map((each) => [each.name, each.cells]));
  expect(cells(updated)).toEqual(cells(allSheets()));
});

const small: readonly Row[] = [
  ["Ana", "", "SUN", ""],
  ["Maria", "", "", "name"],
  ["Ben", "", "", "heart"],
];

const GROWING = { columns: 6, rows: 5, hardest: { columns: 12, rows: 10 } };
const levels: readonly Row[] = [
  ["Ana", "easy", "", ""],
  ["Maria", "easy", "", "name"],
  ["Ben", "hard", "", "heart"],
  ["Cy", "hard", "", ""],
];

test.each(WAYS)(
  "sizes follow levels, shapes in their own proportion or where these need more; answers have room for all, after updates too: %s",
  async (_, switches) => {
    await openList(levels, switches);
    await make(GROWING);
    const least = wordSize("Maria");
    expect(least.columns).toBeGreaterThan(12);
    const sizes = codesOf(levels).map((recipe) => `${recipe.columns} by ${recipe.rows}`);
    expect(sizes).toEqual(["6 by 5", `${least.columns} by ${least.rows}`, "11 by 11", "12 by 10"]);
    for (const name of levels.map((row) => String(row[0]))) {
      showsMaze(name);
      expect(layOutPages(sheet(name))).toHaveLength(1);
    }
    expectAnswers(levels);
    const [ana, ...others] = levels;
    const ids = (list: readonly Row[]) => list.map(([name]) => sheet(String(name)).id);
    const before = ids(others);
    // The answers alone; one page, while the largest stays; and without the largest.
    book.excel.person.delete(sheet("Answers"));
    for (const list of [levels, [[...ana!.slice(0, 3), "heart"], ...others], others.slice(1)]) {
      await retype(list);
      await update();
      expectAnswers(list);
      expect(ids(others.filter((row) => list.includes(row)))).toEqual(before.slice(-list.length));
      expect((await update()).sentence).toEqual(upToDate(list.length));
    }
  },
);

test.each([
  ["shapes", rows, SIZE],
  ["levels of several sizes", levels, GROWING],
  ["pages of several sizes", small, { columns: 8, rows: 8 }],
])("a class set with %s that arrives in a file is the one that is drawn", (_, list, size) =>
  expectSameBothWays(
    () => openList(list),
    () => make(size),
  ),
);

test("holes of a shape are filled on the page, and on its answer", async () => {
  await openList([["Ana", "", "", "cat"]]);
  await make(SIZE);
  // As many cells as the rectangle of the level, as the square that a cat fills.
  const mask = pictureMask("cat", { columns: 22, rows: 22 });
  const filled = filledIn(sheet("Ana"), "B2:W23", "#595959");
  expect(filled.length).toBeGreaterThan(1);
  expect(filled.every((cell) => mask[cell] === 0)).toBe(true);
  // The corners are blank.
  expect(filled).not.toContain(0);
  expect(filledIn(sheet("Answers"), "A1:BT40", "#595959")).toHaveLength(filled.length);
});

test("kinds that fill only rectangles are left out where a page has a shape", async () => {
  await openList(rows);
  await make({ ...SIZE, generators: ["sidewinder", "wilson"] });
  expect(["Ana", "Бо", "Zoë", "Eva"].map((name) => decode(codeOf(name)).generator)).toEqual(Array(4).fill("wilson"));
});
