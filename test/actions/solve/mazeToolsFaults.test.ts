import type { MessageId } from "../../../src/message";
import { idsIn } from "../../words/sentencesIn";
import { ActionFailure } from "../../../src/actions/desk/work";
import { addExit, removeEnd, setEntrance } from "../../../src/actions/edit/ends";
import { endsOfLongestPath } from "../../../src/actions/edit/endsOfLongestPath";
import { generate } from "../../../src/actions/make/generate";
import { check } from "../../../src/actions/solve/check";
import { clearSolution } from "../../../src/actions/solve/clearSolution";
import { mendMaze } from "../../../src/actions/solve/mendMaze";
import { solve, type SolveChoice } from "../../../src/actions/solve/solve";
import type { Player } from "../../../src/actions/watch/player";
import { goTo } from "../../../src/actions/watch/playing";
import { Check } from "../../../src/maze/measures/check";
import { choice, conversation } from "../conversation";
import { everything, record, succeeds, type Scenario } from "../trouble";
import { book, openSized, person } from "../openMaze";
import { area, mazeIn, put, valueAt } from "../sheetReading";

/**
 * Every action that works on a maze that stands, with each of its requests failing in turn, before its first call, in its
 * middle and before its last: everything is as it was, and the person reads so.
 */

interface Arranged extends Scenario {
  readonly arrange: () => Promise<void>;
  /** What is told in the end instead of that nothing was changed. */
  readonly otherwise?: MessageId;
}

const everyMark: SolveChoice = {
  solver: "depth-first",
  seed: "a search",
  route: { kind: "ends" },
  showVisited: true,
  arrows: true,
  pace: "instant",
};

let player: Player | undefined;
const sheet = () => book.workbook.sheet("Sheet1")!;

async function solved(): Promise<void> {
  ({ player } = await solve(everyMark, conversation()));
}

async function line(address: string, side: "InsideVertical", style: "None") {
  await person((own) => (own.getRange(address).format.borders.getItem(side).style = style));
}

const select = (address: string) => sheet().select([area(address)]);

const scenarios: Arranged[] = [
  {
    name: "Set entrance over a number, with a solution standing",
    arrange: async () => {
      put(sheet(), "D4", 12);
      await solved();
      select("D4");
    },
    act: () => setEntrance(conversation()),
    done: () => expect([valueAt(sheet(), "D4"), valueAt(sheet(), "B2")]).toEqual(["S", undefined]),
  },
  {
    name: "Add exit",
    arrange: async () => select("I2"),
    act: () => addExit(conversation()),
    done: () => expect(valueAt(sheet(), "I2")).toBe("E"),
  },
  {
    name: "Remove",
    arrange: async () => select("I6"),
    act: () => removeEnd(conversation()),
    done: () => expect(valueAt(sheet(), "I6")).toBeUndefined(),
  },
  {
    name: "Longest path",
    arrange: async () => undefined,
    act: () => endsOfLongestPath(false, conversation()),
    done: () => expect(book.workbook.name("MazeExit1", sheet())).toBeDefined(),
  },
  {
    name: "Solve",
    arrange: async () => put(sheet(), "D4", 12),
    act: () => solve(everyMark, conversation()),
    done: () => expect(book.workbook.name("MazeSolution", sheet())).toBeDefined(),
  },
  {
    name: "Solve over an earlier solution",
    arrange: solved,
    act: () => solve({ ...everyMark, solver: "a-star", showVisited: false, arrows: false }, conversation()),
    done: () => expect(book.workbook.name("MazeSolution", sheet())).toBeDefined(),
  },
  {
    name: "A step of the search",
    arrange: solved,
    act: () => goTo(player!, 3, conversation()),
    done: () => expect(player!.position).toBe(3),
    otherwise: "shows-step",
  },
  {
    name: "Clear solution",
    arrange: solved,
    act: () => clearSolution(conversation()),
    done: () => expect(book.workbook.name("MazeSolution", sheet())).toBeUndefined(),
  },
  {
    name: "Check",
    arrange: async () => undefined,
    act: () => check(conversation()),
    done: () => undefined,
  },
  {
    name: "Mend",
    arrange: async () => {
      await line("C3:F3", "InsideVertical", "None");
      await line("C4:F4", "InsideVertical", "None");
      await solved();
    },
    act: () => mendMaze("thread", conversation()),
    done: () => expect(Check.of(mazeIn(sheet(), "B2:I6")).isPerfect).toBe(true),
  },
];

async function arrange(scenario: Arranged): Promise<void> {
  await openSized(8, 5);
  put(sheet(), "K3", "a neighbour");
  await generate({ ...choice, seed: "fault" }, conversation());
  player = undefined;
  await scenario.arrange();
}

test.each(scenarios)("$name: each request fails in turn", async (scenario) => {
  const memory = () => (player === undefined ? [] : [player]);
  const recording = await record(() => arrange(scenario), scenario.act, { memory });
  const { failure, did } = recording.undisturbed;
  expect(failure).toBeUndefined();
  scenario.done();
  for (const trouble of recording.troubles()) {
    if (trouble.fault === undefined) continue;
    const { failure: broken, before } = await recording.again(trouble);
    // No request of these has another form, and none only shows something.
    if (succeeds(trouble.fault.code, did[trouble.fault.request - 1]!) === true) {
      expect([trouble, broken]).toEqual([trouble, undefined]);
      scenario.done();
      continue;
    }
    expect([trouble, broken]).toEqual([trouble, expect.any(ActionFailure)]);
    const told = idsIn((broken as ActionFailure).sentence);
    expect(told[told.length - 1]).toBe(scenario.otherwise ?? "nothing-changed");
    expect(everything()).toEqual(before);
  }
});
