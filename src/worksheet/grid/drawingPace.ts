import type { TimedRequest } from "../excel";

/** The most cells of a maze whose walls are always drawn as packed areas: they appear at once. */
const MOST_DRAWN = 2_500;

/** The longest drawing by packed areas, in milliseconds, for which undo is left alone. */
const SHORT = 3_000;

/** How many areas the openings of a maze are, for each of its cells: 0.47 for Kruskal. */
const AREAS_PER_CELL = 0.5;

/** A request of fewer areas tells more about the connection to Excel than about Excel. */
const FEWEST_AREAS = 300;

/** Only the last requests count: Excel may get slower, the longer its list of undo steps. */
const RECENT = 5;

/** The expected milliseconds for a maze of `cells` cells drawn by packed areas; undefined if nothing was measured. */
export function millisecondsToDraw(cells: number, requests: readonly TimedRequest[]): number | undefined {
  const telling = requests.filter(({ areas }) => areas >= FEWEST_AREAS).slice(-RECENT);
  const sum = (of: (request: TimedRequest) => number) => telling.reduce((total, one) => total + of(one), 0);
  const areas = sum((request) => request.areas);
  return areas === 0 ? undefined : (sum((request) => request.milliseconds) / areas) * AREAS_PER_CELL * cells;
}

/**
 * Whether a maze in existing cells is better drawn in one stroke, by copying the formats of a sheet that comes in a file: it has
 * more than 2,500 cells, and no measurement in this Excel says that packed areas take three seconds or less.
 */
export function isForOneStroke(cells: number, requests: readonly TimedRequest[]): boolean {
  if (cells <= MOST_DRAWN) return false;
  const expected = millisecondsToDraw(cells, requests);
  return expected === undefined || expected > SHORT;
}
