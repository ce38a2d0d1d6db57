import { type GreyImage, type ImageChoice, greyOf, imageMask } from "../../maze/shapes";
import { MazeError, countCells } from "../../maze/model";
import { type Message, message, together } from "../../message";
import { say, text } from "../../words";
import { CheckField, InputFault, drawing, element, field, pixelsOf } from "../controls";
import { shapePicture } from "./shapePicture";
import type { Sizes } from "./sizeView";

/** The largest file that is decoded, in bytes, and the largest image, in pixels. */
const MOST_BYTES = 20_000_000;
const MOST_PIXELS = 50_000_000;
/** Longest side in which an image is kept: several pixels for each cell of a large maze. */
const KEPT_SIDE = 1_000;
/** Columns and rows of the preview without sizes, and the most. */
const PREVIEW_SIDE = 30;
const MOST_PREVIEWED = 120;

/** An image file as the shape of a maze: the file, the threshold, and a preview. The file never leaves the pane. */
export class ImageView {
  readonly root: HTMLElement;
  private readonly file = element("input", { type: "file", accept: "image/*" });
  private readonly threshold = element("input", { type: "range", min: 1, max: 255, step: 1, value: 128 });
  private readonly invert = new CheckField(text("invert-check"), () => this.show());
  private readonly preview = element("div", { class: "shape-preview" });
  private readonly note = element("p", { class: "note", "aria-live": "polite" });
  private readonly settings: HTMLElement;
  private image: GreyImage | undefined;

  /** `sizes` are those in the fields of columns and rows. */
  constructor(private readonly sizes: () => Sizes | undefined) {
    this.file.addEventListener("change", () => void this.open());
    this.threshold.addEventListener("input", () => this.show());
    const slider = field(text("threshold-field"), this.threshold);
    this.settings = element("div", { class: "stack", hidden: true }, slider, this.invert.root, this.preview);
    this.note.textContent = text("image-note");
    this.root = element("div", { class: "stack" }, field(text("image-field"), this.file), this.settings, this.note);
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
      const { mask, dropped } = imageMask(this.read(), grid);
      const shown = { ...grid, mask };
      this.preview.replaceChildren(shapePicture(shown));
      const left = dropped > 0 ? message("image-cells-dropped", { count: dropped }) : undefined;
      this.tell(together(message("image-cells", { count: countCells(shown) }), left));
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
      const pixels = await pixelsOf(file, { mostPixels: MOST_PIXELS, longestSide: KEPT_SIDE });
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
