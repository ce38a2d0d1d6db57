import { BOTTOM, LEFT, RIGHT, TOP, bitOf } from "../maze/model";

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
/** "@", which has its number in every workbook (ECMA-376 part 1, 18.8.30). */
const TEXT_FORMAT = 49;
const NO_FILL = patternXml("none");
const NO_LOOK = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>';

/** Every different look of a workbook's cells, each with a number; 0 is that of a cell that nobody formatted. */
export class LookTable {
  private readonly fonts = new Distinct("fonts", [fontXml()]);
  // The first two fills are fixed (ECMA-376 part 1, 18.8.21).
  private readonly fills = new Distinct("fills", [NO_FILL, patternXml("gray125")]);
  private readonly borders = new Distinct("borders", [borderXml(0)]);
  private readonly looks = new Distinct("cellXfs", [NO_LOOK]);

  /** The number of a look with this line at these sides. */
  numberOf({ font, fill, isText, isCentred }: FileLook, sides = 0, line?: FileLine): number {
    const format = isText === true ? TEXT_FORMAT : 0;
    const fontId = this.fonts.numberOf(fontXml(font));
    const fillId = this.fills.numberOf(fill === undefined ? NO_FILL : fillXml(fill));
    const borderId = this.borders.numberOf(borderXml(sides, line));
    const parts = { NumberFormat: format, Font: fontId, Fill: fillId, Border: borderId, Alignment: Number(isCentred) };
    const applied = Object.entries(parts).map(([name, id]) => (id > 0 ? ` apply${name}="1"` : ""));
    const ids = `numFmtId="${format}" fontId="${fontId}" fillId="${fillId}" borderId="${borderId}" xfId="0"`;
    const alignment = isCentred === true ? '<alignment horizontal="center" vertical="center" shrinkToFit="1"/>' : "";
    return this.looks.numberOf(`<xf ${ids}${applied.join("")}>${alignment}</xf>`);
  }

  /** What xl/styles.xml holds. */
  get xml(): string {
    return [
      this.fonts.xml + this.fills.xml + this.borders.xml,
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
      this.looks.xml,
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    ].join("");
  }
}

/** Elements in the order in which they were first asked for. */
class Distinct {
  private readonly numbers: Map<string, number>;

  constructor(
    private readonly name: string,
    fixed: readonly string[],
  ) {
    this.numbers = new Map(fixed.map((entry, number) => [entry, number]));
  }

  numberOf(entry: string): number {
    const number = this.numbers.get(entry) ?? this.numbers.size;
    this.numbers.set(entry, number);
    return number;
  }

  get xml(): string {
    const { name, numbers } = this;
    return `<${name} count="${numbers.size}">${[...numbers.keys()].join("")}</${name}>`;
  }
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
