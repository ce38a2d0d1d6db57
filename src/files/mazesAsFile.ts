import { strToU8, zipSync } from "fflate";
import { BOTTOM, Bounds, LEFT, type Maze, type Opening, RIGHT, TOP, bitOf, linedSides } from "../maze/model";

interface FileLine {
  readonly weight: "thin" | "medium" | "thick";
  /** "RRGGBB" */
  readonly color: string;
}

/** How a cell is filled. Colours are "RRGGBB". */
interface FileFill {
  readonly color: string;
  /** The colour of lines that rise over it; without it, the fill is plain. */
  readonly hatch?: string | undefined;
}

/** How a cell looks, apart from its edges; what is missing is as in a new workbook. */
export interface FileLook {
  readonly fill?: FileFill | undefined;
  /** Its size is in points. */
  readonly font?: { readonly size?: number | undefined; readonly isBold?: boolean | undefined } | undefined;
  /** Whether contents stand in the middle, and shrink until they fit. */
  readonly isCentred?: boolean | undefined;
  /** Numbers and formulas are shown as they are typed. */
  readonly isText?: boolean | undefined;
}

/** A maze on a sheet, with its first cell in this row and column, counted from 0. */
export interface MazeInFile {
  readonly row: number;
  readonly column: number;
  readonly maze: Maze;
  readonly look: MazeLook;
  readonly gaps: readonly Opening[];
}

interface MazeLook {
  readonly wall: FileLine;
  /** Whether the frame follows the shape of the maze; otherwise it is the rectangle's. */
  readonly followsShape?: boolean | undefined;
  /** The looks that cells have, apart from their walls. */
  readonly looks: readonly FileLook[];
  /** For each cell the number of its look in `looks`; all have the first where it is missing. */
  readonly lookOf?: Uint8Array | undefined;
}

/** A cell of a sheet that is written by itself, also inside a maze, where it keeps its walls and its look unless it has one here. */
interface CellInFile {
  readonly row: number;
  readonly column: number;
  readonly value?: string | undefined;
  /** Only outside of mazes. */
  readonly look?: FileLook | undefined;
}

/** A sheet of mazes. It has no sizes and no page, which may get lost on the way: whoever inserts it writes them. */
export interface SheetOfMazes {
  readonly name: string;
  readonly mazes: readonly MazeInFile[];
  readonly cells: readonly CellInFile[];
}

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const SPREADSHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml";
/** The first moment that a zip archive can say, so that the same sheets are the same bytes. */
const WRITTEN = new Date(1980, 0, 1);

/**
 * Sheets of mazes as the bytes of an .xlsx file (ECMA-376 part 1, SpreadsheetML). It names the sheet in front, without which inserting its
 * sheets has crashed Excel (OfficeDev/office-js#3346), and defines no names, which arrive as #REF! (OfficeDev/office-js#3583). Time and
 * space O(cells of the rectangles written).
 */
export function mazesAsFile(sheets: readonly SheetOfMazes[]): Uint8Array<ArrayBuffer> {
  const table = lookTable();
  const paths = sheets.map((_, i) => `worksheets/sheet${i + 1}.xml`);
  const named = sheets.map(({ name }, i) => `<sheet name="${escapeXml(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`);
  const views = '<bookViews><workbookView activeTab="0"/></bookViews>';
  const type = (name: string, is: string) =>
    `<Override PartName="/xl/${name}" ContentType="${SPREADSHEET}.${is}+xml"/>`;
  const types = [
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    type("workbook.xml", "sheet.main") + type("styles.xml", "styles"),
    ...paths.map((path) => type(path, "worksheet")),
  ];
  const parts = {
    "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types">${types.join("")}</Types>`,
    "_rels/.rels": relationships([["officeDocument", "xl/workbook.xml"]]),
    "xl/workbook.xml": `<workbook ${MAIN} xmlns:r="${OFFICE}">${views}<sheets>${named.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relationships([
      ...paths.map((path) => ["worksheet", path] as const),
      ["styles", "styles.xml"],
    ]),
    ...Object.fromEntries(sheets.map((sheet, i) => [`xl/${paths[i]!}`, sheetXml(sheet, table)])),
    // Once the sheets are written, the looks are known.
    "xl/styles.xml": `<styleSheet ${MAIN}>${table.xml()}</styleSheet>`,
  };
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  const packed = Object.entries(parts).map(([name, xml]) => [name, strToU8(head + xml)] as const);
  return zipSync(Object.fromEntries(packed), { level: 6, mtime: WRITTEN });
}

function relationships(targets: readonly (readonly [type: string, target: string])[]): string {
  const each = targets.map(([type, target], i) => {
    return `<Relationship Id="rId${i + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  });
  return `<Relationships xmlns="${PACKAGE}/relationships">${each.join("")}</Relationships>`;
}

/** Points: the font of a new workbook. */
const STANDARD_SIZE = 11;
/** "@", which has its number in every workbook (ECMA-376 part 1, 18.8.30). */
const TEXT_FORMAT = 49;
const NO_FILL = patternXml("none");
const NO_LOOK = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>';

/** Every different look of a workbook's cells, each with a number; 0 is that of a cell that nobody formatted. */
function lookTable() {
  const fonts = distinct("fonts", fontXml());
  // The first two fills are fixed (ECMA-376 part 1, 18.8.21).
  const fills = distinct("fills", NO_FILL, patternXml("gray125"));
  const borders = distinct("borders", borderXml(0));
  const looks = distinct("cellXfs", NO_LOOK);
  return {
    /** The number of a look with this line at these sides. */
    numberOf({ font, fill, isText, isCentred }: FileLook, sides = 0, line?: FileLine): number {
      const format = isText === true ? TEXT_FORMAT : 0;
      const fontId = fonts.numberOf(fontXml(font));
      const fillId = fills.numberOf(fill === undefined ? NO_FILL : fillXml(fill));
      const borderId = borders.numberOf(borderXml(sides, line));
      const parts = {
        NumberFormat: format,
        Font: fontId,
        Fill: fillId,
        Border: borderId,
        Alignment: Number(isCentred),
      };
      const applied = Object.entries(parts).map(([name, id]) => (id > 0 ? ` apply${name}="1"` : ""));
      const ids = `numFmtId="${format}" fontId="${fontId}" fillId="${fillId}" borderId="${borderId}" xfId="0"`;
      const alignment = isCentred === true ? '<alignment horizontal="center" vertical="center" shrinkToFit="1"/>' : "";
      return looks.numberOf(`<xf ${ids}${applied.join("")}>${alignment}</xf>`);
    },
    /** What xl/styles.xml holds. */
    xml: () =>
      [
        fonts.xml() + fills.xml() + borders.xml(),
        '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
        looks.xml(),
        '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
      ].join(""),
  };
}

/** Elements in the order in which they were first asked for. */
function distinct(name: string, ...fixed: readonly string[]) {
  const numbers = new Map(fixed.map((entry, number) => [entry, number]));
  return {
    numberOf(entry: string): number {
      const number = numbers.get(entry) ?? numbers.size;
      numbers.set(entry, number);
      return number;
    },
    xml: () => `<${name} count="${numbers.size}">${[...numbers.keys()].join("")}</${name}>`,
  };
}

// Colours are RGB: a theme does not come along when sheets are inserted into another workbook (OfficeDev/office-js#6603).
const opaque = (color: string) => `rgb="FF${color.toUpperCase()}"`;

function fontXml({ size = STANDARD_SIZE, isBold }: FileLook["font"] = {}): string {
  return `<font>${isBold === true ? "<b/>" : ""}<sz val="${size}"/><name val="Calibri"/><family val="2"/></font>`;
}

function patternXml(type: string, colors = ""): string {
  return `<fill><patternFill patternType="${type}">${colors}</patternFill></fill>`;
}

function fillXml({ color, hatch }: FileFill): string {
  // In a solid fill the colour in front covers the cell; in a pattern it is the colour of the lines.
  if (hatch === undefined) return patternXml("solid", `<fgColor ${opaque(color)}/>`);
  return patternXml("lightUp", `<fgColor ${opaque(hatch)}/><bgColor ${opaque(color)}/>`);
}

/** The edges of a cell, in the order of the schema. */
const EDGES = [
  ["left", LEFT],
  ["right", RIGHT],
  ["top", TOP],
  ["bottom", BOTTOM],
] as const;

function borderXml(sides: number, line?: FileLine): string {
  const edges = EDGES.map(([name, side]) =>
    line === undefined || (sides & bitOf(side)) === 0
      ? `<${name}/>`
      : `<${name} style="${line.weight}"><color ${opaque(line.color)}/></${name}>`,
  );
  return `<border>${edges.join("")}<diagonal/></border>`;
}

/** The sides of a cell are a set of four bits. */
const SETS = 16;

function sheetXml({ mazes, cells }: SheetOfMazes, table: ReturnType<typeof lookTable>): string {
  const bounds = new Bounds();
  for (const { row, column, maze } of mazes) bounds.add(row, column, maze.rows, maze.columns);
  for (const { row, column } of cells) bounds.add(row, column);
  const area = bounds.area ?? { row: 0, column: 0, rows: 1, columns: 1 };
  const at = (row: number, column: number) => (row - area.row) * area.columns + column - area.column;
  const looks = new Uint16Array(area.rows * area.columns);
  const values = new Map<number, string>();
  for (const { row, column, maze, look, gaps } of mazes) {
    const lined = linedSides(maze, gaps, look.followsShape ?? false);
    const numbers = look.looks.map((each) =>
      Uint16Array.from({ length: SETS }, (_, sides) => table.numberOf(each, sides, look.wall)),
    );
    for (let r = 0, cell = 0; r < maze.rows; r++) {
      const first = at(row + r, column);
      for (let c = 0; c < maze.columns; c++, cell++) {
        looks[first + c] = numbers[look.lookOf?.[cell] ?? 0]![lined[cell]!]!;
      }
    }
  }
  for (const { row, column, value, look } of cells) {
    const cell = at(row, column);
    if (value !== undefined) values.set(cell, value);
    if (look !== undefined) looks[cell] = table.numberOf(look);
  }
  return `<worksheet ${MAIN}><sheetData>${rowsXml(area, looks, values).join("")}</sheetData></worksheet>`;
}

/**
 * Rows with the looks and values of an area's cells. A cell without an address follows the previous one (ECMA-376 part 1, 18.3.1.4), which
 * makes the file a quarter as long. Cells without look and value are left out: exceljs does not count them.
 */
function rowsXml(area: NonNullable<Bounds["area"]>, looks: Uint16Array, values: ReadonlyMap<number, string>): string[] {
  const following: string[] = []; // empty cells that follow another, by their look, each made once
  return Array.from({ length: area.rows }, (_, row) => {
    let cells = "";
    let isNext = false; // whether the cell before it was written
    for (let column = 0; column < area.columns; column++) {
      const cell = row * area.columns + column;
      const [look, value] = [looks[cell]!, values.get(cell)];
      const isPlaced = isNext;
      isNext = value !== undefined || look !== 0;
      if (!isNext) continue;
      if (value === undefined && isPlaced) cells += following[look] ??= `<c s="${look}"/>`;
      else {
        const place = isPlaced ? "" : ` r="${addressOf(area.row + row, area.column + column)}"`;
        const attributes = place + (look === 0 ? "" : ` s="${look}"`);
        cells += value === undefined ? `<c${attributes}/>` : `<c${attributes} t="inlineStr">${textXml(value)}</c>`;
      }
    }
    return `<row r="${area.row + row + 1}">${cells}</row>`;
  });
}

/** Spaces at both ends stay. */
const textXml = (text: string) => `<is><t xml:space="preserve">${escapeXml(text)}</t></is>`;

/** "B2" of row 1 and column 1, counted from 0. */
function addressOf(row: number, column: number): string {
  let letters = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return `${letters}${row + 1}`;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text inside an element or an attribute; control characters, which XML cannot hold, as _xHHHH_ (ECMA-376 part 1, 22.9.2.19). */
function escapeXml(text: string): string {
  return text.replace(UNWRITABLE, escaped).replace(/[&<>"]/g, (character) => ENTITIES[character]!);
}

// eslint-disable-next-line no-control-regex -- these characters are the ones that XML cannot hold
const UNWRITABLE = /_(?=x[\dA-Fa-f]{4}_)|[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDFFF]/gu;

function escaped(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
}

/** As many bytes as one call takes as arguments, and whole groups of three. */
const AT_ONCE = 3 * 4096;

/** Bytes in Base64 (RFC 4648, section 4), in which Excel takes files: 4 characters for every 3 bytes. */
export function base64(bytes: Uint8Array): string {
  const parts = Array.from({ length: Math.ceil(bytes.length / AT_ONCE) }, (_, i) =>
    btoa(String.fromCharCode(...bytes.subarray(i * AT_ONCE, (i + 1) * AT_ONCE))),
  );
  return parts.join("");
}
