import { layOutPages } from "../../host/print/pages";
import { writeUnionFind, writeWeights } from "../../../src/actions/laboratory";
import { writeReadableMaze } from "../../../src/actions/solve/companionSheets";
import { conversation, type Conversation, book, openMaze, sheet } from "../stage";

/** The most pages, the row of the headings that each has, from 1, and the way that its paper lies. */
const written = {
  "Maze weights": [writeWeights, 4, 5, "Landscape"],
  "Maze union-find": [writeUnionFind, 2, 9, "Landscape"],
  "Sheet1 readable": [writeReadableMaze, 1, 0, "Landscape"],
} as const;

test.each(Object.entries(written))(
  "%s of a maze of 8 by 8 is as wide as its pages, each with the headings and its number",
  async (
    name,
    [write, most, heading, orientation]: readonly [(talk: Conversation) => Promise<unknown>, number, number, string],
  ) => {
    await openMaze(8, 8);
    await write(conversation());
    const pages = layOutPages(sheet(name));
    expect(pages.length).toBeLessThanOrEqual(most);
    const { page } = sheet(name);
    expect([page.orientation, page.footer.center]).toEqual([orientation, "&P/&N"]);
    for (const { parts, headings } of pages) {
      const shown = parts.some(({ cells: { row, rows } }) => row < heading && heading <= row + rows);
      expect(heading === 0 ? headings !== undefined : shown).toBe(true);
    }
  },
);

test("without a printer the table is there, in front, and prints as Excel sees fit; nothing asks for a page again", async () => {
  await openMaze(8, 8);
  book.switches.printer = false;
  await writeWeights(conversation());
  expect([sheet().name, sheet().tables.length]).toEqual(["Maze weights", 1]);
  expect(sheet().page.zoom).toEqual({ scale: 100 });
  book.counter.reset();
  book.workbook.activate(sheet("Sheet1"));
  await writeUnionFind(conversation());
  expect(sheet().name).toBe("Maze union-find");
  expect(book.counter.requests.map(({ error }) => error)).not.toContain("GeneralException");
});
