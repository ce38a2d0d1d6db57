import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Rules that hold nothing look like a clean project: each is shown what it refuses, in a project made for that. */

const PROJECT = path.resolve(__dirname, "../..");
const CONFIGURATION = path.join(PROJECT, ".dependency-cruiser.js");
const { forbidden } = jest.requireActual<{ forbidden: { name: string }[] }>("../../.dependency-cruiser.js");
const { FLOORS, ROOMS } = jest.requireActual<Record<"FLOORS" | "ROOMS", Record<string, string[]>>>("../../floors.js");
const { ROOMS: HOST } = jest.requireActual<{ ROOMS: Record<string, string[]> }>("../host/rooms.js");

const importing = (name: string) => `import { thing } from "${name}";\nexport const other = thing;`;

/** A file of the made project: itself or its folder, what is written in it, and the rule that refuses it, if one does. */
type Case = readonly [place: string, code: string, rule?: string | undefined];

const floors = Object.keys(FLOORS);
const rooms = Object.entries(ROOMS).flatMap(([floor, names]) => names.map((room) => `${floor}/${room}`));
const closed = floors.flatMap((floor) => ROOMS[floor]?.map((room) => `${floor}/${room}`) ?? floor);
const ofHost = (room: string) => path.posix.join("test/host", room);
const upTo = (folder: string) => path.posix.relative(folder, ".");

/** What the tables allow and refuse: of floors and of the embedded workbook's rooms every pair, of other rooms neighbours. */
const ofTables: Case[] = [
  ...floors.flatMap((floor) =>
    closed
      .filter((door) => !door.startsWith(floor))
      .map((door): Case => {
        const isBelow = FLOORS[floor]!.includes(door.split("/")[0]!);
        return [`src/${floor}`, importing(`../${door}`), isBelow ? undefined : `floor ${floor}`];
      }),
  ),
  ...Object.entries(ROOMS).flatMap(([floor, names]) =>
    names.slice(1).flatMap((room, i): Case[] => [
      [`src/${floor}/${room}`, importing(`../${names[i]}`)],
      [`src/${floor}/${names[i]}`, importing(`../${room}`), `room ${floor}/${names[i]}`],
    ]),
  ),
  ...Object.entries(HOST).flatMap(([room, below]) =>
    Object.keys(HOST)
      .filter((other) => other !== room)
      .map((other): Case => {
        const code = importing(`${upTo(ofHost(room))}/${ofHost(other)}/inner`);
        return [ofHost(room), code, below.includes(other) ? undefined : `embedded workbook: ${ofHost(room)}`];
      }),
  ),
];

const others: Case[] = (
  [
    ["src/taskpane", "./change"],
    ["src/taskpane/views", "../../actions/make"],
    ["src/worksheet/cells", "./inner"],
    ["src/files", "fflate"],
    ["src/words", "@fluent/bundle"],
    ["test/host/files", "exceljs"],
    ["test/host/tests/files", "../../page/sheet/inner"],
    ["src/maze", "../../test/host/inner", "src alone: maze"],
    ["src/maze", "./nowhere", "src alone: maze"],
    ["src/actions", "exceljs", "src alone: actions"],
    ["src/actions", "fflate", "src alone: actions"],
    ["src/engine", "../maze", "door of a room"],
    ["src/engine", "../maze/inner", "door of a room"],
    ["src/worksheet/names.ts", "./grid", "room worksheet/names"],
    ["src/worksheet/grid", "../grid", "own door, in a room"],
    ["src/worksheet/grid", "./index", "own door, in a room"],
    ["src/worksheet/grid", ".", "own door, in a room"],
    ["src/files", ".", "own door, in a room"],
    ["src/maze", ".", "own door, in a floor of rooms"],
    ["test/host/model/charts", "../range/inner", "embedded workbook: unknown room"],
    ["test/host/model/range", "../../../../src/maze/inner", "embedded workbook alone"],
    ["test/host/tests/files", "../../../inner", "embedded workbook alone"],
    ["test/host/tests", "../../actions/inner", "embedded workbook alone"],
  ] as const
).map(([folder, name, rule]) => [folder, importing(name), rule]);

/** Every form of import, and those of tests alone. */
const FORMS = [
  'export { thing } from "OTHER";',
  'export * from "OTHER";',
  'export const late = import("OTHER");',
  'import type { Thing } from "OTHER";\nexport type Other = Thing;',
  'import { type Thing } from "OTHER";\nexport type Other = Thing;',
  'export type Other = import("OTHER").Thing;',
  'export type { Thing } from "OTHER";',
];
const FORMS_IN_TESTS = ['export const other: unknown = jest.requireActual("OTHER");', 'jest.mock("OTHER");'];
const forms = [
  ...FORMS.map((form): Case => ["src/maze", form.replace("OTHER", "../worksheet/cells"), "floor maze"]),
  ...[...FORMS, ...FORMS_IN_TESTS].map((form): Case => {
    const rule = "embedded workbook: test/host/model/range";
    return ["test/host/model/range", form.replace("OTHER", "../worksheet/inner"), rule];
  }),
];

/** One violation of each rule that the tables make. */
const ofEachRule: Case[] = [
  ...floors.flatMap((floor): Case[] => [
    [`src/${floor}`, importing("../other/inner"), `floor ${floor}`],
    [`src/${floor}`, importing("node:fs"), `src alone: ${floor}`],
  ]),
  ...rooms.map((room): Case => [`src/${room}`, importing("../inner"), `room ${room}`]),
  ...closed.map((room): Case => ["src/other", importing(`../${room}/inner`), `door ${room}`]),
];

/** Circles, of files in a room each; every file is in the circle. */
const circles: Readonly<Record<string, string>>[] = [
  { a: 'import { b } from "./b";', b: 'import { a } from "./a";' },
  { a: 'import type { B } from "./b";', b: 'import { type A } from "./a";' },
  { a: 'export type B = import("./b").B;', b: 'export type { A } from "./a";' },
  { a: 'export const late = () => import("./b");', b: 'export { a } from "./a";' },
  { a: 'import "./b";', b: 'import type { C } from "./c";', c: 'export { a } from "./a";' },
];

const cases = [...ofTables, ...others, ...forms, ...ofEachRule];
const fileOf = (i: number) => cases[i]![0].replace(/(?<!\.ts)$/, `/case${i}.ts`);

/** By file, the rules that dependency-cruiser says it breaks. */
const broken = new Map<string, string[]>();
const folder = mkdtempSync(path.join(tmpdir(), "lavirint-imports-"));

function write(file: string, code: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), `${code}\n`);
}

beforeAll(() => {
  write("package.json", '{ "dependencies": { "fflate": "1", "@fluent/bundle": "1", "exceljs": "1" } }');
  for (const name of ["fflate", "@fluent/bundle", "exceljs"]) {
    write(`node_modules/${name}/package.json`, `{ "name": "${name}", "version": "1.0.0", "main": "index.js" }`);
    write(`node_modules/${name}/index.js`, "exports.thing = 1;");
  }
  const folders = [
    ...[...closed, ...floors, "other"].map((room) => `src/${room}`),
    ...Object.keys(HOST).map(ofHost),
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
  const { stdout, stderr } = spawnSync(process.execPath, [cruiser, ...options], {
    cwd: folder,
    maxBuffer: 1e8,
    encoding: "utf8",
  });
  if (stdout === "") throw new Error(stderr);
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  for (const { from, rule } of summary.violations) broken.set(from, [...(broken.get(from) ?? []), rule.name]);
});

afterAll(() => rmSync(folder, { recursive: true }));

test("what may be imported is, and everything else is refused by its rule", () => {
  const wrong = cases.filter(([, , rule], i) => {
    const rules = broken.get(fileOf(i));
    return rule === undefined ? rules !== undefined : rules?.includes(rule) !== true;
  });
  expect(wrong).toEqual([]);
});

test("each circle is found, once", () => {
  const found = circles.map((files, i) =>
    Object.keys(files).flatMap((name) => broken.get(`src/maze/model/circle${i}/${name}.ts`) ?? []),
  );
  expect(found).toEqual(circles.map(() => ["circle"]));
});

test("each rule refuses something", () => {
  const found = new Set([...broken.values()].flat());
  expect(forbidden.map(({ name }) => name).filter((name) => !found.has(name))).toEqual([]);
  expect(forbidden.length).toBeGreaterThan(100);
});
