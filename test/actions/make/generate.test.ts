import { say } from "../../../src/words";
import { idsIn, sentencesIn, asked, choice, conversation, book, openMaze, openSized, openWorkbook } from "../stage";
import { person, resize, select, sheet, sizesInColumnA, area, contentsOf, gridIn, mazeIn, put } from "../stage";
import { valueAt, valuesIn, traceOf } from "../stage";
import { message } from "../../../src/message";
import fc from "fast-check";
import { defaultLayout } from "../../../src/actions/core/choices";
import { formatGrid, generate, openText } from "../../../src/actions/make";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { Random } from "../../../src/maze/model/random";
import { setNumbersAt } from "../../maze/trace/smallTrace";
import { readBack } from "../readBack";
import { runs } from "../../depth";

const hidden = { ...choice, setNumbers: "hiddenSheet" } as const;
const sheets = () => book.workbook.sheets.map(({ name }) => name);

/** Generates; the sheet that is in front then, and where its grid stands. */
async function placeOfNext(): Promise<string[]> {
  await generate(choice, conversation());
  return [sheet().name, gridIn(book.workbook)];
}

test("Format grid makes square cells with the chosen looks", async () => {
  await openSized(3, 3);
  const layout = { cellSize: 30, wallWeight: "Medium", wallColor: "#C00000", fill: "#FFF2CC", fontSize: 11 } as const;
  await formatGrid(layout, "grid", conversation());
  expect([1, 3].flatMap((line) => [sheet().columns.size(line), sheet().rows.size(line)])).toEqual([30, 30, 30, 30]);
  expect(sheet().verticalEdge(2, 2)).toMatchObject({ style: "Continuous", weight: "Medium", color: "#C00000" });
  const style = sheet().style(2, 2);
  expect(style.fill.color).toBe("#FFF2CC");
  expect(style.font.size).toBe(11);
});

test("any size and seed: the walls in the sheet are those of the seed's maze", async () => {
  const side = fc.integer({ min: 1, max: 15 });
  await fc.assert(
    fc.asyncProperty(side, side, fc.string({ minLength: 1 }), async (columns, rows, seed) => {
      await openSized(columns, rows);
      const outcome = await generate({ ...choice, seed }, conversation());
      const { maze, trace } = kruskal({ rows, columns }, new Random(seed));
      expect([outcome.seed, sheet().name, traceOf(outcome.player)]).toEqual([seed, "Sheet1", trace]);
      expect(mazeIn(sheet(), gridIn(book.workbook))).toEqual(maze);
    }),
    // Blanks count: two of them are another seed than three.
    {
      numRuns: runs(25),
      examples: [
        [8, 5, "  "],
        [8, 5, "   "],
        [1, 1, "Ariadne"],
        [52, 3, "Ariadne"],
        [30, 45, "Ariadne"],
      ],
    },
  );
});

test("the size cells may be moved, even to another sheet", async () => {
  await openSized(8, 5);
  const settings = book.workbook.addSheet("It's settings");
  put(settings, "A1", 4);
  put(settings, "A2", 3);
  for (const name of book.workbook.names) {
    name.formula = `='It''s settings'!$A$${name.name === "MazeColumns" ? 1 : 2}`;
  }
  expect(await placeOfNext()).toEqual(["Sheet1", "B2:E4"]);
});

test("a maze of one cell is done at once", async () => {
  await openSized(1, 1);
  const outcome = await generate(hidden, conversation());
  expect(sentencesIn(outcome.sentence)).toContainEqual(
    message("maze-ready", { columns: 1, rows: 1, area: "B2", sheet: "Sheet1" }),
  );
  expect(valueAt(sheet("Maze sets"), "B2")).toBe(1);
});

test("without a seed a fresh one is drawn, and makes the same maze again", async () => {
  await openSized(8, 5);
  const first = await generate({ ...choice, seed: "" }, conversation());
  const maze = mazeIn(sheet(), "B2:I6");
  expect(first.seed).toMatch(/^[a-z]{4}-[a-z]{6}-\d\d$/);
  const second = await generate({ ...choice, seed: "" }, conversation());
  expect(second.seed).not.toBe(first.seed);
  await generate({ ...choice, seed: first.seed }, conversation());
  expect(mazeIn(sheet(), "B2:I6")).toEqual(maze);
});

test("numbers that stand in the grid leave it when the maze is done", async () => {
  await openSized(8, 5);
  await formatGrid(defaultLayout, "grid", conversation());
  const talk = conversation();
  await generate({ ...choice, setNumbers: "grid" }, talk);
  expect(asked(talk)).toEqual([]);
  expect(contentsOf(sheet(), "B2:I6")).toEqual(["S", "E"]);
});

test("the hidden sheet holds each cell's set at its own address, with two sets left, and below it with one", async () => {
  await openSized(8, 5);
  const outcome = await generate({ ...choice, seed: "sets", setNumbers: "hiddenSheet" }, conversation());
  const sets = sheet("Maze sets");
  const grid = { rows: 5, columns: 8 };
  const trace = traceOf(outcome.player);
  const before = setNumbersAt(grid, trace, trace.steps.length - 1);
  const after = setNumbersAt(grid, trace, trace.steps.length);
  expect(new Set(before).size).toBe(2);
  expect(contentsOf(sets, "B2:I6")).toEqual([...before]);
  expect(contentsOf(sets, "B9:I13")).toEqual([...after]);
  const label = String(valueAt(sets, "B1"));
  expect(new Set(label.match(/\d+/g)!.map(Number))).toEqual(new Set(before));
  expect(valueAt(sets, "B8")).toBe(say(message("numbers-after-last-merge")));
  expect(sets.visibility).toBe("Hidden");
  expect(contentsOf(sheet(), "B2:I6")).toEqual(["S", "E"]);
});

test("the hidden sheet is used again by the next maze of the sheet, smaller or larger", async () => {
  await openMaze(8, 5, hidden);
  put(sheet(), "BC12", 3);
  await generate(hidden, conversation());
  expect(sheets()).toEqual(["Sheet1", "Maze sets"]);
  expect(sheet("Maze sets").usedArea(true)).toEqual(area("B1:D13"));
});

test("a sheet Maze sets that somebody else made is left alone", async () => {
  await openSized(8, 5);
  const theirs = book.workbook.addSheet("Maze sets");
  put(theirs, "B2", "mine");
  await generate(hidden, conversation());
  expect(sheets()).toEqual(["Sheet1", "Maze sets", "Maze sets 2"]);
  expect([theirs.visibility, theirs.usedArea(true), valueAt(theirs, "B2")]).toEqual(["Visible", area("B2"), "mine"]);
});

test("a renamed set-number sheet is still the maze's own", async () => {
  await openMaze(8, 5, hidden);
  book.workbook.renameSheet(sheet("Maze sets"), "Numbers");
  await generate(hidden, conversation());
  expect(sheets()).toEqual(["Sheet1", "Numbers"]);
});

test("numbers of an earlier maze do not stay beside a maze that was made without them", async () => {
  await openMaze(8, 5, hidden);
  await generate(choice, conversation());
  expect(sheet("Maze sets").usedArea(true)).toBeUndefined();
});

test("a grid that would run over the size cells gets a sheet of its own, and the outcome says so", async () => {
  await openSized(60, 60);
  const outcome = await generate(choice, conversation());
  expect([sheet().name, gridIn(book.workbook)]).toEqual(["Maze", "B2:BI61"]);
  expect(sentencesIn(outcome.sentence)).toContainEqual(
    message("outgrown-to-sheet", { front: "Sheet1", sheet: "Maze" }),
  );
  expect(mazeIn(sheet(), "B2:BI61").countPassages()).toBe(3599);
  expect([valueAt(sheet(), "A12"), valueAt(sheet(), "A14")]).toEqual([60, 60]);
  expect(sheet("Sheet1").usedArea(false)).toEqual(area("BC12:BC14"));

  await generate({ ...choice, seed: "again" }, conversation());
  expect(sheets()).toEqual(["Sheet1", "Maze"]);
  book.workbook.activate(sheet("Sheet1"));
  const second = await generate({ ...choice, seed: "from the first sheet" }, conversation());
  expect(sentencesIn(second.sentence)).toContainEqual(
    message("outgrown-to-sheet", { front: "Sheet1", sheet: "Maze (2)" }),
  );
  expect(sheets()).toEqual(["Sheet1", "Maze", "Maze (2)"]);
  expect(sheet().name).toBe("Maze (2)");
  put(sheet(), "A12", 80);
  expect(await placeOfNext()).toEqual(["Maze (2)", "B2:CC61"]);
  expect(mazeIn(sheet("Maze"), "B2:BI61").countPassages()).toBe(3599);
});

test("52 columns are the last that leave a column free before the size cells", async () => {
  await openSized(52, 20);
  expect(await placeOfNext()).toEqual(["Sheet1", "B2:BA21"]);
  put(sheet(), "BC12", 53);
  expect((await placeOfNext())[0]).toBe("Maze");
});

test("a wide grid stays where the size cells are out of its rows, or were moved out of its way", async () => {
  await openSized(60, 8);
  expect(await placeOfNext()).toEqual(["Sheet1", "B2:BI9"]);
  openWorkbook();
  await sizesInColumnA(60, 60);
  expect(await placeOfNext()).toEqual(["Sheet1", "B2:BI61"]);
});

test("a moved grid keeps its place", async () => {
  await openMaze(4, 3);
  await person((own) => void own.getRange("A:A").insert("Right"));
  expect((await placeOfNext())[1]).toBe("C2:F4");
});

test("the sheet has a smaller grid after the size has become smaller, and nothing is left of the larger one", async () => {
  await openMaze(8, 5);
  resize(3, 2);
  await generate(choice, conversation());
  expect(sheet().usedArea(false, area("A1:Z20"))).toEqual(area("B2:D3"));
  expect(sheet().columns.size(5)).toBe(48);
  expect(sheet().rows.size(5)).toBe(15);
});

test.each([
  ["#FFFFFF", "#FFFFFF", true],
  ["#1f3864", "#1F3864", true],
  ["#1F3864", "#FFFFFF", false],
])("walls of %s on cells of %s are said not to be seen: %p", async (wallColor, fill, isSaid) => {
  await openSized(8, 5);
  const layout = { ...choice.layout, wallColor, fill };
  const sentences = [
    await formatGrid(layout, "none", conversation()),
    await generate({ ...choice, layout }, conversation()),
    await openText("+--+\n|  |\n+--+\n", layout, conversation()),
  ];
  expect(sentences.map(({ sentence }) => idsIn(sentence).includes("walls-unseen"))).toEqual([isSaid, isSaid, isSaid]);
});

test.each([
  ["at once", choice],
  ["to be watched", { ...choice, pace: "step" }],
  ["at once, with openings that are drawn", { ...choice, generator: "binary-tree" }],
] as const)("the frame of a maze that is made %s is open at its ends alone", async (_how, chosen) => {
  await openSized(8, 5);
  await generate(chosen, conversation());
  expect((await readBack()).gaps.map(({ cell }) => cell)).toEqual([0, 39]);
});

test("a maze that begins in A1 is open at its ends, and its set numbers stand at its own cells", async () => {
  openWorkbook();
  select("A1:D3");
  await generate({ ...hidden, shape: "areas" }, conversation());
  expect((await readBack()).gaps.map(({ cell }) => cell)).toEqual([0, 11]);
  const numbers = valuesIn(sheet("Maze sets"), "A1:D3");
  expect(new Set(numbers).size).toBe(2);
  expect(valueAt(sheet("Maze sets"), "A5")).toBe("After the last merge");
});
