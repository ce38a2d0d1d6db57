import { type Message, message } from "../../message";
import { canSay, say, sayInEvery, sayInSheet, text } from "../../words";
import { ActionFailure, type ActionOutcome, type Dialogue, type OpenWorkbook, type Question } from "../../actions/core";
import { Stopped } from "../../engine";
import { InputFault, type Label, Unfolding, button, buttons, element, setAvailable } from "../controls";
import { loaded } from "./actions";

/** What a running action needs of the pane besides. */
interface Surroundings {
  /** Makes a control with invalid input visible, unfolding what hides it. */
  reveal(control: HTMLElement): void;
  showSeed(seed: string): void;
  /** Called after an action, when another one may begin. */
  rest(): void;
}

/** Runs one action at a time: while one works, no other can begin, and the buttons that start actions show that. */
export class SingleFlight {
  private working: AbortController | undefined;
  private quiet: { readonly done: Promise<unknown>; readonly controller: AbortController } | undefined;

  private readonly followers: (() => void)[] = [];

  constructor(
    private readonly workbook: OpenWorkbook,
    private readonly status: StatusView,
    private readonly question: QuestionView,
    private readonly pane: Surroundings,
  ) {}

  get busy(): boolean {
    return this.working !== undefined;
  }

  /** Calls `follower` now, and again each time an action begins or ends. */
  follow(follower: () => void): void {
    this.followers.push(follower);
    follower();
  }

  /** Makes a control unavailable while an action works; returns it. */
  whileIdle<Control extends HTMLElement>(control: Control): Control {
    this.follow(() => setAvailable(control, !this.busy));
    return control;
  }

  /** A button that runs an action. `done` gets the outcome of one that was done. */
  button<T extends ActionOutcome>(
    label: Label,
    action: (dialogue: Dialogue) => Promise<T>,
    done: (outcome: T) => unknown = () => undefined,
  ): HTMLButtonElement {
    return this.whileIdle(
      button(label, () => void this.run(label, action).then((outcome) => outcome && done(outcome))),
    );
  }

  /**
   * Runs the action of the button with this label and shows its outcome. Resolves to the outcome, or to undefined when it failed, was
   * stopped, or another action was running; never rejects.
   */
  async run<T extends ActionOutcome>(label: Label, action: (dialogue: Dialogue) => Promise<T>): Promise<T | undefined> {
    if (this.working) return undefined;
    const working = new AbortController();
    this.working = working;
    const button = messageOf(label);
    this.status.start(text("under-way", { button }));
    this.notify();
    try {
      await this.quiet?.done;
      const { signal } = working;
      const outcome = await action(
        this.dialogue(button, signal, (done, total, words) => {
          // After Stop only one thing still matters: what the person must do for the work to end.
          if (signal.aborted && total > 0) return;
          const percent = Math.floor((100 * done) / Math.max(1, total));
          this.status.progress(done, total, words ? say(words) : text("under-way-part", { button, percent }));
        }),
      );
      this.status.finish(say(outcome.sentence));
      if (outcome.seed !== undefined) this.pane.showSeed(outcome.seed);
      return outcome;
    } catch (thrown) {
      if (thrown instanceof Stopped) this.status.finish(say(thrown.sentence));
      else this.showFailure(thrown);
      return undefined;
    } finally {
      this.working = undefined;
      this.notify();
      this.pane.rest();
    }
  }

  /**
   * Runs a short action that says nothing before its outcome: one step. An action begun meanwhile waits for it. An outcome that `isKnown`
   * is said again only if something else was said meanwhile. Resolves as {@link run} does.
   */
  async runQuietly<T extends ActionOutcome & { readonly isKnown?: boolean }>(
    label: Label,
    action: (dialogue: Dialogue) => Promise<T>,
  ): Promise<T | undefined> {
    if (this.working) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const before = this.quiet?.done;
    let said: string | undefined;
    const remark = (sentence: string): void => {
      if (sentence === said) return;
      said = sentence;
      this.status.remark(sentence);
    };
    const done = Promise.resolve(before)
      .then(() =>
        action(this.dialogue(messageOf(label), signal, (_done, _total, words) => words && remark(say(words)))),
      )
      .then((outcome) => {
        if (!this.working && (outcome.isKnown !== true || said !== undefined)) remark(say(outcome.sentence));
        return outcome;
      })
      .catch((thrown: unknown) => {
        if (thrown instanceof Stopped) remark(say(thrown.sentence));
        else this.showFailure(thrown);
        return undefined;
      });
    const quiet = { done, controller };
    this.quiet = quiet;
    return done.finally(() => {
      if (this.quiet === quiet) this.quiet = undefined;
    });
  }

  stop(): void {
    if (this.working?.signal.aborted === false) this.status.stopping();
    this.working?.abort();
    this.quiet?.controller.abort();
  }

  private dialogue(button: Message, signal: AbortSignal, progress: Dialogue["progress"]): Dialogue {
    const ask = (question: Question) => this.question.ask(question, signal);
    return { workbook: this.workbook, button, ask, progress, say: sayInSheet, inEveryLanguage: sayInEvery, signal };
  }

  private notify(): void {
    for (const follower of this.followers) follower();
  }

  /** Shows a failure of something that nobody pressed a button for; a running action has the status line to itself. */
  readonly showIfIdle = (thrown: unknown): void => {
    if (!this.busy) this.showFailure(thrown);
  };

  /** Shows a failure that happened outside run; first loads the words for it, if they are not there yet. */
  showFailure(thrown: unknown): void {
    if (!(thrown instanceof ActionFailure) || [thrown.sentence, thrown.details].every(isSayable)) {
      return this.tell(thrown);
    }
    void loaded(Promise.resolve(thrown))
      .catch((notLoaded: unknown) => notLoaded)
      .then((told) => this.tell(told));
  }

  private tell(thrown: unknown): void {
    if (thrown instanceof ActionFailure) {
      return this.status.fail(say(thrown.sentence), thrown.details === undefined ? "" : say(thrown.details));
    }
    if (thrown instanceof InputFault) {
      this.status.fail(say(thrown.sentence), "");
      this.pane.reveal(thrown.field);
      return thrown.field.focus();
    }
    this.status.fail(
      text("internal-error-in-pane"),
      thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown),
    );
  }
}

const messageOf = (label: Label): Message => (typeof label === "string" ? message(label) : label);

const isSayable = (told: Message | undefined): boolean => told === undefined || canSay(told);

/** A progress bar and the status line, and a message when something went wrong. The line is never empty after an action. */
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

  stopping(): void {
    this.start(text("stopping"));
  }

  /** Something to know while there is no progress; an earlier failure is no longer shown. */
  remark(sentence: string): void {
    this.say(sentence);
    this.message.hidden = true;
    this.alert.replaceChildren();
  }

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
