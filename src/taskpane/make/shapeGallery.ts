import type { GenerateChoice, Outside } from "../../actions/desk";
import { pictureMask, pictureShapes, wordShape, wordSize } from "../../maze/shapes";
import { MazeError } from "../../maze/model";
import { type Message, message } from "../../message";
import { say, text } from "../../words";
import { ChoiceField, InputFault, button, element, field } from "../controls";
import type { Tab } from "../running";
import { ImageView } from "./imageView";
import { shapePicture } from "./shapePicture";
import type { SizeView, Sizes } from "./sizeView";

/** Columns and rows of the small pictures. */
const SIDE = 24;
/** The word in the picture of the choice of a word. */
const SAMPLE = "AB";

const outsides: readonly (readonly [Outside, Message])[] = [
  ["blank", message("outside-blank")],
  ["hatched", message("outside-hatched")],
  ["filled", message("outside-filled")],
];

/** Ready shapes of mazes as radio buttons with pictures; below, what the chosen one needs: a word, an image, the look around it. */
export class ShapeGallery implements Tab {
  readonly content: readonly HTMLElement[];
  private readonly radios: HTMLInputElement[] = [];
  private readonly word = element("input", { type: "text", autocomplete: "off", maxlength: 200 });
  private readonly wordField = field(text("word-field"), this.word);
  private readonly image: ImageView;
  private readonly outside = new ChoiceField(text("outside-choice"), outsides, "blank");
  private readonly note = element("p", { class: "note", "aria-live": "polite" });
  private readonly useSize = button("", () => this.chooseSize());
  private needed: Sizes | undefined;

  constructor(private readonly sizes: Pick<SizeView, "standing" | "choose">) {
    this.image = new ImageView(() => sizes.standing);
    const square = { rows: SIDE, columns: SIDE };
    const cards = element(
      "div",
      { class: "shape-cards", role: "radiogroup", "aria-label": text("shape-gallery") },
      this.card("none", text("shape-rectangle"), shapePicture({ rows: 18, columns: SIDE })),
      ...pictureShapes.map(({ id, name }) => {
        return this.card(id, say(name), shapePicture({ ...square, mask: pictureMask(id, square) }));
      }),
      this.card("word", text("shape-word"), shapePicture({ ...square, mask: wordShape(SAMPLE, square).mask })),
      this.card("image", text("shape-image"), this.image.sample()),
    );
    cards.addEventListener("change", () => this.show());
    this.word.addEventListener("input", () => {
      this.word.removeAttribute("aria-invalid");
      this.show();
    });
    this.content = [cards, this.wordField, this.image.root, this.note, this.useSize, this.outside.root];
    this.show();
  }

  /** Nothing for a rectangle. Throws InputFault if the word or the image is missing. */
  read(): Pick<GenerateChoice, "outline" | "outside"> {
    const kind = this.chosen;
    const outside = this.outside.read();
    if (kind === "none") return {};
    if (kind === "image") return { outline: { kind, ...this.image.read() }, outside };
    if (kind !== "word") return { outline: { kind: "picture", id: kind }, outside };
    if (this.word.value.trim() === "") {
      this.word.setAttribute("aria-invalid", "true");
      throw new InputFault(message("word-missing"), this.word);
    }
    return { outline: { kind, text: this.word.value }, outside };
  }

  /** The fields of columns and rows have changed. */
  sizesChanged(): void {
    this.show();
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

  /** Tab reaches only the chosen one: office.js, which moves the focus in Excel on the web, does not know radio groups. */
  private show(): void {
    for (const radio of this.radios) radio.tabIndex = radio.checked ? 0 : -1;
    const kind = this.chosen;
    this.wordField.hidden = kind !== "word";
    this.image.root.hidden = kind !== "image";
    this.outside.root.hidden = kind === "none";
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
    if (kind === "word" && this.word.value.trim() === "") return message("word-note");
    try {
      const least = kind === "word" ? wordSize(this.word.value) : pictureShapes.find(({ id }) => id === kind)!.smallest;
      const { columns, rows } = this.sizes.standing ?? least;
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
