import fc from "fast-check";
import { makeClassSet } from "../../../src/actions/classroom/classSet";
import { defaultLayout, ActionFailure } from "../../../src/actions/core";
import { sideBySide } from "../../../src/actions/laboratory/twoAtOnce";
import { openText, generate } from "../../../src/actions/make";
import { answerPage, makeBooklet } from "../../../src/actions/print";
import { encode } from "../../../src/maze/code/recipe";
import { UNVARIED, generatorById } from "../../../src/maze/generators/generators";
import { type Mask, Random, cornerEnds } from "../../../src/maze/model";
import { textFormById } from "../../../src/maze/text/textForms";
import { addressOf } from "../../../src/worksheet/addresses";
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

const between = (min: number, max: number) => fc.integer({ min, max });
const size = (most: number) => fc.record({ columns: between(1, most), rows: between(1, most) });
const outside = fc.constantFrom("hatched" as const, "blank" as const, "filled" as const);
const setNumbers = fc.constantFrom("none" as const, "hiddenSheet" as const);
const seed = fc.constantFrom("a", "b", "c");
const generator = fc.constantFrom("kruskal", "depth-first", "binary-tree");
const kind = fc.constantFrom("chance" as const, "ring" as const, "pattern" as const);
const masked = fc.tuple(kind, size(40), seed);
type Masked = typeof masked extends fc.Arbitrary<infer Given> ? Given : never;

/** Cells that are in: by chance, so that they are in many parts; a ring; or every one but those of a pattern. */
function maskOf([kind, { columns, rows }]: Masked): Mask {
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
const drawText = (given: Masked) => {
  const grid = { ...given[1], mask: maskOf(given) };
  const maze = generatorById("kruskal").makeMaze(grid, new Random(given[2]));
  const text = textFormById("box-drawing").print({ maze, ends: cornerEnds(grid) });
  return openText(text, defaultLayout, conversation());
};

/** A kind of drawing, of what is given. */
const drawing = <Given>(
  what: string,
  given: fc.Arbitrary<Given>,
  open: (given: Given) => unknown,
  act: (given: Given) => Promise<unknown>,
): fc.Arbitrary<Drawing> => given.map((one) => ({ what: [what, one], open: () => open(one), act: () => act(one) }));
const shapes = fc.oneof(
  fc.constantFrom("heart", "star", "circle", "tree", "house").map((id) => ({ kind: "picture" as const, id })),
  fc.constantFrom("O", "C", "LO", "A").map((text) => ({ kind: "word" as const, text })),
);
const openSize = ({ size: { columns, rows } }: { readonly size: { columns: number; rows: number } }) =>
  openSized(columns, rows);
const fewMazes = fc.record({ count: between(1, 12), columns: between(2, 14), rows: between(2, 14) });
const areas = fc.array(fc.tuple(size(12), size(30)), { minLength: 1, maxLength: 6 });
const two = { generators: ["kruskal", "depth-first"], tint: false, layout: defaultLayout, pace: "instant" } as const;

const drawings: fc.Arbitrary<Drawing> = fc.oneof(
  drawing("a rectangle", fc.record({ size: size(40), setNumbers, seed, generator }), openSize, ({ size: _, ...made }) =>
    generate({ ...choice, ...made }, conversation()),
  ),
  {
    weight: 3,
    arbitrary: drawing(
      "an outline",
      fc.record({ size: size(45), shape: shapes, outside, setNumbers, seed, generator }),
      openSize,
      ({ size: _, ...made }) => generate({ ...choice, ...made }, conversation()),
    ),
  },
  {
    weight: 2,
    arbitrary: drawing(
      "areas",
      fc.record({ areas, outside, setNumbers, seed }),
      async (given) => {
        await openSized(5, 5);
        select(
          ...given.areas.map(([extent, { columns, rows }]) => addressOf({ ...extent, row: rows, column: columns })),
        );
      },
      ({ areas: _, ...made }) => generate({ ...choice, ...made, shape: "areas" }, conversation()),
    ),
  },
  { weight: 2, arbitrary: drawing("a text", masked, used, drawText) },
  drawing(
    "an answer page",
    masked,
    async (given) => (used(), drawText(given)),
    () => answerPage(defaultLayout, conversation()),
  ),
  drawing("a share code", fc.record({ rows: between(2, 60), columns: between(2, 60), seed }), used, (made) =>
    openText(encode({ ...made, generator: "kruskal", variation: UNVARIED }), defaultLayout, conversation()),
  ),
  drawing(
    "a booklet",
    fewMazes.chain((made) => fc.boolean().map((isOnOneSheet) => ({ ...made, isOnOneSheet }))),
    used,
    (made) => makeBooklet({ ...smallBooklet, ...made }, conversation()),
  ),
  drawing(
    "a class set",
    fc.array(fc.constantFrom("", "heart", "name", "star"), { minLength: 1, maxLength: 4 }),
    async (chosen) => {
      openWorkbook();
      await writeList(chosen.map((shape, i) => [["Ana", "Bo", "Cy", "Oto"][i]!, "", i === 1 ? "SUN" : "", shape]));
    },
    () => makeClassSet({ ...smallClass, columns: 24, rows: 20 }, conversation()),
  ),
  drawing(
    "two side by side",
    fc.record({ columns: between(2, 25), rows: between(2, 25), seed }),
    ({ columns, rows }) => openSized(columns, rows),
    (made) => sideBySide({ ...two, ...made }, conversation()),
  ),
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
