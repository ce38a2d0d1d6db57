import type { Message } from "../../../src/message";
import type { Dialogue } from "../../../src/actions/desk/dialogue";
import { deleteBooklet } from "../../../src/actions/print/booklet/deleteBooklet";
import { makePassage, makeWall } from "../../../src/actions/edit/walls";
import { toggleSetNumbers } from "../../../src/actions/watch/toggleSetNumbers";
import { compare } from "../../../src/actions/laboratory/compare";
import { sideBySide } from "../../../src/actions/laboratory/sideBySide";
import { statisticsOfMaze } from "../../../src/actions/laboratory/statisticsOfMaze";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { generate } from "../../../src/actions/make/generate";
import { answerPage } from "../../../src/actions/print/answerPage";
import { makeBooklet } from "../../../src/actions/print/booklet/makeBooklet";
import { makePoster } from "../../../src/actions/print/makePoster";
import { drawPicture, insertPicture } from "../../../src/actions/print/mazePictures";
import { preparePage } from "../../../src/actions/print/preparePage";
import { makeReport } from "../../../src/actions/report/makeReport";
import { clearSolution } from "../../../src/actions/solve/clearSolution";
import { addSelfMarking } from "../../../src/actions/solve/addSelfMarking";
import { collectResults } from "../../../src/actions/solve/collectResults";
import { solve } from "../../../src/actions/solve/solve";
import { writeDistances } from "../../../src/actions/solve/writeDistances";
import { writeReadableMaze } from "../../../src/actions/solve/writeReadableMaze";
import { writeSearch } from "../../../src/actions/solve/writeSearch";
import { writeWalls } from "../../../src/actions/solve/writeWalls";
import { writeMergeTree } from "../../../src/actions/watch/writeMergeTree";
import { writeSteps } from "../../../src/actions/watch/writeSteps";
import { PERFECT } from "../../../src/maze/generators/generators";
import { choice, conversation } from "../../actions/conversation";
import { book, openWorkbook, resize, select, sheet } from "../../actions/openMaze";
import { put } from "../../actions/sheetReading";

export type Say = (told: Message) => string;

const PICTURE = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
/** Texts of the person, as opposed to those of a language. */
export const OWN = { title: "12 & 3", seed: "4711", value: "0815" } as const;

const page = { paper: "A4", title: OWN.title, number: "7", hasNameLine: true } as const;
const { layout } = choice;

/** A maze with numbers on a hidden sheet, and the table of its steps. */
export async function makeMaze(talk: Dialogue): Promise<void> {
  const made = await generate({ ...choice, seed: OWN.seed, setNumbers: "hiddenSheet" }, talk);
  const maze = sheet();
  for (const write of [writeSteps, writeMergeTree]) {
    await write(made.player!, talk);
    book.workbook.activate(maze);
  }
}

/** A table of a search, without its marks in the maze. */
async function searched(talk: Dialogue): Promise<void> {
  const maze = sheet();
  const ways = { route: { kind: "ends" }, showVisited: false, arrows: false, pace: "instant" } as const;
  const { player } = await solve({ solver: "breadth-first", seed: "", ...ways }, talk);
  await writeSearch(player, "addresses", talk);
  book.workbook.activate(maze);
  await clearSolution(talk);
}

/** What belongs to the maze in front, on sheets of its own and on its page. */
export async function makeMore(talk: Dialogue): Promise<void> {
  const maze = sheet();
  for (const make of [
    () => addSelfMarking(talk),
    () => writeReadableMaze(talk),
    () => writeWalls(talk),
    () => writeDistances("addresses", talk),
    () => searched(talk),
    () => answerPage(layout, talk, page),
    () => makePoster({ across: 2, down: 1 }, layout, talk, page),
  ]) {
    await make();
    book.workbook.activate(maze);
  }
  await preparePage(talk, page);
}

/** Opens a workbook whose one sheet is in use, and makes everything there is to make in it. The sheet of the maze is in front. */
export async function makeEverything(say: Say): Promise<void> {
  openWorkbook();
  const talk = { ...conversation(), say };
  put(sheet(), "A1", OWN.value);
  await generate({ ...choice, seed: OWN.seed, size: { columns: 8, rows: 5 } }, talk);
  const maze = sheet();
  put(maze, "K8", OWN.value);
  resize(10, 7);
  await makeMaze(talk);
  await makeMore(talk);
  const { picture } = await drawPicture(true, talk);
  await insertPicture({ ...picture!, base64: PICTURE }, talk);
  const { seed, title } = OWN;
  await makeBooklet(
    {
      ...{
        ...page,
        title,
        seed,
        count: 2,
        columns: 8,
        rows: 6,
        difficulty: "rising",
        generators: ["kruskal"],
        withDull: true,
      },
      ...{ ends: "corners", gaps: true, letters: false, answers: 4, isOnOneSheet: false },
    },
    talk,
  );
  book.workbook.activate(maze);
  await statisticsOfMaze(talk);
  await collectResults(talk);
  const sizes = [6, 8].map((size) => ({ rows: size, columns: size }));
  const compared = { generators: ["kruskal", "wilson"], metrics: ["dead-ends", "difficulty"], mazes: 8, sizes };
  await compare({ ...compared, imperfection: PERFECT, seed, withSolvers: true }, talk);
  await sideBySide(
    { generators: ["kruskal", "wilson"], rows: 4, columns: 4, seed, layout, tint: false, pace: "instant" },
    talk,
  );
  await makeReport("1.2.3", talk, { sides: [3, 4], now: () => book.excel.passed });
  book.workbook.activate(maze);
}

/** Works on in what {@link makeEverything} left, perhaps in another language, until the maze is cleared. */
export async function workOn(say: Say): Promise<void> {
  const talk = { ...conversation(), say };
  const maze = sheet();
  await solve(
    {
      solver: "breadth-first",
      seed: OWN.seed,
      route: { kind: "ends" },
      showVisited: true,
      arrows: true,
      pace: "instant",
    },
    talk,
  );
  await clearSolution(talk);
  select("C3:D3");
  await makeWall("", talk);
  await makePassage("", talk);
  await toggleSetNumbers(conversation());
  await toggleSetNumbers(conversation());
  book.workbook.activate(maze);
  await makeMaze(talk);
  await makeMore(talk);
  await deleteBooklet(talk);
  book.workbook.activate(maze);
  await clearMaze(talk);
}
