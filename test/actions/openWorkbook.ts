import { OpenWorkbook } from "../../src/worksheet/excel/openWorkbook";
import { openNodeWorkbook, type NodeWorkbook } from "../host/node";

/** The workbook of the running test: the one opened last. It is closed after each test. */
export let book: NodeWorkbook;
/** The `OpenWorkbook` that the actions of its pane get. */
export let pane: OpenWorkbook;

afterEach(() => book?.dispose());

/** Closes the open workbook and opens another: empty with a Sheet1 unless `options` say otherwise. */
export function openWorkbook(options: Parameters<typeof openNodeWorkbook>[0] = {}): void {
  book?.dispose();
  book = openNodeWorkbook(options);
  openPane();
}

/** A newly opened pane, which knows nothing about its host. Its clock is the host's, so that a busy machine changes nothing. */
export function openPane(): void {
  const { excel } = book;
  pane = new OpenWorkbook({ clock: () => excel.passed });
}
