import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * What is true of each act, or of each play, in a file that people read. `RECORD=write` writes what it is now, act by act; read the
 * differences before they are committed.
 */
export class RecordOfActs {
  constructor(private readonly file: string) {}

  /** Act by act. */
  read(): Map<string, string[]> {
    const blocks = readFileSync(this.file, "utf8").split("\n\n").filter(Boolean);
    return new Map(blocks.map((block) => [block.split("\n")[0]!, block.split("\n").slice(1).filter(Boolean)]));
  }

  /** Expects of an act what the file says of it. */
  expect(name: string, lines: readonly string[]): void {
    const is = lines.map((line) => `  ${line}`);
    const all = this.read();
    if (process.env["RECORD"] !== "write") return expect([name, ...is]).toEqual([name, ...(all.get(name) ?? [])]);
    all.set(name, is);
    writeFileSync(this.file, `${[...all].map(([act, known]) => [act, ...known].join("\n")).join("\n\n")}\n`);
  }
}

/** What each act of the registry asks, tells and gives. */
export const TELLS = new RecordOfActs(path.join(__dirname, "tells.txt"));
