import fc from "fast-check";
import { makeClassSet } from "../../../src/actions/classroom/makeClassSet";
import { defaultLayout, ActionFailure } from "../../../src/actions/core";
import { sideBySide } from "../../../src/actions/laboratory/sideBySide";
import { openText, generate } from "../../../src/actions/make";
import { answerPage, makeBooklet } from "../../../src/actions/print";
import { encode } from "../../../src/maze/code/recipe";
import { UNVARIED, generatorById } from "../../../src/maze/generators/generators";
import { type Mask, Random, cornerEnds } from "../../../src/maze/model";
import { textFormById } from "../../../src/maze/text/textForms";
import { addressOf } from "../../../src/worksheet/addresses/addresses";
import { smallBooklet, smallClass } from "../../acts/choices";
import { IS_DEEP } from "../../depth";
import type { Switches } from "../../host/protocol/embeddedExcel";
import type { SheetStore } from "../../host/store";
import { writeList } from "../classroom/classTable";
import { choice, conversation, book, openSized, openWorkbook, select, sheet, put } from "../stage";

/**
 * Excel may not do what it says it did. Whatever of that the embedded workbook knows, no maze, page or set number is called ready that is
 * not what it is in an Excel without faults: it is drawn in another way, or refused.
 */

/** What Excel may do, one value or several of each. */
const FAULTS: { readonly [Name in keyof Switches]?: readonly Switches[Name][] } = {
  joinsAreas: [true],
  keepsRemovedBorders: [true],
  refusesPackedAddresses: [true],
  edgesHeldBy: ["both", "left", "right", "each"],
  mixedBordersRead: ["first"],
  patternsReadNull: [true],
  listsWorkbookNames: [true],
  pageSettingsRead: ["in another form", "null"],
  fittingTaken: ["later", "never"],
  manyPrintAreas: ["text refused", "refused", "cut"],
  printer: [false],
  printAreaName: ["localized", "unlisted"],
  usesIdsAgain: [true],
  newSheetsStayBehind: [true],
  refusesNewSheets: [true],
  freezingActivates: [true],
  refusesLargeWatchedWrites: [true],
  inserting: ["missing", "refused", "half done", "done but refused", "too large", "denied"],
  insertedStayUnlisted: [true],
  insertingNeedsAddresses: [true],
  insertingActivates: [true],
  millisecondsPerArea: [40],
  platform: ["PC", "Mac", "iOS"],
  apiSet: [109, 114],
};

const fault: fc.Arbitrary<Partial<Switches>> = fc.oneof(
  ...Object.entries(FAULTS).map(([name, values]) => fc.constantFrom(...values.map((value) => ({ [name]: value })))),
);
/** Those that leave walls, or cells, otherwise than Excel says come oftener. */
const untrue: fc.Arbitrary<Partial<Switches>> = fc.constantFrom<Partial<Switches>>(
  ...[{ joinsAreas: true }, { joinsAreas: true }, { keepsRemovedBorders: true }, { insertingNeedsAddresses: true }],
  ...[{ edgesHeldBy: "left" } as const, { edgesHeldBy: "each" } as const],
);
const faults = fc.tuple(fc.oneof(untrue, fault), fault, fc.boolean()).map(([one, other, both]) => {
  return both ? { ...other, ...one } : one;
});

interface Drawing {
  readonly what: unknown;
  readonly open: () => unknown;
  readonly act: () => Promise<unknown>;
}

const size = (most: number) =>
  fc.record({ columns: fc.integer({ min: 1, max: most }), rows: fc.integer({ min: 1, max: most }) });
const outside = fc.constantFrom("hatched" as const, "blank" as const, "filled" as const);
const setNumbers = fc.constantFrom("none" as const, "hiddenSheet" as const);
const seed = fc.constantFrom("a", "b", "c");
const generator = fc.constantFrom("kruskal", "depth-first", "binary-tree");

/** Cells that are in: by chance, so that they are in many parts; a ring; or every one but those of a pattern. */
function maskOf(kind: "chance" | "ring" | "pattern", columns: number, rows: number): Mask {
  const random = new Random(`${kind} ${columns} ${rows}`);
  const mask = Uint8Array.from({ length: columns * rows }, (_, cell) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    if (kind === "chance") return random.below(3) === 0 ? 1 : 0;
    if (kind === "pattern") return cell % 11 === 3 ? 0 : 1;
    return row === 0 || column === 0 || row === rows - 1 || column === columns - 1 ? 1 : 0;
  });
  mask[0] = 1;
  return mask;
}

const used = () => {
  openWorkbook();
  put(sheet(), "A1", "mine");
};
const masked = fc.tuple(fc.constantFrom("chance" as const, "ring" as const, "pattern" as const), size(40), seed);
const textOf = ([kind, { columns, rows }, chance]: [
  Parameters<typeof maskOf>[0],
  { columns: number; rows: number },
  string,
]) => {
  const grid = { rows, columns, mask: maskOf(kind, columns, rows) };
  const maze = generatorById("kruskal").makeMaze(grid, new Random(chance));
  return textFormById("box-drawing").print({ maze, ends: cornerEnds(grid) });
};

const drawings: fc.Arbitrary<Drawing> = fc.oneof(
  fc.record({ size: size(40), setNumbers, seed, generator }).map(({ size: { columns, rows }, ...made }) => ({
    what: ["a rectangle", columns, rows, made],
    open: () => openSized(columns, rows),
    act: () => generate({ ...choice, ...made }, conversation()),
  })),
  {
    weight: 3,
    arbitrary: fc
      .record({
        size: size(45),
        shape: fc.oneof(
          fc.constantFrom("heart", "star", "circle", "tree", "house").map((id) => ({ kind: "picture" as const, id })),
          fc.constantFrom("O", "C", "LO", "A").map((text) => ({ kind: "word" as const, text })),
        ),
        ...{ outside, setNumbers, seed, generator },
      })
      .map(({ size: { columns, rows }, ...made }) => ({
        what: ["an outline", columns, rows, made],
        open: () => openSized(columns, rows),
        act: () => generate({ ...choice, ...made }, conversation()),
      })),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({
        areas: fc.array(fc.tuple(size(12), size(30)), { minLength: 1, maxLength: 6 }),
        outside,
        setNumbers,
        seed,
      })
      .map(({ areas, ...made }) => ({
        what: ["areas", areas, made],
        open: async () => {
          await openSized(5, 5);
          const at = ([extent, { columns, rows }]: (typeof areas)[number]) => ({
            ...extent,
            row: rows,
            column: columns,
          });
          select(...areas.map((each) => addressOf(at(each))));
        },
        act: () => generate({ ...choice, ...made, shape: "areas" }, conversation()),
      })),
  },
  {
    weight: 2,
    arbitrary: masked.map((given) => ({
      what: ["a text", given],
      open: used,
      act: () => openText(textOf(given), defaultLayout, conversation()),
    })),
  },
  masked.map((given) => ({
    what: ["an answer page", given],
    open: async () => {
      used();
      await openText(textOf(given), defaultLayout, conversation());
    },
    act: () => answerPage(defaultLayout, conversation()),
  })),
  fc
    .record({ ...{ rows: fc.integer({ min: 2, max: 60 }), columns: fc.integer({ min: 2, max: 60 }) }, seed })
    .map((made) => ({
      what: ["a share code", made],
      open: used,
      act: () =>
        openText(encode({ ...made, generator: "kruskal", variation: UNVARIED }), defaultLayout, conversation()),
    })),
  fc
    .record({
      count: fc.integer({ min: 1, max: 12 }),
      columns: fc.integer({ min: 2, max: 14 }),
      rows: fc.integer({ min: 2, max: 14 }),
    })
    .chain((made) => fc.boolean().map((isOnOneSheet) => ({ ...made, isOnOneSheet })))
    .map((made) => ({
      what: ["a booklet", made],
      open: used,
      act: () => makeBooklet({ ...smallBooklet, ...made }, conversation()),
    })),
  fc.array(fc.constantFrom("", "heart", "name", "star"), { minLength: 1, maxLength: 4 }).map((shapes) => ({
    what: ["a class set", shapes],
    open: async () => {
      openWorkbook();
      await writeList(shapes.map((shape, i) => [["Ana", "Bo", "Cy", "Oto"][i]!, "", i === 1 ? "SUN" : "", shape]));
    },
    act: () => makeClassSet({ ...smallClass, columns: 24, rows: 20 }, conversation()),
  })),
  fc.record({ columns: fc.integer({ min: 2, max: 25 }), rows: fc.integer({ min: 2, max: 25 }), seed }).map((made) => ({
    what: ["two side by side", made],
    open: () => openSized(made.columns, made.rows),
    act: () => {
      const two = {
        generators: ["kruskal", "depth-first"],
        tint: false,
        layout: defaultLayout,
        pace: "instant",
      } as const;
      return sideBySide({ ...two, ...made }, conversation());
    },
  })),
);

/** The lines of a sheet, and what its cells hold; a closed frame around a cell is as wrong as an open one. */
function shownOn(on: SheetStore, withLines: boolean): unknown {
  const { row, column, rows, columns } = on.usedArea(false) ?? { row: 0, column: 0, rows: 0, columns: 0 };
  const shown: string[] = [];
  for (let r = row; r <= row + rows; r++) {
    for (let c = column; c <= column + columns; c++) {
      const lines = [on.horizontalEdge(r, c), on.verticalEdge(r, c)].map(({ style }) =>
        style === "None" || !withLines ? "." : "|",
      );
      const content = on.value(r, c);
      if (lines.join("") !== ".." || (content !== undefined && content !== "")) {
        shown.push(
          `${r},${c} ${lines.join("")} ${typeof content === "number" || typeof content === "string" ? content : ""}`,
        );
      }
    }
  }
  return shown;
}

/** What is there on each sheet after the act; undefined if it is refused. `linesOf`: the sheets whose lines are looked at. */
async function drawn(
  { open, act }: Drawing,
  switches: Partial<Switches>,
  linesOf: (sheet: SheetStore) => boolean,
): Promise<Record<string, unknown> | undefined> {
  await open();
  Object.assign(book.switches, { ...switches, waits: false });
  const isDone = await act().then(
    () => true,
    (failure: unknown) => {
      expect(failure).toBeInstanceOf(ActionFailure);
      return false;
    },
  );
  return isDone
    ? Object.fromEntries(book.workbook.sheets.map((each) => [each.name, shownOn(each, linesOf(each))]))
    : undefined;
}

const RUNS = IS_DEEP ? 500 : 24;
const PART = 25;
const parts = Array.from({ length: Math.ceil(RUNS / PART) }, (_, part) => [
  part * PART + 1,
  Math.min(RUNS, (part + 1) * PART),
]);

test.each(parts)("what is called ready is what it should be: seeds %i to %i", async (from, to) => {
  let ready = 0;
  for (let seed = from; seed <= to; seed++) {
    const [[drawing, switches]] = fc.sample(fc.tuple(drawings, faults), { numRuns: 1, seed }) as [
      [Drawing, Partial<Switches>],
    ];
    // The hidden set numbers get their walls with the formats of the maze's cells, so without lines that cells outside the maze hold.
    const linesOf = (on: SheetStore) => switches.edgesHeldBy !== "left" || on.visibility === "Visible";
    const wanted = await drawn(drawing, {}, linesOf);
    if (wanted === undefined) continue; // there is no room for a shape
    const is = await drawn(drawing, switches, linesOf);
    if (is === undefined) continue;
    ready++;
    if (JSON.stringify(is) !== JSON.stringify(wanted))
      expect([seed, drawing.what, switches, is]).toEqual([seed, drawing.what, switches, wanted]);
  }
  expect(ready).toBeGreaterThan((to - from) / 3);
});
