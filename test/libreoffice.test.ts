import type * as LibreOffice from "./libreoffice";

const fileSystem = jest.requireActual<typeof import("node:fs")>("node:fs");

const CALC = "/usr/bin/soffice";
const POPPLER = "/usr/bin/pdftoppm";
const OWN_CARLITO = "/usr/share/fonts/truetype/Carlito-Regular.ttf"; // beside the program's folder, as official builds have it

/**
 * What a run tells of a suite that prints, on a machine that has only these files, of which these programs are hidden, and whose
 * fc-match answers so, or is not there.
 */
function toldWith(files: string[], fcMatch?: string, hidden = ""): string {
  const told: string[] = [];
  const { describe } = globalThis;
  const before = process.env["HIDDEN_PROGRAMS"];
  try {
    process.env["HIDDEN_PROGRAMS"] = hidden;
    const run = (name: string): number => told.push(`run: ${name}`);
    const skip = (name: string): number => told.push(`skipped: ${name}`);
    Object.assign(globalThis, { describe: Object.assign(run, { skip }) });
    jest.isolateModules(() => {
      const existsSync = (file: string): boolean => files.includes(file);
      const execFileSync = (program: string): string => {
        if (program !== "fc-match" || fcMatch === undefined) throw new Error(`spawn ${program} ENOENT`);
        return fcMatch;
      };
      jest.doMock("node:fs", () => ({ ...fileSystem, existsSync, realpathSync: (file: string) => file }));
      jest.doMock("node:child_process", () => ({ execFileSync }));
      const { describeWithLibreOffice } = jest.requireActual<typeof LibreOffice>("./libreoffice");
      describeWithLibreOffice("A printed maze", () => undefined);
    });
  } finally {
    Object.assign(globalThis, { describe });
    if (before === undefined) delete process.env["HIDDEN_PROGRAMS"];
    else process.env["HIDDEN_PROGRAMS"] = before;
    jest.dontMock("node:fs").dontMock("node:child_process");
  }
  return told.join();
}

test.each([
  ["everything", [CALC, POPPLER], "Carlito", "run: A printed maze"],
  ["Calibri itself", [CALC, POPPLER], "Calibri", "run: A printed maze"],
  ["an official build's own Carlito and no fc-match", [CALC, POPPLER, OWN_CARLITO], undefined, "run: A printed maze"],
  ["no LibreOffice", [POPPLER], "Carlito", "skipped: A printed maze (missing here: LibreOffice Calc)"],
  ["no poppler", [CALC], "Carlito", "skipped: A printed maze (missing here: pdftoppm of poppler-utils)"],
  [
    "another font for Calibri",
    [CALC, POPPLER],
    "DejaVu Sans",
    "skipped: A printed maze (missing here: the font Carlito)",
  ],
  [
    "no fonts that anybody could ask for",
    [CALC, POPPLER],
    undefined,
    "skipped: A printed maze (missing here: the font Carlito)",
  ],
  [
    "neither program",
    [],
    "DejaVu Sans",
    "skipped: A printed maze (missing here: LibreOffice Calc, pdftoppm of poppler-utils)",
  ],
])("What prints says by name what it lacks, on a machine with %s", (_machine, files, fcMatch, told) => {
  expect(toldWith(files, fcMatch)).toBe(told);
});

test("a LibreOffice that is hidden counts as missing", () => {
  const told = toldWith([CALC, POPPLER, OWN_CARLITO], undefined, "browser,LibreOffice");
  expect(told).toBe("skipped: A printed maze (missing here: LibreOffice Calc)");
});
