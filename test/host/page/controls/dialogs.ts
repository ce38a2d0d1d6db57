import { button, element } from "./elements";

/** Shows a sentence with an OK button. Resolves when the dialog is closed. */
export async function tell(sentence: string): Promise<void> {
  await ask("Embedded workbook", [element("p", {}, sentence)], "OK", undefined);
}

/** Asks a question with one button to do it and one to cancel. Resolves to true for the first. */
export async function confirmed(title: string, sentence: string, act: string): Promise<boolean> {
  return ask(title, [element("p", {}, sentence)], act, "Cancel");
}

/** Asks for a line of text. Resolves to undefined when the person cancels. */
export async function askText(title: string, label: string, value: string): Promise<string | undefined> {
  const input = element("input", { type: "text", value, autofocus: true, maxlength: "100" });
  input.value = value;
  const chosen = await ask(title, [element("label", {}, label, input)], "OK", "Cancel");
  return chosen ? input.value : undefined;
}

/** Asks for one of several. Resolves to its place in the list, or undefined. */
export async function askOne(
  title: string,
  label: string,
  options: readonly string[],
  act: string,
): Promise<number | undefined> {
  const list = element("select", { size: String(Math.min(10, Math.max(4, options.length))), autofocus: true });
  list.append(...options.map((option) => element("option", {}, option)));
  list.selectedIndex = 0;
  list.addEventListener("dblclick", () => list.form?.requestSubmit());
  const chosen = await ask(title, [element("label", {}, label, list)], act, "Cancel");
  return chosen && list.selectedIndex >= 0 ? list.selectedIndex : undefined;
}

function ask(title: string, content: HTMLElement[], act: string, cancel: string | undefined): Promise<boolean> {
  const before = document.activeElement;
  const form = element("form", { method: "dialog" });
  const dialog = element("dialog", { class: "question", "aria-label": title }, form);
  return new Promise((resolve) => {
    /** Called at once rather than on the event `close`, which comes later: keys typed meanwhile belong to the place behind the dialog. */
    const end = (event: Event | undefined, isChosen: boolean): void => {
      event?.preventDefault();
      dialog.close();
      dialog.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(isChosen);
    };
    const buttons = element("div", { class: "buttons" }, element("button", { type: "submit", class: "primary" }, act));
    if (cancel !== undefined) buttons.append(button(cancel, () => end(undefined, false)));
    form.append(element("h2", {}, title), ...content, buttons);
    form.addEventListener("submit", (event) => end(event, true));
    form.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || !(event.target instanceof HTMLSelectElement)) return;
      event.preventDefault();
      form.requestSubmit();
    });
    dialog.addEventListener("cancel", (event) => end(event, false));
    document.body.append(dialog);
    dialog.showModal();
  });
}
