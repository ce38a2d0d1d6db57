/**
 * Runs before office.js: it answers the ribbon as soon as it is there itself, and a command for which it finds no function then is
 * dropped without a word. Commands that come before commands.js has are kept for it. A function of the window is what office.js asks for
 * first.
 */
declare global {
  interface Window {
    /** The ribbon's Generate. */
    generateMaze?: (event: Office.AddinCommands.Event) => void;
    /** Commands of it that nobody has begun yet. */
    earlyCommands?: Office.AddinCommands.Event[];
  }
}

const early: Office.AddinCommands.Event[] = (window.earlyCommands = []);
window.generateMaze = (event) => void early.push(event);

export {};
