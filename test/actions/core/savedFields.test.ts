import { decodeChoice, defaultChoice, encodeChoice } from "../../../src/actions/core/savedChoice";
import { savedClassSet } from "../../../src/actions/classroom/classMazes";
import { choiceOf } from "../../../src/actions/laboratory/comparisonReport";
import { decodePaper, encodePaper } from "../../../src/actions/print/printChoice";

/**
 * What a workbook keeps of a person's choices, which anybody may have changed: field by field what is right, up to its limits, and what is
 * not. A wrong field is missing, or the usual one, and the others stay; of a class set and of a comparison nothing is left then.
 */

type Fields = Readonly<Record<string, unknown>>;
type Values = readonly [right: readonly unknown[], wrong: readonly unknown[], usual?: unknown];

const values = (right: readonly unknown[], wrong: readonly unknown[], usual?: unknown): Values => [right, wrong, usual];

const text = (length: number) => "x".repeat(length);
const whole = (least: number, most: number) =>
  values([least, most], [least - 1, most + 1, least + 0.5, String(least), undefined]);
const points: Values = [[1, 24.5, 409], [0.9, 409.1, "24"], undefined];
const colour: Values = [["#12AB9F"], ["12AB9F", "#12AB9", "#12AB9FF", "x#12AB9F", "#12AB9G", 7], undefined];

/** With the field at a path, such as "layout.fill", changed. */
function changed(kept: Fields, path: string, value: unknown): Fields {
  const [first, ...rest] = path.split(".") as [string, ...string[]];
  return {
    ...kept,
    [first]: rest.length === 0 ? value : changed((kept[first] ?? {}) as Fields, rest.join("."), value),
  };
}

/** Without what is undefined. */
const plain = (kept: unknown) => JSON.parse(JSON.stringify(kept)) as unknown;

const layout = {
  cellSize: 24,
  cellHeight: 30,
  wallWeight: "Thin",
  wallColor: "#102030",
  fill: "#FFEEDD",
  fontSize: 9,
  wallShare: 50,
};
const kept: Fields = {
  generator: "wilson",
  seed: "s",
  setNumbers: "grid",
  pace: "instant",
  tint: true,
  layout,
  variation: { loopPercent: 0, blockPermille: 0 },
  shape: { kind: "word", text: "Hi" },
  outside: "filled",
};
const ofChoice: Readonly<Record<string, Values>> = {
  generator: values(["kruskal", "eller"], ["prims", 7, undefined], "kruskal"),
  seed: values(["", text(32_767), 'a "b" % 🎲\n'], [text(32_768), 7], ""),
  setNumbers: values(["usual", "grid", "hiddenSheet", "none"], ["all", 1], "usual"),
  tint: values([true, false], [1, "true"], false),
  "layout.cellSize": [...points.slice(0, 2), 24] as never,
  "layout.cellHeight": points,
  "layout.fontSize": [...points.slice(0, 2), 9] as never,
  "layout.wallWeight": values(["Thin", "Medium", "Thick"], ["thin", 2], "Thick"),
  "layout.wallColor": [...colour.slice(0, 2), "#1F3864"] as never,
  "layout.fill": [...colour.slice(0, 2), "#FFFFFF"] as never,
  "layout.wallShare": values([25, 50, 100], [0, 30, "25"], undefined),
  shape: values(
    ["areas", "colour", { kind: "word", text: text(200) }, { kind: "picture", id: "heart" }],
    [
      ...["star", 1, { kind: "image" }, { kind: "picture", id: "blob" }],
      ...[
        { kind: "word", text: text(201) },
        { kind: "word", text: 7 },
      ],
    ],
    undefined,
  ),
  outside: values(["blank", "hatched", "filled"], ["red"], undefined),
  variation: values(
    [
      { loopPercent: 100, blockPermille: 1000, openPercent: 100, braidPercent: 50 },
      { loopPercent: 0, blockPermille: 0, direction: -100, river: 100, pattern: 4 },
    ],
    [
      ...[{ loopPercent: 101, blockPermille: 0 }, { loopPercent: 1.5, blockPermille: 0 }, { loopPercent: 0 }],
      { loopPercent: 0, blockPermille: 0, openPercent: "many" },
    ],
    { loopPercent: 0, blockPermille: 0 },
  ),
};

const paper: Fields = {
  paper: "Letter",
  title: "t",
  hasNameLine: true,
  below: { stars: true, difficulty: false, code: true },
  booklet: { count: "3", difficulty: "easy" },
};

describe("what Generate is left with", () => {
  it.each(Object.entries(ofChoice))("%s", (path, [right, wrong, usual]) => {
    for (const each of [kept, ...right.map((value) => changed(kept, path, value))]) {
      // The pace is the pane's own.
      const written = encodeChoice({ ...each, pace: "step" } as never);
      expect(written).not.toContain('"');
      expect(plain(decodeChoice(written))).toEqual(each);
    }
    for (const value of wrong) {
      const found = plain(decodeChoice(encodeURIComponent(JSON.stringify(changed(kept, path, value)))));
      expect([value, found]).toEqual([value, plain(changed(kept, path, usual))]);
    }
  });

  it("is nothing of an image", () => {
    const image = { width: 1, height: 1, brightness: new Uint8Array(1) };
    const shape = { kind: "image", image, threshold: 9, isInverted: true } as const;
    const { shape: found, outside } = decodeChoice(encodeChoice({ ...defaultChoice, shape, outside: "filled" }));
    expect([found, outside]).toEqual([undefined, undefined]);
  });
});

const classSet: Fields = {
  columns: 5,
  rows: 4,
  hardest: { columns: 9, rows: 8 },
  generators: ["wilson"],
  difficulty: "easy",
  seed: "s",
  paper: "A4",
  title: "t",
  order: ["a", "b"],
  wallShare: 25,
  below: { stars: true, difficulty: false, code: true },
};
const comparison: Fields = {
  generators: ["wilson"],
  sizes: [{ rows: 4, columns: 5 }],
  mazes: 8,
  seed: "s",
  variation: { loopPercent: 0, blockPermille: 0 },
  withSolvers: true,
};
/** A side of this length, either way. */
const sized = (side: unknown) => [[{ rows: side, columns: 5 }], [{ rows: 4, columns: side }]];
const many = (count: number) => Array.from({ length: count }, () => ({ rows: 4, columns: 5 }));

const yesOrNo = values([true, false], [1, "true", undefined]);

describe.each([
  [
    "the tab Print",
    (of: Fields) => decodePaper(encodePaper(of as never)),
    paper,
    {
      paper: values(["A4", "Letter"], ["A3", 4, undefined]),
      title: values(["", text(90), 'a "b" % 🎲'], [text(91), 7, undefined]),
      hasNameLine: yesOrNo,
      "below.stars": yesOrNo,
      "below.difficulty": yesOrNo,
      "below.code": yesOrNo,
      "booklet.count": values(["", "many"], [3, null, ["3"], { value: "3" }]),
    },
  ],
  [
    "a class set",
    savedClassSet,
    classSet,
    {
      columns: whole(2, 200),
      rows: whole(2, 200),
      "hardest.columns": whole(2, 200),
      "hardest.rows": whole(2, 200),
      generators: values([["kruskal", "eller"]], [[], ["prims"], "wilson"]),
      difficulty: values(["easy", "medium", "hard"], ["3", 3, undefined]),
      seed: values([""], [7, undefined]),
      title: values([""], [7, undefined]),
      paper: values(["A4", "Letter"], ["A3"]),
      order: values([[], ["a"]], ["a", undefined]),
    },
  ],
  [
    "a comparison",
    (of: Fields) => choiceOf(of),
    comparison,
    {
      generators: values([["kruskal", "eller"], []], [["prims"], "wilson"]),
      sizes: values(
        [[], many(8), ...sized(1), ...sized(10_000)],
        [many(9), 7, [7], ...[0, 10_001, 1.5, "6"].flatMap(sized)],
      ),
      mazes: values([1, 10_000], [0, 10_001, 2.5, "8", undefined]),
      seed: values([""], [7, undefined]),
      variation: values([{ loopPercent: 100, blockPermille: 1000 }], [{ loopPercent: 101, blockPermille: 0 }]),
    },
  ],
] as const)("what is kept of %s", (what, decode, all, fields) => {
  const decoded = (of: Fields) => {
    const found = decode(of);
    return found && (plain(found) as Fields);
  };

  it.each(Object.entries(fields as unknown as Record<string, Values>))("%s", (path, [right, wrong]) => {
    expect(decoded(all)).toEqual(all);
    for (const value of right) expect(decoded(changed(all, path, value))).toEqual(changed(all, path, value));
    for (const value of wrong) {
      // A number that is written as a text is one.
      if (what === "a class set" && value === "2") continue;
      expect([value, decoded(changed(all, path, value))]).toEqual([value, undefined]);
    }
  });
});
