import { message } from "../../../src/message";
import { decode, follow } from "../../../src/maze/code/recipe";
import { type Mask, countCells } from "../../../src/maze/model/maze";
import { componentsOf } from "../../../src/maze/generators/shared/components";
import { Random } from "../../../src/maze/model/random";
import { breadthFirst } from "../../../src/maze/solvers/breadthFirst";
import { pictureMask } from "../../../src/maze/shapes/pictures/pictureMask";
import { wordShape } from "../../../src/maze/shapes/letters/wordShape";
import { check } from "../../../src/actions/solve/check";
import { idsIn, sentencesIn } from "../../words/sentencesIn";
import { conversation } from "../conversation";
import { sentenceOf } from "../failureOf";
import { allSheets, cost, expectSameBothWays } from "../insertedSheets";
import { person, sheet } from "../openMaze";
import { type Row, make, names, openList, retype, update } from "./classTable";

/** The column Shape: each page's maze fills a picture, or the letters of the pupil's name. */

const SIZE = { columns: 24, rows: 20 };
const rows: readonly Row[] = [
  ["Ana", "easy", "SUN", "heart"],
  ["Бо", 5, "", "NAME"],
  ["Cy", "", "up, down", ""],
  ["Zoë", "hard", "MOON", "name"],
  ["Eva", "hard", "", "Heart"],
];

const stands = ({ style }: { style: string }) => style !== "None";

/** Whether a page, or an answer, shows the lines of this maze, with none between cells that are out of it, and gaps at its ends alone. */
function showsMaze(on: string, at: { row: number; column: number }, code: string): void {
  const { maze } = follow(decode(code));
  const { ends } = decode(code);
  const isIn = (row: number, column: number) =>
    row >= 0 && column >= 0 && row < maze.rows && column < maze.columns && maze.has(row * maze.columns + column);
  const gaps: number[] = [];
  for (let row = 0; row <= maze.rows; row++) {
    for (let column = 0; column <= maze.columns; column++) {
      const cell = row * maze.columns + column;
      for (const [line, beyond, wall] of [
        [sheet(on).verticalEdge(at.row + row, at.column + column), [row, column - 1], 2 * (cell - 1)],
        [sheet(on).horizontalEdge(at.row + row, at.column + column), [row - 1, column], 2 * (cell - maze.columns) + 1],
      ] as const) {
        const [here, there] = [isIn(row, column), isIn(beyond[0], beyond[1])];
        if (!here && !there) expect([on, row, column, stands(line)]).toEqual([on, row, column, false]);
        else if (here && there) expect([on, row, column, stands(line)]).toEqual([on, row, column, !maze.isOpen(wall)]);
        else if (!stands(line)) gaps.push(here ? cell : beyond[0] * maze.columns + beyond[1]);
      }
    }
  }
  expect(gaps.sort((one, other) => one - other)).toEqual([ends!.entrance, ...ends!.exits].sort((a, b) => a - b));
}

const codeOf = (row: number) => String(sheet("Index").value(4 + row, 5));

test.each<[string, Parameters<typeof openList>[1]]>([
  ["arriving in a file", {}],
  ["drawn", { inserting: "missing" }],
])("a page's maze fills its shape, with the shape's ends, and the outside is blank: %s", async (_, switches) => {
  await openList(rows, switches);
  await make(SIZE);
  const word = (text: string) => wordShape(text, SIZE);
  const wanted: readonly (Mask | undefined)[] = [
    pictureMask("heart", SIZE),
    word("Бо").mask,
    undefined,
    word("Zoë").mask,
    pictureMask("heart", SIZE),
  ];
  for (const [i, row] of rows.entries()) {
    const name = String(row[0]);
    const recipe = decode(codeOf(i));
    expect([name, recipe.mask]).toEqual([name, wanted[i]]);
    if (row[3] === "name" || row[3] === "NAME") expect(recipe.ends).toEqual(word(name).ends);
    expect(componentsOf(recipe, new Random(""))).toHaveLength(1);
    const { maze } = follow(recipe);
    expect(maze.countPassages()).toBe(countCells(recipe) - 1);
    showsMaze(name, { row: 1, column: 1 }, codeOf(i));
    // Words stand along the path, and nothing out of the maze.
    const held = (cell: number) =>
      String(sheet(name).value(1 + Math.floor(cell / SIZE.columns), 1 + (cell % SIZE.columns)) ?? "");
    const path = [...breadthFirst(maze, recipe.ends!).path!].slice(1, -1);
    const items = row[2] === "up, down" ? ["up", "down"] : [...String(row[2])];
    expect(path.map(held).filter((item) => item !== "")).toEqual(items);
    for (let cell = 0; cell < maze.size; cell++) if (!maze.has(cell)) expect(held(cell)).toBe("");
  }
  // Two pupils with one shape have two mazes.
  expect(follow(decode(codeOf(0))).maze.standing).not.toEqual(follow(decode(codeOf(4))).maze.standing);
  const answers = sheet("Answers");
  const answered: number[] = [];
  for (let row = 0; row < 3 * (SIZE.rows + 2); row++) {
    for (let column = 0; column < 3 * SIZE.columns; column++) {
      const pupil = rows.findIndex(([name]) => name === answers.value(row, column));
      if (pupil < 0) continue;
      answered.push(pupil);
      showsMaze("Answers", { row: row + 1, column }, codeOf(pupil));
    }
  }
  expect(answered.sort()).toEqual([0, 1, 2, 3, 4]);
  for (const name of ["Ana", "Бо"]) {
    await person((_on, { worksheets }) => worksheets.getItem(name).activate());
    const { sentence } = await check(conversation());
    expect(idsIn(sentence)).toContain("maze-is-perfect");
  }
});

test("a class set with shapes that arrives in a file is the one that is drawn", () =>
  expectSameBothWays(
    () => openList(rows),
    () => make(SIZE),
  ));

test("a pupil's maze in a shape depends on no other row", async () => {
  await openList(rows);
  await make(SIZE);
  const code = codeOf(3);
  await openList([rows[3]!]);
  await make(SIZE);
  expect(codeOf(0)).toBe(code);
});

test.each<[string, Parameters<typeof openList>[1]]>([
  ["arriving in a file", {}],
  ["drawn", { inserting: "missing" }],
])("another shape in one row draws that page alone again: %s", async (_, switches) => {
  await openList(rows, switches);
  await make(SIZE);
  const ids = () => rows.map(([name]) => sheet(String(name)).id);
  const before = ids();
  const changed = rows.map((row) => (row[0] === "Ana" ? [...row.slice(0, 3), "star"] : row));
  await retype(changed);
  const talk = conversation();
  await update(talk);
  expect(sentencesIn(talk.questions[0]!.sentence)[0]).toEqual(
    message("class-pages-changed", { count: 1, names: ["Ana"] }),
  );
  expect(ids().map((id, i) => id === before[i])).toEqual([false, true, true, true, true]);
  const updated = allSheets();
  expect(decode(codeOf(0)).mask).toEqual(pictureMask("star", SIZE));
  showsMaze("Ana", { row: 1, column: 1 }, codeOf(0));
  expect((await update()).sentence).toEqual(message("class-set-up-to-date", { count: 5 }));
  // The answers and pages are those of a set that is made of the new list at once.
  await openList(changed, switches);
  await make(SIZE);
  const cells = (sheets: ReturnType<typeof allSheets>) =>
    Object.fromEntries(sheets.map((each) => [each.name, each.cells]));
  expect(cells(updated)).toEqual(cells(allSheets()));
});

test.each<[string, Parameters<typeof make>[0], readonly Row[], readonly ReturnType<typeof message>[]]>([
  [
    "an unknown shape",
    SIZE,
    [["Ana", "", "", "boat"]],
    [
      message("class-shape-unknown", {
        ...{ row: 2, name: "Ana", shape: "boat" },
        known: ["Heart", "Star", "Circle", "Tree", "Cat", "House", "Ring", "name"],
      }),
    ],
  ],
  [
    "shapes that need more cells",
    { columns: 8, rows: 8 },
    [
      ["Ana", "", "", "heart"],
      ["Ben", "", "", ""],
      ["Maximilian", "", "", "name"],
    ],
    [
      message("class-shape-too-large", { row: 2, name: "Ana" }),
      message("shape-too-small", { columns: 9, rows: 9, shape: message("shape-heart") }),
      message("class-shape-too-large", { row: 4, name: "Maximilian" }),
    ],
  ],
  [
    "a name with letters that can't be drawn",
    SIZE,
    [["李", "", "", "name"]],
    [message("class-shape-letters", { row: 2, name: "李" }), message("letters-unknown", { count: 1, letters: ["李"] })],
  ],
  [
    "kinds that fill only rectangles",
    { ...SIZE, generators: ["sidewinder"] },
    [["Ana", "", "", "heart"]],
    [message("class-shape-kinds", { row: 2, name: "Ana" })],
  ],
])("%s: the message names row and pupil, and nothing is made", async (_, size, list, told) => {
  await openList(list);
  const before = allSheets();
  const failure = sentencesIn(await sentenceOf(make(size)));
  expect(failure).toEqual(expect.arrayContaining(told.map((each) => expect.objectContaining({ ...each }) as unknown)));
  expect(allSheets()).toEqual(before);
  expect(names()).toEqual(["Sheet1"]);
});

test("kinds that fill only rectangles are left out where a page has a shape", async () => {
  await openList(rows);
  await make({ ...SIZE, generators: ["sidewinder", "wilson"] });
  expect([0, 1, 3, 4].map((row) => decode(codeOf(row)).generator)).toEqual(Array(4).fill("wilson"));
});

test("30 pupils with shapes: as many requests as without, in a file and drawn", async () => {
  const pupils = Array.from({ length: 30 }, (_, i): Row => [
    `P${i}`,
    1 + (i % 5),
    "SUNFLOWERS",
    i % 2 ? "heart" : "cat",
  ]);
  const figures: ReturnType<typeof cost>[] = [];
  for (const switches of [{}, { inserting: "missing" } as const]) {
    await openList(pupils, switches);
    await make({ columns: 20, rows: 28 });
    figures.push(cost());
  }
  if (process.env["FIGURES"] !== undefined) process.stderr.write(`${JSON.stringify(figures)}\n`);
  expect(figures).toEqual([
    { requests: 11, operations: 749, kilobytes: 264 },
    { requests: 16, operations: 7486, kilobytes: 635 },
  ]);
});
