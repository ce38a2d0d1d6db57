import { type CompareChoice, MOST_COMPARED, MOST_SIZES } from "../../actions/laboratory";
import { metrics } from "../../maze/comparison";
import { message, type Message } from "../../message";
import { text } from "../../words";
import {
  CheckField,
  InputFault,
  NumberField,
  TextField,
  button,
  buttons,
  columns,
  element,
  evenButtons,
  foldedGroup,
  group,
  note,
  primary,
} from "../controls";
import { SeedView, kindGroups, percentField } from "../make";
import type { Actions, SingleFlight } from "../running";

/** The folded group "Compare algorithms": hundreds of mazes, on a new sheet. */
export function compareView({ laboratory }: Actions, flight: SingleFlight): HTMLElement {
  const generators = new Choices(
    "algorithms",
    kindGroups.flatMap(({ kinds }) => kinds),
  );
  const measures = new Choices("measures", metrics);
  const sizes = new TextField("compare-sizes-field", { unit: text("compare-sizes-unit") }, { value: "20 x 20" });
  const mazes = new NumberField("compare-mazes-field", { min: 1, max: MOST_COMPARED, value: 200 });
  const openings = percentField("compare-openings-field");
  const blocks = percentField("compare-blocks-field", 0.1);
  const asInFront = new CheckField("compare-in-front-check", () => {
    sizes.input.disabled = asInFront.read();
  });
  const solvers = new CheckField("compare-solvers-check");
  const seed = new SeedView("comparison-seed-field", "keep-seed-comparison");
  solvers.show(true);
  /** Throws InputFault for an invalid field. */
  const read = (): CompareChoice => ({
    generators: generators.read(),
    sizes: asInFront.read() ? [] : sizesIn(sizes),
    asInFront: asInFront.read(),
    mazes: mazes.read(),
    metrics: measures.read(),
    imperfection: {
      loopPercent: 0,
      blockPermille: Math.round(10 * blocks.read()),
      openPercent: openings.read(),
    },
    seed: seed.read(),
    withSolvers: solvers.read(),
  });
  const compare = flight.button(
    "compare-button",
    async (dialogue) => laboratory.compare(read(), dialogue),
    (outcome) => outcome?.seed !== undefined && seed.show(outcome.seed),
  );
  return foldedGroup(
    "compare-title",
    note("compare-note"),
    sizes.root,
    asInFront.root,
    mazes.root,
    buttons(primary(compare)),
    generators.root,
    measures.root,
    columns(openings.root, blocks.root),
    solvers.root,
    seed.root,
  );
}

/** "10 x 10, 20 x 30": columns first, as everywhere in the pane. */
function sizesIn(field: TextField): CompareChoice["sizes"] {
  const texts = field.read().split(/[,;]/);
  const found = texts.map((text) => /^(\d{1,4})\s*[x×*]\s*(\d{1,4})$/i.exec(text.trim()));
  const sizes = found.flatMap((match) =>
    match === null ? [] : [{ columns: Number(match[1]), rows: Number(match[2]) }],
  );
  const areRight = sizes.length === texts.length && sizes.every(({ columns, rows }) => columns > 0 && rows > 0);
  if (areRight && sizes.length <= MOST_SIZES) return sizes;
  const fault = message("compare-sizes-fault", { most: MOST_SIZES, held: field.read() });
  throw new InputFault(fault, field.marked());
}

/** Check boxes of which at least one must be chosen; all at first. The title says how many are chosen. */
class Choices {
  readonly root: HTMLFieldSetElement;
  private readonly boxes: readonly (readonly [id: string, box: CheckField])[];

  constructor(
    private readonly what: "algorithms" | "measures",
    choices: readonly { readonly id: string; readonly name: Message }[],
  ) {
    this.boxes = choices.map(({ id, name }) => [id, new CheckField(name, () => this.show())]);
    for (const [, box] of this.boxes) box.show(true);
    const all = button(message("choose-all-button", { what }), () => this.choose(true));
    const none = button(message("choose-none-button", { what }), () => this.choose(false));
    const list = element("div", { class: "columns boxes" }, ...this.boxes.map(([, { root }]) => root));
    this.root = group("", list, evenButtons(all, none));
    this.show();
  }

  /** Throws InputFault if none is chosen. */
  read(): string[] {
    const chosen = this.boxes.filter(([, box]) => box.read()).map(([id]) => id);
    if (chosen.length > 0) return chosen;
    throw new InputFault(message("none-chosen", { what: this.what }), this.boxes[0]![1].input);
  }

  private choose(checked: boolean): void {
    for (const [, box] of this.boxes) box.show(checked);
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
