import { type ColorCriterion, type SheetStore, areaAddress, parseArea } from "../../store";
import { type Palette, colorFromFile, colorToFile, fileColorOf } from "./colors";
import { tooLarge } from "../package/workbookFileError";
import { type XmlElement, tag, elements, firstElement, numberOf } from "../package/xml";

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

/** `<conditionalFormatting>` for each colour scale (ECMA-376 part 1, 18.3.1.16); "" if there is none. */
export function colorScalesToFile(sheet: SheetStore): string {
  const written = sheet.conditionalFormats.map(({ areas, criteria }, index) => {
    const { minimum, midpoint, maximum } = criteria;
    const stops = [minimum, midpoint, maximum].filter((one) => one !== undefined);
    const values = stops.map(({ type, formula }) => {
      const name = TYPES.find(([ours]) => ours === type)?.[1] ?? "num";
      const val = name === "min" || name === "max" ? undefined : (formula ?? "0").replace(/^=/, "");
      return tag("cfvo", { type: name, val });
    });
    const colors = stops.map(({ color }) => tag("color", { rgb: colorToFile(color ?? WHITE, 0).argb }));
    return (
      `<conditionalFormatting sqref="${areas.map(areaAddress).join(" ")}">` +
      `<cfRule type="colorScale" priority="${index + 1}"><colorScale>${values.join("")}${colors.join("")}</colorScale></cfRule>` +
      `</conditionalFormatting>`
    );
  });
  return written.join("");
}

/**
 * Reads the colour scales of a file; other conditional formats, which are not modelled, are left out.
 * @param after the part of the worksheet's XML after its cells
 * @throws WorkbookFileError for scales of more than 10,000 areas
 */
export function readColorScales(sheet: SheetStore, after: string, palette: Palette): void {
  const found: { readonly priority: number; readonly entry: SheetStore["conditionalFormats"][number] }[] = [];
  let count = 0;
  for (const [block] of after.matchAll(/<conditionalFormatting(?=[\s>])[^]*?<\/conditionalFormatting>/g)) {
    const written = firstElement(block, "conditionalFormatting")?.attributes.get("sqref") ?? "";
    const areas = written.split(/\s+/).flatMap((address) => parseArea(address) ?? []);
    count += areas.length;
    if (count > MOST_AREAS) throw tooLarge("conditional formats of more than 10,000 areas on one sheet", "10,000");
    for (const [rule] of block.matchAll(/<cfRule(?=[\s>])[^]*?<\/cfRule>/g)) {
      const criteria = criteriaOf(rule, palette);
      if (!criteria || areas.length === 0) continue;
      const priority = numberOf(firstElement(rule, "cfRule"), "priority") ?? Infinity;
      found.push({ priority, entry: { id: sheet.workbook.newId(), type: "ColorScale", areas, criteria } });
    }
  }
  found.sort((a, b) => a.priority - b.priority || 0);
  sheet.conditionalFormats = found.map(({ entry }) => entry);
}

/** Undefined for a rule that is no scale of two or three colours. */
function criteriaOf(rule: string, palette: Palette): SheetStore["conditionalFormats"][number]["criteria"] | undefined {
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
