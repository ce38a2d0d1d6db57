import type { Message } from "../message";
import { say } from "./speech";

/** Gives each element with `data-words` the message of that id. Its English stands in the page until a language is loaded. */
export function fillInWords(page: Document): void {
  for (const element of page.querySelectorAll<HTMLElement>("[data-words]")) {
    element.textContent = say({ id: element.dataset["words"], args: {} } as Message);
  }
}
