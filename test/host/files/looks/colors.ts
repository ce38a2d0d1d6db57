import { tinted } from "../../store/tinted";
import type { Color } from "exceljs";
import { type XmlElement, elements } from "../package/xml";

/** Theme colours in the order of their numbers in a file (ECMA-376 part 1, 18.8.3): light and dark are swapped. */
const THEME_ORDER = ["lt1", "dk1", "lt2", "dk2", ...[1, 2, 3, 4, 5, 6].map((n) => `accent${n}`), "hlink", "folHlink"];
const OFFICE_THEME = "FFFFFF 000000 E7E6E6 44546A 4472C4 ED7D31 A5A5A5 FFC000 5B9BD5 70AD47 0563C1 954F72".split(" ");

/** The palette of old files, colours 8 to 63 (ECMA-376 part 1, 18.8.27); 0 to 7 repeat 8 to 15. */
const INDEXED = (
  "000000 FFFFFF FF0000 00FF00 0000FF FFFF00 FF00FF 00FFFF 800000 008000 000080 808000 800080 008080 C0C0C0 808080 " +
  "9999FF 993366 FFFFCC CCFFFF 660066 FF8080 0066CC CCCCFF 000080 FF00FF FFFF00 00FFFF 800080 800000 008080 0000FF " +
  "00CCFF CCFFFF CCFFCC FFFF99 99CCFF FF99CC CC99FF FFCC99 3366FF 33CCCC 99CC00 FFCC00 FF9900 FF6600 666699 969696 " +
  "003366 339966 003300 333300 993300 993366 333399 333333"
).split(" ");

/** A colour as a file has it, including what exceljs' types leave out. */
export type FileColor = Partial<Color> & { readonly tint?: number; readonly indexed?: number };

/** An element such as `<tabColor>` or `<color>`. */
export function fileColorOf({ attributes }: XmlElement): FileColor {
  const [argb, theme, indexed, tint] = ["rgb", "theme", "indexed", "tint"].map((name) => attributes.get(name));
  return {
    ...(argb !== undefined && { argb }),
    ...(theme !== undefined && { theme: Number(theme) }),
    ...(indexed !== undefined && { indexed: Number(indexed) }),
    ...(tint !== undefined && { tint: Number(tint) }),
  };
}

/** What the numbers of a workbook's theme colours mean, "RRGGBB" in the order of the numbers. */
export type Palette = readonly string[];

/** @param theme text of xl/theme/theme1.xml; undefined gives Office's own theme. */
export function paletteOf(theme: string | undefined): Palette {
  if (theme === undefined) return OFFICE_THEME;
  const scheme = theme.replaceAll("<a:", "<").replaceAll("</a:", "</");
  return THEME_ORDER.map((name, index) => {
    const start = scheme.indexOf(`<${name}>`);
    const part = start < 0 ? "" : scheme.slice(start, scheme.indexOf(`</${name}>`, start));
    const [rgb] = elements(part, "srgbClr");
    const [system] = elements(part, "sysClr");
    const hex = rgb?.attributes.get("val") ?? system?.attributes.get("lastClr") ?? "";
    return /^[\dA-Fa-f]{6}$/.test(hex) ? hex.toUpperCase() : OFFICE_THEME[index]!;
  });
}

/** "#RRGGBB" as the colour looks, tint included; `automatic` where the file leaves it to the program. */
export function colorFromFile(color: FileColor | undefined, palette: Palette, automatic: string): string {
  const rgb = baseColor(color, palette);
  return rgb === undefined ? automatic : tinted(`#${rgb}`, color?.tint ?? 0);
}

function baseColor(color: FileColor | undefined, palette: Palette): string | undefined {
  if (color === undefined) return undefined;
  if (color.argb !== undefined)
    return /^[\dA-F]{6,8}$/i.test(color.argb) ? color.argb.slice(-6).toUpperCase() : undefined;
  if (color.theme !== undefined) return palette[color.theme];
  if (color.indexed === undefined) return undefined;
  return INDEXED[color.indexed < 8 ? color.indexed : color.indexed - 8];
}

/** Applies the tint to the colour, so that every program shows the same. */
export function colorToFile(color: string, tintAndShade: number): Partial<Color> {
  return { argb: `FF${tinted(color, tintAndShade).slice(1).toUpperCase()}` };
}
