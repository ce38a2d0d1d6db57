import { onlyRead, onlyReadBefore } from "../../../src/worksheet/excel/openWorkbook";

const find = 'var cells = sheet.getRange("B2:C3");';
const load = "cells.load(['address']);";

test.each([
  ["finding and loading", [find, load], true],
  ["a comment of office.js", ["// Begin of statements", find], true],
  ["setting a value", [find, "cells.values = ...;"], false],
  ["a call that changes", [find, "cells.clear();"], false],
  ["a found thing that is changed at once", ["var row = sheet.getRange().insert();"], false],
  ["a text in quotes that looks like a call", ['var cells = sheet.getRange("x.clear()");'], true],
  ["a form that is not known", ["cells"], false],
])("%s: whether statements only read", (_what, statements, expected) => {
  expect(onlyRead(statements)).toBe(expected);
});

test("what stands before the statement that failed counts, and where it is not marked nothing is known", () => {
  expect(onlyReadBefore([find, "// >>>>>", "cells.clear();", "// <<<<<"])).toBe(true);
  expect(onlyReadBefore(["cells.clear();", "// >>>>>", load, "// <<<<<"])).toBe(false);
  expect(onlyReadBefore([find, load])).toBe(false);
});
