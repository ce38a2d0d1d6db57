import { type Message, message } from "../../../src/message";
import { clearMaze, formatGrid } from "../../../src/actions/make";
import { addExit } from "../../../src/actions/edit/ends";
import { plainPage, preparePage } from "../../../src/actions/print";
import { mendMaze } from "../../../src/actions/solve/checkAndMend";
import { addressOf } from "../../../src/worksheet/addresses";
import { edits as editActs } from "../../acts";
import { type Step, answer, arrangeBy, booklet, generated, inFront, inOneGo, mazeOf, poster } from "../../acts/steps";
import { previous, workbook } from "../../acts/steps";
import { layOutPages } from "../../host/print/pages";
import { book, cellsOf, choice, contentsOf, conversation, gridIn, idsIn, openMaze, person } from "../stage";
import { refusedUnchanged, select, sheet } from "../stage";

/** Every kind of page stays what it is whatever is changed on it, or the person is told before anything changes. */

const page = () => structuredClone(sheet().page);
const prepared = { ...plainPage, title: "Labyrinth" };
const setUp: Step = (talk) => preparePage(talk, prepared);

type Change = () => Promise<{ readonly sentence: Message }>;
const changeBy = (step: Step): Change => {
  return () => step(conversation(), {}) as ReturnType<Change>;
};
const changes: Readonly<Record<string, Change>> = {
  ...Object.fromEntries(editActs.map(({ name, act }) => [name, changeBy(act)])),
  // A wall in the way of every path, put up by Excel's own means.
  Repair: changeBy(
    inOneGo(
      () =>
        person((front) => (front.getRange("B4:J5").format.borders.getItem("InsideHorizontal").style = "Continuous")),
      (talk) => mendMaze("mended", talk),
    ),
  ),
};
const names = Object.keys(changes);
const isOfLines = (name: string) => /row|column/.test(name);

/** What is said of a change besides the change itself. */
const remarks = (sentence: Message) => idsIn(sentence).filter((id) => /footer|out-of-date/.test(id));

describe("a poster", () => {
  const openPoster = () => arrangeBy(mazeOf(9, 7), poster(2, 2, prepared));
  /** Its pages, its letters, and which of its cells are grey; "?" for ends and cells that are out. */
  const seen = () => {
    const cells = cellsOf("B2:J8").map((cell) => ({ text: String(sheet().value(...cell)), ...sheet().style(...cell) }));
    return {
      pages: layOutPages(sheet()).map(({ parts, scale }) => [parts.map((part) => addressOf(part.cells)), scale]),
      texts: [page().printArea.map(addressOf), page().header, page().footer, page().zoom],
      letters: cells.flatMap(({ text }) => (/^[A-F]\d/.test(text) ? [text] : [])).sort(),
      grey: cells.map(({ text, fill }) => (/^[SE]$/.test(text) || fill.pattern === "LightUp" ? "?" : fill.color)),
    };
  };

  test.each(names.filter((name) => !isOfLines(name)))("stays one after %s", async (name) => {
    await openPoster();
    const before = seen();
    const { sentence } = await changes[name]!();
    const after = seen();
    const known = (color: string, i: number) => (before.grey[i] === "?" || after.grey[i] === "?" ? "?" : color);
    expect({ ...after, grey: after.grey.map(known) }).toEqual({ ...before, grey: before.grey.map(known) });
    expect([gridIn(book.workbook), remarks(sentence)]).toEqual(["B2:J8", []]);
  });

  test.each(names.filter(isOfLines))("keeps its rows and columns, which its pages share: %s", async (name) => {
    await openPoster();
    const refused = message("sheet-beside-maze", { sheet: "Sheet1 poster" });
    expect(await refusedUnchanged(changes[name]!)).toContainEqual(refused);
  });

  test("whose pages are divided by breaks has none once it is cleared", async () => {
    await openMaze(40, 40);
    book.switches.manyPrintAreas = "refused";
    await poster(6, 6)(conversation());
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

const openPage = () => arrangeBy(mazeOf(9, 7), setUp);
const openAnswer = () => arrangeBy(mazeOf(9, 7), answer);
const openBooklet = () => arrangeBy(workbook, booklet());
const openOfBooklet = () => arrangeBy(workbook, booklet({ columns: 9, rows: 7 }), inFront("Maze 2"));

describe.each([
  ["a page", openPage, []],
  ["an answer page", openAnswer, ["answer-out-of-date"]],
  ["a page of a booklet", openOfBooklet, ["booklet-out-of-date"]],
] as const)("%s", (which, open, also) => {
  const isOfBooklet = which === "a page of a booklet";
  // The ends of a booklet's mazes are gaps without names.
  test.each(names.filter((name) => !isOfBooklet || name !== "Remove end"))(
    "has the maze on one page after %s; its header stays, and its footer tells of no other maze",
    async (name) => {
      await open();
      const { header, footer } = page();
      expect(footer.left + footer.right).not.toBe("");
      const { sentence } = await changes[name]!();
      expectOnePage();
      expect(page()).toMatchObject({ header, footer: EMPTY });
      expect(remarks(sentence)).toEqual(isOfLines(name) ? also : ["footer-out-of-date", ...also]);
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
    expect(idsIn(sentence)).toContain(isOfBooklet ? "maze-cleared" : "cleared-as-before");
    expect(page()).toMatchObject({ printArea: [], zoom: { scale: 100 }, footer: EMPTY, centerHorizontally: false });
    const kept = book.workbook.names.filter(({ scope, name }) => scope === sheet() && name.startsWith("MazeP"));
    expect([kept, remarks(sentence).includes("booklet-out-of-date")]).toEqual([[], isOfBooklet]);
  });
});

test("a footer that somebody wrote on a page of a booklet stays", async () => {
  await openOfBooklet();
  await person(({ pageLayout }) => (pageLayout.headersFooters.defaultForAllPages.leftFooter = "Mine"));
  await person(({ pageLayout }) => (pageLayout.headersFooters.defaultForAllPages.rightFooter = ""));
  await changes["Add exit"]!();
  await changes["Insert row"]!();
  expect(page().footer).toEqual({ left: "Mine", center: "", right: "" });
});

describe.each([
  ["Generate", changeBy(generated({ seed: "next", size: { columns: 5, rows: 4 } }))],
  ["Format grid", changeBy((talk) => formatGrid(choice.layout, "none", talk, { columns: 5, rows: 4 }))],
])("another maze of %s", (_name, redraw) => {
  test.each([
    ["a page", openPage, []],
    ["a page of a booklet, which is told", openOfBooklet, ["booklet-out-of-date"]],
  ])("is in its place on %s", async (_page, open, told) => {
    await open();
    const beside = contentsOf(sheet(), "AA1:BZ40");
    expect(remarks((await redraw()).sentence)).toEqual(told);
    expectOnePage();
    expect(page().footer).toEqual(EMPTY);
    expect(contentsOf(sheet(), "AA1:BZ40")).toEqual(beside);
    expect(remarks((await changeBy(previous)()).sentence)).toEqual(told);
  });

  test.each([() => arrangeBy(mazeOf(9, 7), poster(2, 2)), openAnswer])(
    "comes on no poster and no answer page",
    async (open) => {
      await open();
      const refused = message("sheet-beside-maze", { sheet: sheet().name });
      expect(await refusedUnchanged(redraw)).toContainEqual(refused);
      await refusedUnchanged(changeBy(previous));
    },
  );
});

test("a page of a booklet can be prepared anew, and its footer is emptied by the next change all the same", async () => {
  await openOfBooklet();
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
  test.each([...names, "Clear maze"])("is no place for %s", async (name) => {
    await openBooklet();
    expect(sheet().name).toBe("Index");
    select("B4:J5");
    const act = { ...changes, Repair: changeBy((talk) => mendMaze("", talk)), "Clear maze": changeBy(clearMaze) }[name];
    const [refused] = await refusedUnchanged(act!);
    expect(["sheet-is-index", "generate-and-select"]).toContain((refused as Message).id);
  });

  test("stays as it is when a maze is generated: that comes on a new sheet", async () => {
    await openBooklet();
    const before = page();
    await generated()(conversation());
    expect(sheet().name).toBe("Maze");
    book.workbook.activate(sheet("Index"));
    expect(page()).toEqual(before);
  });
});
