/** The content of a tab of the pane, or of About. */
export interface Tab {
  /** From top to bottom. */
  readonly content: readonly HTMLElement[];
  /** Called each time it comes into view. */
  comeIntoView?(): void;
}
