import { Stopped } from "../../src/engine";
import { told } from "../words/told";
import { say } from "../../src/words";
import { ActionFailure } from "../../src/actions/core/work";
import { actions, openedPane, defaultLayout, maze, type Pending, sizesOf } from "./fakeActions";
import { alertText, available, control, press, pressed, settled, status, type } from "./page";

beforeEach(() => openedPane());

/** Presses Generate and gives what then works. */
async function generating(): Promise<Pending> {
  await pressed("Generate");
  const pending = actions.generating.at(-1);
  if (!pending) throw new Error("Nothing generates.");
  return pending;
}

async function finished(pending: Pending, seed = maze.seed): Promise<void> {
  pending.finish({ ...maze, seed });
  await settled();
}

const generated = async (seed: string) => finished(await generating(), seed);

/** Generate works, and fails so. */
async function failed(error: unknown): Promise<void> {
  (await generating()).fail(error);
  await settled();
}

describe("the pane's controls", () => {
  it("offer the places of set numbers in the words of the documentation, beginning with the usual one", () => {
    const options = [...control<HTMLSelectElement>("combobox", "Set numbers").options].map((option) => option.text);
    expect(options).toEqual(["On the hidden sheet", "On the hidden sheet, at any size", "In the grid", "Not shown"]);
    expect(control("combobox", "Set numbers").value).toBe("usual");
  });

  it("carry no style attributes and no handlers in the markup, which the content security policy would refuse", () => {
    for (const element of document.querySelectorAll("*")) {
      for (const { name } of element.attributes) expect(name).not.toMatch(/^(style|on)/);
    }
  });
});

describe("sizes", () => {
  const columns = () => control("spinbutton", "Columns");
  const rows = () => control("spinbutton", "Rows");

  it("are those of the size cells when the pane opens, and when the cells change", () => {
    expect([columns().value, rows().value]).toEqual(["8", "5"]);
    actions.sizesChanged(sizesOf(30, 20));
    expect([columns().value, rows().value]).toEqual(["30", "20"]);
    actions.sizesChanged(sizesOf(30, undefined, { sentence: told("Rows is no number.") }));
    expect([columns().value, rows().value]).toEqual(["30", ""]);
  });

  it("are watched even if they could not be read when the pane opened", async () => {
    await openedPane(
      (fake) => (fake.failures.readSheetInFront = new ActionFailure(told("A chart sheet is in front."))),
    );
    expect(alertText()).toBe("A chart sheet is in front.");
    actions.sizesChanged(sizesOf(30, 20));
    expect(columns().value).toBe("30");
  });

  it("are read where Excel does not report changes too, and the pane says that it does not", async () => {
    await openedPane((fake) => {
      const failure = new ActionFailure(told("Excel does not report changes."));
      fake.instead.watchSheetInFront = () => Promise.reject(failure);
    });
    expect(alertText()).toBe("Excel does not report changes.");
    expect(columns().value).toBe("8");
  });

  it("that cannot be read after an action do not hide what came of it", async () => {
    const pending = await generating();
    actions.failures.readSheetInFront = new ActionFailure(told("A chart sheet is in front."));
    await finished(pending);
    expect(status()).toBe(say(maze.sentence));
    expect(alertText()).toBe("");
  });

  it("that no cell holds are explained beside the fields", () => {
    actions.sizesChanged(sizesOf(8, undefined, { sentence: told("Enter a number. The cell holds “five”.") }));
    expect(control("group", "Size").textContent).toContain("The cell holds “five”");
    actions.sizesChanged(sizesOf(8, 5));
    expect(control("group", "Size").textContent).not.toContain("The cell");
  });

  it("that are typed go to the size cells", async () => {
    type(columns(), "12");
    await settled();
    expect(actions.callsOf("writeSizes")).toEqual([["1", { columns: 12, rows: 5 }]]);
  });

  it("that are being typed are not overwritten by the cells", () => {
    columns().value = "1";
    columns().dispatchEvent(new window.Event("input"));
    actions.sizesChanged(sizesOf(8, 6));
    expect(columns().value).toBe("1");
  });

  it.each(["0", "-3", "2.5", "1e400"])(
    "of %s are refused in a sentence that names the field, and not written",
    async (typed) => {
      type(rows(), typed);
      await pressed("Generate");
      expect(alertText()).toMatch(/^“Rows” .*\. Type a whole number of at least 1\./);
      expect(rows().getAttribute("aria-invalid")).toBe("true");
      expect(document.activeElement).toBe(rows());
      expect(actions.callsOf("writeSizes")).toEqual([]);
      expect(actions.generating).toEqual([]);
    },
  );

  it("are in the cells before the maze is made, although Generate is pressed at once", async () => {
    type(columns(), "12");
    await pressed("Generate");
    expect(actions.calls.map((call) => call[0])).toEqual(["writeSizes", "generate"]);
  });

  it("that could not be written are said, and written by the next action that needs them", async () => {
    actions.failures.writeSizes = new ActionFailure(told("The sheet is protected."), told("AccessDenied"));
    type(columns(), "12");
    await settled();
    expect(alertText()).toContain("The sheet is protected.");
    actions.failures.writeSizes = undefined;
    await pressed("Format grid");
    expect(actions.calls.map((call) => call[0])).toEqual(["writeSizes", "formatGrid"]);
  });
});

describe("on a sheet without size cells", () => {
  const fields = () => ["Columns", "Rows"].map((name) => control("spinbutton", name).value);

  beforeEach(() => {
    const why = "Sheet1 has no cell for the number of columns. Press “Size cells” first.";
    actions.sizes = sizesOf(undefined, undefined, { sentence: told(why), isSetUp: false });
    actions.sizesChanged(actions.sizes);
  });

  it("Columns and Rows stand at 20 and 15, and nothing is said of cells", () => {
    expect(fields()).toEqual(["20", "15"]);
    expect(control("group", "Size").textContent).not.toContain("cell");
  });

  it("Generate is given what is typed, and no cell is written", async () => {
    type(control("spinbutton", "Columns"), "12");
    await settled();
    expect((await generating()).choice.size).toEqual({ columns: 12, rows: 15 });
    expect(actions.callsOf("writeSizes")).toEqual([]);
    actions.sizes = sizesOf(12, 15);
    await finished(actions.generating.at(-1)!);
    expect(fields()).toEqual(["12", "15"]);
    expect((await generating()).choice.size).toBeUndefined();
    expect(actions.callsOf("writeSizes")).toEqual([]);
  });

  it("what is typed while nobody knows yet that the sheet is set up goes into its cells with Generate", async () => {
    actions.sizes = sizesOf(20, 15);
    type(control("spinbutton", "Columns"), "12");
    type(control("spinbutton", "Rows"), "8");
    expect((await generating()).choice.size).toBeUndefined();
    expect(actions.callsOf("writeSizes")).toEqual([["1", { columns: 12, rows: 8 }]]);
  });

  it("what is typed while a maze is made is not lost: it is for the next one", async () => {
    type(control("spinbutton", "Columns"), "12");
    const first = await generating();
    type(control("spinbutton", "Columns"), "30");
    actions.sizes = sizesOf(12, 15);
    await finished(first);
    expect([first.choice.size, fields()]).toEqual([{ columns: 12, rows: 15 }, ["30", "15"]]);
    expect((await generating()).choice.size).toBeUndefined();
    expect(actions.callsOf("writeSizes")).toEqual([["1", { columns: 30, rows: 15 }]]);
  });

  it("what is typed is what Generate is given where the sheet cannot be asked", async () => {
    actions.failures.readSheetInFront = new ActionFailure(told("A cell is being edited."));
    type(control("spinbutton", "Columns"), "12");
    expect((await generating()).choice.size).toEqual({ columns: 12, rows: 15 });
  });

  it("what is typed goes into the cells that are made", async () => {
    type(control("spinbutton", "Columns"), "12");
    await settled();
    await pressed("Size cells");
    expect(actions.calls).toEqual([["addSizeCells", { columns: 12, rows: 15 }]]);
    expect(fields()).toEqual(["12", "15"]);
  });
});

describe("the seed", () => {
  const box = () => control("textbox", "Seed");
  const keep = () => control("checkbox", "Keep this seed");
  const seeds = () => actions.generating.map(({ choice }) => choice.seed);

  it("is a fresh one each time, which is shown, until it is kept", async () => {
    for (const seed of ["fresh-1", "fresh-2"]) {
      await generated(seed);
      expect(box().value).toBe(seed);
    }
    keep().click();
    await generated("fresh-2");
    expect(seeds()).toEqual(["", "", "fresh-2"]);
  });

  it("that is typed is used as it is typed, blanks and all, until the box is emptied", async () => {
    type(box(), " my maze ");
    await generated(" my maze ");
    await generated(" my maze ");
    type(box(), "");
    await generated("fresh-2");
    expect(seeds()).toEqual([" my maze ", " my maze ", ""]);
    expect(keep().checked).toBe(false);
  });

  it("that is typed while a maze is made is not overwritten", async () => {
    const pending = await generating();
    type(box(), "next");
    await finished(pending);
    expect(box().value).toBe("next");
  });

  it("of a run that was stopped is not shown: its maze does not stand", async () => {
    await failed(new Stopped());
    expect(box().value).toBe("");
  });
});

describe("the layout", () => {
  it("reaches Generate and Format grid as chosen", async () => {
    type(control("textbox", "Cell size in points"), "18.5");
    type(control("combobox", "Walls"), "Medium");
    type(control("color", "Wall colour"), "#a0b0c0");
    type(control("color", "Fill"), "#ffeedd");
    type(control("combobox", "Set numbers"), "grid");
    type(control("spinbutton", "Font size"), "7");
    const layout = { cellSize: 18.5, wallWeight: "Medium", wallColor: "#A0B0C0", fill: "#FFEEDD", fontSize: 7 };

    await pressed("Format grid");
    expect(actions.callsOf("formatGrid")).toEqual([[layout, "grid", undefined]]);

    const { choice } = await generating();
    expect(choice).toMatchObject({ generator: "kruskal", seed: "", setNumbers: "grid", layout });
  });

  it("has a font size only where set numbers are in the grid", async () => {
    const font = () => control("spinbutton", "Font size");
    const isOffered = () => !font().closest<HTMLElement>(".field")!.hidden;
    expect(isOffered()).toBe(false);
    type(control("combobox", "Set numbers"), "grid");
    expect(isOffered()).toBe(true);
    type(font(), "7");
    type(control("combobox", "Set numbers"), "usual");
    expect((await generating()).choice.layout.fontSize).toBe(defaultLayout.fontSize);
  });

  it("has a height of its own where one is typed behind the width", async () => {
    type(control("textbox", "Cell size in points"), "30 x 17,5");
    expect((await generating()).choice.layout).toMatchObject({ cellSize: 30, cellHeight: 17.5 });
  });

  it("has walls that are cells in place of lines", async () => {
    type(control("combobox", "Walls"), "50");
    expect((await generating()).choice.layout).toEqual({ ...defaultLayout, wallShare: 50 });
  });

  it.each(["", "0", "410", "30 x 410", "30 x", "9 x 9 x 9"])(
    "with a cell size of “%s” is refused before the action begins",
    async (size) => {
      type(control("textbox", "Cell size in points"), size);
      await pressed("Format grid");
      expect(alertText()).toBe(
        `“Cell size in points” holds “${size}”. Type a number from 1 to 409, or width and height, such as 24 x 12.`,
      );
      expect(actions.callsOf("formatGrid")).toEqual([]);
    },
  );
});

describe("while an action works", () => {
  it("every button but Stop is unavailable, and no second action begins", async () => {
    const pending = await generating();
    const others = ["Size cells", "Format grid", "Generate", "Clear maze", "Show set numbers", "Set up for printing"];
    for (const name of others) {
      expect([name, available(name)]).toEqual([name, false]);
      press(name);
    }
    await settled();
    expect(available("Stop")).toBe(true);
    expect(actions.calls.map((call) => call[0])).toEqual(["generate"]);

    await finished(pending);
    expect(available("Generate")).toBe(true);
    expect(available("Stop")).toBe(false);
    expect(status()).toBe("A maze is ready in B2:I6.");
  });

  it("the focus stays where it was", async () => {
    control("button", "Generate").focus();
    const pending = await generating();
    expect(document.activeElement).toBe(control("button", "Generate"));
    control("button", "Stop").focus();
    press("Stop");
    pending.fail(new Stopped());
    await settled();
    expect(document.activeElement).toBe(control("button", "Stop"));
  });

  it("Stop is answered at once, and nothing that is still counted says otherwise until the action ends", async () => {
    const pending = await generating();
    expect(status()).toBe("Generate…");
    pending.dialogue.progress(1, 4);
    expect(status()).toBe("Generate: 25%");
    const { signal } = pending.dialogue;
    expect(signal.aborted).toBe(false);
    press("Stop");
    expect([signal.aborted, status()]).toEqual([true, "Stopping…"]);
    pending.dialogue.progress(2, 4);
    pending.dialogue.progress(0, 1, told("Looking…"));
    expect(status()).toBe("Stopping…");
    pending.dialogue.progress(0, 0, told("A cell is being edited. Press Enter."));
    expect(status()).toBe("A cell is being edited. Press Enter.");
    press("Stop");
    expect(status()).toBe("A cell is being edited. Press Enter.");
    pending.fail(new Stopped(told("Stopped. Nothing was changed.")));
    await settled();
    expect(status()).toBe("Stopped. Nothing was changed.");
  });

  it("closing the pane tells it to stop", async () => {
    const { dialogue } = await generating();
    window.dispatchEvent(new window.Event("pagehide"));
    expect(dialogue.signal.aborted).toBe(true);
  });

  it("the bar follows every step, and the status line is spoken a quarter at a time", async () => {
    const bar = document.querySelector("progress")!;
    expect(bar.getAttribute("aria-label")).toBe("Progress");
    const pending = await generating();
    const { dialogue } = pending;
    expect(bar.closest("[hidden]")).toBeNull();
    expect(bar.hasAttribute("value")).toBe(false);

    const spoken: string[] = [];
    for (let done = 0; done <= 100; done++) {
      dialogue.progress(done, 100, told(`${done} of 100`));
      expect(bar.value).toBeCloseTo(done / 100);
      if (spoken.at(-1) !== status()) spoken.push(status());
    }
    expect(spoken).toEqual(["0 of 100", "25 of 100", "50 of 100", "75 of 100", "100 of 100"]);
    await finished(pending);
    expect(bar.closest("[hidden]")).not.toBeNull();
  });

  it("what the person has to do for it to go on is said at once", async () => {
    const { dialogue } = await generating();
    dialogue.progress(0, 1, told("Looking at the sheet…"));
    dialogue.progress(0, 1, told("A cell is being edited. Press Enter or Esc in the sheet."));
    expect(status()).toBe("A cell is being edited. Press Enter or Esc in the sheet.");
  });
});

describe("a failure", () => {
  it("is an alert with the sentence first and the details to unfold", async () => {
    await failed(
      new ActionFailure(told("The sheet is protected. Nothing was changed."), told("AccessDenied at Range.format")),
    );
    const alert = document.querySelector("[role=alert]")!;
    expect(alert.firstElementChild?.textContent).toBe("The sheet is protected. Nothing was changed.");
    const details = alert.querySelector("details")!;
    expect(details.open).toBe(false);
    expect(details.querySelector("summary")?.textContent).toBe("Details");
    expect(details.querySelector("pre")?.textContent).toBe("AccessDenied at Range.format");
    expect(status()).toBe("That didn’t work. See the message above.");
    expect(available("Generate")).toBe(true);
  });

  it("can be closed, by its button or by Esc", async () => {
    for (const close of [
      () => press("Close message"),
      () => {
        const escape = new window.KeyboardEvent("keydown", { key: "Escape", bubbles: true });
        control("button", "Close message").dispatchEvent(escape);
      },
    ]) {
      await failed(new ActionFailure(told("No.")));
      expect(document.querySelector<HTMLElement>(".message")!.hidden).toBe(false);
      close();
      expect([document.querySelector<HTMLElement>(".message")!.hidden, alertText()]).toEqual([true, ""]);
      expect(status()).not.toBe("");
    }
  });

  it("of a field that is folded away on another tab brings the field into view", async () => {
    type(control("textbox", "Cell size in points"), "0");
    control<HTMLButtonElement>("tab", "Print").click();
    await pressed("Generate");
    const field = control("textbox", "Cell size in points");
    expect(field.closest("[hidden]")).toBeNull();
    expect(field.closest("details")!.open).toBe(true);
    expect(document.activeElement).toBe(field);
  });

  it("without details has nothing to unfold, and is taken away when the next action begins", async () => {
    await failed(new ActionFailure(told("Enter a number.")));
    expect(alertText()).toBe("Enter a number.");
    await generating();
    expect(alertText()).toBe("");
  });

  it("of the add-in itself is a sentence too, with what it was under the details", async () => {
    await failed(new TypeError("x is undefined"));
    expect(alertText()).toMatch(/^Something went wrong in Lavirint\./);
    expect(alertText()).toContain("TypeError: x is undefined");
  });

  it("that quotes a sheet's name never becomes markup", async () => {
    await failed(new ActionFailure(told("The sheet “<img src=x>” is protected."), told("<b>code</b>")));
    expect(alertText()).toContain("<img src=x>");
    expect(document.querySelector("[role=alert] :is(img, b)")).toBeNull();
  });
});

describe("a question", () => {
  const question = { sentence: told("B4:C9 on Sheet1 hold 11 values. Overwrite them?"), yes: told("Overwrite") };
  const dialog = () => document.querySelector("dialog")!;

  it("names itself by its sentence, takes the focus to Cancel, and gives it back", async () => {
    control("button", "Generate").focus();
    const { dialogue } = await generating();
    const answer = dialogue.ask(question);
    expect(dialog().open).toBe(true);
    expect(document.getElementById(dialog().getAttribute("aria-labelledby")!)?.textContent).toBe(
      say(question.sentence),
    );
    expect(document.activeElement).toBe(control("button", "Cancel"));
    press("Overwrite");
    expect(await answer).toBe(true);
    expect(dialog().open).toBe(false);
    expect(document.activeElement).toBe(control("button", "Generate"));
  });

  it.each([
    ["Cancel", () => press("Cancel")],
    ["Esc", () => dialog().dispatchEvent(new window.KeyboardEvent("keydown", { key: "Escape" }))],
    ["the webview’s own way to cancel", () => dialog().dispatchEvent(new window.Event("cancel"))],
    ["closing the pane", () => window.dispatchEvent(new window.Event("pagehide"))],
  ])("is answered no by %s", async (_, refuse) => {
    const { dialogue } = await generating();
    const answer = dialogue.ask(question);
    refuse();
    expect(await answer).toBe(false);
    expect(dialog().open).toBe(false);
  });

  it("with another way has that on its other button, and the next one has Cancel again", async () => {
    const { dialogue } = await generating();
    const answer = dialogue.ask({ ...question, no: told("Keep them") });
    expect(document.activeElement).toBe(control("button", "Keep them"));
    press("Keep them");
    expect(await answer).toBe(false);
    void dialogue.ask(question);
    expect(document.activeElement).toBe(control("button", "Cancel"));
    press("Cancel");
  });

  it("that comes after Stop is not put at all", async () => {
    const { dialogue } = await generating();
    press("Stop");
    expect(await dialogue.ask(question)).toBe(false);
    expect(dialog().open).toBe(false);
  });
});

describe("the set numbers’ button", () => {
  it("says what it would do now", async () => {
    actions.setNumbers = "hidden";
    await finished(await generating());
    await pressed("Show set numbers");
    await pressed("Hide set numbers");
    control("button", "Show set numbers");
    expect(actions.callsOf("toggleSetNumbers")).toHaveLength(2);
  });
});

describe("Enter", () => {
  it("makes the maze from a size or the seed, and formats the grid from a field of the layout", async () => {
    const form = (name: string, role: "spinbutton" | "textbox") => control(role, name).form;
    expect(form("Columns", "spinbutton")).toBe(control<HTMLButtonElement>("button", "Generate").form);
    expect(form("Seed", "textbox")).toBe(control<HTMLButtonElement>("button", "Generate").form);
    expect(form("Cell size in points", "textbox")).toBe(control<HTMLButtonElement>("button", "Format grid").form);
  });
});
