import { message, together } from "../../../src/message";
import { clearSolution } from "../../../src/actions/solve/clearSolution";
import { endsOfLongestPath } from "../../../src/actions/edit/endsOfLongestPath";
import { makeWall } from "../../../src/actions/edit/walls";
import { generate } from "../../../src/actions/make/generate";
import { solve, type SolveChoice } from "../../../src/actions/solve/solve";
import type { Player } from "../../../src/actions/watch/player";
import { goTo } from "../../../src/actions/watch/playing";
import { choice, conversation } from "../conversation";
import { sentenceOf } from "../failureOf";
import { book, openMaze, openWorkbook, person, select, sheet } from "../openMaze";
import { photograph, valueAt } from "../sheetReading";

/** What happens to a search that can be replayed when its maze or its solution is changed between its moves. */

const search: SolveChoice = {
  solver: "breadth-first",
  seed: "a search",
  route: { kind: "ends" },
  showVisited: true,
  arrows: true,
  pace: "instant",
};

async function solved(options: Partial<SolveChoice> = {}): Promise<Player> {
  return (await solve({ ...search, ...options }, conversation())).player!;
}

const picture = () => photograph(sheet(), "A1:BD30");
const move = (player: Player, position: number, talk = conversation()) => goTo(player, position, talk);
const gone = { id: "watched-solution-gone", args: { area: expect.stringMatching(/^[A-Z0-9:]+$/) as string } };

test.each([
  ["Clear solution", () => clearSolution(conversation())],
  ["Longest path", () => endsOfLongestPath(false, conversation())],
  ["another solution", () => solved({ solver: "depth-first" })],
  ["another maze", () => generate({ ...choice, seed: "another" }, conversation())],
  ["a wall that was put up", () => makeWall("B2 C2 B2 B3", conversation())],
])("after %s the search cannot be shown, and nothing is painted", async (_, change) => {
  await openMaze(8, 5);
  const player = await solved();
  await change();
  const before = picture();
  expect(await sentenceOf(move(player, 3))).toEqual(gone);
  expect([player.isOver, picture()]).toEqual([true, before]);
});

test("in a maze without names that Excel moved, no cell is painted", async () => {
  openWorkbook();
  await person((front) => {
    const { borders } = front.getRange("C4:F7").format;
    for (const side of ["EdgeTop", "EdgeBottom", "EdgeLeft", "EdgeRight"] as const) {
      borders.getItem(side).style = "Continuous";
    }
  });
  select("C4:F7");
  const player = await solved({ route: { kind: "typed", from: "C4", to: "F7" } });
  await person((front) => front.getRange("2:3").insert("Down"));
  const before = picture();
  expect(await sentenceOf(move(player, 3))).toEqual(gone);
  expect(picture()).toEqual(before);
});

test("with another sheet in front the search goes on where it is", async () => {
  await openMaze(8, 5);
  const player = await solved();
  await person((_, workbook) => workbook.worksheets.add("Other").activate());
  await move(player, 3);
  const { length: steps } = player.play;
  const shown = message("shows-step", {
    place: message("cells-on-sheet", { area: "B2:I6", sheet: "Sheet1" }),
    step: 4,
    steps,
  });
  expect((await move(player, 4)).sentence).toEqual(shown);
});

test("a fill that somebody gave a cell of the search is asked about before it is covered", async () => {
  await openMaze(8, 5);
  const player = await solved();
  await person((front) => (front.getRange("C2").format.fill.color = "#FF0000"));
  const before = picture();
  const talk = conversation(false);
  const { sentence: cancelled } = await move(player, 3, talk);
  expect(cancelled).toMatchObject({ args: { sentences: [message("cancelled"), { id: "shows-step" }] } });
  const sentence = together(
    message("fills-in-the-way", { where: "C2", sheet: "Sheet1", count: 1, what: "search" }),
    message("overwrite-them", { count: 1 }),
  );
  expect(talk.questions).toEqual([{ sentence, yes: message("overwrite") }]);
  expect(picture()).toEqual(before);
  await move(player, 3);
  await move(player, player.play.length);
  const shown = picture();
  await clearSolution(conversation());
  await solved();
  expect(picture()).toEqual(shown);
});

test("what is typed between the look and the painting stays, and an arrow does not cover it", async () => {
  await openMaze(8, 5);
  const player = await solved();
  const typed = ["B3", "C2"].find((address) => ["→", "↓", "←", "↑"].includes(valueAt(sheet(), address) as string))!;
  await move(player, 3);
  const execute = book.excel.execute.bind(book.excel);
  let requests = 0;
  book.excel.execute = async (...request) => {
    if (++requests === 2) await person((front) => (front.getRange(typed).values = [["mine"]]));
    return execute(...request);
  };
  expect((await move(player, player.play.length)).sentence).toMatchObject({
    args: { sentences: [message("typed-while-watching", { where: typed }), { id: "shows-step" }] },
  });
  expect(valueAt(sheet(), typed)).toBe("mine");
});
