import { type Message, message } from "../../../src/message";
import { bringBackMaze, clearMaze, formatGrid, generate } from "../../../src/actions/make";
import { addExit } from "../../../src/actions/edit/ends";
import { addSizeCells } from "../../../src/actions/front";
import { answerPage, makeBooklet, makePoster, preparePage, plainPage } from "../../../src/actions/print";
import { mendMaze } from "../../../src/actions/solve/checkAndMend";
import { addressOf } from "../../../src/worksheet/addresses";
import { posterPages } from "../../../src/worksheet/paper";
import { layOutPages } from "../../host/print/pages";
import { idsIn, choice, conversation, type Conversation, refusedUnchanged, book, openMaze } from "../stage";
import { openWorkbook, person, select, sheet, area, contentsOf, gridIn, everything } from "../stage";
import { edits as editActs } from "../../acts";
import { smallBooklet } from "../../acts/standing";

/** Every kind of page stays what it is whatever is changed on it, or the person is told before anything changes. */

type Edit = (talk?: Conversation) => Promise<{ readonly sentence: Message }>;
const edits = Object.fromEntries(
  editActs.map(({ name, act }): [string, Edit] => [name, (talk = conversation()) => act(talk, {}) as ReturnType<Edit>]),
);
const page = () => structuredClone(sheet().page);
const prepared = { ...plainPage, title: "Labyrinth" };
const own = (name: string) =>
  book.workbook.names.filter((each) => each.scope === sheet() && each.name.startsWith(name));

const changes: Readonly<Record<string, () => Promise<{ readonly sentence: Message }>>> = {
  ...edits,
  Repair: async () => {
    // A wall in the way of every path, put up by Excel's own means.
    await person((front) => (front.getRange("B4:J5").format.borders.getItem("InsideHorizontal").style = "Continuous"));
    return mendMaze("mended", conversation());
  },
};
const ofLines = /row|column/;

/** What is said of a change besides the change itself. */
const remarks = (sentence: Message) => idsIn(sentence).filter((id) => /footer|out-of-date/.test(id));

async function openPoster(): Promise<void> {
  await openMaze(9, 7);
  await makePoster({ across: 2, down: 2 }, choice.layout, conversation(), prepared);
}

/** The poster in front is one of the present maze: its pages, its grey lines, their letters. */
function expectPoster(across: number, down: number): void {
  const on = sheet();
  const grid = area(gridIn(book.workbook));
  const parts = posterPages(grid, across, down);
  expect(on.page.printArea.map(addressOf)).toEqual(parts.map(addressOf));
  const laidOut = layOutPages(on);
  expect(laidOut.map(({ parts: shown }) => addressOf(shown[0]!.cells))).toEqual(parts.map(addressOf));
  expect(new Set(laidOut.map(({ scale }) => scale))).toEqual(new Set([1]));
  const shared = { rows: new Set(parts.map(({ row }) => row)), columns: new Set(parts.map(({ column }) => column)) };
  shared.rows.delete(grid.row);
  shared.columns.delete(grid.column);
  const letters: string[] = [];
  for (let row = grid.row; row < grid.row + grid.rows; row++) {
    for (let column = grid.column; column < grid.column + grid.columns; column++) {
      const value = String(on.value(row, column) ?? "");
      const { color, pattern } = on.style(row, column).fill;
      const isFree = pattern !== "LightUp" && !["S", "E"].includes(value);
      const isShared = shared.rows.has(row) || shared.columns.has(column);
      if (isFree) expect([row, column, color === "#E7E7E7"]).toEqual([row, column, isShared]);
      if (/^[A-F]\d/.test(value)) letters.push(value);
    }
  }
  const name = (row: number, column: number) => "ABCDEF"[row]! + (column + 1);
  const expected = Array.from({ length: across * down }, (_, i) => {
    const [row, column] = [Math.floor(i / across), i % across];
    const right = column + 1 < across ? [`${name(row, column)} ${name(row, column + 1)}`] : [];
    const below = row + 1 < down ? [`${name(row, column)} ${name(row + 1, column)}`] : [];
    return [name(row, column), ...right, ...below];
  }).flat();
  expect(letters.sort()).toEqual(expected.sort());
}

describe("a poster", () => {
  test.each(Object.keys(changes).filter((name) => !ofLines.test(name)))("stays one after %s", async (name) => {
    await openPoster();
    expectPoster(2, 2);
    const before = page();
    const { sentence } = await changes[name]!();
    expect([page().header, page().footer, page().zoom]).toEqual([before.header, before.footer, before.zoom]);
    expect(page().footer.left).toMatch(/^A poster of 2 by 2 pages, A1 to B2\./);
    expect(remarks(sentence)).toEqual([]);
    expectPoster(2, 2);
  });

  test("keeps its rows and columns, which would be divided among its pages anew", async () => {
    await openPoster();
    for (const name of Object.keys(edits).filter((each) => ofLines.test(each)))
      expect(await refusedUnchanged(edits[name]!)).toContainEqual(
        message("sheet-beside-maze", { sheet: "Sheet1 poster" }),
      );
  });

  test("whose pages are divided by breaks has none once it is cleared", async () => {
    await openMaze(40, 40);
    book.switches.manyPrintAreas = "refused";
    await makePoster({ across: 6, down: 6 }, choice.layout, conversation(), plainPage);
    expect(page().zoom).toEqual({ scale: 100 });
    expect(page().horizontalBreaks).toHaveLength(5);
    await clearMaze(conversation());
    expect(page()).toMatchObject({ horizontalBreaks: [], verticalBreaks: [], printArea: [], zoom: { scale: 100 } });
  });
});

/** A page that holds one maze: prints its grid, on one page. */
function expectOnePage(): void {
  expect(page().printArea.map(addressOf)).toEqual([gridIn(book.workbook)]);
  expect(page().zoom).toEqual({ horizontalFitToPages: 1, verticalFitToPages: 1 });
  expect(layOutPages(sheet())).toHaveLength(1);
}

const EMPTY = { left: "", center: "", right: "" };

interface Kind {
  readonly open: () => Promise<void>;
  /** What is said of it when its maze is changed. */
  readonly remarks: readonly string[];
}

const onePage: Readonly<Record<string, Kind>> = {
  "a page": {
    open: async () => {
      await openMaze(9, 7);
      await preparePage(conversation(), prepared);
    },
    remarks: [],
  },
  "an answer page": {
    open: async () => {
      await openMaze(9, 7);
      await answerPage(choice.layout, conversation(), prepared);
    },
    remarks: ["answer-out-of-date"],
  },
  "a page of a booklet": {
    open: async () => {
      openWorkbook();
      await makeBooklet({ ...smallBooklet, columns: 9, rows: 7 }, conversation());
      book.workbook.activate(sheet("Maze 2"));
    },
    remarks: ["booklet-out-of-date"],
  },
};

describe.each(Object.entries(onePage))("%s", (which, { open, remarks: also }) => {
  // The ends of a booklet's mazes are gaps without names.
  const isPossible = (name: string) => which !== "a page of a booklet" || name !== "Remove end";
  test.each(Object.keys(changes).filter(isPossible))(
    "has the maze on one page after %s; its header stays, and its footer tells of no other maze",
    async (name) => {
      await open();
      const before = page();
      expect(before.footer.left + before.footer.right).not.toBe("");
      const { sentence } = await changes[name]!();
      expectOnePage();
      expect(page().header).toEqual(before.header);
      expect(page().footer).toEqual(EMPTY);
      expect(remarks(sentence)).toEqual(ofLines.test(name) ? also : ["footer-out-of-date", ...also]);
      // Once is enough.
      select("E6");
      expect(remarks((await addExit(conversation())).sentence)).toEqual(also);
    },
  );

  test("is as it was before once it is cleared, also after changes", async () => {
    await open();
    await changes["Add exit"]!();
    await changes["Insert row"]!();
    const { sentence } = await clearMaze(conversation());
    // A booklet keeps no widths and heights; its sheet was new.
    expect(idsIn(sentence)).toContain(which === "a page of a booklet" ? "maze-cleared" : "cleared-as-before");
    expect(page()).toMatchObject({ printArea: [], zoom: { scale: 100 }, footer: EMPTY, centerHorizontally: false });
    expect(own("MazeP")).toEqual([]);
    expect(which === "a page of a booklet").toBe(remarks(sentence).includes("booklet-out-of-date"));
  });
});

test("a footer that somebody wrote on a page of a booklet stays", async () => {
  await onePage["a page of a booklet"]!.open();
  await person((front) => (front.pageLayout.headersFooters.defaultForAllPages.leftFooter = "Mine"));
  await person((front) => (front.pageLayout.headersFooters.defaultForAllPages.rightFooter = ""));
  await changes["Add exit"]!();
  await changes["Insert row"]!();
  expect(page().footer).toEqual({ left: "Mine", center: "", right: "" });
});

describe("another maze", () => {
  const redraws = {
    Generate: () => generate({ ...choice, seed: "next", size: { columns: 5, rows: 4 } }, conversation()),
    "Format grid": () => formatGrid(choice.layout, "none", conversation(), { columns: 5, rows: 4 }),
  };

  test.each(Object.keys(redraws) as (keyof typeof redraws)[])("of %s is on the page in its place", async (name) => {
    for (const which of ["a page", "a page of a booklet"]) {
      await onePage[which]!.open();
      const beside = contentsOf(sheet(), "AA1:BZ40");
      await redraws[name]();
      expectOnePage();
      expect(page().footer).toEqual(EMPTY);
      expect(contentsOf(sheet(), "AA1:BZ40")).toEqual(beside);
    }
  });

  test.each(Object.keys(redraws) as (keyof typeof redraws)[])(
    "of %s comes on no poster and no answer page",
    async (name) => {
      for (const open of [() => openPoster(), onePage["an answer page"]!.open]) {
        await open();
        const refused = message("sheet-beside-maze", { sheet: sheet().name });
        expect(await refusedUnchanged(redraws[name])).toContainEqual(refused);
        await refusedUnchanged(() => bringBackMaze(choice.layout, conversation()));
      }
    },
  );
});

test("a poster and an answer page are set up already: Prepare page changes nothing and says what to do", async () => {
  for (const [open, kind] of [
    [() => openPoster(), "poster"],
    [onePage["an answer page"]!.open, "answers"],
  ] as const) {
    await open();
    const before = everything();
    const refused = message("set-up-already", { sheet: sheet().name, kind });
    expect(await refusedUnchanged(() => preparePage(conversation(), prepared))).toContainEqual(refused);
    await addSizeCells(conversation());
    expect(everything()).toEqual(before);
  }
});

test("a page of a booklet can be prepared anew, and its footer is emptied by the next change all the same", async () => {
  await onePage["a page of a booklet"]!.open();
  const { header } = page();
  await preparePage(conversation(), prepared);
  expect(page().header.left).toContain("Labyrinth");
  expect(page().footer.left).not.toBe("");
  await changes["Add exit"]!();
  expect(page().footer).toEqual(EMPTY);
  await clearMaze(conversation());
  expect(page()).toMatchObject({ printArea: [], footer: EMPTY, header });
});

describe("the index of a booklet", () => {
  const acts: typeof changes = { ...changes, "Clear maze": () => clearMaze(conversation()) };
  test.each(Object.keys(acts))("is no place for %s", async (name) => {
    openWorkbook();
    await makeBooklet(smallBooklet, conversation());
    expect(sheet().name).toBe("Index");
    await person((front) => front.getRange("B4:J5").select());
    const [refused] = await refusedUnchanged(() => (name === "Repair" ? mendMaze("", conversation()) : acts[name]!()));
    expect(["sheet-is-index", "generate-and-select"]).toContain((refused as Message).id);
  });

  test("stays as it is when a maze is generated: that comes on a new sheet", async () => {
    openWorkbook();
    await makeBooklet(smallBooklet, conversation());
    const before = page();
    await generate(choice, conversation());
    expect(sheet().name).toBe("Maze");
    book.workbook.activate(sheet("Index"));
    expect(page()).toEqual(before);
  });
});
