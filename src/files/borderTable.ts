import { FileUnreadable } from "./fileUnreadable";
import { readTags } from "./workbookParts";
import type { ZipParts } from "./zipParts";

/** The sides of a cell as bits, by their names in a file: `start` and `end` are those of strict files. */
const SIDES: ReadonlyMap<string, number> = new Map([
  ["right", 1],
  ["end", 1],
  ["bottom", 2],
  ["left", 4],
  ["start", 4],
  ["top", 8],
]);

/**
 * For each look of a cell, the sides that have a line: 1 right, 2 bottom, 4 left, 8 top. Every style but none is a line, whatever its
 * colour. Throws {@link FileUnreadable}.
 */
export function borderTable(zip: ZipParts, part: string): Uint8Array {
  const borders: number[] = [];
  const looks: number[] = [];
  let section: "borders" | "cellXfs" | undefined;
  let isInBorder = false;
  readTags(
    zip,
    part,
    (name, attribute) => {
      if (name === "borders" || name === "cellXfs") section = name;
      else if (section === "borders" && name === "border") {
        isInBorder = true;
        borders.push(0);
      } else if (section === "borders" && isInBorder) {
        const style = attribute("style") ?? "none";
        if (style !== "none") borders[borders.length - 1]! |= SIDES.get(name) ?? 0;
      } else if (section === "cellXfs" && name === "xf") {
        const border = Number(attribute("borderId") ?? 0);
        const bits = borders[border];
        if (bits === undefined && border !== 0) throw new FileUnreadable("damaged");
        looks.push(bits ?? 0);
      }
    },
    (name) => {
      if (name === section) section = undefined;
      if (name === "border") isInBorder = false;
    },
  );
  return Uint8Array.from(looks);
}
