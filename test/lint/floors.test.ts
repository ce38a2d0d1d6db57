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

/** What lint says against `code` if it stood in `file`, each as "rule: message". */
async function complaints(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: path.join(PROJECT, file) });
  return result!.messages.map(({ ruleId, message }) => `${ruleId ?? "fatal"}: ${message}`);
}

describe("what no tool for imports sees", () => {
  test.each([
    ["export * from", 'export * from "./layout";'],
    ["the address of a module", 'export const place = new URL("./layout.ts", import.meta.url);'],
    ["the file of a door", 'export { layout } from "../excel/index";'],
    ["the file of a door, for a type", 'import type { Layout } from "../excel/index";\nexport type Other = Layout;'],
  ])("%s is refused", async (_form, code) => {
    for (const floor of ["maze", "worksheet", "taskpane"]) {
      expect(await complaints(`src/${floor}/excel/drawing.ts`, code)).toEqual([
        expect.stringMatching(/^no-restricted-syntax: /),
      ]);
    }
  });

  test.each([
    ['export { layout } from "../worksheet/cells";', 1],
    ['export { layout, type Layout } from "../worksheet/cells";', 1],
    ['export type { Layout } from "../worksheet/cells";', 0],
    ['export { type Layout } from "../worksheet/cells";', 0],
    ['export { layout } from "./layout";', 0],
    ["export const layout = 1;", 0],
  ])("of a floor below no values are passed on to those above, but types: %s", async (code, count) => {
    const found = await complaints("src/actions/drawing.ts", code);
    expect(found.filter((complaint) => complaint.startsWith("floors/types-passed-on"))).toHaveLength(count);
  });
});

describe("each floor knows only its own names", () => {
  test.each([
    ["src/maze/drawing.ts", "export const found = document.title;"],
    ["src/maze/drawing.ts", "export const found = Date.now();"],
    ["src/maze/drawing.ts", "export const found = process.pid;"],
    ["src/maze/drawing.ts", "export const found = Math.random();"],
    ["src/maze/drawing.ts", "export const found: Excel.Range | undefined = undefined;"],
    ["src/engine/drawing.ts", "export const found = Office.context;"],
    ["src/engine/drawing.ts", "export const found = window.name;"],
    ["src/worksheet/drawing.ts", "export const found = document.title;"],
    ["src/actions/drawing.ts", "export const found = Excel.run(() => Promise.resolve());"],
    ["src/actions/drawing.ts", "export const found = new OfficeExtension.Error('');"],
    ["src/actions/drawing.ts", "export const found = document.title;"],
    ["src/actions/drawing.ts", "export const found = (element: HTMLElement) => element;"],
    ["src/taskpane/drawing.ts", "export const found = Excel.run(() => Promise.resolve());"],
    ["src/commands/drawing.ts", "export const found = Office.context.document.url;"],
    ["src/taskpane/drawing.ts", "export const found = confirm('Overwrite?');"],
  ])("%s: %s is refused", async (file, code) => {
    const found = await complaints(file, code);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^(no-restricted-(properties|syntax)|floors\/names-of-this-floor): /);
  });

  test.each([
    ["src/engine/drawing.ts", "export const found = document.baseURI;"],
    ["src/worksheet/drawing.ts", "export const found = Excel.run(() => Promise.resolve());"],
    ["src/worksheet/drawing.ts", "export const found = Office.context.document.url;"],
    ["src/taskpane/drawing.ts", "export const found = Office.context.officeTheme;"],
    ["src/taskpane/drawing.ts", "export const found = document.title;"],
    ["src/commands/drawing.ts", "export const found = Office.onReady();"],
    ["src/maze/drawing.ts", "export interface Node {\n  cell: number;\n}\nexport const found = (node: Node) => node;"],
  ])("%s: %s is allowed", async (file, code) => {
    expect(await complaints(file, code)).toEqual([]);
  });
});

/** Code with one of these in it. */
const place = (fields: string) => `export const place = { ${fields} };`;
const shout = (reason: string) =>
  `export function shout(): void {\n  // eslint-disable-next-line no-console${reason}\n  console.log("!");\n}`;
const sound = (regexp: string) => `export const isSound = (text: string) => ${regexp}.test(text);`;
const sum = (...others: string[]) =>
  `export const sum = (${["a", ...others].map((name) => `${name}: number`).join(", ")}): number => Number(a);`;
const draw = `export async function drawAll(context: Excel.RequestContext): Promise<void> {
  for (let block = 0; block < 3; block++) await context.sync();
}`;
const endless = /^regexp\/no-super-linear/;

test.each<[what: string, file: string, refused: string, rule: RegExp, allowed?: string]>([
  [
    "an object inside an object literal is written out",
    "maze/place.ts",
    place("...{ row: 1, column: 2 }, rows: 3"),
    /^floors\/objects-written-out: /,
    place("row: 1, column: 2, rows: 3"),
  ],
  [
    "a rule that is switched off has a reason",
    "taskpane/drawing.ts",
    shout(""),
    /^floors\/disabled-with-reason: /,
    shout(" -- because it is wanted"),
  ],
  ["a request is not sent in a loop", "worksheet/drawing.ts", draw, /^office-addins\/no-context-sync-in-loop: /],
  ["no regular expression looks for spaces before an end that may not come", "maze/a.ts", sound("/[ \\t]+$/"), endless],
  ["no regular expression repeats repetitions", "maze/a.ts", sound("/^(?:a+)+$/"), endless],
  ["no regular expression has two ways to read the same", "maze/a.ts", sound("/^(?:[a-z]+ ?)+$/"), endless],
  [
    "no regular expression is put together, where lint could not look at it",
    "worksheet/a.ts",
    sound("new RegExp(text)"),
    /RegExp/,
  ],
  [
    "a function takes at most five parameters",
    "maze/sum.ts",
    sum("_b", "_c", "_d", "_e", "_f"),
    /^max-params: /,
    sum("_b", "_c", "_d", "_e"),
  ],
])("in src %s", async (_what, file, refused, rule, allowed = "export const fine = 1;") => {
  expect(await complaints(`src/${file}`, refused)).toEqual([expect.stringMatching(rule)]);
  expect(await complaints(`src/${file}`, allowed)).toEqual([]);
});

test.each(["maze", "worksheet", "actions", "taskpane"])(
  "src/%s takes the last of a list as older webviews can",
  async (floor) => {
    const code = (last: string) => `export const lastOf = (list: readonly number[]) => ${last};`;
    expect(await complaints(`src/${floor}/lastOf.ts`, code("list.at(-1)"))).toEqual([
      expect.stringMatching(/^no-restricted-syntax: Safari before 15.4 has no at/),
    ]);
    expect(await complaints(`src/${floor}/lastOf.ts`, code("list[list.length - 1]"))).toEqual([]);
  },
);
