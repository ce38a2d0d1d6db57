import { generators } from "../../maze/generators";
import { element } from "../controls/elements";
import { ChoiceField } from "../controls/fields";

/** "Algorithm": a combo box over the list of generators, with what each is like. */
export class AlgorithmView {
  readonly root: HTMLElement;
  private readonly choice = new ChoiceField(
    "Algorithm",
    generators.map(({ id, name }) => [id, name] as const),
    "kruskal",
  );
  private readonly note = element("p", { class: "note", id: "algorithm-note" });

  constructor() {
    this.root = element("div", { class: "stack" }, this.choice.root, this.note);
    this.choice.select.setAttribute("aria-describedby", this.note.id);
    this.choice.select.addEventListener("change", () => this.describe());
    this.describe();
  }

  /** An id of the list of generators. */
  read(): string {
    return this.choice.read();
  }

  private describe(): void {
    this.note.textContent = generators.find(({ id }) => id === this.read())?.description ?? "";
  }
}
