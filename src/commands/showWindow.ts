/** In the same folder as commands.html. */
const PAGE = "message.html";

/**
 * Shows the page of messages in a window (Microsoft's "Use the Office dialog API in Office Add-ins" names errors of function commands as a
 * use of it), with what it is to say. Resolves when the person or Office closes the window; closes it after these milliseconds. Rejects
 * with an Error holding Office's code when no window can be opened.
 */
export async function showWindow(said: Readonly<Record<string, string>>, milliseconds: number): Promise<void> {
  await closed(await open(said), milliseconds);
}

function open(said: Readonly<Record<string, string>>): Promise<Office.Dialog> {
  const page = new URL(PAGE, window.location.href);
  const words = new URL(window.location.href).searchParams.get("words");
  if (words !== null) page.searchParams.set("words", words); // in the same language as this page
  // After the #, so that no server sees what it says; within an iframe on the web, where pop-ups may be blocked.
  page.hash = new URLSearchParams(said).toString();
  return new Promise((resolve, reject) => {
    Office.context.ui.displayDialogAsync(page.href, { height: 30, width: 30, displayInIframe: true }, (opened) => {
      if (opened.status === Office.AsyncResultStatus.Succeeded) return resolve(opened.value);
      const { code, message: told } = opened.error;
      reject(new Error(`The message could not be shown (${code}: ${told}): ${said["sentence"]}`));
    });
  });
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
