import { say } from "../../../src/words";
import { idsIn, sentencesIn, choice, conversation, book, openMaze, openSized, openWorkbook, resize } from "../stage";
import { select, sheet, area, contentsOf, gridIn, mazeIn, put, valueAt, valuesIn, traceOf, readBack } from "../stage";
import { message } from "../../../src/message";
import fc from "fast-check";
import { formatGrid, generate, openText } from "../../../src/actions/make";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { Random } from "../../../src/maze/model/random";
import { setNumbersAt } from "../../maze/trace/smallTrace";
import { runs } from "../../depth";

const hidden = { ...choice, setNumbers: "hiddenSheet" } as const;
const sheets = () => book.workbook.sheets.map(({ name }) => name);

test("Format grid makes square cells with the chosen looks", async () => {
  await openSized(3, 3);
  const layout = { cellSize: 30, wallWeight: "Medium", wallColor: "#C00000", fill: "#FFF2CC", fontSize: 11 } as const;
  await formatGrid(layout, "grid", conversation());
  expect([1, 3].flatMap((line) => [sheet().columns.size(line), sheet().rows.size(line)])).toEqual([30, 30, 30, 30]);
  expect(sheet().verticalEdge(2, 2)).toMatchObject({ style: "Continuous", weight: "Medium", color: "#C00000" });
  expect(sheet().style(2, 2)).toMatchObject({ fill: { color: "#FFF2CC" }, font: { size: 11 } });
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

test("without a seed a fresh one is drawn, and makes the same maze again", async () => {
  await openSized(8, 5);
  const made = async (seed: string) => (await generate({ ...choice, seed }, conversation())).seed;
  const first = await made("");
  const maze = mazeIn(sheet(), "B2:I6");
  expect(await made("")).not.toBe(first);
  await made(first);
  expect(mazeIn(sheet(), "B2:I6")).toEqual(maze);
});

describe("the hidden sheet of the set numbers", () => {
  test("holds each cell's set at its own address, with two sets left, and below it with one", async () => {
    await openSized(8, 5);
    const trace = traceOf((await generate({ ...hidden, seed: "sets" }, conversation())).player);
    const [before, after] = [1, 0].map((left) =>
      setNumbersAt({ rows: 5, columns: 8 }, trace, trace.steps.length - left),
    );
    const sets = sheet("Maze sets");
    expect([contentsOf(sets, "B2:I6"), contentsOf(sets, "B9:I13")]).toEqual([[...before!], [...after!]]);
    const label = String(valueAt(sets, "B1"));
    expect(new Set(label.match(/\d+/g)!.map(Number))).toEqual(new Set(before));
    expect(valueAt(sets, "B8")).toBe(say(message("numbers-after-last-merge")));
    expect(sets.visibility).toBe("Hidden");
    expect(contentsOf(sheet(), "B2:I6")).toEqual(["S", "E"]);
  });

  test("holds the one number of a maze of one cell", async () => {
    await openMaze(1, 1, hidden);
    expect(valueAt(sheet("Maze sets"), "B2")).toBe(1);
  });

  test("is used again by the next maze, under another name too, and is emptied by one without numbers", async () => {
    await openMaze(8, 5, hidden);
    book.workbook.renameSheet(sheet("Maze sets"), "Numbers");
    resize(3, 5);
    await generate(hidden, conversation());
    expect([sheets(), sheet("Numbers").usedArea(true)]).toEqual([["Sheet1", "Numbers"], area("B1:D13")]);
    await generate(choice, conversation());
    expect([sheets(), sheet("Numbers").usedArea(true)]).toEqual([["Sheet1", "Numbers"], undefined]);
  });

  test("is none that somebody else made", async () => {
    await openSized(8, 5);
    const theirs = book.workbook.addSheet("Maze sets");
    put(theirs, "B2", "mine");
    await generate(hidden, conversation());
    expect(sheets()).toEqual(["Sheet1", "Maze sets", "Maze sets 2"]);
    expect([theirs.visibility, theirs.usedArea(true), valueAt(theirs, "B2")]).toEqual(["Visible", area("B2"), "mine"]);
  });

  test("of a maze that begins in A1 has its numbers at the maze's own cells", async () => {
    openWorkbook();
    select("A1:D3");
    await generate({ ...hidden, shape: "areas" }, conversation());
    expect((await readBack()).gaps.map(({ cell }) => cell)).toEqual([0, 11]);
    expect(new Set(valuesIn(sheet("Maze sets"), "A1:D3")).size).toBe(2);
    expect(valueAt(sheet("Maze sets"), "A5")).toBe("After the last merge");
  });
});

test("each grid that would run over the size cells gets a sheet of its own, which is that of the next maze", async () => {
  await openSized(60, 60);
  /** Where the next maze stands, and what is said of that. */
  const next = async () => {
    const { sentence } = await generate(choice, conversation());
    const [, ...more] = sentencesIn(sentence);
    return [sheet().name, gridIn(book.workbook), ...more];
  };
  const outgrown = (to: string) => [to, "B2:BI61", message("outgrown-to-sheet", { front: "Sheet1", sheet: to })];
  expect(await next()).toEqual(outgrown("Maze"));
  expect(sheet("Sheet1").usedArea(false)).toEqual(area("BC12:BC14"));
  expect(await next()).toEqual(["Maze", "B2:BI61"]);
  book.workbook.activate(sheet("Sheet1"));
  expect(await next()).toEqual(outgrown("Maze (2)"));
  expect([valueAt(sheet(), "A12"), valueAt(sheet(), "A14")]).toEqual([60, 60]);
  put(sheet(), "A12", 80);
  expect(await next()).toEqual(["Maze (2)", "B2:CC61"]);
  expect(mazeIn(sheet("Maze"), "B2:BI61").countPassages()).toBe(3599);
});

test.each([
  ["#1F3864", "#1f3864", true],
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
