import path from "node:path";
import { ESLint, type Linter } from "eslint";
import typescript from "typescript-eslint";

const PROJECT = path.resolve(__dirname, "../..");

const settings = jest.requireActual<Linter.Config[]>("../../eslint.config.js");

/** The house's own settings, less the rules that need a file on disk for its types. */
const eslint = new ESLint({
  cwd: PROJECT,
  overrideConfigFile: true,
  overrideConfig: [...settings, typescript.configs.disableTypeChecked],
});

const SYNTAX = /^no-restricted-syntax: /;
const NAME = /^(?:no-restricted-(?:properties|syntax)|floors\/names-of-this-floor): /;
const PASSED_ON = /^floors\/types-passed-on: /;
const ENDLESS = /^regexp\/no-super-linear/;

/** Code with one of these in it. */
const found = (value: string) => `export const found = ${value};`;
const place = (fields: string) => `export const place = { ${fields} };`;
const shout = (reason: string) =>
  `export function shout(): void {\n  // eslint-disable-next-line no-console${reason}\n  console.log("!");\n}`;
const sound = (regexp: string) => `export const isSound = (text: string) => ${regexp}.test(text);`;
const sum = (...others: string[]) =>
  `export const sum = (${["a", ...others].map((name) => `${name}: number`).join(", ")}): number => Number(a);`;
const lastOf = (last: string) => `export const lastOf = (list: readonly number[]) => ${last};`;
const draw = `export async function drawAll(context: Excel.RequestContext): Promise<void> {
  for (let block = 0; block < 3; block++) await context.sync();
}`;

/** A file in src, what is written in it, and the one complaint about that, if there is one. */
type Case = [file: string, code: string, complaint?: RegExp];

const rules: Readonly<Record<string, readonly Case[]>> = {
  "what no tool for imports sees is refused": ["maze", "worksheet", "taskpane"].flatMap((floor) =>
    [
      'export * from "./layout";',
      'export const place = new URL("./layout.ts", import.meta.url);',
      'export { layout } from "../excel/index";',
      'import type { Layout } from "../excel/index";\nexport type Other = Layout;',
    ].map((code): Case => [`${floor}/excel/drawing.ts`, code, SYNTAX]),
  ),
  "of a floor below no values are passed on to those above, but types": [
    ["actions/drawing.ts", 'export { layout } from "../worksheet/cells";', PASSED_ON],
    ["actions/drawing.ts", 'export { layout, type Layout } from "../worksheet/cells";', PASSED_ON],
    ["actions/drawing.ts", 'export type { Layout } from "../worksheet/cells";'],
    ["actions/drawing.ts", 'export { type Layout } from "../worksheet/cells";'],
    ["actions/drawing.ts", 'export { layout } from "./layout";'],
    ["actions/drawing.ts", "export const layout = 1;"],
  ],
  "each floor knows only its own names": [
    ["maze/drawing.ts", found("document.title"), NAME],
    ["maze/drawing.ts", found("Date.now()"), NAME],
    ["maze/drawing.ts", found("process.pid"), NAME],
    ["maze/drawing.ts", found("Math.random()"), NAME],
    ["maze/drawing.ts", "export const found: Excel.Range | undefined = undefined;", NAME],
    ["maze/drawing.ts", "export interface Node {\n  cell: number;\n}\nexport const found = (node: Node) => node;"],
    ["engine/drawing.ts", found("Office.context"), NAME],
    ["engine/drawing.ts", found("window.name"), NAME],
    ["engine/drawing.ts", found("document.baseURI")],
    ["worksheet/drawing.ts", found("document.title"), NAME],
    ["worksheet/drawing.ts", found("Excel.run(() => Promise.resolve())")],
    ["worksheet/drawing.ts", found("Office.context.document.url")],
    ["actions/drawing.ts", found("Excel.run(() => Promise.resolve())"), NAME],
    ["actions/drawing.ts", found("new OfficeExtension.Error('')"), NAME],
    ["actions/drawing.ts", found("document.title"), NAME],
    ["actions/drawing.ts", found("(element: HTMLElement) => element"), NAME],
    ["taskpane/drawing.ts", found("Excel.run(() => Promise.resolve())"), NAME],
    ["taskpane/drawing.ts", found("confirm('Overwrite?')"), NAME],
    ["taskpane/drawing.ts", found("Office.context.officeTheme")],
    ["taskpane/drawing.ts", found("document.title")],
    ["commands/drawing.ts", found("Office.context.document.url"), NAME],
    ["commands/drawing.ts", found("Office.onReady()")],
  ],
  "an object inside an object literal is written out": [
    ["maze/place.ts", place("...{ row: 1, column: 2 }, rows: 3"), /^floors\/objects-written-out: /],
    ["maze/place.ts", place("row: 1, column: 2, rows: 3")],
  ],
  "a rule that is switched off has a reason": [
    ["taskpane/drawing.ts", shout(""), /^floors\/disabled-with-reason: /],
    ["taskpane/drawing.ts", shout(" -- because it is wanted")],
  ],
  "a request is not sent in a loop": [["worksheet/drawing.ts", draw, /^office-addins\/no-context-sync-in-loop: /]],
  "no regular expression can take endless time, or is put together, where lint could not look at it": [
    ["maze/a.ts", sound("/[ \\t]+$/"), ENDLESS],
    ["maze/a.ts", sound("/^(?:a+)+$/"), ENDLESS],
    ["maze/a.ts", sound("/^(?:[a-z]+ ?)+$/"), ENDLESS],
    ["worksheet/a.ts", sound("new RegExp(text)"), /RegExp/],
    ["worksheet/a.ts", sound("/^[a-z]+$/")],
  ],
  "a function takes at most five parameters": [
    ["maze/sum.ts", sum("_b", "_c", "_d", "_e", "_f"), /^max-params: /],
    ["maze/sum.ts", sum("_b", "_c", "_d", "_e")],
  ],
  "the last of a list is taken as older webviews can": ["maze", "worksheet", "actions", "taskpane"].flatMap(
    (floor): Case[] => [
      [`${floor}/lastOf.ts`, lastOf("list.at(-1)"), /^no-restricted-syntax: Safari before 15.4 has no at/],
      [`${floor}/lastOf.ts`, lastOf("list[list.length - 1]")],
    ],
  ),
};

describe.each(Object.entries(rules))("%s", (_, cases) => {
  test.each(cases)("src/%s: %s", async (...[file, code, complaint]) => {
    const [result] = await eslint.lintText(`${code}\n`, { filePath: path.join(PROJECT, "src", file) });
    const said = result!.messages.map(({ ruleId, message }) => `${ruleId ?? "fatal"}: ${message}`);
    expect(said).toEqual(complaint === undefined ? [] : [expect.stringMatching(complaint)]);
  });
});
