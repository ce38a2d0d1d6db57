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

type Step =
  | { readonly items: readonly (Item | null)[] }
  | { readonly marks: readonly (string | null)[] }
  | { readonly arrows: readonly number[] }
  | { readonly without: "item" | "arrow" }
  | { readonly lost: readonly boolean[] }
  | { readonly from: readonly (number | undefined)[] }
  | { readonly isKept: true };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ items: ofCells(fc.oneof(item, fc.constantFrom("", null, null))) }),
  fc.record({ marks: ofCells(fc.constantFrom("A1", "A1 B1", null, null, null)) }),
  fc.record({ arrows: ofCells(fc.nat(4)) }),
  fc.record({ without: fc.constantFrom("item" as const, "arrow" as const) }),
  fc.record({ lost: ofCells(fc.boolean()) }),
  fc.record({ from: ofCells(fc.option(fc.nat(CELLS - 1), { nil: undefined })) }),
  fc.record({ isKept: fc.constant(true as const) }),
);

/** What the record is after a step, and what the model is. */
function stepped(written: Written, model: readonly Held[], step: Step): [Written, Held[]] {
  const changed = (change: (held: Held, cell: number) => Held) => model.map(change);
  if ("items" in step) {
    return [
      written.with("item", (cell) => step.items[cell]),
      changed((held, cell) => {
        const content = step.items[cell]!;
        return content === null ? held : content === "" ? undefined : { kind: "item", content };
      }),
    ];
  }
  if ("marks" in step) {
    const letters = new Map(step.marks.flatMap((mark, cell) => (mark === null ? [] : [[cell, mark] as const])));
    return [
      written.with("mark", (cell) => letters.get(cell)),
      changed((held, cell) => (letters.has(cell) ? { kind: "mark", content: letters.get(cell)! } : held)),
    ];
  }
  if ("arrows" in step) {
    return [
      written.without("arrow").with("arrow", (cell) => ARROWS[step.arrows[cell]! - 1]),
      changed((held, cell) => {
        const arrow = step.arrows[cell]!;
        if (arrow > 0) return { kind: "arrow", content: ARROWS[arrow - 1]! };
        return held?.kind === "arrow" ? undefined : held;
      }),
    ];
  }
  if ("without" in step) {
    return [written.without(step.without), changed((held) => (held?.kind === step.without ? undefined : held))];
  }
  if ("lost" in step) {
    const contents = model.map((held, cell) => (step.lost[cell] ? "typed since" : (held?.content ?? "")));
    const stays = (held: Held, cell: number) => !step.lost[cell] || held?.kind === "arrow";
    return [written.stillIn(contents), changed((held, cell) => (stays(held, cell) ? held : undefined))];
  }
  if ("from" in step) {
    const moved = step.from.map((source) => (source === undefined ? undefined : model[source]));
    const from = (cell: number) => step.from[cell];
    const seen = written.seenIn(SIZE, from);
    expect(told(seen)).toEqual(moved);
    return [written.moved(SIZE, from), moved];
  }
  const text = written.encode();
  expect(text === "").toBe(model.every((held) => held === undefined));
  return [text === "" ? new Written(SIZE) : Written.decode(text, CELLS)!, [...model]];
}

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
      for (const step of steps) {
        const was = told(written);
        const before = written;
        [written, model] = stepped(written, model, step);
        expect(told(before)).toEqual(was); // which other hands may hold
        expect(told(written)).toEqual(model);
        expect(written.isEmpty).toBe(model.every((held) => held === undefined));
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
