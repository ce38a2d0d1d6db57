import { isSpoken, pageLanguage, text } from "../words";
import { showWindow } from "./showWindow";
import type { WindowMessage } from "./runCommand";

/** Excel on the web refuses long addresses, and those with line breaks, even encoded ones (OfficeDev/office-js#2762). */
const MOST_DETAILS = 1_500;

/** As {@link showWindow}, and rejects as it does when no window can be opened, with or without the details. */
export async function showMessage({ sentence, details = "" }: WindowMessage, milliseconds: number): Promise<void> {
  const line = inOneLine(details).slice(0, MOST_DETAILS);
  const said = { sentence: inOneLine(sentence), ...ownWords() };
  await showWindow({ ...said, "details-text": line }, milliseconds).catch((error: unknown) => {
    if (line === "") throw error;
    return showWindow(said, milliseconds);
  });
}

function inOneLine(text: string): string {
  return text.trim().replace(/[\s\u2028\u2029]+/g, " ");
}

/** What else the window says, and its language. Nothing if this page lacks its words: the window is in English then, as the sentence is. */
function ownWords(): Record<string, string> {
  if (!isSpoken()) return {};
  const { tag: lang, direction: dir } = pageLanguage();
  return { lang, dir, details: text("details"), close: text("close"), "pane-opens-with": text("pane-opens-with") };
}
