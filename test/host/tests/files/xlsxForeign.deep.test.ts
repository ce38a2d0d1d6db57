import { deflateRawSync } from "node:zlib";
import ExcelJS from "exceljs";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { WorkbookFileError, openXlsx, saveXlsx } from "../../files";
import { MOST_UNZIPPED_BYTES } from "../../files/package/packageParts";
import { WorkbookStore } from "../../store";

async function bytesOf(workbook: ExcelJS.Workbook): Promise<Uint8Array> {
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

/** A saved empty workbook with some parts changed, added (from "") or removed (undefined). */
async function altered(changes: Record<string, (xml: string) => string | undefined>): Promise<Uint8Array> {
  const parts = new Map(Object.entries(unzipSync(await saveXlsx(new WorkbookStore()))));
  for (const [path, change] of Object.entries(changes)) {
    const part = parts.get(path);
    const next = change(part ? strFromU8(part) : "");
    if (next === undefined) parts.delete(path);
    else parts.set(path, strToU8(next));
  }
  return zipSync(Object.fromEntries(parts));
}

/** A zip archive of one file of blanks, by zlib, which takes a second; its checksum is left out. */
function zipOfBlanks(name: string, size: number): Uint8Array {
  const data = deflateRawSync(Buffer.alloc(size, " "));
  const common = (atVersion: number, header: Buffer): Buffer => {
    header.writeUInt16LE(20, atVersion);
    header.writeUInt16LE(8, atVersion + 4); // deflated
    header.writeUInt32LE(data.length, atVersion + 14);
    header.writeUInt32LE(size, atVersion + 18);
    header.writeUInt16LE(name.length, atVersion + 22);
    return Buffer.concat([header, Buffer.from(name)]);
  };
  const signed = (signature: number, length: number) => {
    const header = Buffer.alloc(length);
    header.writeUInt32LE(signature);
    return header;
  };
  const file = common(4, signed(0x04034b50, 30));
  const entry = common(6, signed(0x02014b50, 46));
  const end = signed(0x06054b50, 22);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(file.length + data.length, 16);
  return Buffer.concat([file, data, entry, end]);
}

const SHEET = "xl/worksheets/sheet1.xml";
const WORKBOOK = "xl/workbook.xml";

async function refusal(bytes: Uint8Array): Promise<WorkbookFileError> {
  const error: unknown = await openXlsx(bytes).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(WorkbookFileError);
  return error as WorkbookFileError;
}

test("an edge drawn on either of its cells counts, and of two lines the heavier", async () => {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet("Sheet1");
  sheet.getCell("B2").border = { right: { style: "thin" }, bottom: { style: "double" } };
  sheet.getCell("C2").border = { left: { style: "thick" } };
  sheet.getCell("B3").border = { top: { style: "medium" } };
  sheet.getCell("E5").border = { top: { style: "hair" } };
  sheet.getCell("E7").border = { bottom: { style: "dotted" } };
  const opened = (await openXlsx(await bytesOf(book))).activeSheet;
  expect(opened.verticalEdge(1, 2)).toMatchObject({ style: "Continuous", weight: "Thick" });
  expect(opened.horizontalEdge(2, 1)).toMatchObject({ style: "Double" });
  expect(opened.horizontalEdge(4, 4)).toMatchObject({ style: "Continuous", weight: "Hairline" });
  expect(opened.horizontalEdge(7, 4)).toMatchObject({ style: "Dot" });
});

test("both cells of an edge carry it in the file, but no cell outside the maze does", async () => {
  const workbook = new WorkbookStore();
  const thick = () => ({ style: "Continuous", weight: "Thick", color: "#000000", tintAndShade: 0 }) as const;
  workbook.activeSheet.changeVerticalEdges({ row: 1, column: 1, rows: 2, columns: 3 }, thick);
  const bytes = await saveXlsx(workbook);
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(bytes.buffer as ArrayBuffer);
  const sheet = book.worksheets[0]!;
  expect(sheet.getCell("B2").border.right?.style).toBe("thick");
  expect(sheet.getCell("C2").border.left?.style).toBe("thick");
  expect(sheet.getCell("C2").border.right?.style).toBe("thick");
  const xml = strFromU8(unzipSync(bytes)[SHEET]!);
  expect(xml).toContain('<dimension ref="B2:C3"/>');
});

test("what Excel writes and exceljs does not is read: theme colours, dates, shared formulas, rich text, hyperlinks", async () => {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet("Sheet1");
  sheet.getCell("A1").value = new Date(Date.UTC(2023, 0, 26));
  sheet.getCell("A2").value = { richText: [{ text: "a" }, { font: { bold: true }, text: "b" }] };
  sheet.getCell("A3").value = { text: "site", hyperlink: "https://example.org" };
  sheet.getCell("B1").value = { formula: "A1+1", result: 1, shareType: "shared", ref: "B1:B2" } as ExcelJS.CellValue;
  sheet.getCell("B2").value = { sharedFormula: "B1", result: 2 };
  sheet.getCell("C1").fill = { type: "pattern", pattern: "solid", fgColor: { theme: 4 } };
  sheet.mergeCells("E1:F2");
  const opened = (await openXlsx(await bytesOf(book))).activeSheet;
  expect(opened.value(0, 0)).toBe(44952);
  expect(opened.style(0, 0).numberFormat).toBe("m/d/yyyy");
  expect(opened.value(1, 0)).toBe("ab");
  expect(opened.value(2, 0)).toBe("site");
  expect(opened.formula(1, 1)).toBe("=A2+1");
  expect(opened.style(0, 2).fill.color).toBe("#4F81BD");
  expect(opened.merges).toHaveLength(1);
});

test("a file whose elements have a prefix and whose sheet has another file name opens", async () => {
  const bytes = await altered({
    [SHEET]: () => undefined,
    "xl/worksheets/Maze.xml": () =>
      `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row r="2"><x:c r="B2"><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
    "xl/_rels/workbook.xml.rels": (xml) => xml.replace("worksheets/sheet1.xml", "/xl/worksheets/Maze.xml"),
  });
  expect((await openXlsx(bytes)).activeSheet.value(1, 1)).toBe(7);
});

describe("A file that is no workbook, or a hostile one, is refused with a sentence", () => {
  test.each<[string, Uint8Array]>([
    ["an empty file", new Uint8Array()],
    ["a text", new TextEncoder().encode("columns,rows\n8,5\n")],
    ["an old .xls file", Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1)],
    ["the beginning of a zip archive", Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0)],
  ])("%s", async (_what, bytes) => {
    expect((await refusal(bytes)).message).toMatch(/^The file cannot be opened, because .*\. .*\.$/);
  });

  test("a zip archive of something else", async () => {
    expect((await refusal(zipSync({ "maze.txt": strToU8("+--+") }))).message).toContain("zip archive");
  });

  test("a zip bomb, without unzipping more of it than the limit", async () => {
    const bytes = zipOfBlanks("_rels/.rels", MOST_UNZIPPED_BYTES + 2_000_000);
    expect(bytes.length).toBeLessThan(2_000_000);
    expect((await refusal(bytes)).message).toContain("256 MB");
  });

  test.each<[string, Record<string, (xml: string) => string | undefined>]>([
    ["a workbook without its sheet", { [SHEET]: () => undefined }],
    ["a sheet that is no XML", { [SHEET]: () => "<worksheet><sheetData><row r='1'><c r='A1'" }],
    ["a document type", { [SHEET]: (xml) => xml.replace("<worksheet", "<!DOCTYPE x><worksheet") }],
    [
      "a column that ends far outside",
      {
        [SHEET]: (xml) => xml.replace("<sheetData", '<cols><col min="1" max="999999999" width="5"/></cols><sheetData'),
      },
    ],
    [
      "a cell outside the sheet",
      {
        [SHEET]: (xml) =>
          xml.replace("<sheetData/>", '<sheetData><row r="1"><c r="ZZZ1"><v>1</v></c></row></sheetData>'),
      },
    ],
    [
      "a row outside the sheet",
      {
        [SHEET]: (xml) =>
          xml.replace("<sheetData/>", '<sheetData><row r="99999999"><c r="A99999999"><v>1</v></c></row></sheetData>'),
      },
    ],
    [
      "overlapping merged cells",
      {
        [SHEET]: (xml) =>
          xml.replace(
            "<sheetData/>",
            '<sheetData/><mergeCells><mergeCell ref="A1:XFD1048576"/><mergeCell ref="A1:B2"/></mergeCells>',
          ),
      },
    ],
    [
      "more cells than the limit",
      {
        [SHEET]: (xml) =>
          xml.replace("<sheetData/>", `<sheetData><row r="1">${'<c r="A1"/>'.repeat(1_000_001)}</row></sheetData>`),
      },
    ],
    [
      "more sheets than the limit",
      {
        [WORKBOOK]: (xml) =>
          xml.replace("</sheets>", `${'<sheet name="x" sheetId="9" r:id="rId9"/>'.repeat(500)}</sheets>`),
      },
    ],
  ])("%s", async (_what, changes) => {
    expect((await refusal(await altered(changes))).message).toMatch(/^The file cannot be opened, because .*\.$/);
  });

  test("but a merged area, a name and a data validation over the whole sheet are no trouble", async () => {
    const whole = "A1:XFD1048576";
    const bytes = await altered({
      [SHEET]: (xml) =>
        xml.replace(
          "<sheetData/>",
          `<sheetData/><mergeCells><mergeCell ref="${whole}"/></mergeCells><dataValidations><dataValidation type="whole" sqref="${whole}"><formula1>1</formula1></dataValidation></dataValidations>`,
        ),
      [WORKBOOK]: (xml) =>
        xml.replace(
          "</sheets>",
          `</sheets><definedNames><definedName name="All">Sheet1!$A$1:$XFD$1048576</definedName></definedNames>`,
        ),
    });
    const workbook = await openXlsx(bytes);
    expect(workbook.names).toMatchObject([{ name: "All", formula: "=Sheet1!$A$1:$XFD$1048576" }]);
    expect(workbook.activeSheet.merges).toHaveLength(1);
  });
});
