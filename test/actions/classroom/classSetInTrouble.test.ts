import { idsIn } from "../../words/sentencesIn";
import { ActionFailure } from "../../../src/actions/desk/work";
import { newClassList } from "../../../src/actions/classroom/newClassList";
import { allSheets } from "../insertedSheets";
import { openWorkbook } from "../openMaze";
import { type Trouble, CODES, workIn } from "../trouble";
import { type Row, listed, make, names, openList, retype, update } from "./classTable";

/** Each request of a class set fails in turn, and Stop is pressed during each: whole pages stay, or nothing, and a message says so. */

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

/** A request, and before which of its calls it fails; or during which one Stop is pressed. */
function* troubles(requests: readonly number[]): Generator<Trouble> {
  for (const [i, actions] of requests.entries()) {
    yield { stopAt: i + 1 };
    for (const code of CODES) {
      for (const action of new Set([1, Math.ceil(actions / 2), actions])) {
        yield { fault: { request: i + 1, action, code } };
      }
    }
  }
}

describe.each(ways)("%s", (_, switches) => {
  test("Make class set", async () => {
    const run = async (trouble: Trouble) => {
      await openList(rows, switches);
      return workIn(trouble, (talk) => make({ columns: 6, rows: 5 }, talk));
    };
    const { requests, failure } = await run({});
    expect(failure).toBeUndefined();
    const whole = seen();
    const wholeNames = names();
    for (const trouble of troubles(requests)) {
      const ending = await run(trouble);
      const ids = idsIn(sentenceOfEnding(ending));
      const where = JSON.stringify([trouble, ids]);
      if (ending.failure === undefined && ids[0] !== "stopped") {
        expect([where, names()]).toEqual([where, wholeNames]);
        expect([where, seen()]).toEqual([where, whole]);
      } else if (ids.includes("smaller-class-set-stands") || ids.includes("class-set-stands")) {
        const pages = listed().map(([, sheet]) => sheet);
        expect([where, names().filter((name) => !["Sheet1", "Index", "Answers"].includes(name))]).toEqual([
          where,
          pages,
        ]);
        for (const page of seen().filter(({ name }) => pages.includes(name))) expect(whole).toContainEqual(page);
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
    await open();
    const before = seen();
    const { requests, failure } = await workIn({}, update);
    expect(failure).toBeUndefined();
    const whole = seen();
    for (const trouble of troubles(requests)) {
      await open();
      const ending = await workIn(trouble, update);
      const ids = idsIn(sentenceOfEnding(ending));
      const where = JSON.stringify([trouble, ids]);
      const isDone =
        (ending.failure === undefined && ids[0] !== "stopped") || ids.includes("class-set-updated-nevertheless");
      expect([where, seen()]).toEqual([where, isDone ? whole : before]);
    }
  });
});

test("New class list: each request fails in turn; then there is no new sheet", async () => {
  const run = async (trouble: Trouble) => {
    openWorkbook();
    return workIn(trouble, newClassList);
  };
  const { requests } = await run({});
  const whole = seen();
  for (const trouble of troubles(requests)) {
    const { failure, outcome } = await run(trouble);
    const isDone = failure === undefined && idsIn(outcome!.sentence)[0] !== "stopped";
    expect(isDone ? seen() : names()).toEqual(isDone ? whole : ["Sheet1"]);
  }
});

function sentenceOfEnding({ failure, outcome }: Awaited<ReturnType<typeof workIn>>) {
  if (failure === undefined) return outcome!.sentence;
  expect(failure).toBeInstanceOf(ActionFailure);
  return (failure as ActionFailure).sentence;
}
