/**
 * Milliseconds from one look at the selection to the next while Excel has reported none: often at first, then once a minute, and after
 * the last never again.
 */
const PAUSES = [5, 10, 20, 40, 60, 60, 60, 60, 60, 60].map((seconds) => 1000 * seconds);

/** How much later than the selection a report of it may come, in milliseconds. */
const PATIENCE = 3000;

/**
 * Whether an Excel reports what is selected. Some versions take a listener and never call it (OfficeDev/office-js#533, #6311). A person who
 * presses no key looks the same, so somebody has to look whether the selection has moved; nobody has to any more once one was reported.
 */
export class Hearing {
  private isHeard = false;
  private hasMoved = false;
  private looks = 0;

  /** `left`: the address of what was selected when the listening began. */
  constructor(private readonly left: string) {}

  heard(): void {
    this.isHeard = true;
  }

  /** The selection is here; undefined if that is not known, or another sheet is in front. */
  seen(address: string | undefined): void {
    this.looks++;
    if (address !== undefined && address !== this.left) this.hasMoved = true;
  }

  /** Milliseconds until somebody should look the next time; undefined for never. */
  get pause(): number | undefined {
    if (this.isHeard) return undefined;
    return this.hasMoved ? PATIENCE : PAUSES[this.looks];
  }

  /** Whether the selection has moved and nothing was reported, if asked after {@link pause}. */
  get isDeaf(): boolean {
    return this.hasMoved && !this.isHeard;
  }
}
