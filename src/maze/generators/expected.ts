import { type Grid, countCells } from "../model";
import { type Simulated, generatorFacts } from "./facts";

/** What theory predicts, in cells; both ends of a path count. */
export type Expectable = "deadEnds" | "crossroads" | "solutionLength" | "longestPath";

export interface Expectation {
  readonly value: number;
  /** "exact": derived, and right to the last digit of a number. "published": simulated, and as accurate as `error` says. */
  readonly kind: "exact" | "published";
  /** The standard deviation of a single maze, if known. */
  readonly sd?: number | undefined;
  /** The standard error of a published mean, if its deviation is known. */
  readonly error?: number | undefined;
}

export type Expectations = Readonly<Partial<Record<Expectable, Expectation>>>;

/** What theory predicts for the perfect mazes of a generator on a grid: nothing on a mask, and for most sizes of most generators. */
export function expectedOf(id: string, grid: Grid): Expectations {
  const facts = generatorFacts.find((entry) => entry.id === id);
  const { rows, columns } = grid;
  if (facts === undefined || countCells(grid) < rows * columns) return {};
  const { simulated } = facts;
  const isLine = rows === 1 || columns === 1;
  const isOneOfFew = isLine || (rows === 2 && columns === 2);
  const isSimulated = simulated !== undefined && rows === 20 && columns === 20;
  const known = isOneOfFew ? ofEveryMaze(rows * columns, isLine) : isSimulated ? ofSimulation(simulated) : {};
  if (id !== "binary-tree" || isLine) return known;
  return {
    ...known,
    deadEnds: exact((rows * columns) / 4 + 1, known.deadEnds?.sd),
    crossroads: exact(0, 0),
    solutionLength: exact(rows + columns - 1, 0),
  };
}

/** A corridor has two dead ends, and so has every maze of 2 x 2. */
function ofEveryMaze(cells: number, isLine: boolean): Expectations {
  const always = (value: number) => exact(value, 0);
  const deadEnds = always(cells === 1 ? 0 : 2);
  return isLine
    ? { deadEnds, crossroads: always(0), solutionLength: always(cells), longestPath: always(cells) }
    : { deadEnds, crossroads: always(0), longestPath: always(4) };
}

const SIMULATED_MAZES = 20_000;

function ofSimulation([deadEnds, sd, solution, longest]: Simulated): Expectations {
  const cells = (percent: number) => 4 * percent;
  const published = { kind: "published" } as const;
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

function exact(value: number, sd?: number): Expectation {
  return { value, kind: "exact", sd };
}
