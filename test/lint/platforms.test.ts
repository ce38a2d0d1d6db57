import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { makeReport } from "../../src/actions/report";
import { conversation, book, openWorkbook } from "../actions/stage";
import { DEFAULT_SWITCHES } from "../host/model/base/switches";

const ROOT = path.resolve(__dirname, "../..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

/** The cells of each row of a text's tables, without their headings. */
const tableRows = (text: string) =>
  (text.match(/(?:^\|.*\n)+/gm) ?? [])
    .flatMap((table) => table.trimEnd().split("\n").slice(2))
    .map((line) => line.slice(1, -1).split("|"))
    .map((cells) => cells.map((cell) => cell.trim()));

/** What differs, where, what Lavirint does, the embedded workbook's switch, and lines of the Report. */
const platforms = tableRows(read("docs/platforms.md"));

test("the first page for a real Excel takes fifteen minutes, and every check there has a place for each platform's result", () => {
  const [, first, second] = read("TESTING.md").split(/^## In a real Excel/m);
  const minutes = tableRows(first!).map(([, spent]) => Number(spent));
  expect(minutes.length).toBeGreaterThan(5);
  expect(Math.min(...minutes)).toBeGreaterThan(0);
  expect(minutes.reduce((sum, spent) => sum + spent)).toBeLessThanOrEqual(15);
  const steps = [...tableRows(first!), ...tableRows(second!.split(/^## /m)[0]!)];
  expect(steps.map(([step]) => step)).toEqual(steps.map((_, i) => String(i + 1)));
  for (const cells of steps) {
    expect(cells.slice(0, -4).filter((cell) => cell === "")).toEqual([]);
    expect(cells.slice(-4).filter((cell) => cell !== "" && cell !== "none")).toEqual([]);
  }
});

test("every switch of the embedded workbook is in the table of platforms, and some test turns each", () => {
  const named = platforms.flatMap(([, , , switches]) => [...switches!.matchAll(/`(\w+)`/g)].map(([, name]) => name!));
  const known = new Set(named);
  expect(Object.keys(DEFAULT_SWITCHES).filter((name) => !known.has(name))).toEqual([]);
  const tests = readdirSync(path.join(ROOT, "test"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !/^lint|switches/.test(name))
    .map((name) => read(`test/${name}`))
    .join("\n");
  expect(named.filter((name) => !new RegExp(`\\b${name}\\b`).test(tests))).toEqual([]);
  expect(platforms.length).toBeGreaterThan(25);
});

test("every line of the Report that the table of platforms names is in the Report", async () => {
  openWorkbook();
  const { report } = await makeReport("1.0", conversation(), { sides: [100, 4], now: () => book.excel.passed });
  const lines = report.split("\n").map((line) => line.split(":")[0]!);
  const wanted = platforms.flatMap(([, , , , cell]) => (/^(?:-|refused)/.test(cell!) ? [] : cell!.split("; ")));
  const unknown = wanted.filter((want) => {
    const [begin = "", end = ""] = want.split(/ ?… ?/);
    return !lines.some((line) => line.startsWith(begin) && line.endsWith(end));
  });
  expect(unknown).toEqual([]);
  expect(wanted.length).toBeGreaterThan(20);
});
