import { type Message, message } from "../../message";
import { canSay, say, sayInEvery, sayInSheet, text } from "../../words";
import { ActionFailure, type ActionOutcome, type Dialogue, type OpenWorkbook, type Question } from "../../actions/core";
import { Stopped } from "../../engine";
import { InputFault, type Label, button, buttons, element, setAvailable, unfolding } from "../controls";
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
    private readonly status: ReturnType<typeof statusView>,
    private readonly question: ReturnType<typeof questionView>,
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
    const { signal } = (this.working = new AbortController());
    const button = messageOf(label);
    this.status.start(text("under-way", { button }));
    this.notify();
    const dialogue = this.dialogue(button, signal, (done, total, words) => {
      // After Stop only one thing still matters: what the person must do for the work to end.
      if (signal.aborted && total > 0) return;
      const percent = Math.floor((100 * done) / Math.max(1, total));
      this.status.progress(done, total, words ? say(words) : text("under-way-part", { button, percent }));
    });
    const outcome = await this.attempt(this.status.finish, async () => {
      await this.quiet?.done;
      const given = await action(dialogue);
      this.status.finish(say(given.sentence));
      if (given.seed !== undefined) this.pane.showSeed(given.seed);
      return given;
    });
    this.working = undefined;
    this.notify();
    this.pane.rest();
    return outcome;
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
    const before = this.quiet?.done;
    let said: string | undefined;
    const remark = (sentence: string): void => {
      if (sentence !== said) this.status.remark(sentence);
      said = sentence;
    };
    const { signal } = controller;
    const dialogue = this.dialogue(messageOf(label), signal, (_done, _total, words) => words && remark(say(words)));
    const done = this.attempt(remark, async () => {
      await before;
      const outcome = await action(dialogue);
      if (!this.working && (outcome.isKnown !== true || said !== undefined)) remark(say(outcome.sentence));
      return outcome;
    });
    const quiet = { done, controller };
    this.quiet = quiet;
    const outcome = await done;
    if (this.quiet === quiet) this.quiet = undefined;
    return outcome;
  }

  /** What an action gives; undefined if it failed, or was stopped and `tell` says so. */
  private async attempt<T>(tell: (sentence: string) => void, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (thrown) {
      if (thrown instanceof Stopped) tell(say(thrown.sentence));
      else this.showFailure(thrown);
      return undefined;
    }
  }

  stop(): void {
    if (this.working?.signal.aborted === false) this.status.start(text("stopping"));
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
export function statusView() {
  const bar = element("progress", { "aria-label": text("progress"), hidden: true });
  const line = element("p", { class: "status", role: "status" }, text("press-generate"));
  const alert = element("div", { class: "alert", role: "alert" });
  const [wholeLine, wholeAlert] = [unfolding(line), unfolding(alert)];
  const close = button("close", () => remark(text("press-generate")), "quiet");
  close.setAttribute("aria-label", text("close-message"));
  const shownMessage = element("div", { class: "message", hidden: true }, wholeAlert.root, close);
  shownMessage.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") close.click();
  });
  /** The last spoken sentence without its numbers, and the quarter of the work at which it was spoken. */
  let spoken = "";
  const tell = (sentence: string) => {
    line.textContent = sentence;
    wholeLine.unfold(false);
  };
  /** Something to know while there is no progress; an earlier failure is no longer shown. */
  const remark = (sentence: string) => {
    tell(sentence);
    shownMessage.hidden = true;
    alert.replaceChildren();
  };
  const finish = (sentence: string) => {
    bar.hidden = true;
    tell(sentence);
  };
  return {
    root: element("div", { class: "state" }, bar, wholeLine.root),
    /** Above the controls that are always visible; can be closed. */
    message: shownMessage,
    remark,
    finish,
    /** An action has begun, or is being stopped, and has not said yet how much there is to do. */
    start(sentence: string): void {
      spoken = "";
      remark(sentence);
      bar.removeAttribute("value");
      bar.hidden = false;
    },
    /**
     * The bar follows every call. The status line, which is read aloud, changes when the sentence is about something else
     * (a cell is being edited: press Enter), and otherwise at each quarter of the work.
     */
    progress(done: number, total: number, sentence: string): void {
      bar.value = total > 0 ? Math.min(1, Math.max(0, done / total)) : 0;
      const speaking = `${sentence.replace(/\d+/g, "#")} ${Math.floor(bar.value * 4)}`;
      if (speaking !== spoken) tell(sentence);
      spoken = speaking;
    },
    /** The action failed. `details` is shown when unfolded; empty for none. */
    fail(sentence: string, details: string): void {
      finish(text("see-message"));
      // Visible first: a screen reader announces text that is added to an alert, but not an alert that appears.
      shownMessage.hidden = false;
      alert.replaceChildren(element("p", {}, sentence));
      if (details) {
        const summary = element("summary", { tabindex: 0 }, text("details"));
        const more = element("details", {}, summary, element("pre", { tabindex: 0 }, details));
        more.addEventListener("toggle", () => wholeAlert.unfold(more.open));
        alert.append(more);
      }
      wholeAlert.unfold(false);
    },
  };
}

/**
 * Asks the person a question, in a modal dialog. The focus starts on "Cancel", the answer that changes nothing, or on what stands in its
 * place, and returns to where it was. Esc is that answer.
 */
export function questionView() {
  const sentence = element("p", { id: "question" });
  const yes = button("", () => answer(true), "primary");
  const cancel = button("cancel", () => answer(false));
  const content = [sentence, buttons(yes, cancel)];
  const root = element("dialog", { class: "question", "aria-labelledby": "question" }, ...content);
  let resolve: ((yes: boolean) => void) | undefined;
  let askedFrom: Element | null = null;
  const answer = (isYes: boolean) => {
    const given = resolve;
    if (!given) return;
    resolve = undefined;
    if (typeof root.close === "function") root.close();
    else root.removeAttribute("open");
    if (askedFrom instanceof HTMLElement) askedFrom.focus();
    given(isYes);
  };
  // Excel's own Esc and a webview's "cancel" both arrive here; the dialog closes in answer().
  root.addEventListener("cancel", (event) => {
    event.preventDefault();
    answer(false);
  });
  root.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") answer(false);
  });
  /** Resolves to true only when the person confirms; to false on Cancel, and when `signal` is aborted. */
  const ask = (question: Question, signal: AbortSignal): Promise<boolean> => {
    if (signal.aborted) return Promise.resolve(false);
    answer(false);
    sentence.textContent = say(question.sentence);
    yes.textContent = say(question.yes);
    cancel.textContent = say(question.no ?? "cancel");
    askedFrom = document.activeElement;
    // Webviews from before 2022 have no modal dialogs. There the question is shown in the pane, where nothing else can be
    // started while an action waits for its answer.
    if (typeof root.showModal === "function") root.showModal();
    else root.setAttribute("open", "");
    cancel.focus();
    return new Promise((given) => {
      const refuse = () => answer(false);
      signal.addEventListener("abort", refuse, { once: true });
      resolve = (isYes) => {
        signal.removeEventListener("abort", refuse);
        given(isYes);
      };
    });
  };
  return { root, ask };
}
