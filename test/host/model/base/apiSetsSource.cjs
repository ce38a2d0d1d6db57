"use strict";

const { readFileSync } = require("node:fs");
const ts = require("typescript");

/** The classes of Excel's object model that the embedded workbook models. */
const CLASSES =
  `Application AutoFilter CellValueConditionalFormat Chart ChartAxes ChartAxis ChartAxisTitle ChartCollection ChartLegend ChartSeries
ChartSeriesCollection ChartTitle ColorScaleConditionalFormat ConditionalFormat
ConditionalFormatCollection ConditionalRangeFill ConditionalRangeFormat DataValidation FormatProtection HeaderFooter HeaderFooterGroup Image NamedItem NamedItemCollection PageBreak PageBreakCollection
PageLayout Range RangeAreas RangeBorder RangeBorderCollection RangeCollection RangeFill RangeFont RangeFormat Shape ShapeCollection
Table TableCollection TableColumn TableColumnCollection TableRow TableRowCollection TableScopedCollection Workbook WorkbookProtection WorkbookRangeAreas
Window Worksheet WorksheetCollection WorksheetCustomProperty WorksheetCustomPropertyCollection WorksheetFreezePanes WorksheetProtection`.split(
    /\s+/,
  );

const CLIENT_ONLY = new Set(["context", "items", "set", "load", "toJSON", "track", "untrack", "isNullObject"]);

/** The text of apiSets.ts, from the installed office.d.ts. */
module.exports = function apiSetsSource() {
  const text = readFileSync(require.resolve("@types/office-js/index.d.ts"), "utf8");
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
  return `// Written by \`npm run generate\` from office.d.ts; do not change it by hand.

/**
 * Member of each class -> the version of ExcelApi that brought it, 109 for 1.9 and 110 for 1.10; 999 where it belongs to
 * another set (desktop, online, preview).
 */
export const API_SETS = {
${lines.join("\n")}
} as const satisfies Record<string, Record<string, number>>;
`;
};

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
