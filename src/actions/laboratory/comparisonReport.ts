import { type Message, message, together, type SayWords } from "../../message";
import {
  type ComparedFigure,
  type GeneratorFigures,
  type GeneratorPlan,
  type Metric,
  type SolverFigures,
  type SolverPlan,
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
import type { Column, TableCell } from "../../worksheet/newSheets";
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
const generatorColumns = (say: SayWords, { variation }: CompareChoice): readonly Column<GeneratorRow>[] => [
  { heading: say("column-algorithm"), of: ({ generator }) => say(generator.name) },
  { heading: say("column-measure"), of: ({ measure }) => say(measure) },
  { heading: say("columns-field"), of: ({ size }) => size.columns },
  { heading: say("rows-field"), of: ({ size }) => size.rows },
  ...textureColumns(say, variation),
  { heading: say("mazes-sheet"), of: ({ sample }) => sample.n },
  { heading: say("column-mean"), of: ({ sample }) => (sample.n === 0 ? "" : sample.mean), format: byRow },
  { heading: say("column-deviation"), of: ({ sample }) => sample.sd, format: byRow },
  { heading: say("column-standard-error"), of: ({ sample }) => sample.standardError, format: byRow },
  { heading: say("column-theory"), of: ({ theory }) => theory?.value, format: byRow },
  { heading: say("column-difference"), of: ({ difference }) => difference, format: byRow },
  { heading: say("column-z"), of: ({ z }) => z, format: "0.00" },
];

/** The texture in every row, so that tables of several comparisons can be put together; none for mazes without one. */
function textureColumns(say: SayWords, { direction = 0, river = 0, pattern = 0 }: Variation): Column<GeneratorRow>[] {
  if (direction === 0 && river === 0 && pattern === 0) return [];
  const symmetry = say(message("pattern-name", { pattern: patterns[pattern]! }));
  return [
    { heading: say("direction-field"), of: () => direction },
    { heading: say("river-field"), of: () => river },
    { heading: say("pattern-choice"), of: () => symmetry },
  ];
}

type SolverRow = ReturnType<typeof solvingIn>[number];

const solverColumns = (say: SayWords): readonly Column<SolverRow>[] => [
  { heading: say("column-solver"), of: ({ solver }) => say(solver.name) },
  { heading: say("columns-field"), of: ({ size }) => size.columns },
  { heading: say("rows-field"), of: ({ size }) => size.rows },
  { heading: say("column-openings"), of: ({ openPercent }) => openPercent },
  { heading: say("mazes-sheet"), of: ({ solvable }) => solvable },
  { heading: say("column-solved"), of: ({ detour }) => detour.n },
  {
    heading: say("column-visits"),
    of: ({ solvable, visits }) => (solvable === 0 ? "" : visits.mean),
    format: "0.0%",
  },
  { heading: say("column-deviation-of-visits"), of: ({ visits }) => visits.sd, format: "0.0%" },
  {
    heading: say("column-detour"),
    of: ({ detour }) => (detour.n === 0 ? "" : detour.mean),
    format: "0.000",
  },
  { heading: say("column-deviation-of-path"), of: ({ detour }) => detour.sd, format: "0.000" },
  {
    heading: say("column-milliseconds"),
    of: ({ solvable, time }) => (solvable === 0 ? "" : time.mean),
    format: MILLISECONDS,
  },
];

export function comparisonReport(compared: Comparison, isWhole: boolean, say: SayWords): Report {
  const { choice } = compared;
  const rows = rowsIn(compared);
  const solving = solvingIn(compared);
  const blocked = choice.variation.blockPermille / 10;
  return {
    askedFor: choice.sizes.some(({ mask }) => mask !== undefined) ? undefined : choice,
    lines: linesOf(compared, isWhole).map((line) => (line === undefined ? "" : say(line))),
    charts: chartsOf(rows, choice, say),
    tables: [
      tableOf(say("generators-table"), generatorColumns(say, choice), rows),
      ...(solving.length === 0
        ? []
        : [tableOf(say(message("solvers-table", { blocked })), solverColumns(say), solving)]),
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

function chartsOf(figures: readonly GeneratorRow[], choice: CompareChoice, say: SayWords): ReportChart[] {
  const [main] = metrics;
  const [size] = choice.sizes;
  if (main === undefined || size === undefined) return [];
  const drawn = figures.filter(({ metric, size: at, sample }) => metric === main && at === size && sample.n > 0);
  // Excel draws the first bar at the bottom.
  const sorted = [...drawn].sort((one, other) => one.sample.mean - other.sample.mean);
  const charts = [meansChart(sorted, main, size, say), intervalsChart(sorted, main, size, say)];
  if (choice.sizes.length > 1) charts.push(sizesChart(figures, choice, main, say));
  return charts.filter((chart) => chart.figures.length > 1);
}

function inUnit({ unit }: Metric, say: SayWords): Pick<ReportChart, "values" | "format" | "axisFormat"> {
  const { axis, ...formats } = unitFormats[unit];
  return { values: say(axis), ...formats };
}

function meansChart(figures: readonly GeneratorRow[], metric: Metric, size: Grid, say: SayWords): ReportChart {
  const algorithm = say("column-algorithm");
  return {
    type: "BarClustered",
    name: say("chart-of-means-name"),
    title: say(message("chart-of-means", { metric: metric.name, size: nameOf(size) })),
    categories: algorithm,
    figures: [
      [algorithm, say("column-mean"), say("column-theory")],
      ...figures.map(({ generator, sample, theory }) => [say(generator.name), sample.mean, theory?.value ?? ""]),
    ],
    ...inUnit(metric, say),
  };
}

function intervalsChart(figures: readonly GeneratorRow[], metric: Metric, size: Grid, say: SayWords): ReportChart {
  const algorithm = say("column-algorithm");
  const rows = figures.map(({ generator, sample }) => {
    const reach = 2 * (sample.standardError ?? 0);
    return [say(generator.name), sample.mean + reach, sample.mean - reach, sample.mean];
  });
  const series = [message("upper-end"), message("lower-end"), message("column-mean")];
  return {
    type: "StockHLC",
    name: say("chart-of-intervals-name"),
    title: say(message("chart-of-intervals", { metric: metric.name, size: nameOf(size) })),
    categories: algorithm,
    sentence: say("chart-of-intervals-means"),
    figures: [[algorithm, ...series.map(say)], ...rows],
    ...inUnit(metric, say),
  };
}

/** Difficulty against size, or the first measure if difficulty was not asked for. */
function sizesChart(figures: readonly GeneratorRow[], choice: CompareChoice, main: Metric, say: SayWords): ReportChart {
  const metric = metrics.find(({ id }) => id === "difficulty") ?? main;
  const drawn = figures.filter((figure) => figure.metric === metric && figure.sample.n > 0);
  const chosen = [...new Set(drawn.map(({ generator }) => generator))];
  const sizes = [...choice.sizes].sort((a, b) => a.rows * a.columns - b.rows * b.columns);
  const rows = chosen.map((generator): TableCell[] => [
    say(generator.name),
    ...sizes.map(
      (size) => drawn.find((figure) => figure.generator === generator && figure.size === size)?.sample.mean ?? "",
    ),
  ]);
  return {
    type: "LineMarkers",
    name: say("compare-sizes-field"),
    title: say(message("chart-of-sizes", { metric: metric.name })),
    categories: say("axis-sizes"),
    figures: [[say("column-algorithm"), ...sizes.map((size) => say(nameOf(size)))], ...rows],
    ...inUnit(metric, say),
  };
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
