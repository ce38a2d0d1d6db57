import { makePassage, makeWall, removeCells } from "../../../src/actions/edit";
import { openText, showText } from "../../../src/actions/make";
import { defaultLayout } from "../../../src/actions/core/choices";
import { mendMaze } from "../../../src/actions/solve/checkAndMend";
import { parseText } from "../../../src/maze/text/parseText";
import { conversation, type Conversation, book, openMaze, select, sheet, gridIn, mazeIn } from "../stage";
import { deleteColumn, insertRow } from "../lines";

/** Shows the maze as text; whether that tells the walls in the sheet, and how many times cells were read for it. */
async function told() {
  book.counter.reset();
  const { text } = await showText("box-drawing", conversation());
  const called = book.counter.requests.flatMap(({ batch }) => batch.Actions.map(({ Name }) => Name));
  const standing = mazeIn(sheet(), gridIn(book.workbook)).standing;
  const isRight = parseText(text).maze.standing.every((walls, cell) => walls === standing[cell]);
  return { isRight, reads: called.filter((name) => name === "GetCellProperties").length };
}

type Edit = (talk: Conversation) => Promise<unknown>;
const walled: Edit = (talk) => (select("C3:F6"), makeWall("", talk));
const opened: Edit = (talk) => (select("C3:F6"), makePassage("", talk));
const mended: Edit = (talk) => mendMaze("a seed", talk);
const redrawn: Edit = async (talk) => openText((await showText("box-drawing", talk)).text, defaultLayout, talk);
const withRow: Edit = (talk) => (select("C5"), insertRow(talk));

beforeEach(() => openMaze(30, 20));

test.each<[string, ...edits: Edit[]]>([
  ["edited", walled, opened, mended, opened, walled],
  ["drawn anew with a row more, and edited then", withRow, mended, deleteColumn],
  ["drawn from a text", redrawn],
])("a maze that was %s is asked for, and none of its cells is read", async (_, ...edits) => {
  for (const edit of edits) {
    await edit(conversation());
    expect(await told()).toEqual({ isRight: true, reads: 0 });
  }
});

test("of a maze without some cells none is read", async () => {
  select("K10:M12");
  await removeCells(conversation());
  expect((await told()).reads).toBe(0);
});

test("names that somebody changed mislead nobody", async () => {
  await walled(conversation());
  const name = book.workbook.names.find((each) => each.name === "MazeWalls")!;
  for (const formula of [name.formula.replace("E ", "E 1 "), '="E 2s zzzzz -1 é W"', '="W400K4-CG6C4"']) {
    name.formula = formula;
    expect((await told()).isRight).toBe(true);
  }
});
