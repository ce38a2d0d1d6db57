import { makeClassSet } from "../../src/actions/classroom/classSet";
import { answerPage, makeBooklet, makePoster, plainPage } from "../../src/actions/print";
import { clearSolution, solve, type SolveChoice, writeDistances, writeReadableMaze } from "../../src/actions/solve";
import { writeSearch, writeWalls } from "../../src/actions/solve";
import { type Player, writeMergeTree, writeSteps } from "../../src/actions/watch";
import { choice, conversation, type Conversation, drawLines, enclose, openWorkbook, person } from "../actions/stage";
import { select, sheet, put } from "../actions/stage";
import { type Beside, type Held, toFront } from "./act";
import { search, smallBooklet, smallClass } from "./choices";
import { makeStandingMaze, typedBefore } from "./inAnyExcel";

export { search, smallBooklet } from "./choices";

/** A search that marks and writes all it can. */
export const everyMark: SolveChoice = { ...search, showVisited: true, arrows: true };

/** The player of a solution of the maze in front. */
export const solved = async (talk: Conversation, chosen = search): Promise<Player> =>
  (await solve(chosen, talk)).player;

/** A workbook whose sheet in front holds something. */
export async function openUsed(): Promise<void> {
  openWorkbook();
  put(sheet(), "A1", "data");
}

/** Types a list of two pupils beside everything else on the sheet in front, and selects it. */
function listPupils(): void {
  ["Name", "Ana", "Ben"].forEach((text, row) => put(sheet(), `BK${row + 1}`, text));
  select("BK1:BK3");
}

/**
 * A maze at B2:J8 that covers somebody's cells, drawn over an earlier one, with its set numbers on a hidden sheet. `hasAll`: with every
 * sheet that can belong to a maze besides, but for the one that Lavirint protects itself. `hasLines`: with lines of that person's under the
 * maze, along its frame and beyond.
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
  if (hasLines) await enclose("D3:F10", ...red);
  if (hasLines)
    await drawLines(["B9:E9", "EdgeTop", ...red], ["K2:K12", "EdgeLeft", ...red], ["B1:J1", "EdgeBottom", ...red]);
  const talk = conversation();
  const { player } = await makeStandingMaze(talk);
  if (hasAll) await makeAll(player!, talk);
  const marked = beside === "search" ? await solved(talk) : undefined;
  if (beside === "booklet") await makeBooklet(smallBooklet, talk);
  toFront();
  if (beside === "class set") {
    listPupils();
    await makeClassSet(smallClass, talk);
  }
  toFront();
  return { player, search: marked };
}

async function makeAll(player: Player, talk: Conversation): Promise<void> {
  const marked = async () => {
    await writeSearch(await solved(talk), "addresses", talk);
    toFront();
    await clearSolution(talk);
  };
  for (const write of [
    () => writeSteps(player, talk),
    () => writeMergeTree(player, talk),
    marked,
    () => writeDistances("addresses", talk),
    () => writeReadableMaze(talk),
    () => writeWalls(talk),
    () => answerPage(choice.layout, talk),
    () => makePoster({ across: 2, down: 2 }, choice.layout, talk, plainPage),
  ]) {
    await write();
    toFront();
  }
}
