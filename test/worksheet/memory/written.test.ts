import fc from "fast-check";
import { ARROWS, type Item, Written } from "../../../src/worksheet/written";
import { runs } from "../../depth";

const MOST = 100;

test.each([
  "2x2:1 1+7 2=9:[]",
  "1x4:1>1 1>4 1@3 1:[]",
  "10x10:2s:[]",
  "1x3:1.0 1.1 1#0:[%22A%22,12]",
  "1x40:z=1 1+zzz 4:[]",
])("“%s” is read, and written as the same", (text) => {
  const read = Written.decode(text, MOST);
  expect(read?.encode()).toBe(text === "10x10:2s:[]" ? "" : text);
});

// Somebody may have changed the name in which it is kept.
test.each([
  ["fewer cells than there are", "1x3:2:[]"],
  ["more cells than there are", "1x3:4:[]"],
  ["an item that is not kept", "1x3:1.1 2:[%22A%22]"],
  ["a letter that is not kept", "1x3:1#0 2:[]"],
  ["an arrow of no direction", "1x3:1>5 2:[]"],
  ["an arrow before the first direction", "1x3:1>0 2:[]"],
  ["more cells than a maze may have", "11x10:32:[]"],
  ["no cells", "0x3::[]"],
  ["no size", "3:3:[]"],
  ["something before its size", "a1x3:3:[]"],
  ["something after its size", "1x3a:3:[]"],
  ["a sign that nobody writes", "1x3:3!1:[]"],
  ["something before a run", "1x3:!3:[]"],
  ["something after a run", "1x3:3.0!:[%22A%22]"],
  ["no items", "1x3:3"],
  ["items that are no list", "1x3:3:{}"],
  ["an item that is no text and no number", "1x3:3:[null]"],
])("a text with %s is not read", (_what, text) => {
  expect(Written.decode(text, MOST)).toBeUndefined();
});

/** What a cell holds in the model. */
type Held = { readonly kind: "item" | "mark" | "number" | "arrow"; readonly content: Item } | undefined;

const item: fc.Arbitrary<Item> = fc.oneof(fc.constantFrom("A", "B", "7", 'a "b", c', "%:é🎲"), fc.nat(40));
const SIZE = { rows: 3, columns: 4 };
const CELLS = 12;
const ofCells = <T>(each: fc.Arbitrary<T>) => fc.array(each, { minLength: CELLS, maxLength: CELLS });

/** What may be done: what comes of a record, and what of each cell of the model. */
interface Step {
  readonly record: (written: Written, model: readonly Held[]) => Written;
  readonly cell: (held: Held, cell: number, model: readonly Held[]) => Held;
}

/** Writes into the cells for which there is something; "" is nothing that stays. */
const putting = (kind: "item" | "mark" | "arrow", contents: fc.Arbitrary<Item | undefined>) =>
  ofCells(contents).map((list): Step => ({
    record: (written) => written.with(kind, (cell) => list[cell]),
    cell: (held, cell) => {
      const content = list[cell];
      return content === undefined ? held : content === "" ? undefined : { kind, content };
    },
  }));

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  putting("item", fc.oneof(item, fc.constantFrom("", undefined, undefined))),
  putting("mark", fc.constantFrom("A1", "A1 B1", undefined, undefined, undefined)),
  putting("arrow", fc.constantFrom(undefined, ...ARROWS)),
  fc.constantFrom("item", "arrow").map((kind): Step => ({
    record: (written) => written.without(kind),
    cell: (held) => (held?.kind === kind ? undefined : held),
  })),
  ofCells(fc.boolean()).map((lost): Step => ({
    record: (written, model) =>
      written.stillIn(model.map((held, cell) => (lost[cell] ? "typed since" : (held?.content ?? "")))),
    cell: (held, cell) => (lost[cell] && held?.kind !== "arrow" ? undefined : held),
  })),
  fc.tuple(fc.constantFrom("moved", "seenIn"), ofCells(fc.option(fc.nat(CELLS - 1)))).map(([way, from]): Step => ({
    record: (written) => written[way](SIZE, (cell) => from[cell] ?? undefined),
    cell: (_, cell, model) => model[from[cell] ?? CELLS],
  })),
  fc.constant<Step>({
    record: (written) => (written.isEmpty ? new Written(SIZE) : Written.decode(written.encode(), CELLS)!),
    cell: (held) => held,
  }),
);

/** A record as the model has it. */
function told(written: Written): Held[] {
  return Array.from({ length: CELLS }, (_, cell): Held => {
    const number = written.numberIn(cell);
    if (number !== undefined) return { kind: "number", content: number };
    const kept = written.itemIn(cell);
    if (kept !== undefined) return { kind: "item", content: kept };
    const mark = ["A1", "A1 B1"].find((each) => written.is("mark", cell, each));
    if (mark !== undefined) return { kind: "mark", content: mark };
    const arrow = ARROWS.find((each) => written.is("arrow", cell, each));
    return arrow && { kind: "arrow", content: arrow };
  });
}

test("a record says of each cell what was written there last and still is, after any history", () => {
  const numbers = ofCells(fc.constantFrom(0, 0, 1, 2, 3, 4, 5, 70));
  fc.assert(
    fc.property(numbers, fc.array(anyStep, { maxLength: 8 }), (counted, steps) => {
      let written = Written.counting(SIZE, Uint32Array.from(counted));
      let model: Held[] = counted.map((content) => (content === 0 ? undefined : { kind: "number", content }));
      for (const { record, cell } of steps) {
        const was = told(written);
        const before = written;
        written = record(written, model);
        model = model.map(cell);
        expect(told(before)).toEqual(was); // which other hands may hold
        expect(told(written)).toEqual(model);
        expect(written.isEmpty).toBe(model.every((held) => held === undefined));
        expect(written.encode() === "").toBe(written.isEmpty);
        expect(written.hasItems).toBe(model.some((held) => held?.kind === "item"));
        expect(written.step).toBeUndefined();
        model.forEach((held, cell) => {
          for (const content of ["", "A", "A1", 3, "→", "typed since"]) {
            expect(written.isOurs(cell, content)).toBe(held !== undefined && held.content === content);
            expect(written.is("item", cell, content)).toBe(held?.kind === "item" && held.content === content);
          }
        });
      }
    }),
    { numRuns: runs(500) },
  );
});

test("the set numbers of a step are those that are worked out for it, wherever their cells are now", () => {
  const size = { rows: 1, columns: 3 };
  const shown = Written.atStep(size, 5);
  expect([shown.encode(), shown.step, shown.isEmpty, shown.numberIn(0)]).toEqual(["1x3:3@5:[]", 5, false, undefined]);
  const read = Written.decode("1x3:1@5 1+2 1@5:[]", 3)!;
  expect(read.step).toBe(5);
  const numbers = Uint32Array.of(4, 4, 9);
  const seen = read.seenIn({ rows: 2, columns: 2 }, (cell) => [2, undefined, 0, 1][cell], numbers);
  expect([0, 1, 2, 3].map((cell) => seen.numberIn(cell))).toEqual([9, undefined, 4, 2]);
  expect([seen.isOurs(0, 9), seen.isOurs(0, 4), seen.isOurs(1, undefined)]).toEqual([true, false, false]);
  // Elsewhere they stay what they are.
  const moved = seen.moved(size, (cell) => [3, 0, 1][cell]);
  expect(moved.encode()).toBe("1x3:1+2 1+9 1:[]");
  const unknown = read.seenIn(size, (cell) => cell);
  expect([0, 1, 2].map((cell) => unknown.numberIn(cell))).toEqual([undefined, 2, undefined]);
});
