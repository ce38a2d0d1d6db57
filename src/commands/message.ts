import { fillInWords, localesHere, speak } from "../words";

/**
 * The page of the message window: what stands after the # of its address, as text and never as markup. Only Excel shows it, because
 * anybody may write such an address.
 */
const message = new URLSearchParams(window.location.hash.slice(1));
const language = message.get("lang");

if (typeof Office === "undefined") show();
else {
  void Office.onReady(({ host }) => {
    const isInExcel = host === Office.HostType.Excel;
    if (isInExcel) sayMessage();
    if (!isInExcel || language === null) void speakHere();
    show();
    if (isInExcel) offerClose();
  });
}

function show(): void {
  document.querySelector("main")?.removeAttribute("hidden");
}

function sayMessage(): void {
  const sentence = message.get("sentence");
  const details = message.get("details");
  if (language !== null) sayWhatCame(language);
  if (sentence) setText("sentence", sentence);
  if (details) {
    setText("details-text", details);
    document.getElementById("details")?.removeAttribute("hidden");
  }
}

function offerClose(): void {
  const button = document.getElementById("close");
  button?.removeAttribute("hidden");
  button?.addEventListener("click", close);
  button?.focus();
  // Where Excel itself closes the window on Esc, it sometimes does not tell the command, which would wait for minutes
  // (OfficeDev/office-js#5410).
  window.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") close();
  });
  window.addEventListener("pagehide", close);
}

function close(): void {
  Office.context.ui.messageParent("close");
}

/** The window's own words came with the sentence, in its language. */
function sayWhatCame(tag: string): void {
  document.documentElement.lang = tag;
  document.documentElement.dir = message.get("dir") ?? "";
  for (const element of document.querySelectorAll<HTMLElement>("[data-words]")) {
    const words = message.get(`words-${element.dataset["words"]}`);
    if (words !== null) element.textContent = words;
  }
}

/** Without a message, what stands there in English is said in the person's language; it stays English if the words do not load. */
async function speakHere(): Promise<void> {
  try {
    const { tag, direction } = await speak(localesHere().display);
    document.documentElement.lang = tag;
    document.documentElement.dir = direction;
    await fillInWords(document);
  } catch {
    // The message itself came with the address.
  }
}

function setText(id: string, text: string): void {
  const place = document.getElementById(id);
  if (place === null) return;
  place.textContent = text;
  delete place.dataset["words"];
}
