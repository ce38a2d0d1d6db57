import type { Reference } from "../excel";

/** A short text that was pinned to cells. It has no place if its cells were deleted. */
export interface Pin {
  /** Without spaces and quotation marks. */
  readonly text: string;
  readonly place: Reference | undefined;
}

/** A text to be pinned to cells of any sheet. */
export interface NewPin extends Reference {
  readonly text: string;
}
