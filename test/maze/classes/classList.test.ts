import fc from "fast-check";
import { message } from "../../../src/message";
import { type ClassWords, readClassList } from "../../../src/maze/classes";
import type { ListCell } from "../../../src/maze/content";

type ClassReading = NonNullable<ReturnType<typeof readClassList>>;

const words: ClassWords = {
  name: "Name",
  level: "Level",
  words: "Words",
  shape: "Shape",
  easy: "easy",
  medium: "medium",
  hard: "hard",
  shapes: ["Heart", "Star"].map((name) => ({ id: name.toLowerCase(), name })),
  ownName: "name",
};
const HEADINGS = ["Name", "Level", "Words", "Shape"];
const cells = (row: readonly string[]): ListCell[] => row.map((text) => ({ text }));
const read = (rows: readonly (readonly string[])[], headings: readonly string[] = HEADINGS): ClassReading =>
  readClassList([headings, ...rows].map(cells), 1, [words])!;

test("headings are found in any order and however they are capitalised; only that of names is needed", () => {
  const { pupils, faults } = read([["1", "x", "Ana"]], ["LEVEL", "Remarks", " name "]);
  expect([faults, pupils]).toMatchObject([[], [{ row: 2, name: "Ana", level: 1, items: [] }]]);
  expect(read([["Ana"]], ["NAME"]).pupils).toMatchObject([{ name: "Ana", level: undefined }]);
  expect(readClassList([cells(["Pupil"])], 1, [words])).toBeUndefined();
});

test("the set numbers of a level and its words are read in any case; a blank one is left to the set", () => {
  const levels = ["Easy", " HARD ", "medium", "3", "", "5"].map((level, i) => [`P${i}`, level]);
  expect(read(levels).pupils.map(({ level }) => level)).toEqual(["easy", "hard", "medium", 3, undefined, 5]);
});

test("a word stands letter by letter on the path; words between commas, semicolons or line breaks one in a cell", () => {
  const items = ["SUN FLOWER", "red, green;blue\nold rose", "", "=1+1", "👩‍🚀é"].map((each, i) => [`P${i}`, "", each]);
  expect(read(items).pupils.map((pupil) => pupil.items)).toEqual([
    [..."SUNFLOWER"],
    ["red", "green", "blue", "old rose"],
    [],
    ["=", "1", "+", "1"],
    ["👩‍🚀", "é"],
  ]);
});

test("a shape is the name of a picture in any case, or the letters of the pupil’s own name; only then it counts for the page", () => {
  const { pupils, faults } = read(
    ["heart", " STAR ", "Name", ""].map((shape, i) => [i === 2 ? " Ana  Bo " : `P${i}`, "", "", shape]),
  );
  expect(faults).toEqual([]);
  expect(pupils.map(({ shape }) => shape)).toEqual([
    { kind: "picture", id: "heart" },
    { kind: "picture", id: "star" },
    { kind: "word", text: "Ana Bo" },
    undefined,
  ]);
  const printOf = (shape: string) => read([["Ana", "", "", shape]]).pupils[0]!.print;
  expect(new Set(["", "heart", "star", "name"].map(printOf)).size).toBe(4);
  expect(printOf("HEART")).toBe(printOf("heart"));
  // Pages of class sets from before there were shapes stay.
  expect(printOf("")).toBe("d0aca54c9e59e757");
});

test("rows of one name are numbered in their order, however they are written; empty rows are passed over", () => {
  const { pupils, faults } = read([["Ana"], ["", "", ""], ["ana"], ["Ben"], ["  ANA  "]]);
  expect(faults).toEqual([]);
  expect(pupils.map(({ row, name }) => [row, name])).toEqual([
    [2, "Ana"],
    [4, "ana 2"],
    [5, "Ben"],
    [6, "ANA 3"],
  ]);
  expect(new Set(pupils.map(({ key }) => key)).size).toBe(4);
});

describe("rows of one name, of which some have pages", () => {
  const pagesOf = ({ pupils }: ClassReading) => new Map(pupils.map(({ key, print }) => [key, print]));
  const readWith = (pages: ReturnType<typeof pagesOf>, rows: readonly (readonly string[])[]) =>
    readClassList([HEADINGS, ...rows].map(cells), 1, [words], pages)!;
  const pages = pagesOf(read([["Ana", "1"], ["Ben"], ["Ana", "5"], ["Ana", "3"]]));
  const labels = (...rows: string[][]) => readWith(pages, rows).pupils.map(({ name, level }) => `${name}: ${level}`);

  test("keep their pages where another one is added, changed or taken away", () => {
    expect(labels(["Ana", "2"], ["Ana", "1"], ["Ana", "5"], ["Ana", "3"])).toEqual([
      ...["Ana 4: 2", "Ana: 1", "Ana 2: 5", "Ana 3: 3"],
    ]);
    expect(labels(["Ana", "3"], ["Ana", "4"], ["Ana", "1"])).toEqual(["Ana 3: 3", "Ana 2: 4", "Ana: 1"]);
    expect(labels(["Ana", "5"], ["Ana", "3"])).toEqual(["Ana 2: 5", "Ana 3: 3"]);
  });

  test("are numbered from the top where a label would come twice", () => {
    expect(labels(["Ana", "5"], ["Ana 2", "1"])).toEqual(["Ana: 5", "Ana 2: 1"]);
  });

  test("sorting changes no pupil at all", () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), fc.infiniteStream(fc.nat()), (rows, order) => {
        const made = read(rows);
        fc.pre(made.faults.length === 0);
        const drawn = rows.map((each) => ({ each, at: order.next().value as number }));
        const sorted = drawn.sort((a, b) => a.at - b.at).map(({ each }) => each);
        expect(byKey(readWith(pagesOf(made), sorted))).toEqual(byKey(made));
      }),
    );
  });
});

test("each fault names its row", () => {
  const long = "x".repeat(200);
  const { faults, pupils } = read([
    ["", "easy"],
    [long],
    ["Ana", "6"],
    ["Ben", "", `${"y".repeat(21)},b`],
    ["Cy", "", "", "boat"],
    ["Dora"],
    ["Dora 2"],
    ["dora"],
    ["x".repeat(100)],
  ]);
  expect(faults).toEqual([
    message("class-name-missing", { row: 2 }),
    message("class-name-too-long", { row: 3, length: 200, most: 100 }),
    message("class-level-unknown", { row: 4, name: "Ana", level: "6" }),
    message("class-word-too-long", { row: 5, name: "Ben", word: "y".repeat(21), most: 20 }),
    message("class-shape-unknown", { row: 6, name: "Cy", shape: "boat", known: ["Heart", "Star", "name"] }),
    message("class-name-twice", { row: 9, other: 8, name: "dora 2" }),
  ]);
  expect(pupils.map(({ row }) => row)).toEqual([7, 8, 9, 10]);
  const error = readClassList([cells(["Name"]), [{ text: "#N/A", errorIn: "A5" }]], 4, [words])!;
  expect(error.faults).toEqual([message("cell-error", { cell: "A5", error: "#N/A" })]);
});

const name = fc.oneof(
  fc.constantFrom("Ana", "Бојана", "Zoë", "👩‍🚀 Eva", "李"),
  fc.string({ minLength: 1, maxLength: 12 }),
);
const row = fc.tuple(
  name,
  fc.constantFrom("", "easy", "hard", "4"),
  fc.constantFrom("", "SUN", "red, blue"),
  fc.constantFrom("", "heart", "name"),
);
/** Rows with different names, none of which is another with a number. */
const classList = fc.uniqueArray(row, {
  minLength: 1,
  maxLength: 12,
  selector: ([each]) => read([[each]]).pupils[0]?.key,
});
const byKey = ({ pupils }: ClassReading) =>
  Object.fromEntries(
    pupils.map(({ key, print, name, level, items, shape }) => [key, { print, name, level, items, shape }]),
  );

test("a row that is added, taken away or changed changes nothing of the others", () => {
  fc.assert(
    fc.property(classList, fc.nat(), row, (rows, place, other) => {
      const at = place % rows.length;
      const without = rows.filter((_, i) => i !== at);
      const all = byKey(read(rows));
      const rest = byKey(read(without));
      expect(all).toMatchObject(rest);
      // The changed row keeps its name, so also its key.
      const changed = rows.map((each, i) => (i === at ? ([each[0], other[1], other[2], other[3]] as const) : each));
      expect(byKey(read(changed))).toMatchObject(rest);
      expect(Object.keys(byKey(read(changed)))).toEqual(Object.keys(all));
    }),
  );
});

test("a key tells no name, and is the same for one name for good", () => {
  expect(read([["Ana"], ["Ana"], ["Бојана"]]).pupils.map(({ key }) => key)).toEqual([
    ...["ec40ece13e5ac8b2", "eeff1d8d9dcb9963", "679ea93f7ee213fd"],
  ]);
});
