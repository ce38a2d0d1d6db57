import { clearSolution, writeDistances, writeReadableMaze, writeWalls } from "../../src/actions/solve";
import { writeMergeTree, writeSteps } from "../../src/actions/watch";
import { conversation, drawLines, enclose, openWorkbook, person, sheet, put } from "../actions/stage";
import { type Beside, type Held, toFront } from "./act";
import { search } from "./choices";
import { makeStandingMaze, typedBefore } from "./inAnyExcel";
import { type Step, answer, booklet, classSet, marked, poster, searchWritten, selecting, typingTable } from "./steps";

export { everyMark, search, smallBooklet } from "./choices";
export { solved } from "./steps";

/** A workbook whose sheet in front holds something. */
export async function openUsed(): Promise<void> {
  openWorkbook();
  put(sheet(), "A1", "data");
}

/** Every sheet that can belong to a maze but for the one that Lavirint protects itself, each written with the maze in front. */
const companions: readonly Step[] = [
  (talk, { player }) => writeSteps(player!, talk),
  (talk, { player }) => writeMergeTree(player!, talk),
  ...[marked(search), searchWritten, clearSolution],
  (talk) => writeDistances("addresses", talk),
  ...[writeReadableMaze, writeWalls, answer, poster(2, 2)],
];

/**
 * A maze at B2:J8 that covers somebody's cells, drawn over an earlier one, with its set numbers on a hidden sheet. `hasAll`: with its
 * companions besides. `hasLines`: with lines of that person's under the maze, along its frame and beyond.
 */
export async function openStanding(beside?: Beside, hasAll = false, hasLines = false): Promise<Held> {
  openWorkbook();
  for (const [address, value] of Object.entries(typedBefore)) put(sheet(), address, value);
  await person((own) => {
    for (const cell of ["D4", "E6", "K3"]) own.getRange(cell).format.fill.color = "#FFCC00";
    own.getRange("D4:F9").format.font.italic = true;
    own.getRange("D4:K4").numberFormat = [["0.00", "@", "General", "0%", "General", "General", "General", "General"]];
    own.getRange("E:E").format.columnWidth = 77;
    own.getRange("5:5").format.rowHeight = 40;
  });
  const red = ["Dash", "#C00000"] as const;
  if (hasLines) {
    await enclose("D3:F10", ...red);
    await drawLines(["B9:E9", "EdgeTop", ...red], ["K2:K12", "EdgeLeft", ...red], ["B1:J1", "EdgeBottom", ...red]);
  }
  const talk = conversation();
  const held: Parameters<Step>[1] = await makeStandingMaze(talk);
  const besides: Readonly<Record<Beside, readonly Step[]>> = {
    search: [marked(search)],
    booklet: [booklet()],
    "class set": [typingTable("BK1", "Name", "Ana", "Ben"), selecting("BK1:BK3"), classSet()],
  };
  for (const step of [...(hasAll ? companions : []), ...(beside === undefined ? [] : besides[beside])]) {
    await step(talk, held);
    toFront();
  }
  return held;
}
