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

/** Keeps what the pane knows now. The function that it gives brings it back, any number of times. */
export function forkPane(): () => void {
  const kept = pane;
  const rest = [kept, kept.host].map(forkFields);
  return () => {
    pane = kept;
    for (const restore of rest) restore();
  };
}

/** The same of an object in whose fields nothing else changes. */
export function forkFields(object: object): () => void {
  const fields = { ...object };
  return () => {
    for (const name of Object.keys(object)) if (!(name in fields)) Reflect.deleteProperty(object, name);
    Object.assign(object, fields);
  };
}
