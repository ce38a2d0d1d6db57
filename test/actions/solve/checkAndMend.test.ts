import fc from "fast-check";
import { idsIn, sentencesIn, choice, conversation, said, refusalOf, book, openMaze, person, select } from "../stage";
import { sheet, pane, drawLines, openInside, contentsOf, mazeIn, photograph, area, cellsOf, valueAt } from "../stage";
import { message, together } from "../../../src/message";
import { check, mendMaze, solve } from "../../../src/actions/solve";
import { removeCells, makePassage } from "../../../src/actions/edit";
import { isSameMaze, selectCells } from "../../../src/actions/front";
import { checkMaze } from "../../../src/maze/measures/flood";
import { runs } from "../../depth";
import { everyMark } from "../../acts/standing";
import { generate, shareCode, showText } from "../../../src/actions/make";
import { statisticsOfMaze } from "../../../src/actions/laboratory/oneMaze";

const openOurs = () => openMaze(8, 5, { seed: "Ariadne" });
beforeEach(openOurs);

const where = { maze: "B2:I6", sheet: "Sheet1" };

test("a maze of Generate is perfect, with one solution and no findings", async () => {
  const outcome = await check(conversation());
  expect(outcome.sentence).toEqual(
    together(
      message("maze-is-perfect", { ...where, cells: 40, rooms: "none" }),
      message("shortest-solutions", { count: 1, entrance: "B2" }),
    ),
  );
  expect(outcome.findings).toEqual([]);
});

test("Check changes nothing, on a protected sheet either", async () => {
  await person((own) => own.protection.protect());
  const before = photograph(sheet(), "A1:BD20");
  expect(await said(check(conversation()))).toContainEqual(
    message("maze-is-perfect", { ...where, cells: 40, rooms: "none" }),
  );
  expect(photograph(sheet(), "A1:BD20")).toEqual(before);
});

test("loops, cut-off parts and gaps in the frame are named, each with its cells", async () => {
  await openInside("G3:H4");
  await openInside("B6:C6");
  await drawLines(["B6:C6", "EdgeTop", "Double"], ["B6:C6", "EdgeRight", "Dash"], ["E2", "EdgeTop", "None"]);
  const { sentence, findings } = await check(conversation());
  await drawLines(["E2", "EdgeTop", "Continuous"]); // for mazeIn
  const found = checkMaze(mazeIn(sheet(), "B2:I6"));
  expect(sentencesIn(sentence)).toContainEqual(
    message("maze-is-not-perfect", {
      ...where,
      cells: 40,
      faults: [message("loops-counted", { count: found.loops }), message("parts-counted", { count: 2 })],
    }),
  );
  expect(findings).toContainEqual({ sentence: message("part-cut-off", { count: 2, cell: "B6" }), address: "B6:C6" });
  const open = message("frame-is-open", { side: "top", cell: "E2" });
  expect(findings).toContainEqual({ sentence: open, address: "E2" });
  expect(findings).toContainEqual({
    sentence: message("loop-closes", { count: 4, one: "G3", other: "H3" }),
    address: "G3:H4",
  });
});

test("the largest part is the maze, wherever its first cell is, and the others are cut off", async () => {
  await openInside("B2:C2");
  await drawLines(["B2:C2", "EdgeBottom", "Continuous"], ["B2:C2", "EdgeRight", "Continuous"]);
  const { sentence, findings } = await check(conversation());
  const parts = findings.filter((finding) => finding.sentence.id === "part-cut-off");
  expect(parts[0]).toEqual({ sentence: message("part-cut-off", { count: 2, cell: "B2" }), address: "B2:C2" });
  expect(sentencesIn(sentence)[0]).toMatchObject({
    id: "maze-is-not-perfect",
    args: { faults: [message("parts-counted", { count: parts.length })] },
  });
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

test("Repair changes the fewest walls, says which, and the maze is perfect", async () => {
  await openInside("C3:D4");
  await drawLines(["I2", "EdgeBottom", "Continuous"], ["I2", "EdgeLeft", "Continuous"]);
  const damaged = mazeIn(sheet(), "B2:I6");
  const found = checkMaze(damaged);
  const outcome = await mendMaze("thread", conversation());
  const mended = mazeIn(sheet(), "B2:I6");
  expect(checkMaze(mended).isPerfect).toBe(true);
  const changed = mended.standing.reduce((sum, bits, cell) => {
    const difference = bits ^ damaged.standing[cell]!;
    return sum + (difference & 1) + (difference >> 1);
  }, 0);
  expect(changed).toBe(found.loops + found.components - 1);
  expect(outcome.findings).toHaveLength(changed);
  expect(sentencesIn(outcome.sentence)).toContainEqual(message("maze-mended", { ...where, added: 2, removed: 1 }));
  expect(contentsOf(sheet(), "B2:I6")).toEqual(["S", "E"]);
  const before = photograph(sheet(), "A1:K10");
  expect((await mendMaze("", conversation())).sentence).toEqual(message("perfect-already", where));
  expect(photograph(sheet(), "A1:K10")).toEqual(before);
});

test("parts between which cells are out of the maze stay apart, and Repair says so, whether it changed anything or not", async () => {
  select("E2:E6");
  await removeCells(conversation());
  await mendMaze("", conversation());
  const nothing = await mendMaze("", conversation());
  expect(nothing.sentence).toEqual(together(message("perfect-already", where), message("parts-beyond-mending")));
  await openInside("G3:H4");
  const count = checkMaze(mazeIn(sheet(), "B2:I6")).loops;
  const { sentence } = await mendMaze("thread", conversation());
  expect(count).toBeGreaterThan(0);
  const mended = message("maze-mended", { ...where, added: count, removed: 0 });
  expect(sentence).toEqual(together(mended, message("parts-beyond-mending")));
});

test("random damage of any kind is mended", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(7), fc.nat(4), fc.nat(3), fc.boolean()), { maxLength: 40 }),
      async (hits) => {
        await openOurs();
        const sides = ["EdgeRight", "EdgeBottom", "EdgeLeft", "EdgeTop"];
        const inner = hits.filter(([c, r, side]) => [c < 7, r < 4, c > 0, r > 0][side]);
        await drawLines(
          ...inner.map(
            ([c, r, side, up]) => [`${"BCDEFGHI"[c]}${r + 2}`, sides[side]!, up ? "Double" : "None"] as const,
          ),
        );
        await mendMaze("any", conversation());
        const mended = checkMaze(mazeIn(sheet(), "B2:I6"));
        const { sentence } = await mendMaze("again", conversation());
        // An open block of six cells is a room, which stays.
        expect(mended.isPerfect).toBe(!idsIn(sentence).includes("rooms-stay"));
        expect(mended.components).toBe(1);
      },
    ),
    { numRuns: runs(20) },
  );
});

test("a room that was drawn by hand stays open, and only what leads around it is mended", async () => {
  select("D3:F5");
  await makePassage("", conversation());
  await openInside("H5:I6");
  const loops = checkMaze(mazeIn(sheet(), "B2:I6")).loops;
  const { sentence } = await mendMaze("thread", conversation());
  const mended = mazeIn(sheet(), "B2:I6");
  const inside = [2, 3, 4].flatMap((i) => [
    ...[sheet().verticalEdge(i, 4), sheet().verticalEdge(i, 5)],
    ...[sheet().horizontalEdge(3, i + 1), sheet().horizontalEdge(4, i + 1)],
  ]);
  expect(inside.map(({ style }) => style)).toEqual(inside.map(() => "None"));
  expect(checkMaze(mended).components).toBe(1);
  expect(checkMaze(mended).loops).toBeLessThan(loops);
  expect(sentencesIn(sentence)).toContainEqual(message("rooms-stay"));
  const perfect = message("maze-is-perfect", { ...where, cells: 40, rooms: "some" });
  expect(await said(check(conversation()))).toContainEqual(perfect);
});

test("rooms that Generate makes are no fault, and its share code is still the short one", async () => {
  const rooms = { loopPercent: 0, blockPermille: 0, rooms: 1, roomFrom: 3, roomTo: 4 };
  await generate({ ...choice, seed: "Minos", variation: rooms }, conversation());
  expect(checkMaze(mazeIn(sheet(), "B2:I6")).loops).toBeGreaterThan(0);
  const perfect = message("maze-is-perfect", { ...where, cells: 40, rooms: "some" });
  expect(await said(check(conversation()))).toContainEqual(perfect);
  expect((await shareCode(conversation())).text.length).toBeLessThan(50);
});

test("walls that Repair puts up look like those that stand, and a solution goes", async () => {
  await solve(everyMark, conversation());
  await openInside("C3:D4");
  await mendMaze("thread", conversation());
  expect(contentsOf(sheet(), "B2:I6")).toEqual(["S", "E"]);
  const lines = cellsOf("C2:I6").map((cell) => sheet().verticalEdge(...cell));
  for (const line of lines.filter(({ style }) => style !== "None"))
    expect(line).toMatchObject({ style: "Continuous", weight: "Thick", color: "#1F3864" });
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
