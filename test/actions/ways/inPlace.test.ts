import { idsIn } from "../../words/sentencesIn";
import { type Message, message } from "../../../src/message";
import { type GenerateChoice, defaultLayout } from "../../../src/actions/desk/choices";
import { addCells } from "../../../src/actions/edit/addCells";
import { bringBackMaze } from "../../../src/actions/make/bringBackMaze";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { drawCode } from "../../../src/actions/make/drawCode";
import { generate } from "../../../src/actions/make/generate";
import { solve } from "../../../src/actions/solve/solve";
import { checkMaze } from "../../../src/actions/solve/checkMaze";
import { encode } from "../../../src/maze/code/recipe";
import { PERFECT, generatorById } from "../../../src/maze/generators/generators";
import { Random } from "../../../src/maze/model/random";
import { type HostSwitches } from "../../host/model/base/switches";
import { choice, conversation } from "../conversation";
import { book, openPane, openSized, openWorkbook, pane, person, resize, select, sheet, sizesInColumnA } from "../openMaze";
import { area, mazeIn, put } from "../sheetReading";
import { type Trouble, everything, testInTrouble, workIn } from "../trouble";

/** Large mazes in cells that are there: copied in one request from a sheet that comes in a file, or else drawn. */

const [COLUMNS, ROWS] = [50, 60];
const GRID = "B2:AY61";
const make = (made: Partial<GenerateChoice> = {}, talk = conversation()) => generate({ ...choice, ...made }, talk);

const called = (member: string) =>
  book.counter.requests.reduce((sum, { members }) => sum + members.filter((one) => one === member).length, 0);

beforeEach(() => openSized(COLUMNS, ROWS));

test("x", async () => {
  book.counter.reset();
  const { sentence } = await make();
  console.log(JSON.stringify(sentence));
  console.log(book.counter.requests.map(({ actions, operations, bytes, error }) => [actions, operations, bytes, error]));
  console.log(book.workbook.sheets.map((one) => one.name));
  expect(mazeIn(sheet(), GRID)).toEqual(generatorById("kruskal").makeMaze({ rows: ROWS, columns: COLUMNS }, new Random("a seed")));
});
