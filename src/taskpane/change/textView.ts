import { type ActionOutcome } from "../../actions/core";
import { type MazeIdentity, isSameMaze } from "../../actions/front";
import { decodeText, textForms } from "../../maze/text";
import { message } from "../../message";
import { text } from "../../words";
import {
  ChoiceField,
  InputFault,
  type Label,
  button,
  buttons,
  choicesOf,
  copyText,
  element,
  field,
  foldedGroup,
  saveFile,
} from "../controls";
import type { Pane } from "../make";

/** The largest file that is read, in bytes; the text of a million cells has at most 27 MB. */
const FILE_LIMIT = 30_000_000;
/** The most characters that the pane shows; more would make it slow. */
const SHOWN = 300_000;
const FILE_NAME = "Lavirint.txt";
/** The kinds of files that hold mazes as text. */
const FILES = ".txt,.csv,.tsv,.map,.maz,text/plain";

/** What was read of a maze and is shown in a field. */
interface Reading {
  readonly text: string;
  readonly maze: MazeIdentity | undefined;
}

/** Stands for the share code among the forms of texts. */
const CODE = "code";

/** The fold "Text, share code, passages": the maze in front as a text or a code; and mazes of texts, codes and lists of passages. */
export class TextView {
  readonly root: HTMLElement;
  private readonly form = new ChoiceField<string>(
    "text-form-choice",
    { ...choicesOf(textForms), [CODE]: "share-code" },
    textForms[0]!.id,
  );
  private readonly shown = element("textarea", { rows: 8, wrap: "off", spellcheck: "false", class: "maze-text" });
  private readonly file = element("input", { type: "file", accept: FILES, hidden: true });
  private text: Reading | undefined;

  constructor(private readonly pane: Pane) {
    pane.inFront.follow(({ maze }) => {
      const shown = this.text?.maze;
      // One that was typed stays.
      if (maze !== undefined && shown !== undefined && !isSameMaze(shown, maze)) this.drop();
    });
    this.file.addEventListener("change", () => void this.open());
    this.shown.addEventListener("input", () => {
      const { value } = this.shown;
      this.text = value === "" ? undefined : { text: value, maze: undefined };
    });
    this.root = foldedGroup(
      "text-title",
      this.form.root,
      buttons(
        this.add("show-text-button", () => this.show()),
        this.add("copy-button", () => this.copy()),
        this.add(message("save-text-button", { file: FILE_NAME }), () => this.save()),
      ),
      this.file,
      field("text-field", this.shown),
      buttons(
        this.add("open-text-button", () => this.file.click()),
        this.add("draw-text-button", () => this.draw(() => Promise.resolve(this.text?.text ?? ""))),
      ),
    );
  }

  /** The walls have changed. */
  drop(): void {
    if (this.text?.maze === undefined) return;
    this.text = undefined;
    this.shown.value = "";
  }

  private add(label: Label, press: () => unknown): HTMLButtonElement {
    return this.pane.flight.whileIdle(button(label, () => void press()));
  }

  private async show(): Promise<void> {
    const { make } = this.pane.actions;
    const form = this.form.read();
    const outcome = await this.pane.flight.run("show-text-button", async (dialogue) => {
      if (form !== CODE) return make.showText(form, dialogue);
      const shared = await make.shareCode(dialogue);
      return { ...shared, text: shared.code };
    });
    if (outcome === undefined) return;
    this.text = outcome;
    const { length } = outcome.text;
    this.shown.value = length <= SHOWN ? outcome.text : text("text-too-long");
  }

  /** Runs an action with the text, which is read first if it is not there. */
  private async withText(label: Label, action: (text: string) => Promise<ActionOutcome>): Promise<void> {
    if (this.text === undefined) await this.show();
    const read = this.text;
    if (read !== undefined) await this.pane.flight.run(label, () => action(read.text));
  }

  private copy(): Promise<void> {
    return this.withText("copy-button", async (copied) => {
      if (await copyText(this.shown, copied)) return { sentence: message("text-copied") };
      if (copied.length <= SHOWN) return { sentence: message("text-not-copied") };
      throw new InputFault(message("text-copy-refused", { file: FILE_NAME }), this.shown);
    });
  }

  private save(): Promise<void> {
    return this.withText(message("save-text-button", { file: FILE_NAME }), async (saved) => {
      saveFile(FILE_NAME, new Blob([saved], { type: "text/plain;charset=utf-8" }));
      return { sentence: message("text-saved", { file: FILE_NAME }) };
    });
  }

  private async open(): Promise<void> {
    const chosen = this.file.files?.[0];
    // So that the same file can be chosen again after it was changed.
    this.file.value = "";
    if (chosen === undefined) return;
    await this.draw(async () => {
      if (chosen.size > FILE_LIMIT) {
        const told = { file: chosen.name, bytes: chosen.size, most: FILE_LIMIT };
        throw new InputFault(message("file-too-large", told), this.shown);
      }
      return decodeText(await chosen.arrayBuffer());
    });
  }

  private async draw(read: () => Promise<string>): Promise<void> {
    await this.pane.flight.run("draw-text-button", async (dialogue) =>
      this.pane.actions.make.openText(await read(), this.pane.make.layout.read(), dialogue),
    );
  }
}
