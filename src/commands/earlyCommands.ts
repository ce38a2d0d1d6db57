import { type CommandName, commandNames, PART_MISSING, WINDOW_ENDS, WORK_ENDS } from "./commandNames";
import { showWindow } from "./showWindow";

type CommandEvent = Office.AddinCommands.Event;

/**
 * Runs before office.js, which answers the ribbon as soon as it has loaded and silently drops a command whose function it does not find.
 * So commands that come before commands.js has loaded are kept here. A function of the window is what office.js looks for first, and it
 * calls what it found only in a later turn, by when commands.js may have loaded and `answerCommand` be there.
 */
declare global {
  interface Window extends Partial<Record<CommandName, (event: CommandEvent) => void>> {
    earlyCommands?: { readonly name: CommandName; readonly event: CommandEvent }[];
    answerCommand?: (name: CommandName, event: CommandEvent) => void;
  }
}

const early: NonNullable<Window["earlyCommands"]> = (window.earlyCommands = []);
for (const name of commandNames) {
  window[name] = (event) => {
    if (window.answerCommand !== undefined) window.answerCommand(name, event);
    else if (hasFailed) void refuse(event);
    else early.push({ name, event });
  };
}

let hasFailed = false;
function giveUp(): void {
  hasFailed = window.answerCommand === undefined;
  if (hasFailed) for (const { event } of early.splice(0)) void refuse(event);
}
// By then commands.js has run, unless it could not be loaded, or hangs.
window.addEventListener("load", giveUp);
window.setTimeout(giveUp, WORK_ENDS);

/** Says that nothing came of a command, in the words that need no script. */
function refuse(event: CommandEvent): Promise<void> {
  return showWindow({ sentence: PART_MISSING }, WINDOW_ENDS - performance.now()).finally(() => event.completed());
}
