import { openXlsx } from "../../files";
import { type NodeWorkbook, openNodeWorkbook } from "../../node";
import type { Switches } from "../../protocol/embeddedExcel";

let book: NodeWorkbook;
afterEach(() => book.dispose());

function openBook(switches: Partial<Switches> = {}): void {
  book = openNodeWorkbook({ waits: false, ...switches });
  book.workbook.activeSheet.setCell(1, 1, "in the file");
}

/** What a call of office.js comes to: its value, or the code of its error. */
const settled = <T>(call: (callback: (result: Office.AsyncResult<T>) => void) => void) =>
  new Promise<{ value: T; code?: undefined } | { value?: undefined; code: number; message: string }>((resolve) =>
    call(({ status, value, error }) => {
      const succeeded = String(status) === "succeeded";
      resolve(succeeded ? { value } : { code: error.code, message: error.message });
    }),
  );
const getFile = (sliceSize?: number, type = Office.FileType.Compressed) =>
  settled<Office.File>((callback) =>
    sliceSize === undefined
      ? Office.context.document.getFileAsync(type, callback)
      : Office.context.document.getFileAsync(type, { sliceSize }, callback),
  );
const getSlice = (file: Office.File, index: number) =>
  settled<Office.Slice>((callback) => file.getSliceAsync(index, callback));
const close = (file: Office.File) => settled<undefined>((callback) => file.closeAsync(callback as never));

test.each([undefined, 4 * 1024 * 1024, 1000])(
  "slices of %s bytes are the workbook as a file together",
  async (size) => {
    openBook();
    const file = (await getFile(size)).value!;
    expect(file.sliceCount).toBe(Math.ceil(file.size / (size ?? 4 * 1024 * 1024)));
    const bytes: number[] = [];
    for (let index = 0; index < file.sliceCount; index++) {
      const slice = (await getSlice(file, index)).value!;
      expect([slice.index, slice.size]).toEqual([index, (slice.data as number[]).length]);
      bytes.push(...(slice.data as number[]));
    }
    expect(bytes.length).toBe(file.size);
    expect((await openXlsx(Uint8Array.from(bytes))).activeSheet.value(1, 1)).toBe("in the file");
    expect((await close(file)).code).toBeUndefined();
    const calls = 1 + file.sliceCount + 1;
    expect(book.counter.requests.length).toBe(calls);
    // Each byte of the file is a number in the JSON of an answer.
    const answers = book.counter.requests.reduce((sum, { answerBytes }) => sum + answerBytes, 0);
    expect(answers).toBeGreaterThan(2 * file.size);
  },
);

test("two files may be open at a time, of all the add-in's pages together", async () => {
  openBook();
  const [one, other] = [(await getFile()).value!, (await getFile()).value!];
  expect(await getFile()).toMatchObject({ code: 11000, message: expect.stringContaining("closeAsync") as string });
  const elsewhere = book.openRuntime();
  expect(await elsewhere(() => getFile())).toMatchObject({ code: 11000 });
  await close(one);
  expect((await getFile()).value).toBeDefined();
  expect(book.excel.files.count).toBe(2);
  expect(await getSlice(one, 0)).toMatchObject({ code: 5001 });
  expect(await close(one)).toMatchObject({ code: 5001 });
  expect((await getSlice(other, 0)).value).toBeDefined();
});

test("what is asked for wrongly is refused", async () => {
  openBook();
  expect(await getFile(4 * 1024 * 1024 + 1)).toMatchObject({ code: 11002 });
  expect(await getFile(0)).toMatchObject({ code: 11002 });
  expect(await getFile(undefined, Office.FileType.Text)).toMatchObject({ code: 1009 });
  expect(await getFile(undefined, Office.FileType.Pdf)).toMatchObject({ code: 1009 });
  const file = (await getFile()).value!;
  expect(await getSlice(file, 1)).toMatchObject({ code: 5008 });
  expect(await getSlice(file, -1)).toMatchObject({ code: 5008 });
});

test.each([
  ["missing", 5000],
  ["refused", 7000],
  ["unreachable", 11001],
] as const)(
  "where the workbook's file is %s, asking for it fails with %i, and no file is open",
  async (workbookFile, code) => {
    openBook({ workbookFile });
    expect(Office.context.requirements.isSetSupported("CompressedFile", "1.1")).toBe(workbookFile !== "missing");
    expect(await getFile()).toMatchObject({ code });
    expect(book.excel.files.count).toBe(0);
  },
);

test("an iPad gives no file", async () => {
  openBook({ platform: "iOS" });
  expect(await getFile()).toMatchObject({ code: 5000 });
});

test("slices may be refused, and files damaged or earlier ones", async () => {
  openBook({ workbookFile: "slices refused" });
  expect(await getSlice((await getFile()).value!, 0)).toMatchObject({ code: 5001 });
  openBook();
  const whole = (await getFile()).value!.size;
  book.switches.workbookFile = "damaged";
  expect((await getFile()).value!.size).toBe(whole >> 1);
  openBook({ workbookFile: "earlier" });
  await close((await getFile()).value!);
  book.workbook.activeSheet.setCell(1, 1, "later");
  const file = (await getFile()).value!;
  const slice = (await getSlice(file, 0)).value!;
  expect((await openXlsx(Uint8Array.from(slice.data as number[]))).activeSheet.value(1, 1)).toBe("in the file");
});

test("a call fails by its number among the requests, and while a cell is being edited", async () => {
  openBook({ faults: [{ request: 2, code: "GeneralException", message: "This is a test." }] });
  const file = (await getFile()).value!;
  expect(await getSlice(file, 0)).toMatchObject({ code: 5001 });
  expect((await getSlice(file, 0)).value).toBeDefined();
  book.excel.cellEditMode = true;
  expect(await getSlice(file, 0)).toMatchObject({ code: 5001 });
  expect((await close(file)).code).toBeUndefined();
});

test.each([true, false])("giving the file may empty the undo list: %s", async (fileEndsUndo) => {
  openBook({ undo: "web", fileEndsUndo });
  book.excel.person.type(book.workbook.activeSheet, 3, 3, "typed");
  await getFile();
  expect(book.excel.history.canUndo).toBe(!fileEndsUndo);
});

test("giving the file may take long", async () => {
  openBook({ millisecondsPerFile: 700, latency: 10 });
  const file = (await getFile()).value!;
  expect(book.excel.passed).toBe(710);
  await getSlice(file, 0);
  expect(book.excel.passed).toBe(720);
});
