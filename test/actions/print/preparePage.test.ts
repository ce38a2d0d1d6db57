import { idsIn, sentencesIn } from "../../words/sentencesIn";
import { type Message, message, together } from "../../../src/message";
import { decode } from "../../../src/maze/code/recipe";
import { removeCells } from "../../../src/actions/edit/cells";
import { addExit } from "../../../src/actions/edit/ends";
import { insertRow } from "../../../src/actions/edit/rowsAndColumns";
import { makePassage, makeWall } from "../../../src/actions/edit/walls";
import { mendMaze } from "../../../src/actions/solve/mendMaze";
import { addressOf, parseArea } from "../../../src/worksheet/excel/addresses";
import { generate } from "../../../src/actions/make/generate";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { answerPage } from "../../../src/actions/print/answerPage";
import { type KeptPaper, readKeptPaper } from "../../../src/actions/print/keptPaper";
import { makePoster } from "../../../src/actions/print/makePoster";
import { preparePage } from "../../../src/actions/print/preparePage";
import { presets } from "../../../src/actions/print/presets";
import { plainPage } from "../../../src/actions/print/printChoice";
import { fillPage } from "../../../src/worksheet/paper/fillPage";
import { layOutPages } from "../../host/print/pages";
import { choice, conversation } from "../conversation";
import { sentenceOf } from "../failureOf";
import { book, openMaze, pane, person, resize, select, sheet } from "../openMaze";
import { secondWindow } from "../secondWindow";
import { workIn } from "../trouble";

const page = () => sheet().page;
const prepare = (chosen = {}) => preparePage(conversation(), { ...plainPage, ...chosen });

test.each(presets.flatMap((preset) => (["A4", "Letter"] as const).map((paper) => [preset.id, paper, preset] as const)))(
  "%s fills one page of %s without being made smaller, also where columns come out 8 % wider",
  async (_name, paper, { columns, rows }) => {
    const { cellSize, wallWeight } = fillPage(paper, { columns, rows });
    await openMaze(columns, rows, { layout: { ...choice.layout, cellSize, wallWeight } });
    await prepare({ paper });
    const [only, ...more] = layOutPages(sheet());
    expect(more).toEqual([]);
    expect(only).toMatchObject({ scale: 1 });
    const [across, down] = [only!.width - 72, only!.height - 108];
    expect(columns * cellSize * 1.08).toBeLessThanOrEqual(across);
    const filled = Math.max((columns * cellSize) / across, (rows * cellSize) / down);
    expect(filled).toBeGreaterThan(0.88);
    expect(only!.width > only!.height).toBe(columns > rows);
  },
);

test("a sheet that is prepared knows what kind of page it is", async () => {
  await openMaze(8, 5);
  await prepare();
  expect(book.workbook.name("MazePageKind", sheet())?.formula).toBe('="page"');
});

test("without a title, a number and a line for a name nothing stands above", async () => {
  await openMaze(8, 5);
  await preparePage(conversation());
  expect(page().header).toEqual({ left: "", center: "", right: "" });
});

test("title, number and a line for a name stand above, stars, difficulty and a share code of this very maze below", async () => {
  await openMaze(8, 5);
  const below = { stars: true, difficulty: true, code: true };
  await prepare({ title: "R&D 2026", number: "7", hasNameLine: true, paper: "Letter", below });
  expect(page().header).toEqual({
    left: "&14R&&D 2026",
    center: "Name: ____________________",
    right: "&14Maze 7",
  });
  expect(page().footer.left).toMatch(/^★☆☆☆☆ Difficulty \d\d?\/100$/);
  const recipe = decode(page().footer.right);
  expect(recipe).toMatchObject({ seed: "a seed", columns: 8, rows: 5, ends: { entrance: 0, exits: [39] } });
  expect(page()).toMatchObject({ paperSize: "Letter", leftMargin: 36, topMargin: 54, headerMargin: 22 });
  select("I2");
  await addExit(conversation());
  await prepare({ below });
  expect(decode(page().footer.right).ends?.exits).toEqual([39, 7]);
});

test.each([
  [{ stars: true, difficulty: true, code: false }, /^★☆☆☆☆ Difficulty \d\d?\/100$/],
  [{ stars: true, difficulty: false, code: false }, /^★☆☆☆☆$/],
  [{ stars: false, difficulty: true, code: false }, /^Difficulty \d\d?\/100$/],
  [{ stars: false, difficulty: false, code: true }, /^$/],
  [undefined, /^★☆☆☆☆ Difficulty \d\d?\/100$/],
])("below a maze stands what is chosen, and no share code unless it is: %j", async (below, left) => {
  await openMaze(8, 5);
  await prepare({ below });
  expect(page().footer.left).toMatch(left);
  expect(page().footer.right !== "").toBe(below?.code === true);
});

test("what was there before comes back with Clear maze, quotation marks and all, but for what a person set since", async () => {
  await openMaze(8, 5);
  await person(({ pageLayout }) => {
    pageLayout.paperSize = "A5";
    pageLayout.leftMargin = 100.4;
    pageLayout.headersFooters.defaultForAllPages.leftHeader = 'Mine "100%"; &D 🎲';
    pageLayout.headersFooters.defaultForAllPages.rightFooter = "&P";
  });
  const before = structuredClone(page());
  await prepare({ title: "Ours" });
  await prepare({ title: "Ours again", paper: "Letter" });
  await clearMaze(conversation());
  expect(page()).toEqual(before);

  await generate(choice, conversation());
  await prepare({ title: "Ours" });
  await person(({ pageLayout }) => {
    pageLayout.topMargin = 90;
    pageLayout.headersFooters.defaultForAllPages.leftHeader = "Theirs";
  });
  await clearMaze(conversation());
  expect(page()).toMatchObject({ topMargin: 90, paperSize: "A5", header: { left: "Theirs" }, footer: { right: "&P" } });
});

test("the next maze does not inherit the difficulty and the code of the one before, nor takes a footer of one's own away", async () => {
  await openMaze(8, 5);
  await prepare({ title: "Ours" });
  await generate({ ...choice, seed: "other" }, conversation());
  expect(page().footer).toEqual({ left: "", center: "", right: "" });
  expect(page().header.left).toBe("&14Ours");
  await person(({ pageLayout }) => (pageLayout.headersFooters.defaultForAllPages.leftFooter = "Theirs"));
  await generate(choice, conversation());
  expect(page().footer.left).toBe("Theirs");
});

const NO_TEXTS = { left: "", center: "", right: "" };
const EMPTIED = "footer-emptied";

test.each<[string, string, () => Promise<{ readonly sentence: Message }>]>([
  ["a wall is put up", "C3:D3", () => makeWall("B2 C2", conversation())],
  ["a wall is taken down", "B2:I6", () => makePassage("", conversation())],
  ["cells are taken out", "D3", () => removeCells(conversation())],
  ["another exit is marked", "I2", () => addExit(conversation())],
  ["it is mended", "B2", () => mendMaze("a seed", conversation())],
])(
  "where %s, the footer does not tell of the maze before any more; the rest of the page stays",
  async (_how, at, edit) => {
    await openMaze(8, 5);
    await makePassage("B2 C2\nB2 B3\nC2 C3\nB3 C3", conversation());
    await prepare({ title: "Ours" });
    expect(page().footer).not.toEqual(NO_TEXTS);
    select(at);
    expect(idsIn((await edit()).sentence)).toContain(EMPTIED);
    expect(page()).toMatchObject({ footer: { left: "", center: "", right: "" }, header: { left: "&14Ours" } });
    expect(page().printArea).toHaveLength(1);
  },
);

// Not tried between the last two requests: nothing in Excel could tell there that the page has another record by now.
test("a page that another window prepares while a wall is put up is as it was after Clear maze", async () => {
  const titled = (title: string) => ({ ...plainPage, title });
  let requests = Infinity;
  for (let at = 1; at < requests; at++) {
    await openMaze(8, 5);
    await makePassage("B2 C2", conversation());
    const before = structuredClone(page());
    await prepare(titled("Ours"));
    const [other, inOther] = [secondWindow(), book.openRuntime()];
    const execute = book.excel.execute.bind(book.excel);
    let sent = 0;
    book.excel.execute = async (batch, flags, client = "") => {
      if (client !== "1") return execute(batch, flags, client);
      if (++sent === at) await inOther(() => other.preparePage(conversation(), titled("Theirs")));
      return execute(batch, flags, client);
    };
    await makeWall("B2 C2", conversation());
    book.excel.execute = execute;
    requests = sent;
    expect([at, page().header.left]).toEqual([at, "&14Theirs"]);
    await clearMaze(conversation());
    expect([at, page()]).toEqual([at, before]);
  }
  expect(requests).toBeGreaterThan(3);
});

test("a footer is emptied once, by two requests; one that a person wrote stays, and Clear maze gives back what was before", async () => {
  await openMaze(8, 5);
  await person((own) => (own.pageLayout.headersFooters.defaultForAllPages.leftFooter = "Before"));
  const requestsOf = async (typed: string) => {
    book.counter.reset();
    const { sentence } = await makeWall(typed, conversation());
    return [book.counter.requests.length, idsIn(sentence).includes(EMPTIED)];
  };
  await makePassage("B2 C2\nB3 C3\nB4 C4", conversation());
  const [plain] = await requestsOf("B2 C2");
  await prepare();
  expect(await requestsOf("B3 C3")).toEqual([(plain as number) + 2, true]);
  expect(await requestsOf("B4 C4")).toEqual([plain, false]);
  expect(page().footer).toEqual({ ...NO_TEXTS, left: "Before" });
  await prepare();
  await person((own) => (own.pageLayout.headersFooters.defaultForAllPages.rightFooter = "Theirs"));
  expect(idsIn((await makePassage("B2 C2", conversation())).sentence)).not.toContain(EMPTIED);
  expect(page().footer.right).toBe("Theirs");
  await clearMaze(conversation());
  expect(page().footer.right).toBe("Theirs");
});

test("where the footer cannot be emptied, the change stands and the outcome says so", async () => {
  await openMaze(8, 5);
  await makePassage("B2 C2", conversation());
  await prepare();
  book.counter.reset();
  const { outcome, requests } = await workIn({ fault: { request: 5, action: 1, code: "GeneralException" } }, (talk) =>
    makeWall("B2 C2", talk),
  );
  expect(requests.length).toBeGreaterThanOrEqual(5);
  expect(idsIn(outcome!.sentence)).toContain("footer-out-of-date");
});

test("inserted rows take the footer of the maze before away", async () => {
  await openMaze(8, 5);
  await prepare();
  select("B3");
  await insertRow(conversation());
  expect(page().footer).toEqual(NO_TEXTS);
  expect(page().printArea.map(addressOf)).toEqual(["B2:I7"]);
});

test.each(["localized", "unlisted"] as const)(
  "where the print area's name is %s, Clear maze takes it away or says that it stays",
  async (printAreaName) => {
    await openMaze(8, 5);
    book.switches.printAreaName = printAreaName;
    await prepare();
    await prepare({ title: "Again" });
    const { sentence } = await clearMaze(conversation());
    const isLeft = printAreaName === "unlisted";
    expect([page().printArea.length, sentence]).toEqual([
      isLeft ? 1 : 0,
      message(isLeft ? "cleared-but-for-print-area" : "cleared-as-before", { area: "B2:I6", sheet: "Sheet1" }),
    ]);
  },
);

describe.each(["follows", "stays"] as const)("a print area that %s when its cells are cut", (movedPrintArea) => {
  /** The person cuts the maze and pastes it at a cell. */
  function cut(maze: string, row: number, column: number): void {
    book.switches.movedPrintArea = movedPrintArea;
    const own = sheet();
    book.excel.person.copy(own, [parseArea(maze)!], true);
    own.select([{ row, column, rows: 1, columns: 1 }]);
    book.excel.person.paste(own, undefined);
  }
  const cleared = async () => {
    const { sentence } = await clearMaze(conversation());
    return [page().printArea.map(addressOf), idsIn(sentence)];
  };

  test("is taken away by Clear maze", async () => {
    await openMaze(8, 5);
    await prepare();
    cut("B2:I6", 8, 3);
    expect(page().printArea.map(addressOf)).toEqual([movedPrintArea === "follows" ? "D9:K13" : "B2:I6"]);
    expect((await cleared())[0]).toEqual([]);
  });

  test("is taken away where a maze of another size was made since the page was prepared", async () => {
    await openMaze(8, 5);
    await prepare();
    resize(4, 3);
    await generate(choice, conversation());
    expect(page().printArea.map(addressOf)).toEqual(["B2:E4"]);
    cut("B2:E4", 8, 3);
    expect((await cleared())[0]).toEqual([]);
  });

  test("is taken away on an answer page", async () => {
    await openMaze(8, 5);
    await answerPage(choice.layout, conversation());
    cut(addressOf(page().printArea[0]!), 12, 3);
    expect((await cleared())[0]).toEqual([]);
  });
});

test("Clear maze takes a poster's print areas away, also after Excel deleted two columns of one of its pages", async () => {
  await openMaze(8, 5);
  await makePoster({ across: 2, down: 1 }, choice.layout, conversation(), plainPage);
  const [first, second] = page().printArea.map(addressOf);
  await person((front) => front.getRange("C:D").delete("Left"));
  expect(page().printArea.map(addressOf)).not.toEqual([first, second]);
  await clearMaze(conversation());
  expect(page().printArea).toEqual([]);
});

describe("a zoom that Excel does not take", () => {
  /** Excel forgets the zoom after so many of the requests that set it. */
  function forgetsZoom(times: number): void {
    const execute = book.excel.execute.bind(book.excel);
    book.excel.execute = async (batch, flags) => {
      const forgets = JSON.stringify(batch).includes("horizontalFitToPages") && times-- > 0;
      if (!forgets) return execute(batch, flags);
      const answer = await execute(batch, flags);
      page().zoom = { scale: 100 };
      return JSON.parse(
        JSON.stringify(answer).replace(/\{"horizontalFitToPages":1,"verticalFitToPages":1\}/g, '{"scale":100}'),
      ) as typeof answer;
    };
  }

  test("is sent once more", async () => {
    await openMaze(8, 5);
    forgetsZoom(1);
    expect(sentencesIn((await prepare()).sentence)).toContainEqual(
      message("page-set-up", { area: "B2:I6", sheet: "Sheet1", orientation: "landscape" }),
    );
    expect(page().zoom).toEqual({ horizontalFitToPages: 1, verticalFitToPages: 1 });
  });

  test("and then told", async () => {
    await openMaze(8, 5);
    forgetsZoom(9);
    expect((await prepare()).sentence).toEqual(
      message("page-partly-set-up", { area: "B2:I6", sheet: "Sheet1", missing: [message("page-zoom")] }),
    );
  });
});

test("the workbook keeps what the tab was left with, for every sheet, and is not asked again for the same", async () => {
  await openMaze(8, 5);
  expect(await readKeptPaper(pane)).toMatchObject({ paper: undefined, title: undefined });
  const kept: KeptPaper = { paper: "Letter", fitting: "fill", title: '\ud83c\udfb2 "R&D" = 1', hasNameLine: true };
  const requestsOf = async (chosen: object) => {
    book.counter.reset();
    await prepare(chosen);
    return book.counter.requests.length;
  };
  const plain = await requestsOf({});
  expect([await requestsOf({ kept }), await requestsOf({ kept })]).toEqual([plain + 1, plain]);
  await clearMaze(conversation());
  await person((_, { worksheets }) => worksheets.add("Another").activate());
  expect(await readKeptPaper(pane)).toMatchObject(kept);
});

test.each<[string, (kept: KeptPaper) => Promise<unknown>]>([
  ["Answer page", (kept) => answerPage(choice.layout, conversation(), { ...plainPage, kept })],
  ["Make poster", (kept) => makePoster({ across: 2, down: 1 }, choice.layout, conversation(), { ...plainPage, kept })],
])("%s keeps it too", async (_name, act) => {
  await openMaze(8, 5);
  await act({ title: "Kept" });
  expect((await readKeptPaper(pane)).title).toBe("Kept");
});

test("a title that no header holds is refused before anything is changed", async () => {
  await openMaze(8, 5);
  const before = structuredClone(page());
  expect(await sentenceOf(prepare({ title: "x".repeat(300) }))).toEqual(
    together(message("title-too-long", { over: 50, most: 255 }), message("nothing-changed")),
  );
  expect(page()).toEqual(before);
});

test("a maze without a way out is prepared nevertheless, and the outcome says what its footer lacks", async () => {
  await openMaze(8, 5);
  await person((own) => (own.getRange("B2:B3").format.borders.getItem("InsideHorizontal").style = "Continuous"));
  await person((own) => (own.getRange("B2:C2").format.borders.getItem("InsideVertical").style = "Continuous"));
  expect((await prepare()).sentence).toEqual(
    together(
      message("page-set-up", { area: "B2:I6", sheet: "Sheet1", orientation: "landscape" }),
      message("press-to-print"),
      message("no-difficulty-in-footer"),
    ),
  );
  expect(page().footer).toEqual({ left: "", center: "", right: "" });
});
