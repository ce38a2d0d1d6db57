import { idsIn, sentencesIn, choice, conversation, expectRefused, refusalOf, book, askedInVain } from "../stage";
import { openSized, person, resize, select, sheet, area, contentsOf, photograph, put, valueAt } from "../stage";
import { drawLines, enclose, workIn } from "../stage";
import { type Message, message, together } from "../../../src/message";
import { preparePage } from "../../../src/actions/print/pageOfMaze";
import { type ActionFailure, defaultLayout } from "../../../src/actions/core";
import { setEntrance } from "../../../src/actions/edit/ends";
import { clearMaze, formatGrid, generate } from "../../../src/actions/make";
import { solve } from "../../../src/actions/solve/solve";
import { search } from "../../acts/standing";

/**
 * What actions that were refused, and people who delete or change what is Lavirint's, leave behind: nothing that comes back later, also
 * where the next maze of the sheet is a smaller one.
 */

beforeEach(() => openSized(8, 5));

const make = () => generate(choice, conversation());
const makeNumbered = () => generate({ ...choice, setNumbers: "hiddenSheet" }, conversation());
const clear = async (talk = conversation()) => (await clearMaze(talk)).sentence;
const sheetNames = () => book.workbook.sheets.map(({ name }) => name);
const CLEARED = message("cleared-as-before", { area: "B2:I6", sheet: "Sheet1" });
const DELETED = message("leftovers-deleted", { sheet: "Sheet1" });
/** The question about a value in the way. */
const overwrite = (area: string) => message("overwrite-values", { area, cells: 1, sheet: "Sheet1", count: 1 });

/** From its last request on Excel refuses everything, the mending included; `again` arranges anew what the act needs. */
async function refusedAtLast(act: () => Promise<unknown>, again: () => unknown): Promise<Message> {
  const { requests } = await workIn({}, act);
  await again();
  const fault = { request: requests.length, action: 1, code: "GeneralException" };
  return ((await workIn({ fault, isForGood: true }, act)).failure as ActionFailure).sentence;
}

test("a copy that was made for a maze which Excel refused is no maze, brings nothing old back, and goes", async () => {
  const begin = async () => {
    await openSized(8, 5);
    put(sheet(), "F3", "old");
  };
  const refuse = async () => {
    await begin();
    // The last request draws, and reads a sample too.
    const told = await refusedAtLast(make, begin);
    expect(sentencesIn(told)).toContainEqual(message("arrived-sheet-left", { sheet: "Maze covered" }));
    expect(sheetNames()).toContain("Maze covered");
  };
  await refuse();
  expect(await clear()).toEqual(DELETED);
  expect([sheetNames(), valueAt(sheet(), "F3")]).toEqual([["Sheet1"], "old"]);

  await refuse();
  put(sheet(), "F3", "new");
  put(sheet(), "G4", "more");
  const before = photograph(sheet(), "A1:BB20");
  await make();
  expect(sentencesIn(await clear())).toContainEqual(CLEARED);
  expect(photograph(sheet(), "A1:BB20")).toEqual(before);
  expect(sheetNames()).toEqual(["Sheet1"]);
});

test("a page that Excel did not take back is told as a refusal, and is not the page of long ago later", async () => {
  const begin = async () => {
    await make();
    await preparePage(conversation());
  };
  await begin();
  expect(await refusedAtLast(clear, begin)).toEqual(
    together(message("maze-cleared", { area: "B2:I6", sheet: "Sheet1" }), message("page-set-up-stays")),
  );
  await person(({ pageLayout }) => {
    pageLayout.orientation = "Portrait";
    pageLayout.zoom = { scale: 80 };
    pageLayout.printGridlines = true;
    pageLayout.setPrintArea("A1:K20");
  });
  const page = { ...sheet().page };
  await begin();
  expect(await clear()).toEqual(CLEARED);
  expect(sheet().page).toEqual(page);
});

test("hidden sheets of a maze whose sheet was deleted go with the next maze, unless somebody wrote there", async () => {
  /** Another sheet comes to the front, and the one of the maze is deleted. */
  const replaceBy = (name: string) => {
    const maze = sheet();
    book.workbook.activate(book.workbook.addSheet(name));
    resize(4, 4);
    book.workbook.deleteSheet(maze);
  };
  put(sheet(), "C3", "covered");
  await makeNumbered();
  replaceBy("Other");
  expect(sheetNames()).toEqual(["Maze covered", "Maze sets", "Other"]);
  await make();
  expect(sheetNames()).toEqual(["Other"]);

  await makeNumbered();
  const sets = sheet("Maze sets");
  put(sets, "M3", "mine");
  const contents = contentsOf(sets, "A1:M20");
  replaceBy("Third");
  expect(await clear()).toEqual(message("leftovers-deleted", { sheet: "Third" }));
  expect([sets.visibility, contentsOf(sets, "A1:M20")]).toEqual(["Visible", contents]);
});

test("a maze of which every name is gone is cleared where it is selected, after a question, also if it lost rows", async () => {
  const forget = () => (book.workbook.names = book.workbook.names.filter(({ name }) => /Columns|Rows/.test(name)));
  await make();
  forget();
  put(sheet(), "K3", "beside");
  select("A1");
  expect(await refusalOf(clear())).toContainEqual(message("no-maze-to-clear", { sheet: "Sheet1" }));
  select("B2:I6");
  expect(await askedInVain(clearMaze)).toEqual([message("clear-unknown-cells", { area: "B2:I6", sheet: "Sheet1" })]);
  expect(await clear()).toEqual(message("cells-cleared", { area: "B2:I6", sheet: "Sheet1" }));
  expect(sheet().usedArea(false)).toEqual(area("K3:BC14"));
  expect([sheet().columns.size(2), sheet().rows.size(2)]).toEqual([sheet().columns.size(20), sheet().rows.size(20)]);
  await make();
  forget();
  await person((own) => void own.getRange("3:4").delete("Up"));
  select("B2:I4");
  await clear();
  expect(sheet().usedArea(false)?.column).toBe(area("BC1").column);
});

test("a value in a maze is asked about, also where the next maze does not reach", async () => {
  await make();
  put(sheet(), "H6", "mine");
  resize(3, 2);
  expect(await askedInVain((no) => generate(choice, no))).toEqual([overwrite("H6")]);
  await make();
  expect(valueAt(sheet(), "H6")).toBeUndefined();
});

test("a line at the frame of a maze that came to the edge of the sheet comes back there", async () => {
  await drawLines(["A3", "EdgeRight", "Double"], ["D1", "EdgeBottom", "Double"]);
  await make();
  await person((own) => {
    own.getRange("A:A").delete("Left");
    own.getRange("1:1").delete("Up");
  });
  expect(idsIn(await clear())).toContain("cleared-as-before");
  expect([sheet().verticalEdge(1, 0).style, sheet().horizontalEdge(0, 2).style]).toEqual(["Double", "Double"]);
});

test("no maze is drawn on a sheet that holds what belongs to another maze", async () => {
  put(sheet(), "D4", "mine");
  await makeNumbered();
  for (const name of ["Maze covered", "Maze sets"]) {
    book.excel.person.unhide(sheet(name));
    select("F6:H8");
    await expectRefused(
      () => generate({ ...choice, shape: "areas" }, conversation()),
      message("sheet-beside-maze", { sheet: name }),
    );
  }
});

test("names of ends and of a solution whose cells were deleted go with Clear maze", async () => {
  const own = () => book.workbook.names.filter(({ visible }) => !visible).map(({ name }) => name);
  const expectGone = async (columns: string, ...names: string[]) => {
    expect(own()).toEqual(expect.arrayContaining(names));
    await person((front) => void front.getRange(columns).delete("Left"));
    expect(await clear()).toEqual(DELETED);
    expect(own()).toEqual([]);
  };
  await make();
  await expectGone("B:I", "MazeEntranceWas");

  // The same of a maze that nobody named: its marks stay known while their cells are there.
  await enclose("C3:F6");
  await drawLines(["D4:E4", "EdgeTop", "Continuous"]);
  select("C3:F6");
  await setEntrance(conversation());
  await solve({ ...search, showVisited: true, route: { kind: "typed", from: "C3", to: "F6" } }, conversation());
  await expectGone("C:F", "MazeEntranceWas", "MazeSolution");
});

test("a number beside a grid of numbers is somebody's, also where it would follow those of its row", async () => {
  await formatGrid(defaultLayout, "grid", conversation());
  expect(["B2", "I2", "B3"].map((cell) => valueAt(sheet(), cell))).toEqual([1, 8, 9]);
  put(sheet(), "J2", 9);
  resize(9, 5);
  expect(await askedInVain((no) => formatGrid(defaultLayout, "grid", no))).toEqual([overwrite("J2")]);
});
