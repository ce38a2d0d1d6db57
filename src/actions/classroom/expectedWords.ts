import { type Message, message } from "../../message";
import { type TimesFit, expectedMinutes, roundedMinutes } from "../../maze/times";

/** "About 6 minutes (3 to 12), from 24 mazes of this class." `rating`: whole, as it is shown. */
export function expectedWords(fit: TimesFit, rating: number): Message {
  const { value, low, high, isBeyond } = expectedMinutes(fit, rating);
  return message(isBeyond ? "expected-minutes-beyond" : "expected-minutes", {
    ...{ minutes: roundedMinutes(value), low: roundedMinutes(low), high: roundedMinutes(high), mazes: fit.count },
  });
}
