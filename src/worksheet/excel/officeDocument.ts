import { Stopped } from "../../engine";
import type { KnownHost } from "./knownHost";

/** The workbook's address, the same in every window in which it is open; "" for one that was never saved. */
export function workbookAddress(): string {
  if (typeof Office === "undefined") return "";
  const { document } = Office.context as { document?: { url?: string | null } };
  return document?.url ?? "";
}

/** Bytes of a slice. Excel gives up to 4 MB, in a message that is over three times as long. */
const SLICE = 1024 * 1024;
/** Milliseconds that one answer may take. */
const PATIENCE = 60_000;

/** Why there is no file: it is too large or damaged, or nothing was answered; or Excel's error in office.js's words. */
type NoFile = { readonly lacks: "large" | "damaged" | "silent" } | { readonly refused: string };

/**
 * Whether the workbook can be had as a file. An iPad cannot give it:
 * https://learn.microsoft.com/javascript/api/office/office.document#office-office-document-getfileasync-member(1)
 */
export function givesFile(host: KnownHost): boolean {
  if (!host.givesFile || typeof Office === "undefined") return false;
  const { platform, requirements } = Office.context;
  return platform !== Office.PlatformType.iOS && requirements.isSetSupported("CompressedFile", "1.1");
}

/**
 * The whole workbook as it is now, as the bytes of its file: one call, one for each MB, and one that closes the file, because only two
 * may be open. A file of more than `most` bytes is not fetched. `progress` is given how many bytes have come. Throws {@link Stopped}.
 */
export function documentFile(
  signal: AbortSignal,
  most: number,
  progress: (bytes: number, of: number) => void,
): Promise<{ readonly bytes: Uint8Array } | NoFile> {
  return withFile<{ readonly bytes: Uint8Array } | NoFile>(signal, async (file) => {
    const { size, sliceCount } = file;
    if (size > most) return { lacks: "large" };
    if (!(size > 0) || sliceCount !== Math.ceil(size / SLICE)) return { lacks: "damaged" };
    const bytes = new Uint8Array(size);
    for (let index = 0; index < sliceCount; index++) {
      progress(index * SLICE, size);
      const slice = await answer<Office.Slice>(signal, (callback) => file.getSliceAsync(index, callback));
      const data = slice.data as ArrayLike<number>;
      const length = Math.min(SLICE, size - index * SLICE);
      if (typeof data !== "object" || data.length !== length) return { lacks: "damaged" };
      bytes.set(data, index * SLICE);
    }
    return { bytes };
  });
}

async function withFile<T>(signal: AbortSignal, work: (file: Office.File) => Promise<T>): Promise<T | NoFile> {
  try {
    const { document } = Office.context;
    const file = await answer<Office.File>(
      signal,
      (callback) => document.getFileAsync(Office.FileType.Compressed, { sliceSize: SLICE }, callback),
      close,
    );
    try {
      return await work(file);
    } finally {
      close(file);
    }
  } catch (error) {
    if (error instanceof Failed) return error.message === "" ? { lacks: "silent" } : { refused: error.message };
    throw error;
  }
}

/** An error that office.js answered; without a text, no answer. */
class Failed extends Error {}

/** Nobody waits for this: if it fails, Excel closes the file with the pane. */
function close(file: Office.File): void {
  file.closeAsync(() => undefined);
}

/** What a call of office.js answers. What comes too late is given to `late`. Throws {@link Stopped} and Failed. */
function answer<T>(
  signal: AbortSignal,
  call: (callback: (result: Office.AsyncResult<T>) => void) => void,
  late: (value: T) => void = () => undefined,
): Promise<T> {
  if (signal.aborted) throw new Stopped();
  return new Promise((resolve, reject) => {
    let isOver = false;
    const end = (act: () => void) => {
      isOver = true;
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
      act();
    };
    const stop = () => end(() => reject(new Stopped()));
    const timer = setTimeout(() => end(() => reject(new Failed(""))), PATIENCE);
    signal.addEventListener("abort", stop);
    call(({ status, value, error }) => {
      // The values of office.js's enumerations are these texts in every version; the name may be missing.
      const hasSucceeded = String(status) === "succeeded";
      if (isOver) {
        if (hasSucceeded) late(value);
      } else if (hasSucceeded) end(() => resolve(value));
      else end(() => reject(new Failed(`${error.code}, ${error.name}: ${error.message}`)));
    });
  });
}
