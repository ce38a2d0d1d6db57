import type { GenerateChoice } from "../../../../src/actions/core/choices";
import { type Outline, pictureMask } from "../../../../src/maze/shapes";
import { addCells, removeCells } from "../../../../src/actions/edit";
import { bringBackMaze, generate } from "../../../../src/actions/make";
import { cellArea } from "../../../../src/worksheet/borders";
import { addressOf } from "../../../../src/worksheet/addresses";
import { choice, conversation, openSized, openWorkbook, select, sheet, photograph, put, cellsOf } from "../../stage";
import { filledIn, readBack, insertRow } from "../../stage";

const heart: Outline = { kind: "picture", id: "heart" };
const make = (made: Partial<GenerateChoice> = {}) =>
  generate({ ...choice, shape: heart, outside: "blank", ...made }, conversation());

/** The mask of the maze in front, and how the cells out of it look: their fills, and the lines on the rim of the grid beside them. */
async function found() {
  const on = sheet();
  const { maze, area } = await readBack();
  const [firstRow, firstColumn] = [area.row, area.column];
  const [lastRow, lastColumn] = [firstRow + maze.rows - 1, firstColumn + maze.columns - 1];
  const out = cellsOf(addressOf(area)).filter((_, cell) => !maze.has(cell));
  const fills = out.map(([row, column]) => on.style(row, column).fill);
  const rim = out.flatMap(([row, column]) => [
    ...(row === firstRow ? [on.horizontalEdge(row, column)] : []),
    ...(row === lastRow ? [on.horizontalEdge(row + 1, column)] : []),
    ...(column === firstColumn ? [on.verticalEdge(row, column)] : []),
    ...(column === lastColumn ? [on.verticalEdge(row, column + 1)] : []),
  ]);
  const kinds = (words: readonly string[]) => [...new Set(words)];
  return {
    mask: maze.mask,
    fills: kinds(fills.map(({ color, pattern }) => `${color} ${pattern}`)),
    rim: kinds(rim.map(({ style }) => style)),
  };
}

const blank = { fills: ["#FFFFFF Solid"], rim: ["None"] };

describe.each([
  ["blank", blank],
  ["hatched", { fills: ["#D9D9D9 LightUp"], rim: ["Continuous"] }],
  ["filled", { fills: ["#595959 Solid"], rim: ["Continuous"] }],
] as const)("around a heart it is %s", (outside, look) => {
  test.each<[string, () => unknown, { readonly rows: number; readonly columns: number }]>([
    ["in the size of the size cells", () => openSized(20, 15), { rows: 15, columns: 20 }],
    [
      "on a new sheet, with which a large maze arrives",
      () => (openWorkbook(), put(sheet(), "A1", "mine")),
      { rows: 40, columns: 40 },
    ],
  ])("%s", async (_how, open, size) => {
    await open();
    await make({ outside, size });
    const mask = pictureMask("heart", size);
    expect(await found()).toEqual({ ...look, mask });
    const { maze, gaps } = await readBack();
    expect([maze.countPassages(), gaps.length]).toEqual([mask.reduce((sum, inside) => sum + inside, 0) - 1, 2]);
    expect(sheet().name).toBe(size.rows === 40 ? "Maze" : "Sheet1");
  });

  test("of the previous maze, and of one with one row more", async () => {
    await openSized(20, 15);
    await make({ outside });
    const first = photograph(sheet(), "A1:Z20");
    await generate({ ...choice, seed: "another" }, conversation());
    expect((await readBack()).maze.countCells()).toBe(300);
    await bringBackMaze(choice.layout, conversation());
    expect(photograph(sheet(), "A1:Z20")).toEqual(first);
    select("C9:D9");
    await insertRow(conversation());
    expect(await found()).toMatchObject(look);
    expect((await readBack()).maze.rows).toBe(16);
  });
});

const FILLED = "#595959";

test.each<[string, Outline]>([
  ["a cat", { kind: "picture", id: "cat" }],
  ["an O", { kind: "word", text: "O" }],
])("the holes of %s are filled where the rest around it is blank, drawn and in a file", async (_what, shape) => {
  const holes: number[][] = [];
  for (const isNew of [false, true]) {
    await openSized(24, 20);
    if (isNew) put(sheet(), "A1", "mine");
    await make({ shape, size: isNew ? { columns: 24, rows: 20 } : undefined });
    const filled = filledIn(sheet(), "B2:Y21", FILLED);
    const { maze } = await readBack();
    expect(filled.length).toBeGreaterThan(1);
    expect(filled.some((cell) => maze.has(cell))).toBe(false);
    // The corners are around it.
    expect(filled).not.toContain(0);
    holes.push(filled);
  }
  expect(holes[0]).toEqual(holes[1]);
});

test("a cell taken out of the middle is a hole, until the cells beside it are out too", async () => {
  await openSized(20, 15);
  await make();
  const hole = 7 * 20 + 10;
  const filledAfter = async (edit: typeof addCells, cells: string) => {
    await edit(conversation(), cells);
    return filledIn(sheet(), "B2:U16", FILLED);
  };
  expect(await filledAfter(removeCells, "L9")).toEqual([hole]);
  // From there down to the tip's side: then it is around the heart.
  expect(await filledAfter(removeCells, "L10:L15")).toEqual([]);
  expect(await filledAfter(addCells, "L10:L15")).toEqual([hole]);
  expect(await filledAfter(addCells, "L9")).toEqual([]);
});

test("cells removed and added by hand keep what is around the shape, and the frame follows them", async () => {
  await openSized(20, 15);
  await make();
  const { mask } = await found();
  // In the first row, and not the entrance.
  const cell = mask!.lastIndexOf(1, 19);
  const { area } = await readBack();
  const address = addressOf(cellArea(area, cell));
  await removeCells(conversation(), address);
  expect(await found()).toEqual({ ...blank, mask: mask!.map((isIn, each) => (each === cell ? 0 : isIn)) });
  await addCells(conversation(), address);
  expect(await found()).toEqual({ ...blank, mask });
  expect((await readBack()).gaps).toHaveLength(2);
});

test("an image: its largest part", async () => {
  await openSized(4, 3);
  const brightness = Uint8Array.from("##.###.....#", (sign) => (sign === "#" ? 0 : 255));
  const image = { width: 4, height: 3, brightness };
  await make({ shape: { kind: "image", image, threshold: 128, isInverted: false } });
  expect([...(await readBack()).maze.mask!].join("")).toBe("110011000000");
});
