import { FileUnreadable } from "./fileUnreadable";
import { XmlTags, unescapeXml } from "./xmlTags";
import type { ZipParts } from "./zipParts";

/** The most bytes of a part other than a sheet. */
const MOST = 64 * 1024 * 1024;

/** The parts that say how the cells of a sheet look. */
interface SheetParts {
  readonly sheet: string;
  /** Undefined if the workbook has none: then no cell has a line. */
  readonly styles: string | undefined;
}

/** Finds a worksheet by its name, by the relationships of the package and its workbook. Throws {@link FileUnreadable}. */
export function workbookParts(zip: ZipParts, sheetName: string): SheetParts {
  const workbook = [...relationships(zip, "").values()].find(({ type }) => type === "officeDocument")?.target;
  if (workbook === undefined) throw new FileUnreadable("another-form");
  if (!/\.xml$/i.test(workbook)) throw new FileUnreadable("another-form");
  const related = relationships(zip, workbook);
  const id = sheetId(zip, workbook, sheetName);
  const sheet = id === undefined ? undefined : related.get(id);
  if (sheet?.type !== "worksheet") throw new FileUnreadable("no-such-sheet");
  const styles = [...related.values()].find(({ type }) => type === "styles")?.target;
  return { sheet: sheet.target, styles };
}

function sheetId(zip: ZipParts, workbook: string, sheetName: string): string | undefined {
  let found: string | undefined;
  let isInSheets = false;
  readTags(zip, workbook, (name, attribute) => {
    if (name === "sheets") isInSheets = true;
    if (!isInSheets || name !== "sheet") return;
    if (unescapeName(attribute("name") ?? "") === sheetName) found ??= attribute("id");
  });
  return found;
}

/** XML cannot hold some characters, which are written as _xHHHH_ (ECMA-376 part 1, 22.9.2.19). */
function unescapeName(written: string): string {
  return unescapeXml(written).replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
}

interface Relationship {
  /** The end of its type: "worksheet". */
  readonly type: string;
  /** The name of a part. */
  readonly target: string;
}

/** The relationships of a part, or of the package (""), to others inside, by their ids. */
function relationships(zip: ZipParts, part: string): Map<string, Relationship> {
  const folder = part.slice(0, part.lastIndexOf("/") + 1);
  const found = new Map<string, Relationship>();
  readTags(zip, `${folder}_rels/${part.slice(folder.length)}.rels`, (name, attribute) => {
    if (name !== "Relationship" || attribute("TargetMode") === "External") return;
    const [id, type, target] = [attribute("Id"), attribute("Type"), attribute("Target")];
    if (id === undefined || type === undefined || target === undefined) {
      throw new FileUnreadable("damaged");
    }
    if (found.has(id)) throw new FileUnreadable("damaged");
    found.set(id, { type: type.slice(type.lastIndexOf("/") + 1), target: pathFrom(folder, unescapeXml(target)) });
  });
  return found;
}

/** The name of a part that a relationship of a part in `folder` points to. */
function pathFrom(folder: string, target: string): string {
  const steps = target.startsWith("/") ? [] : folder.split("/").filter((step) => step !== "");
  for (const step of target.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "" && step !== ".") steps.push(step);
  }
  return steps.join("/");
}

/** Gives each element of a part that begins to `opened`, and each that ends to `closed`. */
export function readTags(
  zip: ZipParts,
  part: string,
  opened: (name: string, attribute: (name: string) => string | undefined) => void,
  closed: (name: string) => void = () => undefined,
): void {
  const tags = new XmlTags({ opened, closed });
  tags.add(zip.text(part, MOST));
  tags.end();
}
