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

/** How figures of each unit are formatted in a table and on an axis, and the unit's name there. */
export const units: Readonly<Record<Metric["unit"], Pick<ReportChart, "values" | "format" | "axisFormat">>> = {
  share: { values: "Share of cells", format: "0.00%", axisFormat: "0.0%" },
  number: { values: "Number", format: "0.00", axisFormat: "0" },
  score: { values: "Points of 100", format: "0.0", axisFormat: "0" },
};
const MILLISECONDS = "0.000";

/** The results for an algorithm's mazes of one size: a metric, or the time they took. */
interface GeneratorRow extends Pick<MeasuredFigure, "generator" | "size" | "sample"> {
  readonly measure: string;
  readonly format: string;
  readonly compared?: MeasuredFigure;
}

const byRow = ({ format }: GeneratorRow) => format;
const generatorColumns: readonly Column<GeneratorRow>[] = [
  { heading: "Algorithm", of: ({ generator }) => generator.name },
  { heading: "Measure", of: ({ measure }) => measure },
  { heading: "Columns", of: ({ size }) => size.columns },
  { heading: "Rows", of: ({ size }) => size.rows },
  { heading: "Mazes", of: ({ sample }) => sample.n },
  { heading: "Mean", of: ({ sample }) => (sample.n === 0 ? "" : sample.mean), format: byRow },
  { heading: "Deviation", of: ({ sample }) => sample.sd, format: byRow },
  { heading: "Standard error", of: ({ sample }) => sample.standardError, format: byRow },
  { heading: "Theory", of: ({ compared }) => compared?.theory?.value, format: byRow },
  { heading: "Difference", of: ({ compared }) => compared?.difference, format: byRow },
  { heading: "z", of: ({ compared }) => compared?.z, format: "0.00" },
  { heading: "Theory is", of: ({ compared }) => theorySource(compared?.theory), isIndented: true },
];

/** The results of a solver on mazes of one size and number of loops. */
type SolverRow = ReturnType<Comparison["solving"]>[number];

const solverColumns: readonly Column<SolverRow>[] = [
  { heading: "Solver", of: ({ solver }) => solver.name },
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

/** The source of a theoretical value; "" where there is none. */
export function theorySource(theory: Expectation | undefined): string {
  return theory === undefined ? "" : `${theory.kind}: ${theory.source}`;
}

/** The report of a comparison, finished or stopped. */
export function comparisonReport(compared: Comparison, isWhole: boolean): Report {
  const { choice } = compared;
  const figures = compared.figures().filter(({ metric }) => choice.metrics.includes(metric.id));
  return {
    name: "Comparison",
    lines: linesOf(compared, isWhole),
    charts: chartsOf(figures, choice),
    tables: [generatorTable(figures, compared), ...(compared.solved === 0 ? [] : [solverTable(compared)])],
  };
}

function linesOf({ choice, made, planned, refused }: Comparison, isWhole: boolean): string[] {
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
    `${end}${refusals(refused)}`,
  ];
}

function refusals(refused: Comparison["refused"]): string {
  const named = (wanted: boolean) =>
    refused
      .filter(({ isMask }) => isMask === wanted)
      .map(({ generator, size }) => `${generator.name} at ${nameOf(size)}`)
      .join("; ");
  const [slow, whole] = [named(false), named(true)];
  return [
    slow === "" ? "" : ` Left out, because it would take too long: ${slow}.`,
    whole === "" ? "" : ` Left out, because it needs a whole rectangle: ${whole}.`,
  ].join("");
}

/** Columns first, as in the pane. */
function nameOf({ columns, rows, mask }: Grid): string {
  return `${columns} x ${rows}${mask === undefined ? "" : " in this shape"}`;
}

function chosenMetrics(choice: CompareChoice): Metric[] {
  return metrics.filter(({ id }) => choice.metrics.includes(id));
}

function chartsOf(figures: readonly MeasuredFigure[], choice: CompareChoice): ReportChart[] {
  const [main] = chosenMetrics(choice);
  const [size] = choice.sizes;
  if (main === undefined || size === undefined) return [];
  const drawn = figures.filter(({ metric, size: at, sample }) => metric === main && at === size && sample.n > 0);
  const charts = [meansChart(drawn, main, size), intervalsChart(drawn, main, size)];
  if (choice.sizes.length > 1) charts.push(sizesChart(figures, choice, main));
  return charts.filter((chart) => chart.figures.length > 1);
}

function meansChart(figures: readonly MeasuredFigure[], metric: Metric, size: Grid): ReportChart {
  return {
    type: "ColumnClustered",
    name: "Means and theory",
    title: `${metric.name}, ${nameOf(size)}: means and theory`,
    categories: "Algorithm",
    sentence: [extremes(figures, metric), "Theory stands beside the mean where it is known."],
    figures: [
      ["Algorithm", "Mean", "Theory"],
      ...figures.map(({ generator, sample, theory }) => [generator.name, sample.mean, theory?.value ?? ""]),
    ],
    seriesBy: "Columns",
    ...units[metric.unit],
    hasLegend: true,
  };
}

/** "Dead ends: most with Prim (35.16 %), fewest with Hunt and kill (10.02 %)." */
function extremes(figures: readonly MeasuredFigure[], metric: Metric): string {
  const sorted = [...figures].sort((a, b) => b.sample.mean - a.sample.mean);
  const [first, last] = [sorted[0], sorted[sorted.length - 1]];
  if (first === undefined || last === undefined) return "";
  const said = ({ generator, sample }: MeasuredFigure) => `${generator.name} ${inWords(sample.mean, metric)}`;
  return `Highest: ${said(first)}. Lowest: ${said(last)}.`;
}

function inWords(value: number, { unit }: Metric): string {
  return unit === "share" ? `${(100 * value).toFixed(1)} %` : value.toFixed(1);
}

function intervalsChart(figures: readonly MeasuredFigure[], metric: Metric, size: Grid): ReportChart {
  const rows = figures.map(({ generator, sample }) => {
    const reach = 2 * (sample.standardError ?? 0);
    return [generator.name, sample.mean + reach, sample.mean - reach, sample.mean];
  });
  return {
    type: "StockHLC",
    name: "Intervals",
    title: `${metric.name}, ${nameOf(size)}: mean ± 2 standard errors`,
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
function sizesChart(figures: readonly MeasuredFigure[], choice: CompareChoice, main: Metric): ReportChart {
  const metric = chosenMetrics(choice).find(({ id }) => id === "difficulty") ?? main;
  const drawn = figures.filter((figure) => figure.metric === metric && figure.sample.n > 0);
  const names = [...new Set(drawn.map(({ generator }) => generator))];
  const sizes = [...choice.sizes].sort((a, b) => a.rows * a.columns - b.rows * b.columns);
  const rows = names.map((generator): ReportCell[] => [
    generator.name,
    ...sizes.map(
      (size) => drawn.find((figure) => figure.generator === generator && figure.size === size)?.sample.mean ?? "",
    ),
  ]);
  return {
    type: "LineMarkers",
    name: "Sizes",
    title: `${metric.name} against size`,
    categories: "Columns x rows",
    sentence: [`${metric.name} of each algorithm at each size, the means.`, ""],
    figures: [["Algorithm", ...sizes.map(nameOf)], ...rows],
    seriesBy: "Rows",
    ...units[metric.unit],
    hasLegend: true,
  };
}

/** A row for each measure, size and algorithm, in this order, then the times. */
function generatorTable(figures: readonly MeasuredFigure[], compared: Comparison): ReportTable {
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
  return tableOf<GeneratorRow>("Algorithms that make mazes", generatorColumns, [...rows, ...times]);
}

function solverTable(compared: Comparison): ReportTable {
  const { imperfection } = compared.choice;
  const rows = compared.solving();
  const blocked = imperfection.blockPermille === 0 ? "" : `, blocked walls ${imperfection.blockPermille} ‰`;
  const heading = `Algorithms that solve mazes: the same mazes, of the chosen algorithms in turn${blocked}; visits are a share of the cells`;
  return tableOf(heading, solverColumns, rows);
}
