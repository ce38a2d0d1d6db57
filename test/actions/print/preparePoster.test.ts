import { clearMaze } from "../../../src/actions/make/clearMaze";
import { generate } from "../../../src/actions/make/generate";
import { preparePage } from "../../../src/actions/print/preparePage";
import { preparePoster, type PosterSize } from "../../../src/actions/print/preparePoster";
import { plainPage } from "../../../src/actions/print/printChoice";
import { addressOf } from "../../../src/worksheet/excel/addresses";
import { posterPages } from "../../../src/worksheet/paper/posterPages";
import { layOutPages } from "../../host/print/pages";
import { choice, conversation } from "../conversation";
import { sentenceOf } from "../failureOf";
import { openMaze, openWorkbook, person, sheet } from "../openMaze";
import { everything, type Scenario, testInTrouble, workIn } from "../trouble";

const page = () => sheet().page;
const prepare = (size: PosterSize, chosen = {}) => preparePoster(size, conversation(), { ...plainPage, ...chosen });

test("the parts are as alike as can be, and each shares exactly one line with its neighbour", () => {
  for (const [columns, rows, across, down] of [
    [40, 56, 2, 2],
    [9, 7, 3, 1],
    [5, 30, 1, 6],
    [7, 7, 6, 6],
  ] as const) {
    const parts = posterPages({ row: 1, column: 1, rows, columns }, across, down);
    expect(parts).toHaveLength(across * down);
    parts.forEach((part, i) => {
      if ((i + 1) % across !== 0) expect(parts[i + 1]!.column).toBe(part.column + part.columns - 1);
      else expect(part.column + part.columns).toBe(1 + columns);
      const below = parts[i + across];
      if (below !== undefined) expect(below.row).toBe(part.row + part.rows - 1);
      else expect(part.row + part.rows).toBe(1 + rows);
    });
    for (const size of ["columns", "rows"] as const) {
      const sizes = parts.map((part) => part[size]);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }
  }
});

test("a maze of 40 by 56 is printed on four pages of A4, with numbers and without being cut otherwise", async () => {
  await openMaze(40, 56);
  const outcome = await prepare({ across: 2, down: 2 }, { title: "Big", number: "3" });
  expect(page().printArea.map(addressOf)).toEqual(["B2:V30", "V2:AO30", "B30:V57", "V30:AO57"]);
  const pages = layOutPages(sheet());
  expect(pages).toHaveLength(4);
  expect(pages.map((each) => each.parts[0]!.cells)).toEqual(page().printArea);
  expect(page().header).toEqual({ left: "&14Big", center: "Page &P of &N", right: "&14Maze 3" });
  expect(outcome.sentence).toMatch(/2 by 2 pages, portrait, at (\d+) %\. Neighbours share one line/);
  // With columns 8 % wider every part still fits, and one percent more would not.
  const percent = page().zoom.scale!;
  const fits = (scale: number) => 21 * 24 * 1.08 * scale <= 523.28 * 100 && 29 * 24 * scale <= 733.89 * 100;
  expect([fits(percent), fits(percent + 1)]).toEqual([true, false]);
  expect(percent).toBeLessThan(100);
});

test("small mazes are not enlarged, but told with which cells they would fill the pages; the paper lies as it fits better", async () => {
  await openMaze(20, 6);
  const { sentence } = await prepare({ across: 2, down: 1 });
  expect(page()).toMatchObject({ orientation: "Landscape", centerHorizontally: false, zoom: { scale: 100 } });
  // 11 columns 8 % wider in 769.89 points; 6 rows would have room for more.
  expect(sentence).toContain("With cells of 64.5 points (Make, Look) it would fill them.");
});

test("Prepare page, the next maze and Clear maze take the poster back, and what was there before it comes back", async () => {
  await openMaze(20, 15);
  await person(({ pageLayout }) => (pageLayout.zoom = { scale: 85 }));
  const before = structuredClone(page());
  await prepare({ across: 2, down: 2 });
  await preparePage(conversation());
  expect(page().printArea.map(addressOf)).toEqual(["B2:U16"]);
  expect(page().zoom).toEqual({ horizontalFitToPages: 1, verticalFitToPages: 1 });
  await prepare({ across: 3, down: 2 });
  await generate({ ...choice, seed: "next" }, conversation());
  expect(page().printArea.map(addressOf)).toEqual(["B2:U16"]);
  await prepare({ across: 3, down: 2 });
  await clearMaze(conversation());
  expect(page()).toEqual(before);
});

test.each<[string, PosterSize, RegExp]>([
  ["one page", { across: 1, down: 1 }, /Prepare page prints a maze on one page/],
  ["more than six in one direction", { across: 7, down: 1 }, /Choose 1 to 6 pages/],
  ["half a page", { across: 1.5, down: 2 }, /Choose 1 to 6 pages/],
  ["as many pages as columns", { across: 4, down: 1 }, /4 columns and 5 rows cannot be parted over 4 by 1 pages/],
])("%s is refused, and nothing is half made", async (_which, size, sentence) => {
  await openMaze(4, 5);
  const before = everything();
  expect(await sentenceOf(prepare(size))).toMatch(sentence);
  expect(everything()).toEqual(before);
});

test("a sheet without a maze, and a protected one, are refused", async () => {
  openWorkbook();
  expect(await sentenceOf(prepare({ across: 2, down: 2 }))).toMatch(/There is no maze on Sheet1/);
  await openMaze(6, 6);
  await person((front) => front.protection.protect());
  expect(await sentenceOf(prepare({ across: 2, down: 2 }))).toMatch(/is protected/);
});

const scenarios: Scenario[] = [
  {
    name: "Prepare poster",
    act: (talk) => preparePoster({ across: 2, down: 2 }, talk, plainPage),
    done: () => expect(page().printArea).toHaveLength(4),
  },
];
testInTrouble(
  scenarios,
  async (scenario, trouble) => {
    await openMaze(6, 5);
    const before = everything();
    return { ...(await workIn(trouble, scenario.act)), before };
  },
  (_scenario, sentence, before) => {
    expect(sentence).toContain("Nothing was changed.");
    expect(everything()).toEqual(before);
  },
);
