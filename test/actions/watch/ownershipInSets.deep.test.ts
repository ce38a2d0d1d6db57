import { message } from "../../../src/message";
import { defaultLayout, type ActionOutcome } from "../../../src/actions/core";
import { bringBackMaze, clearMaze, formatGrid, generate } from "../../../src/actions/make";
import type { Player } from "../../../src/actions/watch";
import { openXlsx, saveXlsx } from "../../host/files";
import { idsIn, sentencesIn, type Conversation, choice } from "../stage";
import { conversation, ended, everything, book, openMaze, askedInVain, traceOf } from "../stage";
import { openWorkbook, person, sheet, workIn, cellsOf, contentsOf, photograph, valueAt, valuesIn } from "../stage";
import { setNumbersAt } from "../../maze/trace/smallTrace";
import { move, played } from "./watching";

/**
 * A person types into "Maze sets": what Lavirint would write there at another step or in another cell, and something else. Steps ask;
 * clearing and the next maze leave the sheet to the person, where it can be seen.
 */

const hidden = { ...choice, setNumbers: "hiddenSheet" } as const;

/** A maze in B2:I6 whose set numbers are on "Maze sets": B2:I6 there, and B9:I13; each with a label above. */
async function watched(position: number): Promise<Player> {
  const player = await played(8, 5, hidden);
  await move(player, Math.min(position, player.play.length));
  return player;
}

/** Types something into a cell of "Maze sets", and gives what it holds then. */
function type(address: string, text: string): unknown {
  book.excel.person.type(sheet("Maze sets"), ...cellsOf(address)[0]!, text);
  return valueAt(sheet("Maze sets"), address);
}

/** What may be typed, and where. */
const typings: readonly (readonly [string, () => readonly [cell: string, text: string]])[] = [
  ["something of its own", () => ["D4", "mine"]],
  ["a number that other cells hold", () => ["D4", valueAt(sheet("Maze sets"), "D4") === 12 ? "13" : "12"]],
  ["something into the second block", () => ["E10", "7777"]],
  ["a label of its own", () => ["B1", "After step 3"]],
  ["a number beside a label", () => ["E1", "5"]],
  ["a note above the second block", () => ["B8", "mine"]],
];

const nexts: readonly (readonly [string, (talk: Conversation) => Promise<ActionOutcome>])[] = [
  ["Clear maze", clearMaze],
  ["Generate with set numbers on a hidden sheet", (talk) => generate({ ...hidden, seed: "next" }, talk)],
  ["Generate without", (talk) => generate({ ...choice, seed: "next" }, talk)],
  ["Format grid", (talk) => formatGrid(defaultLayout, "hiddenSheet", talk)],
  ["Format grid without", (talk) => formatGrid(defaultLayout, "none", talk)],
  ["Previous maze", (talk) => bringBackMaze(defaultLayout, talk)],
];

describe.each(nexts)("%s", (_, next) => {
  test.each(typings)("leaves %s", async (_kind, typing) => {
    await watched(9);
    await generate({ ...hidden, seed: "again" }, conversation());
    const sets = sheet("Maze sets");
    type(...typing());
    const left = () => [
      ...[book.workbook.sheets.includes(sets), sets.visibility, photograph(sets, "A1:K20")],
      book.workbook.names.filter(({ scope }) => scope === sets),
    ];
    const typed = [true, "Visible", photograph(sets, "A1:K20"), []];
    const { sentence } = await next(conversation());
    expect(left()).toEqual(typed);
    expect(sentencesIn(sentence)).toContainEqual(message("own-values-stay-on-sheet", { sheet: "Maze sets" }));
    // A second maze, which writes where the first one wrote, and clearing it leave it as well.
    await generate({ ...hidden, seed: "third" }, conversation());
    await clearMaze(conversation());
    expect(left()).toEqual(typed);
  });
});

/** Clears the maze in a file that was saved and opened again; whether its set numbers stay for what is a person's. */
async function staysAfterReopening(): Promise<boolean> {
  openWorkbook({ workbook: await openXlsx(await saveXlsx(book.workbook)) });
  const { sentence } = await clearMaze(conversation());
  const isThere = book.workbook.sheet("Maze sets") !== undefined;
  expect(idsIn(sentence).includes("own-values-stay-on-sheet")).toBe(isThere);
  return isThere;
}

test.each([0, 3, 9, 39])("after step %i nothing is taken for the person's in a file opened again", async (step) => {
  await watched(step);
  expect(await staysAfterReopening()).toBe(false);
});

test("what was typed before the file was saved stays", async () => {
  await watched(9);
  const typed = type("D4", valueAt(sheet("Maze sets"), "D4") === 12 ? "13" : "12");
  expect(await staysAfterReopening()).toBe(true);
  expect(valueAt(sheet("Maze sets"), "D4")).toBe(typed);
});

test.each([4, 5, 6])(
  "if request %i of the next maze fails, the sheet on which somebody wrote is as it was",
  async (request) => {
    await watched(9);
    type("D4", "mine");
    const before = everything();
    const fault = { request, action: 5, code: "GeneralException" };
    const { failure } = await workIn({ fault }, (talk) => generate({ ...hidden, seed: "next" }, talk));
    expect(failure).toBeDefined();
    expect(everything()).toEqual(before);
  },
);

test.each(typings)("a step asks before it overwrites %s, or leaves it", async (_, typing) => {
  const player = await watched(9);
  const [cell, text] = typing();
  const typed = type(cell, text);
  for (const position of [10, 3, player.play.length, 0]) {
    await ended(move(player, position, conversation(false)));
    expect(valueAt(sheet("Maze sets"), cell)).toBe(typed);
  }
});

test("the number of a later step, typed before that step, is asked about, and stays when the maze is cleared", async () => {
  const player = await watched(9);
  const before = valuesIn(sheet("Maze sets"), "B2:I6");
  const after = setNumbersAt({ rows: 5, columns: 8 }, traceOf(player), player.play.length - 1);
  const at = before.findIndex((value, i) => value !== after[i]);
  const cell = `${"BCDEFGHI"[at % 8]!}${Math.floor(at / 8) + 2}`;
  const typed = type(cell, String(after[at]));
  expect(await askedInVain((no) => move(player, 12, no))).toHaveLength(1);
  await clearMaze(conversation());
  expect(valueAt(sheet("Maze sets"), cell)).toBe(typed);
});

test("where somebody inserted a column into the numbers, steps ask, and clearing leaves it to them", async () => {
  const player = await watched(9);
  const sets = sheet("Maze sets");
  book.excel.person.unhide(sets);
  await person((own) => void own.getRange("D:D").insert("Right"));
  book.excel.person.activate(sheet("Sheet1"));
  const before = contentsOf(sets, "A1:K20");
  expect(await askedInVain((no) => move(player, 20, no))).toHaveLength(1);
  await clearMaze(conversation());
  expect(contentsOf(sets, "A1:K20")).toEqual(before);
});

test("the numbers of a deleted sheet stay with the next maze if something was typed among them", async () => {
  await openMaze(8, 5, { setNumbers: "hiddenSheet" });
  const sets = sheet("Maze sets");
  type("D4", "mine");
  const other = book.excel.person.addSheet("Other");
  book.excel.person.delete(sheet("Sheet1"));
  book.excel.person.activate(other);
  await generate({ ...choice, size: { columns: 4, rows: 3 } }, conversation());
  expect([valueAt(sets, "D4"), sets.visibility]).toEqual(["mine", "Visible"]);
});
