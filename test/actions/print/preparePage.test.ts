import { idsIn, asked, choice, conversation, said, failureOf, book, openMaze, pane, person, resize } from "../stage";
import { select, sheet, enclose, workIn, everything, mazeIn, secondWindow } from "../stage";
import { message } from "../../../src/message";
import { decode } from "../../../src/maze/code/recipe";
import { addExit, makePassage, makeWall } from "../../../src/actions/edit";
import { addressOf, parseArea } from "../../../src/worksheet/addresses";
import { generate, clearMaze } from "../../../src/actions/make";
import { answerPage, askAtForks, readSavedPaper, makePoster, preparePage, plainPage } from "../../../src/actions/print";
import { solve } from "../../../src/actions/solve/solve";
import { writeUnionFind, writeWeights } from "../../../src/actions/laboratory";
import { actCalled } from "../../acts";
import { toFront } from "../../acts/act";
import { search, sums } from "../../acts/choices";

const page = () => sheet().page;
const NO_TEXTS = { left: "", center: "", right: "" };
const prepare = (chosen = {}, talk = conversation()) => preparePage(talk, { ...plainPage, ...chosen });
const answer = (chosen = {}) => answerPage(choice.layout, conversation(), { ...plainPage, ...chosen });
const poster = (chosen = {}) =>
  makePoster({ across: 2, down: 1 }, choice.layout, conversation(), { ...plainPage, ...chosen });

beforeEach(() => openMaze(8, 5));

test("title and a line for a name stand above, stars, difficulty and a share code of this very maze below", async () => {
  const below = { stars: true, difficulty: true, code: true };
  await prepare({ title: "R&D 2026", hasNameLine: true, paper: "Letter", below });
  const center = "Name: ____________________";
  expect(page().header).toEqual({ left: "&14R&&D 2026", center, right: "" });
  expect(page().footer.left).toMatch(/^★☆☆☆☆ Difficulty \d\d?\/100$/);
  const recipe = decode(page().footer.right);
  expect(recipe).toMatchObject({ seed: "a seed", columns: 8, rows: 5, ends: { entrance: 0, exits: [39] } });
  expect(page()).toMatchObject({ paperSize: "Letter", leftMargin: 36, topMargin: 54, headerMargin: 22 });
  select("I2");
  await addExit(conversation());
  await prepare({ below });
  expect(decode(page().footer.right).ends?.exits).toEqual([39, 7]);
});

test("the next maze does not inherit the difficulty and the code of the one before, nor takes a footer of one's own away", async () => {
  await prepare({ title: "Ours" });
  await generate({ ...choice, seed: "other" }, conversation());
  expect(page().footer).toEqual(NO_TEXTS);
  expect(page().header.left).toBe("&14Ours");
  await person(({ pageLayout }) => (pageLayout.headersFooters.defaultForAllPages.leftFooter = "Theirs"));
  await generate(choice, conversation());
  expect(page().footer.left).toBe("Theirs");
});

// Not tried between the last two requests: nothing in Excel could tell there that the page has another record by now.
test("a page that another window prepares while a wall is put up is as it was after Clear maze", async () => {
  let requests = Infinity;
  for (let at = 1; at < requests; at++) {
    await openMaze(8, 5);
    await makePassage("B2 C2", conversation());
    const before = structuredClone(page());
    await prepare({ title: "Ours" });
    const [other, inOther] = [secondWindow(), book.openRuntime()];
    const happens = () => inOther(() => other.preparePage(conversation(), { ...plainPage, title: "Theirs" }));
    const ending = await workIn({ meanwhile: { request: at, happens } }, (talk) => makeWall("B2 C2", talk));
    requests = ending.did.length;
    expect([at, page().header.left]).toEqual([at, "&14Theirs"]);
    await clearMaze(conversation());
    expect([at, page()]).toEqual([at, before]);
  }
  expect(requests).toBeGreaterThan(3);
});

test("a footer is emptied once, by two requests; one that a person wrote stays, and Clear maze gives back what was before", async () => {
  await person((own) => (own.pageLayout.headersFooters.defaultForAllPages.leftFooter = "Before"));
  const requestsOf = async (typed: string) => {
    book.counter.reset();
    const { sentence } = await makeWall(typed, conversation());
    return [book.counter.requests.length, idsIn(sentence).includes("footer-out-of-date")];
  };
  await makePassage("B2 C2\nB3 C3\nB4 C4", conversation());
  const [plain] = await requestsOf("B2 C2");
  await prepare();
  expect(await requestsOf("B3 C3")).toEqual([(plain as number) + 2, true]);
  expect(await requestsOf("B4 C4")).toEqual([plain, false]);
  expect(page().footer).toEqual({ ...NO_TEXTS, left: "Before" });
  await prepare();
  await person((own) => (own.pageLayout.headersFooters.defaultForAllPages.rightFooter = "Theirs"));
  expect(idsIn((await makePassage("B2 C2", conversation())).sentence)).not.toContain("footer-out-of-date");
  expect(page().footer.right).toBe("Theirs");
  await clearMaze(conversation());
  expect(page().footer.right).toBe("Theirs");
});

test("where the footer cannot be emptied, the change stands and the outcome says so", async () => {
  await makePassage("B2 C2", conversation());
  await prepare();
  const fault = { request: 5, action: 1, code: "GeneralException" };
  const { outcome } = await workIn({ fault }, (talk) => makeWall("B2 C2", talk));
  expect(idsIn(outcome!.sentence)).toContain("footer-out-of-date");
});

describe.each(["follows", "stays"] as const)("where a print area %s when its cells are cut", (movedPrintArea) => {
  /** The person cuts the maze and pastes it from D9 on. */
  function cut(maze: string): void {
    book.switches.movedPrintArea = movedPrintArea;
    book.excel.person.copy(sheet(), [parseArea(maze)!], true);
    select("D9");
    book.excel.person.paste(sheet(), undefined);
  }
  const deleteColumns = (columns: string) => person((front) => front.getRange(columns).delete("Left"));
  const askedFrom = async () => (await askAtForks(sums, conversation()), prepare());
  const smaller = async () => (await prepare(), resize(4, 3), generate(choice, conversation()));

  test.each<[string, () => Promise<unknown>, moves: () => unknown, stays: string[], follows?: string[]]>([
    ["a maze that was cut", prepare, () => cut("B2:I6"), ["B2:I6"], ["D9:K13"]],
    ["a maze of another size, which was cut", smaller, () => cut("B2:E4"), ["B2:E4"], ["D9:G11"]],
    ["an answer page that was cut", answer, () => cut("B2:I6"), ["B2:I6"], ["D9:K13"]],
    ["a poster of which a page lost columns", poster, () => deleteColumns("C:D"), ["B2:D6", "D2:G6"]],
    ["a maze whose list of questions lost its column", askedFrom, () => deleteColumns("B:B"), ["B2:H9"]],
  ])("Clear maze takes that of %s away", async (_, setUp, moves, stays, follows = stays) => {
    await setUp();
    await moves();
    expect(page().printArea.map(addressOf)).toEqual(movedPrintArea === "follows" ? follows : stays);
    await clearMaze(conversation());
    expect(page().printArea).toEqual([]);
  });
});

test.each(["later", "never"] as const)("a zoom that Excel takes %s is sent once more, and then told", async (taken) => {
  book.switches.fittingTaken = taken;
  expect(await said(prepare())).toContainEqual(
    taken === "later"
      ? message("page-set-up", { area: "B2:I6", sheet: "Sheet1", orientation: "landscape" })
      : message("page-not-all-set"),
  );
});

test("the workbook keeps what the tab was left with, for every sheet, and is not asked again for the same", async () => {
  expect(await readSavedPaper(pane)).toBeUndefined();
  const kept = { paper: "Letter", title: '\ud83c\udfb2 "R&D" = 1', hasNameLine: true, booklet: { count: "3" } };
  const requestsOf = async (chosen: object) => {
    book.counter.reset();
    await prepare(chosen);
    return book.counter.requests.length;
  };
  const plain = await requestsOf({ ...kept, booklet: undefined });
  expect([await requestsOf(kept), await requestsOf(kept)]).toEqual([plain + 1, plain]);
  await clearMaze(conversation());
  await person((_, { worksheets }) => worksheets.add("Another").activate());
  expect(await readSavedPaper(pane)).toMatchObject(kept);
});

test.each([
  ["an answer page", answer],
  ["a poster", poster],
])("%s keeps it too", async (_, act) => {
  await act({ title: "Kept", booklet: {} });
  expect((await readSavedPaper(pane))!.title).toBe("Kept");
});

test("a maze without a way out is prepared nevertheless, without a footer", async () => {
  await enclose("B2");
  expect(await said(prepare())).toEqual([
    message("page-set-up", { area: "B2:I6", sheet: "Sheet1", orientation: "landscape" }),
    message("press-to-print"),
  ]);
  expect(page().footer).toEqual(NO_TEXTS);
});

test.each(["in another form", "null"] as const)(
  "page set-up that reads %s is taken for what was written, loses its footer with a change, and comes back as far as it is known",
  async (pageSettingsRead) => {
    await person(({ pageLayout }) => {
      pageLayout.headersFooters.defaultForAllPages.centerHeader = "Mine";
      pageLayout.zoom = { scale: 90 };
    });
    book.switches.pageSettingsRead = pageSettingsRead;
    expect(idsIn((await prepare({ title: "Labyrinth" })).sentence)).toEqual(["page-set-up", "press-to-print"]);
    expect(page().zoom).toEqual({ horizontalFitToPages: 1, verticalFitToPages: 1 });
    select("B4");
    await addExit(conversation());
    const { left, center, right } = page().footer;
    expect([left, center, right].join("").replace(/&"[^"]*"/g, "")).toBe("");
    await clearMaze(conversation());
    expect(page()).toMatchObject({ printArea: [], printGridlines: false });
    if (pageSettingsRead === "null") return;
    const mine = { left: "", center: expect.stringMatching(/Mine$/) as unknown, right: "" };
    expect(page()).toMatchObject({ header: mine, zoom: { scale: 90 } });
  },
);

describe("without a printer", () => {
  test("a page is not set up, the sentence says what to do, and nothing is changed", async () => {
    book.switches.printer = false;
    for (const name of ["Prepare page", "Answer page", "Make poster"]) {
      const before = everything();
      const { sentence } = await failureOf(actCalled(name).act(conversation(), {}));
      expect(JSON.stringify(sentence)).toContain(JSON.stringify(message("page-set-up-refused")));
      expect(everything()).toEqual(before);
    }
  });

  test("the next maze is drawn on a page that stays, and Clear maze clears all but that, and says so", async () => {
    await prepare();
    book.switches.printer = false;
    resize(10, 7);
    await generate({ ...choice, seed: "next" }, conversation());
    expect(mazeIn(sheet(), "B2:K8").countPassages()).toBe(69);
    const { sentence } = await failureOf(clearMaze(conversation()));
    expect(JSON.stringify(sentence)).toContain("page-set-up-stays");
    expect(book.workbook.names.map(({ name }) => name).sort()).toEqual(["MazeColumns", "MazeRows"]);
  });

  test("a table is there, in front, and prints as Excel sees fit; nothing asks for a page again", async () => {
    book.switches.printer = false;
    await writeWeights(conversation());
    expect([sheet().name, sheet().tables.length, page().zoom]).toEqual(["Maze weights", 1, { scale: 100 }]);
    toFront();
    book.counter.reset();
    await writeUnionFind(conversation());
    expect(sheet().name).toBe("Maze union-find");
    expect(book.counter.requests.map(({ error }) => error)).not.toContain("GeneralException");
  });
});

test.each([true, false])("a maze that is solved is set up with its solution, or without: %s", async (clears) => {
  await solve(search, conversation());
  const talk = conversation(clears);
  await prepare({}, talk);
  expect(asked(talk)).toEqual([message("solution-on-page", { area: "B2:I6", sheet: "Sheet1" })]);
  expect(book.workbook.name("MazeSolution", sheet()) === undefined).toBe(clears);
  expect(page().printArea).toHaveLength(1);
});
