import type { MazeWalk } from "../../src/actions/solve";
import { told } from "../words/told";
import { actions, openedPane, refusing } from "./fakeActions";
import { alertText, available, button, enter, offered, settled, status } from "./page";

/** A walk that follows what the test reports. */
class FakeWalk {
  waiting: string[] = [];
  isOver = false;
  isKnown = false;
  ended = 0;
  following = 0;
  most = 0;
  /** Milliseconds until the next look; undefined if Excel has reported something. */
  listensIn: number | undefined;
  listened = 0;

  get hasReports(): boolean {
    return !this.isOver && this.waiting.length > 0;
  }

  whereabouts = () => "here";
  listen = async () => {
    if (++this.listened < 2) return { sentence: told("Known."), isKnown: true };
    this.isOver = true;
    return refusing("Nothing is reported.")();
  };

  hint = async () => ({ sentence: told("Hint: go up.") });
  end = () => void this.ended++;

  async follow() {
    this.most = Math.max(this.most, ++this.following);
    await settled();
    const last = this.waiting.splice(0).at(-1)!;
    this.isOver = last === "exit";
    this.following--;
    return { sentence: told(last), isKnown: this.isKnown };
  }
}

let walk: FakeWalk;
let moved: () => void;
let wantsDeadEnds: boolean;

beforeEach(async () => {
  walk = new FakeWalk();
  await openedPane();
  actions.instead.startWalk = async (marks, heard) => {
    [wantsDeadEnds, moved] = [marks, heard];
    return { walk: walk as unknown as MazeWalk, sentence: told("You are at the start.") };
  };
});

const isOn = () => button("Play").getAttribute("aria-pressed") === "true";
const BUTTONS = ["Hint", "Enter my steps"] as const;

async function press(name: string): Promise<void> {
  button(name).click();
  await settled(6);
}

/** Excel reports steps, one right after the other. */
async function reports(...cells: readonly string[]): Promise<void> {
  for (const cell of cells) {
    walk.waiting.push(cell);
    moved();
  }
  await settled(6);
}

test("the switch begins a walk, each step is said in the status line, and the switch ends it", async () => {
  expect(offered(...BUTTONS)).toEqual([]);
  enter({ "Mark dead ends": true });
  await press("Play");
  expect([wantsDeadEnds, status(), isOn()]).toEqual([true, "You are at the start.", true]);
  expect([offered(...BUTTONS), BUTTONS.map(available)]).toEqual([BUTTONS, [true, true]]);
  await reports("C2, open: up.");
  expect(status()).toBe("C2, open: up.");
  await press("Hint");
  expect(status()).toBe("Hint: go up.");
  await press("Play");
  expect([walk.ended, status()]).toEqual([1, "Play is off. Your trail stays; Clear solution removes it."]);
  expect(BUTTONS.map(available)).toEqual([false, true]);
});

test("what the line says already is not said again, and a hint stays when a late report brings nothing new", async () => {
  await press("Play");
  const said: string[] = [];
  const seen = new document.defaultView!.MutationObserver(() => said.push(status()));
  seen.observe(document.querySelector("[role=status]")!, { childList: true, characterData: true, subtree: true });
  await reports("C2, open: up.");
  await press("Hint");
  walk.isKnown = true;
  await reports("C2, open: up.");
  seen.disconnect();
  expect([...said, status()]).toEqual(["C2, open: up.", "Hint…", "Hint: go up.", "Hint: go up."]);
});

test("reports that come while a step is followed wait for it, and those during an action for that", async () => {
  await press("Play");
  await reports("C2", "C3", "C4");
  expect([walk.most, status()]).toEqual([1, "C4"]);
  let finish = (_: { sentence: ReturnType<typeof told> }): void => undefined;
  actions.instead.clearMaze = () => new Promise((done) => (finish = done));
  await press("Clear maze");
  await reports("C5");
  expect(walk.waiting).toEqual(["C5"]);
  finish({ sentence: told("Cleared.") });
  await settled(6);
  expect([walk.waiting, status()]).toEqual([[], "C5"]);
});

test("at the exit the switch goes off, and the steps can still be entered", async () => {
  await press("Play");
  await reports("exit");
  expect([isOn(), ...BUTTONS.map(available)]).toEqual([false, false, true]);
  await press("Enter my steps");
  expect(actions.callsOf("enterSteps")).toEqual([[walk]]);
});

test("a start that fails leaves the switch off; a second start ends the first walk", async () => {
  const { startWalk } = actions.instead;
  actions.instead.startWalk = refusing("No.");
  await press("Play");
  expect([isOn(), offered(...BUTTONS)]).toEqual([false, []]);
  actions.instead.startWalk = startWalk!;
  await press("Play");
  await press("Play");
  const first = walk;
  walk = new FakeWalk();
  await press("Play");
  expect([first.ended, walk.ended, isOn()]).toEqual([2, 0, true]);
});

describe("where nothing is reported", () => {
  /** What the page wants to do later, each with its pause; the next test has another page. */
  let pauses: (readonly [pause: number | undefined, call: () => void])[];
  beforeEach(async () => {
    pauses = [];
    window.setTimeout = ((call: () => void, pause?: number) => pauses.push([pause, call])) as typeof window.setTimeout;
    walk.listensIn = 5000;
    await press("Play");
  });
  /** The pause is over; the next one would be so long. */
  const over = async (number: number, next: number | undefined) => {
    walk.listensIn = next;
    pauses[number]![1]();
    await settled(6);
  };

  test("the pane looks after each pause, says so in the end, and the switch goes off", async () => {
    await over(0, 10_000);
    expect([walk.listened, status(), isOn()]).toEqual([1, "You are at the start.", true]);
    await over(1, 3000);
    expect(pauses.map(([pause]) => pause).slice(0, 2)).toEqual([5000, 10_000]);
    expect([alertText(), walk.listened, isOn(), available("Hint")]).toEqual(["Nothing is reported.", 2, false, false]);
  });

  test.each([
    ["a report", undefined],
    ["Play was switched off", 5000],
  ])("a pause that ends after %s does nothing", async (_, next) => {
    if (next !== undefined) await press("Play");
    await over(0, next);
    expect([pauses.length, walk.listened]).toEqual([1, 0]);
  });
});
