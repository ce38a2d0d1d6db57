import type { GenerateChoice, Outside } from "../../../../src/actions/core/choices";
import type { Outline } from "../../../../src/maze/shapes";
import { addCells, removeCells } from "../../../../src/actions/edit";
import { bringBackMaze, generate } from "../../../../src/actions/make";
import { pictureMask } from "../../../../src/maze/shapes";
import { addressOf } from "../../../../src/worksheet/addresses";
import type { SheetStore } from "../../../host/store";
import { choice, conversation, book, openSized, openWorkbook, select, sheet, photograph, put } from "../../stage";
import { readBack } from "../../readBack";
import { insertRow } from "../../lines";

const heart: Outline = { kind: "picture", id: "heart" };
const make = (made: Partial<GenerateChoice> = {}) =>
  generate({ ...choice, shape: heart, outside: "blank", ...made }, conversation());

/** How the cells out of a maze look that begins at B2: their fills, and the lines on the rim of the grid beside them. */
function outsideOf(on: SheetStore, mask: Uint8Array, columns: number): { fills: string[]; rim: string[] } {
  const rows = mask.length / columns;
  const fills = new Set<string>();
  const rim = new Set<string>();
  for (const [cell, inside] of mask.entries()) {
    if (inside === 1) continue;
    const [row, column] = [1 + Math.floor(cell / columns), 1 + (cell % columns)];
    const { color, pattern } = on.style(row, column).fill;
    fills.add(`${color} ${pattern}`);
    if (row === 1) rim.add(on.horizontalEdge(1, column).style);
    if (row === rows) rim.add(on.horizontalEdge(rows + 1, column).style);
    if (column === 1) rim.add(on.verticalEdge(row, 1).style);
    if (column === columns) rim.add(on.verticalEdge(row, columns + 1).style);
  }
  return { fills: [...fills], rim: [...rim] };
}

const LOOKS: Readonly<Record<Outside, { fills: string[]; rim: string[] }>> = {
  blank: { fills: ["#FFFFFF Solid"], rim: ["None"] },
  hatched: { fills: ["#D9D9D9 LightUp"], rim: ["Continuous"] },
  filled: { fills: ["#595959 Solid"], rim: ["Continuous"] },
};

describe.each(["blank", "hatched", "filled"] as const)("around a heart it is %s", (outside) => {
  const mask = pictureMask("heart", { rows: 15, columns: 20 });
  const look = () => outsideOf(sheet(), mask, 20);

  test("in the size of the size cells, and read back", async () => {
    await openSized(20, 15);
    await make({ outside });
    expect(look()).toEqual(LOOKS[outside]);
    const cells = mask.reduce((sum, inside) => sum + inside, 0);
    const { maze, gaps } = await readBack();
    expect(maze.mask).toEqual(mask);
    expect(maze.countPassages()).toBe(cells - 1);
    expect(gaps).toHaveLength(2);
  });

  test("where Excel refuses packed addresses", async () => {
    await openSized(20, 15);
    book.switches.refusesPackedAddresses = true;
    await make({ outside });
    expect(look()).toEqual(LOOKS[outside]);
    expect((await readBack()).maze.mask).toEqual(mask);
  });

  test("on a new sheet, with which a large maze arrives", async () => {
    openWorkbook();
    put(sheet(), "A1", "mine");
    await make({ outside, size: { columns: 40, rows: 40 } });
    expect(sheet().name).not.toBe("Sheet1");
    expect(outsideOf(sheet(), pictureMask("heart", { rows: 40, columns: 40 }), 40)).toEqual(LOOKS[outside]);
    expect((await readBack()).maze.mask).toEqual(pictureMask("heart", { rows: 40, columns: 40 }));
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
    const { maze } = await readBack();
    expect(maze.rows).toBe(16);
    expect(outsideOf(sheet(), maze.mask!, 20)).toEqual(LOOKS[outside]);
  });
});

const filledCells = (on: SheetStore, columns: number, rows: number) =>
  Array.from({ length: columns * rows }, (_, cell) => cell).filter((cell) => {
    return on.style(1 + Math.floor(cell / columns), 1 + (cell % columns)).fill.color === "#595959";
  });

test.each<[string, Partial<GenerateChoice>]>([
  ["a cat", { shape: { kind: "picture", id: "cat" } }],
  ["an O", { shape: { kind: "word", text: "O" } }],
])("the holes of %s are filled where the rest around it is blank, drawn and in a file", async (_what, chosen) => {
  const found: number[][] = [];
  for (const isNew of [false, true]) {
    await openSized(24, 20);
    if (isNew) put(sheet(), "A1", "mine");
    await make({ ...chosen, size: isNew ? { columns: 24, rows: 20 } : undefined });
    const filled = filledCells(sheet(), 24, 20);
    const { maze } = await readBack();
    expect(filled.length).toBeGreaterThan(1);
    expect(filled.some((cell) => maze.has(cell))).toBe(false);
    // The corners are around it.
    expect(filled).not.toContain(0);
    found.push(filled);
  }
  expect(found[0]).toEqual(found[1]);
});

test("a cell taken out of the middle is a hole, until the cells beside it are out too", async () => {
  await openSized(20, 15);
  await make();
  const hole = 7 * 20 + 10;
  await removeCells(conversation(), "L9");
  expect(filledCells(sheet(), 20, 15)).toEqual([hole]);
  // From there down to the tip's side: then it is around the heart.
  await removeCells(conversation(), "L10:L15");
  expect(filledCells(sheet(), 20, 15)).toEqual([]);
  await addCells(conversation(), "L10:L15");
  expect(filledCells(sheet(), 20, 15)).toEqual([hole]);
  await addCells(conversation(), "L9");
  expect(filledCells(sheet(), 20, 15)).toEqual([]);
});

test("cells removed and added by hand keep what is around the shape, and the frame follows them", async () => {
  await openSized(20, 15);
  await make();
  const { maze } = await readBack();
  // In the first row, and not the entrance.
  const inside = maze.mask!.lastIndexOf(1, 19);
  const address = addressOf({ row: 1 + Math.floor(inside / 20), column: 1 + (inside % 20), rows: 1, columns: 1 });
  await removeCells(conversation(), address);
  const without = maze.mask!.slice();
  without[inside] = 0;
  expect((await readBack()).maze.mask).toEqual(without);
  expect(outsideOf(sheet(), without, 20)).toEqual(LOOKS.blank);
  await addCells(conversation(), address);
  expect((await readBack()).maze.mask).toEqual(maze.mask);
  expect((await readBack()).gaps).toHaveLength(2);
  expect(outsideOf(sheet(), maze.mask!, 20)).toEqual(LOOKS.blank);
});

test("an image: its largest part", async () => {
  await openSized(4, 3);
  const brightness = Uint8Array.from("##.###.....#", (sign) => (sign === "#" ? 0 : 255));
  const image = { width: 4, height: 3, brightness };
  await make({ shape: { kind: "image", image, threshold: 128, isInverted: false } });
  expect([...(await readBack()).maze.mask!].join("")).toBe("110011000000");
});
