import type { Ends } from "../../maze/ends";
import { findEnds } from "../../worksheet/sheet/ends";
import type { Job } from "../../worksheet/excel/job";
import { findPlace, readMaze, type MazeReading } from "../../worksheet/grid/readMaze";
import { readSheet } from "../../worksheet/sheet/sheetState";
import type { Dialogue } from "./dialogue";

/** Reads the maze in front from its borders, and its ends; undefined where the entrance or every exit is missing. */
export async function readWholeMaze(
  job: Job,
  dialogue: Dialogue,
): Promise<MazeReading & { readonly ends: Ends | undefined }> {
  const state = await readSheet(job);
  const reading = await readMaze(
    job,
    await findPlace(job, state),
    (done, total) => dialogue.progress(done, total, "Reading the maze…"),
    () => undefined,
  );
  const { entrance, exits } = findEnds(state.names, state.name, reading.area);
  const isIn = (cell: number) => reading.maze.has(cell);
  const out = exits.map(({ cell }) => cell).filter(isIn);
  const ends =
    entrance === undefined || !isIn(entrance.cell) || out.length === 0
      ? undefined
      : { entrance: entrance.cell, exits: out };
  return { ...reading, ends };
}
