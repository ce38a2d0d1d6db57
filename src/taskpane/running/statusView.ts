import { text } from "../../words";
import { button, element } from "../controls";

/**
 * Where the person reads how things stand: a progress bar and the status line, and the message of what went wrong. The line
 * never stays empty after an action, and never says anything else than the message.
 */
export class StatusView {
  readonly root: HTMLElement;
  /** Stands above the controls that stay in view, and can be closed. */
  readonly message: HTMLElement;
  private readonly bar = element("progress", { "aria-label": text("progress"), hidden: true });
  private readonly line = element("p", { class: "status", role: "status" }, text("press-generate"));
  private readonly alert = element("div", { class: "alert", role: "alert" });
  private readonly close = button(text("close"), () => this.remark(text("press-generate")), "quiet");
  /** The sentence last spoken without its numbers, and how many quarters of the way it was spoken at. */
  private spoken = "";

  constructor() {
    this.root = element("div", { class: "state" }, this.bar, this.line);
    this.close.setAttribute("aria-label", text("close-message"));
    this.message = element("div", { class: "message", hidden: true }, this.alert, this.close);
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
   * The bar follows every call. The status line, which is read aloud, changes when something else is being done or said
   * (a cell is being edited: press Enter), and otherwise each quarter of the way.
   */
  progress(done: number, total: number, sentence: string): void {
    const part = total > 0 ? Math.min(1, Math.max(0, done / total)) : 0;
    this.bar.value = part;
    const speaking = `${sentence.replace(/\d+/g, "#")} ${Math.floor(part * 4)}`;
    if (speaking === this.spoken) return;
    this.spoken = speaking;
    this.say(sentence);
  }

  /** The action was told to stop, and ends when what is on its way is answered. */
  stopping(): void {
    this.start(text("stopping"));
  }

  /** Something to know while nothing is counted; what went wrong before is over. */
  remark(sentence: string): void {
    this.say(sentence);
    this.message.hidden = true;
    this.alert.replaceChildren();
  }

  /** The action is over; `sentence` says what came of it. */
  finish(sentence: string): void {
    this.bar.hidden = true;
    this.say(sentence);
  }

  /** The action is over and could not be done. `details` is for whoever unfolds it; empty for none. */
  fail(sentence: string, details: string): void {
    this.finish(text("see-message"));
    // In sight first: a screen reader announces what comes into an alert, and not one that appears.
    this.message.hidden = false;
    this.alert.replaceChildren(element("p", {}, sentence));
    if (!details) return;
    this.alert.append(
      element(
        "details",
        {},
        element("summary", { tabindex: 0 }, text("details")),
        element("pre", { tabindex: 0 }, details),
      ),
    );
  }

  private say(sentence: string): void {
    this.line.textContent = sentence;
    this.line.scrollTop = 0;
    // More than the line has room for is scrolled, by keyboard too.
    if (this.line.scrollHeight > this.line.clientHeight + 1) this.line.tabIndex = 0;
    else this.line.removeAttribute("tabindex");
  }
}
