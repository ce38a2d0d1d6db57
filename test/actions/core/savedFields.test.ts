import { decodeChoice, defaultChoice, encodeChoice } from "../../../src/actions/core/savedChoice";
import { savedClassSet } from "../../../src/actions/classroom/classMazes";
import { choiceOf } from "../../../src/actions/laboratory/comparisonReport";
import { decodePaper, encodePaper, plainPage } from "../../../src/actions/print/printChoice";
import { UNVARIED } from "../../../src/maze/generators";
import { oblong, smallClass } from "../../acts/choices";

/**
 * What a workbook keeps of a person's choices, which anybody may have changed: field by field what is right, up to its limits, and what is
 * not. A wrong field is missing, or the usual one, and the others stay; of a page, a class set and a comparison nothing is left then.
 */

type Fields = Readonly<Record<string, unknown>>;
type Values = readonly [right: readonly unknown[], wrong: readonly unknown[], ...usual: [] | [unknown]];

const of = (...values: Values) => values;
const xs = (length: number) => "x".repeat(length);
const whole = (least: number, most: number) =>
  of([least, most], [least - 1, most + 1, least + 0.5, String(least), undefined]);
const points = (usual?: number) => of([1, 24.5, 409], [0.9, 409.1, "24"], usual);
const colour = (usual: string) => of(["#12AB9F"], ["12AB9F", "#12AB9", "#12AB9FF", "x#12AB9F", "#12AB9G", 7], usual);
const yesOrNo = of([true, false], [1, "true", undefined]);
const text = of([""], [7, undefined]);

/** With the field at a path, such as "layout.fill", changed. */
function changed(kept: Fields, path: string, value: unknown): Fields {
  const [first, ...rest] = path.split(".") as [string, ...string[]];
  return {
    ...kept,
    [first]: rest.length === 0 ? value : changed((kept[first] ?? {}) as Fields, rest.join("."), value),
  };
}

/** Without what is undefined. */
const plain = (kept: unknown) => kept && (JSON.parse(JSON.stringify(kept)) as unknown);
const asKept = (fields: unknown) => encodeURIComponent(JSON.stringify(fields));

const generated = {
  ...defaultChoice,
  generator: "wilson",
  seed: "s",
  setNumbers: "grid",
  tint: true,
  layout: { ...oblong.layout, wallWeight: "Thin", wallColor: "#102030", fill: "#FFEEDD", fontSize: 8, wallShare: 50 },
  variation: UNVARIED,
  shape: { kind: "word", text: "Hi" },
  outside: "filled",
} as const;
const paper = { ...plainPage, booklet: { count: "3", difficulty: "easy" } };
const classSet: Fields = { ...smallClass, hardest: { columns: 9, rows: 8 }, order: ["a", "b"], wallShare: 25 };
const comparison: Fields = {
  generators: ["wilson"],
  sizes: [{ rows: 4, columns: 5 }],
  mazes: 8,
  seed: "s",
  variation: UNVARIED,
  withSolvers: true,
};
/** A side of this length, either way. */
const sized = (side: unknown) => [[{ rows: side, columns: 5 }], [{ rows: 4, columns: side }]];
const many = (count: number) => Array.from({ length: count }, () => ({ rows: 4, columns: 5 }));

function testFields(
  what: string,
  decode: (of: Fields) => unknown,
  kept: Fields,
  fields: Readonly<Record<string, Values>>,
) {
  describe(what, () => {
    it.each(Object.entries(fields))("%s", (path, [right, wrong, ...usual]) => {
      const having = (value: unknown) => changed(kept, path, value);
      for (const all of [kept, ...right.map(having)]) expect(plain(decode(all))).toEqual(all);
      const left = usual.length === 0 ? undefined : plain(having(usual[0]));
      for (const value of wrong) expect([value, plain(decode(having(value)))]).toEqual([value, left]);
    });
  });
}

testFields("what Generate is left with", (of) => decodeChoice(asKept(of)), generated, {
  generator: of(["kruskal", "eller"], ["prims", 7, undefined], "kruskal"),
  seed: of(["", xs(32_767)], [xs(32_768), 7], ""),
  setNumbers: of(["usual", "grid", "hiddenSheet", "none"], ["all", 1], "usual"),
  tint: of([true, false], [1, "true"], false),
  "layout.cellSize": points(24),
  "layout.cellHeight": points(),
  "layout.fontSize": points(9),
  "layout.wallWeight": of(["Thin", "Medium", "Thick"], ["thin", 2], "Thick"),
  "layout.wallColor": colour("#1F3864"),
  "layout.fill": colour("#FFFFFF"),
  "layout.wallShare": of([25, 50, 100], [0, 30, "25"], undefined),
  shape: of(
    ["areas", "colour", { kind: "word", text: xs(200) }, { kind: "picture", id: "heart" }],
    [
      ...["star", 1, { kind: "image" }, { kind: "picture", id: "blob" }],
      ...[xs(201), 7].map((word) => ({ kind: "word", text: word })),
    ],
    undefined,
  ),
  outside: of(["blank", "hatched", "filled"], ["red"], undefined),
  variation: of(
    [
      { loopPercent: 100, blockPermille: 1000, openPercent: 100, braidPercent: 50 },
      { ...UNVARIED, direction: -100, river: 100, pattern: 4 },
    ],
    [
      ...[{ loopPercent: 101, blockPermille: 0 }, { loopPercent: 1.5, blockPermille: 0 }, { loopPercent: 0 }],
      { ...UNVARIED, openPercent: "many" },
    ],
    UNVARIED,
  ),
});

testFields("what is kept of the tab Print", (of) => decodePaper(asKept(of)), paper, {
  paper: of(["A4", "Letter"], ["A3", 4, undefined]),
  title: of(["", xs(90)], [xs(91), 7, undefined]),
  hasNameLine: yesOrNo,
  "below.stars": yesOrNo,
  "below.difficulty": yesOrNo,
  "below.code": yesOrNo,
  "booklet.count": of(["", "many"], [3, null, ["3"], { value: "3" }]),
});

testFields("what is kept of a class set", savedClassSet, classSet, {
  columns: whole(2, 200),
  rows: whole(2, 200),
  "hardest.columns": whole(2, 200),
  "hardest.rows": whole(2, 200),
  generators: of([["kruskal", "eller"]], [[], ["prims"], "wilson"]),
  difficulty: of(["easy", "medium", "hard"], ["3", 3, undefined]),
  seed: text,
  title: text,
  paper: of(["A4", "Letter"], ["A3"]),
  order: of([[], ["a"]], ["a", undefined]),
});

testFields("what is kept of a comparison", choiceOf, comparison, {
  generators: of([["kruskal", "eller"], []], [["prims"], "wilson"]),
  sizes: of([[], many(8), ...sized(1), ...sized(10_000)], [many(9), 7, [7], ...[0, 10_001, 1.5, "6"].flatMap(sized)]),
  mazes: whole(1, 10_000),
  seed: text,
  variation: of([{ loopPercent: 100, blockPermille: 1000 }], [{ loopPercent: 101, blockPermille: 0 }]),
});

const quoted = 'a "b" % 🎲\n';

test("is written without quotation marks, and read again; the pace and an image are the pane's own", () => {
  const choice = { ...generated, seed: quoted };
  const page = { ...paper, title: quoted };
  const written = [encodeChoice({ ...choice, pace: "step" }), encodePaper(page)] as const;
  expect(written.join("")).not.toContain('"');
  expect([plain(decodeChoice(written[0])), decodePaper(written[1])]).toEqual([choice, page]);
  const image = { width: 1, height: 1, brightness: new Uint8Array(1) };
  const shape = { kind: "image", image, threshold: 9, isInverted: true } as const;
  const found = decodeChoice(encodeChoice({ ...defaultChoice, shape, outside: "filled" }));
  expect([found.shape, found.outside]).toEqual([undefined, undefined]);
});
