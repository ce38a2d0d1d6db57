import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

const PROJECT = path.resolve(__dirname, "..");
const BUILDS = path.join(PROJECT, ".cache/built");
const MOST_KEPT = 3;
/** With more room for what soon is garbage, and collected by the thread that makes it, a build takes a fifth less of the processor. */
const LESS_GARBAGE = ["--max-semi-space-size=128", "--single-threaded"];

/** The address for which the add-in is built. No server answers there: tests give its files to the browser themselves. */
export const ADDRESS = "https://example.org/lavirint/";

/** What goes into a build: files, and folders with all that is in them. */
const SOURCES = [
  ...["src", "assets", "tools", "test/host", "LICENSE", "manifest.xml", "tsconfig.json"],
  ...["package.json", "package-lock.json", "webpack.config.js", "test/built.config.cjs"],
];
/** Of these folders what no build reads. */
const OTHERS = ["test/host/tests", "test/host/snippets"];

export interface Built {
  readonly folder: string;
  /** The folder of the add-in, exactly as it would be deployed. */
  readonly addIn: string;
  /** The folder of what a build with the demonstration has beside that: the embedded workbook's page, and its own front page. */
  readonly workbook: string;
  /** What webpack told. */
  readonly told: string;
  /** The project's files that were read. */
  readonly read: readonly string[];
}

/** The files on which a build depends, relative to the project. */
export function sources(): string[] {
  const inside = (name: string): string[] => {
    if (OTHERS.includes(name)) return [];
    if (!statSync(path.join(PROJECT, name)).isDirectory()) return [name];
    return readdirSync(path.join(PROJECT, name)).flatMap((entry) => inside(`${name}/${entry}`));
  };
  return SOURCES.flatMap(inside).sort();
}

function folderNow(): string {
  const hash = createHash("sha256");
  for (const name of sources()) hash.update(`${name}\0`).update(readFileSync(path.join(PROJECT, name)));
  return path.join(BUILDS, hash.digest("hex").slice(0, 16));
}

/**
 * The production build that all tests share, and the page of the embedded workbook: made by whoever asks first, and kept until
 * something changes that goes into it. During browser tests it is the one that globalSetup.ts asked for. Throws an Error with webpack's
 * output if it fails.
 */
export function built(): Built {
  const folder = process.env["LAVIRINT_BUILT"] ?? folderNow();
  if (!existsSync(folder)) build(folder);
  const read = (name: string): string => readFileSync(path.join(folder, name), "utf8");
  const files = new Set(read("read.txt").split("\n"));
  return {
    folder,
    addIn: path.join(folder, "addIn"),
    workbook: path.join(folder, "workbook"),
    told: read("told.txt"),
    read: [...files].map((file) => path.relative(PROJECT, file).replaceAll("\\", "/")),
  };
}

/** Builds beside the folder, which so appears whole or not at all. */
function build(folder: string): void {
  const output = buildAnew(["--env", "cached"]);
  try {
    renameSync(output, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(output, { recursive: true }); // another process was faster
  }
  const age = (name: string): number => -statSync(path.join(BUILDS, name)).mtimeMs;
  const oldest = readdirSync(BUILDS).sort((one, other) => age(one) - age(other));
  for (const name of oldest.slice(MOST_KEPT)) rmSync(path.join(BUILDS, name), { recursive: true, force: true });
}

/** Builds into a new folder, which is the caller's to remove. Throws an Error with webpack's output if it fails. */
export function buildAnew(options: readonly string[] = []): string {
  mkdirSync(BUILDS, { recursive: true });
  const output = mkdtempSync(path.join(BUILDS, "new-"));
  const program = path.join(PROJECT, "node_modules/webpack/bin/webpack.js");
  const given = ["--config", path.join(PROJECT, "test/built.config.cjs"), "--mode", "production", ...options];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...LESS_GARBAGE, program, ...given, "--env", `output=${output}`],
    { cwd: PROJECT, env: { ...process.env, LAVIRINT_URL: ADDRESS }, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`The add-in does not build:\n${stdout}${stderr}`);
  writeFileSync(path.join(output, "told.txt"), stdout);
  return output;
}
