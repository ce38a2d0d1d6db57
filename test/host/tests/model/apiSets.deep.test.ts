import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { API_SETS } from "../../model/base/apiSets";

const model = join(__dirname, "../../model/base");

test("the list of members and API sets is what the installed office.d.ts says", () => {
  const script = `import(${JSON.stringify(pathToFileURL(join(model, "writeApiSets.mjs")).href)})
    .then((module) => module.apiSetsSource()).then((source) => process.stdout.write(source));`;
  const source = execFileSync(process.execPath, ["-e", script], { encoding: "utf8", maxBuffer: 1e7 });
  expect(readFileSync(join(model, "apiSets.ts"), "utf8")).toBe(source);
});

test("what the product rests on is there in ExcelApi 1.9", () => {
  const { Range, Worksheet } = API_SETS;
  for (const set of [Worksheet.getRanges, Worksheet.pageLayout, Range.getCellProperties, Range.setCellProperties]) {
    expect(set).toBe(109);
  }
});
