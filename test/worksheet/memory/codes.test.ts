import fc from "fast-check";
import { Maze, type Mask } from "../../../src/maze/model";
import {
  cutText,
  fieldsOf,
  findName,
  jsonForName,
  jsonOfName,
  textFormula,
  textOfFormula,
} from "../../../src/worksheet/names";
import {
  decodeOutside,
  encodeMask,
  decodeMask,
  endsFact,
  isMaskOutgrown,
  maskFact,
  savedMask,
  type UnderMark,
} from "../../../src/worksheet/shapeAndEnds";
import { facts, decodePageKind, encodePageKind, isOurs, leftovers, ownGridName } from "../../../src/worksheet/facts";
import { namesOf, PIECE, pinnedFact, textFact } from "../../../src/worksheet/fact";
import { referenceTo } from "../../../src/worksheet/addresses";
import type { NewName, ReadName } from "../../../src/worksheet/names";
import { runs } from "../../depth";

/** Texts that a sheet keeps of its maze are read as they were written. */

const anyText = fc.string({
  unit: fc.constantFrom("a", "é", "🎲", "\ud83c", "%", '"', "&", "=", "'", "\n", "\r", " "),
});

test("any value comes back from a name's text, which has no quotation marks and line breaks", () => {
  const value = fc.oneof(
    anyText,
    fc.array(anyText),
    fc.dictionary(anyText, fc.oneof(anyText, fc.integer(), fc.boolean())),
  );
  fc.assert(
    fc.property(value, (kept) => {
      const text = jsonForName(kept);
      expect(text).not.toMatch(/["\n\r]/);
      expect(text).not.toMatch(/[\ud800-\udfff]/);
      expect(jsonOfName(text)).toEqual(kept);
    }),
    { numRuns: runs(300) },
  );
  expect([jsonOfName("%"), jsonOfName("{"), jsonOfName("")]).toEqual([undefined, undefined, undefined]);
  expect([fieldsOf("text"), fieldsOf(null), fieldsOf(7), fieldsOf({ a: 1 })]).toEqual([{}, {}, {}, { a: 1 }]);
});

test("a text is cut into pieces that are as long as they may be, and never between the halves of a character", () => {
  const anyText = fc.string({ unit: fc.constantFrom("a", "🎲"), maxLength: 60 });
  fc.assert(
    fc.property(anyText, fc.integer({ min: 2, max: 9 }), (text, most) => {
      const pieces = [""];
      for (const character of text) {
        if ((pieces.at(-1) + character).length > most) pieces.push("");
        pieces.push(pieces.pop() + character);
      }
      expect(cutText(text, most)).toEqual(pieces);
    }),
    { numRuns: runs(300) },
  );
});

test("a text comes back from its formula, whose constants have at most 255 characters; a longer formula is refused", () => {
  for (const length of [0, 1, 254, 255, 256, 510, 511, 2_000]) {
    const text = "x".repeat(length);
    const formula = textFormula(text);
    expect(textOfFormula(formula)).toBe(text);
    const constants = Array.from({ length: Math.max(1, Math.ceil(length / 255)) }, (_, i) =>
      Math.min(255, length - 255 * i),
    );
    expect(formula).toBe(`=${constants.map((many) => `"${"x".repeat(many)}"`).join("&")}`);
  }
  // 32 constants in quotation marks, 31 signs between them, and one before.
  expect(textFormula("x".repeat(8_096)).length).toBe(8_192);
  expect(() => textFormula("x".repeat(8_097))).toThrow(RangeError);
});

test("names are found whatever their case, the first one of several", () => {
  const list = [
    { name: "mazeGRID", formula: "=1" },
    { name: "MazeGrid", formula: "=2" },
  ];
  expect(findName(list, "MAZEGRID")).toBe(list[0]);
  expect(findName(list, "MazeGrid2")).toBeUndefined();
});

/** Names as they would be read of a sheet that is called Maze. */
const read = (names: readonly NewName[]): ReadName[] =>
  names.map(({ name, meaning }) => {
    if (typeof meaning === "string") return { name, formula: meaning };
    const { sheet, area } = "sheet" in meaning ? meaning : { sheet: "Maze", area: meaning };
    return { name, formula: referenceTo(sheet, area) };
  });

test("any shape comes back, for a grid of its size alone; one without cells in it or out of it is none", () => {
  const side = fc.integer({ min: 1, max: 9 });
  const outsides = fc.constantFrom("blank", "hatched", "filled", undefined);
  fc.assert(
    fc.property(side, side, outsides, fc.infiniteStream(fc.nat(1)), (rows, columns, outside, cells) => {
      const mask: Mask = Uint8Array.from({ length: rows * columns }, () => cells.next().value as number);
      const shape = { rows, columns, mask, outside };
      const text = encodeMask(shape);
      const area = { row: 4, column: 2, rows, columns };
      expect([decodeMask(text, area), decodeOutside(text)]).toEqual([mask, outside]);
      const names = read(maskFact.namesFor(shape));
      const isShape = mask.includes(0) && mask.includes(1);
      expect(savedMask(names, area)).toEqual(isShape ? mask : undefined);
      expect(isMaskOutgrown(names, area)).toBe(!mask.includes(1));
      const taller = { ...area, rows: rows + 1 };
      expect([decodeMask(text, taller), savedMask(names, taller), isMaskOutgrown(names, taller)]).toEqual([
        ...[undefined, undefined, true],
      ]);
    }),
    { numRuns: runs(200) },
  );
  expect(isMaskOutgrown([], { row: 0, column: 0, rows: 2, columns: 2 })).toBe(false);
  expect(encodeMask(Maze.walled({ rows: 2, columns: 3 }))).toBe("2x3:6");
  const mask = Uint8Array.of(1, 1, 0, 1);
  expect(encodeMask({ rows: 1, columns: 4, mask, outside: "blank" })).toBe("1x4:2 1 1;blank");
});

test.each(["2x2:5", "2x2:3", "2x2:2 2 1", "2x2:", "2x2:!", "2x2:4x", "12x2:4", "2x2", "2x2:00000004"])(
  "“%s” is no shape of two rows and columns",
  (text) => expect(decodeMask(text, { rows: 2, columns: 2 })).toBeUndefined(),
);

test("a page is read as what it is, and any other text is no kind of page", () => {
  expect(decodePageKind("poster 2x3 overlap")).toEqual({
    kind: "poster",
    pages: { across: 2, down: 3, join: "overlap" },
  });
  const kinds = ["page", "answers", "booklet", "index", "poster 2x3 overlap", "poster 1x2 edge"];
  expect(kinds.map((text) => encodePageKind(decodePageKind(text)!))).toEqual(kinds);
  const others = [
    ...["poster", "poster 0x1 overlap", "poster 2x2", "", "sheet", "poster 2x10 edge", "poster 12x1 edge"],
    ...["a poster 2x2 edge", "poster 2x2 edges", "pages"],
  ];
  expect(others.filter((text) => decodePageKind(text) !== undefined)).toEqual([]);
});

test("what an end's mark replaced comes back: look, content, and the line that was removed", () => {
  const was: fc.Arbitrary<UnderMark> = fc.record({
    look: fc.constantFrom("", "FFFFFF", "D9D9D9,LightUp,000000"),
    formula: fc.oneof(anyText, fc.integer(), fc.boolean()),
    isText: fc.boolean(),
    opened: fc.option(
      fc.record({
        side: fc.constantFrom(0, 1, 2, 3),
        line: fc.constant({ style: "Continuous", weight: "Thick", color: "#1F3864" }),
      }),
      { nil: undefined },
    ),
  });
  fc.assert(
    fc.property(was, (kept) => {
      const place = { row: 3, column: 4, rows: 1, columns: 1 };
      const names = read(endsFact.namesFor([{ name: "MazeExit2", place, was: kept }]));
      expect(names.map(({ name }) => name)).toEqual(["MazeExit2", "MazeExit2Was"]);
      const [entrance, exit] = endsFact.read(names)!;
      expect(entrance).toEqual({ name: "MazeEntrance", place: undefined, was: undefined });
      expect(exit).toEqual({ name: "MazeExit2", place: { sheet: "Maze", area: place }, was: kept });
    }),
    { numRuns: runs(200) },
  );
});

/** What an exit's mark replaced, of which its name says this. */
const underMark = (formula: string) =>
  endsFact.read([
    { name: "MazeExit1Was", formula: `="${formula}"` },
    { name: "MazeExit1", formula: "=Maze!$B$2" },
  ])![1]!.was;

test.each([
  ["no look", jsonForName({ look: 7 })],
  ["a content that no cell holds", jsonForName({ look: "", formula: [] })],
  ["no JSON", "look"],
])("a text of an end with %s tells nothing", (_what, text) => expect(underMark(text)).toBeUndefined());

test.each([
  "4 Continuous Thick #1F3864",
  "1 Continuous Thick 1F3864",
  "1 Continuous #1F3864",
  "x1 Continuous Thick #1F3864",
  "1 Continuous Thick #1F38645",
])("“%s” is no line that was removed", (line) => {
  expect(underMark(jsonForName({ look: "", line }))).toEqual({ look: "", formula: "", isText: false });
});

test("exits come in the order of their numbers, and broken ends alone are left over", () => {
  const names = ["MazeExit10", "MazeExit2", "MazeEntrance", "mazeexit1", "MazeExits", "MazeExit1WasX"].map((name) => ({
    name,
    formula: name === "MazeExit2" ? "=Maze!#REF!" : "=Maze!$B$2",
  }));
  expect(endsFact.read(names)!.map(({ name }) => name)).toEqual([
    ...["MazeEntrance", "mazeexit1", "MazeExit2", "MazeExit10"],
  ]);
  expect(leftovers(names)).toEqual(["MazeExit2"]);
  expect(leftovers([...names, { name: "MazeExit2Was", formula: '=""' }])).toEqual(["MazeExit2", "MazeExit2Was"]);
  expect(names.map(({ name }) => endsFact.owns(name))).toEqual([true, true, true, true, false, false]);
});

test("a long text stands in several names, and is read from them in their order, up to the first that is missing", () => {
  const fact = textFact("MazeProbe", "maze");
  for (const length of [1, PIECE, PIECE + 1, 2 * PIECE, 10 * PIECE + 5]) {
    const text = Array.from({ length }, (_, i) => "abcdefghijk"[i % 11]).join("");
    const names = fact.namesFor(text);
    expect(names.map(({ name }) => name)).toEqual(
      Array.from({ length: Math.ceil(length / PIECE) }, (_, i) => (i === 0 ? "MazeProbe" : `MazeProbe${i + 1}`)),
    );
    expect(fact.read(read([...names].reverse()))).toBe(text);
    if (names.length > 2) expect(fact.read(read(names.filter((_, i) => i !== 1)))).toBe(text.slice(0, PIECE));
    expect(fact.read(read(names.slice(1)))).toBeUndefined();
  }
  expect([fact.namesFor(""), fact.read([])]).toEqual([[], undefined]);
});

test("pieces of a text are called as it is, in any case, or with a number from 2 on", () => {
  const pieces = ["MazeProbe", "mazeprobe", "MAZEPROBE2", "MazeProbe9", "MazeProbe10"];
  const others = ["MazeProbe1", "MazeProbe02", "MazeProbe2a", "MazeProbeAt", "MazeProb", "XMazeProbe"];
  const list = [...pieces, ...others].map((name) => ({ name, formula: "" }));
  expect(namesOf(list, textFact("MazeProbe", "maze")).map(({ name }) => name)).toEqual(pieces);
});

test("pins come back with their places, however many names they take, up to five thousand of them", () => {
  const fact = pinnedFact("MazeProbe", "maze");
  const pins = Array.from({ length: 5_001 }, (_, i) => ({
    text: `t${i}`,
    sheet: i % 2 === 0 ? "Maze" : "It's, 2",
    area: { row: i, column: 2 * i, rows: 1 + (i % 3), columns: 2 },
  }));
  for (const count of [1, 2, 150, 400, 5_000, 5_001]) {
    const names = read(fact.namesFor(pins.slice(0, count)));
    for (const { formula } of names) expect(formula.length).toBeLessThanOrEqual(PIECE + 30);
    expect(fact.read(names)).toEqual(
      pins.slice(0, Math.min(count, 5_000)).map(({ text, ...place }) => ({ text, place })),
    );
    expect(fact.read(names.filter(({ name }) => name !== "MazeProbeAt"))).toBeUndefined();
    expect(fact.read(names.filter(({ name }) => name !== "MazeProbe"))).toBeUndefined();
    expect(names.every(({ name }) => fact.owns(name))).toBe(true);
  }
});

test("the grid's name counts as Lavirint's beside a name that is written with it, and is the person's own otherwise", () => {
  const grid = { name: "MazeGrid", formula: "=Maze!$B$2:$C$3" };
  const area = { row: 1, column: 1, rows: 2, columns: 2 };
  for (const name of ["MazeBefore", "MazeBefore2", "MazeStamp_abc", "mazestamp_abc", "MazeCode", "MazeBook"]) {
    const list = [{ name, formula: '=""' }, grid];
    expect([name, facts.grid.read(list), ownGridName(list)]).toEqual([name, { sheet: "Maze", area }, undefined]);
    expect(leftovers(list)).toContain("MazeGrid");
  }
  for (const list of [[grid], [grid, { name: "MazeCodes", formula: '=""' }]]) {
    expect([facts.grid.read(list), ownGridName(list), leftovers(list)]).toEqual([undefined, "MazeGrid", []]);
  }
  expect(ownGridName([])).toBeUndefined();
  const names = ["MazeGrid", "mazecode3", "MazeOfMine", "Grid", "MazeExit7Was"];
  expect(names.filter(isOurs)).toEqual(["MazeGrid", "mazecode3", "MazeExit7Was"]);
});

test("a pupil's page is four texts, of which one is five stars", () => {
  const page = { key: "k", print: "p", name: "Ana", stars: "★★★☆☆" };
  const kept = (value: unknown) => facts.pupil.read([{ name: "MazePupil", formula: `="${jsonForName(value)}"` }]);
  expect(kept(page)).toEqual(page);
  const faults = [{ stars: "★★★" }, { stars: "★★★☆☆☆" }, { stars: 5 }, { key: 1 }, { print: 1 }, { name: 1 }];
  expect([...faults.map((fault) => kept({ ...page, ...fault })), kept("Ana")].filter(Boolean)).toEqual([]);
});
