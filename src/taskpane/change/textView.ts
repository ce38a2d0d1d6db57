import { type ActionOutcome } from "../../actions/core";
import { type MazeIdentity, isSameMaze } from "../../actions/front";
import { decodeText, textForms } from "../../maze/text";
import { message } from "../../message";
import { text } from "../../words";
import {
  choiceField,
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

/**
 * The fold "Text, share code, passages": the maze in front as a text or a code; and mazes of texts, codes and lists of passages. `drop` is
 * to be called when the walls have changed.
 */
export function textView({ actions, flight, inFront, make }: Pane) {
  const forms = { ...choicesOf(textForms), [CODE]: "share-code" } as const;
  const form = choiceField<string>("text-form-choice", forms, textForms[0]!.id);
  const shown = element("textarea", { rows: 8, wrap: "off", spellcheck: "false", class: "maze-text" });
  const file = element("input", { type: "file", accept: FILES, hidden: true });
  let reading: Reading | undefined;

  const drop = () => {
    // One that was typed stays.
    if (reading?.maze === undefined) return;
    reading = undefined;
    shown.value = "";
  };
  const show = async () => {
    const outcome = await flight.run("show-text-button", async (dialogue) => {
      if (form.read() !== CODE) return actions.make.showText(form.read(), dialogue);
      const shared = await actions.make.shareCode(dialogue);
      return { ...shared, text: shared.code };
    });
    if (outcome === undefined) return;
    reading = outcome;
    shown.value = outcome.text.length <= SHOWN ? outcome.text : text("text-too-long");
  };
  /** A button that does something with the text, which is read first if it is not there. */
  const ofText = (label: Label, action: (text: string) => Promise<ActionOutcome>) =>
    whileIdle(label, async () => {
      if (reading === undefined) await show();
      const read = reading;
      if (read !== undefined) await flight.run(label, () => action(read.text));
    });
  const copy = async (copied: string) => {
    if (await copyText(shown, copied)) return { sentence: message("text-copied") };
    if (copied.length <= SHOWN) return { sentence: message("text-not-copied") };
    throw new InputFault(message("text-copy-refused", { file: FILE_NAME }), shown);
  };
  const save = async (saved: string) => {
    saveFile(FILE_NAME, new Blob([saved], { type: "text/plain;charset=utf-8" }));
    return { sentence: message("text-saved", { file: FILE_NAME }) };
  };
  const draw = (read: () => Promise<string>) =>
    flight.run("draw-text-button", async (dialogue) =>
      actions.make.openText(await read(), make.layout.read(), dialogue),
    );
  const open = async (chosen: File) => {
    if (chosen.size <= FILE_LIMIT) return decodeText(await chosen.arrayBuffer());
    const told = { file: chosen.name, bytes: chosen.size, most: FILE_LIMIT };
    throw new InputFault(message("file-too-large", told), shown);
  };
  const whileIdle = (label: Label, press: () => unknown) => flight.whileIdle(button(label, () => void press()));

  inFront.follow(({ maze }) => {
    if (maze !== undefined && reading?.maze !== undefined && !isSameMaze(reading.maze, maze)) drop();
  });
  file.addEventListener("change", () => {
    const chosen = file.files?.[0];
    // So that the same file can be chosen again after it was changed.
    file.value = "";
    if (chosen !== undefined) void draw(() => open(chosen));
  });
  shown.addEventListener("input", () => {
    reading = shown.value === "" ? undefined : { text: shown.value, maze: undefined };
  });
  const root = foldedGroup(
    "text-title",
    form.root,
    buttons(
      whileIdle("show-text-button", show),
      ofText("copy-button", copy),
      ofText(message("save-text-button", { file: FILE_NAME }), save),
    ),
    file,
    field("text-field", shown),
    buttons(
      whileIdle("open-text-button", () => file.click()),
      whileIdle("draw-text-button", () => draw(() => Promise.resolve(reading?.text ?? ""))),
    ),
  );
  return { root, drop };
}
