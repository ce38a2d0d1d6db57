import path from "node:path";
import { ESLint, type Linter } from "eslint";
import typescript from "typescript-eslint";

const PROJECT = path.resolve(__dirname, "../..");

const settings = jest.requireActual<Linter.Config[]>("../../eslint.config.js");

const eslint = new ESLint({
  cwd: PROJECT,
  overrideConfigFile: true,
  overrideConfig: [...settings, typescript.configs.disableTypeChecked],
});

/** What lint says against `code` if it stood in this file of the embedded workbook. */
async function complaints(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: path.join(PROJECT, "test/host", file) });
  return result!.messages.map(({ message }) => message);
}

const importing = (name: string) => `import { thing } from "${name}";\nexport const other = thing;`;

test.each([
  ["store/stripes.ts", "./cells/area"],
  ["looks/stripes.ts", "../store"],
  ["model/range/stripes.ts", "../../store"],
  ["model/range/stripes.ts", "../format/lines"],
  ["model/worksheet/stripes.ts", "../range/range"],
  ["model/stripes.ts", "./workbook/workbook"],
  ["protocol/stripes.ts", "../model/workbook/workbook"],
  ["print/stripes.ts", "../looks/fonts"],
  ["files/stripes.ts", "../print/paper"],
  ["files/stripes.ts", "exceljs"],
  ["page/stripes.ts", "../files"],
  ["page/sheet/stripes.ts", "../view/panes"],
  ["stripes.ts", "./protocol/batch"],
  ["tests/files/stripes.test.ts", "../../page/sheet/selection"],
])("test/host/%s may import %s", async (file, name) => {
  expect(await complaints(file, importing(name))).toEqual([]);
});

test.each([
  ["store/cells/stripes.ts", "../sheetStore", "test/host/store/cells may not import test/host/store:"],
  ["store/stripes.ts", "../looks/fonts", "test/host/store may not import test/host/looks:"],
  ["model/format/stripes.ts", "../range/range", "test/host/model/format may not import test/host/model/range:"],
  [
    "model/range/stripes.ts",
    "../worksheet/worksheet",
    "test/host/model/range may not import test/host/model/worksheet:",
  ],
  ["model/range/stripes.ts", "../../protocol/query", "test/host/model/range may not import test/host/protocol:"],
  ["looks/stripes.ts", "../model/base/errors", "test/host/looks may not import test/host/model/base:"],
  ["files/stripes.ts", "../model/base/errors", "test/host/files may not import test/host/model/base:"],
  ["print/stripes.ts", "../files", "test/host/print may not import test/host/files:"],
  ["protocol/stripes.ts", "../page/addIn", "test/host/protocol may not import test/host/page:"],
  ["page/view/stripes.ts", "../sheet/selection", "test/host/page/view may not import test/host/page/sheet:"],
  ["page/stripes.ts", "../node", "test/host/page may not import test/host:"],
  ["model/range/stripes.ts", "../../tests/client", "test/host/model/range may not import test/host/tests:"],
])("test/host/%s may not import %s", async (file, name, message) => {
  expect(await complaints(file, importing(name))).toEqual([expect.stringContaining(message)]);
});

test.each([
  ["model/range/stripes.ts", "../../../../src/maze/maze"],
  ["tests/files/stripes.test.ts", "../../../../src/maze/maze"],
  ["tests/files/stripes.test.ts", "../../../libreoffice"],
  ["tests/stripes.ts", "../../actions/conversation"],
])("test/host/%s may not import %s, which is no part of the embedded workbook", async (file, name) => {
  expect(await complaints(file, importing(name))).toEqual([
    `The embedded workbook stands alone: "${name}" is outside test/host.`,
  ]);
});

test.each([
  ["export from", 'export { layout } from "../worksheet/worksheet";'],
  ["export all", 'export * from "../worksheet/worksheet";'],
  ["import()", 'export const late = import("../worksheet/worksheet");'],
  ["a type", 'import type { Worksheet } from "../worksheet/worksheet";\nexport type Other = Worksheet;'],
  ["an import type", 'export type Other = import("../worksheet/worksheet").Worksheet;'],
  ["jest.requireActual", 'export const other: unknown = jest.requireActual("../worksheet/worksheet");'],
])("%s is an import too", async (_form, code) => {
  expect(await complaints("model/range/stripes.ts", code)).toEqual([
    expect.stringContaining("test/host/model/range may not import test/host/model/worksheet:"),
  ]);
});

test("a room that has no place in the order is refused", async () => {
  expect(await complaints("model/charts/stripes.ts", "export const one = 1;")).toEqual([
    "test/host/model/charts has no place in the order of the rooms: give it one in test/host/eslint.rooms.js.",
  ]);
});
