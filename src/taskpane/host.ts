/** Where the pane is open: in a supported Excel, in one that is too old, or outside Excel. */
export type Host = "excel" | "older" | "outside";

/** How long the page waits for office.js; after that it still listens, in case Excel was only slow. */
const PATIENCE_MS = 8000;

/** Calls `show` with the host, and again if Excel answers later. office.js may be missing (no network) or never answer. */
export function watchHost(show: (host: Host) => void): void {
  if (typeof Office === "undefined") return show("outside");
  const patience = setTimeout(() => show("outside"), PATIENCE_MS);
  void Office.onReady().then(({ host }) => {
    clearTimeout(patience);
    if (host !== Office.HostType.Excel) show("outside");
    else show(Office.context.requirements.isSetSupported("ExcelApi", "1.14") ? "excel" : "older");
  });
}

const F6 = 117;

/**
 * F6 alone leaves the pane too, forwards or with Shift backwards. In Excel on the web office.js passes Ctrl+F6 to the host and leaves F6
 * to the browser; on a desktop Excel handles both before the pane does.
 */
export function leaveByF6(pane: Window): void {
  pane.addEventListener("keydown", (event) => {
    if (event.key !== "F6" || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    // office.js checks the numeric key code.
    pane.dispatchEvent(
      new KeyboardEvent("keydown", {
        key: "F6",
        keyCode: F6,
        ctrlKey: true,
        shiftKey: event.shiftKey,
        cancelable: true,
      }),
    );
  });
}
