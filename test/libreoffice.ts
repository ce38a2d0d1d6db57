import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { describeUnlessMissing, isHidden } from "./missing";

/** LibreOffice opens a file in seconds; with a cold profile on a slow machine it has taken half a minute. */
const LONGEST_MS = 240_000;

function programOf(names: string[]): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  const usual = [
    "/usr/bin",
    "/usr/local/bin",
    "/opt/libreoffice/program",
    "/Applications/LibreOffice.app/Contents/MacOS",
  ];
  return [...folders, ...usual].flatMap((folder) => names.map((name) => path.join(folder, name))).find(existsSync);
}

const soffice = isHidden("LibreOffice") ? undefined : programOf(["soffice", "soffice.exe"]);
const pdftoppm = programOf(["pdftoppm", "pdftoppm.exe"]);

/**
 * Whether LibreOffice has Calibri or the equally wide Carlito, whose digits are the unit of column widths.
 * Official builds of LibreOffice include Carlito; Debian's use the system's.
 */
function hasCalibri(): boolean {
  if (soffice === undefined) return false;
  const program = path.dirname(realpathSync(soffice));
  const files = [
    path.join(program, "../share/fonts/truetype/Carlito-Regular.ttf"),
    path.join(program, "../Resources/fonts/truetype/Carlito-Regular.ttf"),
    "C:\\Windows\\Fonts\\calibri.ttf",
  ];
  if (files.some(existsSync)) return true;
  try {
    return /Calibri|Carlito/.test(execFileSync("fc-match", ["--format=%{family}", "Calibri"], { encoding: "utf8" }));
  } catch {
    return false;
  }
}

const missing = [
  ...(soffice === undefined ? ["LibreOffice Calc"] : []),
  ...(pdftoppm === undefined ? ["pdftoppm of poppler-utils"] : []),
  ...(soffice !== undefined && !hasCalibri() ? ["the font Carlito"] : []),
];

/**
 * A `describe` for tests that print with LibreOffice. If something that they need is missing, they are reported as
 * skipped, each by its name and what it lacks; .ci/run installs all of it, so nothing is skipped there.
 */
export function describeWithLibreOffice(name: string, tests: () => void): void {
  describeUnlessMissing(missing, name, tests);
}

/**
 * Opens a workbook in LibreOffice and prints it as its page set-up says. `workbook` is the path of an .xlsx file; gives
 * the path of the PDF, in the same folder. LibreOffice gets a profile of its own, so that a running one is left alone.
 * Throws an Error with LibreOffice's output if no PDF comes out.
 */
export function printToPdf(workbook: string): string {
  return convertWorkbook(workbook, "pdf", path.dirname(workbook));
}

/**
 * The workbook as LibreOffice writes it in another format ("pdf", "xlsx"), or in the same one: the path of a file of the same name in
 * the folder, which must be another than the workbook's where the format is the same.
 * Throws an Error with LibreOffice's output if no file comes out.
 */
export function convertWorkbook(workbook: string, format: string, folder: string): string {
  return convertWorkbooks([workbook], format, folder)[0]!;
}

/** The same for several workbooks, whose names differ, by one start of LibreOffice. */
export function convertWorkbooks(workbooks: readonly string[], format: string, folder: string): string[] {
  const profile = mkdtempSync(path.join(tmpdir(), "lavirint-libreoffice-"));
  try {
    const output = execFileSync(
      installed(soffice),
      [
        `-env:UserInstallation=${pathToFileURL(profile).href}`,
        ...["--headless", "--norestore", "--convert-to", format, "--outdir", folder, ...workbooks],
      ],
      { encoding: "utf8", timeout: LONGEST_MS, stdio: ["ignore", "pipe", "pipe"] },
    );
    return workbooks.map((workbook) => {
      const file = path.join(folder, `${path.basename(workbook, path.extname(workbook))}.${format}`);
      if (!existsSync(file)) throw new Error(`LibreOffice made no ${format} of ${workbook}:\n${output}`);
      return file;
    });
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Pictures of a PDF's pages in grey, in order: paths of PGM files in its folder, `dotsPerInch` fine (a point is 1/72 inch). */
export function pagesToPgm(pdf: string, dotsPerInch = 96): string[] {
  const stem = path.basename(pdf, ".pdf");
  const folder = path.dirname(pdf);
  const options = ["-gray", "-r", String(dotsPerInch), pdf, path.join(folder, stem)];
  execFileSync(installed(pdftoppm), options, { timeout: LONGEST_MS });
  const pages = readdirSync(folder).filter((name) => name.startsWith(`${stem}-`) && name.endsWith(".pgm"));
  return pages.sort().map((name) => path.join(folder, name));
}

function installed(program: string | undefined): string {
  if (program === undefined) throw new Error("LibreOffice or pdftoppm is not installed.");
  return program;
}
