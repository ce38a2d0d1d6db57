import { Job } from "../../src/worksheet/excel/job";
import { readSheet } from "../../src/worksheet/sheet/sheet";
import { findPlace, readMaze } from "../../src/worksheet/walls/readMaze";
import type { MazeReading } from "../../src/worksheet/walls/mazeReading";
import { pane } from "./openMaze";

/** The maze of the sheet in front, as Lavirint reads it. */
export async function readBack(): Promise<MazeReading> {
  const job = Job.glance(pane);
  const state = await readSheet(job);
  return readMaze(job, await findPlace(job, state), () => undefined);
}
