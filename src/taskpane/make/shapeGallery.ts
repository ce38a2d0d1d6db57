import type { GenerateChoice, Outside, Shape } from "../../actions/core";
import {
  type GreyImage,
  type ImageChoice,
  greyOf,
  imageMask,
  pictureMask,
  pictureShapes,
  wordShape,
  wordSize,
} from "../../maze/shapes";
import { type Grid, MazeError, runsOf } from "../../maze/model";
import { type Message, message } from "../../message";
import { yieldTurn } from "../../engine";
import { say, text } from "../../words";
import {
  CheckField,
  ChoiceField,
  InputFault,
  type Label,
  TextField,
  button,
  drawing,
  element,
  field,
  note,
  stack,
} from "../controls";
import type { Tab } from "../running";
import type { SizeView, Sizes } from "./sizeView";

/** Columns and rows of the small pictures. */
const SIDE = 24;
const SQUARE = { rows: SIDE, columns: SIDE };
/** The word in the picture of the choice of a word. */
const SAMPLE = "AB";

const outsides: Readonly<Record<Outside, Label>> = {
  blank: "outside-blank",
  hatched: "outside-hatched",
  filled: "outside-filled",
};

/** Cells of the sheet as a shape: some that somebody selected, or all of a colour. */
const cellShapes: Readonly<Record<Shape, readonly [name: Label, mask: readonly string[]]>> = {
  areas: ["shape-areas", ["110000", "110000", "111111", "111111", "000011", "000011"]],
  colour: ["shape-colour", ["011110", "110011", "100001", "100001", "110011", "011110"]],
};

/** Shapes of mazes as radio buttons with pictures; below, what the chosen one needs: a word, an image, the look around it. */
export class ShapeGallery implements Tab {
  readonly content: readonly HTMLElement[];
  private readonly radios: HTMLInputElement[] = [];
  private readonly word = new TextField("word-field", {}, { maxlength: 200 });
  private readonly image: ImageView;
  private readonly outside = new ChoiceField("outside-choice", outsides, "blank");
  private readonly note = note("", { "aria-live": "polite" });
  private readonly useSize = button("", () => this.chooseSize());
  private needed: Sizes | undefined;

  /** `pictures` are those of {@link drawPictures}. */
  constructor(
    private readonly sizes: Pick<SizeView, "choose" | "current">,
    pictures: readonly SVGSVGElement[],
  ) {
    this.image = new ImageView(() => sizes.current);
    const cards = element(
      "div",
      { class: "shape-cards", role: "radiogroup", "aria-label": text("shape-gallery") },
      this.card("none", text("shape-rectangle"), shapePicture({ rows: 18, columns: SIDE })),
      ...pictureShapes.map(({ id, name }, i) => this.card(id, say(name), pictures[i]!)),
      this.card("word", text("shape-word"), shapePicture({ ...SQUARE, mask: wordShape(SAMPLE, SQUARE).mask })),
      this.card("image", text("shape-image"), this.image.sample()),
      ...Object.entries(cellShapes).map(([id, [name, lines]]) => {
        const mask = Uint8Array.from(lines.join(""), Number);
        return this.card(id, say(name), shapePicture({ rows: lines.length, columns: lines.length, mask }));
      }),
    );
    cards.addEventListener("change", () => this.show());
    this.word.input.addEventListener("input", () => this.show());
    this.content = [cards, this.word.root, this.image.root, this.note, this.useSize, this.outside.root];
    this.show();
  }

  /** Nothing for a rectangle. Throws InputFault if the word or the image is missing. */
  read(): Pick<GenerateChoice, "shape" | "outline" | "outside"> {
    const kind = this.chosen;
    const outside = this.outside.read();
    if (kind === "none") return {};
    if (isOfCells(kind)) return { shape: kind };
    if (kind === "image") return { outline: { kind, ...this.image.read() }, outside };
    if (kind !== "word") return { outline: { kind: "picture", id: kind }, outside };
    if (this.word.read().trim() === "") throw new InputFault(message("word-missing"), this.word.marked());
    return { outline: { kind, text: this.word.read() }, outside };
  }

  private get chosen(): string {
    return this.radios.find(({ checked }) => checked)!.value;
  }

  private card(id: string, name: string, picture: SVGSVGElement): HTMLElement {
    const radio = element("input", {
      type: "radio",
      name: "shape",
      value: id,
      id: `shape-${id}`,
      checked: id === "none",
    });
    this.radios.push(radio);
    return element(
      "label",
      { class: "kind", for: radio.id },
      radio,
      picture,
      element("span", { class: "kind-look" }, name),
    );
  }

  show(): void {
    // Tab reaches only the chosen one: office.js, which moves the focus in Excel on the web, does not know radio groups.
    for (const radio of this.radios) radio.tabIndex = radio.checked ? 0 : -1;
    const kind = this.chosen;
    this.word.root.hidden = kind !== "word";
    this.image.root.hidden = kind !== "image";
    this.outside.root.hidden = kind === "none" || isOfCells(kind);
    const told = this.told(kind);
    this.note.textContent = told === undefined ? "" : say(told);
    this.note.hidden = told === undefined;
    this.useSize.hidden = this.needed === undefined;
    if (this.needed !== undefined) this.useSize.textContent = text("use-size-button", this.needed);
    if (kind === "image") this.image.show();
  }

  /** What the size has to be where it is too small, or that a word cannot be drawn; sets {@link needed}. */
  private told(kind: string): Message | undefined {
    this.needed = undefined;
    if (kind === "none" || kind === "image") return undefined;
    if (isOfCells(kind)) return message("shape-note");
    if (kind === "word" && this.word.read().trim() === "") return message("word-note");
    try {
      const least =
        kind === "word" ? wordSize(this.word.read()) : pictureShapes.find(({ id }) => id === kind)!.smallest;
      const { columns, rows } = this.sizes.current ?? least;
      if (columns >= least.columns && rows >= least.rows) return kind === "word" ? message("word-note") : undefined;
      this.needed = { columns: Math.max(columns, least.columns), rows: Math.max(rows, least.rows) };
      return message("shape-needs-size", { columns: least.columns, rows: least.rows });
    } catch (thrown) {
      if (thrown instanceof MazeError) return thrown.sentence;
      throw thrown;
    }
  }

  private chooseSize(): void {
    if (this.needed === undefined) return;
    this.sizes.choose(this.needed);
    this.show();
  }
}

function isOfCells(kind: string): kind is Shape {
  return kind in cellShapes;
}

/** The largest file that is decoded, in bytes, and the largest image, in pixels. */
const MOST_BYTES = 20_000_000;
const MOST_PIXELS = 50_000_000;
/** Longest side in which an image is kept: several pixels for each cell of a large maze. */
const KEPT_SIDE = 1_000;
/** Columns and rows of the preview without sizes, and the most. */
const PREVIEW_SIDE = 30;
const MOST_PREVIEWED = 120;

/** An image file as the shape of a maze: the file, the threshold, and a preview. The file never leaves the pane. */
class ImageView {
  readonly root: HTMLElement;
  private readonly file = element("input", { type: "file", accept: "image/*" });
  private readonly threshold = element("input", { type: "range", min: 1, max: 255, step: 1, value: 128 });
  private readonly invert = new CheckField("invert-check", () => this.show());
  private readonly preview = element("div", { class: "shape-preview" });
  private readonly note = note("image-note", { "aria-live": "polite" });
  private readonly settings: HTMLElement;
  private image: GreyImage | undefined;

  /** `sizes` are those in the fields of columns and rows. */
  constructor(private readonly sizes: () => Sizes | undefined) {
    this.file.addEventListener("change", () => void this.open());
    this.threshold.addEventListener("input", () => this.show());
    const slider = field("threshold-field", this.threshold);
    this.settings = stack(slider, this.invert.root, this.preview);
    this.settings.hidden = true;
    this.root = stack(field("image-field", this.file), this.settings, this.note);
  }

  /** Hills and a sun, for the choice of an image. */
  sample(): SVGSVGElement {
    const d = "M1 20l7-9 5 6 3-4 7 7zM17 4a2.5 2.5 0 1 0 .1 0z";
    return drawing("0 0 24 24", "picture", { d, looks: "picture-shape" });
  }

  /** Throws InputFault if there is no image. */
  read(): ImageChoice {
    if (this.image === undefined) throw new InputFault(message("image-missing"), this.file);
    return { image: this.image, threshold: this.threshold.valueAsNumber, isInverted: this.invert.read() };
  }

  /** Draws the preview in the proportions of the maze. */
  show(): void {
    if (this.image === undefined) return;
    const { columns, rows } = this.sizes() ?? { columns: PREVIEW_SIDE, rows: PREVIEW_SIDE };
    const share = Math.min(1, MOST_PREVIEWED / Math.max(columns, rows));
    const grid = { columns: Math.ceil(columns * share), rows: Math.ceil(rows * share) };
    try {
      this.preview.replaceChildren(shapePicture({ ...grid, mask: imageMask(this.read(), grid) }));
      this.tell(message("image-note"));
    } catch (thrown) {
      if (!(thrown instanceof MazeError)) throw thrown;
      this.preview.replaceChildren();
      this.tell(thrown.sentence);
    }
  }

  private async open(): Promise<void> {
    const file = this.file.files?.[0];
    this.image = undefined;
    this.settings.hidden = true;
    if (file === undefined) return this.tell(message("image-note"));
    if (file.size > MOST_BYTES) return this.tell(message("image-file-too-large", { most: MOST_BYTES / 1_000_000 }));
    try {
      const pixels = await pixelsOf(file);
      // Another file may have been chosen meanwhile.
      if (this.file.files?.[0] !== file) return;
      if (pixels === undefined) return this.tell(message("image-too-large", { most: MOST_PIXELS / 1_000_000 }));
      this.image = greyOf(pixels);
      this.settings.hidden = false;
      this.show();
    } catch {
      if (this.file.files?.[0] === file) this.tell(message("image-unreadable", { name: file.name }));
    }
  }

  private tell(sentence: Message): void {
    this.note.textContent = say(sentence);
  }
}

/** The pictures of all picture shapes, drawn in turns of the page. */
export async function drawPictures(): Promise<SVGSVGElement[]> {
  const pictures: SVGSVGElement[] = [];
  for (const { id } of pictureShapes) {
    await yieldTurn();
    pictures.push(shapePicture({ ...SQUARE, mask: pictureMask(id, SQUARE) }));
  }
  return pictures;
}

/** The cells of a mask as a drawing. Units are cells. */
function shapePicture({ rows, columns, mask }: Grid): SVGSVGElement {
  const side = Math.max(rows, columns);
  const runs: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (const { first, length, value } of runsOf(columns, (column) => mask?.[row * columns + column] ?? 1)) {
      if (value === 1) runs.push(`M${first} ${row}h${length}v1h${-length}z`);
    }
  }
  const box = `${(columns - side) / 2} ${(rows - side) / 2} ${side} ${side}`;
  return drawing(box, "picture", { d: runs.join(""), looks: "picture-shape" });
}

/** The pixels of an image file, scaled down; undefined if it has too many. The browser decodes it here. Rejects if it cannot. */
async function pixelsOf(file: Blob): Promise<ImageData | undefined> {
  const bitmap = await createImageBitmap(file);
  try {
    if (bitmap.width * bitmap.height > MOST_PIXELS) return undefined;
    const scale = Math.min(1, KEPT_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext("2d", { willReadFrequently: true })!;
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  } finally {
    bitmap.close();
  }
}
