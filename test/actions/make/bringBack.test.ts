import { idsIn, sentencesIn, choice, conversation } from "../stage";
import { refusalOf, book, openMaze, openSized, askedInVain } from "../stage";
import { person, resize, select, sheet, pane, gridIn, mazeIn, photograph, put, valueAt, everything } from "../stage";
import { workIn } from "../stage";
import { type Message, message, together } from "../../../src/message";
import { defaultLayout, type GenerateChoice } from "../../../src/actions/core/choices";
import { makePassage } from "../../../src/actions/edit/walls";
import { readSheetInFront } from "../../../src/actions/front";
import { bringBackMaze, clearMaze, formatGrid, generate, shareCode } from "../../../src/actions/make";

const make = (made: Partial<GenerateChoice> = {}) => generate({ ...choice, ...made }, conversation());
const bringBack = (talk = conversation()) => bringBackMaze(defaultLayout, talk);
const walls = () => mazeIn(sheet(), gridIn(book.workbook)).standing;
const hidden = () => book.workbook.names.filter(({ name }) => /^MazeEarlier/.test(name)).map(({ name }) => name);

/** The maze's cells as they look; a stamp differs with each act. */
const seen = () => photograph(sheet(), "A1:Z20");

test("the maze before comes back with its walls, ends, seed and share code, and twice leaves all as it was", async () => {
  await openMaze(8, 5);
  const first = seen();
  const { text: code } = await shareCode(conversation());
  expect(hidden()).toEqual([]);
  await make({ seed: "regretted" });
  const second = seen();
  expect(second).not.toEqual(first);
  const back = await bringBack();
  expect(back).toEqual({
    seed: "a seed",
    sentence: together(
      message("previous-maze-back", { area: "B2:I6", sheet: "Sheet1", columns: 8, rows: 5 }),
      message("press-previous-maze-again"),
    ),
  });
  expect(seen()).toEqual(first);
  expect((await shareCode(conversation())).text).toBe(code);
  expect((await bringBack()).seed).toBe("regretted");
  expect(seen()).toEqual(second);
});

test("of another size it comes back to where it stood, covers nothing unasked, and the size cells stay", async () => {
  await openMaze(8, 5);
  const first = walls();
  resize(3, 4);
  await make({ seed: "small" });
  put(sheet(), "H3", "mine");
  const question = message("overwrite-values", { area: "H3", cells: 1, sheet: "Sheet1", count: 1 });
  expect(await askedInVain(bringBack)).toEqual([question]);
  await bringBack();
  expect(gridIn(book.workbook)).toBe("B2:I6");
  expect(walls()).toEqual(first);
  expect([valueAt(sheet(), "BC12"), valueAt(sheet(), "BC14")]).toEqual([3, 4]);
  await bringBack();
  expect([gridIn(book.workbook), valueAt(sheet(), "H3")]).toEqual(["B2:D5", "mine"]);
});

test("walls that somebody changed come back, by Lavirint or by hand", async () => {
  await openMaze(8, 5);
  const made = walls();
  select("B2:D4");
  await makePassage("", conversation());
  await person((own) => void (own.getRange("E4:H6").format.borders.getItem("InsideVertical").style = "Double"));
  const edited = walls();
  expect(edited).not.toEqual(made);
  await make({ seed: "regretted" });
  const back = await bringBack();
  expect(back.seed).toBeUndefined();
  expect(idsIn(back.sentence)).not.toContain("seed");
  expect(walls()).toEqual(edited);
});

test("exits that were moved come back where they were, several too", async () => {
  await openMaze(8, 5);
  const exits = { MazeExit1: "D4", MazeExit2: "I5" };
  await person((own) => {
    own.names.getItem("MazeExit1").delete();
    for (const [name, cell] of Object.entries(exits)) own.names.add(name, own.getRange(cell));
  });
  await make({ seed: "regretted" });
  await bringBack();
  const formulas = Object.keys(exits).map((name) => book.workbook.name(name, sheet())!.formula);
  expect(formulas).toEqual(["=Sheet1!$D$4", "=Sheet1!$I$5"]);
});

test("a maze in a shape comes back in its shape", async () => {
  await openSized(8, 5);
  select("B2:I3", "B4:D6");
  await make({ shape: "areas" });
  const first = seen();
  await make({ seed: "regretted" });
  await bringBack();
  expect(seen()).toEqual(first);
});

/** Draws a small maze in two requests, as slow hosts have it, and stops the next one of the size between them. `then` comes before it. */
async function stopBetween(then: () => Promise<unknown> = async () => undefined): Promise<Message> {
  pane.host.areasAtOnce = 8;
  const { requests } = await workIn({}, () => make({ seed: "other" }));
  await then();
  pane.host.areasAtOnce = 8;
  const stopAt = requests.length - 1;
  return (await workIn({ stopAt }, (talk) => generate({ ...choice, seed: "third" }, talk))).outcome!.sentence;
}

test("after Format grid, and after a Generate that was stopped, the maze is still to be had", async () => {
  await openMaze(8, 5);
  const first = walls();
  await formatGrid(defaultLayout, "none", conversation());
  await bringBack();
  expect(walls()).toEqual(first);

  expect(sentencesIn(await stopBetween())).toContainEqual(message("grid-closed", { area: "B2:I6", sheet: "Sheet1" }));
  await make({ seed: "fourth" });
  expect((await bringBack()).seed).toBe("other");
});

test("a maze that went with a Generate of another size which was stopped comes back to where it stood", async () => {
  await openSized(8, 5);
  select("C4:F8");
  await make({ shape: "areas" });
  const first = seen();
  resize(9, 6);
  expect(await stopBetween(bringBack)).toEqual(
    together(message("stopped"), message("earlier-maze-gone", { sheet: "Sheet1" })),
  );
  expect(book.workbook.name("MazeGrid", sheet())).toBeUndefined();
  expect((await readSheetInFront(pane)).hasEarlier).toBe(true);
  expect((await bringBack()).sentence).toEqual(
    message("previous-maze-back", { area: "C4:F8", sheet: "Sheet1", columns: 4, rows: 5 }),
  );
  expect(seen()).toEqual(first);
  expect(hidden()).toEqual([]);
});

test("what is kept of a maze that is gone goes with Clear maze", async () => {
  await openMaze(8, 5);
  resize(9, 6);
  await stopBetween(bringBack);
  expect(hidden()).toEqual(["MazeEarlier"]);
  expect((await clearMaze(conversation())).sentence).toEqual(message("leftovers-deleted", { sheet: "Sheet1" }));
  expect(hidden()).toEqual([]);
});

test("a maze that was being watched comes back whole", async () => {
  await openMaze(8, 5);
  const first = walls();
  await make({ pace: "step" });
  await make({ seed: "regretted" });
  expect((await bringBack()).seed).toBe("a seed");
  expect(walls()).toEqual(first);
});

test("of more than 2,500 cells it comes back as it was generated, which is said", async () => {
  await openMaze(51, 50);
  const first = walls();
  select("B2:D4");
  await makePassage("", conversation());
  expect(walls()).not.toEqual(first);
  await make({ seed: "regretted" });
  expect(sentencesIn((await bringBack()).sentence)).toContainEqual(message("changes-not-kept", { most: 2500 }));
  expect(walls()).toEqual(first);
});

test("where a maze went to a sheet of its own the one in front is left alone, and nothing is to be brought back there", async () => {
  await openMaze(8, 5);
  resize(60, 20);
  await make();
  expect(sheet().name).toBe("Maze");
  expect(hidden()).toEqual([]);
  expect(await refusalOf(bringBack())).toContainEqual(message("no-previous-maze", { sheet: "Maze" }));
});

test("one step of Excel's undo takes the whole Generate back, with what is kept; where nothing can be undone it comes back too", async () => {
  await openMaze(8, 5);
  const { switches, excel } = book;
  switches.undo = "web";
  excel.history.acted();
  const before = everything();
  await make({ seed: "regretted" });
  expect(hidden()).toEqual(["MazeEarlier"]);
  expect(excel.person.undo()).toBe(true);
  expect(everything()).toEqual(before);
  expect((await readSheetInFront(pane)).hasEarlier).toBe(false);
  expect(excel.person.redo()).toBe(true);
  expect((await bringBack()).seed).toBe("a seed");
  switches.undo = "none";
  await make({ seed: "next" });
  expect(excel.person.undo()).toBe(false);
  expect((await bringBack()).seed).toBe("a seed");
});

test("a maze that another one took the place of while it was asked is not brought back", async () => {
  await openMaze(8, 5);
  resize(3, 4);
  await make({ seed: "small" });
  put(sheet(), "H3", "mine");
  const talk = conversation();
  const ask = async () => {
    const name = book.workbook.name("MazeEarlier", sheet())!;
    name.formula = name.formula.replace(/"([^"]*)"/, '"$1 "');
    return true;
  };
  const before = seen();
  expect(await refusalOf(bringBackMaze(defaultLayout, { ...talk, ask }))).toEqual([
    message("maze-changed-meanwhile", { sheet: "Sheet1" }),
    message("nothing-changed"),
  ]);
  expect(seen()).toEqual(before);
});
