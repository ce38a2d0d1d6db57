import { sentencesIn } from "../../words/sentencesIn";
import { type Message, isSame, message, together } from "../../../src/message";
import { say } from "../../../src/words";
import { compare } from "../../../src/actions/laboratory/compare";
import type { CompareChoice } from "../../../src/actions/laboratory/comparison";
import { measuredGenerators } from "../../maze/comparison/measured";
import { metrics } from "../../../src/maze/comparison/metrics";
import { generators, PERFECT } from "../../../src/maze/generators/generators";
import { removeCells } from "../../../src/actions/edit/cells";
import { chartData, type SheetStore } from "../../host/store";
import { conversation } from "../conversation";
import { sentenceOf } from "../failureOf";
import { book, openMaze, openWorkbook, select, sheet } from "../openMaze";

const choice: CompareChoice = {
  generators: ["kruskal", "wilson", "binary-tree"],
  sizes: [{ rows: 6, columns: 6 }],
  mazes: 8,
  metrics: ["dead-ends", "crossroads", "difficulty"],
  imperfection: PERFECT,
  seed: "seven",
  withSolvers: true,
};
const run = (changes: Partial<CompareChoice> = {}, talk = conversation()) => compare({ ...choice, ...changes }, talk);

// Nothing takes any time, so that times are the same too.
beforeEach(() => jest.spyOn(performance, "now").mockReturnValue(0));
afterEach(() => jest.restoreAllMocks());

/** The cells of a table, headings first. */
function tableOf(on: SheetStore, place: number): unknown[][] {
  const { area } = on.tables[place]!;
  return Array.from({ length: area.rows }, (_, row) =>
    Array.from({ length: area.columns }, (__, column) => on.value(area.row + row, area.column + column)),
  );
}

const written = (mazes: number) => message("comparison-written", { mazes, sheet: "Comparison" });
const comparisonSheet = () => sheet("Comparison");

test("the figures stand on a new sheet, unrounded numbers in a table, with theory where it is known", async () => {
  openWorkbook();
  const { sentence } = await run();
  expect(sentence).toEqual(together(written(24), message("comparison-seed", { seed: "seven" })));
  expect(sheet().name).toBe("Comparison");
  const [headings, ...rows] = tableOf(comparisonSheet(), 0);
  expect(headings).toEqual([
    ...["Algorithm", "Measure", "Columns", "Rows", "Mazes", "Mean", "Deviation", "Standard error", "Theory"],
    ...["Difference", "z", "Theory is"],
  ]);
  const comparison = measuredGenerators(choice);
  const expected = comparison.figures().filter(({ metric }) => choice.metrics.includes(metric.id));
  expect(rows).toHaveLength(expected.length + choice.generators.length);
  for (const { generator, metric, sample, theory, difference, z } of expected) {
    const row = rows.find(([name, measure]) => name === say(generator.name) && measure === say(metric.name));
    const source = theory && `${theory.kind}: ${say(theory.source)}`;
    const figures = [
      say(metric.name),
      6,
      6,
      8,
      sample.mean,
      sample.sd,
      sample.standardError,
      theory?.value,
      difference,
      z,
    ];
    expect(row).toEqual([say(generator.name), ...figures, source]);
  }
  const { area } = comparisonSheet().tables[0]!;
  expect(comparisonSheet().style(area.row + 1, area.column + 5).numberFormat).toBe("0.00%");
  expect(comparisonSheet().style(area.row + 7, area.column + 5).numberFormat).toBe("0.0");
});

test("the same seed gives the same cells, and another seed others", async () => {
  const cells = async (changes: Partial<CompareChoice>) => {
    openWorkbook();
    await run(changes);
    return [tableOf(comparisonSheet(), 0), tableOf(comparisonSheet(), 1)];
  };
  const first = await cells({});
  expect(await cells({})).toEqual(first);
  expect(await cells({ seed: "eight" })).not.toEqual(first);
});

test("solvers are compared at every size, with and without extra openings; those that take the cube of the cells only on small mazes", async () => {
  openWorkbook();
  await run({
    sizes: [
      { rows: 6, columns: 6 },
      { rows: 14, columns: 12 },
    ],
  });
  const [headings, ...rows] = tableOf(comparisonSheet(), 1);
  expect(headings).toEqual([
    ...["Solver", "Columns", "Rows", "Extra openings %", "Mazes", "Solved", "Visits", "Deviation of visits"],
    ...["Path over shortest", "Deviation of path", "Milliseconds"],
  ]);
  const groups = rows.map(([, columns, , loops]) => `${String(columns)} ${String(loops)}`);
  expect([...new Set(groups)]).toEqual(["6 0", "6 10", "12 0", "12 10"]);
  expect(rows.filter(([name]) => name === "Floyd–Warshall").map(([, columns]) => columns)).toEqual([6, 6]);
  const { area } = comparisonSheet().tables[1]!;
  const formats = [6, 7, 8, 9, 10].map((column) => comparisonSheet().style(area.row + 1, column).numberFormat);
  expect(formats).toEqual(["0.0%", "0.0%", "0.000", "0.000", "0.000"]);
  for (const [name, , , loops, mazes, solved, , , detour] of rows) {
    expect([mazes, solved]).toEqual([8, 8]);
    if (loops === 0 || name === "Breadth-first" || name === "Floyd–Warshall") expect(detour).toBe(1);
    else expect(detour).toBeGreaterThanOrEqual(1);
  }
  expect(Math.max(...rows.map((row) => row[8] as number))).toBeGreaterThan(1);
});

test("where many extra openings are asked for, solvers are compared on those alone", async () => {
  openWorkbook();
  await run({ imperfection: { loopPercent: 0, blockPermille: 3, openPercent: 35 }, mazes: 2 });
  const [, ...rows] = tableOf(comparisonSheet(), 1);
  expect(new Set(rows.map(([, , , loops]) => loops))).toEqual(new Set([35]));
  const { area } = comparisonSheet().tables[1]!;
  expect(comparisonSheet().value(area.row - 1, 0)).toContain("blocked walls 0.3 %");
});

test("in the shape of the maze in front, algorithms that need a rectangle are left out, and the sheet says so", async () => {
  await openMaze(6, 5);
  select("C3");
  await removeCells(conversation());
  const { sentence } = await run({
    asInFront: true,
    sizes: [],
    generators: ["wilson", "eller", "sidewinder"],
    mazes: 3,
  });
  expect(sentence).toEqual(
    together(written(3), message("comparison-left-some-out"), message("comparison-seed", { seed: "seven" })),
  );
  expect(comparisonSheet().value(1, 0)).toContain("3 mazes of each algorithm and size (6 x 5 in this shape)");
  expect(comparisonSheet().value(2, 0)).toContain(
    "Left out, because it needs a whole rectangle: Eller at 6 x 5 in this shape and Sidewinder at 6 x 5 in this shape.",
  );
  const [, ...rows] = tableOf(comparisonSheet(), 0);
  expect(rows.map(([name, , columns, high, , , , , theory]) => [name, columns, high, theory])).toEqual(
    [0, 1, 2, 3].map(() => ["Wilson", 6, 5, undefined]),
  );
  const refused = run({ asInFront: true, generators: ["eller"], mazes: 1 });
  expect(sentencesIn(await sentenceOf(refused))[0]).toEqual(message("generate-or-select", { sheet: "Comparison" }));
});

test("charts show means beside theory, intervals of two standard errors, and difficulty against size; each has its words", async () => {
  openWorkbook();
  await run({
    sizes: [
      { rows: 6, columns: 6 },
      { rows: 9, columns: 12 },
    ],
    withSolvers: false,
  });
  const on = comparisonSheet();
  const figures = (place: number) => chartData(book.workbook, on.charts[place]!);
  const rows = tableOf(on, 0).filter(([, measure, columns]) => columns === 6 && measure === "Dead ends");
  expect(on.charts.map(({ type, title, titleVisible }) => [type, title, titleVisible])).toEqual([
    [
      "ColumnClustered",
      say(
        message("chart-of-means", {
          metric: message("metric-dead-ends"),
          size: message("compared-size", { columns: 6, rows: 6 }),
        }),
      ),
      true,
    ],
    [
      "StockHLC",
      say(
        message("chart-of-intervals", {
          metric: message("metric-dead-ends"),
          size: message("compared-size", { columns: 6, rows: 6 }),
        }),
      ),
      true,
    ],
    ["LineMarkers", "Difficulty against size", true],
  ]);
  expect(figures(0)).toMatchObject([
    { name: "Mean", values: rows.map((row) => row[5]), categories: ["Kruskal", "Wilson", "Binary tree"] },
    { name: "Theory", values: rows.map((row) => row[8]) },
  ]);
  const [upper, lower, mean] = figures(1);
  rows.forEach((row, i) => {
    expect(upper!.values[i]).toBeCloseTo((row[5] as number) + 2 * (row[7] as number), 12);
    expect(lower!.values[i]).toBeCloseTo((row[5] as number) - 2 * (row[7] as number), 12);
    expect(mean!.values[i]).toBe(row[5]);
  });
  const meanOf = (name: string, width: number) =>
    tableOf(on, 0).find(
      ([algorithm, measure, columns]) => algorithm === name && measure === "Difficulty" && columns === width,
    )![5];
  expect(figures(2)).toMatchObject(
    ["Kruskal", "Wilson", "Binary tree"].map((name) => ({
      name,
      categories: ["6 x 6", "12 x 9"],
      values: [meanOf(name, 6), meanOf(name, 12)],
    })),
  );
  const used = on.usedArea(true)!;
  const headings = Array.from({ length: used.rows }, (_, row) =>
    Array.from({ length: used.columns }, (__, column) => String(on.value(used.row + row, used.column + column) ?? "")),
  ).map((cells) => cells.filter((cell) => cell !== "").join(" "));
  const list = headings.join("\n");
  for (const heading of ["Algorithm Mean Theory", "Algorithm Upper Lower Mean", "Algorithm 6 x 6 12 x 9"]) {
    expect(list).toContain(heading);
  }
  for (const chart of on.charts) {
    expect(chart.categoryAxis.title).not.toBe("");
    expect(chart.valueAxis.title).not.toBe("");
    const column = on.columns.lineAt(chart.left + 1);
    expect(String(on.value(5, column))).toMatch(/^[A-Z].+\.$/);
    // Above the tables, so that no filter hides it, and its figures neither.
    expect(on.rows.lineAt(chart.top + chart.height - 1)).toBeLessThan(on.tables[0]!.area.row);
  }
});

test("seventeen algorithms with every measure take 4 requests (the last brings the sheet to the front), and at most 200 KB", async () => {
  openWorkbook();
  book.counter.reset();
  await run({ generators: generators.map(({ id }) => id), metrics: metrics.map(({ id }) => id), mazes: 4 });
  expect(tableOf(comparisonSheet(), 0)).toHaveLength(1 + 17 * 10);
  expect(book.counter.requests).toHaveLength(4);
  expect(book.counter.requests.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(200_000);
});

test("stopped, the sheet holds what was measured, and says so", async () => {
  openWorkbook();
  const talk = conversation(true, (told) => {
    if (isSame(told, message("mazes-measured", { done: 10, total: 24 }))) talk.stop();
  });
  const { sentence } = await run({}, talk);
  expect(sentence).toEqual(together(message("stopped"), written(10), message("comparison-seed", { seed: "seven" })));
  expect(comparisonSheet().value(2, 0)).toBe(say(message("comparison-stopped", { measured: 10, planned: 24 })));
  const rows = tableOf(comparisonSheet(), 0).slice(1);
  expect([...new Set(rows.map(([name, , , , mazes]) => `${String(name)} ${String(mazes)}`))]).toEqual([
    "Kruskal 8",
    "Wilson 2",
  ]);
});

test("stopped while mazes are solved, the sheet says how many were, and that all were measured", async () => {
  openWorkbook();
  const talk = conversation(true, (told) => {
    if (isSame(told, message("mazes-solved", { done: 3, total: 16 }))) talk.stop();
  });
  await run({ withSolvers: true }, talk);
  expect(comparisonSheet().value(2, 0)).toBe(
    say(message("comparison-stopped-solving", { measured: 24, solved: 3, planned: 16 })),
  );
});

test("stopped before a maze was measured, nothing was changed", async () => {
  openWorkbook();
  const talk = conversation(true, () => talk.stop());
  expect(sentencesIn((await run({}, talk)).sentence)).toContainEqual(message("nothing-changed"));
  expect(book.workbook.sheets).toHaveLength(1);
});

test("what takes long is asked first, with the time that it takes", async () => {
  openWorkbook();
  const talk = conversation(false);
  const long = { mazes: 1000, sizes: [{ rows: 100, columns: 100 }], withSolvers: false };
  expect(sentencesIn((await run(long, talk)).sentence)).toContainEqual(message("nothing-changed"));
  expect(talk.questions).toEqual([
    {
      sentence: message("comparison-takes-long", {
        ...{ mazes: 3000, cells: 30_000_000, time: message("time-in-seconds", { seconds: 78 }) },
      }),
      yes: message("begin-comparison"),
    },
  ]);
});

test("random walks on a narrow grid, and solvers, are known to take longer", async () => {
  openWorkbook();
  const asked = async (changes: Partial<CompareChoice>) => {
    const talk = conversation(false);
    await run({ mazes: 20, sizes: [{ rows: 3, columns: 4000 }], withSolvers: false, ...changes }, talk);
    return talk.questions.map(({ sentence }) => (sentence as Message<"comparison-takes-long">).args.time);
  };
  expect(await asked({ generators: ["kruskal"], mazes: 2000 })).toEqual([message("time-in-seconds", { seconds: 60 })]);
  expect(await asked({ generators: ["kruskal"], mazes: 2000, withSolvers: true })).toEqual([
    message("time-in-minutes", { minutes: 7 }),
  ]);
  expect(await asked({ generators: ["aldous-broder"], mazes: 2000 })).toEqual([
    message("time-in-minutes", { minutes: 43 }),
  ]);
});

test("an algorithm that refuses a size is left out, and the sheet says so", async () => {
  openWorkbook();
  const { sentence } = await run({
    sizes: [{ rows: 1, columns: 20_000 }],
    generators: ["aldous-broder", "eller"],
    mazes: 1,
    withSolvers: false,
  });
  expect(sentence).toEqual(
    together(written(1), message("comparison-left-some-out"), message("comparison-seed", { seed: "seven" })),
  );
  expect(comparisonSheet().value(2, 0)).toContain(
    "Left out, because it would take too long: Aldous-Broder at 20,000 x 1.",
  );
  const refused = run({ sizes: [{ rows: 1, columns: 20_000 }], generators: ["aldous-broder"], mazes: 1 });
  expect(await sentenceOf(refused)).toEqual(
    together(
      message("nothing-compared"),
      message("walk-too-long", {
        algorithm: message("generator-aldous-broder"),
        rows: 1,
        columns: 20_000,
        most: 100_000_000,
      }),
      message("nothing-changed"),
    ),
  );
});

test("where no sheet can be added, a sentence says so before anything is measured", async () => {
  openWorkbook();
  book.workbook.structureProtection = { password: "" };
  const talk = conversation();
  expect(sentencesIn(await sentenceOf(run({}, talk)))[0]).toEqual(message("structure-protected"));
  expect(talk.reports).toEqual([]);
});

test("a seed like a formula stays a text, and a second comparison gets a sheet of its own", async () => {
  openWorkbook();
  await run({ seed: "=1+1" });
  await run({ seed: "+2", withSolvers: false });
  expect(book.workbook.sheets.map(({ name }) => name)).toEqual(["Sheet1", "Comparison", "Comparison 2"]);
  expect(comparisonSheet().value(1, 0)).toMatch(/; seed: =1\+1$/);
});
