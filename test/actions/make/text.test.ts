import { sentencesIn } from "../../words/sentencesIn";
import { type Message, message, together } from "../../../src/message";
import { defaultLayout } from "../../../src/actions/desk/choices";
import { makePassage, makeWall } from "../../../src/actions/edit/walls";
import { createFromPassages, drawCode, openText } from "../../../src/actions/make/givenMazes";
import { generate } from "../../../src/actions/make/generate";
import { shareCode } from "../../../src/actions/make/shareCode";
import { showText } from "../../../src/actions/make/showText";
import { encode } from "../../../src/maze/code/recipe";
import { PERFECT } from "../../../src/maze/generators/generators";
import { textForms } from "../../../src/maze/text/textForms";
import { openXlsx, saveXlsx } from "../../host/files";
import { clearSolution } from "../../../src/actions/solve/clearSolution";
import { solve } from "../../../src/actions/solve/solve";
import { choice, conversation } from "../conversation";
import { sentenceOf } from "../failureOf";
import { book, openMaze, openSized, openWorkbook, sheet } from "../openMaze";
import { area, gridIn, mazeIn, photograph, valueAt } from "../sheetReading";

beforeEach(() => openSized(8, 5));

/** Numbers of the cells of B2:I6 that are filled as a path. */
function pathCells(): number[] {
  const isPath = (cell: number) => sheet().style(1 + Math.floor(cell / 8), 1 + (cell % 8)).fill.color === "#F0E442";
  return [...Array(40).keys()].filter(isPath);
}

/** What an action says that is refused, which must have changed nothing. */
async function refusalOf(action: Promise<unknown>): Promise<Message> {
  const sheets = book.workbook.sheets.length;
  const front = book.workbook.activeSheet;
  const before = photograph(front, "A1:BD20");
  const sentence = await sentenceOf(action);
  expect(book.workbook.sheets).toHaveLength(sheets);
  expect(photograph(front, "A1:BD20")).toEqual(before);
  return sentence;
}

describe.each(textForms.map(({ id }) => id))("as %s", (form) => {
  test("the text of a maze is drawn as the same maze on a new sheet, and nothing of the first sheet changes", async () => {
    await generate({ ...choice, shape: undefined }, conversation());
    const { text } = await showText(form, conversation());
    const drawn = mazeIn(sheet(), "B2:I6");
    const before = photograph(sheet(), "A1:BD20");
    const outcome = await openText(text, defaultLayout, conversation());
    expect(outcome.sentence).toEqual(
      message("maze-ready-on-new-sheet", { columns: 8, rows: 5, area: "B2:I6", sheet: "Maze" }),
    );
    expect(sheet().name).toBe("Maze");
    expect(mazeIn(sheet(), "B2:I6")).toEqual(drawn);
    expect([valueAt(sheet(), "B2"), valueAt(sheet(), "I6"), valueAt(sheet(), "BC12")]).toEqual(["S", "E", 8]);
    expect(photograph(book.workbook.sheet("Sheet1")!, "A1:BD20")).toEqual(before);
    expect((await showText(form, conversation())).text).toBe(text);
  });

  test("a solution's path is in the text, and is filled in again where the text is opened", async () => {
    await generate({ ...choice, shape: undefined }, conversation());
    const without = (await showText(form, conversation())).text;
    const shortest = { solver: "breadth-first", seed: "", route: { kind: "ends" }, pace: "instant" } as const;
    await solve({ ...shortest, showVisited: true, arrows: false }, conversation());
    const { text } = await showText(form, conversation());
    expect(text).not.toBe(without);
    expect(text.replace(/x/g, " ")).toBe(without);
    const filled = pathCells();
    expect(filled.length).toBeGreaterThan(8);
    const outcome = await openText(text, defaultLayout, conversation());
    expect(sentencesIn(outcome.sentence)).toContainEqual(message("path-of-text-drawn", { steps: filled.length + 1 }));
    expect(pathCells()).toEqual(filled);
    expect((await showText(form, conversation())).text).toBe(text);
    await clearSolution(conversation());
    expect(pathCells()).toEqual([]);
    expect((await showText(form, conversation())).text).toBe(without);
  });

  test("a masked maze comes back with its mask", async () => {
    sheet().select([area("B2:D6"), area("F4:G5"), area("E5")]);
    await generate({ ...choice, shape: "areas" }, conversation());
    const { text } = await showText(form, conversation());
    await openText(text, defaultLayout, conversation());
    expect((await showText(form, conversation())).text).toBe(text);
  });
});

test("a fault in a text is told with its line and column", async () => {
  expect(await refusalOf(openText("+--+\n|  |\n+-?+\n", defaultLayout, conversation()))).toEqual(
    together(
      message("text-fault", {
        line: 3,
        column: 2,
        fault: message("wall-wrong", { wall: "--", found: message("found-characters", { characters: "-?" }) }),
      }),
      message("nothing-changed"),
    ),
  );
  expect(sentencesIn(await refusalOf(openText("", defaultLayout, conversation())))[0]).toEqual(
    message("text-fault", { line: 1, column: 1, fault: message("no-maze-in-text") }),
  );
});

test("a text like a formula in a text file never reaches a cell", async () => {
  expect(sentencesIn(await refusalOf(openText("=HYPERLINK(1)", defaultLayout, conversation())))[0]).toEqual(
    message("text-fault", { line: 2, column: 1, fault: message("text-of-wrong-height", { lines: 1 }) }),
  );
});

test("a share code gives the same maze with the same ends on a new sheet", async () => {
  await generate({ ...choice, generator: "wilson" }, conversation());
  const drawn = mazeIn(sheet(), "B2:I6");
  const { code } = await shareCode(conversation());
  const outcome = await drawCode(` ${code.toLowerCase()}\n`, defaultLayout, conversation());
  expect([sheet().name, gridIn(book.workbook)]).toEqual(["Maze", "B2:I6"]);
  expect(sentencesIn(outcome.sentence)).toContainEqual(message("seed", { seed: "a seed" }));
  expect(mazeIn(sheet(), "B2:I6")).toEqual(drawn);
  expect((await shareCode(conversation())).code).toBe(code);
});

test("a masked maze has a share code too", async () => {
  sheet().select([area("B2:D6"), area("F4:G5"), area("E5")]);
  await generate({ ...choice, shape: "areas" }, conversation());
  const { text } = await showText("ascii", conversation());
  const { code } = await shareCode(conversation());
  await drawCode(code, defaultLayout, conversation());
  expect((await showText("ascii", conversation())).text).toBe(text);
});

test("a maze that was changed by hand has a share code with all its walls, until it is as it was", async () => {
  await generate(choice, conversation());
  const { code } = await shareCode(conversation());
  const maze = mazeIn(sheet(), "B2:I6");
  const pair = maze.isOpen(2 * 9) ? "C3 D3" : "D3 C3";
  const [there, back] = maze.isOpen(2 * 9) ? [makeWall, makePassage] : [makePassage, makeWall];
  await there(pair, conversation());
  const changed = mazeIn(sheet(), "B2:I6");
  expect(changed).not.toEqual(maze);
  const { text } = await showText("ascii", conversation());
  const long = await shareCode(conversation());
  expect(long.sentence).toEqual(message("long-code-shown", { area: "B2:I6", sheet: "Sheet1" }));
  await back(pair, conversation());
  expect((await shareCode(conversation())).code).toBe(code);

  const outcome = await drawCode(` ${long.code.toLowerCase()}\n`, defaultLayout, conversation());
  expect(outcome.sentence).toEqual(
    message("maze-ready-on-new-sheet", { columns: 8, rows: 5, area: "B2:I6", sheet: "Maze" }),
  );
  expect(mazeIn(sheet("Maze"), "B2:I6")).toEqual(changed);
  expect((await showText("ascii", conversation())).text).toBe(text);
  expect((await shareCode(conversation())).code).toBe(long.code);
});

test("a maze of over 2,000 cells that was changed by hand has none, and its text is offered", async () => {
  await openMaze(46, 44);
  await makeWall("C3 D3", conversation());
  await makeWall("C3 C4", conversation());
  await makeWall("D3 D4", conversation());
  expect(sentencesIn(await refusalOf(shareCode(conversation())))).toContainEqual(
    message("no-code-for-maze", { area: "B2:AU45", sheet: "Sheet1", most: 2_000 }),
  );
});

test("a damaged code, none, and one that no sheet has room for are refused", async () => {
  await generate(choice, conversation());
  const { code } = await shareCode(conversation());
  const damaged = code.replace(/^(.{3})./, (_, start: string) => `${start}${code[3] === "0" ? "1" : "0"}`);
  expect(await refusalOf(drawCode(damaged, defaultLayout, conversation()))).toEqual(
    together(message("share-code-damaged", { fault: message("code-mistyped") }), message("nothing-changed")),
  );
  expect(sentencesIn(await refusalOf(drawCode(" ", defaultLayout, conversation())))).toContainEqual(
    message("no-share-code"),
  );
  const large = encode({ rows: 2000, columns: 2000, generator: "kruskal", seed: "s", imperfection: PERFECT });
  expect(sentencesIn(await refusalOf(drawCode(large, defaultLayout, conversation())))).toContainEqual(
    message("more-than-is-drawn", {
      columns: 2000,
      rows: 2000,
      mostColumns: 16383,
      mostRows: 1048575,
      mostCells: 1000000,
    }),
  );
});

test("a maze is made of pairs of addresses, at the same addresses where they begin in B2", async () => {
  await createFromPassages("B2 C2, C2 C3\nC3:E3", defaultLayout, conversation());
  expect(gridIn(book.workbook)).toBe("B2:E3");
  const maze = mazeIn(sheet(), "B2:E3");
  const open = [...Array(16).keys()].filter((wall) => maze.isOpen(wall));
  expect(open).toEqual([0, 3, 10, 12]);
  const moved = await createFromPassages("X10 X11", defaultLayout, conversation());
  expect(sentencesIn(moved.sentence)).toContainEqual(message("first-cell-moved", { cell: "X10" }));
});

test("a maze is made of pairs of rows and columns, which count from 0", async () => {
  await createFromPassages("0 1 - 1 1", defaultLayout, conversation());
  expect(gridIn(book.workbook)).toBe("B2:C3");
  expect(mazeIn(sheet(), "B2:C3").isOpen(3)).toBe(true);
});

test("passages that lie too far apart or mix two kinds of coordinates are refused", async () => {
  expect(
    sentencesIn(await refusalOf(createFromPassages("A1 A2 XFD1048576 XFD1048575", defaultLayout, conversation()))),
  ).toContainEqual(
    message("more-than-is-drawn", {
      columns: 16384,
      rows: 1048576,
      mostColumns: 16383,
      mostRows: 1048575,
      mostCells: 1000000,
    }),
  );
  expect(await refusalOf(createFromPassages("B2 B3\n0 0 0 1", defaultLayout, conversation()))).toEqual(
    together(
      message("text-fault", { line: 2, column: 1, fault: message("addresses-and-numbers-mixed") }),
      message("nothing-changed"),
    ),
  );
  expect(sentencesIn(await refusalOf(createFromPassages("  ", defaultLayout, conversation())))).toContainEqual(
    message("text-fault", { line: 1, column: 1, fault: message("no-passage-in-text") }),
  );
});

test("mask and share code are still known after the workbook was saved as a file and opened again", async () => {
  sheet().select([area("B2:D6"), area("F4:G5"), area("E5")]);
  await generate({ ...choice, shape: "areas" }, conversation());
  const { text } = await showText("ascii", conversation());
  const { code } = await shareCode(conversation());
  const file = await saveXlsx(book.workbook);
  openWorkbook({ workbook: await openXlsx(file) });
  expect((await showText("ascii", conversation())).text).toBe(text);
  expect((await shareCode(conversation())).code).toBe(code);
});
