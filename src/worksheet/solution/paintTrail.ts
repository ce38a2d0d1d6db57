import { FILL_OPTIONS, type Look, learnFills, lookOfFill, cellArea, paintCells, readCells } from "../cells";
import { type Area, type Job, boundsOf, cellsOf, rangeAt, sheetAt } from "../excel";

/** The cells of a step, by their numbers in the maze, with the look that each gets. */
interface TrailStep {
  readonly sheetId: string;
  /** The place of the maze. */
  readonly area: Area;
  readonly looks: ReadonlyMap<number, Look>;
  /** The cell that is selected. */
  readonly selects?: number | undefined;
}

/** The most cells around those of a step that are read by the request that paints them, about 130 bytes each. */
const READ_CELLS = 2_500;

/**
 * Paints the cells of a step and selects a cell, in one request that first reads how they looked, and where a step changes cells far
 * from each other in a few. Gives the looks before it. `white` as in {@link lookOfFill}; `guard` is queued first.
 */
export async function paintTrail(
  job: Job,
  { sheetId, area, looks, selects }: TrailStep,
  white: Look,
  guard: (context: Excel.RequestContext) => unknown,
): Promise<ReadonlyMap<number, Look>> {
  const cells = [...looks.keys()];
  const bounds = cells.length === 0 ? undefined : boundsOf(cells.map((cell) => cellArea(area, cell)));
  /** The number within the bounds of a cell of the maze. */
  const within = (place: Area, cell: number) =>
    (area.row + Math.floor(cell / area.columns) - place.row) * place.columns +
    (area.column + (cell % area.columns) - place.column);
  const isFar = bounds !== undefined && cellsOf(bounds) > READ_CELLS;
  const far = isFar ? (await readCells(job, sheetId, bounds, white)).fills : undefined;
  const read = await job.guardedBy(guard).repeatable((context) => {
    const sheet = sheetAt(context, sheetId);
    const before =
      bounds === undefined || isFar
        ? undefined
        : rangeAt(sheet, bounds).getCellProperties({ format: { fill: FILL_OPTIONS } });
    if (bounds !== undefined) {
      const lookAt = new Map(cells.map((cell) => [within(bounds, cell), looks.get(cell)!]));
      for (const look of new Set(looks.values())) {
        paintCells(sheet, bounds, look, (place) => lookAt.get(place) === look);
      }
    }
    if (selects !== undefined) rangeAt(sheet, cellArea(area, selects)).select();
    return { before };
  });
  const fills = read.before?.value;
  if (fills !== undefined) learnFills(job.host, fills);
  return new Map(
    cells.map((cell) => {
      const place = within(bounds!, cell);
      if (far !== undefined) return [cell, far.looks[far.lookOf[place]!]!];
      const { columns } = bounds!;
      const fill = fills?.[Math.floor(place / columns)]?.[place % columns]?.format?.fill;
      return [cell, lookOfFill(job.host, fill, white)];
    }),
  );
}
