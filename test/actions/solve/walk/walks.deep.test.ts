import path from "node:path";
import type { ActionFailure } from "../../../../src/actions/core";
import { enterSteps, addSelfMarking, clearSolution, solve } from "../../../../src/actions/solve";
import { addExit } from "../../../../src/actions/edit";
import { everyMark } from "../../../acts/standing";
import { conversation, book, openMaze, pane, sheet, put } from "../../stage";
import { leavesSince, picturesNow } from "../../every/leaves";
import { RecordOfActs } from "../../every/record";
import { inWords } from "../../every/tells";
import { play, selected } from "./walking";

/** Walks, key by key: what is said, where the selection is, and what the sheet shows; walks.txt. */

const WALKS = new RecordOfActs(path.join(__dirname, "walks.txt"));

/** Keys, or cells that are selected by the mouse; "hint" asks for the next step. */
const walks: Readonly<Record<string, { readonly does: readonly string[]; readonly marksDeadEnds?: true }>> = {
  "Against walls, back to the entrance and on": { does: ["U", "L", "R", "D", "L", "U", "D", "R", "R", "L"] },
  "To every side, with dead ends marked": {
    does: ["R", "R", "R", "D", "D", "L", "L", "U", "R", "D", "L", "U", "L", "D", "D", "R", "U"],
    marksDeadEnds: true,
  },
  "With hints to the exit": { does: Array.from({ length: 14 }, () => "hint") },
  "By the mouse": { does: ["C3", "B3", "B4", "A1", "C2:D2", "D3", "E4"] },
};

test.each(Object.entries(walks))("%s", async (name, { does, marksDeadEnds = false }) => {
  await openMaze(4, 3, { seed: "walked" });
  await addExit(conversation(), "B4");
  put(sheet(), "C3", 7);
  await solve(everyMark, conversation());
  const before = picturesNow();
  let now = 0;
  Object.assign(pane.host, { clock: () => now });
  const walking = await play({ marksDeadEnds });
  const lines = walking.told.map((told) => `says: ${inWords(told)}`);
  for (const each of does) {
    if (walking.walk.isOver) break;
    const said = walking.told.length;
    if (each === "hint") {
      await walking.settle();
      const { sentence } = await walking.walk.hint(conversation());
      lines.push(`hint: ${inWords(sentence)}`);
      const to = /cell "([A-Z]+\d+)"/.exec(inWords(sentence))![1]!;
      await walking.select(to);
    } else if (each.length === 1) await walking.press(each);
    else await walking.select(each);
    now = 21_500;
    lines.push(`${each}: at ${selected()}`);
    lines.push(...walking.told.slice(said).map((told) => `  says: ${inWords(told)}`));
  }
  lines.push(`over: ${walking.walk.isOver}, left: ${walking.walk.hasReports}`);
  lines.push(...walking.failures.map((failure) => `fails: ${inWords((failure as ActionFailure).sentence)}`));
  lines.push(...leavesSince(before));
  walking.walk.end();
  await addSelfMarking(conversation());
  book.workbook.activate(sheet("Sheet1"));
  const entered = await enterSteps(walking.walk, conversation());
  lines.push(`enters: ${inWords(entered.sentence)}`, `typed: ${String(sheet("Sheet1 self-marking").value(3, 1))}`);
  await clearSolution(conversation());
  const left = leavesSince(before).filter((line) => line.startsWith("Sheet1:"));
  lines.push(...left.map((line) => `cleared: ${line}`));
  WALKS.expect(name, lines);
});

test("what walks say is recorded of those that there are", () => {
  expect([...WALKS.read().keys()].sort()).toEqual(Object.keys(walks).sort());
});
