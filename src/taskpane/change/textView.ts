import { type ActionOutcome } from "../../actions/desk";
import { type MazeIdentity, isSameMaze } from "../../actions/front";
import { decodeText, textForms } from "../../maze/text";
import { message } from "../../message";
import { text } from "../../words";
import {
  ChoiceField,
  InputFault,
  type Label,
  TextField,
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
import type { Actions, SingleFlight } from "../running";

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

/** The group "Text and share code". */
export class TextView {
  readonly root: HTMLElement;
  private readonly form = new ChoiceField("text-form-choice", choicesOf(textForms), textForms[0]!.id);
  private readonly shown = element("textarea", { rows: 8, wrap: "off", spellcheck: "false", class: "maze-text" });
  private readonly code = new TextField("code-field", { isCode: true }, { maxlength: 65_000 });
  private readonly file = element("input", { type: "file", accept: FILES, hidden: true });
  private text: Reading | undefined;
  private codeRead: Reading | undefined;

  constructor(
    private readonly actions: Actions,
    private readonly flight: SingleFlight,
    private readonly pane: Pane,
  ) {
    const draw = flight.button(
      "draw-code-button",
      "making-maze",
      (dialogue) => actions.make.drawCode(this.code.read(), pane.make.layout.read(), dialogue),
      pane.mazeGone,
    );
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
      this.code.root,
      buttons(
        this.add("show-code-button", () => this.showCode()),
        this.add("copy-code-button", () => this.copyCode()),
        draw,
      ),
    );
  }

  /** Removes a text and a code of a maze that has changed or is not in front; a code that was typed stays. */
  follow(inFront: MazeIdentity | undefined): void {
    const isOther = (read: Reading | undefined) =>
      inFront !== undefined && read?.maze !== undefined && !isSameMaze(read.maze, inFront);
    if (isOther(this.text)) this.dropText();
    if (isOther(this.codeRead)) this.dropCode();
  }

  drop(): void {
    this.dropText();
    this.dropCode();
  }

  private dropText(): void {
    this.text = undefined;
    this.shown.value = "";
  }

  private dropCode(): void {
    if (this.code.read() === this.codeRead?.text) this.code.show("");
    this.codeRead = undefined;
  }

  private add(label: Label, press: () => unknown): HTMLButtonElement {
    return this.flight.whileIdle(button(label, () => void press()));
  }

  private async show(): Promise<void> {
    const outcome = await this.flight.run("reading-maze", (dialogue) =>
      this.actions.make.showText(this.form.read(), dialogue),
    );
    if (outcome === undefined || outcome.text === "") return;
    this.text = outcome;
    const { length } = outcome.text;
    this.shown.value = length <= SHOWN ? outcome.text : text("text-too-long");
  }

  /** Runs an action with the text, which is read first if it is not there. */
  private async withText(sentence: Label, action: (text: string) => Promise<ActionOutcome>): Promise<void> {
    if (this.text === undefined) await this.show();
    const read = this.text;
    if (read !== undefined) await this.flight.run(sentence, () => action(read.text));
  }

  private copy(): Promise<void> {
    return this.withText("copying-text", async (copied) => {
      if (await copyText(this.shown, copied)) return { sentence: message("text-copied") };
      if (copied.length <= SHOWN) return { sentence: message("text-not-copied") };
      throw new InputFault(message("text-copy-refused", { file: FILE_NAME }), this.shown);
    });
  }

  private save(): Promise<void> {
    return this.withText("saving-text", async (saved) => {
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
    const outcome = await this.flight.run("opening-text", async (dialogue) =>
      this.actions.make.openText(await read(), this.pane.make.layout.read(), dialogue),
    );
    this.pane.mazeGone(outcome);
  }

  private async showCode(): Promise<void> {
    const outcome = await this.flight.run("reading-maze", this.actions.make.shareCode);
    if (outcome === undefined || outcome.code === "") return;
    this.code.show(outcome.code);
    this.codeRead = { text: outcome.code, maze: outcome.maze };
  }

  private async copyCode(): Promise<void> {
    if (this.code.read() === "") await this.showCode();
    const code = this.code.read();
    if (code === "") return;
    await this.flight.run("copying-code", async () => {
      const isCopied = await copyText(this.code.input, code);
      return { sentence: message(isCopied ? "code-copied" : "code-not-copied") };
    });
  }
}
