import { message } from "../../../src/message";
import { markClassSet } from "../../../src/actions/classroom/markClassSet";
import { collectResults, enterSteps, clearSolution } from "../../../src/actions/solve";
import { rowsWorkedOut } from "../../files/printedPages";
import { describeWithLibreOffice } from "../../libreoffice";
import { conversation, book, person, sheet, valueAt, cellsOf } from "../stage";
import { keysOf, shortestOf, wayToDeadEnd, arrowsOf, backAlong } from "../solve/walk/path";
import { PagePlayer } from "../solve/walk/pagePlayer";
import { type Row, make, openList } from "./classTable";

/** Pupils walk on their pages of a class set and enter their steps; the teacher collects what the sheets for self-marking say. */

const ROWS: readonly Row[] = [
  ["Ana", "easy", "SUN"],
  ["Ben", 5, ""],
  ["Cy", "", ""],
  ["Dora", "hard", ""],
];
const MAZE = "B2:I7";
const markerOf = (name: string) => `${name} self-marking`;
const typedBy = (name: string) => valueAt(sheet(markerOf(name)), "B4") ?? "";

/** A class set with self-marking on which Ana reaches the exit, Ben a dead end, and Cy walks there and back; Dora does not begin. */
async function walkedClass() {
  await openList(ROWS);
  await make();
  await markClassSet(conversation());
  const pages = ["Ana", "Ben", "Cy", "Dora"].map((name) => [name, JSON.stringify(looksOf(name))] as const);
  const ways = {
    Ana: keysOf(shortestOf(sheet("Ana"), MAZE), 8),
    Ben: keysOf(wayToDeadEnd(sheet("Ben"), MAZE), 8),
    Cy: keysOf(shortestOf(sheet("Cy"), MAZE), 8).slice(0, 3),
  };
  for (const [i, [name, keys]] of Object.entries(ways).entries()) {
    const pupil = PagePlayer.inPage(i % 2 === 1);
    book.workbook.activate(sheet(name));
    await pupil.start();
    if (name === "Cy") await pupil.press(keys + backAlong(keys));
    await pupil.press(keys);
    await pupil.does((talk) => enterSteps(pupil.walk!, talk));
    expect(pupil.said.at(-1)).toBe("steps-entered");
  }
  return { ways, pages };
}

const looksOf = (name: string) =>
  cellsOf("B2:J10").map((cell) => [sheet(name).value(...cell), sheet(name).style(...cell).fill]);

test("each pupil's steps, without detours, come into the sheet that marks their page, and nobody else's", async () => {
  const { ways } = await walkedClass();
  expect(["Ana", "Ben", "Cy", "Dora"].map(typedBy)).toEqual([...[ways.Ana, ways.Ben, ways.Cy].map(arrowsOf), ""]);
});

test("the words on a page stay while it is walked, and Clear solution leaves every page as it was", async () => {
  const { pages } = await walkedClass();
  for (const name of ["Ana", "Ben", "Cy"]) {
    book.workbook.activate(sheet(name));
    const { sentence } = await clearSolution(conversation());
    expect(sentence).toEqual(message("marks-cleared", { area: MAZE, sheet: name }));
  }
  expect(["Ana", "Ben", "Cy", "Dora"].map((name) => [name, JSON.stringify(looksOf(name))])).toEqual(pages);
});

describeWithLibreOffice("Results of pupils who walked, worked out by LibreOffice", () => {
  test("Collect results reads steps, right steps, no wall, and who reached the exit", async () => {
    const { ways } = await walkedClass();
    await collectResults(conversation());
    await person((front) => (front.position = 0));
    const rows = await rowsWorkedOut(book.workbook);
    const lengths = [ways.Ana.length, ways.Ben.length, ways.Cy.length, 0];
    expect(rows.map((row) => row.slice(0, 5))).toEqual([
      ["Ana", String(lengths[0]), String(lengths[0]), "none", `step ${lengths[0]}`],
      ["Ben", String(lengths[1]), String(lengths[1]), "none", "not yet"],
      ["Cy", String(lengths[2]), String(lengths[2]), "none", "not yet"],
      ["Dora", "0", "0", "none", "not yet"],
    ]);
  });
});
