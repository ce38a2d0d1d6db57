import { type Message, message, together } from "../../message";
import {
  type ComparedFigure,
  type GeneratorFigures,
  type GeneratorPlan,
  type Metric,
  type SolverFigures,
  type SolverPlan,
  type Sample,
  metrics,
} from "../../maze/comparison";
import type { Grid } from "../../maze/model";
import {
  patterns,
  type GeneratorFacts,
  generatorFacts,
  generatorFactsById,
  UNVARIED,
  isVariation,
  isUnvaried,
  type Variation,
} from "../../maze/generators";
import { type Report, type ReportChart, tableOf } from "../../worksheet/laboratory";
import type { Column } from "../../worksheet/newSheets";
import { fieldsOf } from "../../worksheet/names";
import { solverFactsById } from "../../maze/solvers";

export const unitFormats = {
  share: { format: "0.00%", axisFormat: "0.0%", axis: message("axis-share") },
  number: { format: "0.00", axisFormat: "0", axis: message("axis-number") },
  score: { format: "0.0", axisFormat: "0", axis: message("axis-score") },
} as const satisfies Readonly<Record<Metric["unit"], unknown>>;
const MILLISECONDS = "0.000";

/** What was found of an algorithm's mazes of a size: a measure of them, or how long they took, which is no metric. */
interface GeneratorRow extends Pick<ComparedFigure, "sample">, Partial<Omit<ComparedFigure, "sample">> {
  readonly generator: GeneratorFacts;
  readonly size: Grid;
  readonly metric?: Metric;
  readonly measure: Message;
  readonly format: string;
}

const byRow = ({ format }: GeneratorRow) => format;
const generatorColumns = ({ variation }: CompareChoice): readonly Column<GeneratorRow>[] => [
  { heading: "column-algorithm", of: ({ generator }) => generator.name },
  { heading: "column-measure", of: ({ measure }) => measure },
  { heading: "columns-field", of: ({ size }) => size.columns },
  { heading: "rows-field", of: ({ size }) => size.rows },
  ...textureColumns(variation),
  { heading: "mazes-sheet", of: ({ sample }) => sample.n },
  { heading: "column-mean", of: ({ sample }) => meanOf(sample), format: byRow },
  { heading: "column-deviation", of: ({ sample }) => sample.sd, format: byRow },
  { heading: "column-standard-error", of: ({ sample }) => sample.standardError, format: byRow },
  { heading: "column-theory", of: ({ theory }) => theory?.value, format: byRow },
  { heading: "column-difference", of: ({ difference }) => difference, format: byRow },
  { heading: "column-z", of: ({ z }) => z, format: "0.00" },
];

/** The texture in every row, so that tables of several comparisons can be put together; none for mazes without one. */
function textureColumns({ direction = 0, river = 0, pattern = 0 }: Variation): Column<GeneratorRow>[] {
  if (direction === 0 && river === 0 && pattern === 0) return [];
  return [
    { heading: "direction-field", of: () => direction },
    { heading: "river-field", of: () => river },
    { heading: "pattern-choice", of: () => message("pattern-name", { pattern: patterns[pattern]! }) },
  ];
}

type SolverRow = ReturnType<typeof solvingIn>[number];

const solverColumns: readonly Column<SolverRow>[] = [
  { heading: "column-solver", of: ({ solver }) => solver.name },
  { heading: "columns-field", of: ({ size }) => size.columns },
  { heading: "rows-field", of: ({ size }) => size.rows },
  { heading: "column-openings", of: ({ openPercent }) => openPercent },
  { heading: "mazes-sheet", of: ({ solvable }) => solvable },
  { heading: "column-solved", of: ({ detour }) => detour.n },
  { heading: "column-visits", of: ({ visits }) => meanOf(visits), format: "0.0%" },
  { heading: "column-deviation-of-visits", of: ({ visits }) => visits.sd, format: "0.0%" },
  { heading: "column-detour", of: ({ detour }) => meanOf(detour), format: "0.000" },
  { heading: "column-deviation-of-path", of: ({ detour }) => detour.sd, format: "0.000" },
  { heading: "column-milliseconds", of: ({ time }) => meanOf(time), format: MILLISECONDS },
];

function meanOf({ n, mean }: Pick<Sample, "n" | "mean">): number | undefined {
  return n === 0 ? undefined : mean;
}

export function comparisonReport(compared: Comparison, isWhole: boolean): Report {
  const { choice } = compared;
  const rows = rowsIn(compared);
  const solving = solvingIn(compared);
  const blocked = choice.variation.blockPermille / 10;
  return {
    askedFor: choice.sizes.some(({ mask }) => mask !== undefined) ? undefined : choice,
    lines: linesOf(compared, isWhole),
    charts: chartsOf(rows, choice),
    tables: [
      tableOf("generators-table", generatorColumns(choice), rows),
      ...(solving.length === 0 ? [] : [tableOf(message("solvers-table", { blocked }), solverColumns, solving)]),
    ],
  };
}

function linesOf(compared: Comparison, isWhole: boolean): (Message | undefined)[] {
  const { choice, generators } = compared;
  const { mazes, seed, variation, sizes } = choice;
  const { openPercent: openings = 0, blockPermille } = variation;
  const refused = refusedIn(compared);
  const left = [...new Set(refused.map(({ plan }) => plan.generator))].map((id) => generatorFactsById(id).name);
  const [measured, planned] = [madeOf(generators), mazes * (generators.length - refused.length)];
  const kind = message("comparison-of-imperfect", {
    made: isUnvaried(variation) ? "perfect" : "otherwise",
    openings,
    blocked: blockPermille / 10,
    deadEnds: variation.braidPercent ?? 0,
    direction: variation.direction ?? 0,
    rivers: variation.river ?? 0,
    rooms: variation.rooms ?? 0,
    pattern: patterns[variation.pattern ?? 0]!,
  });
  return [
    message("comparison-title"),
    message("comparison-of", { mazes, sizes: sizes.map(nameOf), kind, seed }),
    together(
      isWhole ? undefined : message("comparison-stopped", { measured, planned }),
      left.length === 0 ? undefined : message("comparison-left-out", { algorithms: left }),
    ),
  ];
}

/** Columns first, as in the pane. */
function nameOf({ columns, rows, mask }: Grid): Message {
  return message(mask === undefined ? "compared-size" : "compared-size-of-shape", { columns, rows });
}

/** Means and intervals of the first measure at the first size; of several sizes, difficulty or that measure against size. */
function chartsOf(rows: readonly GeneratorRow[], { sizes }: CompareChoice): ReportChart[] {
  const [main, size] = [metrics[0]!, sizes[0]!];
  const ofMetric = (metric: Metric) => rows.filter((row) => row.metric === metric && row.sample.n > 0);
  const inUnit = ({ unit }: Metric) => {
    const { axis, ...formats } = unitFormats[unit];
    return { values: axis, ...formats };
  };
  const [algorithm, mean] = [message("column-algorithm"), message("column-mean")];
  const about = { metric: main.name, size: nameOf(size) };
  // Excel draws the first bar at the bottom.
  const drawn = ofMetric(main)
    .filter((row) => row.size === size)
    .sort((one, other) => one.sample.mean - other.sample.mean);
  const means: ReportChart = {
    type: "BarClustered",
    name: "chart-of-means-name",
    title: message("chart-of-means", about),
    categories: "column-algorithm",
    figures: [
      [algorithm, mean, message("column-theory")],
      ...drawn.map(({ generator, sample, theory }) => [generator.name, sample.mean, theory?.value]),
    ],
    ...inUnit(main),
  };
  const intervals: ReportChart = {
    type: "StockHLC",
    name: "chart-of-intervals-name",
    title: message("chart-of-intervals", about),
    categories: "column-algorithm",
    sentence: "chart-of-intervals-means",
    figures: [
      [algorithm, message("upper-end"), message("lower-end"), mean],
      ...drawn.map(({ generator, sample: { mean, standardError = 0 } }) => {
        return [generator.name, mean + 2 * standardError, mean - 2 * standardError, mean];
      }),
    ],
    ...inUnit(main),
  };
  const metric = metrics.find(({ id }) => id === "difficulty") ?? main;
  const against = ofMetric(metric);
  const ascending = [...sizes].sort((a, b) => a.rows * a.columns - b.rows * b.columns);
  const growth: ReportChart = {
    type: "LineMarkers",
    name: "compare-sizes-field",
    title: message("chart-of-sizes", { metric: metric.name }),
    categories: "axis-sizes",
    figures: [
      [algorithm, ...ascending.map(nameOf)],
      ...[...new Set(against.map(({ generator }) => generator))].map((generator) => [
        generator.name,
        ...ascending.map(
          (size) => against.find((row) => row.generator === generator && row.size === size)?.sample.mean,
        ),
      ]),
    ],
    ...inUnit(metric),
  };
  return [means, intervals, ...(sizes.length > 1 ? [growth] : [])].filter((chart) => chart.figures.length > 1);
}

/** A plan, and what was found so far; undefined until it is begun. */
export interface Measured<Plan, Figures> {
  readonly plan: Plan;
  figures?: Figures | undefined;
}

/** What is compared: for each size every generator, and for each size and variation the solvers. */
export interface Comparison {
  readonly choice: CompareChoice;
  readonly generators: readonly Measured<GeneratorPlan, GeneratorFigures>[];
  readonly solvers: readonly Measured<SolverPlan, SolverFigures>[];
}

/** Mazes measured, or tried by every solver. */
export function madeOf(groups: readonly Measured<unknown, { readonly made: number }>[]): number {
  return groups.reduce((sum, { figures }) => sum + (figures?.made ?? 0), 0);
}

export function refusedIn({ generators }: Comparison): Comparison["generators"] {
  return generators.filter(({ figures }) => figures?.refused !== undefined);
}

/** A row for each measure, size and algorithm, in this order, then the times. */
function rowsIn({ generators }: Comparison): GeneratorRow[] {
  const about = ({ generator, size }: GeneratorPlan) => ({ generator: generatorFactsById(generator), size });
  const measured = metrics.flatMap((metric, i) => {
    const { name: measure, unit } = metric;
    const { format } = unitFormats[unit];
    return generators.flatMap(({ plan, figures }) => {
      const figure = figures?.figures[i];
      return figure === undefined ? [] : [{ ...about(plan), metric, measure, format, ...figure }];
    });
  });
  const measure = message("column-milliseconds");
  const times = generators.flatMap(({ plan, figures }) => {
    return figures?.time === undefined ? [] : [{ ...about(plan), sample: figures.time, measure, format: MILLISECONDS }];
  });
  return [...measured, ...times];
}

/** What each solver did, for each size and variation. */
function solvingIn({ solvers }: Comparison) {
  return solvers.flatMap(({ plan: { size, variation }, figures }) => {
    if (figures === undefined || figures.made === 0) return [];
    const { solvable } = figures;
    return figures.solvers.map((did) => ({
      ...did,
      size,
      solvable,
      openPercent: variation.openPercent ?? 0,
      solver: solverFactsById(did.solver),
    }));
  });
}

/** What a comparison's sheet remembers; undefined if it is no comparison, or somebody changed the name. */
export function choiceOf(saved: unknown): CompareChoice | undefined {
  const { generators, sizes, mazes, seed, variation, withSolvers } = fieldsOf<CompareChoice>(saved);
  const all = (list: unknown, isRight: (each: unknown) => boolean) => Array.isArray(list) && list.every(isRight);
  const isOf = (facts: readonly { readonly id: string }[]) => (id: unknown) => facts.some((each) => each.id === id);
  const isWhole = (value: unknown, most: number) =>
    Number.isInteger(value) && Number(value) > 0 && Number(value) <= most;
  const isSide = (side: unknown) => isWhole(side, MOST_LINES);
  const isSize = (size: unknown) => [fieldsOf(size).rows, fieldsOf(size).columns].every(isSide);
  const varied = { ...UNVARIED, ...(fieldsOf(variation) as Partial<Variation>) };
  const isRight =
    all(generators, isOf(generatorFacts)) &&
    all(sizes, isSize) &&
    (sizes as unknown[]).length <= MOST_SIZES &&
    isWhole(mazes, MOST_COMPARED) &&
    typeof seed === "string" &&
    isVariation(varied);
  if (!isRight) return undefined;
  const chosen = { generators, sizes, mazes, seed, variation: varied } as unknown as CompareChoice;
  return { ...chosen, withSolvers: withSolvers === true };
}

export interface CompareChoice {
  /** Ids of generators, at least one. */
  readonly generators: readonly string[];
  readonly sizes: readonly Grid[];
  /** Mazes of each algorithm and size. */
  readonly mazes: number;
  readonly variation: Variation;
  /** If empty, a fresh one is used, and the outcome says which. */
  readonly seed: string;
  readonly withSolvers: boolean;
}

export const MOST_COMPARED = 10_000;
export const MOST_SIZES = 8;
/** More columns or rows than any maze that is compared has. */
const MOST_LINES = 10_000;
