import type { Message } from "../../message";
import { type Area, rowBands } from "../addresses";
import { type ExcelSession, Refusal } from "../excel";
import type { SheetState } from "../sheet";
import type { FoundMaze } from "./seenPlace";

/** Where a maze is: the grid of its sheet, or if that has none, what was selected. */
export interface MazePlace {
  readonly state: SheetState;
  readonly area: Area;
  readonly selection?: {
    /** The only cell that is selected: the maze around it is looked for in all cells that are used. */
    readonly focus?: Area;
    /** Whether no two neighbouring cells have a line between them. */
    readonly isWithoutLines?: boolean;
  };
}

export interface MazeQuestions {
  /** Throws Refusal if nothing can be done in the place that was found. */
  readonly check?: ((place: MazePlace) => void) | undefined;
  /** Which of two readings of a selection is right; without it the likelier one. */
  readonly choose?: ChooseWalls;
  /** Queues further reads with the first request; not for a selection. */
  readonly alongside?: ((sheet: Excel.Worksheet, place: MazePlace) => void) | undefined;
  readonly asksForMerged?: boolean;
}

export type ReadingProgress = (done: number, total: number) => void;

export interface MazeReading extends MazePlace, FoundMaze {
  /** A sentence for the outcome: what was taken for walls, or what on the sheet had to be left out of account. */
  readonly remark: Message | undefined;
}

export type ChooseWalls = (place: MazePlace, first: Message, second: Message) => Promise<boolean>;

/** With walls between cells where whole cells are walls, as others draw, count and write it; `placeOf` gives a cell's place there. */
export function betweenCells(reading: MazeReading): MazeReading & { readonly placeOf: (cell: number) => number } {
  const { lattice, entrance, exits } = reading;
  if (lattice === undefined) return { ...reading, placeOf: (cell) => cell };
  const cellAt = (place: number) => lattice.cellAt(place)!;
  return {
    ...reading,
    maze: lattice.maze,
    gaps: [],
    walls: "lines",
    lattice: undefined,
    entrance: entrance === undefined ? undefined : cellAt(entrance),
    exits: exits.map(cellAt),
    placeOf: lattice.placeOf,
  };
}

const codesOfLargeAnswers: ReadonlySet<string> = new Set([
  "ResponsePayloadSizeLimitExceeded",
  "RangeExceedsLimit",
  "OperationCellsExceedLimit",
]);

/** Reads a band of rows, in halves where the answer would be too large. */
export async function readBand<T>(
  session: ExcelSession,
  sheetId: string,
  band: Area,
  load: (sheet: Excel.Worksheet, part: Area) => T,
  take: (read: T, part: Area) => Promise<void>,
): Promise<void> {
  const read = await session
    .onSheet(sheetId, (sheet) => ({ loaded: load(sheet, band) }))
    .catch((error: unknown) => {
      if (error instanceof Refusal && codesOfLargeAnswers.has(error.code) && band.rows > 1) return undefined;
      throw error;
    });
  if (read !== undefined) return take(read.loaded, band);
  for (const half of rowBands(band, band.columns * Math.ceil(band.rows / 2))) {
    await readBand(session, sheetId, half, load, take);
  }
}
