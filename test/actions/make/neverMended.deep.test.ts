import { idsIn } from "../../words/sentencesIn";
import { type Message, inShort } from "../../../src/message";
import { insertColumn, deleteRow, insertRow } from "../../../src/actions/edit/rowsAndColumns";
import { preparePage } from "../../../src/actions/print/pageOfMaze";
import { type ActionFailure } from "../../../src/actions/core/work";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { formatGrid } from "../../../src/actions/make/formatGrid";
import { generate } from "../../../src/actions/make/generate";
import { defaultLayout } from "../../../src/actions/core/choices";
import { choice, conversation, type Conversation } from "../conversation";
import { book, openSized, person, resize, select, sheet } from "../openMaze";
import { photograph, valueAt } from "../sheetReading";
import { record } from "../trouble";

/**
 * Excel refuses at some call of an action, once, or everything from then on, the mending too. Whatever stands then, Clear maze, as often as
 * there is something to clear, brings back what stood there before the first maze.
 */

async function furnish(): Promise<void> {
  await openSized(8, 5);
  await person((own) => {
    own.getRange("F3").values = [["mine"]];
    own.getRange("F3").format.fill.color = "#FFCC00";
    own.getRange("J4:K7").values = Array.from({ length: 4 }, () => ["beside", "=1+1"]);
    own.getRange("D:D").format.columnWidth = 77;
    own.getRange("K:K").format.columnWidth = 90;
    own.getRange("4:4").format.rowHeight = 40;
    const line = own.getRange("C7:D7").format.borders.getItem("EdgeTop");
    line.style = "Dash";
    line.color = "#0000FF";
  });
}

const numbered = { ...choice, setNumbers: "hiddenSheet" } as const;
const made = async () => {
  await furnish();
  await generate(numbered, conversation());
  select("C3");
};
const prepared = () => made().then(() => preparePage(conversation()));

type Act = (talk: Conversation) => Promise<unknown>;
const scenarios: readonly (readonly [string, () => Promise<unknown>, Act])[] = [
  ["Generate on a fresh sheet", furnish, (talk) => generate(numbered, talk)],
  ["Generate in the same place", prepared, (talk) => generate(numbered, talk)],
  ["Generate a larger maze", () => prepared().then(() => resize(10, 7)), (talk) => generate(numbered, talk)],
  ["Format a smaller grid", () => made().then(() => resize(3, 2)), (talk) => formatGrid(defaultLayout, "grid", talk)],
  ["Insert column over values", prepared, insertColumn],
  ["Insert row", prepared, insertRow],
  ["Delete row", made, deleteRow],
  ["Clear maze", prepared, clearMaze],
];
/** Where these are refused, what cannot be put in its place is told of. */
const TELLING = ["Format a smaller grid", "Delete row", "Clear maze"];

/** What is said by an act, also where it is refused. */
const saidBy = (act: Promise<unknown>) =>
  act.then(
    (outcome) => (outcome as { sentence: Message }).sentence,
    (failure: { sentence: Message }) => failure.sentence,
  );

/** Presses Clear maze until nothing is left to clear; what is said. */
async function clearAll(): Promise<string> {
  const said: Message[] = [];
  for (let times = 0; times < 4; times++) {
    const sentence = await saidBy(clearMaze(conversation()));
    if (idsIn(sentence)[0] === "no-maze-to-clear") return said.map(inShort).join();
    said.push(sentence);
  }
  throw new Error("There is always something left to clear.");
}

/** What is there of the sheet, and which sheets and names there are. */
const look = () => [
  photograph(sheet(), "A1:BB20"),
  book.workbook.sheets.map(({ name }) => name),
  book.workbook.names.map(({ name }) => name).sort(),
];

test.each(scenarios)(
  "%s, refused once and for good at each request, before its first call, in its middle and before its last",
  async (name, arrange, act) => {
    await furnish();
    const before = look();
    const recording = await record(arrange, act);
    for (const trouble of recording.troubles()) {
      if (trouble.fault?.code !== "GeneralException") continue;
      for (const isForGood of [false, true]) {
        const { failure, outcome } = await recording.again({ ...trouble, isForGood });
        const told = ((failure as ActionFailure | undefined) ?? outcome!).sentence;
        book.counter.reset();
        book.workbook.activate(sheet("Sheet1"));
        select("A1");
        const said = inShort(told) + (await clearAll());
        const is = look();
        const isExact = !TELLING.includes(name) || (isForGood && name !== "Delete row");
        if (isExact || !/Maze covered|page-set-up-stays/.test(said))
          expect({ trouble, isForGood, is }).toEqual({ trouble, isForGood, is: before });
        else if (valueAt(sheet(), "F3") !== "mine") {
          const { visibility } = sheet("Maze covered");
          expect([trouble, visibility, valueAt(sheet("Maze covered"), "F3")]).toEqual([trouble, "Visible", "mine"]);
        }
      }
    }
  },
);
