import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** What knip says, with this project's configuration, of a project that has one of each thing to refuse. */

const PROJECT = path.resolve(__dirname, "../..");

const FILES = {
  "package.json": JSON.stringify({
    name: "made",
    dependencies: { "used-package": "1", "idle-package": "1" },
    devDependencies: { webpack: "1", jest: "1" },
    scripts: { test: "jest", build: "webpack" },
  }),
  "webpack.config.js": 'module.exports = { entry: { taskpane: "./src/taskpane/taskpane.ts" } };',
  "jest.config.cjs": 'module.exports = { testMatch: ["<rootDir>/test/**/*.test.ts"] };',
  "src/taskpane/taskpane.ts": `
    import "used-package";
    import "unlisted-package";
    import "./nowhere";
    import { first, second, used } from "../maze/model";
    console.log(first, second, used satisfies import("../maze/model").Shape);
    const late = async () => (await import("../maze/late")).loaded;
    late();`,
  "src/maze/late.ts": "export const loaded = 1; export const notLoaded = 2;",
  "src/maze/model/index.ts": `
    export { first, second } from "./twice";
    export { inTheRoom, used, type Inside, type Shape } from "./inner";`,
  "src/maze/model/inner.ts": `
    import { tested } from "./tested";
    export const used = inTheFile + tested;
    export const inTheRoom = 1;
    export const inTheFile = 2;
    export type Shape = number;
    export type Inside = string;
    export type Idle = boolean;`,
  "src/maze/model/tested.ts": `
    import { inTheRoom, type Inside } from "./inner";
    export const tested: number = inTheRoom;
    export const forTests = (inside: Inside) => inside;`,
  "src/maze/model/twice.ts": "export const first = 1; export const second = first;",
  "src/maze/alone.ts": "export const alone = 1;",
  "test/maze/tested.test.ts": 'import { forTests } from "../../src/maze/model/tested"; forTests("");',
  "test/maze/forNobody.ts": "export const forNobody = 1;",
  "bench/run.mjs": "console.log(1);",
};

interface Found {
  readonly name: string;
}
type Kind = "files" | "dependencies" | "unlisted" | "unresolved" | "exports" | "types" | "duplicates";
type Issues = Readonly<Record<Kind, readonly (Found | readonly Found[])[]>> & { readonly file: string };

test("of files, exports, entries of doors and packages those that nobody uses are found, and what is not there", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "lavirint-unused-"));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  for (const file of ["knip.js", "tsconfig.json"]) copyFileSync(path.join(PROJECT, file), path.join(folder, file));
  const knip = path.join(PROJECT, "node_modules/knip/bin/knip.js");
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, [knip, "--no-progress", "--reporter", "json"], { cwd: folder }, (_error, out, errors) =>
      resolve(out === "" ? errors : out),
    );
  });
  rmSync(folder, { recursive: true });
  const { issues } = JSON.parse(said) as { readonly issues: readonly Issues[] };
  const kinds: readonly Kind[] = ["files", "dependencies", "unlisted", "unresolved", "exports", "types", "duplicates"];
  const found = issues.flatMap((issue) =>
    kinds.flatMap((kind) =>
      (issue[kind] ?? []).map((each) => `${kind}: ${issue.file}: ${[each].flat().map(({ name }) => name).join(" = ")}`),
    ),
  );
  expect(found.sort()).toEqual([
    "dependencies: package.json: idle-package",
    "duplicates: src/maze/model/twice.ts: first = second",
    "exports: src/maze/late.ts: notLoaded",
    "exports: src/maze/model/index.ts: inTheRoom",
    "exports: src/maze/model/inner.ts: inTheFile",
    "files: src/maze/alone.ts: src/maze/alone.ts",
    "files: test/maze/forNobody.ts: test/maze/forNobody.ts",
    "types: src/maze/model/index.ts: Inside",
    "types: src/maze/model/inner.ts: Idle",
    "unlisted: src/taskpane/taskpane.ts: unlisted-package",
    "unresolved: src/taskpane/taskpane.ts: ./nowhere",
  ]);
});
