import type { GenerateChoice } from "../../actions/core";
import type { SheetInFront } from "../../actions/front";
import type { Player } from "../../actions/watch";
import { message } from "../../message";
import { type GeneratorFacts, generatorFactsById } from "../../maze/generators";
import { say, text } from "../../words";
import { checkField, element, fold, foldedGroup, note, offer, stack, textField } from "../controls";
import { type Actions, type Followed, type SingleFlight, functionsOf, latePart } from "../running";
import { layoutView, variationView } from "./layoutView";
import { sizeView } from "./sizeView";

/** What the tabs behind Make need from each other. */
export interface Pane {
  readonly actions: Actions;
  readonly flight: SingleFlight;
  readonly inFront: Pick<Followed<SheetInFront>, "follow">;
  readonly make: Pick<MakeTab, "sizes" | "layout" | "seed" | "variation">;
  readonly watching: () => Pick<GenerateChoice, "setNumbers" | "pace" | "tint">;
  readonly playing: () => Player | undefined;
  readonly showWatch: () => Promise<void>;
}

const walls = { Thin: "thin", Medium: "medium", Thick: "thick" } as const;

/** The id of the form that Generate, which is outside it, submits. */
export const MAZE_FORM = "maze";

export type MakeTab = ReturnType<typeof makeTab>;

/** `generate`: Enter in a field of sizes, kinds or seed. */
export function makeTab(
  { actions, flight, inFront, watching }: Pick<Pane, "actions" | "flight" | "inFront" | "watching">,
  generate: () => void,
  sizesChanged: () => void,
) {
  const { workbook, front, make } = actions;
  const sizes = sizeView(actions, flight.showIfIdle, () => {
    shape.part()?.show();
    sizesChanged();
  });
  const shape = latePart(() =>
    functionsOf(() => import(/* webpackChunkName: "shapes" */ "./shapeGallery")).shapeGallery(sizes),
  );
  const [kind, variation, seed] = [kindView(), variationView(), seedView()];
  const formatGrid = flight.whileIdle(
    element("button", { type: "submit", class: "button" }, text("format-grid-button")),
  );
  const fitWindow = flight.button("fit-window-button", async () => {
    const found = await front.lookForWindow(workbook, sizes.read());
    layout.choose(found);
    return { sentence: message("window-filling", { points: found.cellSize, walls: walls[found.wallWeight] }) };
  });
  const layout = layoutView(formatGrid, fitWindow);
  const bringBack = flight.button("previous-maze-button", (dialogue) => make.bringBackMaze(layout.read(), dialogue));
  bringBack.hidden = true;
  /** What makes size cells, while the sheet has none. */
  const sizeCells = stack(
    note("size-cells-note"),
    flight.button("set-up-sheet-button", (dialogue) => sizes.inCells((typed) => front.addSizeCells(dialogue, typed))),
  );
  const shapeFold = foldedGroup("shape-title", stack(shape.placeholder), sizeCells);
  for (const [fold, part] of [
    [shapeFold, shape],
    [kind.root, kind.gallery],
  ] as const) {
    fold.addEventListener("toggle", () => {
      if (fold.open) part.load().catch(flight.showIfIdle);
    });
  }
  // Two forms, so that Enter in a field presses the nearest button: Generate for the maze, Format grid for the look.
  const mazeForm = element(
    "form",
    { id: MAZE_FORM, class: "stack", novalidate: true },
    sizes.root,
    kind.root,
    shapeFold,
    foldedGroup("variation-title", variation.root, seed.root),
  );
  const layoutForm = element("form", { novalidate: true }, fold("look-title", layout.root));
  onSubmit(mazeForm, generate);
  onSubmit(layoutForm, () => {
    void flight.run("format-grid-button", (dialogue) =>
      sizes.inCells((typed) => make.formatGrid(layout.read(), watching().setNumbers, dialogue, typed)),
    );
  });

  inFront.follow(({ hasEarlier, sizes: held }) => {
    offer(bringBack, hasEarlier);
    offer(sizeCells, !held.isSetUp);
    void sizes.show(held);
  });
  return {
    content: [note("make-note"), mazeForm, layoutForm, bringBack],
    sizes,
    kind,
    shape,
    variation,
    layout,
    seed,
    /** The maze to make. Throws InputFault for an invalid share of loops or look. */
    read(): Omit<GenerateChoice, "setNumbers" | "pace" | "tint" | "size"> {
      return {
        generator: kind.read(),
        seed: seed.read(),
        layout: layout.read(),
        variation: variation.read(),
        ...shape.part()?.read(),
        isKept: true,
      };
    },
  };
}

function onSubmit(form: HTMLFormElement, submit: () => void): void {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
}

/** "Kind of maze": the chosen one, with its picture, its look and its name; unfolded, a gallery of all of them, which comes later. */
function kindView() {
  const picture = element("span", { class: "kind-picture" });
  const look = element("span", { class: "kind-name" });
  const name = element("span", { class: "kind-name" });
  let chosen = "kruskal";
  const choose = (facts: GeneratorFacts, drawn: SVGSVGElement) => {
    chosen = facts.id;
    picture.replaceChildren(drawn);
    look.textContent = say(facts.look);
    name.textContent = nameOf(facts);
  };
  const gallery = latePart(() =>
    functionsOf(() => import(/* webpackChunkName: "kinds" */ "./kindGallery")).kindGallery(chosen, choose),
  );
  const root = foldedGroup("kind-title", gallery.placeholder);
  root.classList.add("kinds");
  const title = element("span", { class: "kind-look" }, text("kind-title"));
  root.querySelector("summary")!.replaceChildren(picture, element("span", { class: "kind-words" }, title, look, name));
  name.textContent = nameOf(generatorFactsById(chosen));
  return { root, gallery, read: () => chosen };
}

function nameOf({ name, kind: { difficulty } }: GeneratorFacts): string {
  return text("kind-chosen", { name, difficulty });
}

/**
 * The box shows the seed of the last maze. If it is kept, the next maze is the same; if not, the next maze gets a fresh one. Typing a seed
 * keeps it, and emptying the box releases it, so that each takes one action.
 */
function seedView() {
  const box = textField("seed-field", { hint: "seed-placeholder", isCode: true }, { maxlength: 100 });
  const keep = checkField("keep-seed-maze");
  let typedSince = false;
  box.input.addEventListener("input", () => {
    keep.show(box.read() !== "");
    typedSince = true;
  });
  return {
    root: stack(box.root, keep.root),
    /** The seed to use; empty for a fresh one. */
    read(): string {
      typedSince = false;
      return keep.read() ? box.read() : "";
    },
    /** Shows the seed that made the maze or the search in the sheet, unless another was typed since the last `read`. */
    show(seed: string): void {
      if (!typedSince) box.show(seed);
    },
  };
}
