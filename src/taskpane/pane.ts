import type { ActionFailure, ActionOutcome } from "../actions/desk/work";
import type { GenerateChoice } from "../actions/desk/choices";
import type { Dialogue } from "../actions/desk/dialogue";
import type { SheetInFront, SizesInFront } from "../actions/front/sheetInFront";
import type { GenerateOutcome } from "../actions/make/generate";
import { type AboutActions, AboutView } from "./about/aboutView";
import { type ChangeActions, ChangeTab } from "./change/changeTab";
import { button, element, setAvailable } from "./controls/elements";
import { Tabs } from "./controls/tabs";
import { type LaboratoryActions, LaboratoryView } from "./laboratory/laboratoryView";
import { type MakeActions, MakeTab, MAZE_FORM } from "./make/makeTab";
import { PrintTab, type PrintTabActions } from "./print/printTab";
import { QuestionView } from "./running/questionView";
import { SingleFlight } from "./running/singleFlight";
import { StatusView } from "./running/statusView";
import { SolveTab, type SolveTabActions } from "./solve/solveTab";
import { type WatchActions, WatchTab } from "./watch/watchTab";

/** What the pane can have done; src/actions has them, and tests give their own. */
export interface PaneActions
  extends MakeActions, WatchActions, SolveTabActions, ChangeActions, PrintTabActions, LaboratoryActions, AboutActions {
  generate(choice: GenerateChoice, dialogue: Dialogue): Promise<GenerateOutcome>;
  /** Calls the listener for as long as the pane is open. */
  watchSizes(listener: (sizes: SizesInFront) => void): unknown;
  readSheetInFront(): Promise<SheetInFront>;
  watchSheetInFront(listener: (state: SheetInFront) => void, failed: (failure: ActionFailure) => void): unknown;
}

/**
 * Builds the pane into `place` and joins its tabs to the actions and to each other. Resolves when the pane shows what the workbook
 * holds. `locale`, "en-US", says which paper is usual.
 */
export async function openPane(place: HTMLElement, actions: PaneActions, locale = ""): Promise<void> {
  const status = new StatusView();
  const question = new QuestionView();
  const flight = new SingleFlight({
    begin(sentence) {
      status.start(sentence);
      showIdle(false);
    },
    progress: (done, total, sentence) => status.progress(done, total, sentence),
    ask: (asked, signal) => question.ask(asked, signal),
    remark: (sentence) => status.remark(sentence),
    finish: (sentence) => status.finish(sentence),
    fail: (sentence, details) => status.fail(sentence, details),
    reveal: (control) => tabs.reveal(control),
    rest() {
      showIdle(true);
      // The sentence of the action stays in view: whatever cannot be read now, the next action says.
      refresh().catch(() => undefined);
    },
  });

  const make: MakeTab = new MakeTab(actions, flight, {
    generate: () => void generateMaze(),
    setNumbers: () => watch.read().setNumbers,
    sizesChanged() {
      watch.sizesChanged();
      print.paper.follow(make.sizes.standing);
    },
    lookChanged: () => print.paper.letGo(),
    mazeGone: forgetMaze,
  });
  const laboratory = new LaboratoryView(actions, flight, {
    playing: () => watch.playing,
    watching: () => watch.read(),
    play: (made, pace) => watch.play(made, pace),
    sizes: () => make.sizes.read(),
    look: () => make.layout.read(),
  });
  const watch: WatchTab = new WatchTab(actions, flight, () => make.sizes.cells, dropReadings, [laboratory.root]);
  const solve = new SolveTab(actions, flight, {
    pace: () => watch.read().pace,
    seed: () => make.seed.read(),
    found: (search, pace) => watch.play(search, pace),
    mazeGone: forgetMaze,
  });
  const change = new ChangeTab(actions, flight, () => make.layout.read(), forgetMaze);
  const about = new AboutView(actions, flight);
  const print: PrintTab = new PrintTab(
    actions,
    flight,
    {
      chooseSizes: (chosen) => make.sizes.choose(chosen),
      chooseLook: (filling) => make.layout.choose(filling),
      sizes: () => make.sizes.standing,
      readSizes: () => make.sizes.read(),
      look: () => make.layout.read(),
      mazeGone: forgetMaze,
    },
    locale,
    [about.root],
  );

  const generate = element("button", { type: "submit", class: "button wide", form: MAZE_FORM }, "Generate");
  const stop = button("Stop", () => flight.stop());
  const tabs = new Tabs(
    "Lavirint",
    [
      ["Make", make.content],
      ["Watch", watch.content],
      ["Solve", solve.content],
      ["Change", change.content],
      ["Print", print.content],
    ],
    // One button of what is in view is the one to press: the tab's own, or Generate.
    (name) => generate.classList.toggle("primary", name === "Make" || name === "Watch"),
  );
  place.replaceChildren(
    element(
      "main",
      {},
      element("h1", { class: "visually-hidden" }, "Lavirint"),
      tabs.list,
      ...tabs.panels,
      status.message,
    ),
    element(
      "section",
      { class: "bottom", "aria-label": "Run" },
      element("div", { class: "buttons" }, generate, stop),
      status.root,
    ),
    question.root,
  );
  showIdle(true);
  window.addEventListener("pagehide", () => flight.stop());

  async function generateMaze(): Promise<void> {
    const { pace } = watch.read();
    const outcome = await flight.run("Making the maze…", async (dialogue) => {
      if (make.sizes.standing !== undefined) print.paper.check(make.sizes.standing);
      await make.settle();
      return actions.generate({ ...make.read(), ...watch.read(), pace }, dialogue);
    });
    if (outcome === undefined || outcome.stopped) return;
    make.made(outcome.seed);
    if (outcome.player !== undefined) return watch.play(outcome.player, pace);
    watch.offer(outcome.made);
  }

  /** Findings and text are of the walls as they were read. */
  function dropReadings(): void {
    solve.dropFindings();
    change.dropText();
  }

  function forgetMaze(outcome: ActionOutcome | undefined): void {
    if (outcome !== undefined) watch.forget();
  }

  function showIdle(idle: boolean): void {
    setAvailable(generate, idle);
    setAvailable(stop, !idle);
    for (const part of [make, watch, solve, change, print, laboratory, about]) part.setIdle(idle);
  }

  /** Reads again what the workbook holds: an action or another sheet may have changed it. */
  async function refresh(): Promise<void> {
    const [held, state] = await Promise.all([actions.readSizes(), actions.readSheetInFront()]);
    await make.showSizes(held);
    showSheet(state);
  }

  function showSheet(state: SheetInFront): void {
    for (const tab of [make, watch, solve, change]) tab.showSheet(state);
  }

  actions.watchSizes((held) => void make.showSizes(held));
  actions.watchSheetInFront(showSheet, (failure) => {
    if (!flight.busy) flight.showFailure(failure);
  });
  try {
    await refresh();
  } catch (thrown) {
    // A chart sheet is in front, a cell is being edited: the person can work on as soon as that is over.
    if (!flight.busy) flight.showFailure(thrown);
  }
  await print.restore();
}
