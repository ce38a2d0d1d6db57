/** The tab Solve: solver, Play, ends, and sheets that belong to a maze. */
import type { ActionOutcome, Dialogue } from "../actions/core";
import type { MazeWalk, NodeNames, Route, SolveChoice } from "../actions/solve";
import { solverFacts, solverFactsById } from "../maze/solvers";
import { type PlainId, message } from "../message";
import { say, text } from "../words";
import {
  type Label,
  button,
  buttons,
  checkField,
  choiceField,
  choicesOf,
  columns,
  fold,
  foldedGroup,
  note,
  offer,
  onOneLine,
  primary,
  setAvailable,
  stack,
  textField,
  untitledGroup,
} from "./controls";
import type { Pane } from "./make";
import type { Tab } from "./running";

export function solveTab(pane: Pane): Tab {
  const play = playView(pane);
  const solve = solveView(pane, play.deadEnds);
  return { content: [solve.root, play.root, endsView(pane), solve.options, companionsView(pane)] };
}

const nodeNames: Readonly<Record<NodeNames, Label>> = {
  addresses: "node-names-addresses",
  numbers: "node-names-numbers",
};

/** The group with the solver; and the fold of what is seldom changed, with `more` in it. */
function solveView(pane: Pane, more: HTMLElement) {
  const { actions, flight, playing, make } = pane;
  const about = note("", { id: "solver-note" });
  const solver = solverField("solver-choice", "breadth-first", () => describe());
  const describe = () => {
    about.textContent = text("solver-note", { solver: solverFactsById(solver.read()).description });
  };
  solver.select.setAttribute("aria-describedby", about.id);
  describe();

  const isBetween = checkField("between-check", () => show());
  const [from, to] = [textField("from-field", { isCode: true }), textField("to-field", { isCode: true })];
  const typed = stack(note("between-cells-note"), columns(from.root, to.root));
  const show = () => (typed.hidden = !isBetween.read());
  show();
  const visited = checkField("visited-check");
  const arrows = checkField("arrows-check");
  const names = choiceField("node-names-choice", nodeNames, "addresses");
  const route = (): Route => {
    if (!isBetween.read()) return { kind: "ends" };
    const isTyped = [from, to].some((field) => field.read().trim() !== "");
    return isTyped ? { kind: "typed", from: from.read(), to: to.read() } : { kind: "selection" };
  };
  const read = (): SolveChoice => ({
    solver: solver.read(),
    seed: make.seed.read(),
    route: route(),
    showVisited: visited.read(),
    arrows: arrows.read(),
    pace: pane.watching().pace,
  });
  const solve = flight.button("solve-button", async (dialogue) => actions.solve.solve(read(), dialogue));
  const writeSearch = flight.button("write-search-button", (dialogue) =>
    actions.solve.writeSearch(playing(), names.read(), dialogue),
  );
  const writeDistances = flight.button("write-distances-button", (dialogue) =>
    actions.solve.writeDistances(names.read(), dialogue),
  );
  return {
    root: untitledGroup(
      "solve-title",
      onOneLine(solver.root),
      about,
      buttons(primary(solve), flight.button("clear-solution-button", actions.solve.clearSolution)),
    ),
    options: fold(
      "solve-options-title",
      stack(
        ...[visited.root, arrows.root, more, isBetween.root, typed, names.root],
        buttons(writeSearch, writeDistances),
      ),
    ),
  };
}

const followers = solverFacts.filter(({ hand }) => hand !== undefined);
/** Stands for all of them in the list. */
const FOLLOWER = "wall-follower";

/** A choice of a solver, by its id; the wall follower is one, with a choice of its hand. `changed`: another one is chosen. */
export function solverField(label: PlainId, chosen: string, changed: () => void = () => undefined) {
  const first = followers[0]!;
  const follower = { id: FOLLOWER, name: message("solver-wall-follower") };
  const choices = solverFacts
    .filter(({ hand }) => hand === undefined || hand === first.hand)
    .map((facts) => (facts.hand === undefined ? facts : follower));
  const solver = choiceField<string>(label, choicesOf(choices), chosen);
  const hands = followers.map(({ id, hand }) => ({ id, name: message("solver-hand", { hand: hand! }) }));
  const hand = choiceField<string>(message("hand-choice", { field: say(label) }), choicesOf(hands), first.id);
  const root = stack(solver.root, hand.root);
  root.classList.toggle("long", solver.root.classList.contains("long"));
  const showHand = () => (hand.root.hidden = solver.read() !== FOLLOWER);
  showHand();
  root.addEventListener("change", () => {
    showHand();
    changed();
  });
  return { root, select: solver.select, read: () => (solver.read() === FOLLOWER ? hand.read() : solver.read()) };
}

/** Play: a walk through the maze in front with the arrow keys. Each step is said in the status line. `deadEnds` is for the options. */
function playView({ actions, flight, inFront }: Pane) {
  /** The walk that goes on, or the one that ended last, whose steps can be entered. */
  let walk: MazeWalk | undefined;
  let isOn = false;
  let isFollowing = false;
  const deadEnds = checkField("dead-ends-check");
  const play = button("play-check", () => (isOn ? end() : void start()));
  const ofWalk = (label: Label, action: (walk: MazeWalk, dialogue: Dialogue) => Promise<ActionOutcome>) =>
    button(label, () => {
      const own = walk;
      if (own !== undefined) void flight.run(label, (dialogue) => action(own, dialogue));
    });
  const hint = ofWalk("hint-button", (own, dialogue) => own.hint(dialogue));
  const enter = ofWalk("enter-steps-button", actions.solve.enterSteps);
  const show = () => {
    play.setAttribute("aria-pressed", String(isOn));
    setAvailable(play, !flight.busy);
    // What belongs to a walk is there with it.
    for (const each of [hint, enter]) offer(each, walk !== undefined);
    setAvailable(hint, !flight.busy && isOn && walk?.isOver === false);
    setAvailable(enter, !flight.busy && walk !== undefined);
  };
  const turn = (on: boolean) => {
    isOn = on;
    show();
  };
  const forget = () => {
    walk?.end();
    walk = undefined;
    turn(false);
  };

  const start = async () => {
    forget();
    const outcome = await flight.run("play-check", (dialogue) =>
      actions.solve.startWalk(deadEnds.read(), () => void catchUp(), dialogue),
    );
    walk = outcome?.walk;
    turn(walk !== undefined);
    if (walk !== undefined) void listen(walk);
    await catchUp();
  };
  const end = () => {
    walk?.end();
    turn(false);
    void flight.runQuietly("play-check", () => Promise.resolve({ sentence: message("play-ended") }));
  };
  /** As long as Excel has reported no selection, looks after each pause whether it does. */
  const listen = async (own: MazeWalk) => {
    while (own.listensIn !== undefined) {
      await new Promise<void>((resolve) => window.setTimeout(resolve, own.listensIn));
      if (own !== walk || !isOn || own.listensIn === undefined) return;
      await flight.runQuietly("play-check", (dialogue) => own.listen(dialogue));
      if (own === walk && own.isOver) turn(false);
    }
  };
  /** Follows what was reported, one action after the other. */
  const catchUp = async () => {
    const own = walk;
    if (own === undefined || isFollowing || flight.busy) return;
    isFollowing = true;
    while (own.hasReports && !flight.busy) {
      const outcome = await flight.runQuietly("play-check", (dialogue) => own.follow(dialogue));
      if (outcome === undefined) break;
    }
    isFollowing = false;
    if (own === walk && own.isOver) turn(false);
  };

  flight.follow(() => {
    show();
    // Reports that came while an action worked.
    void catchUp();
  });
  inFront.follow(({ maze }) => {
    if (maze !== undefined && walk?.whereabouts(maze) === "gone") forget();
  });
  window.addEventListener("pagehide", () => walk?.end());
  const root = untitledGroup("play-title", buttons(play, hint, enter), note("play-note"));
  return { root, deadEnds: deadEnds.root };
}

/** The fold "Entrance and exits": each button uses the typed or selected cell, except Longest path, which finds its own. */
function endsView({ actions: { edit }, flight }: Pane): HTMLElement {
  const onEdge = checkField("on-edge-check");
  const cell = textField("cell-field", { hint: "cell-placeholder", isCode: true }, { "aria-describedby": "ends-note" });
  return foldedGroup(
    "ends-title",
    note("ends-note", { id: "ends-note" }),
    onOneLine(cell.root),
    buttons(
      flight.button("set-entrance-button", (dialogue) => edit.setEntrance(dialogue, cell.read())),
      flight.button("add-exit-button", (dialogue) => edit.addExit(dialogue, cell.read())),
      flight.button("remove-end-button", (dialogue) => edit.removeEnd(dialogue, cell.read())),
    ),
    buttons(
      flight.button("longest-path-button", (dialogue) => edit.endsOfLongestPath(onEdge.read(), dialogue)),
      onEdge.root,
    ),
  );
}

/** "Self-marking and reading": sheets beside that of the maze, for pupils, for screen readers and for worksheet functions. */
function companionsView({ actions: { solve }, flight }: Pane): HTMLElement {
  return foldedGroup(
    "twins-title",
    note("twins-note"),
    buttons(
      flight.button("self-marking-button", solve.addSelfMarking),
      flight.button("collect-button", solve.collectResults),
      flight.button("readable-button", solve.writeReadableMaze),
      flight.button("write-walls-button", solve.writeWalls),
    ),
  );
}
