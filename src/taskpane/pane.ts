import type { GenerateChoice, Layout, Pace, SetNumbersPlace } from "../actions/desk/choices";
import type { Dialogue } from "../actions/desk/dialogue";
import { type ActionFailure, type ActionOutcome } from "../actions/desk/work";
import type { SetUpOutcome } from "../actions/front/setUpSheet";
import { type SheetInFront, type SizesInFront } from "../actions/front/sheetInFront";
import { type GenerateOutcome } from "../actions/make/generate";
import type { Player } from "../actions/watch/player";
import { type AboutActions, AboutView } from "./about/aboutView";
import { type EditActions, EditView } from "./change/editView";
import { type TextActions, TextView } from "./change/textView";
import { button, element, fold, foldedGroup, group, setAvailable } from "./controls/elements";
import { Tabs } from "./controls/tabs";
import { type BringBackActions, BringBackView } from "./make/bringBackView";
import { ImperfectionView } from "./make/imperfectionView";
import { KindView } from "./make/kindView";
import { LayoutView } from "./make/layoutView";
import { SeedView } from "./make/seedView";
import { SetNumbersView } from "./make/setNumbersView";
import { ShapeView } from "./make/shapeView";
import { SizeMirror } from "./make/sizeMirror";
import { SizeView, type Sizes } from "./make/sizeView";
import { type BookletActions, BookletView } from "./print/bookletView";
import { PaperView } from "./print/paperView";
import { type ItemsActions, ItemsView } from "./print/itemsView";
import { type PicturesActions, PicturesView } from "./print/picturesView";
import { type PosterActions, PosterView } from "./print/posterView";
import { type PrintActions, PrintView } from "./print/printView";
import { type CompareActions, CompareView } from "./laboratory/compareView";
import { QuestionView } from "./running/questionView";
import { SingleFlight } from "./running/singleFlight";
import { StatusView } from "./running/statusView";
import { type CheckActions, CheckView } from "./solve/checkView";
import { type EndsActions, EndsView } from "./solve/endsView";
import { type SolveActions, SolveView } from "./solve/solveView";
import { PaceView } from "./watch/paceView";
import { type PlayerActions, PlayerView } from "./watch/playerView";

/** What the pane can have done; src/actions has them, and tests give their own. */
export interface PaneActions
  extends
    BringBackActions,
    PlayerActions,
    EndsActions,
    SolveActions,
    CheckActions,
    EditActions,
    TextActions,
    PrintActions,
    AboutActions,
    BookletActions,
    CompareActions,
    ItemsActions,
    PicturesActions,
    PosterActions {
  setUpSheet(dialogue: Dialogue): Promise<SetUpOutcome>;
  formatGrid(
    layout: Layout,
    setNumbers: SetNumbersPlace,
    dialogue: Dialogue,
    size: GenerateChoice["size"],
  ): Promise<ActionOutcome>;
  generate(choice: GenerateChoice, dialogue: Dialogue): Promise<GenerateOutcome>;
  toggleSetNumbers(): Promise<ActionOutcome>;
  readSizes(): Promise<SizesInFront>;
  writeSizes(sheet: string | undefined, sizes: Sizes): Promise<unknown>;
  /** Calls the listener for as long as the pane is open. */
  watchSizes(listener: (sizes: SizesInFront) => void): unknown;
  readSheetInFront(): Promise<SheetInFront>;
  watchSheetInFront(listener: (state: SheetInFront) => void, failed: (failure: ActionFailure) => void): unknown;
}

const SIZE_CELLS =
  "Set up sheet writes the size into two cells right of the grid, as in the workbook that Lavirint follows. Change it there or here.";
const SIZE_CELL_DETAILS =
  "Columns in BC12 and rows in BC14, with the names MazeColumns and MazeRows: they may be moved, and the names go with them.";

/**
 * Builds the pane into `place` and joins its controls to the actions. Resolves when the pane shows what the workbook holds.
 *
 * A further group of controls is a view of its own, made and placed here. `locale`, "en-US", says which paper is usual.
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

  const setUpSheet = button("Set up sheet", () => {
    const settingUp = flight.run("Setting up the sheet…", async (dialogue) => {
      const outcome = await actions.setUpSheet(dialogue);
      // Sizes that were typed before there were cells for them go into the new cells.
      if (outcome.sheet !== undefined) await mirror.settle(outcome.sheet).catch(() => undefined);
      return outcome;
    });
    void settingUp.then(settleSizes);
  });
  const formatGrid = element("button", { type: "submit", class: "button" }, "Format grid");
  const generate = element("button", { type: "submit", class: "button wide", form: "maze" }, "Generate");
  const stop = button("Stop", () => flight.stop());

  const sizes = new SizeView(
    () => void settleSizes(),
    () => {
      pace.showWords();
      paper.follow(sizes.standing);
    },
  );
  const mirror = new SizeMirror(sizes, (sheet, typed) => actions.writeSizes(sheet, typed));
  const kind = new KindView();
  const imperfection = new ImperfectionView();
  const shape = new ShapeView();
  const seed = new SeedView("Seed", "maze");
  const setNumbers = new SetNumbersView(() => {
    void flight.run("Changing the sheets in view…", () => actions.toggleSetNumbers());
  });
  const pace = new PaceView(() => sizes.cells);
  const player = new PlayerView(flight, actions, (length) => pace.speed(length), dropReadings);
  const layout = new LayoutView(formatGrid, () => paper.letGo());
  const paper = new PaperView(
    {
      chooseSizes: (chosen) => sizes.choose(chosen),
      chooseLook: (filling) => layout.choose(filling),
      sizes: () => sizes.standing,
    },
    locale,
  );

  const ends = new EndsView(actions, flight);
  const solve = new SolveView(
    actions,
    flight,
    () => pace.read(),
    (search, chosen) => playAtPace(search, chosen),
  );
  const check = new CheckView(actions, flight, () => seed.read(), forgetMaze);
  const edit = new EditView(actions, flight, () => layout.read(), forgetMaze);
  const text = new TextView(actions, flight, () => layout.read(), forgetMaze);
  const booklet = new BookletView(actions, flight, paper, () => sizes.read());
  const items = new ItemsView(actions, flight);
  const poster = new PosterView(actions, flight, () => paper.read());
  const pictures = new PicturesView(actions, flight, poster.root);
  const print = new PrintView(
    actions,
    flight,
    paper,
    () => layout.read(),
    [booklet.root, items.root, pictures.root],
    forgetMaze,
  );
  const about = new AboutView(actions, flight);
  const laboratory = new CompareView(actions, flight);
  const bringBack = new BringBackView(
    actions,
    flight,
    () => layout.read(),
    (outcome) => {
      forgetMaze(outcome);
      if (outcome?.seed !== undefined) seed.show(outcome.seed);
    },
  );

  // Two forms, so that Enter in a field does what stands nearest to it: Generate for sizes and seed, Format grid for the look.
  const mazeForm = element(
    "form",
    { id: "maze", class: "stack tall", novalidate: true },
    sizes.root,
    kind.root,
    imperfection.root,
    foldedGroup("Seed", seed.root),
  );
  const layoutForm = element("form", { novalidate: true }, fold("Look", layout.root));
  onSubmit(mazeForm, () => void generateMaze());
  onSubmit(layoutForm, () => {
    const formatting = flight.run("Formatting the grid…", async (dialogue) => {
      await mirror.settle();
      return actions.formatGrid(layout.read(), setNumbers.read(), dialogue, sizes.read());
    });
    void formatting.then(forgetMaze);
  });
  const shapeFold = foldedGroup(
    "Shape and size cells",
    shape.root,
    element("p", { class: "note" }, SIZE_CELLS),
    setUpSheet,
    fold("Details", element("p", { class: "note" }, SIZE_CELL_DETAILS)),
  );

  const tabs = new Tabs(
    "Lavirint",
    [
      ["Make", [mazeForm, layoutForm, shapeFold, bringBack.root]],
      [
        "Watch",
        [group("How it comes about", pace.root, setNumbers.root), group("Steps", player.root), laboratory.root],
      ],
      ["Solve", [ends.root, solve.root, solve.options, check.root]],
      ["Change", [...edit.groups, edit.list, text.root]],
      ["Print", [...print.content, about.root]],
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
    const chosen = pace.read();
    const outcome = await flight.run("Making the maze…", async (dialogue) => {
      if (sizes.standing !== undefined) paper.check(sizes.standing);
      await mirror.settle();
      const choice: GenerateChoice = {
        generator: kind.read(),
        seed: seed.read(),
        setNumbers: setNumbers.read(),
        pace: chosen,
        tint: pace.tint,
        layout: layout.read(),
        imperfection: imperfection.read(),
        size: sizes.isSetUp ? undefined : sizes.read(),
        shape: shape.read(),
        isKept: true,
      };
      return actions.generate(choice, dialogue);
    });
    if (outcome === undefined || outcome.stopped) return;
    if (!sizes.isSetUp) sizes.dropEdits();
    seed.show(outcome.seed);
    if (outcome.player !== undefined) return playAtPace(outcome.player, chosen);
    pace.setLength(undefined);
    if (outcome.made !== undefined) player.offer(outcome.made);
  }

  /** Puts what was made or found just now into the player; unless its pace is instant, from the first step on. */
  async function playAtPace(made: Player, chosen: Pace): Promise<void> {
    player.show(made);
    pace.setLength(made.play.length);
    if (chosen === "instant") return;
    await player.seek(0);
    if (chosen === "watch") await player.watch();
  }

  /** Findings and text are of the walls as they were read. */
  function dropReadings(): void {
    check.drop();
    text.drop();
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
    for (const control of [setUpSheet, formatGrid, generate]) setAvailable(control, idle);
    setAvailable(stop, !idle);
    for (const view of [
      bringBack,
      setNumbers,
      player,
      ends,
      solve,
      check,
      edit,
      text,
      print,
      booklet,
      items,
      pictures,
      poster,
      about,
      laboratory,
    ])
      view.setIdle(idle);
  }

  /** Reads again what the workbook holds: an action or another sheet may have changed it. */
  async function refresh(): Promise<void> {
    const [held, state] = await Promise.all([actions.readSizes(), actions.readSheetInFront()]);
    await mirror.show(held);
    showSheet(state);
  }

  /** What belongs to another maze than the one in front goes, or is out of sight. */
  function showSheet({ setNumbers: state, hasEarlier, maze }: SheetInFront): void {
    setNumbers.show(state);
    bringBack.show(hasEarlier);
    for (const view of [player, solve, check, text]) view.follow(maze);
  }

  actions.watchSizes((held) => void mirror.show(held));
  actions.watchSheetInFront(showSheet, (failure) => {
    if (!flight.busy) flight.showFailure(failure);
  });
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
