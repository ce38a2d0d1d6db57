import { text, say } from "../../words";
import { Unfolding, button, element, buttons } from "../controls";
import type { Question } from "../../actions/desk";

/**
 * Shows the state of things: a progress bar and the status line, and a message when something went wrong. The line
 * is never empty after an action, and always agrees with the message.
 */
export class StatusView {
  readonly root: HTMLElement;
  /** Above the controls that are always visible; can be closed. */
  readonly message: HTMLElement;
  private readonly bar = element("progress", { "aria-label": text("progress"), hidden: true });
  private readonly line = element("p", { class: "status", role: "status" }, text("press-generate"));
  private readonly alert = element("div", { class: "alert", role: "alert" });
  private readonly wholeLine: Unfolding;
  private readonly wholeAlert: Unfolding;
  private readonly close = button("close", () => this.remark(text("press-generate")), "quiet");
  /** The last spoken sentence without its numbers, and the quarter of the work at which it was spoken. */
  private spoken = "";

  constructor() {
    this.wholeLine = new Unfolding(this.line);
    this.wholeAlert = new Unfolding(this.alert);
    this.root = element("div", { class: "state" }, this.bar, this.wholeLine.root);
    this.close.setAttribute("aria-label", text("close-message"));
    this.message = element("div", { class: "message", hidden: true }, this.wholeAlert.root, this.close);
    this.message.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") this.close.click();
    });
  }

  /** An action has begun and has not said yet how much there is to do. */
  start(sentence: string): void {
    this.spoken = "";
    this.bar.removeAttribute("value");
    this.bar.hidden = false;
    this.remark(sentence);
  }

  /**
   * The bar follows every call. The status line, which is read aloud, changes when the sentence is about something else
   * (a cell is being edited: press Enter), and otherwise at each quarter of the work.
   */
  progress(done: number, total: number, sentence: string): void {
    const part = total > 0 ? Math.min(1, Math.max(0, done / total)) : 0;
    this.bar.value = part;
    const speaking = `${sentence.replace(/\d+/g, "#")} ${Math.floor(part * 4)}`;
    if (speaking === this.spoken) return;
    this.spoken = speaking;
    this.say(sentence);
  }

  /** The action was told to stop, and ends when its current request is answered. */
  stopping(): void {
    this.start(text("stopping"));
  }

  /** Something to know while there is no progress; an earlier failure is no longer shown. */
  remark(sentence: string): void {
    this.say(sentence);
    this.message.hidden = true;
    this.alert.replaceChildren();
  }

  /** The action is over; `sentence` is its outcome. */
  finish(sentence: string): void {
    this.bar.hidden = true;
    this.say(sentence);
  }

  /** The action failed. `details` is shown when unfolded; empty for none. */
  fail(sentence: string, details: string): void {
    this.finish(text("see-message"));
    // Visible first: a screen reader announces text that is added to an alert, but not an alert that appears.
    this.message.hidden = false;
    this.alert.replaceChildren(element("p", {}, sentence));
    if (details) {
      const summary = element("summary", { tabindex: 0 }, text("details"));
      const more = element("details", {}, summary, element("pre", { tabindex: 0 }, details));
      more.addEventListener("toggle", () => this.wholeAlert.unfold(more.open));
      this.alert.append(more);
    }
    this.wholeAlert.unfold(false);
  }

  private say(sentence: string): void {
    this.line.textContent = sentence;
    this.wholeLine.unfold(false);
  }
}

/**
 * Asks the person a question, in a modal dialog. The focus starts on "Cancel", the answer that changes nothing, or on what stands in its
 * place, and returns to where it was. Esc is that answer.
 */
export class QuestionView {
  readonly root = element("dialog", { class: "question", "aria-labelledby": "question" });
  private readonly sentence = element("p", { id: "question" });
  private readonly yes = button("", () => this.answer(true), "primary");
  private readonly cancel = button("cancel", () => this.answer(false));
  private resolve: ((yes: boolean) => void) | undefined;
  private askedFrom: Element | null = null;

  constructor() {
    this.root.append(this.sentence, buttons(this.yes, this.cancel));
    // Excel's own Esc and a webview's "cancel" both arrive here; the dialog closes in answer().
    this.root.addEventListener("cancel", (event) => {
      event.preventDefault();
      this.answer(false);
    });
    this.root.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.answer(false);
    });
  }

  /** Resolves to true only when the person confirms; to false on Cancel, and when `signal` is aborted. */
  ask(question: Question, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return Promise.resolve(false);
    this.answer(false);
    this.sentence.textContent = say(question.sentence);
    this.yes.textContent = say(question.yes);
    this.cancel.textContent = say(question.no ?? "cancel");
    this.askedFrom = document.activeElement;
    this.open();
    this.cancel.focus();
    return new Promise((resolve) => {
      const give = (): void => this.answer(false);
      signal.addEventListener("abort", give, { once: true });
      this.resolve = (yes) => {
        signal.removeEventListener("abort", give);
        resolve(yes);
      };
    });
  }

  private open(): void {
    // Webviews from before 2022 have no modal dialogs. There the question is shown in the pane, where nothing else can be
    // started while an action waits for its answer.
    if (typeof this.root.showModal === "function") this.root.showModal();
    else this.root.setAttribute("open", "");
  }

  private answer(yes: boolean): void {
    const resolve = this.resolve;
    if (!resolve) return;
    this.resolve = undefined;
    if (typeof this.root.close === "function") this.root.close();
    else this.root.removeAttribute("open");
    if (this.askedFrom instanceof HTMLElement) this.askedFrom.focus();
    resolve(yes);
  }
}
