import { message } from "../../../../src/message";
import { addSelfMarking } from "../../../../src/actions/solve/addSelfMarking";
import { enterSteps } from "../../../../src/actions/solve/walk/enterSteps";
import { markPath } from "../../../../src/maze/marking/markPath";
import { conversation } from "../../conversation";
import { sentenceOf } from "../../failureOf";
import { book, openMaze, sheet } from "../../openMaze";
import { put, valueAt } from "../../sheetReading";
import { idsIn } from "../../../words/sentencesIn";
import { keysOf, shortestOf } from "./path";
import { play } from "./walking";

const MARKING = "Sheet1 self-marking";
const ARROWS: Readonly<Record<string, string>> = { R: "→", D: "↓", L: "←", U: "↑" };

beforeEach(() => openMaze(8, 5, { seed: "Ariadne" }));

async function walked() {
  const keys = keysOf(shortestOf(sheet("Sheet1"), "B2:I6"), 8);
  book.workbook.activate(sheet("Sheet1"));
  const { walk, press } = await play();
  await press(keys);
  return { walk, arrows: [...keys].map((key) => ARROWS[key]).join("") };
}

test("the steps of a walk come as arrows into the protected sheet that marks them, in four requests", async () => {
  await addSelfMarking(conversation());
  const { walk, arrows } = await walked();
  book.counter.reset();
  const { sentence } = await enterSteps(walk, conversation());
  expect(sentence).toEqual(message("steps-entered", { place: "B4", sheet: MARKING, steps: arrows.length }));
  expect([valueAt(sheet(MARKING), "B4"), book.counter.requests.length]).toEqual([arrows, 4]);
  const { maze, ends } = walk.walk;
  expect(markPath(maze, ends, arrows, "RDLUrdlu→↓←↑")).toMatchObject({ exit: arrows.length });
});

test("a path that is there is replaced only with consent", async () => {
  await addSelfMarking(conversation());
  const { walk, arrows } = await walked();
  put(sheet(MARKING), "B4", "RRD");
  const refusing = conversation(false);
  await enterSteps(walk, refusing);
  expect(refusing.questions[0]!.sentence).toEqual(message("replace-typed-path", { place: "B4", sheet: MARKING }));
  expect(valueAt(sheet(MARKING), "B4")).toBe("RRD");
  await enterSteps(walk, conversation());
  expect(valueAt(sheet(MARKING), "B4")).toBe(arrows);
});

test("without such a sheet, or without a step, a sentence says what to do first", async () => {
  const { walk } = await walked();
  expect(idsIn(await sentenceOf(enterSteps(walk, conversation())))[0]).toBe("no-self-marking-of-maze");
  const other = await play();
  expect(idsIn(await sentenceOf(enterSteps(other.walk, conversation())))[0]).toBe("no-steps-walked");
});

test("a failure while it is written leaves the sheet as it was", async () => {
  await addSelfMarking(conversation());
  const { walk } = await walked();
  put(sheet(MARKING), "B4", "RRD");
  for (let request = 1; request <= 4; request++) {
    book.counter.reset();
    book.switches.faults = [{ request, code: "AccessDenied", message: "A fault of the test." }];
    await sentenceOf(enterSteps(walk, conversation()));
    book.switches.faults = [];
    expect([request, valueAt(sheet(MARKING), "B4")]).toEqual([request, "RRD"]);
  }
});
