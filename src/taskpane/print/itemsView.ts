import type { Arrangement, ItemChoice, ItemSource } from "../../actions/print";
import { ChoiceField, NumberField, button, element, field, foldedGroup } from "../controls";
import type { Actions, SingleFlight } from "../running";

type Kind = ItemSource["kind"];
const kinds: readonly (readonly [Kind, string])[] = [
  ["numbers", "Numbers"],
  ["text", "Word or sentence"],
  ["range", "Cells"],
];
const arrangements: readonly (readonly [Arrangement, string])[] = [
  ["over and over", "Over and over"],
  ["once", "Once, spread"],
];
const MOST_NUMBERS = 10_000;

/** "Items on the way": what a child reads or collects along the path through the maze. */
export class ItemsView {
  readonly root: HTMLElement;
  private readonly kind = new ChoiceField<Kind>("Items", kinds, "numbers");
  private readonly arrangement = new ChoiceField<Arrangement>("On the way", arrangements, "over and over");
  private readonly last = new NumberField({ label: "Last number", min: 2, max: MOST_NUMBERS, step: 1, value: 9 });
  private readonly text = element("input", { type: "text", autocomplete: "off", maxlength: 1000 });
  private readonly address = element("input", { type: "text", autocomplete: "off", placeholder: "Words!A2:A9" });
  private readonly seed = element("input", {
    type: "text",
    autocomplete: "off",
    placeholder: "A fresh one",
    maxlength: 100,
  });
  private readonly parts: Readonly<Record<Kind, HTMLElement>>;

  constructor(
    private readonly actions: Actions,
    private readonly flight: SingleFlight,
  ) {
    const fill = flight.button("Fill the cells", "Filling the cells…", async (dialogue) =>
      actions.fillWithItems(this.read(), dialogue),
    );
    const take = flight.button("Take items away", "Emptying the cells…", actions.takeItemsAway);
    const selection = flight.whileIdle(button("Take selection", () => void this.takeSelection()));
    this.parts = {
      numbers: this.last.root,
      text: field("Word or sentence", this.text),
      range: element("div", { class: "stack" }, field("Cells", this.address), selection),
    };
    this.root = foldedGroup(
      "Items on the way",
      element("div", { class: "columns" }, this.kind.root, this.arrangement.root),
      ...Object.values(this.parts),
      field("Seed of what misleads", this.seed),
      element(
        "p",
        { class: "note" },
        "They stand in order on the way from S to E. Everywhere else stand some that mislead: a branch never begins with the right one.",
      ),
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
