import { text } from "../../words";
import { Unfolding, button, element } from "../controls";

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
