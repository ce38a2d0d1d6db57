import { message } from "../message";
import { canSay, pageLanguage, text } from "../words";
import type { WindowMessage } from "./runCommand";

/** In the same folder as commands.html. */
const PAGE = "message.html";

/** Excel on the web refuses long addresses, and those with line breaks, even encoded ones (OfficeDev/office-js#2762). */
const MOST_DETAILS = 1_500;

/**
 * Shows the message in a window (Microsoft's "Use the Office dialog API in Office Add-ins" names errors of function commands
 * as a use of it). Resolves when the window is closed; closes it after these milliseconds.
 * Rejects with an Error holding Office's code when no window can be opened, with or without the details.
 */
export async function showMessage({ sentence, details }: WindowMessage, milliseconds: number): Promise<void> {
  const line = inOneLine(details).slice(0, MOST_DETAILS);
  const shown = await open(sentence, line).catch((error: unknown) => {
    if (line === "") throw error;
    return open(sentence, "");
  });
  await closed(shown, milliseconds);
}

function inOneLine(text: string): string {
  return text.trim().replace(/[\s\u2028\u2029]+/g, " ");
}

function open(sentence: string, details: string): Promise<Office.Dialog> {
  const page = new URL(PAGE, window.location.href);
  const words = new URL(window.location.href).searchParams.get("words");
  if (words !== null) page.searchParams.set("words", words); // in the same language as this page
  // After the #, so that no server sees what it says; within an iframe on the web, where pop-ups may be blocked.
  page.hash = new URLSearchParams({ sentence: inOneLine(sentence), details, ...ownWords() }).toString();
  return new Promise((resolve, reject) => {
    Office.context.ui.displayDialogAsync(page.href, { height: 30, width: 30, displayInIframe: true }, (opened) => {
      if (opened.status === Office.AsyncResultStatus.Succeeded) return resolve(opened.value);
      const { code, message: told } = opened.error;
      reject(new Error(`The message could not be shown (${code}: ${told}): ${sentence}`));
    });
  });
}

/**
 * What else the window says, and its language. It comes with the sentence: a script of words could be missing there, and half of the window
 * would be in English. Nothing where this page lacks its words itself.
 */
function ownWords(): Record<string, string> {
  if (!canSay(message("pane-opens-with"))) return {};
  const { tag, direction } = pageLanguage();
  const words = { "words-details": text("details"), "words-close": text("close") };
  return { lang: tag, dir: direction, ...words, "words-pane-opens-with": text("pane-opens-with") };
}

/** Resolves when the window is closed, by the person, by Office or after these milliseconds. */
function closed(shown: Office.Dialog, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const patience = setTimeout(close, milliseconds);
    function close(): void {
      clearTimeout(patience);
      shown.close();
      resolve();
    }
    shown.addEventHandler(Office.EventType.DialogMessageReceived, close);
    shown.addEventHandler(Office.EventType.DialogEventReceived, () => {
      clearTimeout(patience);
      resolve();
    });
  });
}
