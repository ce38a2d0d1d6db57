import type { Shape } from "../../actions/desk";
import { CheckField, ChoiceField, element } from "../controls";

const shapes: readonly (readonly [Shape, string])[] = [
  ["areas", "The selected areas"],
  ["colour", "All cells of the active cell’s colour"],
];

/** "Use the selection's shape": which cells of the sheet the maze is made of. */
export class ShapeView {
  readonly root: HTMLElement;
  private readonly choice = new ChoiceField("Shape", shapes, "areas");
  private readonly more = element(
    "div",
    { class: "stack", hidden: true },
    this.choice.root,
    element(
      "p",
      { class: "note" },
      "Columns and rows do not count then. Select several areas with Ctrl (on a Mac Cmd).",
    ),
  );
  private readonly use = new CheckField("Use the selection's shape", () => {
    this.more.hidden = !this.use.read();
  });

  constructor() {
    this.root = element("div", { class: "stack" }, this.use.root, this.more);
  }

  /** Undefined for a rectangle of the pane's columns and rows. */
  read(): Shape | undefined {
    return this.use.read() ? this.choice.read() : undefined;
  }
}
