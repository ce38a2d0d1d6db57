import { idsIn, sentencesIn } from "../../words/sentencesIn";
import { message, together } from "../../../src/message";
import { ActionFailure } from "../../../src/actions/desk/work";
import { setEntrance } from "../../../src/actions/edit/ends";
import { defaultLayout } from "../../../src/actions/desk/choices";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { formatGrid } from "../../../src/actions/make/formatGrid";
import { generate } from "../../../src/actions/make/generate";
import { solve } from "../../../src/actions/solve/solve";
import { choice, conversation } from "../conversation";
import { sentenceOf } from "../failureOf";
import { book, openMaze, openSized, person, resize, select, sheet } from "../openMaze";
import { photograph, put, valueAt } from "../sheetReading";
import { record } from "../trouble";

/** What a person did to a maze, and what lay under it, when the next maze of the sheet is a smaller one. */

const AS_BEFORE = "cleared-as-before";
const make = () => generate(choice, conversation());
const clear = async () => (await clearMaze(conversation())).sentence;

beforeEach(() => openSized(8, 5));

test("a value in a maze is asked about, also where the next maze does not reach", async () => {
  await make();
  put(sheet(), "H6", "mine");
  resize(3, 2);
  const no = conversation(false);
  expect((await generate(choice, no)).sentence).toEqual(together(message("cancelled"), message("nothing-changed")));
  expect(no.questions.map(({ sentence }) => sentence)).toEqual([
    message("overwrite-values", { area: "H6", cells: 1, sheet: "Sheet1", count: 1 }),
  ]);
  expect(valueAt(sheet(), "H6")).toBe("mine");
  await make();
  expect(valueAt(sheet(), "H6")).toBeUndefined();
});

test("a width and a height that somebody gave lines of a maze stay where the next maze leaves them", async () => {
  await make();
  await person((own) => {
    own.getRange("G:G").format.columnWidth = 120;
    own.getRange("6:6").format.rowHeight = 51;
  });
  resize(3, 2);
  await make();
  expect([sheet().columns.size(6), sheet().rows.size(5)]).toEqual([120, 51]);
  expect([sheet().columns.size(7), sheet().rows.size(4)]).toEqual([48, 15]);
  expect(idsIn(await clear())).toContain(AS_BEFORE);
  expect([sheet().columns.size(6), sheet().rows.size(5)]).toEqual([120, 51]);
});

test.each(["D3:D4", "C3:C4"])(
  "a line of %s under a maze, on which the frame of a smaller one stands, comes back",
  async (cells) => {
    await person((own) => {
      const line = own.getRange(cells).format.borders.getItem(cells.startsWith("D") ? "EdgeLeft" : "EdgeRight");
      line.style = "Double";
      line.color = "#FF0000";
      const below = own.getRange("B5").format.borders.getItem("EdgeTop");
      below.style = "Continuous";
    });
    const before = photograph(sheet(), "A1:BB20");
    await make();
    resize(2, 3);
    await make();
    resize(6, 4);
    await make();
    resize(2, 3);
    await make();
    expect(idsIn(await clear())).toContain(AS_BEFORE);
    expect(photograph(sheet(), "A1:BB20")).toEqual(before);
  },
);

test("a line at the frame of a maze that came to the edge of the sheet comes back there", async () => {
  await person((own) => {
    for (const [cells, item] of [
      ["A3", "EdgeRight"],
      ["D1", "EdgeBottom"],
    ] as const) {
      own.getRange(cells).format.borders.getItem(item).style = "Double";
    }
  });
  await make();
  await person((own) => {
    own.getRange("A:A").delete("Left");
    own.getRange("1:1").delete("Up");
  });
  expect(idsIn(await clear())).toContain(AS_BEFORE);
  expect([sheet().verticalEdge(1, 0).style, sheet().horizontalEdge(0, 2).style]).toEqual(["Double", "Double"]);
});

test("where a smaller maze is refused at any call, what is said of the earlier one is true", async () => {
  let before: unknown;
  const begin = async () => {
    await openSized(3, 3);
    before = photograph(sheet(), "A1:BB20");
    await make();
    resize(1, 2);
  };
  const { undisturbed, again } = await record(begin, make);
  const said = new Set<string>();
  for (const [index, actions] of undisturbed.requests.entries()) {
    for (let action = 1; action <= actions; action += Math.ceil(actions / 12)) {
      const { failure } = await again({ fault: { request: index + 1, action, code: "MemoryLimitReached" } });
      const { sentence } = failure as ActionFailure;
      const [refused, ...standing] = idsIn(sentence);
      expect(refused).toBe("memory-full");
      said.add(standing.join());
      if (!standing.includes("earlier-maze-gone-but-kept")) continue;
      resize(3, 3);
      expect(photograph(sheet(), "A1:BB20")).toEqual(before);
    }
  }
  expect([...said]).toEqual(["nothing-changed", "earlier-maze-gone-but-kept"]);
});

test("after a Clear maze that broke off for good at any call the next maze still gives back what was there", async () => {
  let before: unknown;
  const begin = async () => {
    await openSized(3, 3);
    await person((own) => {
      own.getRange("C:C").format.columnWidth = 77;
      own.getRange("C3").values = [["mine"]];
    });
    before = photograph(sheet(), "A1:BB20");
    await make();
  };
  const { undisturbed, again } = await record(begin, clearMaze);
  const { requests } = undisturbed;
  for (let action = 1; action <= requests.at(-1)!; action += 3) {
    const fault = { request: requests.length, action, code: "GeneralException" };
    const { failure } = await again({ fault, isForGood: true });
    expect([action, failure]).toEqual([action, expect.any(ActionFailure)]);
    resize(1, 2);
    await make();
    expect([action, await clear()]).toEqual([action, message(AS_BEFORE, { area: "B2:B3", sheet: "Sheet1" })]);
    resize(3, 3);
    expect([action, photograph(sheet(), "A1:BB20")]).toEqual([action, before]);
  }
});

test("no maze is drawn on a sheet that holds what belongs to another maze", async () => {
  put(sheet(), "D4", "mine");
  await generate({ ...choice, setNumbers: "hiddenSheet" }, conversation());
  for (const name of ["Maze covered", "Maze sets"]) {
    book.excel.person.unhide(sheet(name));
    select("F6:H8");
    const before = photograph(sheet(), "A1:BB20");
    expect(await sentenceOf(generate({ ...choice, shape: "areas" }, conversation()))).toEqual(
      together(message("sheet-beside-maze", { sheet: name }), message("nothing-changed")),
    );
    expect(photograph(sheet(), "A1:BB20")).toEqual(before);
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
  select("C3:F6");
  await setEntrance(conversation());
  const search = { solver: "breadth-first", pace: "instant", showVisited: true, arrows: false, seed: "" } as const;
  await solve({ ...search, route: { kind: "typed", from: "C3", to: "F6" } }, conversation());
  expect(own().map(({ name }) => name)).toEqual(expect.arrayContaining(["MazeEntranceWas", "MazeSolution"]));
  await person((front) => void front.getRange("C:F").delete("Left"));
  expect(await clear()).toEqual(message("leftovers-deleted", { sheet: "Sheet1" }));
  expect(own()).toEqual([]);
});

test("numbers on a hidden sheet that is there already need no new one: a protected structure is no hindrance", async () => {
  await openMaze(5, 4, { setNumbers: "hiddenSheet" });
  book.workbook.structureProtection = { password: "" };
  const next = await generate({ ...choice, seed: "next", setNumbers: "hiddenSheet" }, conversation());
  expect(sentencesIn(next.sentence)).toContainEqual(
    message("maze-ready", { columns: 5, rows: 4, area: "B2:F5", sheet: "Sheet1" }),
  );
});

test("an E that somebody wrote is theirs, and so is what they wrote over an exit's", async () => {
  await make();
  put(sheet(), "D4", "E");
  put(sheet(), "I6", "mine");
  const no = conversation(false);
  await generate(choice, no);
  expect(no.questions).toHaveLength(1);
  expect(no.questions[0]!.sentence).toEqual(
    message("overwrite-values", { area: "D4:I6", cells: 18, sheet: "Sheet1", count: 2 }),
  );
});

test("a number beside a grid of numbers is somebody's, also where it would follow those of its row", async () => {
  await formatGrid(defaultLayout, "grid", conversation());
  expect([valueAt(sheet(), "B2"), valueAt(sheet(), "I2"), valueAt(sheet(), "B3")]).toEqual([1, 8, 9]);
  put(sheet(), "J2", 9);
  resize(9, 5);
  const no = conversation(false);
  await formatGrid(defaultLayout, "grid", no);
  expect(no.questions.map(({ sentence }) => sentence)).toEqual([
    message("overwrite-values", { area: "J2", cells: 1, sheet: "Sheet1", count: 1 }),
  ]);
});
