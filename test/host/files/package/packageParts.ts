import type JSZip from "jszip";
import { WorkbookFileError, damaged, tooLarge } from "./workbookFileError";

/** Bytes. */
const MOST_FILE_BYTES = 64 * 1024 * 1024;
/** Bytes of all parts together, unzipped. */
export const MOST_UNZIPPED_BYTES = 256 * 1024 * 1024;
const MOST_PARTS = 10_000;

const ZIP = [0x50, 0x4b];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * The parts of an .xlsx file by path, as text. Nothing is unzipped before it is asked for, and never more than
 * MOST_UNZIPPED_BYTES in all, even if the file gives other sizes. Throws {@link WorkbookFileError}.
 */
export class PackageParts {
  private unzipped = 0;

  private constructor(private readonly zip: JSZip) {}

  static async of(bytes: Uint8Array): Promise<PackageParts> {
    if (bytes.length > MOST_FILE_BYTES)
      throw tooLarge(`${megabytes(bytes.length)} MB`, `${megabytes(MOST_FILE_BYTES)} MB`);
    if (beginsWith(bytes, OLD_EXCEL)) {
      throw new WorkbookFileError(
        "The file cannot be opened, because it is an old .xls workbook or is locked by a password. Open it in Excel, save it as .xlsx without a password, and open that copy.",
      );
    }
    if (!beginsWith(bytes, ZIP)) {
      throw new WorkbookFileError(
        "The file cannot be opened, because it is not an .xlsx workbook. Choose a file that Excel saved as “Excel Workbook (.xlsx)”.",
      );
    }
    const { default: Zip } = await import("jszip");
    let zip: JSZip;
    try {
      zip = await Zip.loadAsync(bytes);
    } catch (error) {
      throw damaged(String(error));
    }
    const count = Object.keys(zip.files).length;
    if (count > MOST_PARTS) throw tooLarge(`${count} parts`, String(MOST_PARTS));
    return new PackageParts(zip);
  }

  /** Paths in the order of the file. */
  get paths(): string[] {
    return Object.keys(this.zip.files);
  }

  /** The part's text, undefined if there is no such part. Paths are compared as written, with or without a leading "/". */
  async text(path: string): Promise<string | undefined> {
    const plain = path.replace(/^\//, "");
    const entry = this.entry(plain);
    if (!entry) return undefined;
    const chunks = await this.inflate(entry);
    const decoder = new TextDecoder(isUtf16(chunks[0]) ? "utf-16" : "utf-8");
    const text = chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join("") + decoder.decode();
    if (text.includes("<!DOCTYPE")) throw damaged(`${plain} has a document type, which no Excel file has.`);
    return text;
  }

  /** The part's bytes as Base64 text, undefined if there is no such part. */
  async base64(path: string): Promise<string | undefined> {
    const entry = this.entry(path.replace(/^\//, ""));
    if (!entry) return undefined;
    const chunks = await this.inflate(entry);
    return btoa(chunks.map((chunk) => Array.from(chunk, (byte) => String.fromCharCode(byte)).join("")).join(""));
  }

  private entry(path: string): JSZip.JSZipObject | null {
    return this.zip.file(path) ?? this.zip.file(`/${path}`);
  }

  /** Counts while it unzips and stops at the limit, because the sizes written in a zip may be wrong. */
  private inflate(entry: JSZip.JSZipObject): Promise<Uint8Array[]> {
    return new Promise((resolve, reject) => {
      const chunks: Uint8Array[] = [];
      const stream = (entry as unknown as StreamingEntry).internalStream("uint8array");
      stream
        .on("data", (chunk: Uint8Array) => {
          this.unzipped += chunk.length;
          if (this.unzipped > MOST_UNZIPPED_BYTES) {
            stream.pause();
            chunks.length = 0;
            const most = `${megabytes(MOST_UNZIPPED_BYTES)} MB`;
            reject(tooLarge(`more than ${most} when unzipped`, most));
          } else chunks.push(chunk);
        })
        .on("error", (error: Error) => reject(damaged(String(error))))
        .on("end", () => resolve(chunks))
        .resume();
    });
  }
}

/** JSZip documents `internalStream` of an entry but leaves it out of its types. */
interface StreamingEntry {
  internalStream(type: "uint8array"): JSZip.JSZipStreamHelper<Uint8Array>;
}

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function isUtf16(chunk: Uint8Array | undefined): boolean {
  return chunk?.[0] === 0xff && chunk[1] === 0xfe;
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1024 / 1024);
}
