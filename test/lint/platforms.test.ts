import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { makeReport } from "../../src/actions/report/makeReport";
import { conversation } from "../actions/conversation";
import { book, openWorkbook } from "../actions/openMaze";
import { DEFAULT_SWITCHES } from "../host/model/base/switches";

/** The matrix of platforms in TESTING.md, a row each: what differs, where, switch, tests, report. */
const rows = readFileSync(path.resolve(__dirname, "../../TESTING.md"), "utf8")
  .split(/^## /m)
  .find((section) => section.startsWith("What Excel is documented"))!
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .slice(2)
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, differs, , switches, tests, report]) => ({
    differs: differs!,
    switches: [...switches!.matchAll(/`(\w+)/g)].map(([, name]) => name!),
    tests: tests!.includes("all acts") ? [...named(tests!), "actions/ways/ways"] : named(tests!),
    report: report!,
  }));

function named(tests: string): string[] {
  return [...tests.matchAll(/`([\w/]+)`/g)].map(([, name]) => name!);
}

const files = readdirSync(path.resolve(__dirname, ".."), { recursive: true, encoding: "utf8" })
  .map((name) => name.split(path.sep).join("/"))
  .filter((name) => name.endsWith(".test.ts"));

/** The files that a name of the matrix means: the end of their path, whenever they run. */
const filesOf = (name: string) =>
  files.filter((file) => `/${file.replace(".deep.", ".")}`.endsWith(`/${name}.test.ts`));

test("the first page for a real Excel takes fifteen minutes at most, in steps with a place for each result", () => {
  const page = readFileSync(path.resolve(__dirname, "../../TESTING.md"), "utf8")
    .split(/^## /m)
    .find((section) => section.startsWith("In a real Excel: fifteen minutes"))!;
  const [heads, , ...steps] = page
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  expect(heads!.slice(1, -1)).toEqual(["step", "minutes", "do", "should be seen", "result"]);
  expect(steps.length).toBeGreaterThan(5);
  for (const [, , minutes, what, seen, result] of steps) {
    expect([Number(minutes) > 0, what !== "", seen !== "", result]).toEqual([true, true, true, ""]);
  }
  expect(steps.reduce((sum, [, , minutes]) => sum + Number(minutes), 0)).toBeLessThanOrEqual(15);
});

test("every switch of the embedded workbook stands in the matrix of platforms", () => {
  const known = new Set(rows.flatMap(({ switches }) => switches));
  expect(Object.keys(DEFAULT_SWITCHES).filter((name) => !known.has(name))).toEqual([]);
});

test("every test in the matrix is there, and one of each row turns the row's switch", () => {
  const missing = rows.flatMap(({ tests }) => tests.filter((name) => filesOf(name).length === 0));
  expect(missing).toEqual([]);
  const untouched = rows.filter(({ switches: [name], tests }) => {
    if (name === undefined) return false;
    const texts = tests.flatMap(filesOf).map((file) => readFileSync(path.resolve(__dirname, "..", file), "utf8"));
    return !texts.some((text) => text.includes(name) || (name === "faults" && text.includes("ErrorCodes")));
  });
  expect(untouched.map(({ differs }) => differs)).toEqual([]);
  expect(rows.length).toBeGreaterThan(25);
});

test("every line of the report that the matrix names is in the report", async () => {
  openWorkbook();
  const { report } = await makeReport("1.0", conversation(), { sides: [100, 4], now: () => book.excel.passed });
  const lines = report.split("\n").map((line) => line.split(":")[0]!);
  const wanted = rows.flatMap(({ report: cell }) => (/^(?:-|refused|whether)/.test(cell) ? [] : cell.split("; ")));
  const unknown = wanted.filter((want) => {
    const [begin = "", end = ""] = want.replace(/:.*/, "").split(/ ?… ?/);
    return !lines.some((line) => line.startsWith(begin) && line.endsWith(end));
  });
  expect(unknown).toEqual([]);
  expect(wanted.length).toBeGreaterThan(20);
});
