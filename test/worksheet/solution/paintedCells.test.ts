import fc from "fast-check";
import { colorOf, distanceMarks, pathMark, raceMarks, visitedMark } from "../../../src/worksheet/looks";
import {
  BY_BOTH,
  BY_FIRST,
  BY_SECOND,
  FIRST_PATH,
  KINDS,
  NEAREST,
  ON_PATH,
  SEARCHED,
  SECOND_PATH,
  UNMARKED,
  hasMarkColour,
  isMark,
  decodePainted,
  encodePainted,
  markOf,
} from "../../../src/worksheet/solution";

const LOOKS = ["FFFFFF", "", "D9D9D9,LightUp,7F7F7F"];

test("what was painted is one text: rows and columns, looks, and runs of equal cells", async () => {
  const size = { rows: 2, columns: 3 };
  const codes = Uint32Array.of(1, 1, 1, 0, 0, 2);
  expect(await encodePainted(size, { looks: LOOKS, codes, kinds: undefined })).toBe(
    "2x3s:FFFFFF - D9D9D9,LightUp,7F7F7F:3.1 2 1.2",
  );
  const kinds = Uint8Array.of(8, 8, 9, 0, 0, 8);
  const text = await encodePainted(size, { looks: LOOKS, codes, kinds });
  expect(text).toBe("2x3d:FFFFFF - D9D9D9,LightUp,7F7F7F:2.p 1.s 2 1.q");
  expect(decodePainted(text)).toEqual({ ...size, looks: LOOKS, codes, kinds });
});

test("whatever was painted reads back", async () => {
  const side = fc.integer({ min: 1, max: 40 });
  const cell = fc.record({ code: fc.nat(3), kind: fc.integer({ min: 1, max: KINDS - 1 }) });
  const some = fc.array(cell, { minLength: 1, maxLength: 9 });
  await fc.assert(
    fc.asyncProperty(side, side, some, fc.boolean(), async (rows, columns, few, areKinds) => {
      const cells = Array.from({ length: rows * columns }, (_, i) => few[(i * i) % few.length]!);
      const codes = Uint32Array.from(cells, ({ code }) => code);
      const kinds = areKinds ? Uint8Array.from(cells, ({ code, kind }) => (code === 0 ? 0 : kind)) : undefined;
      const text = await encodePainted({ rows, columns }, { looks: LOOKS, codes, kinds });
      expect(decodePainted(text)).toEqual({ rows, columns, looks: LOOKS, codes, kinds });
    }),
    { numRuns: 50 },
  );
});

const NOT_PAINTED = [
  ...["", "2x3s", "2x3s:FFFFFF", "2x3s:FFFFFF:", "1001x1000s:FFFFFF:lgdk", "2x3:FFFFFF:6", "2x3x:FFFFFF:6"],
  ...["x3s:FFFFFF:6", "-2x3s:FFFFFF:6", " 2x3s:FFFFFF:6", "00000002x3s:FFFFFF:6"],
  ...["5", "7", "6 1", "6.1.1", "-6", "6.", "6  ", "000006", "6.000001", "6A"].map((runs) => `2x3s:FFFFFF:${runs}`),
  ...["2x3d:FFFFFF:6.1", "2x3d:FFFFFF:6.j"],
];

test.each(NOT_PAINTED)("%j was not painted there", (text) => expect(decodePainted(text)).toBeUndefined());

test("kinds of distances are as many as there are marks", () => {
  const codeOf = (kind: number) => (1 + kind).toString(36);
  const read = (kind: number) => decodePainted(`1x1d:FFFFFF:1.${codeOf(kind)}`)?.kinds;
  expect([1, KINDS - 1, KINDS].map((kind) => read(kind)?.[0])).toEqual([1, KINDS - 1, undefined]);
});

test("more looks than a sheet has are not read of a text that somebody wrote", () => {
  const many = (count: number) => `1x1000000s:${new Array(count).fill("FFFFFF").join(" ")}:lfls.1`;
  expect(decodePainted(many(99))?.looks).toHaveLength(99);
  expect(decodePainted(many(101))).toBeUndefined();
});

test("each kind of cell has its mark, which is told by its colour alone", () => {
  const kinds = [SEARCHED, ON_PATH, BY_FIRST, BY_SECOND, BY_BOTH, FIRST_PATH, SECOND_PATH];
  expect(kinds.map(markOf)).toEqual([visitedMark, pathMark, ...raceMarks]);
  expect(distanceMarks.map((_, band) => markOf(NEAREST + band))).toEqual(distanceMarks);
  expect([markOf(UNMARKED), KINDS]).toEqual([undefined, NEAREST + distanceMarks.length]);
  for (const kind of [...kinds, NEAREST, NEAREST + 7]) {
    const mark = markOf(kind)!;
    expect([isMark(mark), hasMarkColour(mark), hasMarkColour(colorOf(mark), kind)]).toEqual([true, true, true]);
    expect(hasMarkColour(mark, kind === ON_PATH ? SEARCHED : ON_PATH)).toBe(false);
  }
  const others = ["", "FFFFFF", colorOf(visitedMark)];
  expect(others.map(isMark)).toEqual([false, false, false]);
  expect(others.map((look) => hasMarkColour(look))).toEqual([false, false, true]);
});
