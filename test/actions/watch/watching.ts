import type { Dialogue } from "../../../src/actions/desk/dialogue";
import type { Player } from "../../../src/actions/watch/player";
import { type PlayOutcome, watch, type Watching } from "../../../src/actions/watch/playing";

/** Plays at `speed` steps per second; calls `shown` with every position. */
export function watching(
  speed: number,
  shown: (position: number) => void = () => undefined,
): Watching & { pause(): void } {
  const pausing = new AbortController();
  return { speed: () => speed, paused: pausing.signal, shown, pause: () => pausing.abort() };
}

/** Plays by a clock that advances only while everything waits for it, so that a slow machine shows the same steps as a fast one. */
export async function watchByClock(player: Player, pace: Watching, talk: Dialogue): Promise<PlayOutcome> {
  jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
  let isOver = false;
  const outcome = watch(player, pace, talk).finally(() => (isOver = true));
  try {
    while (!isOver) {
      await new Promise((resolve) => setImmediate(resolve));
      if (jest.getTimerCount() > 0) await jest.advanceTimersToNextTimerAsync();
    }
    return await outcome;
  } finally {
    await jest.runAllTimersAsync(); // events on the way
    jest.useRealTimers();
  }
}
