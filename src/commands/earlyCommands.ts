/**
 * Runs before office.js, which answers the ribbon as soon as it has loaded and silently drops a command whose function it does not find.
 * So commands that come before commands.js has loaded are kept here. A function of the window is what office.js looks for first.
 */
declare global {
  interface Window {
    /** The ribbon's Generate. */
    generateMaze?: (event: Office.AddinCommands.Event) => void;
    /** Its commands that have not been started yet. */
    earlyCommands?: Office.AddinCommands.Event[];
  }
}

const early: Office.AddinCommands.Event[] = (window.earlyCommands = []);
window.generateMaze = (event) => void early.push(event);

export {};
