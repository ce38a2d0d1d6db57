import fc from "fast-check";
import { idsIn, sentencesIn, choice, conversation, said, refusalOf, book, openMaze, person, select } from "../stage";
import { sheet, pane, drawLines, openInside, contentsOf, mazeIn, everything, area, valueAt } from "../stage";
import { message, together } from "../../../src/message";
import { check, mendMaze } from "../../../src/actions/solve";
import { removeCells, makePassage } from "../../../src/actions/edit";
import { isSameMaze, selectCells } from "../../../src/actions/front";
import { checkMaze } from "../../../src/maze/measures/flood";
import { runs } from "../../depth";
import { isSquare } from "../../maze/shape";
import { generate, shareCode, showText } from "../../../src/actions/make";
import { statisticsOfMaze } from "../../../src/actions/laboratory/oneMaze";

const openOurs = () => openMaze(8, 5, { seed: "Ariadne" });
beforeEach(openOurs);

const mazeThere = () => mazeIn(sheet(), "B2:I6");
const where = { maze: "B2:I6", sheet: "Sheet1" };
const perfectWithRooms = message("maze-is-perfect", { ...where, cells: 40, rooms: "some" });

test("loops, cut-off parts and gaps in the frame are named, each with its cells; nothing is changed, on a protected sheet either", async () => {
  await openInside("G3:H4");
  await openInside("B6:C6");
  await drawLines(["B6:C6", "EdgeTop", "Double"], ["B6:C6", "EdgeRight", "Dash"], ["E2", "EdgeTop", "None"]);
  await person((own) => own.protection.protect());
  const before = everything();
  const { sentence, findings } = await check(conversation());
  expect(everything()).toEqual(before);
  const { loops } = checkMaze(mazeIn(sheet(), "B2:I6", [3]));
  const faults = [message("loops-counted", { count: loops }), message("parts-counted", { count: 2 })];
  expect(sentencesIn(sentence)).toContainEqual(message("maze-is-not-perfect", { ...where, cells: 40, faults }));
  for (const [found, address] of [
    [message("part-cut-off", { count: 2, cell: "B6" }), "B6:C6"],
    [message("loop-closes", { count: 4, one: "G3", other: "H3" }), "G3:H4"],
    [message("frame-is-open", { side: "top", cell: "E2" }), "E2"],
  ] as const)
    expect(findings).toContainEqual({ sentence: found, address });
});

test("a finding's cells can be selected, or the block around them, also after its sheet was renamed", async () => {
  const { id } = sheet();
  book.workbook.renameSheet(sheet(), "Renamed");
  expect((await selectCells(pane, id, "G3:H4")).sentence).toEqual(message("cells-selected", { sheet: "Renamed" }));
  expect(sheet().selection.areas).toMatchObject([area("G3:H4")]);
  book.switches.apiSet = 118; // its office.js cannot select several areas
  await selectCells(pane, id, "B6:C6,E2");
  expect(sheet().selection.areas).toMatchObject([area("B2:E6")]);
});

test("parts between which cells are out of the maze stay apart, and Repair says so, whether it changed anything or not", async () => {
  select("E2:E6");
  await removeCells(conversation());
  await mendMaze("", conversation());
  const nothing = await mendMaze("", conversation());
  expect(nothing.sentence).toEqual(together(message("perfect-already", where), message("parts-beyond-mending")));
  await openInside("G3:H4");
  const added = checkMaze(mazeThere()).loops;
  const { sentence } = await mendMaze("thread", conversation());
  expect(added).toBeGreaterThan(0);
  const mended = message("maze-mended", { ...where, added, removed: 0 });
  expect(sentence).toEqual(together(mended, message("parts-beyond-mending")));
});

test("random damage of any kind is mended by the fewest walls, which are named, and the ends keep their marks", async () => {
  const hits = fc.array(fc.tuple(fc.nat(7), fc.nat(4), fc.nat(3), fc.boolean()), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(hits, async (all) => {
      await openOurs();
      const inner = all.filter(([c, r, side]) => [c < 7, r < 4, c > 0, r > 0][side]);
      const sides = ["EdgeRight", "EdgeBottom", "EdgeLeft", "EdgeTop"];
      await drawLines(
        ...inner.map(([c, r, side, up]) => [`${"BCDEFGHI"[c]}${r + 2}`, sides[side]!, up ? "Double" : "None"] as const),
      );
      const damaged = checkMaze(mazeThere());
      const { sentence, findings } = await mendMaze("any", conversation());
      const { isPerfect, components, loops } = checkMaze(mazeThere());
      const [added, removed] = [damaged.loops - loops, damaged.components - 1];
      const done =
        added + removed > 0 ? message("maze-mended", { ...where, added, removed }) : message("perfect-already", where);
      expect([sentencesIn(sentence)[0], findings.length]).toEqual([done, added + removed]);
      // An open block of six cells is a room, which stays.
      expect([isPerfect, components]).toEqual([!idsIn(sentence).includes("rooms-stay"), 1]);
      expect(contentsOf(sheet(), "B2:I6")).toEqual(["S", "E"]);
    }),
    { numRuns: runs(20) },
  );
});

test("a room that was drawn by hand stays open, and only what leads around it is mended", async () => {
  select("D3:F5");
  await makePassage("", conversation());
  await openInside("H5:I6");
  const loops = checkMaze(mazeThere()).loops;
  const { sentence } = await mendMaze("thread", conversation());
  const mended = checkMaze(mazeThere());
  expect([10, 11, 18, 19].filter((cell) => !isSquare(mazeThere(), cell))).toEqual([]);
  expect(mended.components).toBe(1);
  expect(mended.loops).toBeLessThan(loops);
  expect(sentencesIn(sentence)).toContainEqual(message("rooms-stay"));
  expect(await said(check(conversation()))).toContainEqual(perfectWithRooms);
});

test("rooms that Generate makes are no fault, and its share code is still the short one", async () => {
  const rooms = { loopPercent: 0, blockPermille: 0, rooms: 1, roomFrom: 3, roomTo: 4 };
  await generate({ ...choice, seed: "Minos", variation: rooms }, conversation());
  expect(checkMaze(mazeThere()).loops).toBeGreaterThan(0);
  expect(await said(check(conversation()))).toContainEqual(perfectWithRooms);
  expect((await shareCode(conversation())).text.length).toBeLessThan(50);
});

test.each(["Thin", "Medium"] as const)(
  "among walls that are %s, Repair puts up walls of that weight",
  async (weight) => {
    await openMaze(8, 5, { layout: { ...choice.layout, wallWeight: weight } });
    await openInside("E2:F3");
    await mendMaze("thread", conversation());
    const on = sheet();
    const mended = [on.verticalEdge(1, 5), on.verticalEdge(2, 5), on.horizontalEdge(2, 4), on.horizontalEdge(2, 5)];
    const drawn = mended.filter(({ style }) => style !== "None");
    expect(drawn.map((line) => line.weight)).toEqual(drawn.map(() => weight));
    expect(drawn.length).toBeGreaterThan(0);
  },
);

/** What changes nothing in the workbook. */
const looks = {
  Check: () => check(conversation()),
  "Show as text": () => showText("box-drawing", conversation()),
  "Share code": () => shareCode(conversation()),
  Statistics: () => statisticsOfMaze(conversation()),
};

test.each(["web", "desktop"] as const)(
  "what only looks at a maze leaves what a person did to be undone as on %s: it does not ask for merged cells",
  async (undo) => {
    await openMaze(12, 9);
    book.switches.undo = undo;
    book.excel.history.acted();
    for (const [name, look] of Object.entries(looks)) {
      book.excel.person.type(sheet(), 29, 25, name);
      await look();
      expect([name, book.excel.person.undo(), valueAt(sheet(), "Z30")]).toEqual([name, true, undefined]);
    }
  },
);

test("a selected maze that Lavirint does not know is looked at with the question for merged cells", async () => {
  await openMaze(12, 9);
  book.workbook.names = [];
  sheet().merges.push({ row: 4, column: 3, rows: 1, columns: 2 });
  select("B2:M22");
  expect(await refusalOf(check(conversation()))).toContainEqual(
    message("merged-in-way", { cells: "D5:E5", count: 1, area: "B2:M10", sheet: "Sheet1", maze: "drawn" }),
  );
});

test("the pane knows the maze that was repaired: with the old one's solution gone, and its own name", async () => {
  await openInside("G3:H4");
  const before = (await check(conversation())).maze;
  const { maze } = await mendMaze("a seed", conversation());
  const now = (await check(conversation())).maze;
  expect(maze).toEqual(now);
  expect(isSameMaze(maze, before)).toBe(false);
  expect((await mendMaze("a seed", conversation())).maze).toEqual(now);
});
