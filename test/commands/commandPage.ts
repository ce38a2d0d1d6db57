import type { Locks } from "../../src/worksheet/excel/openWorkbook";
import type { CommandName } from "../../src/commands/commandNames";

type Command = (event: { completed(): void }) => void;

/**
 * What Excel does where a command is chosen on the ribbon or in the menu of a cell: the page of commands is loaded, and may be told before
 * Office is ready. It is the workbook of `openMaze.ts` that the page works in.
 */
export class CommandPage {
  readonly messages: string[] = [];
  /** Commands that were completed more than once, which Office does not expect. */
  readonly completedTwice: string[] = [];
  private readonly commands = new Map<string, Command>();
  private readonly office = Office;
  private readonly clock = performance;
  /** Office's scripts and the page's own have run, or could not be loaded. */
  loaded: () => void = () => undefined;
  /** The scripts hang until the page itself gives up. */
  givesUp: () => void = () => undefined;

  /**
   * Loads the page of the commands anew. Office is never ready, as far as that page knows. Without `locks` the browser has none. What
   * office.js finds between the page's two scripts is given to `between`.
   */
  load(locks?: Locks, between: (found: (name: CommandName) => Command) => void = () => undefined): void {
    const ui = {
      displayDialogAsync: (address: string, _options: unknown, opened: (result: unknown) => void) => {
        this.messages.push(new URLSearchParams(new URL(address).hash.slice(1)).get("sentence")!);
        const value = {
          addEventHandler: (_: string, closed: () => void) => setTimeout(closed),
          close: () => undefined,
        };
        opened({ status: "succeeded", value });
      },
    };
    const { context } = this.office;
    // A page counts from when it was opened.
    const opened = this.clock.now();
    Object.defineProperty(globalThis, "performance", {
      value: { now: () => this.clock.now() - opened },
      configurable: true,
    });
    Object.defineProperty(globalThis, "navigator", { value: locks ? { locks } : {}, configurable: true });
    Object.assign(globalThis, {
      window: {
        location: { href: "https://localhost/commands.html" },
        addEventListener: (_: "load", loaded: () => void) => (this.loaded = loaded),
        setTimeout: (givesUp: () => void) => (this.givesUp = givesUp),
      },
      document: { baseURI: "https://localhost/commands.html" },
      Office: {
        ...this.office,
        PlatformType: this.office.PlatformType,
        context: { ...context, ui },
        AsyncResultStatus: { Succeeded: "succeeded" },
        EventType: { DialogMessageReceived: "message", DialogEventReceived: "event" },
        actions: { associate: (name: string, command: Command) => this.commands.set(name, command) },
        onReady: () => new Promise(() => undefined),
      },
    });
    jest.resetModules(); // nothing is left in them of an earlier page
    jest.requireActual("../../src/commands/earlyCommands");
    between((name) => window[name] as Command);
    jest.requireActual("../../src/commands/commands");
  }

  /** Takes the page's globals away. */
  close(): void {
    Object.assign(globalThis, { Office: this.office });
    Object.defineProperty(globalThis, "performance", { value: this.clock, configurable: true });
    for (const name of ["window", "navigator", "document"]) Reflect.deleteProperty(globalThis, name);
  }

  /** Runs a function that the manifest names. Resolves when the command is completed. */
  press(name = "generateMaze", command = this.commands.get(name)!): Promise<void> {
    return new Promise((resolve) => {
      let isCompleted = false;
      const completed = () => {
        if (isCompleted) this.completedTwice.push(name);
        isCompleted = true;
        resolve();
      };
      command({ completed });
    });
  }
}
