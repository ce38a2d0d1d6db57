import type { ActionOutcome } from "../actions/desk";
import type { SheetInFront } from "../actions/front";
import { text } from "../words";
import type { ChangeTab } from "./change";
import { Disclosure, Tabs, button, element, fold, setAvailable } from "./controls";
import { MAZE_FORM, MakeTab } from "./make";
import type { PrintTab } from "./print";
import { type Actions, LatePart, QuestionView, SingleFlight, StatusView, type Tab, loaded } from "./running";
import type { SolveTab } from "./solve";
import type { WatchTab } from "./watch";

/**
 * Builds the pane into `place` and connects its tabs with the actions and each other. Resolves, when the pane shows what the workbook
 * holds, to the parts that are not loaded yet, the likeliest next ones first. `locale`, "en-US", decides the usual paper.
 */
export async function openPane(
  place: HTMLElement,
  actions: Actions,
  locale = "",
): Promise<readonly { prefetch(): Promise<void> }[]> {
  const status = new StatusView();
  const question = new QuestionView();
  const flight = new SingleFlight(actions.workbook, {
    begin: (sentence) => status.start(sentence),
    progress: (done, total, sentence) => status.progress(done, total, sentence),
    stopping: () => status.stopping(),
    ask: (asked, signal) => question.ask(asked, signal),
    remark: (sentence) => status.remark(sentence),
    finish: (sentence) => status.finish(sentence),
    fail: (sentence, details) => status.fail(sentence, details),
    reveal: (control) => tabs.reveal(control),
    // The action's sentence stays visible: if something cannot be read now, the next action reports it.
    rest: () => void refresh().catch(() => undefined),
  });
  let inFront: SheetInFront | undefined;

  const example = new LatePart<Tab>(async () => {
    const { exampleView } = await loaded(import(/* webpackChunkName: "watch" */ "./watch"));
    return exampleView(actions, flight, async (player) => {
      const tab = await watch.load();
      tabs.reveal(tab.steps);
      await tab.play(player, "step");
    });
  });
  const make: MakeTab = new MakeTab(actions, flight, {
    generate: () => void generateMaze(),
    example: lateFold(text("example-title"), example.placeholder, example),
    setNumbers: () => watch.part?.read().setNumbers ?? "usual",
    sizesChanged() {
      watch.part?.sizesChanged();
      print.part?.paper.follow(make.sizes.standing);
    },
    lookChanged: () => print.part?.paper.keepCellSize(),
    mazeGone: forgetMaze,
  });
  const watch: LatePart<WatchTab> = new LatePart(async () => {
    const { WatchTab } = await loaded(import(/* webpackChunkName: "watch" */ "./watch"));
    const tab = new WatchTab(actions, flight, () => make.sizes.cells, dropReadings);
    if (inFront !== undefined) tab.showSheet(inFront);
    return tab;
  });
  const laboratory = new LatePart<Tab>(async () => {
    const script = loaded(import(/* webpackChunkName: "laboratory" */ "./laboratory"));
    const [{ laboratoryTab }, tab] = await Promise.all([script, watch.load()]);
    return laboratoryTab(actions, flight, {
      playback: tab.playback,
      playing: () => tab.playing,
      watching: () => tab.read(),
      play: (made, pace) => tab.play(made, pace),
      sizes: () => make.sizes.read(),
      look: () => make.layout.read(),
    });
  });
  const solve = new LatePart<SolveTab>(async () => {
    const script = loaded(import(/* webpackChunkName: "solve" */ "./solve"));
    const [{ SolveTab }, tab] = await Promise.all([script, watch.load()]);
    return new SolveTab(actions, flight, {
      pace: () => tab.read().pace,
      seed: () => make.seed.read(),
      found: (search, pace) => tab.play(search, pace),
      playing: () => tab.playing,
      mazeGone: forgetMaze,
    });
  });
  const change = new LatePart<ChangeTab>(async () => {
    const { ChangeTab } = await loaded(import(/* webpackChunkName: "change" */ "./change"));
    return new ChangeTab(actions, flight, () => make.layout.read(), forgetMaze);
  });
  const about = new LatePart<Tab>(async () => {
    const { AboutView, version } = await loaded(import(/* webpackChunkName: "about" */ "./about"));
    return new AboutView(await actions.about(version), actions, flight);
  });
  const print = new LatePart<PrintTab>(async () => {
    const { PrintTab } = await loaded(import(/* webpackChunkName: "print" */ "./print"));
    return new PrintTab(
      actions,
      flight,
      {
        chooseSizes: (chosen) => make.sizes.choose(chosen),
        chooseLook: (filling) => make.layout.choose(filling),
        sizes: () => make.sizes.standing,
        readSizes: () => make.sizes.read(),
        look: () => make.layout.read(),
      },
      locale,
    );
  });
  /** The tabs behind Make. */
  const late: readonly (readonly [name: string, part: LatePart<Tab>])[] = [
    [text("watch-tab"), watch],
    [text("solve-tab"), solve],
    [text("change-tab"), change],
    [text("print-tab"), print],
    [text("lab-tab"), laboratory],
  ];
  /** The tab in view, where it is one of these. */
  let inView: LatePart<Tab> | undefined;

  const generate = flight.whileIdle(
    element("button", { type: "submit", class: "button wide", form: MAZE_FORM }, text("generate-button")),
  );
  const stop = button(text("stop-button"), () => flight.stop());
  flight.follow(() => setAvailable(stop, flight.busy));
  const tabs = new Tabs(
    "Lavirint",
    text("more-tabs-button"),
    [[text("make-tab"), make.content], ...late.map(([name, part]) => [name, [part.placeholder]] as const)],
    (at) => {
      inView = late[at - 1]?.[1];
      // One button in view is the main one: the tab's own, or Generate.
      generate.classList.toggle("primary", inView === undefined || inView === watch);
      show(inView);
    },
  );
  const aboutFold = new Disclosure(text("about-title"), about.placeholder, () => show(about));
  place.replaceChildren(
    element(
      "main",
      {},
      element("h1", { class: "visually-hidden" }, "Lavirint"),
      tabs.bar,
      ...tabs.panels,
      status.message,
    ),
    element(
      "section",
      { class: "bottom", "aria-label": text("run-region") },
      element("div", { class: "buttons" }, generate, stop, aboutFold.button),
      aboutFold.content,
      status.root,
    ),
    question.root,
  );
  window.addEventListener("pagehide", () => flight.stop());

  async function generateMaze(): Promise<void> {
    const pace = watch.part?.read().pace ?? "instant";
    const outcome = await flight.run(text("making-maze"), async (dialogue) => {
      // Before anything changes: the steps are played in Watch, and a kept paper decides the look.
      const [tab, { paper, restored }] = await Promise.all([watch.load(), print.load()]);
      await restored;
      if (make.sizes.standing !== undefined) paper.check(make.sizes.standing);
      await make.settle();
      return actions.generate({ ...make.read(), ...tab.read(), pace }, dialogue);
    });
    if (outcome === undefined || outcome.stopped) return;
    make.made(outcome.seed);
    if (outcome.player !== undefined) return watch.part?.play(outcome.player, pace);
    watch.part?.offer(outcome.made);
  }

  /** Findings and text no longer match the walls. */
  function dropReadings(): void {
    solve.part?.dropFindings();
    change.part?.dropText();
  }

  function forgetMaze(outcome: ActionOutcome | undefined): void {
    if (outcome !== undefined) watch.part?.forget();
  }

  /** Loads a part because somebody opens its place. */
  function show(part: LatePart<Tab> | undefined): void {
    part?.load().then(
      (tab) => part === inView && tab.comeIntoView?.(),
      (thrown: unknown) => {
        if (!flight.busy) flight.showFailure(thrown);
      },
    );
  }

  function lateFold(title: string, content: HTMLElement, part: LatePart<Tab>): HTMLElement {
    const root = fold(title, content);
    root.addEventListener("toggle", () => {
      if (root.open) show(part);
    });
    return root;
  }

  /** Reads the workbook again: an action or another sheet may have changed what the pane shows. */
  async function refresh(): Promise<void> {
    const [held, state] = await Promise.all([actions.readSizes(), actions.readSheetInFront()]);
    await make.showSizes(held);
    showSheet(state);
  }

  function showSheet(state: SheetInFront): void {
    inFront = state;
    for (const tab of [make, watch.part, solve.part, change.part]) tab?.showSheet(state);
  }

  actions.watchSizes((held) => void make.showSizes(held));
  actions.watchSheetInFront(showSheet, (failure) => {
    if (!flight.busy) flight.showFailure(failure);
  });
  try {
    await refresh();
  } catch (thrown) {
    // A chart sheet is in front, or a cell is being edited: the person can continue as soon as that is over.
    if (!flight.busy) flight.showFailure(thrown);
  }
  // Print first: a paper kept in the workbook decides the look of the next maze.
  return [print, make.kind.gallery, make.shape.gallery, watch, solve, change, laboratory, about, example];
}
