import { type Told, message, together } from "../../message";
import { type Metric, metrics } from "../../maze/comparison";
import { type Grid, counted } from "../../maze/model";
import type { Expectation } from "../../maze/expected";
import { isPerfect } from "../../maze/generators";
import {
  type Column,
  type Report,
  type ReportCell,
  type ReportChart,
  type ReportTable,
  tableOf,
} from "../../worksheet/laboratory";
import type { CompareChoice } from "./compareChoice";
import type { Comparison, MeasuredFigure } from "./comparison";

/** How figures of a unit are written in a table and on an axis, and what they are called there. */
export const units: Readonly<Record<Metric["unit"], Pick<ReportChart, "values" | "format" | "axisFormat">>> = {
  share: { values: "Share of cells", format: "0.00%", axisFormat: "0.0%" },
  number: { values: "Number", format: "0.00", axisFormat: "0" },
  score: { values: "Points of 100", format: "0.0", axisFormat: "0" },
};
const MILLISECONDS = "0.000";

/** Words for what stands in cells. */
export type SayInCells = (told: Told) => string;

/** What was found of an algorithm's mazes of a size: a measure of them, or how long they took. */
interface GeneratorRow extends Pick<MeasuredFigure, "generator" | "size" | "sample"> {
  readonly measure: Told;
  readonly format: string;
  readonly compared?: MeasuredFigure;
}

const byRow = ({ format }: GeneratorRow) => format;
const generatorColumns = (say: SayInCells): readonly Column<GeneratorRow>[] => [
  { heading: "Algorithm", of: ({ generator }) => say(generator.name) },
  { heading: "Measure", of: ({ measure }) => say(measure) },
  { heading: "Columns", of: ({ size }) => size.columns },
  { heading: "Rows", of: ({ size }) => size.rows },
  { heading: "Mazes", of: ({ sample }) => sample.n },
  { heading: "Mean", of: ({ sample }) => (sample.n === 0 ? "" : sample.mean), format: byRow },
  { heading: "Deviation", of: ({ sample }) => sample.sd, format: byRow },
  { heading: "Standard error", of: ({ sample }) => sample.standardError, format: byRow },
  { heading: "Theory", of: ({ compared }) => compared?.theory?.value, format: byRow },
  { heading: "Difference", of: ({ compared }) => compared?.difference, format: byRow },
  { heading: "z", of: ({ compared }) => compared?.z, format: "0.00" },
  { heading: "Theory is", of: ({ compared }) => say(theorySource(compared?.theory)), isIndented: true },
];

/** What was found of a solver on mazes of a size and with loops. */
type SolverRow = ReturnType<Comparison["solving"]>[number];

const solverColumns = (say: SayInCells): readonly Column<SolverRow>[] => [
  { heading: "Solver", of: ({ solver }) => say(solver.name) },
  { heading: "Columns", of: ({ size }) => size.columns },
  { heading: "Rows", of: ({ size }) => size.rows },
  { heading: "Loops %", of: ({ loopPercent }) => loopPercent },
  { heading: "Mazes", of: ({ solvable }) => solvable },
  { heading: "Solved", of: ({ solved }) => solved },
  { heading: "Visits", of: ({ solvable, visits }) => (solvable === 0 ? "" : visits.mean), format: "0.0%" },
  { heading: "Deviation of visits", of: ({ visits }) => visits.sd, format: "0.0%" },
  { heading: "Path over shortest", of: ({ solved, detour }) => (solved === 0 ? "" : detour.mean), format: "0.000" },
  { heading: "Deviation of path", of: ({ detour }) => detour.sd, format: "0.000" },
  { heading: "Milliseconds", of: ({ solvable, time }) => (solvable === 0 ? "" : time.mean), format: MILLISECONDS },
];

/** What a theory rests on; nothing where there is none. */
export function theorySource(theory: Expectation | undefined): Told {
  return theory === undefined ? "" : message("theory-rests-on", { kind: theory.kind, source: theory.source });
}

/** The sheet that tells of a comparison, whole or stopped. */
export function comparisonReport(compared: Comparison, isWhole: boolean, say: SayInCells): Report {
  const { choice } = compared;
  const figures = compared.figures().filter(({ metric }) => choice.metrics.includes(metric.id));
  return {
    name: "Comparison",
    lines: linesOf(compared, isWhole).map(say),
    charts: chartsOf(figures, choice, say),
    tables: [generatorTable(figures, compared, say), ...(compared.solved === 0 ? [] : [solverTable(compared, say)])],
  };
}

function linesOf({ choice, made, planned, refused }: Comparison, isWhole: boolean): Told[] {
  const { mazes, seed, imperfection, sizes } = choice;
  const loops = isPerfect(imperfection)
    ? "perfect mazes"
    : `loops ${imperfection.loopPercent} %, blocked walls ${imperfection.blockPermille} ‰`;
  const end = isWhole
    ? "Everything that was asked for was measured."
    : `Stopped: ${counted(made, "maze")} of ${counted(planned, "maze")} were measured, and the figures are of those.`;
  return [
    "Comparison of algorithms",
    `${counted(mazes, "maze")} of each algorithm and size (${sizes.map(nameOf).join(", ")}), ${loops}, from corner to corner; seed: ${seed}`,
    together(end, leftOut(refused, false), leftOut(refused, true)),
  ];
}

/** Which were left out for their shape, or else for their time; nothing where none was. */
function leftOut(refused: Comparison["refused"], forShape: boolean): Told | undefined {
  const groups = refused
    .filter(({ isMask }) => isMask === forShape)
    .map(({ generator, size }) => message("compared-at-size", { generator: generator.name, size: nameOf(size) }));
  if (groups.length === 0) return undefined;
  return message(forShape ? "left-out-for-shape" : "left-out-as-too-slow", { groups });
}

/** Columns first, as in the pane. */
function nameOf({ columns, rows, mask }: Grid): string {
  return `${columns} x ${rows}${mask === undefined ? "" : " in this shape"}`;
}

function chosenMetrics(choice: CompareChoice): Metric[] {
  return metrics.filter(({ id }) => choice.metrics.includes(id));
}

function chartsOf(figures: readonly MeasuredFigure[], choice: CompareChoice, say: SayInCells): ReportChart[] {
  const [main] = chosenMetrics(choice);
  const [size] = choice.sizes;
  if (main === undefined || size === undefined) return [];
  const drawn = figures.filter(({ metric, size: at, sample }) => metric === main && at === size && sample.n > 0);
  const charts = [meansChart(drawn, main, size, say), intervalsChart(drawn, main, size, say)];
  if (choice.sizes.length > 1) charts.push(sizesChart(figures, choice, main, say));
  return charts.filter((chart) => chart.figures.length > 1);
}

function meansChart(figures: readonly MeasuredFigure[], metric: Metric, size: Grid, say: SayInCells): ReportChart {
  return {
    type: "ColumnClustered",
    name: "Means and theory",
    title: say(message("chart-of-means", { metric: metric.name, size: nameOf(size) })),
    categories: "Algorithm",
    sentence: [say(extremes(figures, metric)), "Theory stands beside the mean where it is known."],
    figures: [
      ["Algorithm", "Mean", "Theory"],
      ...figures.map(({ generator, sample, theory }) => [say(generator.name), sample.mean, theory?.value ?? ""]),
    ],
    seriesBy: "Columns",
    ...units[metric.unit],
    hasLegend: true,
  };
}

/** "Highest: Prim, by random frontier cell 35.2 %. Lowest: Hunt and kill 10.0 %." */
function extremes(figures: readonly MeasuredFigure[], metric: Metric): Told {
  const sorted = [...figures].sort((a, b) => b.sample.mean - a.sample.mean);
  const [first, last] = [sorted[0], sorted[sorted.length - 1]];
  if (first === undefined || last === undefined) return "";
  const [highest, lowest] = [first.generator.name, last.generator.name];
  const [most, least] = [inWords(first.sample.mean, metric), inWords(last.sample.mean, metric)];
  return message("chart-extremes", { highest, most, lowest, least });
}

function inWords(value: number, { unit }: Metric): string {
  return unit === "share" ? `${(100 * value).toFixed(1)} %` : value.toFixed(1);
}

function intervalsChart(figures: readonly MeasuredFigure[], metric: Metric, size: Grid, say: SayInCells): ReportChart {
  const rows = figures.map(({ generator, sample }) => {
    const reach = 2 * (sample.standardError ?? 0);
    return [say(generator.name), sample.mean + reach, sample.mean - reach, sample.mean];
  });
  return {
    type: "StockHLC",
    name: "Intervals",
    title: say(message("chart-of-intervals", { metric: metric.name, size: nameOf(size) })),
    categories: "Algorithm",
    sentence: [
      "Each line reaches two standard errors above and below the mean, its tick.",
      "Where lines do not meet, the algorithms differ.",
    ],
    figures: [["Algorithm", "Upper", "Lower", "Mean"], ...rows],
    seriesBy: "Columns",
    ...units[metric.unit],
    hasLegend: false,
  };
}

/** Difficulty against size, or the first measure where difficulty was not asked for. */
function sizesChart(
  figures: readonly MeasuredFigure[],
  choice: CompareChoice,
  main: Metric,
  say: SayInCells,
): ReportChart {
  const metric = chosenMetrics(choice).find(({ id }) => id === "difficulty") ?? main;
  const drawn = figures.filter((figure) => figure.metric === metric && figure.sample.n > 0);
  const names = [...new Set(drawn.map(({ generator }) => generator))];
  const sizes = [...choice.sizes].sort((a, b) => a.rows * a.columns - b.rows * b.columns);
  const rows = names.map((generator): ReportCell[] => [
    say(generator.name),
    ...sizes.map(
      (size) => drawn.find((figure) => figure.generator === generator && figure.size === size)?.sample.mean ?? "",
    ),
  ]);
  return {
    type: "LineMarkers",
    name: "Sizes",
    title: say(message("chart-of-sizes", { metric: metric.name })),
    categories: "Columns x rows",
    sentence: [say(message("chart-of-sizes-says", { metric: metric.name })), ""],
    figures: [["Algorithm", ...sizes.map(nameOf)], ...rows],
    seriesBy: "Rows",
    ...units[metric.unit],
    hasLegend: true,
  };
}

/** A row for each measure, size and algorithm, in this order, then the times. */
function generatorTable(figures: readonly MeasuredFigure[], compared: Comparison, say: SayInCells): ReportTable {
  const ordered = chosenMetrics(compared.choice).flatMap((metric) =>
    figures.filter((figure) => figure.metric === metric),
  );
  const rows = ordered.map((figure) => ({
    ...figure,
    measure: figure.metric.name,
    format: units[figure.metric.unit].format,
    compared: figure,
  }));
  const times = compared.times().map((time) => ({ ...time, measure: "Milliseconds", format: MILLISECONDS }));
  return tableOf<GeneratorRow>("Algorithms that make mazes", generatorColumns(say), [...rows, ...times]);
}

function solverTable(compared: Comparison, say: SayInCells): ReportTable {
  const { imperfection } = compared.choice;
  const rows = compared.solving();
  const blocked = imperfection.blockPermille === 0 ? "" : `, blocked walls ${imperfection.blockPermille} ‰`;
  const heading = `Algorithms that solve mazes: the same mazes, of the chosen algorithms in turn${blocked}; visits are a share of the cells`;
  return tableOf(heading, solverColumns(say), rows);
}
