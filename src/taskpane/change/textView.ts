import { type ActionOutcome, type Layout, isSameMaze } from "../../actions/desk";
import type { MazeIdentity } from "../../actions/front";
import { decodeText, textForms } from "../../maze/text";
import { message } from "../../message";
import { text } from "../../words";
import { ChoiceField, InputFault, button, copyText, element, field, foldedGroup, saveText } from "../controls";
import type { Actions, SingleFlight } from "../running";

/** The largest file that is read, in bytes; the text of a million cells has at most 27 MB. */
const FILE_LIMIT = 30_000_000;
/** The most characters that the pane shows; more would make it slow. */
const SHOWN = 300_000;
const FILE_NAME = "Lavirint.txt";

/** The group "Text and share code". `changed` is called when a maze was drawn on a new sheet. */
export class TextView {
  readonly root: HTMLElement;
  private readonly form: ChoiceField<string>;
  private readonly shown = element("textarea", { rows: 8, readonly: true, wrap: "off", class: "maze-text" });
  private readonly code = element("input", {
    type: "text",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    maxlength: 65_000,
  });
  private readonly file = element("input", { type: "file", accept: ".txt,text/plain", hidden: true });
  private text = "";
  /** The maze of the text and the share code. */
  private textOf: MazeIdentity | undefined;
  private shownCode = "";
  private codeOf: MazeIdentity | undefined;

  constructor(
    private readonly actions: Actions,
    private readonly flight: SingleFlight,
    private readonly layout: () => Layout,
    private readonly changed: (outcome: ActionOutcome | undefined) => void,
  ) {
    this.form = new ChoiceField(
      text("text-form-choice"),
      textForms.map(({ id, name }) => [id, name] as const),
      textForms[0]!.id,
    );
    this.file.addEventListener("change", () => void this.open());
    this.root = foldedGroup(
      text("text-title"),
      this.form.root,
      this.row(
        this.add(text("show-text-button"), () => this.show()),
        this.add(text("copy-button"), () => this.copy()),
        this.add(text("save-text-button", { file: FILE_NAME }), () => this.save()),
        this.add(text("open-text-button"), () => Promise.resolve(this.file.click())),
      ),
      this.file,
      field(text("text-field"), this.shown),
      field(text("code-field"), this.code),
      this.row(
        this.add(text("show-code-button"), () => this.showCode()),
        this.add(text("copy-code-button"), () => this.copyCode()),
        this.add(text("draw-code-button"), () => this.drawCode()),
      ),
    );
  }

  /** Removes a text and a code of a maze that has changed or is not in front; a code that was typed stays. */
  follow(inFront: MazeIdentity | undefined): void {
    if (inFront === undefined) return;
    if (this.textOf !== undefined && !isSameMaze(this.textOf, inFront)) this.dropText();
    if (this.codeOf !== undefined && !isSameMaze(this.codeOf, inFront)) this.dropCode();
  }

  drop(): void {
    this.dropText();
    this.dropCode();
  }

  private dropText(): void {
    this.text = "";
    this.shown.value = "";
    this.textOf = undefined;
  }

  private dropCode(): void {
    if (this.code.value === this.shownCode) this.code.value = "";
    this.shownCode = "";
    this.codeOf = undefined;
  }

  private add(label: string, press: () => Promise<unknown>): HTMLButtonElement {
    return this.flight.whileIdle(button(label, () => void press()));
  }

  private row(...buttons: readonly HTMLButtonElement[]): HTMLElement {
    return element("div", { class: "buttons" }, ...buttons);
  }

  private async show(): Promise<void> {
    const outcome = await this.flight.run(text("reading-maze"), (dialogue) =>
      this.actions.showText(this.form.read(), dialogue),
    );
    if (outcome === undefined || outcome.text === "") return;
    this.text = outcome.text;
    this.textOf = outcome.maze;
    const { length } = outcome.text;
    this.shown.value = length <= SHOWN ? outcome.text : text("text-too-long", { count: length });
  }

  private async copy(): Promise<void> {
    if (this.text === "") await this.show();
    if (this.text === "") return;
    await this.flight.run(text("copying-text"), async () => {
      if (await copyText(this.shown, this.text)) return { sentence: message("text-copied") };
      if (this.text.length <= SHOWN) return { sentence: message("text-not-copied") };
      throw new InputFault(message("text-copy-refused", { file: FILE_NAME }), this.shown);
    });
  }

  private async save(): Promise<void> {
    if (this.text === "") await this.show();
    if (this.text === "") return;
    await this.flight.run(text("saving-text"), async () => {
      saveText(FILE_NAME, this.text);
      return { sentence: message("text-saved", { file: FILE_NAME }) };
    });
  }

  private async open(): Promise<void> {
    const chosen = this.file.files?.[0];
    // So that the same file can be chosen again after it was changed.
    this.file.value = "";
    if (chosen === undefined) return;
    const outcome = await this.flight.run(text("opening-text"), async (dialogue) => {
      if (chosen.size > FILE_LIMIT) {
        throw new InputFault(
          message("file-too-large", { file: chosen.name, bytes: chosen.size, most: FILE_LIMIT }),
          this.shown,
        );
      }
      return this.actions.openText(decodeText(await chosen.arrayBuffer()), this.layout(), dialogue);
    });
    this.changed(outcome);
  }

  private async showCode(): Promise<void> {
    const outcome = await this.flight.run(text("reading-maze"), this.actions.shareCode);
    if (outcome === undefined || outcome.code === "") return;
    this.code.value = outcome.code;
    this.shownCode = outcome.code;
    this.codeOf = outcome.maze;
  }

  private async copyCode(): Promise<void> {
    if (this.code.value === "") await this.showCode();
    if (this.code.value === "") return;
    await this.flight.run(text("copying-code"), async () =>
      (await copyText(this.code, this.code.value))
        ? { sentence: message("code-copied") }
        : { sentence: message("code-not-copied") },
    );
  }

  private async drawCode(): Promise<void> {
    const outcome = await this.flight.run(text("making-maze"), (dialogue) =>
      this.actions.drawCode(this.code.value, this.layout(), dialogue),
    );
    this.changed(outcome);
  }
}
