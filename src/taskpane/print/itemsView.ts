import { type Arrangement, type ItemSource, type QuestionSource } from "../../actions/print";
import { type Label, button, buttons, choiceField, columns, group, note, offer, stack, textField } from "../controls";
import type { Pane } from "../make";

const arrangements: Readonly<Record<Arrangement, Label>> = {
  "over and over": "items-over-and-over",
  once: "items-once",
};

const MOST_NUMBERS = 10_000;

/** "Words!A2:A9" or "A2:A9" */
const RANGE = /^(.+!\$?[A-Z]{1,3}\$?\d+|\$?[A-Z]{1,3}\$?\d+:\$?[A-Z]{1,3}\$?\d+)(:\$?[A-Z]{1,3}\$?\d+)?$/i;

/** What was typed: a number up to which is counted (none counts to the end of the path), a range, or a text. */
function sourceOf(typed: string): ItemSource {
  if (typed === "") return { kind: "numbers", last: undefined };
  if (/^\d+$/.test(typed) && Number(typed) >= 2 && Number(typed) <= MOST_NUMBERS) {
    return { kind: "numbers", last: Number(typed) };
  }
  return RANGE.test(typed) ? { kind: "range", address: typed } : { kind: "text", text: typed };
}

export function itemsView({ actions, flight, inFront, make: { seed } }: Pane): HTMLElement {
  const arrangement = choiceField("items-arrangement-choice", arrangements, "over and over");
  const typed = textField("items-text", { hint: "items-placeholder" }, { maxlength: 1000 });
  const fill = flight.button("fill-cells-button", async (dialogue) => {
    const source = sourceOf(typed.read().trim());
    return actions.print.fillWithItems({ source, arrangement: arrangement.read(), seed: seed.read() }, dialogue);
  });
  const take = flight.button("take-items-button", actions.print.takeItemsAway);
  typed.input.addEventListener("keydown", (event) => {
    if (event.key === "Enter") fill.click();
  });
  inFront.follow(({ hasItems }) => offer(take, hasItems));
  return group("items-title", typed.root, arrangement.root, note("items-note"), buttons(fill, take));
}

const questionKinds: Readonly<Record<QuestionSource["kind"], Label>> = {
  addition: "questions-addition",
  subtraction: "questions-subtraction",
  times: "questions-times",
  range: "questions-range",
};

/** As many as stand in a list below the maze without making it much smaller on its page. */
const USUAL_QUESTIONS = 8;

export function questionsView({ actions, flight, make }: Pane): HTMLElement {
  const kind = choiceField("questions-source-choice", questionKinds, "addition");
  const limit = choiceField("questions-limit-choice", ["20", "100", "1000"], "100");
  const address = textField("questions-cells-field", { hint: "questions-cells-placeholder", isCode: true });
  const source = (): QuestionSource => {
    const chosen = kind.read();
    if (chosen === "range") return { kind: chosen, address: address.read() };
    return { kind: chosen, limit: Number(limit.read()) as 20 | 100 | 1000 };
  };
  const ask = flight.button("ask-at-forks-button", async (dialogue) =>
    actions.print.askAtForks({ source: source(), count: USUAL_QUESTIONS, seed: make.seed.read() }, dialogue),
  );
  const { selectedItems } = actions.print;
  const take = () => selectedItems(actions.workbook).then(address.show, flight.showIfIdle);
  const table = stack(address.root, flight.whileIdle(button("take-table-button", () => void take())));
  const show = () => {
    table.hidden = kind.read() !== "range";
    limit.root.hidden = kind.read() === "range";
  };
  kind.select.addEventListener("change", show);
  show();
  return group("questions-title", columns(kind.root, limit.root), table, note("questions-note"), ask);
}
