import { told } from "../../words/told";
import { Stopped } from "../../../src/engine";
import { message } from "../../../src/message";
import { Changes } from "../../../src/worksheet/changes/changes";
import { addSheetChange } from "../../../src/worksheet/changes/addSheets";
import { ExcelSession } from "../../../src/worksheet/excel/excelSession";
import { OpenWorkbook } from "../../../src/worksheet/excel/openWorkbook";
import { book, openWorkbook, person } from "../../actions/openMaze";
import { put } from "../../actions/sheetReading";

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
const add = (worker: ExcelSession) =>
  worker.request(({ workbook }) => {
    const sheet = workbook.worksheets.add("Maze");
    sheet.getRange("A1").values = [[1]];
    sheet.names.add(MARK, sheet.getRange("A1"));
    sheet.activate();
  });

test("a sheet that was added goes, and the one that was in front comes back there", async () => {
  await person((own) => void own.context.workbook.worksheets.add("Other"));
  const front = await idOf("Sheet1");
  const change = addSheetChange({ name: "Maze", sheets: [{ id: front }], mark: MARK, front }, add);
  await change.make(session);
  await change.rollBack(session);
  expect(names()).toEqual(["Sheet1", "Other"]);
  expect(book.workbook.activeSheet.name).toBe("Sheet1");
});

test("a sheet that was added and is still empty goes without its mark", async () => {
  const change = addSheetChange({ name: "Maze", sheets: [], mark: MARK }, async () => undefined);
  await person((own) => void own.context.workbook.worksheets.add("Maze"));
  await change.rollBack(session);
  expect(names()).toEqual(["Sheet1"]);
});

test("a sheet of the same name that somebody else filled meanwhile stays", async () => {
  await person((own) => void own.context.workbook.worksheets.add("Maze"));
  put(book.workbook.sheet("Maze")!, "B2", "theirs");
  await addSheetChange({ name: "Maze", sheets: [], mark: MARK }, async () => undefined).rollBack(session);
  expect(names()).toEqual(["Sheet1", "Maze"]);
});

describe("a marked sheet of the same name that another page added meanwhile", () => {
  /** Stops a request at its first calls. */
  const guard = ({ workbook }: Excel.RequestContext) => {
    workbook.worksheets.getItem("Sheet1").names.getItem("Gone");
  };
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
    expect(await addInVain(session.guardedBy(guard))).toMatchObject({ code: "ItemNotFound" });
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
  const added = addSheetChange({ name: "Maze", sheets: [], mark: MARK }, async (worker) => {
    await add(worker);
    await worker.request(({ workbook }) => workbook.worksheets.getItem("Sheet1").names.getItem("Gone"));
  });
  await expect(added.make(session)).rejects.toMatchObject({ code: "ItemNotFound" });
  await added.rollBack(session);
  expect(names()).toEqual(["Sheet1"]);
});

test("a sheet that was there before stays, whatever it holds", async () => {
  await add(session);
  const sheets = [{ id: await idOf("Maze") }];
  await addSheetChange({ name: "Maze", sheets }, async () => undefined).rollBack(session);
  expect(names()).toEqual(["Sheet1", "Maze"]);
});

test("the person is told which sheet is unfinished, unless the change says something else", () => {
  const made = async () => undefined;
  expect(addSheetChange({ name: "Maze", sheets: [] }, made).ifStuck).toEqual(
    message("arrived-sheet-left", { sheet: "Maze" }),
  );
  expect(addSheetChange({ name: "Maze", sheets: [], ifStuck: told("Look.") }, made).ifStuck).toEqual(told("Look."));
});
