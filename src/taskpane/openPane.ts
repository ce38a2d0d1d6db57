import type { Dialogue } from "../actions/core";
import type { SheetInFront } from "../actions/front";
import { text } from "../words";
import { type Label, button, buttons, disclosure, element, setAvailable, tabsOf } from "./controls";
import { MAZE_FORM, type MakeTab, type Pane, makeTab } from "./make";
import { type Actions, type LatePart, type Tab, followed, functionsOf, latePart, singleFlight } from "./running";
import type { watchTab } from "./watch";

/**
 * Builds the pane into `place` and connects its tabs with the actions and each other. Resolves, when the pane shows what the workbook
 * holds, to the parts that are not loaded yet, the likeliest next ones first. `locale`, "en-US", decides the usual paper.
 */
export async function openPane(
  place: HTMLElement,
  actions: Actions,
  locale = "",
): Promise<readonly { load(): Promise<unknown> }[]> {
  const { front, workbook } = actions;
  const reveal = (control: HTMLElement) => tabs.reveal(control);
  const flight = singleFlight(workbook, reveal, (outcome) => {
    // The action's sentence stays visible: if something cannot be read now, the next action reports it.
    refresh().catch(() => undefined);
    if (outcome?.seed !== undefined) make.seed.show(outcome.seed);
    const made = outcome?.player;
    if (made !== undefined) void watch.load().then((tab) => tab.play(made), flight.showIfIdle);
  });
  const inFront = followed<SheetInFront>();

  const watching = () => watch.part()?.read() ?? ({ pace: "instant", tint: false, setNumbers: "usual" } as const);
  const generateMaze = async (dialogue: Dialogue) => {
    const tab = await watch.load(); // before anything changes: the steps are played there
    return make.sizes.inCells((size) => actions.make.generate({ ...make.read(), size, ...tab.read() }, dialogue));
  };
  const make: MakeTab = makeTab(
    { actions, flight, inFront, watching },
    () => void flight.run("generate-button", generateMaze),
    () => watch.part()?.showDuration(),
  );
  const pane: Pane = {
    watching,
    actions,
    flight,
    inFront,
    make,
    playing: () => watch.part()?.playing(),
    async showWatch() {
      const [steps] = (await watch.load()).content;
      tabs.reveal(steps!);
      // The button that was pressed is out of view now.
      steps!.querySelector("input")?.focus();
    },
  };
  const watch: LatePart<ReturnType<typeof watchTab>> = latePart(() =>
    functionsOf(() => import(/* webpackChunkName: "watch" */ "./watch")).watchTab(pane, () =>
      change.part()?.dropReadings(),
    ),
  );
  const laboratory = latePart(() =>
    functionsOf(() => import(/* webpackChunkName: "laboratory" */ "./laboratory")).laboratoryTab(pane),
  );
  const solve = latePart(() => functionsOf(() => import(/* webpackChunkName: "solve" */ "./solve")).solveTab(pane));
  const change = latePart(() => functionsOf(() => import(/* webpackChunkName: "change" */ "./change")).changeTab(pane));
  const about = latePart(() =>
    functionsOf(() => import(/* webpackChunkName: "about" */ "./about")).aboutView(actions, flight),
  );
  const print = latePart(() =>
    functionsOf(() => import(/* webpackChunkName: "print" */ "./print")).printTab(pane, locale),
  );
  const late: readonly (readonly [name: Label, part: LatePart<Tab>])[] = [
    ["watch-tab", watch],
    ["solve-tab", solve],
    ["change-tab", change],
    ["print-tab", print],
    ["lab-tab", laboratory],
  ];

  const generate = flight.whileIdle(
    element("button", { type: "submit", class: "button wide", form: MAZE_FORM }, text("generate-button")),
  );
  const stop = button("stop-button", () => flight.stop());
  flight.follow((isBusy) => setAvailable(stop, isBusy));
  const tabs = tabsOf(
    "Lavirint",
    "more-tabs-button",
    [["make-tab", make.content], ...late.map(([name, part]) => [name, [part.placeholder]] as const)],
    (at) => {
      const inView = late[at - 1]?.[1];
      // One button in view is the main one: the tab's own, or Generate.
      generate.classList.toggle("primary", inView === undefined || inView === watch);
      show(inView);
    },
  );
  const aboutFold = disclosure("about-title", about.placeholder, () => show(about));
  place.replaceChildren(
    element(
      "main",
      {},
      element("h1", { class: "visually-hidden" }, "Lavirint"),
      tabs.bar,
      ...tabs.panels,
      flight.views.message,
    ),
    element(
      "section",
      { class: "bottom", "aria-label": text("run-region") },
      buttons(generate, stop, aboutFold.button),
      aboutFold.content,
      flight.views.line,
    ),
    flight.views.question,
  );
  window.addEventListener("pagehide", () => flight.stop());

  function show(part: LatePart<Tab> | undefined): void {
    part?.load().catch(flight.showIfIdle);
  }

  function refresh(): Promise<void> {
    return front.readSheetInFront(workbook).then(inFront.show);
  }

  try {
    await Promise.all([front.watchSheetInFront(workbook, inFront.show).catch(flight.showIfIdle), refresh()]);
  } catch (thrown) {
    // A chart sheet is in front, or a cell is being edited: the person can continue as soon as that is over.
    flight.showIfIdle(thrown);
  }
  return [make.kind.gallery, make.shape, watch, solve, print, change, laboratory, about];
}
