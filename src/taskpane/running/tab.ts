/** What stands on one tab of the pane. */
export interface Tab {
  /** From above to below. */
  readonly content: readonly HTMLElement[];
  /** Whether an action may begin. */
  setIdle(idle: boolean): void;
}
