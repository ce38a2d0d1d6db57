/** A clock in milliseconds. */
export interface Clock {
  readonly now: () => number;
  /** Calls once, after so many milliseconds, unless the function that it returns is called before. */
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
