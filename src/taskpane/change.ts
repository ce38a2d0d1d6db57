/** The tab Change: walls and cells, Check and Repair, texts and share codes; taking the maze away. */
import type { ActionOutcome, Dialogue } from "../actions/core";
import { type MazeIdentity, isSameMaze } from "../actions/front";
import type { Finding } from "../actions/maze";
import { decodeText, textForms } from "../maze/text";
import { message } from "../message";
import { text } from "../words";
import {
  choiceField,
  InputFault,
  type Label,
  textField,
  button,
  buttons,
  choicesOf,
  copyText,
  element,
  field,
  foldedGroup,
  group,
  note,
  onOneLine,
  primary,
  saveFile,
  setAvailable,
  stack,
  untitledGroup,
} from "./controls";
import type { Pane } from "./make";

export function changeTab(pane: Pane) {
  const check = checkView(pane);
  const texts = textView(pane);
  return {
    content: [...editGroups(pane), check.root, texts.root, clearGroup(pane)],
    /** Findings and text no longer match the walls. */
    dropReadings(): void {
      check.drop();
      texts.drop();
    },
  };
}

function editGroups({ actions: { edit }, flight }: Pane): HTMLElement[] {
  const between = textField(
    "between-field",
    { hint: "cells-placeholder", isCode: true },
    { "aria-describedby": "between-note" },
  );
  const cells = textField("cells-field", { hint: "cells-placeholder", isCode: true });
  const lines = choiceField("rows-or-columns-choice", { row: "rows-field", column: "columns-field" }, "row");
  return [
    group(
      "walls-title",
      note("walls-note", { id: "between-note" }),
      onOneLine(between.root),
      buttons(
        primary(flight.button("make-passage-button", (dialogue) => edit.makePassage(between.read(), dialogue))),
        flight.button("make-wall-button", (dialogue) => edit.makeWall(between.read(), dialogue)),
      ),
    ),
    foldedGroup(
      "cells-title",
      stack(
        onOneLine(cells.root),
        buttons(
          flight.button("add-cells-button", (dialogue) => edit.addCells(dialogue, cells.read())),
          flight.button("remove-cells-button", (dialogue) => edit.removeCells(dialogue, cells.read())),
        ),
      ),
      onOneLine(lines.root),
      buttons(
        flight.button("insert-button", (dialogue) => edit.editLines({ line: lines.read(), edit: "insert" }, dialogue)),
        flight.button("delete-button", (dialogue) => edit.editLines({ line: lines.read(), edit: "delete" }, dialogue)),
      ),
    ),
  ];
}

interface Found {
  readonly maze: MazeIdentity | undefined;
  readonly findings: readonly Finding[];
}

/** The fold "Check and repair": the faults in the maze, or Mend's changes, as a list; each entry selects its cells; and Redraw. */
function checkView({ actions, flight, inFront, make }: Pane) {
  const list = element("ul", { class: "findings", "aria-label": text("findings-list"), hidden: true });
  /** The maze in which they were found. */
  let checked: MazeIdentity | undefined;
  const show = ({ maze, findings }: Found) => {
    checked = maze;
    const entries = findings.map(({ sentence, address }) => {
      const select = () => actions.front.selectCells(actions.workbook, maze!.sheetId, address);
      return element(
        "li",
        {},
        button(sentence, () => void flight.run("findings-list", select), "finding"),
      );
    });
    list.replaceChildren(...entries);
    list.hidden = entries.length === 0;
  };
  const drop = () => show({ maze: undefined, findings: [] });
  flight.follow((isBusy) => {
    for (const entry of list.querySelectorAll("button")) setAvailable(entry, !isBusy);
  });
  inFront.follow(({ maze }) => {
    if (maze !== undefined && checked !== undefined && !isSameMaze(checked, maze)) drop();
  });
  const mend = (dialogue: Dialogue) => actions.solve.mendMaze(make.seed.read(), dialogue);
  const root = foldedGroup(
    "check-title",
    buttons(
      flight.button("check-button", actions.solve.check, show),
      flight.button("mend-button", mend, show),
      flight.button("redraw-button", (dialogue) => actions.make.redrawMaze(make.layout.read(), dialogue)),
    ),
    note("mend-note"),
    list,
  );
  return { root, drop };
}

/** The largest file that is read, in bytes; the text of a million cells has at most 27 MB. */
const FILE_LIMIT = 30_000_000;
/** The most characters that the pane shows; more would make it slow. */
const SHOWN = 300_000;
const FILE_NAME = "Lavirint.txt";
const FILES = ".txt,.csv,.tsv,.map,.maz,text/plain";

/** Stands for the share code among the forms of texts. */
const CODE = "code";

/** The maze in front as a text or a code; and mazes of texts, codes and lists of passages. `drop`: the walls have changed. */
function textView({ actions, flight, inFront, make }: Pane) {
  const forms = { ...choicesOf(textForms), [CODE]: "share-code" } as const;
  const form = choiceField<string>("text-form-choice", forms, textForms[0]!.id);
  const shown = element("textarea", { rows: 8, wrap: "off", spellcheck: "false", class: "maze-text" });
  const file = element("input", { type: "file", accept: FILES, hidden: true });
  /** What is shown, and the maze that it was read of. */
  let reading: { readonly text: string; readonly maze: MazeIdentity | undefined } | undefined;

  const drop = () => {
    // One that was typed stays.
    if (reading?.maze === undefined) return;
    reading = undefined;
    shown.value = "";
  };
  const show = async (dialogue: Dialogue) => {
    const { showText, shareCode } = actions.make;
    const outcome = await (form.read() === CODE ? shareCode(dialogue) : showText(form.read(), dialogue));
    reading = outcome;
    shown.value = outcome.text.length <= SHOWN ? outcome.text : text("text-too-long");
    return outcome;
  };
  const copy = async (copied: string) => {
    if (await copyText(shown, copied)) return { sentence: message("text-copied") };
    if (copied.length <= SHOWN) return { sentence: message("text-not-copied") };
    throw new InputFault(message("text-copy-refused", { file: FILE_NAME }), shown);
  };
  const save = async (saved: string) => {
    saveFile(FILE_NAME, new Blob([saved], { type: "text/plain;charset=utf-8" }));
    return { sentence: message("text-saved", { file: FILE_NAME }) };
  };
  /** A button that does something with the text, which is read first if it is not there. */
  const ofText = (label: Label, action: (text: string) => Promise<ActionOutcome>) =>
    flight.button(label, async (dialogue) => action((reading ?? (await show(dialogue))).text));
  const draw = (drawn: string, dialogue: Dialogue) => actions.make.openText(drawn, make.layout.read(), dialogue);
  const open = async (chosen: File) => {
    if (chosen.size <= FILE_LIMIT) return decodeText(await chosen.arrayBuffer());
    const told = { file: chosen.name, bytes: chosen.size, most: FILE_LIMIT };
    throw new InputFault(message("file-too-large", told), shown);
  };

  inFront.follow(({ maze }) => {
    if (maze !== undefined && reading?.maze !== undefined && !isSameMaze(reading.maze, maze)) drop();
  });
  file.addEventListener("change", () => {
    const chosen = file.files?.[0];
    // So that the same file can be chosen again after it was changed.
    file.value = "";
    if (chosen === undefined) return;
    void flight.run("draw-text-button", async (dialogue) => draw(await open(chosen), dialogue));
  });
  shown.addEventListener("input", () => {
    reading = shown.value === "" ? undefined : { text: shown.value, maze: undefined };
  });
  const root = foldedGroup(
    "text-title",
    form.root,
    buttons(
      flight.button("show-text-button", show),
      ofText("copy-button", copy),
      ofText(message("save-text-button", { file: FILE_NAME }), save),
    ),
    file,
    field("text-field", shown),
    buttons(
      flight.whileIdle(button("open-text-button", () => file.click())),
      flight.button("draw-text-button", async (dialogue) => draw(reading?.text ?? "", dialogue)),
    ),
  );
  return { root, drop };
}

function clearGroup({ actions, flight }: Pane): HTMLElement {
  const root = untitledGroup(
    "clear-title",
    buttons(flight.button("clear-maze-button", actions.make.clearMaze), note("clear-note", { class: "note beside" })),
  );
  root.classList.add("apart");
  return root;
}
