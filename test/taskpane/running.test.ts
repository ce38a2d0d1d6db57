import { Stopped } from "../../src/engine";
import { ActionFailure } from "../../src/actions/core";
import { told } from "../words/told";
import { actions, failed, generated, generating, openBarePane, openedPane } from "./fakeActions";
import { alertText, available, button, isInView, key, openParts, pressed, settled, status } from "./page";

/** One action at a time: what the status line, the bar, alerts and questions tell of it; and parts of the pane that come late. */

beforeEach(() => openedPane());

describe("while an action works", () => {
  const EDITED = "A cell is being edited. Press Enter.";

  it("every button but Stop is unavailable, those that come late too, and no second action begins", async () => {
    await openBarePane();
    const pending = await generating();
    await openParts();
    const names = ["Size cells", "Format grid", "Generate", "Show set numbers", "Check", "Compare", "Report"];
    expect([...names.filter(available), available("Stop")]).toEqual([true]);
    await pressed(...names);
    expect(actions.calls.map(([name]) => name)).toEqual(["generate"]);
    await generated({}, pending);
    expect([names.filter(available), available("Stop"), status()]).toEqual([names, false, "A maze is ready."]);
  });

  it("the focus stays where it was", async () => {
    button("Generate").focus();
    const { end } = await generating();
    expect(document.activeElement).toBe(button("Generate"));
    button("Stop").focus();
    await pressed("Stop");
    end(Promise.reject(new Stopped()));
    await settled();
    expect(document.activeElement).toBe(button("Stop"));
  });

  it("Stop is answered at once, and nothing that is still counted says otherwise until the action ends", async () => {
    const { dialogue, end } = await generating();
    const heard = [status()];
    const progress = (...given: Parameters<typeof dialogue.progress>) => {
      dialogue.progress(...given);
      heard.push(status());
    };
    progress(1, 4);
    expect(dialogue.signal.aborted).toBe(false);
    await pressed("Stop");
    heard.push(status());
    expect(dialogue.signal.aborted).toBe(true);
    progress(2, 4);
    progress(0, 1, told("Looking…"));
    progress(0, 0, told(EDITED));
    await pressed("Stop");
    heard.push(status());
    end(Promise.reject(new Stopped(told("Stopped. Nothing was changed."))));
    await settled();
    const counted = ["Generate…", "Generate: 25%", "Stopping…", "Stopping…", "Stopping…"];
    expect([...heard, status()]).toEqual([...counted, EDITED, EDITED, "Stopped. Nothing was changed."]);
    expect(alertText()).toBe("");
  });

  it("the bar follows every step, and the status line is spoken a quarter at a time, or if it says something else", async () => {
    const bar = document.querySelector("progress")!;
    const pending = await generating();
    const { progress } = pending.dialogue;
    expect(bar.getAttribute("aria-label")).toBe("Progress");
    expect([isInView(bar), bar.hasAttribute("value")]).toEqual([true, false]);
    const spoken: string[] = [];
    for (let done = 0; done <= 100; done++) {
      progress(done, 100, told(`${done} of 100`));
      expect(bar.value).toBeCloseTo(done / 100);
      if (spoken.at(-1) !== status()) spoken.push(status());
    }
    expect(spoken).toEqual(["0 of 100", "25 of 100", "50 of 100", "75 of 100", "100 of 100"]);
    progress(100, 100, told(EDITED));
    expect(status()).toBe(EDITED);
    await generated({}, pending);
    expect(isInView(bar)).toBe(false);
  });
});

describe("a failure", () => {
  it("is an alert with the sentence first and the details to unfold, and never becomes markup", async () => {
    await failed(new ActionFailure(told("The sheet “<img src=x>” is protected."), told("<b>AccessDenied</b>")));
    const [sentence, details] = document.querySelector("[role=alert]")!.children as unknown as HTMLDetailsElement[];
    expect([sentence!.textContent, details!.open]).toEqual(["The sheet “<img src=x>” is protected.", false]);
    expect([...details!.children].map(({ localName, textContent }) => [localName, textContent])).toEqual([
      ["summary", "Details"],
      ["pre", "<b>AccessDenied</b>"],
    ]);
    expect([status(), available("Generate")]).toEqual(["That didn’t work. See the message above.", true]);
  });

  it.each<[string, () => unknown, string]>([
    ["its button", () => button("Close message").click(), "To make a maze, press Generate."],
    ["Esc", () => key("Escape", button("Close message")), "To make a maze, press Generate."],
    ["the next action", generating, "Generate…"],
  ])("without details has nothing to unfold, and is taken away by %s", async (_, close, said) => {
    await failed(new ActionFailure(told("No.")));
    const message = document.querySelector<HTMLElement>(".message")!;
    expect([message.hidden, alertText()]).toEqual([false, "No."]);
    await close();
    expect([message.hidden, alertText(), status()]).toEqual([true, "", said]);
  });

  it("of the add-in itself is a sentence too, with what it was under the details", async () => {
    await failed(new TypeError("x is undefined"));
    expect(alertText()).toMatch(/^Something went wrong in Lavirint\..*TypeError: x is undefined/s);
  });
});

describe("a question", () => {
  const question = { sentence: told("B4:C9 on Sheet1 hold 11 values. Overwrite them?"), yes: told("Overwrite") };
  const dialog = () => document.querySelector("dialog")!;

  it("names itself by its sentence, takes the focus to Cancel, and gives it back", async () => {
    button("Generate").focus();
    const { dialogue } = await generating();
    const answer = dialogue.ask(question);
    const name = document.getElementById(dialog().getAttribute("aria-labelledby")!)!.textContent;
    expect([dialog().open, name]).toEqual([true, "B4:C9 on Sheet1 hold 11 values. Overwrite them?"]);
    expect(document.activeElement).toBe(button("Cancel"));
    await pressed("Overwrite");
    expect([await answer, dialog().open, document.activeElement]).toEqual([true, false, button("Generate")]);
  });

  it.each([
    ["Cancel", () => button("Cancel").click()],
    ["Esc", () => key("Escape", dialog())],
    ["the webview’s own way to cancel", () => dialog().dispatchEvent(new window.Event("cancel"))],
    ["closing the pane", () => window.dispatchEvent(new window.Event("pagehide"))],
  ])("is answered no by %s", async (_, refuse) => {
    const { dialogue } = await generating();
    const answer = dialogue.ask(question);
    refuse();
    expect([await answer, dialog().open]).toEqual([false, false]);
  });

  it("with another way has that on its other button, and the next one has Cancel again; after Stop none is put", async () => {
    const { dialogue } = await generating();
    const answer = dialogue.ask({ ...question, no: told("Keep them") });
    expect(document.activeElement).toBe(button("Keep them"));
    await pressed("Keep them");
    expect(await answer).toBe(false);
    void dialogue.ask(question);
    expect(document.activeElement).toBe(button("Cancel"));
    await pressed("Cancel", "Stop");
    expect([await dialogue.ask(question), dialog().open]).toEqual([false, false]);
  });
});

test("of the parts that come late none is there when the pane opens; Generate is given what Watch begins with, and loads it", async () => {
  await openBarePane();
  const late = ["Replay", "Solve", "Make passage", "Set up for printing", "Compare", "Report"];
  const there = () => {
    const names = [...document.querySelectorAll("button:not([role])")].map(({ textContent }) => textContent);
    return late.filter((name) => names.includes(name));
  };
  expect(there()).toEqual([]);
  expect((await generating()).choice).toMatchObject({ pace: "instant", setNumbers: "usual", tint: false });
  expect(there()).toEqual(["Replay"]);
});
