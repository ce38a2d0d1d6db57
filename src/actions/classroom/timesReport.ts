import { message } from "../../message";
import { type Estimate, type TimesFit, expectedMinutes, parametersOf, roundedMinutes } from "../../maze/times";
import { type Column, type Report, type ReportChart, tableOf } from "../../worksheet/laboratory";
import type { Dialogue } from "../desk";
import type { ClassTime } from "./times/timedMazes";

type Say = Dialogue["say"];

const MINUTES = "0.0";
const FACTOR = "0.00";

/** The sheet of a fit: what it says in sentences, a chart of measured against expected minutes, its parameters, and all mazes. */
export function timesReport(fit: TimesFit, times: readonly ClassTime[], say: Say): Report {
  const { factor } = parametersOf(fit);
  const middle = Math.round((fit.easiest + fit.hardest) / 2);
  const { value, low, high } = expectedMinutes(fit, middle);
  const trend = factor.low > 1 ? "longer" : factor.high < 1 ? "shorter" : "unclear";
  const lines = [
    message("times-title", { mazes: fit.count, sizes: fit.sizes, easiest: fit.easiest, hardest: fit.hardest }),
    message("times-trend", { trend, factor: factor.value, low: factor.low, high: factor.high }),
    message("times-example", {
      ...{ rating: middle, minutes: roundedMinutes(value) },
      ...{ low: roundedMinutes(low), high: roundedMinutes(high) },
    }),
    message("times-caution"),
  ];
  const judged = [...times]
    .map((time) => ({ ...time, expected: expectedMinutes(fit, time.rating) }))
    .sort((a, b) => a.rating - b.rating);
  return {
    name: say(message("times-sheet")),
    lines: lines.map(say),
    charts: [chartOf(judged, say)],
    tables: [
      tableOf(say(message("times-parameters-table")), parameterColumns(say), parametersIn(fit, say)),
      tableOf(say(message("times-mazes-table")), mazeColumns(say), judged),
    ],
  };
}

interface Judged extends ClassTime {
  readonly expected: Estimate;
}

function chartOf(judged: readonly Judged[], say: Say): ReportChart {
  const [expected, measured] = [say(message("column-expected-minutes")), say(message("column-measured-minutes"))];
  return {
    type: "XYScatter",
    name: say(message("times-sheet")),
    title: say(message("times-chart")),
    categories: expected,
    values: measured,
    sentence: [say(message("times-chart-says")), say(message("times-chart-means"))],
    // The expected minutes against themselves mark the diagonal.
    figures: [
      [expected, measured, say(message("chart-as-expected"))],
      ...judged.map((each) => [each.expected.value, each.minutes, each.expected.value]),
    ],
    seriesBy: "Columns",
    format: MINUTES,
    axisFormat: "0",
    hasLegend: true,
  };
}

interface Parameter {
  readonly name: string;
  readonly value: number;
  readonly low?: number | undefined;
  readonly high?: number | undefined;
  readonly format: string;
}

function parametersIn(fit: TimesFit, say: Say): Parameter[] {
  const { factor, atZero } = parametersOf(fit);
  return [
    { name: say(message("parameter-mazes")), value: fit.count, format: "0" },
    { name: say(message("parameter-at-zero")), ...atZero, format: FACTOR },
    { name: say(message("parameter-factor")), ...factor, format: FACTOR },
    { name: say(message("parameter-spread")), value: Math.exp(fit.spread), format: FACTOR },
  ];
}

const parameterColumns = (say: Say): readonly Column<Parameter>[] => [
  { heading: say(message("column-parameter")), of: ({ name }) => name },
  { heading: say(message("column-value")), of: ({ value }) => value, format: ({ format }) => format },
  { heading: say(message("column-from")), of: ({ low }) => low, format: ({ format }) => format },
  { heading: say(message("column-to")), of: ({ high }) => high, format: ({ format }) => format },
];

const mazeColumns = (say: Say): readonly Column<Judged>[] => [
  { heading: say(message("class-heading-name")), of: ({ name }) => name },
  { heading: say(message("column-class-set")), of: ({ set }) => set },
  { heading: say(message("column-columns")), of: ({ columns }) => columns },
  { heading: say(message("column-rows")), of: ({ rows }) => rows },
  { heading: say(message("metric-difficulty")), of: ({ rating }) => rating },
  { heading: say(message("class-heading-minutes")), of: ({ minutes }) => minutes, format: MINUTES },
  { heading: say(message("column-expected")), of: ({ expected }) => expected.value, format: MINUTES },
  { heading: say(message("column-from")), of: ({ expected }) => expected.low, format: MINUTES },
  { heading: say(message("column-to")), of: ({ expected }) => expected.high, format: MINUTES },
];
