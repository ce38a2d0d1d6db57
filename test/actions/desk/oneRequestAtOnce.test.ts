import { clockOfExcel } from "../selfCheck/clockOfExcel";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { createFromPassages } from "../../../src/actions/make/createFromPassages";
import { generate } from "../../../src/actions/make/generate";
import { generateAsKept } from "../../../src/actions/make/generateAsKept";
import { toggleSetNumbers } from "../../../src/actions/watch/toggleSetNumbers";
import { workbookExample } from "../../../src/actions/make/workbookExample";
import { readWindow } from "../../../src/actions/front/readWindow";
import { selectCells } from "../../../src/actions/front/selectCells";
import {
  readSheetInFront,
  readSizes,
  watchSheetInFront,
  watchSizes,
  writeSizes,
} from "../../../src/actions/front/sheetInFront";
import { compare } from "../../../src/actions/laboratory/compare";
import { sideBySide } from "../../../src/actions/laboratory/sideBySide";
import { statisticsOfMaze } from "../../../src/actions/laboratory/statisticsOfMaze";
import { forgetTimes } from "../../../src/actions/classroom/forgetTimes";
import { learnFromTimes } from "../../../src/actions/classroom/learnFromTimes";
import { makeClassSet } from "../../../src/actions/classroom/makeClassSet";
import { newClassList } from "../../../src/actions/classroom/newClassList";
import { markClassSet } from "../../../src/actions/classroom/marking/markClassSet";
import { updateClassSet } from "../../../src/actions/classroom/updateClassSet";
import { fitToPage } from "../../../src/actions/print/page/fitToPage";
import { answerPage } from "../../../src/actions/print/answerPage";
import { askAtForks } from "../../../src/actions/print/questions/askAtForks";
import { fillWithItems, selectedItems, takeItemsAway } from "../../../src/actions/print/fillWithItems";
import { drawPicture, insertPicture } from "../../../src/actions/print/mazePictures";
import { firstReadKeptPaper, readKeptPaper } from "../../../src/actions/print/keptPaper";
import { makePoster } from "../../../src/actions/print/makePoster";
import { plainPage } from "../../../src/actions/print/printChoice";
import { defaultLayout } from "../../../src/actions/desk/choices";
import { selfCheck } from "../../../src/actions/selfCheck/selfCheck";
import { addSelfMarking } from "../../../src/actions/solve/addSelfMarking";
import { collectResults } from "../../../src/actions/solve/collectResults";
import { solve } from "../../../src/actions/solve/solve";
import { clearTrail } from "../../../src/actions/solve/walk/clearTrail";
import { enterSteps } from "../../../src/actions/solve/walk/enterSteps";
import { startWalk } from "../../../src/actions/solve/walk/startWalk";
import { writeDistances } from "../../../src/actions/solve/writeDistances";
import { writeReadableMaze } from "../../../src/actions/solve/writeReadableMaze";
import { writeSearch } from "../../../src/actions/solve/writeSearch";
import { writeWalls } from "../../../src/actions/solve/writeWalls";
import { writeMergeTree } from "../../../src/actions/watch/writeMergeTree";
import { writeSteps } from "../../../src/actions/watch/writeSteps";
import { PERFECT } from "../../../src/maze/generators/generators";
import { pngOf } from "../../host/tests/pictures";
import { choice, conversation } from "../conversation";
import { book, openMaze, pane, select, sheet } from "../openMaze";
import { playerOf } from "../playerOf";
import { play } from "../solve/walk/walking";
import { put } from "../sheetReading";
import { makeShared, typeShared } from "../classroom/classTimes";

/**
 * A range that is not untracked makes office.js send a request of its own, without waiting, that lets go of it: two requests at once.
 * The acts of test/histories are watched there, after each of them; these are the others.
 */
const acts: Readonly<Record<string, () => Promise<unknown>>> = {
  "a solution on a selected route": async () => {
    select("B2", "I6");
    await solve(
      {
        solver: "breadth-first",
        seed: "",
        route: { kind: "selection" } as never,
        showVisited: false,
        arrows: false,
        pace: "instant",
      },
      conversation(),
    );
  },
  "a shape": async () => {
    select("B2:D4", "C5:E6");
    await generate({ ...choice, shape: "areas" }, conversation());
  },
  "set numbers": async () => {
    await generate({ ...choice, setNumbers: "hiddenSheet" }, conversation());
    await toggleSetNumbers(conversation());
    await toggleSetNumbers(conversation());
  },
  "the usual set numbers, and set numbers worked out again": async () => {
    await toggleSetNumbers(conversation());
    await generate({ ...choice, seed: "usual", setNumbers: "usual" }, conversation());
  },
  "the workbook's example": () => workbookExample(conversation()),
  "looks of the pane": async () => {
    await readSheetInFront(pane);
    await readWindow(pane);
  },
  "cells selected": () => selectCells(pane, sheet().id, "B2:C3,E4"),
  items: async () => {
    put(sheet(), "L3", "Ann");
    put(sheet(), "L4", "Bob");
    select("L3:L4");
    const source = { kind: "cells", address: await selectedItems(pane) };
    await fillWithItems({ source, arrangement: "once", seed: "items" } as never, conversation());
    await takeItemsAway(conversation());
  },
  questions: async () => {
    const chosen = { source: { kind: "times", limit: 100 }, count: 2 } as const;
    await askAtForks({ ...chosen, seed: "first" }, conversation());
    await askAtForks({ ...chosen, seed: "second" }, conversation());
    await answerPage(defaultLayout, conversation());
    await takeItemsAway(conversation());
  },
  "an answer page": () => answerPage(defaultLayout, conversation()),
  "a poster": () => makePoster({ across: 2, down: 1 }, defaultLayout, conversation(), plainPage),
  pictures: async () => {
    await drawPicture(true, conversation());
    const picture = { base64: pngOf(800, 600, 300), width: 192, height: 144, title: "Maze", description: "A maze." };
    await insertPicture(picture, conversation());
  },
  "two side by side": () =>
    sideBySide(
      {
        generators: ["kruskal", "depth-first"],
        ...{ rows: 5, columns: 6, seed: "a pair", layout: defaultLayout, tint: false, pace: "instant" },
      },
      conversation(),
    ),
  "a class list, its class set, and an update": async () => {
    await newClassList(conversation());
    select("A1");
    const set = {
      columns: 5,
      rows: 5,
      generators: ["kruskal"],
      difficulty: "medium",
      hasAnswers: true,
      seed: "set",
    } as const;
    const below = { stars: true, difficulty: true, code: false };
    put(sheet("Class list"), "C2", "");
    put(sheet("Class list"), "C3", "");
    put(sheet("Class list"), "D4", "");
    book.workbook.activate(sheet("Class list"));
    await makeClassSet({ ...set, paper: "A4", title: "", below }, conversation());
    put(sheet("Class list"), "A3", "Dora");
    await updateClassSet(conversation());
    await markClassSet(conversation());
  },
  "times learned and forgotten": async () => {
    await makeShared(undefined, 20);
    await typeShared(undefined, 20);
    await learnFromTimes(conversation());
    await forgetTimes(conversation());
  },
  statistics: () => statisticsOfMaze(conversation()),
  "self-marking and its results": async () => {
    await addSelfMarking(conversation());
    await collectResults(conversation());
  },
  "a walk with arrow keys, and its steps entered": async () => {
    await addSelfMarking(conversation());
    book.workbook.activate(sheet("Sheet1"));
    const { walk, press, told } = await play();
    await press("URDLLU");
    await walk.hint(conversation());
    walk.end();
    expect(told.length).toBeGreaterThan(3);
    if (walk.walk.trail.length > 1) await enterSteps(walk, conversation());
    (await startWalk(true, () => undefined, conversation())).walk!.end();
    await clearTrail(conversation());
  },
  "a readable maze": () => writeReadableMaze(conversation()),
  "wall codes written": () => writeWalls(conversation()),
  "distances written": () => writeDistances("addresses", conversation()),
  "search written": async () => {
    const ways = { route: { kind: "ends" }, showVisited: false, arrows: false, pace: "instant" } as const;
    const { player } = await solve({ solver: "tremaux", seed: "a walk", ...ways }, conversation());
    for (const names of ["addresses", "numbers"] as const) {
      await writeSearch(player, names, conversation());
      book.workbook.activate(book.workbook.sheets[0]!);
    }
  },
  "steps and merge tree written": async () => {
    const player = await playerOf(await generate({ ...choice, isKept: true }, conversation()));
    await writeSteps(player, conversation());
    await writeMergeTree(player, conversation());
  },
  "generated with kept choices": async () => {
    await generate({ ...choice, isKept: true }, conversation());
    await generateAsKept(conversation());
  },
  "typed passages": () => createFromPassages("B2 C2\nC2 C3\nC3 B3", defaultLayout, conversation()),
  comparison: () =>
    compare(
      {
        generators: ["kruskal", "wilson"],
        ...{ sizes: [{ rows: 4, columns: 4 }], mazes: 3, metrics: ["dead-ends"] },
        ...{ imperfection: PERFECT, seed: "seven", withSolvers: true },
      },
      conversation(),
    ),
  report: () =>
    selfCheck("1.2.3", conversation(), { sides: { small: 4, large: 8 }, clock: clockOfExcel(), isLong: true }),
  "a maze fitted to a page": () => fitToPage(conversation()),
  "size cells and kept paper": async () => {
    await writeSizes(pane, undefined, { columns: 6, rows: 4 });
    await Promise.all([readSizes(pane), readKeptPaper(pane), firstReadKeptPaper(conversation())]);
    await readSheetInFront(pane);
  },
  "a sheet that is watched": async () => {
    const [heard, sizes]: [unknown[], unknown[]] = [[], []];
    const stops = [watchSheetInFront(pane, (each) => heard.push(each)), watchSizes(pane, (each) => sizes.push(each))];
    book.excel.person.type(sheet(), 8, 11, "mine");
    await generate({ ...choice, seed: "while it is watched" }, conversation());
    while (heard.length === 0 || sizes.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    for (const stop of stops) stop();
  },
};

/** Functions that other floors may call, in files that make requests: rooms' doors say which. */
function actionsOfAllRooms(): string[] {
  const folder = path.join(__dirname, "../../../src/actions");
  const rooms = readdirSync(folder, { withFileTypes: true }).filter(
    (each) => each.isDirectory() && each.name !== "desk",
  );
  return rooms.flatMap(({ name: room }) => {
    const read = (file: string) => readFileSync(path.join(folder, room, file), "utf8");
    const door = read("index.ts");
    const files = readdirSync(path.join(folder, room), { recursive: true, encoding: "utf8" });
    return files.flatMap((file) => {
      if (!file.endsWith(".ts") || file === "index.ts") return [];
      const code = read(file);
      if (!/\b(?:act|actFor|glance)(?:<[^>]*>)?\(/.test(code)) return [];
      const names = [...code.matchAll(/^export (?:async )?function (\w+)\([^{]*\b(?:dialogue|workbook|talk)\b/gm)];
      return names.map(([, name]) => name!).filter((name) => new RegExp(`\\b${name}\\b`).test(door));
    });
  });
}

test("every action is watched, here or in the histories", () => {
  const all = actionsOfAllRooms();
  expect(all).toEqual(expect.arrayContaining(["generate", "insertRow", "watch", "selfCheck", "readKeptPaper"]));
  const watched = [__filename, path.join(__dirname, "../../histories/addInActs.ts")].map((file) =>
    readFileSync(file, "utf8"),
  );
  const isCalled = (name: string) => watched.some((code) => new RegExp(`\\b${name}\\(`).test(code));
  expect(all.filter((name) => !isCalled(name))).toEqual([]);
});

test.each(Object.entries(acts))("%s: one request at once", async (_name, act) => {
  await openMaze(8, 5);
  await new Promise(setImmediate);
  book.counter.reset();
  let [under, most] = [0, 0];
  const execute = book.excel.execute.bind(book.excel);
  book.excel.execute = async (...sent) => {
    most = Math.max(most, ++under);
    try {
      return await execute(...sent);
    } finally {
      under--;
    }
  };
  await act();
  await new Promise(setImmediate);
  expect({ most, released: book.counter.cleanups.length }).toEqual({ most: 1, released: 0 });
  expect(book.counter.requests.length).toBeGreaterThan(0);
});
