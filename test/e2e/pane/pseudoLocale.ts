/**
 * What tests in a pseudo-locale look at. There every message is long and accented and stands in brackets, so a text that was never
 * made a message stands out, and what has too little room for another language is cut off.
 */

/**
 * In a page: every text that is seen or that a screen reader reads: texts in view, names and descriptions of controls, the title. Not
 * what stands in a pre: the program's own words for what it refused.
 */
export function textsInPage(): string[] {
  const found = [document.title];
  for (const each of document.querySelectorAll<HTMLElement>("body *")) {
    const isOption = each instanceof HTMLOptionElement;
    if (
      each instanceof HTMLScriptElement ||
      each instanceof HTMLPreElement ||
      !(isOption ? each.closest("select")! : each).checkVisibility()
    )
      continue;
    for (const node of each.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent!);
    for (const { name, value } of each.attributes) {
      if (/^(title|placeholder|alt|aria-(label|valuetext|description|roledescription))$/.test(name)) found.push(value);
    }
    if (each instanceof HTMLTextAreaElement && each.readOnly) found.push(...each.value.split("\n"));
  }
  return found.map((words) => words.trim()).filter((words) => words !== "");
}

/** In a page: from now on collects what live regions say, however shortly it stands there; {@link heard} gives it. */
export function listen(): void {
  const said = ((globalThis as { saidInPage?: string[] }).saidInPage = [] as string[]);
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      if (!(target instanceof Element) || target.closest("[role=status], [role=alert], [aria-live]") === null) continue;
      for (const node of addedNodes) {
        const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        for (let text: Node | null = walker.currentNode; text; text = walker.nextNode())
          if (text.nodeType === Node.TEXT_NODE && !text.parentElement?.closest("pre")) said.push(text.textContent!);
      }
    }
  }).observe(document.body, { childList: true, subtree: true });
}

/** In a page: what live regions said since {@link listen}. */
export function heard(): string[] {
  const said = (globalThis as { saidInPage?: string[] }).saidInPage!;
  return [...new Set(said)].map((words) => words.trim()).filter((words) => words !== "");
}

/** In a page: texts that run out of the page, of what holds them, or of sight where nothing scrolls; and controls too narrow for theirs. */
export function cutOff(): string[] {
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement!;
    const isShown = node.textContent!.trim() !== "" && !parent.closest("option, script") && parent.checkVisibility();
    if (!isShown || isForScreenReaders(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const where = [...range.getClientRects()].map((box) => outOf(box, parent)).find((place) => place !== undefined);
    if (where !== undefined) found.push(`out of ${where}: ${node.textContent!.trim().slice(0, 60)}`);
  }
  const pen = document.createElement("canvas").getContext("2d")!;
  for (const control of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("select, input[placeholder]")) {
    if (!control.checkVisibility()) continue;
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(control);
    pen.font = font;
    const room = control.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
    const shown = control instanceof HTMLSelectElement ? control.selectedOptions[0]!.text : control.placeholder;
    const needed = Math.floor(pen.measureText(shown).width);
    if (needed > room) found.push(`${needed} in ${room}: ${shown}`);
  }
  return found;

  function isForScreenReaders(element: HTMLElement): boolean {
    for (let around: HTMLElement | null = element; around; around = around.parentElement)
      if (getComputedStyle(around).display !== "inline" && around.offsetWidth === 1) return true;
    return false;
  }

  function outOf(text: DOMRect, element: HTMLElement): string | undefined {
    if (text.left < -0.5 || text.right > clientWidth + 0.5) return "the page";
    for (let around: HTMLElement | null = element; around; around = around.parentElement) {
      const { display, overflowY } = getComputedStyle(around);
      if (display === "inline" || display === "contents") continue;
      const name = `${around.localName}.${around.className}`;
      const box = around.getBoundingClientRect();
      if (text.left < box.left - 0.5 || text.right > box.right + 0.5) return name;
      // A button beside it unfolds the rest; {@link unfold} presses it.
      const isFolded = around.parentElement?.querySelector(':scope > button[aria-expanded="false"]');
      if (isFolded && around.matches(".unfolding-content")) return undefined;
      const isFixed = overflowY === "hidden" || overflowY === "clip" || around instanceof HTMLButtonElement;
      if (isFixed && (text.top < box.top - 0.5 || text.bottom > box.bottom + 0.5)) return name;
      const scrolls = around.scrollHeight > around.clientHeight + 1 && /auto|scroll/.test(overflowY);
      const byKeys =
        around.tabIndex >= 0 || around.querySelector("button, input, select, textarea, summary, a") !== null;
      if (scrolls && !byKeys) return `${name}, which keys do not scroll`;
    }
    return undefined;
  }
}

/** In a page: unfolds what is too long for its place, or folds it again; says whether there was any. */
export function unfold(isFolded: boolean): boolean {
  const buttons = document.querySelectorAll<HTMLElement>(`.unfolding > button[aria-expanded="${!isFolded}"]`);
  const shown = [...buttons].filter((each) => each.checkVisibility());
  for (const each of shown) each.click();
  return shown.length > 0;
}

/** Of these texts, those that are neither a message in the pseudo-locale nor data, and words in messages that are neither. */
export function unspoken(texts: readonly string[], data: readonly RegExp[]): string[] {
  const isData = (words: string): boolean => data.some((known) => known.test(words));
  return [
    ...new Set(
      texts
        .flatMap((text) => text.split("\t")) // the cells of a table
        .filter((words) => !isData(words))
        .flatMap((words) => (isMessage(words) ? fillings(words) : [words])),
    ),
  ].filter((words) => !isData(words));
}

/** Whether it is one message from the first bracket to the last; names of sheets are messages that fill others. */
function isMessage(words: string): boolean {
  let depth = 0;
  const closes = Array.from(words, (sign) => (depth += Number(sign === "⟦") - Number(sign === "⟧")) === 0);
  return words.startsWith("⟦") && closes.indexOf(true) === closes.length - 1;
}

/** The words that a message is filled with: the pseudo-locale leaves their letters as they are. */
function fillings(words: string): string[] {
  const marked = words.replace(/([áéíóúÁÉÍÓÚ])[aeiou]/gi, "$1");
  return (marked.match(/[\p{L}\d]+/gu) ?? []).filter((word) => /[aceinosuyz]/i.test(word));
}

/**
 * The add-in's name, numbers, colours, units, addresses, names of papers and files, and examples of what is typed; the letters of a
 * formula, O(n log n), and the word with which the browser ends a list.
 */
export const DATA: readonly RegExp[] = [
  /^Lavirint(\.txt)?$/,
  /^-?[\d.,]+( %)?$/,
  /^#[\dA-F]{6}$/,
  /^[%‰]$/,
  /^(A\d|Letter|Legal)$/,
  /^[A-Z]{1,3}\d+$/,
  /^B2 C2\nC2 C3$/,
  /^(O|n|log)$/,
  /^(and|or)$/,
];
