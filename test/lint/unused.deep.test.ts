import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** What knip says, with this project's configuration, of a project that has one of each thing to refuse. */

const PROJECT = path.resolve(__dirname, "../..");

const FILES = {
  "package.json": JSON.stringify({
    name: "made",
    dependencies: { "used-package": "1", "idle-package": "1" },
    devDependencies: { webpack: "1", "webpack-cli": "1", jest: "1" },
    scripts: { test: "jest", build: "webpack" },
  }),
  "webpack.config.js": 'module.exports = { entry: { taskpane: "./src/taskpane/taskpane.ts" } };',
  "jest.config.cjs": 'module.exports = { testMatch: ["<rootDir>/test/**/*.test.ts"] };',
  "src/taskpane/taskpane.ts": `
    import "used-package";
    import "unlisted-package";
    import "./nowhere";
    import { first, second, used, type Shape } from "../maze/model";
    const shape: Shape = used;
    console.log(first, second, shape);`,
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

test("of files, exports, entries of doors and packages those that nobody uses are found, and what is not there", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "lavirint-unused-"));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  symlinkSync(path.join(PROJECT, "node_modules"), path.join(folder, "node_modules"));
  for (const file of ["knip.js", "tsconfig.json"]) copyFileSync(path.join(PROJECT, file), path.join(folder, file));
  const knip = path.join(PROJECT, "node_modules/knip/bin/knip.js");
  const options = ["--no-progress", "--no-config-hints", "--reporter", path.join(PROJECT, "tools/unused.mjs")];
  const { stdout, stderr } = spawnSync(process.execPath, [knip, ...options], { cwd: folder, encoding: "utf8" });
  rmSync(folder, { recursive: true });
  const takeAway = "Take its export away, or all of it.";
  expect((stdout + stderr).trim().split("\n")).toEqual([
    "package.json: Nobody uses the package idle-package. Remove it.",
    `src/maze/alone.ts: Nobody imports this file. Delete it; or name it in knip.js, if it is run by hand.`,
    `src/maze/model/index.ts:3: Nobody takes inTheRoom from here. ${takeAway}`,
    `src/maze/model/index.ts:3: Nobody takes the type Inside from here. ${takeAway}`,
    `src/maze/model/inner.ts:5: Nobody takes inTheFile from here. ${takeAway}`,
    `src/maze/model/inner.ts:8: Nobody takes the type Idle from here. ${takeAway}`,
    "src/maze/model/twice.ts: first and second are one thing. Leave it one name.",
    "src/taskpane/taskpane.ts:3: The package unlisted-package is not in package.json. Add it, or do without it.",
    "src/taskpane/taskpane.ts:4: There is no ./nowhere.",
    "test/maze/forNobody.ts: Nobody imports this file. Delete it; or name it in knip.js, if it is run by hand.",
  ]);
});
