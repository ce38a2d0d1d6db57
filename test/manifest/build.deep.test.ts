import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { buildAnew, built } from "../built";
import { spawnSync } from "node:child_process";

test("the same source builds the same bytes again", () => {
  const folder = buildAnew();
  try {
    const { addIn } = built();
    const names = readdirSync(addIn, { recursive: true }).map(String).sort();
    expect(readdirSync(path.join(folder, "addIn"), { recursive: true }).map(String).sort()).toEqual(names);
    for (const name of names.filter((each) => statSync(path.join(addIn, each)).isFile())) {
      const again = readFileSync(path.join(folder, "addIn", name));
      expect({ name, isSame: again.equals(readFileSync(path.join(addIn, name))) }).toEqual({ name, isSame: true });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

// npm installs no peers here (.npmrc), so a package may lack one, or have another version than it needs, without a word.
test("the tool behind `npm run excel` finds all packages that it needs", () => {
  const program = require.resolve("office-addin-debugging/cli.js");
  const told = spawnSync(process.execPath, [program, "start", "--help"], { encoding: "utf8" });
  expect(told).toMatchObject({ status: 0, stderr: "" });
  expect(told.stdout).toContain("start [options] <manifest-path>");
});
