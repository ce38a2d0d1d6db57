import { areaAddress, type SheetStore } from "../../store";
import type { EmbeddedExcel } from "../../protocol/embeddedExcel";
import { attempt } from "../controls/attempt";

const PLAIN_TEXT = "text/plain";

/** Connects the system's clipboard with the cells: copied cells go out as text, and text from other programs comes in. */
export class GridClipboard {
  private readonly listeners: readonly (readonly ["copy" | "cut" | "paste", (event: ClipboardEvent) => void])[];

  /**
   * @param surface takes part while it has the focus. @param say tells what was done. @param refuse tells what was not.
   */
  constructor(
    private readonly surface: HTMLElement,
    private readonly excel: EmbeddedExcel,
    private readonly say: (sentence: string) => void,
    private readonly refuse: (sentence: string) => void,
  ) {
    this.listeners = [
      ["copy", (event) => this.hand(event, () => this.take(false))],
      ["cut", (event) => this.hand(event, () => this.take(true))],
      ["paste", (event) => this.receive(event)],
    ];
    for (const [type, listen] of this.listeners) document.addEventListener(type, listen);
  }

  close(): void {
    for (const [type, listen] of this.listeners) document.removeEventListener(type, listen);
  }

  /** From a menu, where a page may write to the system's clipboard but not always read it. */
  copy(isCut: boolean): void {
    const text = this.take(isCut);
    // Even if the browser refuses, the cells are on the page's own clipboard.
    if (text !== undefined) void navigator.clipboard.writeText(text).catch(() => undefined);
  }

  async paste(): Promise<void> {
    if (this.excel.person.clipboard.copied) return this.put(undefined);
    try {
      this.put(await navigator.clipboard.readText());
    } catch {
      this.refuse("The browser does not hand its clipboard to a menu of a page. Press Ctrl+V in the sheet instead.");
    }
  }

  private get sheet(): SheetStore {
    return this.excel.workbook.activeSheet;
  }

  private hand(event: ClipboardEvent, take: () => string | undefined): void {
    if (document.activeElement !== this.surface) return;
    event.preventDefault();
    const text = take();
    if (text !== undefined) event.clipboardData?.setData(PLAIN_TEXT, text);
  }

  private receive(event: ClipboardEvent): void {
    if (document.activeElement !== this.surface) return;
    event.preventDefault();
    this.put(event.clipboardData?.getData(PLAIN_TEXT));
  }

  private take(isCut: boolean): string | undefined {
    const { sheet } = this;
    let text: string | undefined;
    attempt(() => {
      const copied = this.excel.person.copy(sheet, sheet.selection.areas, isCut);
      text = copied.text;
      this.say(`${areaAddress(copied.area)} ${isCut ? "cut" : "copied"}: choose a cell and press Ctrl+V.`);
    }, this.refuse);
    return text;
  }

  private put(text: string | undefined): void {
    attempt(() => this.excel.person.paste(this.sheet, text), this.refuse);
  }
}
