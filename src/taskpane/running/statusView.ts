import { element } from "../controls/elements";

/** Where the person reads how things stand: a progress bar, the status line, and what went wrong. */
export class StatusView {
  readonly root: HTMLElement;
  private readonly bar = element("progress", { "aria-label": "Progress" });
  private readonly percent = element("span", { class: "percent", "aria-hidden": "true" });
  private readonly track = element("div", { class: "progress", hidden: true }, this.bar, this.percent);
  private readonly line = element("p", { class: "status", role: "status" });
  private readonly alert = element("div", { class: "alert", role: "alert" });
  /** The sentence last spoken without its numbers, and how many quarters of the way it was spoken at. */
  private spoken = "";

  constructor() {
    this.root = element("div", { class: "state" }, this.track, this.line, this.alert);
  }

  /** An action has begun and has not said yet how much there is to do. */
  start(sentence: string): void {
    this.spoken = "";
    this.bar.removeAttribute("value");
    this.percent.textContent = "";
    this.track.hidden = false;
    this.line.textContent = sentence;
    this.alert.replaceChildren();
  }

  /**
   * The bar follows every call. The status line, which is read aloud, changes when something else is being done or said
   * (a cell is being edited: press Enter), and otherwise each quarter of the way.
   */
  progress(done: number, total: number, sentence: string): void {
    const part = total > 0 ? Math.min(1, Math.max(0, done / total)) : 0;
    this.bar.value = part;
    this.percent.textContent = `${Math.floor(part * 100)} %`;
    const speaking = `${sentence.replace(/\d+/g, "#")} ${Math.floor(part * 4)}`;
    if (speaking === this.spoken) return;
    this.spoken = speaking;
    this.line.textContent = sentence;
  }

  /** Something to know while nothing is counted; what went wrong before is over. */
  remark(sentence: string): void {
    this.line.textContent = sentence;
    this.alert.replaceChildren();
  }

  /** The action is over; `sentence` says what came of it. */
  finish(sentence: string): void {
    this.track.hidden = true;
    this.line.textContent = sentence;
  }

  /** The action is over and could not be done. `details` is for whoever unfolds it; empty for none. */
  fail(sentence: string, details: string): void {
    this.finish("");
    this.alert.replaceChildren(element("p", {}, sentence));
    if (!details) return;
    this.alert.append(
      element("details", {}, element("summary", { tabindex: 0 }, "Details"), element("pre", { tabindex: 0 }, details)),
    );
  }
}
