import { idsIn, sentencesIn, choice, conversation, expectRefused, refusalOf, book, askedInVain } from "../stage";
import { openSized, person, resize, select, sheet, area, contentsOf, photograph, put, valueAt } from "../stage";
import { drawLines, enclose, workIn } from "../stage";
import { type Message, message, together } from "../../../src/message";
import { preparePage } from "../../../src/actions/print/pageOfMaze";
import { type ActionFailure, defaultLayout } from "../../../src/actions/core";
import { setEntrance } from "../../../src/actions/edit/ends";
import { clearMaze, openText, formatGrid, generate } from "../../../src/actions/make";
import { solve } from "../../../src/actions/solve/solve";
import { search } from "../../acts/standing";

/**
 * What actions that were refused, and people who delete or change what is Lavirint's, leave behind: nothing that comes back later, also
 * where the next maze of the sheet is a smaller one.
 */

beforeEach(() => openSized(8, 5));

const make = () => generate(choice, conversation());
const clear = async () => (await clearMaze(conversation())).sentence;
const sheetNames = () => book.workbook.sheets.map(({ name }) => name);
const ownNames = () => book.workbook.names.map(({ name }) => name).sort();

/** From this request on Excel refuses everything, the mending included. */
async function refusedFrom(request: number, act: () => Promise<unknown>): Promise<Message> {
  const { failure } = await workIn({ fault: { request, action: 1, code: "GeneralException" }, isForGood: true }, act);
  return (failure as ActionFailure).sentence;
}

test("a copy that was made for a maze which Excel refused is no maze, brings nothing old back, and goes", async () => {
  put(sheet(), "F3", "old");
  const { requests } = await workIn({}, make);
  const drawing = requests.length; // the last one, which reads a sample too
  await openSized(8, 5);
  put(sheet(), "F3", "old");
  expect(sentencesIn(await refusedFrom(drawing, make))).toContainEqual(
    message("arrived-sheet-left", { sheet: "Maze covered" }),
  );
  expect(sheetNames()).toContain("Maze covered");
  expect(await clear()).toEqual(message("leftovers-deleted", { sheet: "Sheet1" }));
  expect(sheetNames()).toEqual(["Sheet1"]);
  expect(valueAt(sheet(), "F3")).toBe("old");

  await refusedFrom(drawing, make);
  put(sheet(), "F3", "new");
  put(sheet(), "G4", "more");
  const before = photograph(sheet(), "A1:BB20");
  await make();
  expect(sentencesIn(await clear())).toContainEqual(message("cleared-as-before", { area: "B2:I6", sheet: "Sheet1" }));
  expect(photograph(sheet(), "A1:BB20")).toEqual(before);
  expect(sheetNames()).toEqual(["Sheet1"]);
});

test("of a new sheet that could neither be finished nor deleted again it is said that it is to be deleted", async () => {
  put(sheet(), "A1", "mine"); // so that the maze goes to a sheet of its own
  const create = (talk = conversation()) => openText("B2 C2", defaultLayout, talk);
  const { requests } = await workIn({}, create);
  await openSized(8, 5);
  put(sheet(), "A1", "mine");
  // The last request brings the sheet to the front, which does not matter.
  expect(await refusedFrom(requests.length - 1, create)).toEqual(
    together(message("refused-without-reason"), message("arrived-sheet-left", { sheet: "Maze" })),
  );
  expect(sheetNames()).toEqual(["Sheet1", "Maze"]);
});

test("a page that Excel did not take back is told as a refusal, and is not the page of long ago later", async () => {
  await make();
  await preparePage(conversation());
  const { requests } = await workIn({}, (talk) => clearMaze(talk));
  await make();
  await preparePage(conversation());
  expect(await refusedFrom(requests.length, () => clearMaze(conversation()))).toEqual(
    together(message("maze-cleared", { area: "B2:I6", sheet: "Sheet1" }), message("page-set-up-stays")),
  );
  await person((own) => {
    own.pageLayout.orientation = "Portrait";
    own.pageLayout.zoom = { scale: 80 };
    own.pageLayout.printGridlines = true;
    own.pageLayout.setPrintArea("A1:K20");
  });
  const page = { ...sheet().page };
  await make();
  await preparePage(conversation());
  expect(await clear()).toEqual(message("cleared-as-before", { area: "B2:I6", sheet: "Sheet1" }));
  expect(sheet().page).toEqual(page);
});

test("hidden sheets of a maze whose sheet was deleted go with the next maze, unless somebody wrote there", async () => {
  put(sheet(), "C3", "covered");
  await generate({ ...choice, setNumbers: "hiddenSheet" }, conversation());
  const first = sheet();
  book.workbook.activate(book.workbook.addSheet("Other"));
  resize(4, 4);
  book.workbook.deleteSheet(first);
  expect(sheetNames()).toEqual(["Maze covered", "Maze sets", "Other"]);
  await make();
  expect(sheetNames()).toEqual(["Other"]);

  await generate({ ...choice, setNumbers: "hiddenSheet" }, conversation());
  const sets = book.workbook.sheet("Maze sets")!;
  put(sets, "M3", "mine");
  const contents = contentsOf(sets, "A1:M20");
  const second = sheet();
  book.workbook.activate(book.workbook.addSheet("Third"));
  book.workbook.deleteSheet(second);
  expect(await clear()).toEqual(message("leftovers-deleted", { sheet: "Third" }));
  expect([sets.visibility, contentsOf(sets, "A1:M20")]).toEqual(["Visible", contents]);
});

test("a maze of which every name is gone is cleared where it is selected, after a question", async () => {
  await make();
  book.workbook.names = book.workbook.names.filter(({ name }) => /Columns|Rows/.test(name));
  put(sheet(), "K3", "beside");
  select("A1");
  expect(await refusalOf(clearMaze(conversation()))).toContainEqual(message("no-maze-to-clear", { sheet: "Sheet1" }));
  select("B2:I6");
  const question = message("clear-unknown-cells", { area: "B2:I6", sheet: "Sheet1" });
  expect(await askedInVain(clearMaze)).toEqual([question]);
  expect(await clear()).toEqual(message("cells-cleared", { area: "B2:I6", sheet: "Sheet1" }));
  expect(sheet().usedArea(false)).toEqual(area("K3:BC14"));
  expect(sheet().columns.size(2)).toBe(sheet().columns.size(20));
  expect(sheet().rows.size(2)).toBe(sheet().rows.size(20));
  expect(ownNames()).toEqual(["MazeColumns", "MazeRows"]);
});

test("rows of a maze without names were deleted: what is left of its walls is cleared as well", async () => {
  await make();
  book.workbook.names = book.workbook.names.filter(({ name }) => /Columns|Rows/.test(name));
  await person((own) => void own.getRange("3:4").delete("Up"));
  select("B2:I4");
  await clear();
  expect(sheet().usedArea(false)?.column).toBe(area("BC1").column);
});

test("a value in a maze is asked about, also where the next maze does not reach", async () => {
  await make();
  put(sheet(), "H6", "mine");
  resize(3, 2);
  const question = message("overwrite-values", { area: "H6", cells: 1, sheet: "Sheet1", count: 1 });
  expect(await askedInVain((no) => generate(choice, no))).toEqual([question]);
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
  await generate({ ...choice, setNumbers: "hiddenSheet" }, conversation());
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
  await make();
  await person((own) => void own.getRange("B:I").delete("Left"));
  const own = () => book.workbook.names.filter(({ visible }) => !visible);
  expect(own().map(({ name }) => name)).toContain("MazeEntranceWas");
  expect(await clear()).toEqual(message("leftovers-deleted", { sheet: "Sheet1" }));
  expect(own()).toEqual([]);

  // The same of a maze that nobody named: its marks stay known while their cells are there.
  await enclose("C3:F6");
  await drawLines(["D4:E4", "EdgeTop", "Continuous"]);
  select("C3:F6");
  await setEntrance(conversation());
  await solve({ ...search, showVisited: true, route: { kind: "typed", from: "C3", to: "F6" } }, conversation());
  expect(own().map(({ name }) => name)).toEqual(expect.arrayContaining(["MazeEntranceWas", "MazeSolution"]));
  await person((front) => void front.getRange("C:F").delete("Left"));
  expect(await clear()).toEqual(message("leftovers-deleted", { sheet: "Sheet1" }));
  expect(own()).toEqual([]);
});

test("a number beside a grid of numbers is somebody's, also where it would follow those of its row", async () => {
  await formatGrid(defaultLayout, "grid", conversation());
  expect([valueAt(sheet(), "B2"), valueAt(sheet(), "I2"), valueAt(sheet(), "B3")]).toEqual([1, 8, 9]);
  put(sheet(), "J2", 9);
  resize(9, 5);
  const question = message("overwrite-values", { area: "J2", cells: 1, sheet: "Sheet1", count: 1 });
  expect(await askedInVain((no) => formatGrid(defaultLayout, "grid", no))).toEqual([question]);
});
