/** Running actions one at a time: status, questions, and parts that load late. */
import { ActionFailure, type ActionOutcome, type Dialogue, type OpenWorkbook, type Question } from "../actions/core";
import type { Player } from "../actions/watch";
import { Stopped } from "../engine";
import { type Message, inLines, message } from "../message";
import { loadAllWords, say, sayInEvery, sayInSheet, text } from "../words";
import { InputFault, type Label, button, buttons, element, note, setAvailable, unfolding } from "./controls";

/** The rooms of src/actions, each a script of its own. */
export const rooms = {
  make: () => import(/* webpackChunkName: "make" */ "../actions/make"),
  watch: () => import(/* webpackChunkName: "watch" */ "../actions/watch"),
  front: () => import(/* webpackChunkName: "front" */ "../actions/front"),
  solve: () => import(/* webpackChunkName: "solve" */ "../actions/solve"),
  edit: () => import(/* webpackChunkName: "edit" */ "../actions/edit"),
  print: () => import(/* webpackChunkName: "print" */ "../actions/print"),
  classroom: () => import(/* webpackChunkName: "classroom" */ "../actions/classroom"),
  laboratory: () => import(/* webpackChunkName: "laboratory" */ "../actions/laboratory"),
  report: () => import(/* webpackChunkName: "report" */ "../actions/report"),
} as const;

type Rooms = { readonly [Room in keyof typeof rooms]: Late<Awaited<ReturnType<(typeof rooms)[Room]>>> };

/** What the pane's views call, `actions.edit.addCells(…)`; a test gives fakes of the same type. */
export interface Actions extends Rooms {
  readonly workbook: OpenWorkbook;
}

/** All actions that the pane can run in its workbook. A room's script is loaded when one of its actions is first called. */
export function actionsIn(workbook: OpenWorkbook): Actions {
  const late = Object.entries(rooms).map(([name, load]) => [name, functionsOf<object>(load)]);
  return { workbook, ...(Object.fromEntries(late) as Rooms) };
}

type Late<Module> = {
  readonly [Name in keyof Module as Module[Name] extends (...given: never[]) => unknown ? Name : never]: Later<
    Module[Name]
  >;
};
type Later<F> = F extends (...given: infer All) => infer Outcome ? (...given: All) => Promise<Awaited<Outcome>> : never;

/** The functions of a module, which is loaded when one is called. They reject with ActionFailure if it cannot be loaded. */
export function functionsOf<Module extends object>(load: () => Promise<Module>): Late<Module> {
  const get =
    (_: unknown, name: PropertyKey) =>
    async (...given: unknown[]) => {
      const module = (await loaded(load())) as Readonly<Record<PropertyKey, (...given: unknown[]) => unknown>>;
      return module[name]!(...given);
    };
  return new Proxy({}, { get }) as Late<Module>;
}

export type Followed<T> = ReturnType<typeof followed<T>>;

/** Calls each follower whenever something is shown, and at once with what was shown last. */
export function followed<T>(shown?: T) {
  const followers: ((shown: T) => void)[] = [];
  return {
    follow: (follower: (shown: T) => void): void => {
      followers.push(follower);
      if (shown !== undefined) follower(shown);
    },
    show: (now: T): void => {
      shown = now;
      for (const follower of followers) follower(now);
    },
  };
}

/** The content of a tab of the pane, or of About. */
export interface Tab {
  readonly content: readonly HTMLElement[];
}

export type LatePart<Part extends Tab> = ReturnType<typeof latePart<Part>>;

/** A part of the pane whose script `build` loads: when somebody wants to see it, or when the page is idle. */
export function latePart<Part extends Tab>(build: () => Promise<Part>) {
  const placeholder = note("");
  let part: Part | undefined;
  let loading: Promise<Part> | undefined;
  const bring = async () => {
    placeholder.textContent = text("part-loading");
    try {
      part = await build();
      placeholder.replaceWith(...part.content);
      return part;
    } catch (thrown) {
      loading = undefined;
      placeholder.textContent = text("part-not-loaded");
      throw thrown;
    }
  };
  return {
    placeholder,
    part: () => part,
    /** Resolves when the part is in its place. Rejects as `build` does, and then the next call tries again. */
    load: () => (loading ??= bring()),
  };
}

/** A script, with the words for its sentences. Rejects with ActionFailure if one of them does not load; the next call tries again. */
async function loaded<Module>(script: Promise<Module>): Promise<Module> {
  try {
    const [module] = await Promise.all([script, loadAllWords()]);
    return module;
  } catch (error) {
    const details = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    throw new ActionFailure(message("part-not-loaded"), inLines(details));
  }
}

/** What an action gives the pane to show: a sentence and perhaps a seed, and something to play. */
type PaneOutcome = ActionOutcome & { readonly player?: Player };

export type SingleFlight = ReturnType<typeof singleFlight>;

/**
 * Runs one action at a time: while one works, no other can begin, and the buttons that start actions show that. `reveal` makes a control
 * with invalid input visible, unfolding what hides it; `rest` is called after an action, when another one may begin, with its outcome if it
 * was done.
 */
export function singleFlight(
  workbook: OpenWorkbook,
  reveal: (control: HTMLElement) => void,
  rest: (outcome: PaneOutcome | undefined) => void,
) {
  const [status, question] = [statusView(), questionView()];
  let working: AbortController | undefined;
  /** The last step that was run quietly, and what stops it. */
  let stepping: Promise<unknown> = Promise.resolve();
  let step: AbortController | undefined;
  const busy = followed(false);

  const whileIdle = <Control extends HTMLElement>(control: Control): Control => {
    busy.follow((isBusy) => setAvailable(control, !isBusy));
    return control;
  };
  /** A button that runs an action. `done` gets the outcome of one that was done. */
  const buttonOf = <T extends PaneOutcome>(
    label: Label,
    action: (dialogue: Dialogue) => Promise<T>,
    done: (outcome: T) => unknown = () => undefined,
  ): HTMLButtonElement =>
    whileIdle(button(label, () => void run(label, action).then((outcome) => outcome && done(outcome))));

  const dialogueOf = (pressed: Message, signal: AbortSignal, progress: Dialogue["progress"]): Dialogue => ({
    workbook,
    button: pressed,
    progress,
    say: sayInSheet,
    inEveryLanguage: sayInEvery,
    signal,
    ask: (asked) => question.ask(asked, signal),
  });
  /** What an action gives; undefined if it failed, or was stopped and `tell` says so. */
  const attempt = async <T>(tell: (sentence: string) => void, work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (thrown) {
      if (thrown instanceof Stopped) tell(say(thrown.sentence));
      else showFailure(thrown);
      return undefined;
    }
  };
  /** Shows the outcome, and resolves to it; to undefined if the action failed, was stopped, or another one was running. Never rejects. */
  const run = async <T extends PaneOutcome>(
    label: Label,
    action: (dialogue: Dialogue) => Promise<T>,
  ): Promise<T | undefined> => {
    if (working) return undefined;
    const { signal } = (working = new AbortController());
    const pressed = messageOf(label);
    status.start(text("under-way", { button: pressed }));
    busy.show(true);
    const dialogue = dialogueOf(pressed, signal, (done, total, words) => {
      // After Stop only one thing still matters: what the person must do for the work to end.
      if (signal.aborted && total > 0) return;
      const percent = Math.floor((100 * done) / Math.max(1, total));
      status.progress(done, total, words ? say(words) : text("under-way-part", { button: pressed, percent }));
    });
    const outcome = await attempt(status.finish, async () => {
      await stepping;
      const given = await action(dialogue);
      status.finish(say(given.sentence));
      return given;
    });
    working = undefined;
    busy.show(false);
    rest(outcome);
    return outcome;
  };
  /**
   * Runs a short action that says nothing before its outcome: one step. An action begun meanwhile waits for it. An outcome that `isKnown`
   * is said again only if something else was said meanwhile. Resolves as `run` does.
   */
  const runQuietly = async <T extends ActionOutcome & { readonly isKnown?: boolean }>(
    label: Label,
    action: (dialogue: Dialogue) => Promise<T>,
  ): Promise<T | undefined> => {
    if (working) return undefined;
    const { signal } = (step = new AbortController());
    const before = stepping;
    let said: string | undefined;
    const remark = (sentence: string) => {
      if (sentence !== said) status.remark(sentence);
      said = sentence;
    };
    const dialogue = dialogueOf(messageOf(label), signal, (_done, _total, words) => words && remark(say(words)));
    const done = attempt(remark, async () => {
      await before;
      const outcome = await action(dialogue);
      if (!working && (outcome.isKnown !== true || said !== undefined)) remark(say(outcome.sentence));
      return outcome;
    });
    stepping = done;
    return done;
  };

  const showFailure = (thrown: unknown) => {
    if (thrown instanceof ActionFailure) {
      status.fail(say(thrown.sentence), thrown.details === undefined ? "" : say(thrown.details));
    } else if (thrown instanceof InputFault) {
      status.fail(say(thrown.sentence), "");
      reveal(thrown.field);
      thrown.field.focus();
    } else {
      const details = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
      status.fail(text("internal-error-in-pane"), details);
    }
  };
  return {
    /** The line is for below everything else, the message for above it, as it can be closed. */
    views: { line: status.root, message: status.message, question: question.root },
    /** Calls a follower now, and again each time an action begins or ends. */
    follow: busy.follow,
    whileIdle,
    button: buttonOf,
    run,
    runQuietly,
    get busy(): boolean {
      return working !== undefined;
    },
    stop(): void {
      if (working?.signal.aborted === false) status.start(text("stopping"));
      working?.abort();
      step?.abort();
    },
    /** Shows a failure of something that nobody pressed a button for; a running action has the status line to itself. */
    showIfIdle: (thrown: unknown): void => {
      if (!working) showFailure(thrown);
    },
  };
}

const messageOf = (label: Label): Message => (typeof label === "string" ? message(label) : label);

/** A progress bar and the status line, and a message when something went wrong. The line is never empty after an action. */
function statusView() {
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
    /** The status line, which is read aloud, changes when the sentence is about something else, and otherwise at each quarter. */
    progress(done: number, total: number, sentence: string): void {
      bar.value = total > 0 ? Math.min(1, Math.max(0, done / total)) : 0;
      const speaking = `${sentence.replace(/\d+/g, "#")} ${Math.floor(bar.value * 4)}`;
      if (speaking !== spoken) tell(sentence);
      spoken = speaking;
    },
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

/** The focus starts on "Cancel", or what stands in its place, and returns to where it was. Esc gives that answer, which changes nothing. */
function questionView() {
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
