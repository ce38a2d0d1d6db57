import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { Workbook } from "exceljs";
import { type Zippable, strToU8, zipSync } from "fflate";
import { FileUnreadable, linesInFile } from "../../src/files";
import { type Grid, type Maze, Random } from "../../src/maze/model";
import { generatorById } from "../../src/maze/generators/generators";
import { Borders } from "../../src/worksheet/cells/borders";
import { convertWorkbook, describeWithLibreOffice } from "../libreoffice";
import { IS_DEEP, runs } from "../depth";
import { type Drawn, fileOf } from "./mazeFile";

const [RIGHT, BOTTOM, LEFT, TOP] = [1, 2, 4, 8];
const NAMESPACE = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** Looks: none, then a line on the right, bottom, left, top, and on all four sides. */
const STYLES = `<styleSheet xmlns="${NAMESPACE}"><borders count="6"><border/>
  <border><left/><right style="thin"/><top/><bottom/></border><border><bottom style="thick"><color theme="1"/></bottom></border>
  <border><left style="double"><color indexed="64"/></left></border><border><top style="hair"/></border>
  <border><left style="medium"/><right style="medium"/><top style="medium"/><bottom style="medium"/><diagonal style="thin"/></border>
  </borders><cellStyleXfs><xf borderId="5"/></cellStyleXfs>
  <cellXfs>${[0, 1, 2, 3, 4, 5].map((border) => `<xf numFmtId="0" borderId="${border}"/>`).join("")}</cellXfs>
  <dxfs><dxf><border><left style="thin"/></border></dxf></dxfs></styleSheet>`;
const rels = (list: readonly (readonly [id: string, type: string, target: string])[]) =>
  `<Relationships>${list.map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`).join("")}</Relationships>`;

const sheetOf = (inside: string) => `<?xml version="1.0"?><worksheet xmlns="${NAMESPACE}">${inside}</worksheet>`;

/** A workbook of one sheet "Sheet1", with parts in place of its own. */
function workbook(inside: string, parts: Record<string, string | Uint8Array> = {}): Record<string, Uint8Array> {
  const all: Record<string, string | Uint8Array> = {
    "_rels/.rels": rels([["r1", "officeDocument", "xl/workbook.xml"]]),
    "xl/workbook.xml": `<workbook xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="r7"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": rels([
      ["r7", "worksheet", "worksheets/sheet1.xml"],
      ["r8", "styles", "/xl/styles.xml"],
    ]),
    "xl/styles.xml": STYLES,
    "xl/worksheets/sheet1.xml": sheetOf(inside),
    ...parts,
  };
  return Object.fromEntries(
    Object.entries(all).map(([name, part]) => [name, typeof part === "string" ? strToU8(part) : part]),
  );
}

const zipped = (parts: Zippable) => zipSync(parts);
const read = (inside: string, parts?: Record<string, string | Uint8Array>, name = "Sheet1") => [
  ...linesInFile(zipped(workbook(inside, parts)), name, { row: 0, column: 0, rows: 3, columns: 3 }),
];

describe("Lines of a sheet in a workbook's file", () => {
  test("cells have the lines of their looks, and others none", () => {
    const cells = `<row r="1"><c r="A1" s="5"/><c r="C1" s="1" t="s"><v>0</v></c></row><row r="3"><c r="B3" s="4"/></row>`;
    expect(read(`<sheetData>${cells}</sheetData>`)).toEqual([15, 0, RIGHT, 0, 0, 0, 0, TOP, 0]);
  });

  test("cells and rows without an address follow the one before", () => {
    const cells = `<row><c s="1"/><c s="2"/></row><row><c r="B2" s="3"/><c s="4"/></row>`;
    expect(read(`<sheetData>${cells}</sheetData>`)).toEqual([RIGHT, BOTTOM, 0, 0, LEFT, TOP, 0, 0, 0]);
  });

  test("whole columns have looks, whole rows others over them, and cells others over these", () => {
    const columns = `<cols><col min="2" max="16384" style="1"/></cols>`;
    const rows = `<row r="2" s="2" customFormat="1"><c r="C2"/></row><row r="3" s="4"><c r="A3" s="3"/></row>`;
    expect(read(`${columns}<sheetData>${rows}</sheetData>`)).toEqual([
      ...[0, RIGHT, RIGHT],
      ...[BOTTOM, BOTTOM, 0],
      ...[LEFT, RIGHT, RIGHT],
    ]);
  });

  test("no line counts inside a merged area, and those around it do", () => {
    const row = (number: number) =>
      `<row r="${number}">${["A", "B", "C"].map((column) => `<c r="${column}${number}" s="5"/>`).join("")}</row>`;
    const merged = `<mergeCells><mergeCell ref="B2:D9"/></mergeCells>`;
    expect(read(`<sheetData>${row(1)}${row(2)}${row(3)}</sheetData>${merged}`)).toEqual([
      ...[15, 15, 15],
      ...[15, TOP | LEFT, TOP],
      ...[15, LEFT, 0],
    ]);
  });

  test("prefixes, quotes, comments, CDATA and texts that look like tags do not matter", () => {
    const cells = `<x:row r='1'><!-- <c r="B1" s="5"/> --><x:c r = "A1" x:note="a > b" s="1"><x:v><![CDATA[<c r="C1" s="5"/>]]></x:v></x:c></x:row>`;
    const sheet = `<x:worksheet xmlns:x="${NAMESPACE}"><x:sheetData>${cells}</x:sheetData></x:worksheet>`;
    expect(read("", { "xl/worksheets/sheet1.xml": sheet })[0]).toBe(RIGHT);
    expect(read("", { "xl/worksheets/sheet1.xml": sheet }).slice(1)).toEqual(Array(8).fill(0));
  });

  test("the sheet is found by its name, wherever its part is", () => {
    const names = [`R&amp;D "2026"`.replace(/"/g, "&quot;"), "Sheet1"];
    const parts = {
      "xl/workbook.xml": `<workbook xmlns:r="${OFFICE}"><sheets>${names.map((name, i) => `<sheet name="${name}" r:id="s${i}"/>`).join("")}</sheets></workbook>`,
      "xl/_rels/workbook.xml.rels": rels([
        ["s1", "worksheet", "../other/first.xml"],
        ["s0", "worksheet", "worksheets/SHEET1.xml"],
        ["x", "styles", "styles.xml"],
      ]),
      "other/first.xml": sheetOf(`<sheetData><row r="1"><c r="A1" s="2"/></row></sheetData>`),
    };
    const inside = `<sheetData><row r="1"><c r="A1" s="1"/></row></sheetData>`;
    expect(read(inside, parts, `R&D "2026"`)[0]).toBe(RIGHT);
    expect(read(inside, parts)[0]).toBe(BOTTOM);
  });

  test("a workbook without styles has no lines", () => {
    const parts = { "xl/_rels/workbook.xml.rels": rels([["r7", "worksheet", "worksheets/sheet1.xml"]]) };
    expect(read(`<sheetData><row r="1"><c r="A1"/></row></sheetData>`, parts)).toEqual(Array(9).fill(0));
  });
});

/** Why a file is refused; undefined if it is read. */
function refusal(file: Uint8Array, name = "Sheet1"): string | undefined {
  try {
    linesInFile(file, name, { row: 0, column: 0, rows: 3, columns: 3 });
    return undefined;
  } catch (error) {
    if (error instanceof FileUnreadable) return error.why;
    throw error;
  }
}

const CELL = `<sheetData><row r="1"><c r="A1" s="1"/></row></sheetData>`;
const sheetRefused = (inside: string, parts?: Record<string, string | Uint8Array>) =>
  refusal(zipped(workbook(inside, parts)));

describe("A file that cannot be read is refused", () => {
  test.each([
    ["a cell in another row", `<sheetData><row r="1"><c r="A2"/></row></sheetData>`],
    ["an address of letters alone", `<sheetData><row r="1"><c r="A"/></row></sheetData>`],
    ["an address beyond the sheet", `<sheetData><row r="1"><c r="XFE1"/></row></sheetData>`],
    ["a row beyond the sheet", `<sheetData><row r="1048577"/></sheetData>`],
    ["rows backwards", `<sheetData><row r="2"/><row r="1"/></sheetData>`],
    ["a look that there is not", `<sheetData><row r="1"><c r="A1" s="6"/></row></sheetData>`],
    ["a look that is no number", `<sheetData><row r="1"><c r="A1" s="__proto__"/></row></sheetData>`],
    ["an end that is missing", `<sheetData>`],
    ["elements that cross", `<sheetData><row r="1"></sheetData></row>`],
    ["a quote that does not end", `<sheetData><row r="1><c/></row></sheetData>`],
    ["merged areas that overlap", `<mergeCells>${`<mergeCell ref="A1:C3"/>`.repeat(2)}</mergeCells>`],
    ["endless runs of columns", `<cols>${`<col min="1" max="3"/>`.repeat(16_385)}</cols>`],
    ["a tag without an end", `<c ${"x".repeat(200_000)}`],
    ["elements nested deep", "<a>".repeat(200) + "</a>".repeat(200)],
  ])("as damaged for %s", (_, inside) => {
    expect(sheetRefused(inside)).toBe("damaged");
  });

  test("as damaged for a document type, by which entities could be defined", () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;">]>`;
    expect(sheetRefused("", { "xl/worksheets/sheet1.xml": bomb + sheetOf(CELL) })).toBe("damaged");
    const entity = `<workbook><sheets><sheet name="&b;" r:id="r7"/></sheets></workbook>`;
    expect(sheetRefused(CELL, { "xl/workbook.xml": entity })).toBe("damaged");
  });

  test("as another form for one with a password, .xlsb, zip64, an unknown method, or no workbook", () => {
    expect(refusal(Uint8Array.from({ length: 4096 }, (_, i) => [0xd0, 0xcf, 0x11, 0xe0][i] ?? 0))).toBe("another-form");
    expect(sheetRefused(CELL, { "_rels/.rels": rels([["r1", "officeDocument", "xl/workbook.bin"]]) })).toBe(
      "another-form",
    );
    expect(sheetRefused(CELL, { "_rels/.rels": rels([]) })).toBe("another-form");
    const file = zipped(workbook(CELL));
    const view = new DataView(file.buffer);
    const directory = view.getUint32(file.length - 22 + 16, true);
    expect(refusal(changed(file, file.length - 22 + 16, [0xff, 0xff, 0xff, 0xff]))).toBe("another-form");
    expect(refusal(changed(file, directory + 10, [12]))).toBe("another-form");
    expect(refusal(changed(file, directory + 8, [1]))).toBe("another-form");
  });

  test("as without that sheet, also where it is a chart or the part of another file", () => {
    expect(refusal(zipped(workbook(CELL)), "sheet1")).toBe("no-such-sheet");
    expect(refusal(zipped(workbook(CELL)), "__proto__")).toBe("no-such-sheet");
    const chart = { "xl/_rels/workbook.xml.rels": rels([["r7", "chartsheet", "worksheets/sheet1.xml"]]) };
    expect(sheetRefused(CELL, chart)).toBe("no-such-sheet");
    const external = rels([["r7", "worksheet", "worksheets/sheet1.xml"]]).replace("/>", ' TargetMode="External"/>');
    expect(sheetRefused(CELL, { "xl/_rels/workbook.xml.rels": external })).toBe("no-such-sheet");
  });

  test("as too large before a byte of it is unpacked, and as damaged where it unpacks to more than it says", () => {
    const file = zipped(workbook(CELL));
    const at = entryOf(file, "xl/worksheets/sheet1.xml");
    expect(refusal(changed(file, at + 24, [0, 0, 0, 0x7f]))).toBe("too-large");
    expect(refusal(changed(file, at + 24, [1, 0, 0, 0]))).toBe("damaged");
    const styles = entryOf(file, "xl/styles.xml");
    expect(refusal(changed(file, styles + 24, [0, 0, 0, 0x10]))).toBe("too-large");
  });

  test("as damaged where a name is there twice", () => {
    const file = zipped({ ...workbook(CELL), "XL/styles.xml": strToU8(STYLES) });
    expect(refusal(file)).toBe("damaged");
  });

  if (IS_DEEP) {
    test("as damaged where it says that it is small, and is a bomb of 200 MB", () => {
      const bomb = zipped(workbook("", { "xl/worksheets/sheet1.xml": new Uint8Array(200 * 1024 * 1024) }));
      const at = entryOf(bomb, "xl/worksheets/sheet1.xml");
      // It says that it has 1,000 bytes.
      expect(refusal(changed(bomb, at + 24, [0xe8, 3, 0, 0]))).toBe("damaged");
    });
  }

  test("whatever byte of it is otherwise, it is read as before or refused, and nothing else happens", () => {
    const file = zipped(workbook(CELL));
    const lines = [...linesInFile(file, "Sheet1", { row: 0, column: 0, rows: 3, columns: 3 })];
    fc.assert(
      fc.property(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const other = changed(file, at, [file[at]! ^ by]);
        if (refusal(other) === undefined) {
          expect([...linesInFile(other, "Sheet1", { row: 0, column: 0, rows: 3, columns: 3 })]).toEqual(lines);
        }
      }),
      { numRuns: runs(1500), seed: 12 },
    );
    for (let length = 0; length < file.length; length += 7) expect(refusal(file.subarray(0, length))).toBeDefined();
  });
});

/** The same file with other bytes in one place. */
function changed(file: Uint8Array, at: number, bytes: readonly number[]): Uint8Array {
  const other = file.slice();
  other.set(bytes, at);
  return other;
}

/** Where the directory has a part. */
function entryOf(file: Uint8Array, name: string): number {
  return Buffer.from(file).lastIndexOf(name) - 46;
}

function drawn(grid: Grid): Drawn {
  const maze = generatorById("kruskal").makeMaze(grid, new Random("file"), { loopPercent: 0, blockPermille: 0 });
  return {
    ...{ maze, looks: [{}], gaps: [], contents: new Map() },
    lookOf: new Uint8Array(maze.size),
    numbers: new Uint32Array(maze.size),
  };
}

function mazeIn(file: Uint8Array, { rows, columns }: Grid, name = "Maze 1", place = { row: 1, column: 1 }): Maze {
  const borders = new Borders({ rows, columns });
  borders.takeIn(linesInFile(file, name, { ...place, rows, columns }));
  return borders.maze();
}

describe("The maze is the one that was drawn", () => {
  test.each(["first", "every"] as const)("in our own file with the address of %s cell", (addressing) => {
    const mazes = [drawn({ rows: 30, columns: 40 }), drawn({ rows: 12, columns: 7 })];
    const file = fileOf(mazes, addressing);
    for (const [i, { maze }] of mazes.entries()) {
      expect(mazeIn(file, maze, `Maze ${i + 1}`).standing).toEqual(maze.standing);
    }
  });

  test("in a file of exceljs, each line held by one of its two cells", async () => {
    const { maze } = drawn({ rows: 30, columns: 40 });
    const file = await exceljsFile(maze);
    expect(mazeIn(file, maze, "By hand").standing).toEqual(maze.standing);
  });

  if (IS_DEEP) {
    test("in a file of 1000 by 1000, of which at most a few MB are unpacked at a time", () => {
      const { maze } = drawn({ rows: 1000, columns: 1000 });
      const file = fileOf([drawn(maze)], "every");
      const pieces: number[] = [];
      const decode = TextDecoder.prototype.decode;
      jest.spyOn(TextDecoder.prototype, "decode").mockImplementation(function (this: TextDecoder, piece, options) {
        pieces.push(piece === undefined ? 0 : piece.byteLength);
        return decode.call(this, piece, options);
      });
      expect(mazeIn(file, maze).standing).toEqual(maze.standing);
      jest.restoreAllMocks();
      expect(Math.max(...pieces)).toBeLessThan(4_000_000);
      expect(pieces.reduce((sum, piece) => sum + piece)).toBeGreaterThan(4 * 4_000_000);
    });
  }
});

if (IS_DEEP) {
  describeWithLibreOffice("A file of LibreOffice", () => {
    let folder: string;
    beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), "lavirint-lines-"))));
    afterAll(() => rmSync(folder, { recursive: true }));

    test("has the maze that was drawn, also where each line is held by one of its two cells", async () => {
      const { maze } = drawn({ rows: 30, columns: 40 });
      const files = { "Maze 1": fileOf([drawn(maze)]), "By hand": await exceljsFile(maze) };
      for (const [name, bytes] of Object.entries(files)) {
        const file = path.join(folder, `${name}.xlsx`);
        writeFileSync(file, bytes);
        const saved = readFileSync(convertWorkbook(file, "xlsx", mkdtempSync(path.join(folder, "saved-"))));
        expect([name, mazeIn(saved, maze, name).standing]).toEqual([name, maze.standing]);
      }
    });
  });
}

/** A maze drawn by hand: each wall through one of its two cells, in all styles. */
async function exceljsFile(maze: Maze): Promise<Uint8Array> {
  const book = new Workbook();
  book.addWorksheet("Other").getCell("B2").border = { left: { style: "thick" } };
  const sheet = book.addWorksheet("By hand");
  const styles = ["thin", "thick", "double", "hair", "dashDot"] as const;
  for (let wall = 0; wall < maze.wallCount; wall++) {
    if (!maze.separates(wall) || maze.isOpen(wall)) continue;
    const isRight = (wall & 1) === 0;
    const isForSecond = wall % 3 === 0;
    const cell = isForSecond ? maze.across(wall) : wall >> 1;
    const side = isRight ? (isForSecond ? "left" : "right") : isForSecond ? "top" : "bottom";
    const place = sheet.getCell(2 + Math.floor(cell / maze.columns), 2 + (cell % maze.columns));
    place.border = { ...place.border, [side]: { style: styles[wall % styles.length] } };
  }
  return new Uint8Array(await book.xlsx.writeBuffer());
}
