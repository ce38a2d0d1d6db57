import { Workbook } from "exceljs";
import { type SheetOfMazes, mazesAsFile } from "../../src/files";
import { generatorById } from "../../src/maze/generators/generators";
import { type Maze, Random } from "../../src/maze/model";
import { openXlsx } from "../host/files";
import { IS_DEEP } from "../depth";
import { LOOKS, fileOf, large, small, wrongCells } from "./mazeFile";

describe("A workbook with mazes as a file, read by exceljs", () => {
  test.each([
    ["15 by 20", small],
    ["100 by 100", large],
  ] as const)("has each line, fill and content: %s", async (_, mazes) => {
    expect(await wrongCells(fileOf(mazes), mazes)).toEqual([]);
  });
});

test("The embedded workbook opens such a file: names of sheets, and texts", async () => {
  const text = ` "<&>" \u{1F300} `;
  const sheets: SheetOfMazes[] = [
    { name: "Empty", mazes: [], cells: [] },
    {
      name: `<"Näme" & 🌀>`,
      mazes: [],
      cells: [
        { row: 2, column: 27, value: text, look: { isText: true, font: { isBold: true, size: 14 } } },
        { row: 2, column: 28, value: "a<" },
      ],
    },
  ];
  const { sheets: opened } = await openXlsx(mazesAsFile(sheets));
  expect(opened.map(({ name, visibility }) => [name, visibility])).toEqual([
    ["Empty", "Visible"],
    [`<"Näme" & 🌀>`, "Visible"],
  ]);
  const sheet = opened[1]!;
  expect([sheet.value(2, 27), sheet.value(2, 28)]).toEqual([text, "a<"]);
  expect(sheet.style(2, 27)).toMatchObject({ numberFormat: "@", font: { bold: true, size: 14 } });
});

test("Characters that XML cannot hold are escaped, and what looks like an escape is told apart", async () => {
  const text = `_x0041_ \u0001 ${"\ud83d"}|`;
  const workbook = new Workbook();
  const cells = [{ row: 0, column: 0, value: text }];
  const bytes = mazesAsFile([{ name: "Text", mazes: [], cells }]);
  await workbook.xlsx.load(bytes as unknown as ArrayBuffer);
  expect(workbook.worksheets[0]!.getCell("A1").value).toBe("_x005F_x0041_ _x0001_ _xD83D_|");
});

describe("The size of a file", () => {
  const base64 = (maze: Maze): number => {
    const plain = { maze, looks: LOOKS.slice(0, 1), lookOf: new Uint8Array(maze.size) };
    return 4 * Math.ceil(fileOf([{ ...plain, contents: new Map(), gaps: [] }]).length / 3);
  };
  test.each<readonly [number, number, number]>([
    [15, 20, 5_000],
    [100, 100, 18_000],
    [400, 400, 180_000],
    ...(IS_DEEP ? [[1000, 1000, 1_200_000] as const] : []),
  ])("%i by %i: as base64 less than %i bytes", (rows, columns, most) => {
    expect(base64(generatorById("kruskal").makeMaze({ rows, columns }, new Random("size")))).toBeLessThan(most);
  });

  test("is the same whenever it is written", () => {
    expect(Buffer.from(fileOf(small)).equals(Buffer.from(fileOf(small)))).toBe(true);
  });
});
