import { message } from "../../../src/message";
import { type ListCell, pupilKeys, readClassList } from "../../../src/maze/classes/classList";
import { readMinutes } from "../../../src/maze/classes/readMinutes";

const place = { sheet: "Pupils", row: 3 };
const words = { name: "Name", minutes: "Minutes" };
const cell = (value: string | number): ListCell =>
  typeof value === "number"
    ? { text: String(value), isError: false, number: value }
    : { text: value, isError: value.startsWith("#") };
const shapes = { easy: "e", medium: "m", hard: "h", shapes: [], ownName: "n" };
const classWords = { name: "Name", level: "L", words: "W", shape: "S", ...shapes };
const read = (...rows: (string | number | ListCell)[][]) => {
  const list = rows.map((row) => row.map((each) => (typeof each === "object" ? each : cell(each))));
  return readMinutes(list, place, words, pupilKeys(list, place.row, classWords) ?? new Map<number, string>());
};

test("minutes belong to the pupil whose page is made from the row, in any order of columns and however headings are written", () => {
  const rows = [
    ["MINUTES", "Level", " name"],
    [3.5, 7, "Ana"],
    ["", "easy", "Ben"],
    [4, "", "ana "],
  ];
  const found = read(...rows)!;
  expect(found.faults).toEqual([]);
  expect(found.rows.map(({ row, name, minutes }) => [row, name, minutes])).toEqual([
    [4, "Ana", 3.5],
    [6, "ana", 4],
  ]);
  // A level that is wrong now does not matter: the pages were made before.
  const list = [["Name"], ["Ana"], ["Ben"], ["ana"]].map((row) => row.map(cell));
  const { pupils } = readClassList(list, 1, classWords)!;
  expect(found.rows.map(({ key }) => key)).toEqual([pupils[0]!.key, pupils[2]!.key]);
});

test("what are no minutes is left out, and said with its row", () => {
  const dated = { ...cell(45_000.25), isDate: true };
  const found = read(
    ["Name", "Minutes"],
    ["A", "3,5"],
    ["B", -2],
    ["C", 0],
    ["D", "#N/A"],
    ["E", dated],
    ["F", 2],
    [""],
  )!;
  const where = (row: number) => ({ row, sheet: "Pupils" });
  expect(found.faults).toEqual([
    message("minutes-text", { ...where(4), held: "3,5" }),
    message("minutes-not-positive", { ...where(5), minutes: -2 }),
    message("minutes-not-positive", { ...where(6), minutes: 0 }),
    message("minutes-error", { ...where(7), error: "#N/A" }),
    message("minutes-date", where(8)),
  ]);
  expect(found.rows.map(({ name }) => name)).toEqual(["F"]);
});

test("a number that is a text is a text, and rows without a name or without minutes say nothing", () => {
  const found = read(["Name", "Minutes"], ["A", "7"], ["", 5], ["B", " "], ["C"])!;
  expect(found).toEqual({ rows: [], faults: [message("minutes-text", { row: 4, sheet: "Pupils", held: "7" })] });
});

test("a list without the column has no minutes", () => {
  expect(read(["Name", "Level"], ["Ana", 3])).toBeUndefined();
  expect(read(["Level", "Minutes"], ["Ana", 3])).toBeUndefined();
});
