import { type ForkChoice, MOST_QUESTIONS, type QuestionSource } from "../../actions/print";
import { type Message, message } from "../../message";
import { text } from "../../words";
import { ChoiceField, NumberField, button, element, field, group } from "../controls";
import type { Actions, SingleFlight } from "../running";

type Kind = QuestionSource["kind"];
type Limit = "20" | "100" | "1000";
const kinds: readonly (readonly [Kind, Message])[] = [
  ["addition", message("questions-addition")],
  ["subtraction", message("questions-subtraction")],
  ["times", message("questions-times")],
  ["range", message("questions-range")],
];
const limits: readonly (readonly [Limit, string])[] = [
  ["20", "20"],
  ["100", "100"],
  ["1000", "1000"],
];

/** "Questions at forks": only right answers lead to the exit. */
export class QuestionsView {
  readonly root: HTMLElement;
  private readonly kind = new ChoiceField<Kind>(text("questions-source-choice"), kinds, "addition");
  private readonly limit = new ChoiceField<Limit>(text("questions-limit-choice"), limits, "100");
  private readonly count = new NumberField({
    label: text("questions-count-field"),
    min: 1,
    max: MOST_QUESTIONS,
    step: 1,
    value: 8,
  });
  private readonly address = element("input", {
    type: "text",
    autocomplete: "off",
    placeholder: text("questions-cells-placeholder"),
  });
  private readonly seed = element("input", {
    type: "text",
    autocomplete: "off",
    placeholder: text("seed-placeholder"),
    maxlength: 100,
  });
  private readonly table: HTMLElement;

  constructor(
    private readonly actions: Actions,
    private readonly flight: SingleFlight,
  ) {
    const ask = flight.button(text("ask-at-forks-button"), text("asking-at-forks"), async (dialogue) =>
      actions.askAtForks(this.read(), dialogue),
    );
    const selection = flight.whileIdle(button(text("take-table-button"), () => void this.takeSelection()));
    this.table = element("div", { class: "stack" }, field(text("questions-cells-field"), this.address), selection);
    this.root = group(
      text("questions-title"),
      element("div", { class: "columns" }, this.kind.root, this.limit.root),
      this.table,
      this.count.root,
      field(text("questions-seed-field"), this.seed),
      element("p", { class: "note" }, text("questions-note")),
      element("div", { class: "buttons even" }, ask),
    );
    this.kind.select.addEventListener("change", () => this.show());
    this.show();
  }

  /** Throws InputFault for an invalid number of questions. */
  private read(): ForkChoice {
    const kind = this.kind.read();
    const limit = Number(this.limit.read()) as 20 | 100 | 1000;
    const source: QuestionSource = kind === "range" ? { kind, address: this.address.value } : { kind, limit };
    return { source, count: this.count.read(), seed: this.seed.value };
  }

  private show(): void {
    const isTable = this.kind.read() === "range";
    this.table.hidden = !isTable;
    this.limit.root.hidden = isTable;
  }

  private async takeSelection(): Promise<void> {
    try {
      this.address.value = await this.actions.selectedItems();
    } catch (thrown) {
      if (!this.flight.busy) this.flight.showFailure(thrown);
    }
  }
}
