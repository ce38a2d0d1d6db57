import { names } from "../../acts/act";
import { type Message, message } from "../../../src/message";
import { sayInEvery } from "../../../src/words";
import { markClassSet } from "../../../src/actions/classroom/classSet";
import { deleteBooklet } from "../../../src/actions/print/booklets";
import { generate } from "../../../src/actions/make/generate";
import { addSelfMarking, collectResults, enterSteps, clearSolution } from "../../../src/actions/solve";
import { linesWorkedOut, printedPages } from "../../files/printedPages";
import { saveXlsx } from "../../host/files";
import { describeWithLibreOffice } from "../../libreoffice";
import { asked, idsIn, sentencesIn, choice as generateChoice, conversation, book, person, sheet } from "../stage";
import { askedInVain, contentsOf, valueAt, expectTrue, record, cellsOf } from "../stage";
import { cost } from "../insertedSheets";
import { ROWS, make, openList, retype, update } from "./classTable";
import { keysOf, shortestOf, wayToDeadEnd, arrowsOf, backAlong } from "../solve/walk/path";
import { PagePlayer } from "../solve/walk/pagePlayer";

const PUPILS = ["Ana", "Бојана", "Cy"];
const mark = (talk = conversation()) => markClassSet(talk);
const markerOf = (name: string) => `${name} self-marking`;
const markers = () => names().filter((name) => name.includes("self-marking"));
const typedBy = (name: string) => valueAt(sheet(markerOf(name)), "B4") ?? "";
const type = (name: string, path = "RRDD") =>
  person((_, { worksheets }) => (worksheets.getItem(markerOf(name)).getRange("B4").values = [[path]]));

/** A class set without self-marking; what happens next is counted. */
async function openMarkable(rows = ROWS): Promise<void> {
  await openList(rows);
  await make();
  book.counter.reset();
}
const openMarked = async (rows = ROWS) => (await openMarkable(rows), mark());

/** Which sheet a sheet for self-marking belongs to. */
const mazeOf = (marker: string) =>
  book.workbook.names.find((each) => each.scope === sheet(marker) && each.name === "MazeMarkingOf")?.formula;

test("every page of a class set gets a protected sheet that marks its maze, and only where it has none; the pages stay", async () => {
  await openMarkable();
  const before = book.workbook.sheets.map((each) => contentsOf(each, "A1:K20"));
  await mark();
  expect(markers()).toEqual(PUPILS.map(markerOf));
  for (const name of PUPILS) {
    expect(mazeOf(markerOf(name))).toMatch(new RegExp(`^='?${name}'?!\\$B\\$2:\\$I\\$7$`));
    expect(sheet(markerOf(name)).protection?.password).toBe("");
    expect(valueAt(sheet(markerOf(name)), "A1")).toBe(`Your path through the maze B2:I7 on ${name}`);
  }
  expect(book.workbook.sheets.slice(0, before.length).map((each) => contentsOf(each, "A1:K20"))).toEqual(before);
  expect((await mark()).sentence).toEqual(message("already-so"));
  book.workbook.deleteSheet(sheet(markerOf("Cy")));
  expect((await mark()).sentence).toEqual(message("class-set-marked", { count: 1 }));
  expect(markers()).toEqual(PUPILS.map(markerOf));
});

test("where sheets can’t be protected they stand nevertheless, and the sentence says so", async () => {
  await openMarkable();
  const execute = book.excel.execute.bind(book.excel);
  book.excel.execute = async (batch, flags) => {
    if (!JSON.stringify(batch).includes('"Protect"')) return execute(batch, flags);
    const { requests } = book.counter;
    book.switches.faults = [{ request: requests.length + 1, action: 1, code: "AccessDenied", message: "" }];
    return execute(batch, flags);
  };
  const { sentence } = await mark();
  expect(idsIn(sentence)).toContain("self-markings-not-locked");
  expect(markers()).toHaveLength(3);
});

test("without a printer all pages get theirs, protected; only the first one asks Excel for a page", async () => {
  await openMarkable();
  book.switches.printer = false;
  const { sentence } = await mark();
  expect(sentence).toEqual(message("class-set-marked", { count: 3 }));
  const made = markers().map((name) => [sheet(name).protection?.password, sheet(name).page.printArea]);
  expect(made).toEqual(Array(3).fill(["", []]));
  const { requests } = cost();
  await openMarkable();
  await mark();
  // The refused one, and a look whether another workbook is in front.
  expect(requests - cost().requests).toBe(2);
});

test("each request fails in turn, and Stop is pressed: complete sheets stay, no half one does, and the message says for whom", async () => {
  const recording = await record(openMarkable, mark);
  const done = () => expect(markers()).toHaveLength(3);
  const left = (sentence: Message) => {
    if (idsIn(sentence).includes("class-set-marked")) return done();
    const [made, last] = [markers().length, markers().at(-1)?.replace(" self-marking", "") ?? ""];
    const stands = message("class-marking-stands", { made, count: 3, first: "Ana", last });
    const told = (sentencesIn(sentence) as Message[]).filter(({ id }) => id === stands.id);
    expect(told).toEqual(made > 0 ? [stands] : []);
  };
  await expectTrue(recording, { done, left }, recording.troubles());
});

describe("Delete booklet", () => {
  test("takes the sheets for self-marking of the set's pages along, renamed and copied ones too, and no others", async () => {
    await openMarked();
    await person((_, { worksheets }) => {
      worksheets.getItem(markerOf("Бојана")).name = "Бојана's";
      worksheets.getItem(markerOf("Cy")).copy("End");
      worksheets.getItem("Sheet1").activate();
    });
    const [copy] = names().filter((name) => name.startsWith(markerOf("Cy")) && name !== markerOf("Cy"));
    const question = message("delete-markings-too", { count: 4, first: markerOf("Ana"), last: copy! });
    expect((await askedInVain(deleteBooklet)).flatMap(sentencesIn)).toContainEqual(question);
    await deleteBooklet(conversation());
    expect(names()).toEqual(["Sheet1"]);
  });

  test("each request fails in turn: pressed again it deletes what is left, so that no sheet for self-marking stays", async () => {
    const recording = await record(openMarked, deleteBooklet);
    for (const [i, actions] of recording.undisturbed.requests.entries())
      for (const action of new Set([1, 3, 5, 7, actions])) {
        const fault = { request: i + 1, action: Math.min(action, actions), code: "GeneralException" };
        await recording.again({ fault });
        await deleteBooklet(conversation()).catch(() => undefined); // refused where the first one was finished
        expect({ fault, left: names() }).toEqual({ fault, left: ["Sheet1"] });
      }
  });
});

describe("Collect results", () => {
  const collected = () => contentsOf(sheet("Results"), "A2:A9");

  test("names the pupils in the order of the list, those included that have not begun", async () => {
    await openMarked();
    book.excel.person.rename(sheet("Ana"), "renamed");
    await type("Cy");
    await collectResults(conversation());
    expect(collected()).toEqual(PUPILS);
    const formulas = [1, 2, 3].map((row) => sheet("Results").formula(row, 1));
    expect(formulas).toEqual(PUPILS.map((name) => `='${markerOf(name)}'!$B$5`));
  });

  test("keeps a set together where another maze's sheet for self-marking stands among its own", async () => {
    await openMarked();
    await person((_, { worksheets }) => worksheets.add("Own").activate());
    await generate({ ...generateChoice, size: { columns: 5, rows: 4 } }, conversation());
    await addSelfMarking(conversation());
    const place = book.workbook.sheets.indexOf(sheet(markerOf("Бојана")));
    await person((_, { worksheets }) => (worksheets.getItem(markerOf("Own")).position = place));
    await collectResults(conversation());
    expect(collected()).toEqual([...PUPILS, "Own"]);
  });

  test("follows the list after it was sorted and the set updated, with a new pupil", async () => {
    await openMarked();
    await retype([ROWS[2]!, ["Dora", 1, ""], ROWS[0]!, ROWS[1]!]);
    await update();
    await collectResults(conversation());
    expect(collected()).toEqual(["Cy", "Dora", "Ana", "Бојана"]);
  });
});

describe("Update class set", () => {
  test("keeps what pupils typed on pages that stay, and renews the self-marking of changed and new ones after a question", async () => {
    await openMarked();
    await type("Ana");
    await type("Cy");
    const kept = sheet(markerOf("Ana")).id;
    await retype([["Dora", 1, ""], ROWS[0]!, ["Cy", "easy", ""]]);
    const talk = conversation();
    await update(talk);
    expect(asked(talk).flatMap(sentencesIn)).toEqual([
      message("class-pages", { done: "new", names: ["Dora"] }),
      message("class-pages", { done: "changed", names: ["Cy"] }),
      message("class-pages", { done: "gone", names: ["Бојана"] }),
      message("class-typed-paths-go", { count: 1, names: ["Cy"] }),
      message("class-update-question"),
    ]);
    expect(markers().sort()).toEqual(["Ana", "Cy", "Dora"].map(markerOf));
    expect(sheet(markerOf("Ana")).id).toBe(kept);
    expect(["Ana", "Cy", "Dora"].map(typedBy)).toEqual(["RRDD", "", ""]);
    for (const name of ["Ana", "Cy", "Dora"]) expect(mazeOf(markerOf(name))).toContain(`${name}!$B$2`);
  });

  test("a set in which only some pages have self-marking gets it where it was", async () => {
    await openMarked();
    book.workbook.deleteSheet(sheet(markerOf("Ana")));
    await retype([["Ana", "hard", ""], ["Бојана", "easy", ""], ROWS[2]!, ["Dora", 1, ""]]);
    await update();
    expect(markers().sort()).toEqual(["Cy", "Бојана"].map(markerOf));
  });

  test("whatever fails, what a pupil typed is gone only where the sheet is new or the pupil is gone", async () => {
    const open = async () => {
      await openMarked();
      await type("Cy");
      await retype([ROWS[0]!, ["Cy", "easy", ""]]);
    };
    const recording = await record(open, update);
    const { requests } = recording.undisturbed;
    // Those before them are about the pages.
    const LAST = 7;
    for (const [i, actions] of requests.entries()) {
      if (i < requests.length - LAST) continue;
      for (const trouble of [
        { stopAt: i + 1 },
        { fault: { request: i + 1, action: actions, code: "MemoryLimitReached" } },
      ]) {
        await recording.again(trouble);
        const of = (name: string) => markers().filter((marker) => marker.startsWith(name));
        const typed = of("Cy").map((marker) => valueAt(sheet(marker), "B4") ?? "");
        const isKeptOrNew = typed.includes("RRDD") || typed.includes("");
        expect([trouble, isKeptOrNew, of("Ana").length]).toEqual([trouble, true, 1]);
      }
    }
  });
});

/** Pupils walk on their pages of a class set and enter their steps; the teacher collects what the sheets for self-marking say. */

const WALKING = [...PUPILS, "Dora"];
const MAZE = "B2:I7";

/** A class set with self-marking on which Ana reaches the exit, Бојана a dead end, and Cy walks there and back; Dora does not begin. */
async function walkedClass() {
  await openMarked([...ROWS, ["Dora", "hard", ""]]);
  const pages = looksOfPages();
  const ways = [shortestOf(sheet("Ana"), MAZE), wayToDeadEnd(sheet("Бојана"), MAZE), shortestOf(sheet("Cy"), MAZE, 3)];
  const keys = ways.map((way) => keysOf(way, 8));
  for (const [i, name] of PUPILS.entries()) {
    const pupil = PagePlayer.inPage(i % 2 === 1);
    book.workbook.activate(sheet(name));
    await pupil.start();
    if (name === "Cy") await pupil.press(keys[i]! + backAlong(keys[i]!));
    await pupil.press(keys[i]!);
    await pupil.does((talk) => enterSteps(pupil.walk!, talk));
    expect(pupil.said.at(-1)).toBe("steps-entered");
  }
  return { keys, pages };
}

const looksOfPages = () =>
  WALKING.map((name) =>
    cellsOf("B2:J10").map((cell) => [sheet(name).value(...cell), JSON.stringify(sheet(name).style(...cell).fill)]),
  );

test("each pupil's steps, without detours, come into the sheet that marks their page; Clear solution leaves the pages as they were", async () => {
  const { keys, pages } = await walkedClass();
  expect(WALKING.map(typedBy)).toEqual([...keys.map(arrowsOf), ""]);
  for (const name of PUPILS) {
    book.workbook.activate(sheet(name));
    const { sentence } = await clearSolution(conversation());
    expect(sentence).toEqual(message("marks-cleared", { area: MAZE, sheet: name }));
  }
  expect(looksOfPages()).toEqual(pages);
});

describeWithLibreOffice("The self-marking of a class set, worked out by LibreOffice", () => {
  test("counts steps and right steps pupil by pupil, and says who went through a wall and who reached the exit", async () => {
    const { keys } = await walkedClass();
    await type("Dora", "UUU");
    await collectResults(conversation());
    await person((front) => (front.position = 0));
    const [ana, bojana, cy] = keys.map(({ length }) => String(length));
    const [, ...lines] = linesWorkedOut(await saveXlsx(book.workbook));
    expect(lines.map((line) => line.split(",").slice(1, 5).join())).toEqual([
      `${ana},${ana},none,step ${ana}`,
      `${bojana},${bojana},none,not yet`,
      `${cy},${cy},none,not yet`,
      '3,0,"step 1, from B2"',
    ]);
  });

  test("prints each pupil’s on a page of its own: where to type and what is said of the path, whole, beside the maze", async () => {
    const longest = "Maximilian Alexander von Hoh";
    await openMarkable([ROWS[0]!, [longest, "hard", ""]]);
    await mark({ ...conversation(), say: (await sayInEvery())[1]! });
    const typed = "RRUU".repeat(10);
    await person((_, { worksheets }) => {
      for (const name of names().slice(-2)) worksheets.getItem(name).getRange("B4").values = [[typed]];
    });
    const pages = await printedPages(book.workbook, 50);
    // The list, the index, two mazes, their answers and codes.
    expect(pages).toHaveLength(6 + 2);
    for (const [i, name] of ["Ana", longest].entries()) {
      const { text, words, width } = pages[6 + i]!;
      const start = `Dein Weg durch das Labyrinth B2:I7 auf dem Blatt ${name} Beginne bei B2. Schreib deinen Weg in B4: R für rechts`;
      expect(text.startsWith(start)).toBe(true);
      expect(text).toContain(`ab B12 nach unten. Dein Weg ${typed} Eingegebene Schritte Richtige Schritte`);
      expect(text).toMatch(
        new RegExp(
          `In Worten 40 .* Schritt \\d+ führt durch eine Wand: .* kein Durchgang\\. Schritt Eingabe 1 2 3 4 5 6 Ergebnis`,
        ),
      );
      // Within the margin of a new sheet's page, 50 points.
      expect(Math.max(...words.map(({ right }) => right))).toBeLessThan(width - 50);
    }
  });
});
