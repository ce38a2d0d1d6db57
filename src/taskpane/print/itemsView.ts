import type { Arrangement, ItemChoice, ItemSource } from "../../actions/print";
import { type Message, message } from "../../message";
import { text } from "../../words";
import { ChoiceField, NumberField, button, element, field, group } from "../controls";
import type { Actions, SingleFlight } from "../running";

type Kind = ItemSource["kind"];
const kinds: readonly (readonly [Kind, Message])[] = [
  ["numbers", message("items-numbers")],
  ["text", message("items-text")],
  ["range", message("items-range")],
];
const arrangements: readonly (readonly [Arrangement, Message])[] = [
  ["over and over", message("items-over-and-over")],
  ["once", message("items-once")],
];
const MOST_NUMBERS = 10_000;

/** "Words and numbers": what a child reads or collects on the way through the maze. */
export class ItemsView {
  readonly root: HTMLElement;
  private readonly kind = new ChoiceField<Kind>(text("items-kind-choice"), kinds, "numbers");
  private readonly arrangement = new ChoiceField<Arrangement>(
    text("items-arrangement-choice"),
    arrangements,
    "over and over",
  );
  private readonly last = new NumberField({
    label: text("items-last-field"),
    min: 2,
    max: MOST_NUMBERS,
    step: 1,
    value: 9,
  });
  private readonly text = element("input", { type: "text", autocomplete: "off", maxlength: 1000 });
  private readonly address = element("input", {
    type: "text",
    autocomplete: "off",
    placeholder: text("items-range-placeholder"),
  });
  private readonly seed = element("input", {
    type: "text",
    autocomplete: "off",
    placeholder: text("seed-placeholder"),
    maxlength: 100,
  });
  private readonly parts: Readonly<Record<Kind, HTMLElement>>;

  constructor(
    private readonly actions: Actions,
    private readonly flight: SingleFlight,
  ) {
    const fill = flight.button(text("fill-cells-button"), text("filling-cells"), async (dialogue) =>
      actions.fillWithItems(this.read(), dialogue),
    );
    const take = flight.button(text("take-items-button"), text("emptying-cells"), actions.takeItemsAway);
    const selection = flight.whileIdle(button(text("take-selection-button"), () => void this.takeSelection()));
    this.parts = {
      numbers: this.last.root,
      text: field(text("items-text"), this.text),
      range: element("div", { class: "stack" }, field(text("items-range"), this.address), selection),
    };
    this.root = group(
      text("items-title"),
      element("div", { class: "columns" }, this.kind.root, this.arrangement.root),
      ...Object.values(this.parts),
      field(text("items-seed-field"), this.seed),
      element("p", { class: "note" }, text("items-note")),
      element("div", { class: "buttons even" }, fill, take),
    );
    this.kind.select.addEventListener("change", () => this.show());
    this.show();
  }

  /** Throws InputFault for an invalid last number; an empty one counts to the end of the path. */
  private read(): ItemChoice {
    return { source: this.source(), arrangement: this.arrangement.read(), seed: this.seed.value };
  }

  private source(): ItemSource {
    const kind = this.kind.read();
    if (kind === "text") return { kind, text: this.text.value };
    if (kind === "range") return { kind, address: this.address.value };
    const isEmpty = this.last.input.value === "" && !this.last.input.validity.badInput;
    return { kind, last: isEmpty ? undefined : this.last.read() };
  }

  private show(): void {
    for (const [kind, part] of Object.entries(this.parts)) part.hidden = kind !== this.kind.read();
  }

  private async takeSelection(): Promise<void> {
    try {
      this.address.value = await this.actions.selectedItems();
    } catch (thrown) {
      if (!this.flight.busy) this.flight.showFailure(thrown);
    }
  }
}
