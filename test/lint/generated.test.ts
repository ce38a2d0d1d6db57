import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import generate from "../../tools/generate.cjs";
import { messageArguments } from "../../tools/messageArguments.cjs";
import { textsIn } from "../../tools/words.cjs";

const PROJECT = path.resolve(__dirname, "../..");
const GENERATED = ["src/message/messageArguments.ts", "test/host/model/base/apiSets.ts"] as const;
const [TYPES, API_SETS] = GENERATED;

mkdirSync(path.join(PROJECT, ".cache"), { recursive: true });
/** A project in which all is generated before each test. */
const folder = mkdtempSync(path.join(PROJECT, ".cache/generated-"));
const inFolder = (file: string) => path.join(folder, file);
const read = (file: string) => readFileSync(inFolder(file), "utf8");
const write = (text: string) => writeFileSync(inFolder("src/words/en/pane.ftl"), text);
/** Generates, and tells which files were written. */
function written(): string[] {
  for (const file of GENERATED) utimesSync(inFolder(file), 1, 1);
  expect(generate(folder)).toBe(true);
  return GENERATED.filter((file) => statSync(inFolder(file)).mtimeMs > 1000);
}

for (const each of ["src/words/en", ...GENERATED.map((file) => path.dirname(file))]) {
  mkdirSync(inFolder(each), { recursive: true });
}
beforeEach(() => {
  write("size = { $rows } x { $columns }\n");
  expect(generate(folder)).toBe(true);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

test("what is generated is not in the repository, and up to date when tests begin", () => {
  const ignored = readFileSync(path.join(PROJECT, ".gitignore"), "utf8").split("\n");
  expect(ignored).toEqual(expect.arrayContaining(GENERATED.map((file) => `/${file}`)));
  const { text, faults } = messageArguments(textsIn(path.join(PROJECT, "src/words/en")));
  expect([readFileSync(path.join(PROJECT, TYPES), "utf8"), faults]).toEqual([text, []]);
});

test("it is written where there is none, and where somebody changed it by hand", () => {
  expect(read(TYPES)).toContain('"size": { readonly columns: Filling; readonly rows: Filling };');
  expect(read(API_SETS)).toContain("WorksheetCollection: {");
  rmSync(inFolder(TYPES));
  writeFileSync(inFolder(API_SETS), "");
  generate(folder);
  expect(read(TYPES)).toContain('"size"');
  expect(read(API_SETS)).toContain("WorksheetCollection: {");
});

test("a file is written only if it changes, so that what watches it is left in peace", () => {
  expect(written()).toEqual([]);
  write("size = { $rows } rows and { $columns } columns\n");
  expect(written()).toEqual([]);
  write("size = { NUMBER($rows) } rows and { $columns } columns\n");
  expect(written()).toEqual([TYPES]);
  expect(read(TYPES)).toContain("readonly rows: number");
});

test("a fault of a language file is told each time, and the rest is written", () => {
  const told = jest.spyOn(console, "error").mockReturnValue();
  write("broken = { $rows\nwhole = { $columns }\n");
  expect([generate(folder), generate(folder)]).toEqual([false, false]);
  expect(told.mock.calls.map(([line]) => String(line))).toEqual([
    ...[1, 2].map(() => expect.stringMatching(/^src\/words\/en\/pane\.ftl: Expected token/) as string),
  ]);
  expect(read(TYPES)).toContain('"whole": { readonly columns: Filling };');
});
