import { Stopped } from "../../../src/engine";
import type { SheetOfMazes } from "../../../src/files";
import { message } from "../../../src/message";
import {
  type AddedSheets,
  addSheetChange,
  addSheetsChange,
  insertSheets,
  differentNames,
  freeSheetName,
  inParentheses,
  nameAround,
} from "../../../src/worksheet/addSheets";
import { Changes } from "../../../src/worksheet/changes";
import { ExcelSession, OpenWorkbook } from "../../../src/worksheet/excel";
import { waysOfInserting, book, openWorkbook, pane, person } from "../../actions/stage";

beforeEach(() => openWorkbook());

const session = ExcelSession.glance(new OpenWorkbook());
const MARK = "MazeColumns";
const idOf = (name: string) =>
  Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name).load("id");
    await context.sync();
    return sheet.id;
  });
const names = () => book.workbook.sheets.map(({ name }) => name);

/** Adds the sheet, with a value and the mark. */
const addTo = ({ workbook }: Excel.RequestContext) => {
  const sheet = workbook.worksheets.add("Maze");
  sheet.getRange("A1").values = [[1]];
  sheet.names.add(MARK, sheet.getRange("A1"));
  sheet.activate();
};
const add = (worker: ExcelSession) => worker.request(addTo);
const nothing = () => Promise.resolve();
/** Stops a request at its first calls. */
const guard = ({ workbook }: Excel.RequestContext) => {
  workbook.worksheets.getItem("Sheet1").names.getItem("Gone");
};
/** What somebody else adds meanwhile. */
const addSheet = (name: string, value?: string) =>
  person((_, { worksheets }) => {
    const added = worksheets.add(name);
    if (value !== undefined) added.getRange("A1").values = [[value]];
  });

type Planned = Partial<Parameters<typeof addSheetChange>[0]>;
type Make = (worker: ExcelSession, added: AddedSheets) => Promise<unknown>;

/** Adds the sheet Maze and takes that back: how the first ended, and the sheets that are left. */
async function left(planned: Planned, make: Make = add, meanwhile: () => Promise<unknown> = nothing) {
  const change = addSheetChange({ name: "Maze", sheets: [], mark: MARK, ...planned }, make);
  const end = await change.make(session).then(
    () => "made",
    (refusal: { code: string }) => refusal.code,
  );
  await meanwhile();
  await change.rollBack(session);
  return [end, ...names()].join(" ");
}

test("a sheet that was added goes, and the one that was in front comes back there", async () => {
  await addSheet("Other");
  const front = await idOf("Sheet1");
  expect(await left({ sheets: [{ id: front }], front })).toBe("made Sheet1 Other");
  expect(book.workbook.activeSheet.name).toBe("Sheet1");
});

test("a sheet without a mark goes while it is empty, and stays once it is filled: it may be somebody else's", async () => {
  expect(await left({}, nothing, () => addSheet("Maze"))).toBe("made Sheet1");
  expect(await left({}, nothing, () => addSheet("Maze", "theirs"))).toBe("made Sheet1 Maze");
});

describe("a marked sheet of the same name that another page added meanwhile", () => {
  /** Adds one in vain, then the other page does, and what was changed here is rolled back. */
  const addInVain = async (worker: ExcelSession, make = add) => {
    const changes = new Changes();
    changes.declareWrites({ isStructureProtected: false }, {});
    const ending = changes.make(worker, addSheetChange({ name: "Maze", sheets: [], mark: MARK }, make));
    const error = await ending.catch((reason: unknown) => reason);
    await add(session);
    await changes.rollBack(session);
    expect(names()).toEqual(["Sheet1", "Maze"]);
    return error;
  };

  test("stays where a guard stopped the first request", async () => {
    const guarded = (worker: ExcelSession) => worker.request((context) => (guard(context), addTo(context)));
    expect(await addInVain(session, guarded)).toMatchObject({ code: "ItemNotFound" });
  });

  test("stays where Stop was pressed before the first request that changes something", async () => {
    const stop = new AbortController();
    const lookThenAdd = async (worker: ExcelSession) => {
      await worker.onSheet("Sheet1", (there) => there.load("name"));
      stop.abort();
      return add(worker);
    };
    expect(await addInVain(new ExcelSession(new OpenWorkbook(), stop.signal), lookThenAdd)).toBeInstanceOf(Stopped);
  });
});

test("a sheet that was added goes where a guard stopped a later request", async () => {
  const addThenFail: Make = (worker) => add(worker).then(() => worker.request(guard));
  expect(await left({}, addThenFail)).toBe("ItemNotFound Sheet1");
});

test("a sheet that was there before stays, whatever it holds", async () => {
  await add(session);
  expect(await left({ sheets: [{ id: await idOf("Maze") }], mark: undefined }, nothing)).toBe("made Sheet1 Maze");
});

test("the person is told which sheet is unfinished", () => {
  const { ifStuck } = addSheetChange({ name: "Maze", sheets: [] }, nothing);
  expect(ifStuck).toEqual(message("arrived-sheet-left", { sheet: "Maze" }));
});

describe("where a name is taken meanwhile", () => {
  test("the only sheet of that name is somebody else's, and stays, marked as ours or not", async () => {
    await add(session);
    expect(await left({})).toBe("ItemAlreadyExists Sheet1 Maze");
  });

  test("ours goes where it was only a name of cells", async () => {
    const addThenName: Make = async (worker) => {
      await add(worker);
      await worker.request(({ workbook }) => workbook.worksheets.getItem("Maze").names.add(MARK, "=Maze!$A$1"));
    };
    expect(await left({}, addThenName)).toBe("ItemAlreadyExists Sheet1");
  });

  test("of several sheets those go that were added", async () => {
    await addSheet("Second", "theirs");
    const stuck = message("arrived-sheet-left", { sheet: "First" });
    const planned = { names: ["First", "Second"], sheets: [], mark: MARK };
    const change = addSheetsChange(planned, stuck, async (worker) => {
      for (const name of planned.names) {
        await worker.request(({ workbook }) => {
          const sheet = workbook.worksheets.add(name);
          sheet.names.add(MARK, sheet.getRange("A1"));
        });
      }
    });
    await expect(change.make(session)).rejects.toMatchObject({ code: "ItemAlreadyExists" });
    await change.rollBack(session);
    expect([names(), change.ifStuck]).toEqual([["Sheet1", "Second"], stuck]);
  });
});

test.each([
  ["bada_1 index", "made Sheet1"],
  ["tavo_2 index", "made Sheet1 Maze"],
])("a sheet whose mark says %j is ours only if that is of this act", async (text, sheets) => {
  await addSheet("Maze", "1");
  await person((_, { worksheets }) => void worksheets.getItem("Maze").names.add(MARK, `="${text}"`));
  expect(await left({ marked: "bada_1" }, nothing)).toBe(sheets);
});

test("a sheet that has arrived goes though somebody renamed it and it has no mark", async () => {
  const arrive: Make = async (worker, added) => {
    await add(worker);
    added.ids = [await idOf("Maze")];
  };
  const rename = () =>
    person((_, { worksheets }) => {
      const added = worksheets.getItem("Maze");
      added.names.getItem(MARK).delete();
      added.name = "Renamed";
    });
  expect(await left({}, arrive, rename)).toBe("made Sheet1");
});

const file = ["A", "B"].map((name, i): SheetOfMazes => {
  const cells = i === 0 ? [] : [{ row: 1, column: 1, value: "b" }];
  return { name, mazes: [], cells };
});

/** What comes of inserting two sheets: whether they came, which sheets there are, which is in front, and what was learned. */
async function inserted(isAsItShouldBe = true) {
  const { sheets, activeSheet } = book.workbook;
  const added: AddedSheets = {
    names: ["A", "B"],
    sheets: sheets.map(({ id }) => ({ id })),
    front: activeSheet.id,
    ids: [],
    file: [],
  };
  const worker = ExcelSession.glance(pane);
  book.counter.reset();
  const insertion = {
    file,
    read: (find: (name: string) => Excel.Worksheet) => find("B").getRange("B2").load("values"),
    format: () => Promise.resolve(isAsItShouldBe),
  };
  const result = await insertSheets(worker, added, insertion).catch(
    (error: unknown) => (error as { code: string }).code,
  );
  const came = typeof result === "object" ? `${result.ids.length} ${String(result.read.values[0]![0])}` : result;
  const { maxInsertBase64: most } = pane.host;
  return [
    ...[came ?? "none", names().join(), book.workbook.activeSheet.name, added.ids.length],
    ...[most === 0 ? "no more" : most === 4_500_000 ? "as before" : "smaller ones", book.counter.requests.length],
  ].join("; ");
}

const INSERTED: Readonly<Record<string, string>> = {
  "runs on an iPad": "none; Sheet1; Sheet1; 0; as before; 0",
  "has no such member": "none; Sheet1; Sheet1; 0; no more; 1",
  refuses: "none; Sheet1; Sheet1; 0; no more; 3",
  "takes no request that large": "none; Sheet1; Sheet1; 0; smaller ones; 2",
  "denies it by a label": "none; Sheet1; Sheet1; 0; no more; 2",
  "refuses after the first sheet has come": "none; Sheet1; Sheet1; 0; no more; 5",
  "refuses after all sheets have come": "none; Sheet1; Sheet1; 0; no more; 5",
  "refuses after they have come, the first one in front": "none; Sheet1; Sheet1; 0; no more; 6",
  "brings the first new sheet to the front": "2 b; Sheet1,A,B; Sheet1; 2; as before; 2",
  "does not find the sheets in the same request": "2 b; Sheet1,A,B; Sheet1; 2; as before; 2",
  "loses cells without addresses": "2 b; Sheet1,A,B; Sheet1; 2; as before; 1",
};

test.each(Object.keys(waysOfInserting))(
  "sheets of a file come, or nothing is left of them, where Excel %s",
  async (way) => {
    openWorkbook(waysOfInserting[way]);
    expect(await inserted()).toBe(INSERTED[way]);
  },
);

test("sheets of a file go again where they are not as they should be, and none is inserted from then on", async () => {
  expect(await inserted(false)).toBe("none; Sheet1; Sheet1; 0; no more; 2");
});

const named = (...names: string[]) => names.map((name) => ({ name }));

test.each([
  ["Maze sets", "Maze sets"],
  ["[Maze]: sets / *?\\", "Maze sets"],
  ["'Maze' sets'", "Maze' sets"],
  ['"Maze"', "Maze"],
  [" Maze\nsets ", "Maze sets"],
  ["Irrgartenzahlenmengenübersichtsblatt", "Irrgartenzahlenmengenübersichts"],
  ["Irrgartenzahlenmengenübersicht 2", "Irrgartenzahlenmengenübersicht"],
  ["x".repeat(30) + "😀", "x".repeat(30)],
  ["x".repeat(30) + "'s", "x".repeat(30)],
  ["[]", "Lavirint"],
  ["History", "History 2"],
])("the word %j names a sheet %j", (word, name) => {
  expect(freeSheetName([], word)).toBe(name);
});

test("a name that is taken, in upper or lower case, gets the next free number and stays within 31 characters", () => {
  expect(freeSheetName(named("MAZE", "Maze 2"), "Maze")).toBe("Maze 3");
  expect(freeSheetName(named("Maze", "Maze (2)"), "Maze", inParentheses)).toBe("Maze (3)");
  const long = "x".repeat(40);
  expect(freeSheetName(named("x".repeat(31)), long)).toBe("x".repeat(29) + " 2");
  expect(freeSheetName(named("x".repeat(31)), long, inParentheses)).toBe("x".repeat(27) + " (2)");
});

test("names that would be alike once they are cut get numbers", () => {
  const words = [1, 2, 3].map((number) => `${"x".repeat(31)} ${number}`);
  expect(differentNames(words)).toEqual(["x".repeat(31), `${"x".repeat(29)} 2`, `${"x".repeat(29)} 3`]);
});

test("a name around that of another sheet keeps its own words, and room for a number", () => {
  const answer = (sheet: string) => `${sheet} answer`;
  expect(nameAround("Maze", answer)).toBe("Maze answer");
  expect(nameAround("x".repeat(31), answer)).toBe(`${"x".repeat(21)} answer`);
  expect(nameAround("x".repeat(20) + "😀".repeat(5), answer)).toBe(`${"x".repeat(20)} answer`);
});
