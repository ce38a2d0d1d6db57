import { OpenWorkbook } from "../../src/worksheet/excel/openWorkbook";
import { openNodeWorkbook, type NodeWorkbook } from "../host/node";

/** The workbook that the running test works in: the one opened last. It is closed after each test. */
export let book: NodeWorkbook;
/** What the actions of its pane are given. */
export let pane: OpenWorkbook;

afterEach(() => book?.dispose());

/** Opens a workbook in place of the one that was open: an empty one with a Sheet1, unless told otherwise. */
export function openWorkbook(options: Parameters<typeof openNodeWorkbook>[0] = {}): void {
  book?.dispose();
  book = openNodeWorkbook(options);
  openPane();
}

/** A pane that was opened just now knows nothing of its host. Time is the host's own, so that a busy machine changes nothing. */
export function openPane(): void {
  const { excel } = book;
  pane = new OpenWorkbook({ clock: () => excel.passed });
}
