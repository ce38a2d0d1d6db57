import { type HyperlinkEntry, type SheetStore, areaAddress, displayText, parseArea } from "../store";
import { tooLarge } from "./package/workbookFileError";
import { type Target, relationship } from "./package/relationships";
import { elements, tag } from "./package/xml";

/** "Excel specifications and limits" (support.microsoft.com). */
const MOST_LINKS = 65_530;

const idOf = (index: number): string => `rIdLink${index + 1}`;

/** `<hyperlinks>`; "" when there are none. A place in the workbook needs no relationship. */
export function hyperlinksToFile(sheet: SheetStore): string {
  if (sheet.hyperlinks.length === 0) return "";
  const links = sheet.hyperlinks.map(({ area, address, documentReference, screenTip }, index) =>
    tag("hyperlink", {
      ref: areaAddress(area),
      "r:id": address === "" ? undefined : idOf(index),
      location: documentReference || undefined,
      tooltip: screenTip || undefined,
      display: displayText(sheet.value(area.row, area.column), "General") || undefined,
    }),
  );
  return `<hyperlinks>${links.join("")}</hyperlinks>`;
}

/** The relationships of links to places outside. */
export function hyperlinkRelationships({ hyperlinks }: SheetStore): string {
  return hyperlinks
    .map(({ address }, index) => (address === "" ? "" : relationship(idOf(index), "hyperlink", address, true)))
    .join("");
}

/** @param after a worksheet's XML after its cells. Where links overlap, the first counts. Throws {@link WorkbookFileError}. */
export function readHyperlinks(sheet: SheetStore, after: string, targets: ReadonlyMap<string, Target>): void {
  const found: HyperlinkEntry[] = [];
  for (const { attributes } of elements(after, "hyperlink")) {
    if (found.length >= MOST_LINKS) throw tooLarge("more than 65,530 links on one sheet", "65,530");
    const area = parseArea(attributes.get("ref") ?? "");
    const target = targets.get(attributes.get("id") ?? "");
    const link = {
      address: target?.external ? target.path : "",
      documentReference: attributes.get("location") ?? "",
      screenTip: attributes.get("tooltip") ?? "",
    };
    if (area && link.address + link.documentReference !== "") found.push({ area, ...link });
  }
  sheet.hyperlinks = found;
}
