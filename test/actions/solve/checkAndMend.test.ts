import { sentencesIn } from "../../words/sentencesIn";
import { message, together } from "../../../src/message";
import fc from "fast-check";
import { check } from "../../../src/actions/solve/check";
import { mendMaze } from "../../../src/actions/solve/mendMaze";
import { removeCells } from "../../../src/actions/edit/cells";
import { selectCells } from "../../../src/actions/front/setUpSheet";
import { solve } from "../../../src/actions/solve/solve";
import { columnLetters } from "../../../src/worksheet/excel/addresses";
import { Check } from "../../../src/maze/measures/check";
import { choice, conversation } from "../conversation";
import { sentenceOf } from "../failureOf";
import { book, openMaze, person, select, sheet, pane } from "../openMaze";
import { contentsOf, mazeIn, photograph } from "../sheetReading";
import { runs } from "../../depth";

const openOurs = () => openMaze(8, 5, { seed: "Ariadne" });
beforeEach(openOurs);

/** Sets lines by Excel's own means, as somebody with the border tool does. */
async function draw(lines: readonly (readonly [address: string, side: Excel.BorderIndex | string, style: string])[]) {
  await person((own) => {
    for (const [address, side, style] of lines) {
      own.getRange(address).format.borders.getItem(side as "EdgeTop").style = style as "None";
    }
  });
}

test("a maze of Generate is perfect, with one solution and no findings", async () => {
  const outcome = await check(conversation());
  expect(outcome.sentence).toEqual(
    together(
      message("maze-is-perfect", { maze: "B2:I6", sheet: "Sheet1", cells: 40 }),
      message("one-shortest-solution", { entrance: "B2" }),
    ),
  );
  expect(outcome.findings).toEqual([]);
});

test("Check changes nothing, on a protected sheet either", async () => {
  await person((own) => own.protection.protect());
  const before = photograph(sheet(), "A1:BD20");
  expect(sentencesIn((await check(conversation())).sentence)).toContainEqual(
    message("maze-is-perfect", { maze: "B2:I6", sheet: "Sheet1", cells: 40 }),
  );
  expect(photograph(sheet(), "A1:BD20")).toEqual(before);
});

test("loops, cut-off parts and gaps in the frame are named, each with its cells", async () => {
  await draw([
    ["G2:I4", "InsideVertical", "None"],
    ["G2:I4", "InsideHorizontal", "None"],
    ["B6:C6", "EdgeTop", "Double"],
    ["B6:C6", "EdgeRight", "Dash"],
    ["B6:C6", "InsideVertical", "None"],
    ["E2", "EdgeTop", "None"],
  ]);
  const { sentence, findings } = await check(conversation());
  const found = Check.of(await readBack());
  expect(sentencesIn(sentence)).toContainEqual(
    message("maze-is-not-perfect", {
      maze: "B2:I6",
      sheet: "Sheet1",
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
  await draw([
    ["B2:C2", "EdgeBottom", "Continuous"],
    ["B2:C2", "EdgeRight", "Continuous"],
    ["B2:C2", "InsideVertical", "None"],
  ]);
  const { sentence, findings } = await check(conversation());
  const parts = findings.filter((finding) => finding.sentence.id === "part-cut-off");
  expect(parts[0]).toEqual({ sentence: message("part-cut-off", { count: 2, cell: "B2" }), address: "B2:C2" });
  expect(sentencesIn(sentence)[0]).toMatchObject({
    id: "maze-is-not-perfect",
    args: { faults: [message("parts-counted", { count: parts.length })] },
  });
});

async function readBack() {
  await draw([["E2", "EdgeTop", "Continuous"]]);
  const maze = mazeIn(sheet(), "B2:I6");
  await draw([["E2", "EdgeTop", "None"]]);
  return maze;
}

test("a finding's cells can be selected", async () => {
  await selectCells(pane, "Sheet1", "G3:H4");
  expect(sheet().selection.areas).toMatchObject([{ row: 2, column: 6, rows: 2, columns: 2 }]);
  await selectCells(pane, "Sheet1", "B6:C6,E2");
  expect(sheet().selection.areas).toMatchObject([{ row: 1, column: 1, rows: 5, columns: 4 }]);
});

test("a finding's cells can be selected after its sheet was renamed", async () => {
  const { id } = sheet();
  book.workbook.renameSheet(sheet(), "Renamed");
  expect((await selectCells(pane, id, "G3:H4")).sentence).toEqual(message("cells-selected", { sheet: "Renamed" }));
  expect(sheet().selection.areas).toMatchObject([{ row: 2, column: 6, rows: 2, columns: 2 }]);
});

test("where the host knows ExcelApi 1.18 and its office.js cannot select several areas, the block around them is selected", async () => {
  book.switches.apiSet = 118;
  await selectCells(pane, "Sheet1", "B6:C6,E2");
  expect(sheet().selection.areas).toMatchObject([{ row: 1, column: 1, rows: 5, columns: 4 }]);
});

test("Mend changes the fewest walls, says which, and the maze is perfect", async () => {
  await draw([
    ["C3:D4", "InsideVertical", "None"],
    ["C3:D4", "InsideHorizontal", "None"],
    ["I2", "EdgeBottom", "Continuous"],
    ["I2", "EdgeLeft", "Continuous"],
  ]);
  const damaged = mazeIn(sheet(), "B2:I6");
  const found = Check.of(damaged);
  const outcome = await mendMaze("thread", conversation());
  const mended = mazeIn(sheet(), "B2:I6");
  expect(Check.of(mended).isPerfect).toBe(true);
  const changed = mended.standing.reduce((sum, bits, cell) => {
    const difference = bits ^ damaged.standing[cell]!;
    return sum + (difference & 1) + (difference >> 1);
  }, 0);
  expect(changed).toBe(found.loops + found.components - 1);
  expect(outcome.findings).toHaveLength(changed);
  expect(sentencesIn(outcome.sentence)).toContainEqual(
    message("maze-mended", {
      maze: "B2:I6",
      sheet: "Sheet1",
      changes: [message("walls-up-counted", { count: 2 }), message("walls-down-counted", { count: 1 })],
    }),
  );
  expect(contentsOf(sheet(), "B2:I6")).toEqual(["S", "E"]);
  const before = photograph(sheet(), "A1:K10");
  expect((await mendMaze("", conversation())).sentence).toEqual(
    message("perfect-already", { maze: "B2:I6", sheet: "Sheet1" }),
  );
  expect(photograph(sheet(), "A1:K10")).toEqual(before);
});

test("parts between which cells are out of the maze stay apart, and Mend says so, whether it changed anything or not", async () => {
  select("E2:E6");
  await removeCells(conversation());
  await mendMaze("", conversation());
  const where = { maze: "B2:I6", sheet: "Sheet1" };
  const nothing = await mendMaze("", conversation());
  expect(nothing.sentence).toEqual(message("parts-beyond-mending", where));
  await draw([["G3:H4", "InsideVertical", "None"]]);
  await draw([["G3:H4", "InsideHorizontal", "None"]]);
  const count = Check.of(mazeIn(sheet(), "B2:I6")).loops;
  const changes = [message("walls-up-counted", { count })];
  const { sentence } = await mendMaze("thread", conversation());
  expect(count).toBeGreaterThan(0);
  expect(sentence).toEqual(
    together(message("maze-mended-but-for-parts", { ...where, changes }), message("mending-seed", { seed: "thread" })),
  );
});

test("parts that removed cells enclose are named, and Check finds them: the name ANNA", async () => {
  await openMaze(25, 11);
  const A = [" ### ", "#   #", "#   #", "#####", "#   #", "#   #", "#   #"];
  const N = ["#   #", "##  #", "# # #", "# # #", "#  ##", "#   #", "#   #"];
  const cells = [A, N, N, A].flatMap((letter, i) =>
    letter.flatMap((line, y) =>
      [...line].flatMap((dot, x) => (dot === "#" ? [`${columnLetters(2 + 6 * i + x)}${4 + y}`] : [])),
    ),
  );
  select(...cells);
  await removeCells(conversation());
  const { sentence } = await mendMaze("anna", conversation());
  expect(sentencesIn(sentence)[0]).toMatchObject({
    id: "maze-mended-but-for-parts",
    args: { maze: "B2:Z12", sheet: "Sheet1" },
  });
  expect(sentencesIn((await check(conversation())).sentence)[0]).toMatchObject({
    id: "maze-is-not-perfect",
    args: { faults: [message("parts-counted", { count: 2 })] },
  });
});

test("random damage of any kind is mended", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(7), fc.nat(4), fc.nat(3), fc.boolean()), { maxLength: 40 }),
      async (hits) => {
        await openOurs();
        const sides = ["EdgeRight", "EdgeBottom", "EdgeLeft", "EdgeTop"];
        const inner = hits.filter(([c, r, side]) => [c < 7, r < 4, c > 0, r > 0][side]);
        await draw(
          inner.map(([c, r, side, up]) => [`${"BCDEFGHI"[c]}${r + 2}`, sides[side]!, up ? "Double" : "None"] as const),
        );
        await mendMaze("any", conversation());
        expect(Check.of(mazeIn(sheet(), "B2:I6")).isPerfect).toBe(true);
      },
    ),
    { numRuns: runs(20) },
  );
});

test("walls that Mend puts up look like those that stand, and a solution goes", async () => {
  await solve(
    { solver: "a-star", seed: "a search", route: { kind: "ends" }, showVisited: true, arrows: true, pace: "instant" },
    conversation(),
  );
  await draw([
    ["C3:D4", "InsideVertical", "None"],
    ["C3:D4", "InsideHorizontal", "None"],
  ]);
  await mendMaze("thread", conversation());
  expect(contentsOf(sheet(), "B2:I6")).toEqual(["S", "E"]);
  for (let row = 1; row < 6; row++) {
    for (let column = 2; column < 9; column++) {
      const line = sheet().verticalEdge(row, column);
      if (line.style !== "None") expect(line).toMatchObject({ style: "Continuous", weight: "Thick", color: "#1F3864" });
    }
  }
});

test.each(["Thin", "Medium"] as const)("among walls that are %s, Mend puts up walls of that weight", async (weight) => {
  await openMaze(8, 5, { layout: { ...choice.layout, wallWeight: weight } });
  await draw([
    ["C3:D4", "InsideVertical", "None"],
    ["C3:D4", "InsideHorizontal", "None"],
  ]);
  await mendMaze("thread", conversation());
  const mended = [
    sheet().verticalEdge(2, 3),
    sheet().verticalEdge(3, 3),
    sheet().horizontalEdge(3, 2),
    sheet().horizontalEdge(3, 3),
  ];
  const drawn = mended.filter(({ style }) => style !== "None");
  expect(drawn.map((line) => line.weight)).toEqual(drawn.map(() => weight));
  expect(drawn.length).toBeGreaterThan(0);
});

test("where there is no maze, and nothing is selected, Check and Mend say what to do", async () => {
  book.workbook.addSheet("Other");
  book.workbook.activate(book.workbook.sheet("Other")!);
  for (const action of [() => check(conversation()), () => mendMaze("", conversation())]) {
    expect(sentencesIn(await sentenceOf(action()))).toContainEqual(message("generate-or-select", { sheet: "Other" }));
  }
});
