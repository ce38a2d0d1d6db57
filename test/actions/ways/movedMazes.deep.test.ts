import { type Message, message, together } from "../../../src/message";
import { addExit, setEntrance, makeWall } from "../../../src/actions/edit";
import { readSheetInFront } from "../../../src/actions/front";
import { toggleSetNumbers } from "../../../src/actions/watch/setNumbers";
import { clearMaze, generate, shareCode } from "../../../src/actions/make";
import { answerPage, fillWithItems, takeItemsAway } from "../../../src/actions/print";
import { check, clearSolution, solve } from "../../../src/actions/solve";
import { defaultLayout, ActionFailure } from "../../../src/actions/core";
import { addressOf } from "../../../src/worksheet/addresses";
import { type SheetStore, WorkbookStore } from "../../host/store";
import { idsIn, sentencesIn, asked, type Conversation, choice, conversation, book, askedInVain } from "../stage";
import { openWorkbook, pane, person, select, setUpAround, sheet, area, contentsOf, gridIn, mazeIn } from "../stage";
import { drawLines, photograph, put, valueAt } from "../stage";
import { search as plain } from "../../acts/standing";
import { insertRow } from "../lines";

/**
 * A maze of 8 x 5 is drawn in B2:I6 of Sheet1 over what a person had there, and then cut and pasted, copied, or taken to another workbook.
 * Whatever is pressed next works or is refused before anything is changed; and when the maze is cleared at last, widths, heights and
 * lines of its first place are back. What a maze that was cut had covered is on a sheet that is shown; of a copied sheet, and of one in
 * another workbook, a question says before that it does not come back. Of a maze on another sheet nothing is known.
 */

const HOME = "A1:T20";
let before: unknown;

/** What a person would miss of Sheet1, without its page. */
function pictureOf(own: SheetStore): unknown {
  const { cells, widths, heights } = photograph(own, HOME) as Record<"cells" | "widths" | "heights", unknown>;
  return { cells, widths, heights };
}

/** Its first place is as before the maze, but for the cells that the maze had covered: these are on the sheet that was hidden. */
function expectOnlyCellsMoved(): void {
  const { cells, ...sizes } = before as { readonly cells: Readonly<Record<string, unknown>> };
  const others = Object.entries(cells).filter(([cell]) => !["D4", "E5", "H6"].includes(cell));
  expect(pictureOf(sheet("Sheet1"))).toEqual({ ...sizes, cells: Object.fromEntries(others) });
  expectShown();
}

function expectShown(): void {
  const shown = sheet("Maze covered");
  const { cells } = pictureOf(shown) as { readonly cells: Readonly<Record<string, unknown>> };
  expect([shown.visibility, Object.keys(cells), valueAt(shown, "D4"), valueAt(shown, "E5"), ownNames(shown)]).toEqual([
    ...["Visible", ["B3", "D4", "E5", "H6"], "mine", 2, []],
  ]);
}

async function drawMaze(): Promise<void> {
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
  before = pictureOf(sheet("Sheet1"));
  await generate({ ...choice, seed: "moved", setNumbers: "hiddenSheet" }, conversation());
}

const other = () => sheet("Other");
const front = (own: SheetStore) => book.workbook.activate(own);

interface Way {
  readonly name: string;
  /** Gives where the maze is then, on the sheet that is in front. */
  readonly go: () => Promise<string>;
}

const cutHere: Way = {
  name: "cut and pasted on its sheet",
  go: () => person((own) => own.getRange("B2:I6").moveTo("K10")).then(() => "K10:R14"),
};
const cutOver: Way = {
  name: "cut and pasted over a part of its own place",
  go: () => person((own) => own.getRange("B2:I6").moveTo("D4")).then(() => "D4:K8"),
};
const cutThere: Way = {
  name: "cut and pasted to another sheet",
  go: async () => {
    await person((own, { worksheets }) => own.getRange("B2:I6").moveTo(worksheets.getItem("Other").getRange("D4")));
    front(other());
    return "D4:K8";
  },
};
const cutByKeys: Way = {
  name: "cut with Ctrl+X and pasted with Ctrl+V on another sheet",
  go: () => {
    book.excel.person.copy(sheet(), [area("B2:I6")], true);
    front(other());
    select("D4");
    book.excel.person.paste(sheet(), undefined);
    return Promise.resolve("D4:K8");
  },
};

type Act = (talk: Conversation) => Promise<{ readonly sentence: Message }>;
const search = { ...plain, arrows: true };
const items = { source: { kind: "numbers", last: 3 }, arrangement: "over and over", seed: "s" } as const;

/** What is pressed; the selection is a cell in the middle of the maze. */
const acts: readonly (readonly [string, Act])[] = [
  ["Solve", (talk) => solve(search, talk)],
  ["Check", check],
  ["Set entrance", setEntrance],
  ["Add exit", addExit],
  ["Insert row", insertRow],
  ["Make wall", (talk) => makeWall("", talk)],
  ["Answer page", (talk) => answerPage(defaultLayout, talk)],
  ["Share code", shareCode],
  ["Generate again", (talk) => generate({ ...choice, seed: "again", size: { columns: 8, rows: 5 } }, talk)],
  ["Clear maze", clearMaze],
  ["Show set numbers", () => toggleSetNumbers(conversation())],
  ["Put in the maze", (talk) => fillWithItems(items, talk)],
];

const selectIn = (place: string) => {
  const { row, column } = area(place);
  sheet().select([{ row: row + 2, column: column + 2, rows: 1, columns: 2 }]);
};
const idsOf = ({ sentence }: { readonly sentence: Message }) => idsIn(sentence);
const ownNames = (own: SheetStore) => book.workbook.names.filter(({ scope }) => scope === own).map(({ name }) => name);
/** Size cells stay when their maze is cleared. */
const STAY = ["MazeColumns", "MazeRows", "MazeSizeLabels"];
const hidden = () => book.workbook.sheets.filter(({ visibility }) => visibility !== "Visible").map(({ name }) => name);

describe.each([cutHere, cutOver])("$name", ({ go }) => {
  test.each(acts)("%s works, and Clear maze leaves what was covered on a sheet that is shown", async (name, act) => {
    await drawMaze();
    const walls = mazeIn(sheet(), "B2:I6").countPassages();
    const place = await go();
    const seen = await readSheetInFront(pane);
    expect(seen).toMatchObject({ maze: { sheetId: sheet("Sheet1").id, place }, setNumbers: "hidden" });
    selectIn(place);
    const talk = conversation();
    const outcome = await act(talk);
    expect(idsOf(outcome).includes("maze-left-place")).toBe(/Insert|Generate|Clear/.test(name));
    front(sheet("Sheet1"));
    const grown = place.replace(/\d+$/, (row) => String(Number(row) + 1));
    const gone = name === "Insert row" ? grown : place;
    if (name === "Clear maze") {
      const told = ["maze-cleared", "maze-left-place", "covered-cells-shown"];
      expect(idsOf(outcome)).toEqual(told);
    } else {
      expect(gridIn(book.workbook)).toBe(gone);
      if (!/Insert|Generate|wall/.test(name)) expect(mazeIn(sheet(), place).countPassages()).toBe(walls);
      await clearMaze(talk);
    }
    expectOnlyCellsMoved();
    expect(hidden()).toEqual([]);
    const question = message("clear-maze-question", { area: gone, sheet: "Sheet1" });
    expect(asked(talk)).toEqual([together(question, message("no-undo"))]);
    expect(ownNames(sheet("Sheet1")).filter((each) => !STAY.includes(each))).toEqual([]);
  });
});

describe.each([cutThere, cutByKeys])("$name", ({ go }) => {
  test("on its new sheet it is a maze like one drawn by hand: it is worked with, and cleared, where it is selected", async () => {
    await drawMaze();
    const place = await go();
    expect(await readSheetInFront(pane)).toMatchObject({ maze: { sheetId: sheet("Other").id, place: "" } });
    select(place);
    expect(idsOf(await check(conversation()))).not.toContain("no-maze");
    select(place);
    await solve(search, conversation());
    await expect(insertRow(conversation())).rejects.toThrow(ActionFailure);
    front(sheet("Sheet1"));
    const outcome = await clearMaze(conversation());
    expect(idsOf(outcome)).toEqual(["maze-left-place", "covered-cells-shown", "leftovers-deleted"]);
    expectOnlyCellsMoved();
    front(other());
    select(place);
    await clearMaze(conversation());
    select(place);
    expect([hidden(), photograph(other(), HOME)]).toMatchObject([[], { cells: {} }]);
  });

  test("Generate in its old place asks for nothing and shows what was covered", async () => {
    await drawMaze();
    await go();
    front(sheet("Sheet1"));
    const talk = conversation();
    const { sentence } = await generate({ ...choice, seed: "again" }, talk);
    expect(idsOf({ sentence })).toEqual(expect.arrayContaining(["maze-left-place", "covered-cells-shown"]));
    expect(talk.questions).toEqual([]);
    await clearMaze(conversation());
    expectOnlyCellsMoved();
  });
});

test("where the place that a maze left holds something else, that stays", async () => {
  await drawMaze();
  await cutThere.go();
  front(sheet("Sheet1"));
  put(sheet("Sheet1"), "D4", "new");
  const { sentence } = await clearMaze(conversation());
  expect(sentencesIn(sentence).slice(0, 2)).toEqual([
    message("maze-left-place", { area: "B2:I6", sheet: "Sheet1" }),
    message("covered-cells-shown", { copy: "Maze covered" }),
  ]);
  expect([valueAt(sheet("Sheet1"), "D4"), hidden()]).toEqual(["new", ["Maze sets"]]);
  expectShown();
});

test("where somebody deleted the hidden sheet, it is said that what was covered is lost", async () => {
  await drawMaze();
  book.excel.person.delete(sheet("Maze covered"));
  await cutHere.go();
  const outcome = await clearMaze(conversation());
  expect(idsOf(outcome).slice(0, 3)).toEqual(["maze-cleared", "contents-not-back", "maze-left-place"]);
});

test("where the sheet to which it was cut is deleted, what was covered is shown", async () => {
  await drawMaze();
  await cutThere.go();
  book.excel.person.delete(other());
  const outcome = await clearMaze(conversation());
  expect(idsOf(outcome)).toEqual(["maze-left-place", "covered-cells-shown", "leftovers-deleted"]);
  const { widths, heights } = before as Record<string, unknown>;
  expect(pictureOf(sheet("Sheet1"))).toMatchObject({ widths, heights });
  expectShown();
  expect(hidden()).toEqual([]);
});

describe.each([
  ["a copy of the sheet", () => person((own) => own.copy("End").activate())],
  [
    "the sheet in another workbook",
    async () => {
      const elsewhere = new WorkbookStore(["Plan"]);
      elsewhere.fileName = "Book2.xlsx";
      book.excel.person.moveTo(sheet(), elsewhere);
      expect(hidden()).toEqual(["Maze covered", "Maze sets"]);
      openWorkbook({ workbook: elsewhere });
    },
  ],
])("%s", (_name, go) => {
  test.each(acts)("%s works, and Clear maze asks before it leaves cells empty", async (name, act) => {
    await drawMaze();
    await go();
    const own = sheet();
    selectIn("B2:I6");
    if (name !== "Clear maze") await act(conversation());
    front(own);
    const sentence = message("clear-without-contents", { area: gridIn(book.workbook), sheet: own.name });
    expect(sentencesIn((await askedInVain(clearMaze))[0])[0]).toEqual(sentence);
    const outcome = await clearMaze(conversation());
    expect(idsOf(outcome)).toContain("contents-not-back");
    const { widths, heights } = before as Record<string, unknown>;
    expect(pictureOf(own)).toMatchObject({ widths, heights });
    expect(ownNames(own).filter((each) => !STAY.includes(each))).toEqual([]);
  });
});

test.each([cutHere, cutOver])(
  "items, arrows and own values are told apart in a maze that was $name",
  async ({ go }) => {
    await drawMaze();
    await fillWithItems(items, conversation());
    const place = await go();
    const { row, column } = area(place);
    const cells = Array.from({ length: 40 }, (_, i) => [row + Math.floor(i / 8), column + (i % 8)] as const);
    const [r, c] = cells.find(([r, c]) => sheet().value(r, c) === 2)!;
    sheet().setCell(r, c, 3);
    const cell = addressOf({ row: r, column: c, rows: 1, columns: 1 });
    const held = { area: cell, cells: 1, sheet: sheet().name, count: 1 };
    expect(sentencesIn((await askedInVain(clearMaze))[0])[0]).toEqual(message("delete-values", held));
    sheet().setCell(r, c, "");
    const talk = conversation();
    await takeItemsAway(talk);
    expect(contentsOf(sheet(), place)).toEqual(["S", "E"]);
    await solve(search, talk);
    await clearSolution(talk);
    expect([contentsOf(sheet(), place), talk.questions]).toEqual([["S", "E"], []]);
  },
);

describe("a copied range", () => {
  /** What is refused, and how the refusal begins. Everything else works with the cells that are selected, as in a maze drawn by hand. */
  const refused: Readonly<Record<string, string>> = {
    "Insert row": "generate-and-select",
    "Show set numbers": "no-set-numbers",
  };

  /** Nothing is known of these cells, so their letters are a person's. */
  const questions: Readonly<Record<string, readonly string[]>> = {
    "Set entrance": ["overwrite-for-ends"],
    "Add exit": ["overwrite-for-ends"],
    "Clear maze": ["clear-unknown-cells"],
  };

  test.each(acts)("%s leaves the maze that was copied as it is", async (name, act) => {
    await drawMaze();
    const stands = photograph(sheet("Sheet1"), HOME);
    const names = ownNames(sheet("Sheet1"));
    await person((_, { worksheets }) => worksheets.getItem("Other").getRange("D4").copyFrom("Sheet1!B2:I6"));
    front(other());
    select("D4:K8");
    const talk = conversation();
    const outcome = await act(talk).catch((error: unknown) => error as ActionFailure);
    expect(outcome instanceof ActionFailure ? idsOf(outcome)[0] : undefined).toBe(refused[name]);
    expect(asked(talk).map(({ id }) => id)).toEqual(questions[name] ?? []);
    expect([photograph(sheet("Sheet1"), HOME), ownNames(sheet("Sheet1"))]).toEqual([stands, names]);
    expect(hidden()).toEqual(["Maze covered", "Maze sets"]);
  });
});
