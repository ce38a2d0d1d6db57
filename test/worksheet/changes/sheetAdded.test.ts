import { told } from "../../words/told";
import { Stopped } from "../../../src/engine";
import { message } from "../../../src/message";
import { Changes } from "../../../src/worksheet/changes/changes";
import { sheetAdded } from "../../../src/worksheet/changes/addSheets";
import { Job } from "../../../src/worksheet/excel/job";
import { OpenWorkbook } from "../../../src/worksheet/excel/openWorkbook";
import { book, openWorkbook, person } from "../../actions/openMaze";
import { put } from "../../actions/sheetReading";

beforeEach(() => openWorkbook());

const job = Job.glance(new OpenWorkbook());
const MARK = "MazeColumns";
const idOf = (name: string) =>
  Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name).load("id");
    await context.sync();
    return sheet.id;
  });
const names = () => book.workbook.sheets.map(({ name }) => name);

/** Adds the sheet, with a value and the mark. */
const add = (worker: Job) =>
  worker.request(({ workbook }) => {
    const sheet = workbook.worksheets.add("Maze");
    sheet.getRange("A1").values = [[1]];
    sheet.names.add(MARK, sheet.getRange("A1"));
    sheet.activate();
  });

test("a sheet that was added goes, and the one that was in front comes back there", async () => {
  await person((own) => void own.context.workbook.worksheets.add("Other"));
  const front = await idOf("Sheet1");
  const change = sheetAdded({ name: "Maze", sheets: [{ id: front }], mark: MARK, front }, add);
  await change.make(job);
  await change.takeBack(job);
  expect(names()).toEqual(["Sheet1", "Other"]);
  expect(book.workbook.activeSheet.name).toBe("Sheet1");
});

test("a sheet that was added and is still empty goes without its mark", async () => {
  const change = sheetAdded({ name: "Maze", sheets: [], mark: MARK }, async () => undefined);
  await person((own) => void own.context.workbook.worksheets.add("Maze"));
  await change.takeBack(job);
  expect(names()).toEqual(["Sheet1"]);
});

test("a sheet of the same name that somebody else filled meanwhile stays", async () => {
  await person((own) => void own.context.workbook.worksheets.add("Maze"));
  put(book.workbook.sheet("Maze")!, "B2", "theirs");
  await sheetAdded({ name: "Maze", sheets: [], mark: MARK }, async () => undefined).takeBack(job);
  expect(names()).toEqual(["Sheet1", "Maze"]);
});

describe("a marked sheet of the same name that another page added meanwhile", () => {
  /** Stops a request at its first calls. */
  const guard = ({ workbook }: Excel.RequestContext) => {
    workbook.worksheets.getItem("Sheet1").names.getItem("Gone");
  };
  /** Adds one in vain, then the other page does, and what was changed here is rolled back. */
  const addInVain = async (worker: Job, make = add) => {
    const changes = new Changes();
    changes.touch({ isStructureProtected: false }, {});
    const ending = changes.make(worker, sheetAdded({ name: "Maze", sheets: [], mark: MARK }, make));
    const error = await ending.catch((reason: unknown) => reason);
    await add(job);
    await changes.rollBack(job);
    expect(names()).toEqual(["Sheet1", "Maze"]);
    return error;
  };

  test("stays where a guard stopped the first request", async () => {
    expect(await addInVain(job.guardedBy(guard))).toMatchObject({ code: "ItemNotFound" });
  });

  test("stays where Stop was pressed before the first request that changes something", async () => {
    const stop = new AbortController();
    const lookThenAdd = async (worker: Job) => {
      await worker.onSheet("Sheet1", (there) => there.load("name"));
      stop.abort();
      return add(worker);
    };
    expect(await addInVain(new Job(new OpenWorkbook(), stop.signal), lookThenAdd)).toBeInstanceOf(Stopped);
  });
});

test("a sheet that was added goes where a guard stopped a later request", async () => {
  const added = sheetAdded({ name: "Maze", sheets: [], mark: MARK }, async (worker) => {
    await add(worker);
    await worker.request(({ workbook }) => workbook.worksheets.getItem("Sheet1").names.getItem("Gone"));
  });
  await expect(added.make(job)).rejects.toMatchObject({ code: "ItemNotFound" });
  await added.takeBack(job);
  expect(names()).toEqual(["Sheet1"]);
});

test("a sheet that was there before stays, whatever it holds", async () => {
  await add(job);
  const sheets = [{ id: await idOf("Maze") }];
  await sheetAdded({ name: "Maze", sheets }, async () => undefined).takeBack(job);
  expect(names()).toEqual(["Sheet1", "Maze"]);
});

test("the person is told which sheet is unfinished, unless the change says something else", () => {
  const made = async () => undefined;
  expect(sheetAdded({ name: "Maze", sheets: [] }, made).ifStuck).toEqual(
    message("arrived-sheet-left", { sheet: "Maze" }),
  );
  expect(sheetAdded({ name: "Maze", sheets: [], ifStuck: told("Look.") }, made).ifStuck).toEqual(told("Look."));
});
