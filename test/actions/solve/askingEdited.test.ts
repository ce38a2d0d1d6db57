import { makePassage, makeWall, removeCells } from "../../../src/actions/edit";
import { openText, showText } from "../../../src/actions/make";
import { defaultLayout } from "../../../src/actions/core/choices";
import { mendMaze } from "../../../src/actions/solve/checkAndMend";
import { parseText } from "../../../src/maze/text/parseText";
import { conversation, book, openMaze, select, sheet, gridIn, mazeIn } from "../stage";
import { deleteColumn, insertRow } from "../lines";

/** Shows the maze as text; whether that tells the walls in the sheet, and how many cells were read for it. */
async function told() {
  book.counter.reset();
  const { text } = await showText("box-drawing", conversation());
  const reads = book.counter.requests.flatMap(({ batch }) =>
    batch.Actions.filter(({ Name }) => Name === "GetCellProperties"),
  );
  const standing = mazeIn(sheet(), gridIn(book.workbook)).standing;
  const isRight = parseText(text).maze.standing.every((walls, cell) => walls === standing[cell]);
  return { isRight, reads: reads.length };
}

const asked = { isRight: true, reads: 0 };

beforeEach(() => openMaze(30, 20));

test("walls that were edited are kept, so that the maze is asked for and nothing of it read", async () => {
  select("C3:F6");
  await makeWall("", conversation());
  expect(await told()).toEqual(asked);
  select("H8:H12");
  await makePassage("", conversation());
  expect(await told()).toEqual(asked);
  await mendMaze("a seed", conversation());
  expect(await told()).toEqual(asked);
  select("C3:F6");
  await makeWall("", conversation());
  await makePassage("", conversation());
  expect(await told()).toEqual(asked);
  select("K10:M12");
  await removeCells(conversation());
  book.counter.reset();
  await showText("box-drawing", conversation());
  expect(JSON.stringify(book.counter.requests.map(({ batch }) => batch.Actions))).not.toContain("GetCellProperties");
});

test("a maze that is drawn anew with a row more, and edited then, is asked for", async () => {
  select("C5");
  await insertRow(conversation());
  expect(await told()).toEqual(asked);
  await mendMaze("a seed", conversation());
  expect(await told()).toEqual(asked);
  await deleteColumn(conversation());
  expect(await told()).toEqual(asked);
});

test("a maze from a text is asked for", async () => {
  const { text } = await showText("box-drawing", conversation());
  await openText(text, defaultLayout, conversation());
  expect(await told()).toEqual(asked);
});

test("names that somebody changed mislead nobody", async () => {
  select("C3:F6");
  await makeWall("", conversation());
  const name = book.workbook.names.find((each) => each.name === "MazeWalls")!;
  for (const formula of [name.formula.replace("E ", "E 1 "), '="E 2s zzzzz -1 é W"', '="W400K4-CG6C4"']) {
    name.formula = formula;
    expect((await told()).isRight).toBe(true);
  }
});
