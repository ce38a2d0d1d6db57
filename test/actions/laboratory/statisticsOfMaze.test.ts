import { say } from "../../../src/words";
import { type Message, message } from "../../../src/message";
import { statisticsOfMaze } from "../../../src/actions/laboratory/oneMaze";
import { decode, follow } from "../../../src/maze/code/recipe";
import { figuresOf, metrics, unusualness } from "../../../src/maze/comparison";
import { cornerEnds } from "../../../src/maze/model/maze";
import { deadEndLengths } from "../../../src/maze/measures/statistics";
import { setEntrance } from "../../../src/actions/edit/ends";
import { chartData } from "../../host/store";
import { shareCode } from "../../../src/actions/make";
import { conversation, book, openMaze, select, sheet, openInside, tableOn, valueAt } from "../stage";
import { IS_DEEP } from "../../depth";
import { toFront } from "../../acts/act";

const rows = (name = "Statistics") => tableOn(sheet(name)).slice(1);
/** The lines above the table that say what the maze is and with what it is compared, with these figures. */
const expectComparedWithNothing = (figures: Message<"maze-in-figures">["args"]) =>
  expect(["A2", "A3"].map((cell) => valueAt(sheet("Statistics"), cell))).toEqual(
    [message("maze-in-figures", figures), message("compared-with-nothing")].map((line) => say(line)),
  );

test("the figures of the maze stand in a table, beside those of mazes made the same way", async () => {
  await openMaze(9, 7);
  const recipe = decode((await shareCode(conversation())).text);
  const { maze } = follow(recipe);
  const { sentence } = await statisticsOfMaze(conversation());
  expect(sentence).toEqual(message("statistics-written", { area: "B2:J8", sheet: "Sheet1", written: "Statistics" }));
  const own = figuresOf(maze, cornerEnds(maze));
  const found = rows();
  expect(found.map(([name, figure]) => [name, figure])).toEqual(metrics.map(({ name }, i) => [say(name), own[i]]));
  const others = Array.from({ length: 200 }, (_, i) =>
    figuresOf(follow({ ...recipe, seed: `statistics ${i + 1}` }).maze, cornerEnds(maze)),
  );
  for (const [i, [, figure, theory, mean, sd, z, lower, words]] of found.entries()) {
    expect([theory, words]).toEqual([undefined, say(unusualness(z as number, false))]);
    const figures = others.map((each) => each[i]!);
    expect(mean).toBeCloseTo(figures.reduce((sum, each) => sum + each, 0) / 200, 10);
    expect(z).toBeCloseTo(((figure as number) - (mean as number)) / (sd as number), 10);
    const less = figures.filter((each) => each < own[i]!).length + figures.filter((each) => each === own[i]).length / 2;
    expect(lower).toBeCloseTo(less / 200, 10);
  }
  const lengths = deadEndLengths(maze);
  const [drawn] = chartData(book.workbook, sheet("Statistics").charts[0]!);
  expect(drawn!.values).toEqual(lengths.slice(1).map((count) => count ?? 0));
  expect(drawn!.categories[0]).toBe("1 cell");
});

test("theory stands beside the figures of a perfect maze, and z says how far they are from it", async () => {
  await openMaze(20, 20);
  await statisticsOfMaze(conversation());
  const [deadEnds] = rows() as [unknown[]];
  const theory = 0.3031;
  expect(deadEnds[2]).toBeCloseTo(theory, 12);
  expect(deadEnds[5]).toBeCloseTo(((deadEnds[1] as number) - theory) / (deadEnds[4] as number), 10);
  const most = Math.max(...rows().map((row) => Math.abs((row[5] as number | undefined) ?? 0)));
  expect(sheet("Statistics").value(3, 0)).toMatch(new RegExp(`^Most unusual: .+ \\(z = -?${most.toFixed(2)}\\)\\.$`));
});

test("what never varies is said to be as in every such maze; with other ends theory says nothing of the solution", async () => {
  await openMaze(7, 6, { generator: "binary-tree" });
  await statisticsOfMaze(conversation());
  const solution = rows().find(([name]) => name === "Solution")!;
  expect(solution.slice(1, 3)).toEqual([12 / 42, 12 / 42]);
  expect(solution[7]).toBe(say(message("figure-compared", { how: "always", side: "high" })));
  toFront();
  select("D4");
  await setEntrance(conversation());
  await statisticsOfMaze(conversation());
  const others = rows("Statistics 2");
  expect(others.find(([name]) => name === "Solution")![2]).toBeUndefined();
  expect(others[0]![2]).toBeCloseTo(11.5 / 42, 12);
});

if (IS_DEEP) {
  test("a maze of more than 20,000 cells is compared with theory alone, and the sheet says why", async () => {
    await openMaze(1, 20_001);
    await statisticsOfMaze(conversation());
    expectComparedWithNothing({ cells: 20001, passages: 20000, parts: 1, loops: 0, closed: 0 });
    const deadEnds = rows().find(([name]) => name === "Dead ends")!;
    expect(deadEnds.slice(1, 5)).toEqual([2 / 20_001, 2 / 20_001, undefined, 0]);
  });
}

test("a maze changed by hand has its own figures alone, and the sheet says why", async () => {
  await openMaze(5, 5);
  await openInside("B2:F6");
  await statisticsOfMaze(conversation());
  expect(rows()[0]!.slice(0, 3)).toEqual(["Dead ends", 0, undefined]);
  expectComparedWithNothing({ cells: 25, passages: 40, parts: 1, loops: 16, closed: 0 });
  expect(sheet("Statistics").charts).toEqual([]);
});

test("an imperfect maze has no theory; without a way to its exit it is neither lower nor higher than others in that", async () => {
  await openMaze(5, 5, {
    generator: "binary-tree",
    variation: { loopPercent: 0, blockPermille: 300 },
    seed: "cut off",
  });
  await statisticsOfMaze(conversation());
  expect(rows().filter(([, , theory]) => theory !== undefined)).toEqual([]);
  const [, figure, , mean, ...judged] = rows().find(([name]) => name === "Solution")!;
  expect([figure, mean, judged]).toEqual([undefined, expect.any(Number), [undefined, undefined, undefined, undefined]]);
  expect(rows()[0]![6]).toBeGreaterThanOrEqual(0);
});
