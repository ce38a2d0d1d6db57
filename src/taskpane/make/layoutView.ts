import { type Layout, type WallWeight, defaultLayout } from "../../actions/core";
import { type Variation, SHORTEST_ROOM, patterns } from "../../maze/generators";
import { message } from "../../message";
import { text } from "../../words";
import {
  CheckField,
  ChoiceField,
  ColorField,
  type Label,
  NumberField,
  buttons,
  columns,
  element,
  group,
  note,
  stack,
} from "../controls";

/** Excel's tallest row and largest font, in points (Microsoft: "Excel specifications and limits"). */
const MAX_POINTS = 409;

const weights: Readonly<Record<WallWeight, Label>> = { Thin: "wall-thin", Medium: "wall-medium", Thick: "wall-thick" };

/** Lines, or cells of this share of the others' width, in percent. */
const walls = {
  lines: "walls-lines",
  25: message("walls-cells", { share: 25 }),
  50: message("walls-cells", { share: 50 }),
  100: message("walls-cells", { share: 100 }),
} as const satisfies Readonly<Record<string, Label>>;
type Walls = `${keyof typeof walls}`;

/** The group "Layout": how the grid looks. */
export class LayoutView {
  readonly root: HTMLElement;
  private readonly cellSize = pointsField("cell-size-field", defaultLayout.cellSize);
  private readonly cellHeight = pointsField("cell-height-field", defaultLayout.cellSize);
  private readonly isSquare = new CheckField("square-cells-check", () => this.showHeight());
  private readonly fontSize = pointsField("font-size-field", defaultLayout.fontSize, text("points-unit"));
  private readonly walls = new ChoiceField<Walls>("walls-choice", walls, "lines");
  private readonly wallWeight = new ChoiceField("wall-weight-choice", weights, defaultLayout.wallWeight);
  private readonly wallColor = new ColorField("wall-colour-field", defaultLayout.wallColor);
  private readonly fill = new ColorField("fill-colour-field", defaultLayout.fill);

  constructor(formatGrid: HTMLButtonElement, fitWindow: HTMLButtonElement) {
    this.root = group(
      "layout-title",
      columns(
        this.cellSize.root,
        this.cellHeight.root,
        this.walls.root,
        this.wallWeight.root,
        this.wallColor.root,
        this.fill.root,
        this.fontSize.root,
      ),
      this.isSquare.root,
      buttons(fitWindow, formatGrid),
      note("format-grid-note"),
    );
    this.root.classList.add("untitled");
    this.isSquare.show(true);
    this.showHeight();
    // Only lines have a weight.
    this.walls.select.addEventListener("input", () => (this.wallWeight.root.hidden = this.walls.read() !== "lines"));
  }

  /** Shows square cells, in points, and the walls with which a maze fits. */
  choose({ cellSize, wallWeight }: Pick<Layout, "cellSize" | "wallWeight">): void {
    this.cellSize.show(cellSize);
    this.isSquare.show(true);
    this.showHeight();
    this.wallWeight.show(wallWeight);
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
      wallShare: this.wallShare,
    };
  }

  /** The width of walls that are cells, in percent; undefined for lines. */
  get wallShare(): number | undefined {
    return this.walls.read() === "lines" ? undefined : Number(this.walls.read());
  }

  /** The field for the height; it begins with the width. */
  private showHeight(): void {
    const isSquare = this.isSquare.read();
    if (isSquare || this.cellHeight.root.hidden) this.cellHeight.show(this.cellSize.value || undefined);
    this.cellHeight.root.hidden = isSquare;
    this.cellSize.rename(isSquare ? "cell-size-field" : "cell-width-field");
  }
}

function pointsField(label: Label, value: number, unit?: string): NumberField {
  return new NumberField(label, { min: 1, max: MAX_POINTS, step: "any", value, unit });
}

type Pattern = (typeof patterns)[number];
const symmetries = Object.fromEntries(
  patterns.map((pattern) => [pattern, message("pattern-name", { pattern })]),
) as Readonly<Record<Pattern, Label>>;

/** "Texture, rooms, extra openings and blocked walls": how a maze differs from what the algorithm makes. */
export class VariationView {
  readonly root: HTMLElement;
  private readonly openings = percentField("openings-field");
  private readonly deadEnds = percentField("dead-ends-field");
  private readonly blocks = percentField("blocks-field", 0.1);
  private readonly rooms = new NumberField("rooms-field", { min: 0, max: 1000, value: 0 });
  private readonly roomFrom = sideField("room-from-field", SHORTEST_ROOM);
  private readonly roomTo = sideField("room-to-field", SHORTEST_ROOM + 2);
  private readonly direction = new NumberField("direction-field", { min: -100, max: 100, value: 0, unit: "%" });
  private readonly river = percentField("river-field");
  private readonly symmetry = new ChoiceField<Pattern>("pattern-choice", symmetries, "none");

  constructor() {
    const sides = columns(this.roomFrom.root, this.roomTo.root);
    const showSides = () => (sides.hidden = !(this.rooms.value > 0));
    this.rooms.input.addEventListener("input", showSides);
    showSides();
    this.root = stack(
      columns(
        described(this.direction, "direction-note"),
        described(this.river, "river-note"),
        this.symmetry.root,
        described(this.openings, "openings-note"),
        described(this.deadEnds, "dead-ends-note"),
        described(this.blocks, "blocks-note"),
        described(this.rooms, "rooms-note"),
      ),
      sides,
    );
  }

  /** Throws InputFault for a number out of bounds, or one that is not whole where it has to be. */
  read(): Variation {
    const rooms = this.rooms.read();
    const [direction, river] = [this.direction.read(), this.river.read()];
    const pattern = patterns.indexOf(this.symmetry.read());
    return {
      openPercent: this.openings.read(),
      braidPercent: this.deadEnds.read(),
      blockPermille: Math.round(10 * this.blocks.read()),
      loopPercent: 0,
      ...(rooms === 0 ? {} : { rooms, roomFrom: this.roomFrom.read(), roomTo: this.roomTo.read() }),
      ...(direction === 0 && river === 0 && pattern === 0 ? {} : { direction, river, pattern }),
    };
  }
}

function sideField(label: Label, value: number): NumberField {
  return new NumberField(label, { min: SHORTEST_ROOM, max: 100, value, unit: text("cells-unit") });
}

/** Whole numbers, unless the step is smaller. */
function percentField(label: Label, step: 1 | 0.1 = 1): NumberField {
  return new NumberField(label, { min: 0, max: 100, step, unit: "%", value: 0 });
}

function described({ root, input }: NumberField, sentence: Label): HTMLElement {
  const about = note(sentence, { id: `${input.id}-about` });
  input.setAttribute("aria-describedby", [input.getAttribute("aria-describedby"), about.id].join(" "));
  return element("div", { class: "field" }, root, about);
}
