import { type CommandName, commandNames } from "./commandNames";

/** A command that has not been started yet. */
interface EarlyCommand {
  readonly name: CommandName;
  readonly event: Office.AddinCommands.Event;
}

type CommandFunctions = Partial<Record<CommandName, (event: Office.AddinCommands.Event) => void>>;

/**
 * Runs before office.js, which answers the ribbon as soon as it has loaded and silently drops a command whose function it does not find.
 * So commands that come before commands.js has loaded are kept here. A function of the window is what office.js looks for first.
 */
declare global {
  interface Window extends CommandFunctions {
    earlyCommands?: EarlyCommand[];
  }
}

const early: EarlyCommand[] = (window.earlyCommands = []);
for (const name of commandNames) window[name] = (event) => void early.push({ name, event });
