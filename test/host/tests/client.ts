import { type NodeWorkbook, openNodeWorkbook } from "../node";

/** Opens a workbook before each test of the file and closes it afterwards; the returned function gives the workbook. */
export function workbookForEachTest(options: Parameters<typeof openNodeWorkbook>[0] = {}): () => NodeWorkbook {
  let book: NodeWorkbook | undefined;
  beforeEach(() => {
    book = openNodeWorkbook(options);
  });
  afterEach(() => book?.dispose());
  return () => book!;
}

/** What a test does to the active sheet. */
export type Batch<T = unknown> = (sheet: Excel.Worksheet, context: Excel.RequestContext) => T;

/** Runs a batch against the active sheet and syncs at its end. */
export function onSheet<T>(batch: Batch<T | Promise<T>>): Promise<T> {
  return Excel.run(async (context) => {
    const result = await batch(context.workbook.worksheets.getActiveWorksheet(), context);
    await context.sync();
    return result;
  });
}

/** The error with which the batch fails; throws if the batch succeeds. */
export async function failureOf(
  batch: Batch,
): Promise<{ code: string; message: string; location: string | undefined }> {
  try {
    await onSheet(batch);
  } catch (error) {
    if (!(error instanceof OfficeExtension.Error)) throw error;
    return { code: error.code, message: error.message, location: error.debugInfo.errorLocation };
  }
  throw new Error("the batch was expected to fail, and did not");
}

/** The code of the error with which the batch fails. */
export async function codeOf(batch: Batch): Promise<string> {
  return (await failureOf(batch)).code;
}

/** What loading these properties of one object gives. */
export async function loaded<T extends { load(properties: string): unknown }>(
  pick: Batch<T>,
  properties: string,
): Promise<T> {
  return onSheet(async (sheet, context) => {
    const object = pick(sheet, context);
    object.load(properties);
    await context.sync();
    return object;
  });
}
