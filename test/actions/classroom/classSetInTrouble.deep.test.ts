import { message } from "../../../src/message";
import { idsIn, sentencesIn } from "../../words/sentencesIn";
import { ActionFailure } from "../../../src/actions/desk/work";
import { markClassSet } from "../../../src/actions/classroom/marking/markClassSet";
import { newClassList } from "../../../src/actions/classroom/newClassList";
import { deleteBooklet } from "../../../src/actions/print/booklet/deleteBooklet";
import { type Conversation, conversation } from "../conversation";
import { sentenceOf } from "../failureOf";
import { allSheets } from "../insertedSheets";
import { openWorkbook, person, sheet } from "../openMaze";
import { type Ending, record, workIn } from "../trouble";
import { type Row, make, names, openList, retype, update } from "./classTable";

/** Each request of a class set fails in turn, and Stop is pressed during each: the set is whole, or as before, and a message says so. */

const rows: readonly Row[] = [
  ["Ana", "easy", "SUN"],
  ["Ben", 5, ""],
  ["Cy", "", ""],
];
const ways = [
  ["arriving in a file", {}],
  ["drawn", { inserting: "missing" }],
  ["refused after some have come", { inserting: "half done" }],
] as const;

/** What pupils and their teacher see: names of sheets, cells, lines and looks, and what the sheets remember. */
const seen = () => allSheets().map(({ name, cells, names: kept }) => ({ name, cells, kept }));

describe.each(ways)("%s", (_, switches) => {
  test("Make class set", async () => {
    const recording = await record(
      () => openList(rows, switches),
      (talk) => make({ columns: 6, rows: 5 }, talk),
    );
    expect(recording.undisturbed.failure).toBeUndefined();
    const whole = seen();
    const wholeNames = names();
    for (const trouble of recording.troubles()) {
      const ending = await recording.again(trouble);
      const ids = idsIn(sentenceOfEnding(ending));
      const where = JSON.stringify([trouble, ids]);
      if (ending.failure === undefined && ids[0] !== "stopped") {
        expect([where, names()]).toEqual([where, wholeNames]);
        expect([where, seen()]).toEqual([where, whole]);
      } else {
        expect([where, names()]).toEqual([where, ["Sheet1"]]);
      }
    }
  });

  test("Update class set", async () => {
    const open = async () => {
      await openList(rows, switches);
      await make({ columns: 6, rows: 5 });
      await retype([
        ["Dora", 1, ""],
        ["Cy", "", ""],
        ["Ana", "hard", "SUN"],
      ]);
    };
    const recording = await record(open, update, { look: seen });
    const { failure, before } = recording.undisturbed;
    expect(failure).toBeUndefined();
    const whole = seen();
    for (const trouble of recording.troubles()) {
      const ending = await recording.again(trouble);
      const ids = idsIn(sentenceOfEnding(ending));
      const where = JSON.stringify([trouble, ids]);
      const isDone =
        (ending.failure === undefined && ids[0] !== "stopped") || ids.includes("class-set-updated-nevertheless");
      expect([where, seen()]).toEqual([where, isDone ? whole : before]);
    }
  });
});

test("New class list: each request fails in turn; then there is no new sheet", async () => {
  const recording = await record(() => openWorkbook(), newClassList);
  const whole = seen();
  for (const trouble of recording.troubles()) {
    const { failure, outcome } = await recording.again(trouble);
    const isDone = failure === undefined && idsIn(outcome!.sentence)[0] !== "stopped";
    expect(isDone ? seen() : names()).toEqual(isDone ? whole : ["Sheet1"]);
  }
});

function sentenceOfEnding({ failure, outcome }: Ending) {
  if (failure === undefined) return outcome!.sentence;
  expect(failure).toBeInstanceOf(ActionFailure);
  return (failure as ActionFailure).sentence;
}

describe("with a page that the teacher protected by a password", () => {
  const open = async (edited: readonly Row[]) => {
    await openList(rows);
    await make({ columns: 6, rows: 5 });
    await person((_, { worksheets }) => worksheets.getItem("Cy").protection.protect(undefined, "secret"));
    await retype(edited);
  };
  const protectedPage = () => {
    const { id, protection } = sheet("Cy");
    return { id, password: protection?.password, seen: seen().find(({ name }) => name === "Cy") };
  };

  test.each<[string, readonly Row[]]>([
    ["changes that page", [rows[0]!, rows[1]!, ["Cy", "hard", ""]]],
    ["deletes it", [rows[0]!, rows[1]!]],
  ])("an update that %s is refused by its name, before it asks or changes anything", async (_, edited) => {
    await open(edited);
    const before = seen();
    const { failure, requests } = await workIn({}, (talk) => update(talk));
    expect(sentencesIn((failure as ActionFailure).sentence)[0]).toEqual(
      message("other-sheet-protected", { sheet: "Cy", shown: "yes" }),
    );
    expect(seen()).toEqual(before);
    expect(requests.length).toBeGreaterThan(0);
    const talk = conversation();
    expect(sentencesIn(await sentenceOf(deleteBooklet(talk)))[0]).toEqual(
      message("other-sheet-protected", { sheet: "Cy", shown: "yes" }),
    );
    expect([talk.questions, seen()]).toEqual([[], before]);
  });

  test("an update of other pages, and self-marking for all, leave it as it is, whichever request fails", async () => {
    const edited: readonly Row[] = [rows[2]!, ["Ana", "hard", ""], ["Dora", 1, ""]];
    for (const act of [update, (talk: Conversation) => markClassSet(talk)]) {
      const recording = await record(() => open(edited), act, { look: protectedPage });
      const { before, failure } = recording.undisturbed;
      expect(before).toMatchObject({ password: "secret" });
      expect(failure).toBeUndefined();
      expect(protectedPage()).toEqual(before);
      for (const trouble of recording.troubles()) {
        await recording.again(trouble);
        expect([trouble, protectedPage()]).toEqual([trouble, before]);
      }
    }
  });
});
