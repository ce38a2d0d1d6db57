import {
  CELL_VALUE_OPERATORS,
  type ColorCriterion,
  type ColorScaleEntry,
  type ConditionalFormatEntry,
  type SheetStore,
  type WorkbookStore,
  areaAddress,
  parseArea,
} from "../../store";
import { type Palette, colorFromFile, colorToFile, fileColorOf } from "./colors";
import { tooLarge } from "../package/workbookFileError";
import { type XmlElement, escapeXml, tag, elements, firstElement, numberOf, unescapeXml } from "../package/xml";

/** Excel's names of criteria and a file's (ECMA-376 part 1, 18.18.12). */
const TYPES: readonly (readonly [string, string])[] = [
  ["LowestValue", "min"],
  ["HighestValue", "max"],
  ["Number", "num"],
  ["Percent", "percent"],
  ["Formula", "formula"],
  ["Percentile", "percentile"],
];
const WHITE = "#FFFFFF";
const MOST_AREAS = 10_000;

/** A file's name of an operator (18.18.15) begins with a small letter. */
const operatorInFile = (operator: string) => operator[0]!.toLowerCase() + operator.slice(1);

/** The fills that rules give to cells, each once: what a file's rules call by their number. */
function ruleFills({ sheets }: WorkbookStore): string[] {
  const colors = sheets.flatMap(({ conditionalFormats }) =>
    conditionalFormats.flatMap((entry) => (entry.type === "CellValue" && entry.color !== "" ? [entry.color] : [])),
  );
  return [...new Set(colors)];
}

/** The styles of a file with the fills of rules in them. */
export function stylesWithRules(styles: string, workbook: WorkbookStore): string {
  const fills = ruleFills(workbook).map((color) => {
    const background = tag("bgColor", { rgb: colorToFile(color, 0).argb });
    return `<dxf><fill><patternFill patternType="solid">${background}</patternFill></fill></dxf>`;
  });
  if (fills.length === 0) return styles;
  return styles.replace(/<dxfs[^>]*\/>/, `<dxfs count="${fills.length}">${fills.join("")}</dxfs>`);
}

/** The fills of a file's styles for rules, by their number; "" for one without a fill. */
export function ruleFillsOf(styles: string, palette: Palette): string[] {
  const [list = ""] = /<dxfs(?=[\s>])[^]*?<\/dxfs>/.exec(styles) ?? [];
  return [...list.matchAll(/<dxf(?=[\s>/])(?:[^>]*\/>|[^]*?<\/dxf>)/g)].map(([dxf]) => {
    const [fill = ""] = /<fill>[^]*?<\/fill>/.exec(dxf) ?? [];
    const shown = firstElement(fill, "bgColor") ?? firstElement(fill, "fgColor");
    return shown === undefined ? "" : colorFromFile(fileColorOf(shown), palette, WHITE);
  });
}

/** `<conditionalFormatting>` for each format (ECMA-376 part 1, 18.3.1.18); "" if there is none. */
export function conditionalFormatsToFile(sheet: SheetStore): string {
  const fills = ruleFills(sheet.workbook);
  const written = sheet.conditionalFormats.map((entry, index) => {
    const rule = entry.type === "ColorScale" ? scaleToFile(entry, index + 1) : undefined;
    return (
      `<conditionalFormatting sqref="${entry.areas.map(areaAddress).join(" ")}">` +
      `${rule ?? cellValueToFile(entry, index + 1, fills)}</conditionalFormatting>`
    );
  });
  return written.join("");
}

function scaleToFile({ criteria }: ColorScaleEntry, priority: number): string {
  const { minimum, midpoint, maximum } = criteria;
  const stops = [minimum, midpoint, maximum].filter((one) => one !== undefined);
  const values = stops.map(({ type, formula }) => {
    const name = TYPES.find(([ours]) => ours === type)?.[1] ?? "num";
    const val = name === "min" || name === "max" ? undefined : (formula ?? "0").replace(/^=/, "");
    return tag("cfvo", { type: name, val });
  });
  const colors = stops.map(({ color }) => tag("color", { rgb: colorToFile(color ?? WHITE, 0).argb }));
  return `<cfRule type="colorScale" priority="${priority}"><colorScale>${values.join("")}${colors.join("")}</colorScale></cfRule>`;
}

function cellValueToFile(entry: ConditionalFormatEntry, priority: number, fills: readonly string[]): string {
  if (entry.type !== "CellValue") return "";
  const { rule, color } = entry;
  const formulas = [rule.formula1, rule.formula2].filter((one) => one !== undefined);
  const texts = formulas.map((formula) => `<formula>${escapeXml(formula.replace(/^=/, ""))}</formula>`);
  const dxf = color === "" ? "" : ` dxfId="${fills.indexOf(color)}"`;
  return `<cfRule type="cellIs"${dxf} priority="${priority}" operator="${operatorInFile(rule.operator)}">${texts.join("")}</cfRule>`;
}

/**
 * Reads the colour scales of a file and its rules of what cells hold; other conditional formats, which are not modelled, are left out.
 * @param fills the fills of the file's styles for rules, by their number
 * @param after the part of the worksheet's XML after its cells
 * @throws WorkbookFileError for scales of more than 10,000 areas
 */
export function readConditionalFormats(
  sheet: SheetStore,
  after: string,
  palette: Palette,
  fills: readonly string[],
): void {
  const found: { readonly priority: number; readonly entry: SheetStore["conditionalFormats"][number] }[] = [];
  let count = 0;
  for (const [block] of after.matchAll(/<conditionalFormatting(?=[\s>])[^]*?<\/conditionalFormatting>/g)) {
    const written = firstElement(block, "conditionalFormatting")?.attributes.get("sqref") ?? "";
    const areas = written.split(/\s+/).flatMap((address) => parseArea(address) ?? []);
    count += areas.length;
    if (count > MOST_AREAS) throw tooLarge("conditional formats of more than 10,000 areas on one sheet", "10,000");
    for (const [rule] of block.matchAll(/<cfRule(?=[\s>])[^]*?<\/cfRule>/g)) {
      const criteria = criteriaOf(rule, palette);
      const cellValue = cellValueOf(rule, fills);
      if ((!criteria && !cellValue) || areas.length === 0) continue;
      const priority = numberOf(firstElement(rule, "cfRule"), "priority") ?? Infinity;
      const place = { id: sheet.workbook.newId(), areas };
      found.push({
        priority,
        entry: criteria ? { ...place, type: "ColorScale", criteria } : { ...place, type: "CellValue", ...cellValue! },
      });
    }
  }
  found.sort((a, b) => a.priority - b.priority || 0);
  sheet.conditionalFormats = found.map(({ entry }) => entry);
}

/** Undefined for another kind of rule. */
function cellValueOf(rule: string, fills: readonly string[]) {
  const element = firstElement(rule, "cfRule");
  if (element?.attributes.get("type") !== "cellIs") return undefined;
  const operator = CELL_VALUE_OPERATORS.find((one) => operatorInFile(one) === element.attributes.get("operator"));
  const [formula1, formula2] = [...rule.matchAll(/<formula>([^<]*)<\/formula>/g)].map(
    ([, text]) => `=${unescapeXml(text!)}`,
  );
  if (operator === undefined || formula1 === undefined) return undefined;
  const color = fills[numberOf(element, "dxfId") ?? -1] ?? "";
  return { rule: { operator, formula1, ...(formula2 !== undefined && { formula2 }) }, color };
}

/** Undefined for a rule that is no scale of two or three colours. */
function criteriaOf(rule: string, palette: Palette): ColorScaleEntry["criteria"] | undefined {
  if (firstElement(rule, "cfRule")?.attributes.get("type") !== "colorScale") return undefined;
  const colors = [...elements(rule, "color")];
  const stops = [...elements(rule, "cfvo")].map((value, index) => criterion(value, colors[index], palette));
  const [minimum, middle, last] = stops;
  if (!minimum || !middle || stops.length > 3 || colors.length !== stops.length) return undefined;
  return last ? { minimum, midpoint: middle, maximum: last } : { minimum, maximum: middle };
}

function criterion({ attributes }: XmlElement, color: XmlElement | undefined, palette: Palette): ColorCriterion {
  const type = TYPES.find(([, theirs]) => theirs === attributes.get("type"))?.[0] ?? "Number";
  const val = attributes.get("val");
  const isEnd = type === "LowestValue" || type === "HighestValue";
  return {
    type,
    ...(!isEnd && val !== undefined && { formula: type === "Formula" ? `=${val}` : val }),
    color: colorFromFile(color && fileColorOf(color), palette, WHITE),
  };
}
