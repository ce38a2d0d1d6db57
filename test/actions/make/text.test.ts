import { sentencesIn, choice, conversation, ended, refusedUnchanged, book, openSized, openWorkbook } from "../stage";
import { select, sheet, gridIn, mazeIn, photograph, valueAt } from "../stage";
import { type Message, message } from "../../../src/message";
import { defaultLayout } from "../../../src/actions/core/choices";
import { makePassage, makeWall } from "../../../src/actions/edit/walls";
import { generate, openText, shareCode, showText } from "../../../src/actions/make";
import { textForms } from "../../../src/maze/text/textForms";
import { openXlsx, saveXlsx } from "../../host/files";
import { clearSolution, solve } from "../../../src/actions/solve";
import { search } from "../../acts/standing";

beforeEach(() => openSized(8, 5));

const open = (text: string) => openText(text, defaultLayout, conversation());
const draw = (code: string) => openText(code, defaultLayout, conversation());
const create = (pairs: string) => openText(pairs, defaultLayout, conversation());

async function generateMasked(): Promise<void> {
  select("B2:D6", "F4:G5", "E5");
  await generate({ ...choice, shape: "areas" }, conversation());
}

/** Numbers of the cells of B2:I6 that are filled as a path. */
function pathCells(): number[] {
  const isPath = (cell: number) => sheet().style(1 + Math.floor(cell / 8), 1 + (cell % 8)).fill.color === "#F0E442";
  return [...Array(40).keys()].filter(isPath);
}

describe.each(textForms.map(({ id }) => id))("as %s", (form) => {
  test("the text of a maze is drawn as the same maze on a new sheet, and nothing of the first sheet changes", async () => {
    await generate(choice, conversation());
    const { text } = await showText(form, conversation());
    const drawn = mazeIn(sheet(), "B2:I6");
    const before = photograph(sheet(), "A1:BD20");
    const outcome = await open(text);
    expect(outcome.sentence).toEqual(
      message("maze-ready-on-new-sheet", { columns: 8, rows: 5, area: "B2:I6", sheet: "Maze" }),
    );
    expect(sheet().name).toBe("Maze");
    expect(mazeIn(sheet(), "B2:I6")).toEqual(drawn);
    expect([valueAt(sheet(), "B2"), valueAt(sheet(), "I6"), valueAt(sheet(), "BC12")]).toEqual(["S", "E", 8]);
    expect(photograph(book.workbook.sheet("Sheet1")!, "A1:BD20")).toEqual(before);
    expect((await showText(form, conversation())).text).toBe(text);
  });

  test("a masked maze comes back with its mask", async () => {
    await generateMasked();
    const { text } = await showText(form, conversation());
    await open(text);
    expect((await showText(form, conversation())).text).toBe(text);
  });
});

/** The forms that mark a path by x. */
const marking = ["box-drawing", "ascii", "blocks", "box-heavy", "box-double", "number-signs"];

describe.each(marking)("as %s", (form) => {
  test("a solution's path is in the text, and is filled in again where the text is opened", async () => {
    await generate(choice, conversation());
    const without = (await showText(form, conversation())).text;
    await solve({ ...search, showVisited: true }, conversation());
    const { text } = await showText(form, conversation());
    expect(text).not.toBe(without);
    expect(text.replace(/x/g, " ")).toBe(without);
    const filled = pathCells();
    expect(filled.length).toBeGreaterThan(8);
    const outcome = await open(text);
    expect(sentencesIn(outcome.sentence)).toContainEqual(message("path-of-text-drawn", { steps: filled.length + 1 }));
    expect(pathCells()).toEqual(filled);
    expect((await showText(form, conversation())).text).toBe(text);
    await clearSolution(conversation());
    expect(pathCells()).toEqual([]);
    expect((await showText(form, conversation())).text).toBe(without);
  });
});

const preview = async (text: string): Promise<readonly unknown[]> => {
  const talk = conversation(false);
  await ended(openText(text, defaultLayout, talk));
  expect(talk.questions).toHaveLength(1);
  expect(talk.questions[0]!.yes).toEqual(message("draw-text"));
  return sentencesIn(talk.questions[0]!.sentence);
};

test("before a text is drawn, its size and ends are told, and what was left out; Cancel draws nothing", async () => {
  const before = photograph(sheet(), "A1:BD20");
  const lines = ["+   +---+", "| 7     |", "+---+   +", "", "by Ana"];
  expect(await preview(lines.join("\n"))).toEqual([
    message("text-read", { columns: 2, rows: 1, form: "lines", marked: "both" }),
    message("text-marks-left-out", { marks: [message("found-characters", { characters: "7" })] }),
    message("text-left-out", { text: "by Ana", more: 0 }),
  ]);
  expect(await preview("#####\n#   #\n#####")).toEqual([
    message("text-read", { columns: 2, rows: 1, form: "blocks", marked: "none" }),
  ]);
  expect(book.workbook.sheets.map(({ name }) => name)).toEqual(["Sheet1"]);
  expect(photograph(sheet(), "A1:BD20")).toEqual(before);
});

test("of a text with two meanings the person chooses the size, and that maze is drawn", async () => {
  const text = [
    "┌───────────┬─────┐",
    "│           │     │",
    "│     ╶─────┘     │",
    "│                 │",
    "└─────────────────┘",
  ];
  for (const [isOwn, drawn] of [
    [true, "B2:G3"],
    [false, "B2:D3"],
  ] as const) {
    await openSized(8, 5);
    const talk = conversation();
    const asked: unknown[] = [];
    const ask = (question: { sentence: Message }) => {
      asked.push(question.sentence);
      return Promise.resolve(asked.length > 1 || isOwn);
    };
    await openText(text.join("\n"), defaultLayout, { ...talk, ask });
    expect(asked[0]).toEqual(message("text-of-two-sizes", { columns: 6, rows: 2, otherColumns: 3, otherRows: 2 }));
    expect([asked.length, gridIn(book.workbook)]).toEqual([2, drawn]);
  }
});

test("nothing of a text becomes a formula", async () => {
  await open(["+-----+-----+", "|@SUM |@A1  |", "+-----+-----+"].join("\n"));
  expect(["B2", "C2"].map((cell) => valueAt(sheet(), cell))).toEqual([undefined, undefined]);
  expect((await refusedUnchanged(() => open("1,1,1\n1,=1+1,1\n1,1,1")))[0]).toMatchObject({ id: "text-fault" });
});

test("a share code gives the same maze with the same ends on a new sheet", async () => {
  await generate({ ...choice, generator: "wilson" }, conversation());
  const drawn = mazeIn(sheet(), "B2:I6");
  const { text: code } = await shareCode(conversation());
  await draw(` ${code.toLowerCase()}\n`);
  expect([sheet().name, gridIn(book.workbook)]).toEqual(["Maze", "B2:I6"]);
  expect(mazeIn(sheet(), "B2:I6")).toEqual(drawn);
  expect((await shareCode(conversation())).text).toBe(code);
});

test("a maze that was changed by hand has a share code with all its walls, until it is as it was", async () => {
  await generate(choice, conversation());
  const { text: code, sentence } = await shareCode(conversation());
  expect(sentence).toEqual(message("code-shown", { area: "B2:I6", sheet: "Sheet1" }));
  const maze = mazeIn(sheet(), "B2:I6");
  const pair = maze.isOpen(2 * 9) ? "C3 D3" : "D3 C3";
  const [there, back] = maze.isOpen(2 * 9) ? [makeWall, makePassage] : [makePassage, makeWall];
  await there(pair, conversation());
  const changed = mazeIn(sheet(), "B2:I6");
  expect(changed).not.toEqual(maze);
  const { text } = await showText("ascii", conversation());
  const long = await shareCode(conversation());
  expect(long.sentence).toEqual(message("code-shown", { area: "B2:I6", sheet: "Sheet1" }));
  await back(pair, conversation());
  expect((await shareCode(conversation())).text).toBe(code);

  const outcome = await draw(` ${long.text.toLowerCase()}\n`);
  expect(outcome.sentence).toEqual(
    message("maze-ready-on-new-sheet", { columns: 8, rows: 5, area: "B2:I6", sheet: "Maze" }),
  );
  expect(mazeIn(sheet("Maze"), "B2:I6")).toEqual(changed);
  expect((await showText("ascii", conversation())).text).toBe(text);
  expect((await shareCode(conversation())).text).toBe(long.text);
});

test("a maze is made of pairs of addresses, at the same addresses where they begin in B2", async () => {
  await create("B2 C2, C2 C3\nC3:E3");
  expect(gridIn(book.workbook)).toBe("B2:E3");
  const maze = mazeIn(sheet(), "B2:E3");
  const open = [...Array(16).keys()].filter((wall) => maze.isOpen(wall));
  expect(open).toEqual([0, 3, 10, 12]);
});

test("a masked maze has a share code too, and both are still known after the workbook was saved as a file and opened again", async () => {
  await generateMasked();
  const { text } = await showText("ascii", conversation());
  const { text: code } = await shareCode(conversation());
  openWorkbook({ workbook: await openXlsx(await saveXlsx(book.workbook)) });
  expect((await showText("ascii", conversation())).text).toBe(text);
  expect((await shareCode(conversation())).text).toBe(code);
  await draw(code);
  expect((await showText("ascii", conversation())).text).toBe(text);
});
