import { sentencesIn } from "../../words/sentencesIn";
import { type Message, isSame, message } from "../../../src/message";
import { insertColumn } from "../../../src/actions/edit/rowsAndColumns";
import { preparePage } from "../../../src/actions/print/preparePage";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { formatGrid } from "../../../src/actions/make/formatGrid";
import { generate } from "../../../src/actions/make/generate";
import { defaultLayout } from "../../../src/actions/desk/choices";
import { choice, conversation, type Conversation } from "../conversation";
import { book, openSized, person, resize, select, sheet } from "../openMaze";
import { photograph } from "../sheetReading";
import { record } from "../trouble";

/**
 * Excel refuses at some call of an action, and everything from then on, the mending too. Whatever stands then, Clear maze, as often as
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

const scenarios: Readonly<
  Record<string, { arrange: () => Promise<unknown>; act: (talk: Conversation) => Promise<unknown> }>
> = {
  "Generate on a fresh sheet": {
    arrange: furnish,
    act: (talk) => generate({ ...choice, setNumbers: "hiddenSheet" }, talk),
  },
  "Generate a larger maze over an earlier one, whose page is prepared": {
    arrange: async () => {
      await furnish();
      await generate({ ...choice, setNumbers: "hiddenSheet" }, conversation());
      await preparePage(conversation());
      resize(10, 7);
    },
    act: (talk) => generate({ ...choice, setNumbers: "hiddenSheet" }, talk),
  },
  "Format a smaller grid over an earlier one": {
    arrange: async () => {
      await furnish();
      await generate(choice, conversation());
      resize(3, 2);
    },
    act: (talk) => formatGrid(defaultLayout, "grid", talk),
  },
  "Insert column over values": {
    arrange: async () => {
      await furnish();
      await generate(choice, conversation());
      select("C3");
    },
    act: insertColumn,
  },
  "Clear maze": {
    arrange: async () => {
      await furnish();
      await generate({ ...choice, setNumbers: "hiddenSheet" }, conversation());
      await preparePage(conversation());
    },
    act: clearMaze,
  },
};

/** Presses Clear maze until nothing is left to clear. */
async function clearAll(): Promise<void> {
  for (let times = 0; times < 4; times++) {
    const sentence = await clearMaze(conversation()).then(
      (outcome) => outcome.sentence,
      (failure: { sentence: Message }) => failure.sentence,
    );
    if (isSame(sentencesIn(sentence)[0] as Message, message("no-maze-to-clear", { sheet: "Sheet1" }))) return;
  }
  throw new Error("There is always something left to clear.");
}

test.each(Object.entries(scenarios))(
  "%s, refused for good at each request, before its first call, in its middle and before its last",
  async (_name, { arrange, act }) => {
    await furnish();
    const before = photograph(sheet(), "A1:BB20");
    const recording = await record(arrange, act);
    for (const trouble of recording.troubles()) {
      if (trouble.fault?.code !== "GeneralException") continue;
      await recording.again({ ...trouble, isForGood: true });
      book.counter.reset();
      select("A1");
      await clearAll();
      expect({ trouble, photo: photograph(sheet(), "A1:BB20") }).toEqual({ trouble, photo: before });
      expect({ trouble, sheets: book.workbook.sheets.map(({ name }) => name) }).toEqual({
        trouble,
        sheets: ["Sheet1"],
      });
      const names = book.workbook.names.map(({ name }) => name).sort();
      expect({ trouble, names }).toEqual({ trouble, names: ["MazeColumns", "MazeRows"] });
    }
  },
);
