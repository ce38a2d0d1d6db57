import { type CompareChoice, MOST_COMPARED, MOST_SIZES } from "../../actions/laboratory";
import { metrics } from "../../maze/comparison";
import { message, type Message } from "../../message";
import { say, text } from "../../words";
import { CheckField, InputFault, NumberField, button, element, field, foldedGroup, group } from "../controls";
import { SeedView, kindGroups } from "../make";
import type { Actions, SingleFlight } from "../running";

/** The folded group "Compare algorithms": hundreds of mazes, on a new sheet. */
export class CompareView {
  readonly root: HTMLElement;
  private readonly generators = new Choices(
    "algorithms",
    kindGroups.flatMap(({ kinds }) => kinds.map(({ id, name }) => [id, name] as const)),
  );
  private readonly metrics = new Choices(
    "measures",
    metrics.map(({ id, name }) => [id, name] as const),
  );
  private readonly sizes = element("input", { type: "text", value: "20 x 20", autocomplete: "off" });
  private readonly mazes = new NumberField({
    label: text("compare-mazes-field"),
    min: 1,
    max: MOST_COMPARED,
    step: 1,
    value: 200,
  });
  private readonly openings = new NumberField({
    label: text("compare-openings-field"),
    min: 0,
    max: 100,
    step: 1,
    unit: "%",
    value: 0,
  });
  private readonly blocks = new NumberField({
    label: text("compare-blocks-field"),
    min: 0,
    max: 100,
    step: 0.1,
    unit: "%",
    value: 0,
  });
  private readonly asInFront = new CheckField(text("compare-in-front-check"), () => {
    this.sizes.disabled = this.asInFront.read();
  });
  private readonly solvers = new CheckField(text("compare-solvers-check"));
  private readonly seed = new SeedView(text("comparison-seed-field"), text("keep-seed-comparison"));

  constructor(actions: Actions, flight: SingleFlight) {
    this.solvers.input.checked = true;
    this.sizes.addEventListener("input", () => this.sizes.removeAttribute("aria-invalid"));
    const compare = flight.button(
      text("compare-button"),
      text("comparing"),
      async (dialogue) => actions.compare(this.read(), dialogue),
      (outcome) => outcome?.seed !== undefined && this.seed.show(outcome.seed),
    );
    compare.classList.add("primary");
    this.root = foldedGroup(
      text("compare-title"),
      element("p", { class: "note" }, text("compare-note")),
      field(text("compare-sizes-field"), this.sizes, text("compare-sizes-unit")),
      this.asInFront.root,
      this.mazes.root,
      element("div", { class: "buttons" }, compare),
      this.generators.root,
      this.metrics.root,
      element("div", { class: "columns" }, this.openings.root, this.blocks.root),
      this.solvers.root,
      this.seed.root,
    );
  }

  /** Throws InputFault for an invalid field. */
  private read(): CompareChoice {
    return {
      generators: this.generators.read(),
      sizes: this.asInFront.read() ? [] : this.readSizes(),
      asInFront: this.asInFront.read(),
      mazes: this.mazes.read(),
      metrics: this.metrics.read(),
      imperfection: {
        loopPercent: 0,
        blockPermille: Math.round(10 * this.blocks.read()),
        openPercent: this.openings.read(),
      },
      seed: this.seed.read(),
      withSolvers: this.solvers.read(),
    };
  }

  /** "10 x 10, 20 x 30": columns first, as everywhere in the pane. */
  private readSizes(): CompareChoice["sizes"] {
    const texts = this.sizes.value.split(/[,;]/).map((text) => text.trim());
    const found = texts.map((text) => /^(\d{1,4})\s*[x×*]\s*(\d{1,4})$/i.exec(text));
    const sizes = found.flatMap((match) =>
      match === null ? [] : [{ columns: Number(match[1]), rows: Number(match[2]) }],
    );
    const areRight = sizes.length === texts.length && sizes.every(({ columns, rows }) => columns > 0 && rows > 0);
    if (areRight && sizes.length <= MOST_SIZES) {
      this.sizes.removeAttribute("aria-invalid");
      return sizes;
    }
    this.sizes.setAttribute("aria-invalid", "true");
    throw new InputFault(message("compare-sizes-fault", { most: MOST_SIZES, held: this.sizes.value }), this.sizes);
  }
}

/** Check boxes of which at least one must be chosen; all at first. The title says how many are chosen. */
class Choices {
  readonly root: HTMLFieldSetElement;
  private readonly boxes: readonly (readonly [id: string, box: CheckField])[];

  constructor(
    private readonly what: "algorithms" | "measures",
    choices: readonly (readonly [id: string, label: Message])[],
  ) {
    this.boxes = choices.map(([id, label]) => [id, new CheckField(say(label), () => this.show())]);
    for (const [, { input }] of this.boxes) input.checked = true;
    const all = button(text("choose-all-button", { what }), () => this.choose(true));
    const none = button(text("choose-none-button", { what }), () => this.choose(false));
    const list = element("div", { class: "columns boxes" }, ...this.boxes.map(([, { root }]) => root));
    this.root = group("", list, element("div", { class: "buttons even" }, all, none));
    this.show();
  }

  /** Throws InputFault if none is chosen. */
  read(): string[] {
    const chosen = this.boxes.filter(([, box]) => box.read()).map(([id]) => id);
    if (chosen.length > 0) return chosen;
    throw new InputFault(message("none-chosen", { what: this.what }), this.boxes[0]![1].input);
  }

  private choose(checked: boolean): void {
    for (const [, { input }] of this.boxes) input.checked = checked;
    this.show();
  }

  private show(): void {
    const chosen = this.boxes.filter(([, box]) => box.read()).length;
    const { length: count } = this.boxes;
    this.root.querySelector("legend")!.textContent =
      chosen === count
        ? text("all-chosen", { what: this.what, count })
        : text("some-chosen", { what: this.what, chosen, count });
  }
}
