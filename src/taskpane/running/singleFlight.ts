import type { Message } from "../../message";
import { canSay, say, sayInEvery, sayInSheet, text } from "../../words";
import { ActionFailure, type ActionOutcome, type Dialogue, type OpenWorkbook, type Question } from "../../actions/desk";
import { InputFault, button, setAvailable } from "../controls";
import { loaded } from "./loaded";

/** Shows a running action. */
interface RunView {
  /** `sentence` says what has begun. */
  begin(sentence: string): void;
  progress(done: number, total: number, sentence: string): void;
  /** Stop was pressed; the current request is still awaited. */
  stopping(): void;
  ask(question: Question, signal: AbortSignal): Promise<boolean>;
  /** A remark of a quiet action while it works (press Enter, a cell is being edited); empty when it is over. */
  remark(sentence: string): void;
  finish(sentence: string): void;
  fail(sentence: string, details: string): void;
  /** Makes a control with invalid input visible, unfolding what hides it. */
  reveal(control: HTMLElement): void;
  /** Called after finish or fail, when another action may begin. */
  rest(): void;
}

/** Runs one action at a time: while one works, no other can begin, and the buttons that start actions show that. */
export class SingleFlight {
  private working: AbortController | undefined;
  private quiet: { readonly done: Promise<unknown>; readonly controller: AbortController } | undefined;

  private readonly followers: (() => void)[] = [];

  constructor(
    private readonly workbook: OpenWorkbook,
    private readonly view: RunView,
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
    label: string,
    sentence: string,
    action: (dialogue: Dialogue) => Promise<T>,
    done: (outcome: T | undefined) => unknown = () => undefined,
  ): HTMLButtonElement {
    return this.whileIdle(button(label, () => void this.run(sentence, action).then(done)));
  }

  /**
   * Runs the action and shows its outcome. Resolves to the outcome, or to undefined when it failed or when another
   * action was running; never rejects.
   */
  async run<T extends ActionOutcome>(
    sentence: string,
    action: (dialogue: Dialogue) => Promise<T>,
  ): Promise<T | undefined> {
    if (this.working) return undefined;
    const working = new AbortController();
    this.working = working;
    this.view.begin(sentence);
    this.notify();
    try {
      await this.quiet?.done;
      const outcome = await action({
        workbook: this.workbook,
        ask: (question) => this.view.ask(question, working.signal),
        progress: (done, total, words) => {
          // After Stop only one thing still matters: what the person must do for the work to end.
          if (!working.signal.aborted || total === 0) this.view.progress(done, total, say(words));
        },
        say: sayInSheet,
        inEveryLanguage: sayInEvery,
        signal: working.signal,
      });
      this.view.finish(say(outcome.sentence));
      return outcome;
    } catch (thrown) {
      this.showFailure(thrown);
      return undefined;
    } finally {
      this.working = undefined;
      this.notify();
      this.view.rest();
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
      this.view.remark(sentence);
    };
    const done = Promise.resolve(before)
      .then(() =>
        action({
          workbook: this.workbook,
          ask: (question) => this.view.ask(question, signal),
          progress: (_done, _total, words) => remark(say(words)),
          say: sayInSheet,
          inEveryLanguage: sayInEvery,
          signal,
        }),
      )
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
    if (this.working?.signal.aborted === false) this.view.stopping();
    this.working?.abort();
    this.quiet?.controller.abort();
  }

  private notify(): void {
    for (const follower of this.followers) follower();
  }

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
      return this.view.fail(say(thrown.sentence), thrown.details === undefined ? "" : say(thrown.details));
    }
    if (thrown instanceof InputFault) {
      this.view.fail(say(thrown.sentence), "");
      this.view.reveal(thrown.field);
      return thrown.field.focus();
    }
    this.view.fail(
      text("internal-error-in-pane"),
      thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown),
    );
  }
}

const isSayable = (told: Message | undefined): boolean => told === undefined || canSay(told);
