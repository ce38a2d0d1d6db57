import { spawnSync } from "node:child_process";

// npm installs no peers here (.npmrc), so a package may lack one, or have another version than it needs, without a word.
test("the tool behind `npm run excel` finds all packages that it needs", () => {
  const program = require.resolve("office-addin-debugging/cli.js");
  const told = spawnSync(process.execPath, [program, "start", "--help"], { encoding: "utf8" });
  expect(told).toMatchObject({ status: 0, stderr: "" });
  expect(told.stdout).toContain("start [options] <manifest-path>");
});
