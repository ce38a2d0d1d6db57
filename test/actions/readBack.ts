import { ExcelSession } from "../../src/worksheet/excel/excelSession";
import { readSheet } from "../../src/worksheet/sheet";
import { findPlace, readMaze, type MazeReading } from "../../src/worksheet/walls";
import { pane } from "./openMaze";

/** The maze of the sheet in front, as Lavirint reads it. */
export async function readBack(): Promise<MazeReading> {
  const session = ExcelSession.glance(pane);
  const state = await readSheet(session);
  return readMaze(session, await findPlace(session, state), () => undefined);
}
