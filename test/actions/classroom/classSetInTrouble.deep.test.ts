import { type Message, message } from "../../../src/message";
import { idsIn, type Conversation, conversation, expectRefused, person, sheet, record, expectTrue } from "../stage";
import { markClassSet } from "../../../src/actions/classroom/classSet";
import { deleteBooklet } from "../../../src/actions/print/booklets";
import { allSheets } from "../insertedSheets";
import { ROWS, type Row, WAYS, make, openList, retype, update } from "./classTable";

/** Each request of a class set fails in turn, and Stop is pressed during each: the set is whole, or as before, and a message says so. */

const ways = [...WAYS, ["refused after some have come", { inserting: "half done" }] as const];

/** What pupils and their teacher see: names of sheets, cells, lines and looks, and what the sheets remember. */
const seen = () => allSheets().map(({ name, cells, names: kept }) => ({ name, cells, kept }));
/** One pupil changed, one new, one gone. */
const EDITED: readonly Row[] = [["Dora", 1, ""], ROWS[2]!, ["Ana", "hard", "SUN"]];
const SIZE = { columns: 6, rows: 5 };

describe.each(ways)("%s", (_, switches) => {
  const open = () => openList(ROWS, switches);
  const openEdited = async () => (await open(), await make(SIZE), retype(EDITED));
  test.each<[string, () => Promise<void>, (talk: Conversation) => Promise<unknown>]>([
    ["Make class set", open, (talk) => make(SIZE, talk)],
    ["Update class set", openEdited, update],
  ])("%s", async (_name, arrange, act) => {
    const recording = await record(arrange, act, { look: seen });
    // It has to end as it ended undisturbed.
    const whole = seen();
    const done = () => expect(seen()).toEqual(whole);
    const left = (sentence: Message, before: unknown) =>
      idsIn(sentence).includes("class-set-updated-nevertheless") ? done() : expect(seen()).toEqual(before);
    await expectTrue(recording, { done, left, mayGoOn: true }, recording.troubles());
  });
});

describe("with a page that the teacher protected by a password", () => {
  const open = async (edited: readonly Row[]) => {
    await openList();
    await make(SIZE);
    await person((_, { worksheets }) => worksheets.getItem("Cy").protection.protect(undefined, "secret"));
    await retype(edited);
  };
  const protectedPage = () => {
    const { id, protection } = sheet("Cy");
    return { id, password: protection?.password, seen: seen().find(({ name }) => name === "Cy") };
  };

  test.each<[string, readonly Row[]]>([
    ["changes that page", [ROWS[0]!, ROWS[1]!, ["Cy", "hard", ""]]],
    ["deletes it", ROWS.slice(0, 2)],
  ])("an update that %s is refused by its name, before it asks or changes anything", async (_, edited) => {
    await open(edited);
    const talk = conversation();
    for (const act of [update, deleteBooklet])
      await expectRefused(() => act(talk), message("other-sheet-protected", { sheet: "Cy", shown: "yes" }));
    expect(talk.questions).toEqual([]);
  });

  test("an update of other pages, and self-marking for all, leave it as it is, whichever request fails", async () => {
    for (const act of [update, (talk: Conversation) => markClassSet(talk)]) {
      const recording = await record(() => open(EDITED), act, { look: protectedPage });
      const { before, failure } = recording.undisturbed;
      expect([failure, before]).toMatchObject([undefined, { password: "secret" }]);
      expect(protectedPage()).toEqual(before);
      for (const trouble of recording.troubles()) {
        await recording.again(trouble);
        expect([trouble, protectedPage()]).toEqual([trouble, before]);
      }
    }
  });
});
