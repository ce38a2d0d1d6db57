import { BOTTOM, LEFT, RIGHT, TOP, bitOf } from "../maze/model";
import { xmlElement } from "./xml";

export interface FileLine {
  readonly weight: "thin" | "medium" | "thick";
  /** "RRGGBB" */
  readonly color: string;
}

/** How a cell is filled. Colours are "RRGGBB". */
export interface FileFill {
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

/** Points: the font of a new workbook. */
const STANDARD_SIZE = 11;

/** Every different look of a workbook's cells, each with a number; 0 is that of a cell that nobody formatted. */
export class LookTable {
  private readonly fonts = new Distinct([fontXml({})]);
  // The first two fills are fixed (ECMA-376 part 1, 18.8.21).
  private readonly fills = new Distinct([patternXml("none"), patternXml("gray125")]);
  private readonly borders = new Distinct([borderXml(0)]);
  private readonly looks = new Distinct([
    xmlElement("xf", { numFmtId: 0, fontId: 0, fillId: 0, borderId: 0, xfId: 0 }),
  ]);

  /** The number of a look with this line at these sides. */
  numberOf(look: FileLook, sides = 0, line?: FileLine): number {
    const numFmtId = look.isText === true ? TEXT_FORMAT : 0;
    const fontId = this.fonts.numberOf(fontXml(look.font ?? {}));
    const fillId = look.fill === undefined ? 0 : this.fills.numberOf(fillXml(look.fill));
    const borderId = this.borders.numberOf(borderXml(sides, line));
    const applies = (to: number) => (to > 0 ? 1 : undefined);
    const attributes = {
      ...{ numFmtId, fontId, fillId, borderId, xfId: 0 },
      ...{ applyNumberFormat: applies(numFmtId), applyFont: applies(fontId), applyFill: applies(fillId) },
      ...{ applyBorder: applies(borderId), applyAlignment: applies(Number(look.isCentred === true)) },
    };
    return this.looks.numberOf(xmlElement("xf", attributes, look.isCentred === true ? CENTRED : ""));
  }

  /** The part xl/styles.xml. */
  xml(): string {
    const list = (name: string, { entries }: Distinct) => xmlElement(name, { count: entries.length }, entries.join(""));
    return xmlElement(
      "styleSheet",
      { xmlns: "http://schemas.openxmlformats.org/spreadsheetml/2006/main" },
      [
        list("fonts", this.fonts),
        list("fills", this.fills),
        list("borders", this.borders),
        '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
        list("cellXfs", this.looks),
        '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
      ].join(""),
    );
  }
}

/** "@", which has its number in every workbook (ECMA-376 part 1, 18.8.30). */
const TEXT_FORMAT = 49;

const CENTRED = '<alignment horizontal="center" vertical="center" shrinkToFit="1"/>';

/** Texts in the order they were first asked for. */
class Distinct {
  private readonly numbers = new Map<string, number>();

  constructor(readonly entries: string[]) {
    entries.forEach((entry, number) => this.numbers.set(entry, number));
  }

  numberOf(entry: string): number {
    const known = this.numbers.get(entry);
    if (known !== undefined) return known;
    this.numbers.set(entry, this.entries.length);
    return this.entries.push(entry) - 1;
  }
}

// Colours are RGB: a theme does not come along when sheets are inserted into another workbook (OfficeDev/office-js#6603).
const opaque = (color: string) => `FF${color.toUpperCase()}`;

function fontXml({ size = STANDARD_SIZE, isBold }: NonNullable<FileLook["font"]>): string {
  const parts = [
    isBold === true ? "<b/>" : "",
    xmlElement("sz", { val: size }),
    '<name val="Calibri"/><family val="2"/>',
  ];
  return xmlElement("font", {}, parts.join(""));
}

function patternXml(patternType: string, colors = ""): string {
  return xmlElement("fill", {}, xmlElement("patternFill", { patternType }, colors));
}

function fillXml({ color, hatch }: FileFill): string {
  const plain = xmlElement("fgColor", { rgb: opaque(color) });
  // In a solid fill the colour in front covers the cell; in a pattern it is the colour of the lines.
  if (hatch === undefined) return patternXml("solid", plain);
  const lines = xmlElement("fgColor", { rgb: opaque(hatch) });
  return patternXml("lightUp", lines + xmlElement("bgColor", { rgb: opaque(color) }));
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
      ? xmlElement(name)
      : xmlElement(name, { style: line.weight }, xmlElement("color", { rgb: opaque(line.color) })),
  );
  return xmlElement("border", {}, [...edges, "<diagonal/>"].join(""));
}
