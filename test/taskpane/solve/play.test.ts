import { ActionFailure } from "../../../src/actions/core";
import type { MazeWalk } from "../../../src/actions/solve";
import { told } from "../../words/told";
import { actions, openedPane } from "../fakeActions";
import { alertText, available, control, press, settled, status } from "../page";

/** A walk that follows what the test reports. */
class FakeWalk {
  waiting: string[] = [];
  isOver = false;
  isKnown = false;
  ended = 0;
  place: "here" | "elsewhere" | "gone" = "here";
  following = 0;
  most = 0;

  get hasReports(): boolean {
    return !this.isOver && this.waiting.length > 0;
  }

  whereabouts = () => this.place;
  /** Milliseconds until the next look; undefined if Excel has reported something. */
  listensIn: number | undefined;
  listened = 0;
  listen = async () => {
    if (++this.listened < 2) return { sentence: told("Known."), isKnown: true };
    this.isOver = true;
    throw new ActionFailure(told("Nothing is reported."), undefined);
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

const play = () => control("button", "Play");
const isOn = () => play().getAttribute("aria-pressed") === "true";
const isShown = (name: string) => !control("button", name).hidden;

async function rest(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) await settled();
}

test("the switch begins a walk, each step is said in the status line, and the switch ends it", async () => {
  expect(["Hint", "Enter my steps"].map(isShown)).toEqual([false, false]);
  control("checkbox", "Mark dead ends").click();
  play().click();
  await rest();
  expect([wantsDeadEnds, status(), isOn()]).toEqual([true, "You are at the start.", true]);
  for (const each of [available, isShown]) expect(["Hint", "Enter my steps"].map(each)).toEqual([true, true]);
  walk.waiting.push("C2, open: up.");
  moved();
  await rest();
  expect(status()).toBe("C2, open: up.");
  press("Hint");
  await rest();
  expect(status()).toBe("Hint: go up.");
  play().click();
  await rest();
  expect([walk.ended, status(), available("Hint"), available("Enter my steps")]).toEqual([
    1,
    "Play is off. Your trail stays; Clear solution removes it.",
    false,
    true,
  ]);
});

test("what the line says already is not said again, and a hint stays when a late report brings nothing new", async () => {
  play().click();
  await rest();
  const said: string[] = [];
  const seen = new document.defaultView!.MutationObserver(() => said.push(status()));
  seen.observe(document.querySelector("[role=status]")!, { childList: true, characterData: true, subtree: true });
  walk.waiting.push("C2, open: up.");
  moved();
  await rest();
  press("Hint");
  await rest();
  walk.isKnown = true;
  walk.waiting.push("C2, open: up.");
  moved();
  await rest();
  seen.disconnect();
  expect(said).toEqual(["C2, open: up.", "Hint…", "Hint: go up."]);
  expect(status()).toBe("Hint: go up.");
});

test("reports that come while a step is followed wait for it, and those during an action for that", async () => {
  play().click();
  await rest();
  for (const cell of ["C2", "C3", "C4"]) {
    walk.waiting.push(cell);
    moved();
  }
  await rest();
  expect([walk.most, status()]).toEqual([1, "C4"]);
  let finish: () => void = () => undefined;
  actions.instead.solve = async () => {
    await new Promise<void>((done) => (finish = done));
    return { sentence: told("Solved."), player: actions.search, seed: "", isSolved: false };
  };
  press("Solve");
  await rest();
  walk.waiting.push("C5");
  moved();
  await rest();
  expect(walk.waiting).toEqual(["C5"]);
  finish();
  await rest();
  expect([walk.waiting, status()]).toEqual([[], "C5"]);
});

test("at the exit the switch goes off, and the steps can still be entered", async () => {
  play().click();
  await rest();
  walk.waiting.push("exit");
  moved();
  await rest();
  expect([isOn(), available("Hint"), available("Enter my steps")]).toEqual([false, false, true]);
  press("Enter my steps");
  await rest();
  expect(actions.callsOf("enterSteps")).toEqual([[walk]]);
});

test("a start that fails leaves the switch off", async () => {
  actions.instead.startWalk = () => Promise.reject(new Error("refused"));
  play().click();
  await rest();
  expect([isOn(), available("Hint")]).toEqual([false, false]);
});

/** What the page wants to do later, each with its pause; the next test has another page. */
function heldBack(): (readonly [number | undefined, () => void])[] {
  const pauses: (readonly [number | undefined, () => void])[] = [];
  window.setTimeout = ((call: () => void, pause?: number) => pauses.push([pause, call])) as typeof window.setTimeout;
  return pauses;
}

test("where nothing is reported the pane looks after each pause, says so in the end, and the switch goes off", async () => {
  const pauses = heldBack();
  walk.listensIn = 5000;
  play().click();
  await rest();
  walk.listensIn = 10_000;
  pauses[0]![1]();
  await rest();
  expect([walk.listened, status(), isOn()]).toEqual([1, "You are at the start.", true]);
  walk.listensIn = 3000;
  pauses[1]![1]();
  await rest();
  expect(pauses.map(([pause]) => pause).slice(0, 2)).toEqual([5000, 10_000]);
  expect(alertText()).toContain("Nothing is reported.");
  expect([walk.listened, isOn(), available("Hint")]).toEqual([2, false, false]);
});

test("a pause that ends after Play was switched off, or after a report, does nothing", async () => {
  const pauses = heldBack();
  walk.listensIn = 5000;
  play().click();
  await rest();
  walk.listensIn = undefined;
  pauses[0]![1]();
  await rest();
  walk.listensIn = 5000;
  play().click();
  await rest();
  pauses[0]![1]();
  await rest();
  expect([pauses.length, walk.listened]).toEqual([1, 0]);
});

test("a second start ends the first walk", async () => {
  play().click();
  await rest();
  const first = walk;
  play().click();
  await rest();
  walk = new FakeWalk();
  play().click();
  await rest();
  expect([first.ended, walk.ended]).toEqual([2, 0]);
});
