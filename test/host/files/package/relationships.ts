import type { PackageParts } from "./packageParts";
import type { PackageWriter } from "./packageWriter";
import { elements, tag } from "./xml";

/** What a part refers to. `path` is that of another part, or the address itself where it is `external`. */
export interface Target {
  readonly type: string;
  readonly path: string;
  readonly external: boolean;
}

/** What a part refers to, by the relationship's id; "" is the package itself. */
export async function relationships(parts: PackageParts, path: string): Promise<Map<string, Target>> {
  const xml = await parts.text(relationshipsPath(path));
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const found = new Map<string, Target>();
  for (const { attributes } of elements(xml ?? "", "Relationship")) {
    const target = attributes.get("Target") ?? "";
    const external = attributes.get("TargetMode") === "External";
    const type = attributes.get("Type") ?? "";
    found.set(attributes.get("Id") ?? "", { type, path: external ? target : resolved(folder, target), external });
  }
  return found;
}

function resolved(folder: string, target: string): string {
  if (target.startsWith("/")) return target.slice(1);
  const steps: string[] = [];
  for (const step of (folder + target).split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "." && step !== "") steps.push(step);
  }
  return steps.join("/");
}

function relationshipsPath(path: string): string {
  const name = path.lastIndexOf("/") + 1;
  return `${path.slice(0, name)}_rels/${path.slice(name)}.rels`;
}

/** One `<Relationship>`. @param type the last word of Office's own types, "drawing" */
export function relationship(id: string, type: string, target: string, external = false): string {
  return tag("Relationship", {
    Id: id,
    Type: `${OFFICE}/relationships/${type}`,
    Target: target,
    TargetMode: external ? "External" : undefined,
  });
}

export const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006";

/** Adds relationships to a part, besides those that it has. */
export function addRelationships(writer: PackageWriter, path: string, added: string): void {
  if (added === "") return;
  const place = relationshipsPath(path);
  const empty = `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>`;
  const xml = writer.text(place) ?? empty;
  writer.write(
    place,
    xml.includes("</Relationships>")
      ? xml.replace("</Relationships>", () => `${added}</Relationships>`)
      : xml.replace(/\/>\s*$/, () => `>${added}</Relationships>`),
  );
}

/** Says what kinds of parts the package holds. @param types `<Default>` and `<Override>` elements; those already present are left out */
export function addContentTypes(writer: PackageWriter, types: readonly string[]): void {
  writer.rewrite("[Content_Types].xml", (xml) => {
    const added = [...new Set(types)].filter((type) => !xml.includes(/^<\w+ \w+="[^"]*"/.exec(type)![0]));
    return xml.replace("</Types>", () => `${added.join("")}</Types>`);
  });
}

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
