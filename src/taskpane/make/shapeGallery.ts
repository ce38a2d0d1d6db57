import type { CellShape, GenerateChoice, Outside } from "../../actions/core";
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
import { type Grid, MazeError, orRefused, runsOf } from "../../maze/model";
import { type Message, message } from "../../message";
import { yieldTurn } from "../../engine";
import { say, text } from "../../words";
import {
  checkField,
  choiceField,
  InputFault,
  type Label,
  button,
  drawing,
  element,
  field,
  note,
  stack,
  tabToChosen,
  textField,
} from "../controls";
import type { SizeView, Sizes } from "./sizeView";

/** Columns and rows of the small pictures. */
const SIDE = 24;
/** The word in the picture of the choice of a word, and hills and a sun for that of an image. */
const SAMPLE = "AB";
const HILLS = "M1 20l7-9 5 6 3-4 7 7zM17 4a2.5 2.5 0 1 0 .1 0z";

const outsides: Readonly<Record<Outside, Label>> = {
  blank: "outside-blank",
  hatched: "outside-hatched",
  filled: "outside-filled",
};

/** Cells of the sheet as a shape: some that somebody selected, or all of a colour. */
const cellShapes: Readonly<Record<CellShape, readonly [name: Label, mask: readonly string[]]>> = {
  areas: ["shape-areas", ["110000", "110000", "111111", "111111", "000011", "000011"]],
  colour: ["shape-colour", ["011110", "110011", "100001", "100001", "110011", "011110"]],
};

/** Shapes of mazes as radio buttons with pictures; below, what the chosen one needs: a word, an image, the look around it. */
export async function shapeGallery(sizes: Pick<SizeView, "choose" | "current">) {
  const word = textField("word-field", {}, { maxlength: 200 });
  const image = imageView(sizes.current);
  const outside = choiceField("outside-choice", outsides, "blank");
  const about = note("", { "aria-live": "polite" });
  let needed: Sizes | undefined;
  const useSize = button("", () => {
    if (needed !== undefined) sizes.choose(needed);
    show();
  });
  const square = { rows: SIDE, columns: SIDE };
  const pictures: HTMLElement[] = [];
  for (const { id, name } of pictureShapes) {
    await yieldTurn();
    pictures.push(card(id, say(name), shapePicture({ ...square, mask: pictureMask(id, square) })));
  }
  const cards = element(
    "div",
    { class: "shape-cards", role: "radiogroup", "aria-label": text("shape-gallery") },
    card("none", text("shape-rectangle"), shapePicture({ rows: 18, columns: SIDE })),
    ...pictures,
    card("word", text("shape-word"), shapePicture({ ...square, mask: wordShape(SAMPLE, square).mask })),
    card("image", text("shape-image"), drawing("0 0 24 24", "picture", { d: HILLS, looks: "picture-shape" })),
    ...Object.entries(cellShapes).map(([id, [name, lines]]) => {
      const mask = Uint8Array.from(lines.join(""), Number);
      return card(id, say(name), shapePicture({ rows: lines.length, columns: lines.length, mask }));
    }),
  );

  /** What the size has to be where it is too small, or that a word cannot be drawn; sets `needed`. */
  const toldOf = (kind: string): Message | undefined => {
    needed = undefined;
    if (kind === "none" || kind === "image") return undefined;
    if (isOfCells(kind)) return message("shape-note");
    if (kind === "word" && word.read().trim() === "") return message("word-note");
    const least = orRefused(() =>
      kind === "word" ? wordSize(word.read()) : pictureShapes.find(({ id }) => id === kind)!.smallest,
    );
    if (least instanceof MazeError) return least.sentence;
    const { columns, rows } = sizes.current() ?? least;
    if (columns >= least.columns && rows >= least.rows) return kind === "word" ? message("word-note") : undefined;
    needed = { columns: Math.max(columns, least.columns), rows: Math.max(rows, least.rows) };
    return message("shape-needs-size", { columns: least.columns, rows: least.rows });
  };
  const show = () => {
    const kind = tabToChosen(cards);
    word.root.hidden = kind !== "word";
    image.root.hidden = kind !== "image";
    outside.root.hidden = kind === "none" || isOfCells(kind);
    const told = toldOf(kind);
    about.textContent = told === undefined ? "" : say(told);
    about.hidden = told === undefined;
    useSize.hidden = needed === undefined;
    if (needed !== undefined) useSize.textContent = text("use-size-button", needed);
    if (kind === "image") image.show();
  };
  cards.addEventListener("change", show);
  word.input.addEventListener("input", show);
  show();
  return {
    content: [cards, word.root, image.root, about, useSize, outside.root],
    show,
    /** Nothing for a rectangle. Throws InputFault if the word or the image is missing. */
    read(): Pick<GenerateChoice, "shape" | "outside"> {
      const kind = tabToChosen(cards);
      if (kind === "none") return {};
      if (isOfCells(kind)) return { shape: kind };
      const around = { outside: outside.read() };
      if (kind === "image") return { shape: { kind, ...image.read() }, ...around };
      if (kind !== "word") return { shape: { kind: "picture", id: kind }, ...around };
      if (word.read().trim() === "") throw new InputFault(message("word-missing"), word.marked());
      return { shape: { kind, text: word.read() }, ...around };
    },
  };
}

function card(value: string, name: string, picture: SVGSVGElement): HTMLElement {
  const id = `shape-${value}`;
  const radio = element("input", { type: "radio", name: "shape", value, id, checked: value === "none" });
  return element("label", { class: "kind", for: id }, radio, picture, element("span", { class: "kind-look" }, name));
}

function isOfCells(kind: string): kind is CellShape {
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

/** An image file as the shape of a maze: the file, the threshold, and a preview for `sizes`. The file never leaves the pane. */
function imageView(sizes: () => Sizes | undefined) {
  const file = element("input", { type: "file", accept: "image/*" });
  const threshold = element("input", { type: "range", min: 1, max: 255, step: 1, value: 128 });
  const invert = checkField("invert-check", () => show());
  const preview = element("div", { class: "shape-preview" });
  const about = note("image-note", { "aria-live": "polite" });
  const settings = stack(field("threshold-field", threshold), invert.root, preview);
  settings.hidden = true;
  let image: GreyImage | undefined;

  const tell = (sentence: Message) => void (about.textContent = say(sentence));
  const read = (): ImageChoice => {
    if (image === undefined) throw new InputFault(message("image-missing"), file);
    return { image, threshold: threshold.valueAsNumber, isInverted: invert.read() };
  };
  const show = () => {
    if (image === undefined) return;
    const { columns, rows } = sizes() ?? { columns: PREVIEW_SIDE, rows: PREVIEW_SIDE };
    const share = Math.min(1, MOST_PREVIEWED / Math.max(columns, rows));
    const grid = { columns: Math.ceil(columns * share), rows: Math.ceil(rows * share) };
    const mask = orRefused(() => imageMask(read(), grid));
    const isDrawn = !(mask instanceof MazeError);
    preview.replaceChildren(...(isDrawn ? [shapePicture({ ...grid, mask })] : []));
    tell(isDrawn ? message("image-note") : mask.sentence);
  };
  const open = async () => {
    const chosen = file.files?.[0];
    image = undefined;
    settings.hidden = true;
    if (chosen === undefined) return tell(message("image-note"));
    if (chosen.size > MOST_BYTES) return tell(message("image-file-too-large", { most: MOST_BYTES / 1_000_000 }));
    const pixels = await pixelsOf(chosen).catch(() => "unreadable" as const);
    // Another file may have been chosen meanwhile.
    if (file.files?.[0] !== chosen) return;
    if (pixels === "unreadable") return tell(message("image-unreadable", { name: chosen.name }));
    if (pixels === undefined) return tell(message("image-too-large", { most: MOST_PIXELS / 1_000_000 }));
    image = greyOf(pixels);
    settings.hidden = false;
    show();
  };
  file.addEventListener("change", () => void open());
  threshold.addEventListener("input", show);
  return { root: stack(field("image-field", file), settings, about), read, show };
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
