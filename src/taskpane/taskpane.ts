import { openWorkbook } from "../actions/core";
import { byScript, engine } from "../engine";
import { fillInWords, loadAllWords, localesHere, speak } from "../words";
import { leaveByF6, type Host, watchHost } from "./host";
import { openPane } from "./openPane";
import { actionsIn, rooms } from "./running";
import { followTheme } from "./followTheme";

const actions = actionsIn(openWorkbook("pane", "locks" in navigator ? navigator.locks : undefined));

const applyTheme = followTheme(document.documentElement, () =>
  typeof Office === "undefined" ? undefined : Office.context?.officeTheme,
);

engine.use(byScript);
leaveByF6(window);

watchHost((host) => {
  applyTheme();
  void show(host);
});

/** Shows one of the parts of taskpane.html, which are called like the hosts that they are for; and "speechless". */
async function show(host: Host): Promise<void> {
  const isSpeaking = host !== "outside" && (await speakHere());
  if (host === "older" && isSpeaking) await fillInWords(document).catch(() => undefined); // English stays
  const page = host === "excel" && !isSpeaking ? "speechless" : host;
  for (const part of document.querySelectorAll(".page, .pane")) part.toggleAttribute("hidden", part.id !== page);
  if (page === "excel") void start(document.getElementById(page)!);
}

/** Loads the words of the person's language. False if they do not load. */
async function speakHere(): Promise<boolean> {
  try {
    const { display, content } = localesHere();
    const { tag, direction } = await speak(display, content);
    document.documentElement.lang = tag;
    document.documentElement.dir = direction;
    return true;
  } catch {
    return false;
  }
}

/** Opens the pane; then starts the worker and loads what may be needed next, each time the page is idle. */
async function start(pane: HTMLElement): Promise<void> {
  const parts = await openPane(pane, actions, Office.context?.contentLanguage ?? navigator.language);
  for (const load of [
    loadAllWords,
    () => engine.prepare(),
    ...parts.map((part) => () => part.load()),
    ...Object.values(rooms),
  ]) {
    await idle();
    await load().catch(() => undefined); // told when somebody wants it
  }
}

/** Resolves when the page is idle, or never is; Safari does not report that. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 100);
  });
}
