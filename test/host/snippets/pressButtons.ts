import { JSDOM, VirtualConsole } from "jsdom";
import { openNodeWorkbook, type NodeWorkbook } from "../node";
import type { Sample } from "./readSamples";
import { truthsOf } from "./truths";

/** The result of pressing a button. */
export interface Pressed {
  /** The button's id. */
  readonly button: string;
  /**
   * ran: without an error; refused: Excel's side answered with a code; threw: the script failed by itself; wrong: the embedded workbook
   * failed without a code, did not answer in time, or contradicted the documentation.
   */
  readonly outcome: "ran" | "refused" | "threw" | "wrong";
  /** The code and the member that refused, "ApiNotFound Range.find"; what was thrown; what contradicts the documentation. */
  readonly detail: string;
}

/** Milliseconds for one button. */
const MOST_TIME = 8_000;

/**
 * Runs a sample's script on a new workbook, in a page with its own body, and presses its buttons in the order in which it listens to
 * them. Waits even for runs that the sample does not wait for, and reports every error.
 */
export async function pressButtons({ name, html, script }: Sample): Promise<Pressed[]> {
  const book = openNodeWorkbook({ sheets: ["Sheet1"] });
  const work = new Work();
  // What a listener throws comes out here.
  const virtualConsole = new VirtualConsole().on("jsdomError", (error: Error & { detail?: unknown }) =>
    work.fail(error.detail ?? error),
  );
  const options = { url: "https://localhost/", pretendToBeVisual: true, virtualConsole };
  const { window } = new JSDOM(`<!DOCTYPE html><body>${html}</body>`, options);
  const pressed: Pressed[] = [];
  try {
    const buttons = listenedTo(window.document);
    const failure = await work.failureOf(() => runScript(script, window, work));
    if (failure) return [{ button: "(script)", ...failure }];
    for (const button of buttons) {
      const click = () => window.document.getElementById(button)?.dispatchEvent(new window.Event("click"));
      const found = (await work.failureOf(click, () => book.eventsDelivered())) ?? missedTruth(name, button, book);
      pressed.push({ button, ...(found ?? { outcome: "ran", detail: "" }) });
    }
  } finally {
    book.dispose();
    window.close();
  }
  return pressed;
}

type Failure = Pick<Pressed, "outcome" | "detail">;

function missedTruth(name: string, button: string, book: NodeWorkbook): Failure | undefined {
  const missed = truthsOf(name, button).find(({ holds }) => !holds(book.workbook));
  return missed && { outcome: "wrong", detail: `not so: ${missed.sentence}` };
}

/** The ids of elements that a click is listened to on, filled while the script runs. */
function listenedTo(document: Document): string[] {
  const ids: string[] = [];
  const find = document.getElementById.bind(document);
  document.getElementById = (id: string) => {
    const element = find(id);
    if (!element || Object.hasOwn(element, "addEventListener")) return element;
    const listen = element.addEventListener.bind(element) as (type: string, listener: EventListener) => void;
    element.addEventListener = (type: string, listener: unknown) => {
      if (type === "click" && !ids.includes(id)) ids.push(id);
      listen(type, listener as EventListener);
    };
    return element;
  };
  return ids;
}

/** Work that a script has begun, perhaps without waiting for it. */
class Work {
  private running = new Set<Promise<unknown>>();
  private failures: unknown[] = [];

  /** Keeps what is begun, and its failure. */
  keep<T>(begun: Promise<T>): Promise<T> {
    const watched = begun
      .catch((error: unknown) => void this.failures.push(error))
      .finally(() => this.running.delete(watched));
    this.running.add(watched);
    return begun;
  }

  fail(error: unknown): void {
    this.failures.push(error);
  }

  /** Begins something, waits until it and everything it started have ended, and returns the first failure. */
  async failureOf(
    begin: () => unknown,
    settle: () => Promise<void> = () => Promise.resolve(),
  ): Promise<Failure | undefined> {
    this.failures = [];
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<"late">((resolve) => (timer = setTimeout(() => resolve("late"), MOST_TIME)));
    const whole = async (): Promise<"done"> => {
      try {
        await begin();
      } catch (error) {
        this.failures.push(error);
      }
      for (let turns = 0; turns < 3; turns++) {
        while (this.running.size > 0) await Promise.all(this.running);
        await settle();
      }
      return "done";
    };
    const end = await Promise.race([whole(), late]);
    clearTimeout(timer);
    if (this.failures.length > 0) return failure(this.failures[0]);
    return end === "late" ? { outcome: "wrong", detail: `no end within ${MOST_TIME / 1000} s` } : undefined;
  }
}

function failure(error: unknown): Failure {
  if (error instanceof OfficeExtension.Error) {
    const { code, message, debugInfo } = error;
    if (message.includes("embedded workbook:")) return { outcome: "wrong", detail: firstLine(message) };
    return { outcome: "refused", detail: `${code} ${debugInfo?.errorLocation ?? ""}`.trim() };
  }
  return {
    outcome: "threw",
    detail: firstLine(error instanceof Error ? `${error.name}: ${error.message}` : String(error)),
  };
}

const firstLine = (text: string): string => text.split("\n")[0]!.slice(0, 160);

/** Runs the script with the page's names, its own `tryCatch` replaced by one that hides nothing. */
function runScript(script: string, window: JSDOM["window"], work: Work): unknown {
  const kept = Object.create(Excel, {
    run: { value: (...args: Parameters<typeof Excel.run>) => work.keep(Excel.run(...args)) },
  }) as typeof Excel;
  const tryCatch = (callback: () => unknown): Promise<unknown> => work.keep(Promise.resolve().then(callback));
  const quiet = Object.fromEntries(
    ["log", "error", "warn", "info", "table", "debug"].map((name) => [name, () => undefined]),
  );
  const names = {
    window,
    document: window.document,
    Excel: kept,
    Office,
    OfficeExtension,
    console: quiet,
    tryCatchAll: tryCatch,
  };
  // Functions are hoisted: the sample's own helper has been declared when the first line replaces it.
  const code = `if (typeof tryCatch === "function") tryCatch = tryCatchAll;\n${script}`;
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- running what others wrote is the purpose
  const run = new Function(...Object.keys(names), code) as (...values: unknown[]) => void;
  return run(...Object.values(names));
}
