import { message } from "../../../src/message";
import { actCalled } from "../../acts";
import { names, toFront } from "../../acts/act";
import { openStanding } from "../../acts/standing";
import { ended, asked, conversation, book, sheet, put, valueAt, everything } from "../stage";

/** Sheets that belong to a maze and are made anew in the place of the earlier one. */

test.each([
  ["Answer page", "Sheet1 answer"],
  ["Make poster", "Sheet1 poster"],
  ["Write search", "Maze search"],
  ["Write steps", "Maze steps"],
  ["Draw merge tree", "Maze merge tree"],
  ["Add self-marking", "Sheet1 self-marking"],
  ["Write readable maze", "Sheet1 readable"],
] as const)(
  "%s: an earlier sheet is replaced after a question and keeps its name; somebody's own stays",
  async (...given) => {
    const [name, usual] = given;
    const held = await openStanding("search");
    const does = (talk = conversation()) => (toFront(), actCalled(name).act(talk, held));
    const theirs = book.workbook.addSheet(usual);
    put(theirs, "A1", "mine");
    await does();
    const earlier = "Of Monday";
    book.workbook.renameSheet(sheet(`${usual} 2`), earlier);
    const { id } = sheet(earlier);
    toFront();
    const before = everything();
    const no = conversation(false);
    await ended(does(no));
    const sentence = message("replace-sheets", { count: 1, sheet: "Sheet1", earlier: [earlier] });
    expect(no.questions).toEqual([{ sentence, yes: message("replace") }]);
    expect(everything()).toEqual(before);
    const yes = conversation();
    await does(yes);
    expect(asked(yes)).toEqual([sentence]);
    expect(names().sort()).toEqual(["Sheet1", "Maze covered", "Maze sets", usual, earlier].sort());
    expect(sheet(earlier).id).not.toBe(id);
    expect(valueAt(theirs, "A1")).toBe("mine");
  },
);
