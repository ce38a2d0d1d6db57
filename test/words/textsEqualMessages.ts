import { expect } from "@jest/globals";
import { type Message, isTold } from "../../src/message";
import { say } from "../../src/words";

/**
 * A message equals its English words, so that a test reads the same before and after a sentence becomes a message. This goes when every
 * sentence below the words is one.
 */
const isMessage = (value: unknown): value is Message => typeof value === "object" && value !== null && isTold(value);

expect.addEqualityTesters([
  (one, other) => {
    if (isMessage(one) && typeof other === "string") return say(one) === other;
    if (isMessage(other) && typeof one === "string") return say(other) === one;
    return undefined;
  },
]);
