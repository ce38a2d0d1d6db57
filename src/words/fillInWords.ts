import type { Message } from "../message";
import { loadAllWords, say } from "./speech";

/** Gives each element with `data-words` the message of that id; its English stands in the page until then. Rejects as loadAllWords does. */
export async function fillInWords(page: Document): Promise<void> {
  await loadAllWords();
  for (const element of page.querySelectorAll<HTMLElement>("[data-words]")) {
    element.textContent = say({ id: element.dataset["words"], args: {} } as Message);
  }
}
