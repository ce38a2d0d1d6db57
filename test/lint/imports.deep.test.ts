import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Rules that hold nothing look like a clean project: each is shown what it refuses, in a project made for that. */

const PROJECT = path.resolve(__dirname, "../..");
const CONFIGURATION = path.join(PROJECT, ".dependency-cruiser.js");
const { forbidden } = jest.requireActual<{ forbidden: { name: string }[] }>("../../.dependency-cruiser.js");
const { FLOORS, ROOMS } = jest.requireActual<{
  FLOORS: Record<string, string[]>;
  ROOMS: Record<string, string[]>;
}>("../../floors.js");
const { ROOMS: HOST } = jest.requireActual<{ ROOMS: Record<string, string[]> }>("../host/rooms.js");

const importing = (name: string) => `import { thing } from "${name}";\nexport const other = thing;`;

/** A file of the made project: where it stands, what is written in it, and the rule that refuses it, if one does. */
type Case = readonly [file: string, code: string, rule?: string];

const mayImport: Case[] = (
  [
    ["src/engine", "../maze/model"],
    ["src/worksheet", "../maze/model"],
    ["src/worksheet", "../engine"],
    ["src/actions", "../engine"],
    ["src/taskpane", "../engine"],
    ["src/commands", "../engine"],
    ["src/actions", "../maze/generators"],
    ["src/actions", "../worksheet/cells"],
    ["src/taskpane", "../actions/make"],
    ["src/taskpane/views", "../../actions/make"],
    ["src/taskpane", "../maze/generators"],
    ["src/commands", "../actions/make"],
    ["src/maze/generators", "../model"],
    ["src/functions", "../message"],
    ["src/functions", "../maze/code"],
    ["src/functions", "../words"],
    ["src/files", "fflate"],
    ["src/words", "@fluent/bundle"],
    ["src/worksheet/cells", "../excel"],
    ["src/worksheet/cells", "./inner"],
    ["src/worksheet/grid", "../excel"],
    ["src/actions/edit", "../desk"],
    ["src/actions/desk", "../../worksheet/grid"],
    ["src/taskpane/make", "../controls"],
    ["src/taskpane", "./change"],
    ["test/host/store", "./cells/inner"],
    ["test/host/looks", "../store"],
    ["test/host/model/range", "../../store"],
    ["test/host/model/range", "../format/inner"],
    ["test/host/model/worksheet", "../range/inner"],
    ["test/host/model", "./workbook/inner"],
    ["test/host/protocol", "../model/workbook/inner"],
    ["test/host/print", "../looks/inner"],
    ["test/host/files", "../print/inner"],
    ["test/host/files", "exceljs"],
    ["test/host/page", "../files"],
    ["test/host/page/sheet", "../view/inner"],
    ["test/host", "./protocol/inner"],
    ["test/host/tests/files", "../../page/sheet/inner"],
  ] as const
).map(([folder, name]) => [folder, importing(name)]);

const refused: Case[] = (
  [
    ["src/maze", "../worksheet/cells", "floor maze"],
    ["src/maze", "../engine", "floor maze"],
    ["src/engine", "../worksheet/cells", "floor engine"],
    ["src/maze/generators", "../../worksheet/cells", "floor maze"],
    ["src/maze", "../actions/make", "floor maze"],
    ["src/worksheet", "../actions/make", "floor worksheet"],
    ["src/worksheet", "../taskpane/make", "floor worksheet"],
    ["src/actions", "../taskpane/make", "floor actions"],
    ["src/actions", "../commands", "floor actions"],
    ["src/commands", "../taskpane/make", "floor commands"],
    ["src/commands", "../worksheet/cells", "floor commands"],
    ["src/taskpane", "../worksheet/cells", "floor taskpane"],
    ["src/taskpane/views", "../../worksheet/cells", "floor taskpane"],
    ["src/taskpane", "../commands", "floor taskpane"],
    ["src/functions", "../engine", "floor functions"],
    ["src/functions", "../worksheet/cells", "floor functions"],
    ["src/functions", "../actions/make", "floor functions"],
    ["src/functions", "../taskpane/make", "floor functions"],
    ["src/maze", "../functions", "floor maze"],
    ["src/maze", "../../test/host/inner", "src alone: maze"],
    ["src/actions", "exceljs", "src alone: actions"],
    ["src/actions", "fflate", "src alone: actions"],
    ["src/maze", "node:fs", "src alone: maze"],
    ["src/maze", "./nowhere", "src alone: maze"],
    ["src/worksheet/grid", "../excel/inner", "door worksheet/excel"],
    ["src/actions/make", "../../worksheet/grid/inner", "door worksheet/grid"],
    ["src/actions/make", "../../engine/inner", "door engine"],
    ["src/maze/generators", "../model/inner", "door maze/model"],
    ["src/engine", "../maze", "door of a room"],
    ["src/engine", "../maze/inner", "door of a room"],
    ["src/worksheet/grid", "../grid", "own door, in a room"],
    ["src/worksheet/grid", "./index", "own door, in a room"],
    ["src/worksheet/grid", ".", "own door, in a room"],
    ["src/files", ".", "own door, in a room"],
    ["src/maze", ".", "own door, in a floor of rooms"],
    ["src/worksheet/excel", "../cells", "room worksheet/excel"],
    ["src/worksheet/cells", "../sheet", "room worksheet/cells"],
    ["src/worksheet/beside", "../grid", "room worksheet/beside"],
    ["src/actions/desk", "../watch", "room actions/desk"],
    ["src/actions/watch", "../make", "room actions/watch"],
    ["src/actions/solve", "../edit", "room actions/solve"],
    ["src/taskpane/controls", "../running", "room taskpane/controls"],
    ["src/taskpane/make", "../inner", "room taskpane/make"],
    ["test/host/store/cells", "../index", "embedded workbook: test/host/store/cells"],
    ["test/host/store", "../looks/inner", "embedded workbook: test/host/store"],
    ["test/host/model/format", "../range/inner", "embedded workbook: test/host/model/format"],
    ["test/host/model/range", "../worksheet/inner", "embedded workbook: test/host/model/range"],
    ["test/host/model/range", "../../protocol/inner", "embedded workbook: test/host/model/range"],
    ["test/host/looks", "../model/base/inner", "embedded workbook: test/host/looks"],
    ["test/host/files", "../model/base/inner", "embedded workbook: test/host/files"],
    ["test/host/print", "../files", "embedded workbook: test/host/print"],
    ["test/host/protocol", "../page/inner", "embedded workbook: test/host/protocol"],
    ["test/host/page/view", "../sheet/inner", "embedded workbook: test/host/page/view"],
    ["test/host/page", "../inner", "embedded workbook: test/host/page"],
    ["test/host/model/range", "../../tests/inner", "embedded workbook: test/host/model/range"],
    ["test/host/model/charts", "../range/inner", "embedded workbook: unknown room"],
    ["test/host/model/range", "../../../../src/maze/inner", "embedded workbook alone"],
    ["test/host/tests/files", "../../../../src/maze/inner", "embedded workbook alone"],
    ["test/host/tests/files", "../../../inner", "embedded workbook alone"],
    ["test/host/tests", "../../actions/inner", "embedded workbook alone"],
  ] as const
).map(([folder, name, rule]) => [folder, importing(name), rule]);

/** Every form of import, upwards. */
const forms: Case[] = [
  'export { layout } from "../worksheet/cells";',
  'export * from "../worksheet/cells";',
  'export const late = import("../worksheet/cells");',
  'import type { Layout } from "../worksheet/cells";\nexport type Other = Layout;',
  'import { type Layout } from "../worksheet/cells";\nexport type Other = Layout;',
  'export type Layout = import("../worksheet/cells").Layout;',
  'export type { Layout } from "../worksheet/cells";',
].map((code) => ["src/maze", code, "floor maze"]);
const formsInHost: Case[] = [
  'export { layout } from "../worksheet/inner";',
  'export * from "../worksheet/inner";',
  'export const late = import("../worksheet/inner");',
  'import type { Worksheet } from "../worksheet/inner";\nexport type Other = Worksheet;',
  'export type Other = import("../worksheet/inner").Worksheet;',
  'export const other: unknown = jest.requireActual("../worksheet/inner");',
  'jest.mock("../worksheet/inner");',
].map((code) => ["test/host/model/range", code, "embedded workbook: test/host/model/range"]);

/** One violation of each rule that the tables make. */
const rooms = Object.entries(ROOMS).flatMap(([floor, names]) => names.map((room) => `${floor}/${room}`));
const closed = Object.keys(FLOORS).flatMap((floor) => ROOMS[floor]?.map((room) => `${floor}/${room}`) ?? floor);
const upTo = (folder: string) => path.posix.relative(folder, ".");
const ofEachRule: Case[] = [
  ...Object.keys(FLOORS).flatMap((floor): Case[] => [
    [`src/${floor}`, importing("../other/inner"), `floor ${floor}`],
    [`src/${floor}`, importing("node:fs"), `src alone: ${floor}`],
  ]),
  ...rooms.map((room): Case => [`src/${room}`, importing("../inner"), `room ${room}`]),
  ...closed.map((room): Case => ["src/other", importing(`../${room}/inner`), `door ${room}`]),
  ...Object.keys(HOST).map((room): Case => {
    const folder = path.posix.join("test/host", room);
    const target = `${upTo(folder)}/test/host/tests/inner`;
    return [folder, importing(target), `embedded workbook: ${folder}`];
  }),
];

/** Circles, of files in a room each; every file is in the circle. */
const circles: Readonly<Record<string, string>>[] = [
  { a: 'import { b } from "./b";', b: 'import { a } from "./a";' },
  { a: 'import type { B } from "./b";', b: 'import { type A } from "./a";' },
  { a: 'export type B = import("./b").B;', b: 'export type { A } from "./a";' },
  { a: 'export const late = () => import("./b");', b: 'export { a } from "./a";' },
  { a: 'import "./b";', b: 'import type { C } from "./c";', c: 'export { a } from "./a";' },
];

const cases = [...mayImport, ...refused, ...forms, ...formsInHost, ...ofEachRule];
const fileOf = (i: number) => `${cases[i]![0]}/case${i}.ts`;

/** By file, the rules that dependency-cruiser says it breaks. */
const broken = new Map<string, string[]>();
const folder = mkdtempSync(path.join(tmpdir(), "lavirint-imports-"));

function write(file: string, code: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), `${code}\n`);
}

beforeAll(async () => {
  write("package.json", '{ "dependencies": { "fflate": "1", "@fluent/bundle": "1", "exceljs": "1" } }');
  for (const name of ["fflate", "@fluent/bundle", "exceljs"]) {
    write(`node_modules/${name}/package.json`, `{ "name": "${name}", "version": "1.0.0", "main": "index.js" }`);
    write(`node_modules/${name}/index.js`, "exports.thing = 1;");
  }
  const folders = [
    ...[...closed, ...Object.keys(FLOORS), "other"].map((room) => `src/${room}`),
    ...Object.keys(HOST).map((room) => path.posix.join("test/host", room)),
    ...["test/host/tests", "test/actions", "test"],
  ];
  for (const each of folders) {
    for (const name of ["index", "inner"]) write(`${each}/${name}.ts`, "export const thing = 1;");
  }
  cases.forEach(([, code], i) => write(fileOf(i), code));
  circles.forEach((files, i) => {
    for (const [name, code] of Object.entries(files)) write(`src/maze/model/circle${i}/${name}.ts`, code);
  });
  const cruiser = path.join(PROJECT, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
  const options = ["--config", CONFIGURATION, "--output-type", "json", "src", "test/host"];
  const said = await new Promise<string>((resolve) => {
    // It exits with the number of violations.
    execFile(process.execPath, [cruiser, ...options], { cwd: folder, maxBuffer: 1e8 }, (_error, stdout, stderr) =>
      resolve(stdout === "" ? stderr : stdout),
    );
  });
  const { summary } = JSON.parse(said) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  for (const { from, rule } of summary.violations) broken.set(from, [...(broken.get(from) ?? []), rule.name]);
});

afterAll(() => rmSync(folder, { recursive: true }));

const told = (i: number) => `${cases[i]![0]}: ${cases[i]![1].split("\n")[0]}`;
const allowed = cases.flatMap(([, , rule], i) => (rule === undefined ? [[told(i), i] as const] : []));
const caught = cases.flatMap(([, , rule], i) => (rule === undefined ? [] : [[told(i), rule, i] as const]));

test.each(allowed)("allowed: %s", (_case, i) => {
  expect(broken.get(fileOf(i))).toBeUndefined();
});

test.each(caught)("%s is against %s", (_case, rule, i) => {
  expect(broken.get(fileOf(i))).toContain(rule);
});

test.each(circles.map((files, i) => [Object.values(files).join(" "), i, Object.keys(files)] as const))(
  "a circle is found: %s",
  (_case, i, names) => {
    const found = names.flatMap((name) => broken.get(`src/maze/model/circle${i}/${name}.ts`) ?? []);
    expect(found).toEqual(["circle"]); // once
  },
);

test("each rule refuses something", () => {
  const found = new Set([...broken.values()].flat());
  expect(forbidden.map(({ name }) => name).filter((name) => !found.has(name))).toEqual([]);
  expect(forbidden.length).toBeGreaterThan(100);
});
