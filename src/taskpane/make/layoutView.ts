import { type Layout, type WallWeight, defaultLayout } from "../../actions/desk";
import { type Message, message } from "../../message";
import { text } from "../../words";
import { ChoiceField, ColorField, NumberField, element, group } from "../controls";

/** Excel's tallest row and largest font, in points (Microsoft: "Excel specifications and limits"). */
const MAX_POINTS = 409;

const weights: readonly (readonly [WallWeight, Message])[] = [
  ["Thin", message("wall-thin")],
  ["Medium", message("wall-medium")],
  ["Thick", message("wall-thick")],
];

/** The group "Layout": how the grid looks. */
export class LayoutView {
  readonly root: HTMLElement;
  private readonly cellSize = new NumberField({
    label: text("cell-size-field"),
    min: 1,
    max: MAX_POINTS,
    step: "any",
    value: defaultLayout.cellSize,
  });
  private readonly fontSize = new NumberField({
    label: text("font-size-field"),
    min: 1,
    max: MAX_POINTS,
    step: "any",
    unit: text("points-unit"),
    value: defaultLayout.fontSize,
  });
  private readonly wallWeight = new ChoiceField(text("wall-weight-choice"), weights, defaultLayout.wallWeight);
  private readonly wallColor = new ColorField(text("wall-colour-field"), defaultLayout.wallColor);
  private readonly fill = new ColorField(text("fill-colour-field"), defaultLayout.fill);

  /** `edited` is called when somebody sets cells or walls, which a page also decides. */
  constructor(formatGrid: HTMLButtonElement, edited: () => void) {
    this.root = group(
      text("layout-title"),
      element(
        "div",
        { class: "columns" },
        this.cellSize.root,
        this.wallWeight.root,
        this.wallColor.root,
        this.fill.root,
        this.fontSize.root,
        element("div", { class: "field end" }, formatGrid),
      ),
      element("p", { class: "note" }, text("format-grid-note")),
    );
    this.root.classList.add("untitled");
    for (const control of [this.cellSize.input, this.wallWeight.select]) control.addEventListener("input", edited);
  }

  /** Shows the cell size, in points, and the walls with which a maze fills a page. */
  choose({ cellSize, wallWeight }: Pick<Layout, "cellSize" | "wallWeight">): void {
    this.cellSize.show(cellSize);
    this.wallWeight.select.value = wallWeight;
  }

  /** Throws InputFault for a number that is out of bounds. */
  read(): Layout {
    return {
      cellSize: this.cellSize.read(),
      wallWeight: this.wallWeight.read(),
      wallColor: this.wallColor.read(),
      fill: this.fill.read(),
      fontSize: this.fontSize.read(),
    };
  }
}
