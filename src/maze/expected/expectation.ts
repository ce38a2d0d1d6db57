import { type Message, message } from "../../message";
import { type Grid, countCells } from "../model";

/** What theory predicts, in cells; both ends of a path count. */
export type Expectable = "deadEnds" | "crossroads" | "solutionLength" | "longestPath";

/** What theory, or a published simulation, says a measure is on average. */
export interface Expectation {
  readonly value: number;
  /** "exact": derived, and right to the last digit of a number. "published": simulated, and as accurate as `error` says. */
  readonly kind: "exact" | "published";
  /** Where it comes from, for readers who ask. */
  readonly source: Message;
  /** The standard deviation of a single maze, if known. */
  readonly sd?: number | undefined;
  /** The standard error of a published mean, if its deviation is known. */
  readonly error?: number | undefined;
}

/** What theory says of the measures that it covers. */
export type Expectations = Readonly<Partial<Record<Expectable, Expectation>>>;

/** What is known about a generator's perfect mazes on a grid; empty for most sizes of most generators. */
export type Expected = (grid: Grid) => Expectations;

/**
 * What simulations on 20 x 20 found: dead ends and their standard deviation, path from corner to corner, longest path, all in
 * per cent of the 400 cells. The standard error of the mean of dead ends is the deviation divided by 141.
 */
export type Simulated = readonly [deadEnds: number, sd: number, solution: number, longest: number];

const SIMULATED_MAZES = 20_000;
const SIMULATION = message("theory-simulated", { mazes: SIMULATED_MAZES, rows: 20, columns: 20 });

/** For every perfect maze on a whole rectangle: a corridor has two dead ends, and so has every maze of 2 x 2. */
export const ofAnyTree: Expected = (grid) => {
  const { rows, columns } = grid;
  const cells = rows * columns;
  if (countCells(grid) < cells) return {};
  const isLine = rows === 1 || columns === 1;
  if (!isLine && cells !== 4) return {};
  const always = (value: number): Expectation => ({
    value,
    kind: "exact",
    source: message("theory-every-maze"),
    sd: 0,
  });
  const deadEnds = always(cells === 1 ? 0 : 2);
  return isLine
    ? { deadEnds, crossroads: always(0), solutionLength: always(cells), longestPath: always(cells) }
    : { deadEnds, crossroads: always(0), longestPath: always(4) };
};

/** Whether no cell of the grid is masked. */
export function isWhole(grid: Grid): boolean {
  return countCells(grid) === grid.rows * grid.columns;
}

/** The simulated figures on 20 x 20, and what is true of any tree. */
export function simulated(grid: Grid, [deadEnds, sd, solution, longest]: Simulated): Expectations {
  if (grid.rows !== 20 || grid.columns !== 20 || !isWhole(grid)) return ofAnyTree(grid);
  const cells = (percent: number) => 4 * percent;
  const published = { kind: "published", source: SIMULATION } as const;
  return {
    deadEnds: {
      ...published,
      value: cells(deadEnds),
      sd: cells(sd),
      error: cells(sd) / Math.sqrt(SIMULATED_MAZES),
    },
    solutionLength: { ...published, value: cells(solution) },
    longestPath: { ...published, value: cells(longest) },
  };
}

/** A figure that was derived, not simulated; `sd` is its standard deviation, if that is known too. */
export function exact(value: number, source: Message, sd?: number): Expectation {
  return { value, kind: "exact", source, sd };
}
