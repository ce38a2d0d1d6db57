import { type Layout, type WallWeight, defaultLayout } from "../../actions/core";
import { type Variation, SHORTEST_ROOM, patterns } from "../../maze/generators";
import { message } from "../../message";
import { text } from "../../words";
import {
  ChoiceField,
  ColorField,
  InputFault,
  type Label,
  NumberField,
  TextField,
  buttons,
  columns,
  element,
  group,
  inPageLanguage,
  note,
  numberTyped,
  stack,
} from "../controls";

/** Excel's tallest row and largest font, in points (Microsoft: "Excel specifications and limits"). */
const MAX_POINTS = 409;

/** Lines of a weight, or cells of this share of the others' width, in percent. */
const walls = {
  Thin: "wall-thin",
  Medium: "wall-medium",
  Thick: "wall-thick",
  25: message("walls-cells", { share: 25 }),
  50: message("walls-cells", { share: 50 }),
  100: message("walls-cells", { share: 100 }),
} as const satisfies Readonly<Record<WallWeight | number, Label>>;
type Walls = `${keyof typeof walls}`;

/** The group "Layout": how the grid looks. */
export class LayoutView {
  readonly root: HTMLElement;
  /** For set numbers in the grid: Watch shows it where these are chosen. */
  readonly fontSize = new NumberField("font-size-field", {
    ...{ min: 1, max: MAX_POINTS, step: "any", value: defaultLayout.fontSize, unit: text("points-unit") },
  });
  private readonly cell = new TextField("cell-size-field", { isCode: true, unit: text("cell-size-unit") });
  private readonly walls = new ChoiceField<Walls>("walls-choice", walls, defaultLayout.wallWeight);
  private readonly wallColor = new ColorField("wall-colour-field", defaultLayout.wallColor);
  private readonly fill = new ColorField("fill-colour-field", defaultLayout.fill);

  constructor(formatGrid: HTMLButtonElement, fitWindow: HTMLButtonElement) {
    this.root = group(
      "layout-title",
      columns(this.cell.root, this.walls.root, this.wallColor.root, this.fill.root),
      buttons(fitWindow, formatGrid),
      note("format-grid-note"),
    );
    this.root.classList.add("untitled");
    this.cell.show(inPageLanguage(defaultLayout.cellSize));
    this.fontSize.root.hidden = true;
  }

  /** Shows square cells, in points, and the weight of lines with which a maze fits. */
  choose({ cellSize, wallWeight }: Pick<Layout, "cellSize" | "wallWeight">): void {
    this.cell.show(inPageLanguage(cellSize));
    if (this.wallShare === undefined) this.walls.show(wallWeight);
  }

  /** Throws InputFault for a number that is out of bounds. */
  read(): Layout {
    const chosen = this.walls.read();
    return {
      ...this.cellSizes(),
      wallWeight: isWeight(chosen) ? chosen : defaultLayout.wallWeight,
      wallColor: this.wallColor.read(),
      fill: this.fill.read(),
      fontSize: this.fontSize.root.hidden ? defaultLayout.fontSize : this.fontSize.read(),
      wallShare: this.wallShare,
    };
  }

  /** The width of walls that are cells, in percent; undefined for lines. */
  get wallShare(): number | undefined {
    const chosen = this.walls.read();
    return isWeight(chosen) ? undefined : Number(chosen);
  }

  /** "20", or "24 x 12": width and height. */
  private cellSizes(): Pick<Layout, "cellSize" | "cellHeight"> {
    const held = this.cell.read();
    const [cellSize = NaN, cellHeight, ...more] = held.split(/[x×*]/i).map(numberTyped);
    const isIn = (points: number) => points >= 1 && points <= MAX_POINTS;
    if (isIn(cellSize) && isIn(cellHeight ?? cellSize) && more.length === 0) return { cellSize, cellHeight };
    throw new InputFault(message("cell-size-fault", { held, most: MAX_POINTS }), this.cell.marked());
  }
}

function isWeight(chosen: Walls): chosen is WallWeight {
  return Number.isNaN(Number(chosen));
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
