import type { HostSwitches } from "../model/base/switches";

/** What office.js answers with, by its own numbers (OSF.DDA.ErrorCodeManager in office.js). */
const FileError = {
  typeNotSupported: 1009,
  operationNotSupported: 5000,
  internal: 5001,
  indexOutOfRange: 5008,
  permissionDenied: 7000,
  mostFilesOpen: 11000,
  networkProblem: 11001,
  sliceSize: 11002,
} as const;

/** The file types by office.js's numbers; the other two are Text (0) and Pdf (2). */
const COMPRESSED = 1;
const MOST_SLICE = 4 * 1024 * 1024;
const MOST_OPEN = 2;

/** An answer without `Error` 0 is a failure; the fields by number are those that office.js reads. */
export interface FileAnswer {
  readonly Error: number;
  readonly 0?: unknown;
  readonly 1?: number;
}

interface OpenFile {
  readonly bytes: Uint8Array;
  readonly sliceSize: number;
  readonly client: string;
}

/**
 * The workbook's file as add-ins get it (Office.context.document.getFileAsync): in slices, of at most two files at a time until they are
 * closed. https://learn.microsoft.com/javascript/api/office/office.document#office-office-document-getfileasync-member(1)
 */
export class WorkbookFiles {
  private readonly open = new Map<number, OpenFile>();
  private last = 0;
  private earlier: Uint8Array | undefined;

  /** `save` gives the workbook as a file; rejects if none can hold it. */
  constructor(
    private readonly switches: Pick<HostSwitches, "workbookFile" | "platform">,
    private readonly save: () => Promise<Uint8Array>,
  ) {}

  /** Whether this Excel gives files at all: it has the requirement set CompressedFile. */
  get areGiven(): boolean {
    return this.switches.workbookFile !== "missing" && this.switches.platform !== "iOS";
  }

  /** How many files are open. */
  get count(): number {
    return this.open.size;
  }

  async get(type: unknown, sliceSize: unknown, client: string): Promise<FileAnswer> {
    const { workbookFile } = this.switches;
    if (!this.areGiven) return failed("operationNotSupported");
    if (type !== COMPRESSED) return failed("typeNotSupported");
    if (typeof sliceSize !== "number" || !(sliceSize > 0 && sliceSize <= MOST_SLICE)) return failed("sliceSize");
    if (this.open.size >= MOST_OPEN) return failed("mostFilesOpen");
    if (workbookFile === "refused") return failed("permissionDenied");
    if (workbookFile === "unreachable") return failed("networkProblem");
    let bytes = await this.save().catch(() => undefined);
    if (bytes === undefined) return failed("internal");
    if (workbookFile === "earlier") bytes = this.earlier ??= bytes;
    if (workbookFile === "damaged") bytes = bytes.slice(0, bytes.length >> 1);
    const handle = ++this.last;
    this.open.set(handle, { bytes, sliceSize: Math.floor(sliceSize), client });
    return { Error: 0, 0: handle, 1: bytes.length };
  }

  slice(handle: unknown, index: unknown): FileAnswer {
    const file = this.open.get(handle as number);
    if (file === undefined) return failed("internal");
    const { bytes, sliceSize } = file;
    if (typeof index !== "number" || !(index >= 0 && index * sliceSize < bytes.length))
      return failed("indexOutOfRange");
    if (this.switches.workbookFile === "slices refused") return failed("internal");
    const slice = bytes.subarray(index * sliceSize, (index + 1) * sliceSize);
    return { Error: 0, 0: [...slice], 1: slice.length };
  }

  close(handle: unknown): FileAnswer {
    return this.open.delete(handle as number) ? { Error: 0 } : failed("internal");
  }

  /** The files that are open. The function that it gives brings it back. */
  fork(): () => void {
    const { last, earlier } = this;
    const open = [...this.open];
    return () => {
      Object.assign(this, { last, earlier });
      this.open.clear();
      for (const [handle, file] of open) this.open.set(handle, file);
    };
  }

  /** Closes the files of a client that is gone. */
  forget(client: string): void {
    for (const [handle, file] of this.open) if (file.client === client) this.open.delete(handle);
  }
}

function failed(why: keyof typeof FileError): FileAnswer {
  return { Error: FileError[why] };
}
