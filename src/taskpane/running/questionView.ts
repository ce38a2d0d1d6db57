import { say } from "../../words";
import type { Question } from "../../actions/desk";
import { button, buttons, element } from "../controls";

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
