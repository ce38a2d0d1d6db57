import { message } from "../../../../src/message";
import { passagesOf } from "../../../../src/maze/model";
import { clearMaze } from "../../../../src/actions/make/clearMaze";
import { generate } from "../../../../src/actions/make/generate";
import { clearSolution, clearTrail } from "../../../../src/actions/solve/clearSolution";
import { addExit } from "../../../../src/actions/edit/ends";
import { makeWall } from "../../../../src/actions/edit/walls";
import { startWalk } from "../../../../src/actions/solve/walk/startWalk";
import { shortestOf, keysOf } from "./path";
import { choice, conversation } from "../../conversation";
import { sentenceOf } from "../../failureOf";
import { book, openMaze, openPane, person, select, sheet } from "../../openMaze";
import { area, mazeIn, photograph } from "../../sheetReading";
import { idsIn, sentencesIn } from "../../../words/sentencesIn";
import { play, selected } from "./walking";

const [YELLOW, DEAD] = ["#F0E442", "#DDEBF7"];

beforeEach(() => openMaze(8, 5, { seed: "Ariadne" }));

/** The cells of the maze that are filled so, as numbers. */
function filled(color: string): number[] {
  const { row, column, rows, columns } = area("B2:I6");
  return Array.from({ length: rows * columns }, (_, cell) => cell).filter(
    (cell) => sheet("Sheet1").style(row + Math.floor(cell / columns), column + (cell % columns)).fill.color === color,
  );
}

test("Play selects the entrance, says where it leads, and changes no cell yet", async () => {
  const before = photograph(sheet(), "A1:K10");
  select("K9");
  const { told, settle } = await play();
  expect(selected()).toBe("B2");
  expect(photograph(sheet(), "A1:K10")).toEqual(before);
  expect(sentencesIn(told[0])[0]).toEqual(message("play-begins", { cell: "B2", exit: "I6", exits: 1 }));
  expect(idsIn(told[0])).toEqual(["play-begins", "play-at"]);
  // Excel reports what was selected, and nothing is said a second time.
  await settle();
  expect(told).toHaveLength(1);
});

test("an entrance that is the only exit leads nowhere, and Play says that an exit is missing", async () => {
  book.workbook.name("MazeExit1", sheet())!.formula = "=Sheet1!$B$2";
  expect(sentencesIn(await sentenceOf(startWalk(false, () => undefined, conversation())))[0]).toEqual(
    message("no-exit", { maze: "B2:I6", sheet: "Sheet1" }),
  );
});

test("each arrow key fills a cell, and the exit tells steps, the fewest, and the time from the first step", async () => {
  const path = shortestOf(sheet(), "B2:I6");
  const keys = keysOf(path, 8);
  const walking = await play();
  book.excel.passed += 60_000;
  await walking.press(keys.slice(0, 1));
  book.excel.passed += 65_000;
  await walking.press(keys.slice(1));
  expect(filled(YELLOW)).toEqual([...path.slice(1, -1)].sort((a, b) => a - b));
  expect(sentencesIn(walking.told.at(-1))).toEqual([
    message("play-exit", { cell: "I6", steps: keys.length }),
    message("play-shortest", { shortest: keys.length }),
    message("play-time", { minutes: 1, seconds: 5 }),
  ]);
  expect([walking.failures, selected(), walking.walk.isOver]).toEqual([[], "I6", true]);
});

test("a step through a wall is undone: the earlier cell is selected, and the openings are said", async () => {
  const { press, told, walk } = await play();
  const here = told[0];
  await press("U");
  expect([selected(), walk.walk.steps, filled(YELLOW)]).toEqual(["B2", 0, []]);
  expect(sentencesIn(told.at(-1))).toEqual([message("play-wall"), sentencesIn(here)[1]]);
});

test("a step back takes the fill away, or marks a dead end where that is wanted", async () => {
  const [first] = keysOf(shortestOf(sheet(), "B2:I6"), 8);
  const back = { R: "L", D: "U", L: "R", U: "D" }[first!]!;
  const { press, walk: plain } = await play();
  await press(first!);
  expect(filled(YELLOW)).toHaveLength(1);
  await press(back);
  expect(filled(YELLOW)).toEqual([]);
  plain.end();
  await clearTrail(conversation());

  const marking = await play({ marksDeadEnds: true });
  const { walk } = marking.walk;
  const dead = [...Array(40).keys()].find((cell) => walk.kindOf(cell) === "dead-end" && cell !== 0 && cell !== 39)!;
  const way = shortestOf(sheet(), "B2:I6", dead);
  await marking.press(keysOf(way, 8));
  await marking.press(keysOf([dead, way.at(-2)!], 8));
  expect([marking.failures, filled(DEAD)]).toEqual([[], [dead]]);
});

test("a jump along an open way is walked, one over a wall comes back, and cells elsewhere are left selected", async () => {
  const path = shortestOf(sheet(), "B2:I6");
  const { select: click, told, walk } = await play();
  const at = (cell: number) => `${String.fromCharCode(66 + (cell % 8))}${2 + Math.floor(cell / 8)}`;
  await click(at(path[2]!));
  expect([walk.walk.position, walk.walk.steps, selected()]).toEqual([path[2], 2, at(path[2]!)]);
  await click("I6");
  expect([walk.walk.position, selected(), idsIn(told.at(-1))[0]]).toEqual([path[2], at(path[2]!), "play-blocked"]);
  await click("K9");
  expect([selected(), told.at(-1)]).toEqual(["K9", message("play-outside", { cell: at(path[2]!) })]);
  await click("B2:C3");
  expect([told.at(-1), sheet().selection.areas[0]!.rows]).toEqual([message("play-several", { cell: at(path[2]!) }), 2]);
  await click(at(path[3]!));
  expect(walk.walk.position).toBe(path[3]);
});

test("keys pressed before the first is answered: none is lost, none goes through a wall, one request at a time", async () => {
  book.switches.latency = 30;
  let [under, most] = [0, 0];
  const execute = book.excel.execute.bind(book.excel);
  book.excel.execute = async (...request) => {
    most = Math.max(most, ++under);
    const answer = await execute(...request);
    under--;
    return answer;
  };
  const keys = keysOf(shortestOf(sheet(), "B2:I6"), 8);
  const { pressAtOnce, walk, failures } = await play();
  most = 0;
  book.counter.reset();
  await pressAtOnce(`U${keys.slice(0, 5)}`);
  expect([failures, walk.walk.steps, most]).toEqual([[], 5, 1]);
  expect(book.counter.requests.length).toBeLessThanOrEqual(3);
  expect(selected()).toBe(
    `${String.fromCharCode(66 + (walk.walk.position % 8))}${2 + Math.floor(walk.walk.position / 8)}`,
  );
  expect(filled(YELLOW)).toHaveLength(5);
});

test.each(["each", "twice", "late", "last", "person's"] as const)(
  "where Excel reports selections so (%s) a walk to the exit is the same",
  async (selectionEvents) => {
    book.switches.selectionEvents = selectionEvents;
    const keys = keysOf(shortestOf(sheet(), "B2:I6"), 8);
    const { press, walk, failures, told } = await play();
    await press(keys);
    expect([failures, walk.isOver, walk.walk.steps]).toEqual([[], true, keys.length]);
    // The start, and each step once.
    expect(told).toHaveLength(1 + keys.length);
  },
);

test.each(["each", "twice", "late", "last", "person's"] as const)(
  "where Excel reports selections so (%s) each wall brings the selection back",
  async (selectionEvents) => {
    book.switches.selectionEvents = selectionEvents;
    const [first] = keysOf(shortestOf(sheet(), "B2:I6"), 8);
    const { press, walk, told } = await play();
    await press("ULU");
    expect([walk.walk.steps, selected()]).toEqual([0, "B2"]);
    // Each of three walls is said, though in the same words.
    expect(told.map((each) => idsIn(each)[0])).toEqual(["play-begins", "play-wall", "play-wall", "play-wall"]);
    await press(first!);
    expect(walk.walk.steps).toBe(1);
  },
);

test.each(["each", "twice", "late", "last", "person's"] as const)(
  "where Excel reports selections so (%s) Ctrl and an arrow key walk to the next wall, over none, and are said once",
  async (selectionEvents) => {
    book.switches.selectionEvents = selectionEvents;
    const maze = mazeIn(sheet(), "B2:I6");
    const right = (cell: number) => (passagesOf(maze)[cell]! & 1) !== 0;
    let end = 0;
    while (right(end)) end++;
    const [first] = keysOf(shortestOf(sheet(), "B2:I6"), 8);
    const { select: jump, told, walk, failures } = await play();
    // Ctrl and the right arrow key on a row without data: its last cell.
    await jump("XFD2");
    const at = `${String.fromCharCode(66 + end)}2`;
    expect([first, walk.walk.position, walk.walk.steps, selected()]).toEqual(["R", end, end, at]);
    // Excel had data to stop at, beyond the wall.
    await jump(`${String.fromCharCode(66 + end + 1)}2`);
    expect([walk.walk.position, walk.walk.steps, selected()]).toEqual([end, end, at]);
    expect(failures).toEqual([]);
    expect(told.map((each) => idsIn(each).slice(0, 2))).toEqual([
      ["play-begins", "play-at"],
      ["play-wall", "play-at"],
      ["play-wall", "play-at"],
    ]);
  },
);

test("where Excel has no such event, a sentence says so and nothing is changed", async () => {
  book.switches.selectionEvents = "missing";
  const before = photograph(sheet(), "A1:BD30");
  const names = book.workbook.names.length;
  const sentence = await sentenceOf(startWalk(false, () => undefined, conversation()));
  expect(idsIn(sentence)[0]).toBe("selection-not-reported");
  expect([photograph(sheet(), "A1:BD30"), book.workbook.names.length]).toEqual([before, names]);
});

test("Clear trail gives back exactly what was there, also after the pane was closed; a fill made since stays", async () => {
  await person((front) => (front.getRange("C2:F4").format.fill.color = "#FFC000"));
  const before = photograph(sheet(), "A1:K10");
  const names = () => book.workbook.names.map(({ name }) => name).sort();
  const known = names();
  const path = shortestOf(sheet(), "B2:I6");
  const { press, walk } = await play();
  await press(keysOf(path, 8).slice(0, 6));
  expect(filled(YELLOW)).toHaveLength(6);
  walk.end();
  openPane();
  const { sentence } = await clearTrail(conversation());
  expect(sentence).toEqual(message("trail-cleared", { area: "B2:I6", sheet: "Sheet1" }));
  expect([photograph(sheet(), "A1:K10"), names()]).toEqual([before, known]);
  expect(sentencesIn(await sentenceOf(clearTrail(conversation())))[0]).toEqual(
    message("no-trail", { sheet: "Sheet1" }),
  );
});

test("a fill of the person's own under the trail stays theirs, there and back", async () => {
  const path = shortestOf(sheet(), "B2:I6");
  const [first, second] = keysOf(path, 8);
  const fill = (cell: number, color: string) =>
    person((front) => {
      front.getCell(1 + Math.floor(cell / 8), 1 + (cell % 8)).format.fill.color = color;
    });
  const { press, told, failures } = await play();
  await fill(path[1]!, "#123456"); // ahead
  await press(first!);
  expect([filled("#123456"), idsIn(told.at(-1)).at(-1)]).toEqual([[path[1]], "play-own-fill"]);
  await press(second!);
  await fill(path[2]!, "#654321"); // under the person
  await press({ R: "L", D: "U", L: "R", U: "D" }[second!]!);
  expect([filled("#654321"), filled(YELLOW), failures]).toEqual([[path[2]], [], []]);
  await clearTrail(conversation());
  expect([filled("#123456"), filled("#654321")]).toEqual([[path[1]], [path[2]]]);
});

test("Clear solution and Clear maze remove trails too, and Play removes a solution", async () => {
  const before = photograph(sheet(), "A1:K10");
  const walking = await play();
  await walking.press(keysOf(shortestOf(sheet(), "B2:I6"), 8).slice(0, 3));
  const { sentence } = await clearSolution(conversation());
  expect([sentence.id, photograph(sheet(), "A1:K10")]).toEqual(["trail-cleared", before]);
  const again = await play();
  await again.press(keysOf(shortestOf(sheet(), "B2:I6"), 8).slice(0, 3));
  await clearMaze(conversation());
  expect(book.workbook.names.map(({ name }) => name).sort()).toEqual(["MazeColumns", "MazeRows"]);
  expect([filled(YELLOW)]).toEqual([[]]);
});

test("Play in another pane begins anew: the earlier trail goes", async () => {
  const keys = keysOf(shortestOf(sheet(), "B2:I6"), 8);
  const before = photograph(sheet(), "A1:K10");
  const one = await play();
  await one.press(keys.slice(0, 4));
  one.walk.end();
  openPane();
  const other = await play();
  expect(idsIn(other.told[0])).toEqual(["play-begins", "play-at"]);
  expect(photograph(sheet(), "A1:K10")).toEqual(before);
  await other.press(keys.slice(0, 2));
  expect(filled(YELLOW)).toHaveLength(2);
});

test("a maze that was changed, or made anew, ends the walk with a sentence, and nothing is painted", async () => {
  const keys = keysOf(shortestOf(sheet(), "B2:I6"), 8);
  const acts: (() => Promise<unknown>)[] = [
    () => generate({ ...choice, seed: "another" }, conversation()),
    () => (select("D3:E5"), makeWall("", conversation())),
    () => (select("I2"), addExit(conversation())),
    () => clearTrail(conversation()),
    () => person((front) => front.getRange("3:3").insert("Down")),
  ];
  for (const act of acts) {
    await openMaze(8, 5, { seed: "Ariadne" });
    const walking = await play();
    await walking.press(keys.slice(0, 1));
    await act();
    select("B2");
    await walking.settle();
    const before = photograph(sheet(), "A1:K12");
    await walking.select("K9");
    await walking.press(keys[0]!);
    await walking.select("B2");
    await walking.press(keys.slice(0, 2));
    expect(photograph(sheet(), "A1:K12")).toEqual(before);
  }
});

test("an edited maze is told once, and the walk is over", async () => {
  const keys = keysOf(shortestOf(sheet(), "B2:I6"), 8);
  const walking = await play();
  await walking.press(keys.slice(0, 1));
  select("I2");
  await walking.settle();
  await addExit(conversation());
  await walking.select("B2");
  await walking.press(keys.slice(0, 2));
  expect(walking.failures).toHaveLength(1);
  expect(idsIn((walking.failures[0] as { sentence: Parameters<typeof idsIn>[0] }).sentence)[0]).toBe("play-gone");
  expect([walking.walk.isOver, walking.walk.isBehind]).toEqual([true, false]);
});

test("a renamed sheet and another tab in front change nothing; a deleted sheet is not asked for", async () => {
  const keys = keysOf(shortestOf(sheet(), "B2:I6"), 8);
  const walking = await play();
  await walking.press(keys.slice(0, 1));
  const own = sheet();
  book.excel.person.rename(own, "Labyrinth");
  const other = book.excel.person.addSheet("Other");
  book.excel.person.select(other, [area("D4")]);
  await walking.settle();
  book.excel.person.activate(own);
  await walking.press(keys.slice(1, 2));
  expect([walking.failures, walking.walk.walk.steps]).toEqual([[], 2]);
  book.excel.person.delete(own);
  await walking.settle();
  expect(walking.failures).toEqual([]);
});

test("on a sheet that was protected meanwhile a step is refused, and the walk goes on once that is over", async () => {
  const keys = keysOf(shortestOf(sheet(), "B2:I6"), 8);
  const walking = await play();
  book.excel.person.protectSheet(sheet(), true);
  await walking.press(keys.slice(0, 1));
  expect([walking.failures.length, filled(YELLOW)]).toEqual([1, []]);
  book.excel.person.protectSheet(sheet(), false);
  await walking.press(keys.slice(1, 2));
  expect([walking.failures.length, filled(YELLOW).length, walking.walk.walk.steps]).toEqual([1, 2, 2]);
});

test("a hint says the next step of a shortest path without a request, and is counted", async () => {
  const path = shortestOf(sheet(), "B2:I6");
  const keys = keysOf(path, 8);
  const { walk, press, told } = await play();
  book.counter.reset();
  const { sentence } = await walk.hint(conversation());
  const side = { R: "right", D: "bottom", L: "left", U: "top" }[keys[0]!]! as "right";
  const cell = `${String.fromCharCode(66 + (path[1]! % 8))}${2 + Math.floor(path[1]! / 8)}`;
  expect([sentence, book.counter.requests.length]).toEqual([
    message("play-hint", { side, cell, steps: keys.length }),
    0,
  ]);
  await press(keys);
  expect(sentencesIn(told.at(-1)).at(-1)).toEqual(message("play-hints", { hints: 1 }));
});

test("each step is undone by Excel's undo, and Clear trail still gives back what was there", async () => {
  const before = photograph(sheet(), "A1:K10");
  book.switches.undo = "web";
  const keys = keysOf(shortestOf(sheet(), "B2:I6"), 8);
  const { press, walk } = await play();
  await press(keys.slice(0, 3));
  expect([book.excel.person.undo(), filled(YELLOW).length]).toEqual([true, 2]);
  walk.end();
  await clearTrail(conversation());
  expect(photograph(sheet(), "A1:K10")).toEqual(before);
});
