import { type Zippable, strFromU8, strToU8, unzipSync, zipSync } from "fflate";

/** The first moment that a zip archive can say: the same parts are the same bytes, and no clock of a test is outside its years. */
const WRITTEN = new Date(1980, 0, 1);

/** The parts of a package that is being written, by path. */
export class PackageWriter {
  private readonly parts: Zippable = {};

  /** @param bytes of a package whose parts it begins with; folders, which a package does not need, are left out */
  constructor(bytes?: Uint8Array) {
    if (bytes) this.parts = unzipSync(bytes, { filter: ({ name }) => !name.endsWith("/") });
  }

  text(path: string): string | undefined {
    const part = this.parts[path] as Uint8Array | undefined;
    return part && strFromU8(part);
  }

  write(path: string, content: string | Uint8Array): void {
    this.parts[path] = typeof content === "string" ? strToU8(content) : content;
  }

  /** Throws an Error if there is no such part. */
  rewrite(path: string, change: (text: string) => string): void {
    const text = this.text(path);
    if (text === undefined) throw new Error(`${path} is missing.`);
    this.write(path, change(text));
  }

  zipped(how: "deflated" | "stored" = "deflated"): Uint8Array<ArrayBuffer> {
    return zipSync(this.parts, { level: how === "stored" ? 0 : 6, mtime: WRITTEN });
  }
}
