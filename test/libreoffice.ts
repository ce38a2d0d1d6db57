import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** LibreOffice opens a file in seconds; with a cold profile on a slow machine it has taken half a minute. */
const LONGEST_MS = 120_000;

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

/** LibreOffice and poppler's pdftoppm; undefined where one of them is missing. */
function findPrograms(): { soffice: string; pdftoppm: string } | undefined {
  const soffice = programOf(["soffice", "soffice.exe"]);
  const pdftoppm = programOf(["pdftoppm", "pdftoppm.exe"]);
  return soffice === undefined || pdftoppm === undefined ? undefined : { soffice, pdftoppm };
}

const programs = findPrograms();

/**
 * A `describe` for tests that need LibreOffice and pdftoppm. Where these are missing the tests are reported as skipped,
 * each by its name; .ci/run installs them, so that there nothing is skipped.
 */
export const describeWithLibreOffice: jest.Describe = programs === undefined ? describe.skip : describe;

/**
 * Opens a workbook in LibreOffice and prints it as its page set-up says. `workbook` is the path of an .xlsx file; gives
 * the path of the PDF, in the same folder. LibreOffice gets a profile of its own, so that a running one is left alone.
 * Throws an Error with LibreOffice's output if no PDF comes out.
 */
export function printToPdf(workbook: string): string {
  const { soffice } = installed();
  const folder = path.dirname(workbook);
  const profile = mkdtempSync(path.join(tmpdir(), "lavirint-libreoffice-"));
  try {
    const output = execFileSync(
      soffice,
      [
        `-env:UserInstallation=${pathToFileURL(profile).href}`,
        ...["--headless", "--norestore", "--convert-to", "pdf", "--outdir", folder, workbook],
      ],
      { encoding: "utf8", timeout: LONGEST_MS, stdio: ["ignore", "pipe", "pipe"] },
    );
    const pdf = path.join(folder, `${path.basename(workbook, path.extname(workbook))}.pdf`);
    if (!existsSync(pdf)) throw new Error(`LibreOffice made no PDF of ${workbook}:\n${output}`);
    return pdf;
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Pictures of a PDF's pages, in order: paths of PNG files in the PDF's folder, `dotsPerInch` fine (a page is in points of 1/72 inch). */
export function pagesToPng(pdf: string, dotsPerInch = 96): string[] {
  const { pdftoppm } = installed();
  const stem = path.basename(pdf, ".pdf");
  const folder = path.dirname(pdf);
  execFileSync(pdftoppm, ["-png", "-r", String(dotsPerInch), pdf, path.join(folder, stem)], { timeout: LONGEST_MS });
  const pages = readdirSync(folder).filter((name) => name.startsWith(`${stem}-`) && name.endsWith(".png"));
  return pages.sort().map((name) => path.join(folder, name));
}

function installed(): { soffice: string; pdftoppm: string } {
  if (programs === undefined) throw new Error("LibreOffice or pdftoppm is not installed.");
  return programs;
}
