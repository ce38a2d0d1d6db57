import { type Layout, type WallWeight, defaultLayout } from "../../actions/core";
import { type Variation, SHORTEST_ROOM, patterns } from "../../maze/generators";
import { message } from "../../message";
import { text } from "../../words";
import {
  choiceField,
  colorField,
  InputFault,
  type Label,
  numberField,
  type NumberField,
  textField,
  buttons,
  columns,
  element,
  inPageLanguage,
  note,
  numberTyped,
  stack,
  untitledGroup,
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

export function layoutView(formatGrid: HTMLButtonElement, fitWindow: HTMLButtonElement) {
  const fontSize = numberField("font-size-field", {
    min: 1,
    max: MAX_POINTS,
    step: "any",
    value: defaultLayout.fontSize,
    unit: text("points-unit"),
  });
  fontSize.root.hidden = true;
  const cell = textField("cell-size-field", { isCode: true, unit: text("cell-size-unit") });
  cell.show(inPageLanguage(defaultLayout.cellSize));
  const wall = choiceField<Walls>("walls-choice", walls, defaultLayout.wallWeight);
  const wallColor = colorField("wall-colour-field", defaultLayout.wallColor);
  const fill = colorField("fill-colour-field", defaultLayout.fill);
  const root = untitledGroup(
    "layout-title",
    columns(cell.root, wall.root, wallColor.root, fill.root),
    buttons(fitWindow, formatGrid),
    note("format-grid-note"),
  );

  /** The width of walls that are cells, in percent; undefined for lines. */
  const wallShare = () => (isWeight(wall.read()) ? undefined : Number(wall.read()));
  /** "20", or "24 x 12": width and height. */
  const cellSizes = (): Pick<Layout, "cellSize" | "cellHeight"> => {
    const held = cell.read();
    const [cellSize = NaN, cellHeight, ...more] = held.split(/[x×*]/i).map(numberTyped);
    const isIn = (points: number) => points >= 1 && points <= MAX_POINTS;
    if (isIn(cellSize) && isIn(cellHeight ?? cellSize) && more.length === 0) return { cellSize, cellHeight };
    throw new InputFault(message("cell-size-fault", { held, most: MAX_POINTS }), cell.marked());
  };
  return {
    root,
    /** For set numbers in the grid: Watch shows it where these are chosen. */
    fontSize: fontSize.root,
    wallShare,
    /** Shows square cells, in points, and the weight of lines with which a maze fits. */
    choose({ cellSize, wallWeight }: Pick<Layout, "cellSize" | "wallWeight">): void {
      cell.show(inPageLanguage(cellSize));
      if (wallShare() === undefined) wall.show(wallWeight);
    },
    /** Throws InputFault for a number that is out of bounds. */
    read(): Layout {
      const chosen = wall.read();
      return {
        ...cellSizes(),
        wallWeight: isWeight(chosen) ? chosen : defaultLayout.wallWeight,
        wallColor: wallColor.read(),
        fill: fill.read(),
        fontSize: fontSize.root.hidden ? defaultLayout.fontSize : fontSize.read(),
        wallShare: wallShare(),
      };
    },
  };
}

function isWeight(chosen: Walls): chosen is WallWeight {
  return Number.isNaN(Number(chosen));
}

type Pattern = (typeof patterns)[number];
const symmetries = Object.fromEntries(
  patterns.map((pattern) => [pattern, message("pattern-name", { pattern })]),
) as Readonly<Record<Pattern, Label>>;

/** "Texture, rooms, extra openings and blocked walls": how a maze differs from what the algorithm makes. */
export function variationView() {
  const openings = percentField("openings-field");
  const deadEnds = percentField("dead-ends-field");
  const blocks = percentField("blocks-field", 0.1);
  const rooms = numberField("rooms-field", { min: 0, max: 1000, value: 0 });
  const roomFrom = sideField("room-from-field", SHORTEST_ROOM);
  const roomTo = sideField("room-to-field", SHORTEST_ROOM + 2);
  const direction = numberField("direction-field", { min: -100, max: 100, value: 0, unit: "%" });
  const river = percentField("river-field");
  const symmetry = choiceField<Pattern>("pattern-choice", symmetries, "none");
  const sides = columns(roomFrom.root, roomTo.root);
  const showSides = () => (sides.hidden = !(rooms.value > 0));
  rooms.input.addEventListener("input", showSides);
  showSides();
  const root = stack(
    columns(
      described(direction, "direction-note"),
      described(river, "river-note"),
      symmetry.root,
      described(openings, "openings-note"),
      described(deadEnds, "dead-ends-note"),
      described(blocks, "blocks-note"),
      described(rooms, "rooms-note"),
    ),
    sides,
  );
  /** Throws InputFault for a number out of bounds, or one that is not whole where it has to be. */
  const read = (): Variation => ({
    openPercent: openings.read(),
    braidPercent: deadEnds.read(),
    blockPermille: Math.round(10 * blocks.read()),
    loopPercent: 0,
    direction: direction.read(),
    river: river.read(),
    pattern: patterns.indexOf(symmetry.read()),
    ...(rooms.read() > 0 && { rooms: rooms.read(), roomFrom: roomFrom.read(), roomTo: roomTo.read() }),
  });
  return { root, read };
}

function sideField(label: Label, value: number): NumberField {
  return numberField(label, { min: SHORTEST_ROOM, max: 100, value, unit: text("cells-unit") });
}

/** Whole numbers, unless the step is smaller. */
function percentField(label: Label, step: 1 | 0.1 = 1): NumberField {
  return numberField(label, { min: 0, max: 100, step, unit: "%", value: 0 });
}

function described({ root, input }: NumberField, sentence: Label): HTMLElement {
  const about = note(sentence, { id: `${input.id}-about` });
  input.setAttribute("aria-describedby", [input.getAttribute("aria-describedby"), about.id].join(" "));
  return element("div", { class: "field" }, root, about);
}
