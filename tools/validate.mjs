/**
 * Checks manifests: `npm run validate -- [--schemas FOLDER] [MANIFEST …]`, without a name manifest.xml.
 * Microsoft's service checks them, or with --schemas, without a network, xmllint by Microsoft's schemas in that folder.
 * docs/publishing.md says where the schemas are. Ends with 1 if a manifest is at fault.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";

const MAIN = "OfficeAppManifestV1_1.xsd";

/**
 * A published schema as programs take it. The files of Microsoft's repository have faults: a rewritten namespace, lazy
 * quantifiers, which patterns of schemas don't have, and imports of files that lie elsewhere or were never published.
 */
function mended(schema, files) {
  const absent = [...schema.matchAll(/<xs:import\b[^>]*>/g)]
    .map(([element]) => element)
    .filter((element) => !files.includes(/schemaLocation="([^"]*)"/.exec(element)?.[1] ?? ""));
  const withoutReferences = absent.reduce((text, element) => {
    const namespace = /namespace="([^"]*)"/.exec(element)[1];
    const prefix = [...schema.matchAll(/xmlns:(\w+)="([^"]*)"/g)].find(([, , name]) => name === namespace)?.[1];
    const reference = `<xs:element ref="${prefix}:[^>]*?(?:/>|>[^]*?</xs:element>)`;
    return text.replace(element, "").replace(new RegExp(reference, "g"), "");
  }, schema);
  return withoutReferences
    .replaceAll("https://www.w3.org/", "http://www.w3.org/")
    .replace(/<xs:pattern\b[^>]*>/g, (pattern) => pattern.replaceAll("}?", "}"));
}

/** What xmllint says of the manifests by the schemas of a folder, as the status of a program. */
function validateBySchemas(folder, manifests) {
  const files = readdirSync(folder).filter((file) => file.endsWith(".xsd"));
  if (!files.includes(MAIN)) {
    console.error(`Give the folder with ${MAIN}: ${folder} does not hold it. docs/publishing.md says where it is.`);
    return 1;
  }
  const copies = mkdtempSync(path.join(tmpdir(), "lavirint-schemas-"));
  try {
    for (const file of files) {
      writeFileSync(path.join(copies, file), mended(readFileSync(path.join(folder, file), "utf8"), files));
    }
    const schema = path.join(copies, MAIN);
    const { error, status } = spawnSync("xmllint", ["--nonet", "--noout", "--schema", schema, ...manifests], {
      stdio: "inherit",
    });
    if (error) console.error("Install xmllint (libxml2-utils in Debian, part of macOS), which this check runs.");
    return error ? 1 : status;
  } finally {
    rmSync(copies, { recursive: true });
  }
}

/** What Microsoft's service says of them. */
function validateByService(manifests) {
  const program = createRequire(import.meta.url).resolve("office-addin-manifest/cli.js");
  const statuses = manifests.map(
    (manifest) => spawnSync(process.execPath, [program, "validate", manifest], { stdio: "inherit" }).status ?? 1,
  );
  return Math.max(...statuses);
}

const { values, positionals } = parseArgs({ options: { schemas: { type: "string" } }, allowPositionals: true });
const manifests = positionals.length === 0 ? ["manifest.xml"] : positionals;
process.exitCode =
  values.schemas === undefined ? validateByService(manifests) : validateBySchemas(values.schemas, manifests);
