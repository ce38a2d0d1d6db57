import type { Message } from "../../message";
import { canSay, say, sayInEvery, sayInSheet, text } from "../../words";
import { ActionFailure, type ActionOutcome, type Dialogue, type OpenWorkbook, type Question } from "../../actions/desk";
import { InputFault, type Label, button, setAvailable } from "../controls";
import { loaded } from "./actions";
import type { QuestionView } from "./statusView";
import type { StatusView } from "./statusView";

/** What a running action needs of the pane besides. */
interface Surroundings {
  /** Makes a control with invalid input visible, unfolding what hides it. */
  reveal(control: HTMLElement): void;
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

  /** A button that runs an action. `done` gets its outcome, or undefined, as {@link run} says. */
  button<T extends ActionOutcome>(
    label: Label,
    action: (dialogue: Dialogue) => Promise<T>,
    done: (outcome: T | undefined) => unknown = () => undefined,
  ): HTMLButtonElement {
    return this.whileIdle(button(label, () => void this.run(label, action).then(done)));
  }

  /**
   * Runs the action of the button with this label and shows its outcome. Resolves to the outcome, or to undefined when it failed or
   * another action was running; never rejects.
   */
  async run<T extends ActionOutcome>(label: Label, action: (dialogue: Dialogue) => Promise<T>): Promise<T | undefined> {
    if (this.working) return undefined;
    const working = new AbortController();
    this.working = working;
    const button = say(label);
    this.status.start(text("under-way", { button }));
    this.notify();
    try {
      await this.quiet?.done;
      const { signal } = working;
      const outcome = await action(
        this.dialogue(signal, (done, total, words) => {
          // After Stop only one thing still matters: what the person must do for the work to end.
          if (signal.aborted && total > 0) return;
          const percent = Math.floor((100 * done) / Math.max(1, total));
          this.status.progress(done, total, words ? say(words) : text("under-way-part", { button, percent }));
        }),
      );
      this.status.finish(say(outcome.sentence));
      return outcome;
    } catch (thrown) {
      this.showFailure(thrown);
      return undefined;
    } finally {
      this.working = undefined;
      this.notify();
      this.pane.rest();
    }
  }

  /**
   * Runs a short action that says nothing before its outcome: one step. An action begun
   * meanwhile waits for it. An outcome that `isKnown` is said again only if something else was said meanwhile. Resolves as
   * {@link run} does.
   */
  async runQuietly<T extends ActionOutcome & { readonly isKnown?: boolean }>(
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
      .then(() => action(this.dialogue(signal, (_done, _total, words) => words && remark(say(words)))))
      .then((outcome) => {
        if (!this.working && (outcome.isKnown !== true || said !== undefined)) remark(say(outcome.sentence));
        return outcome;
      })
      .catch((thrown: unknown) => {
        this.showFailure(thrown);
        return undefined;
      });
    const quiet = { done, controller };
    this.quiet = quiet;
    return done.finally(() => {
      if (this.quiet === quiet) this.quiet = undefined;
    });
  }

  /** Tells the running action to stop; does nothing if there is none. */
  stop(): void {
    if (this.working?.signal.aborted === false) this.status.stopping();
    this.working?.abort();
    this.quiet?.controller.abort();
  }

  private dialogue(signal: AbortSignal, progress: Dialogue["progress"]): Dialogue {
    const ask = (question: Question) => this.question.ask(question, signal);
    return { workbook: this.workbook, ask, progress, say: sayInSheet, inEveryLanguage: sayInEvery, signal };
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

const isSayable = (told: Message | undefined): boolean => told === undefined || canSay(told);
