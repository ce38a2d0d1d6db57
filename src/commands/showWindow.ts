/** In the same folder as commands.html. */
const PAGE = "message.html";

/**
 * Shows the page of messages in a window (Microsoft's "Use the Office dialog API in Office Add-ins" names errors of function commands as a
 * use of it). `said`: by the ids of the page's places. Resolves when the person or Office closes the window, and after these milliseconds,
 * when it is closed. Rejects with an Error holding Office's code when no window can be opened.
 */
export async function showWindow(said: Readonly<Record<string, string>>, milliseconds: number): Promise<void> {
  const page = new URL(PAGE, window.location.href);
  // After the #, so that no server sees what it says; within an iframe on the web, where pop-ups may be blocked.
  page.hash = new URLSearchParams(said).toString();
  let shown: Office.Dialog | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve, reject) => {
    const close = () => {
      try {
        shown?.close();
      } catch {
        // Excel refused, and office.js calls neither handler any more. Office closes the window with the command.
      }
      resolve();
    };
    patience = setTimeout(close, milliseconds);
    Office.context.ui.displayDialogAsync(page.href, { height: 30, width: 30, displayInIframe: true }, (opened) => {
      if (opened.status !== Office.AsyncResultStatus.Succeeded) {
        const { code, message: told } = opened.error;
        return reject(new Error(`The message could not be shown (${code}: ${told}): ${said["sentence"]}`));
      }
      shown = opened.value;
      shown.addEventHandler(Office.EventType.DialogMessageReceived, close);
      shown.addEventHandler(Office.EventType.DialogEventReceived, () => resolve());
    });
  });
  await over.finally(() => clearTimeout(patience));
}
