/** A clock in milliseconds. */
export interface Clock {
  readonly now: () => number;
  /** Calls once after this many milliseconds. The function it returns cancels the call. */
  readonly after: (milliseconds: number, call: () => void) => () => void;
}

/** The time of the computer that the pane runs on. */
export const clock: Clock = {
  now: () => performance.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};
