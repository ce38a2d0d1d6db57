import { type Layout, type WallWeight, defaultLayout } from "../../actions/desk";
import { type Message, message } from "../../message";
import { text } from "../../words";
import { CheckField, ChoiceField, ColorField, NumberField, element, group } from "../controls";

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
  private readonly cellSize = pointsField(text("cell-size-field"), defaultLayout.cellSize);
  private readonly cellHeight = pointsField(text("cell-height-field"), defaultLayout.cellSize);
  private readonly isSquare = new CheckField(text("square-cells-check"), () => this.showHeight());
  private readonly fontSize = pointsField(text("font-size-field"), defaultLayout.fontSize, text("points-unit"));
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
        this.cellHeight.root,
        this.wallWeight.root,
        this.wallColor.root,
        this.fill.root,
        this.fontSize.root,
        element("div", { class: "field end" }, formatGrid),
      ),
      this.isSquare.root,
      element("p", { class: "note" }, text("format-grid-note")),
    );
    this.root.classList.add("untitled");
    this.isSquare.show(true);
    this.showHeight();
    const { cellSize, cellHeight, isSquare, wallWeight } = this;
    for (const control of [cellSize.input, cellHeight.input, isSquare.input, wallWeight.select]) {
      control.addEventListener("input", edited);
    }
  }

  /** Shows square cells, in points, and the walls with which a maze fills a page. */
  choose({ cellSize, wallWeight }: Pick<Layout, "cellSize" | "wallWeight">): void {
    this.cellSize.show(cellSize);
    this.isSquare.show(true);
    this.showHeight();
    this.wallWeight.select.value = wallWeight;
  }

  /** Throws InputFault for a number that is out of bounds. */
  read(): Layout {
    return {
      cellSize: this.cellSize.read(),
      cellHeight: this.isSquare.read() ? undefined : this.cellHeight.read(),
      wallWeight: this.wallWeight.read(),
      wallColor: this.wallColor.read(),
      fill: this.fill.read(),
      fontSize: this.fontSize.read(),
    };
  }

  /** The field for the height; it begins with the width. */
  private showHeight(): void {
    const isSquare = this.isSquare.read();
    if (isSquare || this.cellHeight.root.hidden) this.cellHeight.show(this.cellSize.value || undefined);
    this.cellHeight.root.hidden = isSquare;
    this.cellSize.rename(text(isSquare ? "cell-size-field" : "cell-width-field"));
  }
}

function pointsField(label: string, value: number, unit?: string): NumberField {
  return new NumberField({ label, min: 1, max: MAX_POINTS, step: "any", value, unit });
}
