import type { ComparedFigure, GeneratorComparison, RefusedSize } from "../../maze/comparison/generatorComparison";
import { metrics, type Metric } from "../../maze/comparison/metrics";
import type { SolverComparison } from "../../maze/comparison/solverComparison";
import { counted } from "../../maze/counted";
import { isPerfect } from "../../maze/generators";
import type { Grid } from "../../maze/maze";
import type { Report, ReportCell, ReportChart, ReportTable } from "../../worksheet/laboratory/report";
import type { CompareChoice } from "./compareChoice";

/** What was compared, by the time that it ended or was ended. */
export interface Compared {
  readonly choice: CompareChoice;
  readonly generators: GeneratorComparison;
  /** Undefined where solvers were not asked for, or not come to. */
  readonly solvers: SolverComparison | undefined;
  readonly isWhole: boolean;
}

export const FORMATS: Readonly<Record<Metric["unit"], string>> = { share: "0.00%", number: "0.00", score: "0.0" };
export const AXIS_FORMATS: typeof FORMATS = { share: "0.0%", number: "0", score: "0" };
/** The names of a metric's figures on an axis. */
const UNITS: Readonly<Record<Metric["unit"], string>> = {
  share: "Share of cells",
  number: "Number",
  score: "Points of 100",
};
const MILLISECONDS = "0.000";
const COLUMNS = [
  "Algorithm",
  "Measure",
  "Columns",
  "Rows",
  "Mazes",
  "Mean",
  "Deviation",
  "Standard error",
  "Theory",
  "Difference",
  "z",
  "Theory is",
] as const;
const SOLVER_COLUMNS = [
  "Solver",
  "Columns",
  "Rows",
  "Loops %",
  "Mazes",
  "Solved",
  "Visits",
  "Deviation of visits",
  "Path over shortest",
  "Deviation of path",
  "Milliseconds",
] as const;

/** The sheet that tells of a comparison. */
export function comparisonReport(compared: Compared): Report {
  const { choice, generators, solvers } = compared;
  const figures = generators.figures().filter(({ metric }) => choice.metrics.includes(metric.id));
  return {
    name: "Comparison",
    lines: linesOf(compared),
    charts: chartsOf(figures, choice),
    tables: [
      generatorTable(figures, generators, choice),
      ...(solvers === undefined || solvers.made === 0 ? [] : [solverTable(solvers, choice)]),
    ],
  };
}

function linesOf({ choice, generators, isWhole }: Compared): string[] {
  const { mazes, seed, imperfection, sizes } = choice;
  const loops = isPerfect(imperfection)
    ? "perfect mazes"
    : `loops ${imperfection.loopPercent} %, blocked walls ${imperfection.blockPermille} ‰`;
  const end = isWhole
    ? "Everything that was asked for was measured."
    : `Stopped: ${counted(generators.made, "maze")} of ${counted(generators.planned, "maze")} were measured, and the figures are of those.`;
  return [
    "Comparison of algorithms",
    `${counted(mazes, "maze")} of each algorithm and size (${sizes.map(nameOf).join(", ")}), ${loops}, from corner to corner; seed: ${seed}`,
    `${end}${refusals(generators.refused)}`,
  ];
}

function refusals(refused: readonly RefusedSize[]): string {
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

function chartsOf(figures: readonly ComparedFigure[], choice: CompareChoice): ReportChart[] {
  const [main] = chosenMetrics(choice);
  const [size] = choice.sizes;
  if (main === undefined || size === undefined) return [];
  const drawn = figures.filter(({ metric, size: at, sample }) => metric === main && at === size && sample.n > 0);
  const charts = [meansChart(drawn, main, size), intervalsChart(drawn, main, size)];
  if (choice.sizes.length > 1) charts.push(sizesChart(figures, choice, main));
  return charts.filter((chart) => chart.figures.length > 1);
}

function meansChart(figures: readonly ComparedFigure[], metric: Metric, size: Grid): ReportChart {
  return {
    type: "ColumnClustered",
    name: "Means and theory",
    title: `${metric.name}, ${nameOf(size)}: means and theory`,
    categories: "Algorithm",
    values: UNITS[metric.unit],
    sentence: [extremes(figures, metric), "Theory stands beside the mean where it is known."],
    figures: [
      ["Algorithm", "Mean", "Theory"],
      ...figures.map(({ generator, sample, theory }) => [generator.name, sample.mean, theory?.value ?? ""]),
    ],
    seriesBy: "Columns",
    format: FORMATS[metric.unit],
    axisFormat: AXIS_FORMATS[metric.unit],
    hasLegend: true,
  };
}

/** "Dead ends: most with Prim (35.16 %), fewest with Hunt and kill (10.02 %)." */
function extremes(figures: readonly ComparedFigure[], metric: Metric): string {
  const sorted = [...figures].sort((a, b) => b.sample.mean - a.sample.mean);
  const [first, last] = [sorted[0], sorted[sorted.length - 1]];
  if (first === undefined || last === undefined) return "";
  const said = ({ generator, sample }: ComparedFigure) => `${generator.name} ${inWords(sample.mean, metric)}`;
  return `Highest: ${said(first)}. Lowest: ${said(last)}.`;
}

function inWords(value: number, { unit }: Metric): string {
  return unit === "share" ? `${(100 * value).toFixed(1)} %` : value.toFixed(1);
}

function intervalsChart(figures: readonly ComparedFigure[], metric: Metric, size: Grid): ReportChart {
  const rows = figures.map(({ generator, sample }) => {
    const reach = 2 * (sample.standardError ?? 0);
    return [generator.name, sample.mean + reach, sample.mean - reach, sample.mean];
  });
  return {
    type: "StockHLC",
    name: "Intervals",
    title: `${metric.name}, ${nameOf(size)}: mean ± 2 standard errors`,
    categories: "Algorithm",
    values: UNITS[metric.unit],
    sentence: [
      "Each line reaches two standard errors above and below the mean, its tick.",
      "Where lines do not meet, the algorithms differ.",
    ],
    figures: [["Algorithm", "Upper", "Lower", "Mean"], ...rows],
    seriesBy: "Columns",
    format: FORMATS[metric.unit],
    axisFormat: AXIS_FORMATS[metric.unit],
    hasLegend: false,
  };
}

/** Difficulty against size, or the first measure where difficulty was not asked for. */
function sizesChart(figures: readonly ComparedFigure[], choice: CompareChoice, main: Metric): ReportChart {
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
    values: UNITS[metric.unit],
    sentence: [`${metric.name} of each algorithm at each size, the means.`, ""],
    figures: [["Algorithm", ...sizes.map(nameOf)], ...rows],
    seriesBy: "Rows",
    format: FORMATS[metric.unit],
    axisFormat: AXIS_FORMATS[metric.unit],
    hasLegend: true,
  };
}

/** A row for each measure, size and algorithm, in this order, then the times. */
function generatorTable(
  figures: readonly ComparedFigure[],
  generators: GeneratorComparison,
  choice: CompareChoice,
): ReportTable {
  const ordered = chosenMetrics(choice).flatMap((metric) => figures.filter((figure) => figure.metric === metric));
  const times = generators.times();
  const formats = [...ordered.map(({ metric }) => FORMATS[metric.unit]), ...times.map(() => MILLISECONDS)];
  return {
    heading: "Algorithms that make mazes",
    columns: COLUMNS,
    rows: [
      ...ordered.map(({ generator, size, metric, sample, theory, difference, z }) => [
        generator.name,
        metric.name,
        size.columns,
        size.rows,
        sample.n,
        sample.n === 0 ? "" : sample.mean,
        sample.sd ?? "",
        sample.standardError ?? "",
        theory?.value ?? "",
        difference ?? "",
        z ?? "",
        theory === undefined ? "" : `${theory.kind}: ${theory.source}`,
      ]),
      ...times.map(({ generator, size, sample }) => [
        generator.name,
        "Milliseconds",
        size.columns,
        size.rows,
        sample.n,
        sample.mean,
        sample.sd ?? "",
        sample.standardError ?? "",
        ...["", "", "", ""],
      ]),
    ],
    formats: [
      ...[5, 6, 7, 8, 9].map((column) => ({ column, formats })),
      { column: 10, formats: formats.map(() => "0.00") },
    ],
    indented: COLUMNS.length - 1,
  };
}

function solverTable({ groups }: SolverComparison, { imperfection }: CompareChoice): ReportTable {
  const rows = groups
    .filter(({ made }) => made > 0)
    .flatMap(({ size, imperfection: { loopPercent }, solvable, solvers }) =>
      solvers.map(({ solver, solved, visits, detour, time }) => [
        solver.name,
        size.columns,
        size.rows,
        loopPercent,
        solvable,
        solved,
        solvable === 0 ? "" : visits.mean,
        visits.sd ?? "",
        solved === 0 ? "" : detour.mean,
        detour.sd ?? "",
        solvable === 0 ? "" : time.mean,
      ]),
    );
  const all = (column: number, format: string) => ({ column, formats: rows.map(() => format) });
  const blocked = imperfection.blockPermille === 0 ? "" : `, blocked walls ${imperfection.blockPermille} ‰`;
  return {
    heading: `Algorithms that solve mazes: the same mazes, of the chosen algorithms in turn${blocked}; visits are a share of the cells`,
    columns: SOLVER_COLUMNS,
    rows,
    formats: [all(6, "0.0%"), all(7, "0.0%"), all(8, "0.000"), all(9, "0.000"), all(10, MILLISECONDS)],
  };
}
