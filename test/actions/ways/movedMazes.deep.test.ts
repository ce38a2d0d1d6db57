import { type Message, message, together } from "../../../src/message";
import { makeWall } from "../../../src/actions/edit";
import { readSheetInFront } from "../../../src/actions/front";
import { toggleSetNumbers } from "../../../src/actions/watch/setNumbers";
import { clearMaze, generate, shareCode } from "../../../src/actions/make";
import { takeItemsAway } from "../../../src/actions/print";
import { check, clearSolution } from "../../../src/actions/solve";
import { ActionFailure } from "../../../src/actions/core";
import { addressOf } from "../../../src/worksheet/addresses";
import { toFront } from "../../acts/act";
import { answer, entrance, exit, generated, numbersTo, previous, solving } from "../../acts/steps";
import { type SheetStore, WorkbookStore } from "../../host/store";
import { type Conversation, area, asked, askedInVain, book, cellsOf, choice, contentsOf, conversation } from "../stage";
import { sentencesIn, setUpAround, sheet, valueAt, insertRow } from "../stage";
import { drawLines, gridIn, idsIn, mazeIn, openWorkbook, pane, person, photograph, put, select } from "../stage";

/**
 * A maze of 8 x 5 is drawn in B2:I6 of Sheet1 over what a person had there, and then cut and pasted, copied, or taken to another workbook.
 * Whatever is pressed next works or is refused before anything is changed; and when the maze is cleared at last, widths, heights and
 * lines of its first place are back. What a maze that was cut had covered is on a sheet that is shown; of a copied sheet, and of one in
 * another workbook, a question says before that it does not come back. Of a maze on another sheet nothing is known.
 */

const HOME = "A1:T20";
/** What a person would miss of a sheet, without its page. */
interface Picture {
  readonly cells: Readonly<Record<string, unknown>>;
  readonly widths: string;
  readonly heights: string;
}
const pictureOf = (own: SheetStore): Picture => {
  const { cells, widths, heights } = photograph(own, HOME) as Picture;
  return { cells, widths, heights };
};
let before: Picture;

/** Its first place is as before the maze, but for the cells that the maze had covered: these are on the sheet that was hidden. */
function expectOnlyCellsMoved(): void {
  const others = Object.entries(before.cells).filter(([cell]) => !["D4", "E5", "H6"].includes(cell));
  expect(pictureOf(sheet("Sheet1"))).toEqual({ ...before, cells: Object.fromEntries(others) });
  expectShown();
}

function expectShown(): void {
  const shown = sheet("Maze covered");
  const cells = Object.keys(pictureOf(shown).cells);
  expect([shown.visibility, cells, valueAt(shown, "D4"), valueAt(shown, "E5"), ownNames(shown)]).toEqual([
    ...["Visible", ["B3", "D4", "E5", "H6"], "mine", 2, []],
  ]);
}

function expectSizesBack(own: SheetStore): void {
  const { widths, heights } = before;
  expect(pictureOf(own)).toMatchObject({ widths, heights });
}

/** Size cells stay when their maze is cleared. */
const STAY = ["MazeColumns", "MazeRows", "MazeSizeLabels"];
const ownNames = (own: SheetStore) =>
  book.workbook.names.flatMap(({ scope, name }) => (scope === own && !STAY.includes(name) ? [name] : []));
const hidden = () => book.workbook.sheets.filter(({ visibility }) => visibility !== "Visible").map(({ name }) => name);

beforeEach(async () => {
  openWorkbook({ sheets: ["Sheet1", "Other"] });
  await person((own) => {
    own.getRange("D4").values = [["mine"]];
    own.getRange("E5").formulas = [["=1+1"]];
    own.getRange("H6").format.fill.color = "#FFCC00";
    own.getRange("C1").format.columnWidth = 90;
    own.getRange("A3").format.rowHeight = 30;
  });
  await drawLines(["A3:B3", "InsideVertical", "Dash", "#C00000"]);
  await setUpAround(8, 5);
  before = pictureOf(sheet());
  for (const seed of ["earlier", "moved"])
    await generate({ ...choice, seed, setNumbers: "hiddenSheet" }, conversation());
});

/** Each gives where the maze is then, on the sheet that is in front. */
const moved = async (to: string, place: string) => {
  await person((own) => own.getRange("B2:I6").moveTo(to));
  return place;
};
const cutHere = () => moved("K10", "K10:R14");
const cutOver = () => moved("D4", "D4:K8");
const cutThere = async () => {
  const place = await moved("Other!D4", "D4:K8");
  toFront("Other");
  return place;
};
const cutByKeys = () => {
  book.excel.person.copy(sheet(), [area("B2:I6")], true);
  toFront("Other");
  select("D4");
  book.excel.person.paste(sheet(), undefined);
  return "D4:K8";
};

/** What is pressed; the selection is a cell in the middle of the maze. */
const acts = Object.entries<(talk: Conversation) => Promise<unknown>>({
  Solve: solving({ arrows: true }),
  Check: check,
  "Set entrance": entrance(),
  "Add exit": exit(),
  "Insert row": insertRow,
  "Make wall": (talk) => makeWall("", talk),
  "Answer page": (talk) => answer(talk, {}),
  "Share code": shareCode,
  "Generate again": generated({ seed: "again", size: { columns: 8, rows: 5 } }),
  "Previous maze": (talk) => previous(talk, {}),
  "Clear maze": clearMaze,
  "Show set numbers": () => toggleSetNumbers(conversation()),
  "Put in the maze": numbersTo(3),
});

const selectIn = (place: string) => {
  const { row, column } = area(place);
  sheet().select([{ row: row + 2, column: column + 2, rows: 1, columns: 2 }]);
};
const idsOf = async (act: Promise<unknown>) => idsIn(((await act) as { readonly sentence: Message }).sentence);
const cleared = () => idsOf(clearMaze(conversation()));

describe.each([
  ["cut and pasted on its sheet", cutHere],
  ["cut and pasted over a part of its own place", cutOver],
] as const)("%s", (_way, go) => {
  test.each(acts)("%s works, and Clear maze leaves what was covered on a sheet that is shown", async (name, act) => {
    const walls = mazeIn(sheet(), "B2:I6").countPassages();
    const place = await go();
    const seen = await readSheetInFront(pane);
    expect(seen).toMatchObject({ maze: { sheetId: sheet("Sheet1").id, place }, setNumbers: "hidden" });
    selectIn(place);
    const talk = conversation();
    const told = await idsOf(act(talk));
    expect(told.includes("maze-left-place")).toBe(/Insert|Generate|Previous|Clear/.test(name));
    toFront();
    const grown = place.replace(/\d+$/, (row) => String(Number(row) + 1));
    const gone = name === "Insert row" ? grown : place;
    if (name === "Clear maze") expect(told).toEqual(["maze-cleared", "maze-left-place", "covered-cells-shown"]);
    else {
      expect(gridIn(book.workbook)).toBe(gone);
      if (!/Insert|Generate|Previous|wall/.test(name)) expect(mazeIn(sheet(), place).countPassages()).toBe(walls);
      await clearMaze(talk);
    }
    expectOnlyCellsMoved();
    const question = message("clear-maze-question", { area: gone, sheet: "Sheet1" });
    expect(asked(talk)).toEqual([together(question, message("no-undo"))]);
    expect([hidden(), ownNames(sheet("Sheet1"))]).toEqual([[], []]);
  });

  test("items, arrows and own values are told apart", async () => {
    toFront();
    await numbersTo(3)(conversation());
    const place = await go();
    const [row, column] = cellsOf(place).find((cell) => sheet().value(...cell) === 2)!;
    sheet().setCell(row, column, 3);
    const held = { area: addressOf({ row, column, rows: 1, columns: 1 }), cells: 1, sheet: "Sheet1", count: 1 };
    expect(sentencesIn((await askedInVain(clearMaze))[0])[0]).toEqual(message("delete-values", held));
    sheet().setCell(row, column, "");
    const talk = conversation();
    await takeItemsAway(talk);
    expect(contentsOf(sheet(), place)).toEqual(["S", "E"]);
    await solving({ arrows: true })(talk);
    await clearSolution(talk);
    expect([contentsOf(sheet(), place), talk.questions]).toEqual([["S", "E"], []]);
  });
});

describe.each([
  ["cut and pasted to another sheet", cutThere],
  ["cut with Ctrl+X and pasted with Ctrl+V on another sheet", cutByKeys],
] as const)("%s", (_way, go) => {
  test("on its new sheet it is a maze like one drawn by hand: it is worked with, and cleared, where it is selected", async () => {
    const place = await go();
    expect(await readSheetInFront(pane)).toMatchObject({ maze: { sheetId: sheet("Other").id, place: "" } });
    select(place);
    expect(await idsOf(check(conversation()))).not.toContain("no-maze");
    select(place);
    await solving({ arrows: true })(conversation());
    await expect(insertRow(conversation())).rejects.toThrow(ActionFailure);
    toFront();
    expect(await cleared()).toEqual(["maze-left-place", "covered-cells-shown", "leftovers-deleted"]);
    expectOnlyCellsMoved();
    toFront("Other");
    select(place);
    await clearMaze(conversation());
    expect([hidden(), photograph(sheet("Other"), HOME)]).toMatchObject([[], { cells: {} }]);
  });

  test("Generate in its old place asks for nothing and shows what was covered", async () => {
    await go();
    toFront();
    const talk = conversation();
    const told = await idsOf(generated({ seed: "again" })(talk));
    expect(told).toEqual(expect.arrayContaining(["maze-left-place", "covered-cells-shown"]));
    expect(talk.questions).toEqual([]);
    await clearMaze(conversation());
    expectOnlyCellsMoved();
  });
});

test("where the place that a maze left holds something else, that stays", async () => {
  await cutThere();
  toFront();
  put(sheet(), "D4", "new");
  const { sentence } = await clearMaze(conversation());
  expect(sentencesIn(sentence).slice(0, 2)).toEqual([
    message("maze-left-place", { area: "B2:I6", sheet: "Sheet1" }),
    message("covered-cells-shown", { copy: "Maze covered" }),
  ]);
  expect([valueAt(sheet("Sheet1"), "D4"), hidden()]).toEqual(["new", ["Maze sets"]]);
  expectShown();
});

test("where somebody deleted the hidden sheet, it is said that what was covered is lost", async () => {
  book.excel.person.delete(sheet("Maze covered"));
  await cutHere();
  expect((await cleared()).slice(0, 3)).toEqual(["maze-cleared", "contents-not-back", "maze-left-place"]);
});

test("where the sheet to which it was cut is deleted, what was covered is shown", async () => {
  await cutThere();
  book.excel.person.delete(sheet("Other"));
  expect(await cleared()).toEqual(["maze-left-place", "covered-cells-shown", "leftovers-deleted"]);
  expectSizesBack(sheet("Sheet1"));
  expectShown();
  expect(hidden()).toEqual([]);
});

describe.each<[string, () => unknown]>([
  ["a copy of the sheet", () => person((own) => own.copy("End").activate())],
  [
    "the sheet in another workbook",
    () => {
      const elsewhere = new WorkbookStore(["Plan"]);
      elsewhere.fileName = "Book2.xlsx";
      book.excel.person.moveTo(sheet(), elsewhere);
      expect(hidden()).toEqual(["Maze covered", "Maze sets"]);
      openWorkbook({ workbook: elsewhere });
    },
  ],
])("%s", (_name, go) => {
  test.each(acts)("%s works, and Clear maze asks before it leaves cells empty", async (name, act) => {
    await go();
    const own = sheet();
    selectIn("B2:I6");
    if (name !== "Clear maze") await act(conversation());
    book.workbook.activate(own);
    const sentence = message("clear-without-contents", { area: gridIn(book.workbook), sheet: own.name });
    expect(sentencesIn((await askedInVain(clearMaze))[0])[0]).toEqual(sentence);
    expect(await cleared()).toContain("contents-not-back");
    expectSizesBack(own);
    expect(ownNames(own)).toEqual([]);
  });
});

describe("a copied range", () => {
  /** What is refused, and how the refusal begins. Everything else works with the cells that are selected, as in a maze drawn by hand. */
  const refused: Readonly<Record<string, string>> = {
    "Insert row": "generate-and-select",
    "Previous maze": "no-previous-maze",
    "Show set numbers": "no-set-numbers",
  };

  /** Nothing is known of these cells, so their letters are a person's. */
  const questions: Readonly<Record<string, string>> = {
    "Set entrance": "overwrite-for-ends",
    "Add exit": "overwrite-for-ends",
    "Clear maze": "clear-unknown-cells",
  };

  test.each(acts)("%s leaves the maze that was copied as it is", async (name, act) => {
    const stands = () => [photograph(sheet("Sheet1"), HOME), ownNames(sheet("Sheet1"))];
    const stood = stands();
    await person((_, { worksheets }) => worksheets.getItem("Other").getRange("D4").copyFrom("Sheet1!B2:I6"));
    toFront("Other");
    select("D4:K8");
    const talk = conversation();
    const told = await act(talk).then(
      () => undefined,
      (failure: ActionFailure) => idsIn(failure.sentence)[0],
    );
    expect([told, asked(talk).map(({ id }) => id)]).toEqual([refused[name], [questions[name]].filter(Boolean)]);
    expect([stands(), hidden()]).toEqual([stood, ["Maze covered", "Maze sets"]]);
  });
});
