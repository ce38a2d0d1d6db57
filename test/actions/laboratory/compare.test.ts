import { type Message, message, together } from "../../../src/message";
import { say } from "../../../src/words";
import { type CompareChoice, type ComparisonWanted, compare } from "../../../src/actions/laboratory";
import { measured } from "../../maze/comparison/measured";
import { metrics } from "../../../src/maze/comparison";
import { generatorById, generators, UNVARIED } from "../../../src/maze/generators/generators";
import { removeCells } from "../../../src/actions/edit/walls";
import { chartData } from "../../host/store";
import { conversation, asked, said, ended, expectRefused, book, openMaze, openWorkbook, select, sheet } from "../stage";
import { contentsOf, tableOn } from "../stage";
import { addressOf } from "../../../src/worksheet/addresses";

const SMALL = { rows: 6, columns: 6 };
const choice: CompareChoice = {
  generators: ["kruskal", "wilson", "binary-tree"],
  sizes: [SMALL],
  mazes: 8,
  variation: UNVARIED,
  seed: "seven",
  withSolvers: true,
};
const run = (changes: Partial<ComparisonWanted> = {}, talk = conversation()) =>
  compare({ ...choice, ...changes }, talk);

// Nothing takes any time, so that times are the same too.
beforeEach(() => {
  openWorkbook();
  jest.spyOn(performance, "now").mockReturnValue(0);
});
afterEach(() => jest.restoreAllMocks());

const written = (mazes: number) => message("comparison-written", { mazes, sheet: "Comparison" });
const comparisonSheet = () => sheet("Comparison");

test("the figures stand on a new sheet, unrounded numbers in a table, with theory where it is known", async () => {
  const { sentence } = await run();
  expect(sentence).toEqual(written(24));
  expect(sheet().name).toBe("Comparison");
  const [headings, ...rows] = tableOn(comparisonSheet());
  expect(headings).toEqual([
    ...["Algorithm", "Measure", "Columns", "Rows", "Mazes", "Mean", "Deviation", "Standard error", "Theory"],
    ...["Difference", "z"],
  ]);
  const expected = choice.generators.flatMap((generator) =>
    metrics.map((metric) => {
      const figure = measured({ generator, size: choice.sizes[0]!, mazes: choice.mazes }).of(metric.id);
      return { ...figure, generator: generatorById(generator), metric };
    }),
  );
  expect(rows).toHaveLength(expected.length + choice.generators.length);
  for (const { generator, metric, sample, theory, difference, z } of expected) {
    const row = rows.find(([name, measure]) => name === say(generator.name) && measure === say(metric.name));
    const { mean, sd, standardError } = sample;
    const figures = [...[say(metric.name), 6, 6, 8, mean, sd, standardError], ...[theory?.value, difference, z]];
    expect(row).toEqual([say(generator.name), ...figures]);
  }
  const { area } = comparisonSheet().tables[0]!;
  expect(comparisonSheet().style(area.row + 1, area.column + 5).numberFormat).toBe("0.00%");
  expect(comparisonSheet().style(area.row + 25, area.column + 5).numberFormat).toBe("0.0");
});

test("a comparison is run again from its own sheet, with its seed and its texture, and prints its charts on one page", async () => {
  const textured = { ...UNVARIED, direction: 40, river: 20, pattern: 0 };
  await run({ variation: textured, seed: "" });
  const first = comparisonSheet();
  expect(first.value(1, 0)).toContain("direction 40%, rivers 20%");
  expect(await said(compare(undefined, conversation()))).toEqual([
    message("comparison-written", { mazes: 24, sheet: "Comparison 2" }),
  ]);
  expect(tableOn(sheet("Comparison 2"))).toEqual(tableOn(first));
  const [headings, row] = tableOn(first);
  expect(headings!.slice(3, 8)).toEqual(["Rows", "Direction", "Rivers", "Symmetry", "Mazes"]);
  expect(row!.slice(3, 8)).toEqual([6, 40, 20, "None", 8]);
  expect(tableOn(sheet("Comparison 2"), 1)).toEqual(tableOn(first, 1));
  const { orientation, zoom, printArea } = first.page;
  expect([orientation, zoom]).toMatchObject(["Landscape", { horizontalFitToPages: 1, verticalFitToPages: 1 }]);
  expect(printArea.map(addressOf)).toEqual(["A1:L27"]);
});

test("solvers are compared at every size, with and without extra openings; those that take the cube of the cells only on small mazes", async () => {
  await run({ sizes: [SMALL, { rows: 14, columns: 12 }] });
  const [headings, ...rows] = tableOn(comparisonSheet(), 1);
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
  await run({ variation: { loopPercent: 0, blockPermille: 3, openPercent: 35 }, mazes: 2 });
  const [, ...rows] = tableOn(comparisonSheet(), 1);
  expect(new Set(rows.map(([, , , loops]) => loops))).toEqual(new Set([35]));
  const { area } = comparisonSheet().tables[1]!;
  expect(comparisonSheet().value(area.row - 1, 0)).toContain("blocked walls: 0.3%");
});

test("in the shape of the maze in front, algorithms that need a rectangle are left out, and the sheet says so", async () => {
  await openMaze(6, 5);
  select("C3");
  await removeCells(conversation());
  const generators = ["wilson", "eller", "sidewinder"];
  const { sentence } = await run({ sizes: undefined, generators, mazes: 3 });
  expect(sentence).toEqual(together(written(3), message("comparison-left-some-out")));
  expect(comparisonSheet().value(1, 0)).toContain("3 mazes of each algorithm and size (6 x 5 in this shape)");
  expect(comparisonSheet().value(2, 0)).toContain(
    "Left out at some sizes, because they take too long or need a whole rectangle: Eller and Sidewinder.",
  );
  const [, ...rows] = tableOn(comparisonSheet());
  expect(rows.map(([name, , columns, high, , , , , theory]) => [name, columns, high, theory])).toEqual(
    [...metrics, "time"].map(() => ["Wilson", 6, 5, undefined]),
  );
  const eller = { sizes: undefined, generators: ["eller"], mazes: 1 };
  await expectRefused(() => run(eller), message("generate-or-select", { sheet: "Comparison" }));
});

test("charts show means beside theory, intervals of two standard errors, and difficulty against size; each has its words", async () => {
  await run({ sizes: [SMALL, { rows: 9, columns: 12 }], withSolvers: false });
  const on = comparisonSheet();
  const figures = (place: number) => chartData(book.workbook, on.charts[place]!);
  const rows = tableOn(on, 0)
    .filter(([, measure, columns]) => columns === 6 && measure === "Dead ends")
    .sort((one, other) => (one[5] as number) - (other[5] as number));
  const small = { metric: message("metric-dead-ends"), size: message("compared-size", { columns: 6, rows: 6 }) };
  const title = (id: "chart-of-means" | "chart-of-intervals") => say(message(id, small));
  expect(on.charts.map(({ type, title, titleVisible }) => [type, title, titleVisible])).toEqual([
    ["BarClustered", title("chart-of-means"), true],
    ["StockHLC", title("chart-of-intervals"), true],
    ["LineMarkers", "Difficulty against size", true],
  ]);
  expect(figures(0)).toMatchObject([
    { name: "Mean", values: rows.map((row) => row[5]), categories: rows.map(([name]) => name) },
    { name: "Theory", values: rows.map((row) => row[8]) },
  ]);
  const [upper, lower, mean] = figures(1);
  rows.forEach((row, i) => {
    expect(upper!.values[i]).toBeCloseTo((row[5] as number) + 2 * (row[7] as number), 12);
    expect(lower!.values[i]).toBeCloseTo((row[5] as number) - 2 * (row[7] as number), 12);
    expect(mean!.values[i]).toBe(row[5]);
  });
  const difficulties = tableOn(on).filter(([, measure]) => measure === "Difficulty");
  const meanOf = (name: string, width: number) =>
    difficulties.find(([algorithm, , columns]) => algorithm === name && columns === width)![5];
  expect(figures(2)).toMatchObject(
    ["Kruskal", "Wilson", "Binary tree"].map((name) => ({
      name,
      categories: ["6 x 6", "12 x 9"],
      values: [meanOf(name, 6), meanOf(name, 12)],
    })),
  );
  const list = contentsOf(on, addressOf(on.usedArea(true)!)).join(" ");
  for (const heading of ["Algorithm Mean Theory", "Algorithm Upper Lower Mean", "Algorithm 6 x 6 12 x 9"]) {
    expect(list).toContain(heading);
  }
  for (const chart of on.charts) {
    expect(chart.categoryAxis.title).not.toBe("");
    expect(chart.valueAxis.title).not.toBe("");
    const column = on.columns.lineAt(chart.left + 1);
    if (chart.type === "StockHLC") expect(String(on.value(5, column))).toMatch(/^[A-Z].+\.$/);
    // Above the tables, so that no filter hides it, and its figures neither.
    expect(on.rows.lineAt(chart.top + chart.height - 1)).toBeLessThan(on.tables[0]!.area.row);
  }
});

test("seventeen algorithms with every measure take 3 requests (the last brings the sheet to the front), and at most 60 KB", async () => {
  book.counter.reset();
  await run({ generators: generators.map(({ id }) => id), mazes: 4 });
  expect(tableOn(comparisonSheet())).toHaveLength(1 + 17 * 10);
  expect(book.counter.requests).toHaveLength(3);
  expect(book.counter.bytes).toBeLessThan(60_000);
});

test("stopped, the sheet holds what was measured, and says so", async () => {
  const talk = conversation(true, undefined, (done, total) => {
    if (done === 10 && total === 24) talk.stop();
  });
  const { sentence } = await run({}, talk);
  expect(sentence).toEqual(together(message("stopped"), written(10)));
  expect(comparisonSheet().value(2, 0)).toBe(say(message("comparison-stopped", { measured: 10, planned: 24 })));
  const rows = tableOn(comparisonSheet()).slice(1);
  const measured = rows.map(([name, , , , mazes]) => `${String(name)} ${String(mazes)}`);
  expect([...new Set(measured)]).toEqual(["Kruskal 8", "Wilson 2"]);
});

test("stopped while mazes are solved, the sheet says that all were measured", async () => {
  const talk = conversation(true, undefined, (done, total) => {
    if (done === 3 && total === 16) talk.stop();
  });
  await run({ withSolvers: true }, talk);
  const stopped = message("comparison-stopped", { measured: 24, planned: 24 });
  expect(comparisonSheet().value(2, 0)).toBe(say(stopped));
});

test("what takes long is asked first, with the time that it takes", async () => {
  const talk = conversation(false);
  const long = { mazes: 1000, sizes: [{ rows: 100, columns: 100 }], withSolvers: false };
  expect(await said(run(long, talk))).toContainEqual(message("nothing-changed"));
  const time = message("time-in-seconds", { seconds: 78 });
  const sentence = message("comparison-takes-long", { mazes: 3000, cells: 30_000_000, time });
  expect(talk.questions).toEqual([{ sentence, yes: message("begin-comparison") }]);
});

test("random walks on a narrow grid, and solvers, are known to take longer", async () => {
  const times = async (changes: Partial<CompareChoice>) => {
    const talk = conversation(false);
    await ended(run({ mazes: 20, sizes: [{ rows: 3, columns: 4000 }], withSolvers: false, ...changes }, talk));
    return asked(talk).map((sentence) => (sentence as Message<"comparison-takes-long">).args.time);
  };
  expect(await times({ generators: ["kruskal"], mazes: 2000 })).toEqual([message("time-in-seconds", { seconds: 60 })]);
  const inMinutes = (minutes: number) => [message("time-in-minutes", { minutes })];
  expect(await times({ generators: ["kruskal"], mazes: 2000, withSolvers: true })).toEqual(inMinutes(8));
  expect(await times({ generators: ["aldous-broder"], mazes: 2000 })).toEqual(inMinutes(43));
});

test("an algorithm that refuses a size is left out, and the sheet says so", async () => {
  const narrow = { sizes: [{ rows: 1, columns: 20_000 }], mazes: 1 };
  const { sentence } = await run({ ...narrow, generators: ["aldous-broder", "eller"], withSolvers: false });
  expect(sentence).toEqual(together(written(1), message("comparison-left-some-out")));
  expect(comparisonSheet().value(2, 0)).toContain(
    "Left out at some sizes, because they take too long or need a whole rectangle: Aldous-Broder.",
  );
  await expectRefused(
    () => run({ ...narrow, generators: ["aldous-broder"] }),
    message("nothing-compared"),
    message("walk-too-long", {
      algorithm: message("generator-aldous-broder"),
      rows: 1,
      columns: 20_000,
      most: 100_000_000,
    }),
  );
});

test("a seed like a formula stays a text, and a second comparison gets a sheet of its own", async () => {
  await run({ seed: "=1+1" });
  await run({ seed: "+2", withSolvers: false });
  expect(book.workbook.sheets.map(({ name }) => name)).toEqual(["Sheet1", "Comparison", "Comparison 2"]);
  expect(comparisonSheet().value(1, 0)).toMatch(/; seed: =1\+1$/);
});

test("without a seed each comparison draws one and tells it", async () => {
  const seeds = [];
  for (const seed of ["", "", ""]) seeds.push((await run({ seed, withSolvers: false })).seed);
  for (const seed of seeds) expect(seed).toMatch(/^[a-z]{4}-[a-z]{6}-\d\d$/);
  expect(new Set(seeds).size).toBe(3);
});
