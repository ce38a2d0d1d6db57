// Writes apiSets.ts from the installed office.d.ts: `node test/host/model/base/writeApiSets.mjs`. apiSets.test.ts holds it up to date.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import * as prettier from "prettier";
import ts from "typescript";

/** The classes of Excel's object model that the embedded workbook models. */
const CLASSES = `Application AutoFilter Chart ChartAxes ChartAxis ChartAxisTitle ChartCollection ChartLegend ChartSeries
ChartSeriesCollection ChartTitle ColorScaleConditionalFormat ConditionalFormat
ConditionalFormatCollection DataValidation FormatProtection HeaderFooter HeaderFooterGroup Image NamedItem NamedItemCollection PageBreak PageBreakCollection
PageLayout Range RangeAreas RangeBorder RangeBorderCollection RangeCollection RangeFill RangeFont RangeFormat Shape ShapeCollection StyleCollection
Table TableCollection TableColumn TableColumnCollection TableRow TableRowCollection TableScopedCollection Workbook WorkbookProtection WorkbookRangeAreas
Window Worksheet WorksheetCollection WorksheetCustomProperty WorksheetCustomPropertyCollection WorksheetFreezePanes WorksheetProtection`.split(
  /\s+/,
);

const CLIENT_ONLY = new Set(["context", "items", "set", "load", "toJSON", "track", "untrack", "isNullObject"]);

/** The source of apiSets.ts, formatted like the rest of the project. */
export async function apiSetsSource() {
  const file = createRequire(import.meta.url).resolve("@types/office-js/index.d.ts");
  const text = readFileSync(file, "utf8");
  const start = text.indexOf("declare namespace Excel {");
  const end = text.indexOf("\ndeclare namespace Word {", start);
  const source = ts.createSourceFile("excel.d.ts", text.slice(start, end), ts.ScriptTarget.Latest, false);
  const lines = [];
  const visit = (node) => {
    if (!ts.isClassDeclaration(node)) return ts.forEachChild(node, visit);
    if (CLASSES.includes(node.name?.text ?? "")) lines.push(classLines(node, source));
    return undefined;
  };
  visit(source);
  lines.sort();
  const written = `/* Written by writeApiSets.mjs from office.d.ts. Do not edit. */

/**
 * Member of each class -> the version of ExcelApi that brought it, 109 for 1.9 and 110 for 1.10; 999 where it belongs to
 * another set (desktop, online, preview).
 */
export const API_SETS = {
${lines.join("\n")}
} as const satisfies Record<string, Record<string, number>>;
`;
  const target = fileURLToPath(new URL("apiSets.ts", import.meta.url));
  return prettier.format(written, { ...(await prettier.resolveConfig(target)), filepath: target });
}

function classLines(node, source) {
  const members = new Map();
  for (const member of node.members) {
    const name = member.name && ts.isIdentifier(member.name) ? member.name.text : undefined;
    if (!name || CLIENT_ONLY.has(name) || members.has(name)) continue;
    const comment = source.text.slice(member.pos, member.end);
    const set = /\[Api set: ([^\]]+)\]/.exec(comment)?.[1] ?? "";
    const version = /^ExcelApi (\d+\.\d+)/.exec(set)?.[1];
    // 1.10 comes after 1.9: counted as 110 and 109.
    members.set(name, version ? 100 + Number(version.split(".")[1]) : 999);
  }
  const entries = [...members].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, version]) => `${name}: ${version}`);
  return `  ${node.name.text}: { ${entries.join(", ")} },`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL("apiSets.ts", import.meta.url), await apiSetsSource());
}
