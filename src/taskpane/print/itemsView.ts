import { type Arrangement, type ItemSource, MOST_QUESTIONS, type QuestionSource } from "../../actions/print";
import {
  ChoiceField,
  type Label,
  NumberField,
  TextField,
  button,
  columns,
  evenButtons,
  group,
  note,
  stack,
} from "../controls";
import { seedField } from "../make";
import type { Actions, SingleFlight } from "../running";

const itemKinds: Readonly<Record<ItemSource["kind"], Label>> = {
  numbers: "items-numbers",
  text: "items-text",
  range: "items-range",
};
const arrangements: Readonly<Record<Arrangement, Label>> = {
  "over and over": "items-over-and-over",
  once: "items-once",
};
const MOST_NUMBERS = 10_000;

/** "Words and numbers": what a child reads or collects on the way through the maze. */
export function itemsView(actions: Actions, flight: SingleFlight): HTMLElement {
  const kind = new ChoiceField("items-kind-choice", itemKinds, "numbers");
  const arrangement = new ChoiceField("items-arrangement-choice", arrangements, "over and over");
  const last = new NumberField("items-last-field", { min: 2, max: MOST_NUMBERS, value: 9 });
  const text = new TextField("items-text", {}, { maxlength: 1000 });
  const address = new TextField("items-range", { hint: "items-range-placeholder", isCode: true });
  const seed = seedField("items-seed-field");
  /** Throws InputFault for an invalid last number; an empty one counts to the end of the path. */
  const source = (): ItemSource => {
    const chosen = kind.read();
    if (chosen === "text") return { kind: chosen, text: text.read() };
    if (chosen === "range") return { kind: chosen, address: address.read() };
    const isEmpty = last.input.value === "" && !last.input.validity.badInput;
    return { kind: chosen, last: isEmpty ? undefined : last.read() };
  };
  const fill = flight.button("fill-cells-button", async (dialogue) =>
    actions.print.fillWithItems({ source: source(), arrangement: arrangement.read(), seed: seed.read() }, dialogue),
  );
  const take = flight.button("take-items-button", actions.print.takeItemsAway);
  const parts: Readonly<Record<ItemSource["kind"], HTMLElement>> = {
    numbers: last.root,
    text: text.root,
    range: stack(address.root, selectionButton("take-selection-button", address, actions, flight)),
  };
  const show = () => {
    for (const [name, part] of Object.entries(parts)) part.hidden = name !== kind.read();
  };
  kind.select.addEventListener("change", show);
  show();
  return group(
    "items-title",
    columns(kind.root, arrangement.root),
    ...Object.values(parts),
    seed.root,
    note("items-note"),
    evenButtons(fill, take),
  );
}

/** Puts the address of the selected cells into a field. */
function selectionButton(
  label: Label,
  address: TextField,
  { print, workbook }: Actions,
  flight: SingleFlight,
): HTMLButtonElement {
  const take = () => print.selectedItems(workbook).then((selected) => address.show(selected), flight.showIfIdle);
  return flight.whileIdle(button(label, () => void take()));
}

const questionKinds: Readonly<Record<QuestionSource["kind"], Label>> = {
  addition: "questions-addition",
  subtraction: "questions-subtraction",
  times: "questions-times",
  range: "questions-range",
};

/** "Questions at forks": only right answers lead to the exit. */
export function questionsView(actions: Actions, flight: SingleFlight): HTMLElement {
  const kind = new ChoiceField("questions-source-choice", questionKinds, "addition");
  const limit = new ChoiceField("questions-limit-choice", ["20", "100", "1000"], "100");
  const count = new NumberField("questions-count-field", { min: 1, max: MOST_QUESTIONS, value: 8 });
  const address = new TextField("questions-cells-field", { hint: "questions-cells-placeholder", isCode: true });
  const seed = seedField("questions-seed-field");
  const source = (): QuestionSource => {
    const chosen = kind.read();
    if (chosen === "range") return { kind: chosen, address: address.read() };
    return { kind: chosen, limit: Number(limit.read()) as 20 | 100 | 1000 };
  };
  const ask = flight.button("ask-at-forks-button", async (dialogue) =>
    actions.print.askAtForks({ source: source(), count: count.read(), seed: seed.read() }, dialogue),
  );
  const table = stack(address.root, selectionButton("take-table-button", address, actions, flight));
  const show = () => {
    table.hidden = kind.read() !== "range";
    limit.root.hidden = kind.read() === "range";
  };
  kind.select.addEventListener("change", show);
  show();
  return group(
    "questions-title",
    columns(kind.root, limit.root),
    table,
    count.root,
    seed.root,
    note("questions-note"),
    evenButtons(ask),
  );
}
