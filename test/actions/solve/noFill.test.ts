import { sentencesIn } from "../../words/sentencesIn";
import { message } from "../../../src/message";
import { clearSolution } from "../../../src/actions/solve/clearSolution";
import { solve } from "../../../src/actions/solve/solve";
import { conversation } from "../conversation";
import { book, openWorkbook, person, select, sheet } from "../openMaze";
import { photograph } from "../sheetReading";

const choice = {
  solver: "breadth-first",
  seed: "a search",
  route: { kind: "ends" },
  showVisited: true,
  arrows: true,
  pace: "instant",
} as const;

/** A maze that a person drew: a corridor of ten cells in B2:K2 with gaps at its ends, cells of it filled white, yellow or not. */
async function drawCorridor(): Promise<void> {
  openWorkbook();
  await person((front) => {
    const corridor = front.getRange("B2:K2");
    for (const side of ["EdgeTop", "EdgeBottom"] as const) corridor.format.borders.getItem(side).style = "Continuous";
    front.getRange("C2:E2").format.fill.color = "#FFFFFF";
    front.getRange("G2").format.fill.color = "#FFF2CC";
  });
  select("B2:K2");
}

test.each([false, true])(
  "cells without a fill have none again after a solution, and white ones are white (patterns read null: %s)",
  async (patternsReadNull) => {
    await drawCorridor();
    book.switches.patternsReadNull = patternsReadNull;
    const before = photograph(sheet(), "A1:L4");
    expect(sentencesIn((await solve(choice, conversation())).sentence)).toContainEqual(
      message("shortest-path-found", { from: "B2", to: "K2", sheet: "Sheet1", steps: 9 }),
    );
    expect(photograph(sheet(), "A1:L4")).not.toEqual(before);
    await clearSolution(conversation());
    expect(photograph(sheet(), "A1:L4")).toEqual(before);
  },
);
