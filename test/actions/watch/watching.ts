import type { ActionOutcome, GenerateChoice, Dialogue } from "../../../src/actions/core";
import { generate } from "../../../src/actions/make/generate";
import { type Player, goTo, watch, type Watching } from "../../../src/actions/watch/player";
import { choice, conversation, openSized } from "../stage";

/** Plays at `speed` steps per second; calls `shown` with every position. */
export function watching(
  speed: number,
  shown: (position: number) => void = () => undefined,
): Watching & { pause(): void } {
  const pausing = new AbortController();
  return { speed: () => speed, paused: pausing.signal, shown, pause: () => pausing.abort() };
}

/** Plays by a clock that advances only while everything waits for it, so that a slow machine shows the same steps as a fast one. */
export async function watchByClock(player: Player, pace: Watching, talk: Dialogue): Promise<ActionOutcome> {
  jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
  let isOver = false;
  const outcome = watch(player, pace, talk).finally(() => (isOver = true));
  try {
    for (let idle = 0; !isOver; idle++) {
      if (idle > 100_000) throw new Error("The watch neither goes on nor ends.");
      await new Promise((resolve) => setImmediate(resolve));
      if (jest.getTimerCount() === 0) continue;
      await jest.advanceTimersToNextTimerAsync();
      idle = 0;
    }
    return await outcome;
  } finally {
    await jest.runAllTimersAsync(); // events on the way
    jest.useRealTimers();
  }
}

/** The player of a maze of this size in a new workbook, before its first step unless it is made at another pace. */
export async function played(columns: number, rows: number, made: Partial<GenerateChoice> = {}): Promise<Player> {
  await openSized(columns, rows);
  return (await generate({ ...choice, pace: "step", ...made }, conversation())).player;
}

export const move = (player: Player, position: number, talk: Dialogue = conversation()) => goTo(player, position, talk);
