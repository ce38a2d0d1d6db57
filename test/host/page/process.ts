/** As much of Node's `process` as exceljs and its streams use. */
export const browser = true;
export const env = {};
export const version = "";
export const nextTick = (run: (...given: unknown[]) => void, ...given: unknown[]): void =>
  queueMicrotask(() => run(...given));
