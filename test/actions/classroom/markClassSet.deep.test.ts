import { names } from "../../acts/act";
import { type Message, message } from "../../../src/message";
import { markPath } from "../../maze/marking/markPath";
import { stepSigns } from "../../../src/maze/marking";
import { breadthFirst } from "../../../src/maze/solvers/breadthFirst";
import { sayInEvery } from "../../../src/words";
import { markClassSet } from "../../../src/actions/classroom/classSet";
import { deleteBooklet } from "../../../src/actions/print/booklets";
import { generate } from "../../../src/actions/make/generate";
import { addSelfMarking, collectResults, enterSteps, clearSolution } from "../../../src/actions/solve";
import { printedPages, rowsWorkedOut } from "../../files/printedPages";
import { describeWithLibreOffice } from "../../libreoffice";
import {
  idsIn,
  sentencesIn,
  choice as generateChoice,
  conversation,
  book,
  person,
  sheet,
  askedInVain,
  contentsOf,
  mazeIn,
  put,
  valueAt,
  expectTrue,
  record,
  cellsOf,
} from "../stage";
import { cost } from "../insertedSheets";
import { type Row, make, openList, retype, update } from "./classTable";
import { keysOf, shortestOf, wayToDeadEnd, arrowsOf, backAlong } from "../solve/walk/path";
import { PagePlayer } from "../solve/walk/pagePlayer";

const ROWS: readonly Row[] = [
  ["Ana", "easy", "SUN"],
  ["Ben", 5, ""],
  ["Cy", "", ""],
];
const WITH_DORA: readonly Row[] = [...ROWS, ["Dora", "hard", ""]];
/** Points of the margin of a new sheet's page. */
const SIDE = 50;
const mark = (talk = conversation()) => markClassSet(talk);
const markerOf = (name: string) => `${name} self-marking`;
const markers = () => names().filter((name) => name.includes("self-marking"));

async function openMarked(rows = ROWS): Promise<void> {
  await openList(rows);
  await make();
  await mark();
}

/** A class set without self-marking; what happens next is counted. */
async function openMarkable(): Promise<void> {
  await openList(ROWS);
  await make();
  book.counter.reset();
}

/** Which sheet a sheet for self-marking belongs to. */
const mazeOf = (marker: string) =>
  book.workbook.names.find((each) => each.scope === sheet(marker) && each.name === "MazeMarkingOf")?.formula;

test("every page of a class set gets a protected sheet that marks its maze, and the pages stay as they are", async () => {
  await openList();
  await make();
  const before = book.workbook.sheets.map((each) => contentsOf(each, "A1:K20"));
  const { sentence } = await mark();
  expect(sentence).toEqual(message("class-set-marked", { count: 3 }));
  expect(markers()).toEqual(["Ana", "Бојана", "Cy"].map(markerOf));
  for (const name of ["Ana", "Бојана", "Cy"]) {
    expect(mazeOf(markerOf(name))).toMatch(new RegExp(`^='?${name}'?!\\$B\\$2:\\$I\\$7$`));
    expect(sheet(markerOf(name)).protection?.password).toBe("");
    expect(valueAt(sheet(markerOf(name)), "A1")).toBe(`Your path through the maze B2:I7 on ${name}`);
  }
  expect(book.workbook.sheets.slice(0, before.length).map((each) => contentsOf(each, "A1:K20"))).toEqual(before);
  expect((await mark()).sentence).toEqual(message("already-so"));
});

test("only pages without self-marking get it", async () => {
  await openMarked();
  book.workbook.deleteSheet(sheet(markerOf("Ben")));
  const talk = conversation();
  expect(sentencesIn((await mark(talk)).sentence)[0]).toEqual(message("class-set-marked", { count: 1 }));
  expect(markers().sort()).toEqual(["Ana", "Ben", "Cy"].map(markerOf));
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
  expect(markers().map((name) => [sheet(name).protection?.password, sheet(name).page.printArea])).toEqual(
    Array(3).fill(["", []]),
  );
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
    expect(sentencesIn(sentence).filter((told) => (told as Message).id === stands.id)).toEqual(
      made > 0 ? [stands] : [],
    );
  };
  await expectTrue(recording, { done, left }, recording.troubles());
});

describe("Delete booklet", () => {
  test("takes the sheets for self-marking of the set's pages along, renamed and copied ones too, and no others", async () => {
    await openMarked();
    await person((_, { worksheets }) => {
      worksheets.getItem(markerOf("Ben")).name = "Ben's";
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
    await person((_, { worksheets }) => {
      worksheets.getItem("Ana").name = "renamed";
      worksheets.getItem(markerOf("Cy")).getRange("B4").values = [["RR"]];
    });
    await collectResults(conversation());
    expect(collected()).toEqual(["Ana", "Ben", "Cy"]);
    expect([2, 3, 4].map((row) => sheet("Results").formula(row - 1, 1))).toEqual(
      ["Ana", "Ben", "Cy"].map((name) => `='${markerOf(name)}'!$B$5`),
    );
  });

  test("keeps a set together where another maze's sheet for self-marking stands among its own", async () => {
    await openMarked();
    await person((_, { worksheets }) => worksheets.add("Own").activate());
    await generate({ ...generateChoice, size: { columns: 5, rows: 4 } }, conversation());
    await addSelfMarking(conversation());
    const place = book.workbook.sheets.indexOf(sheet(markerOf("Ben")));
    await person((_, { worksheets }) => (worksheets.getItem(markerOf("Own")).position = place));
    await collectResults(conversation());
    expect(collected()).toEqual(["Ana", "Ben", "Cy", "Own"]);
  });

  test("follows the list after it was sorted and the set updated, with a new pupil", async () => {
    await openMarked();
    await retype([ROWS[2]!, ["Dora", 1, ""], ROWS[0]!, ROWS[1]!]);
    await update();
    await collectResults(conversation());
    expect(collected()).toEqual(["Cy", "Dora", "Ana", "Ben"]);
  });
});

describe("Update class set", () => {
  const type = (name: string) =>
    person((_, { worksheets }) => {
      worksheets.getItem(markerOf(name)).getRange("B4").values = [["RRDD"]];
    });

  test("keeps what pupils typed on pages that stay, and renews the self-marking of changed and new ones after a question", async () => {
    await openMarked();
    await type("Ana");
    await type("Ben");
    const kept = sheet(markerOf("Ana")).id;
    await retype([["Dora", 1, ""], ROWS[0]!, ["Ben", "easy", ""]]);
    const talk = conversation();
    const { sentence } = await update(talk);
    expect(sentencesIn(talk.questions[0]!.sentence)).toEqual([
      message("class-pages", { done: "new", names: ["Dora"] }),
      message("class-pages", { done: "changed", names: ["Ben"] }),
      message("class-pages", { done: "gone", names: ["Cy"] }),
      message("class-typed-paths-go", { count: 1, names: ["Ben"] }),
      message("class-update-question"),
    ]);
    expect(idsIn(sentence)).toContain("class-set-updated");
    expect(markers().sort()).toEqual(["Ana", "Ben", "Dora"].map(markerOf));
    expect(sheet(markerOf("Ana")).id).toBe(kept);
    expect(valueAt(sheet(markerOf("Ana")), "B4")).toBe("RRDD");
    expect(valueAt(sheet(markerOf("Ben")), "B4") ?? "").toBe("");
    for (const name of ["Ana", "Ben", "Dora"]) expect(mazeOf(markerOf(name))).toContain(`${name}!$B$2`);
  });

  test("a set in which only some pages have self-marking gets it where it was", async () => {
    await openMarked();
    book.workbook.deleteSheet(sheet(markerOf("Ana")));
    await retype([["Ana", "hard", ""], ["Ben", "easy", ""], ROWS[2]!, ["Dora", 1, ""]]);
    await update();
    expect(markers().sort()).toEqual(["Ben", "Cy"].map(markerOf));
  });

  test("whatever fails, what a pupil typed is gone only where the sheet is new or the pupil is gone", async () => {
    const open = async () => {
      await openMarked();
      await type("Ben");
      await retype([ROWS[0]!, ["Ben", "easy", ""]]);
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
        const typed = markers().map((marker) => valueAt(sheet(marker), "B4") ?? "");
        const isNew = markers().some(
          (marker) => marker.startsWith("Ben") && (valueAt(sheet(marker), "B4") ?? "") === "",
        );
        expect([trouble, typed.includes("RRDD") || isNew]).toEqual([trouble, true]);
        expect([trouble, markers().filter((marker) => marker.startsWith("Ana")).length]).toEqual([trouble, 1]);
      }
    }
  });
});

test("a page of 15 by 20 takes five requests and at most 172 KB; with FIGURES, 30 pages are measured", async () => {
  const measured = async (pupils: number) => {
    await openList(Array.from({ length: pupils }, (_, i) => [`Pupil ${i + 1}`, "", ""]));
    await make({ columns: 15, rows: 20 });
    book.counter.reset();
    await mark();
    return { ...cost(), largest: Math.max(...book.counter.requests.map(({ bytes }) => bytes)) };
  };
  const [one, three] = [await measured(1), await measured(3)];
  expect(one.requests).toBe(9);
  expect(three.requests - one.requests).toBe(2 * 5);
  expect((three.kilobytes - one.kilobytes) / 2).toBeLessThanOrEqual(172);
  if (process.env["FIGURES"] !== undefined) process.stderr.write(`${JSON.stringify(await measured(30))}\n`);
});

describeWithLibreOffice("The self-marking of a class set, worked out by LibreOffice", () => {
  test("says of right, wrong and missing paths what the engine says, pupil by pupil", async () => {
    await openMarked(WITH_DORA);
    const signs = stepSigns(["R", "D", "L", "U"]);
    const ends = { entrance: 0, exits: [47] };
    const typed = ["Ana", "Ben", "Cy", "Dora"].map((name, i) => {
      const maze = mazeIn(sheet(name), "B2:I7", [0, 47]);
      const right = [...keysOf([...breadthFirst(maze, ends).path!], 8)]
        .map((key) => signs["RDLU".indexOf(key)]!)
        .join("");
      const text = [right, "", `${right.slice(0, 3)}UUUUUU`, right.slice(0, -2)][i]!;
      return { name, maze, text };
    });
    for (const { name, text } of typed) if (text !== "") put(sheet(markerOf(name)), "B4", text);
    await collectResults(conversation());
    await person((front) => (front.position = 0));
    const lines = await rowsWorkedOut(book.workbook);
    expect(lines.map((line) => line.slice(0, 3))).toEqual(
      typed.map(({ name, maze, text }) => {
        const { typed: steps, right } = markPath(maze, ends, text, signs);
        return [name, String(steps), String(right)];
      }),
    );
    const crossings = typed.map(({ maze, text }) => markPath(maze, ends, text, signs).crossing !== undefined);
    expect(lines.map((line) => line[3] !== "none")).toEqual(crossings);
  });

  test("prints each pupil’s on a page of its own: where to type and what is said of the path, whole, beside the maze", async () => {
    const german = (await sayInEvery())[1]!;
    const longest = "Maximilian Alexander von Hoh";
    await openList([ROWS[0]!, [longest, "hard", ""]]);
    await make();
    await mark({ ...conversation(), say: german });
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
      expect(Math.max(...words.map(({ right }) => right))).toBeLessThan(width - SIDE);
    }
  });
});

/** Pupils walk on their pages of a class set and enter their steps; the teacher collects what the sheets for self-marking say. */

const MAZE = "B2:I7";
const typedBy = (name: string) => valueAt(sheet(markerOf(name)), "B4") ?? "";

/** A class set with self-marking on which Ana reaches the exit, Ben a dead end, and Cy walks there and back; Dora does not begin. */
async function walkedClass() {
  await openMarked(WITH_DORA);
  const pages = ["Ana", "Ben", "Cy", "Dora"].map((name) => [name, JSON.stringify(looksOf(name))] as const);
  const ways = {
    Ana: keysOf(shortestOf(sheet("Ana"), MAZE), 8),
    Ben: keysOf(wayToDeadEnd(sheet("Ben"), MAZE), 8),
    Cy: keysOf(shortestOf(sheet("Cy"), MAZE), 8).slice(0, 3),
  };
  for (const [i, [name, keys]] of Object.entries(ways).entries()) {
    const pupil = PagePlayer.inPage(i % 2 === 1);
    book.workbook.activate(sheet(name));
    await pupil.start();
    if (name === "Cy") await pupil.press(keys + backAlong(keys));
    await pupil.press(keys);
    await pupil.does((talk) => enterSteps(pupil.walk!, talk));
    expect(pupil.said.at(-1)).toBe("steps-entered");
  }
  return { ways, pages };
}

const looksOf = (name: string) =>
  cellsOf("B2:J10").map((cell) => [sheet(name).value(...cell), sheet(name).style(...cell).fill]);

test("each pupil's steps, without detours, come into the sheet that marks their page, and nobody else's", async () => {
  const { ways } = await walkedClass();
  expect(["Ana", "Ben", "Cy", "Dora"].map(typedBy)).toEqual([...[ways.Ana, ways.Ben, ways.Cy].map(arrowsOf), ""]);
});

test("the words on a page stay while it is walked, and Clear solution leaves every page as it was", async () => {
  const { pages } = await walkedClass();
  for (const name of ["Ana", "Ben", "Cy"]) {
    book.workbook.activate(sheet(name));
    const { sentence } = await clearSolution(conversation());
    expect(sentence).toEqual(message("marks-cleared", { area: MAZE, sheet: name }));
  }
  expect(["Ana", "Ben", "Cy", "Dora"].map((name) => [name, JSON.stringify(looksOf(name))])).toEqual(pages);
});

describeWithLibreOffice("Results of pupils who walked, worked out by LibreOffice", () => {
  test("Collect results reads steps, right steps, no wall, and who reached the exit", async () => {
    const { ways } = await walkedClass();
    await collectResults(conversation());
    await person((front) => (front.position = 0));
    const rows = await rowsWorkedOut(book.workbook);
    const lengths = [ways.Ana.length, ways.Ben.length, ways.Cy.length, 0];
    expect(rows.map((row) => row.slice(0, 5))).toEqual([
      ["Ana", String(lengths[0]), String(lengths[0]), "none", `step ${lengths[0]}`],
      ["Ben", String(lengths[1]), String(lengths[1]), "none", "not yet"],
      ["Cy", String(lengths[2]), String(lengths[2]), "none", "not yet"],
      ["Dora", "0", "0", "none", "not yet"],
    ]);
  });
});
