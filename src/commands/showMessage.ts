import type { Message } from "./generateMaze";

/** Lies beside commands.html. */
const PAGE = "message.html";

/** Office ends a ribbon command, and its windows with it, after five minutes (OfficeDev/office-js-docs-pr#4854). */
const LONGEST_MS = 4.5 * 60 * 1000;

/**
 * Shows the message in a window (Microsoft: "Use the Office dialog API in Office Add-ins", which names a function command's
 * error as a use of it). Resolves when the window is closed; closes it before Office would end the command.
 * Rejects with an Error holding Office's code when no window can be opened.
 */
export function showMessage({ sentence, details }: Message): Promise<void> {
  const page = new URL(PAGE, window.location.href);
  // After the #, so that no server sees what it says; within an iframe on the web, where pop-ups may be blocked.
  page.hash = new URLSearchParams({ sentence, details }).toString();
  return new Promise((resolve, reject) => {
    Office.context.ui.displayDialogAsync(page.href, { height: 30, width: 30, displayInIframe: true }, (opened) => {
      if (opened.status !== Office.AsyncResultStatus.Succeeded) {
        reject(
          new Error(`The message could not be shown (${opened.error.code}: ${opened.error.message}): ${sentence}`),
        );
        return;
      }
      const shown = opened.value;
      const patience = setTimeout(close, LONGEST_MS);
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
  });
}
