import { type Message, message, together } from "../../../src/message";
import { say } from "../../../src/words";
import { type CompareChoice, type ComparisonWanted, compare } from "../../../src/actions/laboratory";
import { measured } from "../../maze/comparison/measured";
import { metrics } from "../../../src/maze/comparison";
import { generatorById, generators, UNVARIED } from "../../../src/maze/generators/generators";
import { removeCells } from "../../../src/actions/edit/walls";
import { chartData } from "../../host/store";
import { conversation, said, book, openMaze, openWorkbook, select, sheet, tableOn, valueAt } from "../stage";

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
  const rows = tableOn(comparisonSheet()).slice(1);
  const figures = metrics.flatMap(({ id, name }) =>
    choice.generators.map((generator) => {
      const { sample, theory, difference, z } = measured({ generator, size: SMALL, mazes: 8 }).of(id);
      const { mean, sd, standardError } = sample;
      const row = [say(generatorById(generator).name), say(name), 6, 6, 8, mean, sd, standardError];
      return [...row, theory?.value, difference, z];
    }),
  );
  expect(rows.slice(0, figures.length)).toEqual(figures);
  const times = choice.generators.map((generator) => [say(generatorById(generator).name), "Milliseconds"]);
  expect(rows.slice(figures.length).map((row) => row.slice(0, 2))).toEqual(times);
});

test("a comparison is run again from its own sheet, with its seed and its texture", async () => {
  await run({ variation: { ...UNVARIED, direction: 40, river: 20, pattern: 0 }, seed: "" });
  expect(valueAt(comparisonSheet(), "A2")).toContain("direction 40%, rivers 20%");
  expect(await said(compare(undefined, conversation()))).toEqual([
    message("comparison-written", { mazes: 24, sheet: "Comparison 2" }),
  ]);
  const tables = (name: string) => [tableOn(sheet(name)), tableOn(sheet(name), 1)];
  expect(tables("Comparison 2")).toEqual(tables("Comparison"));
  const [headings, row] = tableOn(comparisonSheet());
  expect(headings!.slice(3, 8)).toEqual(["Rows", "Direction", "Rivers", "Symmetry", "Mazes"]);
  expect(row!.slice(3, 8)).toEqual([6, 40, 20, "None", 8]);
});

test("solvers are compared at every size, with and without extra openings; those that take the cube of the cells only on small mazes", async () => {
  await run({ sizes: [SMALL, { rows: 14, columns: 12 }] });
  const rows = tableOn(comparisonSheet(), 1).slice(1);
  const groups = rows.map(([, columns, , loops, ...solved]) => [columns, loops, ...solved.slice(0, 2)].join(" "));
  expect([...new Set(groups)]).toEqual(["6 0 8 8", "6 10 8 8", "12 0 8 8", "12 10 8 8"]);
  expect(rows.filter(([name]) => name === "Floyd–Warshall").map(([, columns]) => columns)).toEqual([6, 6]);
});

test("where many extra openings are asked for, solvers are compared on those alone", async () => {
  await run({ variation: { loopPercent: 0, blockPermille: 3, openPercent: 35 }, mazes: 2 });
  const [, ...rows] = tableOn(comparisonSheet(), 1);
  expect(new Set(rows.map(([, , , loops]) => loops))).toEqual(new Set([35]));
  const { area } = comparisonSheet().tables[1]!;
  expect(comparisonSheet().value(area.row - 1, 0)).toContain("blocked walls: 0.3%");
});

test.each<[string, string[], ComparisonWanted["sizes"], string, string]>([
  ["that need a rectangle", ["wilson", "eller", "sidewinder"], undefined, "Wilson", "Eller and Sidewinder"],
  ["that take too long", ["aldous-broder", "eller"], [{ rows: 1, columns: 20_000 }], "Eller", "Aldous-Broder"],
])("algorithms %s are left out, and the sheet says so", async (_, names, sizes, compared, left) => {
  await openMaze(6, 5);
  select("C3");
  await removeCells(conversation());
  const { sentence } = await run({ generators: names, sizes, mazes: 1, withSolvers: false });
  expect(sentence).toEqual(together(written(1), message("comparison-left-some-out")));
  expect(valueAt(comparisonSheet(), "A3")).toContain(
    `Left out at some sizes, because they take too long or need a whole rectangle: ${left}.`,
  );
  expect(new Set(tableOn(comparisonSheet()).map(([name]) => name))).toEqual(new Set(["Algorithm", compared]));
});

test("charts show means beside theory, intervals of two standard errors, and difficulty against size", async () => {
  await run({ sizes: [SMALL, { rows: 9, columns: 12 }], withSolvers: false });
  const on = comparisonSheet();
  const table = tableOn(on);
  const [means, intervals, growth] = on.charts.map((chart) => chartData(book.workbook, chart));
  const rows = table
    .filter(([, measure, columns]) => columns === 6 && measure === "Dead ends")
    .sort((one, other) => (one[5] as number) - (other[5] as number));
  const column = (at: number) => rows.map((row) => row[at] as number);
  expect(means).toMatchObject([
    { name: "Mean", values: column(5), categories: rows.map(([name]) => name) },
    { name: "Theory", values: column(8) },
  ]);
  const twice = (sign: number) =>
    rows.map((row) => expect.closeTo((row[5] as number) + sign * 2 * (row[7] as number), 12) as number);
  expect(intervals!.map(({ values }) => values)).toEqual([twice(1), twice(-1), column(5)]);
  expect(growth).toMatchObject(
    ["Kruskal", "Wilson", "Binary tree"].map((algorithm) => ({
      name: algorithm,
      categories: ["6 x 6", "12 x 9"],
      values: table.filter(([name, measure]) => name === algorithm && measure === "Difficulty").map((row) => row[5]),
    })),
  );
  // Above the tables, so that no filter hides them, and their figures neither.
  for (const { top, height } of on.charts)
    expect(on.rows.lineAt(top + height - 1)).toBeLessThan(on.tables[0]!.area.row);
});

test("seventeen algorithms with every measure take 3 requests (the last brings the sheet to the front), and at most 60 KB", async () => {
  book.counter.reset();
  await run({ generators: generators.map(({ id }) => id), mazes: 4 });
  expect(tableOn(comparisonSheet())).toHaveLength(1 + 17 * 10);
  expect(book.counter.requests).toHaveLength(3);
  expect(book.counter.bytes).toBeLessThan(60_000);
});

test.each([
  ["mazes are measured", 10, 24, 10, ["Kruskal 8", "Wilson 2"]],
  ["mazes are solved", 3, 16, 24, ["Kruskal 8", "Wilson 8", "Binary tree 8"]],
])("stopped while %s, the sheet holds what was measured, and says so", async (_, at, of, measured, rows) => {
  const talk = conversation(true, undefined, (done, total) => {
    if (done === at && total === of) talk.stop();
  });
  const { sentence } = await run({}, talk);
  expect(sentence).toEqual(together(message("stopped"), written(measured)));
  expect(valueAt(comparisonSheet(), "A3")).toBe(say(message("comparison-stopped", { measured, planned: 24 })));
  const mazes = tableOn(comparisonSheet()).map(([name, , , , made]) => `${String(name)} ${String(made)}`);
  expect([...new Set(mazes.slice(1))]).toEqual(rows);
});

const inSeconds = (seconds: number) => message("time-in-seconds", { seconds });
const inMinutes = (minutes: number) => message("time-in-minutes", { minutes });

test.each<[string, boolean, Message]>([
  ["kruskal", false, inSeconds(60)],
  ["kruskal", true, inMinutes(8)],
  ["aldous-broder", false, inMinutes(43)],
])("%s on a long narrow grid, with solvers: %s, is asked about first", async (generator, withSolvers, time) => {
  const talk = conversation(false);
  const long = { generators: [generator], sizes: [{ rows: 3, columns: 4000 }], mazes: 2000, withSolvers };
  expect(await said(run(long, talk))).toContainEqual(message("nothing-changed"));
  const sentence = message("comparison-takes-long", { mazes: 2000, cells: 24_000_000, time });
  expect(talk.questions).toEqual([{ sentence, yes: message("begin-comparison") }]);
});

test("without a seed each comparison draws one and tells it; one like a formula stays a text", async () => {
  const seeds = [];
  for (const seed of ["", "", ""]) seeds.push((await run({ seed, withSolvers: false })).seed);
  for (const seed of seeds) expect(seed).toMatch(/^[a-z]{4}-[a-z]{6}-\d\d$/);
  expect(new Set(seeds).size).toBe(3);
  await run({ seed: "=1+1", withSolvers: false });
  expect(valueAt(sheet("Comparison 4"), "A2")).toMatch(/; seed: =1\+1$/);
});
