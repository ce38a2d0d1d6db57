import { type ComparisonWanted, MOST_COMPARED, MOST_SIZES } from "../../actions/laboratory";
import { message } from "../../message";
import { say, text } from "../../words";
import {
  CheckField,
  InputFault,
  NumberField,
  TextField,
  buttons,
  element,
  field,
  foldedGroup,
  group,
  note,
  primary,
} from "../controls";
import { type Pane, kindGroups } from "../make";

/** "Compare algorithms": hundreds of mazes, on a new sheet; and the fold with what is compared. */
export function compareView({ actions, flight, make: { seed, variation } }: Pane): readonly HTMLElement[] {
  const { laboratory } = actions;
  const kinds = kindGroups.flatMap(({ kinds }) => kinds);
  const list = element(
    "select",
    { multiple: true, size: 3 },
    ...kinds.map(({ id, name }) => element("option", { value: id, selected: true }, say(name))),
  );
  const sizes = new TextField("compare-sizes-field", { unit: text("compare-sizes-unit") }, { value: "20 x 20" });
  const mazes = new NumberField("compare-mazes-field", { min: 1, max: MOST_COMPARED, value: 200 });
  const asInFront = new CheckField("compare-in-front-check", () => {
    sizes.input.disabled = asInFront.read();
  });
  const solvers = new CheckField("compare-solvers-check");
  solvers.show(true);
  const generators = (): string[] => {
    const chosen = [...list.selectedOptions].map(({ value }) => value);
    if (chosen.length === 0) throw new InputFault(message("no-algorithm-chosen"), list);
    return chosen;
  };
  const read = (): ComparisonWanted => ({
    generators: generators(),
    sizes: asInFront.read() ? undefined : sizesIn(sizes),
    mazes: mazes.read(),
    variation: variation.read(),
    seed: seed.read(),
    withSolvers: solvers.read(),
  });
  const compare = flight.button("compare-button", async (dialogue) => laboratory.compare(read(), dialogue));
  const again = flight.button("compare-again-button", (dialogue) => laboratory.compare(undefined, dialogue));
  return [
    group("compare-title", note("compare-note"), buttons(primary(compare))),
    foldedGroup(
      "compare-options-title",
      field("compare-algorithms-field", list),
      note("compare-algorithms-note"),
      sizes.root,
      asInFront.root,
      mazes.root,
      note("compare-variation-note"),
      solvers.root,
      buttons(again),
    ),
  ];
}

/** "10 x 10, 20 x 30": columns first, as everywhere in the pane. */
function sizesIn(field: TextField): ComparisonWanted["sizes"] {
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
