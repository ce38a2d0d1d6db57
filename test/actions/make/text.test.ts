import { sentencesIn, choice, conversation, askedInVain, refusedUnchanged, book, openSized } from "../stage";
import { filledIn, gridIn, mazeIn, openWorkbook, photograph, select, sheet, valueAt } from "../stage";
import { type Message, message, together } from "../../../src/message";
import { defaultLayout } from "../../../src/actions/core/choices";
import { makePassage, makeWall } from "../../../src/actions/edit/walls";
import { generate, openText, shareCode, showText } from "../../../src/actions/make";
import { textForms } from "../../../src/maze/text/textForms";
import { openXlsx, saveXlsx } from "../../host/files";
import { clearSolution, solve } from "../../../src/actions/solve";
import { search } from "../../acts/standing";

beforeEach(() => openSized(8, 5));

const open = (text: string, talk = conversation()) => openText(text, defaultLayout, talk);
const shown = async (form: string) => (await showText(form, conversation())).text;
const code = async () => (await shareCode(conversation())).text;
const make = (made: Partial<typeof choice> = {}) => generate({ ...choice, ...made }, conversation());
const makeMasked = () => (select("B2:D6", "F4:G5", "E5"), make({ shape: "areas" }));
const walls = (on = sheet()) => mazeIn(on, "B2:I6");

const drawnOnNewSheet = message("maze-ready-on-new-sheet", { columns: 8, rows: 5, area: "B2:I6", sheet: "Maze" });

describe.each(textForms.map(({ id }) => id))("as %s", (form) => {
  test("the text of a maze is drawn as the same maze on a new sheet, and nothing of the first sheet changes", async () => {
    await make();
    const text = await shown(form);
    const before = photograph(sheet(), "A1:BD20");
    expect((await open(text)).sentence).toEqual(drawnOnNewSheet);
    expect(sheet().name).toBe("Maze");
    expect(walls()).toEqual(walls(sheet("Sheet1")));
    expect(["B2", "I6", "BC12"].map((cell) => valueAt(sheet(), cell))).toEqual(["S", "E", 8]);
    expect(photograph(sheet("Sheet1"), "A1:BD20")).toEqual(before);
    expect(await shown(form)).toBe(text);
  });

  test("a masked maze comes back with its mask", async () => {
    await makeMasked();
    const text = await shown(form);
    await open(text);
    expect(await shown(form)).toBe(text);
  });
});

/** The forms that mark a path by x. */
const marking = ["box-drawing", "ascii", "blocks", "box-heavy", "box-double", "number-signs"];

test.each(marking)(
  "as %s a solution's path is in the text, and is filled in again where that is opened",
  async (form) => {
    const path = () => filledIn(sheet(), "B2:I6", "#F0E442");
    await make();
    const without = await shown(form);
    await solve({ ...search, showVisited: true }, conversation());
    const text = await shown(form);
    expect(text).not.toBe(without);
    expect(text.replace(/x/g, " ")).toBe(without);
    const filled = path();
    expect(filled.length).toBeGreaterThan(8);
    expect(sentencesIn((await open(text)).sentence)).toContainEqual(
      message("path-of-text-drawn", { steps: filled.length + 1 }),
    );
    expect([path(), await shown(form)]).toEqual([filled, text]);
    await clearSolution(conversation());
    expect([path(), await shown(form)]).toEqual([[], without]);
  },
);

test("before a text is drawn, its size and ends are told, and what was left out; Cancel draws nothing", async () => {
  const text = ["+   +---+", "| 7     |", "+---+   +", "", "by Ana"].join("\n");
  expect(await askedInVain((no) => open(text, no))).toEqual([
    together(
      message("text-read", { columns: 2, rows: 1, form: "lines", marked: "both" }),
      message("text-marks-left-out", { marks: [message("found-characters", { characters: "7" })] }),
      message("text-left-out", { text: "by Ana", more: 0 }),
    ),
  ]);
  expect(await askedInVain((no) => open("#####\n#   #\n#####", no))).toEqual([
    message("text-read", { columns: 2, rows: 1, form: "blocks", marked: "none" }),
  ]);
});

test.each([
  ["its own", true, "B2:G3"],
  ["the other", false, "B2:D3"],
])("of a text with two meanings the person chooses %s size, and that maze is drawn", async (_which, isOwn, drawn) => {
  const text = [
    "┌───────────┬─────┐",
    "│           │     │",
    "│     ╶─────┘     │",
    "│                 │",
    "└─────────────────┘",
  ].join("\n");
  const asked: Message[] = [];
  const ask = async ({ sentence }: { sentence: Message }) => asked.push(sentence) > 1 || isOwn;
  await open(text, { ...conversation(), ask });
  expect(asked[0]).toEqual(message("text-of-two-sizes", { columns: 6, rows: 2, otherColumns: 3, otherRows: 2 }));
  expect([asked.length, gridIn(book.workbook)]).toEqual([2, drawn]);
});

test("nothing of a text becomes a formula", async () => {
  await open(["+-----+-----+", "|@SUM |@A1  |", "+-----+-----+"].join("\n"));
  expect(["B2", "C2"].map((cell) => valueAt(sheet(), cell))).toEqual([undefined, undefined]);
  expect((await refusedUnchanged(() => open("1,1,1\n1,=1+1,1\n1,1,1")))[0]).toMatchObject({ id: "text-fault" });
});

describe("a share code", () => {
  test("of a maze that was changed by hand has all its walls, until it is as it was", async () => {
    await make();
    const given = await code();
    const [there, back] = walls().isOpen(2 * 9) ? [makeWall, makePassage] : [makePassage, makeWall];
    await there("C3 D3", conversation());
    const [changed, text] = [walls(), await shown("ascii")];
    const { text: long, sentence } = await shareCode(conversation());
    expect(sentence).toEqual(message("code-shown", { area: "B2:I6", sheet: "Sheet1" }));
    await back("C3 D3", conversation());
    expect(await code()).toBe(given);
    expect((await open(` ${long.toLowerCase()}\n`)).sentence).toEqual(drawnOnNewSheet);
    expect([walls(), await shown("ascii"), await code()]).toEqual([changed, text, long]);
  });

  test("of a masked maze has its mask, also after the workbook was saved as a file and opened again", async () => {
    await makeMasked();
    const [text, given] = [await shown("ascii"), await code()];
    openWorkbook({ workbook: await openXlsx(await saveXlsx(book.workbook)) });
    expect([await shown("ascii"), await code()]).toEqual([text, given]);
    await open(given);
    expect(await shown("ascii")).toBe(text);
  });
});
