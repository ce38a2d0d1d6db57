import type { ClassChoice } from "../../actions/classroom";
import { type PrintChoice, usualBelow } from "../../actions/print";
import { message, type Message } from "../../message";
import { text } from "../../words";
import { CheckField, ChoiceField, NumberField, element, foldedGroup } from "../controls";
import { SeedView } from "../make";
import type { Actions, SingleFlight } from "../running";
import { kindChoices } from "./bookletView";

const difficulties: readonly (readonly [ClassChoice["difficulty"], Message])[] = [
  ["easy", message("easy-difficulty")],
  ["medium", message("medium-difficulty")],
  ["hard", message("hard-difficulty")],
];
const SIZES = { columns: 15, rows: 20 } as const;
/** More cells would be too small on any paper. */
const MOST = 200;

/** The fold "Class set": a page of its own for each pupil of a table. */
export function classView(actions: Actions, flight: SingleFlight, chosen: () => PrintChoice): HTMLElement {
  const columns = new NumberField({
    label: text("class-columns-field"),
    min: 2,
    max: MOST,
    step: 1,
    value: SIZES.columns,
  });
  const rows = new NumberField({ label: text("class-rows-field"), min: 2, max: MOST, step: 1, value: SIZES.rows });
  const kind = new ChoiceField(text("class-kinds-choice"), kindChoices, kindChoices[0]![0]);
  const difficulty = new ChoiceField(text("class-difficulty-choice"), difficulties, "medium");
  const answers = new CheckField(text("class-answers-check"));
  answers.show(true);
  const seed = new SeedView(text("class-seed-field"), text("keep-seed-class"));
  const read = (): ClassChoice => {
    const { paper, title, below = usualBelow } = chosen();
    return {
      ...{ paper, title, below, columns: columns.read(), rows: rows.read() },
      ...{ generators: kind.read().split(" "), difficulty: difficulty.read() },
      ...{ hasAnswers: answers.read(), seed: seed.read() },
    };
  };
  const list = flight.button(text("new-class-list-button"), text("writing-class-list"), actions.newClassList);
  const make = flight.button(
    text("make-class-set-button"),
    text("making-class-set"),
    async (dialogue) => actions.makeClassSet(read(), dialogue),
    (outcome) => outcome && seed.show(outcome.seed),
  );
  const update = flight.button(text("update-class-set-button"), text("updating-class-set"), actions.updateClassSet);
  const mark = flight.button(text("mark-class-set-button"), text("marking-class-set"), actions.markClassSet);
  return foldedGroup(
    text("class-set-title"),
    element("p", { class: "note" }, text("class-set-note")),
    element("div", { class: "columns" }, columns.root, rows.root, difficulty.root, kind.root),
    answers.root,
    seed.root,
    element("div", { class: "buttons even" }, list, make, update, mark),
    element("p", { class: "note" }, text("class-set-update-note")),
  );
}
