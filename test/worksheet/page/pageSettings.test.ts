import { decodePage, isSameSetting, newPage, type PageSetting } from "../../../src/worksheet/pageSetup";
import { pageOfTable, pageSettings } from "../../../src/worksheet/pageSetup";

/** What a hidden name keeps of a page, which anybody may have changed, and how settings are compared. */

const read = (valid: readonly string[], invalid: readonly string[]) => ({ valid, invalid });
const onOrOff = read(["", "true", "false"], ["x", "1", "True"]);

/** Of each setting, what is read from its record, and what is not. */
const kept: Readonly<Record<PageSetting, ReturnType<typeof read>>> = {
  horizontally: onOrOff,
  vertically: onOrOff,
  gridlines: onOrOff,
  headings: onOrOff,
  orientation: read(["", "Portrait"], ["x", "?", "Portrait!"]),
  zoom: read(["", "100%", "1x0", "10x12345"], ["100", "x1", "1x", "123456%", "a100%", "1x1%", "?"]),
  areas: read(["", "B2:I6", "A1:C9,E2:F4"], ["B2:", "A1:C9,", "A1;B2", "?", "7"]),
  paper: read(["", "A4", "x".repeat(40)], ["x".repeat(41), "A 4", "?"]),
  margins: read(
    ["", "36 36 54 54 22 22", "0 1.5 2.25 3.125 9999 6"],
    [
      ...["36 36 54 54 22", "36 36 54 54 22 22 1", "36,36,54,54,22,22"],
      ...["-1 2 3 4 5 6", "1.2345 2 3 4 5 6", "12345 2 3 4 5 6"],
    ],
  ),
  header: read(["", '["a","b","c"]'], ['["a","b"]', '["a","b","c","d"]', '["a","b",3]', '{"length":3}', "[", "7"]),
  footer: read(["", '["","",""]'], ["no JSON", "[1,2,3]", "?"]),
  state: read(["", "Default"], ["First and default", "{}"]),
};

test.each(pageSettings.map((setting, at) => [setting, at] as const))(
  "%s is read as it may be, and left out otherwise",
  (setting, at) => {
    const readOf = (value: string) => decodePage(pageSettings.map((_, i) => (i === at ? value : "?")).join("\n"));
    for (const value of kept[setting].valid) expect(readOf(value)).toEqual({ [setting]: value });
    for (const value of kept[setting].invalid) expect([value, readOf(value)]).toEqual([value, {}]);
  },
);

const texts = (...three: string[]) => JSON.stringify(three);
const FONTS = texts('&"Arial,Bold"&14Ours', "&K01+000mid", "&KFF00AAx");

test.each<[string, PageSetting, string, string | undefined, boolean]>([
  ["an equal text", "paper", "A4", "A4", true],
  ["another text", "paper", "A4", "Letter", false],
  ["a text that Excel does not tell", "paper", "", "Letter", true],
  ["an area that there is not", "areas", "", "B2:I6", false],
  ["another area", "areas", "B2:I7", "B2:I6", false],
  ["a switch that Excel does not tell", "gridlines", "", "true", true],
  ["a switch of which nothing is known", "gridlines", "", undefined, false],
  ["another switch", "gridlines", "false", "true", false],
  ["margins that Excel keeps in inches", "margins", "36.5 36 54 54 22 21.5", "36 36 54 54 22 22", true],
  ["margins that are wider", "margins", "36.6 36 54 54 22 22", "36 36 54 54 22 22", false],
  ["another orientation", "orientation", "1 2 3 4 5 6", "1 2 3 4 5 6.1", false],
  ["a header with its fonts", "header", FONTS, texts("Ours", "mid", "x"), true],
  ["a footer with spaces and a size", "footer", texts("&8 a b", "", ""), texts("ab", "", ""), true],
  ["other words", "footer", texts("&14Ours", "", ""), texts("Mine", "", ""), false],
  ["words elsewhere", "header", texts("a", "", ""), texts("", "a", ""), false],
])("%s: %s is the same or not", (_what, setting, now, other, isSame) => {
  expect(isSameSetting(setting, { ...newPage, [setting]: now }, { [setting]: other })).toBe(isSame);
});

test.each([
  [800, 1, "Landscape"],
  [801, 1_000, "Landscape"],
  [800, 1_000, "Portrait"],
  [561, 37, "Landscape"],
  [561, 38, "Portrait"],
  [560, 1, "Portrait"],
])("a table of %i points and %i rows is printed in %s", (width, rows, orientation) => {
  expect(pageOfTable(width, rows, "$1:$1")).toEqual({ orientation, repeated: "$1:$1" });
});
