import { sentencesIn, choice, conversation, refusalOf, book, openMaze, openSized, askedInVain, person } from "../stage";
import { resize, select, sheet, pane, gridIn, mazeIn, photograph, put, valueAt, everything, workIn } from "../stage";
import { type Message, message, together } from "../../../src/message";
import { defaultLayout, type GenerateChoice } from "../../../src/actions/core/choices";
import { addExit, removeEnd, makePassage } from "../../../src/actions/edit";
import { readSheetInFront } from "../../../src/actions/front";
import { bringBackMaze, clearMaze, formatGrid, generate, shareCode } from "../../../src/actions/make";

const make = (made: Partial<GenerateChoice> = {}) => generate({ ...choice, ...made }, conversation());
const bringBack = (talk = conversation()) => bringBackMaze(defaultLayout, talk);
const walls = () => mazeIn(sheet(), gridIn(book.workbook)).standing;
const hidden = () => book.workbook.names.filter(({ name }) => /^MazeEarlier/.test(name)).map(({ name }) => name);
const openBlock = () => (select("B2:D4"), makePassage("", conversation()));

/** The maze's cells as they look; a stamp differs with each act. */
const seen = () => photograph(sheet(), "A1:Z20");

test("of another size it comes back to where it stood, covers nothing unasked, and the size cells stay", async () => {
  await openMaze(8, 5);
  const first = walls();
  resize(3, 4);
  await make({ seed: "small" });
  put(sheet(), "H3", "mine");
  const question = message("overwrite-values", { area: "H3", cells: 1, sheet: "Sheet1", count: 1 });
  expect(await askedInVain(bringBack)).toEqual([question]);
  await bringBack();
  expect([gridIn(book.workbook), walls()]).toEqual(["B2:I6", first]);
  expect([valueAt(sheet(), "BC12"), valueAt(sheet(), "BC14")]).toEqual([3, 4]);
  await bringBack();
  expect([gridIn(book.workbook), valueAt(sheet(), "H3")]).toEqual(["B2:D5", "mine"]);
});

test.each<[string, string | undefined, () => unknown]>([
  ["without more", "a seed", make],
  ["in a shape", "a seed", async () => (select("B2:I3", "B4:D6"), make({ shape: "areas" }))],
  [
    "whose walls somebody changed, by Lavirint and by hand",
    undefined,
    async () => {
      await make();
      await openBlock();
      await person((own) => void (own.getRange("E4:E6").format.borders.getItem("EdgeRight").style = "None"));
    },
  ],
  [
    "with several exits, elsewhere",
    "a seed",
    async () => {
      await make();
      await removeEnd(conversation(), "I6");
      for (const cell of ["D4", "I5"]) await addExit(conversation(), cell);
    },
  ],
])("a maze %s comes back as it was, with its share code, and twice leaves all as it was", async (_what, seed, open) => {
  await openSized(8, 5);
  await open();
  const first = [seen(), (await shareCode(conversation())).text];
  expect(hidden()).toEqual([]);
  await make({ seed: "regretted" });
  const second = seen();
  expect(second).not.toEqual(first[0]);
  expect((await bringBack()).seed).toBe(seed);
  expect([seen(), (await shareCode(conversation())).text]).toEqual(first);
  expect((await bringBack()).seed).toBe("regretted");
  expect(seen()).toEqual(second);
});

test("a maze that was being watched comes back whole", async () => {
  await openMaze(8, 5);
  const first = walls();
  await make({ pace: "step" });
  await make({ seed: "regretted" });
  expect((await bringBack()).seed).toBe("a seed");
  expect(walls()).toEqual(first);
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

test("a maze that went with a Generate of another size which was stopped comes back, or goes with Clear maze", async () => {
  for (const isBack of [true, false]) {
    await openSized(8, 5);
    select("C4:F8");
    await make({ shape: "areas" });
    const first = seen();
    resize(9, 6);
    expect(await stopBetween(bringBack)).toEqual(
      together(message("stopped"), message("earlier-maze-gone", { sheet: "Sheet1" })),
    );
    expect([book.workbook.name("MazeGrid", sheet()), hidden()]).toEqual([undefined, ["MazeEarlier"]]);
    expect((await readSheetInFront(pane)).hasEarlier).toBe(true);
    expect((await (isBack ? bringBack() : clearMaze(conversation()))).sentence).toEqual(
      isBack
        ? message("previous-maze-back", { area: "C4:F8", sheet: "Sheet1", columns: 4, rows: 5 })
        : message("leftovers-deleted", { sheet: "Sheet1" }),
    );
    if (isBack) expect(seen()).toEqual(first);
    expect(hidden()).toEqual([]);
  }
});

test("of more than 2,500 cells it comes back as it was generated, which is said", async () => {
  await openMaze(51, 50);
  const first = walls();
  await openBlock();
  expect(walls()).not.toEqual(first);
  await make({ seed: "regretted" });
  expect(sentencesIn((await bringBack()).sentence)).toContainEqual(message("changes-not-kept", { most: 2500 }));
  expect(walls()).toEqual(first);
});

test("where a maze went to a sheet of its own the one in front is left alone, and nothing is to be brought back there", async () => {
  await openMaze(8, 5);
  resize(60, 20);
  await make();
  expect([sheet().name, hidden()]).toEqual(["Maze", []]);
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
  const ask = async () => {
    const name = book.workbook.name("MazeEarlier", sheet())!;
    name.formula = name.formula.replace(/"([^"]*)"/, '"$1 "');
    return true;
  };
  const before = seen();
  expect(await refusalOf(bringBack({ ...conversation(), ask }))).toEqual([
    message("maze-changed-meanwhile", { sheet: "Sheet1" }),
    message("nothing-changed"),
  ]);
  expect(seen()).toEqual(before);
});
