import { idsIn, sentencesIn } from "../../words/sentencesIn";
import { type Message, message, together } from "../../../src/message";
import { preparePage } from "../../../src/actions/print/preparePage";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { createFromPassages } from "../../../src/actions/make/givenMazes";
import { formatGrid } from "../../../src/actions/make/formatGrid";
import { generate } from "../../../src/actions/make/generate";
import { defaultLayout } from "../../../src/actions/desk/choices";
import type { ActionFailure } from "../../../src/actions/desk/work";
import { choice, conversation } from "../conversation";
import { sentenceOf } from "../failureOf";
import { book, openSized, person, resize, select, sheet } from "../openMaze";
import { area, contentsOf, mazeIn, photograph, put, valueAt } from "../sheetReading";
import { everything, record, workIn } from "../trouble";

/** What actions that were refused, and people who delete what is Lavirint's, leave behind: nothing that comes back later. */

beforeEach(() => openSized(8, 5));

const make = () => generate(choice, conversation());
const clear = async () => (await clearMaze(conversation())).sentence;
const sheetNames = () => book.workbook.sheets.map(({ name }) => name);
const ownNames = () => book.workbook.names.map(({ name }) => name).sort();

/** From this request on Excel refuses everything, the mending included. */
async function refusedFrom(request: number, act: () => Promise<unknown>, action = 1): Promise<Message> {
  book.counter.reset();
  const { switches } = book;
  switches.faults = Array.from({ length: 40 }, (_, i) => ({
    request: request + i,
    action: i === 0 ? action : 1,
    code: "GeneralException",
    message: "A fault of the test.",
  }));
  const sentence = await sentenceOf(act());
  switches.faults = [];
  return sentence;
}

test("a copy that was made for a maze which Excel refused is no maze, brings nothing old back, and goes", async () => {
  put(sheet(), "F3", "old");
  const { requests } = await workIn({}, make);
  const drawing = requests.length; // the last one, which reads a sample too
  await openSized(8, 5);
  put(sheet(), "F3", "old");
  expect(sentencesIn(await refusedFrom(drawing, make))).toContainEqual(
    message("grid-unfinished", { area: "B2:I6", sheet: "Sheet1" }),
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
  const create = (talk = conversation()) => createFromPassages("B2 C2", defaultLayout, talk);
  const { requests } = await workIn({}, create);
  await openSized(8, 5);
  put(sheet(), "A1", "mine");
  // The last request brings the sheet to the front, which does not matter.
  expect(await refusedFrom(requests.length - 1, create)).toEqual(
    together(message("refused-without-reason"), message("new-sheet-unfinished", { sheet: "Maze" })),
  );
  expect(sheetNames()).toEqual(["Sheet1", "Maze"]);
});

test("where adding a hidden sheet is broken off for good, the sheet that has to be deleted is named", async () => {
  const make = (talk = conversation()) => generate({ ...choice, setNumbers: "hiddenSheet" }, talk);
  const recording = await record(() => undefined, make);
  let told = 0;
  for (const [index, actions] of recording.undisturbed.requests.entries())
    for (let action = 1; action <= actions; action++) {
      const fault = { request: index + 1, action, code: "GeneralException" };
      const { failure } = await recording.again({ fault, isForGood: true });
      const { sentence } = failure as ActionFailure;
      if (idsIn(sentence).includes("arrived-sheet-left")) {
        told++;
        continue;
      }
      await clearMaze(conversation()).catch(() => undefined); // refused where nothing was drawn
      expect({ index, action, sheets: sheetNames() }).toEqual({ index, action, sheets: ["Sheet1"] });
    }
  expect(told).toBeGreaterThan(0);
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

test("what a person set of the page since Prepare page is theirs", async () => {
  await make();
  await preparePage(conversation());
  await person((own) => {
    own.pageLayout.orientation = "Portrait";
    own.pageLayout.printHeadings = true;
  });
  resize(9, 5);
  await make();
  expect(sheet().page).toMatchObject({ orientation: "Portrait", printHeadings: true, printArea: [area("B2:J6")] });
  await preparePage(conversation());
  expect(sheet().page).toMatchObject({ orientation: "Landscape", printHeadings: false });
  await clear();
  expect(sheet().page).toMatchObject({
    orientation: "Portrait",
    printHeadings: true,
    printArea: [],
    centerVertically: false,
  });
});

test("set numbers stay with their maze as long as that stands", async () => {
  await generate({ ...choice, setNumbers: "hiddenSheet" }, conversation());
  const sets = book.workbook.sheet("Maze sets")!;
  const numbers = contentsOf(sets, "A1:I13");
  const maze = mazeIn(sheet(), "B2:I6");
  const again = () => generate({ ...choice, seed: "other", setNumbers: "hiddenSheet" }, conversation());
  for (const request of [1, 2, 3]) {
    const sentence = await refusedFrom(request, again);
    if (request < 3) expect(idsIn(sentence)).toContain("nothing-changed");
    expect(mazeIn(sheet(), "B2:I6").standing).toEqual(maze.standing);
    expect(contentsOf(sets, "A1:I13")).toEqual(numbers);
  }
});

test("hidden sheets of a maze whose sheet was deleted go with the next maze, but for what somebody wrote there", async () => {
  put(sheet(), "C3", "covered");
  await generate({ ...choice, setNumbers: "hiddenSheet" }, conversation());
  const first = sheet();
  book.workbook.activate(book.workbook.addSheet("Other"));
  put(sheet(), "BC12", 4);
  put(sheet(), "BC14", 4);
  book.workbook.deleteSheet(first);
  expect(sheetNames()).toEqual(["Maze covered", "Maze sets", "Other"]);
  await make();
  expect(sheetNames()).toEqual(["Other"]);

  await generate({ ...choice, setNumbers: "hiddenSheet" }, conversation());
  put(book.workbook.sheet("Maze sets")!, "M3", "mine");
  const second = sheet();
  book.workbook.activate(book.workbook.addSheet("Third"));
  book.workbook.deleteSheet(second);
  expect(await clear()).toEqual(message("leftovers-deleted", { sheet: "Third" }));
  const sets = book.workbook.sheet("Maze sets")!;
  expect([sets.visibility, sets.usedArea(true)]).toEqual(["Visible", area("M3")]);
});

test("a maze of which every name is gone is cleared where it is selected, after a question", async () => {
  await make();
  book.workbook.names = book.workbook.names.filter(({ name }) => /Columns|Rows/.test(name));
  put(sheet(), "K3", "beside");
  select("A1");
  expect(await sentenceOf(clearMaze(conversation()))).toEqual(
    together(message("no-maze-to-clear", { sheet: "Sheet1" }), message("nothing-changed")),
  );
  select("B2:I6");
  const before = everything();
  const no = conversation(false);
  await clearMaze(no);
  expect(no.questions.map(({ sentence }) => sentence)).toEqual([
    message("clear-unknown-cells", { area: "B2:I6", sheet: "Sheet1" }),
  ]);
  expect(everything()).toEqual(before);
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

test("a number that somebody typed is asked for, also where it is the number of its cell", async () => {
  await make();
  put(sheet(), "G3", 14);
  const talk = conversation();
  await generate(choice, talk);
  expect(talk.questions.map(({ sentence }) => sentence)).toEqual([
    message("overwrite-values", { area: "G3", cells: 1, sheet: "Sheet1", count: 1 }),
  ]);

  await formatGrid(defaultLayout, "grid", conversation());
  const silent = conversation();
  await generate(choice, silent);
  expect(silent.questions).toEqual([]);
});
