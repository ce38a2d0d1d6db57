import type { GenerateChoice, Layout, SetNumbersPlace } from "../actions/desk/choices";
import type { Dialogue } from "../actions/desk/dialogue";
import { type ActionOutcome } from "../actions/desk/work";
import { type SheetInFront, type SizesInFront } from "../actions/front/sheetInFront";
import { type GenerateOutcome } from "../actions/make/generate";
import type { Player } from "../actions/watch/player";
import { type EditActions, EditView } from "./change/editView";
import { type TextActions, TextView } from "./change/textView";
import { button, element, group, setAvailable } from "./controls/elements";
import { AlgorithmView } from "./make/algorithmView";
import { LayoutView } from "./make/layoutView";
import { SeedView } from "./make/seedView";
import { SetNumbersView } from "./make/setNumbersView";
import { ShapeView } from "./make/shapeView";
import { SizeMirror } from "./make/sizeMirror";
import { SizeView, type Sizes } from "./make/sizeView";
import { QuestionView } from "./running/questionView";
import { SingleFlight } from "./running/singleFlight";
import { StatusView } from "./running/statusView";
import { type CheckActions, CheckView } from "./solve/checkView";
import { type EndsActions, EndsView } from "./solve/endsView";
import { type SolveActions, SolveView } from "./solve/solveView";
import { PaceView } from "./watch/paceView";
import { type PlayerActions, PlayerView } from "./watch/playerView";

/** What the pane can have done; src/actions has them, and tests give their own. */
export interface PaneActions extends PlayerActions, EndsActions, SolveActions, CheckActions, EditActions, TextActions {
  setUpSheet(dialogue: Dialogue): Promise<ActionOutcome>;
  formatGrid(layout: Layout, setNumbers: SetNumbersPlace, dialogue: Dialogue): Promise<ActionOutcome>;
  generate(choice: GenerateChoice, dialogue: Dialogue): Promise<GenerateOutcome>;
  clearMaze(dialogue: Dialogue): Promise<ActionOutcome>;
  toggleSetNumbers(): Promise<ActionOutcome>;
  preparePage(dialogue: Dialogue): Promise<ActionOutcome>;
  readSizes(): Promise<SizesInFront>;
  writeSizes(sizes: Sizes): Promise<ActionOutcome>;
  /** Calls the listener for as long as the pane is open. */
  watchSizes(listener: (sizes: SizesInFront) => void): unknown;
  readSheetInFront(): Promise<SheetInFront>;
  watchSheetInFront(listener: (state: SheetInFront) => void): unknown;
}

/**
 * Builds the pane into `place` and joins its controls to the actions. Resolves when the pane shows what the workbook holds.
 *
 * A further group of controls is a view of its own, made and placed here.
 */
export async function openPane(place: HTMLElement, actions: PaneActions): Promise<void> {
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
    rest() {
      showIdle(true);
      // The sentence of the action stays in view: whatever cannot be read now, the next action says.
      refresh().catch(() => undefined);
    },
  });

  const setUpSheet = button("Set up sheet", () => {
    // Sizes that were typed before there were cells for them go into the new cells.
    void flight.run("Setting up the sheet…", (dialogue) => actions.setUpSheet(dialogue)).then(settleSizes);
  });
  const formatGrid = element("button", { type: "submit", class: "button" }, "Format grid");
  const generate = element("button", { type: "submit", class: "button primary wide", form: "maze" }, "Generate");
  const stop = button("Stop", () => flight.stop());
  const preparePage = button("Prepare page", () => {
    void flight.run("Preparing the page…", (dialogue) => actions.preparePage(dialogue));
  });
  const clearMaze = button("Clear maze", () => {
    void flight.run("Clearing the maze…", (dialogue) => actions.clearMaze(dialogue)).then(forgetMaze);
  });

  const sizes = new SizeView(() => void settleSizes(), setUpSheet);
  const mirror = new SizeMirror(sizes, (typed) => actions.writeSizes(typed));
  const algorithm = new AlgorithmView();
  const shape = new ShapeView();
  const seed = new SeedView();
  const setNumbers = new SetNumbersView(() => {
    void flight.run("Changing the sheets in view…", () => actions.toggleSetNumbers());
  });
  const pace = new PaceView();
  const player = new PlayerView(flight, actions, (length) => pace.speed(length));
  const layout = new LayoutView(formatGrid);

  const ends = new EndsView(actions, flight);
  const solve = new SolveView(
    actions,
    flight,
    () => pace.read(),
    (search) => void playAtPace(search),
  );
  const check = new CheckView(actions, flight, () => seed.read(), forgetMaze);
  const edit = new EditView(actions, flight, () => layout.read(), forgetMaze);
  const text = new TextView(actions, flight, () => layout.read(), forgetMaze);

  // Two forms, so that Enter in a field does what stands nearest to it: Generate for sizes and seed, Format grid for the layout.
  const mazeForm = element(
    "form",
    { id: "maze", novalidate: true },
    sizes.root,
    group("Maze", algorithm.root, shape.root, seed.root, setNumbers.root, pace.root),
  );
  const layoutForm = element("form", { novalidate: true }, layout.root);
  onSubmit(mazeForm, () => void generateMaze());
  onSubmit(layoutForm, () => {
    const formatting = flight.run("Formatting the grid…", async (dialogue) => {
      await mirror.settle();
      return actions.formatGrid(layout.read(), setNumbers.read(), dialogue);
    });
    void formatting.then(forgetMaze);
  });

  place.replaceChildren(
    element(
      "main",
      { class: "scroll" },
      element("h1", { class: "visually-hidden" }, "Lavirint"),
      mazeForm,
      layoutForm,
      ends.root,
      solve.root,
      check.root,
      edit.root,
      text.root,
      group("Sheet", element("div", { class: "buttons" }, preparePage, clearMaze)),
    ),
    element(
      "section",
      { class: "bottom", "aria-label": "Run" },
      player.root,
      element("div", { class: "buttons" }, generate, stop),
      status.root,
    ),
    question.root,
  );
  showIdle(true);
  window.addEventListener("pagehide", () => flight.stop());

  async function generateMaze(): Promise<void> {
    const outcome = await flight.run("Making the maze…", async (dialogue) => {
      await mirror.settle();
      const choice: GenerateChoice = {
        generator: algorithm.read(),
        seed: seed.read(),
        setNumbers: setNumbers.read(),
        pace: pace.read(),
        tint: pace.tint,
        layout: layout.read(),
        shape: shape.read(),
      };
      return actions.generate(choice, dialogue);
    });
    if (outcome === undefined || outcome.stopped) return;
    seed.show(outcome.seed);
    if (outcome.player !== undefined) await playAtPace(outcome.player);
  }

  /** Puts what was made or found just now into the player; unless the pace is instant, from the first step on. */
  async function playAtPace(made: Player): Promise<void> {
    player.show(made);
    pace.setLength(made.play.length);
    if (pace.read() === "instant") return;
    await player.seek(0);
    if (pace.read() === "watch") await player.watch();
  }

  /** Steps of a maze that is gone cannot be shown any more. */
  function forgetMaze(outcome: ActionOutcome | undefined): void {
    if (outcome === undefined) return;
    player.show(undefined);
    pace.setLength(undefined);
  }

  /** Writes the sizes that were typed. What cannot be written waits for the next action that needs it. */
  async function settleSizes(): Promise<void> {
    try {
      await mirror.settle();
    } catch (thrown) {
      // An action that works has the status line to itself.
      if (!flight.busy) flight.showFailure(thrown);
    }
  }

  function showIdle(idle: boolean): void {
    for (const control of [setUpSheet, formatGrid, generate, preparePage, clearMaze]) setAvailable(control, idle);
    setAvailable(stop, !idle);
    for (const view of [setNumbers, player, ends, solve, check, edit, text]) view.setIdle(idle);
  }

  /** Reads again what the workbook holds: an action or another sheet may have changed it. */
  async function refresh(): Promise<void> {
    const [held, state] = await Promise.all([actions.readSizes(), actions.readSheetInFront()]);
    sizes.show(held);
    setNumbers.show(state.setNumbers);
  }

  actions.watchSizes((held) => sizes.show(held));
  actions.watchSheetInFront((state) => setNumbers.show(state.setNumbers));
  try {
    await refresh();
  } catch (thrown) {
    // A chart sheet is in front, a cell is being edited: the person can work on as soon as that is over.
    if (!flight.busy) flight.showFailure(thrown);
  }
}

function onSubmit(form: HTMLFormElement, submit: () => void): void {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
}
